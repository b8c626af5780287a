"""What the numbers of a game's states may be: the words of the table that the compiler writes as `shape.py`.

`validate.py` holds a dump against it.

    Part("bid", RANGE_NUMBER, Form.ROW, per_seat=1)           one number for each player
    Frame((RANGE_SEAT, RANGE_CARD), waits=((3, 0),))          a verb that keeps a player and a card; it asks choice 0
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.rules.values import Site
from lawspeaker_runtime.serialize.dump import LARGEST
from lawspeaker_runtime.state.pile_state import PileTable


@dataclass(frozen=True, slots=True)
class Range:
    """The numbers from `low` to `high`, and -1 where `nothing` is possible.

    Where the range `grows`, it has as many more as the part of that name has entries, or as there are players.

    >>> Range(10, 19, nothing=True).has(-1), Range(0, 0, grows=PLAYERS).has(3, 4), Range(0, 1).has(2)
    (True, True, False)
    """

    low: int
    high: int
    nothing: bool = False
    grows: str = ""

    def has(self, value: int, more: int = 0) -> bool:
        """Tell whether a number is among them."""
        return self.low <= value <= self.high + more or (self.nothing and value == -1)


PLAYERS: Final = "players"
RANGE_NUMBER: Final = Range(-LARGEST, LARGEST)
RANGE_SEAT: Final = Range(0, 0, grows=PLAYERS)
RANGE_YES_NO: Final = Range(0, 1)


class Form(Enum):
    """How a part of a dump is written."""

    ONE = "a number"
    ROW = "a list of numbers"
    ROWS = "a list of lists of numbers"
    LAYOUT = "laid tiles"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a dump: how it is written, what its numbers may be, and how many there are.

    There are `count` entries, or `per_seat` for each player and for nobody; without either, any number. Entries of
    ROWS are lists of any length, or of `width`. `like` names a part with the same number of entries. `tiles` are those
    that may be laid.
    """

    name: str
    values: Range
    form: Form = Form.ONE
    count: int = -1
    per_seat: int = 0
    width: int = -1
    like: str = ""
    tiles: TileSet | None = None


@dataclass(frozen=True, slots=True)
class Frame:
    """What a suspended verb keeps: numbers, and lists of numbers.

    `waits` are the steps at which it waits for an answer, each with its choice; `resumes` those at which it goes on
    when what it called is done. `matches` is how many rules answer the event that it runs, -1 if it runs none; its last
    list has four numbers for each rule that is still to run.
    """

    slots: tuple[Range, ...] = ()
    lists: tuple[Range, ...] = ()
    waits: tuple[tuple[int, int], ...] = ()
    resumes: tuple[int, ...] = ()
    matches: int = -1


@dataclass(frozen=True, slots=True)
class Derived:
    """Parts that say again what another says of a piece: how many each player has out, which places are empty."""

    piece: str
    size: int
    placed: str = ""
    vacant: str = ""
    owned: str = ""


@dataclass(frozen=True, slots=True)
class Shape:
    """Everything that is fixed about the states of a game.

    `sites` are the choices. `effects` are what each keeps: numbers, and lists. `kinds` are the things that may lie in
    piles: of what kind, in how many piles one after the other.
    """

    players: tuple[int, int]
    sites: tuple[Site, ...]
    phases: int
    endings: int
    frames: tuple[Frame, ...]
    effects: tuple[tuple[tuple[Range, ...], tuple[Range, ...]], ...] = ()
    things: int = 0
    places: int = 0
    piles: PileTable | None = None
    kinds: tuple[tuple[Range, int], ...] = ()
    parts: tuple[Part, ...] = ()
    derived: tuple[Derived, ...] = ()
