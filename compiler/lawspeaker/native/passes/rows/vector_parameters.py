"""Mark lists as rows in the signatures of functions that only the game itself calls.

def holdings(s: State, p: int) -> list[int]     ->      def holdings(s: State, p: int) -> Row
"""

from __future__ import annotations

import ast
from collections.abc import Mapping

from lawspeaker.native.python_type import NUMBERS, type_of
from lawspeaker.native.traverse import children, walk

READING = {"len", "sum", "min", "max", "sorted", "list", "range", "enumerate", "any", "all"}
ENGINE_MODULE = "engine"


def exported_functions(modules: Mapping[str, ast.Module]) -> set[str]:
    """Return the functions that the engine module exports, whose callers expect lists."""
    found: set[str] = set()
    for name, module in modules.items():
        if name.rpartition(".")[2] == ENGINE_MODULE:
            found |= {
                part.value for part in walk(module) if isinstance(part, ast.Constant) and isinstance(part.value, str)
            }
    return found


def use_rows_in_signatures(module: ast.Module, exported: set[str]) -> None:
    """Annotate the lists that functions return, or take and do not change, as rows."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and node.name not in exported:
            for arg in node.args.args:
                if is_list(arg.annotation) and not is_changed(node, arg.arg):
                    arg.annotation = ast.Name("Row", ast.Load())
            if is_list(node.returns):
                node.returns = ast.Name("Row", ast.Load())
                for part in walk(node):
                    if isinstance(part, ast.AnnAssign) and is_list(part.annotation) and only_grows(node, part.target):
                        part.annotation = ast.Name("Row", ast.Load())


def is_list(annotation: ast.expr | None) -> bool:
    """Tell whether an annotation is a list of numbers."""
    return type_of(annotation) == NUMBERS


def only_grows(function: ast.FunctionDef, target: ast.expr) -> bool:
    """Tell whether a local list only grows until it is returned or passed on."""
    parents = {child: node for node in walk(function) for child in children(node)}
    for part in walk(function):
        if isinstance(part, ast.Name) and part.id == ast.unparse(target):
            match parents[part]:
                case ast.AugAssign(target=grown) if grown is part:
                    continue
                case ast.AnnAssign() | ast.Return() | ast.Call():
                    continue
                case _:
                    return False
    return True


def is_changed(function: ast.FunctionDef, name: str) -> bool:
    """Tell whether a function may change a list parameter: anything but reading it counts."""
    parents = {child: node for node in walk(function) for child in children(node)}
    for part in walk(function):
        if isinstance(part, ast.Name) and part.id == name:
            match parents[part]:
                case ast.Attribute(attr=method):
                    if method not in ("count", "index", "copy"):
                        return True
                case ast.Subscript(ctx=ast.Store() | ast.Del()) | ast.AugAssign() | ast.NamedExpr():
                    return True
                case ast.Assign():  # an alias, or another list under this name
                    return True
                case _:
                    pass
    return False


def only_reads(function: ast.FunctionDef, name: str) -> bool:
    """Tell whether a function certainly does not change or store a list parameter."""
    if is_changed(function, name):
        return False
    parents = {child: node for node in walk(function) for child in children(node)}
    for part in walk(function):
        if isinstance(part, ast.Name) and part.id == name:
            match parents[part]:
                case ast.Subscript() | ast.Attribute() | ast.For() | ast.comprehension() | ast.Compare():
                    continue
                case ast.Call(func=ast.Name(id=called)) if called in READING:
                    continue
                case _:
                    return False
    return True
