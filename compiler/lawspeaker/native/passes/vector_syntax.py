"""Pieces of expressions that become vectors or come from them: what they look like, and how they are written."""

from __future__ import annotations

import ast
from typing import TypeGuard

from lawspeaker.native.types import VECTORS, element

AS_LIST = "as_list"
ROW_OF_RANGE = "row_of_range"
MAX_CAPACITY = 256


def is_vector(known: str | None) -> bool:
    return known in VECTORS


def generator_over(iterable: ast.expr, name: str, tests: list[ast.expr]) -> ast.GeneratorExp:
    """Return a generator of the items of something that pass the tests."""
    loop = ast.comprehension(ast.Name(name, ast.Store()), iterable, tests, 0)
    return ast.GeneratorExp(ast.Name(name, ast.Load()), [loop])


def list_over(item: ast.expr, name: str, iterable: ast.expr) -> ast.ListComp:
    """Return the list of something for every item of an iterable."""
    return ast.ListComp(item, generator_over(iterable, name, []).generators)


def is_repeated(node: ast.expr) -> bool:
    """Tell whether an expression is one item, some number of times."""
    match node:
        case ast.BinOp(left=ast.List(elts=[item]), op=ast.Mult()):
            return not isinstance(item, ast.Starred)
        case _:
            return False


def to_python(node: ast.expr, has: str, kind: str) -> ast.expr:
    """Turn a vector into a list or a tuple, and the vectors in it into lists."""
    held = element(has)
    if is_vector(held):
        assert held is not None
        loop = generator_over(node, "part", [])
        node = ast.ListComp(to_python(loop.elt, held, "list"), loop.generators)
        return node if kind == "list" else ast.Call(ast.Name(kind, ast.Load()), [node], [])
    return ast.Call(ast.Name(AS_LIST if kind == "list" else kind, ast.Load()), [node], [])


def annotation(known: str) -> ast.expr:
    """Return how mypyc is told a type."""
    return ast.parse(known.replace("int", "i64"), mode="eval").body


def length_of(node: ast.ListComp) -> int:
    """Return how many items a comprehension over a short range has; 0 if that is not known."""
    match node.generators:
        case [ast.comprehension(iter=ast.Call(func=ast.Name(id="range"), args=[low, high]), ifs=[])]:
            match low, high:
                case ast.Constant(value=int(first)), ast.Constant(value=int(end)) if 0 < end - first <= MAX_CAPACITY:
                    return end - first
                case _:
                    pass
        case _:
            pass
    return 0


def range_ends(node: ast.expr) -> list[ast.expr]:
    """Return both ends of a range that counts one by one; nothing if it is something else."""
    match node:
        case ast.Call(func=ast.Name(id="range"), args=[end]):
            return [ast.Constant(0), end]
        case ast.Call(func=ast.Name(id="range"), args=[low, high]):
            return [low, high]
        case _:
            return []


def default_of(node: ast.Call) -> str:
    """Return what a call for the first of something gives where there is none."""
    if isinstance(node.func, ast.Name) and node.func.id == "first_or" and len(node.args) == 2:
        return ast.unparse(node.args[1])
    return ""


def compared_with_zero(left: ast.expr, op: ast.cmpop) -> ast.expr:
    return ast.Compare(left, [op], [ast.Constant(0)])


def is_choice(node: ast.expr) -> bool:
    """Tell whether an expression passes on one of its parts, which was made fit already."""
    return isinstance(node, ast.IfExp | ast.BoolOp)


def is_copy(node: ast.expr) -> TypeGuard[ast.Call]:
    """Tell whether an expression is a list of another."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "list" and len(node.args) == 1


def is_existing_list(node: ast.expr) -> bool:
    """Tell whether an expression is a list that has a name, rather than a new one."""
    match node:
        case ast.Subscript(slice=part):
            return not isinstance(part, ast.Slice)
        case _:
            return isinstance(node, ast.Attribute | ast.Name)


def is_empty(node: ast.expr) -> bool:
    return isinstance(node, ast.List) and not node.elts
