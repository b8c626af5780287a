"""Make a row of constants once, where a loop goes through it.

    for t in (row_of_range(0, 24) if flies else NEIGHBOURS[p])   ->   for t in (ROW_0_24 if flies else NEIGHBOURS[p])
    for d in vec[i64]([NORTH, EAST])                             ->   for d in ROW_NORTH_EAST

A loop only reads its row, so that all loops can share it. Runs on rewritten modules.
"""

from __future__ import annotations

import ast
import re

from lawspeaker.native.passes.rows.vector_syntax import ROW_OF_RANGE
from lawspeaker.native.traverse import Transformer, walk


def share_constant_rows(tree: ast.Module) -> None:
    """Rewrite the loops of a module."""
    taken = {node.id for node in walk(tree) if isinstance(node, ast.Name)}
    rewriter = ConstantRows(taken)
    rewriter.visit(tree)
    lines = [f"{name}: Final = {made}" for name, made in sorted(rewriter.rows.items())]
    first = next((k for k, node in enumerate(tree.body) if isinstance(node, ast.FunctionDef)), 0)
    tree.body[first:first] = ast.parse("\n".join(lines)).body


class ConstantRows(Transformer):
    """Replaces rows in what loops go through; `rows` are the constants that the module needs."""

    def __init__(self, taken: set[str]) -> None:
        self.taken = taken
        self.rows: dict[str, str] = {}

    def visit_For(self, node: ast.For) -> ast.For:
        """Rewrite the row of a loop."""
        self.generic_visit(node)
        node.iter = self.shared(node.iter)
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.comprehension:
        """Rewrite the row of a loop in a comprehension."""
        self.generic_visit(node)
        node.iter = self.shared(node.iter)
        return node

    def shared(self, rows: ast.expr) -> ast.expr:
        """Return rows that depend on a condition, with constants for those of constant ranges."""
        match rows:
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return ast.IfExp(test, self.shared_row(body), self.shared_row(orelse))
            case ast.Call(func=ast.Subscript(value=ast.Name(id="vec")), args=[ast.List(elts=items)], keywords=[]):
                return self.shared_items(rows, items)
            case _:
                return rows

    def shared_items(self, row: ast.expr, items: list[ast.expr]) -> ast.expr:
        """Return a row that is written out, as a constant if all its items are."""
        if not all(is_constant(item) for item in items):
            return row
        name = re.sub(r"\W+", "_", f"ROW_{'_'.join(ast.unparse(item).replace('-', 'MINUS_') for item in items)}")
        if name in self.taken:
            return row
        self.rows[name] = ast.unparse(row)
        return ast.Name(name, ast.Load())

    def shared_row(self, row: ast.expr) -> ast.expr:
        """Return one of the rows."""
        match row:
            case ast.Call(
                func=ast.Name(id=name), args=[ast.Constant(value=int(low)), ast.Constant(value=int(high))]
            ) if name == ROW_OF_RANGE and f"ROW_{low}_{high}" not in self.taken:
                self.rows[f"ROW_{low}_{high}"] = ast.unparse(row)
                return ast.Name(f"ROW_{low}_{high}", ast.Load())
            case _:
                return self.shared(row)


def is_constant(item: ast.expr) -> bool:
    """Tell whether an item of a row is a number or the name of one.

    >>> [is_constant(item) for item in ast.parse("(2, -1, NORTH, d, SIZES[0])", mode="eval").body.elts]
    [True, True, True, False, False]
    """
    match item:
        case ast.Constant() | ast.UnaryOp(op=ast.USub(), operand=ast.Constant()):
            return True
        case ast.Name(id=name):
            return name.isupper()
        case _:
            return False
