"""Memoize in one table of integers instead of dictionaries (see `state/memo_table.py` of the runtime).

def lord(s: State, t: int) -> int:                   def lord(s: State, t: int) -> int:
    value = s.memo_lord.get(t)                           cell = (t + 219 & 2047) * 3
    if value is None:                                    era = s.eras[3]
        value = s.memo_lord[t] = compute_lord(s, t)      if s.memo.cells[cell] == era and s.memo.cells[cell + 1] == t:
    return value                                  ->         return s.memo.cells[cell + 2]
                                                         value = compute_lord(s, t)
                                                         ...
s.memo_lord = {}                                         s.memo.latest += 1
                                                         s.eras[3] = s.memo.latest
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping

from msgspec import Struct

from lawspeaker.native.python_type import BOOL, INT, NUMBERS, PyType, type_of
from lawspeaker.native.traverse import Transformer, walk
from lawspeaker_runtime.state.memo_table import ROW_SLOTS, SLOTS

SPREAD = 73
"""How the annotation of a dictionary of memoized values begins; a state has no other dictionaries."""
IMPORT = "from lawspeaker_runtime.state.memo_table import MemoTable, new_eras, shared_memo_table"


class MemoDict(Struct, frozen=True):
    """A dictionary of memoized values: its number, and the type of its values: int, bool or list[int]."""

    number: int
    form: PyType


class Fields(Struct, frozen=True):
    """The names of the fields of a state that hold the table, and the eras of the state."""

    table: str
    eras: str


class Names(Struct, frozen=True):
    """The variables of a lookup: where the value is, and the era of the state."""

    cell: str
    era: str


def use_memo_table(state: ast.Module, modules: Iterable[ast.Module]) -> None:
    """Replace the dictionaries of memoized values in all modules of a game by the table."""
    dicts = memo_dicts_of(state)
    if not dicts:
        return
    start = next(k for k, node in enumerate(state.body) if isinstance(node, ast.ImportFrom) and node.module)
    state.body[start + 1 : start + 1] = ast.parse(IMPORT).body
    taken = {node.attr for node in walk(state) if isinstance(node, ast.Attribute)}
    fields = Fields(unused_name("memo", taken), unused_name("eras", taken))
    for module in modules:
        MemoTableRewriter(dicts, fields).visit(module)


def unused_name(name: str, taken: set[str]) -> str:
    """Return a name that is not a word of the game.

    >>> unused_name("memo", {"memo", "memo_", "gold"})
    'memo__'
    """
    while name in taken:
        name += "_"
    return name


def memo_dicts_of(state: ast.Module) -> dict[str, MemoDict]:
    """Return the dictionaries of memoized values of a state by their names."""
    found: dict[str, MemoDict] = {}
    for node in walk(state):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            held = memoized_type(node.annotation)
            if held is not None:
                found[node.target.attr] = MemoDict(len(found), held)
    return found


def memoized_type(annotation: ast.expr) -> PyType | None:
    """Return the type of the values of a dictionary with numbers as keys; None for anything else."""
    if not isinstance(annotation, ast.Subscript) or ast.unparse(annotation.value) != "dict":
        return None
    key, held = annotation.slice.elts if isinstance(annotation.slice, ast.Tuple) else (None, None)
    return type_of(held) if type_of(key) == INT else None


class MemoTableRewriter(Transformer):
    """Rewrites one module."""

    def __init__(self, dicts: Mapping[str, MemoDict], fields: Fields) -> None:
        self.dicts = dicts
        self.fields = fields

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Make the table where the first dictionary was made."""
        for part in walk(node):
            if isinstance(part, ast.Tuple) and any(self.is_name(item) for item in part.elts):
                others = [item for item in part.elts if not self.is_name(item)]
                part.elts = [*others, ast.Constant(self.fields.table), ast.Constant(self.fields.eras)]
        for function in node.body:
            if isinstance(function, ast.FunctionDef) and function.name == "__init__":
                made = [part for part in function.body if self.makes_dict(part)]
                place = function.body.index(made[0]) if made else 0
                function.body = [part for part in function.body if part not in made]
                if made:
                    function.body[place:place] = ast.parse(
                        f"self.{self.fields.table}: MemoTable = shared_memo_table()\n"
                        f"self.{self.fields.eras}: Row = new_eras({len(self.dicts)})"
                    ).body
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
        body = self.lookup_body(node) or self.invalidation_body(node)
        if body is not None:
            node.body = body
            return node
        self.generic_visit(node)
        if node.name == "clone":
            shared = [part for part in node.body if self.is_shared(part)]
            place = node.body.index(shared[0])
            node.body = [part for part in node.body if part not in shared]
            node.body[place:place] = ast.parse(f"copy.{self.fields.eras} = s.{self.fields.eras}[:]").body
        return node

    def is_shared(self, part: ast.stmt) -> bool:
        """Tell whether a statement of `clone` shares a dictionary."""
        match part:
            case ast.Assign(targets=[ast.Attribute(attr=name)], value=ast.Attribute(attr=other)):
                return name in self.dicts and name == other
            case _:
                return False

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | list[ast.stmt]:
        """Rewrite an invalidation, and a dictionary that is kept and put back."""
        match node:
            case ast.Assign(targets=[ast.Attribute(value=state, attr=name)], value=ast.Dict(keys=[])) if (
                name in self.dicts
            ):
                latest = f"{ast.unparse(state)}.{self.fields.table}.latest"
                return ast.parse(f"{latest} += 1\n{self.era(state, name)} = {latest}").body
            case ast.Assign(targets=[ast.Attribute(value=state, attr=name)], value=ast.Name(id=kept)) if (
                name in self.dicts
            ):
                return ast.parse(f"{self.era(state, name)} = {kept}").body
            case ast.Assign(targets=[ast.Name(id=kept)], value=ast.Attribute(value=state, attr=name)) if (
                name in self.dicts
            ):
                return ast.parse(f"{kept} = {self.era(state, name)}").body
            case _:
                return node

    def invalidation_body(self, node: ast.FunctionDef) -> list[ast.stmt] | None:
        """Return the body of a function that only invalidates dictionaries: one new era serves all of them.

        Their values stay apart, because equal keys of different dictionaries have different slots: `SPREAD` is odd.
        """
        names: list[str] = []
        for part in node.body:
            match part:
                case ast.Assign(targets=[ast.Attribute(attr=name)], value=ast.Dict(keys=[])) if name in self.dicts:
                    names.append(name)
                case _ if not is_docstring(part):
                    return None
                case _:
                    pass
        if len(names) < 2 or len(self.dicts) > ROW_SLOTS:
            return None
        state = ast.Name(node.args.args[0].arg, ast.Load())
        latest = f"{state.id}.{self.fields.table}.latest"
        lines = [f"{latest} += 1", f"era = {latest}", *(f"{self.era(state, name)} = era" for name in names)]
        return ast.parse("\n".join(lines)).body

    def era(self, state: ast.expr, name: str) -> str:
        """Write the era of a dictionary in a state."""
        return f"{ast.unparse(state)}.{self.fields.eras}[{self.dicts[name].number}]"

    def lookup_body(self, node: ast.FunctionDef) -> list[ast.stmt] | None:
        """Return the body of a memoized function with a lookup in the table; None for other functions."""
        match [part for part in node.body if not is_docstring(part)]:
            case [
                *first,
                ast.Assign(value=ast.Call(func=ast.Attribute(value=ast.Attribute(attr=name), attr="get"), args=[key])),
                ast.If(body=[ast.Assign(value=anew)]),
                ast.Return(),
            ] if name in self.dicts:
                taken = {part.id for part in walk(node) if isinstance(part, ast.Name)}
                taken |= {arg.arg for arg in node.args.args}
                names = Names(*(unused_name(new, taken) for new in ("cell", "era")))
                lines = lookup(self.fields, self.dicts[name], ast.unparse(key), ast.unparse(anew), names)
                return [*first, *ast.parse("\n".join(lines)).body]
            case _:
                return None


def lookup(fields: Fields, memo: MemoDict, key: str, anew: str, names: Names) -> list[str]:
    """Return the lines that look a value up by its key, and compute it if it is missing.

    The cells have no name of their own: counting a reference to them would cost as much as the lookup.
    """
    rows, truth = memo.form == NUMBERS, memo.form == BOOL
    cell, cells, era = names.cell, f"s.{fields.table}.{'row_cells' if rows else 'cells'}", names.era
    slot = f"({key}) + {memo.number * SPREAD} & {(ROW_SLOTS if rows else SLOTS) - 1}"
    first = f"{cell} * 2" if rows else cell
    place = f"s.{fields.table}.rows[{cell}]" if rows else f"{cells}[{cell} + 2]"
    return [
        f"{cell} = {slot}" if rows else f"{cell} = ({slot}) * 3",
        f"{era} = s.{fields.eras}[{memo.number}]",
        f"if {cells}[{first}] == {era} and {cells}[{first} + 1] == {key}:",
        f"    return {place}{' != 0' if truth else ''}",
        f"value = {anew}",
        f"{cells}[{first}] = {era}",
        f"{cells}[{first} + 1] = {key}",
        f"{place} = {'int(value)' if truth else 'value'}",
        "return value",
    ]


def is_docstring(part: ast.stmt) -> bool:
    """Tell whether a statement is a docstring."""
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)
