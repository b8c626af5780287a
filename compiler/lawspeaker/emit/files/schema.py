"""`schema.py` of a game: what the numbers of its states may be, so that a restored state can be checked.

    state tricks: 0 to 17           Part("tricks", RANGE_NUMBER)
    state trump: suit               Part("trump", RANGE_SUIT)
    choose c by p from hand of p    Frame((RANGE_SEAT, RANGE_CARD), waits=((3, 0),))

A declared range such as `0 to 17` is not used: rules may go beyond it while a game is played.
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.analysis.suspension import MomentInfo
from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.emit.files.state import Attribute, AttributeForm
from lawspeaker.emit.modules import Module
from lawspeaker.emit.naming import IDLE, Layout, moment_name
from lawspeaker.emit.python_text import literal, tuple_text
from lawspeaker.emit.render import definition
from lawspeaker.emit.sentences.labels import BEGIN, RUN_TRIGGER, label_blocks, resumed_at
from lawspeaker.lower.program import Ask, Coroutine, NextSeat, Push, PushSteps, RunTriggers
from lawspeaker.resolve.symbols import Piece
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.text.expressions.dice import english_mark, sides
from lawspeaker_runtime.state.effects_and_triggers import ONCE_BITS

FORMS = {
    AttributeForm.INT: "ONE",
    AttributeForm.BOOL: "ONE",
    AttributeForm.INTS: "ROW",
    AttributeForm.BOOLS: "ROW",
    AttributeForm.LISTS: "ROWS",
    AttributeForm.LAYOUT: "LAYOUT",
}


class SchemaWriter:
    """Writes the schema of a game's states."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.symbols = layout.symbols
        self.ranges: dict[str, str] = {}

    def module(self, attributes: list[Attribute]) -> Module:
        """Return the module."""
        arguments = self.fields(attributes)
        schema = definition((*self.ranges, "SCHEMA"), "modules/schema", ranges=self.ranges, arguments=arguments)
        return Module("schema", "what the numbers of a state may be", functions=[schema])

    def fields(self, attributes: list[Attribute]) -> list[tuple[str, str]]:
        """Return the arguments of `StateSchema(...)`; what is empty is left out."""
        s = self.symbols
        program = self.layout.program
        found = [
            ("players", f"({s.players[0]}, {s.players[1]})"),
            ("sites", "RULES.sites"),
            ("phases", str(len(s.phases))),
            ("endings", str(len(program.endings))),
            ("frames", tuple_text([self.verb(name) for name in self.layout.verbs])),
            ("effects", tuple_text([self.effect(effect) for effect in program.effects])),
            ("things", str(s.thing_count)),
            ("places", str(max((self.layout.places(board) for board in s.boards.values()), default=0))),
            ("piles", "PILES" if self.layout.has_things else ""),
            ("kinds", tuple_text(self.kinds()) if self.layout.has_things else "()"),
            ("parts", tuple_text([self.part(attribute) for attribute in attributes])),
            ("derived", tuple_text([text for piece in s.pieces.values() if (text := self.derived(piece))])),
        ]
        needed = ("players", "sites", "phases", "endings", "frames")
        return [(key, text) for key, text in found if key in needed or text not in ("", "()", "0")]

    def range_of(self, type_: Type) -> str:
        """Write what values of a type may be; of a list, its elements."""
        bare = type_.element.bare() if type_.form == TypeForm.LIST else type_.bare()
        s = self.symbols
        match bare.form:
            case TypeForm.YES_NO:
                return "RANGE_YES_NO"
            case TypeForm.PLAYER:
                return "RANGE_SEAT"
            case TypeForm.ENUM:
                return self.named(bare.name, f"Range(0, {len(s.enums[bare.name].words) - 1}, nothing=True)")
            case TypeForm.THING if bare.name in s.kinds:
                kind = s.kinds[bare.name]
                return self.named(bare.name, f"Range({kind.first}, {kind.last}, nothing=True)")
            case TypeForm.THING:
                return self.named("thing", f"Range(0, {s.thing_count - 1}, nothing=True)")
            case TypeForm.PLACE:
                board = self.layout.board_of(bare)
                assert board is not None
                return self.named(bare.name, f"Range(0, {self.layout.places(board) - 1}, nothing=True)")
            case TypeForm.SPOT:
                board = s.boards[bare.name]
                return self.named("spot", f"Range(0, {4 * board.width * board.height - 1}, nothing=True)")
            case TypeForm.RECORD:
                return self.record_range(bare.name)
            case TypeForm.RESOURCE:
                return self.named("resource", f"Range(0, {self.layout.width - 1}, nothing=True)")
            case TypeForm.OUTCOME | TypeForm.FACE:
                outcomes, faces = sides(s.dice[bare.name], english_mark)
                count = len(outcomes if bare.form == TypeForm.OUTCOME else faces)
                return self.named(f"{bare.name}_{bare.form.value}", f"Range(0, {count - 1}, nothing=True)")
            case TypeForm.PHASE:
                return self.named("phase", f"Range(0, {len(s.phases) - 1}, nothing=True)")
            case (TypeForm.BUNDLE | TypeForm.LIST | TypeForm.NOTHING | TypeForm.NUMBER | TypeForm.OPTIONAL
                  | TypeForm.STEPS | TypeForm.UNKNOWN):  # fmt: skip
                return "RANGE_NUMBER"
            case _:
                assert_never(bare.form)

    def record_range(self, name: str, more: int = 0) -> str:
        """Write the numbers of the records of a sort that are there."""
        fields = self.symbols.records[name].fields
        if not fields:
            return "RANGE_NUMBER"
        part = self.layout.field_attribute(next(iter(fields.values())))
        words = (name,) if not more else (name, "mark")
        return self.named("_".join(words), f"Range(0, {more - 1}, nothing=True, grows={literal(part)})")

    def named(self, word: str, text: str) -> str:
        """Return the constant for a range."""
        name = self.layout.table("range", word)
        while self.ranges.setdefault(name, text) != text:  # an enum may be called like what every game has
            name += "_"
        return name

    def part(self, attribute: Attribute) -> str:
        """Write what an attribute may be."""
        form = FORMS[attribute.form]
        values = self.range_of(attribute.type)
        if attribute.name == "once":
            values = f"Range(0, {(len(self.layout.program.once) << ONCE_BITS) - 1})"
        parts = [literal(attribute.name), values]
        parts += [f"Form.{form}"] if form != "ONE" else []
        parts += [attribute.size] if attribute.size else []
        parts += [f"tiles={attribute.extra}"] if attribute.form is AttributeForm.LAYOUT else []
        if attribute.type.form == TypeForm.BUNDLE and form == "ROWS":
            parts.append(f"width={self.layout.width}")
        elif attribute.type.form == TypeForm.BUNDLE:
            parts.append(f"count={self.layout.width}")
        return f"Part({', '.join(parts)})"

    def derived(self, piece: Piece) -> str:
        """Write the attributes that are computed from the places of a piece; nothing if there are none."""
        kept = [
            ("placed", not piece.single),
            ("vacant", piece.name in self.layout.vacant),
            ("owned", piece.name in self.layout.owned),
        ]
        names = [
            f'{word}="{self.layout.attribute("piece", f"{piece.name}_{word}")}"' for word, is_kept in kept if is_kept
        ]
        if not names:
            return ""
        size = self.layout.places(self.symbols.boards[piece.board])
        return f'Derived("{self.layout.attribute("piece", piece.name)}", {size}, {", ".join(names)})'

    def kinds(self) -> list[str]:
        """Write which things may lie in piles, in the order of the codes of piles."""
        return [
            f"({self.range_of(Type(TypeForm.THING, pile.kind))}, {pile.slots})" for pile in self.symbols.piles.values()
        ]

    def verb(self, name: str) -> str:
        """Write what the frame of a suspended function holds."""
        frame = self.layout.frames.get(name)
        if frame is not None:
            return self.frame(frame)
        if name == IDLE:
            return f"Frame(resumes=({self.layout.use_label(BEGIN)},))"
        for info in self.layout.lowered.moments.values():
            if info.suspends and moment_name(info.event, info.moment) == name:
                return self.moment(info)
        raise AssertionError(f"no moment is called {name}")

    def frame(self, frame: Coroutine) -> str:
        types = {**frame.function.locals, **dict(frame.function.params)}
        lines = [line for block in frame.blocks for line in block.lines]
        special = {mark: self.record_range(record, 1) for record, mark in frame.function.marks.items()}
        for line in lines:
            if isinstance(line, NextSeat):
                special[line.next] = self.named("next_seat", "Range(0, 1, grows=PLAYERS)")
                special[line.left] = "RANGE_SEAT"
        slots = [special.get(name) or self.range_of(types[name]) for name in frame.slots]
        kept = [self.range_of(types[name]) for name in frame.lists]
        labels = label_blocks(self.layout, frame)
        waits = [
            f"({labels[block.number + 1]}, {line.stmt.site.index})"
            for block in frame.blocks
            for line in block.lines
            if isinstance(line, Ask) and line.stmt.site is not None
        ]
        resumes = {labels[line.resume] for line in lines if isinstance(line, Push | PushSteps | RunTriggers)}
        self.layout.constants.used |= resumes
        if frame.function.name in self.first_functions():
            resumes.add(self.layout.use_label(BEGIN))
        return frame_text(slots, kept, waits, sorted(resumes))

    def first_functions(self) -> set[str]:
        """Return the functions that wait below the setup before they begin."""
        program = self.layout.program
        course = [] if program.course is None else [program.course]
        return {function.name for function in (*course, *program.setups)}

    def moment(self, info: MomentInfo) -> str:
        """Write what the frame of triggers holds: the fields of their event, and what is still to run."""
        types = [param.type for param in self.symbols.events[info.event].params]
        slots = [self.range_of(type_) for type_ in types if not is_list(type_)]
        kept = [self.range_of(type_) for type_ in types if is_list(type_)]
        waits = [f"({self.layout.use_label(*RUN_TRIGGER)}, {info.site.index})"] if info.site is not None else []
        names = {trigger.function.name for trigger in info.triggers}
        resumes = [self.layout.use_label(*resumed_at(info))]
        if info.event == "ended" and info.moment == c.Moment.AFTER and self.layout.asks_at_end(c.Moment.BEFORE):
            resumes = [self.layout.use_label(BEGIN), *resumes]  # it waits below what comes before the end
        return frame_text(slots, kept, waits, resumes, len(names))

    def effect(self, effect: c.Effect) -> str:
        """Write what an effect captures: numbers, and lists behind them."""
        single = [self.range_of(var.type) for var in effect.captures if not is_list(var.type)]
        listed = [self.range_of(var.type) for var in effect.captures if is_list(var.type)]
        return f"({tuple_text(single)}, {tuple_text(listed)})"


def frame_text(slots: list[str], kept: list[str], waits: list[str], resumes: list[str], matches: int = -1) -> str:
    """Write a frame."""
    parts = [tuple_text(slots), tuple_text(kept)] if kept else [tuple_text(slots)] if slots else []
    parts += [f"waits={tuple_text(waits)}"] if waits else []
    parts += [f"resumes={tuple_text(resumes)}"] if resumes else []
    parts += [f"matches={matches}"] if matches >= 0 else []
    return f"Frame({', '.join(parts)})"
