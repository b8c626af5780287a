"""Expressions as noun phrases; other modules write attributes, values, amounts and collections.

silver of you / 2          ->  half of your silver, rounded down
(strength of prey) fame    ->  fame equal to that beast’s strength
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import ArithmeticOp
from lawspeaker.resolve.every import plural_of_all
from lawspeaker.resolve.ranges import as_range
from lawspeaker.text.expressions import amounts, attributes, collections, values, words
from lawspeaker.text.expressions.expression_shapes import extreme_pattern, summands
from lawspeaker.text.expressions.noun_finder import AMOUNT, PLAYER, family_called
from lawspeaker.text.scope import Env, RefMode
from lawspeaker.text.writer import Untranslated, Writer
from lawspeaker_language.forms import Number
from lawspeaker_language.phrase import EnglishPhrase, FixedText, Phrase

ARITHMETIC = {
    ArithmeticOp.ADD: "plus",
    ArithmeticOp.SUBTRACT: "minus",
    ArithmeticOp.MULTIPLY: "times",
    ArithmeticOp.DIVIDE: "divided",
    ArithmeticOp.REMAINDER: "remainder",
}


def write_noun(w: Writer, e: t.Expr, env: Env) -> Phrase:
    """Return an expression as a noun phrase, in English if the language lacks a pattern for it."""
    try:
        return noun_in_language(w, e, env)
    except Untranslated:
        if w.english is None:
            raise
        return EnglishPhrase(w.english.language, write_noun(w.english, e, env))


def write_nouns(w: Writer, items: tuple[t.Expr, ...], env: Env, key: str) -> Phrase:
    """Return expressions as noun phrases, joined by a pattern."""
    return w.join([write_noun(w, item, env) for item in items], key)


def noun_in_language(w: Writer, e: t.Expr, env: Env) -> Phrase:
    """Return an expression as a noun phrase; raise Untranslated if the language lacks a pattern for it."""
    match e:
        case t.Number(_, value):
            return w.number(value)
        case t.Word(_, word):
            return words.write_word(w, word, env)
        case t.Every(span, word):
            return write_noun(w, t.Word(span, plural_of_all(w.symbols, word) or word), env)
        case t.Of(span, t.Every(_, word), target):
            return attributes.write_attribute(w, plural_of_all(w.symbols, word) or word, target, env)
        case t.Name():
            return words.write_name(w, e, env)
        case t.Numbered(_, word, number) if word != PLAYER.word:
            return w.fill("numbered", kind=w.common_noun(word), name=FixedText(str(number)))
        case t.Numbered(_, _, number):
            return w.fill("player_number", number=FixedText(str(number)))
        case t.Yours(span, word):
            return attributes.write_attribute(w, word, t.Word(span, "you"), env)
        case t.Dot(_, target, word) | t.Of(_, t.Word(_, word), target):
            return attributes.write_attribute(w, word, target, env)
        case t.CallValue() if (numbers := as_range(w.symbols, e)) is not None:
            return collections.write_collection(w, numbers, env)
        case t.Printed():
            return attributes.write_printed(w, e, env)
        case t.CallValue() if family_called(w.symbols, e) is not None:
            key = write_noun(w, e.phrases[0].args[0], env)
            return w.fill("pile_for", what=write_noun(w, e.head, env), key=key)
        case t.CallValue():
            return values.write_value_call(w, e, env)
        case t.Amount() if amounts.owner_of_whole(w, e) is not None and w.has("whole"):
            return amounts.write_whole(w, [e], env)
        case t.Amount():
            return amounts.write_amount(w, e.count, amounts.counted_noun(w, e.word, e.of, env), env)
        case t.SetOf(_, items):
            return write_nouns(w, items, env, "and")
        case t.Negative(_, value):
            return w.fill("negative", value=write_noun(w, value, env))
        case t.Binary():
            return write_arithmetic(w, e, env)
        case t.Cond():
            return write_conditional(w, e, env)
        case t.Extreme(_, most, items):
            return w.fill("most_of" if most else "least_of", items=write_nouns(w, items, env, "and"))
        case t.Query() | t.SumOf() | t.ListFor() | t.Range() | t.Reach() | t.Of():
            return collections.write_collection(w, e, env)
        case (t.VerbNumbered() | t.Compare() | t.Between() | t.EmptyTest() | t.Logic() | t.Not()
              | t.AllHave() | t.Can() | t.Possible()):  # fmt: skip
            return w.fill("whether", test=w.parts.write_clause(w, e, env))
        case _:
            assert_never(e)


def write_conditional(w: Writer, e: t.Cond, env: Env) -> Phrase:
    """Return `A if test else B`; as the lower or higher of two numbers if it is that."""
    extreme = extreme_pattern(e)
    if extreme:
        return w.fill(extreme, items=write_nouns(w, (e.then, e.other), env, "and"))
    test = w.parts.write_clause(w, e.test, env)
    return w.fill("cond", then=write_noun(w, e.then, env), test=test, other=write_noun(w, e.other, env))


def write_arithmetic(w: Writer, e: t.Binary, env: Env) -> Phrase:
    """Return a sum, difference, product or quotient; doubles and halves have patterns of their own."""
    wholes = amounts.same_owner_parts(w, summands(e))
    if wholes and w.has("whole"):
        return amounts.write_whole(w, wholes, env)
    noun = w.nouns.of(e, env)
    if e.op == ArithmeticOp.ADD and (noun.many or noun == AMOUNT):
        return w.fill("and", left=write_noun(w, e.left, env), right=write_noun(w, e.right, env))
    if e.op == ArithmeticOp.SUBTRACT and noun.many and is_rest_of_choice(e, env) and w.has("the_rest"):
        return w.fill("the_rest", what=w.common_noun(noun.word, Number.SEVERAL))
    if e.op == ArithmeticOp.SUBTRACT and noun.many:
        return w.fill("without", left=write_noun(w, e.left, env), right=write_noun(w, e.right, env))
    left, right = write_operand(w, e.left, e.op, env), write_operand(w, e.right, e.op, env)
    match e:
        case t.Binary(_, ArithmeticOp.MULTIPLY, t.Number(_, 2), _):
            return w.fill("twice", value=right)
        case t.Binary(_, ArithmeticOp.MULTIPLY, _, t.Number(_, 2)):
            return w.fill("twice", value=left)
        case t.Binary(_, ArithmeticOp.DIVIDE, _, t.Number(_, 2)):
            return w.fill("half", value=left)
        case t.Binary():
            return w.fill(ARITHMETIC[e.op], left=left, right=right)


def is_rest_of_choice(e: t.Binary, env: Env) -> bool:
    """Tell whether a difference takes something just chosen from what it was chosen from."""
    return env.mode_of(e.left) == RefMode.THAT and env.mode_of(e.right) == RefMode.THAT


def write_operand(w: Writer, e: t.Expr, op: ArithmeticOp, env: Env) -> Phrase:
    """Return one side of a calculation, in brackets if it is one itself and not a sum or product in a sum."""
    operand = write_noun(w, e, env)
    ref = env.names.get(e.word) if isinstance(e, t.Word) else None
    if ref is not None and ref.expr is not None:
        e = ref.expr
    nested = isinstance(e, t.Cond) or (
        isinstance(e, t.Binary) and not (op == ArithmeticOp.ADD and e.op in (ArithmeticOp.ADD, ArithmeticOp.MULTIPLY))
    )
    return w.fill("bracket", clause=operand) if nested else operand
