from . import stats as stats
