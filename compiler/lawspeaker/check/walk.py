"""Looking through checked expressions and sentences: which variables, records, values they mention."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace

from lawspeaker.check import core as c
from lawspeaker.resolve.symbols import Record
from lawspeaker.resolve.types import Type

NODES = frozenset(name for name, value in vars(c).items() if isinstance(value, type) and is_dataclass(value))
LEAVES = (c.SiteInfo, c.Effect, c.Function)


def nodes(root: object) -> Iterator[object]:
    """Yield every node of a checked expression, sentence or block, the root first."""
    if isinstance(root, tuple | list):
        for item in root:
            yield from nodes(item)
        return
    if not is_dataclass(root) or isinstance(root, type) or type(root).__name__ not in NODES:
        return
    if type(root).__module__ != c.__name__:
        return
    yield root
    if isinstance(root, LEAVES):
        return
    for field in fields(root):
        yield from nodes(getattr(root, field.name))


def locals_in(root: object) -> dict[str, Type]:
    """Return the variables mentioned, with their types."""
    return {node.name: node.type for node in nodes(root) if isinstance(node, c.Local)}


def free_locals(root: object) -> set[str]:
    """Return the variables a part reads from around it: those that a query or a loop inside it binds are its own."""
    match root:
        case tuple() | list():
            return set().union(*(free_locals(item) for item in root))
        case c.Local(name):
            return {name}
        case c.Query():
            return free_locals(root.source) | (free_locals((root.where, root.prefix, root.having)) - {root.var})
        case c.AllHave():
            return free_locals(root.source) | (free_locals(root.test) - {root.var})
        case c.SumOf():
            return free_locals(root.source) | (free_locals((root.value, root.where)) - {root.var})
        case c.Reach():
            return free_locals((root.start, root.source)) | (free_locals(root.where) - {root.var})
        case c.Each():
            return free_locals(root.source) | (free_locals(root.block) - {root.var})
        case _:
            pass
    if isinstance(root, LEAVES) or not is_dataclass(root) or type(root).__module__ != c.__name__:
        return set()
    return set().union(*(free_locals(getattr(root, field.name)) for field in fields(root)))


def records_in(root: object) -> dict[str, Record]:
    """Return the records spoken of as the one that is going on."""
    return {node.record.name: node.record for node in nodes(root) if isinstance(node, c.CurrentRecord)}


def rebuilt(e: c.Expr, change: Callable[[c.Expr], c.Expr]) -> c.Expr:
    """Return an expression with each of its parts changed."""
    parts: dict[str, object] = {}
    for field in fields(e):
        old = getattr(e, field.name)
        new = changed(old, change)
        if new is not old:
            parts[field.name] = new
    return replace(e, **parts) if parts else e  # type: ignore[arg-type]


def changed(part: object, change: Callable[[c.Expr], c.Expr]) -> object:
    """Change a part of an expression: an expression, or a tuple that holds some."""
    if isinstance(part, tuple):
        items = tuple(changed(item, change) for item in part)
        return items if any(a is not b for a, b in zip(items, part, strict=True)) else part
    is_node = is_dataclass(part) and not isinstance(part, type) and type(part).__module__ == c.__name__
    if is_node and not isinstance(part, LEAVES) and hasattr(part, "type"):
        return change(part)  # type: ignore[arg-type]
    return part
