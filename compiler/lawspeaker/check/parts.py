"""The checkers of what may stand inside of an expression, a sentence or a rule (`Parts` in `context.py`)."""

from __future__ import annotations

from lawspeaker.check.expressions.board_words import check_bounded
from lawspeaker.check.expressions.expressions import check_expr
from lawspeaker.check.expressions.nouns import needs_expected_type
from lawspeaker.check.expressions.rule_point_calls import check_rule_point_call
from lawspeaker.check.rules.triggers import check_trigger
from lawspeaker.check.sentences.sentences import check_block, check_lvalue

__all__ = [
    "check_block",
    "check_bounded",
    "check_expr",
    "check_lvalue",
    "check_rule_point_call",
    "check_trigger",
    "needs_expected_type",
]
