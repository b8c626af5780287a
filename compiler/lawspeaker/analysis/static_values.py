"""Values that depend on their arguments alone, and have few of these: they are worked out once, as tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from lawspeaker.analysis.domains import board_of, index_count, may_be_absent, may_lose_neighbours, place_count
from lawspeaker.check import ir as c
from lawspeaker.check.walk import free_locals, nodes
from lawspeaker.resolve.symbols import BoardForm, SignedForm, Symbols
from lawspeaker.resolve.types import TypeForm

MOST_ENTRIES = 20_000
SEARCH_LOOKS = 4
"""How often a search looks at each place, more or less."""
MOST_LOOKS = 200_000
"""How many places are looked at when a table is made, at most: it is made whenever the engine is imported."""
STOPPED = (TypeForm.ENUM, TypeForm.NUMBER, TypeForm.PLACE, TypeForm.PLAYER, TypeForm.RESOURCE, TypeForm.THING)
"""The types of values whose tables may have an entry for an argument with which the value stops the game."""


def static_values(symbols: Symbols, program: c.Program) -> list[c.RulePoint]:
    """Return the values that become tables, each behind those that it uses."""
    found: dict[str, c.RulePoint] = {}
    waiting = {name: point for name, point in program.values.items() if may_be_static(symbols, point)}
    while True:
        ready = {name: point for name, point in waiting.items() if uses_only(symbols, point, found)}
        if not ready:
            return list(found.values())
        found |= ready
        waiting = {name: point for name, point in waiting.items() if name not in ready}


def uses_only(symbols: Symbols, point: c.RulePoint, static: Mapping[str, c.RulePoint]) -> bool:
    """Tell whether a value depends on its arguments and on static values alone."""
    if stops(point, static) and (point.signed.type.bare().form not in STOPPED or not has_loop(point)):
        return False
    return not any(
        node.signed.form != SignedForm.VALUE or node.signed.name not in static
        if isinstance(node, c.CallRulePoint)
        else (reads_state(symbols, node) and not may_stop(node)) or may_fail(node)
        for node in nodes(point.cases)
    )


def has_loop(point: c.RulePoint) -> bool:
    """Tell whether a value goes through a list: else it is as quickly computed as looked up."""
    return any(isinstance(node, c.Quantified) for node in nodes(point.cases))


def stops(point: c.RulePoint, static: Mapping[str, c.RulePoint]) -> bool:
    """Tell whether a value may stop the game for some arguments, itself or through static values that it uses."""
    return any(
        node.signed.name in static and stops(static[node.signed.name], static)
        if isinstance(node, c.CallRulePoint)
        else may_stop(node)
        for node in nodes(point.cases)
    )


def stopping_values(static: list[c.RulePoint]) -> list[c.RulePoint]:
    """Return those of the values that become tables that may stop the game for some arguments."""
    named = {point.signed.name: point for point in static}
    return [point for point in static if stops(point, named)]


def may_stop(node: c.Node) -> bool:
    """Tell whether a node needs what may not be there: the first of a list, the largest of it, what may be nothing."""
    if isinstance(node, c.Extreme):
        return any(item.type.form == TypeForm.LIST for item in node.items)
    return isinstance(node, c.Need | c.FirstOf)


def may_fail(node: c.Node) -> bool:
    """Tell whether a node is a division by a number that may be 0, or a search whose costs may be negative.

    A table is made for all arguments, used or not.
    """
    match node:
        case c.Arithmetic(c.ArithmeticOp.DIVIDE | c.ArithmeticOp.REMAINDER, _, right):
            return not isinstance(right, c.Const)
        case c.BoardValue():
            return bool(node.line)
        case _:
            return False


def may_be_static(symbols: Symbols, point: c.RulePoint) -> bool:
    """Tell whether no rule changes a value, and a table of it stays small."""
    if point.rules or point.signed.uses_you:
        return False
    size = 1
    for _, type_ in point.params:
        size *= index_count(symbols, type_)
    return 0 < size <= MOST_ENTRIES and size * places_looked_at(symbols, point) <= MOST_LOOKS


def places_looked_at(symbols: Symbols, point: c.RulePoint) -> int:
    """Return how many places a value goes through, at most: as if all its loops through boards were nested."""
    count = 1
    for node in nodes(point.cases):
        if isinstance(node, c.Universe) and node.type.element.form == TypeForm.PLACE:
            count *= max(1, index_count(symbols, node.type.element))
        if isinstance(node, c.BoardValue) and node.word in c.SEARCHES:
            count *= SEARCH_LOOKS * place_count(symbols, node.board)
    return count


def has_fixed_payments(symbols: Symbols, program: c.Program) -> bool:
    """Tell whether the same resources stand in for each other in all games, whoever pays."""
    pay = program.permissions["pay"]
    if any(rule.holds.form != c.HoldsForm.ALWAYS or rule.holds.module is not None for rule in pay.rules):
        return False
    tests = [test for rule in pay.rules for test in rule.tests]
    named = {name for name, _ in pay.params[:2]}
    return all(named.issuperset(free_locals(test)) and is_fixed(symbols, program, test) for test in tests)


def is_fixed(symbols: Symbols, program: c.Program, e: object) -> bool:
    """Tell whether an expression depends on its variables alone, also through the values that it uses."""
    return all(
        is_fixed_value(symbols, program, node) if isinstance(node, c.CallRulePoint) else not reads_state(symbols, node)
        for node in nodes(e)
    )


def is_fixed_value(symbols: Symbols, program: c.Program, e: c.CallRulePoint) -> bool:
    """Tell whether a value that is used depends on its arguments alone."""
    point = program.values.get(e.signed.name)
    if point is None or point.rules or point.signed.uses_you:
        return False
    return all(is_fixed(symbols, program, part) for case in point.cases for part in case if part is not None)


def reads_state(symbols: Symbols, node: c.Node) -> bool:
    """Tell whether a node reads anything that changes during a game, or differs between games."""
    match node:
        case c.FieldGet():
            return node.field.dynamic
        case c.BoardValue():
            if node.word in (c.BoardWord.NEIGHBOURS, c.BoardWord.NEIGHBOURS_BY):
                return node.board.form == BoardForm.LAID or bool(node.board.sizes) or loses_neighbours(symbols, node)
            return node.board.form == BoardForm.LAID or node.word == c.BoardWord.LINE or bool(node.board.sizes)
        case c.Universe():
            element = node.type.element
            if element.form == TypeForm.THING:
                return may_be_absent(symbols, element.name)
            if element.form == TypeForm.PLACE:
                board = board_of(symbols, element)
                return board is None or board.form == BoardForm.LAID or bool(board.sizes)
            return element.form == TypeForm.PLAYER
        case c.Need() | c.FirstOf():
            return True
        case c.Expression():
            return node.in_play
        case c.Sentence() | c.Entry() | c.FrozenEntry():
            return False
        case _:
            assert_never(node)


def loses_neighbours(symbols: Symbols, node: c.BoardValue) -> bool:
    """Tell whether the neighbours of a place depend on which modules are in the game."""
    return may_lose_neighbours(symbols, node.board, node.args[0].type.bare())
