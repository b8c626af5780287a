"""Rewrite expressions: convert between lists and vectors where their context needs it.

    s.disc[place] = you                        unchanged
    legal = [c for c in row if ...]     ->     legal = vec[i64]([c for c in row if ...])
    if legal:                                  if len(legal) > 0:
    return s.legal                             return list(s.legal)

Every expression is rewritten for the type its context needs: a vector where a list is needed becomes a list, and vice
versa. Reading (an index, a loop, `in`, `len`) accepts either.
"""

from __future__ import annotations

import ast

from msgspec import Struct

from lawspeaker.native.infer import Types
from lawspeaker.native.passes.integers import (
    conditional,
    is_selection,
    is_sum_of_numbers,
    selected,
    unboxed_sum,
)
from lawspeaker.native.passes.rows.vector_syntax import (
    APPEND,
    EXTEND,
    HAS,
    ROW_OF_RANGE,
    annotation,
    compared_with_zero,
    default_of,
    generator_over,
    is_choice,
    is_copy,
    is_empty,
    is_empty_range,
    is_existing_list,
    is_repeated,
    is_vector,
    length_of,
    list_over,
    range_ends,
    to_python,
)
from lawspeaker.native.python_type import INT, NUMBERS, ROW, VECTORS, PyType, element, is_list
from lawspeaker.native.traverse import walk
from lawspeaker.native.types import Unsupported

READING = {"len", "enumerate", "zip", "range"}
VECTOR_VERSIONS = {
    "fold_list": "fold_row",
    "fold_lists": "fold_rows",
    "first_of": "first_of_row",
    "first_or": "first_or_row",
    "last_or": "last_or_row",
    "bisect_left": "place_for_row",
}
"""Functions of lists, and their versions for vectors."""


class ExpressionRewriter(Struct):
    """Rewrites the expressions of one function, or of one comprehension in it."""

    types: Types

    def value(self, node: ast.expr, want: PyType | None) -> ast.expr:
        """Return an expression of a type; None: of any type but a vector."""
        has = self.types.of(node)
        if is_vector(want):
            return self.inner(node, want) if has == want else self.vector(node, has, want)
        made = self.inner(node, want)
        if not is_vector(has) or is_choice(node):
            return made
        return to_python(made, has, "tuple" if want is not None and want.is_tuple else "list")

    def vector(self, node: ast.expr, has: PyType | None, want: PyType) -> ast.expr:
        """Convert a list, a tuple or another iterable to a vector."""
        if isinstance(node, ast.IfExp):
            return ast.IfExp(self.truth(node.test), self.value(node.body, want), self.value(node.orelse, want))
        held = element(want)
        if want == ROW and (short := self.row(node)) is not None:
            return short
        if isinstance(node, ast.Tuple | ast.List):
            items: ast.expr = ast.List([self.value(item, held) for item in node.elts], ast.Load())
            if any(
                isinstance(item, ast.Starred) for item in node.elts
            ):  # mypyc cannot make a vector from starred items
                items = ast.Call(ast.Name("list", ast.Load()), [items], [])
        elif is_repeated(node):
            assert isinstance(node, ast.BinOp)
            assert isinstance(node.left, ast.List)
            item = ast.List([self.value(node.left.elts[0], held)], ast.Load())
            items = ast.BinOp(item, ast.Mult(), self.value(node.right, None))
        elif isinstance(node, ast.ListComp):
            items = self.comprehension(node, held)
        elif is_copy(node) and self.types.of(node.args[0]) == want:
            return ast.Subscript(self.inner(node.args[0], None), ast.Slice(), ast.Load())
        elif is_copy(node) and want == ROW and is_empty_range(node.args[0]):
            items = ast.List([], ast.Load())
        elif is_copy(node) and want == ROW and (ends := range_ends(node.args[0])):
            return ast.Call(ast.Name(ROW_OF_RANGE, ast.Load()), [self.value(end, None) for end in ends], [])
        elif not is_vector(held):
            items = list_over(ast.Name("item", ast.Load()), "item", self.inner(node, None))
        else:
            part = f"part_{VECTORS[want]}"
            inner = ExpressionRewriter(Types(self.types.scope, {**self.types.local, part: element(has)}))
            made = inner.value(ast.Name(part, ast.Load()), held)
            items = ast.ListComp(made, [ast.comprehension(ast.Name(part, ast.Store()), self.inner(node, None), [], 0)])
        made = ast.Call(annotation(want), [items] if not is_empty(items) else [], [])
        if isinstance(items, ast.ListComp) and (capacity := length_of(items)):
            made.keywords.append(ast.keyword("capacity", ast.Constant(capacity)))
        return made

    def row(self, node: ast.expr) -> ast.expr | None:
        """Return a sorted or concatenated row without an intermediate list; None for other expressions."""
        match node:
            case ast.Call(func=ast.Name(id="sorted"), args=[inner], keywords=[]):
                known = self.types.of(inner)
                if known in (ROW, NUMBERS):
                    return ast.Call(ast.Name("sorted_row", ast.Load()), [self.value(inner, ROW)], [])
            case ast.List(elts=[ast.Starred(value=first), *others]) if self.is_row(first):
                made = self.value(first, ROW)
                is_new = isinstance(first, ast.ListComp) or (
                    isinstance(made, ast.Subscript) and isinstance(made.slice, ast.Slice)
                )
                if not is_new:
                    made = ast.Subscript(made, ast.Slice(), ast.Load())
                for other in others:
                    function, item, wanted = APPEND, other, INT
                    if isinstance(other, ast.Starred):
                        function, item, wanted = EXTEND, other.value, ROW
                    made = ast.Call(ast.Name(function, ast.Load()), [made, self.value(item, wanted)], [])
                return made
            case _:
                pass
        return None

    def is_row(self, node: ast.expr) -> bool:
        """Tell whether an expression is a vector of numbers, or a list of numbers that can be made as one."""
        known = self.types.of(node)
        return known == ROW or (isinstance(node, ast.ListComp) and known == NUMBERS)

    def inner(self, node: ast.expr, want: PyType | None) -> ast.expr:
        """Rewrite the parts of an expression; its own type stays the same."""
        match node:
            case ast.Subscript(value=value, slice=part):
                return self.subscript(node, value, part)
            case ast.Attribute(value=value):
                node.value = self.inner(value, None)
            case ast.Call():
                return self.call(node)
            case ast.Compare():
                return self.compare(node)
            case ast.BoolOp(op=op, values=values):
                return ast.BoolOp(op, [self.truth(value) for value in values])
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                node.operand = self.truth(operand)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                wanted = want or self.types.of(node)
                return conditional(self.truth(test), self.value(body, wanted), self.value(orelse, wanted), wanted)
            case ast.ListComp() | ast.GeneratorExp() | ast.SetComp() | ast.DictComp():
                return self.comprehension(node)
            case ast.NamedExpr(target=ast.Name(id=name), value=value):
                node.value = self.value(value, self.types.local.get(name))
            case ast.Lambda(args=args, body=body):
                hidden = {arg.arg: None for arg in args.args}
                node.body = ExpressionRewriter(Types(self.types.scope, {**self.types.local, **hidden})).value(
                    body, None
                )
            case _:
                for name, child in ast.iter_fields(node):
                    self.child(node, name, child)
        return node

    def child(self, node: ast.AST, name: str, child: object) -> None:
        """Rewrite the parts of a node that must not be vectors."""
        if isinstance(child, ast.expr):
            setattr(node, name, self.value(child, None))
        elif isinstance(child, list):
            setattr(node, name, [self.value(part, None) if isinstance(part, ast.expr) else part for part in child])

    def subscript(self, node: ast.Subscript, value: ast.expr, part: ast.expr) -> ast.expr:
        """Rewrite an index or a slice; a vector has no slices with a step."""
        if is_selection(value, part) and all(self.types.of(item) == INT for item in value.elts):
            return selected(value.elts, part)
        stepped = isinstance(part, ast.Slice) and part.step is not None
        node.value = self.value(value, None) if stepped else self.inner(value, None)
        node.slice = self.inner(part, None)
        return node

    def compare(self, node: ast.Compare) -> ast.expr:
        """Rewrite a comparison; only `in` accepts a vector. A number is found sooner in ascending numbers."""
        match node:
            case ast.Compare(ops=[ast.In() | ast.NotIn() as op], comparators=[row]) if self.ascends(row):
                found = ast.Call(ast.Name(HAS, ast.Load()), [self.inner(row, None), self.value(node.left, None)], [])
                return found if isinstance(op, ast.In) else ast.UnaryOp(ast.Not(), found)
            case _:
                pass
        node.left = self.value(node.left, None)
        node.comparators = [
            self.inner(other, None) if isinstance(op, ast.In | ast.NotIn) else self.value(other, None)
            for op, other in zip(node.ops, node.comparators, strict=True)
        ]
        return node

    def ascends(self, row: ast.expr) -> bool:
        """Tell whether an expression calls a function for numbers in ascending order, now or once."""
        match row:
            case ast.Call(func=function):
                known = self.types.callee(function)
                return known is not None and known.ascends and known.returns == ROW
            case ast.IfExp(body=ast.Name(id=name), orelse=ast.NamedExpr(target=ast.Name(id=again), value=value)):
                return name == again and self.ascends(value)
            case _:
                return False

    def truth(self, node: ast.expr) -> ast.expr:
        """Rewrite a condition: a vector is true if it is not empty."""
        if is_vector(self.types.of(node)) and not is_choice(node):
            return compared_with_zero(ast.Call(ast.Name("len", ast.Load()), [self.inner(node, None)], []), ast.Gt())
        return self.inner(node, None)

    def comprehension(
        self, node: ast.ListComp | ast.GeneratorExp | ast.SetComp | ast.DictComp, want: PyType | None = None
    ) -> ast.expr:
        """Rewrite a comprehension, each loop with the names of those before it, with items of a type."""
        types = self.types
        for generator in node.generators:
            outside, types = ExpressionRewriter(types), types.inside([generator])
            generator.iter = outside.loop_source(generator.target, generator.iter)
            generator.ifs = [ExpressionRewriter(types).truth(test) for test in generator.ifs]
        inside = ExpressionRewriter(types)
        if isinstance(node, ast.DictComp):
            node.key, node.value = inside.value(node.key, None), inside.value(node.value, None)
        else:
            node.elt = inside.value(node.elt, want)
        return node

    def loop_source(self, target: ast.expr, iterable: ast.expr) -> ast.expr:
        """Rewrite the iterable of a loop; items that the loop unpacks cannot be vectors."""
        if isinstance(target, ast.Tuple) and is_vector(element(self.types.of(iterable))):
            return self.value(iterable, None)
        match iterable:
            case ast.IfExp(test=test, body=body, orelse=orelse):
                rows = [self.read_row(part) for part in (body, orelse)]
                if rows[0] is not None and rows[1] is not None:
                    return ast.IfExp(self.truth(test), rows[0], rows[1])
            case _:
                pass
        return self.made_row(iterable) or self.inner(iterable, None)

    def made_row(self, node: ast.expr) -> ast.expr | None:
        """Return a row for a loop over a list or tuple of numbers that is made for it; None for other expressions.

        One number is a range, for which nothing is made.
        """
        if element(self.types.of(node)) != INT:
            return None
        match node:
            case ast.Tuple(elts=[item]) | ast.List(elts=[item]) if not has_call(item):
                one = self.inner(item, None)
                return ast.Call(ast.Name("range", ast.Load()), [one, ast.BinOp(one, ast.Add(), ast.Constant(1))], [])
            case ast.Tuple(elts=items) | ast.List(elts=items) if not any(isinstance(i, ast.Starred) for i in items):
                return self.vector(node, None, ROW)
            case ast.ListComp():
                return self.vector(node, None, ROW)
            case _:
                return None

    def read_row(self, node: ast.expr) -> ast.expr | None:
        """Return a vector for a loop over the copy of a vector or over a range; None for other expressions."""
        if self.types.of(node) == ROW and not is_choice(node):
            return self.inner(node, None)
        if not is_copy(node):
            return None
        if self.types.of(node.args[0]) == ROW:
            return self.inner(node.args[0], None)
        ends = range_ends(node.args[0])
        return self.vector(node, None, ROW) if ends else None

    def call(self, node: ast.Call) -> ast.expr:
        """Rewrite a call, each argument for its parameter."""
        shorter = self.first_item(node)
        if shorter is not None:
            return shorter
        if isinstance(node.func, ast.Name) and node.func.id in VECTOR_VERSIONS and self.has_vector(node.args):
            node.func = ast.Name(VECTOR_VERSIONS[node.func.id], ast.Load())
            node.args = [self.inner(arg, None) for arg in node.args]
            return node
        known = self.types.callee(node.func)
        if known is not None:
            wants = [*known.params, *[None] * len(node.args)]
            self.refuse_copies(node, wants, known.reads)
            node.args = [self.value(arg, want) for arg, want in zip(node.args, wants, strict=False)]
            for keyword in node.keywords:
                keyword.value = self.value(keyword.value, None)
            return node
        match node.func:
            case ast.Name(id=name) if name in READING:
                node.args = [self.inner(arg, None) for arg in node.args]
                return node
            case ast.Name(id="list" | "tuple") if self.has_vector(node.args):
                node.args = [self.inner(arg, None) for arg in node.args]
                return node
            case ast.Name(id="sum") if len(node.args) == 1:
                stepped = self.stepped(node.args[0])
                if stepped is not None:
                    return stepped
                numbers = is_sum_of_numbers(node.args[0], self.types)
                node.args = [self.summed(node.args[0])]
                return unboxed_sum(node) if numbers else node
            case ast.Name(id="any" | "all") if not isinstance(node.args[0], ast.GeneratorExp):
                node.args = [generator_over(self.inner(node.args[0], None), "item", [])]
                return node
            case ast.Attribute(value=value, attr=attr) if is_vector(self.types.of(value)):
                return self.method(node, value, attr)
        self.child(node, "func", node.func)
        self.child(node, "args", node.args)
        for keyword in node.keywords:
            keyword.value = self.value(keyword.value, None)
        return node

    def refuse_copies(self, node: ast.Call, wants: list[PyType | None], reads: tuple[bool, ...]) -> None:
        """Raise Unsupported if a function that may change its argument would get a copy of an existing list."""
        for arg, want, reads_only in zip(node.args, wants, [*reads, *[False] * len(node.args)], strict=False):
            if is_existing_list(arg) and is_vector(want) and not reads_only and is_list(self.types.of(arg)):
                raise Unsupported(f"`{ast.unparse(node)}` would change a copy of `{ast.unparse(arg)}`")

    def first_item(self, node: ast.Call) -> ast.expr | None:
        """Return the first item of a vector without a call, if a call asks for that; None otherwise."""
        match node:
            case ast.Call(func=ast.Name(id="require"), args=[ast.Call() as inner, line]) if default_of(inner) == "-1":
                missing: ast.expr = ast.Call(node.func, [ast.Constant(-1), line], [])
            case ast.Call(func=ast.Name(id="first_or"), args=[_, missing]):
                inner = node
            case _:
                return None
        row = inner.args[0]
        if not is_vector(self.types.of(row)) or has_call(row):
            return None
        row = self.inner(row, None)
        first = ast.Subscript(row, ast.Constant(0), ast.Load())
        some = compared_with_zero(ast.Call(ast.Name("len", ast.Load()), [row], []), ast.Gt())
        return conditional(some, first, self.value(missing, None), self.types.of(node))

    def stepped(self, node: ast.expr) -> ast.expr | None:
        """Return the sum of every n-th number of a row; None if something else is summed."""
        match node:
            case ast.Subscript(
                value=value, slice=ast.Slice(lower=ast.expr() as first, upper=None, step=ast.expr() as step)
            ) if self.types.of(value) == ROW:
                parts = [self.inner(part, None) for part in (value, first, step)]
                return ast.Call(ast.Name("sum_of_steps", ast.Load()), parts, [])
            case _:
                return None

    def summed(self, node: ast.expr) -> ast.expr:
        """Rewrite the argument of `sum`: a vector becomes a generator."""
        if is_vector(self.types.of(node)) or self.types.of(node) == NUMBERS:
            return generator_over(self.inner(node, None), "item", [])
        return self.value(node, None)

    def method(self, node: ast.Call, value: ast.expr, name: str) -> ast.expr:
        """Rewrite a method of lists that vectors do not have."""
        if name == "count":
            equal = ast.Compare(ast.Name("item", ast.Load()), [ast.Eq()], [self.value(node.args[0], None)])
            one = generator_over(self.inner(value, None), "item", [equal])
            one.elt = ast.Constant(1)
            return unboxed_sum(ast.Call(ast.Name("sum", ast.Load()), [one], []))
        if name == "index" and len(node.args) == 1:
            found = ast.Name("place_in", ast.Load())
            return ast.Call(found, [self.inner(value, None), self.value(node.args[0], None)], [])
        node.func = ast.Attribute(self.value(value, None), name, ast.Load())
        node.args = [self.value(arg, None) for arg in node.args]
        return node

    def has_vector(self, args: list[ast.expr]) -> bool:
        """Tell whether an argument is a vector."""
        return any(is_vector(self.types.of(arg)) for arg in args)


def has_call(node: ast.expr) -> bool:
    """Tell whether an expression calls a function, which should be called once."""
    return any(isinstance(part, ast.Call | ast.NamedExpr) for part in walk(node))
