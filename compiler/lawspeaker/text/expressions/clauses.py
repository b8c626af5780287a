"""Conditions as clauses: comparisons, negations, questions about collections.

rank of c is at least 3      ->  that card’s rank is at least 3
any c among hand where …     ->  there is a card in your hand …

Yes/no values are in `flags.py`, permissions in `permissions.py`, comparisons of a count in `counts.py`.
"""

from __future__ import annotations

from msgspec.structs import replace

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Aggregate, CompareWord, LogicOp
from lawspeaker.text.expressions import collections, counts, flags, nouns, permissions
from lawspeaker.text.scope import Env, Noun, RefMode
from lawspeaker.text.sentences import possible
from lawspeaker.text.writer import Untranslated, Writer
from lawspeaker_language.forms import Article, Number
from lawspeaker_language.phrase import EnglishPhrase, Phrase

COMPARISONS = {
    CompareWord.IS: "is",
    CompareWord.IS_NOT: "is_not",
    CompareWord.AT_LEAST: "at_least",
    CompareWord.AT_MOST: "at_most",
    CompareWord.MORE: "more_than",
    CompareWord.LESS: "less_than",
    CompareWord.IN: "is_in",
    CompareWord.NOT_IN: "is_not_in",
    CompareWord.NEXT_TO: "next_to",
    CompareWord.LIKE: "is_like",
    CompareWord.NOT_LIKE: "is_not_like",
}
ORDERS = (CompareWord.AT_LEAST, CompareWord.AT_MOST, CompareWord.MORE, CompareWord.LESS)
OPPOSITE = {
    CompareWord.IS: CompareWord.IS_NOT,
    CompareWord.IS_NOT: CompareWord.IS,
    CompareWord.AT_LEAST: CompareWord.LESS,
    CompareWord.LESS: CompareWord.AT_LEAST,
    CompareWord.AT_MOST: CompareWord.MORE,
    CompareWord.MORE: CompareWord.AT_MOST,
    CompareWord.IN: CompareWord.NOT_IN,
    CompareWord.NOT_IN: CompareWord.IN,
    CompareWord.LIKE: CompareWord.NOT_LIKE,
    CompareWord.NOT_LIKE: CompareWord.LIKE,
}


def write_clause(w: Writer, e: t.Expr, env: Env) -> Phrase:
    """Return a condition as a clause, in English if the language lacks a pattern for it."""
    try:
        return clause_in_language(w, e, env)
    except Untranslated:
        if w.english is None:
            raise
        return EnglishPhrase(w.english.language, write_clause(w.english, e, env))


def clause_in_language(w: Writer, e: t.Expr, env: Env) -> Phrase:
    """Return a condition as a clause; raise Untranslated if the language lacks a pattern for it."""
    match e:
        case t.Compare(_, op, left, right):
            return write_comparison(w, op, left, right, env)
        case t.Between():
            return write_between(w, nouns.write_noun(w, e.value, env), e, env)
        case t.EmptyTest(_, value, negated):
            return write_emptiness(w, value, negated, env)
        case t.Logic(_, LogicOp.OR, left, right):
            return w.fill("or", left=write_clause(w, left, env), right=write_clause(w, right, env))
        case t.Logic(_, op, left, right):
            return w.fill(op, left=write_conjunct(w, left, env), right=write_conjunct(w, right, env))
        case t.Not(_, value):
            return write_negated(w, value, env)
        case t.Can(_, head):
            return permissions.write_can(w, head, env, allowed=True)
        case t.Possible():
            return possible.write_possible(w, e, env, so=True)
        case t.Query(agg=Aggregate.ANY | Aggregate.NO):
            return write_exists(w, e, env, e.agg == Aggregate.ANY)
        case t.AllHave(_, var, source, test):
            every = collections.write_source(w, source, env, Number.ONE, Article.EVERY)
            inner = env.element(var, Noun(w.nouns.of(source, env).word))
            return w.fill("all_have", every=every, test=write_clause(w, test, inner))
        case t.Cond(_, then, test, other):
            parts = {"then": write_clause(w, then, env), "test": write_clause(w, test, env)}
            return w.fill("cond", **parts, other=write_clause(w, other, env))
        case _:
            return flags.write_flag(w, e, env, flags.FlagForm.IS)


def write_conjunct(w: Writer, test: t.Expr, env: Env) -> Phrase:
    """Return one side of an `and`; an `or` is put in brackets."""
    clause = write_clause(w, test, env)
    if isinstance(test, t.Logic) and test.op == LogicOp.OR:
        return w.fill("bracket", clause=clause)
    return clause


def write_all(w: Writer, tests: list[t.Expr], env: Env) -> Phrase:
    """Return conditions joined by `and`."""
    if len(tests) == 1:
        return write_clause(w, tests[0], env)
    found = write_conjunct(w, tests[0], env)
    for test in tests[1:]:
        found = w.fill("and", left=found, right=write_conjunct(w, test, env))
    return found


def write_comparison(w: Writer, op: CompareWord, left: t.Expr, right: t.Expr, env: Env) -> Phrase:
    """Return a comparison; a comparison with yes or no is a flag."""
    if isinstance(right, t.Word) and right.word in ("yes", "no") and op in (CompareWord.IS, CompareWord.IS_NOT):
        return flags.write_flag(w, left, env, flags.flag_form((right.word == "yes") == (op == CompareWord.IS)))
    count = counts.write_count_comparison(w, op, left, right, env)
    if count is not None:
        return count
    if op in ORDERS and isinstance(left, t.CallValue) and collections.noun_of_things_on(w, left) is not None:
        things = collections.write_source(w, left, env, Number.SEVERAL, Article.BARE)
        return write_compared(w, op, w.fill("number_of", what=things), right, env)
    special = write_special_comparison(w, op, left, right, env)
    return special or write_compared(w, op, nouns.write_noun(w, left, env), right, env)


def write_special_comparison(w: Writer, op: CompareWord, left: t.Expr, right: t.Expr, env: Env) -> Phrase | None:
    """Return a comparison with a pattern of its own: with `you`, with nothing, of a place, of an option."""
    if op not in (CompareWord.IS, CompareWord.IS_NOT):
        return None
    equal = op == CompareWord.IS
    match left, right:
        case ((t.Of(_, t.Word(_, word), target) | t.Dot(_, target, word)), t.Word(_, "nobody" | "nothing")):
            return write_lack(w, word, nouns.write_noun(w, target, env), equal, env)
        case t.Word(_, word), t.Word(_, "nobody") if env.mode_of(left) == RefMode.THAT:
            return w.fill_optional("no_such" if equal else "such", what=w.common_noun(env.names[word].noun.word))
        case t.Word(_, word), _ if flags.is_game_option(w, word, env):
            parts = {"word": w.common_noun(word), "value": nouns.write_noun(w, right, env)}
            return w.fill_optional("option_is" if equal else "option_is_not", **parts)
        case ((t.Of(_, t.Word(_, "place"), target) | t.Dot(_, target, "place")), _):
            parts = {"what": nouns.write_noun(w, target, env), "place": nouns.write_noun(w, right, env)}
            return w.fill_optional("placed" if equal else "placed_not", **parts)
        case _, t.Word(_, "you") if env.you is None and not isinstance(left, t.Word):
            return w.fill_optional("you_are" if equal else "you_are_not", what=nouns.write_noun(w, left, env))
        case _:
            return None


def write_lack(w: Writer, word: str, subject: Phrase, lacking: bool, env: Env) -> Phrase | None:
    """Return `that hut has no guard`, `the totem is not on the board`; None if another pattern has to be used."""
    if word == "place":
        return w.fill_optional("off_board" if lacking else "on_board", what=subject)
    signed = w.symbols.values.get(word)
    has_text = signed is not None and w.lexicon.template(signed) is not None
    if has_text or word in w.symbols.resources or word in env.names:
        return None
    return w.fill_optional("has_no" if lacking else "has_some", what=subject, head=w.common_noun(word))


def write_compared(w: Writer, op: CompareWord, left: Phrase, right: t.Expr, env: Env) -> Phrase:
    """Return a comparison whose left side is a phrase already."""
    key = COMPARISONS[op]
    if isinstance(right, t.Range) and op in (CompareWord.IN, CompareWord.NOT_IN):
        inside = t.Between(right.span, right, right.low, right.high, op == CompareWord.NOT_IN)
        return write_between(w, left, inside, env)
    if isinstance(right, t.SetOf):
        items = nouns.write_nouns(w, right.items, env, "or")
        return w.fill("is" if op in (CompareWord.IS, CompareWord.IN) else "is_not", left=left, right=items)
    if isinstance(right, t.Word) and right.word in w.symbols.kinds and right.word not in env.names:
        return w.fill(key, left=left, right=w.common_noun(right.word, Number.ONE, Article.A))
    if op in (CompareWord.IN, CompareWord.NOT_IN) and not collections.is_pile(w, right, env):
        key = f"{key}_list"
    if op in (CompareWord.IN, CompareWord.NOT_IN):
        return w.fill(key, left=left, right=collections.write_list(w, right, env))
    return w.fill(key, left=left, right=nouns.write_noun(w, right, env))


def write_between(w: Writer, left: Phrase, e: t.Between, env: Env) -> Phrase:
    """Return `that rank is between 2 and 4` or its opposite; the left side is a phrase already."""
    ends = {"low": nouns.write_noun(w, e.low, env), "high": nouns.write_noun(w, e.high, env)}
    return w.fill("is_not_between" if e.negated else "is_between", left=left, **ends)


def write_emptiness(w: Writer, value: t.Expr, negated: bool, env: Env) -> Phrase:
    """Return whether a pile is empty, or whether there is anything in a list: `there is no card in the row`."""
    ref = env.names.get(value.word) if isinstance(value, t.Word) else None
    if ref is not None and ref.inlined is not None:
        listed, scope = ref.inlined
        return write_emptiness(w, listed, negated, scope)
    if isinstance(value, t.Query) and value.agg is None:
        return write_exists(w, value, env, negated)
    such = None
    if ref is not None and ref.noun.many and ref.mode == RefMode.THAT:
        such = w.fill_optional("such" if negated else "no_such", what=w.common_noun(ref.noun.word))
    return such or write_empty_test(w, nouns.write_noun(w, value, env), negated)


def write_empty_test(w: Writer, value: Phrase, negated: bool) -> Phrase:
    """Return `the deck is empty` or its opposite."""
    return w.fill("is_not_empty" if negated else "is_empty", value=value)


def write_negated(w: Writer, e: t.Expr, env: Env) -> Phrase:
    """Return the opposite of a condition."""
    match e:
        case t.Compare(_, op, left, right) if op in OPPOSITE:
            return write_comparison(w, OPPOSITE[op], left, right, env)
        case t.Between():
            return write_clause(w, replace(e, negated=not e.negated), env)
        case t.EmptyTest(_, value, negated):
            return write_emptiness(w, value, not negated, env)
        case t.Not(_, value):
            return write_clause(w, value, env)
        case t.Can(_, head):
            return permissions.write_can(w, head, env, allowed=False)
        case t.Possible():
            return possible.write_possible(w, e, env, so=False)
        case t.Query(agg=Aggregate.ANY | Aggregate.NO):
            return write_exists(w, e, env, e.agg == Aggregate.NO)
        case t.Of() | t.Dot() | t.Printed() | t.Yours() | t.Word() | t.CallValue():
            return flags.write_flag(w, e, env, flags.FlagForm.IS_NOT)
        case _:
            return w.fill("not", test=write_clause(w, e, env))


def write_exists(w: Writer, e: t.Query, env: Env, some: bool) -> Phrase:
    """Return `there is a card …` or `there is no card …`."""
    if asks_for_pieces(w, e.source):
        return w.fill("more_than" if some else "is", left=nouns.write_noun(w, e.source, env), right=w.number(0))
    if isinstance(e.source, t.Query) and e.source.agg == Aggregate.DIFFERENT and e.source.where is None:
        e = replace(e, source=e.source.source)
    what = collections.write_elements(w, e, env, Number.ONE, Article.A if some else Article.BARE)
    return w.fill("exists" if some else "exists_not", what=what)


def asks_for_pieces(w: Writer, source: t.Expr) -> bool:
    """Tell whether the source of a query is a number of pieces."""
    match source:
        case t.Yours(_, word) | t.Of(_, t.Word(_, word), _) | t.CallValue(_, t.Word(_, word), _):
            return w.nouns.piece_called(word) is not None
        case _:
            return False
