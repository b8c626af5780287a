"""Steps as sentences: conditions, loops, new values, the game's own verbs.

choose victim from opponents           Choose an opponent.
    give 1 silver from victim    ->    Take 1 silver from that opponent.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Signed
from lawspeaker.text.expressions import amounts, clauses, collections, nouns, words
from lawspeaker.text.expressions.noun_finder import NUMBER, THING, YES_NO
from lawspeaker.text.language.phrase import ENGLISH_MARK, Filled, FixedText, Phrase
from lawspeaker.text.language.template import holes, is_silent
from lawspeaker.text.scope import Env, Noun, Ref
from lawspeaker.text.sentences import built_in, choices, events, rules
from lawspeaker.text.sentences.block_shapes import (
    all_do,
    all_moved,
    exhausted,
    is_short,
    lowered,
    shown_next,
    stops_if,
    told_once,
)
from lawspeaker.text.sentences.fragments import Fragment, inline
from lawspeaker.text.writer import Untranslated, Writer

RULES = (t.Adds, t.Sets, t.Permits, t.Ignores, t.When, t.While, t.Until)


def write_block(w: Writer, block: t.Block, env: Env) -> list[Fragment]:
    """Return the sentences of a block; a `let` that is used once is said where it is used."""
    found: list[Fragment] = []
    skipped = -1
    for index, line in enumerate(block):
        if isinstance(line, t.Let) and (told_once(line, block[index + 1 :]) or is_short(line, block[index + 1 :])):
            env.let(line.word, w.nouns.of(line.value, env), line.value)
        elif isinstance(line, t.Let) and w.nouns.of(line.value, env) == YES_NO:
            found.extend(write_flag_variable(w, line, env))
        elif isinstance(line, t.Let) and shown_next(line.word, block[index + 1 :]):
            shown, ref = env.child(), env.bind(line.word, w.nouns.of(line.value, env))
            shown.let(line.word, ref.noun, line.value)
            found.extend(write_shown(w, block[index + 1], shown, ref))
            skipped = index + 1
        elif index == skipped:
            continue
        else:
            found.extend(write_step(w, line, env))
    return found


def write_shown(w: Writer, e: t.Stmt, env: Env, ref: Ref) -> list[Fragment]:
    """Return a step that looks at what a `let` has just found: it is said there, with its letter if it has one."""
    said = write_step(w, e, env)
    if ref.mode != "letter" or not said or not w.has("called"):
        return said
    letter = w.fill("called", what=words.write_reference(w, ref)).render()
    return [Fragment(f"{said[0].text} {letter}", said[0].open, said[0].continues), *said[1:]]


def write_step(w: Writer, e: t.Stmt, env: Env) -> list[Fragment]:
    """Return the sentences of one step, in English if this language cannot say it."""
    try:
        return step_in_language(w, e, env)
    except Untranslated:
        if w.english is None:
            raise
        return [mark_english(w, fragment) for fragment in write_step(w.english, e, env)]


def mark_english(w: Writer, fragment: Fragment) -> Fragment:
    """Return an English sentence, marked."""
    assert w.english is not None
    text = w.english.language.contract(fragment.text).replace(ENGLISH_MARK, "")
    return Fragment(text + ENGLISH_MARK, fragment.open, fragment.continues)


def write_inline_block(w: Writer, block: t.Block, env: Env) -> Phrase:
    """Return a block as part of a sentence."""
    fragments = write_block(w, block, env)
    return FixedText(inline(fragments)) if fragments else w.fill("do_nothing")


def step_in_language(w: Writer, e: t.Stmt, env: Env) -> list[Fragment]:
    """Return the sentences of one step of this language."""
    match e:
        case t.Call():
            return write_call(w, e, env)
        case t.Choose():
            return choices.write_choose(w, e, env)
        case t.If(_, arms, otherwise):
            return write_if(w, arms, otherwise, env)
        case t.Depending():
            return write_depending(w, e, env)
        case t.ChooseOne() | t.ChooseOrder() | t.MayDo():
            return choices.write_option(w, e, env)
        case t.As(_, player, block):
            inner = env.child()
            inner.you = None if words.is_reader(w, player, env) else Ref(THING, "same", expr=player, env=env.child())
            return write_block(w, block, inner)
        case t.Each() | t.Repeat() | t.Turns():
            return write_loop(w, e, env)
        case t.Let() | t.Becomes():
            return [write_change(w, e, env)]
        case t.Announce(_, head, block):
            event = w.fill("announce", event=events.write_event(w, head, env))
            return [*write_block(w, block or (), env), Fragment(event.render())]
        case t.OnlyIf(_, test) | t.That(_, test):
            return [Fragment(w.fill("only_if", test=clauses.write_clause(w, test, env)).render())]
        case t.Label() | t.Subject():
            return []
        case _:
            return rules.write_rules(w, (e,), env)


def write_call(w: Writer, e: t.Call, env: Env) -> list[Fragment]:
    """Return a verb of the game or a built-in sentence, with what holds meanwhile and what happens otherwise."""
    signed = w.symbols.verbs.get(e.word)
    if signed is not None and is_silent(signed):
        return write_failure(w, e.otherwise, env, "cannot_do")
    said = built_in.write_built_in(w, e, env) if signed is None else [write_verb(w, signed, e, env)]
    meanwhile_rules = e.block if e.block and (signed is not None or e.word == "run") else ()
    inner = env.child()
    inner.acting = True
    meanwhile = FixedText(inline(rules.write_rules(w, meanwhile_rules, inner)))
    if meanwhile.text and said:
        said = [Fragment(w.fill("meanwhile", act=FixedText(said[0].text), rules=meanwhile).render(), True), *said[1:]]
    return [*said, *write_failure(w, e.otherwise, env, "cannot_do")]


def write_failure(w: Writer, otherwise: t.Block | None, env: Env, key: str) -> list[Fragment]:
    """Return what happens if something is not possible; nothing, if it says to skip."""
    steps = write_block(w, otherwise or (), env.child())
    if not steps:
        return []
    return [Fragment(w.fill(key, steps=FixedText(inline(steps)), player=words.write_you(w, env)).render(), True, True)]


def write_verb(w: Writer, signed: Signed, e: t.Call, env: Env) -> Fragment:
    """Return a call of a verb by its text, or in its own words."""
    arg = e.args[0] if e.args else None
    given = nouns.arguments(signed, arg, e.phrases)
    lists = {param.name for param in signed.params if param.type.form == "list"}
    values = {
        name: collections.write_list(w, value, env) if name in lists else nouns.write_noun(w, value, env)
        for name, value in given.items()
    }
    template = w.lexicon.template(signed)
    if template is not None:
        for hole in holes(template):
            name, _, noun = hole.name.partition(" ")
            if noun:
                values[hole.name] = amounts.write_amount(w, given[name], amounts.counted_noun(w, noun, None, env), env)
        act: Phrase = Filled(w.language, template, values)
    else:
        params = [(param, values[param.name]) for param in signed.params if param.name in values]
        act = words.write_as_spelled(
            w, signed.name, [(p.prep if p.prep not in (None, "of") else "", v) for p, v in params]
        )
    result = w.nouns.of_type(signed.type)
    if e.giving is not None and result == YES_NO:
        env.names[e.giving] = Ref(YES_NO, "noted", e.giving)
    elif e.giving is not None:
        env.bind(e.giving, result)
    said = act.render()
    if template is not None and isinstance(template[0], str):
        said = lowered(said)
    if env.you is not None:
        said = w.fill("does", player=words.write_you(w, env), act=FixedText(said)).render()
    return Fragment(said)


def write_if(
    w: Writer, arms: tuple[tuple[t.Expr, t.Block], ...], otherwise: t.Block | None, env: Env
) -> list[Fragment]:
    """Return an `if` with all that is otherwise."""
    found: list[Fragment] = []
    match arms:
        case ((test, (t.MayDo(when=None) as choice,)),) if otherwise is None:
            return choices.write_option(w, replace(choice, when=test), env)
        case ((t.Can(_, head), block),) if otherwise is None and w.has("if_able"):
            if does_what_is_permitted(w, head.word, block, env):
                steps = write_inline_block(w, block, env.child())
                return [Fragment(w.fill("if_able", player=words.write_you(w, env), steps=steps).render(), True)]
        case _:
            pass
    for test, block in arms:
        key = "otherwise_if" if found else "if"
        said = w.fill(key, test=clauses.write_clause(w, test, env), steps=write_inline_block(w, block, env.child()))
        found.append(Fragment(said.render(), True, bool(found)))
    return [*found, *write_failure(w, otherwise, env, "otherwise")]


def does_what_is_permitted(w: Writer, word: str, block: t.Block, env: Env) -> bool:
    """Tell whether a block does just what a permission without parameters is about: `if can build_any: build`."""
    english = w.english or w
    signed = w.symbols.permissions.get(word)
    if signed is None or signed.params or clauses.write_permission_clause(english, signed, {}, True) is not None:
        return False
    act = clauses.write_act(english, word, signed, {}).render()
    said = write_block(english, block, env.child())
    return len(said) == 1 and re.match(rf"{re.escape(act)}\b", said[0].text) is not None


def write_depending(w: Writer, e: t.Depending, env: Env) -> list[Fragment]:
    """Return the cases of a `depending on`."""
    cases: list[Phrase] = []
    for values, block in e.matches:
        value = w.join([nouns.write_noun(w, value, env) for value in values], "or")
        cases.append(w.fill("case", value=value, steps=write_inline_block(w, block, env.child())))
    steps = write_block(w, e.otherwise or (), env.child())
    if steps:
        cases.append(w.fill("otherwise", steps=FixedText(inline(steps)), player=words.write_you(w, env)))
    listed = w.join(cases, "slash")
    return [Fragment(w.fill("depending", value=nouns.write_noun(w, e.value, env), cases=listed).render(), True)]


def write_loop(w: Writer, e: t.Each | t.Repeat | t.Turns, env: Env) -> list[Fragment]:
    """Return a loop."""
    scope = env.child()
    match e:
        case t.Each(_, var, source, reverse, starting, where, block):
            noun = Noun(w.nouns.of(source, env).word)
            if starting is None and not reverse and all_do(var, block):
                each = collections.write_filtered(
                    w, collections.write_source(w, source, env, "one", "each"), var, noun, where, env
                )
                return [write_together(w, each, block[0], env)]
            if starting is None and not reverse and all_moved(var, block):
                return write_moved(w, e, env)
            ref = scope.bind(var, noun)
            known = isinstance(source, t.Word) and source.word in env.names
            whole = starting is None and not reverse and where is None
            if whole and (known or amounts.is_named_list(w, source)) and w.has("each_of"):
                values = {"source": nouns.write_noun(w, source, env), "steps": write_inline_block(w, block, scope)}
                return [Fragment(w.fill("each_of", **values).render(), True)]
            if known and where is None:
                what = w.fill("of_those", source=nouns.write_noun(w, source, env))
            else:
                what = collections.write_filtered(
                    w, collections.write_source(w, source, env, "one", "", "", ref), var, noun, where, env
                )
            if starting is not None:
                what = w.fill("starting", what=what, start=nouns.write_noun(w, starting, env))
            key = "each_reverse" if reverse else "each"
            return [Fragment(w.fill(key, what=what, steps=write_inline_block(w, block, scope)).render(), True)]
        case t.Repeat(_, "forever", _, (t.Choose(may=True, otherwise=(t.Call(word="stop"),)) as choice, *rest)) if (
            w.has("as_often") and (not rest or stops_if(rest) is not None)
        ):
            return [write_as_often(w, replace(choice, may=False, otherwise=None), stops_if(rest), env)]
        case t.Repeat(_, form, value, block):
            values = {"steps": write_inline_block(w, exhausted(block) if form == "times" else block, scope)}
            if form == "times" and value is not None:
                values["count"] = nouns.write_noun(w, value, env)
            elif value is not None:
                values["test"] = clauses.write_clause(w, value, env)
            return [Fragment(w.fill(f"repeat_{form}", **values).render(), True)]
        case t.Turns(_, starting, until, block):
            key, values = "turns", {"steps": write_inline_block(w, block, scope)}
            if starting is not None:
                key, values = f"{key}_starting", {**values, "start": nouns.write_noun(w, starting, env)}
            if until is not None:
                key, values = f"{key}_until", {**values, "test": clauses.write_clause(w, until, env)}
            return [Fragment(w.fill(key, **values).render(), True)]


def write_as_often(w: Writer, choice: t.Choose, once: t.Expr | None, env: Env) -> Fragment:
    """Return a choice that somebody makes until he declines, or only once if something holds."""
    steps = FixedText(inline(write_block(w, (choice,), env.child())))
    said = w.fill("as_often", player=words.write_you(w, env), steps=steps)
    if once is not None:
        said = w.fill("only_once", steps=said, test=clauses.write_clause(w, once, env))
    return Fragment(said.render(), True)


def write_moved(w: Writer, e: t.Each, env: Env) -> list[Fragment]:
    """Return a loop that moves each of some things in the same way, as if it moved all of them at once."""
    (step,) = e.block
    assert isinstance(step, t.Call)
    query = t.Query(e.span, None, e.var, e.source, e.where) if e.where is not None else e.source
    return write_step(w, replace(step, args=(query,)), env)


def write_together(w: Writer, each: Phrase, step: t.Stmt, env: Env) -> Fragment:
    """Return what everybody does alike: `each opponent gains 1 food`."""
    assert isinstance(step, t.Call)
    bundle = w.join([nouns.write_noun(w, arg, env) for arg in step.args], "and")
    return Fragment(w.fill(f"{step.word}_by", player=each, bundle=bundle).render())


def write_flag_variable(w: Writer, e: t.Let, env: Env) -> list[Fragment]:
    """Return a yes/no that is kept in mind; one that starts with no is not worth a sentence."""
    env.names[e.word] = Ref(YES_NO, "noted", e.word)
    if isinstance(e.value, t.Word) and e.value.word == "no":
        return []
    said = clauses.write_flag(w, t.Word(e.span, e.word), env, "flag_on").render()
    if isinstance(e.value, t.Word) and e.value.word == "yes":
        return [Fragment(said)]
    return [Fragment(w.fill("if", test=clauses.write_clause(w, e.value, env), steps=FixedText(said)).render(), True)]


def write_change(w: Writer, e: t.Let | t.Becomes, env: Env) -> Fragment:
    """Return a new value of something, or a value that is used several times."""
    if isinstance(e, t.Becomes):
        match e.value:
            case t.Word(_, "yes"):
                return Fragment(clauses.write_flag(w, e.place, env, "flag_on").render())
            case t.Word(_, "no"):
                return Fragment(clauses.write_flag(w, e.place, env, "flag_off").render())
            case _ if w.nouns.of(e.place, env) == YES_NO:
                rule = clauses.write_flag(w, e.place, env, "flag_on")
                return Fragment(w.fill("exactly_if", rule=rule, test=clauses.write_clause(w, e.value, env)).render())
            case _:
                values = {"what": nouns.write_noun(w, e.place, env), "value": nouns.write_noun(w, e.value, env)}
                return Fragment(w.fill("becomes", **values).render())
    value = nouns.write_noun(w, e.value, env)
    noun = w.nouns.of(e.value, env)
    if noun != NUMBER:
        env.bind(e.word, noun)
        return Fragment(w.fill("find", value=value).render())
    numbers = sum(ref.noun == NUMBER and ref.mode == "letter" for ref in env.names.values())
    env.names[e.word] = Ref(NUMBER, "letter", "XYZ"[min(numbers, 2)])
    return Fragment(w.fill("counts", letter=words.write_reference(w, env.names[e.word]), value=value).render())
