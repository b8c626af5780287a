"""Read the rows of a state once in functions that loop over them and call nothing.

    for v in NEIGHBOURS[u]:                   stone: vec[i64] = s.stone
        if s.stone[v] == 0:            ->     for v in NEIGHBOURS[u]:
            return True                           if stone[v] == 0:
                                                      return True

The C compiler has to read the address and the length of a row anew after each number that is stored, because the number
might be a part of the state. A local variable cannot change unnoticed. A number that is stored into the row is stored
into the same buffer; a function that replaces a row, or calls one that might, is left as it is.
"""

from __future__ import annotations

import ast
from collections import Counter

from lawspeaker.native.types import Scope, native, type_text

CALLS = {"len", "range", "i64", "any", "all", "sum", "vec_append", "vec[i64]"}
"""What a function may call and still counts as one that calls nothing."""
ROW = "vec[int]"
STATE = "State"


def read_rows_once(tree: ast.Module, scope: Scope) -> None:
    """Rewrite the functions of a module."""
    globals_used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.args.args and calls_nothing(node):
            first = node.args.args[0]
            if type_text(first.annotation) == STATE and not replaces_fields(node, first.arg):
                use_locals(node, first.arg, scope, globals_used)


def calls_nothing(function: ast.FunctionDef) -> bool:
    """Tell whether a function has a loop and calls no function that might change a state."""
    parts = list(ast.walk(function))
    called = {ast.unparse(node.func) for node in parts if isinstance(node, ast.Call)}
    return called <= CALLS and any(isinstance(node, ast.For | ast.While) for node in parts)


def replaces_fields(function: ast.FunctionDef, state: str) -> bool:
    """Tell whether a function gives a field of the state another value."""
    return any(is_field(node, state) and isinstance(node.ctx, ast.Store | ast.Del) for node in fields_in(function))


def fields_in(function: ast.FunctionDef) -> list[ast.Attribute]:
    """Return all attributes that a function names."""
    return [node for node in ast.walk(function) if isinstance(node, ast.Attribute)]


def is_field(node: ast.Attribute, state: str) -> bool:
    """Tell whether an attribute is one of the state."""
    return isinstance(node.value, ast.Name) and node.value.id == state


def use_locals(function: ast.FunctionDef, state: str, scope: Scope, taken: set[str]) -> None:
    """Put the rows that a function reads more than once into variables with unused names."""
    read = Counter(node.attr for node in fields_in(function) if is_field(node, state))
    taken = taken | {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
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
        start = 1 if ast.get_docstring(function) is not None else 0
        function.body[start:start] = ast.parse("\n".join(lines)).body


class Locals(ast.NodeTransformer):
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
