"""Allocate no lists in `clone` that are replaced at once.

    def __init__(self, players: i64, seed: i64) -> None:        self.stack = NO_NUMBERS
        super().__init__(players, seed)                  ->     self.round = 0
        self.stack: list[int] = []                              if players < 0:
        self.round: i64 = 1                                         return
                                                                ... as before
    copy = State.__new__(State)                          ->     copy = State(-1, 0)

Native classes run `__init__` even after `__new__`, so that every attribute is set and reading one needs no test. Other
classes that are cloned, like the layout of tiles, get the shared empty table: an empty table is an allocated object,
unlike an empty row.
"""

from __future__ import annotations

import ast

from lawspeaker.native.python_type import BOOL, INT, NUMBERS, ROW, PyType, list_of, named, type_of, vector_of
from lawspeaker.native.traverse import Transformer, walk

BLANK_PLAYERS = "-1"
VALUES = {
    INT: "0",
    BOOL: "False",
    named("bytes"): 'b""',
    NUMBERS: "NO_NUMBERS",
    list_of(NUMBERS): "NO_LISTS",
    list_of(BOOL): "NO_FLAGS",
    ROW: "vec[i64]()",
    vector_of(ROW): "NO_ROWS",
    named("laid.TileLayout"): "NO_LAYOUT",
    named("MemoTable"): "MEMO_TABLE",
}
EMPTY_TABLE = "vec[vec[i64]]()"
REPLACED = {f"self.{name}" for name in ("result_list", "winners", "effects", "forced", "notes")}
"""Lists that are empty at first and are replaced, never extended."""
CONSTANTS = {
    "NO_NUMBERS": "Final[list[int]] = []",
    "NO_LISTS": "Final[list[list[int]]] = []",
    "NO_FLAGS": "Final[list[bool]] = []",
    "NO_ROWS": f"Final[vec[vec[i64]]] = {EMPTY_TABLE}",
    "NO_LAYOUT": "Final[laid.TileLayout] = laid.TileLayout()",
    "MEMO_TABLE": "Final[MemoTable] = shared_memo_table()",
}


class CloneAllocation(Transformer):
    """Rewrites the constructors of states, and `clone`."""

    def __init__(self, states: set[str]) -> None:
        self.states = states

    def visit_Module(self, node: ast.Module) -> ast.Module:
        """Rewrite a module; constants for empty lists are put before its first state class."""
        self.generic_visit(node)
        for index, part in enumerate(node.body):
            if isinstance(part, ast.ClassDef) and (part.name in self.states or method(part, "clone") is not None):
                used = {name.id for name in walk(node) if isinstance(name, ast.Name)}
                needed = [f"{name}: {made}" for name, made in CONSTANTS.items() if name in used]
                node.body[index:index] = ast.parse("\n".join(needed)).body
                break
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Return early from the constructor for a blank state; states contain no reference cycles."""
        constructor = method(node, "__init__")
        if node.name in self.states:
            node.decorator_list.append(ast.parse("mypyc_attr(acyclic=True)", mode="eval").body)
            if constructor is not None:
                blank_attributes(constructor)
        elif constructor is not None and method(node, "clone") is not None:
            share_empty_tables(constructor)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Keep the empty lists of the blank state in `clone` if they are only ever replaced."""
        self.generic_visit(node)
        if node.name == "clone":
            node.body = [new for part in node.body for new in without_copies(part)]
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Make a blank state where `clone` begins."""
        self.generic_visit(node)
        match node:
            case ast.Call(func=ast.Attribute(attr="__new__"), args=[ast.Name(id=name)]) if name in self.states:
                return ast.parse(f"{name}({BLANK_PLAYERS}, 0)", mode="eval").body
        return node


def method(node: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    """Return a method of a class; None if it has no such method."""
    return next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == name), None)


def share_empty_tables(function: ast.FunctionDef) -> None:
    """Begin with the shared empty table where a constructor makes an empty one; nothing can be written into it."""
    for part in function.body:
        if isinstance(part, ast.AnnAssign) and part.value is not None and ast.unparse(part.value) == EMPTY_TABLE:
            part.value = ast.Name("NO_ROWS", ast.Load())


def blank_attributes(function: ast.FunctionDef) -> None:
    """Set all attributes to blank values before the code that makes a real state."""
    head: list[ast.stmt] = []
    body: list[ast.stmt] = []
    for part in function.body:
        match part:
            case ast.Expr(value=ast.Constant()):
                continue
            case ast.Expr(value=ast.Call(func=ast.Attribute(attr="__init__"))):
                head.insert(0, part)
            case ast.AnnAssign(target=target, annotation=annotation, value=value) if value is not None:
                blank = ast.parse(blank_of(type_of(annotation), value), mode="eval").body
                head.append(ast.AnnAssign(target, annotation, blank, 0))
                if ast.unparse(target) not in REPLACED:
                    body.append(ast.Assign([target], value))
            case _:
                body.append(part)
    stop = ast.parse("if players < 0:\n    return").body
    function.body = [*head, *stop, *body]


def without_copies(part: ast.stmt) -> list[ast.stmt]:
    """Return a statement of `clone` without the copy of an empty list."""
    match ast.unparse(part):
        case "copy.notes = []":
            return []
        case "copy.forced = s.forced[:]":
            return ast.parse("if s.forced:\n    copy.forced = s.forced[:]").body
        case _:
            return [part]


def blank_of(known: PyType | None, value: ast.expr) -> str:
    """Return the text of a blank value, or the real value if the type has no blank."""
    return ast.unparse(value) if known is None else VALUES.get(known, ast.unparse(value))
