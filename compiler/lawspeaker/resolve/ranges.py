"""Ranges in brackets: `(low to high)` is written like a value with the preposition `to`.

(low of c to 6)      ->  a range, unless the game declares a value `low of … to …`
(roads to s)         ->  no range, if roads are links
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve.symbols import Symbols


def as_range(symbols: Symbols, e: t.CallValue) -> t.Range | None:
    """Return a value with the preposition `to` alone as a range; None if the game declares such a value or links."""
    if len(e.phrases) != 1 or e.phrases[0].prep != Preposition.TO or len(e.phrases[0].args) != 1:
        return None
    head = e.head.head if isinstance(e.head, t.Of) else e.head
    signed = symbols.values.get(head.word) if isinstance(head, t.Word) else None
    if signed is not None and any(param.prep == Preposition.TO for param in signed.params):
        return None
    if isinstance(e.head, t.Word) and is_all_links(symbols, e.head.word):
        return None
    return t.Range(e.span, e.head, e.phrases[0].args[0])


def is_all_links(symbols: Symbols, word: str) -> bool:
    """Return whether a word means all links of a kind."""
    linked = {link for board in symbols.boards.values() for link in board.links}
    return any(
        kind.plural == word and any(symbols.is_kind(kind.name, link) for link in linked)
        for kind in symbols.kinds.values()
        if linked
    )
