"""The boards in `tables.py` of a game: how they are made, and the tables the rules look into."""

from __future__ import annotations

from lawspeaker.analysis.domains import SPARE_AREAS
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import literal, tuple_text
from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Board, Thing

SIDES = {"north": "N", "east": "E", "south": "S", "west": "W"}
GRID_TABLES = ("column", "row", "at", "files", "ranks", "towards", "rays", "neighbours")


class BoardTableWriter:
    """Writes boards."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.symbols = layout.symbols

    def sections(self) -> list[list[str]]:
        """Return a group of lines for each board."""
        boards = self.symbols.boards.values()
        return [[self.layout.spec.comment(board.span), *self.board(board)] for board in boards]

    def board(self, board: Board) -> list[str]:
        name = self.layout.table("board", board.name)
        match board.form:
            case "grid" | "hexes":
                made = f"grid({board.width}, {board.height}, {tuple_text([literal(n) for n in board.neighbours])})"
                if board.form == "hexes":
                    made = f"hexes({board.width}, {board.height})"
                lines = [f"{name}: Final = {made}"]
                lines.append(
                    f"{self.layout.table('all', board.place, 'places')}: Final = range({board.width * board.height})"
                )
                for length in (3, 4):
                    if f"{board.place} lines of {length}" in self.layout.constants.names:
                        table = self.layout.table(board.place, "lines of", str(length))
                        lines.append(f"{table}: Final = lines_through({name}, {length})")
                return lines + [f"{self.layout.table(board.place, w)}: Final = {name}.{w}" for w in GRID_TABLES]
            case "circle":
                places = self.layout.table("all", board.place, "places")
                return [
                    f"{name}: Final = circle({board.width})",
                    f"{places}: Final = range({board.width})",
                    f"{self.layout.table(board.place, 'neighbours')}: Final = {name}.neighbours",
                ]
            case "places":
                return self.fixed_map(board, name)
            case _:
                return [f"{self.layout.table('tiles', board.name)}: Final = {self.tile_set(board)}"]

    def fixed_map(self, board: Board, name: str) -> list[str]:
        size = self.layout.places(board)
        ids = {th.name: th.ids[0] for th in self.symbols.things if th.ids and th.ids[0] < size}
        edges: list[str] = []
        for thing in self.symbols.things:
            for word, other in thing.edges:
                if isinstance(other, t.Name) and other.name in ids:
                    kind = board.edges.index(word)
                    edges.append(f"({thing.ids[0]}, {ids[other.name]}, {kind})")
        names = [literal(th.name) for th in self.symbols.things for i in th.ids if i < size]
        kinds = tuple_text([literal(word) for word in board.edges or ("edge",)])
        made = f"fixed({size}, {tuple_text(edges)}, {tuple_text(names)}, {kinds})"
        tables = ("neighbours", "neighbours_by", "joined")
        return [
            f"{name}: Final = {made}",
            *(f"{self.layout.table(board.place, w)}: Final = {name}.{w}" for w in tables),
        ]

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
                if phrase.prep == "on" and isinstance(arg, t.Word):
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
            for one in ends.get("from", [])
            for two in ends.get("to", [])
            if one in names and two in names and kind in board.borders
        ]
