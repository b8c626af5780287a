"""A fault of the rules while a game runs names the line of the spec, not that of the generated code."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from lawspeaker.emit.spec_lines import SpecLines
from lawspeaker.source import Source, Span
from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state.base_state import BaseState
from tests.emit.compiled_specs import law

SPEC = """game "Faults"
    players 2
state stock: number = 1
state guests: number = 0
course
    turns
        choose one
            "divide"
                stock becomes stock / guests
            "rest"
                stock becomes stock + 1
score for p
    "stock" = stock
"""


def begun(folder: Path, package: str) -> Game[BaseState]:
    """Compile the spec, import the engine and begin a game."""
    target = folder / "engines_under_test" / "tried"
    target.mkdir(parents=True)
    for file, text in law(SPEC).items():
        (target / file).write_text(text.replace("engines_under_test", package), encoding="utf-8")
    (folder / "engines_under_test").rename(folder / package)
    sys.path.insert(0, str(folder))
    try:
        game: Game[BaseState] = import_module(f"{package}.tried").new()
    finally:
        sys.path.remove(str(folder))
    return game


def test_a_division_by_nothing_names_its_line(tmp_path: Path) -> None:
    game = begun(tmp_path, "faults_of_division")
    before = game.hash
    with pytest.raises(RuleError, match=r"^tried\.law:9:"):
        game.choose("divide")
    assert game.hash == before


def test_an_unexpected_error_names_its_line(tmp_path: Path) -> None:
    game = begun(tmp_path, "faults_unforeseen")
    broken = game.clone()
    setattr(broken.state, "stock", None)  # noqa: B010
    with pytest.raises(RuleError, match=r"^tried\.law:\d+: TypeError"):
        broken.choose("rest")
    game.choose("rest")


@pytest.mark.parametrize(
    "part", ["(count aside) + (count box)", "((gold of Red) + 1) * 2", "gold of Red", "2 * (gold of Red)"]
)
def test_a_part_is_quoted_with_the_brackets_around_its_first_and_last_words(part: str) -> None:
    line = f"        that {part} is 12"
    begin = line.index(part.lstrip("("))
    end = line.index(part) + len(part.rstrip(")"))
    lines = SpecLines([Source("tried.law", line)])
    assert lines.quoted(Span("tried.law", 1, begin + 1, 1, end + 1)) == part
