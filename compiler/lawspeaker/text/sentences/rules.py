"""Rules as sentences; other modules write triggers, modifiers and permissions.

when foraged where forager is you      When you have foraged: gain 1 food.
    gain 1 food                   ->
forbids hunt prey by p where p is you  You cannot hunt any beast.
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.text.expressions import clauses
from lawspeaker.text.expressions.expression_shapes import conjuncts
from lawspeaker.text.scope import Env
from lawspeaker.text.sentences import blocks, built_in, events, modifiers, parameters, permits, triggers
from lawspeaker.text.sentences.fragments import Fragment, inline_text
from lawspeaker.text.writer import Untranslated, Writer


def write_rules(w: Writer, block: t.Block, env: Env) -> list[Fragment]:
    """Return the sentences of rules, without those that can never hold for this thing."""
    found = [fragment for line in block if not never_holds(w, line, env) for fragment in write_rule(w, line, env)]
    return [fragment for fragment in found if fragment.text]


def never_holds(w: Writer, e: t.Stmt, env: Env) -> bool:
    """Tell whether a rule never holds because of the fields that the thing declares."""
    where = e.where if isinstance(e, t.Adds | t.Sets | t.Permits | t.Ignores | t.When) else None
    return where is not None and any(parameters.printed_truth(w, test, env) is False for test in conjuncts(where))


def write_rule(w: Writer, e: t.Stmt, env: Env) -> list[Fragment]:
    """Return one rule, in English if the language lacks a pattern for it."""
    try:
        return rule_in_language(w, e, env)
    except Untranslated:
        if w.english is None:
            raise
        return [blocks.english_fragment(w.english, fragment) for fragment in write_rules(w.english, (e,), env)]


def rule_in_language(w: Writer, e: t.Stmt, env: Env) -> list[Fragment]:
    """Return the sentences of one rule; raise Untranslated if the language lacks a pattern for it."""
    match e:
        case t.Adds(_, amount, head, where):
            return [modifiers.write_adds(w, head, amount, where, env)]
        case t.Sets(_, head, value, where):
            return [modifiers.write_sets(w, head, value, where, env)]
        case t.Permits():
            return [permits.write_permits(w, e, env)]
        case t.Ignores(_, things, where):
            rule = w.fill("ignores", things=built_in.write_objects(w, things, env))
            return [Fragment(parameters.add_conditions(w, rule, [] if where is None else [where], env).render())]
        case t.When():
            return triggers.write_trigger(w, e, env)
        case t.While(_, test, block):
            steps = inline_text(write_rules(w, block, env.child()))
            rule = w.fill("while", test=clauses.write_clause(w, test, env), steps=steps)
            return [Fragment(rule.render() if steps.text else "", True)]
        case t.Until(_, event, block):
            steps = inline_text(write_rules(w, block, env.child()))
            rule = w.fill("until", event=events.write_event_name(w, event), steps=steps)
            return [Fragment(rule.render() if steps.text else "", True)]
        case _:
            raise Untranslated(type(e).__name__)
