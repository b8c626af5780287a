"""Shifts of a written number: mypyc gives it 32 bits in C, and `1 << 40` becomes 256.

1 << bit      ->      shifted_left(1, bit)
"""

from __future__ import annotations

import ast

SHIFTS = {ast.LShift: "shifted_left", ast.RShift: "shifted_right"}


class Shifts(ast.NodeTransformer):
    """Lets a function shift what is written as a number; its parameter has 64 bits."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """Rewrite one shift, after those inside it."""
        self.generic_visit(node)
        name = SHIFTS.get(type(node.op))
        if name is None or not isinstance(node.left, ast.Constant) or isinstance(node.right, ast.Constant):
            return node
        return ast.Call(ast.Name(name, ast.Load()), [node.left, node.right], [])
