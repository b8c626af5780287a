"""Words that are keywords only beside certain other words, so that no game loses them.

where possible move c     ->     WHERE _POSSIBLE WORD WORD
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol, TypeVar

from lawspeaker.parse.nodes import Token

BEFORE_CONDITION = frozenset(
    "IF WHERE AND OR NOT WHEN UNTIL WHILE THAT EQUAL LPAR HAVE NEEDS OTHERWISE BECOMES".split()
)
DO = ["do", "what", "you"]
LINE_STARTS = ("_NL", "_INDENT", "_DEDENT")
PROMOTED = re.compile("possible|printed|every|what|together")
"""A line without these words promotes nothing, whatever is on the line after it."""


class Typed(Protocol):
    """A token: ours, or one of Lark, which is a text."""

    type: str


T = TypeVar("T", bound=Typed)


def promote(tokens: list[T], following: Typed) -> None:
    """Turn words before a token into keywords.

    `possible` in a condition before a word, `do what you` before `can`, `together` before `each`.
    """
    if not tokens or tokens[-1].type != "WORD":
        return
    if following.type == "WORD" and str(tokens[-1]) == "possible":
        if len(tokens) > 1 and tokens[-2].type in BEFORE_CONDITION:
            tokens[-1].type = "_POSSIBLE"
    elif following.type == "CAN" and [str(token) for token in tokens[-3:]] == DO and starts_line(tokens, 3):
        del tokens[-2:]
        tokens[-1].type = "_DO"
    elif following.type == "EACH" and str(tokens[-1]) == "together" and starts_line(tokens, 1):
        tokens[-1].type = "TOGETHER"


def starts_line(tokens: Sequence[Typed], count: int) -> bool:
    """Return whether the last tokens are the first of their line."""
    return len(tokens) == count or tokens[-count - 1].type in LINE_STARTS


def mark_every(tokens: list[Token]) -> None:
    """Make the word `every` a keyword in front of a word within a line: `put every card into deck`.

    At the start of a line it is a line of a kind, behind the word of a declaration a name.
    """
    if len(tokens) > 2 and tokens[-2].text == "every" and tokens[-1].type == "WORD" and tokens[-3].type[0] != "_":
        tokens[-2].type = "_EVERY"


def mark_printed(tokens: list[Token]) -> None:
    """Make the word `printed` a keyword where a field follows it: `printed cost of c`, `c's printed cost`."""
    if len(tokens) < 3 or "printed" not in (tokens[-2].text, tokens[-3].text):
        return
    before, middle, last = tokens[-3:]
    if last.type == "OF" and middle.type == before.type == "WORD" and before.text == "printed":
        before.type = "_PRINTED"
    elif last.type == middle.type == "WORD" and middle.text == "printed" and before.type == "__ANON_1":
        middle.type = "_PRINTED"
