"""Sentences that do not suspend, as lines of Python."""

from __future__ import annotations

from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.emit import size_names
from lawspeaker.emit.expressions import lookups
from lawspeaker.emit.lines import INDENT, indented
from lawspeaker.emit.sentences import announcements, board_sentences, end_checks, state_sentences
from lawspeaker.emit.sentences.frame_slots import frame_place, write_target
from lawspeaker.emit.writer import Writer
from lawspeaker.lower.coroutines import is_unanswered
from lawspeaker.lower.loop_guards import is_unbounded
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span


def write_block(w: Writer, block: c.Block) -> list[str]:
    lines = [line for stmt in block for line in write_stmt(w, stmt)]
    return lines or ["pass"]


def write_stmt(w: Writer, stmt: c.Stmt) -> list[str]:
    """Write one sentence, what is forgotten because of it, and the check for endings that it may have met."""
    lines = [*needed(w, written_twice(stmt)), *end_checks.bare(w, stmt), *w.invalidation.after(stmt)]
    note_certain(w, stmt)
    if w.watching and stmt.writes(w.layout.symbols) & w.watched:
        lines = [*lines, *end_checks.check_endings(w)]
    return lines


def kept_text(w: Writer, value: c.Expr) -> str:
    """Write a value that is kept; a list in a variable is copied."""
    if isinstance(value, c.Local) and is_list(value.type):
        return f"list({w.name(value.name)})"
    return lookups.list_value(w, value)


def needed(w: Writer, parts: tuple[c.Expr | None, ...]) -> list[str]:
    """Write once, before it is used again and again, that an optional variable must be there."""
    lines: list[str] = []
    for part in parts:
        if isinstance(part, c.Need) and isinstance(part.value, c.Local) and part.value.name not in w.certain:
            lines.append(f"{part.value.name} = {w.value(part)}")
            w.certain.add(part.value.name)
    return lines


def note_certain(w: Writer, stmt: c.Stmt) -> None:
    """Remember which optional variables were just found to be there, until they change or a block ends."""
    if isinstance(stmt, c.If | c.Loops):
        w.certain.clear()
    for part in sure_parts(stmt):
        if isinstance(part, c.Need) and isinstance(part.value, c.Local):
            w.certain.add(part.value.name)
    if isinstance(stmt, c.Assign):
        w.certain.discard(stmt.name)


def unchecked(w: Writer, stmt: c.Stmt) -> list[str]:
    match stmt:
        case c.Assign(_, name, value, True):
            return [f"{frame_place(w, name)} = {kept_text(w, value)}"]
        case c.Assign(_, name, c.Query() as query) if is_search(query):
            return state_sentences.let_search(w, name, query)
        case c.Assign(_, name, value):
            return [f"{write_target(w, name)} = {kept_text(w, value)}"]
        case c.Store(_, place, value):
            return [f"{w.value(place)} = {lookups.list_value(w, value)}"]
        case c.Change():
            return state_sentences.change(w, stmt)
        case c.Swap(_, left, right):
            one, two = w.value(left), w.value(right)
            return [f"{one}, {two} = {two}, {one}"]
        case c.Gain() | c.Pay() | c.Give():
            return state_sentences.money(w, stmt)
        case c.OnCards():
            return state_sentences.cards(w, stmt)
        case c.MovePieces():
            return board_sentences.move_pieces(w, stmt)
        case c.Roll() | c.Pick():
            return state_sentences.chance(w, stmt)
        case c.Touch() | c.ShapeArea() | c.MarkArea():
            return board_sentences.telling(w, stmt)
        case c.Lay():
            return board_sentences.laying(w, stmt)
        case c.StartRecord():
            return state_sentences.start_record(w, stmt)
        case c.Activate() | c.MarkOnce() | c.Running() | c.Flow():
            return control(w, stmt)
        case _:
            assert_never(stmt)


def control(w: Writer, stmt: c.Control) -> list[str]:
    match stmt:
        case c.If(_, arms, otherwise):
            lines: list[str] = []
            for number, (test, block) in enumerate(arms):
                lines += [
                    f"{'el' if number else ''}if {w.value(test)}:",
                    *indented(write_block(w, block)),
                ]
            if otherwise:
                lines += ["else:", *indented(write_block(w, otherwise))]
            return lines
        case c.DoPossible(body=body):
            return [line for part in body for line in write_stmt(w, part)]
        case c.Each(_, var, _, source, block):
            over = safe_iterable(w, source, block)
            return [f"for {var} in {over}:", *indented(write_block(w, block))]
        case c.Loop(span, form, value, block):
            count = [count_round(w, span)] if is_unbounded(stmt) else []
            return [loop_head(w, form, value), *indented([*count, *write_block(w, block)])]
        case c.Turns():
            return turns(w, stmt)
        case c.CallVerb() | c.RunSteps() | c.RunPhase():
            return call(w, stmt)
        case c.Announce():
            return announcements.announce(w, stmt)
        case c.Activate(_, effect):
            return announcements.begin(w, effect)
        case c.MarkOnce(_, number, this):
            if this:
                w.name("this")
            return [f"s.once = [*s.once, {size_names.once_mark(w.layout, number, this)}]"]
        case c.Leave() | c.GiveBack() | c.OnlyIf():
            return end_checks.leave(w, stmt)
        case c.Choose() | c.ChooseMany() | c.ChooseOrder() | c.ChooseOne():
            raise AssertionError(f"a sentence that asks stands in a frame: {stmt}")
        case _:
            assert_never(stmt)


def safe_iterable(w: Writer, source: c.Expr, block: c.Block) -> str:
    """Write what a loop runs over; a pile is copied, because the loop may move its cards."""
    if isinstance(source, c.PileGet):
        return f"{lookups.iterable(w, source)}[:]"
    if isinstance(source, c.Local):
        return f"list({w.name(source.name)})"
    return lookups.iterable(w, source)


def count_round(w: Writer, span: Span) -> str:
    """Write that a round of a loop is counted, because it may have had no decision."""
    return f'count_step(s, "{span.place()}")'


def loop_head(w: Writer, form: c.LoopForm, value: c.Expr | None) -> str:
    match form, value:
        case (c.LoopForm.TIMES, count) if count is not None:
            return f"for _ in range({w.value(count)}):"
        case (c.LoopForm.WHILE, test) if test is not None:
            return f"while {w.value(test)}:"
        case (c.LoopForm.UNTIL, test) if test is not None:
            return f"while {w.value(c.Not(test, test.type))}:"
        case _:
            return "while True:"


def turns(w: Writer, stmt: c.Turns) -> list[str]:
    left = c.GameValue(c.GameWord.LEFT, (c.Local(stmt.var, Type(TypeForm.PLAYER)),), Type(TypeForm.PLAYER))
    forget = w.invalidation.of({c.ACTIVE})
    turn = [f"s.active = {stmt.var} = {w.value(left)}", *forget]
    body = [count_round(w, stmt.span), *write_block(w, stmt.block), *turn]
    head = "while True:" if stmt.until is None else loop_head(w, c.LoopForm.UNTIL, stmt.until)
    return [f"s.active = {stmt.var} = {w.value(stmt.starting)}", *forget, head, *indented(body)]


def call(w: Writer, stmt: c.Calls) -> list[str]:
    effect = None if isinstance(stmt, c.RunPhase) else stmt.effect
    lines = [] if effect is None else announcements.begin(w, effect)
    assert w.function is not None
    unanswered = is_unanswered(w.layout.program, w.function, stmt)
    if unanswered and isinstance(stmt, c.RunSteps):
        lines.append("s.failed = False")
    match stmt:
        case c.CallVerb(_, verb, args, you, giving):
            values = ", ".join(["s", w.value(you), *(lookups.list_value(w, arg) for arg in args)])
            text = f"{w.layout.verb_name(verb)}({values})"
            lines.append(text if giving is None else f"{write_target(w, giving)} = {text}")
        case c.RunSteps(_, field, target, you):
            lines.append(f"{steps_name(field.owner, field.name)}(s, {w.value(you)}, {w.value(target)})")
        case c.RunPhase(_, phase, you):
            name = w.layout.program.phases[phase.name].name
            lines.append(f"{name}(s, {w.value(you)})")
    if effect is not None:
        lines += announcements.end(w, effect)
    if isinstance(stmt, c.CallVerb) and stmt.otherwise:
        lines += ["if s.failed:", *indented(write_block(w, stmt.otherwise))]
    return [*lines, *mark_undone(w)] if unanswered else lines


def mark_undone(w: Writer) -> list[str]:
    """Write that something was left undone, if the call before has failed."""
    return ["if s.failed:", f"{INDENT}s.{w.layout.attribute('trial', 'undone')} = True"]


def is_search(e: c.Query) -> bool:
    return e.agg == c.Aggregate.FIRST and e.where is not None and e.prefix is None and not e.having


def written_twice(stmt: c.Stmt) -> tuple[c.Expr | None, ...]:
    """Return the expressions that stand in several lines of a sentence."""
    match stmt:
        case c.MovePieces():
            return (stmt.source, stmt.target)
        case c.Announce():
            return stmt.args
        case c.Act() | c.Pay() | c.Give() | c.Running() | c.Flow():
            return ()
        case _:
            assert_never(stmt)


def sure_parts(stmt: c.Stmt) -> tuple[c.Expr | None, ...]:
    """Return the expressions of a sentence that are certainly evaluated when it runs."""
    match stmt:
        case c.MovePieces():
            return (stmt.source, stmt.target)
        case c.PlaceThing():
            return (stmt.thing, stmt.place)
        case c.Put():
            return (stmt.things,)
        case c.Store():
            return (stmt.value,)
        case c.Act() | c.Pay() | c.Give() | c.Running() | c.Flow():
            return ()
        case _:
            assert_never(stmt)


def steps_name(owner: str, field: str) -> str:
    """Return the function that runs the steps of whatever thing it is given."""
    return f"run_{owner}_{field}"
