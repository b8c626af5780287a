"""Test in a comprehension what a permission tests first, before it is called.

    def can_play(s: State, p: int) -> bool:
        if s.stone[p] == 0:                               [p for p in POINTS if can_play(s, p)]
            for t in NEIGHBOURS[p]:                  ->   [p for p in POINTS if s.stone[p] == 0
                if s.stone[t] == 0:                        and (any(s.stone[t] == 0 for t in NEIGHBOURS[p])
                    return True                            or can_play_otherwise(s, p))]
            …
        return False

Most places fail the first test or pass one of the next, and testing that costs less than a call. What is left of the
permission becomes a function of its own. A test that calls a function stays where it is.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from copy import deepcopy
from itertools import takewhile

from msgspec import Struct

from lawspeaker.native.passes.values.inline import Inliner, Origin, add_imports, bound_names, origins
from lawspeaker.native.traverse import Transformer, walk

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
"""What a test may consist of."""


class Opening(Struct, frozen=True):
    """What a permission tests first: a condition without which it is False, loops of which each may make it True.

    `rest` are the statements after them.
    """

    guard: ast.expr
    loops: list[ast.expr]
    rest: list[ast.stmt]


def put_guards_first(own: Mapping[str, ast.Module]) -> None:
    """Rewrite the comprehensions of a game's modules."""
    divided = {origin for module, tree in own.items() for origin in add_rests(module, tree)}
    inliner = Inliner(own)
    openings = {origin: found for origin, function in inliner.functions.items() if (found := opening_of(function))}
    inliner.functions = {origin: inliner.functions[origin] for origin in openings}
    for origin, function in inliner.functions.items():
        function.body = [ast.Return(condition(function, openings[origin], origin in divided))]
    for name, tree in own.items():
        rewriting = GuardPass(name, inliner)
        rewriting.visit(tree)
        add_imports(rewriting.imports, tree)


def opening_of(function: ast.FunctionDef) -> Opening | None:
    """Return what a function tests first; None if that is not plain."""
    match body_of(function):
        case [ast.If(test=guard, orelse=[], body=body), ast.Return(value=ast.Constant(value=False))] if is_plain(guard):
            loops = [*takewhile(lambda loop: loop is not None, map(quick_loop, body))]
            return Opening(guard, [loop for loop in loops if loop is not None], body[len(loops) :])
        case _:
            return None


def quick_loop(part: ast.stmt) -> ast.expr | None:
    """Return a loop that may return True as an expression; None if it is something else, or not plain."""
    match part:
        case ast.For(
            target=ast.Name(id=name),
            iter=source,
            body=[ast.If(test=test, body=[ast.Return(value=ast.Constant(value=True))], orelse=[])],
            orelse=[],
        ) if is_plain(source) and is_plain(test):
            loop = ast.comprehension(ast.Name(name, ast.Store()), source, [], 0)
            return ast.Call(ast.Name("any", ast.Load()), [ast.GeneratorExp(test, [loop])], [])
        case _:
            return None


def add_rests(module: str, tree: ast.Module) -> list[Origin]:
    """Add the functions that are left of permissions after their openings; return these permissions."""
    taken = {name.id for name in walk(tree) if isinstance(name, ast.Name)}
    found: list[Origin] = []
    for index, node in reversed([*enumerate(tree.body)]):
        opening = opening_of(node) if isinstance(node, ast.FunctionDef) else None
        if opening is not None and opening.loops and opening.rest:
            assert isinstance(node, ast.FunctionDef)
            rest = deepcopy(node)
            rest.name = rest_name(node.name)
            rest.body = [*deepcopy(opening.rest), ast.Return(ast.Constant(False))]
            if rest.name not in taken | set(origins(module, tree)):
                tree.body.insert(index + 1, rest)
                found.append((module, node.name))
    return found


def rest_name(name: str) -> str:
    """Return the name of what is left of a permission."""
    return f"{name}_otherwise"


def condition(function: ast.FunctionDef, opening: Opening, divided: bool) -> ast.expr:
    """Return a permission as a condition that begins with its opening."""
    args: list[ast.expr] = [ast.Name(arg.arg, ast.Load()) for arg in function.args.args]
    if not opening.loops or (opening.rest and not divided):
        whole = ast.Call(ast.Name(function.name, ast.Load()), args, [])
        return ast.BoolOp(ast.And(), [opening.guard, whole])
    ways = list(opening.loops)
    if opening.rest:
        ways.append(ast.Call(ast.Name(rest_name(function.name), ast.Load()), args, []))
    return ast.BoolOp(ast.And(), [opening.guard, ways[0] if len(ways) == 1 else ast.BoolOp(ast.Or(), ways)])


def body_of(function: ast.FunctionDef) -> list[ast.stmt]:
    """Return the statements of a function, without its docstring."""
    return function.body[1:] if ast.get_docstring(function) is not None else function.body


def is_plain(test: ast.expr) -> bool:
    """Tell whether an expression calls nothing and binds no names."""
    return all(isinstance(part, PLAIN) for part in ast.walk(test))


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
        """Return a condition that begins with the opening of the permission that it asks for."""
        if not isinstance(test, ast.Call):
            return test
        made = self.inliner.inline_call(self.module, test, self.names)
        if made is None:
            return test
        self.imports |= made.imports
        return made.text
