"""`tables.py` of a game: everything that never changes, as named constants."""

from __future__ import annotations

from lawspeaker.check.constants import as_int, as_tuple
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import range_text, tuple_text
from lawspeaker.emit.sentences.labels import asked_at
from lawspeaker.resolve.symbols import FieldSym, Kind, Thing, Visibility
from lawspeaker.resolve.types import TypeForm

SIGHT = {Visibility.NOBODY: 0, Visibility.OWNER: 1, Visibility.EVERYONE: 2}
CELL_TYPES = {TypeForm.LIST: "list[int]", TypeForm.BUNDLE: "list[int]", TypeForm.YES_NO: "bool"}


class TableWriter:
    """Writes constants."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.symbols = layout.symbols

    def sections(self) -> list[list[str]]:
        """Return groups of lines, a comment first; a blank line stands between groups."""
        groups = [self.resources(), *self.enums(), self.kinds(), *self.things(), *self.fields(), self.piles()]
        groups += [*self.dice(), *self.boards(), self.effects()]
        return [*groups, self.bearers(), self.verbs(), self.labels(), self.numbers()]

    def labels(self) -> list[str]:
        """Write where suspended functions go on."""
        asked = asked_at(self.layout)
        labels = sorted(self.layout.labels.items(), key=lambda item: item[1])
        lines = [f"{name}: Final = {number}" for name, number in labels]
        table = f"ASKED_AT: Final[dict[tuple[int, int], int]] = {{{', '.join(asked)}}}"
        return [
            "# Where functions that may suspend go on, and by function and label, where each asked.",
            *lines,
            table,
        ]

    def boards(self) -> list[list[str]]:
        """Write the boards, if there are any."""
        if not self.symbols.boards:
            return []
        # Imported here, because it imports networkx, which is slow.
        from lawspeaker.emit.files.board_tables import BoardTableWriter

        return BoardTableWriter(self.layout).sections()

    def bearers(self) -> list[str]:
        """Write which things have rules at a value or an event, where these are many."""
        lines = ["# Things with rules of their own at a value or an event."] if self.layout.bearers else []
        for table, firsts in self.layout.bearers.items():
            things = [self.symbols.proto_of(first) for first in sorted(firsts)]
            one, all_ = self.layout.thing_constant, self.layout.copies_constant
            names = [one(thing) if len(thing.ids) == 1 else f"*{all_(thing)}" for thing in things]
            marks = f"marked({tuple_text(names)}, {self.symbols.thing_count})"
            lines.append(f"{table}: Final[tuple[bool, ...]] = {marks}")
        return lines

    def resources(self) -> list[str]:
        resources = list(self.symbols.resources.values())
        if not resources:
            return []
        limits = tuple_text([str(r.limit) for r in resources])
        signed = tuple_text([str(r.signed) for r in resources])
        return [
            *self.layout.spec.comments([r.span for r in resources]),
            *(f"{self.layout.table('res', r.name)}: Final = {r.index}" for r in resources),
            f"GOODS: Final = GoodsTable({limits}, {signed})",
        ]

    def enums(self) -> list[list[str]]:
        groups: list[list[str]] = []
        for enum in self.symbols.enums.values():
            words = [f"{self.layout.table(enum.name, word)}: Final = {n}" for n, word in enumerate(enum.words)]
            groups.append([*self.layout.spec.comments([enum.span]), *words])
        return groups

    def kinds(self) -> list[str]:
        lines = ["# All things of a kind."]
        for kind in self.symbols.kinds.values():
            things = range_text(str(kind.first), str(kind.last + 1))
            lines.append(f"{self.layout.kind_range(kind.name)}: Final = {things}")
        return lines

    def things(self) -> list[list[str]]:
        first = ["# Things; of several copies the first."]
        copies = ["# All copies of a thing."]
        for thing in self.symbols.things:
            first.append(f"{self.layout.thing_constant(thing)}: Final = {thing.ids[0]}")
            if len(thing.ids) > 1:
                ids = range_text(str(thing.ids[0]), str(thing.ids[-1] + 1))
                copies.append(f"{self.layout.copies_constant(thing)}: Final = {ids}")
        return [first, copies, self.first_copies()]

    def first_copies(self) -> list[str]:
        """Write for each thing the first of its copies, if the rules ask which things are alike."""
        if "first copy" not in self.layout.constants.names:
            return []
        cells = [str(thing.ids[0]) for thing in self.symbols.things for _ in thing.ids]
        table = f"{self.layout.table('first', 'copy')}: Final[tuple[int, ...]] = {tuple_text(cells)}"
        return ["# By thing, the first of its copies.", table]

    def fields(self) -> list[list[str]]:
        """Write a column for each field; a field that rules change gets its starting values here."""
        columns: list[list[str]] = []
        for kind in self.symbols.kinds.values():
            lines = [self.column(kind, f) for f in kind.fields.values() if f.type.form != TypeForm.STEPS]
            columns.append([self.layout.spec.comment(kind.span), *lines])
        return columns

    def column(self, kind: Kind, sym: FieldSym) -> str:
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
        return f"{self.layout.table(kind.name, sym.name)}: Final[tuple[{inner}, ...]] = {tuple_text(cells)}"

    def cell(self, sym: FieldSym, value: int | tuple[int, ...], thing: Thing, copy: int) -> str:
        if sym.name == "owner" and sym.default is None and thing.per_player and sym.name not in thing.values:
            return str(copy // thing.copies + 1)
        if sym.type.form in (TypeForm.LIST, TypeForm.BUNDLE):
            return f"[{', '.join(map(str, as_tuple(value)))}]"
        return str(bool(as_int(value))) if sym.type.form == TypeForm.YES_NO else str(as_int(value))

    def piles(self) -> list[str]:
        if not self.layout.has_things:
            return []
        lines = ["# Piles; where each player has one, player p's has p added."]
        lines += [f"{self.layout.table('pile', p.name)}: Final = {p.code}" for p in self.symbols.piles.values()]
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

    def dice(self) -> list[list[str]]:
        groups: list[list[str]] = []
        for die in self.symbols.dice.values():
            if not die.faces:
                continue
            faces = tuple_text([tuple_text([str(o) for o in face]) for face in die.faces])
            lines = [f"{self.layout.table(die.name, 'faces')}: Final[tuple[tuple[int, ...], ...]] = {faces}"]
            for mark, word in enumerate(die.marks):
                counts = tuple_text([str(outcome[mark]) for outcome in die.outcomes])
                lines.append(f"{self.layout.table(die.name, word)}: Final[tuple[int, ...]] = {counts}")
            groups.append([self.layout.spec.comment(die.span), *lines])
        return groups

    def effects(self) -> list[str]:
        events = list(self.symbols.events)
        lines = ["# The event each effect, each rule of once lasts until; -1: as long as the call it stands under."]
        if self.layout.program.effects:
            numbers = [str(events.index(e.until)) if e.until else "-1" for e in self.layout.program.effects]
            lines.append(f"{self.layout.table('effects', 'until')}: Final[tuple[int, ...]] = {tuple_text(numbers)}")
        if self.layout.program.once:
            numbers = [str(events.index(event)) for event in self.layout.program.once]
            lines.append(f"{self.layout.table('once', 'until')}: Final[tuple[int, ...]] = {tuple_text(numbers)}")
        return lines

    def verbs(self) -> list[str]:
        lines = ["# Whose frame lies on the stack."]
        return lines + [f"{self.layout.table('verb', name)}: Final = {n}" for name, n in self.layout.verbs.items()]

    def numbers(self) -> list[str]:
        """Write the numbers by which chance and the log name types, pieces and events."""
        lines = ["# Types, pieces and events, as they are numbered for whoever reads."]
        lines += [f"{name}: Final = {tag}" for name, tag in self.layout.type_names.items()]
        for number, piece in enumerate(self.symbols.pieces):
            lines.append(f"{self.layout.table('piece', piece)}: Final = {number}")
        for number, event in enumerate(self.symbols.events):
            lines.append(f"{self.layout.table('event', event)}: Final = {number}")
        return lines
