"""Parts of sentences that still can be inflected: nouns, pronouns, filled patterns.

A phrase is rendered only with its sentence, because the sentence determines the case and the article:

    NounPhrase(wolf)  --"{x:the}"-->  "the wolf"        --"{x:the gen}"-->  "вовка"
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from lawspeaker_language.forms import NUMBERS, PLURAL, Form, Number, Term
from lawspeaker_language.language import Language
from lawspeaker_language.template import PASS_ON, Hole, Template, holes

BARE = Form()
ENGLISH_MARK = " (en)"


class Phrase(Protocol):
    """A part of a sentence. A sentence chooses its words by the `keys` of a phrase: you, one, many, m, f, 2 …"""

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys, the most specific first."""

    def render(self, form: Form = BARE) -> str:
        """Return the text in a form."""


class FixedText(Struct, frozen=True):
    """A text that is the same in every form."""

    text: str
    keys: tuple[str, ...] = (Number.ONE,)

    def render(self, form: Form = BARE) -> str:
        """Return the text."""
        return self.text


class NounPhrase(Struct, frozen=True):
    """A term in a number, possibly with an article of its own, possibly a pronoun of some person."""

    language: Language
    term: Term
    number: str = Number.ONE
    article: str = ""
    person: str = ""

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the person, the gender and the number, as far as they are known."""
        person = (self.person,) if self.person else ()
        if self.number == Number.ONE:
            return (*person, *self.term.genders, Number.ONE)
        return (*person, *(f"{PLURAL}.{gender}" for gender in self.term.genders), self.number, PLURAL)

    def render(self, form: Form = BARE) -> str:
        """Return the noun; its own article has priority over the one that is asked for."""
        number = form.number or self.number
        return self.language.inflect(self.term, Form(form.case, self.article or form.article, number, form.agrees))


class Filled(Struct, frozen=True):
    """A pattern with phrases in its holes; it has the number and the case of the hole that passes them on."""

    language: Language
    template: Template
    values: Mapping[str, Phrase]
    own_keys: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys of the phrase in the hole that passes on its form."""
        head = next((hole for hole in holes(self.template) if hole.passes_on and not hole.choices), None)
        if self.own_keys or head is None:
            return self.own_keys or (Number.ONE,)
        return self.value(head.name).keys

    def value(self, name: str) -> Phrase:
        """Return what fills a hole: the phrase of that name, or else a term of the language."""
        return self.values[name] if name in self.values else NounPhrase(self.language, self.language.terms[name])

    def render(self, form: Form = BARE) -> str:
        """Return the text with every hole filled; an ending such as ’s is added to the whole of it."""
        if form.case in self.language.derived:
            several = form.number != Number.ONE if form.number else PLURAL in self.keys
            return self.language.derive(self.render(replace(form, case="")), form.case, several)
        return "".join(part if isinstance(part, str) else self.fill(part, form) for part in self.template)

    def fill(self, hole: Hole, asked: Form) -> str:
        """Return the text for a hole."""
        value = self.value(hole.name)
        if hole.choices:
            return choose_text(hole.choices, value.keys)
        return value.render(self.form_of(hole, asked))

    def form_of(self, hole: Hole, asked: Form) -> Form:
        """Return the form that a hole asks for: its own words, and what is passed on."""
        article = next((word for word in hole.words if word in self.language.articles), "")
        known = (PASS_ON, article)
        case = next((word for word in hole.words if word not in known and word not in NUMBERS), "")
        agrees = self.value(hole.agrees).keys if hole.agrees else ()
        number = next((word for word in hole.words if word in NUMBERS), "")
        if not hole.passes_on:
            return Form(case, article, number, agrees)
        return Form(case or asked.case, article or asked.article, number or asked.number, agrees or asked.agrees)


class EnglishPhrase(Struct, frozen=True):
    """An English phrase in a text of another language; it is marked."""

    language: Language
    phrase: Phrase

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys of the phrase."""
        return self.phrase.keys

    def render(self, form: Form = BARE) -> str:
        """Return the phrase in its base form, with one mark for all of it."""
        return mark_english(self.language.contract(self.phrase.render()))


def mark_english(text: str) -> str:
    """Return an English text with one mark at its end.

    >>> mark_english("gain 1 wood (en)")
    'gain 1 wood (en)'
    """
    return text.replace(ENGLISH_MARK, "") + ENGLISH_MARK


def choose_text(choices: tuple[tuple[str, str], ...], keys: tuple[str, ...]) -> str:
    """Return the text for the first key that has one; the last text is the default.

    >>> choose_text((("you", "have"), ("one", "has")), ("one",))
    'has'
    """
    texts = dict(choices)
    return next((texts[key] for key in keys if key in texts), choices[-1][1])
