"""Write the elements of a list up to the first that fails a test, or the first that pass it, as functions with loops.

    free = take_while(list(RAYS[d][p]), lambda t: s.tile[t] == 0)
        ->  free = push_while_1(s, d, p), a new function:  for t in RAYS[d][p]:
                                                               if not s.tile[t] == 0:
                                                                   break
                                                               found.append(t)

    met = first_n((t for t in RAYS[d][p] if s.tile[t] != 0), 1)
        ->  met = push_first_2(s, d, p), a new function:   for t in RAYS[d][p]:
                                                               if s.tile[t] != 0:
                                                                   found.append(t)
                                                                   if len(found) >= 1:
                                                                       break

A lambda would be an object, and each of its calls a Python call.
"""

from __future__ import annotations

import ast
from typing import TypeVar

from lawspeaker.native.infer import Types
from lawspeaker.native.local_types import infer_locals
from lawspeaker.native.python_type import BOOL, INT, NUMBERS, ROW, PyType, named
from lawspeaker.native.traverse import Transformer, walk
from lawspeaker.native.types import Scope, Signature

PREFIX = "take_while"
FIRST = "first_n"
ANNOTATIONS = {INT: "int", BOOL: "bool", named("State"): "State", ROW: "Row", NUMBERS: "list[int]"}
"""The types that parameters of a new function may have, and their annotations."""
FOUND = "found"
LOOP = """
def {name}({params}) -> Row:
    found: Row = []
    for {var} in {values}:
        if not ({test}):
            break
        found.append({var})
    return found
"""
FIRST_LOOP = """
def {name}({params}) -> Row:
    found: Row = []
    if {count} > 0:
        for {var} in {values}:
            if {test}:
                found.append({var})
                if len(found) >= {count}:
                    break
    return found
"""

Loop = TypeVar("Loop", ast.ListComp, ast.GeneratorExp, ast.SetComp)


class Prefixes(Transformer):
    """Rewrites one module, except inside other lambdas."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.types = Types(scope, {})
        self.function = ""
        self.count = 0
        self.new_functions: list[ast.stmt] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.stmt | list[ast.stmt]:
        """Rewrite a function and put new functions before it; the functions that are called themselves stay."""
        if node.name in (PREFIX, FIRST):
            return node
        self.function, self.count, self.new_functions = node.name, 0, []
        if any(isinstance(part, ast.Name) and part.id in (PREFIX, FIRST) for part in walk(node)):
            self.types = infer_locals(node, self.scope)
            self.generic_visit(node)
        return [*self.new_functions, node]

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        """Leave a lambda unchanged."""
        return node

    def visit_ListComp(self, node: ast.ListComp) -> ast.ListComp:
        """Rewrite a comprehension."""
        return self.inside(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.GeneratorExp:
        """Rewrite a generator."""
        return self.inside(node)

    def visit_SetComp(self, node: ast.SetComp) -> ast.SetComp:
        """Rewrite a comprehension of a set."""
        return self.inside(node)

    def inside(self, node: Loop) -> Loop:
        """Rewrite what is inside loops, where their variables are known."""
        before = self.types
        self.types = before.inside(node.generators)
        self.generic_visit(node)
        self.types = before
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Rewrite one call, after those inside it."""
        self.generic_visit(node)
        match node:
            case ast.Call(
                func=ast.Name(id="take_while"), args=[values, ast.Lambda(args=ast.arguments(args=[arg]), body=test)]
            ):
                parts = {"values": without_copy(values), "test": test}
                return self.called(LOOP, "while", arg.arg, parts) or node
            case ast.Call(
                func=ast.Name(id="first_n"),
                args=[
                    ast.GeneratorExp(generators=[ast.comprehension(target=ast.Name(id=var), iter=values, ifs=[test])]),
                    count,
                ],
            ) if isinstance(count, ast.Constant | ast.Name):
                return self.called(FIRST_LOOP, "first", var, {"values": values, "test": test, "count": count}) or node
            case _:
                return node

    def called(self, loop: str, word: str, var: str, parts: dict[str, ast.expr]) -> ast.expr | None:
        """Return the call of a new function; None if something that it needs cannot be its parameter."""
        own = {var}.union(*(bound_in(part) for part in parts.values()))
        used = {name.id for part in parts.values() for name in walk(part) if isinstance(name, ast.Name)}
        names = sorted(name for name in used - own if name in self.types.local)
        annotations = [annotation_of(self.types.local[name]) for name in names]
        if FOUND in used | own or None in annotations:
            return None
        if any(name in self.types.local for name in own - {var}):
            return None
        self.count += 1
        made = f"{self.function}_{word}_{self.count}"
        params = ", ".join(f"{name}: {said}" for name, said in zip(names, annotations, strict=True))
        texts = {name: ast.unparse(part) for name, part in parts.items()}
        self.new_functions += ast.parse(loop.format(name=made, params=params, var=var, **texts)).body
        kinds = tuple(self.types.local[name] for name in names)
        self.scope.functions[made] = Signature(kinds, ROW, tuple(True for _ in names))
        return ast.Call(ast.Name(made, ast.Load()), [ast.Name(name, ast.Load()) for name in names], [])


def annotation_of(known: PyType | None) -> str | None:
    """Return the annotation of a parameter of a new function; None if it cannot have that type."""
    return None if known is None else ANNOTATIONS.get(known)


def without_copy(values: ast.expr) -> ast.expr:
    """Return a list without the copy that is made of it; the loop only reads it."""
    match values:
        case ast.Call(func=ast.Name(id="list"), args=[inner], keywords=[]):
            return inner
        case _:
            return values


def bound_in(node: ast.expr) -> set[str]:
    """Return the names that comprehensions and `:=` bind in an expression."""
    return {part.id for part in walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
