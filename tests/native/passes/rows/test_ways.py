"""Searches that try the ways they found last answer as if they looked anew: a native copy is run in Python."""

from __future__ import annotations

import ast
import random
from pathlib import Path
from types import SimpleNamespace

import pytest

from lawspeaker_runtime.state.native_lists import way_to

CASE = Path(__file__).parents[1] / "cases" / "ways.native"
NEIGHBOURS = ((1, 3), (0, 2), (1, 5), (0, 4), (3, 5), (2, 4))
"""A ring of six places, in which there are two ways to every place."""


class Rows:
    """Stands for the vectors of native code: `vec[i64](...)` makes a list."""

    def __class_getitem__(cls, _: object) -> type[list[object]]:
        return list


def native_search() -> dict[str, object]:
    """Return the names of the case, on a board of six places."""
    tree = ast.parse(CASE.read_text(encoding="utf-8").replace("_3", "_6").replace("[0] * 3", "[0] * 6"))
    wanted = [
        node
        for node in tree.body
        if not isinstance(node, ast.ImportFrom | ast.Import) and "NEIGHBOURS:" not in ast.unparse(node)
    ]
    text = "\n".join(ast.unparse(node) for node in wanted).replace("range(i64(6))", "range(12)")
    names: dict[str, object] = {"vec": Rows, "i64": int, "way_to": way_to, "NEIGHBOURS": NEIGHBOURS}
    exec(f"from __future__ import annotations\n{text}", names)
    return names


def is_reached(board: tuple[int, ...], begin: int, goal: int, blocked: int) -> bool:
    """Tell whether empty places lead from one place to another."""
    found = {begin} if board[begin] == 0 and begin != blocked else set()
    for _ in board:
        found |= {near for place in found for near in NEIGHBOURS[place] if board[near] == 0 and near != blocked}
    return goal in found


@pytest.mark.parametrize("seed", range(30))
def test_the_answer_does_not_depend_on_earlier_questions(seed: int) -> None:
    search, pick = native_search()["has_way"], random.Random(seed)
    assert callable(search)
    for _ in range(100):
        board = tuple(pick.choices((0, 1), (3, 1), k=6))
        begin, goal, blocked = pick.randrange(6), pick.randrange(6), pick.randrange(7)
        state = SimpleNamespace(board=list(board), count=goal)
        assert search(state, begin, blocked) == is_reached(board, begin, goal, blocked)
