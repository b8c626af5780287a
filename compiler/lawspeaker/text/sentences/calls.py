"""Calls of verbs: the game's own, by their text or as they are spelled, and the built-in sentences.

recruit 2                Recruit 2 units. If that is not possible: gain 1 food.
    otherwise      ->
        gain 1 food
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Signed
from lawspeaker.text.expressions import amounts, collections, permissions, values, words
from lawspeaker.text.expressions.expression_shapes import arguments
from lawspeaker.text.expressions.noun_finder import YES_NO
from lawspeaker.text.scope import Env
from lawspeaker.text.sentences import built_in
from lawspeaker.text.sentences.fragments import Fragment, inline_text, uncapitalize
from lawspeaker.text.text_lines import is_silent
from lawspeaker.text.writer import Writer
from lawspeaker_language.phrase import Filled, FixedText, Phrase
from lawspeaker_language.template import Template, holes


def write_call(w: Writer, e: t.Call, env: Env) -> list[Fragment]:
    """Return a call of a verb, with the rules that hold meanwhile and what happens if it is impossible."""
    signed = w.symbols.verbs.get(e.word)
    if signed is not None and is_silent(signed):
        return w.parts.write_failure(w, e.otherwise, env, "cannot_do")
    found = built_in.write_built_in(w, e, env) if signed is None else [write_verb(w, signed, e, env)]
    block = e.block if e.block and (signed is not None or e.word == "run") else ()
    inner = env.child()
    inner.acting = True
    meanwhile = inline_text(w.parts.write_rules(w, block, inner))
    if meanwhile.text and found:
        first = w.fill("meanwhile", act=FixedText(found[0].text), rules=meanwhile)
        found = [Fragment(first.render(), True), *found[1:]]
    return [*found, *w.parts.write_failure(w, e.otherwise, env, "cannot_do")]


def write_verb(w: Writer, signed: Signed, e: t.Call, env: Env) -> Fragment:
    """Return a call of a verb of the game, and bind its result."""
    given = arguments(signed, e.args[0] if e.args else None, e.phrases)
    lists = values.list_params(signed)
    phrases: dict[str, Phrase] = {
        name: collections.write_list(w, value, env)
        if name in lists
        else w.parts.write_noun(w, words.first_of(value, env), env)
        for name, value in given.items()
    }
    template = w.lexicon.template(signed)
    if template is not None:
        phrases |= write_counted_holes(w, template, given, env)
        text = Filled(w.language, template, phrases).render()
        text = uncapitalize(text) if isinstance(template[0], str) else text
    else:
        params = [param for param in signed.params if param.name in phrases]
        parts = [(permissions.prep_of(param), phrases[param.name]) for param in params]
        text = words.write_as_spelled(w, signed.name, parts).render()
    bind_result(w, signed, e, env)
    if env.you is not None:
        text = w.fill("does", player=words.write_you(w, env), act=FixedText(text)).render()
    return Fragment(text)


def write_counted_holes(w: Writer, template: Template, given: dict[str, t.Expr], env: Env) -> dict[str, Phrase]:
    """Return the amounts for the holes `{n card}` of a text."""
    found: dict[str, Phrase] = {}
    for hole in holes(template):
        name, noun = hole.counted
        if noun:
            found[hole.name] = amounts.write_amount(w, given[name], amounts.counted_noun(w, noun, None, env), env)
    return found


def bind_result(w: Writer, signed: Signed, e: t.Call, env: Env) -> None:
    """Add the variable behind `giving` to the scope."""
    noun = w.nouns.of_type(signed.type)
    if e.giving is not None and noun == YES_NO:
        env.bind_flag(e.giving, YES_NO)
    elif e.giving is not None:
        env.bind(e.giving, noun)
