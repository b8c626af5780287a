import pyspiel
from open_spiel.python.algorithms.cfr import Policy

def policy_value(state: pyspiel.State, policies: list[Policy]) -> list[float]: ...
