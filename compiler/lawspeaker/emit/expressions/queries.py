"""Queries and board knowledge as Python text: comprehensions, sums, tables of grids and rings, laid tiles."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.emit.expressions.expressions import ADD, ATOM, COMPARE, MULTIPLY, NOT, OR, Text
from lawspeaker.emit.expressions.lookups import LookupWriter
from lawspeaker.emit.python_text import list_text, listed, slice_text
from lawspeaker.resolve.types import Type


class QueryWriter(LookupWriter):
    """Writes queries and values of boards."""

    def query(self, e: c.Query | c.FirstN | c.AllHave | c.SumOf | c.Reach) -> Text:
        match e:
            case c.Query():
                return self.plain_query(e)
            case c.FirstN():
                return self.first_n(e)
            case c.AllHave(var, source, test) if (flags := self.flags(var, source, test)) is not None:
                return f"all({flags})", ATOM
            case c.AllHave(var, source, test):
                return f"all({self.value(test)} for {var} in {self.iterable(source, OR)})", ATOM
            case c.SumOf(value, var, source, where):
                loop = f"for {var} in {self.iterable(source, OR)}{self.condition(where)}"
                if e.type.form == "bundle":
                    return f"goods.total([{self.list_value(value)} {loop}], {self.layout.width})", ATOM
                return f"sum({self.value(value)} {loop})", ATOM
            case c.Reach(start, var, source, where, board):
                inside = listed(var, var, self.iterable(source, OR), "" if where is None else self.value(where, OR))
                if board.form == "laid":
                    ground = f"s.{self.layout.attribute('board', board.name)}"
                    return f"laid.reach_laid({ground}, {self.list_value(start)}, {inside})", ATOM
                return f"reach({self.list_value(start)}, {inside}, {self.board_table(board, 'neighbours')})", ATOM

    def flags(self, var: str, source: c.Expr, test: c.Expr) -> str | None:
        """Write what is so or not for each player as one list, if a condition asks for nothing else."""
        match test:
            case c.StateGet(state, c.Local(name), by=None) if name == var and state.by is None:
                if isinstance(source, c.Universe) and state.of == source.type.element and state.of.form == "player":
                    return f"s.{self.layout.attribute('state', state.name)}[1:]"
            case _:
                pass
        return None

    def condition(self, where: c.Expr | None) -> str:
        return "" if where is None else f" if {self.value(where, OR)}"

    def plain_query(self, e: c.Query) -> Text:
        """Write a filter with or without a count, a first, an extreme."""
        if is_top_card(e) and isinstance(e.source, c.PileGet) and self.is_shuffled(e.source):
            return f"first_card(s, PILES, {self.pile_code(e.source)}, {self.pile_tag(e.source)})", ATOM
        source = self.iterable(e.source, OR)
        if e.having or e.prefix is not None:
            return self.picked(e, self.narrowed(e, source))
        loop = f"for {e.var} in {source}"
        where = self.condition(e.where)
        if e.where is not None and (flags := self.flags(e.var, e.source, e.where)) is not None:
            if e.agg == "any":
                return f"any({flags})", ATOM
            if e.agg == "no":
                return f"not any({flags})", NOT
        match e.agg:
            case "count" if e.where is None and source == self.layout.seats:
                return str(self.layout.fixed_players or "s.players"), ATOM
            case "count":
                if e.where is None:
                    return f"len({self.iterable(e.source)})", ATOM
                return f"sum(1 {loop}{where})", ATOM
            case "any":
                if e.where is None:
                    return f"len({self.iterable(e.source)}) > 0", COMPARE
                return f"any({self.value(e.where)} {loop})", ATOM
            case "no":
                if e.where is None:
                    return f"len({self.iterable(e.source)}) == 0", COMPARE
                return f"not any({self.value(e.where)} {loop})", NOT
            case "first":
                if e.where is None:
                    return f"first_or({source}, {self.nothing(e.type)})", ATOM
                return f"next(({e.var} {loop}{where}), {self.nothing(e.type)})", ATOM
            case "last":
                if e.where is None:
                    return f"last_or({source}, {self.nothing(e.type)})", ATOM
                return f"last_or([{e.var} {loop}{where}], {self.nothing(e.type)})", ATOM
            case "different":
                whole = list_text(source) if isinstance(e.source, c.Universe) else source
                text = whole if e.where is None else f"[{e.var} {loop}{where}]"
                return self.different(text), ATOM
            case _:
                if e.where is None:
                    return list_text(source), ATOM
                return f"[{e.var} {loop}{where}]", ATOM

    def different(self, things: str) -> str:
        """Write things without those that are copies of an earlier one."""
        return f"different({things}, {self.layout.table('first', 'copy')})"

    def narrowed(self, e: c.Query, source: str) -> str:
        """Write the list that `having` or `while` keeps; of a shuffled pile, chance decides no further than that."""
        if e.prefix is not None and e.where is None and isinstance(e.source, c.PileGet) and self.is_shuffled(e.source):
            pile = f"{self.pile_code(e.source)}, {self.pile_tag(e.source)}"
            return f"leading_cards(s, PILES, {pile}, lambda {e.var}: {self.value(e.prefix)})"
        text = listed(e.var, e.var, source, "" if e.where is None else self.value(e.where, OR))
        if e.prefix is not None:
            return f"leading({text}, lambda {e.var}: {self.value(e.prefix)})"
        for most, key in e.having:
            text = f"{'most' if most else 'least'}({text}, lambda {e.var}: {self.value(key)})"
        return text

    def picked(self, e: c.Query, text: str) -> Text:
        match e.agg:
            case "count":
                return f"len({text})", ATOM
            case "any":
                return f"len({text}) > 0", COMPARE
            case "no":
                return f"len({text}) == 0", COMPARE
            case "first" | "last":
                return f"{e.agg}_or({text}, {self.nothing(e.type)})", ATOM
            case "different":
                return self.different(text), ATOM
            case _:
                return text, ATOM

    def first_n(self, e: c.FirstN) -> Text:
        if e.agg == "all":
            return list_text(self.iterable(e.source)), ATOM
        source = self.iterable(e.source, ATOM)
        if e.agg == "first" and isinstance(e.source, c.PileGet) and self.is_shuffled(e.source):
            pile = f"{self.pile_code(e.source)}, {self.value(e.count)}, {self.pile_tag(e.source)}"
            source = f"settled(s, PILES, {pile})"
        if e.agg == "first":
            count = self.value(e.count)
            return source + slice_text("", count if isinstance(e.count, c.Const) else f"max({count}, 0)"), ATOM
        if isinstance(e.count, c.Const) and e.count.value > 0:
            return source + slice_text(f"-{e.count.value}"), ATOM
        return f"last_n({source}, {self.value(e.count)})", ATOM

    def board_value(self, e: c.BoardValue) -> Text:
        board, args = e.board, e.args
        if board.form == "laid":
            return self.laid_value(e), ATOM
        match e.word:
            case "neighbours":
                return f"{self.board_table(board, 'neighbours')}[{self.value(args[0])}]", ATOM
            case "column" | "row":
                return f"{self.board_table(board, e.word)}[{self.value(args[0])}]", ATOM
            case "columns":
                return f"range(1, {board.width + 1})", ATOM
            case "rows":
                return f"range(1, {board.height + 1})", ATOM
            case "file" | "rank":
                return self.squares_of(e)
            case "neighbour":
                return f"{self.board_table(board, 'towards')}[{self.value(args[1])}][{self.value(args[0])}]", ATOM
            case "neighbours_towards":
                ways = self.tuple_text([self.value(arg) for arg in args[1:]])
                place = self.value(args[0])
                steps = self.board_table(board, "towards")
                return f"[n for way in {ways} if (n := {steps}[way][{place}]) >= 0]", ATOM
            case "ray":
                return f"{self.board_table(board, 'rays')}[{self.value(args[1])}][{self.value(args[0])}]", ATOM
            case "line":
                piece = args[1]
                assert isinstance(piece, c.PieceOn)
                board_name = self.layout.table("board", board.name)
                return f"longest_line({self.piece_attribute(piece.piece)}, {self.value(args[0])}, {board_name})", ATOM
            case "distance":
                name = self.layout.table("board", board.name)
                return f"{name}.distance[{self.value(args[0])}][{self.value(args[1])}]", ATOM
            case "at":
                return self.at(e)
            case "ahead":
                return f"({self.value(args[0], ADD)} + {self.value(args[1], MULTIPLY)}) % {board.width}", MULTIPLY
            case "behind":
                return f"({self.value(args[0], ADD)} - {self.value(args[1], MULTIPLY)}) % {board.width}", MULTIPLY
            case "space" if e.type.form == "optional":
                return f"{self.layout.table('board', board.name)}.place_at({self.value(args[0])})", ATOM
            case "space":
                return f"{self.value(args[0], ADD)} - 1", ADD
            case "neighbours_by":
                table = self.board_table(board, "neighbours_by")
                return f"{table}[{self.value(args[1])}][{self.value(args[0])}]", ATOM
            case "joined":
                table = self.board_table(board, "joined")
                return f"{self.value(args[1], ADD)} in {table}[{self.value(args[2])}][{self.value(args[0])}]", COMPARE
            case word:
                raise AssertionError(f"no text for {word}")

    def at(self, e: c.BoardValue) -> Text:
        """Write a square by column and row; its number, when both are known."""
        column, row = e.args
        if e.type.form == "optional":
            name = self.layout.table("board", e.board.name)
            return f"{name}.place_at({self.value(column)}, {self.value(row)})", ATOM
        if isinstance(column, c.Const) and isinstance(row, c.Const):
            return str((row.value - 1) * e.board.width + column.value - 1), ATOM
        if isinstance(row, c.Const) and within(column.type, e.board.width):
            shift = (row.value - 1) * e.board.width - 1
            return f"{self.value(column, ADD)} {'+' if shift >= 0 else '-'} {abs(shift)}", ADD
        return f"{self.board_table(e.board, 'at')}[{self.value(column)}][{self.value(row)}]", ATOM

    def squares_of(self, e: c.BoardValue) -> Text:
        """Write the squares of a column or row; one outside the board has none."""
        table, number = self.board_table(e.board, f"{e.word}s"), self.value(e.args[0])
        top = e.board.width if e.word == "file" else e.board.height
        if within(e.args[0].type, top):
            return f"{table}[{number}]", ATOM
        return f"({table}[{number}] if 1 <= {number} <= {top} else ())", ATOM

    def laid_value(self, e: c.BoardValue) -> str:
        ground = f"s.{self.layout.attribute('board', e.board.name)}"
        tiles = self.layout.table("tiles", e.board.name)
        args = [self.value(arg) for arg in e.args]
        match e.word:
            case "neighbours" | "border" | "spots" | "joins" | "merged" | "distance":
                return f"laid.{e.word}({', '.join([tiles, ground, *args])})"
            case "spots_from":
                return f"laid.spots_from({', '.join([tiles, ground, args[0], self.list_value(e.args[1])])})"
            case "tiles_against" | "new_groups":
                return f"laid.{e.word}({', '.join([tiles, ground, *args])})"
            case "tile_marks":
                return f"laid.tile_marks({', '.join([tiles, *args])})"
            case "spot_of":
                first = self.layout.symbols.kinds[e.board.tile].first
                return (
                    f"{ground}.spot_of[{self.value(e.args[0], ADD)} - {first}]"
                    if first
                    else f"{ground}.spot_of[{args[0]}]"
                )
            case "touched":
                return f"laid.touches({', '.join([tiles, ground, *args])})"
            case "closed" | "tile_count":
                return f"laid.{e.word}({ground}, {args[0]})"
            case "marks":
                return f"laid.marks({ground}, {args[0]}, {args[1]})"
            case "just_closed" | "just_laid":
                return f"{ground}.{e.word}"
            case "area_on" | "area_with":
                return f"laid.{e.word}({', '.join([tiles, ground, *args])})"
            case "spot":
                return f"{tiles}.spot_at({', '.join(args)})"
            case word:
                raise AssertionError(f"no text for {word}")


def within(type_: Type, top: int) -> bool:
    """Tell whether a number is surely a column or row of the board."""
    return type_.low is not None and type_.high is not None and type_.low >= 1 and type_.high <= top


def is_top_card(e: c.Query) -> bool:
    """Tell whether a query is just the first of what it looks through."""
    return e.agg == "first" and e.where is None and e.prefix is None and not e.having
