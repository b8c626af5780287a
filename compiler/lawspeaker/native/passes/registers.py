"""Numbers that stay in registers: where the type checker sees two kinds of number, mypyc would box each of them.

    0 if table.open[pile] else seen     ->   i64(0) if table.open[pile] else i64(seen)
    sum(WORTH[c] for c in s.hand)       ->   sum((i64(WORTH[c]) for c in s.hand), i64(0))

A literal is a plain `int` to the checker and an item of a row an `i64`; what may be either is an object. The sum begins
with a literal 0, so that even one of machine integers only would be added up in boxes.
"""

from __future__ import annotations

import ast

from lawspeaker.native.infer import NUMBERS, Types
from lawspeaker.native.types import element

MACHINE = "i64"


def as_machine(node: ast.expr) -> ast.expr:
    """Return a number as a machine integer; what is one already stays."""
    match node:
        case ast.Call(func=ast.Name(id="i64")):
            return node
        case _:
            return ast.Call(ast.Name(MACHINE, ast.Load()), [node], [])


def choice(test: ast.expr, body: ast.expr, orelse: ast.expr, known: str | None) -> ast.expr:
    """Return one of two expressions of a type; of two numbers, a machine integer."""
    if known == "int":
        body, orelse = as_machine(body), as_machine(orelse)
    return ast.IfExp(test, body, orelse)


def is_sum_of_numbers(node: ast.expr, types: Types) -> bool:
    """Tell whether all that is added up are numbers."""
    return element(types.iterated(node)) in NUMBERS


def added(node: ast.Call) -> ast.Call:
    """Let a sum of numbers go on in a register."""
    match node.args:
        case [ast.GeneratorExp() as loop]:
            loop.elt = as_machine(loop.elt)
            node.args.append(as_machine(ast.Constant(0)))
        case _:
            pass
    return node
