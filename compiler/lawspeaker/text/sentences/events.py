"""Events as clauses, which a trigger says behind `when` and a lasting rule behind `until`.

    discarded c by actor    ->    a card is discarded by you
    round_over              ->    the round is over

An event without a text is named by a participle or by what is over; any other name is said in its own words.
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Signed
from lawspeaker.text.language.lexicon import spaced
from lawspeaker.text.language.phrase import Filled, Phrase, Said
from lawspeaker.text.nouns.nouns import arguments
from lawspeaker.text.nouns.words import Untranslated
from lawspeaker.text.scope import Env
from lawspeaker.text.sentences.built_in import BuiltInWriter


class EventWriter(BuiltInWriter):
    """Writes events."""

    def event(self, head: t.Head, env: Env) -> Phrase:
        """Return an event that is announced."""
        signed = self.symbols.events.get(head.word)
        if signed is None:
            return self.moment(head.word)
        given = arguments(signed, head.arg, head.phrases)
        return self.happening(signed, {name: self.noun(value, env) for name, value in given.items()})

    def moment(self, word: str) -> Phrase:
        """Return an event without saying of whom."""
        signed = self.symbols.events.get(word)
        if signed is None:
            return self.pattern("event_ended") if word == "ended" else self.own_words(word, [])
        nobody_acts = all(param.prep not in (None, "of", "by") for param in signed.params)
        if nobody_acts and self.lexicon.template("event", word) is None:
            return self.bare_event(word)
        values: dict[str, Phrase] = {
            param.name: self.common(self.sorts.type(param.type).word, "one", "a") for param in signed.params
        }
        return self.happening(signed, values)

    def happening(self, signed: Signed, values: dict[str, Phrase]) -> Phrase:
        """Return an event as a clause: by its text, or with its word as a participle: `a card is discarded by you`."""
        template = self.lexicon.template("event", signed.name)
        if template is not None:
            return Filled(self.tongue, template, values)
        if signed.name == "ended":
            return self.pattern("event_ended")
        first = next((param for param in signed.params if param.prep in (None, "of")), None)
        actor = next((param for param in signed.params if param.prep == "by"), None)
        rest = [(p.prep or "", values[p.name]) for p in signed.params if p not in (first, actor) and p.name in values]
        event = self.own_words(signed.name, rest)
        if first is not None and actor is not None:
            return self.pattern("event_done_by", what=values[first.name], event=event, player=values[actor.name])
        if first is not None:
            return self.pattern("event_done", what=values[first.name], event=event)
        if actor is not None:
            return self.pattern("event_by", player=values[actor.name], event=event)
        return event if rest else self.bare_event(signed.name)

    def bare_event(self, word: str) -> Phrase:
        """Return an event that nobody does: `round_over`, `year_ended`; any other in its own words."""
        what, _, state = spaced(word).rpartition(" ")
        key = "event_over" if state == "over" else "event_has" if state.endswith("ed") else ""
        if not what or not key:
            return self.own_words(word, [])
        if not self.lexicon.native:
            raise Untranslated(word)
        return self.pattern(key, what=Said(what), state=Said(state))
