"""Events that are announced, and what always follows them; effects that begin."""

from __future__ import annotations

import keyword

from lawspeaker.check import core as c
from lawspeaker.check.scope import PYTHON_WORDS
from lawspeaker.check.walk import rebuilt
from lawspeaker.emit.layout import Layout, moment_name
from lawspeaker.emit.moving import MoveWriter
from lawspeaker.emit.text import INDENT, indented

SIMPLE = (c.Local, c.Const, c.Nothing, c.Need)


class AnnounceWriter(MoveWriter):
    """Writes events."""

    def begin(self, effect: c.Effect) -> str:
        """Write that an effect begins, with the variables it keeps."""
        kept = ", ".join(name.removeprefix("its_") for name, _ in effect.captures)
        this = "this" if effect.this else "-1"
        return f"begin_effect(s, {effect.index}, {self.owner()}, {this}, [{kept}])"

    def owner(self) -> str:
        """Write whose effect begins: the one who acts."""
        assert self.function is not None
        return (
            "you" if "you" in self.function.locals or any(n == "you" for n, _ in self.function.params) else "s.active"
        )

    def announce(self, stmt: c.Announce) -> list[str]:
        event = stmt.event.name
        args = ", ".join(["s", *(self.list_value(arg) for arg in stmt.args)])
        lines = self.note_event(event, stmt.args)
        moments = self.layout.lowered.moments
        if (event, "before") in moments:
            lines.append(f"{moment_name(event, 'before')}({args})")
        body = [] if not stmt.block else self.block(stmt.block)
        if (event, "after") in moments:
            body.append(f"{moment_name(event, 'after')}({args})")
        if (event, "instead") in moments:
            lines += [f"if not {moment_name(event, 'instead')}({args}):", *indented(body or ["pass"])]
        else:
            lines += body
        return [*lines, *self.after_event(event, stmt.args)]

    def note_event(self, event: str, args: tuple[c.Expr, ...]) -> list[str]:
        number = list(self.layout.symbols.events).index(event)
        values = ", ".join(self.value(arg) for arg in args)
        return ["if s.noting:", f"{INDENT}note_event(s, {number}, EVERYBODY, [{values}])"]

    def after_event(self, event: str, args: tuple[c.Expr, ...]) -> list[str]:
        """Write what always follows an event: endings that wait for it, effects that last until it, once each."""
        lines: list[str] = []
        texts = ", ".join(["s", *(self.list_value(arg) for arg in args)])
        for ending in self.layout.program.endings:
            if ending.event == event:
                lines += self.won(ending, args) or [f"{ending_name(self.layout, ending)}({texts})"]
        number = list(self.layout.symbols.events).index(event)
        if any(effect.until == event for effect in self.layout.program.effects):
            lines.append(f"end_effects_until(s, {self.layout.table('effects', 'until')}, {number})")
        if any(trigger.once == event for trigger in self.layout.program.triggers):
            lines.append(
                f"s.once = [mark for mark in s.once if {self.layout.table('once', 'until')}[mark >> 20] != {number}]"
            )
        return lines

    def won(self, ending: c.Ending, args: tuple[c.Expr, ...]) -> list[str] | None:
        """Write a victory of the one who acted on the spot: most moves do not win, and asking must be cheap."""
        event = self.layout.symbols.events[ending.event or ""]
        if not ending.player_is_field or not all(isinstance(arg, SIMPLE) for arg in args):
            return None
        names = {param_name(p.name): arg for p, arg in zip(event.params, args, strict=True)}
        tests = [replaced(test, names) for test in ending.tests]
        number = self.layout.program.endings.index(ending)
        player = self.value(names[ending.player or ""])
        act = [f"finish(s, {number}, [{player}])", *self.over_return()]
        comment = self.layout.spec.comment(ending.span, 3 * len(INDENT))
        condition = self.conjunction(tests)
        return [comment, f"if {condition}:", *indented(act)] if condition else [comment, *act]

    def over_return(self) -> list[str]:
        """Write how a function is left once the game is over."""
        return []


def param_name(word: str) -> str:
    """Return the Python name of an event's field."""
    return f"{word}_" if keyword.iskeyword(word) or word in PYTHON_WORDS else word


def replaced(e: c.Expr, names: dict[str, c.Expr]) -> c.Expr:
    """Return an expression with variables replaced by what they stand for."""
    if isinstance(e, c.Local):
        return names.get(e.name, e)
    return rebuilt(e, lambda part: replaced(part, names))


def ending_name(layout: Layout, ending: c.Ending) -> str:
    return layout.table("win", ending.name).lower()
