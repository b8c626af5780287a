"""Expressions that compute: constants, variables, operators, tests, conversions between types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from lawspeaker.check.ir.forms import Comparison
from lawspeaker.check.ir.parts import ReadsNothing, Untracked
from lawspeaker.parse.tree_enums import ArithmeticOp, LogicOp
from lawspeaker.resolve.symbols import FieldSym, Thing
from lawspeaker.resolve.types import Type

if TYPE_CHECKING:
    from lawspeaker.check.ir.expressions import Expr


@final
class Const(ReadsNothing, frozen=True):
    """A number, yes or no, a word of an enum, a thing, a place or a player, as an integer; `text` is its spelling."""

    value: int
    type: Type
    text: str = ""


@final
class Seat(Untracked, frozen=True):
    """The player in a seat that may be empty: `Green`, `player 3`. An empty one stops the game with an error at `line`.

    A seat that is only compared is a `Const`, because an empty seat is equal to no player.
    """

    number: int
    text: str
    line: str
    type: Type


@final
class Nothing(ReadsNothing, frozen=True):
    """`nothing` or `nobody`: the missing value of an optional type."""

    type: Type


@final
class Local(ReadsNothing, frozen=True):
    """A variable, by its Python name."""

    name: str
    type: Type


@final
class ListOf(ReadsNothing, frozen=True):
    """A list of items; if `joined`, the items are lists, which are concatenated."""

    items: tuple[Expr, ...]
    type: Type
    joined: bool = False


@final
class BundleOf(ReadsNothing, frozen=True):
    """`2 wood + 1 food`: pairs of resource and count."""

    parts: tuple[tuple[Expr, Expr], ...]
    type: Type


@final
class BundleSum(ReadsNothing, frozen=True):
    """`a + b` or `a - b` of bundles, or `n * a` of a number and a bundle."""

    op: ArithmeticOp
    left: Expr
    right: Expr
    type: Type


@final
class BundlePart(ReadsNothing, frozen=True):
    """How many of a resource a bundle has."""

    bundle: Expr
    resource: Expr
    type: Type


@final
class Arithmetic(ReadsNothing, frozen=True):
    """An operation on numbers; `line` is reported if a division fails."""

    op: ArithmeticOp
    left: Expr
    right: Expr
    type: Type
    line: str = ""


@final
class Compare(ReadsNothing, frozen=True):
    op: Comparison
    left: Expr
    right: Expr
    type: Type


@final
class Between(ReadsNothing, frozen=True):
    """Whether a number lies between two others, both ends included."""

    value: Expr
    low: Expr
    high: Expr
    negated: bool
    type: Type


@final
class Logic(ReadsNothing, frozen=True):
    op: LogicOp
    left: Expr
    right: Expr
    type: Type


@final
class Not(ReadsNothing, frozen=True):
    value: Expr
    type: Type


@final
class Cond(ReadsNothing, frozen=True):
    """`then if test otherwise other`."""

    then: Expr
    test: Expr
    other: Expr
    type: Type


@final
class Extreme(ReadsNothing, frozen=True):
    """The smallest or, if `most`, the largest of several numbers."""

    most: bool
    items: tuple[Expr, ...]
    type: Type


@final
class IsThing(ReadsNothing, frozen=True):
    """`c is "Bolt of Light"`: whether a value is any copy of a thing."""

    value: Expr
    thing: Thing
    negated: bool
    type: Type


@final
class IsKind(ReadsNothing, frozen=True):
    """`c is spell`: whether a thing is of a kind, whose ids are `first` to `last`."""

    value: Expr
    first: int
    last: int
    negated: bool
    type: Type


@final
class Alike(ReadsNothing, frozen=True):
    """`c is like d`: whether two things are copies of the same thing."""

    left: Expr
    right: Expr
    negated: bool
    type: Type


@final
class Member(ReadsNothing, frozen=True):
    """`x is in xs`, for any list but a pile."""

    value: Expr
    source: Expr
    negated: bool
    type: Type


@final
class Range(ReadsNothing, frozen=True):
    """`1 to 6`: the numbers from `low` to `high`; none if `high` is less than `low`."""

    low: Expr
    high: Expr
    type: Type


@final
class Empty(ReadsNothing, frozen=True):
    """`xs is empty`, of a list or a bundle."""

    value: Expr
    negated: bool
    type: Type


@final
class HasSteps(ReadsNothing, frozen=True):
    """`plays of c is not empty`: whether a thing has steps in a field."""

    thing: Expr
    field: FieldSym
    negated: bool
    type: Type


@final
class Need(ReadsNothing, frozen=True):
    """An optional value where a value is required. A missing value stops the game with an error at `line`."""

    value: Expr
    line: str
    type: Type


@final
class FirstOf(ReadsNothing, frozen=True):
    """A list where one element is required: its first. An empty list stops the game with an error at `line`."""

    value: Expr
    line: str
    type: Type


@final
class Unknown(ReadsNothing, frozen=True):
    """An expression with an error that is already reported."""

    type: Type


def number_of(e: Expr) -> int | None:
    """Return the number of a resource; None where only the game tells which one it is."""
    return e.value if isinstance(e, Const) else None


def resources_in(bundle: Expr) -> Sequence[int | None]:
    """Return the numbers of the resources of a bundle; None stands for any of them."""
    return [number_of(resource) for resource, _ in bundle.parts] if isinstance(bundle, BundleOf) else [None]


def whole(place: Expr) -> Expr:
    """Return what is written when a part of it is: one resource of a bundle is part of the bundle."""
    while isinstance(place, BundlePart):
        place = place.bundle
    return place


def variable(place: Expr) -> tuple[str, ...]:
    """Return the variable that a place is, if it is one."""
    return (place.name,) if isinstance(place, Local) else ()
