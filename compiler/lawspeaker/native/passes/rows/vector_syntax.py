"""Build and recognize the expressions that `expressions.py` and `statements.py` rewrite.

to_python(s.row, ROW, "list")      ->      as_list(s.row)
"""

from __future__ import annotations

import ast
from typing import TypeGuard

from lawspeaker.native.python_type import VECTORS, PyType, element

AS_LIST = "as_list"
APPEND, EXTEND = "vec_append", "vec_extend"
SORTED = "first_sorted"
ROW_OF_RANGE = "row_of_range"
HAS = "has_number"
WAY_TO = "way_to"
MAX_CAPACITY = 256


def is_vector(known: PyType | None) -> TypeGuard[PyType]:
    """Tell whether a type is a vector."""
    return known in VECTORS


def generator_over(iterable: ast.expr, name: str, tests: list[ast.expr]) -> ast.GeneratorExp:
    """Return a generator of the items of an iterable that pass the tests."""
    loop = ast.comprehension(ast.Name(name, ast.Store()), iterable, tests, 0)
    return ast.GeneratorExp(ast.Name(name, ast.Load()), [loop])


def list_over(item: ast.expr, name: str, iterable: ast.expr) -> ast.ListComp:
    """Return a list of an expression for every item of an iterable."""
    return ast.ListComp(item, generator_over(iterable, name, []).generators)


def is_repeated(node: ast.expr) -> bool:
    """Tell whether an expression is a list of one item, repeated."""
    match node:
        case ast.BinOp(left=ast.List(elts=[item]), op=ast.Mult()):
            return not isinstance(item, ast.Starred)
        case _:
            return False


def to_python(node: ast.expr, has: PyType, kind: str) -> ast.expr:
    """Convert a vector to a list or a tuple, and nested vectors to lists."""
    held = element(has)
    if is_vector(held):
        loop = generator_over(node, "part", [])
        node = ast.ListComp(to_python(loop.elt, held, "list"), loop.generators)
        return node if kind == "list" else ast.Call(ast.Name(kind, ast.Load()), [node], [])
    return ast.Call(ast.Name(AS_LIST if kind == "list" else kind, ast.Load()), [node], [])


def annotation(known: PyType) -> ast.expr:
    """Return the annotation of a type for mypyc."""
    return ast.parse(str(known).replace("int", "i64"), mode="eval").body


def length_of(node: ast.ListComp) -> int:
    """Return the number of items of a comprehension over a short constant range; 0 if unknown."""
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
    """Return both ends of a range with step 1; [] for other expressions."""
    match node:
        case ast.Call(func=ast.Name(id="range"), args=[end]):
            return [ast.Constant(0), end]
        case ast.Call(func=ast.Name(id="range"), args=[low, high]):
            return [low, high]
        case _:
            return []


def is_empty_range(node: ast.expr) -> bool:
    """Tell whether an expression is `range(0)`."""
    match node:
        case ast.Call(func=ast.Name(id="range"), args=[ast.Constant(value=0)]):
            return True
        case _:
            return False


def default_of(node: ast.Call) -> str:
    """Return the default of a `first_or` call as text; "" for other calls."""
    if isinstance(node.func, ast.Name) and node.func.id == "first_or" and len(node.args) == 2:
        return ast.unparse(node.args[1])
    return ""


def compared_with_zero(left: ast.expr, op: ast.cmpop) -> ast.expr:
    """Return a comparison with 0."""
    return ast.Compare(left, [op], [ast.Constant(0)])


def is_choice(node: ast.expr) -> bool:
    """Tell whether an expression passes on one of its parts, which is converted already."""
    return isinstance(node, ast.IfExp | ast.BoolOp)


def is_copy(node: ast.expr) -> TypeGuard[ast.Call]:
    """Tell whether an expression is `list(...)` of one argument."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "list" and len(node.args) == 1


def is_existing_list(node: ast.expr) -> bool:
    """Tell whether an expression refers to an existing list rather than making a new one."""
    match node:
        case ast.Subscript(slice=part):
            return not isinstance(part, ast.Slice)
        case _:
            return isinstance(node, ast.Attribute | ast.Name)


def is_empty(node: ast.expr) -> bool:
    """Tell whether an expression is an empty list."""
    return isinstance(node, ast.List) and not node.elts
