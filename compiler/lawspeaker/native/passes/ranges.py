"""Ranges that never change, written out where they are used: a loop over a name would ask Python for each number.

for c in CARDS:      ->      for c in range(0, 52):
c in CARDS                   0 <= c < 52
"""

from __future__ import annotations

import ast

from lawspeaker.native.types import Scope


class Spans(ast.NodeTransformer):
    """Rewrites one module; names of constants are nobody else's."""

    def __init__(self, scope: Scope) -> None:
        self.spans = scope.spans

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """Compare with both ends instead of looking into a range."""
        match node:
            case ast.Compare(left=left, ops=[ast.In() | ast.NotIn() as op], comparators=[ast.Name(id=name)]):
                if name in self.spans:
                    low, high = self.spans[name]
                    ends = [self.visit(left), ast.Constant(high)]
                    inside = ast.Compare(ast.Constant(low), [ast.LtE(), ast.Lt()], ends)
                    return inside if isinstance(op, ast.In) else ast.UnaryOp(ast.Not(), inside)
            case _:
                pass
        self.generic_visit(node)
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Write a range out."""
        if node.id not in self.spans or not isinstance(node.ctx, ast.Load):
            return node
        low, high = self.spans[node.id]
        return ast.parse(f"range({low}, {high})", mode="eval").body
