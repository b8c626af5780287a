"""The scopes of all modules that are compiled together: what each defines and imports.

from lawspeaker_runtime.state.chance import draw      ->      scope.functions["draw"] = Signature(…)
"""

from __future__ import annotations

import ast
from collections.abc import Mapping

from msgspec.structs import replace

from lawspeaker.native.infer import Types
from lawspeaker.native.passes.rows.vector_parameters import only_reads
from lawspeaker.native.python_type import VECTORS, native, type_of
from lawspeaker.native.traverse import walk
from lawspeaker.native.types import Class, Scope, Signature

COMPUTED = "compute_"
"""How the name of a function begins that computes what another memoizes."""


def module_scopes(
    trees: Mapping[str, ast.Module], compiled: set[str], imported: Mapping[str, Scope]
) -> dict[str, Scope]:
    """Return the scope of each module; only compiled modules have vectors.

    `imported` are the scopes of other modules that these may import from; the result has them, too.
    """
    scopes = dict(imported)
    for name in in_import_order(trees):
        scopes[name] = Scope()
        for node in trees[name].body:
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                import_names(scopes[name], node, scopes)
        define_names(scopes[name], trees[name], name in compiled)
    for name, tree in trees.items():  # modules of steps import each other: now all functions are known
        for node in tree.body:
            if isinstance(node, ast.ImportFrom):
                import_names(scopes[name], node, scopes)
    return scopes


def in_import_order(trees: Mapping[str, ast.Module]) -> list[str]:
    """Return the modules in an order in which each comes after those it imports from."""
    ordered: list[str] = []
    begun: set[str] = set()

    def visit(name: str) -> None:
        if name in begun or name not in trees:
            return
        begun.add(name)
        for node in trees[name].body:
            if isinstance(node, ast.ImportFrom):
                visit(node.module or "")
                for alias in node.names:
                    visit(f"{node.module}.{alias.name}")
        ordered.append(name)

    for name in trees:
        visit(name)
    return ordered


def import_names(scope: Scope, node: ast.ImportFrom, scopes: Mapping[str, Scope]) -> None:
    """Add the names of an import to a scope; a class comes with its base classes, a module with its names."""
    source = scopes.get(node.module or "")
    for alias in node.names:
        name = alias.asname or alias.name
        module = scopes.get(f"{node.module}.{alias.name}")
        if module is not None:
            scope.modules[name] = module
            for known, made in module.classes.items():
                scope.classes.setdefault(known, made)
        if source is None:
            continue
        if alias.name in source.functions:
            scope.functions[name] = source.functions[alias.name]
        if alias.name in source.constants:
            scope.constants[name] = source.constants[alias.name]
        if alias.name in source.ranges:
            scope.ranges[name] = source.ranges[alias.name]
        for known, made in source.classes.items():
            scope.classes.setdefault(known, made)


def define_names(scope: Scope, tree: ast.Module, is_compiled: bool) -> None:
    """Add the names that a module itself defines."""
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name):
                said = signature(node, is_compiled)
                scope.functions[name] = replace(said, ascends=True) if ascends(node, scope) else said
            case ast.ClassDef(name=name):
                scope.classes[name] = class_of(node, is_compiled)
            case _:
                pass
    for name, said in scope.functions.items():  # a memoized list is in the order in which it was computed
        if (made := scope.functions.get(f"{COMPUTED}{name}")) is not None and made.ascends:
            scope.functions[name] = replace(said, ascends=True)
    for node in tree.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=ast.expr() as value):
                known = type_of(annotation) or Types(scope, {}).iterated(value)
                known = native(known) if is_compiled else known
                if known:
                    scope.constants[name] = known
                if ends := range_ends(value):
                    scope.ranges[name] = ends
            case _:
                pass


def range_ends(value: ast.expr) -> tuple[int, int] | None:
    """Return the ends of a literal range.

    >>> range_ends(ast.parse("range(52)", mode="eval").body)
    (0, 52)
    """
    match value:
        case ast.Call(func=ast.Name(id="range"), args=[ast.Constant(value=int(end))]):
            return 0, end
        case ast.Call(func=ast.Name(id="range"), args=[ast.Constant(value=int(start)), ast.Constant(value=int(end))]):
            return start, end
        case _:
            return None


def ascends(function: ast.FunctionDef, scope: Scope) -> bool:
    """Tell whether all that a function returns are numbers of a range that pass a test, in their order."""
    results = [node.value for node in walk(function) if isinstance(node, ast.Return)]
    return bool(results) and all(is_part_of_range(result, scope) for result in results)


def is_part_of_range(value: ast.expr | None, scope: Scope) -> bool:
    """Tell whether an expression lists some numbers of a range, in their order."""
    match value:
        case ast.ListComp(
            elt=ast.Name(id=item), generators=[ast.comprehension(target=ast.Name(id=name), iter=through)]
        ) if item == name:
            return (isinstance(through, ast.Name) and through.id in scope.ranges) or range_ends(through) is not None
        case _:
            return False


def signature(node: ast.FunctionDef, is_compiled: bool) -> Signature:
    """Return the signature of a function, without `self`."""
    args = [arg for arg in [*node.args.posonlyargs, *node.args.args] if arg.arg != "self"]
    params = [type_of(arg.annotation) for arg in args]
    returns = type_of(node.returns)
    reads = tuple(
        native(known) in VECTORS and only_reads(node, arg.arg) for arg, known in zip(args, params, strict=True)
    )
    if is_compiled:
        return Signature(tuple(native(known) for known in params), native(returns), reads)
    return Signature(tuple(params), returns, reads)


def class_of(node: ast.ClassDef, is_compiled: bool) -> Class:
    """Return the annotated attributes of a class."""
    base = node.bases[0].id if node.bases and isinstance(node.bases[0], ast.Name) else ""
    made = Class(base)
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            made.made = signature(part, is_compiled)
    for inner in walk(node):
        if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Attribute):
            known = type_of(inner.annotation)
            known = native(known) if is_compiled else known
            if known:
                made.attributes[inner.target.attr] = known
    return made
