"""A total of a few parts is added up without a list of them.

    def score_parts(s: State, p: int) -> list[int]:
        return [s.won[p], 10 if s.bid[p] == s.won[p] else 0]

    sum(score_parts(s, p))    ->    s.won[p] + (10 if s.bid[p] == s.won[p] else 0)

Numbers in a list are objects, made for it and thrown away with it.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from copy import deepcopy
from functools import reduce

from lawspeaker.native.passes.inline import Renamed, bound_names, one_expression


class Totals(ast.NodeTransformer):
    """Rewrites one module, in which the lists are made that are added up."""

    def __init__(self, tree: ast.Module) -> None:
        found = {part.name: part for part in tree.body if isinstance(part, ast.FunctionDef)}
        self.lists = {name: made for name, part in found.items() if (made := listed(part)) is not None}
        self.params = {name: [arg.arg for arg in part.args.args] for name, part in found.items()}

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Write out one total."""
        match node:
            case ast.Call(func=ast.Name(id="sum"), args=[ast.Call(func=ast.Name(id=name), args=args, keywords=[])]):
                params = self.params.get(name, [])
                names = {arg.id for arg in args if isinstance(arg, ast.Name)}
                plain = all(isinstance(arg, ast.Name | ast.Constant) for arg in args)
                made = self.lists.get(name)
                if made is not None and plain and len(params) == len(args) and not bound_names(made) & names:
                    return total(made, dict(zip(params, args, strict=True)))
            case _:
                pass
        self.generic_visit(node)
        return node


def listed(function: ast.FunctionDef) -> ast.List | None:
    """Return the list of numbers that a function makes, if that is all it does."""
    made = one_expression(function)
    if not isinstance(made, ast.List) or not made.elts or any(isinstance(part, ast.Starred) for part in made.elts):
        return None
    return made


def total(made: ast.List, places: Mapping[str, ast.expr]) -> ast.expr:
    """Return the parts of a list, with arguments in the places of parameters, added up."""
    parts: list[ast.expr] = [Renamed(places).visit(deepcopy(part)) for part in made.elts]
    return reduce(lambda sum_so_far, part: ast.BinOp(sum_so_far, ast.Add(), part), parts)
