"""Values and permissions with an implicit player: those that mention `you`, or use one that does."""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_walk import tree_nodes
from lawspeaker.resolve.symbols import Symbols


def mark_implicit_players(symbols: Symbols) -> None:
    """Mark the values and permissions that depend on the asking player."""
    signed = [*symbols.values.values(), *symbols.permissions.values()]
    uses: dict[int, set[str]] = {}
    for item in signed:
        nodes = list(tree_nodes(item.decl))
        words = {n.word for n in nodes if isinstance(n, t.Word | t.Dot)}
        words |= {f"can {n.head.word}" for n in nodes if isinstance(n, t.Can)}
        uses[id(item)] = words
        if any(isinstance(n, t.Yours | t.Possible) for n in nodes) or "you" in words or "opponents" in words:
            item.uses_you = True
    changed = True
    while changed:
        changed = False
        for item in signed:
            if not item.uses_you and any(word_uses_you(symbols, word) for word in uses[id(item)]):
                item.uses_you = changed = True


def word_uses_you(symbols: Symbols, word: str) -> bool:
    """Return whether a value, or a permission behind `can `, depends on the asking player."""
    found = symbols.permissions.get(word[4:]) if word.startswith("can ") else symbols.values.get(word)
    return found is not None and found.uses_you
