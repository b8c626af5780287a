"""Expressions that compute: constants, variables, operators, tests, conversions between types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from lawspeaker.check.ir.forms import Comparison
from lawspeaker.parse.tree_enums import ArithmeticOp, LogicOp
from lawspeaker.resolve.symbols import FieldSym, Thing
from lawspeaker.resolve.types import Type

if TYPE_CHECKING:
    from lawspeaker.check.ir.expressions import Expr


class Const(Struct, frozen=True):
    """A number, yes or no, a word of an enum, a thing, a place or a player, as an integer; `text` is its spelling."""

    value: int
    type: Type
    text: str = ""


class Seat(Struct, frozen=True):
    """The player in a seat that may be empty: `Green`, `player 3`. An empty one stops the game with an error at `line`.

    A seat that is only compared is a `Const`, because an empty seat is equal to no player.
    """

    number: int
    text: str
    line: str
    type: Type


class Nothing(Struct, frozen=True):
    """`nothing` or `nobody`: the missing value of an optional type."""

    type: Type


class Local(Struct, frozen=True):
    """A variable, by its Python name."""

    name: str
    type: Type


class ListOf(Struct, frozen=True):
    """A list of items; if `joined`, the items are lists, which are concatenated."""

    items: tuple[Expr, ...]
    type: Type
    joined: bool = False


class BundleOf(Struct, frozen=True):
    """`2 wood + 1 food`: pairs of resource and count."""

    parts: tuple[tuple[Expr, Expr], ...]
    type: Type


class BundleSum(Struct, frozen=True):
    """`a + b` or `a - b` of bundles, or `n * a` of a number and a bundle."""

    op: ArithmeticOp
    left: Expr
    right: Expr
    type: Type


class BundlePart(Struct, frozen=True):
    """How many of a resource a bundle has."""

    bundle: Expr
    resource: Expr
    type: Type


class Arithmetic(Struct, frozen=True):
    """An operation on numbers; `line` is reported if a division fails."""

    op: ArithmeticOp
    left: Expr
    right: Expr
    type: Type
    line: str = ""


class Compare(Struct, frozen=True):
    op: Comparison
    left: Expr
    right: Expr
    type: Type


class Between(Struct, frozen=True):
    """Whether a number lies between two others, both ends included."""

    value: Expr
    low: Expr
    high: Expr
    negated: bool
    type: Type


class Logic(Struct, frozen=True):
    op: LogicOp
    left: Expr
    right: Expr
    type: Type


class Not(Struct, frozen=True):
    value: Expr
    type: Type


class Cond(Struct, frozen=True):
    """`then if test otherwise other`."""

    then: Expr
    test: Expr
    other: Expr
    type: Type


class Extreme(Struct, frozen=True):
    """The smallest or, if `most`, the largest of several numbers."""

    most: bool
    items: tuple[Expr, ...]
    type: Type


class IsThing(Struct, frozen=True):
    """`c is "Bolt of Light"`: whether a value is any copy of a thing."""

    value: Expr
    thing: Thing
    negated: bool
    type: Type


class IsKind(Struct, frozen=True):
    """`c is spell`: whether a thing is of a kind, whose ids are `first` to `last`."""

    value: Expr
    first: int
    last: int
    negated: bool
    type: Type


class Alike(Struct, frozen=True):
    """`c is like d`: whether two things are copies of the same thing."""

    left: Expr
    right: Expr
    negated: bool
    type: Type


class Member(Struct, frozen=True):
    """`x is in xs`, for any list but a pile."""

    value: Expr
    source: Expr
    negated: bool
    type: Type


class Range(Struct, frozen=True):
    """`1 to 6`: the numbers from `low` to `high`; none if `high` is less than `low`."""

    low: Expr
    high: Expr
    type: Type


class Empty(Struct, frozen=True):
    """`xs is empty`, of a list or a bundle."""

    value: Expr
    negated: bool
    type: Type


class HasSteps(Struct, frozen=True):
    """`plays of c is not empty`: whether a thing has steps in a field."""

    thing: Expr
    field: FieldSym
    negated: bool
    type: Type


class Need(Struct, frozen=True):
    """An optional value where a value is required. A missing value stops the game with an error at `line`."""

    value: Expr
    line: str
    type: Type


class FirstOf(Struct, frozen=True):
    """A list where one element is required: its first. An empty list stops the game with an error at `line`."""

    value: Expr
    line: str
    type: Type


class Unknown(Struct, frozen=True):
    """An expression with an error that is already reported."""

    type: Type
