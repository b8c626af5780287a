"""What everything is called in generated code: attributes of the state, tables, constants, functions.

Names come from the spec; a name that Python or the runtime needs gets an underscore. Strings of a spec reach generated
code only as literals, its names only through here.
"""

from __future__ import annotations

import keyword
from typing import assert_never

from msgspec import Struct, field

from lawspeaker.analysis import domains
from lawspeaker.analysis.effects import value_key
from lawspeaker.analysis.piece_index import indexed_pieces
from lawspeaker.analysis.place_index import indexed_places
from lawspeaker.check import ir as c
from lawspeaker.check.checked import Checked
from lawspeaker.check.examples.examples import StepForm
from lawspeaker.emit.constant_names import Constants
from lawspeaker.emit.memoize import MemoTables
from lawspeaker.emit.spec_lines import SpecLines
from lawspeaker.lower.program import Coroutine, Lowered, Seal
from lawspeaker.resolve.symbols import Board, BoardForm, FieldSym, Signed, Symbols, Thing, Visibility
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Source
from lawspeaker_runtime.state.pile_state import PileState

STATE_WORDS = frozenset(
    ["goods", "once", *(slot for base in PileState.__mro__ for slot in getattr(base, "__slots__", ()))]
)
IDLE = "stay_idle"


class DecisionName(Struct, frozen=True):
    """The words for a decision, and the spec file of the function that asks it."""

    words: tuple[str, ...]
    file: str


class StoppingTable(Struct, frozen=True):
    """The functions of the table of a value that may stop the game.

    One computes an entry, the other returns the entry, or no number where the value would stop the game.
    """

    compute: str
    entry: str


class Layout(Struct):
    """Names for everything, and the numbers that generated code needs."""

    lowered: Lowered
    spec: SpecLines
    constants: Constants
    package: str = ""
    attributes: dict[str, str] = field(default_factory=dict)
    frames: dict[str, Coroutine] = field(default_factory=dict)
    verbs: dict[str, int] = field(default_factory=dict)
    static: set[str] = field(default_factory=set)
    stopping: dict[str, StoppingTable] = field(default_factory=dict)
    fixed_payments: bool = False
    vacant: set[str] = field(default_factory=set)
    owned: set[str] = field(default_factory=set)
    indexed_places: int = 0
    """For how many place numbers the state says which things are on them."""
    memo: MemoTables = field(default_factory=MemoTables)
    labels: dict[str, int] = field(default_factory=dict)
    numbers: dict[str, tuple[int, str]] = field(default_factory=dict)
    """The numbers of decisions and effects, each with the spec file whose module declares it."""
    sizes: dict[str, int] = field(default_factory=dict)
    """Numbers that follow from the declarations, such as how many things of a kind there are."""
    decisions: dict[int, DecisionName] = field(default_factory=dict)
    effect_words: dict[int, tuple[str, ...]] = field(default_factory=dict)
    bearers: dict[str, set[int]] = field(default_factory=dict)
    """The things with rules of their own at a value or an event, by the table that marks them, where these are many."""
    ending_calls: set[str] = field(default_factory=set)
    """The functions of endings that are called after an event."""

    @property
    def checked(self) -> Checked:
        return self.lowered.checked

    @property
    def symbols(self) -> Symbols:
        return self.lowered.checked.symbols

    @property
    def program(self) -> c.Program:
        return self.lowered.checked.program

    @property
    def end_asks(self) -> bool:
        """Tell whether what is triggered by the end of the game may ask a player."""
        return any(self.asks_at_end(moment) for moment in (c.Moment.BEFORE, c.Moment.AFTER))

    def asks_at_end(self, moment: c.Moment) -> bool:
        """Tell whether what is triggered before or by the end of the game may ask a player."""
        info = self.lowered.moments.get(("ended", moment))
        return info is not None and info.suspends

    @property
    def waits_for_setup(self) -> bool:
        """Tell whether a victory that is looked at after every change has to wait until the course begins."""
        return any(function.looks_at_endings for function in self.program.declared_functions())

    @property
    def fresh_budget(self) -> list[str]:
        """Return what is set anew for every decision, in games that count steps or calls."""
        depth = ["call_depth = 0"] if self.lowered.within or self.program.trials else []
        return ["step_count = 0", *depth] if depth or self.lowered.counts_rounds else []

    @property
    def width(self) -> int:
        """Return how many resources there are."""
        return len(self.symbols.resources)

    @property
    def hides_things(self) -> bool:
        """Tell whether a pile hides what is in it from a player."""
        return any(pile.seen != Visibility.EVERYONE for pile in self.symbols.piles.values())

    @property
    def gathers(self) -> bool:
        """Tell whether players choose something together; what no step reaches is in no block."""
        blocks = (block for frame in self.lowered.coroutines for block in frame.blocks)
        return any(isinstance(block.lines[0], Seal) for block in blocks)

    @property
    def has_things(self) -> bool:
        """Tell whether the state knows where things are; a kind may have none, and its piles are empty then."""
        return bool(self.symbols.kinds)

    def may_hold(self, holds: c.Holds) -> bool:
        """Tell whether a rule can ever hold: not on boards, if nothing of its thing's kind is ever placed there."""
        if holds.form != c.HoldsForm.BOARD:
            return True
        symbols, placed = self.symbols, self.program.placed
        kinds = {symbols.proto_of(thing).kind for thing in holds.things}
        return "" in placed or any(symbols.is_kind(k, p) or symbols.is_kind(p, k) for k in kinds for p in placed)

    def value_name(self, signed: Signed) -> str:
        """Return the function of a value or permission."""
        return self.lowered.names[value_key(signed)]

    def verb_name(self, signed: Signed) -> str:
        """Return the function of a verb."""
        return self.program.verbs[signed.name].name

    def attribute(self, space: str, word: str) -> str:
        """Return the state's attribute for a declared word."""
        key = f"{space} {word}"
        if key not in self.attributes:
            name = word
            if name in STATE_WORDS or keyword.iskeyword(name) or name in self.attributes.values():
                name = f"{word}_"
            while name in self.attributes.values():
                name += "_"
            self.attributes[key] = name
        return self.attributes[key]

    def field_attribute(self, sym: FieldSym) -> str:
        return self.attribute("field", f"{sym.owner}_{sym.name}")

    def table(self, *words: str) -> str:
        """Return the name of a table or constant."""
        return self.constants.name(*words)

    def label(self, *words: str) -> str:
        """Return the constant for a block of functions that may suspend; `begin` is 0, where a call begins."""
        name = self.constants.keyed(f"label {' '.join(words)}", *words)
        self.labels.setdefault(name, 0 if words == ("begin",) else len(self.labels) + 1)
        return name

    def use_label(self, *words: str) -> str:
        """Write the constant for a block of functions that may suspend."""
        name = self.label(*words)
        self.constants.used.add(name)
        return name

    def number(self, value: int, file: str, *words: str, key: str = "") -> str:
        """Return the constant for a number of decisions and effects, declared in the module of a spec file."""
        name = self.constants.keyed(key or f"number {' '.join(words)}", *words)
        self.numbers[name] = (value, file)
        self.constants.used.add(name)
        return name

    def thing_constant(self, thing: Thing) -> str:
        """Return the constant for a declared thing: its first copy."""
        return self.constants.thing(thing)

    def copies_constant(self, thing: Thing) -> str:
        """Return the constant for all copies of a thing."""
        return self.constants.copies(thing)

    def enum_constant(self, enum: str, value: int) -> str:
        words = self.symbols.enums[enum].words
        return self.table(enum, words[value]) if 0 <= value < len(words) else str(value)

    def kind_range(self, kind: str) -> str:
        return self.table("all", self.symbols.kinds[kind].plural)

    def board_constant(self, board: Board) -> str:
        """Return the name of the object that holds a board."""
        return self.table("tiles" if board.form == BoardForm.LAID else "board", board.name)

    def places(self, board: Board) -> int:
        """Return how many place numbers a board has."""
        return domains.place_count(self.symbols, board)

    def key_count(self, type_: Type) -> int:
        """Return how many values a state keeps for the second of its keys."""
        match type_.form:
            case TypeForm.PLAYER:
                return self.symbols.players[1] + 1
            case TypeForm.ENUM:
                return len(self.symbols.enums[type_.name].words)
            case TypeForm.THING:
                kind = self.symbols.kinds[type_.name]
                return kind.last - kind.first + 1
            case (TypeForm.NUMBER | TypeForm.YES_NO | TypeForm.PLACE | TypeForm.RECORD | TypeForm.RESOURCE
                  | TypeForm.BUNDLE | TypeForm.LIST | TypeForm.OPTIONAL | TypeForm.STEPS | TypeForm.OUTCOME
                  | TypeForm.FACE | TypeForm.SPOT | TypeForm.PHASE | TypeForm.NOTHING | TypeForm.UNKNOWN):  # fmt: skip
                board = self.board_of(type_)
                return 1 if board is None else self.places(board)
            case _:
                assert_never(type_.form)

    def board_of(self, type_: Type) -> Board | None:
        """Return the board whose places are values of a type."""
        return domains.board_of(self.symbols, type_)

    def may_hide(self, type_: Type) -> bool:
        """Tell whether values of a type are things that may lie in a hidden pile."""
        bare = type_.bare()
        hidden = [pile.kind for pile in self.symbols.piles.values() if pile.seen != Visibility.EVERYONE]
        return bare.form == TypeForm.THING and any(
            domains.are_related(self.symbols, bare.name, kind) or not bare.name for kind in hidden
        )

    def type_tag(self, type_: Type) -> int:
        """Return the index of a type in the rules' list of types, for whoever reads a value."""
        return self.tags.setdefault(tag_key(type_), len(self.tags))

    def type_name(self, type_: Type) -> str:
        """Return the constant for the number of a type."""
        form, word = tag_key(type_)
        words = [word, form] if form in ("face", "outcome") else [word or form]
        name = self.table("type", *words)
        self.type_names[name] = self.type_tag(type_)
        return name

    tags: dict[tuple[str, str], int] = field(default_factory=dict)
    type_names: dict[str, int] = field(default_factory=dict)

    @property
    def seats(self) -> str:
        """Return the players in turn order from player 1."""
        low, high = self.symbols.players
        return f"range(1, {high + 1})" if low == high else "range(1, s.players + 1)"

    @property
    def fixed_players(self) -> int | None:
        low, high = self.symbols.players
        return high if low == high else None


def tag_key(type_: Type) -> tuple[str, str]:
    bare = type_.bare()
    return bare.form.value, bare.name


def make_layout(lowered: Lowered, sources: list[Source]) -> Layout:
    """Give verbs that may suspend their numbers and reserve the names of functions."""
    layout = Layout(lowered, SpecLines(sources), Constants(lowered.checked.symbols))
    for number, frame in enumerate(lowered.coroutines):
        layout.frames[frame.function.name] = frame
        layout.verbs[frame.function.name] = number
    layout.vacant, layout.owned = indexed_pieces([frame.function for frame in lowered.coroutines])
    for name in list(layout.vacant | layout.owned):
        board = layout.symbols.boards[layout.symbols.pieces[name].board]
        if board.form == BoardForm.LAID:
            layout.vacant.discard(name)
            layout.owned.discard(name)
        elif board.sizes:
            layout.vacant.discard(name)  # which places there are is not known when the lists are made
    layout.indexed_places = indexed_places(layout.symbols, layout.program)
    count = len(lowered.coroutines)
    for (event, moment), info in lowered.moments.items():
        if info.suspends:
            layout.verbs[moment_name(event, moment)] = count
            count += 1
    does = any(step.form == StepForm.DOES for example in lowered.checked.examples for step in example.steps)
    if does or any(trial.suspends for trial in lowered.checked.program.trials.values()):
        layout.verbs[IDLE] = count
    return layout


def moment_name(event: str, moment: c.Moment) -> str:
    """Return the function that runs the triggers of a moment."""
    return f"{'instead_of' if moment == c.Moment.INSTEAD else moment}_{event}"
