"""Amounts: a count of something, as much as something else, one for each element, all of a resource.

2 food                        ->  2 food
(count your hand) food        ->  1 food for each card in your hand
(food of stock of p) food     ->  the food of their stock
"""

from __future__ import annotations

from collections.abc import Callable

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Aggregate, ArithmeticOp
from lawspeaker.text.expressions import attributes, collections, words
from lawspeaker.text.expressions.expression_shapes import attribute_word, extreme_pattern, same_tree
from lawspeaker.text.expressions.noun_finder import NUMBER
from lawspeaker.text.scope import Env, Ref, RefMode
from lawspeaker.text.writer import Writer
from lawspeaker_language.forms import Article, Number
from lawspeaker_language.phrase import Phrase

UNKNOWN_COUNT = 5  # a count whose plural class stands for that of an unknown number
Counted = Callable[[Number], Phrase]


def counted_noun(w: Writer, word: str, of: t.Expr | None, env: Env) -> Counted:
    """Return a function from a number to the noun that is counted: a resource, a piece, a chosen resource."""
    if word in env.names:
        chosen = words.write_reference(w, env.names[word])
        return lambda number: w.fill("part_of", what=chosen) if w.has("part_of") else chosen
    plural = w.nouns.of_plural(word)
    base = w.nouns.piece_called(word) or (plural.word if plural is not None else word)
    if of is None:
        return lambda number: w.common_noun(base, number)
    owner = w.parts.write_noun(w, of, env)
    return lambda number: w.fill("pieces_of", what=w.common_noun(base, number), owner=owner)


def write_amount(w: Writer, count: t.Expr, what: Counted, env: Env) -> Phrase:
    """Return a count of something; the count of a query becomes `1 food for each card`."""
    match count:
        case t.Number(_, value):
            return w.fill("amount", count=w.number(value), what=what(w.language.number(value)))
        case t.Word(_, word) if word in env.names:
            return write_amount_of_variable(w, env.names[word], what, env, count)
        case t.Query(agg=Aggregate.COUNT):
            return write_for_each(w, t.Number(count.span, 1), count, what, env)
        case t.Binary(_, ArithmeticOp.MULTIPLY, t.Number() as each, t.Query(agg=Aggregate.COUNT) as query):
            return write_for_each(w, each, query, what, env)
        case t.Cond(_, then, test, other) if not extreme_pattern(count):
            first, second = write_amount(w, then, what, env), write_amount(w, other, what, env)
            return w.fill("cond", then=first, test=w.parts.write_clause(w, test, env), other=second)
        case _:
            return write_equal_to(w, count, what, env)


def write_equal_to(w: Writer, count: t.Expr, what: Counted, env: Env) -> Phrase:
    """Return `fame equal to that beast’s strength`."""
    return w.fill("equal_to", what=what(Number.SEVERAL), count=w.parts.write_noun(w, count, env))


def write_amount_of_variable(w: Writer, ref: Ref, what: Counted, env: Env, count: t.Expr) -> Phrase:
    """Return an amount whose count is a variable."""
    if ref.inlined is not None:
        expr, inner = ref.inlined
        return write_amount(w, expr, what, inner)
    if ref.noun != NUMBER:
        return write_equal_to(w, count, what, env)
    if ref.mode == RefMode.LETTER:
        return w.fill("amount", count=words.write_reference(w, ref), what=what(w.language.number(UNKNOWN_COUNT)))
    return w.fill("that_many", what=what(Number.SEVERAL))


def write_for_each(w: Writer, each: t.Expr, query: t.Query, what: Counted, env: Env) -> Phrase:
    """Return an amount for each element of a collection; pieces on a board are already a number."""
    if w.nouns.of(query.source, env) == NUMBER:
        return write_equal_to(w, query, what, env)
    amount = write_amount(w, each, what, env)
    if query.where is None and not query.having and is_named_list(w, query.source) and w.has("for_each_of"):
        return w.fill("for_each_of", amount=amount, source=w.parts.write_noun(w, query.source, env))
    element = collections.write_elements(w, query, env, Number.ONE, Article.BARE)
    return w.fill("for_each", amount=amount, each=element)


def is_named_list(w: Writer, source: t.Expr) -> bool:
    """Tell whether a collection is a value with a name or text of its own."""
    word = attribute_word(source)
    if word not in w.symbols.values:
        return False
    return word in w.lexicon.translation.names or w.lexicon.template(w.symbols.values[word]) is not None


def owner_of_whole(w: Writer, e: t.Expr) -> t.Expr | None:
    """Return B for `(food of B) food`, which is all the food of B; None for any other amount."""
    match e:
        case t.Amount(_, t.Of(_, t.Word(_, word), target), resource, None):
            return target if word == resource and word in w.symbols.resources else None
        case _:
            return None


def same_owner_parts(w: Writer, parts: list[t.Expr]) -> list[t.Amount]:
    """Return the parts of a sum if each is all of a resource of the same owner; else nothing."""
    wholes = [part for part in parts if isinstance(part, t.Amount)]
    owners = [owner_of_whole(w, part) for part in wholes]
    same = all(owner is not None and same_tree(owner, owners[0]) for owner in owners)
    return wholes if same and len(wholes) == len(parts) else []


def write_whole(w: Writer, parts: list[t.Amount], env: Env) -> Phrase:
    """Return all of one or more resources of the same owner: `the food and the wood of its yield`."""
    target = owner_of_whole(w, parts[0])
    assert target is not None
    goods: list[Phrase] = [attributes.write_attribute_word(w, part.word, env) for part in parts]
    if w.has("whole_part"):
        goods = [w.fill("whole_part", what=good) for good in goods]
    return w.fill("whole", what=w.join(goods, "and"), source=w.parts.write_noun(w, words.first_of(target, env), env))
