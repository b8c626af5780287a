"""Parse long tables of constants from text when a native module is loaded.

    FIRST_COPY: Final = vec[i64]([0, 0, 2, ...])      ->     FIRST_COPY: Final = row_of('0 0 2 ...')
    EFFECTS: Final = vec[vec[i64]]([vec[i64]([1]), vec[i64](), ...])   ->   EFFECTS: Final = rows_of('1;;...')
    FLASH: Final[tuple[bool, ...]] = (False, True, ...)                ->   FLASH: ... = flags_of('01...')
    MAP: Final = laid.tile_set((laid.Tile('a', ...), ...))   ->   a function for each tile

All constants of a module are one function to mypyc and to the C compiler, and the time of both grows with the square of
a function's length.
"""

from __future__ import annotations

import ast

from lawspeaker.native.traverse import Transformer

PARSE_ROW, PARSE_ROWS, PARSE_FLAGS = "row_of", "rows_of", "flags_of"
SHORT = 6
"""Tables with at most this many items are not rewritten."""
NUMBERS, TABLE = "vec[i64]", "vec[vec[i64]]"


class Literals(Transformer):
    """Rewrites the constants of one module; functions contain no tables."""

    def __init__(self) -> None:
        self.beside: list[ast.stmt] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Leave a function unchanged."""
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Leave a class unchanged."""
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> list[ast.stmt]:
        """Rewrite one constant, with the functions that make its parts before it."""
        self.beside = []
        if node.value is not None:
            node.value = self.visit(node.value)
            if isinstance(node.target, ast.Name):
                node.value = self.split_call(node.target.id, node.value)
        return [*self.beside, node]

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Replace a long row or table by its text."""
        made = ast.unparse(node.func)
        if made == TABLE:
            rows = [numbers_in(part) for part in items_of(node)]
            known = [row for row in rows if row is not None]
            if len(known) == len(rows) > SHORT:
                return parse_call(PARSE_ROWS, ";".join(known))
        elif made == NUMBERS and len(items_of(node)) > SHORT:
            row = numbers_in(node)
            if row is not None:
                return parse_call(PARSE_ROW, row)
        self.generic_visit(node)
        return node

    def visit_Tuple(self, node: ast.Tuple) -> ast.expr:
        """Replace a long tuple of booleans by its text."""
        match [item.value if isinstance(item, ast.Constant) else None for item in node.elts]:
            case flags if len(flags) > SHORT and all(isinstance(flag, bool) for flag in flags):
                return parse_call(PARSE_FLAGS, "".join(str(int(bool(flag))) for flag in flags))
            case _:
                self.generic_visit(node)
                return node

    def split_call(self, name: str, value: ast.expr) -> ast.expr:
        """Make the objects of long tuples among the arguments of a call in functions."""
        if isinstance(value, ast.Call):
            value.args = [self.split_tuple(name, arg) for arg in value.args]
        return value

    def split_tuple(self, name: str, value: ast.expr) -> ast.expr:
        """Return a tuple of calls with a function for each call; anything else unchanged."""
        if not isinstance(value, ast.Tuple) or len(value.elts) <= SHORT:
            return value
        if not all(isinstance(item, ast.Call) for item in value.elts):
            return value
        made = [f"{name.lower()}_{index}" for index in range(1, len(value.elts) + 1)]
        for called, item in zip(made, value.elts, strict=True):
            assert isinstance(item, ast.Call)
            text = f"def {called}() -> {ast.unparse(item.func)}:\n    return {ast.unparse(item)}"
            self.beside += ast.parse(text).body
        return ast.parse(f"tuple([{', '.join(f'{called}()' for called in made)}])", mode="eval").body


def items_of(node: ast.Call) -> list[ast.expr]:
    """Return the items of a vector that is made from a list."""
    match node.args:
        case [ast.List(elts=items)]:
            return items
        case _:
            return []


def numbers_in(node: ast.expr) -> str | None:
    """Return the numbers of a row as text; None if it is not a row of constants.

    >>> numbers_in(ast.parse("vec[i64]([4, -1])", mode="eval").body)
    '4 -1'
    """
    if not isinstance(node, ast.Call) or ast.unparse(node.func) != NUMBERS:
        return None
    if node.args and not isinstance(node.args[0], ast.List):
        return None
    texts = [ast.unparse(item) for item in items_of(node)]
    return " ".join(texts) if all(text.lstrip("-").isdigit() for text in texts) else None


def parse_call(function: str, text: str) -> ast.expr:
    """Return the call that parses a table from its text."""
    return ast.Call(ast.Name(function, ast.Load()), [ast.Constant(text)], [])
