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
}
REGULAR = {many: one for one, many in IRREGULAR.items()}


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
    """
    before, mark, last = word.rpartition("_")
    if last in REGULAR:
        return before + mark + REGULAR[last]
    for candidate in (word[:-3] + "y", word[:-2], word[:-1]):
        if candidate and plural_of(candidate) == word:
            return candidate
    return word
