"""The boards in `tables.py` of a game: how they are made, and the tables the rules look into."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lawspeaker.analysis.domains import SPARE_AREAS
from lawspeaker.emit.expressions.expressions import LINES
from lawspeaker.emit.lines import INDENT, indented
from lawspeaker.emit.modules import Constant, Section
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import literal, tuple_text
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import board_graph
from lawspeaker.resolve.links import ways_of
from lawspeaker.resolve.symbols import Board, BoardForm, Thing

SIDES = {"north": "N", "east": "E", "south": "S", "west": "W"}
GRID_TABLES = ("column", "row", "at", "files", "ranks", "towards", "rays")
MAP_TABLES = ("neighbours", "neighbours_by", "joined")
TABLE = "tuple[tuple[int, ...], ...]"
TABLES = "tuple[tuple[tuple[int, ...], ...], ...]"
WIDTH = 120
# Larger boards have no written tables: they would be longer than the rest of the engine.
MOST_WITH_NEIGHBOURS = 400
MOST_WITH_DISTANCES = 100


class BoardTableWriter:
    """Writes boards."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.symbols = layout.symbols

    def sections(self) -> list[Section]:
        """Return the constants of each board."""
        boards = self.symbols.boards.values()
        return [Section([self.layout.spec.comment(board.span)], self.board(board)) for board in boards]

    def board(self, board: Board) -> list[Constant]:
        name = self.layout.board_constant(board)
        if board.sizes:
            return self.sized_board(board, name)
        match board.form:
            case BoardForm.GRID | BoardForm.HEXES:
                rows = [*self.grid(board, name), self.places(board)]
                for length in LINES:
                    table = self.layout.table(board.place, "lines of", str(length))
                    rows.append(Constant(table, f"lines_through({name}, {length})", needs=(name,)))
                return [*rows, *self.parts_of(board, name, GRID_TABLES), *self.distances(board), *self.steps(board)]
            case BoardForm.CIRCLE:
                near = self.neighbours(board)
                ring = Constant(name, f"Ring({near.name}, {literal(board.place)})", needs=(near.name,))
                return [near, ring, self.places(board), *self.distances(board), *self.steps(board)]
            case BoardForm.PLACES:
                return [*self.fixed_map(board, name), *self.distances(board), *self.steps(board), *self.ways(board)]
            case BoardForm.LAID:
                return [Constant(name, self.tile_set(board))]

    def sized_board(self, board: Board, name: str) -> list[Constant]:
        """Return the boards of all sizes, the largest of them, and each table with an entry for each size."""
        sizes = tuple_text([tuple_text([str(width), str(height)]) for width, height in board.sizes])
        all_ = self.layout.constants.unused_name("board", board.name, "sizes")
        match board.form:
            case BoardForm.GRID:
                ways = tuple_text([literal(word) for word in board.neighbours])
                made = f"grid_sizes({sizes}, {ways})"
            case BoardForm.HEXES:
                made = f"hexes_sizes({sizes})"
            case BoardForm.CIRCLE | BoardForm.PLACES | BoardForm.LAID:
                made = f"ring_sizes({board.least_width}, {board.width}, {literal(board.place)})"
            case _:
                assert_never(board.form)
        rows = [Constant(all_, made), Constant(name, f"{all_}[-1]", needs=(all_,))]
        words = ("neighbours", *(() if board.form == BoardForm.CIRCLE else GRID_TABLES))
        rows += [self.each_size(board, word, f"one.{word}") for word in words]
        rows.append(
            Constant(
                self.layout.table("all", board.place, "places"), f"tuple([one.places for one in {all_}])", needs=(all_,)
            )
        )
        if board.form != BoardForm.CIRCLE:
            rows += [self.each_size(board, f"lines of {length}", f"lines_through(one, {length})") for length in LINES]
        if self.layout.constants.is_used(board.place, "distance"):
            rows.append(self.each_size(board, "distance", "distances(one.neighbours)"))
        if self.layout.constants.is_used(board.place, "steps"):
            rows.append(self.each_size(board, "steps", "as_ways(one.neighbours)"))
        return rows

    def each_size(self, board: Board, word: str, value: str) -> Constant:
        """Return a table with an entry for each size of a board."""
        all_ = self.layout.constants.unused_name("board", board.name, "sizes")
        return Constant(self.layout.table(board.place, word), f"tuple([{value} for one in {all_}])", needs=(all_,))

    def places(self, board: Board) -> Constant:
        """Return the range of all places."""
        return Constant(self.layout.table("all", board.place, "places"), f"range({self.layout.places(board)})")

    def parts_of(self, board: Board, name: str, words: tuple[str, ...]) -> list[Constant]:
        """Return names for the tables that a board object holds."""
        return [Constant(self.layout.table(board.place, word), f"{name}.{word}", needs=(name,)) for word in words]

    def grid(self, board: Board, name: str) -> list[Constant]:
        """Return a board of rows and columns with its table of neighbours, or without it if the board is large."""
        size = f"{board.width}, {board.height}"
        if self.layout.places(board) > MOST_WITH_NEIGHBOURS:
            words = tuple_text([literal(word) for word in board.neighbours])
            made = f"hexes({size})" if board.form == BoardForm.HEXES else f"grid({size}, {words})"
            return [Constant(name, made), *self.parts_of(board, name, ("neighbours",))]
        near = self.neighbours(board)
        hexagonal = ", HEXAGONAL" if board.form == BoardForm.HEXES else ""
        return [near, Constant(name, f"Grid({size}, {near.name}{hexagonal})", needs=(near.name,))]

    def neighbours(self, board: Board) -> Constant:
        near = board_graph.neighbours(board_graph.graph_of(self.symbols, board), self.layout.places(board))
        return Constant(self.layout.table(board.place, "neighbours"), table_text(near), TABLE)

    def distances(self, board: Board) -> list[Constant]:
        """Return the steps between every two places if a rule uses them; the engine counts those of large boards."""
        if not self.layout.constants.is_used(board.place, "distance"):
            return []
        name, size = self.layout.table(board.place, "distance"), self.layout.places(board)
        if board.form != BoardForm.PLACES and size > MOST_WITH_DISTANCES:
            near = self.layout.table(board.place, "neighbours")
            return [Constant(name, f"distances({near})", needs=(near,))]
        steps = board_graph.distances(board_graph.graph_of(self.symbols, board), size)
        return [Constant(name, square_text(steps), TABLE)]

    def steps(self, board: Board) -> list[Constant]:
        """Return the ways from neighbour to neighbour, and those along each sort of edge, where searches use them."""
        near, near_by = (self.layout.table(board.place, word) for word in ("neighbours", "neighbours_by"))
        tables = [("steps",), *(("steps", edge) for edge in board.edges)]
        sources = [(near, near), *((f"{near_by}[{kind}]", near_by) for kind in range(len(board.edges)))]
        return [
            Constant(self.layout.table(board.place, *words), f"as_ways({source})", needs=(need,))
            for words, (source, need) in zip(tables, sources, strict=True)
            if self.layout.constants.is_used(board.place, *words)
        ]

    def ways(self, board: Board) -> list[Constant]:
        """Return where the links of a map lead from each place, and which places they join, where rules use it."""
        found, size = list(ways_of(self.symbols, board)), self.layout.places(board)
        links = range(max((link for link, _, _ in found), default=-1) + 1)
        first = {link: (start, end) for link, start, end in reversed(found)}
        tables: dict[str, Sequence[Sequence[int]]] = {
            "ways": [[n for link, start, end in found if start == place for n in (end, link)] for place in range(size)],
            "ways turned": [
                [n for link, start, end in found if end == place for n in (start, link)] for place in range(size)
            ],
            "ends": [first.get(link, ()) for link in links],
        }
        return [
            Constant(self.layout.table(board.place, word), table_text(tuple([tuple(row) for row in rows])), TABLE)
            for word, rows in tables.items()
            if self.layout.constants.is_used(board.place, word)
        ]

    def fixed_map(self, board: Board, name: str) -> list[Constant]:
        """Return a map, with the neighbours of its places by each kind of edge."""
        size, graph = self.layout.places(board), board_graph.graph_of(self.symbols, board)
        by_kind = [board_graph.neighbours(board_graph.joined_by(graph, word), size) for word in board.edges]
        near, near_by, joined = [self.layout.table(board.place, word) for word in MAP_TABLES]
        names = tuple_text([literal(th.name) for th in self.symbols.things for i in th.ids if i < size])
        kinds = tuple_text([literal(word) for word in board.edges])
        places = [th.position for th in self.symbols.things for i in th.ids if i < size]
        points = [tuple_text([str(number) for number in point]) for point in places if point is not None]
        drawn = f", positions={tuple_text(points)}" if points else ""
        drawn += f", links={self.joined(board)}" if board.links else ""
        made = f"FixedMap({names}, {kinds}, {near}, {near_by}, planar={board_graph.is_planar(graph)}{drawn})"
        return [
            self.neighbours(board),
            Constant(near_by, tuple_text([table_text(table) for table in by_kind]), TABLES),
            Constant(name, made, needs=(near, near_by)),
            Constant(joined, f"{name}.joined", needs=(name,)),
        ]

    def joined(self, board: Board) -> str:
        """Return the links of a map for drawing: the number of each, its two places, and 1 if it leads both ways."""
        found: dict[int, tuple[int, ...]] = {}
        for link, start, end in ways_of(self.symbols, board):
            found[link] = (link, *found[link][1:3], 1) if link in found else (link, start, end, 0)
        return table_text(tuple(found.values()))

    def tile_set(self, board: Board) -> str:
        tiles = [self.tile(board, th) for th in self.symbols.things_of(board.tile) for _ in th.ids]
        first = self.symbols.kinds[board.tile].first
        borders = tuple_text([literal(w) for w in board.borders])
        marks = tuple_text([literal(w) for w in board.marks])
        size = f"{first}, {board.width}, {board.height}, {SPARE_AREAS}"
        return f"laid.tile_set({tuple_text(tiles)}, {borders}, {marks}, {size})"

    def tile(self, board: Board, thing: Thing) -> str:
        names: list[str] = []
        areas: list[str] = []
        borders: list[str] = []
        for line in thing.areas:
            if line.word == "area" and line.args and isinstance(line.args[0], t.Word):
                names.append(line.args[0].word)
                areas.append(self.area(board, line, line.args[0].word))
        for line in thing.areas:
            if line.word == "border":
                borders += self.borders(board, line, names)
        return f"laid.Tile({literal(thing.name)}, {tuple_text(areas)}, {tuple_text(borders)})"

    def area(self, board: Board, line: t.Call, name: str) -> str:
        sides, counts = "", [0] * len(board.marks)
        for phrase in line.phrases:
            for arg in phrase.args:
                if phrase.prep == Preposition.ON and isinstance(arg, t.Word):
                    sides += SIDES.get(arg.word, "")
                elif isinstance(arg, t.Word) and arg.word in board.marks:
                    counts[board.marks.index(arg.word)] += 1
                elif isinstance(arg, t.Amount) and arg.word in board.marks and isinstance(arg.count, t.Number):
                    counts[board.marks.index(arg.word)] += arg.count.value
        return f"laid.TileArea({literal(name)}, {literal(sides)}, {tuple_text([str(n) for n in counts])})"

    def borders(self, board: Board, line: t.Call, names: list[str]) -> list[str]:
        kind = line.args[0].word if line.args and isinstance(line.args[0], t.Word) else ""
        ends = {phrase.prep: [a.word for a in phrase.args if isinstance(a, t.Word)] for phrase in line.phrases}
        return [
            f"({names.index(one)}, {names.index(two)}, {board.borders.index(kind)})"
            for one in ends.get(Preposition.FROM, [])
            for two in ends.get(Preposition.TO, [])
            if one in names and two in names and kind in board.borders
        ]


def table_text(table: board_graph.Table) -> str:
    """Write a table as a tuple of tuples.

    >>> table_text(((1,), (0, 2), ()))
    '((1,), (0, 2), ())'
    """
    return tuple_text([tuple_text([str(number) for number in row]) for row in table])


def square_text(table: board_graph.Table) -> str:
    """Write a square table row by row; rows that are too long for a line stay on one line all the same."""
    rows = [f"{tuple_text([str(number) for number in row])}," for row in table]
    if all(len(row) < WIDTH - len(INDENT) for row in rows):
        return table_text(table)
    return "\n".join(["(", *indented(rows), ")  # fmt: skip"])
