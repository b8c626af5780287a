"""How many there are of something, as people ask it: not `the number of units in it is at least 1`.

(units of you in t) is at least 1   ->   you have at least 1 unit in that region
(tiles in t) is at least 3          ->   there are at least 3 tiles in that region

A language without these patterns says it by the number.
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.text.language.phrase import Phrase, Said
from lawspeaker.text.nouns.collections import CollectionWriter
from lawspeaker.text.nouns.noun_of import NUMBER
from lawspeaker.text.scope import Env

MEASURES = {
    "is": "count_exact",
    "is at least": "count_at_least",
    "is at most": "count_at_most",
    "is more than": "count_more_than",
    "is less than": "count_less_than",
}


class MeasureWriter(CollectionWriter):
    """Writes comparisons of what is counted on a board."""

    def measured(self, op: str, left: t.Expr, right: t.Expr, env: Env) -> Phrase | None:
        """Return how many pieces, things, tiles or marks there are somewhere; None for any other comparison."""
        if op not in MEASURES or not isinstance(right, t.Number) or not self.has("there_are"):
            return None
        match left:
            case t.CallValue(_, t.Of(_, t.Word(_, "marks"), mark), (t.Phrase(_, "in" | "on" as prep, (place,)),)):
                return self.marks_there(op, right.value, self.noun(mark, env), prep, self.noun(place, env))
            case t.CallValue(_, t.Of(_, t.Word(_, word), owner), (t.Phrase(_, prep, (place,)),)):
                return self.pieces_there(op, right.value, word, owner, self.located("on", prep), place, env)
            case t.CallValue(_, t.Word(_, "tiles"), (t.Phrase(_, "in", (place,)),)):
                tile = next((board.tile for board in self.symbols.boards.values() if board.tile), "")
                return self.there(op, right.value, tile, self.located("on", "in"), place, env) if tile else None
            case t.Query(agg="count") if right.value > 0 and self.sorts.of(left.source, env) != NUMBER:
                return self.counted_there(op, right.value, left, env)
            case _:
                return None

    def counted_there(self, op: str, count: int, query: t.Query, env: Env) -> Phrase:
        """Return `there are at least 2 cards in your hand whose rank is 1`."""
        inner = query.source if isinstance(query.source, t.Query) and query.source.agg == "different" else query
        what = self.elements(inner, env, self.tongue.number(count), "")
        amount = self.pattern("amount", count=self.counted_so(op, count), what=what)
        return self.pattern("there_are", amount=Said(amount.say(), self.number(count).keys))

    def counted_so(self, op: str, count: int) -> Phrase:
        """Return `at least 3`, which has the number of 3."""
        said = self.pattern(MEASURES[op], count=self.number(count)).say()
        return Said(said, self.number(count).keys)

    def there(self, op: str, count: int, word: str, key: str, place: t.Expr, env: Env) -> Phrase:
        """Return `there are at least 3 tiles in it`."""
        return self.pattern("there_are", amount=self.located_amount(op, count, word, key, place, env))

    def located_amount(self, op: str, count: int, word: str, key: str, place: t.Expr, env: Env) -> Phrase:
        """Return `at least 3 tiles in it`."""
        noun = self.common(word, self.tongue.number(count))
        amount = self.pattern("amount", count=self.counted_so(op, count), what=noun)
        return self.pattern(key, what=amount, place=self.noun(place, env))

    def pieces_there(
        self, op: str, count: int, word: str, owner: t.Expr, key: str, place: t.Expr, env: Env
    ) -> Phrase | None:
        """Return `you have at least 1 unit in it`."""
        piece = self.sorts.piece(word)
        if piece is None:
            return None
        amount = self.located_amount(op, count, piece, key, place, env)
        return self.pattern("has_amount", who=self.noun(owner, env), amount=amount)

    def marks_there(self, op: str, count: int, mark: Phrase, prep: str, place: Phrase) -> Phrase | None:
        """Return `there is at least 1 wood symbol in it`."""
        key = f"marks_{prep}"
        if not self.has(key):
            return None
        amount = self.pattern(key, count=self.counted_so(op, count), of=mark, place=place)
        return self.pattern("there_are", amount=Said(amount.say(), self.number(count).keys))
