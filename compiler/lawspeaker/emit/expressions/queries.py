"""Queries and board knowledge as Python text: comprehensions, sums, tables of grids and rings, laid tiles."""

from __future__ import annotations

from typing import assert_never

from lawspeaker.analysis.static_values import loses_neighbours
from lawspeaker.check import ir as c
from lawspeaker.check.walk import locals_in
from lawspeaker.emit import size_names
from lawspeaker.emit.expressions import expressions, lookups, measures, universes, ways
from lawspeaker.emit.expressions.attributes import piece_attribute, pile_code
from lawspeaker.emit.precedence import ADD, ATOM, COMPARE, MULTIPLY, NOT, OR, TERNARY, Text
from lawspeaker.emit.python_text import NewList, list_text, listed
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.symbols import BoardForm
from lawspeaker.resolve.types import Type, TypeForm


def query(w: Writer, e: c.Quantified | c.FirstN) -> Text:
    match e:
        case c.Query():
            return plain_query(w, e)
        case c.FirstN():
            return first_n(w, e)
        case c.AllHave(var, source, test) if (flags := write_flags(w, var, source, test)) is not None:
            return f"all({flags})", ATOM
        case c.AllHave(var, c.ThingsAt() as source, test):
            through, of_kind = universes.things_at(w, var, source)
            fails = w.value(expressions.negation(test), NOT)
            return f"not any({f'{of_kind} and ' if of_kind else ''}{fails} for {var} in {through})", NOT
        case c.AllHave(var, source, test):
            return (
                f"all({w.value(test)} for {var} in {lookups.iterable(w, source, OR)})",
                ATOM,
            )
        case c.SumOf(value, var, source, where):
            loop = write_loop(w, var, source, where)
            if e.type.form == TypeForm.BUNDLE:
                width = size_names.resource_count(w.layout)
                return f"goods.total([{lookups.read_list(w, value)} {loop}], {width})", ATOM
            return f"sum({w.value(value)} {loop})", ATOM
        case c.ListFor(value, var, source, where):
            loop = write_loop(w, var, source, where)
            if value.type.form == TypeForm.LIST:
                each = unused_name("each", e)
                return NewList(f"[{each} {loop} for {each} in {lookups.iterable(w, value, OR)}]"), ATOM
            return NewList(f"[{expressions.place(w, value)} {loop}]"), ATOM
        case c.Reach(start, var, source, where, board):
            inside = listed(
                var,
                var,
                lookups.iterable(w, source, OR),
                "" if where is None else w.value(where, OR),
            )
            if board.form == BoardForm.LAID:
                ground = w.state(w.layout.attribute("board", board.name))
                return f"laid.reach_laid({ground}, {lookups.read_list(w, start)}, {inside})", ATOM
            return (
                f"reach({lookups.read_list(w, start)}, {inside}, {lookups.board_table(w, board, 'neighbours')})",
                ATOM,
            )


def unused_name(name: str, e: c.ListFor | c.BoardValue) -> str:
    """Return a name for a variable of a comprehension that no variable in an expression has."""
    taken = set(locals_in(e)) | ({e.var} if isinstance(e, c.ListFor) else set())
    while name in taken:
        name += "_"
    return name


def write_flags(w: Writer, var: str, source: c.Expr, test: c.Expr) -> str | None:
    """Write the list of a yes-no state for all players, if a condition tests nothing else; else return None."""
    match test:
        case c.StateGet(state, c.Local(name), by=None) if name == var and state.by is None:
            if isinstance(source, c.Universe) and state.of == source.type.element and state.of.form == TypeForm.PLAYER:
                return f"{w.indexed(w.layout.attribute('state', state.name))}[1:]"
        case _:
            pass
    return None


def write_loop(w: Writer, var: str, source: c.Expr, where: c.Expr | None) -> str:
    """Write the loop of a comprehension."""
    through, test = universes.loop(w, var, source, where)
    return f"for {var} in {through}{f' if {test}' if test else ''}"


def plain_query(w: Writer, e: c.Query) -> Text:
    """Write a filter with or without a count, a first, an extreme."""
    if is_top_card(e) and isinstance(e.source, c.PileGet) and lookups.is_shuffled(w, e.source):
        return (
            f"first_card(s, PILES, {pile_code(w, e.source)}, {lookups.pile_tag(w, e.source)})",
            ATOM,
        )
    if e.having or e.prefix is not None:
        return picked(w, e, narrowed(w, e))
    if e.where is not None and (flags := write_flags(w, e.var, e.source, e.where)) is not None:
        if e.agg == c.Aggregate.ANY:
            return f"any({flags})", ATOM
        if e.agg == c.Aggregate.NO:
            return f"not any({flags})", NOT
    source, test = universes.loop(w, e.var, e.source, e.where)
    return searched(w, e, source, test) if test else whole(w, e, source)


def searched(w: Writer, e: c.Query, source: str, test: str) -> Text:
    """Write what a query finds in a source under a condition."""
    loop = f"for {e.var} in {source}"
    match e.agg:
        case c.Aggregate.COUNT:
            return f"sum(1 {loop} if {test})", ATOM
        case c.Aggregate.ANY:
            return f"any({test} {loop})", ATOM
        case c.Aggregate.NO:
            return f"not any({test} {loop})", NOT
        case c.Aggregate.FIRST:
            return f"next(({e.var} {loop} if {test}), {expressions.nothing(w, e.type)})", ATOM
        case c.Aggregate.LAST:
            return f"last_or([{e.var} {loop} if {test}], {expressions.nothing(w, e.type)})", ATOM
        case c.Aggregate.DIFFERENT:
            return different(w, e, NewList(f"[{e.var} {loop} if {test}]")), ATOM
        case None:
            return NewList(f"[{e.var} {loop} if {test}]"), ATOM
        case _:
            assert_never(e.agg)


def whole(w: Writer, e: c.Query, source: str) -> Text:
    """Write what a query finds in a source without a condition."""
    place = universes.indexed_place(w, e.source)
    match e.agg:
        case c.Aggregate.COUNT if place:
            return f"count_on(s, {place})", ATOM
        case c.Aggregate.ANY if place:
            return f"count_on(s, {place}) > 0", COMPARE
        case c.Aggregate.NO if place:
            return f"count_on(s, {place}) == 0", COMPARE
        case c.Aggregate.FIRST if place:
            return f"first_on(s, {place})", ATOM
        case c.Aggregate.COUNT if source == w.layout.seats:
            return str(w.layout.fixed_players or "s.players"), ATOM
        case c.Aggregate.COUNT:
            return f"len({source})", ATOM
        case c.Aggregate.ANY:
            return f"len({source}) > 0", COMPARE
        case c.Aggregate.NO:
            return f"len({source}) == 0", COMPARE
        case c.Aggregate.FIRST:
            return f"first_or({source}, {expressions.nothing(w, e.type)})", ATOM
        case c.Aggregate.LAST:
            return f"last_or({source}, {expressions.nothing(w, e.type)})", ATOM
        case c.Aggregate.DIFFERENT if e.where is None and lookups.is_python_list(w, e.source):
            return different(w, e, source), ATOM
        case c.Aggregate.DIFFERENT:
            return different(w, e, list_text(source) if e.where is not None else lookups.list_value(w, e.source)), ATOM
        case None:
            return list_text(source), ATOM
        case _:
            assert_never(e.agg)


def different(w: Writer, e: c.Query, values: str) -> str:
    """Write values without those that are equal to an earlier one, and things without copies of an earlier one."""
    if e.type.element.bare().form != TypeForm.THING:
        return f"without_duplicates({values})"
    return f"different({values}, {w.layout.table('first', 'copy')})"


def extreme(w: Writer, e: c.Expr, line: str) -> str | None:
    """Write the highest or lowest of some numbers, if an expression is the list of those; else return None."""
    match e:
        case c.Query(None, var, source, None, None, ((most, c.Local(name)),)) if name == var:
            if e.type.element.form == TypeForm.NUMBER:
                return f'{"largest" if most else "smallest"}({lookups.list_value(w, source)}, "{line}")'
        case _:
            pass
    return None


def narrowed(w: Writer, e: c.Query) -> str:
    """Write the list that `having` or `while` leaves; of a shuffled pile, only that part is put in order."""
    if (
        e.prefix is not None
        and e.where is None
        and isinstance(e.source, c.PileGet)
        and lookups.is_shuffled(w, e.source)
    ):
        pile = f"{pile_code(w, e.source)}, {lookups.pile_tag(w, e.source)}"
        return f"take_cards_while(s, PILES, {pile}, lambda {e.var}: {w.value(e.prefix)})"
    text = listed(e.var, e.var, *universes.loop(w, e.var, e.source, e.where))
    if e.prefix is not None:
        return f"take_while({text}, lambda {e.var}: {w.value(e.prefix)})"
    for most, key in e.having:
        text = f"{'most' if most else 'least'}({text}, lambda {e.var}: {w.value(key)})"
    return text


def picked(w: Writer, e: c.Query, text: str) -> Text:
    match e.agg:
        case c.Aggregate.COUNT:
            return f"len({text})", ATOM
        case c.Aggregate.ANY:
            return f"len({text}) > 0", COMPARE
        case c.Aggregate.NO:
            return f"len({text}) == 0", COMPARE
        case c.Aggregate.FIRST | c.Aggregate.LAST:
            return f"{e.agg}_or({text}, {expressions.nothing(w, e.type)})", ATOM
        case c.Aggregate.DIFFERENT:
            return different(w, e, text), ATOM
        case None:
            return text, ATOM
        case _:
            assert_never(e.agg)


def first_n(w: Writer, e: c.FirstN) -> Text:
    if e.part == c.ListPart.ALL:
        return list_text(lookups.iterable(w, e.source)), ATOM
    if isinstance(e.source, c.Universe) and isinstance(e.count, c.Const) and e.count.value == 0:
        return NewList("list(range(0))"), ATOM
    if e.part == c.ListPart.FIRST and isinstance(e.source, c.Query) and is_filter(e.source):
        through, test = universes.loop(w, e.source.var, e.source.source, e.source.where)
        if test:
            found = f"({e.source.var} for {e.source.var} in {through} if {test})"
            return NewList(f"first_n({found}, {w.value(e.count)})"), ATOM
    source = lookups.iterable(w, e.source, ATOM)
    if not lookups.is_python_list(w, e.source):
        source = lookups.list_value(w, e.source, ATOM)
    if e.part == c.ListPart.FIRST and isinstance(e.source, c.PileGet) and lookups.is_shuffled(w, e.source):
        pile = f"{pile_code(w, e.source)}, {w.value(e.count)}, {lookups.pile_tag(w, e.source)}"
        source = f"with_first_in_order(s, PILES, {pile})"
    if e.part == c.ListPart.FIRST:
        count = w.value(e.count)
        return f"{source}[: {count if isinstance(e.count, c.Const) else f'max({count}, 0)'}]", ATOM
    if isinstance(e.count, c.Const) and e.count.value > 0:
        return f"{source}[-{e.count.value} :]", ATOM
    return f"last_n({source}, {w.value(e.count)})", ATOM


def is_filter(e: c.Query) -> bool:
    """Tell whether a query is a list of what fulfils a condition, and nothing else."""
    return e.agg is None and e.where is not None and e.prefix is None and not e.having


def board_value(w: Writer, e: c.BoardValue) -> Text:
    board, args = e.board, e.args
    if board.form == BoardForm.LAID:
        return laid_value(w, e), ATOM
    along = ways.way_value(w, e)
    if along is not None:
        return along
    match e.word:
        case c.BoardWord.NEIGHBOURS:
            table = lookups.board_table(w, board, "neighbours")
            return there(w, e, f"{table}[{w.value(args[0])}]"), ATOM
        case c.BoardWord.COLUMN | c.BoardWord.ROW:
            return f"{lookups.board_table(w, board, e.word)}[{w.value(args[0])}]", ATOM
        case c.BoardWord.COLUMNS:
            return f"range(1, {measures.width_text(w, board, ADD)} + 1)", ATOM
        case c.BoardWord.ROWS:
            return f"range(1, {measures.height_text(w, board, ADD)} + 1)", ATOM
        case c.BoardWord.FILE | c.BoardWord.RANK:
            return squares_of(w, e)
        case c.BoardWord.NEIGHBOUR:
            return (
                f"{lookups.board_table(w, board, 'towards')}[{w.value(args[1])}][{w.value(args[0])}]",
                ATOM,
            )
        case c.BoardWord.NEIGHBOURS_TOWARDS:
            return neighbours_towards(w, e), ATOM
        case c.BoardWord.RAY:
            return (
                f"{lookups.board_table(w, board, 'rays')}[{w.value(args[1])}][{w.value(args[0])}]",
                ATOM,
            )
        case c.BoardWord.LINE:
            piece = args[1]
            assert isinstance(piece, c.PieceOn)
            rays = lookups.board_table(w, board, "rays")
            return f"longest_line({piece_attribute(w, piece.piece)}, {w.value(args[0])}, {rays})", ATOM
        case c.BoardWord.DISTANCE:
            table = lookups.board_table(w, board, "distance")
            return (
                f"{table}[{w.value(args[0])}][{w.value(args[1])}]",
                ATOM,
            )
        case c.BoardWord.AT:
            return at(w, e)
        case c.BoardWord.AHEAD:
            return (
                f"({w.value(args[0], ADD)} + {w.value(args[1], MULTIPLY)}) % {measures.width_text(w, board, ATOM)}",
                MULTIPLY,
            )
        case c.BoardWord.BEHIND:
            return (
                f"({w.value(args[0], ADD)} - {w.value(args[1], MULTIPLY)}) % {measures.width_text(w, board, ATOM)}",
                MULTIPLY,
            )
        case c.BoardWord.SPACE if e.type.form == TypeForm.OPTIONAL:
            return f"ring_place({w.value(args[0])}, {measures.width_text(w, board)})", ATOM
        case c.BoardWord.SPACE if isinstance(args[0], c.Const):
            return str(args[0].value - 1), ATOM
        case c.BoardWord.SPACE:
            return f"{w.value(args[0], ADD)} - 1", ADD
        case c.BoardWord.NUMBER:
            return f"{w.value(args[0], ADD)} + 1", ADD
        case c.BoardWord.NEIGHBOURS_BY:
            table = lookups.board_table(w, board, "neighbours_by")
            return there(w, e, f"{table}[{w.value(args[1])}][{w.value(args[0])}]"), ATOM
        case c.BoardWord.JOINED:
            table = lookups.board_table(w, board, "joined")
            return (
                f"{w.value(args[1], ADD)} in {table}[{w.value(args[2])}][{w.value(args[0])}]",
                COMPARE,
            )
        case word:
            raise AssertionError(f"no text for {word}")


def there(w: Writer, e: c.BoardValue, near: str) -> str:
    """Write a list of neighbours without those that belong to modules which are not in the game."""
    if not loses_neighbours(w.layout.symbols, e):
        return near
    places = size_names.place_count(w.layout, e.board)
    return NewList(f"[near for near in {near} if near in present(s, range({places}))]")


def neighbours_towards(w: Writer, e: c.BoardValue) -> str:
    """Write the neighbours in some directions. Python allows no `:=` where the list is the source of another one."""
    steps, place = lookups.board_table(w, e.board, "towards"), e.args[0]
    if len(e.args) == 2:
        near = unused_name("near", e)
        return NewList(f"[{near} for {near} in ({steps}[{w.value(e.args[1])}][{w.value(place)}],) if {near} >= 0]")
    ways = lookups.tuple_text(w, [w.value(arg) for arg in e.args[1:]])
    way = unused_name("way", e)
    if isinstance(place, c.Local | c.Const):
        near = f"{steps}[{way}][{w.value(place)}]"
        return NewList(f"[{near} for {way} in {ways} if {near} >= 0]")
    near, here = f"{steps}[{way}][near_place]", w.value(place)
    return NewList(f"[{near} for near_place in ({here},) for {way} in {ways} if {near} >= 0]")


def at(w: Writer, e: c.BoardValue) -> Text:
    """Write a square by column and row; its number, when both are known."""
    column, row = e.args
    if e.type.form == TypeForm.OPTIONAL:
        columns = size_names.size(w.layout, e.board.width, e.board.name, "columns")
        size = f"{measures.width_text(w, e.board)}, {measures.height_text(w, e.board)}, {columns}"
        return f"grid_place({w.value(column)}, {w.value(row)}, {size})", ATOM
    if isinstance(column, c.Const) and isinstance(row, c.Const):
        place = (row.value - 1) * e.board.width + column.value - 1
        return size_names.size(w.layout, place, e.board.place, str(column.value), str(row.value)), ATOM
    if isinstance(row, c.Const) and within(column.type, e.board.width):
        if row.value == 1:
            return f"{w.value(column, ADD)} - 1", ADD
        before = size_names.size(
            w.layout, (row.value - 1) * e.board.width - 1, "before", e.board.name, "row", str(row.value)
        )
        return f"{w.value(column, ADD)} + {before}", ADD
    return (
        f"{lookups.board_table(w, e.board, 'at')}[{w.value(column)}][{w.value(row)}]",
        ATOM,
    )


def squares_of(w: Writer, e: c.BoardValue) -> Text:
    """Write the squares of a column or row; one outside the board has none."""
    table, number = lookups.board_table(w, e.board, f"{e.word}s"), w.value(e.args[0])
    is_file = e.word == c.BoardWord.FILE
    if within(e.args[0].type, e.board.least_width if is_file else e.board.least_height):
        return f"{table}[{number}]", ATOM
    top = measures.width_text(w, e.board, ADD) if is_file else measures.height_text(w, e.board, ADD)
    return f"{table}[{number}] if 1 <= {number} <= {top} else ()", TERNARY


def laid_value(w: Writer, e: c.BoardValue) -> str:
    ground = w.state(w.layout.attribute("board", e.board.name))
    tiles = w.layout.table("tiles", e.board.name)
    args = [w.value(arg) for arg in e.args]
    match e.word:
        case (
            c.BoardWord.NEIGHBOURS
            | c.BoardWord.BORDER
            | c.BoardWord.SPOTS
            | c.BoardWord.JOINS
            | c.BoardWord.MERGED
            | c.BoardWord.DISTANCE
        ):
            return f"laid.{e.word}({', '.join([tiles, ground, *args])})"
        case c.BoardWord.SPOTS_FROM:
            return f"laid.spots_from({', '.join([tiles, ground, args[0], lookups.list_value(w, e.args[1])])})"
        case c.BoardWord.TILES_AGAINST | c.BoardWord.NEW_GROUPS:
            return f"laid.{e.word}({', '.join([tiles, ground, *args])})"
        case c.BoardWord.TILE_MARKS:
            return f"laid.tile_marks({', '.join([tiles, *args])})"
        case c.BoardWord.SPOT_OF:
            less = size_names.before_first(w.layout, e.board.tile)
            return f"{ground}.spot_of[{w.value(e.args[0], ADD if less else 0)}{less}]"
        case c.BoardWord.TOUCHED:
            return f"laid.touches({', '.join([tiles, ground, *args])})"
        case c.BoardWord.CLOSED | c.BoardWord.TILE_COUNT:
            return f"laid.{e.word}({ground}, {args[0]})"
        case c.BoardWord.MARKS:
            return f"laid.marks({ground}, {args[0]}, {args[1]})"
        case c.BoardWord.JUST_CLOSED | c.BoardWord.JUST_LAID:
            return f"{ground}.{e.word}"
        case c.BoardWord.AREA_ON | c.BoardWord.AREA_WITH:
            return f"laid.{e.word}({', '.join([tiles, ground, *args])})"
        case c.BoardWord.SPOT:
            return f"{tiles}.spot_at({', '.join(args)})"
        case word:
            raise AssertionError(f"no text for {word}")


def within(type_: Type, top: int) -> bool:
    """Tell whether a number is surely a column or row of the board."""
    return type_.low is not None and type_.high is not None and type_.low >= 1 and type_.high <= top


def is_top_card(e: c.Query) -> bool:
    """Tell whether a query is the first element of its source, without a condition."""
    return e.agg == c.Aggregate.FIRST and e.where is None and e.prefix is None and not e.having
