"""Which rows of a table differ from chance, and in which order the rows stand.

seat        games     wins  95 % interval      points
player 1      500   58.2%   53.8% –  62.5%       17.90  ▲      wins more often than chance would have it
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum

from lawspeaker.project.spec import Spec
from lawspeaker_lab.results.sample import Group, Relation, Sample
from lawspeaker_lab.results.significance import LEVEL, chance_test, holm, share_test
from lawspeaker_lab.results.statistics import Share
from lawspeaker_runtime.rules.rules import Rules, ThingInfo

LEGEND = (
    "▲ wins more often, ▼ less often than chance would have it; if nothing did, a table would have a mark in one of 20 "
    "runs"
)


Own = frozenset[tuple[str, str]]
"""The kinds and names of things that an expansion declares."""


class Mark(Enum):
    """What a test says of a row."""

    MORE = "▲"
    LESS = "▼"
    NONE = ""


def probability(group: Group | Relation, sample: Sample) -> float:
    """Return the probability that chance gives a group such wins.

    Within each game the winners are compared with the others. If all players win or lose together, games are compared.
    """
    if group.variance > 0:
        return chance_test(group.share.wins, group.expected, group.variance)
    return share_test(games_with(group, sample), games_without(group, sample))


def games_with(group: Group | Relation, sample: Sample) -> Share:
    """Return the games in which any player belonged to a group, and those of them that were won.

    Those of a relation are known only if there is one player.
    """
    if isinstance(group, Relation):
        return group.share if sample.players == 1 else Share()
    return group.games


def games_without(group: Group | Relation, sample: Sample) -> Share:
    """Return the games in which nobody belonged to a group, and those of them that were won."""
    every = sample.seats[0].games if sample.seats else Share()
    games = games_with(group, sample)
    return Share(every.games - games.games, every.wins - games.wins)


def corrected(groups: Sequence[Group | Relation], sample: Sample) -> list[float]:
    """Return the probability of each row of a table, corrected for the number of rows that can be tested."""
    found = [probability(group, sample) for group in groups]
    tested = [index for index, group in enumerate(groups) if is_testable(group, sample)]
    for index, better in zip(tested, holm([found[index] for index in tested]), strict=True):
        found[index] = better
    return found


def is_testable(group: Group | Relation, sample: Sample) -> bool:
    """Tell whether there is anything with which a group can be compared."""
    return group.variance > 0 or 0 < games_with(group, sample).games < sample.ended


def marks_of(groups: Sequence[Group | Relation], sample: Sample) -> list[Mark]:
    """Return the mark of each row of a table."""
    return [mark_of(group, p, sample) for group, p in zip(groups, corrected(groups, sample), strict=True)]


def mark_of(group: Group | Relation, p: float, sample: Sample) -> Mark:
    """Return the mark of a row, given its corrected probability."""
    if p >= LEVEL:
        return Mark.NONE
    if group.variance > 0:
        return Mark.MORE if group.share.wins > group.expected else Mark.LESS
    return Mark.MORE if games_with(group, sample).rate > games_without(group, sample).rate else Mark.LESS


def own_things(spec: Spec, rules: Rules) -> frozenset[tuple[str, str]]:
    """Return the kinds and names of the things that expansions declare, not the game that they extend."""
    if len(spec.chain) < 2 or not spec.sources:
        return frozenset()
    return frozenset((thing.kind, thing.word) for thing in rules.things if is_own(spec, thing))


def is_own(spec: Spec, thing: ThingInfo) -> bool:
    """Tell whether an expansion declares a thing: by its line, in a file that is not in the folder of the base game."""
    file, _, number = thing.line.rpartition(":")
    base = folder_of(spec.sources[0].name)
    named = [source for source in spec.sources if source.name.rsplit("/", 1)[-1] == file]
    here = [source for source in named if thing.word in line_at(source.text, number)] or named
    return bool(here) and folder_of(here[-1].name) != base


def folder_of(name: str) -> str:
    """Return the folder of a file."""
    return name.rpartition("/")[0]


def line_at(text: str, number: str) -> str:
    """Return a line of a text, "" if there is none."""
    lines = text.split("\n")
    return lines[int(number) - 1] if number.isdecimal() and 0 < int(number) <= len(lines) else ""


def own_first(kind: str, names: Iterable[str], own: frozenset[tuple[str, str]]) -> list[str]:
    """Return names in their order, but those of expansions first."""
    return sorted(names, key=lambda name: (kind, name) not in own)
