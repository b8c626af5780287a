"""Generated code reads like written code: numbers and labels say what they mean, functions fit on a screen or two."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.compile_specs import spec_of
from tests.emit.compiled_specs import engine_of
from tests.paths import RULESETS

MOST_LINES = 100
SMALL = 2
"""Numbers up to this one count, step and double: a name would say less."""
DATA = ("tables", "names", "schema", "examples", "screen", "views")
"""Modules that hold data; functions elsewhere are rules."""
FRAMES = ("st", "s.stack", "s.lists")
"""Lists whose cells are read into variables at once: `left = st[-10]`."""
BLOCK = re.compile(r"^ {8}if pc == (\w+):", re.MULTILINE)
MEANINGLESS = re.compile(r"THEN_(STEP|LET|IF|EACH|CHOOSE|DO|MAY|ONLY)(_\d+)?|\w+_STEP_\d+")


@cache
def trees(name: str) -> dict[str, ast.Module]:
    """Return the modules of a game that are not data."""
    files = {file.removesuffix(".py"): text for file, text in engine_of(name).items()}
    return {file: ast.parse(text) for file, text in files.items() if file not in DATA}


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Yield the functions of a module, and the methods of its classes."""
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def bare_numbers(function: ast.FunctionDef, said: set[int]) -> Iterator[int]:
    """Yield the numbers of a function that no rule says, without those of frames."""
    frames = [node.slice for node in ast.walk(function) if isinstance(node, ast.Subscript) and is_frame(node.value)]
    offsets = {id(part) for cell in frames for part in ast.walk(cell)}
    for node in ast.walk(function):
        number = node.value if isinstance(node, ast.Constant) and id(node) not in offsets else 0
        if type(number) is int and number > SMALL and number not in said:
            yield number


def is_frame(node: ast.expr) -> bool:
    return ast.unparse(node) in FRAMES


def numbers_said(name: str) -> set[int]:
    """Return the numbers that the rules of a game say."""
    found = {int(number) for source in spec_of(name).sources for number in re.findall(r"\d+", source.text)}
    return found | {number + 1 for number in found}  # behind the last of a range


@pytest.mark.parametrize("name", RULESETS)
def test_a_number_that_no_rule_says_has_a_name(name: str) -> None:
    said = numbers_said(name)
    found = {
        f"{file}.{function.name}": numbers
        for file, tree in trees(name).items()
        for function in functions(tree)
        if (numbers := list(bare_numbers(function, said)))
    }
    assert found == {}


@pytest.mark.parametrize("name", RULESETS)
def test_no_function_is_too_long(name: str) -> None:
    lengths = {
        f"{file}.{function.name}": (function.end_lineno or 0) - function.lineno + 1
        for file, tree in trees(name).items()
        for function in functions(tree)
    }
    assert {function: length for function, length in lengths.items() if length > MOST_LINES} == {}


@pytest.mark.parametrize("name", RULESETS)
def test_a_label_says_what_comes_next(name: str) -> None:
    labels = {label for text in engine_of(name).values() for label in BLOCK.findall(text)}
    assert [label for label in sorted(labels) if MEANINGLESS.fullmatch(label)] == []
