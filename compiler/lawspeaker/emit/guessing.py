"""Guesses: a random state that looks the same to a player.

    hand of Blue: 7 and 2   ->   hand of Blue: 9 and 2      for Red, who once saw the 2

Search in games with secrets plays on from these; everything a player cannot know may be different in each.
"""

from __future__ import annotations

from lawspeaker.check.scope import is_list
from lawspeaker.emit.layout import IDLE, Layout, moment_name
from lawspeaker.emit.text import INDENT, indented, tuple_text
from lawspeaker.lower.program import Frame
from lawspeaker.resolve.symbols import StateSym
from lawspeaker.resolve.types import Type


class GuessWriter:
    """Writes determinize and what it needs."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.symbols = layout.symbols

    def functions(self) -> list[list[str]]:
        """Return the functions; a game without secrets has none to guess."""
        if self.hides_things():
            return [self.held(), self.guess(), self.determinize()]
        return [self.guess(), self.determinize()] if self.secrets() else [self.determinize()]

    def hides_things(self) -> bool:
        """Tell whether some pile does not show what lies in it to everybody."""
        return any(pile.seen != "everyone" for pile in self.symbols.piles.values())

    def determinize(self) -> list[str]:
        """Write the random copy.

        Whoever is asked something may hold what lets him be asked: so guesses that he does not are of no use.
        """
        lines = ["def determinize(s: State, player: int, seed: int) -> State:"]
        lines.append(f'{INDENT}"""Return a random copy that looks the same to a player."""')
        if not self.hides_things() and not self.secrets():
            return [*lines, *indented(["copy = clone(s)", "copy.stream = scramble(seed)", "return copy"])]
        body = [
            "for attempt in range(TRIES):",
            f"{INDENT}copy = guess(s, player, seed + attempt * 1000003)",
            f"{INDENT}if copy.over or copy.player == player or asks_again(copy, VERBS):",
            f"{INDENT * 2}return copy",
            "copy = clone(s)",
            "copy.stream = scramble(seed)",
        ]
        return [*lines, *indented([*body, "return copy"])]

    def guess(self) -> list[str]:
        """Write the deal of what a player does not know."""
        lines = ["def guess(s: State, player: int, seed: int) -> State:"]
        lines.append(f'{INDENT}"""Return a copy in which what a player does not know is dealt anew."""')
        if not self.hides_things():
            body = ["copy = clone(s)", "copy.stream = scramble(seed)"]
            return [*lines, *indented([*body, *self.secrets(), *self.forgotten(), "return copy"])]
        body = [
            "copy = clone(s)",
            "open_texts = texts_in_force(copy, HELD, HELD_BY_EFFECTS)",
            "became = determinize_piles(copy, PILES, player, seed, open_texts)",
            "rename_held(copy, HELD, became)",
        ]
        return [*lines, *indented([*body, *self.secrets(), *self.forgotten(), "return copy"])]

    def forgotten(self) -> list[str]:
        """Write that nothing is kept of what values were before the guess."""
        keeping = self.layout.keeping
        return [f"{keeping.forget_all}(copy)"] if keeping.shelves else []

    def secrets(self) -> list[str]:
        """Write guesses at the secrets that are no piles."""
        return [line for state in self.symbols.states.values() for line in self.secret(state)]

    def secret(self, state: StateSym) -> list[str]:
        """Write a guess at what other players or nobody may know, where its values are few or a card dealt anew."""
        attribute = f"copy.{self.layout.attribute('state', state.name)}"
        if state.seen == "everyone" or (state.of is not None and state.of.form != "player"):
            return []
        if state.of is None:
            value = self.guessed(state.type, attribute)
            return [f"{attribute} = {value}"] if value else []
        index, walk = "p", []
        if state.by is not None:
            size = self.layout.key_count(state.by)
            index, walk = f"p * {size} + k", [f"for k in range({size}):"]
        value = self.guessed(state.type, f"{attribute}[{index}]")
        if not value:
            return []
        lines = [f"{attribute}[{index}] = {value}"]
        if walk:
            lines = [*walk, *indented(lines)]
        return self.for_others(lines) if state.seen == "owner" else [f"for p in {self.layout.seats}:", *indented(lines)]

    def guessed(self, type_: Type, now: str) -> str:
        """Write a value a secret may have; nothing where there are too many."""
        match type_.bare().form:
            case "yes_no":
                return "draw(copy, 2) != 0"
            case "enum" if type_.form == "enum":
                return f"draw(copy, {len(self.symbols.enums[type_.name].words)})"
            case "number" if type_.form == "number" and type_.low is not None and type_.high is not None:
                low = f"{type_.low} + " if type_.low else ""
                return f"{low}draw(copy, {type_.high - type_.low + 1})"
            case "thing" if self.hides_things():
                return f"renamed({now}, became)"
            case _:
                return ""

    def for_others(self, lines: list[str]) -> list[str]:
        return [f"for p in {self.layout.seats}:", *indented(["if p != player:", *indented(lines)])]

    def held(self) -> list[str]:
        """Write where suspended verbs and effects keep things."""
        shapes = []
        for name in self.layout.verbs:
            frame = self.layout.frames.get(name)
            if name == IDLE:
                shapes.append("Held(2, 0)")
            else:
                shapes.append(self.held_by_moment(name) if frame is None else self.held_by(frame))
        effects = []
        for effect in self.layout.program.effects:
            numbers = [type_ for _, type_ in effect.captures if not is_list(type_)]
            kept = [str(4 + k) for k, type_ in enumerate(numbers) if type_.bare().form == "thing"]
            effects.append(tuple_text(kept))
        return [
            f"HELD: Final = {tuple_text(shapes)}",
            f"HELD_BY_EFFECTS: Final[tuple[tuple[int, ...], ...]] = {tuple_text(effects)}",
        ]

    def held_by(self, frame: Frame) -> str:
        types = {**frame.function.locals, **dict(frame.function.params)}
        size, lists = len(frame.slots) + 2, len(frame.lists)
        this = size - frame.slots.index("this") if "this" in frame.slots else 0
        things = [str(-slot) for slot in self.thing_slots(frame)]
        part = [str(lists - k) for k, name in enumerate(frame.lists) if self.is_hidden(types[name].element)]
        return f"Held({size}, {lists}, {tuple_text(things)}, {tuple_text(part)}, {this})"

    def held_by_moment(self, name: str) -> str:
        for (event, moment), info in self.layout.lowered.moments.items():
            if info.suspends and moment_name(event, moment) == name:
                types = [param.type for param in self.symbols.events[event].params]
                ints, lists = [t for t in types if not is_list(t)], [t for t in types if is_list(t)]
                size = len(ints) + 2
                things = [str(size - k) for k, type_ in enumerate(ints) if self.is_hidden(type_)]
                part = [str(len(lists) + 1 - k) for k, type_ in enumerate(lists) if self.is_hidden(type_.element)]
                kept = f"{tuple_text(things)}, {tuple_text(part)}" if part else tuple_text(things)
                return f"Held({size}, {len(lists) + 1}, {kept}, matches=True)"
        raise AssertionError(f"no moment is called {name}")

    def thing_slots(self, frame: Frame) -> list[int]:
        """Return where a frame keeps things, counted from the top of the stack."""
        types = {**frame.function.locals, **dict(frame.function.params)}
        size = len(frame.slots)
        return [i - size - 2 for i, name in enumerate(frame.slots) if self.is_hidden(types[name])]

    def is_hidden(self, type_: Type) -> bool:
        return self.layout.may_hide(type_)
