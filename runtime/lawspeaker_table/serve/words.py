"""The words of the page and of refusals in the languages of the games.

They are in `static/words.<language>.json`, keyed by their English text, because the page reads the same files.

    Refused("there are only {count} seats", count=2)     ->   "there are only 2 seats"
        .said(words_of("fr"))                            ->   "il n’y a que 2 places"
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

STATIC = Path(__file__).parent / "static"
MAX_PART = 400
UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+")
"""Control characters, ends of lines, and halves of letters, which cannot be sent."""


@cache
def words_of(language: str) -> Mapping[str, str]:
    """Return the words of a language by their English text; empty if the page has none for it."""
    path = STATIC / f"words.{language}.json"
    if not re.fullmatch(r"[A-Za-z]{2,3}(-[A-Za-z]+)?", language) or not path.is_file():
        return {}
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return found


class Line:
    """A line of text in English; `parts` fill its braces."""

    def __init__(self, english: str, **parts: object) -> None:
        self.english = english
        self.parts = parts

    def said(self, words: Mapping[str, str]) -> str:
        """Return the line in a language; a part that is a sentence or a name of its own is translated, too."""
        parts = {name: said_part(part, words) for name, part in self.parts.items()}
        return words.get(self.english, self.english).format(**parts)


def said_part(part: object, words: Mapping[str, str]) -> object:
    """Return a part of a line in a language; whatever a client sent is short there, and on one line."""
    if isinstance(part, Line):
        return part.said(words)
    if isinstance(part, int) and abs(part) < 1 << 64:
        return part
    text = str(part)
    return words.get(text, one_line(text))


def one_line(text: str) -> str:
    """Return a text on one line, without control characters, and cut if it is long.

    >>> one_line("two\\nlines"), len(one_line("9" * 5000))
    ('two lines', 400)
    """
    clean = UNSEEN.sub(" ", text)
    return clean if len(clean) <= MAX_PART else clean[: MAX_PART - 1] + "…"


class Refused(Exception):
    """Something that a player asked for and that is not possible, in one line; `parts` fill its braces."""

    def __init__(self, english: str, **parts: object) -> None:
        self.line = Line(english, **parts)
        super().__init__(self.said({}))

    def said(self, words: Mapping[str, str]) -> str:
        """Return the line in a language."""
        return self.line.said(words)
