"""The parts of the state, and what every sentence and every expression declares about itself beside its class.

    class Shuffle(OnCards)      draws, writes nothing that values read, stirs the things of its pile
    class PieceCount(Lookup)    reads the pieces of its sort, has a value only in a game that has begun

The classes of the checked program are `@final`, so mypy reports one that leaves a fact out at the class itself. The
analyses ask these facts and keep no lists of classes. What a group of classes has in common stands in its base.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from enum import Enum, StrEnum
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from lawspeaker.resolve.symbols import Symbols
from lawspeaker.resolve.types import Type, TypeForm

if TYPE_CHECKING:
    from lawspeaker.check.ir.program import Program
    from lawspeaker.check.ir.rules import Effect, Function


class PartKind(StrEnum):
    """The kinds of parts that the state of a game has."""

    ACTIVE = "active"
    EFFECT = "effect"
    FIELD = "field"
    GOODS = "goods"
    GROUND = "ground"
    PHASE = "phase"
    PIECE = "piece"
    RECORD = "record"
    STATE = "state"
    THINGS = "things"


class Part(Struct, frozen=True, order=True):
    """A part of the state that is read and written as one: a state, the places of a piece or of things of a kind."""

    kind: PartKind
    name: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """Return the words that name the part: `piece`, `unit`."""
        return (self.kind, *self.name.split())


ACTIVE = Part(PartKind.ACTIVE)
GROUND = Part(PartKind.GROUND)
SINGLE = " #"
"""Stands between a kind and the number of a thing, in the part for where that single thing is."""
Parts = frozenset[Part]
NONE: Parts = frozenset()


class Draws(Enum):
    """Whether a sentence draws something at random."""

    NEVER = "never"
    LATER = "what was shuffled is drawn when it is moved"
    NOW = "now"


class Asks(Enum):
    """Whether a sentence asks a player."""

    NEVER = "never"
    ALWAYS = "always"
    RUNS = "if what it runs asks"


class Sentence(Struct, frozen=True):
    """What every sentence declares, without what its blocks and the functions that it calls do."""

    @property
    @abstractmethod
    def draws(self) -> Draws: ...

    @property
    @abstractmethod
    def asks(self) -> Asks: ...

    @property
    @abstractmethod
    def fails(self) -> bool:
        """Whether it can let the function around it fail."""

    @property
    @abstractmethod
    def binds(self) -> tuple[str, ...]:
        """The variables to which it gives a value."""

    @property
    @abstractmethod
    def hides(self) -> bool:
        """Whether only some players see its result."""

    @property
    @abstractmethod
    def shows(self) -> bool:
        """Whether it lets players see things that stay where they are."""

    @abstractmethod
    def calls(self, program: Program) -> Sequence[Function]:
        """Return the functions that it runs, without the triggers of an event."""

    @abstractmethod
    def writes(self, symbols: Symbols) -> Parts:
        """Return what it writes that values and endings may read."""

    @abstractmethod
    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        """Return what later sentences may find different: what it writes, as exactly as is known, orders, effects."""


class Act(Sentence, frozen=True):
    """A sentence without blocks, which calls nothing, asks nobody and never fails."""

    asks: ClassVar[Asks] = Asks.NEVER
    fails: ClassVar[bool] = False

    def calls(self, program: Program) -> Sequence[Function]:
        return ()


class OnState(Act, frozen=True):
    """A sentence that only changes the state; all players see how."""

    binds: ClassVar[tuple[str, ...]] = ()
    hides: ClassVar[bool] = False


class OnBoard(OnState, frozen=True):
    """A sentence that changes no pile."""

    shows: ClassVar[bool] = False


class OnCards(OnState, frozen=True):
    """A sentence about cards and other things in piles or on a board."""


class OnOrder(OnCards, frozen=True):
    """A sentence about the order of a pile; everything stays in it, and nobody sees more of it."""

    shows: ClassVar[bool] = False


class Telling(OnBoard, frozen=True):
    """A sentence of an example, which describes a board of laid tiles."""

    draws: ClassVar[Draws] = Draws.NEVER

    def writes(self, symbols: Symbols) -> Parts:
        return frozenset({GROUND})

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return self.writes(symbols)


class Flow(Sentence, frozen=True):
    """A sentence that decides what runs next and changes nothing itself."""

    draws: ClassVar[Draws] = Draws.NEVER
    hides: ClassVar[bool] = False
    shows: ClassVar[bool] = False

    def calls(self, program: Program) -> Sequence[Function]:
        return ()

    def writes(self, symbols: Symbols) -> Parts:
        return NONE

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return NONE


class Choosing(Flow, frozen=True):
    """A sentence that asks a player to choose."""

    asks: ClassVar[Asks] = Asks.ALWAYS
    fails: ClassVar[bool] = False


class Repeating(Flow, frozen=True):
    """A loop, which `stop` leaves."""

    asks: ClassVar[Asks] = Asks.NEVER
    fails: ClassVar[bool] = False


class Branching(Flow, frozen=True):
    """A sentence whose blocks run or not."""

    asks: ClassVar[Asks] = Asks.NEVER
    fails: ClassVar[bool] = False
    binds: ClassVar[tuple[str, ...]] = ()


class Leaving(Flow, frozen=True):
    """A sentence that may leave the block around it."""

    asks: ClassVar[Asks] = Asks.NEVER
    binds: ClassVar[tuple[str, ...]] = ()


class Running(Sentence, frozen=True):
    """A sentence that runs functions or the triggers of an event; what they do is theirs."""

    draws: ClassVar[Draws] = Draws.NEVER
    asks: ClassVar[Asks] = Asks.RUNS
    fails: ClassVar[bool] = False
    hides: ClassVar[bool] = False
    shows: ClassVar[bool] = False

    def writes(self, symbols: Symbols) -> Parts:
        return NONE


class Expression(Struct, frozen=True):
    """What every expression declares, without its parts."""

    @property
    @abstractmethod
    def in_play(self) -> bool:
        """Whether it has a value only in a game that has begun."""

    @property
    @abstractmethod
    def tracked(self) -> bool:
        """Whether its value changes only when what it `reads`, or its parts, change."""

    @property
    @abstractmethod
    def hides(self) -> bool:
        """Whether it reads, itself, what not all players may see."""

    @abstractmethod
    def reads(self, symbols: Symbols) -> Parts: ...


class ReadsNothing(Expression, frozen=True):
    """An expression that depends on its parts alone."""

    in_play: ClassVar[bool] = False
    tracked: ClassVar[bool] = True
    hides: ClassVar[bool] = False

    def reads(self, symbols: Symbols) -> Parts:
        return NONE


class ReadsGame(Expression, frozen=True):
    """An expression that reads tracked parts of a game that has begun."""

    in_play: ClassVar[bool] = True
    tracked: ClassVar[bool] = True


class Untracked(Expression, frozen=True):
    """An expression that depends on something in a game whose changes are not tracked."""

    in_play: ClassVar[bool] = True
    tracked: ClassVar[bool] = False
    hides: ClassVar[bool] = False

    def reads(self, symbols: Symbols) -> Parts:
        return NONE


class Entry(Struct):
    """What is neither a sentence nor an expression: it names, holds or describes them and does nothing itself."""


class FrozenEntry(Struct, frozen=True):
    """An entry that does not change; lower sets fields of the others."""


def all_goods(symbols: Symbols) -> Parts:
    """Return the parts of all resources."""
    return frozenset(Part(PartKind.GOODS, name) for name in symbols.resources)


def goods(symbols: Symbols, resources: Iterable[int | None]) -> Parts:
    """Return the parts of resources by number; of all, if for one of them (None) only the game tells which it is."""
    names = {resource.index: name for name, resource in symbols.resources.items()}
    found: set[Part] = set()
    for number in resources:
        if number not in names:
            return all_goods(symbols)
        found.add(Part(PartKind.GOODS, names[number]))
    return frozenset(found)


def things(symbols: Symbols, kind: str) -> Parts:
    """Return the part for where things of a kind are: the same for all kinds below one root."""
    current = symbols.kinds.get(kind)
    if current is None:
        return frozenset(Part(PartKind.THINGS, root.name) for root in symbols.kinds.values() if root.parent is None)
    while current.parent is not None and current.parent in symbols.kinds:
        current = symbols.kinds[current.parent]
    return frozenset({Part(PartKind.THINGS, current.name)})


def things_of_type(symbols: Symbols, type_: Type) -> Parts:
    """Return the part for where things of a type, or of the elements of a list, are."""
    bare = type_.element.bare() if type_.form == TypeForm.LIST else type_.bare()
    return things(symbols, bare.name if bare.form == TypeForm.THING else "")


def of_single(parts: Iterable[Part], thing: int) -> Parts:
    """Return the parts for where one thing is: `place Beacon in t` does not change `place of Kaija`."""
    return frozenset(Part(part.kind, f"{part.name}{SINGLE}{thing}") for part in parts)
