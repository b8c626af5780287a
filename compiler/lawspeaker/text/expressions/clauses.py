"""Conditions as clauses: comparisons, permissions, questions about collections.

hollow of s                  ->  that statue is hollow
can hunt it by you           ->  you can hunt it
any c among hand where …     ->  there is a card in your hand …
"""

from __future__ import annotations

from msgspec.structs import replace

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.word_clashes import TRUTH
from lawspeaker.text.expressions import collections, counts, nouns, words
from lawspeaker.text.language.forms import Number
from lawspeaker.text.language.phrase import EnglishPhrase, Filled, FixedText, Phrase
from lawspeaker.text.language.template import holes
from lawspeaker.text.scope import Env, Noun
from lawspeaker.text.writer import Untranslated, Writer

COMPARISONS = {
    "is": "is",
    "is not": "is_not",
    "is at least": "at_least",
    "is at most": "at_most",
    "is more than": "more_than",
    "is less than": "less_than",
    "is in": "is_in",
    "is not in": "is_not_in",
    "is next to": "next_to",
    "is like": "is_like",
    "is not like": "is_not_like",
}
MEASURES = ("is at least", "is at most", "is more than", "is less than")
OPPOSITE = {
    "is": "is not",
    "is not": "is",
    "is at least": "is less than",
    "is less than": "is at least",
    "is at most": "is more than",
    "is more than": "is at most",
    "is in": "is not in",
    "is not in": "is in",
    "is like": "is not like",
    "is not like": "is like",
}


def write_clause(w: Writer, e: t.Expr, env: Env) -> Phrase:
    """Return a condition as a clause, in English if this language cannot say it."""
    try:
        return clause_in_language(w, e, env)
    except Untranslated:
        if w.english is None:
            raise
        return EnglishPhrase(w.english.language, write_clause(w.english, e, env))


def clause_in_language(w: Writer, e: t.Expr, env: Env) -> Phrase:
    """Return a condition as a clause of this language."""
    match e:
        case t.Compare(_, op, left, right):
            return write_comparison(w, op, left, right, env)
        case t.EmptyTest(_, value, negated):
            return write_empty_test(w, nouns.write_noun(w, value, env), negated)
        case t.Logic(_, op, left, right):
            first, second = (
                collections.write_grouped_clause(w, left, env),
                collections.write_grouped_clause(w, right, env),
            )
            if op == "or":
                first, second = write_clause(w, left, env), write_clause(w, right, env)
            return w.fill(op, left=first, right=second)
        case t.Not(_, value):
            return write_negated(w, value, env)
        case t.Can(_, head):
            return write_can(w, head, env, "can")
        case t.Query(agg="any" | "no"):
            return write_exists(w, e, env, e.agg == "any")
        case t.AllHave(_, var, source, test):
            noun = w.nouns.of(source, env)
            every = collections.write_source(w, source, env, "one", "every")
            return w.fill("all_have", every=every, test=write_clause(w, test, env.element(var, Noun(noun.word))))
        case t.Cond(_, then, test, other):
            parts = {"then": write_clause(w, then, env), "test": write_clause(w, test, env)}
            return w.fill("cond", **parts, other=write_clause(w, other, env))
        case _:
            return write_flag(w, e, env, "flag")


def write_comparison(w: Writer, op: str, left: t.Expr, right: t.Expr, env: Env) -> Phrase:
    """Return a comparison; with yes or no it is a flag."""
    if isinstance(right, t.Word) and right.word in ("yes", "no") and op in ("is", "is not"):
        return write_flag(w, left, env, "flag" if (right.word == "yes") == (op == "is") else "flag_not")
    measured = counts.write_measure(w, op, left, right, env)
    if measured is not None:
        return measured
    if op in MEASURES and isinstance(left, t.CallValue) and collections.noun_of_things_on(w, left) is not None:
        counted = w.fill("number_of", what=collections.write_source(w, left, env, Number.SEVERAL, ""))
        return write_compared(w, op, counted, right, env)
    return write_special_comparison(w, op, left, right, env) or write_compared(
        w, op, nouns.write_noun(w, left, env), right, env
    )


def write_special_comparison(w: Writer, op: str, left: t.Expr, right: t.Expr, env: Env) -> Phrase | None:
    """Return a comparison that people say in another way: with `you`, with nothing, of a place, of an option."""
    if op not in ("is", "is not"):
        return None
    is_so = op == "is"
    match left, right:
        case ((t.Of(_, t.Word(_, word), target) | t.Dot(_, target, word)), t.Word(_, "nobody" | "nothing")):
            return collections.write_lack(w, word, nouns.write_noun(w, target, env), is_so, env)
        case t.Word(_, word), t.Word(_, "nobody") if word in env.names and env.names[word].mode == "that":
            return w.fill_optional("no_such" if is_so else "such", what=w.common_noun(env.names[word].noun.word))
        case t.Word(_, word), _ if is_game_option(w, word, env):
            parts = {"word": w.common_noun(word), "value": nouns.write_noun(w, right, env)}
            return w.fill_optional("option_is" if is_so else "option_is_not", **parts)
        case ((t.Of(_, t.Word(_, "place"), target) | t.Dot(_, target, "place")), _):
            parts = {"what": nouns.write_noun(w, target, env), "place": nouns.write_noun(w, right, env)}
            return w.fill_optional("placed" if is_so else "placed_not", **parts)
        case _, t.Word(_, "you") if env.you is None and not isinstance(left, t.Word):
            return w.fill_optional("you_are" if is_so else "you_are_not", what=nouns.write_noun(w, left, env))
        case _:
            return None


def is_game_option(w: Writer, word: str, env: Env) -> bool:
    """Tell whether a word is an option of the whole game."""
    return word in w.symbols.options and word not in env.names


def write_compared(w: Writer, op: str, left: Phrase, right: t.Expr, env: Env) -> Phrase:
    """Return a comparison whose left side is said already."""
    key = COMPARISONS[op]
    if isinstance(right, t.SetOf):
        items = w.join([nouns.write_noun(w, item, env) for item in right.items], "or")
        return w.fill("is" if op in ("is", "is in") else "is_not", left=left, right=items)
    is_kind = isinstance(right, t.Word) and right.word in w.symbols.kinds and right.word not in env.names
    if is_kind and isinstance(right, t.Word):
        return w.fill(key, left=left, right=w.common_noun(right.word, "one", "a"))
    if op in ("is in", "is not in") and not collections.is_pile(w, right, env):
        key += "_list"
    return w.fill(key, left=left, right=nouns.write_noun(w, right, env))


def write_empty_test(w: Writer, value: Phrase, negated: bool) -> Phrase:
    """Return `the deck is empty`."""
    return w.fill("is_not_empty" if negated else "is_empty", value=value)


def write_negated(w: Writer, e: t.Expr, env: Env) -> Phrase:
    """Return the opposite of a condition."""
    match e:
        case t.Compare(_, op, left, right) if op in OPPOSITE:
            return write_comparison(w, OPPOSITE[op], left, right, env)
        case t.EmptyTest(_, value, negated):
            return write_empty_test(w, nouns.write_noun(w, value, env), not negated)
        case t.Not(_, value):
            return write_clause(w, value, env)
        case t.Can(_, head):
            return write_can(w, head, env, "cannot")
        case t.Query(agg="any" | "no"):
            return write_exists(w, e, env, e.agg == "no")
        case t.Of() | t.Dot() | t.Yours() | t.Word() | t.CallValue():
            return write_flag(w, e, env, "flag_not")
        case _:
            return w.fill("not", test=write_clause(w, e, env))


def write_exists(w: Writer, e: t.Query, env: Env, some: bool) -> Phrase:
    """Return `there is a card …`, `there is no card …`."""
    if asks_for_pieces(w, e.source):
        return w.fill("more_than" if some else "is", left=nouns.write_noun(w, e.source, env), right=w.number(0))
    if isinstance(e.source, t.Query) and e.source.agg == "different" and e.source.where is None:
        e = replace(e, source=e.source.source)
    return w.fill(
        "exists" if some else "exists_not", what=collections.write_elements(w, e, env, "one", "a" if some else "")
    )


def asks_for_pieces(w: Writer, source: t.Expr) -> bool:
    """Tell whether the question is about pieces, which are a number already."""
    match source:
        case t.Yours(_, word) | t.Of(_, t.Word(_, word), _) | t.CallValue(_, t.Word(_, word), _):
            return w.nouns.piece_called(word) is not None
        case _:
            return False


def write_flag(w: Writer, e: t.Expr, env: Env, key: str) -> Phrase:
    """Return something that is or is not so: a yes/no word of a thing, a player, or of the game."""
    match e:
        case t.Yours(span, word):
            return write_flag_of(w, word, t.Word(span, "you"), env, key)
        case t.Dot(_, target, word) | t.Of(_, t.Word(_, word), target):
            return write_flag_of(w, word, target, env, key)
        case t.Word(_, word) if word in env.names and env.names[word].mode == "noted":
            return w.fill(key.replace("flag", "noted"), word=w.common_noun(word))
        case t.Word(_, word) if is_game_option(w, word, env) and w.has(f"{key}_option"):
            return w.fill(f"{key}_option", word=w.common_noun(word))
        case t.Word(_, word) if word not in env.names:
            signed = w.symbols.values.get(word)
            said = None if signed is None else nouns.write_value_text(w, signed, {}, key == "flag")
            return said or w.fill(f"{key}_alone", word=w.common_noun(word))
        case t.CallValue() if key not in ("flag_on", "flag_off"):
            return write_flag_call(w, e, env, key)
        case _:
            return w.fill(f"{key}_alone", word=nouns.write_noun(w, e, env))


def write_flag_of(w: Writer, word: str, target: t.Expr, env: Env, key: str) -> Phrase:
    """Return `that statue is hollow`."""
    said = nouns.write_noun(w, target, env)
    signed = w.symbols.values.get(word)
    if signed is not None and key in ("flag", "flag_not"):
        told = nouns.write_value_text(w, signed, {param.name: said for param in signed.params[:1]}, key == "flag")
        if told is not None:
            return told
    return w.fill(key, target=said, word=w.common_noun(word))


def write_flag_call(w: Writer, e: t.CallValue, env: Env, key: str) -> Phrase:
    """Return a yes/no value with prepositions: the first argument is what it is about."""
    of = e.head if isinstance(e.head, t.Of) else None
    head = of.head if of is not None else e.head
    word = head.word if isinstance(head, t.Word) else ""
    if w.nouns.is_edge(word, e.phrases):
        ends = [nouns.write_noun(w, phrase.args[0], env) for phrase in e.phrases]
        which = "edge" if key == "flag" else "edge_not"
        return w.fill(which, edge=w.common_noun(word), start=ends[0], end=ends[1])
    arg = None if of is None else of.target
    signed = w.symbols.values.get(word)
    given = {} if signed is None else nouns.arguments(signed, arg, e.phrases)
    values = {name: nouns.write_noun(w, value, env) for name, value in given.items()}
    told = None if signed is None else nouns.write_value_text(w, signed, values, key == "flag")
    if told is not None:
        return told
    said = write_flag_words(w, arg, e, env)
    return said if key == "flag" else w.fill("not", test=said)


def write_flag_words(w: Writer, arg: t.Expr | None, e: t.CallValue, env: Env) -> Phrase:
    """Return a yes/no value in its own words."""
    head = e.head.head if isinstance(e.head, t.Of) else e.head
    word = head.word if isinstance(head, t.Word) else ""
    rest = [(phrase.prep, nouns.write_noun(w, phrase.args[0], env)) for phrase in e.phrases]
    act = words.write_as_spelled(w, word, rest)
    if arg is None:
        return w.fill("flag_alone", word=act)
    return w.fill("does_so", target=nouns.write_noun(w, arg, env), act=act)


def write_can(w: Writer, head: t.Head, env: Env, key: str) -> Phrase:
    """Return who can do what."""
    by = next((phrase.args[0] for phrase in head.phrases if phrase.prep == "by"), None)
    if head.word == "pay" and head.arg is not None:
        act = w.fill("act_pay", bundle=nouns.write_noun(w, head.arg, env))
        return w.fill(key, player=words.write_you(w, env) if by is None else nouns.write_noun(w, by, env), act=act)
    signed = w.symbols.permissions.get(head.word)
    given = {} if signed is None else nouns.arguments(signed, head.arg, head.phrases)
    values = {name: nouns.write_noun(w, e, env) for name, e in given.items()}
    return write_permission(w, head.word, signed, values, env, key)


def write_permission(
    w: Writer, word: str, signed: Signed | None, values: dict[str, Phrase], env: Env, key: str
) -> Phrase:
    """Return a permission whose arguments are said already; who acts stands behind `by`."""
    params = () if signed is None else signed.params
    clause = write_permission_clause(w, signed, values, key == "can")
    if clause is not None:
        return clause
    actor = next((param for param in params if param.prep == "by"), None)
    player = words.write_you(w, env) if actor is None else values[actor.name]
    return w.fill(key, player=player, act=write_act(w, word, signed, values))


def write_permission_clause(w: Writer, signed: Signed | None, values: dict[str, Phrase], so: bool) -> Phrase | None:
    """Return a permission whose text is a clause, in which `{so|…}` says whether it is so."""
    template = None if signed is None else w.lexicon.template(signed)
    if template is None or not any(hole.name == TRUTH for hole in holes(template)):
        return None
    return Filled(w.language, template, {**values, TRUTH: FixedText("", ("yes" if so else "no",))})


def write_act(w: Writer, word: str, signed: Signed | None, values: dict[str, Phrase]) -> Phrase:
    """Return what is permitted, without who may do it."""
    template = None if signed is None else w.lexicon.template(signed)
    if template is not None:
        return Filled(w.language, template, values)
    params = () if signed is None else signed.params
    parts = [
        (param.prep if param.prep != "of" else None, values[param.name])
        for param in params
        if param.prep != "by" and param.name in values
    ]
    return words.write_as_spelled(w, word, [(prep or "", phrase) for prep, phrase in parts])
