"""The parameters of a rule, and the conditions behind its `where`.

    forbids hunt prey by p where p is you and rank of prey is 3

    p -> "you"     prey -> "any beast"     left: rank of prey is 3

A condition `parameter is X` is not written as a condition: X replaces the parameter.
"""

from __future__ import annotations

from msgspec import Struct, field

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import CompareWord
from lawspeaker.resolve.changed_fields import kind_tested
from lawspeaker.resolve.symbols import FieldSym, ParamSym, Signed, Thing
from lawspeaker.text.expressions import collections, flags, words
from lawspeaker.text.expressions.expression_shapes import conjuncts
from lawspeaker.text.expressions.noun_finder import PLAYER, YES_NO
from lawspeaker.text.scope import Env, Noun, Ref, RefMode, mentions
from lawspeaker.text.writer import Writer
from lawspeaker_language.forms import Article, Number
from lawspeaker_language.phrase import Phrase

KNOWN_WORDS = ("you", "this", "here", "nothing", "nobody", "yes", "no", "winner", "winners", "active", "it")


class Matched(Struct):
    """The parameters of a rule as phrases, the conditions that are left, and the scope for them.

    `free` are the parameters without a condition; `others` those that are any player but the reader. `kinds` are the
    nouns of parameters that a rule limits to a kind: `cost of spell`, `cost of c where c is spell`. `long`: the phrase
    of one is long, `each card in your hand`.
    """

    values: dict[str, Phrase]
    free: set[str]
    others: set[str]
    rest: list[t.Expr]
    env: Env
    kinds: dict[str, Noun] = field(default_factory=dict)
    long: bool = False


def match_parameters(
    w: Writer, signed: Signed, given: dict[str, t.Expr], where: t.Expr | None, env: Env, article: Article
) -> Matched:
    """Return the parameters of a rule; those without an argument have an article: `any beast`."""
    scope = env.child()
    rest = [] if where is None else conjuncts(where)
    found = Matched({}, set(), set(), [test for test in rest if printed_truth(w, test, env) is not True], scope)
    for param in signed.params:
        e = given.get(param.name, t.Word(param.span, param.name))
        if isinstance(e, t.Word) and is_rule_variable(w, e.word, param.name, env):
            match_variable(w, param, e.word, found, env, article)
        else:
            found.values[param.name] = w.parts.write_noun(w, e, env)
            scope.inline(param.name, w.nouns.of_type(param.type), e)
    return found


def is_rule_variable(w: Writer, word: str, param: str, env: Env) -> bool:
    """Tell whether a word in the head of a rule is a variable that the rule introduces."""
    if word == param:
        return True
    s = w.symbols
    declared = any(word in table for table in (s.states, s.options, s.values, s.resources, s.piles))
    return word not in env.names and word not in KNOWN_WORDS and not declared and w.nouns.of_enum_word(word) is None


def match_variable(w: Writer, param: ParamSym, word: str, found: Matched, env: Env, article: Article) -> None:
    """Write a parameter that is a variable: by the condition that determines it, or as any of its noun."""
    narrow_kind(w, word, found)
    found.rest = [test for test in found.rest if not is_any_player(test, word)]
    noun = found.kinds.get(word) or w.nouns.of_type(param.type)
    equal = next((test for test in found.rest if equal_to(test, word) is not None), None)
    if equal is not None:
        value = equal_to(equal, word)
        assert value is not None
        found.rest.remove(equal)
        found.values[param.name] = w.parts.write_noun(w, value, env)
        inline_variable(found, {word, param.name}, noun, value, env)
    elif env.ownerless and noun.word == PLAYER.word:
        found.values[param.name] = words.write_you(w, env)
        inline_variable(found, {word, param.name}, noun, t.Word(param.span, "you"), env)
    else:
        match_open_variable(w, param, word, found, env, article)


def narrow_kind(w: Writer, word: str, found: Matched) -> None:
    """Take the kind of a parameter from its name or from the condition `word is KIND`, which is then not written."""
    kinds = w.symbols.kinds
    test = next((test for test in found.rest if kind_tested(w.symbols, test, word) is not None), None)
    if test is not None:
        found.rest.remove(test)
        found.kinds[word] = Noun(kind_tested(w.symbols, test, word) or word)
    elif word in kinds:
        found.kinds[word] = Noun(word)


def inline_variable(found: Matched, names: set[str], noun: Noun, value: t.Expr, env: Env) -> None:
    """Make the names of a parameter stand for an expression of the outer scope."""
    for name in names:
        found.env.names[name] = Ref(noun, RefMode.INLINE, expr=value, env=env.child())


def match_open_variable(w: Writer, param: ParamSym, word: str, found: Matched, env: Env, article: Article) -> None:
    """Write a parameter that no condition determines: `card A`, `one of …`, `another player`, `any beast`."""
    noun = found.kinds.get(word) or w.nouns.of_type(param.type)
    other = next((test for test in found.rest if is_not_you(test, word)), None)
    among = next((test for test in found.rest if is_among(test, word)), None)
    ref = found.env.bind(word, noun)
    found.env.names[param.name] = ref
    if ref.mode == RefMode.LETTER:
        found.free |= {param.name} if other is None and among is None else set()
        found.values[param.name] = words.write_reference(w, ref)
    elif isinstance(among, t.Compare) and article == Article.EACH and collections.is_pile(w, among.right, env):
        found.rest.remove(among)
        found.long = True
        each = w.common_noun(noun.word, Number.ONE, article)
        found.values[param.name] = w.fill("in", what=each, source=w.parts.write_noun(w, among.right, env))
    elif isinstance(among, t.Compare) and w.has("one_among"):
        found.rest.remove(among)
        source = w.parts.write_noun(w, among.right, env)
        found.values[param.name] = w.fill("one_among", what=w.common_noun(noun.word), source=source)
    elif other is not None and noun.word == PLAYER.word and env.you is None:
        found.rest.remove(other)
        found.others.add(param.name)
        found.values[param.name] = w.common_noun("other_player", Number.ONE, article)
    else:
        found.free.add(param.name)
        number = Number.SEVERAL if noun.many else Number.ONE
        found.values[param.name] = w.common_noun(noun.word, number, article)


def printed_truth(w: Writer, test: t.Expr, env: Env) -> bool | None:
    """Tell whether a condition on the thing itself holds by the fields it declares; None if rules may change that."""
    match test:
        case t.Of(_, t.Word(_, word), t.Word(_, "this")) if env.thing is not None:
            sym = w.symbols.field_of(env.thing.kind, word)
            return None if sym is None or sym.value else printed_flag(w, sym, env.thing)
        case t.Printed(_, word, t.Word(_, "this")) if env.thing is not None:
            sym = w.symbols.field_of(env.thing.kind, word)
            return None if sym is None else printed_flag(w, sym, env.thing)
        case t.Not(_, inner):
            found = printed_truth(w, inner, env)
            return None if found is None else not found
        case _:
            return None


def printed_flag(w: Writer, sym: FieldSym, thing: Thing) -> bool | None:
    """Tell whether a yes/no field is written on a thing; None if a step may change it."""
    return None if sym.dynamic or w.nouns.of_type(sym.type) != YES_NO else sym.name in thing.values


def add_conditions(w: Writer, rule: Phrase, rest: list[t.Expr], env: Env) -> Phrase:
    """Return a rule with the conditions that are left."""
    plain = [test for test in rest if not is_option_test(w, test, env)]
    if plain:
        rule = w.fill("rule_if", rule=rule, test=w.parts.write_all(w, plain, env))
    return add_option_conditions(w, rule, rest, env)


def add_option_conditions(w: Writer, rule: Phrase, rest: list[t.Expr], env: Env) -> Phrase:
    """Return a rule with the options of the game that it needs, in brackets behind it."""
    options = [test for test in rest if is_option_test(w, test, env)]
    return w.fill("only_with", rule=rule, test=w.parts.write_all(w, options, env)) if options else rule


def is_option_test(w: Writer, test: t.Expr, env: Env) -> bool:
    """Tell whether a condition is about an option of the game, and can be written behind the rule."""
    match test:
        case (
            t.Not(_, t.Word(_, word))
            | t.Word(_, word)
            | t.Compare(_, CompareWord.IS | CompareWord.IS_NOT, t.Word(_, word), _)
        ):
            return flags.is_game_option(w, word, env) and w.has("only_with")
        case _:
            return False


def equal_to(test: t.Expr, word: str) -> t.Expr | None:
    """Return X for the condition `word is X` or `X is word`; None for any other condition."""
    match test:
        case t.Compare(_, CompareWord.IS, t.Word(_, left), right) if left == word and not mentions(right, word):
            return None if isinstance(right, t.Word) and right.word in ("nothing", "nobody") else right
        case t.Compare(_, CompareWord.IS, left_side, t.Word(_, right_word)) if right_word == word:
            return None if mentions(left_side, word) else left_side
        case _:
            return None


def is_among(test: t.Expr, word: str) -> bool:
    """Tell whether a condition is `word is in X`, where X is not a list of items."""
    match test:
        case t.Compare(_, CompareWord.IN, t.Word(_, left), right):
            return left == word and not isinstance(right, t.SetOf) and not mentions(right, word)
        case _:
            return False


def is_any_player(test: t.Expr, word: str) -> bool:
    """Tell whether a condition is `word is in players`, which is true of every player."""
    match test:
        case t.Compare(_, CompareWord.IN, t.Word(_, left), t.Word(_, "players")):
            return left == word
        case _:
            return False


def is_not_you(test: t.Expr, word: str) -> bool:
    """Tell whether a condition is `word is not you`."""
    match test:
        case t.Compare(_, CompareWord.IS_NOT, t.Word(_, left), t.Word(_, "you")):
            return left == word
        case _:
            return False
