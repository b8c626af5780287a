"""Passes that rewrite values, which have no side effects: what they ask again is asked once, lists are not made."""

from __future__ import annotations

import ast

from lawspeaker.native.passes.values.hoist import hoist_invariants
from lawspeaker.native.passes.values.lengths import count_without_lists
from lawspeaker.native.passes.values.repeated_calls import compute_repeated_once

LISTS = """\
FITS: Final = ((True,),)
MELDS: Final = (1, 2)

def part(s: State, m: int, cs: list[int]) -> list[int]:
    return [c for c in cs if FITS[c][m]]

def all_parts(s: State, cs: list[int]) -> list[int]:
    return [each for m in MELDS for each in long_way(s, m, cs)]

def long_way(s: State, m: int, cs: list[int]) -> list[int]:
    found = part(s, m, cs)
    return found
"""


def function(tree: ast.Module, name: str) -> str:
    """Return the text of a function."""
    return next(ast.unparse(node) for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name)


def test_items_are_counted_without_a_list() -> None:
    tree = ast.parse(
        f"{LISTS}\ndef fits(s: State, m: int, cs: list[int]) -> bool:\n    return len(part(s, m, cs)) == 3\n"
    )
    count_without_lists({"game.values": tree})
    assert "return sum((1 for c_in_1 in cs if FITS[c_in_1][m])) == 3" in function(tree, "fits")


def test_a_list_that_is_only_tested_for_items_stops_at_the_first() -> None:
    tree = ast.parse(
        f"{LISTS}\ndef some(s: State, cs: list[int]) -> bool:\n    return len(all_parts(s, cs)) > 0\n"
        "\ndef none(s: State, m: int, cs: list[int]) -> bool:\n    return len(part(s, m, cs)) == 0\n"
    )
    count_without_lists({"game.values": tree})
    assert "any((len(long_way(s, m_in_1, cs)) > 0 for m_in_1 in MELDS))" in function(tree, "some")
    assert "return not any((True for c_in_2 in cs if FITS[c_in_2][m]))" in function(tree, "none")


def test_a_call_of_several_statements_is_made_before_the_first() -> None:
    tree = ast.parse(
        f"{LISTS}\ndef best(s: State, m: int, cs: list[int]) -> int:\n"
        "    if len(part(s, m, cs)) < 3:\n        return 0\n"
        "    for c in part(s, m, cs):\n        if c > 5:\n            return c + part(s, m, cs)[0]\n"
        "    return 1\n"
    )
    compute_repeated_once("game.values", tree)
    made = function(ast.fix_missing_locations(tree), "best")
    assert made.count("part(s, m, cs)") == 1
    assert made.count("part_at_once") == 4


def test_a_call_that_may_not_be_made_stays_where_it_is() -> None:
    text = (
        f"{LISTS}\ndef best(s: State, m: int, cs: list[int]) -> int:\n"
        "    if m > 3 and len(part(s, m, cs)) < 3:\n        return 0\n"
        "    m += 1\n"
        "    return len(part(s, m, cs)) + len(part(s, m, cs))\n"
    )
    tree = ast.parse(text)
    compute_repeated_once("game.values", tree)
    assert ast.unparse(tree) == ast.unparse(ast.parse(text))


def test_a_list_that_no_item_of_a_loop_changes_is_made_once() -> None:
    tree = ast.parse(
        f"{LISTS}\ndef can_go(s: State, m: int, cs: list[int]) -> bool:\n"
        "    found: list[int] = []\n"
        "    for c in cs:\n"
        "        found.append(c)\n"
        "        if c in long_way(s, m, cs) and c not in long_way(s, m, found) and c in long_way(s, c, cs):\n"
        "            return True\n"
        "    return False\n"
    )
    hoist_invariants({"game.values": tree})
    made = function(tree, "can_go")
    assert made.count("once_1_long_way := long_way(s, m, cs)") == 1
    assert "c not in long_way(s, m, found) and (c in long_way(s, c, cs))" in made
    assert made.index("once_1_long_way: Row = [") < made.index("for c in cs")


def test_steps_may_change_what_a_loop_asks() -> None:
    steps = ast.parse(
        "from game.values import long_way\n\ndef go(s: State, m: int, cs: list[int]) -> None:\n"
        "    for c in cs:\n        if c in long_way(s, m, cs):\n            take(s, c)\n"
    )
    before = ast.unparse(steps)
    hoist_invariants({"game.values": ast.parse(LISTS), "game.steps": steps})
    assert ast.unparse(steps) == before


def test_a_value_of_two_cases_is_written_out_for_what_it_asks_again() -> None:
    tree = ast.parse(
        f"{LISTS}\ndef outside(s: State, m: int, c: int) -> bool:\n"
        "    if s.board[c] == m:\n        return False\n"
        "    return c not in long_way(s, m, MELDS)\n\n"
        "def some(s: State, m: int) -> bool:\n    return any(outside(s, m, c) for c in MELDS)\n"
    )
    hoist_invariants({"game.values": tree})
    assert "(once_1_long_way := long_way(s, m, MELDS))" in function(tree, "some")
