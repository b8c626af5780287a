"""`most` and `least` without a function for the key: the keys are worked out in a loop that machine code runs through.

    most(list(range(1, 4)), lambda p: score(s, p))    ->    most_of([p for p in range(1, 4)],
                                                                    [score(s, p) for p in range(1, 4)])

A lambda would be an object, and each of its calls a call of Python. Values that take long to find are named first.
"""

from __future__ import annotations

import ast

from lawspeaker.native.types import Scope, Signature

TWINS = {"most": "most_of", "least": "least_of"}
ROW = "vec[int]"


class Choosing(ast.NodeTransformer):
    """Rewrites one module; what stands inside a lambda or a comprehension stays, for a name made there is lost."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.named = 0
        for twin in TWINS.values():
            scope.functions.setdefault(twin, Signature((ROW, ROW), ROW))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Count the names anew in each function; `most` and `least` themselves stay."""
        if node.name in TWINS:
            return node
        self.named = 0
        self.generic_visit(node)
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        """Leave a lambda as it is."""
        return node

    def visit_ListComp(self, node: ast.ListComp) -> ast.ListComp:
        """Leave a comprehension as it is."""
        return node

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.GeneratorExp:
        """Leave a generator as it is."""
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Rewrite one choice, after those inside it."""
        self.generic_visit(node)
        match node:
            case ast.Call(
                func=ast.Name(id=name), args=[values, ast.Lambda(args=ast.arguments(args=[arg]), body=key)]
            ) if name in TWINS:
                values, again = self.twice(values, arg.arg)
                keys = ast.ListComp(key, [ast.comprehension(ast.Name(arg.arg, ast.Store()), again, [], 0)])
                return ast.Call(ast.Name(TWINS[name], ast.Load()), [values, keys], [])
        return node

    def twice(self, values: ast.expr, name: str) -> tuple[ast.expr, ast.expr]:
        """Return the values, and how to go through them again."""
        match values:
            case ast.Call(func=ast.Name(id="list"), args=[ast.Call(func=ast.Name(id="range")) as span]):
                loop = ast.comprehension(ast.Name(name, ast.Store()), span, [], 0)
                return ast.ListComp(ast.Name(name, ast.Load()), [loop]), ast.parse(ast.unparse(span), mode="eval").body
            case ast.Name(id=known):
                return values, ast.Name(known, ast.Load())
            case _:
                self.named += 1
                found = f"found_{self.named}"
                return ast.NamedExpr(ast.Name(found, ast.Store()), values), ast.Name(found, ast.Load())
