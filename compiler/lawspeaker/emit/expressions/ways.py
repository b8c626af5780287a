"""Links and searches along ways as Python text: calls of `boards/ways.py` and `boards/connection.py` of the runtime.

(distance from a to b by roads at cost of it)
->   distance_over(TOWN_WAYS, priced_ways(ROADS, [ROAD_COST[it] for it in ROADS], 9, ""), a, b)
"""

from __future__ import annotations

from lawspeaker.analysis.domains import may_be_absent
from lawspeaker.check import ir as c
from lawspeaker.check.ir.forms import BY_LINKS, BY_STEPS
from lawspeaker.emit import size_names
from lawspeaker.emit.expressions import lookups
from lawspeaker.emit.precedence import ATOM, OR, Text
from lawspeaker.emit.python_text import NewList, list_text, literal
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.symbols import Board
from lawspeaker.resolve.types import TypeForm

FUNCTIONS = {
    c.BoardWord.NEIGHBOURS_OVER: "neighbours_over",
    c.BoardWord.DISTANCE_OVER: "distance_over",
    c.BoardWord.PATH: "path_over",
    c.BoardWord.LINKS_OF_PATH: "links_over",
    c.BoardWord.REACH_OVER: "reach_over",
    c.BoardWord.CONNECTED: "is_connected",
    c.BoardWord.CUT_PLACES: "cut_places",
}
"""The functions of the runtime for searches."""
LINKS = (c.BoardWord.LINKS_FROM, c.BoardWord.LINKS_TO, c.BoardWord.LINKS_BETWEEN)


def way_value(w: Writer, e: c.BoardValue) -> Text | None:
    """Write a word about links or a search; None for any other word about boards."""
    if e.word in LINKS:
        return links(w, e), ATOM
    if e.word == c.BoardWord.ENDS:
        return f"{w.layout.table(e.board.place, 'ends')}[{w.value(e.args[0])}]", ATOM
    if e.word == c.BoardWord.OTHER_END:
        return f"other_end({link_table(w, e.board)}, {w.value(e.args[0])}, {w.value(e.args[1])})", ATOM
    if e.word not in FUNCTIONS:
        return None
    *asked, chosen, keys, costs = e.args
    said = [lookups.read_list(w, arg) if arg.type.form == TypeForm.LIST else w.value(arg) for arg in asked]
    text = f"{FUNCTIONS[e.word]}({', '.join([*searched(w, e, [chosen, keys, costs]), *said])})"
    return (NewList(text) if e.type.form == TypeForm.LIST else text), ATOM


def links(w: Writer, e: c.BoardValue) -> str:
    """Write the links from a place, to it, or from one place to another; without those of other kinds or modules."""
    *ends, all_ = e.args
    table = link_table(w, e.board, turned=e.word == c.BoardWord.LINKS_TO)
    function = "links_between" if e.word == c.BoardWord.LINKS_BETWEEN else "links_away"
    found = f"{function}({', '.join([table, *(w.value(end) for end in ends)])})"
    symbols, kind = w.layout.symbols, all_.type.element.name
    if all(symbols.is_kind(link, kind) for link in e.board.links) and not may_be_absent(symbols, kind):
        return NewList(found)
    return NewList(f"[link for link in {found} if link in {lookups.iterable(w, all_, OR)}]")


def link_table(w: Writer, board: Board, turned: bool = False) -> str:
    """Return the table of the ways along the links of a board, or of those turned round."""
    return w.layout.table(board.place, "ways turned" if turned else "ways")


def searched(w: Writer, e: c.BoardValue, ways: list[c.Expr]) -> list[str]:
    """Write the table of the ways that a search goes along, and what they cost."""
    chosen, keys, costs = ways
    assert isinstance(chosen, c.Const)
    if chosen.value == BY_LINKS:
        table, count = link_table(w, e.board), size_names.link_count(w.layout, e.board)
    else:
        table, count = step_table(w, e.board, chosen.value), size_names.place_count(w.layout, e.board)
    return [table, prices(w, e, keys, costs, count)]


def step_table(w: Writer, board: Board, chosen: int) -> str:
    """Return the table of the steps from neighbour to neighbour, or along one sort of edge."""
    if chosen == BY_STEPS:
        return lookups.board_table(w, board, "steps")
    return w.layout.table(board.place, "steps", board.edges[chosen])


def prices(w: Writer, e: c.BoardValue, keys: c.Expr, costs: c.Expr, count: str) -> str:
    """Write what ways cost: a list of 1 for each that is open, or of what is worked out for it."""
    listed = lookups.read_list(w, keys)
    one = isinstance(costs, c.ListFor) and isinstance(costs.value, c.Const) and costs.value.value == 1
    if one and not e.line:
        return f"open_ways({listed}, {count})"
    priced = w.value(costs)
    return f"priced_ways({listed}, {list_text(priced)}, {count}, {literal(e.line)})"
