"""Warn of maps that are probably not meant: parts that no path joins, and edges written on one side only.

    region Abbey                        W521: the map is in 2 parts: Abbey and Bridge; Castle
        border Bridge            ->
    region Bridge                       W522: no, because no edge of this map is written on both sides
    region Castle

An edge joins both ways, and writing it on one side is enough. But where the others are written on both sides, one that
is not may lead to the wrong place, or was forgotten. This runs when all things are numbered.
"""

from __future__ import annotations

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.resolve.context import ResolveContext
from lawspeaker.resolve.links import links_of
from lawspeaker.resolve.places_and_tiles import places_of
from lawspeaker.resolve.symbols import Board, BoardForm, Symbols, Thing

SHOWN = 4
FEWEST_MUTUAL = 2


def check_maps(cx: ResolveContext) -> None:
    """Warn of mistakes in the maps of a spec; a map with an edge that leads nowhere has its own error."""
    maps = [board for board in cx.symbols.boards.values() if board.form == BoardForm.PLACES]
    if not any(thing.edges or thing.ends is not None for thing in cx.symbols.things):
        return
    for board in maps:
        places = places_of(cx.symbols, board)
        names = {place.name for place in places}
        links = [end for link in links_of(cx.symbols, board) if link.ends for end in (link.ends.start, link.ends.end)]
        ends = [*(other for place in places for _, other in place.edges), *links]
        if ends and all(isinstance(other, t.Name) and other.name in names for other in ends):
            if not is_connected(places, links):
                warn_parts(cx.symbols, cx.facts, board)
            warn_one_sided(cx.facts, board, places)


def is_connected(places: list[Thing], links: list[t.Name]) -> bool:
    """Return whether paths join all places of a map; `links` are the two ends of each link, one behind the other."""
    near: dict[str, set[str]] = {place.name: set() for place in places}
    for place in places:
        for _, other in place.edges:
            if isinstance(other, t.Name):
                near[place.name].add(other.name)
                near[other.name].add(place.name)
    for start, end in zip(links[::2], links[1::2], strict=True):
        near[start.name].add(end.name)
        near[end.name].add(start.name)
    reached: set[str] = set()
    coming = {places[0].name}
    while coming:
        reached |= coming
        coming = {other for name in coming for other in near[name]} - reached
    return len(reached) == len(near)


def warn_parts(symbols: Symbols, facts: Facts, board: Board) -> None:
    """Warn of a map with places that no path joins."""
    # Imported here, because networkx is slow to import, and few maps are in several parts.
    from lawspeaker.resolve.board_graph import graph_of, parts

    found = parts(graph_of(symbols, board))
    if len(found) > 1:
        first = symbols.owners[found[0][0]]
        apart = symbols.owners[found[-1][0]]
        named = "; ".join(listed([symbols.owners[place].name for place in part]) for part in found[:SHOWN])
        more = f"; and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
        facts.add(
            "W521",
            apart.span,
            (board.span, "the board"),
            word=board.name,
            count=len(found),
            parts=named + more,
            name=first.name,
        )


def listed(names: list[str]) -> str:
    """Return names as a list in a sentence; of many names only the first few.

    >>> listed(["Abbey"]), listed(["Abbey", "Bridge"]), listed(["A", "B", "C", "D", "E", "F"])
    ('`Abbey`', '`Abbey` and `Bridge`', '`A`, `B`, `C` and 3 more')
    """
    quoted = [f"`{name}`" for name in dict.fromkeys(names)]
    if len(quoted) > SHOWN:
        quoted = [*quoted[: SHOWN - 1], f"{len(quoted) - SHOWN + 1} more"]
    return " and ".join([", ".join(quoted[:-1]), quoted[-1]] if len(quoted) > 1 else quoted)


def warn_one_sided(facts: Facts, board: Board, places: list[Thing]) -> None:
    """Warn of an edge that is written on one side, where at least twice as many of its kind are written on both."""
    by_name = {place.name: place for place in places}
    for word in board.edges:
        ends = {
            (place.name, other.name): other.span
            for place in places
            for used, other in place.edges
            if used == word and isinstance(other, t.Name)
        }
        one_sided = [(one, two) for one, two in ends if (two, one) not in ends]
        mutual = (len(ends) - len(one_sided)) // 2
        if mutual >= max(FEWEST_MUTUAL, 2 * len(one_sided)):
            for one, two in one_sided:
                related = (by_name[two].span, f"does not name `{one}`")
                facts.add(
                    "W522", ends[one, two], related, word=word, one=one, two=two, written=f"{word} {as_written(one)}"
                )


def as_written(name: str) -> str:
    """Return a name as a spec writes it.

    >>> as_written("Abbey"), as_written("Long Mere")
    ('Abbey', '"Long Mere"')
    """
    return name if name.isidentifier() else f'"{name}"'
