"""Write named sizes of ranges and rows as numbers: later passes read them there.

    for r in range(RESOURCE_COUNT): ...        ->      for r in range(4): ...
    seen: Row = [0] * MAP_SIZE                 ->      seen: Row = [0] * 152

It runs first. Elsewhere the names stay: mypyc itself replaces a constant by its number.
"""

from __future__ import annotations

import ast
from collections.abc import Collection

from lawspeaker.native.traverse import Transformer


def write_sizes(modules: Collection[ast.Module]) -> None:
    """Write the numbers that the modules of a game declare into the ranges and rows of all of them."""
    writer = SizeWriter({name: number for module in modules for name, number in numbers_of(module).items()})
    for module in modules:
        writer.visit(module)


def numbers_of(tables: ast.Module) -> dict[str, int]:
    """Return the named numbers of a module.

    >>> numbers_of(ast.parse("MAP_SIZE: Final = 152"))
    {'MAP_SIZE': 152}
    """
    rows = [node for node in tables.body if isinstance(node, ast.AnnAssign)]
    named = [(row.target.id, row.value) for row in rows if isinstance(row.target, ast.Name)]
    return {
        name: value.value for name, value in named if isinstance(value, ast.Constant) and isinstance(value.value, int)
    }


class SizeWriter(Transformer):
    """Rewrites the ends of ranges, and how often the number of a row is repeated."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.numbers = numbers

    def visit_Call(self, node: ast.Call) -> ast.Call:
        """Write the ends of a range."""
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "range":
            node.args = [self.written(arg) for arg in node.args]
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.BinOp:
        """Write how often the number of a row is repeated."""
        self.generic_visit(node)
        if isinstance(node.left, ast.List) and isinstance(node.op, ast.Mult):
            node.right = self.written(node.right)
        return node

    def written(self, node: ast.expr) -> ast.expr:
        """Return the number that an expression stands for; the expression itself if that is not known."""
        number = self.number(node)
        return node if number is None else ast.Constant(number)

    def number(self, node: ast.expr) -> int | None:
        """Return the number that a constant, its name or a sum of such stands for."""
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return node.value
        if isinstance(node, ast.Name):
            return self.numbers.get(node.id)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            first, second = self.number(node.left), self.number(node.right)
            return None if first is None or second is None else first + second
        return None
