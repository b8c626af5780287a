"""Guesses: a random state that looks the same to a player.

    hand of Blue: 7 and 2   ->   hand of Blue: 9 and 2      for Red, who once saw the 2

Search in games with secrets plays on from these; everything a player cannot know may be different in each.
"""

from __future__ import annotations

from lawspeaker.check.context import is_list
from lawspeaker.emit.expressions.expressions import new_writer
from lawspeaker.emit.files import known_piles
from lawspeaker.emit.files.determinize_secrets import SecretWriter
from lawspeaker.emit.naming import IDLE, Layout, moment_name
from lawspeaker.emit.python_text import INDENT, indented, tuple_text
from lawspeaker.lower.program import Frame
from lawspeaker.resolve.symbols import Visibility
from lawspeaker.resolve.types import Type, TypeForm


class GuessWriter:
    """Writes determinize and what it needs."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.symbols = layout.symbols
        self.secrets = SecretWriter(layout).lines()

    def functions(self) -> list[list[str]]:
        """Return the functions; a game without secrets has none to guess."""
        if not self.hides_things() and not self.secrets:
            return [self.determinize()]
        held = [self.held(), *known_piles.write_functions(new_writer(self.layout))] if self.hides_things() else []
        ended = [self.has_ended()] if self.ends_at_any_time() else []
        return [*held, self.guess(), *ended, self.determinize()]

    def hides_things(self) -> bool:
        """Tell whether some pile does not show what lies in it to everybody."""
        return any(pile.seen != Visibility.EVERYONE for pile in self.symbols.piles.values())

    def determinize(self) -> list[str]:
        """Write the random copy.

        A player may be asked because of a hidden thing that player holds: a world without it is no guess. So is one
        in which the game would be over.
        """
        lines = ["def determinize(s: State, player: int, seed: int) -> State:"]
        lines.append(f'{INDENT}"""Return a random copy that looks the same to a player."""')
        if not self.hides_things() and not self.secrets:
            return [*lines, *indented(["copy = clone(s)", "copy.stream = scramble(seed)", "return copy"])]
        same = "copy.player == player or asks_same_decision(copy, VERBS, ASKED_AT)"
        test = f"copy.over or {same}"
        if self.ends_at_any_time():
            test = f"copy.over or (not has_ended(copy) and ({same}))"
        body = [
            "for attempt in range(TRIES):",
            f"{INDENT}copy = guess(s, player, seed + attempt * 1000003)",
            f"{INDENT}if {test}:",
            f"{INDENT * 2}return copy",
            "raise NoGuess(NO_GUESS)",
        ]
        return [*lines, *indented(body)]

    def ends_at_any_time(self) -> bool:
        """Tell whether a guess at something else than piles may be one in which the game would be over."""
        return bool(self.secrets) and any(ending.event is None for ending in self.layout.program.endings)

    def has_ended(self) -> list[str]:
        """Write whether a guess would end the game."""
        lines = ["def has_ended(s: State) -> bool:", f'{INDENT}"""Tell whether a victory is met."""']
        return [*lines, *indented(["copy = clone(s)", "check_endings(copy)", "return copy.over"])]

    def guess(self) -> list[str]:
        """Write the deal of what a player does not know."""
        lines = ["def guess(s: State, player: int, seed: int) -> State:"]
        lines.append(f'{INDENT}"""Return a copy in which what a player does not know is dealt anew."""')
        if not self.hides_things():
            body = ["copy = clone(s)", "copy.stream = scramble(seed)"]
            return [*lines, *indented([*body, *self.secrets, *self.forgotten(), "return copy"])]
        known = ", excluded(copy)" if self.layout.program.known else ""
        body = [
            "copy = clone(s)",
            "open_texts = things_in_effect(copy, FRAME_THINGS, EFFECT_THINGS)",
            f"became = determinize_piles(copy, PILES, player, seed, open_texts{known})",
            "rename_in_frames(copy, FRAME_THINGS, became)",
        ]
        return [*lines, *indented([*body, *self.secrets, *self.forgotten(), "return copy"])]

    def forgotten(self) -> list[str]:
        """Write that nothing is kept of what values were before the guess."""
        memo = self.layout.memo
        return [f"{memo.invalidate_all}(copy)"] if memo.tables else []

    def held(self) -> list[str]:
        """Write where suspended verbs and effects keep things."""
        shapes = []
        for name in self.layout.verbs:
            frame = self.layout.frames.get(name)
            if name == IDLE:
                shapes.append("FrameThings(2, 0)")
            else:
                shapes.append(self.held_by_moment(name) if frame is None else self.held_by(frame))
        effects = []
        for effect in self.layout.program.effects:
            numbers = [type_ for _, type_ in effect.captures if not is_list(type_)]
            kept = [str(4 + k) for k, type_ in enumerate(numbers) if type_.bare().form == TypeForm.THING]
            effects.append(tuple_text(kept))
        return [
            f"FRAME_THINGS: Final = {tuple_text(shapes)}",
            f"EFFECT_THINGS: Final[tuple[tuple[int, ...], ...]] = {tuple_text(effects)}",
        ]

    def held_by(self, frame: Frame) -> str:
        types = {**frame.function.locals, **dict(frame.function.params)}
        size, lists = len(frame.slots) + 2, len(frame.lists)
        this = size - frame.slots.index("this") if "this" in frame.slots else 0
        things = [str(-slot) for slot in self.thing_slots(frame)]
        part = [str(lists - k) for k, name in enumerate(frame.lists) if self.is_hidden(types[name].element)]
        return f"FrameThings({size}, {lists}, {tuple_text(things)}, {tuple_text(part)}, {this})"

    def held_by_moment(self, name: str) -> str:
        for (event, moment), info in self.layout.lowered.moments.items():
            if info.suspends and moment_name(event, moment) == name:
                types = [param.type for param in self.symbols.events[event].params]
                ints, lists = [t for t in types if not is_list(t)], [t for t in types if is_list(t)]
                size = len(ints) + 2
                things = [str(size - k) for k, type_ in enumerate(ints) if self.is_hidden(type_)]
                part = [str(len(lists) + 1 - k) for k, type_ in enumerate(lists) if self.is_hidden(type_.element)]
                kept = f"{tuple_text(things)}, {tuple_text(part)}" if part else tuple_text(things)
                return f"FrameThings({size}, {len(lists) + 1}, {kept}, matches=True)"
        raise AssertionError(f"no moment is called {name}")

    def thing_slots(self, frame: Frame) -> list[int]:
        """Return where a frame keeps things, counted from the top of the stack."""
        types = {**frame.function.locals, **dict(frame.function.params)}
        size = len(frame.slots)
        return [i - size - 2 for i, name in enumerate(frame.slots) if self.is_hidden(types[name])]

    def is_hidden(self, type_: Type) -> bool:
        return self.layout.may_hide(type_)
