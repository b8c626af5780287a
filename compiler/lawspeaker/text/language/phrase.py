"""Parts of sentences that can still be put into a form: nouns, pronouns, filled patterns.

A phrase is said only when its sentence is, because the sentence knows the case and the article:

    NounPhrase(wolf)  --"{x:the}"-->  "the wolf"        --"{x:the gen}"-->  "вовка"
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from lawspeaker.text.language.forms import NUMBERS, Form, Term
from lawspeaker.text.language.language import Language
from lawspeaker.text.language.template import Hole, Template, holes

BARE = Form()
ENGLISH_MARK = " (en)"


class Phrase(Protocol):
    """Something that can be said. `keys` are what a sentence chooses its words by: you, one, many, m, f, 2 …"""

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys, the most special first."""

    def say(self, form: Form = BARE) -> str:
        """Return the text in a form."""


class Said(Struct, frozen=True):
    """A text that is the same in every form."""

    text: str
    keys: tuple[str, ...] = ("one",)

    def say(self, form: Form = BARE) -> str:
        """Return the text."""
        return self.text


class NounPhrase(Struct, frozen=True):
    """A term in a number, perhaps with an article of its own, perhaps a pronoun of some person."""

    language: Language
    term: Term
    number: str = "one"
    article: str = ""
    person: str = ""

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the person, the gender and the number, as far as there are any; `many` is any number but one."""
        person = (self.person,) if self.person else ()
        if self.number == "one":
            return (*person, *self.term.genders, "one")
        return (*person, *(f"many.{gender}" for gender in self.term.genders), self.number, "many")

    def say(self, form: Form = BARE) -> str:
        """Return the noun; an article of its own goes before one that is asked for."""
        number = form.number or self.number
        return self.language.inflected(self.term, Form(form.case, self.article or form.article, number, form.agrees))


class Filled(Struct, frozen=True):
    """A pattern with phrases in its holes; it has the number and the case of the hole that passes them on."""

    language: Language
    template: Template
    values: Mapping[str, Phrase]
    own_keys: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys of the phrase that the whole speaks of."""
        head = next((hole for hole in holes(self.template) if hole.passes and not hole.choices), None)
        if self.own_keys or head is None:
            return self.own_keys or ("one",)
        return self.value(head.name).keys

    def value(self, name: str) -> Phrase:
        """Return what fills a hole; a name that is nobody's is a word of the language itself."""
        return self.values[name] if name in self.values else NounPhrase(self.language, self.language.terms[name])

    def say(self, form: Form = BARE) -> str:
        """Return the text with every hole filled; an ending such as ’s comes behind the whole of it."""
        if form.case in self.language.derived:
            return self.language.derived[form.case].format(self.say(replace(form, case="")))
        return "".join(part if isinstance(part, str) else self.fill(part, form) for part in self.template)

    def fill(self, hole: Hole, asked: Form) -> str:
        """Return what stands in a hole."""
        value = self.value(hole.name)
        if hole.choices:
            return chosen(hole.choices, value.keys)
        return value.say(self.form_of(hole, asked))

    def form_of(self, hole: Hole, asked: Form) -> Form:
        """Return the form that a hole asks for: its own words, and what is passed on."""
        article = next((word for word in hole.words if word in self.language.articles), "")
        known = (*NUMBERS, "*", article)
        case = next((word for word in hole.words if word not in known), "")
        agrees = self.value(hole.agrees).keys if hole.agrees else ()
        if not hole.passes:
            return Form(case, article, hole.number, agrees)
        return Form(case or asked.case, article or asked.article, hole.number or asked.number, agrees or asked.agrees)


class Foreign(Struct, frozen=True):
    """A phrase of another language, marked as such."""

    language: Language
    phrase: Phrase

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys of the phrase."""
        return self.phrase.keys

    def say(self, form: Form = BARE) -> str:
        """Return the phrase in its plain form; one mark is enough for all that is inside."""
        return self.language.joined(self.phrase.say()).replace(ENGLISH_MARK, "") + ENGLISH_MARK


def chosen(choices: tuple[tuple[str, str], ...], keys: tuple[str, ...]) -> str:
    """Return the text for the first key that has one; the last text is for everything else.

    >>> chosen((("you", "have"), ("one", "has")), ("one",))
    'has'
    """
    texts = dict(choices)
    return next((texts[key] for key in keys if key in texts), choices[-1][1])
