"""Functions that may suspend jump only to blocks that are there: a jump to nowhere would never end."""

from __future__ import annotations

import ast

import pytest

from tests.emit.compiled_specs import engine_of
from tests.paths import RULESETS


def is_counter(node: ast.expr) -> bool:
    """Tell whether something is the program counter: `pc`, or its place in the frame."""
    return ast.unparse(node) in ("pc", "st[-2]")


def numbers(value: ast.expr) -> set[int]:
    """Return the blocks that a jump may lead to."""
    match value:
        case ast.Constant(value=int() as number):
            return {number}
        case ast.IfExp(body=body, orelse=orelse):
            return numbers(body) | numbers(orelse)
        case ast.Subscript(value=ast.Tuple(elts=arms)):
            return set().union(*(numbers(arm) for arm in arms))
        case _:
            return set()


def lost(function: ast.FunctionDef) -> set[int]:
    """Return the blocks that a function jumps to and does not have."""
    there: set[int] = set()
    wanted: set[int] = set()
    for node in ast.walk(function):
        match node:
            case ast.If(test=ast.Compare(left=ast.Name(id="pc"), comparators=[ast.Constant(value=int() as number)])):
                there.add(number)
            case ast.Assign(targets=[target], value=value) if is_counter(target):
                wanted |= numbers(value)
    return wanted - there if there else set()


@pytest.mark.parametrize("name", RULESETS)
def test_every_jump_leads_to_a_block(name: str) -> None:
    """Whatever number the program counter gets, a block asks for it."""
    functions = [node for node in ast.parse(engine_of(name)["steps.py"]).body if isinstance(node, ast.FunctionDef)]
    assert {function.name: lost(function) for function in functions if lost(function)} == {}
