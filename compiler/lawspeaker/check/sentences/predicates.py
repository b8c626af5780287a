"""Small questions about sentences and values that the checkers ask."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.parse import tree as t
from lawspeaker.resolve.types import Type


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


def is_text(line: t.Stmt) -> bool:
    return isinstance(line, t.Call) and line.word == "text"


IN_PLAY = (
    c.Seat,
    c.OptionGet,
    c.StateGet,
    c.ResourceGet,
    c.ResourceOf,
    c.PileGet,
    c.PieceOn,
    c.PieceCount,
    c.Reserve,
    c.ThingsAt,
    c.PlaceOf,
    c.InPile,
    c.PlayerValue,
    c.CanPay,
    c.CurrentRecord,
    c.Use,
)


def is_known_in_play(node: object) -> bool:
    """Tell whether something can be looked at only in a game: a state has its first value before there is one."""
    if isinstance(node, c.Universe):
        return node.type.element.form in ("player", "thing")
    if isinstance(node, c.BoardValue):
        return node.board.form == "laid"
    return isinstance(node, IN_PLAY) or (isinstance(node, c.FieldGet) and node.field.dynamic)
