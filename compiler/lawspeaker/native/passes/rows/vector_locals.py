"""Find the local lists of numbers that can be vectors.

    captured = []                                captured: vec[i64] = vec[i64]()
    for u in chain(s, t):                 ->     for u in chain(s, t):
        captured = [*captured, u]                    captured = vec_append(captured[:], u)

A list that is also in the frame of a suspended verb is a vector, because the lists there are never changed in place.
Any other list becomes a vector if that saves a conversion or the boxes of its numbers: if it is stored, returned or
passed as a vector, grows, or is gone through. All its other uses must be such that vectors have, too; a list part of
which is replaced stays one.
"""

from __future__ import annotations

import ast

from lawspeaker.native.infer import Types
from lawspeaker.native.local_types import assigned, own_nodes
from lawspeaker.native.passes.rows.vector_syntax import is_vector
from lawspeaker.native.python_type import NUMBERS, ROW, native, type_of
from lawspeaker.native.traverse import children, walk
from lawspeaker.native.types import Signature

SELECTIONS = ("first_of", "first_or", "last_or")
"""Functions that select an item of a list, and have versions for vectors."""


def annotated(node: ast.FunctionDef) -> set[str]:
    """Return the locals of a function that have an annotation."""
    declared = [part.target for part in own_nodes(node) if isinstance(part, ast.AnnAssign)]
    return {target.id for target in declared if isinstance(target, ast.Name)}


def promote_locals(node: ast.FunctionDef, types: Types) -> None:
    """Make lists vectors that become an attribute, a result or an argument that is a vector, and those that grow."""
    framed, empty = lists_in_frame(node, types), begin_empty(node)
    for name in assigned(node) | annotated(node):
        if name in framed or (
            (types.local.get(name) == NUMBERS or name in empty) and becomes_vector(node, name, types)
        ):
            types.local[name] = ROW


def begin_empty(node: ast.FunctionDef) -> set[str]:
    """Return the locals that are bound to empty lists alone, to which numbers are appended."""
    empty: set[str] = set()
    others: set[str] = set()
    for part in own_nodes(node):
        match part:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.List(elts=[])):
                empty.add(name)
            case ast.Assign(targets=targets):
                others |= {each.id for target in targets for each in walk(target) if isinstance(each, ast.Name)}
            case ast.AnnAssign(target=target) | ast.For(target=target) | ast.NamedExpr(target=target):
                others |= {each.id for each in walk(target) if isinstance(each, ast.Name)}
            case _:
                pass
    return empty - others


def lists_in_frame(node: ast.FunctionDef, types: Types) -> set[str]:
    """Return the locals that are loaded from the lists of suspended verbs, or stored there."""
    found: set[str] = set()
    for part in own_nodes(node):
        if isinstance(part, ast.Assign) and any(is_frame_list(place, types) for place in (part.value, *part.targets)):
            found |= {target.id for target in part.targets if isinstance(target, ast.Name)}
    return found


def is_frame_list(node: ast.expr, types: Types) -> bool:
    """Tell whether an expression is one of the lists of suspended verbs, as a vector."""
    match node:
        case ast.Subscript(value=ast.Attribute(attr="lists")):
            return types.of(node) == ROW
        case _:
            return False


def becomes_vector(node: ast.FunctionDef, name: str, types: Types) -> bool:
    """Tell whether a local list is stored as a vector or grows, and otherwise is used only as vectors can be."""
    parents = {child: part for part in walk(node) for child in children(part)}
    gains = False
    for part in walk(node):
        if not isinstance(part, ast.Name) or part.id != name:
            continue
        above = parents[part]
        match above:
            case ast.Assign(value=value, targets=targets) if value is part:
                if not all(isinstance(t, ast.Attribute) and is_vector(types.of(t)) for t in targets):
                    return False
                gains = True
            case ast.Return() if returns_vector(node):
                gains = True
            case ast.IfExp(test=test) if test is not part and isinstance(parents[above], ast.Return):
                if not returns_vector(node):
                    return False
                gains = True
            case ast.Call(args=args) if takes_vector(types.callee(above.func), args, part):
                gains = True
            case ast.Starred() if extends(parents[parents[above]], parents[above], name):
                gains = True
            case ast.Call(func=ast.Name(id=function), args=[first, *_]) if first is part and function in SELECTIONS:
                continue
            case ast.Assign(targets=[target], value=made) | ast.AnnAssign(target=target, value=made) if target is part:
                if made is None or not is_new_list(made, types):
                    return False
            case ast.AugAssign(target=target, op=ast.Add()) if target is part:
                continue
            case ast.Attribute(attr="append") if isinstance(parents[parents[above]], ast.Expr):
                continue
            case ast.Subscript(slice=ast.Slice(), ctx=ast.Store()):
                return False
            case ast.BoolOp() if isinstance(parents[above], ast.If):
                continue
            case ast.For(iter=through) | ast.comprehension(iter=through) if through is part:
                gains = True
            case ast.Call(func=ast.Name(id="list")) if isinstance(parents[above], ast.For):
                gains = True
            case ast.Subscript(slice=ast.Slice()) if is_vector_argument(parents[above], above, types):
                gains = True
            case ast.If() | ast.Subscript() | ast.UnaryOp() | ast.comprehension() | ast.For():
                continue
            case ast.Call(func=ast.Name(id="len")) | ast.Compare(ops=[ast.In() | ast.NotIn()]):
                continue
            case _:
                return False
    return gains


def extends(statement: ast.AST, made: ast.AST, name: str) -> bool:
    """Tell whether a statement makes a variable longer: `row = [*row, 5]`."""
    match statement:
        case ast.Assign(targets=[ast.Name(id=target)], value=ast.List() as value):
            return value is made and target == name
        case _:
            return False


def returns_vector(node: ast.FunctionDef) -> bool:
    """Tell whether the result of a function is a vector."""
    return native(type_of(node.returns)) == ROW


def is_vector_argument(call: ast.AST, part: ast.expr, types: Types) -> bool:
    """Tell whether something is an argument of a function that takes a vector there."""
    return isinstance(call, ast.Call) and takes_vector(types.callee(call.func), call.args, part)


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
