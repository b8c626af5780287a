"""Read lines of declarations: `grid 8 by 8 squares`, `named Red, Blue`, `area n on north`.

The grammar parses them as sentences, so it accepts blocks, `otherwise` and `giving`, which are reported here.
"""

from __future__ import annotations

from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition


def refuse_below(line: t.Call | t.Subject, facts: Facts) -> None:
    """Report a block, an `otherwise` or a `giving` of a line."""
    if line.block:
        facts.add("L351", line.block[0].span, (line.span, "belongs to no block"), word=line.word)
    if isinstance(line, t.Call) and (line.otherwise is not None or line.giving is not None):
        part = "otherwise" if line.otherwise is not None else "giving"
        facts.add("L385", line.span, word=line.word, part=part)


def words_in(exprs: tuple[t.Expr, ...], facts: Facts, sort: str) -> tuple[str, ...]:
    """Return the words of a line and report any other expression. `sort` tells the message what the words name."""
    words: list[str] = []
    for expr in exprs:
        if isinstance(expr, t.Word):
            words.append(expr.word)
        else:
            facts.add("L253", expr.span, sort=sort)
    return tuple(words)


def phrase_of(line: t.Call, prep: Preposition) -> tuple[t.Expr, ...] | None:
    """Return the arguments of a preposition of the line, None without that preposition."""
    return next((phrase.args for phrase in line.phrases if phrase.prep == prep), None)


def has_phrases(line: t.Call, *preps: Preposition) -> bool:
    """Return whether the prepositions of a line are exactly these, in this order."""
    return tuple(phrase.prep for phrase in line.phrases) == preps


def is_word(expr: t.Expr | None, word: str) -> bool:
    """Return whether an expression is this word alone."""
    return isinstance(expr, t.Word) and expr.word == word
