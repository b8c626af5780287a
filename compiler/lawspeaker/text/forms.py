"""The forms of words: which one is asked for, and which ones a term has.

A term is a word or name with the forms its language needs. A term of one form is the same everywhere.

    wolf: {one: вовк, few: вовки, many: вовків, gen: {one: вовка, many: вовків}, gender: m}

    Form("gen", number="one")   ->   вовка
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lawspeaker.source import NOWHERE, Span

NUMBERS = ("one", "few", "many")
GENDERS = ("m", "ma", "f", "n")


@dataclass(frozen=True, slots=True)
class Form:
    """What is asked of a phrase: a case, an article, a number; empty is whatever the phrase is by itself."""

    case: str = ""
    article: str = ""
    number: str = ""


@dataclass(frozen=True, slots=True)
class Term:
    """A word with its forms: `one`, `many`, `gen.one` … A term with only the form "" never changes.

    The gender `ma` is a masculine that is alive: some languages tell it from `m` in one case, and it is `m` elsewhere.
    """

    forms: dict[str, str]
    gender: str = ""
    span: Span = field(default=NOWHERE, compare=False)

    @property
    def fixed(self) -> bool:
        """Tell whether the term has one form for everything."""
        return "" in self.forms

    @property
    def natural(self) -> str:
        """Return the number the term has by itself: a word such as `allies` is always many."""
        return "one" if self.fixed or "one" in self.forms else "many"

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
        return self.forms.get("") or self.forms.get("one") or next(iter(self.forms.values()), "")

    def form(self, case: str, number: str) -> str | None:
        """Return one form, or None if the term does not have it.

        >>> Term({"one": "loup", "many": "loups"}).form("", "many")
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


def plural_number(rule: str, count: int) -> str:
    """Return which number a language uses with a count: one, few or many.

    >>> [plural_number("en", n) for n in (0, 1, 2)], [plural_number("fr", n) for n in (0, 1, 2)]
    (['many', 'one', 'many'], ['one', 'one', 'many'])
    >>> [plural_number("uk", n) for n in (1, 2, 5, 11, 12, 21, 22, 25)]
    ['one', 'few', 'many', 'many', 'many', 'one', 'few', 'many']
    """
    size = abs(count)
    if rule == "fr":
        return "one" if size <= 1 else "many"
    if rule != "uk":
        return "one" if size == 1 else "many"
    if size % 10 == 1 and size % 100 != 11:
        return "one"
    return "few" if 2 <= size % 10 <= 4 and not 12 <= size % 100 <= 14 else "many"
