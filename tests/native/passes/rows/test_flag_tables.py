"""Constant yes-or-no tables in native code."""

from __future__ import annotations

import ast

from lawspeaker.native.passes.rows.flag_tables import store_flag_tables_as_numbers


def test_yes_or_no_tables_are_numbers_unless_they_are_used_as_a_whole() -> None:
    tree = ast.parse(
        "OPEN: Final[tuple[bool, ...]] = (True, False)\n"
        "SHUT: Final[tuple[bool, ...]] = (True, False)\n"
        "def is_near(c: int, e: int) -> bool:\n    return c == e\n"
        "NEAR: Final = tuple(tuple(is_near(c, e) for e in range(2)) for c in range(2))\n"
        "def go(c: int) -> bool:\n    return not OPEN[c] and NEAR[c][1] and any(SHUT)\n"
    )
    store_flag_tables_as_numbers([tree])
    made = ast.unparse(tree)
    assert "OPEN: Final[tuple[int, ...]] = (1, 0)" in made
    assert "SHUT: Final[tuple[bool, ...]] = (True, False)" in made
    assert "tuple((tuple((int(is_near(c, e)) for e in range(2))) for c in range(2)))" in made
    assert "return not OPEN[c] != 0 and NEAR[c][1] != 0 and any(SHUT)" in made
