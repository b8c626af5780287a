"""Wins that look at one player of their event, although their lines compare players.

    event turn_over by p: player
    win Rich for p when turn_over       ->     only the player whose turn is over can win: `most` has nothing to choose
        most gold of p

Such a `win` was probably meant to look at every player; the field of the event has the same name by chance.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.walk import free_locals, nodes
from lawspeaker.facts import Facts
from lawspeaker.resolve.symbols import Symbols
from lawspeaker.resolve.types import TypeForm

OTHER_WORDS = ("p", "q", "r", "someone")
ORDER = (c.Comparison.MORE, c.Comparison.LESS, c.Comparison.AT_LEAST, c.Comparison.AT_MOST)


def warn_captured_winners(symbols: Symbols, program: c.Program, facts: Facts) -> None:
    """Report wins about one field of their event whose lines rank players, or compare that player with all others."""
    for ending in program.endings:
        if ending.event is None or ending.player is None or not ending.player_is_field:
            continue
        event = symbols.events[ending.event]
        names = [name for name, _ in ending.params]
        field = event.params[names.index(ending.player)]
        other = next(word for word in OTHER_WORDS if all(word != param.name for param in event.params))
        words = {"name": ending.name, "word": field.name, "event": event.name, "other": other}
        if ending.ranks or ending.shared:
            facts.add("W531", ending.span, (field.span, "this field"), lines=choosing_lines(ending), **words)
        elif any(compares_players(node, ending.player) for node in nodes(ending.tests)):
            facts.add("W531", ending.span, (field.span, "this field"), **words)


def choosing_lines(ending: c.Ending) -> str:
    """Return the first words of the lines that choose among several winners."""
    words = dict.fromkeys("`most`" if most else "`least`" for most, _ in ending.ranks)
    return " and ".join([*words, *(["`shared`"] if ending.shared else [])])


def compares_players(node: c.Node, player: str) -> bool:
    """Return whether a part of a condition compares the player of a field with all players."""
    match node:
        case c.Query(var=var, source=source, where=where) if where is not None and is_of_players(source):
            return any(is_order_between(inner, var, player) for inner in nodes(where))
        case c.AllHave(var=var, source=source, test=test) if is_of_players(source):
            return any(is_order_between(inner, var, player) for inner in nodes(test))
        case c.Compare(c.Comparison.EQUAL, left, right):
            sides = ((left, right), (right, left))
            return any(is_player(one, player) and chooses_player(two) for one, two in sides)
        case c.Member(value, source, False):
            return is_player(value, player) and chooses_player(source)
        case _:
            return False


def is_of_players(source: c.Expr) -> bool:
    """Return whether an expression is a list of players."""
    return source.type.form == TypeForm.LIST and source.type.element.bare().form == TypeForm.PLAYER


def is_player(e: c.Expr, player: str) -> bool:
    """Return whether an expression is the player of the field."""
    return isinstance(e, c.Local) and e.name == player


def chooses_player(e: c.Expr) -> bool:
    """Return whether an expression is the player who has the most or least of something."""
    return any(isinstance(node, c.Query) and node.having and is_of_players(node.source) for node in nodes(e))


def is_order_between(node: c.Node, one: str, other: str) -> bool:
    """Return whether a comparison by size has one variable on each side."""
    if not isinstance(node, c.Compare) or node.op not in ORDER:
        return False
    left, right = free_locals(node.left), free_locals(node.right)
    return (one in left and other in right) or (other in left and one in right)
