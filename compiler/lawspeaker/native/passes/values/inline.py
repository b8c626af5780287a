"""Inline functions that are a single expression, and sums of lists that a function returns.

    def can_follow(s: State, c: int, p: int) -> bool:
        return p == s.leader or SUIT[c] == led(s)
    can_follow(s, card, you)    ->    you == s.leader or SUIT[card] == led(s)

    def score_parts(s: State, p: int) -> list[int]:
        return [s.won[p], 10 if s.bid[p] == s.won[p] else 0]
    sum(score_parts(s, p))      ->    s.won[p] + (10 if s.bid[p] == s.won[p] else 0)

Names of an inlined expression must have the same meaning at the call: they are imported there, and if a name is taken
the call stays. Inlining a sum avoids boxing the numbers of its list.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Mapping
from functools import reduce

from msgspec import Struct

from lawspeaker.native.passes.values.common_subexpressions import pure_functions_in
from lawspeaker.native.python_type import BOOL, INT, NUMBERS, PyType, named, type_of
from lawspeaker.native.traverse import Transformer, copied, walk

MOST_CASES = 3
"""How many statements a function may have that is written out where it is called."""
ROWS = (NUMBERS, named("Row"))
"""How lists of numbers are annotated."""
Origin = tuple[str, str]
"""Where a name is defined: a module, and the name in that module."""


class Inlined(Struct, frozen=True):
    """The expression that replaces a call, the imports that it needs, and the types of the pure functions in it."""

    text: ast.expr
    imports: dict[str, Origin]
    values: dict[str, PyType]


class Inliner:
    """The values and permissions of a game's modules before they are rewritten."""

    def __init__(self, own: Mapping[str, ast.Module]) -> None:
        self.origins = {module: origins(module, tree) for module, tree in own.items()}
        self.functions = {
            (module, part.name): copied(part)
            for module, tree in own.items()
            for pure in (pure_functions_in(module, tree),)
            for part in tree.body
            if isinstance(part, ast.FunctionDef) and part.name in pure
        }
        self.values = {module: self.values_of(module) for module in own}
        self.count = 0

    def values_of(self, module: str) -> dict[str, PyType]:
        """Return the values in a module that are numbers, booleans or lists of numbers, with their types."""
        found: dict[str, PyType] = {}
        for name, origin in self.origins[module].items():
            function = self.functions.get(origin)
            returned = None if function is None else type_of(function.returns)
            if returned is not None and returned in (INT, BOOL, *ROWS):
                found[name] = returned
        return found

    def inline_call(self, module: str, call: ast.Call, taken: set[str]) -> Inlined | None:
        """Return the inlined call; None if it cannot be inlined in a function whose names are `taken`."""
        origin = self.origins[module].get(call.func.id) if isinstance(call.func, ast.Name) else None
        function = self.functions.get(origin) if origin is not None else None
        if origin is None or function is None:
            return None
        text = single_expression(function)
        params = [arg.arg for arg in function.args.args]
        plain = all(isinstance(arg, ast.Name | ast.Constant) for arg in call.args)
        if text is None or not plain or call.keywords or len(params) != len(call.args):
            return None
        bound = bound_names(text)
        free = {part.id for part in walk(text) if isinstance(part, ast.Name)} - bound - set(params)
        imports = self.missing_imports(module, origin[0], free)
        if imports is None or free & taken or bound & set(params):
            return None
        self.count += 1
        places: dict[str, ast.expr] = dict(zip(params, call.args, strict=True))
        places |= {name: ast.Name(f"{name}_in_{self.count}", ast.Load()) for name in bound}
        values = {name: kind for name, kind in self.values[origin[0]].items() if name in free}
        return Inlined(Substitution(places).visit(copied(text)), imports, values)

    def missing_imports(self, module: str, source: str, names: set[str]) -> dict[str, Origin] | None:
        """Return the names of one module that another has to import; None if it has a name with another meaning."""
        found: dict[str, Origin] = {}
        for name in names:
            origin = self.origins[source].get(name)
            here = self.origins[module].get(name)
            if origin is None and not hasattr(builtins, name):
                return None
            if here is None and origin is not None:
                found[name] = origin
            elif here != origin:
                return None
        return found


class Substitution(Transformer):
    """Replaces parameters by arguments, and renames loop variables."""

    def __init__(self, places: Mapping[str, ast.expr]) -> None:
        self.places = places

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Replace a name by another name or a constant."""
        place = self.places.get(node.id)
        if isinstance(place, ast.Name):
            return ast.Name(place.id, node.ctx)
        return node if place is None else copied(place)


def origins(module: str, tree: ast.Module) -> dict[str, Origin]:
    """Return where the names of a module are defined."""
    found: dict[str, Origin] = {}
    for node in tree.body:
        match node:
            case ast.ImportFrom(module=str(source), names=names):
                found |= {alias.asname or alias.name: (source, alias.name) for alias in names}
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found[name] = (module, name)
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                found[name] = (module, name)
            case _:
                pass
    return found


def single_expression(function: ast.FunctionDef) -> ast.expr | None:
    """Return the returned expression of a function, if that is all it does; one that depends on few conditions, too."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    text = returned_by(body) if len(body) <= MOST_CASES else None
    if text is None or any(isinstance(part, ast.Lambda | ast.NamedExpr) for part in walk(text)):
        return None
    return text


def returned_by(body: list[ast.stmt]) -> ast.expr | None:
    """Return what statements return as one expression; None if they do anything else.

    >>> ast.unparse(returned_by(ast.parse("if a:\\n    return b\\nreturn c").body))
    'b if a else c'
    """
    match body:
        case [ast.Return(value=ast.expr() as text)]:
            return text
        case [ast.If(test=test, body=[ast.Return(value=ast.expr() as text)], orelse=[]), *others]:
            otherwise = returned_by(others)
            return None if otherwise is None else ast.IfExp(test, text, otherwise)
        case _:
            return None


def bound_names(node: ast.AST) -> set[str]:
    """Return the names that a function, or an expression with its comprehensions, binds."""
    found: set[str] = set()
    for part in walk(node):
        if isinstance(part, ast.arg):
            found.add(part.arg)
        elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            found.add(part.id)
    return found


def add_imports(imports: Mapping[str, Origin], tree: ast.Module) -> None:
    """Add the imports of inlined expressions to a module."""
    index = next((i for i, node in enumerate(tree.body) if isinstance(node, ast.ImportFrom)), -1) + 1
    for name, (module, original) in sorted(imports.items()):
        tree.body.insert(index, ast.ImportFrom(module, [ast.alias(original, name)], 0))


class SumInliner(Transformer):
    """Rewrites one module that defines the functions whose lists are summed."""

    def __init__(self, tree: ast.Module) -> None:
        found = {part.name: part for part in tree.body if isinstance(part, ast.FunctionDef)}
        self.lists = {name: made for name, part in found.items() if (made := returned_list(part)) is not None}
        self.params = {name: [arg.arg for arg in part.args.args] for name, part in found.items()}

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Inline one sum."""
        match node:
            case ast.Call(func=ast.Name(id="sum"), args=[ast.Call(func=ast.Name(id=name), args=args, keywords=[])]):
                params = self.params.get(name, [])
                names = {arg.id for arg in args if isinstance(arg, ast.Name)}
                plain = all(isinstance(arg, ast.Name | ast.Constant) for arg in args)
                made = self.lists.get(name)
                if made is not None and plain and len(params) == len(args) and not bound_names(made) & names:
                    return sum_of_parts(made, dict(zip(params, args, strict=True)))
            case _:
                pass
        self.generic_visit(node)
        return node


def returned_list(function: ast.FunctionDef) -> ast.List | None:
    """Return the list that a function returns, if that is all it does."""
    made = single_expression(function)
    if not isinstance(made, ast.List) or not made.elts or any(isinstance(part, ast.Starred) for part in made.elts):
        return None
    return made


def sum_of_parts(made: ast.List, places: Mapping[str, ast.expr]) -> ast.expr:
    """Return the sum of the items of a list, with parameters replaced by arguments."""
    parts: list[ast.expr] = [Substitution(places).visit(copied(part)) for part in made.elts]
    return reduce(lambda sum_so_far, part: ast.BinOp(sum_so_far, ast.Add(), part), parts)
