"""Grammatical forms: those that a pattern asks for, and those that a term has.

A term is a word or name with the forms its language needs. A term of one form never changes.

    wolf: {one: вовк, few: вовки, many: вовків, gen: {one: вовка, few: вовків, many: вовків}, gender: m}

    Form("gen", number=Number.ONE)   ->   вовка

Cases and genders are those that `patterns.<lang>.yaml` lists, so they are plain strings.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from lawspeaker_language.span import NOWHERE, Span


class Number(StrEnum):
    """A plural class of the Unicode CLDR, or `several`: more than one, without a count.

    Patterns may also choose a text by the key `many`, which every number but `one` has (`Phrase.keys`).
    """

    ZERO = "zero"
    ONE = "one"
    TWO = "two"
    FEW = "few"
    MANY = "many"
    OTHER = "other"
    SEVERAL = "several"


class Article(StrEnum):
    """The articles that the compiler asks for; patterns may name others of their language (`your`, `top`)."""

    BARE = ""
    A = "a"
    ALL = "all"
    ANY = "any"
    EACH = "each"
    EVERY = "every"
    NO = "none"
    THAT = "that"
    THE = "the"
    THIS = "this"


class Person(StrEnum):
    """By what person a sentence chooses its verb: `you have`, `they have`; `who` for people, `which` for things."""

    THING = ""
    PERSON = "person"
    THEY = "they"
    YOU = "you"


NUMBERS = frozenset(Number)
PLURAL_CLASSES = tuple(number for number in Number if number != Number.SEVERAL)
PLURAL = "many"  # the key of every phrase that is not singular
GENDERS = ("m", "ma", "f", "n")


class Form(Struct, frozen=True):
    """The form that a pattern asks a phrase for; what is empty is up to the phrase.

    `agrees` are the keys of the phrase with which an adjective agrees in gender and number.
    """

    case: str = ""
    article: str = ""
    number: str = ""
    agrees: tuple[str, ...] = ()


class Term(Struct, frozen=True):
    """A word with its forms: `one`, `other`, `gen.one` … A term with only the form "" never changes.

    The gender `ma` is masculine animate, which some languages distinguish from `m` in one case; elsewhere it is `m`.
    `short` is how a screen writes it where there is little room.
    """

    forms: dict[str, str]
    gender: str = ""
    span: Span = NOWHERE
    short: str = ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Term) and (self.forms, self.gender, self.short) == (
            other.forms,
            other.gender,
            other.short,
        )

    @property
    def fixed(self) -> bool:
        """Tell whether the term has one form for everything."""
        return "" in self.forms

    @property
    def adjective(self) -> bool:
        """Tell whether the term has forms for genders, so that it agrees with a noun."""
        return any(gender in self.forms for gender in GENDERS)

    @property
    def natural(self) -> Number:
        """Return the number of the term without a count: a word such as `allies` is always plural."""
        return Number.ONE if self.fixed or Number.ONE in self.forms else Number.SEVERAL

    @property
    def genders(self) -> tuple[str, ...]:
        """Return the gender, then the gender it is part of.

        >>> Term({"one": "вовк"}, "ma").genders
        ('ma', 'm')
        """
        return tuple(dict.fromkeys((self.gender, self.gender[:1]))) if self.gender else ()

    @property
    def name(self) -> str:
        """Return the form that a list of words shows."""
        known = (self.forms.get(key) for key in ("", Number.ONE, "m"))
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


def fixed_term(text: str) -> Term:
    """Return a term that never changes."""
    return Term({"": text})
