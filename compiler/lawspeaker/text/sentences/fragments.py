"""Sentences joined: a block becomes a paragraph, a block inside a sentence stays in that sentence.

if X                     If X: gain 1 food; lose 1 wood. Gain 2 fame.
    gain 1 food    ->
    lose 1 wood          a nested block that is not the last part of a sentence is put in brackets
gain 2 fame
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from lawspeaker.resolve.symbols import Thing
from lawspeaker.text.scope import Env
from lawspeaker_language.phrase import FixedText


class Fragment(Struct, frozen=True):
    """A sentence without its capital and full stop.

    `ends_with_block`: what follows could be read as part of it, so it may need brackets.
    `continues`: it belongs to the fragment before it (`otherwise …`).
    """

    text: str
    ends_with_block: bool = False
    continues: bool = False


def paragraph(fragments: list[Fragment]) -> str:
    """Return fragments as sentences.

    >>> paragraph([Fragment("gain 2 food"), Fragment("if you cannot: stop here", True, True)])
    'Gain 2 food. If you cannot: stop here.'
    """
    return " ".join(
        f"{capitalize(fragment.text)}{'' if fragment.text.endswith('.') else '.'}" for fragment in fragments
    )


def write_unambiguously(write: Callable[[Env], list[Fragment]], thing: Thing | None, ownerless: bool = False) -> str:
    """Return a text; if a noun in it is ambiguous, write it again with letters: `card A`, `card B`."""
    kind = "" if thing is None else thing.kind
    env = Env(kind=kind, thing=thing, ownerless=ownerless)
    text = paragraph(write(env))
    if not env.ambiguous:
        return text
    return paragraph(write(Env(kind=kind, thing=thing, ambiguous=env.ambiguous, ownerless=ownerless)))


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
    parts: list[str] = []
    for index, group in enumerate(groups):
        text = "; ".join(fragment.text for fragment in group)
        parts.append(f"({text})" if group[-1].ends_with_block and index < len(groups) - 1 else text)
    return "; ".join(parts)


def inline_text(fragments: list[Fragment]) -> FixedText:
    """Return fragments as a phrase for a hole of a pattern."""
    return FixedText(inline(fragments))


def capitalize(text: str) -> str:
    """Return a text with its first letter capitalized, behind any quotes or brackets.

    >>> capitalize("“bet”: pay 1 coin")
    '“Bet”: pay 1 coin'
    """
    for index, letter in enumerate(text):
        if letter.isalnum():
            return text[:index] + letter.upper() + text[index + 1 :]
    return text


def uncapitalize(text: str) -> str:
    """Return a text for the middle of a sentence; designers write `text "Recruit {n}"` with a capital.

    >>> uncapitalize("Recruit 2"), uncapitalize("+1")
    ('recruit 2', '+1')
    """
    return text[:1].lower() + text[1:]
