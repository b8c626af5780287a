"""Infer the type of an expression of generated code, where it is certain.

>>> from lawspeaker.native.types import Scope
>>> from lawspeaker.native.python_type import NUMBERS
>>> str(Types(Scope(), {"xs": NUMBERS}).of(ast.parse("[x + 1 for x in xs if x]", mode="eval").body))
'list[int]'
"""

from __future__ import annotations

import ast

from msgspec import Struct

from lawspeaker.native.python_type import (
    BOOL,
    EMPTY,
    INT,
    RANGE,
    PyType,
    as_list,
    element,
    is_list,
    is_number,
    listed,
    named,
    number,
    same,
    tupled,
)
from lawspeaker.native.traverse import walk
from lawspeaker.native.types import Scope, Signature

INT_FUNCTIONS = {"len", "abs", "int", "sum", "ord", "bisect_left"}
PREDICATES = {"any", "all", "bool", "isinstance", "callable"}


class Types(Struct):
    """The types of the names in one function; comprehensions use copies with their own names."""

    scope: Scope
    local: dict[str, PyType | None]

    def of(self, node: ast.expr) -> PyType | None:
        """Return the type of an expression, None if it is not certain."""
        match node:
            case ast.Constant(value=bool()) | ast.Compare() | ast.UnaryOp(op=ast.Not()):
                return BOOL
            case ast.Constant(value=int()):
                return INT
            case ast.Name(id=name):
                return self.local[name] if name in self.local else self.scope.constants.get(name)
            case ast.Attribute(value=value, attr=attr):
                owner = self.of(value)
                return self.scope.attribute(owner, attr) if owner else None
            case ast.Subscript(value=value, slice=ast.Slice() as part):
                base = self.of(value)
                return as_list(base) if part.step is not None else base
            case ast.Subscript(value=value):
                return element(self.of(value))
            case ast.Call():
                return self.of_call(node)
            case ast.NamedExpr(value=value):
                return self.of(value)
            case ast.UnaryOp(operand=operand):
                return number(self.of(operand))
            case _:
                return self.of_compound(node)

    def of_compound(self, node: ast.expr) -> PyType | None:
        """Return the type of an operation, a list, a tuple or a comprehension."""
        match node:
            case ast.BinOp(left=left, op=op, right=right):
                return combined(self.of(left), op, self.of(right))
            case ast.BoolOp(values=values):
                return self.common(values)
            case ast.IfExp(body=body, orelse=orelse):
                return self.common([body, orelse])
            case ast.List(elts=items):
                return listed(self.items(items)) if items else EMPTY
            case ast.Tuple(elts=items):
                return tupled(self.items(items)) if items else EMPTY
            case ast.ListComp(elt=item, generators=generators):
                return listed(as_list(self.inside(generators).of(item)))
            case _:
                pass
        return None

    def common(self, nodes: list[ast.expr]) -> PyType | None:
        """Return the common type of several expressions; a vector and a list have the type of the list."""
        found = [self.of(node) for node in nodes]
        return same(found) or same([as_list(known) for known in found])

    def items(self, items: list[ast.expr]) -> PyType | None:
        """Return the common type of the items of a list or tuple."""
        return same(
            [
                element(self.of(item.value)) if isinstance(item, ast.Starred) else as_list(self.of(item))
                for item in items
            ]
        )

    def callee(self, function: ast.expr) -> Signature | None:
        """Return the signature of a called function of the engine or the runtime."""
        match function:
            case ast.Name(id=name) if name in self.scope.functions:
                return self.scope.functions[name]
            case ast.Name(id=name) if name in self.scope.classes:
                return Signature(self.scope.classes[name].made.params, named(name))
            case ast.Attribute(value=ast.Name(id=module), attr=attr) if module in self.scope.modules:
                return self.scope.modules[module].functions.get(attr)
        return None

    def of_call(self, node: ast.Call) -> PyType | None:
        """Return the result type of a call."""
        known = self.callee(node.func)
        if known is not None:
            return known.returns
        match node.func:
            case ast.Name(id=name):
                return self.of_named_call(name, node.args)
            case ast.Attribute(value=ast.Name(id=name), attr="__new__") if name in self.scope.classes:
                return named(name)
            case ast.Attribute(value=value, attr=attr):
                base = self.of(value)
                if attr in ("index", "count"):
                    return INT if element(base) else None
                if not is_list(base):
                    return None
                return element(base) if attr == "pop" else base if attr == "copy" else None
            case _:
                pass
        return None

    def of_named_call(self, name: str, args: list[ast.expr]) -> PyType | None:
        """Return the result type of a built-in function."""
        if name in INT_FUNCTIONS:
            return INT
        if name in PREDICATES:
            return BOOL
        if name == "range":
            return RANGE
        if name in ("list", "sorted") and args:
            return listed(as_list(element(self.iterated(args[0]))))
        if name == "tuple" and args:
            return tupled(as_list(element(self.iterated(args[0]))))
        if name in ("min", "max"):
            found = [self.of(arg) for arg in args] if len(args) > 1 else [element(self.iterated(arg)) for arg in args]
            return number(same(found))
        if name == "next" and len(args) == 2:
            return same([element(self.iterated(args[0])), self.of(args[1])])
        return None

    def iterated(self, node: ast.expr) -> PyType | None:
        """Return the type of an iterable as a list of its items."""
        match node:
            case ast.GeneratorExp(elt=item, generators=generators) | ast.SetComp(elt=item, generators=generators):
                return listed(as_list(self.inside(generators).of(item)))
            case ast.Call(func=ast.Name(id="reversed" | "sorted" | "set"), args=[inner, *_]):
                return as_list(self.iterated(inner))
            case _:
                pass
        return self.of(node)

    def inside(self, generators: list[ast.comprehension]) -> Types:
        """Return the types inside a comprehension."""
        inner = Types(self.scope, dict(self.local))
        for generator in generators:
            for name, known in inner.bound(generator.target, generator.iter).items():
                inner.local[name] = known
        return inner

    def bound(self, target: ast.expr, iterable: ast.expr) -> dict[str, PyType | None]:
        """Return the names that a loop binds, with their types."""
        match target, iterable:
            case ast.Name(id=name), _:
                return {name: element(self.iterated(iterable))}
            case ast.Tuple(elts=[first, second]), ast.Call(func=ast.Name(id="enumerate"), args=[inner, *_]):
                return {**names(first, INT), **self.bound(second, inner)}
            case ast.Tuple(elts=targets), ast.Call(func=ast.Name(id="zip"), args=args) if len(args) == len(targets):
                found: dict[str, PyType | None] = {}
                for part, arg in zip(targets, args, strict=True):
                    found |= self.bound(part, arg)
                return found
        return names(target, element(element(self.iterated(iterable))))


def names(target: ast.expr, known: PyType | None) -> dict[str, PyType | None]:
    """Return the names of a target, all with one type."""
    return {part.id: known for part in walk(target) if isinstance(part, ast.Name)}


def combined(left: PyType | None, op: ast.operator, right: PyType | None) -> PyType | None:
    """Return the result type of a binary operation."""
    left, right = as_list(left), as_list(right)
    if is_number(left) and is_number(right):
        return None if isinstance(op, ast.Div | ast.Pow) else INT
    if not is_list(left):
        return None
    if (isinstance(op, ast.Add) and right in (left, EMPTY)) or (isinstance(op, ast.Mult) and right == INT):
        return left
    return None
