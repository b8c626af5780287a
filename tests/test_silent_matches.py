"""How many `match` statements end in a `case _:` that says nothing: the number of each folder only goes down.

A `match` over a closed family names every member and ends in `assert_never`, so that a new member is an error of mypy
in each place that ignores it. What stays here recognises some shapes of an open input, and its general case is right.
"""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from tests.paths import ROOT

MOST = {
    "analysis": 10,
    "cache": 2,
    "check": 58,
    "cli": 3,
    "coverage": 1,
    "emit": 26,
    "lower": 1,
    "native": 107,
    "parse": 15,
    "repair": 1,
    "resolve": 15,
    "runtime": 4,
    "text": 39,
}


def is_silent(node: ast.Match) -> bool:
    """Return whether the last case takes everything and neither raises nor calls `assert_never`."""
    last = node.cases[-1]
    takes_all = isinstance(last.pattern, ast.MatchAs) and last.pattern.pattern is None and last.guard is None
    end = last.body[-1]
    return takes_all and not isinstance(end, ast.Raise) and "assert_never" not in ast.unparse(end)


def folder_of(path: Path) -> str:
    """Return the folder of the compiler that a module is in, or the room."""
    room, package, *rest = path.relative_to(ROOT).parts
    return rest[0] if (room, package) == ("compiler", "lawspeaker") else room if room == "runtime" else package


def silent_matches() -> Counter[str]:
    """Return the number of silent matches by folder."""
    found: Counter[str] = Counter()
    for path in [*(ROOT / "compiler").rglob("*.py"), *(ROOT / "runtime").rglob("*.py")]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found[folder_of(path)] += sum(is_silent(node) for node in ast.walk(tree) if isinstance(node, ast.Match))
    return +found


def test_silent_matches_only_become_fewer() -> None:
    found = silent_matches()
    more = {folder: count for folder, count in found.items() if count > MOST.get(folder, 0)}
    assert not more, f"end these matches in `assert_never`, or say why they are recognisers: {more}"
    fewer = {folder: found[folder] for folder, most in MOST.items() if found[folder] < most}
    assert not fewer, f"write the smaller numbers into MOST: {fewer}"
