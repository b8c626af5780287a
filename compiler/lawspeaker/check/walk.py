"""Looking through checked expressions and sentences: which variables, records, values they mention."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

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


def records_in(root: object) -> dict[str, Record]:
    """Return the records spoken of as the one that is going on."""
    return {node.record.name: node.record for node in nodes(root) if isinstance(node, c.CurrentRecord)}
