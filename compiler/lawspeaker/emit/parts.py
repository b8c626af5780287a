"""The functions that write what may stand inside of expressions and sentences (`Parts` in `writer.py`)."""

from __future__ import annotations

from lawspeaker.emit.expressions.expressions import place
from lawspeaker.emit.expressions.lookups import is_of_kind, iterable
from lawspeaker.emit.expressions.queries import board_value, extreme, query
from lawspeaker.emit.sentences.announcements import won
from lawspeaker.emit.sentences.decisions import ask, take_answer
from lawspeaker.emit.sentences.sentences import unchecked, write_block

__all__ = [
    "ask",
    "board_value",
    "extreme",
    "is_of_kind",
    "iterable",
    "place",
    "query",
    "take_answer",
    "unchecked",
    "won",
    "write_block",
]
