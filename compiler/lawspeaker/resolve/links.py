"""Links: things of a kind that join places of a map, one way or both ways.

    board map                          Thing("Hill-Shore", "road", ends=LinkEnds(Hill, Shore, both=True))
        places town                ->
        links road                     ways_of(symbols, board)     (2, 0, 1), (2, 1, 0): link 2 leads both ways
    link road between Hill and Shore
        cost 2

Links are things, so they have fields, rules and states, and can be chosen. The checks run when all things are declared.
"""

from __future__ import annotations

from collections.abc import Iterator

from lawspeaker.parse import tree as t
from lawspeaker.resolve.context import Namespace, ResolveContext
from lawspeaker.resolve.places_and_tiles import places_of
from lawspeaker.resolve.symbols import Board, Symbols, Thing
from lawspeaker.source import Span
from lawspeaker_language.spelling import nearest

Way = tuple[int, int, int]
"""A direction in which a link leads: its number and those of its places."""


def link_board(symbols: Symbols, kind: str) -> Board | None:
    """Return the board whose links are of a kind, None if a kind is no kind of links."""
    boards = symbols.boards.values()
    return next((board for board in boards if any(symbols.is_kind(kind, link) for link in board.links)), None)


def links_of(symbols: Symbols, board: Board) -> list[Thing]:
    """Return the links of a board, in the order of their numbers."""
    kinds = {name for name in symbols.kinds if any(symbols.is_kind(name, link) for link in board.links)}
    return [thing for thing in symbols.things if thing.kind in kinds]


def ways_of(symbols: Symbols, board: Board) -> Iterator[Way]:
    """Yield the directions in which links lead, in the order of their numbers; none of a link with a wrong end."""
    numbers = {place.name: place.ids[0] for place in places_of(symbols, board) if place.ids}
    for link in links_of(symbols, board):
        ends = link.ends
        if ends is None or ends.start.name == ends.end.name:
            continue
        start, end = numbers.get(ends.start.name), numbers.get(ends.end.name)
        if start is None or end is None:
            continue
        for copy in link.ids:
            yield copy, start, end
            if ends.both:
                yield copy, end, start


def is_declared_link(cx: ResolveContext, decl: t.ThingDecl, root: str) -> bool:
    """Return whether a declaration may be a link: of such a kind, and not called as another one is; else report it."""
    if decl.ends is None:
        return True
    if link_board(cx.symbols, decl.kind) is None:
        kinds = [kind for board in cx.symbols.boards.values() for kind in board.links]
        if not cx.broken_board:
            cx.facts.add("L290", decl.span, word=decl.kind, close=nearest(decl.kind, kinds) or "")
        return False
    first = cx.owners.get((Namespace.THING, root, decl.name))
    if first is not None and not decl.ends.named:
        words = {"one": decl.ends.start.name, "two": decl.ends.end.name}
        cx.facts.add("L292", decl.span, (first, "the first one"), word=decl.kind, **words)
        return False
    return True


def check_link_kinds(cx: ResolveContext, board: Board) -> None:
    """Check the kinds behind `links`, and keep those that are declared, of this board alone, and no kinds of places."""
    symbols = cx.symbols
    for word in board.links:
        if word not in symbols.kinds:
            cx.facts.add("L202", board.spans[word], word=word, close=nearest(word, symbols.kinds) or "")
        elif (other := board_of_kind(symbols, board, word)) is not None:
            cx.facts.add("L293", board.spans[word], (other.span, "this board"), word=word, other=other.name)
    board.links = tuple(
        [word for word in board.links if word in symbols.kinds and board_of_kind(symbols, board, word) is None]
    )


def board_of_kind(symbols: Symbols, board: Board, word: str) -> Board | None:
    """Return a board to which a kind belongs otherwise than as one of the links of `board`."""
    for other in symbols.boards.values():
        taken = other.kinds if other is board else (*other.kinds, *other.links)
        if any(symbols.is_kind(word, kind) or symbols.is_kind(kind, word) for kind in taken):
            return other
    return None


def check_links(cx: ResolveContext) -> None:
    """Check the ends of all links."""
    for board in cx.symbols.boards.values() if not cx.broken_board else ():
        if not board.links:
            continue
        places = {place.name: place for place in reversed(places_of(cx.symbols, board))}
        reported: set[Span] = set()
        for link in links_of(cx.symbols, board):
            if link.ends is not None:
                check_ends(cx, link, link.ends, places)
            elif link.span not in reported:
                reported.add(link.span)
                cx.facts.add("L291", link.span, (board.span, "the board"), word=link.kind, name=link.name)


def check_ends(cx: ResolveContext, link: Thing, ends: t.LinkEnds, places: dict[str, Thing]) -> None:
    """Check that a link joins two different places of its board, one of them of its module if it has one."""
    for end in (ends.start, ends.end):
        if end.name not in places:
            cx.facts.add("L203", end.span, word=end.name, wanted="place", close=nearest(end.name, list(places)) or "")
    if ends.start.name == ends.end.name:
        cx.facts.add("L244", ends.end.span, link=ends.end.name)
        return
    modules = {places[end.name].module for end in (ends.start, ends.end) if end.name in places}
    if any(module not in (None, link.module) for module in modules):
        cx.facts.add("L294", link.span, name=link.name, outside="yes")
    elif link.module is not None and modules == {None}:
        cx.facts.add("L294", link.span, name=link.name)
