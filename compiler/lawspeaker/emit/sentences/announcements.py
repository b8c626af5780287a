"""Events that are announced, and what always follows them; effects that begin."""

from __future__ import annotations

from lawspeaker.analysis.suspension import is_settled
from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.check.rules.verb_events import is_verb_event
from lawspeaker.check.walk import map_parts
from lawspeaker.emit.expressions import expressions, lookups
from lawspeaker.emit.lines import INDENT, Comment, indented, noting
from lawspeaker.emit.naming import moment_name
from lawspeaker.emit.sentences import end_checks, state_sentences
from lawspeaker.emit.sentences.decision_names import effect_number
from lawspeaker.emit.sentences.frame_slots import take_result
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.types import TypeForm

SIMPLE = (c.Local, c.Const, c.Nothing, c.Need)


def begin(w: Writer, effect: c.Effect) -> list[str]:
    """Write that an effect begins, with the variables it captures."""
    captures = sorted(effect.captures, key=lambda capture: is_list(capture.type))
    kept = ", ".join(noted(w, c.Local(capture.local, capture.type)) for capture in captures)
    this = w.name("this") if effect.this else "-1"
    begin = f"begin_effect(s, {effect_number(w.layout, effect)}, {owner(w)}, {this}, [{kept}])"
    return [begin, *w.invalidation.of({effect.part})]


def end(w: Writer, effect: c.Effect) -> list[str]:
    """Write that an effect that lasts while a call runs is over."""
    return [f"end_effect(s, {effect_number(w.layout, effect)})", *w.invalidation.of({effect.part})]


def owner(w: Writer) -> str:
    """Write the owner of an effect that begins: the player who acts."""
    assert w.function is not None
    known = "you" in w.function.locals or any(n == "you" for n, _ in w.function.params)
    return w.name("you") if known else "s.active"


def announce(w: Writer, stmt: c.Announce) -> list[str]:
    event = stmt.event.name
    kept, lines = kept_fields(w, stmt)
    args = ", ".join(["s", *(lookups.list_value(w, arg) for arg in kept)])
    lines += [] if is_verb_event(stmt.event) else note_event(w, event, kept)
    moments = w.layout.lowered.moments
    if (event, c.Moment.BEFORE) in moments:
        lines += [f"{moment_name(event, c.Moment.BEFORE)}({args})", *end_checks.after_moment(w, event, c.Moment.BEFORE)]
    body = [] if not stmt.block else w.parts.write_block(w, stmt.block)
    if (event, c.Moment.AFTER) in moments:
        body += [f"{moment_name(event, c.Moment.AFTER)}({args})", *end_checks.after_moment(w, event, c.Moment.AFTER)]
    if (event, c.Moment.INSTEAD) in moments:
        lines += [f"if not {moment_name(event, c.Moment.INSTEAD)}({args}):", *indented(body or ["pass"])]
        if stmt.giving is not None:
            lines += ["else:", *indented(take_result(w, stmt.giving, stmt.event.type))]
    else:
        lines += body
    return [*lines, *after_event(w, event, kept)]


def kept_fields(w: Writer, stmt: c.Announce) -> tuple[tuple[c.Expr, ...], list[str]]:
    """Return the fields of an event as they are when it is announced, and the lines that keep them."""
    assert w.function is not None
    event = stmt.event.name
    fields: list[c.Expr] = []
    lines: list[str] = []
    answered = any(event == word for word, _ in w.layout.lowered.moments)
    if not answered and not stmt.block and all(ending.event != event for ending in w.layout.program.endings):
        return stmt.args, lines
    for arg, param in zip(stmt.args, stmt.event.params, strict=True):
        if is_settled(arg, stmt.block):
            fields.append(arg)
            continue
        name = state_sentences.fresh_name(w, f"event_{param.name}")
        w.function.locals[name] = arg.type
        lines.append(f"{name} = {lookups.list_value(w, arg)}")
        fields.append(c.Local(name, arg.type))
    return tuple(fields), lines


def note_event(w: Writer, event: str, args: tuple[c.Expr, ...]) -> list[str]:
    number = w.layout.table("event", event)
    values = ", ".join(noted(w, arg) for arg in args)
    return noting(f"note_event(s, {number}, {seen_by(w, args)}, [{values}])")


def noted(w: Writer, arg: c.Expr) -> str:
    """Write a value among numbers: a list with its length in front, yes and no as 1 and 0."""
    if is_list(arg.type):
        return f"*pack_list({w.value(arg)})"
    return f"int({w.value(arg)})" if arg.type.form == TypeForm.YES_NO else w.value(arg)


def seen_by(w: Writer, args: tuple[c.Expr, ...]) -> str:
    """Write which players see all things of an event, as bits."""
    parts: list[str] = []
    for arg in args:
        element = arg.type.element if arg.type.form == TypeForm.LIST else arg.type
        if w.layout.may_hide(element) and not isinstance(arg, c.Const | c.Nothing):
            parts.append(f"*{w.value(arg)}" if arg.type.form == TypeForm.LIST else w.value(arg))
    return f"open_to(s, PILES, [{', '.join(parts)}])" if parts else "EVERYBODY"


def after_event(w: Writer, event: str, args: tuple[c.Expr, ...]) -> list[str]:
    """Write what always follows an event: endings that wait for it, effects that last until it, once each."""
    lines: list[str] = []
    texts = ", ".join(["s", *(lookups.list_value(w, arg) for arg in args)])
    for ending in w.layout.program.endings:
        if ending.event == event:
            on_the_spot = won(w, ending, args)
            if on_the_spot is None:
                w.layout.ending_calls.add(ending.function)
            lines += on_the_spot or [f"{ending.function}({texts})"]
    over = {effect.part for effect in w.layout.program.effects if effect.until == event}
    number = w.layout.table("event", event) if over or event in w.layout.program.once else ""
    if over:
        end = f"end_effects_until(s, {w.layout.table('effects', 'until')}, {number})"
        forget = w.invalidation.of(over)
        lines += [f"if {end}:", *indented(forget)] if forget else [end]
    if event in w.layout.program.once:
        until = f"{w.layout.table('once', 'until')}[mark >> ONCE_BITS]"
        lines.append(f"s.once = [mark for mark in s.once if {until} != {number}]")
    return lines


def won(w: Writer, ending: c.Ending, args: tuple[c.Expr, ...]) -> list[str] | None:
    """Write the test for a victory of the player who acted inline, without a call: it runs after most moves."""
    if not ending.player_is_field or not all(isinstance(arg, SIMPLE) for arg in args):
        return None
    names = {name: arg for (name, _), arg in zip(ending.params, args, strict=True)}
    tests = [replaced(test, names) for test in ending.tests]
    number = w.layout.program.endings.index(ending)
    player = w.value(names[ending.player or ""])
    act = [f"finish(s, {number}, [{player}])", *end_checks.over_return(w)]
    comment = Comment(w.layout.spec.comment(ending.span, 3 * len(INDENT)))
    condition = expressions.conjunction(w, tests)
    return [comment, f"if {condition}:", *indented(act)] if condition else [comment, *act]


def replaced(e: c.Expr, names: dict[str, c.Expr]) -> c.Expr:
    """Return an expression with variables replaced by what they stand for."""
    if isinstance(e, c.Local):
        return names.get(e.name, e)
    return map_parts(e, lambda part: replaced(part, names))
