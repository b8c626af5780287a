"""Numbers that stay in registers: where the type checker sees two kinds of number, mypyc would box each of them.

    0 if table.open[pile] else seen     ->   i64(0) if table.open[pile] else i64(seen)
    sum(WORTH[c] for c in s.hand)       ->   sum((i64(WORTH[c]) for c in s.hand), i64(0))

A literal is a plain `int` to the checker and an item of a row an `i64`; what may be either is an object. The sum begins
with a literal 0, so that even one of machine integers only would be added up in boxes.
"""

from __future__ import annotations

import ast

from lawspeaker.native.infer import NUMBERS, Types
from lawspeaker.native.types import Scope, element

MACHINE = "i64"
SHIFTS = {ast.LShift: "shifted_left", ast.RShift: "shifted_right"}


def as_i64(node: ast.expr) -> ast.expr:
    """Return a number as a machine integer; what is one already stays."""
    match node:
        case ast.Call(func=ast.Name(id="i64")):
            return node
        case _:
            return ast.Call(ast.Name(MACHINE, ast.Load()), [node], [])


def conditional(test: ast.expr, body: ast.expr, orelse: ast.expr, known: str | None) -> ast.expr:
    """Return one of two expressions of a type; of two numbers, a machine integer."""
    if known == "int":
        body, orelse = as_i64(body), as_i64(orelse)
    return ast.IfExp(test, body, orelse)


def is_sum_of_numbers(node: ast.expr, types: Types) -> bool:
    """Tell whether all that is added up are numbers."""
    return element(types.iterated(node)) in NUMBERS


def unboxed_sum(node: ast.Call) -> ast.Call:
    """Let a sum of numbers go on in a register."""
    match node.args:
        case [ast.GeneratorExp() as loop]:
            loop.elt = as_i64(loop.elt)
            node.args.append(as_i64(ast.Constant(0)))
        case _:
            pass
    return node


class LiteralShifts(ast.NodeTransformer):
    """Lets a function shift what is written as a number; its parameter has 64 bits."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """Rewrite one shift, after those inside it."""
        self.generic_visit(node)
        name = SHIFTS.get(type(node.op))
        if name is None or not isinstance(node.left, ast.Constant) or isinstance(node.right, ast.Constant):
            return node
        return ast.Call(ast.Name(name, ast.Load()), [node.left, node.right], [])


class ConstantRanges(ast.NodeTransformer):
    """Rewrites one module; names of constants are nobody else's."""

    def __init__(self, scope: Scope) -> None:
        self.ranges = scope.ranges

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """Compare with both ends instead of looking into a range."""
        match node:
            case ast.Compare(left=left, ops=[ast.In() | ast.NotIn() as op], comparators=[ast.Name(id=name)]):
                if name in self.ranges:
                    low, high = self.ranges[name]
                    ends = [self.visit(left), ast.Constant(high)]
                    inside = ast.Compare(ast.Constant(low), [ast.LtE(), ast.Lt()], ends)
                    return inside if isinstance(op, ast.In) else ast.UnaryOp(ast.Not(), inside)
            case _:
                pass
        self.generic_visit(node)
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Write a range out."""
        if node.id not in self.ranges or not isinstance(node.ctx, ast.Load):
            return node
        low, high = self.ranges[node.id]
        return ast.parse(f"range({low}, {high})", mode="eval").body
