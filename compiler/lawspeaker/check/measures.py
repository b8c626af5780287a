"""Limits and sizes of boards that depend on options and on how many play.

    piece unit of player: limit 14 if count players is 2 else 10     ->     limit 14, worked out for each game
    grid (size) by (size) squares    with `option size: 5 to 9`      ->     sizes (5, 5), (6, 6), …, (9, 9)

They are checked before everything else, because the largest values bound types, tables and choices. Their values are
found by trying every number of players with all values of the options that they read.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, FunctionContext, Scope
from lawspeaker.check.expressions import expressions
from lawspeaker.check.option_settings import evaluate_chosen, is_known_before_game, option_values
from lawspeaker.check.walk import nodes
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Board, Option, Piece, Resource

MOST_SIZES = 40
MOST_GAMES = 100_000
LARGEST = 100


class Chosen(Struct, frozen=True):
    """The values of options in one game, by the names of the options."""

    values: dict[str, int]

    def value(self, option: Option) -> int:
        """Return the value of an option."""
        return self.values[option.name]


def check_measures(cx: CheckContext) -> None:
    """Check the limits and sizes that depend on the game, and set the largest ones."""
    for board in cx.symbols.boards.values():
        if board.width_by is not None and board.height_by is not None:
            check_board_size(cx, board, board.width_by, board.height_by)
    all_counted: list[Piece | Resource] = [*cx.symbols.pieces.values(), *cx.symbols.resources.values()]
    for counted in all_counted:
        if counted.limit_by is not None:
            check_limit(cx, counted, counted.limit_by)


def check_limit(cx: CheckContext, counted: Piece | Resource, written: t.Expr) -> None:
    """Check the limit of pieces or of a resource."""
    limit = check_measure(cx, written, counted.name)
    if limit is None:
        counted.limit = -1
        return
    values = {values[0] for values in possible_values(cx, [limit])}
    if min(values) < 0:
        cx.facts.add("L483", written.span, word=counted.name, least=min(values))
    counted.limit = max(0, *values)
    if not isinstance(limit, c.Const):
        cx.program.limits[counted.name] = limit


def check_board_size(cx: CheckContext, board: Board, width: t.Expr, height: t.Expr) -> None:
    """Check the size of a board; a board with a mistake in it is as small as possible."""
    across, up = check_measure(cx, width, board.name), check_measure(cx, height, board.name)
    if across is None or up is None:
        return
    sizes = sorted({(values[0], values[1]) for values in possible_values(cx, [across, up])})
    bad = [size for size in sizes if not (min(size) >= 1 and max(size) <= LARGEST)]
    if bad:
        cx.facts.add("L217", width.span, width=bad[0][0], height=bad[0][1])
        return
    board.width, board.height = max(size[0] for size in sizes), max(size[1] for size in sizes)
    if len(sizes) > 1:
        board.sizes = all_sizes(sizes)
        cx.program.sizes[board.name] = across, up
    if len(board.sizes) > MOST_SIZES:
        cx.facts.add(
            "L217", width.span, width=board.width, height=board.height, sizes=len(board.sizes), most=MOST_SIZES
        )


def all_sizes(sizes: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Return sizes in the order of the tables of a board, without gaps: by width, then by height.

    >>> all_sizes([(4, 4), (6, 6)]), all_sizes([(4, 1), (6, 1)]), all_sizes([(2, 3), (3, 4)])
    (((4, 4), (5, 5), (6, 6)), ((4, 1), (5, 1), (6, 1)), ((2, 3), (2, 4), (3, 3), (3, 4)))
    """
    widths = range(min(w for w, _ in sizes), max(w for w, _ in sizes) + 1)
    if all(width == height for width, height in sizes):
        return tuple((n, n) for n in widths)
    heights = range(min(h for _, h in sizes), max(h for _, h in sizes) + 1)
    return tuple(product(widths, heights))


def check_measure(cx: CheckContext, written: t.Expr, word: str) -> c.Expr | None:
    """Check an expression that is worked out before the game; report it and return None if that is not possible."""
    mark = cx.facts.mark()
    found = expressions.check_expr(cx, written, Scope(FunctionContext("measure")), ty.NUMBER)
    if cx.facts.mark() != mark:
        return None
    games = prod(len(option_values(cx.symbols, option)) for option in options_in(found)) * cx.symbols.players[1]
    if not is_known_before_game(found) or games > MOST_GAMES:
        cx.facts.add("L483", written.span, word=word)
        return None
    return found


def options_in(found: c.Expr) -> list[Option]:
    """Return the options that an expression reads, each once."""
    return list({node.option.name: node.option for node in nodes(found) if isinstance(node, c.OptionGet)}.values())


def possible_values(cx: CheckContext, measures: list[c.Expr]) -> Iterator[list[int]]:
    """Yield the values of expressions in every game: for each number of players and all values of options."""
    options = list({option.name: option for found in measures for option in options_in(found)}.values())
    low, high = cx.symbols.players
    for values in product(*(option_values(cx.symbols, option) for option in options)):
        chosen = Chosen(dict(zip([option.name for option in options], values, strict=True)))
        for players in range(low, high + 1):
            yield [evaluate_chosen(found, players, chosen.value) for found in measures]
