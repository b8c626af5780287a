"""`adds` and `sets`: rules that change a value of the game.

adds 1 to loudness of you          ->   your loudness is increased by 1
sets hollow of s to yes            ->   that statue is hollow
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.resolve.changed_fields import fields_meant
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.types import TypeForm
from lawspeaker.text.expressions import collections, flags, nouns, values, words
from lawspeaker.text.expressions.expression_shapes import arguments
from lawspeaker.text.expressions.noun_finder import YES_NO
from lawspeaker.text.scope import Env
from lawspeaker.text.sentences.fragments import Fragment
from lawspeaker.text.sentences.parameters import Matched, add_conditions, match_parameters
from lawspeaker.text.writer import Untranslated, Writer
from lawspeaker_language.forms import Article, Number
from lawspeaker_language.phrase import Phrase


def write_adds(w: Writer, head: t.Head, amount: t.Expr, where: t.Expr | None, env: Env) -> Fragment:
    """Return `adds`; a negative amount is taken away."""
    signed, found = match_value(w, head, where, env)
    if isinstance(amount, t.Negative):
        return write_modifier(w, signed, amount.value, found, env, "takes")
    return write_modifier(w, signed, amount, found, env, "adds")


def write_sets(w: Writer, head: t.Head, value: t.Expr, where: t.Expr | None, env: Env) -> Fragment:
    """Return `sets`; a yes/no value becomes a clause."""
    signed, found = match_value(w, head, where, env)
    if w.nouns.of_type(signed.type) == YES_NO:
        rule = write_yes_no_rule(w, signed, value, found)
        return Fragment(add_conditions(w, rule, found.rest, found.env).render())
    return write_modifier(w, signed, value, found, env, "sets")


def match_value(w: Writer, head: t.Head, where: t.Expr | None, env: Env) -> tuple[Signed, Matched]:
    """Return the value that a rule changes, and its parameters."""
    fields = [field for field in fields_meant(w.symbols, head, where, env.kind or None) if field.value]
    signed = w.symbols.field_values[fields[0].value] if fields else w.symbols.values.get(head.word)
    if signed is None:
        raise Untranslated(head.word)
    return signed, match_parameters(w, signed, arguments(signed, head.arg, head.phrases), where, env, Article.EACH)


def write_modifier(w: Writer, signed: Signed, value: t.Expr, found: Matched, env: Env, key: str) -> Fragment:
    """Return a changed value by a pattern: `adds`, `takes` or `sets`."""
    what = values.write_value_with(w, signed, found.values, None, env, found.long)
    if isinstance(value, t.Word) and value.word == "nothing" and w.has(f"{key}_nothing"):
        rule = w.fill(f"{key}_nothing", what=what)
    elif signed.type.form == TypeForm.LIST and collections.is_pile(w, value, found.env):
        things = collections.write_source(w, value, found.env, Number.SEVERAL, Article.ALL)
        rule = w.fill(key, what=what, value=things)
    else:
        rule = w.fill(key, what=what, value=nouns.write_noun(w, value, found.env))
    return Fragment(add_conditions(w, rule, found.rest, found.env).render())


def write_yes_no_rule(w: Writer, signed: Signed, value: t.Expr, found: Matched) -> Phrase:
    """Return a yes/no value that holds, does not hold, or holds exactly if something else does."""
    word = value.word if isinstance(value, t.Word) else ""
    rule = write_value_clause(w, signed, found.values, word != "no")
    if word in ("yes", "no"):
        return rule
    rule = w.fill("exactly_if", rule=rule, test=w.parts.write_clause(w, value, found.env))
    rest, found.rest = found.rest, []
    return w.fill("if_then", rule=rule, test=w.parts.write_all(w, rest, found.env)) if rest else rule


def write_value_clause(w: Writer, signed: Signed, given: dict[str, Phrase], holds: bool) -> Phrase:
    """Return a yes/no value as a clause: by its text, as an attribute of its only argument, or as it is spelled."""
    text = values.write_value_text(w, signed, given, holds)
    if text is not None:
        return text
    if len(given) == 1:
        (target,) = given.values()
        return w.fill(f"flag{flags.flag_form(holds)}", target=target, word=w.common_noun(signed.word))
    act = words.write_as_spelled(w, signed.word, [(param.prep or "", given[param.name]) for param in signed.params[1:]])
    if signed.params:
        clause = w.fill("does_so", target=given[signed.params[0].name], act=act)
    else:
        clause = w.fill("flag_alone", word=act)
    return clause if holds else w.fill("not", test=clause)
