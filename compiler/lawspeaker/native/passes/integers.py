"""Keep integers unboxed and 64 bits wide.

    0 if table.open[pile] else seen     ->   i64(0) if table.open[pile] else i64(seen)
    sum(WORTH[c] for c in s.hand)       ->   sum((i64(WORTH[c]) for c in s.hand), i64(0))
    (TAKE, PASS)[s.answer]              ->   i64(TAKE) if s.answer == 0 else i64(PASS) if s.answer == 1 else …
    1 << bit                            ->   shifted_left(1, bit)
    for c in CARDS: … c in CARDS        ->   for c in range(0, 52): … 0 <= c < 52
    [c for c in range(0, 52)]           ->   [c for c in range(0, i64(52))]
    [4 * r for r in (False, True)]      ->   [4 * r for r in (0, 1)]

To mypyc a literal is an `int` and an item of a row an `i64`; an expression that may be either is boxed. The literal 0
that `sum` starts from has the same effect. A tuple would be made anew whenever one of its numbers is selected. mypyc
compiles a shifted literal with 32 bits, so that `1 << 40` would be 256. A loop over a constant range would call Python
for each number, so the range is written out. The variable of a comprehension has no declaration: its type is that of
the ends of its range.
"""

from __future__ import annotations

import ast
from typing import TypeGuard

from lawspeaker.native.infer import Types
from lawspeaker.native.python_type import INT, PyType, element, is_number
from lawspeaker.native.traverse import Transformer, walk
from lawspeaker.native.types import Scope

MACHINE = "i64"
SHIFTS = {ast.LShift: "shifted_left", ast.RShift: "shifted_right"}


def as_i64(node: ast.expr) -> ast.expr:
    """Return a number as an `i64`, unless it is converted already."""
    match node:
        case ast.Call(func=ast.Name(id="i64")):
            return node
        case _:
            return ast.Call(ast.Name(MACHINE, ast.Load()), [node], [])


def conditional(test: ast.expr, body: ast.expr, orelse: ast.expr, known: PyType | None) -> ast.expr:
    """Return a conditional expression of a type; with `i64` operands for numbers."""
    if known == INT:
        body, orelse = as_i64(body), as_i64(orelse)
    return ast.IfExp(test, body, orelse)


def is_sum_of_numbers(node: ast.expr, types: Types) -> bool:
    """Tell whether all items of a sum are numbers."""
    return is_number(element(types.iterated(node)))


def unboxed_sum(node: ast.Call) -> ast.Call:
    """Return a sum with `i64` items and start value."""
    match node.args:
        case [ast.GeneratorExp() as loop]:
            loop.elt = as_i64(loop.elt)
            node.args.append(as_i64(ast.Constant(0)))
        case _:
            pass
    return node


def is_selection(value: ast.expr, index: ast.expr) -> TypeGuard[ast.Tuple]:
    """Tell whether a subscript selects an item of a written tuple by a variable; items with effects stay in a tuple.

    >>> one, two = (ast.parse(text, mode="eval").body for text in ("(TAKE, 1)[s.answer]", "(roll(s), 1)[s.answer]"))
    >>> is_selection(one.value, one.slice), is_selection(two.value, two.slice)
    (True, False)
    """
    if not isinstance(value, ast.Tuple) or not isinstance(index, ast.Name | ast.Attribute):
        return False
    return all(isinstance(item, ast.Name | ast.Constant) for item in value.elts)


def selected(items: list[ast.expr], index: ast.expr) -> ast.expr:
    """Return the item with an index by comparisons; any other index has the same effect as before.

    >>> ast.unparse(selected([ast.Name("TAKE", ast.Load())], ast.Name("answer", ast.Load())))
    'i64(TAKE) if answer == 0 else i64((TAKE,)[answer])'
    """
    made = as_i64(ast.Subscript(ast.Tuple(items, ast.Load()), index, ast.Load()))
    for number in reversed(range(len(items))):
        made = ast.IfExp(ast.Compare(index, [ast.Eq()], [ast.Constant(number)]), as_i64(items[number]), made)
    return made


class LiteralShifts(Transformer):
    """Replaces shifts of a literal by calls of functions with 64-bit parameters."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """Rewrite one shift, after those inside it."""
        self.generic_visit(node)
        name = SHIFTS.get(type(node.op))
        if name is None or not isinstance(node.left, ast.Constant) or isinstance(node.right, ast.Constant):
            return node
        return ast.Call(ast.Name(name, ast.Load()), [node.left, node.right], [])


class ConstantRanges(Transformer):
    """Replaces the names of constant ranges in one module; such names are never rebound."""

    def __init__(self, scope: Scope) -> None:
        self.ranges = scope.ranges

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """Replace a membership test by comparisons with both ends."""
        match node:
            case ast.Compare(left=left, ops=[ast.In() | ast.NotIn() as op], comparators=[ast.Name(id=name)]):
                if name in self.ranges:
                    low, high = self.ranges[name]
                    ends = [self.visit(left), ast.Constant(high)]
                    inside = ast.Compare(ast.Constant(low), [ast.LtE(), ast.Lt()], ends)
                    return inside if isinstance(op, ast.In) else ast.UnaryOp(ast.Not(), inside)
            case _:
                pass
        self.generic_visit(node)
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Replace the name of a range by the range."""
        if node.id not in self.ranges or not isinstance(node.ctx, ast.Load):
            return node
        low, high = self.ranges[node.id]
        return ast.parse(f"range({low}, {high})", mode="eval").body


class ComprehensionRanges(Transformer):
    """Gives the variables of comprehensions over ranges between literals 64 bits."""

    def visit_comprehension(self, node: ast.comprehension) -> ast.comprehension:
        """Convert the upper end of a range, which decides on the type of its numbers.

        >>> tree = ast.parse("[c for c in range(2, 9) if c]", mode="eval")
        >>> ast.unparse(ComprehensionRanges().visit(tree))
        '[c for c in range(2, i64(9)) if c]'
        """
        self.generic_visit(node)
        match node.iter:
            case ast.Call(func=ast.Name(id="range"), args=[ast.Constant() as high]):
                node.iter.args = [as_i64(high)]
            case ast.Call(func=ast.Name(id="range"), args=[ast.Constant() as low, ast.Constant() as high]):
                node.iter.args = [low, as_i64(high)]
            case _:
                pass
        return node


class TruthLoops(Transformer):
    """Lets comprehensions over written truth values go through numbers."""

    def visit_ListComp(self, node: ast.ListComp) -> ast.ListComp:
        """Rewrite the loops of one comprehension.

        >>> tree = ast.parse("[2 * r + n for r in (False, True) for n in row if r]", mode="eval")
        >>> ast.unparse(TruthLoops().visit(tree))
        '[2 * r + n for r in (0, 1) for n in row if r != 0]'
        """
        self.generic_visit(node)
        for index, loop in enumerate(node.generators):
            match loop:
                case ast.comprehension(target=ast.Name(id=name), iter=ast.Tuple(elts=items)) if (
                    is_truths(items) and times_bound(node, name) == 1
                ):
                    loop.iter = ast.Tuple([ast.Constant(int(is_true(item))) for item in items], ast.Load())
                    number = NumberOfTruth(name)
                    node.elt = number.visit(node.elt)
                    loop.ifs = [number.visit(test) for test in loop.ifs]
                    for later in node.generators[index + 1 :]:
                        later.iter = number.visit(later.iter)
                        later.ifs = [number.visit(test) for test in later.ifs]
                case _:
                    pass
        return node


def times_bound(node: ast.expr, name: str) -> int:
    """Return how many loops in an expression have a variable of a name."""
    return sum(
        isinstance(part, ast.Name) and part.id == name and isinstance(part.ctx, ast.Store) for part in walk(node)
    )


def is_truths(items: list[ast.expr]) -> bool:
    """Tell whether all items are written truth values."""
    return bool(items) and all(isinstance(item, ast.Constant) and isinstance(item.value, bool) for item in items)


def is_true(item: ast.expr) -> bool:
    """Tell whether an item is written as True."""
    return isinstance(item, ast.Constant) and item.value is True


class NumberOfTruth(Transformer):
    """Replaces a truth value by a comparison of its number with 0; in a product or sum the number is the same."""

    def __init__(self, name: str) -> None:
        self.name = name

    def visit_BinOp(self, node: ast.BinOp) -> ast.BinOp:
        """Leave the operands of a product or sum, and rewrite what is inside them."""
        node.left = node.left if self.is_name(node.left) else self.visit(node.left)
        node.right = node.right if self.is_name(node.right) else self.visit(node.right)
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Compare the number."""
        return ast.Compare(node, [ast.NotEq()], [ast.Constant(0)]) if self.is_name(node) else node

    def is_name(self, node: ast.expr) -> bool:
        """Tell whether an expression is the variable."""
        return isinstance(node, ast.Name) and node.id == self.name and isinstance(node.ctx, ast.Load)
