"""Making an expression fit the type that is wanted: optional values, lists where one is wanted, words of enums."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Board, Thing
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span


def coerce(cx: CheckContext, found: c.Expr, want: Type, span: Span) -> c.Expr:
    """Return the expression as a value of the wanted type, or report that it is none."""
    have = found.type
    if have.form == "unknown" or want.form == "unknown":
        return found
    if have.form == "nothing":
        return coerce_nothing(cx, found, want, span)
    if want.form == "optional":
        inner = want.element
        if have.form == "optional":
            if is_assignable(cx, have.element, inner):
                return found
        elif have.form == "list" and inner.form != "list":
            return coerce(cx, c.FirstOf(found, "", ty.optional(have.element)), want, span)
        elif is_assignable(cx, have, inner):
            return found
        return report_mismatch(cx, found, want, span)
    if have.form == "optional" and is_assignable(cx, have.element, want):
        return c.Need(found, span.place(), have.element)
    if have.form == "list" and want.form != "list" and is_assignable(cx, have.element.bare(), want):
        return c.FirstOf(found, span.place(), have.element)
    if want.form == "list" and have.form != "list" and is_assignable(cx, have.bare(), want.element):
        return c.ListOf((found,), ty.list_of(have))
    if is_assignable(cx, have, want):
        return found
    return report_mismatch(cx, found, want, span)


def coerce_nothing(cx: CheckContext, found: c.Expr, want: Type, span: Span) -> c.Expr:
    if want.form == "optional":
        return c.Nothing(want)
    if want.form == "bundle":
        if not cx.symbols.resources:
            cx.facts.add("L425", span, word="bundle")
        return c.BundleOf((), ty.BUNDLE)
    if want.form == "list":
        return c.ListOf((), want)
    if want.form in ("player", "thing", "place", "enum", "record", "number"):
        cx.facts.add("L307", span, type=want)
        return c.Unknown(want)
    return report_mismatch(cx, found, want, span)


def report_mismatch(cx: CheckContext, found: c.Expr, want: Type, span: Span) -> c.Expr:
    """Report a value of another type than is wanted, or a number that is too small or too large."""
    have = found.type
    if have.bare().form == want.bare().form == "number":
        cx.facts.add("L383", span, have=range_text(have.bare()), want=range_text(want.bare()))
    else:
        cx.facts.add("L301", span, have=have, want=want)
    return c.Unknown(want)


def is_assignable(cx: CheckContext, have: Type, want: Type) -> bool:
    """Tell whether a value of one type is a value of the other."""
    if "unknown" in (have.form, want.form):
        return True
    if have.form != want.form:
        return False
    match have.form:
        case "thing":
            if not have.name or not want.name:
                return True
            return cx.symbols.is_kind(have.name, want.name) or cx.symbols.is_kind(want.name, have.name)
        case "enum" | "record" | "place" | "outcome":
            return have.name == want.name
        case "list":
            return is_assignable(cx, have.element.bare(), want.element.bare())
        case "number":
            return not are_disjoint(have, want)
        case _:
            return True


def are_comparable(cx: CheckContext, one: Type, other: Type) -> bool:
    left, right = one.bare(), other.bare()
    if "nothing" in (left.form, right.form):
        return one.form != "list" and other.form != "list"
    if left.form == right.form == "number":
        return True
    return is_assignable(cx, left, right) or is_assignable(cx, right, left)


def require_value(found: c.Expr, span: Span) -> c.Expr:
    """Return an optional value as a value that must be there, a list as its first."""
    if found.type.form == "optional":
        return c.Need(found, span.place(), found.type.element)
    if found.type.form == "list":
        return require_value(c.FirstOf(found, span.place(), found.type.element), span)
    return found


def empty_value(type_: Type) -> c.Expr:
    match type_.form:
        case "list":
            return c.ListOf((), type_)
        case "bundle":
            return c.BundleOf((), type_)
        case "yes_no":
            return c.Const(0, type_)
        case _:
            return c.Nothing(type_)


def as_compared(found: c.Expr) -> c.Expr:
    """Return an expression as one side of a comparison: there a seat may be empty, it is equal to no player then."""
    match found:
        case c.Seat(number, text, _, type_):
            return c.Const(number, type_, text)
        case c.ListOf(items, type_):
            return c.ListOf(tuple(as_compared(item) for item in items), type_)
        case _:
            return found


def board_of(cx: CheckContext, type_: Type) -> Board | None:
    """Return the board whose places have this type."""
    bare = type_.bare() if type_.form != "list" else type_.element.bare()
    if bare.form == "place":
        return cx.symbols.place_board(bare.name)
    if bare.form == "thing":
        for board in cx.symbols.boards.values():
            if board.kinds and not bare.name:
                return board
            if any(cx.symbols.is_kind(bare.name, k) or cx.symbols.is_kind(k, bare.name) for k in board.kinds):
                return board
    return None


def home_board(cx: CheckContext, type_: Type) -> Board | None:
    """Return the board that things of a kind lie on: the one the kind names, or the first."""
    boards = cx.symbols.boards
    kind = cx.symbols.kinds.get(type_.bare().name)
    while kind is not None and kind.lies is None:
        kind = cx.symbols.kinds.get(kind.parent or "")
    return next(iter(boards.values()), None) if kind is None else boards.get(kind.lies or "")


def named_thing(cx: CheckContext, found: c.Const) -> Thing | None:
    """Return the declared thing a constant is a copy of."""
    return cx.symbols.owners.get(found.value)


def place_type(cx: CheckContext, board: Board) -> Type:
    """Return the type of a board's places; of several kinds without a common parent it is any thing."""
    if board.form != "places":
        return Type("place", board.place)
    kind: str | None = board.kinds[0] if board.kinds else ""
    while kind and not all(cx.symbols.is_kind(other, kind) for other in board.kinds):
        kind = cx.symbols.kinds[kind].parent if kind in cx.symbols.kinds else None
    return Type("thing", kind or "")


def range_text(type_: Type) -> str:
    """Return the bounds of a number as a person writes them.

    >>> shown_range(ty.number(3, 7)), shown_range(ty.number(9, 9)), shown_range(ty.number(1, None))
    ('3 to 7', '9', '1 or more')
    """
    match type_.low, type_.high:
        case None, None:
            return "any number"
        case low, None:
            return f"{low} or more"
        case None, high:
            return f"{high} or less"
        case low, high:
            return str(low) if low == high else f"{low} to {high}"


def are_disjoint(have: Type, want: Type) -> bool:
    """Tell whether no number of the one type can be of the other."""
    if have.low is not None and want.high is not None and have.low > want.high:
        return True
    return have.high is not None and want.low is not None and have.high < want.low
