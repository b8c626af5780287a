"""Infer the types of a function's local variables.

total = 0                       total    int
for x in s.scores:       ->     x        int
    total += x                  legal    vec[int], because it only becomes the options of a decision
legal = [...]
"""

from __future__ import annotations

import ast

from lawspeaker.native.infer import Types, combined, names
from lawspeaker.native.python_type import EMPTY, NUMBERS, ROW, PyType, element, native, type_of
from lawspeaker.native.traverse import children, walk
from lawspeaker.native.types import Scope


def infer_locals(node: ast.FunctionDef, scope: Scope) -> Types:
    """Return the types of a function's names.

    In a loop the type of a variable may depend on itself. So first every variable with evidence for one type is given
    that type; then those with contradicting evidence are removed again, until the rest is consistent.
    """
    types = Types(scope, parameters(node))
    waiting = assigned(node) - types.local.keys()
    believed: set[str] = set()
    parts = own_nodes(node)
    while True:
        seen = evidence(parts, types)
        new = {name: kinds for name in waiting - believed if len(kinds := seen.get(name, set()) - {None, EMPTY}) == 1}
        if not new:
            break
        for name, kinds in new.items():
            types.local[name] = next(iter(kinds))
        believed |= new.keys()
    while True:
        seen = evidence(parts, types)
        wrong = {name for name in believed if seen.get(name, set()) - {types.local[name], EMPTY}}
        if not wrong:
            break
        lists = {name for name in wrong if types.local[name] == ROW and seen[name] - {EMPTY} == {NUMBERS}}
        for name in wrong:
            types.local[name] = NUMBERS if name in lists else None
        believed -= wrong - lists
    for name in waiting - believed:
        types.local[name] = None
    return types


def parameters(node: ast.FunctionDef) -> dict[str, PyType | None]:
    """Return the types of parameters and of annotated local variables."""
    known: dict[str, PyType | None] = {}
    for arg in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]:
        known[arg.arg] = native(type_of(arg.annotation))
    for part in own_nodes(node):
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            known[part.target.id] = native(type_of(part.annotation))
    return known


def own_nodes(node: ast.FunctionDef) -> list[ast.AST]:
    """Return the nodes of a function that are not inside another function."""
    found: list[ast.AST] = []
    waiting: list[ast.AST] = list(node.body)
    while waiting:
        part = waiting.pop()
        found.append(part)
        if not isinstance(part, ast.FunctionDef | ast.Lambda | ast.ClassDef):
            waiting.extend(children(part))
    return found


def assigned(node: ast.FunctionDef) -> set[str]:
    """Return the names that a function assigns, without those of comprehensions."""
    found: set[str] = set()
    for part in own_nodes(node):
        match part:
            case ast.Assign(targets=targets):
                found |= {name for target in targets for name in names(target, None) if is_bound(target, name)}
            case ast.For(target=target):
                found |= set(names(target, None))
            case ast.AugAssign(target=ast.Name(id=name)) | ast.NamedExpr(target=ast.Name(id=name)):
                found.add(name)
            case _:
                pass
    return found


def is_bound(target: ast.expr, name: str) -> bool:
    """Tell whether a target binds a name, rather than an item or an attribute of it."""
    match target:
        case ast.Name(id=bound):
            return bound == name
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            return any(is_bound(part, name) for part in parts)
        case ast.Starred(value=value):
            return is_bound(value, name)
        case _:
            pass
    return False


def evidence(parts: list[ast.AST], types: Types) -> dict[str, set[PyType | None]]:
    """Return for each name the types of everything that is bound to it in the nodes of a function."""
    found: dict[str, set[PyType | None]] = {}

    def see(name: str, known: PyType | None) -> None:
        found.setdefault(name, set()).add(known)

    for part in parts:
        match part:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    for name, known in bound_by(target, value, types).items():
                        see(name, known)
            case ast.For(target=target, iter=iterable):
                for name, known in types.bound(target, iterable).items():
                    see(name, known)
            case ast.NamedExpr(target=ast.Name(id=name)):
                see(name, named_type(parts, part, types))
            case ast.AugAssign(target=ast.Name(id=name), op=op, value=value):
                see(name, combined(types.local.get(name), op, types.of(value)))
            case _:
                pass
    for kinds in found.values():  # a variable that is sometimes a vector and sometimes a list can be a list
        if {ROW, NUMBERS} <= kinds:
            kinds.remove(ROW)
    return found


def named_type(parts: list[ast.AST], part: ast.NamedExpr, types: Types) -> PyType | None:
    """Return the type of what `:=` binds; inside a comprehension the names of its loops are known."""
    for other in parts:
        if isinstance(other, ast.ListComp | ast.GeneratorExp | ast.SetComp) and part in walk(other):
            return types.inside(other.generators).of(part.value)
    return types.of(part.value)


def bound_by(target: ast.expr, value: ast.expr, types: Types) -> dict[str, PyType | None]:
    """Return the names that an assignment binds, with their types."""
    if isinstance(target, ast.Name):
        return {target.id: types.of(value)}
    if isinstance(target, ast.Tuple):
        if isinstance(value, ast.Tuple) and len(value.elts) == len(target.elts):
            found: dict[str, PyType | None] = {}
            for one, other in zip(target.elts, value.elts, strict=True):
                found |= bound_by(one, other, types)
            return found
        return {name: element(types.of(value)) for name in names(target, None) if is_bound(target, name)}
    return {}
