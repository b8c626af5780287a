"""`tables.py` of a game: everything that never changes, as named constants."""

from __future__ import annotations

from lawspeaker.check.constants import as_int, as_tuple
from lawspeaker.emit.layout import SPARE_AREAS, Layout
from lawspeaker.emit.text import literal, range_text, tuple_text
from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Board, FieldSym, Kind, Thing

SIDES = {"north": "N", "east": "E", "south": "S", "west": "W"}
GRID_TABLES = ("column", "row", "at", "files", "ranks", "towards", "rays", "neighbours")
SIGHT = {"nobody": 0, "owner": 1, "everyone": 2}


class TableWriter:
    """Writes constants."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.symbols = layout.symbols

    def sections(self) -> list[list[str]]:
        """Return groups of lines; a blank line stands between groups."""
        groups = [self.resources(), self.enums(), self.kinds(), self.things(), *self.fields(), self.piles()]
        groups += [self.dice(), *(self.board(board) for board in self.symbols.boards.values()), self.effects()]
        groups.append(self.verbs())
        return [group for group in groups if group]

    def resources(self) -> list[str]:
        if not self.symbols.resources:
            return []
        lines = [f"{self.layout.table('res', r.name)}: Final = {r.index}" for r in self.symbols.resources.values()]
        limits = tuple_text([str(r.limit) for r in self.symbols.resources.values()])
        signed = tuple_text([str(r.signed) for r in self.symbols.resources.values()])
        lines.append(f"{self.layout.table('goods', 'limits')}: Final[tuple[int, ...]] = {limits}")
        lines.append(f"{self.layout.table('goods', 'signed')}: Final[tuple[bool, ...]] = {signed}")
        return lines

    def enums(self) -> list[str]:
        lines: list[str] = []
        for enum in self.symbols.enums.values():
            lines += [f"{self.layout.table(enum.name, word)}: Final = {n}" for n, word in enumerate(enum.words)]
        return lines

    def kinds(self) -> list[str]:
        return [
            f"{self.layout.kind_range(kind.name)}: Final = {range_text(str(kind.first), str(kind.last + 1))}"
            for kind in self.symbols.kinds.values()
        ]

    def things(self) -> list[str]:
        lines = [f"{self.layout.thing_constant(th)}: Final = {th.ids[0]}" for th in self.symbols.things]
        for thing in self.symbols.things:
            if len(thing.ids) > 1:
                copies = range_text(str(thing.ids[0]), str(thing.ids[-1] + 1))
                lines.append(f"{self.layout.copies_constant(thing)}: Final = {copies}")
        return lines

    def fields(self) -> list[list[str]]:
        """Write a column for each field; a field that rules change gets its starting values here."""
        columns: list[list[str]] = []
        for kind in self.symbols.kinds.values():
            lines = [self.column(kind, f) for f in kind.fields.values() if f.type.form != "steps"]
            columns.append(lines)
        return columns

    def column(self, kind: Kind, sym: FieldSym) -> str:
        values: dict[int, str] = {}
        for thing in self.symbols.things:
            if self.symbols.is_kind(thing.kind, kind.name):
                value = self.layout.checked.fields[thing.index].get(sym.name, 0)
                for copy, number in enumerate(thing.ids):
                    values[number] = self.cell(sym, value, thing, copy)
        first = kind.first if sym.dynamic else 0
        empty = "[]" if sym.type.form in ("list", "bundle") else "False" if sym.type.form == "yes_no" else "0"
        cells = [values.get(number, empty) for number in range(first, kind.last + 1)]
        inner = {"list": "list[int]", "bundle": "list[int]", "yes_no": "bool"}.get(sym.type.form, "int")
        return f"{self.layout.table(kind.name, sym.name)}: Final[tuple[{inner}, ...]] = {tuple_text(cells)}"

    def cell(self, sym: FieldSym, value: int | tuple[int, ...], thing: Thing, copy: int) -> str:
        if sym.name == "owner" and sym.default is None and thing.per_player and sym.name not in thing.values:
            return str(copy // thing.copies + 1)
        if sym.type.form in ("list", "bundle"):
            return f"[{', '.join(map(str, as_tuple(value)))}]"
        return str(bool(as_int(value))) if sym.type.form == "yes_no" else str(as_int(value))

    def piles(self) -> list[str]:
        if not self.layout.has_things:
            return []
        lines = [f"{self.layout.table('pile', p.name)}: Final = {p.code}" for p in self.symbols.piles.values()]
        sight: list[str] = []
        owner: list[str] = []
        for pile in self.symbols.piles.values():
            seats = range(self.symbols.players[1] + 1) if pile.per_player else range(1)
            for seat in seats:
                sight.append(str(SIGHT[pile.seen]))
                owner.append(str(seat))
        group = self.backs()
        args = f"{tuple_text(sight)}, {tuple_text(owner)}, {tuple_text(group)}"
        return [*lines, f"PILES: Final = PileTable({args})"]

    def backs(self) -> list[str]:
        """Number things that cannot be told apart from behind: of one topmost kind, with one value of its back."""
        groups: dict[tuple[str, object], int] = {}
        numbers: list[str] = []
        for thing in self.symbols.things:
            root, back = thing.kind, None
            current: str | None = thing.kind
            while current is not None and current in self.symbols.kinds:
                root = current
                back = back or self.symbols.kinds[current].back
                current = self.symbols.kinds[current].parent
            value = self.layout.checked.fields[thing.index].get(back) if back is not None else None
            number = groups.setdefault((root, value), len(groups))
            numbers += [str(number)] * len(thing.ids)
        return numbers

    def dice(self) -> list[str]:
        lines: list[str] = []
        for die in self.symbols.dice.values():
            if not die.faces:
                continue
            faces = tuple_text([tuple_text([str(o) for o in face]) for face in die.faces])
            lines.append(f"{self.layout.table(die.name, 'faces')}: Final[tuple[tuple[int, ...], ...]] = {faces}")
            for mark, word in enumerate(die.marks):
                counts = tuple_text([str(outcome[mark]) for outcome in die.outcomes])
                lines.append(f"{self.layout.table(die.name, word)}: Final[tuple[int, ...]] = {counts}")
        return lines

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

    def effects(self) -> list[str]:
        events = list(self.symbols.events)
        lines: list[str] = []
        if self.layout.program.effects:
            numbers = [str(events.index(e.until)) if e.until else "-1" for e in self.layout.program.effects]
            lines.append(f"{self.layout.table('effects', 'until')}: Final[tuple[int, ...]] = {tuple_text(numbers)}")
        if self.layout.program.once:
            numbers = [str(events.index(event)) for event in self.layout.program.once]
            lines.append(f"{self.layout.table('once', 'until')}: Final[tuple[int, ...]] = {tuple_text(numbers)}")
        return lines

    def verbs(self) -> list[str]:
        return [f"{self.layout.table('verb', name)}: Final = {number}" for name, number in self.layout.verbs.items()]
