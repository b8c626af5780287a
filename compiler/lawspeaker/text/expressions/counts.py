"""How many there are of something, as people ask it: not `the number of units in it is at least 1`.

(units of you in t) is at least 1   ->   you have at least 1 unit in that region
(tiles in t) is at least 3          ->   there are at least 3 tiles in that region

A language without these patterns says it by the number.
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.text.expressions import collections, nouns
from lawspeaker.text.expressions.noun_finder import NUMBER
from lawspeaker.text.language.phrase import FixedText, Phrase
from lawspeaker.text.scope import Env
from lawspeaker.text.writer import Writer

MEASURES = {
    "is": "count_exact",
    "is at least": "count_at_least",
    "is at most": "count_at_most",
    "is more than": "count_more_than",
    "is less than": "count_less_than",
}


def write_measure(w: Writer, op: str, left: t.Expr, right: t.Expr, env: Env) -> Phrase | None:
    """Return how many pieces, things, tiles or marks there are somewhere; None for any other comparison."""
    if op not in MEASURES or not isinstance(right, t.Number) or not w.has("there_are"):
        return None
    match left:
        case t.CallValue(_, t.Of(_, t.Word(_, "marks"), mark), (t.Phrase(_, "in" | "on" as prep, (place,)),)):
            return write_marks_there(
                w, op, right.value, nouns.write_noun(w, mark, env), prep, nouns.write_noun(w, place, env)
            )
        case t.CallValue(_, t.Of(_, t.Word(_, word), owner), (t.Phrase(_, prep, (place,)),)):
            return write_pieces_there(
                w, op, right.value, word, owner, nouns.location_pattern(w, "on", prep), place, env
            )
        case t.CallValue(_, t.Word(_, "tiles"), (t.Phrase(_, "in", (place,)),)):
            tile = next((board.tile for board in w.symbols.boards.values() if board.tile), "")
            return (
                write_there_are(w, op, right.value, tile, nouns.location_pattern(w, "on", "in"), place, env)
                if tile
                else None
            )
        case t.Query(agg="count") if right.value > 0 and w.nouns.of(left.source, env) != NUMBER:
            return write_query_count(w, op, right.value, left, env)
        case _:
            return None


def write_query_count(w: Writer, op: str, count: int, query: t.Query, env: Env) -> Phrase:
    """Return `there are at least 2 cards in your hand whose rank is 1`."""
    inner = query.source if isinstance(query.source, t.Query) and query.source.agg == "different" else query
    what = collections.write_elements(w, inner, env, w.language.number(count), "")
    amount = w.fill("amount", count=write_count(w, op, count), what=what)
    return w.fill("there_are", amount=FixedText(amount.render(), w.number(count).keys))


def write_count(w: Writer, op: str, count: int) -> Phrase:
    """Return `at least 3`, which has the number of 3."""
    said = w.fill(MEASURES[op], count=w.number(count)).render()
    return FixedText(said, w.number(count).keys)


def write_there_are(w: Writer, op: str, count: int, word: str, key: str, place: t.Expr, env: Env) -> Phrase:
    """Return `there are at least 3 tiles in it`."""
    return w.fill("there_are", amount=write_located_amount(w, op, count, word, key, place, env))


def write_located_amount(w: Writer, op: str, count: int, word: str, key: str, place: t.Expr, env: Env) -> Phrase:
    """Return `at least 3 tiles in it`."""
    noun = w.common_noun(word, w.language.number(count))
    amount = w.fill("amount", count=write_count(w, op, count), what=noun)
    return w.fill(key, what=amount, place=nouns.write_noun(w, place, env))


def write_pieces_there(
    w: Writer, op: str, count: int, word: str, owner: t.Expr, key: str, place: t.Expr, env: Env
) -> Phrase | None:
    """Return `you have at least 1 unit in it`."""
    piece = w.nouns.piece_called(word)
    if piece is None:
        return None
    amount = write_located_amount(w, op, count, piece, key, place, env)
    return w.fill("has_amount", who=nouns.write_noun(w, owner, env), amount=amount)


def write_marks_there(w: Writer, op: str, count: int, mark: Phrase, prep: str, place: Phrase) -> Phrase | None:
    """Return `there is at least 1 wood symbol in it`."""
    key = f"marks_{prep}"
    if not w.has(key):
        return None
    amount = w.fill(key, count=write_count(w, op, count), of=mark, place=place)
    return w.fill("there_are", amount=FixedText(amount.render(), w.number(count).keys))
