"""Replace the key functions of `most` and `least` by loops.

    best = most(list(range(1, 4)), lambda p: score(s, p))
        ->  best = most_of([p for p in range(1, 4)], [score(s, p) for p in range(1, 4)])
    first_of(most(list(range(1, 4)), lambda p: s.bid[p]), "a.law:9")
        ->  course_most_1(s), a new function that finds the first best value without a list

A lambda would be an object, and each of its calls a Python call. Values that are expensive to compute are named first.
"""

from __future__ import annotations

import ast

from lawspeaker.native.infer import Types
from lawspeaker.native.local_types import infer_locals
from lawspeaker.native.python_type import BOOL, INT, ROW, named
from lawspeaker.native.traverse import Transformer, walk
from lawspeaker.native.types import Scope, Signature

VECTOR_VERSIONS = {"most": "most_of", "least": "least_of"}
BETTER = {"most": ">", "least": "<"}
PLAIN = {INT, BOOL, named("State")}
OWN = {"best", "found", "key", "some"}
FIRST = """
def {name}({params}) -> int:
    best = 0
    found = 0
    some = False
    for {var} in {values}:
        key = {key}
        if not some or key {better} best:
            best = key
            found = {var}
            some = True
    return found if some else {missing}
"""


class Argmax(Transformer):
    """Rewrites one module, except inside lambdas and comprehensions, where a new name would be local."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.types = Types(scope, {})
        self.function = ""
        self.count = 0
        self.new_functions: list[ast.stmt] = []
        for twin in VECTOR_VERSIONS.values():
            scope.functions.setdefault(twin, Signature((ROW, ROW), ROW, (True, True)))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.stmt | list[ast.stmt]:
        """Rewrite a function and put new functions before it; `most` and `least` themselves stay."""
        if node.name in VECTOR_VERSIONS:
            return node
        self.function, self.count, self.new_functions = node.name, 0, []
        self.types = infer_locals(node, self.scope)
        self.generic_visit(node)
        return [*self.new_functions, node]

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        """Leave a lambda unchanged."""
        return node

    def visit_ListComp(self, node: ast.ListComp) -> ast.ListComp:
        """Leave a comprehension unchanged."""
        return node

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.GeneratorExp:
        """Leave a generator unchanged."""
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Rewrite one call, after those inside it."""
        match node:
            case ast.Call(func=ast.Name(id="first_of" | "first_or" as which), args=[ast.Call() as choice, other]):
                empty = f"first_of([], {ast.unparse(other)})" if which == "first_of" else ast.unparse(other)
                first = self.first(choice, empty)
                if first is not None:
                    return first
            case _:
                pass
        self.generic_visit(node)
        match node:
            case ast.Call(
                func=ast.Name(id=name), args=[values, ast.Lambda(args=ast.arguments(args=[arg]), body=key)]
            ) if name in VECTOR_VERSIONS:
                values, again = self.values_twice(values, arg.arg)
                keys = ast.ListComp(key, [ast.comprehension(ast.Name(arg.arg, ast.Store()), again, [], 0)])
                return ast.Call(ast.Name(VECTOR_VERSIONS[name], ast.Load()), [values, keys], [])
            case _:
                return node

    def first(self, choice: ast.Call, missing: str) -> ast.expr | None:
        """Return a call of a new function that finds the first best value.

        None if the type of a captured local is unknown.
        """
        match choice:
            case ast.Call(
                func=ast.Name(id=name), args=[values, ast.Lambda(args=ast.arguments(args=[arg]), body=key)]
            ) if name in BETTER:
                names = self.captured_locals(
                    [values, ast.Lambda(ast.arguments([], [arg], None, [], [], None, []), key)]
                )
            case _:
                return None
        words = {part.id for part in [*walk(values), *walk(key)] if isinstance(part, ast.Name)}
        if names is None or (OWN | VECTOR_VERSIONS.keys()) & (words | {arg.arg}):
            return None
        self.count += 1
        made = f"{self.function}_{name}_{self.count}"
        params = ", ".join(f"{word}: {self.types.local[word]}" for word in names)
        span = ast.unparse(without_list(values))
        text = FIRST.format(
            name=made,
            params=params,
            var=arg.arg,
            values=span,
            key=ast.unparse(key),
            better=BETTER[name],
            missing=missing,
        )
        self.new_functions += ast.parse(text).body
        self.scope.functions[made] = Signature(tuple(self.types.local[word] for word in names), INT)
        return ast.Call(ast.Name(made, ast.Load()), [ast.Name(word, ast.Load()) for word in names], [])

    def captured_locals(self, parts: list[ast.expr]) -> list[str] | None:
        """Return the locals that expressions use; None if they cannot be parameters of a new function."""
        own: set[str] = set()
        used: set[str] = set()
        for part in (inner for expression in parts for inner in walk(expression)):
            match part:
                case ast.arg(arg=name):
                    own.add(name)
                case ast.comprehension(target=target):
                    own |= {name.id for name in walk(target) if isinstance(name, ast.Name)}
                case ast.NamedExpr():
                    return None
                case ast.Name(id=name):
                    used.add(name)
                case _:
                    pass
        found = sorted(name for name in used - own if name in self.types.local)
        return found if all(self.types.local[name] in PLAIN for name in found) else None

    def values_twice(self, values: ast.expr, name: str) -> tuple[ast.expr, ast.expr]:
        """Return the values, and an expression to iterate over them again."""
        span = without_list(values)
        if span is not values and isinstance(span, ast.Call):
            loop = ast.comprehension(ast.Name(name, ast.Store()), span, [], 0)
            return ast.ListComp(ast.Name(name, ast.Load()), [loop]), ast.parse(ast.unparse(span), mode="eval").body
        if isinstance(values, ast.Name):
            return values, ast.Name(values.id, ast.Load())
        self.count += 1
        found = f"found_{self.count}"
        return ast.NamedExpr(ast.Name(found, ast.Store()), values), ast.Name(found, ast.Load())


def without_list(values: ast.expr) -> ast.expr:
    """Return `range(...)` for `list(range(...))`; anything else unchanged."""
    match values:
        case ast.Call(func=ast.Name(id="list"), args=[ast.Call(func=ast.Name(id="range")) as span]):
            return span
        case _:
            return values
