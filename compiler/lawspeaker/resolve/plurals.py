"""English plurals, so that `kind territory` may be spoken of as `territories`."""

from __future__ import annotations


def plural_of(word: str) -> str:
    """Return the plural of a declared word.

    >>> plural_of("territory"), plural_of("card"), plural_of("boss"), plural_of("day")
    ('territories', 'cards', 'bosses', 'days')
    """
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return word + "es"
    return word + "s"


def singular_of(word: str) -> str:
    """Return the word whose plural is given.

    >>> singular_of("squares"), singular_of("territories"), singular_of("boxes")
    ('square', 'territory', 'box')
    """
    for candidate in (word[:-3] + "y", word[:-2], word[:-1]):
        if candidate and plural_of(candidate) == word:
            return candidate
    return word
