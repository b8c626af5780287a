"""Walk and transform syntax trees faster than `ast`, without the nodes that no pass looks at.

    for node in walk(tree): …          as ast.walk, in the same order
    class Pass(Transformer): …         as ast.NodeTransformer

The functions of `ast` ask every node for all its fields. Two thirds of what they find are texts, operators and contexts
(`Load`, `Store`), so that a big game spent most of the time of its rewriting there.
"""

from __future__ import annotations

import ast
import pickle
from collections.abc import Callable, Iterator
from typing import TypeVar

Node = TypeVar("Node", bound=ast.AST)

LEAVES = frozenset({"ctx", "op", "ops", "kind", "type_comment", "module", "level", "conversion"})
"""Fields without nodes, or whose nodes have no parts."""
NAMED = frozenset({"id", "attr", "name", "asname", "rest"})
"""Fields that hold a text."""


class ChildFields(dict[type[ast.AST], tuple[str, ...]]):
    """The fields of each class of nodes that may hold nodes."""

    def __missing__(self, kind: type[ast.AST]) -> tuple[str, ...]:
        """Find out the fields of a class, once."""
        if kind in (ast.Constant, ast.Global, ast.Nonlocal):
            found: tuple[str, ...] = ()
        else:
            skipped = LEAVES | (NAMED - {"name"} if kind is ast.ExceptHandler else NAMED)
            found = tuple(name for name in kind._fields if name not in skipped)
        self[kind] = found
        return found


CHILD_FIELDS = ChildFields()


def children(node: ast.AST) -> list[ast.AST]:
    """Return the nodes directly below a node, without operators and contexts.

    >>> [type(child).__name__ for child in children(ast.parse("f(1, key=a.b)").body[0].value)]
    ['Name', 'Constant', 'keyword']
    """
    found: list[ast.AST] = []
    for name in CHILD_FIELDS[node.__class__]:
        value = getattr(node, name, None)
        if value.__class__ is list:
            found += [part for part in value if isinstance(part, ast.AST)]
        elif isinstance(value, ast.AST):
            found.append(value)
    return found


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and all nodes below it, nearest first, without operators and contexts."""
    found = [node]
    for part in found:  # which grows meanwhile; as `children`, whose calls would take half of the time
        for name in CHILD_FIELDS[part.__class__]:
            value = getattr(part, name, None)
            if value.__class__ is list:
                found += [each for each in value if isinstance(each, ast.AST)]
            elif value is not None and isinstance(value, ast.AST):
                found.append(value)
        yield part


def copied(node: Node) -> Node:
    """Return a copy of a node and of all nodes below it, faster than `copy.deepcopy`."""
    copy: Node = pickle.loads(pickle.dumps(node))
    return copy


class VisitorNames(dict[type[ast.AST], str]):
    """The name of the method that visits each class of nodes."""

    def __missing__(self, kind: type[ast.AST]) -> str:
        """Write the name for a class, once."""
        self[kind] = f"visit_{kind.__name__}"
        return self[kind]


VISITOR_NAMES = VisitorNames()
USUAL_VISIT = ast.NodeTransformer.visit


class Transformer(ast.NodeTransformer):
    """As `ast.NodeTransformer`, for passes that visit no operators and contexts."""

    def visit_Constant(self, node: ast.Constant) -> object:
        """Keep a constant; the method of `ast` looks for obsolete classes of constants."""
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Visit the nodes below a node and put in their places what the visits return."""
        for name in CHILD_FIELDS[node.__class__]:
            value = getattr(node, name, None)
            if value.__class__ is list:
                value[:] = self.all_visited(value)
            elif isinstance(value, ast.AST):
                new = self.visited(value)
                if new is None:
                    delattr(node, name)
                elif new is not value:
                    setattr(node, name, new)
        return node

    def visited(self, node: ast.AST) -> object:
        """Return what takes the place of a node; as `visit`, faster unless a pass has one of its own."""
        if self.__class__.visit is not USUAL_VISIT:
            new: object = self.visit(node)
            return new
        visitor: Callable[[ast.AST], object] | None = getattr(self, VISITOR_NAMES[node.__class__], None)
        return self.generic_visit(node) if visitor is None else visitor(node)

    def all_visited(self, parts: list[object]) -> list[object]:
        """Return what takes the place of the nodes of a list: none, one or several for each."""
        found: list[object] = []
        for part in parts:
            new = self.visited(part) if isinstance(part, ast.AST) else part
            if new is None and part is not None:
                continue
            if isinstance(new, list | tuple):
                found += new
            else:
                found.append(new)
        return found
