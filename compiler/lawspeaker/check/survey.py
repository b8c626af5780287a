"""What has to be known about a whole spec before its rules are checked: all rules, what is shuffled, what stands in."""

from __future__ import annotations

from lawspeaker.check import core as c
from lawspeaker.check.you import all_nodes
from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Symbols
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


def is_text(line: t.Stmt) -> bool:
    return isinstance(line, t.Call) and line.word == "text"


def every_sentence(symbols: Symbols) -> list[t.Permits | t.Call]:
    """Return what allows or forbids and all calls, wherever they stand, blocks of effects included."""
    return [node for node in all_nodes(symbols) if isinstance(node, t.Permits | t.Call)]


def is_wild(rule: t.Permits | t.Call) -> bool:
    """Tell whether a sentence lets one resource pay for another."""
    return isinstance(rule, t.Permits) and rule.allows and any(head.word == "pay" for head in rule.heads)


def shuffled(sentence: t.Permits | t.Call) -> str | None:
    """Return the pile that a sentence shuffles, if it does."""
    if isinstance(sentence, t.Call) and sentence.word == "shuffle" and sentence.args:
        match sentence.args[0]:
            case t.Word(_, word) | t.Yours(_, word) | t.Of(_, t.Word(_, word), _):
                return word
            case _:
                pass
    return None


IN_PLAY = (
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


def known_in_play(node: object) -> bool:
    """Tell whether something can be looked at only in a game: a state has its first value before there is one."""
    if isinstance(node, c.Universe):
        return node.type.element.form in ("player", "thing")
    if isinstance(node, c.BoardValue):
        return node.board.form == "laid"
    return isinstance(node, IN_PLAY) or (isinstance(node, c.FieldGet) and node.field.dynamic)
