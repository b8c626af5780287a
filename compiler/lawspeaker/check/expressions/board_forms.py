"""How words about boards are written, for messages about a phrase that is not complete.

    (ray from s)   ->   L496: `towards` is missing, it is written `(ray from s towards d)`

Looked at only where a word has no other meaning: a game may declare every one of these words.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lawspeaker.check.context import CheckContext
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve.symbols import Board, BoardForm
from lawspeaker.source import Span

EVERY_BOARD: Final = {
    "neighbours": ("neighbours of s",),
    "distance": ("(distance from s to t)",),
}
GRID: Final = {
    "file": ("(file at n)",),
    "rank": ("(rank at n)",),
    "neighbour": ("(neighbour of s towards d)",),
    "neighbours": ("neighbours of s", "(neighbours of s towards north, east)"),
    "ray": ("(ray from s towards d)",),
}
CIRCLE: Final = {"ahead": ("(ahead of s by n)",), "behind": ("(behind of s by n)",)}
LAID: Final = {
    "marks": ("(marks of m in t)", "(marks of m on x)"),
    "border": ("(border from t to u)",),
    "spots": ("(spots for x)", "(spots for x from ts)"),
    "joins": ("(joins of t to u by x at s)",),
    "touched": ("(touched by x at s)",),
    "merged": ("(merged by x at s)",),
    "begun": ("(begun by x at s)",),
    "spot": ("(spot at 5, 5 rotated 0)", "spot of x"),
}
NUMBERS: Final = {"file": "column", "rank": "row"}
"""What is probably meant by words about boards that are asked of a place."""
LINKS: Final = frozenset(("of", *Preposition))


def report_incomplete(cx: CheckContext, word: str, used: Iterable[str], span: Span) -> bool:
    """Report a word about boards that is not written as it has to be; return whether the word is one."""
    said = set(used)
    boards = cx.symbols.boards.values()
    if not said and any(word == board.place for board in boards):
        return False
    forms = [form for board in boards for form in forms_on(cx, board).get(word, ())]
    if not forms:
        return False
    form = min(forms, key=lambda form: len(said ^ links_of(form)))
    missing = sorted(links_of(form) - said, key=form.index) if said < links_of(form) else []
    number = NUMBERS.get(word, "") if "of" in said else ""
    links = " and ".join(f"`{link}`" for link in missing)
    cx.facts.add("L496", span, word=word, form=form, missing=links, number=number)
    return True


def forms_on(cx: CheckContext, board: Board) -> dict[str, tuple[str, ...]]:
    """Return how the words about a board are written."""
    match board.form:
        case BoardForm.GRID | BoardForm.HEXES:
            pieces = [piece.name for piece in cx.symbols.pieces.values() if piece.single]
            lines = tuple(f"(line of {piece} through s)" for piece in pieces[:1])
            return {**EVERY_BOARD, **GRID, "line": lines, board.place: (f"({board.place} at 3, 4)",)}
        case BoardForm.CIRCLE:
            return {**EVERY_BOARD, **CIRCLE, board.place: (f"({board.place} at n)",)}
        case BoardForm.PLACES:
            by_edge = tuple(f"(neighbours of s by {edge})" for edge in board.edges)
            ways = {edge: (f"({edge} from s to t)",) for edge in board.edges}
            return {**EVERY_BOARD, "neighbours": ("neighbours of s", *by_edge), **ways}
        case BoardForm.LAID:
            areas = (f"({board.place} of x on north)", f"({board.place} of x with m)")
            return {**EVERY_BOARD, **LAID, board.place: areas}


def links_of(form: str) -> set[str]:
    """Return the words of a form that join its parts.

    >>> sorted(links_of("(ray from s towards d)"))
    ['from', 'towards']
    """
    return {word for word in form.strip("()").split() if word in LINKS}
