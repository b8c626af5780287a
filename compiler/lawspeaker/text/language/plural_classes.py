"""Which form of a word goes with a number: Babel's plural rules, which are those of the Unicode CLDR.

    plural_class("en", 2)   ->   other        plural_class("uk", 2)   ->   few

What Babel knows of the shipped languages is shipped with them; it is imported when another language counts.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from lawspeaker.text.language.bundled_languages import CLASSES, ENOUGH, bundled_plural_class, language

if TYPE_CHECKING:
    from babel import Locale


def is_language(tag: str) -> bool:
    """Tell whether there is such a language.

    >>> [is_language(tag) for tag in ("uk", "pt-BR", "xx")]
    [True, True, False]
    """
    return bool(language(tag)) or locale(tag) is not None


@cache
def locale(tag: str) -> Locale | None:
    """Return a language by its tag, or None if there is no such language.

    >>> locale("pt-BR").english_name, locale("xx")
    ('Portuguese (Brazil)', None)
    """
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(tag, sep="-")
    except (UnknownLocaleError, ValueError):
        return None


@cache
def plural_class(tag: str, count: int) -> str:
    """Return the plural class of a count; a language that nobody knows has English numbers.

    >>> [plural_class("en", n) for n in (0, 1, 2)], [plural_class("fr", n) for n in (0, 1, 2)]
    (['other', 'one', 'other'], ['one', 'one', 'other'])
    >>> [plural_class("uk", n) for n in (1, 2, 5, 11, 12, 21, 22, 25)]
    ['one', 'few', 'many', 'many', 'many', 'one', 'few', 'many']
    """
    shipped = bundled_plural_class(tag, abs(count))
    if shipped is not None:
        return shipped
    found = locale(tag) or locale("en")
    assert found is not None
    return found.plural_form(abs(count))


@cache
def plural_classes(tag: str) -> tuple[str, ...]:
    """Return the classes that a language needs for whole numbers, as far as people count in a game.

    >>> plural_classes("fr"), plural_classes("uk"), plural_classes("ar")
    (('one', 'other'), ('one', 'few', 'many'), ('zero', 'one', 'two', 'few', 'many', 'other'))
    """
    used = {plural_class(tag, count) for count in range(ENOUGH)}
    return tuple(word for word in CLASSES if word in used)
