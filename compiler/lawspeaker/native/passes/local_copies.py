"""Copy small functions of the runtime into the modules that call them, so that the C compiler can inline them.

    from lawspeaker_native_runtime.state.selection import require       def require(value: i64, line: str) -> i64:
                                                                            if value == -1:
    landing = require(landing, "a.law:17")                         ->           raise RuleError(…)
                                                                            return value

                                                                        landing = require(landing, "a.law:17")

The runtime is a library of its own, whose functions are called through a table of addresses.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator, Mapping
from copy import deepcopy

from msgspec import Struct

from lawspeaker.native.traverse import walk

MAX_NODES = 150
"""The largest size of a function that is copied, in nodes of its tree."""
TINY_NODES = 50
"""The largest size of a function that is copied into the modules of a big game."""


class SmallFunction(Struct, frozen=True):
    """A function that can be copied: its definition, and the imports of the names that it uses."""

    definition: ast.FunctionDef
    imports: dict[str, tuple[str, str]]


Small = Mapping[str, Mapping[str, SmallFunction]]
"""Small functions by their module and name."""


def small_functions(modules: Mapping[str, str]) -> dict[str, dict[str, SmallFunction]]:
    """Return the functions of rewritten modules that are small and use no variables of their module."""
    found: dict[str, dict[str, SmallFunction]] = {}
    for module, text in modules.items():
        tree = ast.parse(text)
        known = dict(importable_names(module, tree))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and not node.decorator_list:
                used = free_names(node)
                if sum(1 for _ in ast.walk(node)) <= MAX_NODES and used <= known.keys():
                    imports = {name: known[name] for name in sorted(used) if name != node.name}
                    found.setdefault(module, {})[node.name] = SmallFunction(without_docstring(node), imports)
    return found


def tiny_functions(small: Small) -> Small:
    """Return the small functions that cost next to nothing to compile again."""
    return {
        module: {
            name: function
            for name, function in functions.items()
            if sum(1 for _ in ast.walk(function.definition)) <= TINY_NODES
        }
        for module, functions in small.items()
    }


def importable_names(module: str, tree: ast.Module) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield the names that a copy of a function may use, with the module and the name to import them from."""
    for node in tree.body:
        match node:
            case ast.ImportFrom(module=str(source), names=names):
                for alias in names:
                    yield alias.asname or alias.name, (source, alias.name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name, (module, name)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=int())):
                yield name, (module, name)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.UnaryOp(operand=ast.Constant(value=int()))):
                yield name, (module, name)
            case _:
                pass


def free_names(function: ast.FunctionDef) -> set[str]:
    """Return the names that a function uses and does not bind, without built-in ones.

    >>> sorted(free_names(ast.parse("def f(a: i64) -> i64:\\n    b = a + C\\n    return g(b, len(D))").body[0]))
    ['C', 'D', 'g', 'i64']
    """
    bound = {arg.arg for arg in walk(function) if isinstance(arg, ast.arg)}
    names = [node for node in walk(function) if isinstance(node, ast.Name)]
    bound |= {node.id for node in names if isinstance(node.ctx, ast.Store)}
    return {node.id for node in names} - bound - set(dir(builtins))


def without_docstring(function: ast.FunctionDef) -> ast.FunctionDef:
    """Return a function without its docstring."""
    if ast.get_docstring(function) is not None:
        function.body = function.body[1:] or [ast.Pass()]
    return function


def copy_small_functions(tree: ast.Module, small: Small) -> None:
    """Replace the imports of small functions of the runtime by copies, unless a name has another meaning here."""
    if not small:
        return
    used = {node.id for node in walk(tree) if isinstance(node, ast.Name)}
    bound = set(bound_names(tree))
    copied: list[ast.stmt] = []
    needed: dict[str, tuple[str, str]] = {}
    imported = dict(imported_names(tree))
    for name, (module, original) in list(imported.items()):
        function = small.get(module, {}).get(original)
        if function is None or name != original or name not in used or name in bound:
            continue
        if all(part not in bound and imported.get(part, source) == source for part, source in function.imports.items()):
            copied.append(deepcopy(function.definition))
            needed |= function.imports
    names = {node.name for node in copied if isinstance(node, ast.FunctionDef)}
    if names:
        insert_copies(tree, copied, names, {part: at for part, at in needed.items() if part not in imported})


def imported_names(tree: ast.Module) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield the names that a module imports from others, with the module and the original name."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                yield alias.asname or alias.name, (node.module, alias.name)


def bound_names(tree: ast.Module) -> Iterator[str]:
    """Yield the names that a module binds otherwise than by imports, also inside of functions."""
    for node in walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()):
                yield name
            case _:
                pass


def insert_copies(
    tree: ast.Module, copied: list[ast.stmt], names: set[str], needed: Mapping[str, tuple[str, str]]
) -> None:
    """Put copies after the imports of a module, with the imports that they need; the copied names are not imported."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            node.names = [alias for alias in node.names if (alias.asname or alias.name) not in names]
    tree.body = [node for node in tree.body if not isinstance(node, ast.ImportFrom) or node.names]
    last = max(index for index, node in enumerate(tree.body) if isinstance(node, ast.ImportFrom)) + 1
    imports: list[ast.stmt] = [
        ast.ImportFrom(module, [ast.alias(original, name if name != original else None)], 0)
        for name, (module, original) in sorted(needed.items())
        if name not in names
    ]
    tree.body[last:last] = [*imports, *copied]
