"""Events as the log tells them: their texts with the names of the fields left open.

    event built b: building by builder: player
        text "{builder} {builder|you=build|one=builds} {b}"     ->     "{builder} builds {b}"

Who and what it was is known when it happens, and names have one form only. So where a language wants a name in another
case, the noun of its type takes that case, and the name stands beside it: `будує споруду «{b}»`.
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.resolve.symbols import ParamSym, Signed
from lawspeaker.text.expressions.noun_finder import NUMBER
from lawspeaker.text.language.forms import Form, Number, Term
from lawspeaker.text.language.language import Language
from lawspeaker.text.language.phrase import BARE, Filled, Phrase
from lawspeaker.text.writer import Writer


class Open(Struct, frozen=True):
    """A name that is not known yet, of something that is called by a noun."""

    language: Language
    name: str
    noun: Term | None
    keys: tuple[str, ...]

    def render(self, form: Form = BARE) -> str:
        """Return the place for the name, in a case with its noun before it."""
        place = "{" + self.name + "}"
        if not form.case or self.noun is None:
            return place
        if form.case not in self.language.cases:
            return self.language.derived.get(form.case, "{}").format(place)
        number = Number.SEVERAL if "many" in self.keys else "one"
        return f"{self.language.inflect(self.noun, Form(form.case, '', number))} «{place}»"


def events_told(writer: Writer) -> tuple[tuple[str, str], ...]:
    """Return every event of a game that has a text in a language, with its sentence of the log."""
    told = ((event.name, event_told(writer, event)) for event in writer.symbols.events.values())
    return tuple((name, text) for name, text in told if text)


def event_told(writer: Writer, event: Signed) -> str:
    """Return the sentence for one event; empty if it has no text in this language."""
    template = writer.lexicon.template(event)
    if template is None:
        return ""
    values: dict[str, Phrase] = {param.name: open_name(writer, param) for param in event.params}
    return writer.language.contract(Filled(writer.language, template, values).render())


def open_name(writer: Writer, param: ParamSym) -> Open:
    """Return a field whose value is not known yet."""
    noun = writer.nouns.of_type(param.type)
    term = None if noun == NUMBER else writer.lexicon.word(noun.word)
    genders = () if term is None else term.genders
    return Open(writer.language, param.name, term, ("many",) if noun.many else (*genders, "one"))
