"""`forbids` and `allows`: rules that take or give a permission.

forbids hunt prey by p where p is you          ->   you cannot hunt any beast
allows pay gold for need where need is food    ->   gold may be paid instead of food
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import CompareWord, Preposition
from lawspeaker.resolve.symbols import Signed
from lawspeaker.text.expressions import words
from lawspeaker.text.expressions.expression_shapes import arguments
from lawspeaker.text.expressions.permissions import actor_of, can_pattern, write_act, write_permission_text
from lawspeaker.text.scope import Env
from lawspeaker.text.sentences.fragments import Fragment
from lawspeaker.text.sentences.parameters import Matched, add_conditions, match_parameters
from lawspeaker.text.writer import Untranslated, Writer
from lawspeaker_language.forms import Article, Number
from lawspeaker_language.phrase import Phrase


def write_permits(w: Writer, e: t.Permits, env: Env) -> Fragment:
    """Return all permissions of a rule, joined by `and`."""
    found = [
        write_substitute(w, head, e.where, env) if head.word == "pay" and e.allows else write_permit(w, head, e, env)
        for head in e.heads
    ]
    return Fragment(w.join(found, "and").render())


def write_permit(w: Writer, head: t.Head, e: t.Permits, env: Env) -> Phrase:
    """Return one permission that is given or taken."""
    signed = w.symbols.permissions.get(head.word)
    if signed is None:
        raise Untranslated(head.word)
    given = arguments(signed, head.arg, head.phrases)
    found = match_parameters(w, signed, given, e.where, env, free_article(w, signed, e.allows))
    rule = write_permission_text(w, signed, found.values, e.allows)
    if rule is None:
        rule = write_permission_rule(w, signed, found, e.allows, env)
    return add_conditions(w, rule, found.rest, found.env)


def free_article(w: Writer, signed: Signed, allows: bool) -> Article:
    """Return the article of a parameter without a condition: `any beast`, in some languages `no beast`."""
    if allows:
        return Article.ANY
    if write_permission_text(w, signed, {}, False) is not None:
        return Article.EACH
    return Article.NO if Article.NO in w.language.articles else Article.ANY


def write_permission_rule(w: Writer, signed: Signed, found: Matched, allows: bool, env: Env) -> Phrase:
    """Return which players can or cannot do something."""
    actor = actor_of(signed)
    act = write_act(w, signed.name, signed, found.values)
    if actor is None and (env.acting or env.ownerless or w.symbols.players == (1, 1)):
        return w.fill(can_pattern(allows), player=words.write_you(w, env), act=act)
    if actor is None or actor.name in found.free:
        return w.fill("everybody_can" if allows else "nobody_can", act=act)
    if actor.name in found.others and not allows:
        return w.fill("no_other_can", act=act)
    return w.fill(can_pattern(allows), player=found.values[actor.name], act=act)


def write_substitute(w: Writer, head: t.Head, where: t.Expr | None, env: Env) -> Phrase:
    """Return what may be paid instead of what: `allows pay gold for need where need is in (food, wood)`."""
    paid = w.parts.write_noun(w, head.arg, env) if head.arg is not None else w.own_term("nothing")
    need = next((phrase.args[0] for phrase in head.phrases if phrase.prep == Preposition.FOR), None)
    match where, need:
        case t.Compare(_, CompareWord.IN, t.Word(_, left), t.SetOf(_, items)), t.Word(_, word) if left == word:
            return w.fill("stand_in", paid=paid, need=w.parts.write_nouns(w, items, env, "or"))
        case t.Compare(_, CompareWord.IS, t.Word(_, left), right), t.Word(_, word) if left == word:
            return w.fill("stand_in", paid=paid, need=w.parts.write_noun(w, right, env))
        case _:
            rule = w.fill("stand_in", paid=paid, need=w.common_noun("resource", Number.ONE, Article.ANY))
            return add_conditions(w, rule, [] if where is None else [where], env)
