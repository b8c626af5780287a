"""`tables.py` of a game: everything that never changes, as named constants."""

from __future__ import annotations

from collections.abc import Iterator

from lawspeaker.analysis.domains import index_count, may_be_absent
from lawspeaker.analysis.thing_rows import has_few_values, is_listed_anew, present_rows
from lawspeaker.check.constants import as_int, as_tuple
from lawspeaker.emit.constant_names import ASKED_AT, GATHERED_AT, GOODS_TABLE, PILE_TABLE
from lawspeaker.emit.modules import Constant, Module, Section, used_sections
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import range_text, tuple_text
from lawspeaker.emit.sentences.labels import asked_at, gathered_at
from lawspeaker.resolve.symbols import FieldSym, Kind, Thing, Visibility
from lawspeaker.resolve.types import TypeForm

SIGHT = {Visibility.NOBODY: 0, Visibility.OWNER: 1, Visibility.EVERYONE: 2}
CELL_TYPES = {TypeForm.LIST: "list[int]", TypeForm.BUNDLE: "list[int]", TypeForm.YES_NO: "bool"}


ROWS_TYPE = "tuple[tuple[int, ...], ...]"


def nested(rows: list[list[int]]) -> str:
    """Write rows of numbers as a tuple of tuples.

    >>> nested([[1, 2], [], [3]])
    '((1, 2), (), (3,))'
    """
    return tuple_text([tuple_text([str(number) for number in row]) for row in rows])


class TableWriter:
    """Writes constants."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.symbols = layout.symbols

    def module(self) -> Module:
        """Return the module with the constants that are used so far; call this when all other modules are written."""
        boards = [self.layout.board_constant(board) for board in self.symbols.boards.values()]
        used = {*self.layout.constants.used, *boards}  # views and graphs need the boards, even if no rule does
        return Module("tables", "what never changes", used_sections(self.sections(), used))

    def sections(self) -> list[Section]:
        """Return all constants that a game could use."""
        groups = [self.sizes(), self.resources(), *self.enums(), self.kinds(), *self.things(), *self.fields()]
        groups += [self.present_things(), self.things_by_field(), self.piles()]
        groups += [*self.dice(), *self.boards(), self.effects()]
        return [*groups, self.bearers(), self.verbs(), self.labels(), self.effect_numbers(), self.numbers()]

    def sizes(self) -> Section:
        """Return the numbers that follow from the declarations."""
        rows = [Constant(name, str(number)) for name, number in sorted(self.layout.sizes.items())]
        comment = "# How many there are of something, where the things of a kind begin and end, and limits; in keys of"
        return Section([comment, "# memoized values, how many a part of the key has, one of them for nothing."], rows)

    def labels(self) -> Section:
        """Return where suspended functions go on."""
        asked = asked_at(self.layout)
        labels = sorted(self.layout.labels.items(), key=lambda item: item[1])
        rows = [Constant(name, str(number)) for name, number in labels]
        entries = ", ".join(f"({verb}, {label}): {block}" for verb, label, block in asked)
        needs = tuple(name for row in asked for name in row)
        table = Constant(self.layout.table(ASKED_AT), f"{{{entries}}}", "dict[tuple[int, int], int]", needs)
        comment = "# Where functions that may suspend go on, and by function and label, where each asked."
        return Section([comment], [*rows, table, *self.gathered()])

    def gathered(self) -> list[Constant]:
        """Return where functions wait for players who choose together, if any do."""
        rows = gathered_at(self.layout)
        entries = ", ".join(f"({r.verb}, {r.label}): ({r.start}, {r.var}, {r.asked}, {r.sealed})" for r in rows)
        needs = tuple(name for row in rows for name in (row.verb, row.label, row.start))
        type_ = "dict[tuple[int, int], tuple[int, int, int, int]]"
        return [Constant(self.layout.table(GATHERED_AT), f"{{{entries}}}", type_, needs)] if rows else []

    def effect_numbers(self) -> Section:
        """Return the numbers of effects."""
        rows = [Constant(name, str(value)) for name, (value, file) in self.layout.numbers.items() if not file]
        return Section(["# Effects."], sorted(rows, key=lambda row: int(row.value)))

    def boards(self) -> list[Section]:
        """Return the boards, if there are any."""
        if not self.symbols.boards:
            return []
        # Imported here, because it imports networkx, which is slow.
        from lawspeaker.emit.files.board_tables import BoardTableWriter

        return BoardTableWriter(self.layout).sections()

    def bearers(self) -> Section:
        """Return which things have steps, and which have rules at a value or an event, where these are many."""
        rows: list[Constant] = []
        for table, firsts in [*self.layout.bearers.items(), *self.with_steps()]:
            things = [self.symbols.proto_of(first) for first in sorted(firsts)]
            one, all_ = self.layout.thing_constant, self.layout.copies_constant
            names = [one(thing) if len(thing.ids) == 1 else all_(thing) for thing in things]
            marks = [name if len(thing.ids) == 1 else f"*{name}" for name, thing in zip(names, things, strict=True)]
            value = f"marked({tuple_text(marks)}, {self.symbols.thing_count})"
            rows.append(Constant(table, value, "tuple[bool, ...]", tuple(names)))
        return Section(["# Things with rules of their own at a value or an event."], rows)

    def with_steps(self) -> Iterator[tuple[str, set[int]]]:
        """Yield for each field of steps the things that have some there."""
        things, steps = self.symbols.things, self.layout.program.steps
        for field in [f for kind in self.symbols.kinds.values() for f in kind.fields.values()]:
            if field.type.form == TypeForm.STEPS:
                table = self.layout.constants.unused_name(field.owner, "with", field.name)
                yield table, {things[index].ids[0] for index in steps.get((field.owner, field.name), {})}

    def resources(self) -> Section:
        resources = list(self.symbols.resources.values())
        limits = tuple_text([str(r.limit) for r in resources])
        signed = tuple_text([str(r.signed) for r in resources])
        rows = [Constant(self.layout.table("res", r.name), str(r.index)) for r in resources]
        table = Constant(self.layout.table(GOODS_TABLE), f"GoodsTable({limits}, {signed})")
        return Section(self.layout.spec.comments([r.span for r in resources]), [*rows, table])

    def enums(self) -> list[Section]:
        return [
            Section(
                self.layout.spec.comments([enum.span]),
                [Constant(self.layout.table(enum.name, word), str(n)) for n, word in enumerate(enum.words)],
            )
            for enum in self.symbols.enums.values()
        ]

    def kinds(self) -> Section:
        rows = [
            Constant(self.layout.kind_range(kind.name), range_text(str(kind.first), str(kind.last + 1)))
            for kind in self.symbols.kinds.values()
        ]
        return Section(["# All things of a kind."], rows)

    def things(self) -> list[Section]:
        first: list[Constant] = []
        copies: list[Constant] = []
        for thing in self.symbols.things:
            first.append(Constant(self.layout.thing_constant(thing), str(thing.ids[0])))
            if len(thing.ids) > 1:
                ids = range_text(str(thing.ids[0]), str(thing.ids[-1] + 1))
                copies.append(Constant(self.layout.copies_constant(thing), ids))
        return [
            Section(["# Things; of several copies the first."], first),
            Section(["# All copies of a thing."], copies),
            self.first_copies(),
        ]

    def first_copies(self) -> Section:
        """Return for each thing the first of its copies, for rules that compare things."""
        cells = [str(thing.ids[0]) for thing in self.symbols.things for _ in thing.ids]
        table = Constant(self.layout.table("first", "copy"), tuple_text(cells), "tuple[int, ...]")
        return Section(["# By thing, the first of its copies."], [table])

    def fields(self) -> list[Section]:
        """Return a column for each field; of a field that rules change, it holds the starting values."""
        columns: list[Section] = []
        for kind in self.symbols.kinds.values():
            rows = [self.column(kind, f) for f in kind.fields.values() if f.type.form != TypeForm.STEPS]
            columns.append(Section([self.layout.spec.comment(kind.span)], rows))
        return columns

    def present_things(self) -> Section:
        """Return the things of a kind that take part, by the settings on which that depends."""
        kinds = [kind for kind in self.symbols.kinds.values() if may_be_absent(self.symbols, kind.name)]
        rows = [
            Constant(
                self.layout.table("present", kind.plural), nested(present_rows(self.symbols, kind.name)), ROWS_TYPE
            )
            for kind in kinds
            if not is_listed_anew(self.symbols, kind.name)
        ]
        return Section(["# The things that take part, by the number of players and by modules that are on."], rows)

    def things_by_field(self) -> Section:
        """Return the things of a kind, by the value of a field that nothing changes."""
        rows = [
            Constant(self.layout.table(kind.plural, "by", sym.name), nested(self.rows_by_field(kind, sym)), ROWS_TYPE)
            for kind in self.symbols.kinds.values()
            for sym in self.fields_of(kind)
        ]
        return Section(["# Things by the value of a field that nothing changes."], rows)

    def fields_of(self, kind: Kind) -> list[FieldSym]:
        """Return the fields of a kind and of those above it that tables can list things by."""
        above = [other for other in self.symbols.kinds.values() if self.symbols.is_kind(kind.name, other.name)]
        fields = [sym for other in above for sym in other.fields.values()]
        return [sym for sym in fields if has_few_values(sym) and not sym.dynamic]

    def rows_by_field(self, kind: Kind, sym: FieldSym) -> list[list[int]]:
        """Return the things of a kind for each value of a field, from the lowest value on."""
        of, kinds = sym.type.bare(), self.symbols.kinds
        first = kinds[of.name].first if of.form == TypeForm.THING else 0
        rows: list[list[int]] = [[] for _ in range(index_count(self.symbols, of) - first)]
        for thing in self.symbols.things_of(kind.name):
            value = self.layout.checked.fields[thing.index].get(sym.name, 0)
            for copy, number in enumerate(thing.ids):
                cell = int(self.cell(sym, value, thing, copy))
                if cell >= first:
                    rows[cell - first].append(number)
        return [sorted(row) for row in rows]

    def column(self, kind: Kind, sym: FieldSym) -> Constant:
        values: dict[int, str] = {}
        for thing in self.symbols.things:
            if self.symbols.is_kind(thing.kind, kind.name):
                value = self.layout.checked.fields[thing.index].get(sym.name, 0)
                for copy, number in enumerate(thing.ids):
                    values[number] = self.cell(sym, value, thing, copy)
        first = kind.first if sym.dynamic else 0
        empty = (
            "[]"
            if sym.type.form in (TypeForm.LIST, TypeForm.BUNDLE)
            else "False"
            if sym.type.form == TypeForm.YES_NO
            else "0"
        )
        cells = [values.get(number, empty) for number in range(first, kind.last + 1)]
        inner = CELL_TYPES.get(sym.type.form, "int")
        return Constant(self.layout.table(kind.name, sym.name), tuple_text(cells), f"tuple[{inner}, ...]")

    def cell(self, sym: FieldSym, value: int | tuple[int, ...], thing: Thing, copy: int) -> str:
        if sym.name == "owner" and sym.default is None and thing.per_player and sym.name not in thing.values:
            return str(copy // thing.copies + 1)
        if sym.type.form in (TypeForm.LIST, TypeForm.BUNDLE):
            return f"[{', '.join(map(str, as_tuple(value)))}]"
        return str(bool(as_int(value))) if sym.type.form == TypeForm.YES_NO else str(as_int(value))

    def piles(self) -> Section:
        comments = ["# Piles; where each player has one, player p's has p added."]
        if not self.layout.has_things:
            return Section(comments, [])
        piles = self.symbols.piles.values()
        rows = [Constant(self.layout.table("pile", pile.name), str(pile.code)) for pile in piles]
        seats = [(pile, seat) for pile in piles for seat in range(pile.slots)]
        visibility = tuple_text([str(SIGHT[pile.seen]) for pile, _ in seats])
        owner = tuple_text([str(seat if pile.per_player else 0) for pile, seat in seats])
        places = f", places={self.layout.indexed_places}" if self.layout.indexed_places else ""
        table = f"PileTable({visibility}, {owner}, {tuple_text(self.backs())}{places})"
        return Section(comments, [*rows, Constant(self.layout.table(PILE_TABLE), table)])

    def backs(self) -> list[str]:
        """Number the backs of things: those of one topmost kind with one value of its back look the same."""
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

    def dice(self) -> list[Section]:
        groups: list[Section] = []
        for die in self.symbols.dice.values():
            if not die.faces:
                continue
            faces = tuple_text([tuple_text([str(o) for o in face]) for face in die.faces])
            rows = [Constant(self.layout.table(die.name, "faces"), faces, "tuple[tuple[int, ...], ...]")]
            for mark, word in enumerate(die.marks):
                counts = tuple_text([str(outcome[mark]) for outcome in die.outcomes])
                rows.append(Constant(self.layout.table(die.name, word), counts, "tuple[int, ...]"))
            groups.append(Section([self.layout.spec.comment(die.span)], rows))
        return groups

    def effects(self) -> Section:
        events = list(self.symbols.events)
        untils = [str(events.index(e.until)) if e.until else "-1" for e in self.layout.program.effects]
        onces = [str(events.index(event)) for event in self.layout.program.once]
        comment = "# The event each effect, each rule of once lasts until; -1: as long as the call it is written under."
        rows = [
            Constant(self.layout.table("effects", "until"), tuple_text(untils), "tuple[int, ...]"),
            Constant(self.layout.table("once", "until"), tuple_text(onces), "tuple[int, ...]"),
        ]
        return Section([comment], rows)

    def verbs(self) -> Section:
        rows = [Constant(self.layout.table("verb", name), str(n)) for name, n in self.layout.verbs.items()]
        return Section(["# Whose frame lies on the stack."], rows)

    def numbers(self) -> Section:
        """Return the numbers by which chance and the log name types, pieces and events."""
        rows = [Constant(name, str(tag)) for name, tag in self.layout.type_names.items()]
        rows += [Constant(self.layout.table("piece", piece), str(n)) for n, piece in enumerate(self.symbols.pieces)]
        rows += [Constant(self.layout.table("event", event), str(n)) for n, event in enumerate(self.symbols.events)]
        return Section(["# Types, pieces and events, as chance and the log number them."], rows)
