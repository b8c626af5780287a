"""Sentences that change the game or call something; `Stmt`, the union of all sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, final

from lawspeaker.check.ir.choices import Choice, Choose, ChooseMany, ChooseOne, ChooseOrder, Pay
from lawspeaker.check.ir.control_flow import DoPossible, Each, GiveBack, If, Leave, Leaves, Loop, Loops, OnlyIf, Turns
from lawspeaker.check.ir.lookups import PileGet
from lawspeaker.check.ir.operations import Const, resources_in, variable, whole
from lawspeaker.check.ir.parts import (
    GROUND,
    NONE,
    Act,
    Asks,
    Draws,
    OnBoard,
    OnCards,
    OnOrder,
    Part,
    PartKind,
    Parts,
    Running,
    Sentence,
    Telling,
    goods,
    of_single,
    things,
    things_of_type,
)
from lawspeaker.resolve.symbols import Board, Die, FieldSym, Phase, Piece, Record, Signed, Symbols
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span

if TYPE_CHECKING:
    from lawspeaker.check.ir.expressions import Expr
    from lawspeaker.check.ir.program import Program
    from lawspeaker.check.ir.rules import Effect, Function

Block = tuple["Stmt", ...]


@final
class Assign(Act, frozen=True):
    """`let x = …`, or `x becomes …` of a variable. `kept`: no sentence reads it, only the text of a decision."""

    draws: ClassVar[Draws] = Draws.NEVER
    hides: ClassVar[bool] = False
    shows: ClassVar[bool] = False

    span: Span
    name: str
    value: Expr
    kept: bool = False

    @property
    def binds(self) -> tuple[str, ...]:
        return (self.name,)

    def writes(self, symbols: Symbols) -> Parts:
        return NONE

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return NONE


@final
class Store(Act, frozen=True):
    """`x becomes …` of a state, a field or a resource."""

    draws: ClassVar[Draws] = Draws.NEVER
    hides: ClassVar[bool] = False
    shows: ClassVar[bool] = False

    span: Span
    place: Expr
    value: Expr

    @property
    def binds(self) -> tuple[str, ...]:
        return variable(self.place)

    def writes(self, symbols: Symbols) -> Parts:
        return whole(self.place).reads(symbols)

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return self.writes(symbols)


@final
class Change(Act, frozen=True):
    """`raise X by n`, or `lower X by n` with the sign -1."""

    draws: ClassVar[Draws] = Draws.NEVER
    hides: ClassVar[bool] = False
    shows: ClassVar[bool] = False

    span: Span
    place: Expr
    amount: Expr
    sign: int

    @property
    def binds(self) -> tuple[str, ...]:
        return variable(self.place)

    def writes(self, symbols: Symbols) -> Parts:
        return whole(self.place).reads(symbols)

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return self.writes(symbols)


@final
class Swap(Act, frozen=True):
    draws: ClassVar[Draws] = Draws.NEVER
    hides: ClassVar[bool] = False
    shows: ClassVar[bool] = False

    span: Span
    left: Expr
    right: Expr

    @property
    def binds(self) -> tuple[str, ...]:
        return variable(self.left) + variable(self.right)

    def writes(self, symbols: Symbols) -> Parts:
        return whole(self.left).reads(symbols) | whole(self.right).reads(symbols)

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return self.writes(symbols)


@final
class Gain(OnBoard, frozen=True):
    """`gain`, or `lose` with the sign -1."""

    draws: ClassVar[Draws] = Draws.NEVER

    span: Span
    bundle: Expr
    player: Expr
    sign: int

    def writes(self, symbols: Symbols) -> Parts:
        return goods(symbols, resources_in(self.bundle))

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return self.writes(symbols)


@final
class Give(Sentence, frozen=True):
    """A bundle goes from one player to another; if the giver lacks it, nothing or what `otherwise` says happens."""

    draws: ClassVar[Draws] = Draws.NEVER
    hides: ClassVar[bool] = False
    shows: ClassVar[bool] = False
    asks: ClassVar[Asks] = Asks.NEVER
    fails: ClassVar[bool] = False
    binds: ClassVar[tuple[str, ...]] = ()

    span: Span
    bundle: Expr
    giver: Expr
    taker: Expr
    otherwise: Block | None

    def calls(self, program: Program) -> Sequence[Function]:
        return ()

    def writes(self, symbols: Symbols) -> Parts:
        return goods(symbols, resources_in(self.bundle))

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return self.writes(symbols)


@final
class Put(OnCards, frozen=True):
    """Things go into a pile, on top if `first`."""

    draws: ClassVar[Draws] = Draws.NEVER
    shows: ClassVar[bool] = False

    span: Span
    things: Expr
    pile: PileGet
    first: bool

    def writes(self, symbols: Symbols) -> Parts:
        return things_of_type(symbols, self.things.type) | things(symbols, self.pile.pile.kind)

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return self.writes(symbols)


@final
class Deal(OnCards, frozen=True):
    draws: ClassVar[Draws] = Draws.LATER
    shows: ClassVar[bool] = False

    span: Span
    count: Expr
    source: PileGet
    target: PileGet

    def writes(self, symbols: Symbols) -> Parts:
        return things(symbols, self.source.pile.kind) | things(symbols, self.target.pile.kind)

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return self.writes(symbols)


@final
class Shuffle(OnOrder, frozen=True):
    draws: ClassVar[Draws] = Draws.NOW

    span: Span
    pile: PileGet

    def writes(self, symbols: Symbols) -> Parts:
        return NONE

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return things(symbols, self.pile.pile.kind)


@final
class Flip(OnOrder, frozen=True):
    """A pile is turned over: its last thing becomes the first."""

    draws: ClassVar[Draws] = Draws.NEVER

    span: Span
    pile: PileGet

    def writes(self, symbols: Symbols) -> Parts:
        return things(symbols, self.pile.pile.kind)

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return self.writes(symbols)


@final
class Show(OnCards, frozen=True):
    """A player sees things; all players if `player` is None."""

    draws: ClassVar[Draws] = Draws.NEVER
    shows: ClassVar[bool] = True

    span: Span
    things: Expr
    player: Expr | None

    def writes(self, symbols: Symbols) -> Parts:
        return NONE

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return NONE


@final
class PlaceThing(OnCards, frozen=True):
    draws: ClassVar[Draws] = Draws.NEVER
    shows: ClassVar[bool] = False

    span: Span
    thing: Expr
    place: Expr

    def writes(self, symbols: Symbols) -> Parts:
        return things_of_type(symbols, self.thing.type)

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        found = self.writes(symbols)
        return of_single(found, self.thing.value) if isinstance(self.thing, Const) else found


@final
class RemoveThing(OnCards, frozen=True):
    draws: ClassVar[Draws] = Draws.NEVER
    shows: ClassVar[bool] = False

    span: Span
    things: Expr

    def writes(self, symbols: Symbols) -> Parts:
        return things_of_type(symbols, self.things.type)

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        found = self.writes(symbols)
        return of_single(found, self.things.value) if isinstance(self.things, Const) else found


@final
class MovePieces(OnBoard, frozen=True):
    """Pieces go from `source` to `target`; None stands for the reserve."""

    draws: ClassVar[Draws] = Draws.NEVER

    span: Span
    piece: Piece
    count: Expr
    player: Expr | None
    source: Expr | None
    target: Expr | None

    def writes(self, symbols: Symbols) -> Parts:
        return frozenset({Part(PartKind.PIECE, self.piece.name)})

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return self.writes(symbols)


@final
class Lay(OnBoard, frozen=True):
    draws: ClassVar[Draws] = Draws.NEVER

    span: Span
    board: Board
    tile: Expr
    spot: Expr

    def writes(self, symbols: Symbols) -> Parts:
        pieces = {Part(PartKind.PIECE, name) for name in symbols.pieces}
        return things(symbols, "") | pieces | {GROUND}

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return self.writes(symbols)


@final
class Touch(Telling, frozen=True):
    """`A touches B`: makes two abstract areas adjacent. Only in examples on a board of laid tiles."""

    span: Span
    board: Board
    names: tuple[str, str]
    border: int


@final
class ShapeArea(Telling, frozen=True):
    """`A spans 3 tiles, closed`: sets the size of an abstract area. Only in examples on a board of laid tiles."""

    span: Span
    board: Board
    names: tuple[str]
    tiles: Expr
    closed: bool


@final
class MarkArea(Telling, frozen=True):
    """`A shows 2 food`: sets the marks of an abstract area. Only in examples on a board of laid tiles."""

    span: Span
    board: Board
    names: tuple[str]
    mark: int
    count: Expr


@final
class Roll(Act, frozen=True):
    """A roll of a die; only the player `seen` sees the outcome, all players if it is None."""

    draws: ClassVar[Draws] = Draws.NOW
    shows: ClassVar[bool] = False

    span: Span
    die: Die
    name: str
    seen: Expr | None = None

    @property
    def hides(self) -> bool:
        return self.seen is not None

    @property
    def binds(self) -> tuple[str, ...]:
        return (self.name,)

    def writes(self, symbols: Symbols) -> Parts:
        return NONE

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return NONE


@final
class Pick(Act, frozen=True):
    """A random element of a list, or a random number from `source` to `high`; `seen` is as for a roll."""

    draws: ClassVar[Draws] = Draws.NOW
    shows: ClassVar[bool] = False

    span: Span
    name: str
    source: Expr
    high: Expr | None
    type: Type
    seen: Expr | None = None

    @property
    def hides(self) -> bool:
        return self.seen is not None

    @property
    def binds(self) -> tuple[str, ...]:
        return (self.name,)

    def writes(self, symbols: Symbols) -> Parts:
        return NONE

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return NONE


@final
class CallVerb(Running, frozen=True):
    """A call of a verb; `giving` is the variable for its result, `effect` has the rules that apply during the call."""

    span: Span
    verb: Signed
    args: tuple[Expr, ...]
    you: Expr
    giving: str | None
    effect: Effect | None
    otherwise: Block | None

    @property
    def binds(self) -> tuple[str, ...]:
        return () if self.giving is None else (self.giving,)

    def calls(self, program: Program) -> Sequence[Function]:
        return (program.verbs[self.verb.name],)

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return NONE


@final
class RunSteps(Running, frozen=True):
    """`run effect of c`: runs the steps that a field of a thing holds."""

    binds: ClassVar[tuple[str, ...]] = ()

    span: Span
    field: FieldSym
    target: Expr
    you: Expr
    effect: Effect | None

    def calls(self, program: Program) -> Sequence[Function]:
        return tuple(program.steps.get((self.field.owner, self.field.name), {}).values())

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return NONE


@final
class RunPhase(Running, frozen=True):
    binds: ClassVar[tuple[str, ...]] = ()

    span: Span
    phase: Phase
    you: Expr

    def calls(self, program: Program) -> Sequence[Function]:
        return (program.phases[self.phase.name],)

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return NONE


@final
class StartRecord(Act, frozen=True):
    """`start combat`: a new record with its fields, in the variable `name`."""

    draws: ClassVar[Draws] = Draws.NEVER
    hides: ClassVar[bool] = False
    shows: ClassVar[bool] = False

    span: Span
    record: Record
    name: str
    values: tuple[tuple[FieldSym, Expr], ...]

    @property
    def binds(self) -> tuple[str, ...]:
        return (self.name,)

    def writes(self, symbols: Symbols) -> Parts:
        return frozenset({Part(PartKind.RECORD, self.record.name)})

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return self.writes(symbols)


@final
class Announce(Running, frozen=True):
    """An event. `block` runs unless an `instead of` trigger replaces it.

    The event of a verb with a result: `giving` is the variable for the result, which `block` or the trigger gives.
    `openly`: everybody may know what it carries; its things are shown before it.
    """

    span: Span
    event: Signed
    args: tuple[Expr, ...]
    block: Block
    giving: str | None = None
    openly: bool = False

    @property
    def binds(self) -> tuple[str, ...]:
        return () if self.giving is None else (self.giving,)

    def calls(self, program: Program) -> Sequence[Function]:
        return ()

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return frozenset(effect.part for effect in effects if effect.until == self.event.name)


@final
class Activate(OnBoard, frozen=True):
    """`until E`: the rules of an effect start to apply."""

    draws: ClassVar[Draws] = Draws.NEVER

    span: Span
    effect: Effect

    def writes(self, symbols: Symbols) -> Parts:
        return frozenset({self.effect.part})

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return self.writes(symbols)


@final
class MarkOnce(OnBoard, frozen=True):
    """Records that a rule with `once each E` was used; per thing if `this`."""

    draws: ClassVar[Draws] = Draws.NEVER

    span: Span
    number: int
    this: bool

    def writes(self, symbols: Symbols) -> Parts:
        return NONE

    def stirs(self, symbols: Symbols, effects: Sequence[Effect]) -> Parts:
        return NONE


Stmt = (
    Assign
    | Store
    | Change
    | Swap
    | Gain
    | Pay
    | Give
    | Put
    | Deal
    | Shuffle
    | Flip
    | Show
    | PlaceThing
    | RemoveThing
    | MovePieces
    | Lay
    | Touch
    | ShapeArea
    | MarkArea
    | Roll
    | Pick
    | CallVerb
    | RunSteps
    | RunPhase
    | StartRecord
    | Announce
    | Activate
    | MarkOnce
    | Leave
    | GiveBack
    | OnlyIf
    | If
    | DoPossible
    | Each
    | Loop
    | Turns
    | Choose
    | ChooseMany
    | ChooseOrder
    | ChooseOne
)

Acts = (
    Assign
    | Store
    | Change
    | Swap
    | Gain
    | Put
    | Deal
    | Shuffle
    | Flip
    | Show
    | PlaceThing
    | RemoveThing
    | MovePieces
    | Lay
    | Touch
    | ShapeArea
    | MarkArea
    | Roll
    | Pick
    | StartRecord
    | Activate
    | MarkOnce
)
Calls = CallVerb | RunSteps | RunPhase
Runs = Calls | Announce
Tellings = Touch | ShapeArea | MarkArea
Payments = Gain | Pay | Give
Control = Activate | MarkOnce | Runs | Leaves | If | DoPossible | Loops | Choice
"""What emit writes as calls, events, effects and control flow."""
Cards = Put | Deal | Shuffle | Flip | Show | PlaceThing | RemoveThing
"""The sentences about cards and other things; emit gets what derives from `OnCards` as this union."""
