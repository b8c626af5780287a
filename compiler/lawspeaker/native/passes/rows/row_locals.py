"""Read the rows of a state once in functions that loop over them and call nothing but values.

    if s.stone[p] == 0:                       stone: vec[i64] = s.stone
        for v in NEIGHBOURS[p]:               stone_p: i64 = stone[p]
            if s.stone[v] == s.stone[p]:  ->  if stone_p == 0:
                return True                       for v in NEIGHBOURS[p]:
                                                      if stone[v] == stone_p:
                                                          return True

The C compiler has to read the address and the length of a row anew after each number that is stored, because the number
might be a part of the state. A local variable cannot change unnoticed. A number that is stored into the row is stored
into the same buffer; a function that replaces a row, or calls one that might, is left as it is. A number of a row that
is read in any case, at a parameter, is read once if the function stores no number into the row.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Collection
from typing import TypeGuard

from lawspeaker.native.passes.rows.vector_syntax import SORTED, WAY_TO
from lawspeaker.native.python_type import ROW, named, native, type_of
from lawspeaker.native.traverse import Transformer, walk
from lawspeaker.native.types import Scope

CALLS = {"len", "range", "i64", "any", "all", "sum", "vec_append", "vec[i64]", SORTED, WAY_TO}
"""What a function may call and still counts as one that calls nothing."""
STATE = named("State")


def read_rows_once(tree: ast.Module, scope: Scope, pure: Collection[str]) -> None:
    """Rewrite the functions of a module; `pure` are those of the game that change nothing."""
    globals_used = {node.id for node in walk(tree) if isinstance(node, ast.Name)}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.args.args and calls_nothing(node.body, pure):
            first = node.args.args[0]
            if type_of(first.annotation) == STATE and not replaces_fields(node, first.arg):
                use_locals(node, first.arg, scope, globals_used)


def calls_nothing(body: list[ast.stmt], pure: Collection[str] = ()) -> bool:
    """Tell whether the statements of a function have a loop and call no function that might change a state."""
    parts = [node for statement in body for node in walk(statement)]
    called = {ast.unparse(node.func) for node in parts if isinstance(node, ast.Call)}
    return called <= CALLS | set(pure) and any(isinstance(node, ast.For | ast.While) for node in parts)


def replaces_fields(function: ast.FunctionDef, state: str) -> bool:
    """Tell whether a function gives a field of the state another value."""
    return any(is_field(node, state) and isinstance(node.ctx, ast.Store | ast.Del) for node in fields_in(function))


def fields_in(function: ast.FunctionDef) -> list[ast.Attribute]:
    """Return all attributes that a function names."""
    return [node for node in walk(function) if isinstance(node, ast.Attribute)]


def is_field(node: ast.Attribute, state: str) -> bool:
    """Tell whether an attribute is one of the state."""
    return isinstance(node.value, ast.Name) and node.value.id == state


def use_locals(function: ast.FunctionDef, state: str, scope: Scope, taken: set[str]) -> None:
    """Put the rows that a function reads more than once into variables with unused names."""
    read = Counter(node.attr for node in fields_in(function) if is_field(node, state))
    taken = taken | {node.arg for node in walk(function) if isinstance(node, ast.arg)}
    names: dict[str, str] = {}
    for field, times in sorted(read.items()):
        if times > 1 and native(scope.attribute(STATE, field)) == ROW:
            name = field
            while name in taken:
                name += "_"
            names[field] = name
            taken.add(name)
    if names:
        Locals(state, names).visit(function)
        lines = [f"{name}: vec[i64] = {state}.{field}" for field, name in names.items()]
        lines += numbers_read_once(function, set(names.values()), taken)
        start = 1 if ast.get_docstring(function) is not None else 0
        function.body[start:start] = ast.parse("\n".join(lines)).body


def numbers_read_once(function: ast.FunctionDef, rows: set[str], taken: set[str]) -> list[str]:
    """Put numbers at parameters into variables; return the lines that read them."""
    parts = list(walk(function))
    items = [node for node in parts if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store)]
    stored = {node.value.id for node in items if isinstance(node.value, ast.Name)}
    bound = {node.id for node in parts if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    fixed = {arg.arg for arg in function.args.args} - bound
    found: dict[str, str] = {}
    for test in tests_in_any_case(function):
        for node in walk(test):
            if is_number(node) and node.value.id in rows - stored and node.slice.id in fixed:
                name = f"{node.value.id}_{node.slice.id}"
                if name not in taken:
                    found[ast.unparse(node)] = name
    Numbers(found).visit(function)
    return [f"{name}: i64 = {number}" for number, name in sorted(found.items())]


def tests_in_any_case(function: ast.FunctionDef) -> list[ast.expr]:
    """Return what a function evaluates first in the conditions that it always comes to."""
    found: list[ast.expr] = []
    for part in function.body:
        if isinstance(part, ast.If):
            found.append(part.test.values[0] if isinstance(part.test, ast.BoolOp) else part.test)
        if not isinstance(part, ast.Assign | ast.AnnAssign | ast.Expr):
            break
    return found


class Number(ast.Subscript):
    """An item of a row in a variable, at an index in a variable, for the type checker."""

    value: ast.Name
    slice: ast.Name


def is_number(node: ast.AST) -> TypeGuard[Number]:
    """Tell whether a node is an item of a row, both the row and the index in variables."""
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and isinstance(node.slice, ast.Name)


class Numbers(Transformer):
    """Replaces items of rows by variables."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """Replace one item."""
        self.generic_visit(node)
        name = self.names.get(ast.unparse(node)) if is_number(node) else None
        return node if name is None else ast.Name(name, ast.Load())


class Locals(Transformer):
    """Replaces fields of the state by variables."""

    def __init__(self, state: str, names: dict[str, str]) -> None:
        self.state = state
        self.names = names

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """Replace one field."""
        self.generic_visit(node)
        if is_field(node, self.state) and node.attr in self.names:
            return ast.Name(self.names[node.attr], node.ctx)
        return node
