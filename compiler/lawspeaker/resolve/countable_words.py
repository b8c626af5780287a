"""The nouns of a game that a text may count: `{n card}` says `1 card` or `2 cards`."""

from __future__ import annotations

from lawspeaker.resolve.symbols import Symbols
from lawspeaker_language.plurals import plural_of


def counted_words(symbols: Symbols) -> set[str]:
    """Return the nouns that need every plural class: kinds, resources, pieces, places, marks of dice."""
    s = symbols
    found = {word for table in (s.kinds, s.resources, s.pieces) for word in table}
    found |= {board.place for board in s.boards.values() if board.place}
    return found | {mark for die in s.dice.values() for mark in die.marks}


def countable_words(symbols: Symbols) -> set[str]:
    """Return the nouns that a text may count: `{n cards}`."""
    s = symbols
    found = counted_words(s) | set(s.enums)
    plurals = [kind.plural for kind in s.kinds.values()] + [enum.plural for enum in s.enums.values()]
    return found | {plural_of(word) for word in found} | set(plurals)
