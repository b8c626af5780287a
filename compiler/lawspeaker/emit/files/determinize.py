"""Random copies of a state that look the same to a player.

    hand of Blue: 7 and 2   ->   hand of Blue: 9 and 2      for Red, who once saw the 2

Search in games with secrets plays on from these; everything a player cannot know may be different in each.
"""

from __future__ import annotations

from lawspeaker.check.context import is_list
from lawspeaker.emit.files import known_piles
from lawspeaker.emit.files.determinize_secrets import SecretWriter
from lawspeaker.emit.naming import IDLE, Layout, moment_name
from lawspeaker.emit.new_writer import new_writer
from lawspeaker.emit.python_text import tuple_text
from lawspeaker.emit.render import Definition, definition
from lawspeaker.lower.program import Coroutine, Seal
from lawspeaker.resolve.types import Type, TypeForm


class GuessWriter:
    """Writes determinize and what it needs."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.symbols = layout.symbols
        self.secrets = SecretWriter(layout).lines()

    def definition(self) -> Definition:
        """Return the functions that make a random copy; in a game without secrets, chance alone is drawn anew.

        A player may be asked because of a hidden thing that player holds: a copy without it is not one that looks the
        same. Nor is one in which the game would be over.
        """
        memo, hidden_things = self.layout.memo, self.layout.hides_things
        found = known_piles.claims(new_writer(self.layout)) if hidden_things else []
        guessing = ("guess",) if hidden_things or self.secrets or self.layout.gathers else ()
        sealing = ("seal_anew", "others_answered") if self.layout.gathers else ()
        dealing = ("possible_deals", "determinize_by") if hidden_things else ()
        tables = ("FRAME_THINGS", "EFFECT_THINGS") if hidden_things else ()
        return definition(
            (*tables, *(claim.function for claim in found), *sealing, *dealing, *guessing, "determinize"),
            "modules/determinize",
            hidden_things=hidden_things,
            frame_things=tuple_text(self.frame_things()) if hidden_things else "",
            effect_things=tuple_text(self.effect_things()) if hidden_things else "",
            claims=found,
            seats=self.layout.seats,
            secrets=self.secrets,
            invalidate_all=memo.invalidate_all if memo.tables else "",
            gathers=self.layout.gathers,
            may_end=self.ends_at_any_time(),
        )

    def ends_at_any_time(self) -> bool:
        """Tell whether a guess at something else than piles may be one in which the game would be over."""
        return bool(self.secrets) and any(ending.event is None for ending in self.layout.program.endings)

    def frame_things(self) -> list[str]:
        """Write for each suspended verb where its frame refers to things."""
        shapes = []
        for name in self.layout.verbs:
            frame = self.layout.frames.get(name)
            if name == IDLE:
                shapes.append("FrameThings(2, 0)")
            else:
                shapes.append(self.moment_things(name) if frame is None else self.things_of(frame))
        return shapes

    def effect_things(self) -> list[str]:
        """Write for each effect where its entry refers to things."""
        effects = []
        for effect in self.layout.program.effects:
            numbers = [var.type for var in effect.captures if not is_list(var.type)]
            kept = [str(4 + k) for k, type_ in enumerate(numbers) if type_.bare().form == TypeForm.THING]
            effects.append(tuple_text(kept))
        return effects

    def things_of(self, frame: Coroutine) -> str:
        types = {**frame.function.locals, **dict(frame.function.params)}
        size, lists = len(frame.slots) + 2, len(frame.lists)
        this = size - frame.slots.index("this") if "this" in frame.slots else 0
        things = [str(-slot) for slot in self.thing_slots(frame)]
        part = [str(lists - k) for k, name in enumerate(frame.lists) if self.is_hidden(types[name].element)]
        lines = [line for block in frame.blocks for line in block.lines]
        sealed = {line.of.sealed for line in lines if isinstance(line, Seal)}
        kept = [str(lists - k) for k, name in enumerate(frame.lists) if name in sealed]
        more = f", False, {tuple_text(kept)}" if kept else ""
        return f"FrameThings({size}, {lists}, {tuple_text(things)}, {tuple_text(part)}, {this}{more})"

    def moment_things(self, name: str) -> str:
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

    def thing_slots(self, frame: Coroutine) -> list[int]:
        """Return where a frame refers to hidden things, counted from the top of the stack."""
        types = {**frame.function.locals, **dict(frame.function.params)}
        size = len(frame.slots)
        return [i - size - 2 for i, name in enumerate(frame.slots) if self.is_hidden(types[name])]

    def is_hidden(self, type_: Type) -> bool:
        return self.layout.may_hide(type_)
