"""Memoize in one table of integers instead of dictionaries (see `state/memo_table.py` of the runtime).

def lord(s: State, t: int) -> int:                   def lord(s: State, t: int) -> int:
    value = s.memo_lord.get(t)                           tag = s.memo.eras[3] + t
    if value is None:                                    slot = t + 219 & 511
        value = s.memo_lord[t] = compute_lord(s, t)   ->    if s.memo.tags[slot] == tag:
    return value                                             return s.memo.values[slot]
                                                         value = compute_lord(s, t)
s.memo_lord = {}                                         ...
                                                     s.memo.eras[3] += 4398046511104
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping

from msgspec import Struct

from lawspeaker_runtime.state.memo_table import ROW_SLOTS, SLOTS

ERA = 1 << 42
"""What invalidating adds to an era: below it are 6 bits for the function and 36 bits for its arguments."""
SPREAD = 73
DICT = "dict[int, "
"""How the annotation of a dictionary of memoized values begins; a state has no other dictionaries."""
IMPORT = "from lawspeaker_runtime.state.memo_table import MemoTable, copy_memo_table, new_memo_table"


class MemoDict(Struct, frozen=True):
    """A dictionary of memoized values: its number, and the type of its values: int, bool or list[int]."""

    number: int
    form: str


def use_memo_table(state: ast.Module, modules: Iterable[ast.Module]) -> None:
    """Replace the dictionaries of memoized values in all modules of a game by the table."""
    dicts = memo_dicts_of(state)
    if not dicts:
        return
    start = next(k for k, node in enumerate(state.body) if isinstance(node, ast.ImportFrom) and node.module)
    state.body[start + 1 : start + 1] = ast.parse(IMPORT).body
    field = unused_name(state)
    for module in modules:
        MemoTableRewriter(dicts, field).visit(module)


def unused_name(state: ast.Module) -> str:
    """Return a name for the table that is not a word of the game."""
    taken = {node.attr for node in ast.walk(state) if isinstance(node, ast.Attribute)}
    field = "memo"
    while field in taken:
        field += "_"
    return field


def memo_dicts_of(state: ast.Module) -> dict[str, MemoDict]:
    """Return the dictionaries of memoized values of a state by their names."""
    found: dict[str, MemoDict] = {}
    for node in ast.walk(state):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            annotation = ast.unparse(node.annotation)
            if annotation.startswith(DICT):
                found[node.target.attr] = MemoDict(len(found), annotation.removeprefix(DICT).removesuffix("]"))
    return found


class MemoTableRewriter(ast.NodeTransformer):
    """Rewrites one module."""

    def __init__(self, dicts: Mapping[str, MemoDict], field: str) -> None:
        self.dicts = dicts
        self.field = field

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Make the table where the first dictionary was made."""
        for part in ast.walk(node):
            if isinstance(part, ast.Tuple) and any(self.is_name(item) for item in part.elts):
                part.elts = [*(item for item in part.elts if not self.is_name(item)), ast.Constant(self.field)]
        for function in node.body:
            if isinstance(function, ast.FunctionDef) and function.name == "__init__":
                made = [part for part in function.body if self.makes_dict(part)]
                place = function.body.index(made[0]) if made else 0
                function.body = [part for part in function.body if part not in made]
                if made:
                    table = ast.parse(f"self.{self.field}: MemoTable = new_memo_table({len(self.dicts)})").body
                    function.body[place:place] = table
        return node

    def is_name(self, item: ast.expr) -> bool:
        """Tell whether an expression is the name of a dictionary."""
        return isinstance(item, ast.Constant) and item.value in self.dicts

    def makes_dict(self, part: ast.stmt) -> bool:
        """Tell whether a statement makes a dictionary."""
        match part:
            case ast.AnnAssign(target=ast.Attribute(attr=name)):
                return name in self.dicts
            case _:
                return False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Rewrite `clone`, a memoized function, or a function that invalidates."""
        body = self.lookup_body(node)
        if body is not None:
            node.body = body
            return node
        self.generic_visit(node)
        if node.name == "clone":
            shared = [part for part in node.body if self.is_shared(part)]
            place = node.body.index(shared[0])
            node.body = [part for part in node.body if part not in shared]
            node.body[place:place] = ast.parse(f"copy.{self.field} = copy_memo_table(s.{self.field})").body
        return node

    def is_shared(self, part: ast.stmt) -> bool:
        """Tell whether a statement of `clone` shares a dictionary."""
        match part:
            case ast.Assign(targets=[ast.Attribute(attr=name)], value=ast.Attribute(attr=other)):
                return name in self.dicts and name == other
            case _:
                return False

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | None:
        """Rewrite an invalidation. A dictionary that is kept and put back is invalidated: eras are never used again."""
        match node:
            case ast.Assign(targets=[ast.Attribute(value=state, attr=name)], value=ast.Dict(keys=[]) | ast.Name()) if (
                name in self.dicts
            ):
                era = f"{ast.unparse(state)}.{self.field}.eras[{self.dicts[name].number}]"
                return ast.parse(f"{era} += {ERA}").body[0]
            case ast.Assign(targets=[ast.Name()], value=ast.Attribute(attr=name)) if name in self.dicts:
                return None
            case _:
                return node

    def lookup_body(self, node: ast.FunctionDef) -> list[ast.stmt] | None:
        """Return the body of a memoized function with a lookup in the table; None for other functions."""
        match [part for part in node.body if not is_docstring(part)]:
            case [
                *first,
                ast.Assign(value=ast.Call(func=ast.Attribute(value=ast.Attribute(attr=name), attr="get"), args=[key])),
                ast.If(body=[ast.Assign(value=anew)]),
                ast.Return(),
            ] if name in self.dicts:
                lines = lookup(f"s.{self.field}", self.dicts[name], ast.unparse(key), ast.unparse(anew))
                return [*first, *ast.parse("\n".join(lines)).body]
            case _:
                return None


def lookup(table: str, memo: MemoDict, key: str, anew: str) -> list[str]:
    """Return the lines that look a value up by its key, and compute it if it is missing."""
    rows = memo.form == "list[int]"
    tags, values, slots = ("row_tags", "rows", ROW_SLOTS) if rows else ("tags", "values", SLOTS)
    truth = " != 0" if memo.form == "bool" else ""
    return [
        f"tag = {table}.eras[{memo.number}] + ({key})",
        f"slot = ({key}) + {memo.number * SPREAD} & {slots - 1}",
        f"if {table}.{tags}[slot] == tag:",
        f"    return {table}.{values}[slot]{truth}",
        f"value = {anew}",
        f"{table}.{tags}[slot] = tag",
        f"{table}.{values}[slot] = {'int(value)' if truth else 'value'}",
        "return value",
    ]


def is_docstring(part: ast.stmt) -> bool:
    """Tell whether a statement is a docstring."""
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)
