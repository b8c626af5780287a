"""Amounts: so many of something, as many as something else, one for each, all there is of it.

2 food                        ->  2 food
(count your hand) food        ->  1 food for each card in your hand
(food of stock of p) food     ->  the food of their stock
"""

from __future__ import annotations

from collections.abc import Callable

from lawspeaker.check.rules.implicit_player import TREE_FIELDS
from lawspeaker.parse import tree as t
from lawspeaker.text.expressions import clauses, collections, nouns, words
from lawspeaker.text.expressions.noun_finder import NUMBER
from lawspeaker.text.language.forms import Number
from lawspeaker.text.language.phrase import Phrase
from lawspeaker.text.scope import Env, Ref
from lawspeaker.text.writer import Writer

UNKNOWN = 5
Counted = Callable[[str], Phrase]


def counted_noun(w: Writer, word: str, of: t.Expr | None, env: Env) -> Counted:
    """Return what is counted, as a noun in any number: a resource, a piece, a resource that was chosen."""
    if word in env.names:
        chosen = words.write_reference(w, env.names[word])
        return lambda number: w.fill("part_of", what=chosen) if w.has("part_of") else chosen
    plural = w.nouns.of_plural(word)
    base = w.nouns.piece_called(word) or (plural.word if plural is not None else word)
    if of is None:
        return lambda number: w.common_noun(base, number)
    owner = nouns.write_noun(w, of, env)
    return lambda number: w.fill("pieces_of", what=w.common_noun(base, number), owner=owner)


def write_amount(w: Writer, count: t.Expr, what: Counted, env: Env) -> Phrase:
    """Return so many of something; a count that is no number is turned round: `1 food for each card`."""
    match count:
        case t.Number(_, value):
            number = w.language.number(value)
            return w.fill("amount", count=w.number(value), what=what(number))
        case t.Word(_, word) if word in env.names:
            return write_amount_of_variable(w, env.names[word], what, env, count)
        case t.Query(agg="count"):
            return write_for_each(w, t.Number(count.span, 1), count, what, env)
        case t.Binary(_, "*", t.Number() as each, t.Query(agg="count") as query):
            return write_for_each(w, each, query, what, env)
        case t.Cond(_, then, t.Compare(_, op, left, right), other) if limited(then, op, left, right, other):
            return w.fill("equal_to", what=what(Number.SEVERAL), count=nouns.write_noun(w, count, env))
        case t.Cond(_, then, test, other):
            first, second = write_amount(w, then, what, env), write_amount(w, other, what, env)
            return w.fill("cond", then=first, test=clauses.write_clause(w, test, env), other=second)
        case _:
            return w.fill("equal_to", what=what(Number.SEVERAL), count=nouns.write_noun(w, count, env))


def write_amount_of_variable(w: Writer, ref: Ref, what: Counted, env: Env, count: t.Expr) -> Phrase:
    """Return as many as a variable says."""
    if ref.mode == "same" and ref.expr is not None and ref.env is not None:
        return write_amount(w, ref.expr, what, ref.env)
    if ref.noun != NUMBER:
        return w.fill("equal_to", what=what(Number.SEVERAL), count=nouns.write_noun(w, count, env))
    if ref.mode == "letter":
        return w.fill("amount", count=words.write_reference(w, ref), what=what(w.language.number(UNKNOWN)))
    return w.fill("that_many", what=what(Number.SEVERAL))


def write_for_each(w: Writer, each: t.Expr, query: t.Query, what: Counted, env: Env) -> Phrase:
    """Return so many for each element of a collection; pieces on a board are a number already."""
    if w.nouns.of(query.source, env) == NUMBER:
        return w.fill("equal_to", what=what(Number.SEVERAL), count=nouns.write_noun(w, query, env))
    if query.where is None and not query.having and is_named_list(w, query.source) and w.has("for_each_of"):
        amount = write_amount(w, each, what, env)
        return w.fill("for_each_of", amount=amount, source=nouns.write_noun(w, query.source, env))
    return w.fill(
        "for_each", amount=write_amount(w, each, what, env), each=collections.write_elements(w, query, env, "one", "")
    )


def is_named_list(w: Writer, source: t.Expr) -> bool:
    """Tell whether a collection is a value with a text, which says what it is a collection of."""
    word = attribute_word(source)
    if word not in w.symbols.values:
        return False
    return word in w.lexicon.translation.names or w.lexicon.template(w.symbols.values[word]) is not None


def owner_of_whole(w: Writer, e: t.Expr) -> t.Expr | None:
    """Return of what an amount is all there is of its resource: `(food of B) food` is the food of B."""
    match e:
        case t.Amount(_, t.Of(_, t.Word(_, word), target), resource, None):
            return target if word == resource and word in w.symbols.resources else None
        case _:
            return None


def write_whole(w: Writer, parts: list[t.Amount], env: Env) -> Phrase:
    """Return all there is of one or more resources of the same thing: `the food and the wood of its yield`."""
    target = owner_of_whole(w, parts[0])
    assert target is not None
    goods: list[Phrase] = [nouns.write_attribute_word(w, part.word, env) for part in parts]
    article = "whole_part" if w.has("whole_part") else ""
    goods = [w.fill(article, what=good) for good in goods] if article else goods
    return w.fill("whole", what=w.join(goods, "and"), source=nouns.write_noun(w, target, env))


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
    parts = [part for part in TREE_FIELDS.get(type(left), ()) if part != "span"]
    if type(left) is not type(right) or not parts:
        return left == right
    return all(alike(getattr(left, part), getattr(right, part)) for part in parts)
