"""Sentences that change the game or call something; `Stmt`, the union of all sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from lawspeaker.check.ir.choices import Choose, ChooseMany, ChooseOne, ChooseOrder, Pay
from lawspeaker.check.ir.control_flow import DoPossible, Each, GiveBack, If, Leave, Loop, OnlyIf, Turns
from lawspeaker.check.ir.lookups import PileGet
from lawspeaker.resolve.symbols import Board, Die, FieldSym, Phase, Piece, Record, Signed
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span

if TYPE_CHECKING:
    from lawspeaker.check.ir.expressions import Expr
    from lawspeaker.check.ir.rules import Effect

Block = tuple["Stmt", ...]


class Assign(Struct, frozen=True):
    """`let x = …`, or `x becomes …` of a variable. `kept`: no sentence reads it, only the text of a decision."""

    span: Span
    name: str
    value: Expr
    kept: bool = False


class Store(Struct, frozen=True):
    """`x becomes …` of a state, a field or a resource."""

    span: Span
    place: Expr
    value: Expr


class Change(Struct, frozen=True):
    """`raise X by n`, or `lower X by n` with the sign -1."""

    span: Span
    place: Expr
    amount: Expr
    sign: int


class Swap(Struct, frozen=True):
    span: Span
    left: Expr
    right: Expr


class Gain(Struct, frozen=True):
    """`gain`, or `lose` with the sign -1."""

    span: Span
    bundle: Expr
    player: Expr
    sign: int


class Give(Struct, frozen=True):
    """A bundle goes from one player to another. Without `otherwise`, the verb fails if the giver lacks it."""

    span: Span
    bundle: Expr
    giver: Expr
    taker: Expr
    otherwise: Block | None


class Put(Struct, frozen=True):
    """Things go into a pile, on top if `first`."""

    span: Span
    things: Expr
    pile: PileGet
    first: bool


class Deal(Struct, frozen=True):
    span: Span
    count: Expr
    source: PileGet
    target: PileGet


class Shuffle(Struct, frozen=True):
    span: Span
    pile: PileGet


class Show(Struct, frozen=True):
    """A player sees things; all players if `player` is None."""

    span: Span
    things: Expr
    player: Expr | None


class PlaceThing(Struct, frozen=True):
    span: Span
    thing: Expr
    place: Expr


class RemoveThing(Struct, frozen=True):
    span: Span
    things: Expr


class MovePieces(Struct, frozen=True):
    """Pieces go from `source` to `target`; None stands for the reserve."""

    span: Span
    piece: Piece
    count: Expr
    player: Expr | None
    source: Expr | None
    target: Expr | None


class Lay(Struct, frozen=True):
    span: Span
    board: Board
    tile: Expr
    spot: Expr


class Touch(Struct, frozen=True):
    """`A touches B`: makes two abstract areas adjacent. Only in examples on a board of laid tiles."""

    span: Span
    board: Board
    names: tuple[str, str]
    border: int


class ShapeArea(Struct, frozen=True):
    """`A spans 3 tiles, closed`: sets the size of an abstract area. Only in examples on a board of laid tiles."""

    span: Span
    board: Board
    names: tuple[str]
    tiles: Expr
    closed: bool


class MarkArea(Struct, frozen=True):
    """`A shows 2 food`: sets the marks of an abstract area. Only in examples on a board of laid tiles."""

    span: Span
    board: Board
    names: tuple[str]
    mark: int
    count: Expr


class Roll(Struct, frozen=True):
    """A roll of a die; only the player `seen` sees the outcome, all players if it is None."""

    span: Span
    die: Die
    name: str
    seen: Expr | None = None


class Pick(Struct, frozen=True):
    """A random element of a list, or a random number from `source` to `high`; `seen` is as for a roll."""

    span: Span
    name: str
    source: Expr
    high: Expr | None
    type: Type
    seen: Expr | None = None


class CallVerb(Struct, frozen=True):
    """A call of a verb; `giving` is the variable for its result, `effect` has the rules that apply during the call."""

    span: Span
    verb: Signed
    args: tuple[Expr, ...]
    you: Expr
    giving: str | None
    effect: Effect | None
    otherwise: Block | None


class RunSteps(Struct, frozen=True):
    """`run effect of c`: runs the steps that a field of a thing holds."""

    span: Span
    field: FieldSym
    target: Expr
    you: Expr
    effect: Effect | None


class RunPhase(Struct, frozen=True):
    span: Span
    phase: Phase
    you: Expr


class StartRecord(Struct, frozen=True):
    """`start combat`: a new record with its fields, in the variable `name`."""

    span: Span
    record: Record
    name: str
    values: tuple[tuple[FieldSym, Expr], ...]


class Announce(Struct, frozen=True):
    """An event. `block` runs unless an `instead of` trigger replaces it.

    The event of a verb with a result: `giving` is the variable for the result, which `block` or the trigger gives.
    """

    span: Span
    event: Signed
    args: tuple[Expr, ...]
    block: Block
    giving: str | None = None


class Activate(Struct, frozen=True):
    """`until E`: the rules of an effect start to apply."""

    span: Span
    effect: Effect


class MarkOnce(Struct, frozen=True):
    """Records that a rule with `once each E` was used; per thing if `this`."""

    span: Span
    number: int
    this: bool


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
