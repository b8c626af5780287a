"""Compute a call once that several statements of a value make.

    if len(path(s, p, d)) != distance(s, p, d):          path_at_once = path(s, p, d)
        return False                              ->     if len(path_at_once) != distance(s, p, d):
    return s.man[path(s, p, d)[0]] == 0                      return False
                                                         return s.man[path_at_once[0]] == 0

Values have no side effects, so a call with the same parameters has the same result. It is made before the first
statement that makes it in any case. Runs before `hoist`, which deals with what loops repeat.
"""

from __future__ import annotations

import ast

from lawspeaker.native.passes.values.common_subexpressions import (
    VALUES_MODULE,
    Replacement,
    always_evaluated,
    pure_functions_in,
    same_calls,
)
from lawspeaker.native.passes.values.inline import bound_names
from lawspeaker.native.traverse import walk

MEMOIZES = "memo"


def compute_repeated_once(module: str, tree: ast.Module) -> None:
    """Rewrite the functions of a module that defines values."""
    if module.rpartition(".")[2] != VALUES_MODULE:
        return
    pure = pure_functions_in(module, tree)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and not is_memo(node):
            rewrite_function(node, pure)


def is_memo(function: ast.FunctionDef) -> bool:
    """Tell whether a function looks a memoized value up: its call has to stay where it is."""
    return any(isinstance(node, ast.Attribute) and node.attr.startswith(MEMOIZES) for node in walk(function))


def rewrite_function(function: ast.FunctionDef, pure: set[str]) -> None:
    """Name the calls that several statements of a function make."""
    inner = {name for statement in function.body for name in bound_names(statement)}
    fixed = {arg.arg for arg in function.args.args} - inner
    index = 0
    while index < len(function.body):
        call = repeated_call(function.body[index:], fixed, pure)
        if call is None:
            index += 1
            continue
        assert isinstance(call.func, ast.Name)
        name = unused(f"{call.func.id}_at_once", inner | fixed | pure)
        inner.add(name)
        fixed.add(name)
        again = same_calls_in(function.body[index:], call)
        places: dict[int, ast.expr] = {id(each): ast.Name(name, ast.Load()) for each in again}
        later: list[ast.stmt] = [Replacement(places).visit(statement) for statement in function.body[index:]]
        function.body[index:] = [ast.Assign([ast.Name(name, ast.Store())], call), *later]


def repeated_call(body: list[ast.stmt], fixed: set[str], pure: set[str]) -> ast.Call | None:
    """Return a call that the first statement certainly makes and that is made again; None if there is none."""
    first = leading(body[0])
    if first is None:
        return None
    for call in always_evaluated(first):
        is_value = isinstance(call.func, ast.Name) and call.func.id in pure and not call.keywords
        known = all(
            isinstance(arg, ast.Constant) or (isinstance(arg, ast.Name) and arg.id in fixed) for arg in call.args
        )
        if is_value and known and call.args and len(same_calls_in(body, call)) > 1:
            return call
    return None


def leading(statement: ast.stmt) -> ast.expr | None:
    """Return the expression that a statement evaluates first."""
    match statement:
        case ast.If(test=first) | ast.Return(value=first) | ast.Assign(value=first) | ast.For(iter=first):
            return first
        case _:
            return None


def same_calls_in(body: list[ast.stmt], call: ast.Call) -> list[ast.Call]:
    """Return the equal calls in statements, without those where a name of the call means something else."""
    found: list[ast.Call] = []
    for statement in body:
        for part in walk(statement):
            if isinstance(part, ast.stmt):
                children = [child for child in ast.iter_child_nodes(part) if isinstance(child, ast.expr)]
                found += [again for child in children for again in same_calls(child, call)]
    return found


def unused(name: str, taken: set[str]) -> str:
    """Return a name, with a number if it is taken."""
    number = 1
    made = name
    while made in taken:
        number += 1
        made = f"{name}_{number}"
    return made
