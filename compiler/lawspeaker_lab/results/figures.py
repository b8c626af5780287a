"""The sums that `sample` of an engine returns: what is asked of it, how parts are added, and what they mean.

book_of(rules, state)         which things and values are counted together
split_rows(figures, book)     the sums, and apart from them the rows of single games
added(one, other)             two parts as one; all figures are integers, so their order makes no difference
mean_of(figures, place)       a mean, exact whatever the order of the games was
"""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from lawspeaker_lab.results.statistics import Mean, Share
from lawspeaker_runtime.game.log import pile_of
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.values import Site
from lawspeaker_runtime.sample import tally as t
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import PileState

NAMING = ("choose", "one", "may")
"""The forms of choices whose options offer things; the others ask for an order, or for what is paid."""


class Wishes(Struct, frozen=True):
    """What is counted beside wins and points: see `sample/tally.py` of the runtime."""

    fixed_seats: bool = False
    watching: bool = False
    pairing: bool = False
    listing: bool = False

    @property
    def bits(self) -> int:
        """Return the wishes as the number that a tally expects."""
        flags = (
            (self.fixed_seats, t.FIXED_SEATS),
            (self.watching, t.WATCHING),
            (self.pairing, t.PAIRING),
            (self.listing, t.LISTING),
        )
        return sum(bit for wanted, bit in flags if wanted)


class Key(Struct, frozen=True):
    """What a group is: a seat, a value of an option, or a thing of a kind; `word` is the option or the kind."""

    form: str
    word: str
    name: str


class Book(Struct, frozen=True):
    """The rows that `sample` needs, and the meaning of the groups in them."""

    rows: list[list[int]]
    groups: list[Key]
    players: int

    @property
    def first_group(self) -> int:
        """Return where the figures of the groups begin."""
        return t.ENDINGS + self.rows[t.SIZES][0] + 1

    @property
    def first_relation(self) -> int:
        """Return where the figures of what happens to things begin."""
        return self.first_group + len(self.groups) * t.GROUP

    @property
    def first_pair(self) -> int:
        """Return where the figures of pairs begin."""
        watched = len(self.groups) if self.rows[t.SIZES][t.WISHES] & t.WATCHING else 0
        return self.first_relation + watched * t.RELATIONS * t.RELATION

    @property
    def paired(self) -> list[Key]:
        """Return the groups of which pairs are counted."""
        sizes = self.rows[t.SIZES]
        return self.groups[sizes[t.FIRST_THING] :] if sizes[t.WISHES] & t.PAIRING else []

    @property
    def size(self) -> int:
        """Return how many figures there are; those of games that did not end come behind."""
        things = len(self.paired)
        return self.first_pair + things * (things - 1) // 2 * t.PAIR

    @property
    def row_width(self) -> int:
        """Return how many numbers the row of a game has, 0 if there are no rows."""
        return t.ROW_POINTS + t.TIMES * self.players if self.rows[t.SIZES][t.WISHES] & t.LISTING else 0


def book_of(rules: Rules, state: BaseState, wishes: Wishes | None = None) -> Book:
    """Return the book of a game; any state of it will do."""
    wanted = wishes or Wishes()
    players = int(state.players)
    groups = {Key("seat", "", rules.seat(seat)): seat - 1 for seat in range(1, players + 1)}
    options: list[list[int]] = []
    for option in rules.options:
        kind = rules.types[option.type]
        keys = [(value, Key("option", option.word, kind.name(value))) for value in option.values]
        options.append([n for value, key in keys for n in (value, group_of(groups, key))] if option.per_player else [])
    count = len(cast(PileState, state).piles) if rules.piles else 0
    found = [(code, *pile_of(rules, code)) for code in range(count)]
    own = [(code, seat - 1) for code, pile, seat in found if rules.piles[pile].per_player and 1 <= seat <= players]
    before = len(groups)
    counted = own or wanted.watching
    things = [group_of(groups, Key("card", thing.kind, thing.word)) for thing in rules.things] if counted else []
    starts, named = named_things(rules) if wanted.watching else ([], [])
    rows = [[code for code, _ in own], [seat for _, seat in own], things, list(rules.together), starts, named, *options]
    return Book([[len(rules.endings), len(groups), wanted.bits, before], *rows], list(groups), players)


def named_things(rules: Rules) -> tuple[list[int], list[int]]:
    """Return where the variables of each choice that are things begin, and these variables (`sample/watch.py`)."""
    starts, named = [0], list[int]()
    for site in rules.sites:
        if site.form in NAMING:
            named += thing_variables(rules, site)
        starts.append(len(named))
    return starts, named


def thing_variables(rules: Rules, site: Site) -> list[int]:
    """Return five numbers for each variable of a choice that is a thing."""
    found: list[int] = []
    stride = 1
    for domain in reversed(site.domains):
        if rules.types[domain.type].form == "thing":
            found += [site.base, site.combinations, stride, domain.size, domain.first]
        stride *= domain.size
    return found


def split_rows(figures: list[int], book: Book) -> tuple[list[int], list[int]]:
    """Return the sums of a sample, and the numbers of the rows of its games."""
    rows = figures[t.GAMES] * book.row_width
    return figures[: len(figures) - rows], figures[len(figures) - rows :]


def group_of(groups: dict[Key, int], key: Key) -> int:
    """Return the number of a group, a new one if it has none."""
    return groups.setdefault(key, len(groups))


def added(one: list[int], other: list[int], book: Book) -> list[int]:
    """Return the sums of two parts of a sample."""
    if not one:
        return other
    size = book.size
    both = [a + b for a, b in zip(one[:size], other[:size], strict=True)]
    for place in [t.LENGTH, *range(book.first_group, book.first_relation, t.GROUP)]:
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
