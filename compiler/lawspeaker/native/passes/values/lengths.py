"""Count the items of a list that a value makes, or ask whether there is one, without making the list.

    def part(s: State, m: int, cs: list[int]) -> list[int]:
        return [c for c in cs if FITS[c][m]]
    len(part(s, m, cs)) == 3                ->    sum(1 for c in cs if FITS[c][m]) == 3
    len(part(s, m, cs)) > 0                 ->    any(True for c in cs if FITS[c][m])

    def flips(s: State, p: int) -> list[int]:
        return [each for d in range(8) for each in flanked(s, p, d)]
    len(flips(s, p)) > 0                    ->    any(len(flanked(s, p, d)) > 0 for d in range(8))

In native code a list in between is an allocation. Runs before `hoist`, which looks at the loops that are written out.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping

from lawspeaker.native.passes.values.inline import Inlined, Inliner, Origin, add_imports, bound_names
from lawspeaker.native.traverse import Transformer


def count_without_lists(own: Mapping[str, ast.Module]) -> None:
    """Rewrite the modules of a game."""
    inliner = Inliner(own)
    for name, tree in own.items():
        rewriter = Lengths(name, inliner)
        rewriter.visit(tree)
        add_imports(rewriter.imports, tree)


class Lengths(Transformer):
    """Rewrites one module."""

    def __init__(self, module: str, inliner: Inliner) -> None:
        self.module = module
        self.inliner = inliner
        self.names: set[str] = set()
        self.imports: dict[str, Origin] = {}

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Rewrite a function, whose names are taken."""
        self.names = bound_names(node)
        self.generic_visit(node)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """Rewrite the question whether there is any item."""
        self.generic_visit(node)
        match node:
            case ast.Compare(
                left=ast.Call(func=ast.Name(id="sum"), args=[ast.GeneratorExp(elt=ast.Constant(value=1)) as loop]),
                ops=[ast.Gt() | ast.Eq() as op],
                comparators=[ast.Constant(value=0)],
            ):
                found = ast.Call(ast.Name("any", ast.Load()), [any_of(loop)], [])
                return found if isinstance(op, ast.Gt) else ast.UnaryOp(ast.Not(), found)
            case _:
                return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Count the items of a list."""
        self.generic_visit(node)
        match node:
            case ast.Call(func=ast.Name(id="len"), args=[ast.Call() as call]):
                made = self.inliner.inline_call(self.module, call, self.names)
                if made is not None and isinstance(made.text, ast.ListComp):
                    return self.counted(made, made.text)
            case _:
                pass
        return node

    def counted(self, made: Inlined, found: ast.ListComp) -> ast.expr:
        """Return the number of items of a list that is not made."""
        self.imports |= made.imports
        one = ast.GeneratorExp(ast.Constant(1), found.generators)
        return ast.Call(ast.Name("sum", ast.Load()), [one], [])


def any_of(loop: ast.GeneratorExp) -> ast.GeneratorExp:
    """Return a generator of truth values for one that counts; the items of an inner list are not gone through.

    >>> loop = ast.parse("(1 for d in D for e in f(d))", mode="eval").body
    >>> ast.unparse(any_of(loop))
    '(len(f(d)) > 0 for d in D)'
    """
    *outer, last = loop.generators
    if outer and not last.ifs and isinstance(last.iter, ast.Call) and isinstance(last.target, ast.Name):
        length = ast.Call(ast.Name("len", ast.Load()), [last.iter], [])
        return ast.GeneratorExp(ast.Compare(length, [ast.Gt()], [ast.Constant(0)]), outer)
    return ast.GeneratorExp(ast.Constant(True), loop.generators)
