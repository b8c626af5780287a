"""Changes of a list that stands where a number is needed: how many there are.

if (cards in row) is at least 3     ->     if count (cards in row) is at least 3
gain (your hand) gold               ->     gain (count your hand) gold
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lawspeaker.facts import Fact
from lawspeaker.repair.edit import Edit

WHY = "`count` says how many there are"
LIST = "a list of "
NUMBER = "number"
BEFORE = re.compile(r"^ *|\b(?:if|when|where|while|until|that|and|or|not|only if) |= |\(")
"""What stands before the left side of a comparison."""


def count_edits(fact: Fact, text: str) -> Iterator[Edit]:
    """Yield the line with `count` before a list that is not a number, or that is compared with one."""
    have, want = str(fact.words.get("have", "")), str(fact.words.get("want", ""))
    start, end = fact.span.column - 1, fact.span.end_column - 1
    if have.startswith(LIST) and want == NUMBER:
        found = [(start, end)]
    elif have == NUMBER and want.startswith(LIST):
        end = text.rfind(" is ", 0, start)
        found = [(before.end(), end) for before in BEFORE.finditer(text, 0, max(end, 0))][::-1]
    else:
        return
    for first, last in found:
        part = text[first:last]
        for counted in (f"count {part}", f"(count {part})"):
            yield Edit(fact.span.file, fact.span.line, (f"{text[:first]}{counted}{text[last:]}",), WHY)
