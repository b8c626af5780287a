"""Events as clauses, which a trigger says behind `when` and a lasting rule behind `until`.

    discarded c by actor    ->    a card is discarded by you
    round_over              ->    the round is over

An event without a text is named by a participle or by what is over; any other name is said in its own words.
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Signed
from lawspeaker.text.expressions import nouns, words
from lawspeaker.text.language.lexicon import spaced
from lawspeaker.text.language.phrase import Filled, FixedText, Phrase
from lawspeaker.text.scope import Env
from lawspeaker.text.writer import Untranslated, Writer


def write_event(w: Writer, head: t.Head, env: Env) -> Phrase:
    """Return an event that is announced."""
    signed = w.symbols.events.get(head.word)
    if signed is None:
        return write_event_name(w, head.word)
    given = nouns.arguments(signed, head.arg, head.phrases)
    return write_event_clause(w, signed, {name: nouns.write_noun(w, value, env) for name, value in given.items()})


def write_event_name(w: Writer, word: str) -> Phrase:
    """Return an event without saying of whom."""
    signed = w.symbols.events.get(word)
    if signed is None:
        return w.fill("event_ended") if word == "ended" else words.write_as_spelled(w, word, [])
    nobody_acts = all(param.prep not in (None, "of", "by") for param in signed.params)
    if nobody_acts and w.lexicon.template(signed) is None:
        return write_bare_event(w, word)
    values: dict[str, Phrase] = {
        param.name: w.common_noun(w.nouns.of_type(param.type).word, "one", "a") for param in signed.params
    }
    return write_event_clause(w, signed, values)


def write_event_clause(w: Writer, signed: Signed, values: dict[str, Phrase]) -> Phrase:
    """Return an event as a clause: by its text, or with its word as a participle: `a card is discarded by you`."""
    template = w.lexicon.template(signed)
    if template is not None:
        return Filled(w.language, template, values)
    if signed.name == "ended":
        return w.fill("event_ended")
    first = next((param for param in signed.params if param.prep in (None, "of")), None)
    actor = next((param for param in signed.params if param.prep == "by"), None)
    rest = [(p.prep or "", values[p.name]) for p in signed.params if p not in (first, actor) and p.name in values]
    event = words.write_as_spelled(w, signed.name, rest)
    if first is not None and actor is not None:
        return w.fill("event_done_by", what=values[first.name], event=event, player=values[actor.name])
    if first is not None:
        return w.fill("event_done", what=values[first.name], event=event)
    if actor is not None:
        return w.fill("event_by", player=values[actor.name], event=event)
    return event if rest else write_bare_event(w, signed.name)


def write_bare_event(w: Writer, word: str) -> Phrase:
    """Return an event that nobody does: `round_over`, `year_ended`; any other in its own words."""
    what, _, state = spaced(word).rpartition(" ")
    key = "event_over" if state == "over" else "event_has" if state.endswith("ed") else ""
    if not what or not key:
        return words.write_as_spelled(w, word, [])
    if not w.lexicon.native:
        raise Untranslated(word)
    return w.fill(key, what=FixedText(what), state=FixedText(state))
