"""`when`, `before` and `instead of`: rules that react to an event.

when discarded c by p where p is you     ->     when a card is discarded by you: gain 1 food
    gain 1 food
"""

from __future__ import annotations

from lawspeaker.check.rules.verb_events import is_verb_event
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import TriggerWord
from lawspeaker.text.expressions import clauses, words
from lawspeaker.text.expressions.expression_shapes import conjuncts
from lawspeaker.text.scope import Env
from lawspeaker.text.sentences import blocks, choices, events, verb_events
from lawspeaker.text.sentences.fragments import Fragment, inline_text
from lawspeaker.text.sentences.parameters import add_option_conditions, is_option_test, match_parameters
from lawspeaker.text.text_lines import is_silent
from lawspeaker.text.writer import Writer
from lawspeaker_language.forms import Article
from lawspeaker_language.phrase import Phrase

PATTERNS = {
    TriggerWord.WHEN: "when",
    TriggerWord.AFTER: "when",
    TriggerWord.BEFORE: "before",
    TriggerWord.INSTEAD: "instead",
}


def write_trigger(w: Writer, e: t.When, env: Env) -> list[Fragment]:
    """Return a trigger, and what happens if it is declined; nothing if all its steps are verbs without a text."""
    event, scope, rest = match_event(w, e, env)
    plain = [test for test in rest if not is_option_test(w, test, scope)]
    if plain:
        event = w.fill("and", left=event, right=clauses.write_all(w, plain, scope))
    rule = fill_trigger(w, e, event, scope, env)
    if rule is None:
        return []
    rule = choices.mark_openly(w, add_option_conditions(w, rule, rest, scope), e)
    if e.once is not None:
        rule = w.fill("once", rule=rule, event=events.write_event_name(w, e.once))
    return [Fragment(rule.render(), True), *blocks.write_failure(w, e.otherwise, scope, "if_not")]


def write_offer(w: Writer, e: t.When, env: Env) -> list[Fragment]:
    """Return a trigger for the player who is asked whether to use it: without its conditions, which are fulfilled."""
    event, scope, _ = match_event(w, e, env)
    rule = fill_trigger(w, e, event, scope, env)
    if rule is None:
        return []
    return [Fragment(rule.render(), True), *blocks.write_failure(w, e.otherwise, scope, "if_not")]


def fill_trigger(w: Writer, e: t.When, event: Phrase, scope: Env, env: Env) -> Phrase | None:
    """Return the event and the steps of a trigger; None if all its steps are verbs without a text."""
    key = pattern_key(w, e)
    text = inline_text(blocks.write_block(w, e.block, scope))
    steps: Phrase = text
    if not text.text:
        if all(is_silent_step(w, line) for line in e.block):
            return None
        steps, key = w.fill("do_nothing"), f"{key}_nothing" if w.has(f"{key}_nothing") else key
    return w.fill(key, event=event, steps=steps, player=words.write_you(w, env))


def pattern_key(w: Writer, e: t.When) -> str:
    """Return the pattern of a trigger; a text about a verb says `after` where the rule does."""
    event = w.symbols.events.get(e.event)
    after = e.moment == TriggerWord.AFTER and event is not None and is_verb_event(event)
    key = "after" if after else PATTERNS[e.moment]
    return f"may_{key}" if e.may else key


def match_event(w: Writer, e: t.When, env: Env) -> tuple[Phrase, Env, list[t.Expr]]:
    """Return the event of a trigger as a clause, the scope of its steps, and the conditions that are left."""
    signed = verb_events.find_event(w, e.event)
    if signed is None:
        return events.write_event_name(w, e.event), env.child(), [] if e.where is None else conjuncts(e.where)
    found = match_parameters(w, signed, {}, e.where, env, Article.A)
    if is_verb_event(signed):
        verb_events.name_numbers(w, signed, found)
        verb_events.leave_out_anyone(w, signed, found, e.block)
    return events.write_event_clause(w, signed, found.values, found.env), found.env, found.rest


def is_silent_step(w: Writer, e: t.Stmt) -> bool:
    """Tell whether a step is a verb with `text nothing`."""
    signed = w.symbols.verbs.get(e.word) if isinstance(e, t.Call) else None
    return signed is not None and is_silent(signed)
