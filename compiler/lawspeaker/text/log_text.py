"""Texts of events for the log, with places for the names of their fields.

    event built b: building by builder: player
        text "{builder} {builder|you=build|one=builds} {b}"     ->     "{builder} builds {b}"

The names are filled in at run time, and each name has only one form. Where a language needs a name in another case, the
noun of its type takes that case and the name follows it: `будує споруду «{b}»`.
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.check.rules.verb_events import is_verb_event
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.types import Type
from lawspeaker.text.expressions.noun_finder import NUMBER
from lawspeaker.text.writer import Writer
from lawspeaker_language.forms import PLURAL, Form, Number, Term
from lawspeaker_language.language import Language
from lawspeaker_language.phrase import BARE, Filled, Phrase


class Placeholder(Struct, frozen=True):
    """The place for a name that is filled in at run time; `noun` is the noun of its type, None for a number."""

    language: Language
    name: str
    noun: Term | None
    keys: tuple[str, ...]

    def render(self, form: Form = BARE) -> str:
        """Return the place for the name; in a case of the language, with its noun before it."""
        place = "{" + self.name + "}"
        if not form.case or self.noun is None:
            return place
        if form.case not in self.language.cases:
            return self.language.derive(place, form.case, False)
        number = Number.SEVERAL if PLURAL in self.keys else Number.ONE
        return f"{self.language.inflect(self.noun, Form(form.case, '', number))} «{place}»"


def write_log_texts(w: Writer) -> tuple[tuple[str, str], ...]:
    """Return every event of a game that has a text in the language, with that text."""
    announced = [event for event in w.symbols.events.values() if not is_verb_event(event)]
    texts = ((event.name, write_log_text(w, event)) for event in announced)
    return tuple((name, text) for name, text in texts if text)


def write_log_text(w: Writer, event: Signed) -> str:
    """Return the text of one event; empty if it has none in this language."""
    template = w.lexicon.template(event)
    if template is None:
        return ""
    values: dict[str, Phrase] = {param.name: placeholder_of(w, param.name, param.type) for param in event.params}
    return w.language.contract(Filled(w.language, template, values).render())


def placeholder_of(w: Writer, name: str, type_: Type) -> Placeholder:
    """Return the placeholder of a field or variable."""
    noun = w.nouns.of_type(type_)
    term = None if noun == NUMBER else w.lexicon.word(noun.word)
    genders = () if term is None else term.genders
    return Placeholder(w.language, name, term, (PLURAL,) if noun.many else (*genders, Number.ONE))
