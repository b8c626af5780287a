"""Test in a comprehension what a permission tests first, before it is called.

    def can_play(s: State, p: int) -> bool:
        if s.stone[p] == 0:
            …
        return False

    [p for p in POINTS if can_play(s, p)]     ->     [p for p in POINTS if s.stone[p] == 0 and can_play(s, p)]

Most places fail the first test, and testing it costs less than a call. A guard that calls a function stays where it is.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping

from lawspeaker.native.passes.inline import Inliner, Origin, add_imports, bound_names
from lawspeaker.native.traverse import Transformer

PLAIN = (
    ast.BoolOp,
    ast.And,
    ast.Or,
    ast.Not,
    ast.UnaryOp,
    ast.Compare,
    ast.cmpop,
    ast.Attribute,
    ast.Subscript,
    ast.Name,
    ast.Constant,
    ast.expr_context,
)
"""What a guard may consist of."""


def put_guards_first(own: Mapping[str, ast.Module]) -> None:
    """Rewrite the comprehensions of a game's modules."""
    inliner = Inliner(own)
    guards = {origin: guard for origin, function in inliner.functions.items() if (guard := guard_of(function))}
    inliner.functions = {origin: inliner.functions[origin] for origin in guards}
    for origin, guard in guards.items():
        inliner.functions[origin].body = [ast.Return(guard)]
    for name, tree in own.items():
        rewriting = GuardPass(name, inliner)
        rewriting.visit(tree)
        add_imports(rewriting.imports, tree)


def guard_of(function: ast.FunctionDef) -> ast.expr | None:
    """Return the test without which a function returns False, if it is plain."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    match body:
        case [ast.If(test=test, orelse=[]), ast.Return(value=ast.Constant(value=False))]:
            return test if all(isinstance(part, PLAIN) for part in ast.walk(test)) else None
        case _:
            return None


class GuardPass(Transformer):
    """Rewrites the comprehensions of one module."""

    def __init__(self, module: str, inliner: Inliner) -> None:
        self.module = module
        self.inliner = inliner
        self.imports: dict[str, Origin] = {}
        self.names: set[str] = set()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Rewrite one function, whose names a guard must not use for anything else."""
        self.names = bound_names(node)
        self.generic_visit(node)
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.comprehension:
        """Put guards before the calls of a comprehension's conditions."""
        self.generic_visit(node)
        node.ifs = [self.guarded(test) for test in node.ifs]
        return node

    def guarded(self, test: ast.expr) -> ast.expr:
        """Return a condition with the guard of the permission that it asks for."""
        if not isinstance(test, ast.Call):
            return test
        made = self.inliner.inline_call(self.module, test, self.names)
        if made is None:
            return test
        self.imports |= made.imports
        return ast.BoolOp(ast.And(), [made.text, test])
