"""English plurals: after `kind city`, sentences may say `cities`."""

from __future__ import annotations

IRREGULAR = {
    "man": "men",
    "woman": "women",
    "child": "children",
    "person": "people",
    "foot": "feet",
    "tooth": "teeth",
    "goose": "geese",
    "mouse": "mice",
    "ox": "oxen",
    "wolf": "wolves",
    "elf": "elves",
    "dwarf": "dwarves",
    "thief": "thieves",
    "leaf": "leaves",
    "loaf": "loaves",
    "knife": "knives",
    "life": "lives",
    "hero": "heroes",
    "cargo": "cargoes",
    "potato": "potatoes",
    "volcano": "volcanoes",
    "vertex": "vertices",
    "index": "indices",
    "matrix": "matrices",
}
REGULAR = {many: one for one, many in IRREGULAR.items()}

WITH_E = frozenset(
    "aches avalanches caches cookies excuses fuses genies headaches movies muses niches pies pixies "
    "prairies refuses ruses ties uses valkyries zombies".split()
)
"""Plurals of words with an `e` at the end, which other plurals of this sort do not have."""
WITHOUT_E = frozenset("aliases atlases biases canvases gases irises lenses trellises".split())
"""Plurals of words without an `e` at the end, which other plurals of this sort have."""


def plural_of(word: str) -> str:
    """Return the plural of a declared word; only the last part of `snow_wolf` changes.

    >>> plural_of("city"), plural_of("card"), plural_of("boss"), plural_of("day"), plural_of("snow_wolf")
    ('cities', 'cards', 'bosses', 'days', 'snow_wolves')
    """
    before, mark, last = word.rpartition("_")
    if last in IRREGULAR:
        return before + mark + IRREGULAR[last]
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return word + "es"
    return word + "s"


def singular_of(word: str) -> str:
    """Return the word whose plural is given.

    >>> singular_of("squares"), singular_of("cities"), singular_of("boxes"), singular_of("wolves")
    ('square', 'city', 'box', 'wolf')
    >>> singular_of("houses"), singular_of("prizes"), singular_of("crosses"), singular_of("old_buses")
    ('house', 'prize', 'cross', 'old_bus')
    """
    before, mark, last = word.rpartition("_")
    if last in REGULAR:
        return before + mark + REGULAR[last]
    candidates = (word[:-1], word[:-3] + "y", word[:-2]) if has_e(last) else (word[:-3] + "y", word[:-2], word[:-1])
    for candidate in candidates:
        if candidate and plural_of(candidate) == word:
            return candidate
    return word


def has_e(plural: str) -> bool:
    """Tell whether the singular of a plural in `es` probably ends with `e`.

    >>> [has_e(word) for word in ("bases", "causes", "mazes", "bonuses", "classes", "waltzes", "coaches", "niches")]
    [True, True, True, False, False, False, False, True]
    """
    if plural in WITH_E or plural.endswith(("ouses", "auses")):
        return True
    return plural.endswith(("ses", "zes")) and not (
        plural in WITHOUT_E or plural.endswith(("sses", "uses", "zzes", "tzes"))
    )


ALWAYS_PLURAL = frozenset({"goods"})


def looks_plural(word: str) -> bool:
    """Tell whether an English word is a plural.

    >>> [looks_plural(word) for word in ("allies", "wounds", "bonus", "glass", "discard")]
    [True, True, False, False, False]
    """
    return word in ALWAYS_PLURAL or (not word.endswith(("us", "ss", "is")) and singular_of(word) != word)
