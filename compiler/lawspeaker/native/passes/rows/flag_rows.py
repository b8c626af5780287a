"""Store the yes-or-no lists of a state as lists of 0 and 1, so that they can be vectors like other lists of numbers.

    self.used: list[bool] = [False] * 9      ->      self.used: list[int] = [0] * 9
    s.used[c] = True                         ->      s.used[c] = 1
    if s.used[c]:                            ->      if s.used[c] != 0:
    "used": s.used[:]                        ->      "used": [part != 0 for part in s.used[:]]

Copying and releasing a list of objects changes a reference count for each item, and a clone does both. What is read
from such a list is `True` or `False` as before. A list that is used in any other way stays as it is.

Runs first, with `memo_table`: the passes after it see lists of numbers.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator

from lawspeaker.native.passes.rows.vector_fields import inline_aliases, name_of
from lawspeaker.native.python_type import BOOL, list_of, type_of
from lawspeaker.native.traverse import Transformer, children, walk

FLAGS = list_of(BOOL)
TRUTH = ("any", "all", "len")
"""Functions whose results are the same for numbers."""


def store_flags_as_numbers(state: ast.Module, modules: Iterable[ast.Module]) -> None:
    """Rewrite the yes-or-no lists of a state in all modules of a game."""
    found = dict(flag_attributes(state))
    if not found:
        return
    together = list(modules)
    for module in together:
        inline_aliases(module, dict.fromkeys(found, 1))
    misfits = {name for module in together for name in other_uses(module, found)}
    for name in misfits:
        del found[name]
    for made in found.values():
        made.annotation = ast.parse("list[int]", mode="eval").body
    for module in together:
        FlagRewriter(found).visit(module)


def flag_attributes(state: ast.Module) -> Iterator[tuple[str, ast.AnnAssign]]:
    """Yield the yes-or-no lists of a state."""
    for node in walk(state):
        match node:
            case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=said) if type_of(said) == FLAGS:
                yield name, node
            case _:
                pass


def other_uses(module: ast.Module, flags: Collection[str]) -> Iterator[str]:
    """Yield the lists that a module uses in a way that is not rewritten."""
    parents = {child: node for node in walk(module) for child in children(node)}
    for node in walk(module):
        if not isinstance(node, ast.Attribute) or node.attr not in flags:
            continue
        if name_of(node) == "" or not is_rewritten(node, parents[node], parents):
            yield node.attr


def is_rewritten(node: ast.Attribute, above: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    """Tell whether a use of a list is one that the rewriter knows."""
    match above:
        case ast.Subscript(slice=part, ctx=ast.Store()):
            return not isinstance(part, ast.Slice) and is_only_target(above, parents[above])
        case ast.Subscript(value=value):
            return value is node
        case ast.Attribute(attr="append"):
            call = parents[above]
            return isinstance(call, ast.Call) and isinstance(parents[call], ast.Expr)
        case ast.Assign() | ast.AnnAssign():
            return is_only_target(node, above)
        case ast.For(iter=iterable) | ast.comprehension(iter=iterable):
            return iterable is node
        case ast.Call(func=ast.Name(id=name)):
            return name in TRUTH or name == "enumerate"
        case _:
            return False


def is_only_target(node: ast.AST, above: ast.AST) -> bool:
    """Tell whether a statement assigns to an expression, and to nothing else."""
    match above:
        case ast.Assign(targets=[target]) | ast.AnnAssign(target=target):
            return target is node
        case _:
            return False


class FlagRewriter(Transformer):
    """Rewrites the uses of yes-or-no lists in one module."""

    def __init__(self, flags: Collection[str]) -> None:
        self.flags = flags

    def is_flags(self, node: ast.expr) -> bool:
        """Tell whether an expression is a list that is rewritten."""
        return isinstance(node, ast.Attribute) and node.attr in self.flags

    def is_copy(self, node: ast.expr) -> bool:
        """Tell whether an expression is a part of such a list."""
        return isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice) and self.is_flags(node.value)

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """Compare an item, or the items of a part, with 0."""
        self.generic_visit(node)
        if not self.is_flags(node.value) or not isinstance(node.ctx, ast.Load):
            return node
        return flags_of(node) if isinstance(node.slice, ast.Slice) else as_flag(node)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Rewrite a call; whether any or all are true can be told of the numbers as well."""
        match node:
            case ast.Call(func=ast.Name(id=name), args=[argument]) if name in TRUTH:
                if self.is_flags(argument):
                    return node
                if isinstance(argument, ast.Subscript) and self.is_copy(argument):
                    self.generic_visit(argument)
                    return node
            case ast.Call(func=ast.Name(id="enumerate"), args=[argument]) if self.is_flags(argument):
                node.args = [flags_of(argument)]
                return node
            case ast.Call(func=ast.Attribute(value=value, attr="append"), args=[item]) if self.is_flags(value):
                node.args = [as_number(self.visit(item))]
                return node
            case _:
                pass
        self.generic_visit(node)
        return node

    def visit_ListComp(self, node: ast.ListComp) -> ast.expr:
        """Copy the numbers where they were made from the truth values."""
        match node:
            case ast.ListComp(
                elt=ast.Call(func=ast.Name(id="int"), args=[ast.Name(id=item)]),
                generators=[ast.comprehension(target=ast.Name(id=name), iter=iterable, ifs=[])],
            ) if item == name and self.is_flags(iterable):
                return ast.Subscript(iterable, ast.Slice(), ast.Load())
            case _:
                self.generic_visit(node)
                return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.comprehension:
        """Loop over truth values."""
        self.generic_visit(node)
        if self.is_flags(node.iter):
            node.iter = flags_of(node.iter)
        return node

    def visit_For(self, node: ast.For) -> ast.For:
        """Loop over truth values."""
        self.generic_visit(node)
        if self.is_flags(node.iter):
            node.iter = flags_of(node.iter)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.Assign:
        """Store numbers in an item, or in a whole list."""
        match node.targets:
            case [ast.Subscript(value=value)] if self.is_flags(value):
                self.generic_visit(node)
                node.value = as_number(node.value)
            case [ast.Attribute() as target] if self.is_flags(target):
                node.value = self.numbers(node.value)
            case _:
                self.generic_visit(node)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        """Make a new list of numbers."""
        if node.value is not None and self.is_flags(node.target):
            node.value = self.numbers(node.value)
            return node
        self.generic_visit(node)
        return node

    def numbers(self, value: ast.expr) -> ast.expr:
        """Return the numbers of a list of truth values."""
        if self.is_copy(value):
            return value
        self.generic_visit(value)
        match value:
            case ast.List(elts=items):
                return ast.List([as_number(item) for item in items], ast.Load())
            case ast.BinOp(left=ast.List() as left, op=ast.Mult()):
                return ast.BinOp(self.numbers(left), value.op, value.right)
            case _:
                item = ast.Call(ast.Name("int", ast.Load()), [ast.Name("part", ast.Load())], [])
                return listed(item, value)


def as_flag(item: ast.expr) -> ast.expr:
    """Return the truth value of a number."""
    return ast.Compare(item, [ast.NotEq()], [ast.Constant(0)])


def as_number(value: ast.expr) -> ast.expr:
    """Return the number of a truth value.

    >>> [ast.unparse(as_number(ast.parse(text, mode="eval").body)) for text in ("True", "a < b")]
    ['1', 'int(a < b)']
    """
    if isinstance(value, ast.Constant):
        return ast.Constant(int(bool(value.value)))
    return ast.Call(ast.Name("int", ast.Load()), [value], [])


def flags_of(numbers: ast.expr) -> ast.expr:
    """Return the truth values of a list of numbers."""
    return listed(as_flag(ast.Name("part", ast.Load())), numbers)


def listed(item: ast.expr, iterable: ast.expr) -> ast.expr:
    """Return a list of something for each `part` of an iterable."""
    return ast.ListComp(item, [ast.comprehension(ast.Name("part", ast.Store()), iterable, [], 0)])
