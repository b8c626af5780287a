"""Find the local lists of a function that can be vectors.

    matches: list[int] = []                    matches becomes a result that is a vector: it is one from the beginning
    for spot in s.vacant:
        matches += [spot, here]
    return matches

A list that is passed on in another way, or part of which is replaced, stays a list. `statements.py` asks for each
function, after the types of its locals are inferred.
"""

from __future__ import annotations

import ast

from lawspeaker.native.infer import Types
from lawspeaker.native.local_types import assigned, own_nodes
from lawspeaker.native.passes.vector_syntax import is_vector
from lawspeaker.native.types import Signature, native, type_text

LIST = "list[int]"
ROW = "vec[int]"


def annotated(node: ast.FunctionDef) -> set[str]:
    """Return the locals of a function that have an annotation."""
    declared = [part.target for part in own_nodes(node) if isinstance(part, ast.AnnAssign)]
    return {target.id for target in declared if isinstance(target, ast.Name)}


def promote_locals(node: ast.FunctionDef, types: Types) -> None:
    """Make lists vectors that become an attribute, a result or an argument that is a vector."""
    for name in assigned(node) | annotated(node):
        if types.local.get(name) == LIST and becomes_vector(node, name, types):
            types.local[name] = ROW


def becomes_vector(node: ast.FunctionDef, name: str, types: Types) -> bool:
    """Tell whether a local list is stored as a vector, and otherwise used only as vectors can be."""
    parents = {child: part for part in ast.walk(node) for child in ast.iter_child_nodes(part)}
    stored = False
    for part in ast.walk(node):
        if not isinstance(part, ast.Name) or part.id != name:
            continue
        above = parents[part]
        match above:
            case ast.Assign(value=value, targets=targets) if value is part:
                if not all(isinstance(t, ast.Attribute) and is_vector(types.of(t)) for t in targets):
                    return False
                stored = True
            case ast.Return() if returns_vector(node):
                stored = True
            case ast.IfExp(test=test) if test is not part and isinstance(parents[above], ast.Return):
                if not returns_vector(node):
                    return False
                stored = True
            case ast.Call(args=args) if takes_vector(types.callee(above.func), args, part):
                stored = True
            case ast.Assign(targets=[target], value=made) | ast.AnnAssign(target=target, value=made) if target is part:
                if made is None or not is_new_list(made, types):
                    return False
            case ast.AugAssign(target=target, op=ast.Add()) if target is part:
                continue
            case ast.Attribute(attr="append") if isinstance(parents[parents[above]], ast.Expr):
                continue
            case ast.Subscript(slice=ast.Slice(), ctx=ast.Store()):
                return False
            case ast.If() | ast.Subscript() | ast.UnaryOp() | ast.comprehension() | ast.For():
                continue
            case ast.Call(func=ast.Name(id="len")) | ast.Compare(ops=[ast.In() | ast.NotIn()]):
                continue
            case _:
                return False
    return stored


def returns_vector(node: ast.FunctionDef) -> bool:
    """Tell whether the result of a function is a vector."""
    return native(type_text(node.returns)) == ROW


def takes_vector(function: Signature | None, args: list[ast.expr], part: ast.expr) -> bool:
    """Tell whether a parameter of a function is a vector."""
    if function is None or part not in args:
        return False
    place = args.index(part)
    return place < len(function.params) and function.params[place] == ROW


def is_new_list(value: ast.expr, types: Types) -> bool:
    """Tell whether an expression makes a list to which nothing else refers."""
    match value:
        case ast.List() | ast.ListComp() | ast.BinOp():
            return True
        case ast.Subscript(slice=ast.Slice()):
            return True
        case ast.Call(func=ast.Name(id="list" | "sorted")):
            return True
        case _:
            pass
    return is_vector(types.of(value))
