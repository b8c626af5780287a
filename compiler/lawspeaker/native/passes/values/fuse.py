"""Filter where a list is used, instead of making a list of what passes a filter first.

    for b in [it for it in s.on_board if place_of(s, it) == t]:     ->     for b in s.on_board:
        if LARGE[b]:                                                           if place_of(s, b) == t:
            return True                                                            if LARGE[b]: ...

    sum(1 for b in [it for it in s.on_board if A] if B)             ->     sum(1 for b in s.on_board if A if B)
    len([it for it in s.on_board if A])                             ->     sum(1 for it in s.on_board if A)

In native code a list in between is an allocation, and its numbers are boxed. The filter is then evaluated between the
rounds of the loop. So it must not be able to raise an error, and nothing that it reads may change: it calls nothing but
the functions in `PLAIN_CALLS`, and only comprehensions and loops of pure functions are rewritten.

Runs before the types of locals are inferred, because the list in between would be inferred as well.
"""

from __future__ import annotations

import ast

from lawspeaker.native.passes.values.common_subexpressions import VALUES_MODULE
from lawspeaker.native.passes.values.inline import Substitution
from lawspeaker.native.traverse import Transformer, walk

PLAIN_CALLS = ("place_of", "is_in_pile", "len")
"""Functions that read a state and never fail."""


def fuse_filters(module: str, tree: ast.Module) -> None:
    """Rewrite the comprehensions of a module, and its loops if it defines values only."""
    Fusion(module.rpartition(".")[2] == VALUES_MODULE).visit(tree)


class Fusion(Transformer):
    """Rewrites one module."""

    def __init__(self, pure: bool) -> None:
        self.pure = pure

    def visit_comprehension(self, node: ast.comprehension) -> ast.comprehension:
        """Join the filter of an iterable with those of the comprehension."""
        self.generic_visit(node)
        filtered = filtered_by(node.iter, node.target)
        if filtered is not None:
            node.iter, tests = filtered
            node.ifs = [*tests, *node.ifs]
        return node

    def visit_For(self, node: ast.For) -> ast.For:
        """Filter in the body of a loop."""
        self.generic_visit(node)
        filtered = filtered_by(node.iter, node.target) if self.pure and not stores(node) else None
        if filtered is not None:
            node.iter, tests = filtered
            for test in reversed(tests):
                node.body = [ast.If(test, node.body, [])]
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Count what passes a filter."""
        self.generic_visit(node)
        match node:
            case ast.Call(func=ast.Name(id="len"), args=[ast.ListComp(elt=ast.Name(), generators=generators)]):
                counted = ast.GeneratorExp(ast.Constant(1), generators)
                return ast.Call(ast.Name("sum", ast.Load()), [counted], [])
            case _:
                return node


def filtered_by(iterable: ast.expr, target: ast.expr) -> tuple[ast.expr, list[ast.expr]] | None:
    """Return what a list is made from and its filter, as tests of a loop variable; None for other lists."""
    match iterable, target:
        case (
            ast.ListComp(elt=ast.Name(id=item), generators=[ast.comprehension(target=ast.Name(id=name)) as made]),
            ast.Name(id=wanted),
        ) if item == name and made.ifs and not any(reads(test, wanted) for test in [made.iter, *made.ifs]):
            if not all(is_plain(test) for test in made.ifs):
                return None
            renamed = Substitution({name: ast.Name(wanted, ast.Load())})
            return made.iter, [renamed.visit(test) for test in made.ifs]
        case _:
            return None


def reads(node: ast.expr, name: str) -> bool:
    """Tell whether an expression reads a variable."""
    return any(isinstance(part, ast.Name) and part.id == name for part in walk(node))


def is_plain(test: ast.expr) -> bool:
    """Tell whether a test calls nothing that can fail, and binds nothing."""
    for part in walk(test):
        if isinstance(part, ast.comprehension | ast.NamedExpr | ast.Lambda):
            return False
        if isinstance(part, ast.Call) and not (isinstance(part.func, ast.Name) and part.func.id in PLAIN_CALLS):
            return False
    return True


def stores(loop: ast.For) -> bool:
    """Tell whether a loop assigns something other than local variables, or has an `else`."""
    return bool(loop.orelse) or any(
        isinstance(part, ast.Attribute | ast.Subscript) and not isinstance(part.ctx, ast.Load) for part in walk(loop)
    )
