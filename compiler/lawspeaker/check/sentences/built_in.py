"""The built-in sentences: gain, pay, put, deal, place, roll … each a step of the checked program."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.expressions import coercion, collections, expressions
from lawspeaker.check.lint.pile_order import free
from lawspeaker.check.rules import triggers
from lawspeaker.check.scope import Checker, Env
from lawspeaker.check.sentences import board_sentences, sentences
from lawspeaker.check.sentences.predicates import empty_value
from lawspeaker.check.sentences.sentence_forms import check_form
from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.plain_lines import is_word, refuse_below
from lawspeaker.resolve.symbols import FieldSym, Phase, Record
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span


def check_built_in(cx: Checker, e: t.Call, env: Env) -> list[c.Stmt]:
    """Check a sentence of the language itself."""
    said = {phrase.prep: phrase for phrase in e.phrases}
    if not check_form(e, cx.facts):
        return []
    match e.word:
        case "stop" | "done" | "fail" | "skip" | "end":
            return leave(cx, e, env)
        case "give" if not said and len(e.args) == 1:
            return give_back(cx, e, env)
        case "gain" | "lose" | "pay" | "give":
            return money(cx, e, said, env)
        case "raise" | "lower" | "swap":
            return counters(cx, e, said, env)
        case "put" | "deal" | "shuffle" | "look" | "show" | "reveal":
            return cards(cx, e, said, env)
        case "place" | "remove" | "shift" | "lay":
            return board_sentences.board_steps(cx, e, said, env)
        case "roll" | "pick":
            return chance(cx, e, said, env)
        case "run":
            return run(cx, e, env)
        case "start":
            return start(cx, e, env)
        case _:
            cx.facts.add("L389", e.span)
            return []


def leave(cx: Checker, e: t.Call, env: Env) -> list[c.Stmt]:
    if e.word == "stop" and env.loops == 0:
        cx.facts.add("L352", e.span)
    if e.word == "fail":
        env.body.fails = True
    if e.args:
        cx.facts.add("L353", e.args[0].span, word=e.word)
    if e.word == "done" and env.body.replaces:
        return [c.GiveBack(e.span, c.Const(1, ty.NUMBER))]
    return [c.Leave(e.span, e.word)]


def give_back(cx: Checker, e: t.Call, env: Env) -> list[c.Stmt]:
    result = env.body.result
    if result is None or result.form == "nothing":
        cx.facts.add("L354", e.span)
        return []
    return [c.GiveBack(e.span, expressions.expr(cx, e.args[0], env, result))]


def money(cx: Checker, e: t.Call, said: dict[str, t.Phrase], env: Env) -> list[c.Stmt]:
    arg = board_sentences.argument(cx, e)
    if arg is None:
        return []
    bundle = expressions.expr(cx, arg, env, ty.BUNDLE)
    otherwise = None if e.otherwise is None else sentences.check_block(cx, e.otherwise, env.child())
    if e.word == "give":
        giver, taker = (
            board_sentences.who(cx, said, env, e.span, "from"),
            board_sentences.who(cx, said, env, e.span, "to"),
        )
        return [c.Give(e.span, bundle, giver, taker, otherwise)]
    player = board_sentences.who(cx, said, env, e.span, "for", "by")
    if e.word in ("gain", "lose"):
        return [c.Gain(e.span, bundle, player, 1 if e.word == "gain" else -1)]
    if otherwise is None:
        env.body.fails = True
    site = None
    if cx.program.wild:
        site = cx.site("pay", e.span, "pay with")
        site.vars.append(c.SiteVar("pay", ty.RESOURCE, 0, len(cx.symbols.resources)))
    temp = cx.temp(env, "owed", ty.BUNDLE)
    return [c.Pay(e.span, bundle, player, site, otherwise, temp)]


def counters(cx: Checker, e: t.Call, said: dict[str, t.Phrase], env: Env) -> list[c.Stmt]:
    arg = board_sentences.argument(cx, e)
    other = board_sentences.phrase(cx, e, said, "with" if e.word == "swap" else "by")
    if arg is None or other is None:
        return []
    place = sentences.lvalue(cx, arg, env)
    if place is None:
        return []
    if e.word == "swap":
        second = sentences.lvalue(cx, other, env)
        if second is None:
            return []
        coercion.fit(cx, second, place.type, other.span)
        return [c.Swap(e.span, place, second)]
    if place.type.form == "bundle":
        more = expressions.expr(cx, other, env, ty.BUNDLE)
        total = c.BundleSum("+" if e.word == "raise" else "-", place, more, ty.BUNDLE)
        return [
            c.Store(e.span, place, total) if not isinstance(place, c.Local) else c.Assign(e.span, place.name, total)
        ]
    if place.type.bare().form != "number":
        cx.facts.add("L301", arg.span, have=place.type, want="number")
        return []
    return [c.Change(e.span, place, expressions.expr(cx, other, env, ty.NUMBER), 1 if e.word == "raise" else -1)]


def check_pile(cx: Checker, e: t.Expr, env: Env) -> c.PileGet | None:
    found = expressions.expr(cx, e, env)
    if isinstance(found, c.PileGet):
        return found
    if not isinstance(found, c.Unknown):
        cx.facts.add("L357", e.span)
    return None


def cards(cx: Checker, e: t.Call, said: dict[str, t.Phrase], env: Env) -> list[c.Stmt]:
    match e.word:
        case "look" | "show" | "reveal":
            return showing(cx, e, said, env)
        case "shuffle":
            arg = board_sentences.argument(cx, e)
            pile = None if arg is None else check_pile(cx, arg, env)
            return [] if pile is None else [c.Shuffle(e.span, pile)]
        case "put":
            arg, where = board_sentences.argument(cx, e), board_sentences.phrase(cx, e, said, "into", "onto", "under")
            target = None if where is None else check_pile(cx, where, env)
            if arg is None or target is None:
                return []
            things = board_sentences.check_things(cx, arg, env, target.pile.kind)
            one = things.type.element if things.type.form == "list" else things.type
            if one.form == "thing" and not coercion.assignable(cx, one, Type("thing", target.pile.kind)):
                cx.facts.add("L358", e.span, have=one, pile=target.pile.name, kind=target.pile.kind)
            if env.example:
                things = spare_copies(cx, things, target, env)
            return [c.Put(e.span, things, target, "onto" in said)]
        case _:
            arg = board_sentences.argument(cx, e)
            source, target_expr = (
                board_sentences.phrase(cx, e, said, "from"),
                board_sentences.phrase(cx, e, said, "to", "into"),
            )
            if arg is None or source is None or target_expr is None:
                return []
            first, second = check_pile(cx, source, env), check_pile(cx, target_expr, env)
            count = expressions.expr(cx, arg, env, ty.NUMBER)
            return [] if first is None or second is None else [c.Deal(e.span, count, first, second)]


def spare_copies(cx: Checker, things: c.Expr, target: c.PileGet, env: Env) -> c.Expr:
    """In an example a name means a copy that was not named before, the pile owner's own if copies have owners."""
    if isinstance(things, c.ListOf):
        return c.ListOf(tuple(spare_copies(cx, item, target, env) for item in things.items), things.type)
    thing = coercion.thing_named(cx, things) if isinstance(things, c.Const) else None
    if thing is None or len(thing.ids) == 1:
        return things
    ids = thing.ids
    if thing.per_player and isinstance(target.owner, c.Const):
        ids = ids[(target.owner.value - 1) * thing.copies : target.owner.value * thing.copies]
    used = env.body.told.get(ids[0], 0)
    env.body.told[ids[0]] = used + 1
    turned = [*ids[used % len(ids) :], *ids[: used % len(ids)]]
    return c.PlayerValue("spare", (target, *(c.Const(i, things.type) for i in turned)), things.type)


def run_phase(cx: Checker, phase: Phase, span: Span, you: c.Expr, env: Env) -> list[c.Stmt]:
    """Run a phase; `phase is …` speaks of it meanwhile, and of the one before afterwards."""
    now = c.PlayerValue("phase", (), ty.PHASE)
    before = cx.temp(env, "phase_before", ty.PHASE)
    return [
        c.Assign(span, before, now),
        c.Store(span, now, c.Const(phase.index, ty.PHASE, phase.name)),
        c.RunPhase(span, phase, you),
        c.Store(span, now, c.Local(before, ty.PHASE)),
    ]


def showing(cx: Checker, e: t.Call, said: dict[str, t.Phrase], env: Env) -> list[c.Stmt]:
    arg = board_sentences.phrase(cx, e, said, "at") if e.word == "look" else board_sentences.argument(cx, e)
    if arg is None:
        return []
    things = board_sentences.check_things(cx, arg, env)
    if isinstance(things, c.Query) and things.where is not None and things.agg is None:
        things = free(things)  # who is shown the hearts of a deck learns which they are, not where
    if e.word == "reveal":
        return [c.Show(e.span, things, None)]
    return [c.Show(e.span, things, board_sentences.who(cx, said, env, e.span, "to"))]


def chance(cx: Checker, e: t.Call, said: dict[str, t.Phrase], env: Env) -> list[c.Stmt]:
    seen = expressions.expr(cx, said["for"].args[0], env, ty.PLAYER) if "for" in said else None
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
        return [c.Roll(e.span, die, cx.declare(env, e.giving, type_).name, seen)]
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
            expressions.expr(cx, source, env, ty.NUMBER),
            expressions.expr(cx, said["to"].args[0], env, ty.NUMBER),
        )
        type_ = ty.number(low.type.low, high.type.high)
        return [c.Pick(e.span, cx.declare(env, word, type_).name, low, high, type_, seen)]
    found = collections.list_expr(cx, source, env)
    element = found.type.element.bare()
    return [c.Pick(e.span, cx.declare(env, word, element).name, free(found), None, element, seen)]


def run(cx: Checker, e: t.Call, env: Env) -> list[c.Stmt]:
    you = env.you or c.PlayerValue("active", (), ty.PLAYER)
    arg = board_sentences.argument(cx, e)
    if arg is None:
        return []
    if isinstance(arg, t.Name) and arg.name in cx.symbols.phases:
        cx.used_words.add(f"phase {arg.name}")
        refuse_below(e, cx.facts)
        return run_phase(cx, cx.symbols.phases[arg.name], e.span, you, env)
    found = expressions.expr(cx, arg, env)
    if not isinstance(found, c.FieldGet) or found.type.form != "steps":
        if not isinstance(found, c.Unknown):
            cx.facts.add("L362", arg.span)
        return []
    effect = triggers.effect(cx, e.block, env, None, e.span) if e.block else None
    return [c.RunSteps(e.span, found.field, found.target, you, effect)]


def record_line(cx: Checker, line: t.Stmt, record: Record, env: Env) -> tuple[FieldSym, c.Expr] | None:
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
    for extra in (*line.phrases, *(line.args[1:] if field.type.form != "list" else ())):
        cx.facts.add("L371", extra.span, field=word)
    value = line.args[0] if len(line.args) == 1 else t.SetOf(line.args[0].span, line.args)
    return field, expressions.expr(cx, value, env, field.type)


def start(cx: Checker, e: t.Call, env: Env) -> list[c.Stmt]:
    word = e.args[0].word if e.args and isinstance(e.args[0], t.Word) else ""
    record = cx.symbols.records.get(word)
    if record is None:
        cx.facts.add("L363", e.span, word=word, close=nearest(word, cx.symbols.records) or "")
        return []
    cx.used_words.add(f"record {record.name}")
    values: list[tuple[FieldSym, c.Expr]] = []
    given: set[str] = set()
    for line in e.block or ():
        known = record_line(cx, line, record, env)
        if known is not None and known[0].name in given:
            cx.facts.add("L220", line.span, name=word, word=known[0].name)
        elif known is not None:
            values.append(known)
            given.add(known[0].name)
    for field in record.fields.values():
        if field.name in given:
            continue
        if field.default is not None:
            values.append((field, expressions.expr(cx, field.default, env, field.type)))
        elif field.type.form in ("optional", "list", "bundle", "yes_no"):
            values.append((field, empty_value(field.type)))
        else:
            cx.facts.add("L365", e.span, (field.span, "declared here"), field=field.name, record=word)
    name = cx.declare(env, e.giving or word, Type("record", word)).name
    if record.name not in env.body.records:
        env.body.records.append(record.name)
    return [c.StartRecord(e.span, record, name, tuple(values))]
