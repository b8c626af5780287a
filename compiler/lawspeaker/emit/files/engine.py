"""`engine.py` of a game: its functions over integers, for callers that need speed."""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.emit import size_names
from lawspeaker.emit.expressions import measures
from lawspeaker.emit.files import known_piles, nearness, ranges, search
from lawspeaker.emit.modules import Constant, Module, Section
from lawspeaker.emit.naming import Layout, moment_name
from lawspeaker.emit.new_writer import new_writer
from lawspeaker.emit.precedence import ADD
from lawspeaker.emit.python_text import literal, range_text
from lawspeaker.emit.render import Definition, definition, rendered
from lawspeaker.emit.sentences.frame_slots import push
from lawspeaker.lower.program import Ask
from lawspeaker.resolve.symbols import Option, Visibility
from lawspeaker.resolve.types import Type, TypeForm

IMPORTED = ("clone", "dump", "restore")
PUBLIC = tuple(
    "action_count action_name apply begin check clone determinize dump ending flat_search hash is_mcts legal mcts "
    "nearness new_state observation_legend observe over player playout refresh restore returns sample score_parts sees "
    "start turn_to view waiting winners".split()
)
STARTS = Section(
    ["# Without chance every game begins alike: the first start is cached and copied."],
    [Constant("STARTS", "{}", "dict[int, State]")],
)
OBSERVATION = Section(
    ["# How `observe` writes a view: the keys, and a row of numbers for each."],
    [
        Constant("OBSERVED", "words_of(RULES)", "list[str]"),
        Constant("OBSERVATION", "plan_of(RULES)", "list[list[int]]"),
    ],
)
USUAL = Section(
    ["# The options of games without settings, as far as they do not depend on the seed, for each number of players."],
    [Constant("USUAL", "{}", "dict[int, list[list[int]]]")],
)


class OptionRow(Struct, frozen=True):
    """An option: its attribute of the state, and the text of its value in `given`."""

    name: str
    value: str


class Limit(Struct, frozen=True):
    """A test that holds only if something is wrong, and the message that says what."""

    test: str
    message: str


class OpenPile(Struct, frozen=True):
    """A shuffled pile that all players see: its number, and the type of its things.

    Of several piles, one of each player or key, `over` is what a loop runs over that adds to the number.
    """

    code: str
    tag: str
    over: str


class EngineWriter:
    """Writes `engine.py` without the functions about what players see."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.symbols = layout.symbols
        self.writer = new_writer(layout)

    def module(self, views: list[Definition]) -> Module:
        """Return the module; `views` are its functions about what players see."""
        dealt = any(option.per_player for option in self.symbols.options.values())
        certain = not dealt and not has_chance(self.layout)
        scoring = self.layout.program.scoring is not None
        together = self.layout.program.endings_together()
        imported = (*IMPORTED, "score_parts") if scoring else IMPORTED
        asking = asking_verbs(self.layout)
        text = rendered(
            "modules/engine",
            options=[self.option(k, option) for k, option in enumerate(self.symbols.options.values())],
            pushes=self.pushes(),
            waits_for_setup=self.layout.waits_for_setup,
            fresh_budget=self.layout.fresh_budget,
            certain_start=certain,
            only_asking=asking[0] if len(asking) == 1 else "",
            scoring=scoring,
            together=", ".join(map(str, together)) + "," * (len(together) == 1),
            seats=self.layout.seats,
            gathers=self.layout.gathers,
            piles=self.layout.has_things,
            limits=[*self.resource_limits(), *self.piece_limits()],
            ranges=ranges.ranges(self.layout),
            claims=known_piles.claims(new_writer(self.layout)),
            open_piles=self.open_piles(),
            invalidate_all=self.layout.memo.invalidate_all if self.layout.memo.tables else "",
        )
        functions = Definition(
            tuple(name for name in PUBLIC if name not in (*imported, *search.PUBLIC, "nearness")), text
        )
        return Module(
            "engine",
            "the integer door",
            constants=[*([STARTS] if certain else []), *([USUAL] if self.symbols.options else []), OBSERVATION],
            functions=[
                functions,
                *views,
                nearness.function(self.layout),
                search.functions(self.layout, asking[0] if len(asking) == 1 else "", not has_chance(self.layout)),
                self.sample(certain),
            ],
            listing=PUBLIC,
            shared=False,
        )

    def sample(self, certain: bool) -> Definition:
        """Return the function that plays many games; `certain`: they all begin alike."""
        scoring = self.layout.program.scoring is not None
        return definition(
            ("points_so_far", "sample") if scoring else "sample",
            "modules/sample",
            certain_start=certain,
            piles=self.layout.has_things,
            open_piles=self.open_piles(),
            scoring=scoring,
            seats=self.layout.seats,
        )

    def pushes(self) -> list[str]:
        """Write the stack before anything runs: setup on top, the course below."""
        writer = new_writer(self.layout)
        program = self.layout.program
        course = [] if program.course is None else [program.course]
        return [line for f in (*course, *reversed(program.setups)) for line in push(writer, f.name, [])]

    def option(self, k: int, option: Option) -> OptionRow:
        value = f"[0, *given[{k}]]" if option.per_player else f"given[{k}][0]"
        if option.type.form == TypeForm.YES_NO and not option.per_player:
            value += " != 0"
        return OptionRow(self.layout.attribute("option", option.name), value)

    def open_piles(self) -> list[OpenPile]:
        """Return the open piles that are shuffled: players see their order as soon as the game waits."""
        return [
            OpenPile(
                self.layout.table("pile", pile.name),
                self.layout.type_name(Type(TypeForm.THING, pile.kind)),
                known_piles.keys_of(self.layout, pile),
            )
            for pile in self.symbols.piles.values()
            if pile.name in self.layout.program.shuffled and pile.seen == Visibility.EVERYONE and not pile.in_play
        ]

    def resource_limits(self) -> list[Limit]:
        """Return the limits of resources, which must hold at any time."""
        found: list[Limit] = []
        for r in self.symbols.resources.values():
            good = self.layout.table("res", r.name)
            amounts = f"s.goods[{good}::{size_names.resource_count(self.layout)}]"
            if r.tally:
                tally = f"s.{self.layout.attribute('state', r.tally)}[p]"
                one = f"s.goods[{size_names.good_of(self.layout, 'p', good)}] > {tally} for p in {self.layout.seats}"
                message = f"{r.span.place()}: somebody has more {r.name} than everybody saw gained"
                found.append(Limit(f"any({one})", literal(message)))
            if r.limit >= 0:
                found.append(
                    Limit(
                        f"sum({amounts}) > {measures.limit_text(self.writer, r, ADD)}",
                        literal(f"more {r.name} than there is"),
                    )
                )
            if not r.signed:
                found.append(Limit(f"min({amounts}) < 0", literal(f"less than no {r.name}")))
        return found

    def piece_limits(self) -> list[Limit]:
        """Return the limits of pieces, which must hold at any time."""
        found: list[Limit] = []
        for piece in self.symbols.pieces.values():
            if piece.limit >= 0:
                size = size_names.place_count(self.layout, self.symbols.boards[piece.board])
                attribute = f"s.{self.layout.attribute('piece', piece.name)}"
                count, first = f"sum({attribute}[p * {size} : (p + 1) * {size}])", 0
                if piece.single:
                    count, first = f"{attribute}.count(p)", 1
                limit = measures.limit_text(self.writer, piece, ADD)
                test = f"any({count} > {limit} for p in {range_text(str(first), 's.players + 1')})"
                found.append(Limit(test, literal(f"too many of {piece.name}")))
        return found


def asking_verbs(layout: Layout) -> list[str]:
    """Return the functions that ask: one of them is on top of the stack whenever a decision is pending."""
    found: list[str] = []
    for frame in layout.lowered.coroutines:
        if any(isinstance(line, Ask) for block in frame.blocks for line in block.lines):
            found.append(frame.function.name)
    moments = layout.lowered.moments.values()
    return [*found, *(moment_name(info.event, info.moment) for info in moments if info.site is not None)]


def has_chance(layout: Layout) -> bool:
    """Tell whether anything in the game is drawn."""
    functions = [*layout.lowered.plain, *(frame.function for frame in layout.lowered.coroutines)]
    bodies = (node for function in functions for node in nodes(function.body))
    return any(isinstance(node, c.Sentence) and node.draws is not c.Draws.NEVER for node in bodies)
