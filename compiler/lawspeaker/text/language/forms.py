"""The forms of words: which one is asked for, and which ones a term has.

A term is a word or name with the forms its language needs. A term of one form is the same everywhere.

    wolf: {one: вовк, few: вовки, many: вовків, gen: {one: вовка, few: вовків, many: вовків}, gender: m}

    Form("gen", number="one")   ->   вовка

A number is a plural class of the language (`one`, `few`, `other` …), or `several`: more than one, and nobody counts.
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.source import NOWHERE, Span
from lawspeaker.text.language.bundled_languages import CLASSES

SEVERAL = "several"
NUMBERS = (*CLASSES, SEVERAL)
GENDERS = ("m", "ma", "f", "n")


class Form(Struct, frozen=True):
    """What is asked of a phrase: a case, an article, a number; empty is whatever the phrase is by itself.

    `agrees` are the keys of the phrase that an adjective follows in gender and number.
    """

    case: str = ""
    article: str = ""
    number: str = ""
    agrees: tuple[str, ...] = ()


class Term(Struct, frozen=True):
    """A word with its forms: `one`, `other`, `gen.one` … A term with only the form "" never changes.

    The gender `ma` is a masculine that is alive: some languages tell it from `m` in one case, and it is `m` elsewhere.
    """

    forms: dict[str, str]
    gender: str = ""
    span: Span = NOWHERE

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Term) and (self.forms, self.gender) == (other.forms, other.gender)

    @property
    def fixed(self) -> bool:
        """Tell whether the term has one form for everything."""
        return "" in self.forms

    @property
    def adjective(self) -> bool:
        """Tell whether the term has forms for genders: it follows what it is said of."""
        return any(gender in self.forms for gender in GENDERS)

    @property
    def natural(self) -> str:
        """Return the number the term has by itself: a word such as `allies` is always several."""
        return "one" if self.fixed or "one" in self.forms else SEVERAL

    @property
    def genders(self) -> tuple[str, ...]:
        """Return the gender, and the one it is part of.

        >>> Term({"one": "вовк"}, "ma").genders
        ('ma', 'm')
        """
        return tuple(dict.fromkeys((self.gender, self.gender[:1]))) if self.gender else ()

    @property
    def name(self) -> str:
        """Return the term as a list of words shows it."""
        known = (self.forms.get(key) for key in ("", "one", "m"))
        return next((text for text in known if text), next(iter(self.forms.values()), ""))

    def form(self, case: str, number: str) -> str | None:
        """Return one form, or None if the term does not have it.

        >>> Term({"one": "loup", "other": "loups"}).form("", "other")
        'loups'
        >>> Term({"": "Loup"}).form("gen", "few")
        'Loup'
        """
        if self.fixed:
            return self.forms[""]
        return self.forms.get(f"{case}.{number}" if case else number)


def plain(text: str) -> Term:
    """Return a term that never changes."""
    return Term({"": text})
