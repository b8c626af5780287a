"""The schema of a game's states: the classes of the table that the compiler writes as `schema.py`.

    Part("bid", RANGE_NUMBER, Form.ROW, per_seat=1)           one number for each player
    Frame((RANGE_SEAT, RANGE_CARD), waits=((3, 0),))          at step 3 the verb asks choice 0

`validate.py` checks a dump against this table before a state is restored.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.rules.values import Site
from lawspeaker_runtime.serialize.dump import LARGEST, SMALLEST
from lawspeaker_runtime.state.pile_state import PileTable


@dataclass(frozen=True, slots=True)
class Range:
    """The numbers from `low` to `high`, and -1 if `nothing` is set.

    If `grows` names a part of the dump, `high` grows by its number of entries; if it is PLAYERS, by the number of
    players.

    >>> Range(10, 19, nothing=True).has(-1), Range(0, 0, grows=PLAYERS).has(3, 4), Range(0, 1).has(2)
    (True, True, False)
    """

    low: int
    high: int
    nothing: bool = False
    grows: str = ""

    def has(self, value: int, more: int = 0) -> bool:
        """Tell whether a number is in the range; `more` is how much the range grows."""
        return self.low <= value <= self.high + more or (self.nothing and value == -1)


PLAYERS: Final = "players"
RANGE_NUMBER: Final = Range(SMALLEST, LARGEST)
RANGE_SEAT: Final = Range(0, 0, grows=PLAYERS)
RANGE_YES_NO: Final = Range(0, 1)


class Form(Enum):
    """The layout of a part of a dump."""

    ONE = "a number"
    ROW = "a list of numbers"
    ROWS = "a list of lists of numbers"
    LAYOUT = "laid tiles"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a dump: its layout, the range of its numbers, and their count.

    There are `count` entries, or `per_seat` for each player and for player 0; without either, any number. Entries of
    ROWS are lists of any length, or of length `width`. `like` names a part with the same number of entries. `tiles` is
    the tile set of a layout.
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
    """The contents of the stack frame of a suspended verb: numbers, and lists of numbers.

    `waits` are the steps at which it waits for an answer, each with the index of its choice; `resumes` the steps at
    which it continues after a call. `matches` is the number of triggers of the event that it runs, -1 if it runs none;
    its last list then holds four numbers for each match that has yet to run.
    """

    slots: tuple[Range, ...] = ()
    lists: tuple[Range, ...] = ()
    waits: tuple[tuple[int, int], ...] = ()
    resumes: tuple[int, ...] = ()
    matches: int = -1


@dataclass(frozen=True, slots=True)
class Derived:
    """Parts that are computed from the counts of a piece: pieces placed per player, empty places, places per owner."""

    piece: str
    size: int
    placed: str = ""
    vacant: str = ""
    owned: str = ""


@dataclass(frozen=True, slots=True)
class StateSchema:
    """The schema of all states of a game.

    `sites` are the choices. `effects` are the captured variables of each effect: numbers, and lists. `kinds` are the
    things that may be in piles: their range, and for how many consecutive piles it holds.
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
