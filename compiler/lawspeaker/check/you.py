"""Which values and permissions depend on who asks: those that say `you`, or use one that does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Symbols

PARTS: dict[type, tuple[str, ...]] = {}


def tree_nodes(root: object) -> Iterator[object]:
    """Yield every node of a tree."""
    waiting = [root]
    while waiting:
        item = waiting.pop()
        if isinstance(item, tuple):
            waiting.extend(reversed(item))
        elif parts := parts_of(type(item)):
            yield item
            waiting.extend([getattr(item, part) for part in parts])


def parts_of(kind: type) -> tuple[str, ...]:
    """Return the fields of a class of the tree, the last first; none for any other class."""
    if kind not in PARTS:
        ours = is_dataclass(kind) and kind.__module__ == t.__name__
        PARTS[kind] = tuple(field.name for field in reversed(fields(kind))) if ours else ()
    return PARTS[kind]


def find_you(symbols: Symbols) -> None:
    """Mark the values and permissions that need to know who asks."""
    signed = [*symbols.values.values(), *symbols.permissions.values()]
    uses: dict[int, set[str]] = {}
    for item in signed:
        nodes = list(tree_nodes(item.decl))
        words = {n.word for n in nodes if isinstance(n, t.Word | t.Dot)}
        words |= {f"can {n.head.word}" for n in nodes if isinstance(n, t.Can)}
        uses[id(item)] = words
        if any(isinstance(n, t.Yours) for n in nodes) or "you" in words or "opponents" in words:
            item.uses_you = True
    changed = True
    while changed:
        changed = False
        for item in signed:
            if not item.uses_you and any(needed(symbols, word) for word in uses[id(item)]):
                item.uses_you = changed = True


def needed(symbols: Symbols, word: str) -> bool:
    found = symbols.permissions.get(word[4:]) if word.startswith("can ") else symbols.values.get(word)
    return found is not None and found.uses_you
