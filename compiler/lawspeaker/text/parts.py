"""The functions that write nouns, clauses and steps, for those that stand inside of them (`Parts` in `writer.py`)."""

from __future__ import annotations

from lawspeaker.text.expressions.attributes import write_piece_count
from lawspeaker.text.expressions.clauses import write_all, write_clause
from lawspeaker.text.expressions.nouns import write_noun, write_nouns
from lawspeaker.text.expressions.relative_clauses import write_filtered
from lawspeaker.text.expressions.values import write_value, write_value_text
from lawspeaker.text.sentences.blocks import write_block, write_failure, write_inline_block, write_step
from lawspeaker.text.sentences.rules import write_rules

__all__ = [
    "write_all",
    "write_block",
    "write_clause",
    "write_failure",
    "write_filtered",
    "write_inline_block",
    "write_noun",
    "write_nouns",
    "write_piece_count",
    "write_rules",
    "write_step",
    "write_value",
    "write_value_text",
]
