"""The built-in sentences: gain, pay, put, deal, place, roll … each a step of the checked program."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import coercion, collections, expressions
from lawspeaker.check.lint.pile_order import ignore_order
from lawspeaker.check.rules import triggers
from lawspeaker.check.sentences import board_sentences, sentences
from lawspeaker.check.sentences.sentence_forms import check_form
from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.plain_lines import is_word, refuse_below
from lawspeaker.resolve.symbols import FieldSym, Phase, Record
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span


def check_built_in(cx: CheckContext, e: t.Call, scope: Scope) -> list[c.Stmt]:
    """Check a sentence of the language itself."""
    said = {phrase.prep: phrase for phrase in e.phrases}
    if not check_form(e, cx.facts):
        return []
    match e.word:
        case "stop" | "done" | "fail" | "skip" | "end":
            return check_leave(cx, e, scope)
        case "give" if not said and len(e.args) == 1:
            return check_give_back(cx, e, scope)
        case "gain" | "lose" | "pay" | "give":
            return check_payment(cx, e, said, scope)
        case "raise" | "lower" | "swap":
            return check_change(cx, e, said, scope)
        case "put" | "deal" | "shuffle" | "look" | "show" | "reveal":
            return check_pile_sentence(cx, e, said, scope)
        case "place" | "remove" | "shift" | "lay":
            return board_sentences.check_board_sentence(cx, e, said, scope)
        case "roll" | "pick":
            return check_chance(cx, e, said, scope)
        case "run":
            return check_run(cx, e, scope)
        case "start":
            return check_start(cx, e, scope)
        case _:
            cx.facts.add("L389", e.span)
            return []


def check_leave(cx: CheckContext, e: t.Call, scope: Scope) -> list[c.Stmt]:
    if e.word == "stop" and scope.loops == 0:
        cx.facts.add("L352", e.span)
    if e.word == "fail":
        scope.function.fails = True
    if e.args:
        cx.facts.add("L353", e.args[0].span, word=e.word)
    if e.word == "done" and scope.function.replaces:
        return [c.GiveBack(e.span, c.Const(1, ty.NUMBER))]
    return [c.Leave(e.span, c.LeaveForm(e.word))]


def check_give_back(cx: CheckContext, e: t.Call, scope: Scope) -> list[c.Stmt]:
    result = scope.function.result
    if result is None or result.form == TypeForm.NOTHING:
        cx.facts.add("L354", e.span)
        return []
    return [c.GiveBack(e.span, expressions.check_expr(cx, e.args[0], scope, result))]


def check_payment(cx: CheckContext, e: t.Call, said: dict[str, t.Phrase], scope: Scope) -> list[c.Stmt]:
    arg = board_sentences.sentence_object(cx, e)
    if arg is None:
        return []
    bundle = expressions.check_expr(cx, arg, scope, ty.BUNDLE)
    otherwise = None if e.otherwise is None else sentences.check_block(cx, e.otherwise, scope.child())
    if e.word == "give":
        giver, taker = (
            board_sentences.check_player_phrase(cx, said, scope, e.span, "from"),
            board_sentences.check_player_phrase(cx, said, scope, e.span, "to"),
        )
        return [c.Give(e.span, bundle, giver, taker, otherwise)]
    player = board_sentences.check_player_phrase(cx, said, scope, e.span, "for", "by")
    if e.word in ("gain", "lose"):
        return [c.Gain(e.span, bundle, player, 1 if e.word == "gain" else -1)]
    if otherwise is None:
        scope.function.fails = True
    site = None
    if cx.program.wild:
        site = cx.add_site(c.SiteForm.PAY, e.span, "pay with")
        site.vars.append(c.SiteVar("pay", ty.RESOURCE, 0, len(cx.symbols.resources)))
    temp = cx.temporary(scope, "owed", ty.BUNDLE)
    return [c.Pay(e.span, bundle, player, site, otherwise, temp)]


def check_change(cx: CheckContext, e: t.Call, said: dict[str, t.Phrase], scope: Scope) -> list[c.Stmt]:
    arg = board_sentences.sentence_object(cx, e)
    other = board_sentences.phrase_argument(cx, e, said, "with" if e.word == "swap" else "by")
    if arg is None or other is None:
        return []
    place = sentences.check_lvalue(cx, arg, scope)
    if place is None:
        return []
    if e.word == "swap":
        second = sentences.check_lvalue(cx, other, scope)
        if second is None:
            return []
        coercion.coerce(cx, second, place.type, other.span)
        return [c.Swap(e.span, place, second)]
    if place.type.form == TypeForm.BUNDLE:
        more = expressions.check_expr(cx, other, scope, ty.BUNDLE)
        total = c.BundleSum(
            c.ArithmeticOp.ADD if e.word == "raise" else c.ArithmeticOp.SUBTRACT, place, more, ty.BUNDLE
        )
        return [
            c.Store(e.span, place, total) if not isinstance(place, c.Local) else c.Assign(e.span, place.name, total)
        ]
    if place.type.bare().form != TypeForm.NUMBER:
        cx.facts.add("L301", arg.span, have=place.type, want="number")
        return []
    return [
        c.Change(e.span, place, expressions.check_expr(cx, other, scope, ty.NUMBER), 1 if e.word == "raise" else -1)
    ]


def check_pile(cx: CheckContext, e: t.Expr, scope: Scope) -> c.PileGet | None:
    found = expressions.check_expr(cx, e, scope)
    if isinstance(found, c.PileGet):
        return found
    if not isinstance(found, c.Unknown):
        cx.facts.add("L357", e.span)
    return None


def check_pile_sentence(cx: CheckContext, e: t.Call, said: dict[str, t.Phrase], scope: Scope) -> list[c.Stmt]:
    match e.word:
        case "look" | "show" | "reveal":
            return check_show(cx, e, said, scope)
        case "shuffle":
            arg = board_sentences.sentence_object(cx, e)
            pile = None if arg is None else check_pile(cx, arg, scope)
            return [] if pile is None else [c.Shuffle(e.span, pile)]
        case "put":
            arg, where = (
                board_sentences.sentence_object(cx, e),
                board_sentences.phrase_argument(cx, e, said, "into", "onto", "under"),
            )
            target = None if where is None else check_pile(cx, where, scope)
            if arg is None or target is None:
                return []
            things = board_sentences.check_things(cx, arg, scope, target.pile.kind)
            one = things.type.element if things.type.form == TypeForm.LIST else things.type
            if one.form == TypeForm.THING and not coercion.is_assignable(
                cx, one, Type(TypeForm.THING, target.pile.kind)
            ):
                cx.facts.add("L358", e.span, have=one, pile=target.pile.name, kind=target.pile.kind)
            if scope.example:
                things = next_spare_copies(cx, things, target, scope)
            return [c.Put(e.span, things, target, "onto" in said)]
        case _:
            arg = board_sentences.sentence_object(cx, e)
            source, target_expr = (
                board_sentences.phrase_argument(cx, e, said, "from"),
                board_sentences.phrase_argument(cx, e, said, "to", "into"),
            )
            if arg is None or source is None or target_expr is None:
                return []
            first, second = check_pile(cx, source, scope), check_pile(cx, target_expr, scope)
            count = expressions.check_expr(cx, arg, scope, ty.NUMBER)
            return [] if first is None or second is None else [c.Deal(e.span, count, first, second)]


def next_spare_copies(cx: CheckContext, things: c.Expr, target: c.PileGet, scope: Scope) -> c.Expr:
    """In an example a name means a copy that was not named before, the pile owner's own if copies have owners."""
    if isinstance(things, c.ListOf):
        return c.ListOf(tuple(next_spare_copies(cx, item, target, scope) for item in things.items), things.type)
    thing = coercion.named_thing(cx, things) if isinstance(things, c.Const) else None
    if thing is None or len(thing.ids) == 1:
        return things
    ids = thing.ids
    if thing.per_player and isinstance(target.owner, c.Const):
        ids = ids[(target.owner.value - 1) * thing.copies : target.owner.value * thing.copies]
    used = scope.function.copies_placed.get(ids[0], 0)
    scope.function.copies_placed[ids[0]] = used + 1
    turned = [*ids[used % len(ids) :], *ids[: used % len(ids)]]
    return c.GameValue(c.GameWord.SPARE, (target, *(c.Const(i, things.type) for i in turned)), things.type)


def run_phase_sentences(cx: CheckContext, phase: Phase, span: Span, you: c.Expr, scope: Scope) -> list[c.Stmt]:
    """Run a phase; `phase is …` speaks of it meanwhile, and of the one before afterwards."""
    now = c.GameValue(c.GameWord.PHASE, (), ty.PHASE)
    before = cx.temporary(scope, "phase_before", ty.PHASE)
    return [
        c.Assign(span, before, now),
        c.Store(span, now, c.Const(phase.index, ty.PHASE, phase.name)),
        c.RunPhase(span, phase, you),
        c.Store(span, now, c.Local(before, ty.PHASE)),
    ]


def check_show(cx: CheckContext, e: t.Call, said: dict[str, t.Phrase], scope: Scope) -> list[c.Stmt]:
    arg = (
        board_sentences.phrase_argument(cx, e, said, "at")
        if e.word == "look"
        else board_sentences.sentence_object(cx, e)
    )
    if arg is None:
        return []
    things = board_sentences.check_things(cx, arg, scope)
    if isinstance(things, c.Query) and things.where is not None and things.agg is None:
        things = ignore_order(things)  # who is shown the hearts of a deck learns which they are, not where
    if e.word == "reveal":
        return [c.Show(e.span, things, None)]
    return [c.Show(e.span, things, board_sentences.check_player_phrase(cx, said, scope, e.span, "to"))]


def check_chance(cx: CheckContext, e: t.Call, said: dict[str, t.Phrase], scope: Scope) -> list[c.Stmt]:
    seen = expressions.check_expr(cx, said["for"].args[0], scope, ty.PLAYER) if "for" in said else None
    if e.word == "roll":
        word = e.args[0].word if e.args and isinstance(e.args[0], t.Word) else ""
        die = cx.symbols.dice.get(word)
        if die is None or e.giving is None:
            close = nearest(word, cx.symbols.dice) or ""
            cx.facts.add("L361", e.span, word=word, close="" if die else close)
            return []
        type_ = ty.number(die.low, die.high)
        if die.faces:
            type_ = Type("outcome" if all(len(face) == 1 for face in die.faces) else "face", die.name)
        return [c.Roll(e.span, die, cx.declare(scope, e.giving, type_).name, seen)]
    word = e.args[0].word if e.args and isinstance(e.args[0], t.Word) else ""
    if not word:
        cx.facts.add("L355", e.span, word="pick")
        return []
    if "from" not in said or "at" not in said or not is_word(said["at"].args[0], "random"):
        cx.facts.add("L356", e.span, word="pick", prep="at random from")
        return []
    source = said["from"].args[0]
    if "to" in said:
        low, high = (
            expressions.check_expr(cx, source, scope, ty.NUMBER),
            expressions.check_expr(cx, said["to"].args[0], scope, ty.NUMBER),
        )
        type_ = ty.number(low.type.low, high.type.high)
        return [c.Pick(e.span, cx.declare(scope, word, type_).name, low, high, type_, seen)]
    found = collections.check_list(cx, source, scope)
    element = found.type.element.bare()
    return [c.Pick(e.span, cx.declare(scope, word, element).name, ignore_order(found), None, element, seen)]


def check_run(cx: CheckContext, e: t.Call, scope: Scope) -> list[c.Stmt]:
    you = scope.you or c.GameValue(c.GameWord.ACTIVE, (), ty.PLAYER)
    arg = board_sentences.sentence_object(cx, e)
    if arg is None:
        return []
    if isinstance(arg, t.Name) and arg.name in cx.symbols.phases:
        refuse_below(e, cx.facts)
        return run_phase_sentences(cx, cx.symbols.phases[arg.name], e.span, you, scope)
    found = expressions.check_expr(cx, arg, scope)
    if not isinstance(found, c.FieldGet) or found.type.form != TypeForm.STEPS:
        if not isinstance(found, c.Unknown):
            cx.facts.add("L362", arg.span)
        return []
    effect = triggers.check_effect(cx, e.block, scope, None, e.span) if e.block else None
    return [c.RunSteps(e.span, found.field, found.target, you, effect)]


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
    value = line.args[0] if len(line.args) == 1 else t.SetOf(line.args[0].span, line.args)
    return field, expressions.check_expr(cx, value, scope, field.type)


def check_start(cx: CheckContext, e: t.Call, scope: Scope) -> list[c.Stmt]:
    word = e.args[0].word if e.args and isinstance(e.args[0], t.Word) else ""
    record = cx.symbols.records.get(word)
    if record is None:
        cx.facts.add("L363", e.span, word=word, close=nearest(word, cx.symbols.records) or "")
        return []
    cx.uses.records.add(record.name)
    values: list[tuple[FieldSym, c.Expr]] = []
    given: set[str] = set()
    for line in e.block or ():
        known = check_record_line(cx, line, record, scope)
        if known is not None and known[0].name in given:
            cx.facts.add("L220", line.span, name=word, word=known[0].name)
        elif known is not None:
            values.append(known)
            given.add(known[0].name)
    for field in record.fields.values():
        if field.name in given:
            continue
        if field.default is not None:
            values.append((field, expressions.check_expr(cx, field.default, scope, field.type)))
        elif field.type.form in (TypeForm.OPTIONAL, TypeForm.LIST, TypeForm.BUNDLE, TypeForm.YES_NO):
            values.append((field, coercion.empty_value(field.type)))
        else:
            cx.facts.add("L365", e.span, (field.span, "declared here"), field=field.name, record=word)
    name = cx.declare(scope, e.giving or word, Type(TypeForm.RECORD, word)).name
    if record.name not in scope.function.records:
        scope.function.records.append(record.name)
    return [c.StartRecord(e.span, record, name, tuple(values))]
