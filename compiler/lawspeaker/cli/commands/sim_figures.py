"""The sums that `sample` of an engine returns: what is asked of it, how parts are added, and what they mean.

book_of(loaded, players)      which things and values are counted together
added(one, other)             two parts as one; all figures are integers, so their order makes no difference
mean_of(figures, place)       a mean, exact whatever the order of the games was
"""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from lawspeaker.cache.load_package import Loaded
from lawspeaker.cli.commands.sim_statistics import Mean, Share
from lawspeaker_runtime.game.log import pile_of
from lawspeaker_runtime.sample import tally as t
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import PileState


class Key(Struct, frozen=True):
    """What a group is: a seat, a value of an option, or a thing of a kind; `word` is the option or the kind."""

    form: str
    word: str
    name: str


class Book(Struct, frozen=True):
    """The rows that `sample` needs, and the meaning of the groups in them."""

    rows: list[list[int]]
    groups: list[Key]

    @property
    def first_group(self) -> int:
        """Return where the figures of the groups begin."""
        return t.ENDINGS + self.rows[t.SIZES][0] + 1

    @property
    def size(self) -> int:
        """Return how many figures there are; those of games that did not end come behind."""
        return self.first_group + len(self.groups) * t.GROUP


def book_of(loaded: Loaded, state: BaseState) -> Book:
    """Return the book of a game; any state of it will do."""
    rules, players = loaded.rules, int(state.players)
    groups = {Key("seat", "", rules.seat(seat)): seat - 1 for seat in range(1, players + 1)}
    options: list[list[int]] = []
    for option in rules.options:
        kind = rules.types[option.type]
        keys = [(value, Key("option", option.word, kind.name(value))) for value in option.values]
        options.append([n for value, key in keys for n in (value, group_of(groups, key))] if option.per_player else [])
    count = len(cast(PileState, state).piles) if rules.piles else 0
    owned = [(code, pile_of(rules, code)[1]) for code in range(count)]
    own = [(code, seat - 1) for code, seat in owned if seat in range(1, players + 1)]
    things = [group_of(groups, Key("card", thing.kind, thing.name)) for thing in rules.things] if own else []
    rows = [[code for code, _ in own], [seat for _, seat in own], things, list(rules.together), *options]
    return Book([[len(rules.endings), len(groups)], *rows], list(groups))


def group_of(groups: dict[Key, int], key: Key) -> int:
    """Return the number of a group, a new one if it has none."""
    return groups.setdefault(key, len(groups))


def added(one: list[int], other: list[int], book: Book) -> list[int]:
    """Return the sums of two parts of a sample."""
    if not one:
        return other
    size = book.size
    both = [a + b for a, b in zip(one[:size], other[:size], strict=True)]
    for place in [t.LENGTH, *range(book.first_group, size, t.GROUP)]:
        parts = [part for part in (one, other) if part[place + t.COUNT]]
        if parts:
            both[place + t.LEAST] = min(part[place + t.LEAST] for part in parts)
            both[place + t.MOST] = max(part[place + t.MOST] for part in parts)
    return [*both, *one[size:], *other[size:]]


def mean_of(figures: list[int], first: int) -> Mean:
    """Return the mean of numbers that were added up from a place on."""
    count, total, squares, least, most = figures[first : first + t.WINS]
    if not count:
        return Mean()
    spread = (count * squares - total * total) / count
    return Mean(count, total / count, spread, float(least), float(most))


def share_of(figures: list[int], first: int) -> Share:
    """Return the share of wins of a group."""
    return Share(figures[first + t.COUNT], figures[first + t.WINS])
