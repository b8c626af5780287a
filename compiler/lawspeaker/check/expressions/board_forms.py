"""How words about boards are written, for messages about a phrase that is not complete.

    (ray from s)   ->   L496: `towards` is missing, it is written `(ray from s towards d)`

Looked at only where a word has no other meaning: a game may declare every one of these words.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lawspeaker.check.context import CheckContext
from lawspeaker.expression_words import BOARD_PHRASES, PLACE_FORMS, BoardPhrase
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve.symbols import Board, BoardForm, Symbols
from lawspeaker.source import Span

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
    pieces = [piece.name for piece in cx.symbols.pieces.values() if piece.single]
    links = plurals_of_links(cx.symbols, board)
    own = {word: forms_of(phrase, board, pieces[:1], links) for word, phrase in BOARD_PHRASES.items()}
    places = tuple([form.format(place=board.place) for form in PLACE_FORMS[sort_of(board)]])
    ways: dict[str, tuple[str, ...]] = {edge: (f"({edge} from s to t)",) for edge in board.edges}
    for plural in plurals_of_links(cx.symbols, board):
        ways[plural] = (f"({plural} from s)", f"({plural} to t)", f"({plural} from s to t)")
    found = {word: forms for word, forms in own.items() if forms}
    return {**found, **({board.place: places} if places else {}), **ways}


def plurals_of_links(symbols: Symbols, board: Board) -> list[str]:
    """Return the words for all links of each kind that a board has."""
    return [symbols.kinds[word].plural for word in board.links if word in symbols.kinds]


def forms_of(phrase: BoardPhrase, board: Board, pieces: list[str], links: list[str]) -> tuple[str, ...]:
    """Return the forms of a word on a board, with the edges, the links and a piece of the game."""
    forms = getattr(phrase, sort_of(board)) or phrase.every
    edges = board.edges if board.form == BoardForm.PLACES else ()
    found: list[str] = []
    for form in forms:
        if "{link" in form:
            found += [form.format(link=word, links=all_) for word, all_ in zip(board.links, links, strict=False)]
            continue
        words = edges if "{edge}" in form else pieces if "{piece}" in form else ("",)
        found += [form.format(edge=word, piece=word) for word in words]
    return tuple(found)


def sort_of(board: Board) -> str:
    """Return the field of `BoardPhrase` for a board."""
    match board.form:
        case BoardForm.GRID | BoardForm.HEXES:
            return "grid"
        case BoardForm.CIRCLE:
            return "circle"
        case BoardForm.PLACES:
            return "places"
        case BoardForm.LAID:
            return "laid"


def links_of(form: str) -> set[str]:
    """Return the words of a form that join its parts.

    >>> sorted(links_of("(ray from s towards d)"))
    ['from', 'towards']
    """
    return {word for word in form.strip("()").split() if word in LINKS}
