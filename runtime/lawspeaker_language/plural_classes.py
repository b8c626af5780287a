"""Plural classes: which form of a word goes with a count, by Babel's rules, which are those of the Unicode CLDR.

    plural_class("en", 2)   ->   other        plural_class("uk", 2)   ->   few

For bundled languages the classes are stored; Babel is imported only for other languages and for large counts.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from lawspeaker_language.bundled_languages import COUNTS, bundled_language, bundled_plural_class
from lawspeaker_language.forms import PLURAL_CLASSES, Number

if TYPE_CHECKING:
    from babel import Locale


def is_language(tag: str) -> bool:
    """Tell whether a tag names a language.

    >>> [is_language(tag) for tag in ("uk", "pt-BR", "xx")]
    [True, True, False]
    """
    return bool(bundled_language(tag)) or locale(tag) is not None


@cache
def locale(tag: str) -> Locale | None:
    """Return Babel's data of a language, or None if there is no such language.

    >>> locale("pt-BR").english_name, locale("xx")
    ('Portuguese (Brazil)', None)
    """
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(tag, sep="-")
    except (UnknownLocaleError, ValueError):
        return None


@cache
def plural_class(tag: str, count: int) -> Number:
    """Return the plural class of a count; an unknown language has English plurals.

    >>> [str(plural_class("en", n)) for n in (0, 1, 2)], [str(plural_class("fr", n)) for n in (0, 1, 2)]
    (['other', 'one', 'other'], ['one', 'one', 'other'])
    >>> [str(plural_class("uk", n)) for n in (1, 2, 5, 11, 12, 21, 22, 25)]
    ['one', 'few', 'many', 'many', 'many', 'one', 'few', 'many']
    """
    bundled = bundled_plural_class(tag, abs(count))
    if bundled is not None:
        return bundled
    found = locale(tag) or locale("en")
    assert found is not None
    return Number(found.plural_form(abs(count)))


@cache
def plural_classes(tag: str) -> tuple[Number, ...]:
    """Return the classes that a language uses for the whole numbers that occur in games.

    >>> [str(number) for number in plural_classes("uk")], len(plural_classes("ar"))
    (['one', 'few', 'many'], 6)
    """
    used = {plural_class(tag, count) for count in range(COUNTS)}
    return tuple(number for number in PLURAL_CLASSES if number in used)
