"""Store constant yes-or-no tables as numbers, so that they can be vectors like other tables.

    CARD_FLASH: Final[tuple[bool, ...]] = (False, True)       ->   CARD_FLASH: Final[tuple[int, ...]] = (0, 1)
    TABLE_ON_BOARD: Final = tuple(on_board(c) for c in CELLS) ->   … = tuple(int(on_board(c)) for c in CELLS)
    if CARD_FLASH[c]:                                         ->   if CARD_FLASH[c] != 0:

Reading an item of a tuple counts references and tests the type of the item. What is read from a table is `True` or
`False` as before. A table that is used in any other way stays as it is.

Runs before the types of a module are collected, like `flag_rows`.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping

from lawspeaker.native.passes.rows.flag_rows import as_flag, as_number
from lawspeaker.native.python_type import BOOL, tuple_of, type_of
from lawspeaker.native.traverse import Transformer, children, walk

DEPTHS = {tuple_of(BOOL): 1, tuple_of(tuple_of(BOOL)): 2}
NUMBERS = {1: "Final[tuple[int, ...]]", 2: "Final[tuple[tuple[int, ...], ...]]"}


def store_flag_tables_as_numbers(modules: Iterable[ast.Module]) -> None:
    """Rewrite the yes-or-no tables of a game in all its modules."""
    together = list(modules)
    predicates = {name for module in together for name in predicates_of(module)}
    tables = {name: depth for module in together for name, depth in tables_of(module, predicates)}
    misfits = {name for module in together for name in other_uses(module, tables)}
    kept = {name: depth for name, depth in tables.items() if name not in misfits}
    if kept:
        for module in together:
            TableRewriter(kept).visit(module)


def predicates_of(module: ast.Module) -> Iterator[str]:
    """Yield the functions of a module that return truth values."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and type_of(node.returns) == BOOL:
            yield node.name


def tables_of(module: ast.Module, predicates: Collection[str]) -> Iterator[tuple[str, int]]:
    """Yield the yes-or-no tables that a module defines, with the number of their indexes."""
    for node in module.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=said, value=ast.expr() as value):
                known = type_of(said)
                declared = 0 if known is None else DEPTHS.get(known, 0)
                if depth := declared or computed_depth(value, predicates):
                    yield name, depth
            case _:
                pass


def computed_depth(value: ast.expr, predicates: Collection[str]) -> int:
    """Return the number of indexes of a table that calls a predicate for each of its items; 0 for anything else.

    >>> computed_depth(ast.parse("tuple(tuple(lies(c, e) for e in ES) for c in CS)", mode="eval").body, {"lies"})
    2
    """
    match value:
        case ast.Call(func=ast.Name(id="tuple"), args=[ast.GeneratorExp(elt=item)]):
            match item:
                case ast.Call(func=ast.Name(id=name)) if name in predicates:
                    return 1
                case _:
                    inner = computed_depth(item, predicates)
                    return 2 if inner == 1 else 0
        case _:
            return 0


def other_uses(module: ast.Module, tables: Mapping[str, int]) -> Iterator[str]:
    """Yield the tables that a module uses otherwise than by all their indexes, or gives another value."""
    parents = {child: node for node in walk(module) for child in children(node)}
    for node in walk(module):
        match node:
            case ast.Name(id=name) if name in tables and not is_defined(node, parents[node]):
                if not is_read(node, tables[name], parents):
                    yield name
            case ast.Attribute(attr=name) | ast.arg(arg=name) if name in tables:
                yield name
            case _:
                pass


def is_defined(node: ast.Name, above: ast.AST) -> bool:
    """Tell whether a statement defines a constant."""
    return isinstance(above, ast.AnnAssign) and above.target is node


def is_read(node: ast.expr, depth: int, parents: Mapping[ast.AST, ast.AST]) -> bool:
    """Tell whether an item of a table is read."""
    for _ in range(depth):
        above = parents[node]
        if not isinstance(above, ast.Subscript) or above.value is not node or isinstance(above.slice, ast.Slice):
            return False
        if not isinstance(above.ctx, ast.Load):
            return False
        node = above
    return True


class TableRewriter(Transformer):
    """Rewrites the definitions and uses of yes-or-no tables in one module."""

    def __init__(self, tables: Mapping[str, int]) -> None:
        self.tables = tables

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        """Rewrite the definition of a table."""
        self.generic_visit(node)
        if isinstance(node.target, ast.Name) and node.value is not None:
            depth = self.tables.get(node.target.id, 0)
            if depth:
                node.annotation = ast.parse(NUMBERS[depth], mode="eval").body
                node.value = numbers(node.value, depth)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """Compare what is read from a table with 0."""
        self.generic_visit(node)
        return as_flag(node) if is_item(node, self.tables) else node


def is_item(node: ast.Subscript, tables: Mapping[str, int]) -> bool:
    """Tell whether an expression is an item of a table, by all its indexes."""
    depth = 0
    value: ast.expr = node
    while isinstance(value, ast.Subscript):
        value = value.value
        depth += 1
    return isinstance(value, ast.Name) and tables.get(value.id) == depth


def numbers(value: ast.expr, depth: int) -> ast.expr:
    """Return the numbers of a table of truth values."""
    match value:
        case ast.Tuple(elts=items):
            made = [as_number(item) if depth == 1 else numbers(item, depth - 1) for item in items]
            return ast.Tuple(made, ast.Load())
        case ast.Call(func=ast.Name(id="tuple"), args=[ast.GeneratorExp() as loop]):
            loop.elt = as_number(loop.elt) if depth == 1 else numbers(loop.elt, depth - 1)
            return value
        case _:
            item = ast.Name("part", ast.Load())
            made_item = as_number(item) if depth == 1 else numbers(item, depth - 1)
            loop = ast.GeneratorExp(made_item, [ast.comprehension(ast.Name("part", ast.Store()), value, [], 0)])
            return ast.Call(ast.Name("tuple", ast.Load()), [loop], [])
