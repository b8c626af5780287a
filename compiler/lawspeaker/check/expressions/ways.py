"""Words about ways: links of a map, and searches along links, edges or the steps from neighbour to neighbour.

    (roads from s)                                  ->   BoardValue(LINKS_FROM, map, (s, roads))
    (distance from a to b by roads at cost of it)   ->   BoardValue(DISTANCE_OVER, map, (a, b, LINKS, roads, costs))

`by` says which ways may be used, `at` what each costs; `it` is the link there, or on a board without links the place
that is entered. Without `at` each costs 1. Plain `distance`, `neighbours` and `reach` use tables and are no searches.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import coercion
from lawspeaker.check.expressions.board_call import BoardCall
from lawspeaker.check.ir.forms import BY_LINKS, BY_STEPS
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.links import link_board, links_of
from lawspeaker.resolve.symbols import Board, BoardForm
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span
from lawspeaker_language.spelling import nearest

ENDS: Final = (Preposition.FROM, Preposition.TO)
LISTS: Final = {"connected": c.BoardWord.CONNECTED, "cut_places": c.BoardWord.CUT_PLACES}
"""The words that are asked of a list of places."""


class Ways(Struct, frozen=True):
    """The ways that a search may use, as the arguments of its board value. `line` is set if a cost may be negative."""

    args: tuple[c.Expr, ...]
    line: str


def check_way_call(cx: CheckContext, board: Board, call: BoardCall) -> c.Expr | None:
    """Check a word about links or searches with its prepositions; None if it is none."""
    said = dict(zip(call.preps, call.args, strict=False))
    an_edge = any(call.word in other.edges for other in cx.symbols.boards.values())
    if len(said) < len(call.args) or board.form == BoardForm.LAID or an_edge:
        return None
    if board.links:
        found = check_links_at(cx, board, call, said) or check_end(cx, board, call)
        if found is not None:
            return found
    by, at = said.pop(Preposition.BY, None), said.pop(Preposition.AT, None)
    if call.word in ("distance", "path") and set(said) == set(ENDS):
        return check_way_between(cx, board, call, (said[Preposition.FROM], said[Preposition.TO]), by, at)
    if said or at is not None or by is None or call.arg is None:
        return None
    if call.word == "neighbours" and not is_edge(board, by):
        place = call.check(cx, call.arg, coercion.place_wanted(cx, board))
        ways = check_ways(cx, board, by, None, call.scope, call.span)
        return over(cx, c.BoardWord.NEIGHBOURS_OVER, board, (place,), ways)
    if call.word in LISTS:
        places = cx.parts.check_expr(cx, call.arg, call.scope, ty.list_of(coercion.place_wanted(cx, board)))
        return check_list_word(cx, call.word, board, places, check_ways(cx, board, by, None, call.scope, call.span))
    return None


def check_links_at(cx: CheckContext, board: Board, call: BoardCall, said: dict[Preposition, t.Expr]) -> c.Expr | None:
    """Check `(roads from s)`, `(roads to t)` or `(roads from s to t)`."""
    symbols = cx.symbols
    kinds = (kind for kind in symbols.kinds.values() if kind.plural == call.word)
    kind = next((kind for kind in kinds if link_board(symbols, kind.name) is board), None)
    if kind is None or call.arg is not None or not said or not set(said) <= set(ENDS):
        return None
    wanted = coercion.place_wanted(cx, board)
    ends = [call.check(cx, said[prep], wanted) for prep in ENDS if prep in said]
    only = c.BoardWord.LINKS_FROM if Preposition.FROM in said else c.BoardWord.LINKS_TO
    word = c.BoardWord.LINKS_BETWEEN if len(ends) == 2 else only
    type_ = ty.list_of(Type(TypeForm.THING, kind.name))
    return c.BoardValue(word, board, (*ends, c.Universe(type_)), type_)


def check_end(cx: CheckContext, board: Board, call: BoardCall) -> c.Expr | None:
    """Check `(end of r from s)`: the place to which a link leads from s, or nothing."""
    if (call.word, call.preps) != ("end", (Preposition.FROM,)) or call.arg is None:
        return None
    link = cx.parts.check_expr(cx, call.arg, call.scope)
    if link.type.form == TypeForm.UNKNOWN:
        return c.Unknown(coercion.place_type(cx, board))
    if link_of(cx, link.type) is not board:
        return None
    place = call.check(cx, call.args[0], coercion.place_wanted(cx, board))
    here = ty.optional(coercion.place_type(cx, board))
    return c.BoardValue(c.BoardWord.OTHER_END, board, (coercion.require_value(link, call.arg.span), place), here)


def link_of(cx: CheckContext, type_: Type) -> Board | None:
    """Return the board whose links have this type."""
    bare = (type_.element if type_.form == TypeForm.LIST else type_).bare()
    return link_board(cx.symbols, bare.name) if bare.form == TypeForm.THING else None


def check_ends(cx: CheckContext, found: c.Expr, span: Span) -> c.Expr | None:
    """Check `ends of r`: the two places that a link joins; None if it is asked of something else."""
    board = link_of(cx, found.type)
    if board is None:
        return None
    here = ty.list_of(coercion.place_type(cx, board))
    return c.BoardValue(c.BoardWord.ENDS, board, (coercion.require_value(found, span),), here)


def is_edge(board: Board, by: t.Expr) -> bool:
    """Return whether `by` names an edge of a map."""
    return isinstance(by, t.Word) and by.word in board.edges


def check_way_between(
    cx: CheckContext, board: Board, call: BoardCall, ends: tuple[t.Expr, t.Expr], by: t.Expr | None, at: t.Expr | None
) -> c.Expr:
    """Check a distance or a path: `(path from a to b …)` is its places, `(path of roads from a to b …)` its links."""
    wanted = coercion.place_wanted(cx, board)
    places = tuple([call.check(cx, end, wanted) for end in ends])
    if call.arg is not None and by is not None:
        cx.facts.add("L414", by.span, word=call.word)
        return c.Unknown(ty.UNKNOWN)
    ways = check_ways(cx, board, by or call.arg, at, call.scope, call.span)
    if call.word == "distance":
        return c.BoardValue(c.BoardWord.DISTANCE_OVER, board, (*places, *ways.args), ty.number(-1, None), ways.line)
    if call.arg is None:
        return over(cx, c.BoardWord.PATH, board, places, ways)
    links = ways.args[1].type
    return c.BoardValue(c.BoardWord.LINKS_OF_PATH, board, (*places, *ways.args), links, ways.line)


def over(cx: CheckContext, word: c.BoardWord, board: Board, args: tuple[c.Expr, ...], ways: Ways) -> c.BoardValue:
    """Return a search whose result is a list of places."""
    return c.BoardValue(word, board, (*args, *ways.args), ty.list_of(coercion.place_type(cx, board)), ways.line)


def check_list_word(cx: CheckContext, word: str, board: Board, places: c.Expr, ways: Ways | None = None) -> c.Expr:
    """Check `connected of ts` or `cut_places of ts`; without `by`, ways are the steps from neighbour to neighbour."""
    args = steps(cx, board).args if ways is None else ways.args
    listed = ty.list_of(coercion.place_type(cx, board))
    type_ = ty.YES_NO if word == "connected" else listed
    return c.BoardValue(LISTS[word], board, (places, *args), type_)


def check_reach(cx: CheckContext, e: t.Reach, board: Board, first: c.Expr, inside: c.Expr, scope: Scope) -> c.Expr:
    """Check `reach from s with n by roads at cost of it through C`: where a way that costs at most n leads."""
    said = {phrase.prep: phrase.args[0] for phrase in e.phrases}
    if len(said) < len(e.phrases) or board.form == BoardForm.LAID:
        twice = next((p for i, p in enumerate(e.phrases) if p.prep in [q.prep for q in e.phrases[:i]]), e.phrases[0])
        cx.facts.add("L415", twice.span, word=twice.prep, laid="yes" if board.form == BoardForm.LAID else "")
        return c.Unknown(inside.type)
    limit = said.get(Preposition.WITH)
    most = c.Const(-1, ty.NUMBER) if limit is None else cx.parts.check_expr(cx, limit, scope, ty.NUMBER)
    bounded = c.Const(int(limit is not None), ty.NUMBER)
    ways = check_ways(cx, board, said.get(Preposition.BY), said.get(Preposition.AT), scope, e.span)
    args = (first, inside, most, bounded, *ways.args)
    return c.BoardValue(c.BoardWord.REACH_OVER, board, args, inside.type, ways.line)


def check_ways(cx: CheckContext, board: Board, by: t.Expr | None, at: t.Expr | None, scope: Scope, span: Span) -> Ways:
    """Check which ways a search may use and what they cost."""
    if by is not None and is_edge(board, by):
        assert isinstance(by, t.Word)
        chosen = c.Const(board.edges.index(by.word), ty.NUMBER)
        return priced(cx, board, chosen, all_places(cx, board), at, scope)
    if by is None and (not board.links or at is None):
        return priced(cx, board, c.Const(BY_STEPS, ty.NUMBER), all_places(cx, board), at, scope)
    links = said_links(cx, board, by, scope, span)
    return priced(cx, board, c.Const(BY_LINKS, ty.NUMBER), links, at, scope)


def steps(cx: CheckContext, board: Board) -> Ways:
    """Return the ways from neighbour to neighbour, each of which costs 1."""
    keys = all_places(cx, board)
    return Ways((c.Const(BY_STEPS, ty.NUMBER), keys, ones(keys)), "")


def all_places(cx: CheckContext, board: Board) -> c.Expr:
    """Return the list of all places of a board."""
    return c.Universe(ty.list_of(coercion.place_type(cx, board)))


def ones(keys: c.Expr) -> c.Expr:
    """Return the list of a cost of 1 for each way."""
    return c.ListFor(c.Const(1, ty.NUMBER), "it", keys, None, ty.list_of(ty.NUMBER))


def said_links(cx: CheckContext, board: Board, by: t.Expr | None, scope: Scope, span: Span) -> c.Expr:
    """Return the links behind `by`, or all links of the board if it has one kind of them; report anything else."""
    plurals = [cx.symbols.kinds[word].plural for word in board.links if word in cx.symbols.kinds]
    if by is None:
        if len(board.links) > 1:
            cx.facts.add("L416", span, links=" or ".join(f"`by {plural}`" for plural in plurals))
        return c.Universe(ty.list_of(Type(TypeForm.THING, board.links[0])))
    if isinstance(by, t.Word) and by.word not in scope.names and by.word in board.links:
        report_no_links(cx, board, by, plurals, by.word)
        return c.Unknown(ty.list_of(ty.UNKNOWN))
    found = cx.parts.check_expr(cx, by, scope)
    if found.type.form == TypeForm.UNKNOWN or found.type.element.form == TypeForm.UNKNOWN:
        return c.Unknown(ty.list_of(ty.UNKNOWN))
    if found.type.form != TypeForm.LIST or link_of(cx, found.type) is not board:
        report_no_links(cx, board, by, plurals, by.word if isinstance(by, t.Word) else "")
        return c.Unknown(ty.list_of(ty.UNKNOWN))
    return found


def report_no_links(cx: CheckContext, board: Board, by: t.Expr, plurals: list[str], word: str) -> None:
    """Report that `by` is no list of links of a board, and which links it has."""
    close = next((plural for kind, plural in zip(board.links, plurals, strict=False) if kind == word), "")
    known = " and ".join(f"`{name}`" for name in (*plurals, *board.edges))
    cx.facts.add(
        "L413", by.span, (board.span, "the board"), board=board.name, known=known, close=close or nearest(word, plurals)
    )


def priced(cx: CheckContext, board: Board, chosen: c.Expr, keys: c.Expr, at: t.Expr | None, scope: Scope) -> Ways:
    """Return ways with what each costs; report a cost that is certainly negative."""
    if at is None:
        return Ways((chosen, keys, ones(keys)), "")
    inner = scope.child()
    name = cx.python_name(scope.function, "it", keys.type.element)
    while any(isinstance(known, c.Local) and known.name == name for known in scope.names.values()):
        name += "_"
    inner.names["it"] = c.Local(name, keys.type.element)
    cost = cx.parts.check_expr(cx, at, inner, ty.NUMBER)
    costs = c.ListFor(cost, name, keys, None, ty.list_of(ty.NUMBER))
    if cost.type.high is not None and cost.type.high < 0:
        cx.facts.add("L412", at.span)
    return Ways((chosen, keys, costs), at.span.place() if may_be_negative(cx, board, cost, at) else "")


def may_be_negative(cx: CheckContext, board: Board, cost: c.Expr, at: t.Expr) -> bool:
    """Return whether a cost may be negative in a game; report the line of a link that says so."""
    if not isinstance(cost, c.FieldGet) or cost.field.dynamic:
        return cost.type.low is None or cost.type.low < 0
    field = cost.field
    lines = [(link, link.values.get(field.name, ())) for link in links_of(cx.symbols, board)]
    for link, values in lines:
        for value in values:
            if isinstance(value, t.Negative):
                cx.facts.add("L412", value.span, (at.span, "as a cost"), name=link.name, field=field.name)
    written = [value for _, values in lines for value in values]
    sure = all(isinstance(value, t.Number) for value in written) and isinstance(field.default, t.Number)
    return not sure and (cost.type.low is None or cost.type.low < 0)
