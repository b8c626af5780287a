"""Names of the sides of dice: each mark in the form that goes with its number.

face 2 points + 1 casualty     ->     "2 points + 1 casualty"     "2 очка + 1 втрата"
"""

from __future__ import annotations

from collections.abc import Callable

from lawspeaker.resolve.symbols import Die
from lawspeaker.text.lexicon import Lexicon, spaced
from lawspeaker_language.plurals import looks_plural, plural_of, singular_of

NameMark = Callable[[int, str], str]


def sides(die: Die, name_mark: NameMark, nothing: str = "nothing") -> tuple[list[str], list[str]]:
    """Return the names of the outcomes and of the faces of a die."""
    outcomes = [
        " + ".join(f"{n} {name_mark(n, word)}" for n, word in zip(counts, die.marks, strict=True) if n) or nothing
        for counts in die.outcomes
    ]
    return outcomes, [", ".join(outcomes[outcome] for outcome in face) for face in die.faces]


def english_mark(count: int, word: str) -> str:
    """Return the English name of a mark, singular or plural by its number.

    >>> english_mark(1, "loss"), english_mark(2, "loss"), english_mark(1, "hits"), english_mark(2, "hits")
    ('loss', 'losses', 'hit', 'hits')
    """
    several = looks_plural(word)
    if count == 1:
        return spaced(singular_of(word) if several else word)
    return spaced(word if several else plural_of(word))


def translate_sides(die: Die, lexicon: Lexicon) -> dict[str, str]:
    """Return the sides of a die by their English names, each with its name in a language."""

    def name_mark(count: int, word: str) -> str:
        term = lexicon.word(word)
        return term.form("", lexicon.language.number(count)) or term.name

    nothing = lexicon.language.terms.get("nothing")
    english = sides(die, english_mark)
    translated = sides(die, name_mark, nothing.name if nothing is not None else "nothing")
    return dict([*zip(english[0], translated[0], strict=True), *zip(english[1], translated[1], strict=True)])
