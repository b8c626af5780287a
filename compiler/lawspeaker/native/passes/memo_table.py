"""MemoTable values in machine code: one table of numbers for a state instead of dictionaries.

def lord(s: State, t: int) -> int:                   def lord(s: State, t: int) -> int:
    value = s.kept_lord.get(t)                           tag = s.kept.eras[3] + t
    if value is None:                                    slot = t + 219 & 511
        value = s.kept_lord[t] = lord_anew(s, t)   ->    if s.kept.tags[slot] == tag:
    return value                                             return s.kept.values[slot]
                                                         value = lord_anew(s, t)
s.kept_lord = {}                                         ...
                                                     s.kept.eras[3] += 4398046511104
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping

from msgspec import Struct

from lawspeaker_runtime.state.memo_table import ROW_SLOTS, SLOTS

ERA = 1 << 42
"""What clearing adds to the number of a shelf: below it is room for 64 shelves, each with 36 bits for its questions."""
SPREAD = 73
IMPORT = "from lawspeaker_runtime.state.memo_table import MemoTable, copy_memo_table, new_memo_table"


class MemoDict(Struct, frozen=True):
    """A dictionary of kept values: its number, and what it holds: int, bool or list[int]."""

    number: int
    form: str


def use_memo_table(state: ast.Module, modules: Iterable[ast.Module]) -> None:
    """Let all modules of a game use the table where they use dictionaries."""
    dicts = memo_dicts_of(state)
    if not dicts:
        return
    start = next(k for k, node in enumerate(state.body) if isinstance(node, ast.ImportFrom) and node.module)
    state.body[start + 1 : start + 1] = ast.parse(IMPORT).body
    for module in modules:
        MemoTableRewriter(dicts).visit(module)


def memo_dicts_of(state: ast.Module) -> dict[str, MemoDict]:
    """Return the dictionaries that a state makes, by their names."""
    found: dict[str, MemoDict] = {}
    for node in ast.walk(state):
        match node:
            case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=annotation) if name.startswith("kept_"):
                form = ast.unparse(annotation).removeprefix("dict[int, ").removesuffix("]")
                found[name] = MemoDict(len(found), form)
            case _:
                pass
    return found


class MemoTableRewriter(ast.NodeTransformer):
    """Rewrites one module."""

    def __init__(self, dicts: Mapping[str, MemoDict]) -> None:
        self.dicts = dicts

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Make the table where the first dictionary was made."""
        for part in ast.walk(node):
            if isinstance(part, ast.Tuple) and any(self.is_name(item) for item in part.elts):
                part.elts = [*(item for item in part.elts if not self.is_name(item)), ast.Constant("kept")]
        for function in node.body:
            if isinstance(function, ast.FunctionDef) and function.name == "__init__":
                makes_dict = [part for part in function.body if self.makes_dict(part)]
                place = function.body.index(makes_dict[0]) if makes_dict else 0
                function.body = [part for part in function.body if part not in makes_dict]
                if makes_dict:
                    table = ast.parse(f"self.kept: MemoTable = new_memo_table({len(self.dicts)})").body
                    function.body[place:place] = table
        return node

    def is_name(self, item: ast.expr) -> bool:
        return isinstance(item, ast.Constant) and item.value in self.dicts

    def makes_dict(self, part: ast.stmt) -> bool:
        match part:
            case ast.AnnAssign(target=ast.Attribute(attr=name)):
                return name in self.dicts
            case _:
                return False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Rewrite a clone, the look-up of a value, or a function that forgets."""
        body = self.lookup_body(node)
        if body is not None:
            node.body = body
            return node
        self.generic_visit(node)
        if node.name == "clone":
            shared = [part for part in node.body if self.is_shared(part)]
            place = node.body.index(shared[0])
            node.body = [part for part in node.body if part not in shared]
            node.body[place:place] = ast.parse("copy.kept = copy_memo_table(s.kept)").body
        return node

    def is_shared(self, part: ast.stmt) -> bool:
        """Tell whether a sentence of a clone shares a dictionary."""
        match part:
            case ast.Assign(targets=[ast.Attribute(attr=name)], value=ast.Attribute(attr=other)):
                return name in self.dicts and name == other
            case _:
                return False

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        """Forget a shelf."""
        match node:
            case ast.Assign(targets=[ast.Attribute(value=state, attr=name)], value=ast.Dict(keys=[])):
                if name in self.dicts:
                    era = f"{ast.unparse(state)}.kept.eras[{self.dicts[name].number}]"
                    return ast.parse(f"{era} += {ERA}").body[0]
            case _:
                pass
        return node

    def lookup_body(self, node: ast.FunctionDef) -> list[ast.stmt] | None:
        """Return how a value is looked up in the table; None for a function that does not look one up."""
        match [part for part in node.body if not is_docstring(part)]:
            case [
                *first,
                ast.Assign(value=ast.Call(func=ast.Attribute(value=ast.Attribute(attr=name), attr="get"), args=[key])),
                ast.If(body=[ast.Assign(value=anew)]),
                ast.Return(),
            ] if name in self.dicts:
                lines = lookup(self.dicts[name], ast.unparse(key), ast.unparse(anew))
                return [*first, *ast.parse("\n".join(lines)).body]
            case _:
                return None


def lookup(memo: MemoDict, key: str, anew: str) -> list[str]:
    """Write the look-up of a value under a key, and how it is worked out anew."""
    rows = memo.form == "list[int]"
    tags, values, slots = ("row_tags", "rows", ROW_SLOTS) if rows else ("tags", "values", SLOTS)
    truth = " != 0" if memo.form == "bool" else ""
    return [
        f"tag = s.kept.eras[{memo.number}] + ({key})",
        f"slot = ({key}) + {memo.number * SPREAD} & {slots - 1}",
        f"if s.kept.{tags}[slot] == tag:",
        f"    return s.kept.{values}[slot]{truth}",
        f"value = {anew}",
        f"s.kept.{tags}[slot] = tag",
        f"s.kept.{values}[slot] = {'int(value)' if truth else 'value'}",
        "return value",
    ]


def is_docstring(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)
