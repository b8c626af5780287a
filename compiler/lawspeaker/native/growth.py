"""Which lists of a state never change their length, so that they can be vectors: all but those that something grows.

s.disc[place] = you          disc is indexed, counted, gone through: a row
s.queue.append(card)         queue grows: it stays a list, and so does whatever might grow elsewhere
order(s.queue)
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping

LOOKING = {"len", "sum", "min", "max", "sorted", "list", "tuple", "set", "enumerate", "zip", "any", "all", "fold_list"}
ASKING = {"count", "index", "copy"}

Parents = Mapping[ast.AST, ast.AST]


def mark_rows(state: ast.Module, modules: Iterable[ast.Module], row_takers: Mapping[str, tuple[bool, ...]]) -> None:
    """Write `Row` for the lists of a state that nothing grows; `row_takers` says which parameters are rows."""
    lists = dict(listed_attributes(state))
    for module in modules:
        parents = {child: node for node in ast.walk(module) for child in ast.iter_child_nodes(node)}
        for node in ast.walk(module):
            if isinstance(node, ast.Attribute) and node.attr in lists and grows(node, parents, row_takers):
                del lists[node.attr]
    for made in lists.values():
        made.annotation = ast.Name("Row", ast.Load())


def listed_attributes(state: ast.Module) -> Iterator[tuple[str, ast.AnnAssign]]:
    """Yield the attributes of a state that are lists of numbers."""
    for node in ast.walk(state):
        if (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Attribute)
            and ast.unparse(node.annotation) == "list[int]"
        ):
            yield node.target.attr, node


def grows(node: ast.expr, parents: Parents, row_takers: Mapping[str, tuple[bool, ...]]) -> bool:
    """Tell whether something that happens to a list might change its length."""
    match parents[node]:
        case ast.Subscript(slice=part, ctx=context):
            return isinstance(context, ast.Del) or (isinstance(context, ast.Store) and isinstance(part, ast.Slice))
        case ast.Attribute(attr=method):
            return method not in ASKING
        case ast.Assign(targets=targets, value=value):
            return node is value and any(alias_grows(target, parents, row_takers) for target in targets)
        case ast.AnnAssign(value=value):
            return node is value
        case ast.For(iter=iterable) | ast.comprehension(iter=iterable):
            return node is not iterable
        case ast.Call() as call:
            return not may_look(call, node, row_takers)
        case ast.Compare() | ast.BoolOp() | ast.UnaryOp() | ast.If() | ast.While() | ast.IfExp():
            return False
        case _:
            pass
    return True


def alias_grows(target: ast.expr, parents: Parents, row_takers: Mapping[str, tuple[bool, ...]]) -> bool:
    """Tell whether a local name for a list is used to change its length; kept anywhere else, it might be."""
    if not isinstance(target, ast.Name):
        return True
    function: ast.AST = target
    while not isinstance(function, ast.FunctionDef | ast.Module):
        function = parents[function]
    return any(
        isinstance(node, ast.Name)
        and node.id == target.id
        and isinstance(node.ctx, ast.Load)
        and grows(node, parents, row_takers)
        for node in ast.walk(function)
    )


def may_look(call: ast.Call, node: ast.expr, row_takers: Mapping[str, tuple[bool, ...]]) -> bool:
    """Tell whether a function takes a list only to look at it or to change its numbers."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    if isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name):
        name = f"{call.func.value.id}.{call.func.attr}"
    if name in LOOKING:
        return True
    takes = row_takers.get(name, ())
    return any(arg is node and index < len(takes) and takes[index] for index, arg in enumerate(call.args))
