"""The parts of a page: sections with charts and tables, each with a sentence of what it means and what can be done."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct, field

from lawspeaker_lab.results.marks import Mark
from lawspeaker_lab.results.sample import Group, Relation
from lawspeaker_lab.results.statistics import Share, wilson

MOST_BINS = 24


class Bar(Struct, frozen=True):
    """A row of a chart: a share with its interval, from 0 to 1, and beside it what chance would give, if known."""

    name: str
    count: int
    rate: float
    low: float
    high: float
    fair: float | None = None
    mark: Mark = Mark.NONE
    own: bool = False


class Chart(Struct, frozen=True):
    """Rows of shares over one axis, from `low` to `high`."""

    title: str
    rows: list[Bar]
    low: float = 0.0
    high: float = 1.0
    counts: str = "games"


class Bin(Struct, frozen=True):
    """A column of a histogram: from and to which length, and how many games."""

    first: int
    last: int
    games: int


class Histogram(Struct, frozen=True):
    """The number of games by a whole number."""

    title: str
    bins: list[Bin]

    @property
    def most(self) -> int:
        """Return the number of games in the highest column."""
        return max(bin.games for bin in self.bins)


class Grid(Struct, frozen=True):
    """A table of texts; the first column is a name. `folded`: it opens on a click."""

    title: str
    heads: list[str]
    rows: list[list[str]]
    folded: bool = False


class Section(Struct, frozen=True):
    """A part of the page: what it means, and what a designer could do."""

    id: str
    title: str
    means: str
    todo: str = ""
    charts: list[Chart] = field(default_factory=list)
    histograms: list[Histogram] = field(default_factory=list)
    grids: list[Grid] = field(default_factory=list)
    headlines: list[str] = field(default_factory=list)
    """What of it stands at the beginning of the page."""


def bar_of(name: str, group: Group | Relation, mark: Mark = Mark.NONE, own: bool = False) -> Bar:
    """Return the row of a group."""
    low, high = wilson(group.share.wins, group.share.games)
    return Bar(name, group.share.games, group.share.rate, low, high, group.fair, mark, own)


def share_bar(name: str, share: Share, fair: float | None = None, mark: Mark = Mark.NONE) -> Bar:
    """Return the row of a share."""
    low, high = wilson(share.wins, share.games)
    return Bar(name, share.games, share.rate, low, high, fair, mark)


def chart(title: str, rows: list[Bar], counts: str = "games") -> Chart:
    """Return a chart whose axis has room for all its rows, in steps of a tenth."""
    ends = [end for row in rows for end in (row.low, row.high, row.fair) if end is not None] or [0.0, 1.0]
    low, high = int(min(ends) * 10) / 10, -int(-max(ends) * 10 // 1) / 10
    return Chart(title, rows, max(0.0, low), min(1.0, max(high, low + 0.1)), counts)


def histogram(title: str, numbers: Counter[int]) -> Histogram:
    """Return a histogram of at most so many columns of the same width.

    >>> [(bin.first, bin.last, bin.games) for bin in histogram("", Counter({3: 2, 5: 1})).bins]
    [(3, 3, 2), (4, 4, 0), (5, 5, 1)]
    """
    least, most = min(numbers), max(numbers)
    width = -(-(most - least + 1) // MOST_BINS)
    bins = [
        Bin(first, first + width - 1, sum(numbers[n] for n in range(first, first + width)))
        for first in range(least, most + 1, width)
    ]
    return Histogram(title, bins)


def percent(share: float) -> str:
    """Return a share in words; one digit behind the point.

    >>> percent(0.5431), percent(1.0)
    ('54.3 %', '100.0 %')
    """
    return f"{share:.1%}".replace("%", " %")


def with_interval(share: Share) -> str:
    """Return a share with its interval.

    >>> with_interval(Share(100, 50))
    '50.0 % (40.4 to 59.6)'
    """
    low, high = wilson(share.wins, share.games)
    return f"{percent(share.rate)} ({low * 100:.1f} to {high * 100:.1f})"


def listed(names: list[str], most: int = 6) -> str:
    """Return names as a list in words.

    >>> listed(["a", "b", "c"]), listed(["a", "b", "c", "d"], 2)
    ('a, b and c', 'a, b and 2 more')
    """
    shown = names[:most]
    if len(names) > most:
        return f"{', '.join(shown)} and {len(names) - most} more"
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}" if shown else "none"
