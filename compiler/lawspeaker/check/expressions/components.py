"""Questions about piles and pieces that several checkers ask."""

from __future__ import annotations

from lawspeaker.check.context import CheckContext
from lawspeaker.resolve.symbols import Piece, Pile, Visibility
from lawspeaker_language.plurals import plural_of


def is_unordered(cx: CheckContext, pile: Pile) -> bool:
    """Return whether the order of a pile may not be decided yet, and is hidden from players if it is."""
    return pile.name in cx.program.shuffled and pile.seen != Visibility.EVERYONE


def find_piece(cx: CheckContext, word: str) -> Piece | None:
    """Return the piece that a word or its plural means."""
    for piece in cx.symbols.pieces.values():
        if word in (piece.name, plural_of(piece.name)):
            return piece
    return None
