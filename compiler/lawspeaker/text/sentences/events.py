"""Events as clauses, which follow `when` in a trigger and `until` in a lasting rule.

    discarded c by actor    ->    a card is discarded by you
    round_over              ->    the round is over

An event without a text is written as a participle, as what is over, or as it is spelled.
"""

from __future__ import annotations

from lawspeaker.check.rules.verb_events import is_verb_event
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve.symbols import Signed
from lawspeaker.text.expressions import words
from lawspeaker.text.expressions.expression_shapes import arguments
from lawspeaker.text.lexicon import spaced
from lawspeaker.text.scope import Env
from lawspeaker.text.sentences import verb_events
from lawspeaker.text.writer import Untranslated, Writer
from lawspeaker_language.forms import Article, Number
from lawspeaker_language.phrase import Filled, FixedText, Phrase

GAME_END = "ended"


def write_event(w: Writer, head: t.Head, env: Env) -> Phrase:
    """Return an event with its arguments, as it is announced."""
    signed = w.symbols.events.get(head.word)
    if signed is None:
        return write_event_name(w, head.word)
    given = arguments(signed, head.arg, head.phrases)
    return write_event_clause(w, signed, {name: w.parts.write_noun(w, value, env) for name, value in given.items()})


def write_event_name(w: Writer, word: str) -> Phrase:
    """Return an event without arguments: its parameters are `a card`, `a player`."""
    signed = verb_events.find_event(w, word)
    if signed is None:
        return w.fill("event_ended") if word == GAME_END else words.write_as_spelled(w, word, [])
    impersonal = all(param.prep not in (None, Preposition.BY) for param in signed.params)
    impersonal = impersonal and not is_verb_event(signed)
    if impersonal and w.lexicon.template(signed) is None:
        return write_impersonal_event(w, word)
    given: dict[str, Phrase] = {
        param.name: w.common_noun(w.nouns.of_type(param.type).word, Number.ONE, Article.A) for param in signed.params
    }
    return write_event_clause(w, signed, given)


def write_event_clause(w: Writer, signed: Signed, given: dict[str, Phrase], env: Env | None = None) -> Phrase:
    """Return an event by its text, or with its word as a participle: `a card is discarded by you`."""
    if is_verb_event(signed):
        return verb_events.write_verb_clause(w, signed, given, env)
    template = w.lexicon.template(signed)
    if template is not None:
        return Filled(w.language, template, given)
    if signed.name == GAME_END:
        return w.fill("event_ended")
    first = next((param for param in signed.params if param.prep is None), None)
    actor = next((param for param in signed.params if param.prep == Preposition.BY), None)
    others = [param for param in signed.params if param not in (first, actor) and param.name in given]
    event = words.write_as_spelled(w, signed.name, [(param.prep or "", given[param.name]) for param in others])
    if first is not None and actor is not None:
        return w.fill("event_done_by", what=given[first.name], event=event, player=given[actor.name])
    if first is not None:
        return w.fill("event_done", what=given[first.name], event=event)
    if actor is not None:
        return w.fill("event_by", player=given[actor.name], event=event)
    return event if others else write_impersonal_event(w, signed.name)


def write_impersonal_event(w: Writer, word: str) -> Phrase:
    """Return an event without an actor: `round_over`, `year_ended`; any other as it is spelled."""
    what, _, state = spaced(word).rpartition(" ")
    key = "event_over" if state == "over" else "event_has" if state.endswith("ed") else ""
    if not what or not key:
        return words.write_as_spelled(w, word, [])
    if not w.lexicon.native:
        raise Untranslated(word)
    return w.fill(key, what=FixedText(what), state=FixedText(state))
