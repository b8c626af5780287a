"""Events that are announced, and what always follows them; effects that begin."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.scope import is_list
from lawspeaker.check.walk import rebuilt
from lawspeaker.emit.naming import moment_name
from lawspeaker.emit.python_text import INDENT, indented
from lawspeaker.emit.sentences.board_sentences import MoveWriter
from lawspeaker.lower.sentence_effects import is_settled

SIMPLE = (c.Local, c.Const, c.Nothing, c.Need)


class AnnounceWriter(MoveWriter):
    """Writes events."""

    def begin(self, effect: c.Effect) -> list[str]:
        """Write that an effect begins, with the variables it keeps."""
        captures = sorted(effect.captures, key=lambda capture: is_list(capture[1]))
        kept = ", ".join(self.noted(c.Local(name.removeprefix("its_"), type_)) for name, type_ in captures)
        this = "this" if effect.this else "-1"
        begin = f"begin_effect(s, {effect.index}, {self.owner()}, {this}, [{kept}])"
        return [begin, *self.forgetting.of({f"effect {effect.index}"})]

    def end(self, effect: c.Effect) -> list[str]:
        """Write that an effect that lasts while a call runs is over."""
        return [f"end_effect(s, {effect.index})", *self.forgetting.of({f"effect {effect.index}"})]

    def owner(self) -> str:
        """Write whose effect begins: the one who acts."""
        assert self.function is not None
        return (
            "you" if "you" in self.function.locals or any(n == "you" for n, _ in self.function.params) else "s.active"
        )

    def announce(self, stmt: c.Announce) -> list[str]:
        event = stmt.event.name
        kept, lines = self.kept_fields(stmt)
        args = ", ".join(["s", *(self.list_value(arg) for arg in kept)])
        lines += self.note_event(event, kept)
        moments = self.layout.lowered.moments
        if (event, "before") in moments:
            lines += [f"{moment_name(event, 'before')}({args})", *self.after_moment(event, "before")]
        body = [] if not stmt.block else self.block(stmt.block)
        if (event, "after") in moments:
            body += [f"{moment_name(event, 'after')}({args})", *self.after_moment(event, "after")]
        if (event, "instead") in moments:
            lines += [f"if not {moment_name(event, 'instead')}({args}):", *indented(body or ["pass"])]
        else:
            lines += body
        return [*lines, *self.after_event(event, kept)]

    def after_moment(self, event: str, moment: str) -> list[str]:
        """Write that nothing more happens if what was triggered ended the game."""
        return []

    def kept_fields(self, stmt: c.Announce) -> tuple[tuple[c.Expr, ...], list[str]]:
        """Return the fields of an event as they are when it is announced, and the lines that keep them."""
        assert self.function is not None
        event = stmt.event.name
        fields: list[c.Expr] = []
        lines: list[str] = []
        answered = any(event == word for word, _ in self.layout.lowered.moments)
        if not answered and not stmt.block and all(ending.event != event for ending in self.layout.program.endings):
            return stmt.args, lines
        for arg, param in zip(stmt.args, stmt.event.params, strict=True):
            if is_settled(arg, stmt.block):
                fields.append(arg)
                continue
            name = self.fresh_name(f"event_{param.name}")
            self.function.locals[name] = arg.type
            lines.append(f"{name} = {self.list_value(arg)}")
            fields.append(c.Local(name, arg.type))
        return tuple(fields), lines

    def note_event(self, event: str, args: tuple[c.Expr, ...]) -> list[str]:
        number = self.layout.table("event", event)
        values = ", ".join(self.noted(arg) for arg in args)
        return ["if s.noting:", f"{INDENT}note_event(s, {number}, {self.seen_by(args)}, [{values}])"]

    def noted(self, arg: c.Expr) -> str:
        """Write a value among numbers: a list with its length in front, yes and no as 1 and 0."""
        if is_list(arg.type):
            return f"*counted({self.value(arg)})"
        return f"int({self.value(arg)})" if arg.type.form == "yes_no" else self.value(arg)

    def seen_by(self, args: tuple[c.Expr, ...]) -> str:
        """Write who may know which things an event is about: those who see them all where they are."""
        parts: list[str] = []
        for arg in args:
            element = arg.type.element if arg.type.form == "list" else arg.type
            if self.layout.may_hide(element) and not isinstance(arg, c.Const | c.Nothing):
                parts.append(f"*{self.value(arg)}" if arg.type.form == "list" else self.value(arg))
        return f"open_to(s, PILES, [{', '.join(parts)}])" if parts else "EVERYBODY"

    def after_event(self, event: str, args: tuple[c.Expr, ...]) -> list[str]:
        """Write what always follows an event: endings that wait for it, effects that last until it, once each."""
        lines: list[str] = []
        texts = ", ".join(["s", *(self.list_value(arg) for arg in args)])
        for ending in self.layout.program.endings:
            if ending.event == event:
                lines += self.won(ending, args) or [f"{ending.function}({texts})"]
        number = self.layout.table("event", event)
        over = {f"effect {effect.index}" for effect in self.layout.program.effects if effect.until == event}
        if over:
            end = f"end_effects_until(s, {self.layout.table('effects', 'until')}, {number})"
            forget = self.forgetting.of(over)
            lines += [f"if {end}:", *indented(forget)] if forget else [end]
        if event in self.layout.program.once:
            lines.append(
                f"s.once = [mark for mark in s.once if {self.layout.table('once', 'until')}[mark >> 20] != {number}]"
            )
        return lines

    def won(self, ending: c.Ending, args: tuple[c.Expr, ...]) -> list[str] | None:
        """Write a victory of the one who acted on the spot: most moves do not win, and asking must be cheap."""
        if not ending.player_is_field or not all(isinstance(arg, SIMPLE) for arg in args):
            return None
        names = {name: arg for (name, _), arg in zip(ending.params, args, strict=True)}
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


def replaced(e: c.Expr, names: dict[str, c.Expr]) -> c.Expr:
    """Return an expression with variables replaced by what they stand for."""
    if isinstance(e, c.Local):
        return names.get(e.name, e)
    return rebuilt(e, lambda part: replaced(part, names))
