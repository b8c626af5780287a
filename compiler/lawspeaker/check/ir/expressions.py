"""Queries over lists, and `Expr`: any expression of the checked program.

    count t among meadows where closed of t   ->   Query(Aggregate.COUNT, "t", Universe(meadow), where=…)

Each query binds a variable, `var`, which its conditions read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from lawspeaker.check.ir.forms import ListPart
from lawspeaker.check.ir.lookups import (
    BoardValue,
    CallRulePoint,
    CanPay,
    CurrentRecord,
    FaceChoices,
    FieldGet,
    GameValue,
    InPile,
    KnownTo,
    OptionGet,
    OutcomeMarks,
    PieceCount,
    PieceOn,
    PileGet,
    PlaceOf,
    Reserve,
    ResourceGet,
    ResourceOf,
    StateGet,
    ThingsAt,
    Universe,
)
from lawspeaker.check.ir.operations import (
    Alike,
    Arithmetic,
    Between,
    BundleOf,
    BundlePart,
    BundleSum,
    Compare,
    Cond,
    Const,
    Empty,
    Extreme,
    FirstOf,
    HasSteps,
    IsKind,
    IsThing,
    ListOf,
    Local,
    Logic,
    Member,
    Need,
    Not,
    Nothing,
    Range,
    Seat,
    Unknown,
)
from lawspeaker.check.ir.parts import ReadsNothing, Untracked
from lawspeaker.parse.tree_enums import Aggregate
from lawspeaker.resolve.symbols import Board, Thing
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span

if TYPE_CHECKING:
    from lawspeaker.check.ir.sentences import Block


@final
class Query(ReadsNothing, frozen=True):
    """A list filtered by `where`, cut off at the first element that fails `prefix`, reduced by `having` and `agg`.

    `having` are pairs of (most, key), in order: only the elements with the largest or smallest key remain.
    """

    agg: Aggregate | None
    var: str
    source: Expr
    where: Expr | None
    prefix: Expr | None
    having: tuple[tuple[bool, Expr], ...]
    type: Type
    span: Span


@final
class FirstN(ReadsNothing, frozen=True):
    """`first 3 of deck`, `last 2 of row`."""

    part: ListPart
    count: Expr
    source: Expr
    type: Type


@final
class AllHave(ReadsNothing, frozen=True):
    """Whether a condition is true of every element."""

    var: str
    source: Expr
    test: Expr
    type: Type


@final
class SumOf(ReadsNothing, frozen=True):
    """The sum of `value` over the elements for which `where` is true."""

    value: Expr
    var: str
    source: Expr
    where: Expr | None
    type: Type


@final
class ListFor(ReadsNothing, frozen=True):
    """The list of `value` for each element for which `where` is true; if `value` is a list, of its elements."""

    value: Expr
    var: str
    source: Expr
    where: Expr | None
    type: Type


@final
class Reach(ReadsNothing, frozen=True):
    """The places of `source` that can be reached from `start` through places for which `where` is true."""

    start: Expr
    var: str
    source: Expr
    where: Expr | None
    board: Board
    type: Type


@final
class FirstCopies(ReadsNothing, frozen=True):
    """A list of things with each thing replaced by its first copy, to compare lists by name. Only in examples."""

    source: Expr
    type: Type


@final
class OfAnyCopy(ReadsNothing, frozen=True):
    """Whether a condition is true of any copy of a thing, which is `var` in the condition. Only in examples."""

    thing: Thing
    var: str
    test: Expr
    type: Type


@final
class Suppose(ReadsNothing, frozen=True):
    """Whether a condition would be true after sentences that can be taken back: effects and assignments to states."""

    block: Block
    test: Expr
    type: Type


@final
class ByThing(ReadsNothing, frozen=True):
    """The value of the arm that has a thing, by the number of its first copy; `other` for all other things."""

    thing: Expr
    arms: tuple[tuple[int, Expr], ...]
    other: Expr
    type: Type


@final
class Try(Untracked, frozen=True):
    """Whether a trial can be carried out, found out by trying every choice on copies of the state."""

    trial: str
    args: tuple[Expr, ...]
    type: Type


Negatable = Between | IsThing | IsKind | Alike | Member | Empty | HasSteps | InPile
"""The conditions that say themselves whether they are negated."""
Quantified = Query | AllHave | SumOf | ListFor | Reach
"""The expressions that bind a variable to each element of a list."""
Computed = (
    Const
    | Seat
    | Nothing
    | Local
    | ListOf
    | BundleOf
    | BundleSum
    | BundlePart
    | Arithmetic
    | Compare
    | Between
    | Logic
    | Not
    | Cond
    | Extreme
    | IsThing
    | IsKind
    | Alike
    | Member
    | Range
    | Empty
    | HasSteps
    | Need
    | FirstOf
    | Unknown
)
Lookup = (
    FieldGet
    | StateGet
    | OptionGet
    | ResourceGet
    | ResourceOf
    | CanPay
    | PileGet
    | InPile
    | KnownTo
    | Universe
    | CallRulePoint
    | BoardValue
    | PieceOn
    | PieceCount
    | Reserve
    | ThingsAt
    | PlaceOf
    | GameValue
    | OutcomeMarks
    | FaceChoices
    | CurrentRecord
)
Expr = (
    Computed
    | Lookup
    | Query
    | FirstN
    | AllHave
    | SumOf
    | ListFor
    | Reach
    | FirstCopies
    | OfAnyCopy
    | Suppose
    | ByThing
    | Try
)
