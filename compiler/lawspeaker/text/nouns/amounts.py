"""Amounts: so many of something, as many as something else, one for each, all there is of it.

2 food                        ->  2 food
(count your hand) food        ->  1 food for each card in your hand
(food of stock of p) food     ->  the food of their stock
"""

from __future__ import annotations

from collections.abc import Callable

from lawspeaker.check.rules.implicit_player import PARTS
from lawspeaker.parse import tree as t
from lawspeaker.text.language.forms import SEVERAL
from lawspeaker.text.language.phrase import Phrase
from lawspeaker.text.nouns.noun_of import NUMBER
from lawspeaker.text.nouns.words import WordWriter
from lawspeaker.text.scope import Env, Ref

UNKNOWN = 5
Counted = Callable[[str], Phrase]


class AmountWriter(WordWriter):
    """Writes amounts."""

    def clause(self, e: t.Expr, env: Env) -> Phrase:
        raise NotImplementedError

    def head(self, word: str, env: Env) -> Phrase:
        raise NotImplementedError

    def elements(self, e: t.Query, env: Env, number: str, article: str) -> Phrase:
        raise NotImplementedError

    def counted(self, word: str, of: t.Expr | None, env: Env) -> Counted:
        """Return what is counted, as a noun in any number: a resource, a piece, a resource that was chosen."""
        if word in env.names:
            chosen = self.ref(env.names[word])
            return lambda number: self.pattern("part_of", what=chosen) if self.has("part_of") else chosen
        plural = self.sorts.plural(word)
        base = self.sorts.piece(word) or (plural.word if plural is not None else word)
        if of is None:
            return lambda number: self.common(base, number)
        owner = self.noun(of, env)
        return lambda number: self.pattern("pieces_of", what=self.common(base, number), owner=owner)

    def amount(self, count: t.Expr, what: Counted, env: Env) -> Phrase:
        """Return so many of something; a count that is no number is turned round: `1 food for each card`."""
        match count:
            case t.Number(_, value):
                number = self.tongue.number(value)
                return self.pattern("amount", count=self.number(value), what=what(number))
            case t.Word(_, word) if word in env.names:
                return self.amount_ref(env.names[word], what, env, count)
            case t.Query(agg="count"):
                return self.for_each(t.Number(count.span, 1), count, what, env)
            case t.Binary(_, "*", t.Number() as each, t.Query(agg="count") as query):
                return self.for_each(each, query, what, env)
            case t.Cond(_, then, t.Compare(_, op, left, right), other) if limited(then, op, left, right, other):
                return self.pattern("equal_to", what=what(SEVERAL), count=self.noun(count, env))
            case t.Cond(_, then, test, other):
                first, second = self.amount(then, what, env), self.amount(other, what, env)
                return self.pattern("cond", then=first, test=self.clause(test, env), other=second)
            case _:
                return self.pattern("equal_to", what=what(SEVERAL), count=self.noun(count, env))

    def amount_ref(self, ref: Ref, what: Counted, env: Env, count: t.Expr) -> Phrase:
        """Return as many as a variable says."""
        if ref.mode == "same" and ref.expr is not None and ref.env is not None:
            return self.amount(ref.expr, what, ref.env)
        if ref.sort != NUMBER:
            return self.pattern("equal_to", what=what(SEVERAL), count=self.noun(count, env))
        if ref.mode == "letter":
            return self.pattern("amount", count=self.ref(ref), what=what(self.tongue.number(UNKNOWN)))
        return self.pattern("that_many", what=what(SEVERAL))

    def for_each(self, each: t.Expr, query: t.Query, what: Counted, env: Env) -> Phrase:
        """Return so many for each element of a collection; pieces on a board are a number already."""
        if self.sorts.of(query.source, env) == NUMBER:
            return self.pattern("equal_to", what=what(SEVERAL), count=self.noun(query, env))
        if query.where is None and not query.having and self.named_list(query.source) and self.has("for_each_of"):
            amount = self.amount(each, what, env)
            return self.pattern("for_each_of", amount=amount, source=self.noun(query.source, env))
        return self.pattern("for_each", amount=self.amount(each, what, env), each=self.elements(query, env, "one", ""))

    def named_list(self, source: t.Expr) -> bool:
        """Tell whether a collection is a value with a text, which says what it is a collection of."""
        word = attribute_word(source)
        if word not in self.symbols.values:
            return False
        return word in self.lexicon.translation.names or self.lexicon.template("value", word) is not None

    def whole(self, e: t.Expr) -> t.Expr | None:
        """Return of what an amount is all there is of its resource: `(food of B) food` is the food of B."""
        match e:
            case t.Amount(_, t.Of(_, t.Word(_, word), target), resource, None):
                return target if word == resource and word in self.symbols.resources else None
            case _:
                return None

    def wholes(self, parts: list[t.Amount], env: Env) -> Phrase:
        """Return all there is of one or more resources of the same thing: `the food and the wood of its yield`."""
        target = self.whole(parts[0])
        assert target is not None
        goods: list[Phrase] = [self.head(part.word, env) for part in parts]
        article = "whole_part" if self.has("whole_part") else ""
        goods = [self.pattern(article, what=good) for good in goods] if article else goods
        return self.pattern("whole", what=self.listed(goods, "and"), source=self.noun(target, env))


def attribute_word(e: t.Expr) -> str:
    """Return the word of `word of X`, `X's word` or `your word`."""
    match e:
        case t.Of(_, t.Word(_, word), _) | t.Dot(_, _, word) | t.Yours(_, word):
            return word
        case _:
            return ""


def summands(e: t.Expr) -> list[t.Expr]:
    """Return the parts of a sum."""
    if isinstance(e, t.Binary) and e.op == "+":
        return [*summands(e.left), *summands(e.right)]
    return [e]


def limited(then: t.Expr, op: str, left: t.Expr, right: t.Expr, other: t.Expr) -> str:
    """Return whether `A if A is less than B else B` is the least or the most of two; empty if it is neither."""
    straight, crossed = alike(then, left) and alike(other, right), alike(then, right) and alike(other, left)
    small = op in ("is less than", "is at most")
    if not (straight or crossed) or not (small or op in ("is more than", "is at least")):
        return ""
    return "least_of" if small == straight else "most_of"


def alike(left: object, right: object) -> bool:
    """Tell whether two trees say the same, wherever they stand."""
    if isinstance(left, tuple) and isinstance(right, tuple):
        return len(left) == len(right) and all(alike(a, b) for a, b in zip(left, right, strict=True))
    parts = [part for part in PARTS.get(type(left), ()) if part != "span"]
    if type(left) is not type(right) or not parts:
        return left == right
    return all(alike(getattr(left, part), getattr(right, part)) for part in parts)
