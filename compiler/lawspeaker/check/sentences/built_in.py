"""The built-in sentences, by their first word; and those that leave a block, run a phase or start a record.

run Harvest                    RunPhase(Harvest)
start combat            ->     StartRecord(combat, attacker=p)
    attacker p
"""

from __future__ import annotations

from collections.abc import Callable

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import coercion, expressions
from lawspeaker.check.rules import triggers
from lawspeaker.check.sentences import boards, chance, goods, piles
from lawspeaker.check.sentences.parts import Sentence, as_one, find_object
from lawspeaker.check.sentences.sentence_forms import check_form
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.declaration_lines import refuse_below
from lawspeaker.resolve.symbols import FieldSym, Phase, Record
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.sentence_words import PerSentence
from lawspeaker.source import Span
from lawspeaker_language.spelling import nearest


def check_built_in(cx: CheckContext, e: t.Call, scope: Scope) -> list[c.Stmt]:
    """Check a sentence of the language itself."""
    if not check_form(e, cx.facts):
        return []
    check = SENTENCES.get(e.word)
    if check is None:
        cx.facts.add("L389", e.span)
        return []
    return check(cx, Sentence(e, {phrase.prep: phrase for phrase in e.phrases}, scope))


def check_leave(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `stop`, `done`, `fail`, `skip` or `end`."""
    form = c.LeaveForm(s.word)
    if form == c.LeaveForm.STOP and s.scope.loops == 0:
        cx.facts.add("L352", s.span)
    if form == c.LeaveForm.FAIL:
        s.scope.function.fails = True
    if s.call.args:
        cx.facts.add("L353", s.call.args[0].span, word=s.word)
    if form == c.LeaveForm.DONE and s.scope.function.replaces:
        return [c.GiveBack(s.span, c.Const(1, ty.NUMBER))]
    return [c.Leave(s.span, form)]


def check_run(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `run Harvest` of a phase, or `run effect of c` of the steps of a thing."""
    you = s.scope.you or c.GameValue(c.GameWord.ACTIVE, (), ty.PLAYER)
    arg = find_object(cx, s)
    if arg is None:
        return []
    if isinstance(arg, t.Name) and arg.name in cx.symbols.phases:
        refuse_below(s.call, cx.facts)
        return run_phase(cx, cx.symbols.phases[arg.name], s.span, you, s.scope)
    found = expressions.check_expr(cx, arg, s.scope)
    if not isinstance(found, c.FieldGet) or found.type.form != TypeForm.STEPS:
        if not isinstance(found, c.Unknown):
            cx.facts.add("L362", arg.span)
        return []
    effect = triggers.check_effect(cx, s.call.block, s.scope, None, s.span) if s.call.block else None
    return [c.RunSteps(s.span, found.field, found.target, you, effect)]


def run_phase(cx: CheckContext, phase: Phase, span: Span, you: c.Expr, scope: Scope) -> list[c.Stmt]:
    """Return the sentences that run a phase; the word `phase` means it until it ends, then the phase before."""
    current = c.GameValue(c.GameWord.PHASE, (), ty.PHASE)
    before = cx.temporary(scope, "phase_before", ty.PHASE)
    return [
        c.Assign(span, before, current),
        c.Store(span, current, c.Const(phase.index, ty.PHASE, phase.name)),
        c.RunPhase(span, phase, you),
        c.Store(span, current, c.Local(before, ty.PHASE)),
    ]


def check_start(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `start combat` with the lines below it: a value for each field without a default."""
    word = s.first_word()
    record = cx.symbols.records.get(word)
    if record is None:
        cx.facts.add("L363", s.span, word=word, close=nearest(word, cx.symbols.records) or "")
        return []
    cx.uses.records.add(record.name)
    values = check_record_lines(cx, s, record)
    given = {field.name for field, _ in values}
    for field in record.fields.values():
        if field.name in given:
            continue
        if field.default is not None:
            values.append((field, expressions.check_expr(cx, field.default, s.scope, field.type)))
        elif field.type.form in (TypeForm.OPTIONAL, TypeForm.LIST, TypeForm.BUNDLE, TypeForm.YES_NO):
            values.append((field, coercion.empty_value(field.type)))
        else:
            cx.facts.add("L365", s.span, (field.span, "declared here"), field=field.name, record=word)
    name = cx.declare(s.scope, s.call.giving or word, Type(TypeForm.RECORD, word)).name
    if record.name not in s.scope.function.records:
        s.scope.function.records.append(record.name)
    return [c.StartRecord(s.span, record, name, tuple(values))]


def check_record_lines(cx: CheckContext, s: Sentence, record: Record) -> list[tuple[FieldSym, c.Expr]]:
    """Check the lines below `start`; report a field that has two of them."""
    values: dict[str, tuple[FieldSym, c.Expr]] = {}
    for line in s.call.block or ():
        found = check_record_line(cx, line, record, s.scope)
        if found is not None and found[0].name in values:
            cx.facts.add("L220", line.span, name=record.name, word=found[0].name)
        elif found is not None:
            values[found[0].name] = found
    return list(values.values())


def check_record_line(cx: CheckContext, line: t.Stmt, record: Record, scope: Scope) -> tuple[FieldSym, c.Expr] | None:
    """Check `field value` below `start`."""
    word = line.word if isinstance(line, t.Call) else ""
    if not isinstance(line, t.Call) or word not in record.fields:
        words = {"record": record.name, "word": word, "close": nearest(word, record.fields) or ""}
        cx.facts.add("L364", line.span, (record.span, "declared here"), **words)
        return None
    refuse_below(line, cx.facts)
    field = record.fields[word]
    if not line.args:
        cx.facts.add("L370", line.span, field=word, name=record.name)
        return field, c.Unknown(field.type)
    for extra in (*line.phrases, *(line.args[1:] if field.type.form != TypeForm.LIST else ())):
        cx.facts.add("L371", extra.span, field=word)
    return field, expressions.check_expr(cx, as_one(line.args), scope, field.type)


Check = Callable[[CheckContext, Sentence], list[c.Stmt]]
CHECKERS: PerSentence[Check | None] = PerSentence(
    deal=piles.check_deal,
    done=check_leave,
    end=check_leave,
    fail=check_leave,
    flip=piles.of_pile(c.Flip),
    gain=goods.check_gain,
    give=goods.check_give,
    lay=boards.check_lay,
    look=piles.check_show,
    lose=goods.check_gain,
    lower=goods.check_change,
    pay=goods.check_pay,
    pick=chance.check_pick,
    place=boards.check_place,
    put=piles.check_put,
    raise_=goods.check_change,
    remove=boards.check_remove,
    reveal=piles.check_show,
    roll=chance.check_roll,
    run=check_run,
    shift=boards.check_shift,
    show=piles.check_show,
    shuffle=piles.of_pile(c.Shuffle),
    skip=check_leave,
    start=check_start,
    stop=check_leave,
    swap=goods.check_swap,
    text=None,
)
"""The checkers of built-in sentences; None for a line that is no step. What a sentence takes is in `sentence_words`."""
SENTENCES = {word: check for word, check in CHECKERS.items() if check is not None}
