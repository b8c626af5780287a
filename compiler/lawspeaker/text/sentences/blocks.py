"""Blocks of steps as sentences; other modules write calls, loops, choices and rules.

choose victim from opponents           Choose an opponent.
    give 1 silver from victim    ->    Take 1 silver from that opponent.
"""

from __future__ import annotations

import re
from typing import assert_never

from msgspec.structs import replace

from lawspeaker.parse import tree as t
from lawspeaker.text.expressions import collections, flags, nouns, permissions, words
from lawspeaker.text.expressions.noun_finder import NUMBER, THING, YES_NO
from lawspeaker.text.scope import Env, Noun, Ref, RefMode
from lawspeaker.text.sentences import calls, choices, events, loops, possible
from lawspeaker.text.sentences.block_shapes import is_list_of_best, is_short_attribute, is_shown_next, is_used_once
from lawspeaker.text.sentences.fragments import Fragment, inline_text
from lawspeaker.text.writer import Untranslated, Writer
from lawspeaker_language.phrase import FixedText, Phrase, mark_english


def write_block(w: Writer, block: t.Block, env: Env) -> list[Fragment]:
    """Return the sentences of a block; the value of a `let` that is used once is written where it is used."""
    found: list[Fragment] = []
    lines = list(block)
    while lines:
        line, *lines = lines
        rest = tuple(lines)
        if not isinstance(line, t.Let):
            found.extend(write_step(w, line, env))
        elif is_used_once(line, rest) or is_short_attribute(line, rest):
            env.inline(line.word, w.nouns.of(line.value, env), line.value)
        elif w.nouns.of(line.value, env) == YES_NO:
            found.extend(write_flag_variable(w, line, env))
        elif is_list_of_best(line, rest):
            found.extend(write_list_variable(w, line, env))
        elif is_shown_next(line.word, rest):
            found.extend(write_shown(w, line, lines.pop(0), env))
        else:
            found.extend(write_step(w, line, env))
    return found


def write_shown(w: Writer, let: t.Let, step: t.Stmt, env: Env) -> list[Fragment]:
    """Return a `let` and the step that shows its value as one sentence, with the letter of the variable if any."""
    inner = env.child()
    ref = env.bind(let.word, w.nouns.of(let.value, env))
    inner.inline(let.word, ref.noun, let.value)
    found = write_step(w, step, inner)
    if ref.mode != RefMode.LETTER or not found or not w.has("called"):
        return found
    letter = w.fill("called", what=words.write_reference(w, ref)).render()
    return [replace(found[0], text=f"{found[0].text} {letter}"), *found[1:]]


def write_step(w: Writer, e: t.Stmt, env: Env) -> list[Fragment]:
    """Return the sentences of one step, in English if the language lacks a pattern for it."""
    try:
        return step_in_language(w, e, env)
    except Untranslated:
        if w.english is None:
            raise
        return [english_fragment(w.english, fragment) for fragment in write_step(w.english, e, env)]


def english_fragment(english: Writer, fragment: Fragment) -> Fragment:
    """Return an English sentence, marked as such."""
    return replace(fragment, text=mark_english(english.language.contract(fragment.text)))


def write_inline_block(w: Writer, block: t.Block, env: Env) -> Phrase:
    """Return a block as part of a sentence."""
    fragments = write_block(w, block, env)
    return inline_text(fragments) if fragments else w.fill("do_nothing")


def step_in_language(w: Writer, e: t.Stmt, env: Env) -> list[Fragment]:
    """Return the sentences of one step; raise Untranslated if the language lacks a pattern for it."""
    match e:
        case t.Call():
            return calls.write_call(w, e, env)
        case t.Choose():
            return choices.write_choose(w, e, env)
        case t.If(_, arms, otherwise):
            return write_if(w, arms, otherwise, env)
        case t.Depending():
            return write_depending(w, e, env)
        case t.ChooseOne() | t.ChooseOrder() | t.MayDo():
            return choices.write_option(w, e, env)
        case t.DoPossible():
            return possible.write_do_possible(w, e, env)
        case t.As(_, player, block):
            inner = env.child()
            acting = Ref(THING, RefMode.INLINE, expr=words.first_of(player, env), env=env.child())
            inner.you = None if words.is_reader(player, env) else acting
            return write_block(w, block, inner)
        case t.Each() | t.Repeat() | t.Turns():
            return loops.write_loop(w, e, env)
        case t.Let():
            return [write_let(w, e, env)]
        case t.Becomes():
            return [Fragment(write_becomes(w, e, env).render())]
        case t.Announce(_, head, block):
            key = "announce_openly" if e.openly else "announce"
            event = w.fill(key, event=events.write_event(w, head, env))
            return [*write_block(w, block or (), env), Fragment(event.render())]
        case t.OnlyIf(_, test) | t.That(_, test):
            return [Fragment(w.fill("only_if", test=w.parts.write_clause(w, test, env)).render())]
        case t.Label() | t.Subject() | t.Holds():
            return []
        case t.Adds() | t.Sets() | t.Permits() | t.Ignores() | t.When() | t.While() | t.Until():
            return w.parts.write_rules(w, (e,), env)
        case _:
            assert_never(e)


def write_if(
    w: Writer, arms: tuple[tuple[t.Expr, t.Block], ...], otherwise: t.Block | None, env: Env
) -> list[Fragment]:
    """Return an `if` with its other arms and its `otherwise`."""
    match arms:
        case ((test, (t.MayDo(when=None) as choice,)),) if otherwise is None:
            return choices.write_option(w, replace(choice, when=test), env)
        case ((t.Can(_, head), block),) if otherwise is None and w.has("if_able"):
            if does_what_is_permitted(w, head.word, block, env):
                steps = write_inline_block(w, block, env.child())
                return [Fragment(w.fill("if_able", player=words.write_you(w, env), steps=steps).render(), True)]
        case _:
            pass
    found: list[Fragment] = []
    for test, block in arms:
        key = "otherwise_if" if found else "if"
        clause = w.parts.write_clause(w, test, env)
        arm = w.fill(key, test=clause, steps=write_inline_block(w, block, env.child()))
        found.append(Fragment(arm.render(), True, bool(found)))
    return [*found, *write_failure(w, otherwise, env, "otherwise")]


def does_what_is_permitted(w: Writer, word: str, block: t.Block, env: Env) -> bool:
    """Tell whether a block does just what a permission without parameters is about: `if can build_any: build`."""
    english = w.english or w
    signed = w.symbols.permissions.get(word)
    if signed is None or signed.params or permissions.write_permission_text(english, signed, {}, True) is not None:
        return False
    act = permissions.write_act(english, word, signed, {}).render()
    found = write_block(english, block, env.child())
    return len(found) == 1 and re.match(rf"{re.escape(act)}\b", found[0].text) is not None


def write_failure(w: Writer, otherwise: t.Block | None, env: Env, key: str) -> list[Fragment]:
    """Return what happens otherwise, by a pattern; nothing if the block has no text."""
    steps = write_block(w, otherwise or (), env.child())
    if not steps:
        return []
    return [Fragment(w.fill(key, steps=inline_text(steps), player=words.write_you(w, env)).render(), True, True)]


def write_depending(w: Writer, e: t.Depending, env: Env) -> list[Fragment]:
    """Return the cases of a `depending on`."""
    cases: list[Phrase] = []
    for values, block in e.matches:
        value = nouns.write_nouns(w, values, env, "or")
        cases.append(w.fill("case", value=value, steps=write_inline_block(w, block, env.child())))
    steps = write_block(w, e.otherwise or (), env.child())
    if steps:
        cases.append(w.fill("otherwise", steps=inline_text(steps), player=words.write_you(w, env)))
    value = nouns.write_noun(w, e.value, env)
    return [Fragment(w.fill("depending", value=value, cases=w.join(cases, "slash")).render(), True)]


def write_flag_variable(w: Writer, e: t.Let, env: Env) -> list[Fragment]:
    """Return a yes/no variable, in English if the language lacks a pattern; one that starts with `no` is not told."""
    env.bind_flag(e.word, YES_NO)
    if isinstance(e.value, t.Word) and e.value.word == "no":
        return []
    try:
        return flag_in_language(w, e, env)
    except Untranslated:
        if w.english is None:
            raise
        return [english_fragment(w.english, fragment) for fragment in flag_in_language(w.english, e, env)]


def flag_in_language(w: Writer, e: t.Let, env: Env) -> list[Fragment]:
    """Return a yes/no variable that may be yes; raise Untranslated if the language lacks a pattern for it."""
    start = e.value.word if isinstance(e.value, t.Word) else ""
    turned_on = flags.write_flag(w, t.Word(e.span, e.word), env, flags.FlagForm.TURNS_ON).render()
    if start == "yes":
        return [Fragment(turned_on)]
    test = w.parts.write_clause(w, e.value, env)
    return [Fragment(w.fill("if", test=test, steps=FixedText(turned_on)).render(), True)]


def write_list_variable(w: Writer, e: t.Let, env: Env) -> list[Fragment]:
    """Return a variable that holds all the best of a list, in English if the language lacks a pattern for it."""
    try:
        return [list_in_language(w, e, env)]
    except Untranslated:
        if w.english is None:
            raise
        return [english_fragment(w.english, list_in_language(w.english, e, env))]


def list_in_language(w: Writer, e: t.Let, env: Env) -> Fragment:
    """Return `Find all players with the most gold`; raise Untranslated if the language lacks a pattern for it."""
    found = Fragment(w.fill("find", value=collections.write_list(w, e.value, env)).render())
    env.bind(e.word, Noun(w.nouns.of(e.value, env).word, True))
    return found


def write_let(w: Writer, e: t.Let, env: Env) -> Fragment:
    """Return a variable that is used several times; a number gets a letter."""
    value = nouns.write_noun(w, e.value, env)
    noun = w.nouns.of(e.value, env)
    if noun != NUMBER:
        env.bind(e.word, noun)
        return Fragment(w.fill("find", value=value).render())
    letter = words.write_reference(w, env.bind_number(e.word, NUMBER))
    return Fragment(w.fill("counts", letter=letter, value=value).render())


def write_becomes(w: Writer, e: t.Becomes, env: Env) -> Phrase:
    """Return a new value of something."""
    match e.value:
        case t.Word(_, "yes"):
            return flags.write_flag(w, e.place, env, flags.FlagForm.TURNS_ON)
        case t.Word(_, "no"):
            return flags.write_flag(w, e.place, env, flags.FlagForm.TURNS_OFF)
        case _ if w.nouns.of(e.place, env) == YES_NO:
            rule = flags.write_flag(w, e.place, env, flags.FlagForm.TURNS_ON)
            return w.fill("exactly_if", rule=rule, test=w.parts.write_clause(w, e.value, env))
        case _:
            return w.fill("becomes", what=nouns.write_noun(w, e.place, env), value=nouns.write_noun(w, e.value, env))
