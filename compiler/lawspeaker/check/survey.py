"""What has to be known about a whole spec before its rules are checked: all rules, what is shuffled, what stands in."""

from __future__ import annotations

from lawspeaker.check import core as c
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


def every_rule(symbols: Symbols) -> list[t.Rule]:
    """Return all rules, wherever they stand, blocks of effects included."""
    from lawspeaker.check.you import tree_nodes

    return [node for decl in symbols.decls for node in tree_nodes(decl) if isinstance(node, t.Permits)]


def is_wild(rule: t.Rule) -> bool:
    return isinstance(rule, t.Permits) and rule.allows and any(head.word == "pay" for head in rule.heads)


def shuffles(symbols: Symbols) -> list[str]:
    """Return the piles that some sentence shuffles."""
    from lawspeaker.check.you import tree_nodes

    found: list[str] = []
    for decl in symbols.decls:
        for node in tree_nodes(decl):
            if isinstance(node, t.Call) and node.word == "shuffle" and node.args:
                match node.args[0]:
                    case t.Word(_, word) | t.Yours(_, word) | t.Of(_, t.Word(_, word), _):
                        found.append(word)
                    case _:
                        pass
    return found
