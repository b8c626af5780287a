"""`engine.py` of a game: the integer door, for whoever needs speed more than words."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.emit.expressions.expressions import new_writer
from lawspeaker.emit.files import known_piles
from lawspeaker.emit.modules import Module, rendered
from lawspeaker.emit.naming import Layout, moment_name
from lawspeaker.emit.python_text import INDENT, literal, range_text
from lawspeaker.emit.sentences import frames
from lawspeaker.lower.program import Ask
from lawspeaker.resolve.symbols import Option, Visibility
from lawspeaker.resolve.types import Type, TypeForm

PASSED = ("clone", "dump", "restore")
PUBLIC = (
    "apply begin check clone determinize dump ending hash legal new_state over player playout refresh restore returns "
    "score_parts sees start view winners"
).split()
STARTS = [
    "# Without chance every game begins alike: the first beginning is kept and copied.",
    "STARTS: Final[dict[int, State]] = {}",
]


class EngineWriter:
    """Writes the functions of the integer door, without those about what players see."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.symbols = layout.symbols

    def module(self, views: list[list[str]]) -> Module:
        """Return the module; `views` are its functions about what players see."""
        dealt = any(option.per_player for option in self.symbols.options.values())
        certain = not dealt and not has_chance(self.layout)
        scoring = self.layout.program.scoring is not None
        text = rendered(
            "engine.py.jinja",
            options=[self.option(k, option) for k, option in enumerate(self.symbols.options.values())],
            pushes=self.pushes(),
            waits_for_setup=self.layout.waits_for_setup,
            fresh_budget=self.layout.fresh_budget,
            certain_start=certain,
            asking=asking_verbs(self.layout),
            scoring=scoring,
            seats=self.layout.seats,
            piles=self.layout.has_things,
            checks=[*self.checks(), *known_piles.checks(new_writer(self.layout))],
            shown=self.shown(),
            forget=self.layout.memo.invalidate_all if self.layout.memo.tables else "",
        )
        passes = (*PASSED, "score_parts") if scoring else PASSED
        return Module(
            "engine",
            "the integer door",
            constants=[STARTS] if certain else [],
            functions=[text.rstrip("\n").split("\n"), *views],
            passes=passes,
            listing=tuple(PUBLIC),
            shared=False,
        )

    def pushes(self) -> list[str]:
        """Write the stack before anything runs: setup on top, the course below."""
        writer = new_writer(self.layout)
        program = self.layout.program
        course = [] if program.course is None else [program.course]
        return [line for f in (*course, *reversed(program.setups)) for line in frames.push(writer, f.name, [])]

    def option(self, k: int, option: Option) -> dict[str, str]:
        value = f"[0, *given[{k}]]" if option.per_player else f"given[{k}][0]"
        if option.type.form == TypeForm.YES_NO and not option.per_player:
            value += " != 0"
        return {"name": self.layout.attribute("option", option.name), "text": value}

    def shown(self) -> list[str]:
        """Write that open piles that were shuffled get their order, since players see it as soon as the game waits."""
        lines: list[str] = []
        for pile in self.symbols.piles.values():
            if pile.name not in self.layout.program.shuffled or pile.seen != Visibility.EVERYONE or pile.in_play:
                continue
            code, tag = self.layout.table("pile", pile.name), self.layout.type_name(Type(TypeForm.THING, pile.kind))
            if pile.per_player:
                lines += [f"for p in {self.layout.seats}:", f"{INDENT}with_all_in_order(s, PILES, {code} + p, {tag})"]
            else:
                lines.append(f"with_all_in_order(s, PILES, {code}, {tag})")
        return lines

    def checks(self) -> list[str]:
        """Write the limits of supplies and reserves that must hold at any time."""
        lines: list[str] = []
        width = self.layout.width
        for r in self.layout.symbols.resources.values():
            if r.limit >= 0:
                lines += [
                    f"if sum(s.goods[{r.index}::{width}]) > {r.limit}:",
                    f"    wrong.append({literal(f'more {r.name} than there is')})",
                ]
            if not r.signed:
                lines += [
                    f"if min(s.goods[{r.index}::{width}]) < 0:",
                    f"    wrong.append({literal(f'less than no {r.name}')})",
                ]
        for piece in self.layout.symbols.pieces.values():
            if piece.limit >= 0:
                size = self.layout.places(self.layout.symbols.boards[piece.board])
                attribute = f"s.{self.layout.attribute('piece', piece.name)}"
                rows = f"sum({attribute}[p * {size} : (p + 1) * {size}]) > {piece.limit}"
                first = 0
                if piece.single:
                    rows, first = f"{attribute}.count(p) > {piece.limit}", 1
                lines += [
                    f"if any({rows} for p in {range_text(str(first), 's.players + 1')}):",
                    f"    wrong.append({literal(f'too many of {piece.name}')})",
                ]
        return lines


def asking_verbs(layout: Layout) -> list[str]:
    """Return the functions that ask: one of them is on top of the stack whenever a decision is pending."""
    found: list[str] = []
    for frame in layout.lowered.frames:
        if any(isinstance(line, Ask) for block in frame.blocks for line in block.lines):
            found.append(frame.function.name)
    moments = layout.lowered.moments.values()
    return [*found, *(moment_name(info.event, info.moment) for info in moments if info.site is not None)]


def has_chance(layout: Layout) -> bool:
    """Tell whether anything in the game is drawn."""
    functions = [*layout.lowered.plain, *(frame.function for frame in layout.lowered.frames)]
    drawn = (c.Shuffle, c.Deal, c.Roll, c.Pick)
    return any(isinstance(node, drawn) for function in functions for node in nodes(function.body))
