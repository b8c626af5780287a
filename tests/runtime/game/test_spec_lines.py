"""A fault inside an engine names the line of the spec, wherever in the engine it happens."""

from __future__ import annotations

import linecache

import pytest

from lawspeaker_runtime.errors import ChanceNeeded, IllegalChoice, RuleError
from lawspeaker_runtime.game.spec_lines import line_above, spec_line_in_errors

STEPS = """# pebbles.law:4  verb take
def take(s):
    return s[9]


# pebbles.law:8  course
def course(s, pc):
    while True:
        if pc == 0:  # pebbles.law:9  turns
            return take(s)
        if pc == 1:  # pebbles.law:12  choose one
            return 1 // 0


def finish(s):
    return s[9]
"""


def engine(name: str) -> dict[str, object]:
    """Return the functions of a small engine, whose text can be read as that of a file can."""
    file = f"{name}.py"
    linecache.cache[file] = (len(STEPS), None, STEPS.splitlines(keepends=True), file)
    names: dict[str, object] = {}
    exec(compile(STEPS, file, "exec"), names)
    return names


def play(function: str, *arguments: object) -> None:
    """Call a function of the small engine as the facade does."""
    called = engine("steps_under_test")[function]
    assert callable(called)
    with spec_line_in_errors():
        called(*arguments)


def test_the_innermost_function_names_its_line() -> None:
    with pytest.raises(RuleError, match=r"^pebbles\.law:4: IndexError: list index out of range$"):
        play("course", [1], 0)


def test_a_block_names_its_sentence() -> None:
    with pytest.raises(RuleError, match=r"^pebbles\.law:12: ZeroDivisionError"):
        play("course", [1], 1)


def test_a_function_of_no_line_leaves_the_fault_as_it_is() -> None:
    with pytest.raises(IndexError):
        play("finish", [1])


def test_the_comment_of_another_function_is_not_taken() -> None:
    engine("steps_under_test")
    assert line_above("steps_under_test.py", 16) is None
    assert line_above("no such file", 3) is None


@pytest.mark.parametrize("error", [IllegalChoice("no"), RuleError("pebbles.law:3: no"), ChanceNeeded(0, [1])])
def test_what_is_meant_for_the_embedder_stays(error: Exception) -> None:
    with pytest.raises(type(error)) as caught, spec_line_in_errors():
        raise error
    assert caught.value is error
