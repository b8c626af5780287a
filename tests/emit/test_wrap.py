"""Wrapping against the formatter itself: what `wrap` breaks is what the formatter breaks."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from lawspeaker.emit.wrap import wrap
from tests.emit.random_code import Writer

WIDEST = 320
RULE = "# " + "-" * 20 + "\n"

LONG_LINES = Path(__file__).with_name("long_lines.txt").read_text(encoding="utf-8")
CASES = {title: code for title, _, code in (case.partition("\n") for case in LONG_LINES[2:].split("\n# "))}


def formatted(code: str, width: int) -> str:
    """Return the code as the formatter leaves it at a width."""
    command = [sys.executable, "-m", "ruff", "format", "--isolated", "--target-version", "py311"]
    done = subprocess.run(
        [*command, f"--line-length={width}", "-"], input=code, capture_output=True, text=True, check=True
    )
    return done.stdout


def lines_of(code: str) -> list[str]:
    """Return the lines that are not blank: blank ones between statements are not wrapped."""
    return [line for line in code.split("\n") if line]


def is_python(code: str) -> bool:
    """Tell whether the code could stand in a function."""
    body = "".join(f"    {line}\n" for line in code.splitlines())
    try:
        compile(f"async def f():\n{body}", "random", "exec", ast.PyCF_ONLY_AST)
    except SyntaxError:
        return False
    return True


def tree(code: str) -> str:
    """Return what the code means: its syntax tree as text."""
    return ast.dump(ast.parse(code))


def is_on_one_line(code: str) -> bool:
    """Tell whether no bracket is left open at the end of a line."""
    return not any(line.endswith(("(", "[", "{")) for line in code.splitlines())


@pytest.mark.parametrize("title", CASES)
def test_long_lines_break_where_the_formatter_breaks_them(title: str) -> None:
    code = CASES[title]
    for indent in (0, 4, 8):
        lines = [f"{' ' * column}if state:\n" for column in range(0, indent, 4)]
        nested = "".join(lines) + "".join(f"{' ' * indent}{line}\n" for line in code.splitlines())
        assert lines_of(wrap(nested)) == lines_of(formatted(nested, 120))


@pytest.mark.parametrize("seed", range(12))
def test_random_code_breaks_where_the_formatter_breaks_it(seed: int) -> None:
    writer = Writer(seed)
    written = [writer.statement() for _ in range(300)]
    flat = formatted(RULE.join(code for code in written if is_python(code)), WIDEST).split(RULE)
    whole = [code for code in flat if is_on_one_line(code)]
    expected = formatted(RULE.join(whole), 120).split(RULE)
    assert len(whole) > 100
    for code, right in zip(whole, expected, strict=True):
        assert lines_of(wrap(code)) == lines_of(right)


@pytest.mark.parametrize("seed", range(4))
def test_wrapping_keeps_the_meaning_and_happens_once(seed: int) -> None:
    writer = Writer(1000 + seed)
    for code in (writer.statement() for _ in range(150)):
        # Broken deletions become the deletion of one tuple, which is another tree of the same meaning.
        if is_python(code) and "del " not in code:
            broken = wrap(code)
            assert wrap(broken) == broken
            assert tree(broken) == tree(code)


@pytest.mark.parametrize("width", [80, 100, 120, 200])
def test_the_width_is_free(width: int) -> None:
    code = CASES["a condition of many parts"]
    assert wrap(code, width) == formatted(code, width)


def test_short_lines_comments_and_docstrings_stay() -> None:
    code = f'''"""{"A title that is far too long. " * 5}

{"And a text that is too long, with brackets (and [others]. " * 4}
"""

# {"a comment that is too long " * 8}
SHORT = [1, 2, 3]


def f() -> None:
    """{"One line that is too long. " * 6}"""
    g("{"x" * 100}", "{"y" * 20}")  # a comment at the end
'''
    assert wrap(code) == code


def test_brackets_that_are_broken_already_stay() -> None:
    code = f'f(\n    "{"x" * 130}",\n    [\n        "{"y" * 130}",\n    ],\n)\n'
    assert wrap(code) == code


def test_a_line_of_unknown_shape_stays() -> None:
    code = f"match state:\n    case {' | '.join(f'Phase.NUMBER_{n}' for n in range(12))}:\n        pass\n"
    assert wrap(code) == code
