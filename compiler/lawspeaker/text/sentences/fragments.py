"""Sentences put together: a block becomes a paragraph, a block inside a sentence stays in that sentence.

if X                     If X: gain 1 food; lose 1 wood. Gain 2 fame.
    gain 1 food    ->
    lose 1 wood          a nested block that something follows is put in brackets
gain 2 fame
"""

from __future__ import annotations

from msgspec import Struct


class Fragment(Struct, frozen=True):
    """A sentence without its capital and full stop.

    `open`: it ends with a block, so that what follows could be read as part of it. `continues`: it goes on with what
    the fragment before it said (`otherwise …`).
    """

    text: str
    open: bool = False
    continues: bool = False


def paragraph(fragments: list[Fragment]) -> str:
    """Return fragments as sentences.

    >>> paragraph([Fragment("gain 2 food"), Fragment("if you cannot: stop here", True, True)])
    'Gain 2 food. If you cannot: stop here.'
    """
    return " ".join(f"{capital(fragment.text)}{'' if fragment.text.endswith('.') else '.'}" for fragment in fragments)


def inline(fragments: list[Fragment]) -> str:
    """Return fragments as part of one sentence.

    >>> inline([Fragment("if X: gain 1 food", True), Fragment("gain 2 fame")])
    '(if X: gain 1 food); gain 2 fame'
    """
    groups: list[list[Fragment]] = []
    for fragment in fragments:
        if fragment.continues and groups:
            groups[-1].append(fragment)
        else:
            groups.append([fragment])
    said: list[str] = []
    for index, group in enumerate(groups):
        text = "; ".join(fragment.text for fragment in group)
        said.append(f"({text})" if group[-1].open and index < len(groups) - 1 else text)
    return "; ".join(said)


def capital(text: str) -> str:
    """Return a text that starts with a capital, behind whatever quotes or brackets it starts with.

    >>> capital("“bet”: pay 1 coin")
    '“Bet”: pay 1 coin'
    """
    for index, letter in enumerate(text):
        if letter.isalnum():
            return text[:index] + letter.upper() + text[index + 1 :]
    return text
