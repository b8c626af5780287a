"""Compute a call once that a condition makes twice.

    SUIT[c] == led(s) or not any(SUIT[d] == led(s) for d in hand)
    ->  SUIT[c] == (led_once_1 := led(s)) or not any(SUIT[d] == led_once_1 for d in hand)

Values and permissions have no side effects, so within one condition their results do not change. The first operand of
`and` and `or` is always evaluated before the others; only calls that are certainly evaluated first are named.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from lawspeaker.native.traverse import Transformer, walk

VALUES_MODULE = "values"


class CommonSubexpressions(Transformer):
    """Rewrites one module; `pure` are the functions without side effects that it can call."""

    def __init__(self, module: str, tree: ast.Module) -> None:
        self.pure = pure_functions_in(module, tree)
        self.named = 0

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Restart the numbering of names in each function."""
        self.named = 0
        self.generic_visit(node)
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        """Leave a lambda unchanged: a name in it would be local."""
        return node

    def visit_ListComp(self, node: ast.ListComp) -> ast.ListComp:
        """Leave a comprehension unchanged."""
        return node

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.GeneratorExp:
        """Leave a generator unchanged."""
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.BoolOp:
        """Name a call that one operand certainly makes and a later one repeats."""
        for index, operand in enumerate(node.values[:-1]):
            for call in list(always_evaluated(operand)):
                later = [again for other in node.values[index + 1 :] for again in same_calls(other, call)]
                if self.is_value(call) and later:
                    self.named += 1
                    assert isinstance(call.func, ast.Name)
                    name = f"{call.func.id}_once_{self.named}"
                    value = ast.NamedExpr(ast.Name(name, ast.Store()), call)
                    places: dict[int, ast.expr] = {id(call): value}
                    places |= {id(again): ast.Name(name, ast.Load()) for again in later}
                    node.values = [Replacement(places).visit(part) for part in node.values]
        self.generic_visit(node)
        return node

    def is_value(self, call: ast.Call) -> bool:
        """Tell whether a call is pure, with names and constants as arguments."""
        return (
            isinstance(call.func, ast.Name)
            and call.func.id in self.pure
            and not call.keywords
            and all(isinstance(arg, ast.Name | ast.Constant) for arg in call.args)
        )


class Replacement(Transformer):
    """Replaces calls by other expressions, by the identity of their nodes."""

    def __init__(self, places: dict[int, ast.expr]) -> None:
        self.places = places

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Replace one call, without visiting its parts."""
        if id(node) in self.places:
            return self.places[id(node)]
        self.generic_visit(node)
        return node


def pure_functions_in(module: str, tree: ast.Module) -> set[str]:
    """Return the functions without side effects that a module defines or imports."""
    if module.rpartition(".")[2] == VALUES_MODULE:
        return {part.name for part in tree.body if isinstance(part, ast.FunctionDef)}
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").rpartition(".")[2] == VALUES_MODULE:
            found |= {alias.asname or alias.name for alias in node.names}
    return found


def always_evaluated(node: ast.expr) -> Iterator[ast.Call]:
    """Yield the calls that are made whenever an expression is evaluated."""
    match node:
        case ast.Call(func=ast.Name(), args=args):
            for arg in args:
                yield from always_evaluated(arg)
            yield node
        case ast.BoolOp(values=[first, *_]):
            yield from always_evaluated(first)
        case ast.Compare(left=left, comparators=[second, *_]):
            yield from always_evaluated(left)
            yield from always_evaluated(second)
        case ast.BinOp(left=left, right=right):
            yield from always_evaluated(left)
            yield from always_evaluated(right)
        case ast.UnaryOp(operand=operand):
            yield from always_evaluated(operand)
        case ast.Subscript(value=value, slice=part):
            yield from always_evaluated(value)
            yield from always_evaluated(part)
        case ast.IfExp(test=test):
            yield from always_evaluated(test)
        case _:
            pass


def same_calls(node: ast.expr, call: ast.Call) -> list[ast.Call]:
    """Return the equal calls in an expression; none if the expression rebinds a name of the call."""
    used = {part.id for part in walk(call) if isinstance(part, ast.Name)}
    for part in walk(node):
        if isinstance(part, ast.Lambda):
            return []
        if isinstance(part, ast.comprehension) and used & {
            name.id for name in walk(part.target) if isinstance(name, ast.Name)
        }:
            return []
    text = ast.dump(call)
    return [part for part in walk(node) if isinstance(part, ast.Call) and ast.dump(part) == text]
