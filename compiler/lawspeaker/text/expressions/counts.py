"""Comparisons of a count, in better words than `the number of units in it is at least 1`.

(units of you in t) is at least 1   ->   you have at least 1 unit in that region
(tiles in t) is at least 3          ->   there are at least 3 tiles in that region

A language without these patterns compares the number.
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Aggregate, CompareWord, Preposition
from lawspeaker.text.expressions import attributes, collections
from lawspeaker.text.expressions.noun_finder import NUMBER
from lawspeaker.text.scope import Env
from lawspeaker.text.writer import Writer
from lawspeaker_language.forms import Article
from lawspeaker_language.phrase import FixedText, Phrase

COUNTS = {
    CompareWord.IS: "count_exact",
    CompareWord.AT_LEAST: "count_at_least",
    CompareWord.AT_MOST: "count_at_most",
    CompareWord.MORE: "count_more_than",
    CompareWord.LESS: "count_less_than",
}


class Count(Struct, frozen=True):
    """The right side of a comparison: `is at least 3`."""

    op: CompareWord
    value: int


def write_count_comparison(w: Writer, op: CompareWord, left: t.Expr, right: t.Expr, env: Env) -> Phrase | None:
    """Return a comparison of a number of pieces, things, tiles or marks; None for any other comparison."""
    if op not in COUNTS or not isinstance(right, t.Number) or not w.has("there_are"):
        return None
    count = Count(op, right.value)
    match left:
        case t.CallValue(
            _, t.Of(_, t.Word(_, "marks"), mark), (t.Phrase(_, Preposition.IN | Preposition.ON as prep, (place,)),)
        ):
            return write_marks_there(w, count, mark, prep, place, env)
        case t.CallValue(_, t.Of(_, t.Word(_, word), owner), (t.Phrase(_, prep, (place,)),)):
            return write_pieces_there(w, count, word, owner, prep, place, env)
        case t.CallValue(_, t.Word(_, "tiles"), (t.Phrase(_, Preposition.IN, (place,)),)):
            tile = next((board.tile for board in w.symbols.boards.values() if board.tile), "")
            if not tile:
                return None
            return w.fill("there_are", amount=write_located_amount(w, count, tile, Preposition.IN, place, env))
        case t.Query(agg=Aggregate.COUNT) if right.value > 0 and w.nouns.of(left.source, env) != NUMBER:
            return write_query_count(w, count, left, env)
        case _:
            return None


def write_count(w: Writer, count: Count) -> Phrase:
    """Return `at least 3`, with the grammatical number of 3."""
    return with_number(w, w.fill(COUNTS[count.op], count=w.number(count.value)), count)


def with_number(w: Writer, phrase: Phrase, count: Count) -> Phrase:
    """Return a phrase with the grammatical number of a count."""
    return FixedText(phrase.render(), w.number(count.value).keys)


def write_query_count(w: Writer, count: Count, query: t.Query, env: Env) -> Phrase:
    """Return `there are at least 2 cards in your hand whose rank is 1`."""
    inner = collections.counted_query(query)
    what = collections.write_elements(w, inner, env, w.language.number(count.value), Article.BARE)
    amount = w.fill("amount", count=write_count(w, count), what=what)
    return w.fill("there_are", amount=with_number(w, amount, count))


def write_located_amount(w: Writer, count: Count, word: str, prep: Preposition, place: t.Expr, env: Env) -> Phrase:
    """Return `at least 3 tiles in it`."""
    noun = w.common_noun(word, w.language.number(count.value))
    amount = w.fill("amount", count=write_count(w, count), what=noun)
    return w.fill(attributes.location_pattern(w, "on", prep), what=amount, place=w.parts.write_noun(w, place, env))


def write_pieces_there(
    w: Writer, count: Count, word: str, owner: t.Expr, prep: Preposition, place: t.Expr, env: Env
) -> Phrase | None:
    """Return `you have at least 1 unit in it`; None if the word is no piece."""
    piece = w.nouns.piece_called(word)
    if piece is None:
        return None
    amount = write_located_amount(w, count, piece, prep, place, env)
    return w.fill("has_amount", who=w.parts.write_noun(w, owner, env), amount=amount)


def write_marks_there(
    w: Writer, count: Count, mark: t.Expr, prep: Preposition, place: t.Expr, env: Env
) -> Phrase | None:
    """Return `there is at least 1 wood symbol in it`; None if the language has no pattern for it."""
    key = f"marks_{prep}"
    if not w.has(key):
        return None
    kind, location = w.parts.write_noun(w, mark, env), w.parts.write_noun(w, place, env)
    amount = w.fill(key, count=write_count(w, count), of=kind, place=location)
    return w.fill("there_are", amount=with_number(w, amount, count))
