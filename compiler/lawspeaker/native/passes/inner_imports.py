"""Move imports inside functions to the end of the module.

    def try_it(s: State) -> bool:                            def try_it(s: State) -> bool:
        from ring.steps import has_way                           return late_steps.has_way(s)
                                                     ->
        return has_way(s)                                    import ring.steps as late_steps

An import inside a function is looked up at each call, and what it imports is called as a Python object. At the end of
the module all that the other module may import from this one is defined; the module that is imported may still be
incomplete, so the module itself is imported and not its functions. mypy takes such an import (but not one with `from`)
as a sign that this module is to be analysed before the other.
"""

from __future__ import annotations

import ast

from lawspeaker.native.passes.memo_table import unused_name
from lawspeaker.native.traverse import Transformer, walk


def move_inner_imports(tree: ast.Module) -> None:
    """Move the imports inside the functions of a module."""
    used = {node.id for node in walk(tree) if isinstance(node, ast.Name)}
    homes: dict[str, str] = {}
    for function in tree.body:
        if isinstance(function, ast.FunctionDef):
            inner = [part for part in function.body if isinstance(part, ast.ImportFrom) and part.module]
            for part in inner:
                home = homes.setdefault(
                    str(part.module), unused_name(f"late_{str(part.module).rpartition('.')[2]}", used)
                )
                Attributes(home, {alias.name for alias in part.names}).visit(function)
            function.body = [part for part in function.body if part not in inner]
    tree.body += [ast.Import([ast.alias(path, home)]) for path, home in homes.items()]


class Attributes(Transformer):
    """Replaces names by attributes of a module."""

    def __init__(self, module: str, names: set[str]) -> None:
        self.module = module
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Replace one name."""
        if node.id not in self.names:
            return node
        return ast.Attribute(ast.Name(self.module, ast.Load()), node.id, node.ctx)
