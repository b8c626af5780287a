"""Walk parse trees, and rebuild expressions with changed words."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from lawspeaker.parse import tree as t
from lawspeaker.struct_fields import fields_by_class

TREE_FIELDS = fields_by_class(t)


def tree_nodes(root: object) -> Iterator[object]:
    """Yield every node of a parse tree, the root first."""
    waiting = [root]
    while waiting:
        part = waiting.pop()
        if isinstance(part, tuple):
            waiting.extend(reversed(part))
            continue
        names = TREE_FIELDS.get(type(part))
        if names is not None:
            yield part
            waiting.extend([getattr(part, name) for name in reversed(names)])


def texts_of(node: object) -> Iterator[str]:
    """Yield the words and names of a node."""
    for name in TREE_FIELDS[type(node)]:
        value = getattr(node, name)
        if isinstance(value, str):
            yield value


def with_word_renamed(e: t.Expr, old: str, new: str) -> t.Expr:
    """Return an expression of a parse tree in which every `old` is the word `new`."""
    renamed = rename_part(e, old, new)
    assert isinstance(renamed, t.Expr)
    return renamed


def rename_part(part: object, old: str, new: str) -> object:
    if isinstance(part, tuple):
        return tuple(rename_part(item, old, new) for item in part)
    if isinstance(part, t.Word):
        return t.Word(part.span, new) if part.word == old else part
    names = TREE_FIELDS.get(type(part), ())
    parts = {name: rename_part(getattr(part, name), old, new) for name in names}
    return replace(part, **parts) if isinstance(part, Struct) and parts else part
