"""Suggestions for characters that are not part of the language, such as those of word processors."""

from __future__ import annotations

import re
import unicodedata

INSTEAD = {
    "“": 'straight quotes: "Altar of Kings"',
    "”": 'straight quotes: "Altar of Kings"',
    "„": 'straight quotes: "Altar of Kings"',
    "«": 'straight quotes: "Altar of Kings"',
    "»": 'straight quotes: "Altar of Kings"',
    "‘": "a straight apostrophe: card's rank",
    "’": "a straight apostrophe: card's rank",
    "–": "a plain minus: a - b",
    "—": "a plain minus: a - b",
    "−": "a plain minus: a - b",
    "×": "a star: 2 * n",
    ".": "card's rank, or rank of card; a sentence ends with its line",
    ";": "one sentence per line",
    "!": "`not`, or `is not`",
    "<": "`is less than` or `is at most`",
    ">": "`is more than` or `is at least`",
    "≤": "`is at most`",
    "≥": "`is at least`",
    "≠": "`is not`",
    "[": "round brackets",
    "]": "round brackets",
    "{": "an indented block",
    "}": "an indented block",
    "&": "`and`; a name with `&` in it stands in quotes",
    "|": "`or`",
    "%": "`remainder of n / 2`",
    "'": "double quotes for a text, and 's for a field: \"Altar of Kings\", card's rank",
    "_": "a word that starts with a small letter, such as hand_size",
    "\r": "a plain line break",
}


def fraction_at(line: str, position: int) -> str:
    """Return the number with a fraction whose point is at a position, or an empty text.

    >>> fraction_at("komi becomes 7.5", 14), fraction_at("c.rank", 1)
    ('7.5', '')
    """
    before = re.search(r"[0-9]+$", line[:position])
    after = re.match(r"\.[0-9]+", line[position:])
    return before.group() + after.group() if before and after else ""


def shown(sign: str) -> str:
    """Return a character, or its code point if it is invisible.

    >>> shown("$"), shown(chr(7)), shown(chr(0x200B))
    ('$', 'U+0007', 'U+200B')
    """
    return f"U+{ord(sign):04X}" if unicodedata.category(sign)[0] in "CZ" else sign


def about_sign(line: str, position: int) -> dict[str, str]:
    """Return the word `instead` of a message about a character, if there is a suggestion.

    >>> about_sign("if a < b", 5)
    {'instead': '`is less than` or `is at most`'}
    >>> about_sign("card Fête", 6)
    {'instead': 'quotes around a name with other letters than a to z'}
    """
    sign = line[position]
    if sign in INSTEAD:
        return {"instead": INSTEAD[sign]}
    if sign.isalpha():
        return {"instead": "quotes around a name with other letters than a to z"}
    return {}
