"""Sentences that draw from chance: roll, pick.

roll battle giving r        ->   Roll(battle, "r")
pick c at random from deck  ->   Pick("c", PileGet(deck))
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext
from lawspeaker.check.expressions import collections, expressions
from lawspeaker.check.lint.pile_order import ignore_order
from lawspeaker.check.sentences.parts import Sentence
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.declaration_lines import is_word
from lawspeaker.resolve.symbols import Die
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker_language.spelling import nearest


def check_roll(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `roll d giving r`, only for the eyes of p with `for p`."""
    seen = check_seen(cx, s)
    word = s.first_word()
    die = cx.symbols.dice.get(word)
    if die is None or s.call.giving is None:
        close = nearest(word, cx.symbols.dice) or ""
        cx.facts.add("L361", s.span, word=word, close="" if die else close)
        return []
    return [c.Roll(s.span, die, cx.declare(s.scope, s.call.giving, roll_type(die)).name, seen)]


def roll_type(die: Die) -> Type:
    """Return the type of a roll: a number, an outcome, or a face with alternatives."""
    if not die.faces:
        return ty.number(die.low, die.high)
    single = all(len(face) == 1 for face in die.faces)
    return Type(TypeForm.OUTCOME if single else TypeForm.FACE, die.name)


def check_pick(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `pick x at random from xs`, or `pick n at random from 1 to 6`."""
    seen = check_seen(cx, s)
    word = s.first_word()
    if not word:
        cx.facts.add("L355", s.span, word="pick")
        return []
    if (
        Preposition.FROM not in s.phrases
        or Preposition.AT not in s.phrases
        or not is_word(s.phrases[Preposition.AT].args[0], "random")
    ):
        cx.facts.add("L356", s.span, word="pick", prep="at random from")
        return []
    source = s.phrases[Preposition.FROM].args[0]
    if Preposition.TO in s.phrases:
        low = expressions.check_expr(cx, source, s.scope, ty.NUMBER)
        high = expressions.check_expr(cx, s.phrases[Preposition.TO].args[0], s.scope, ty.NUMBER)
        type_ = ty.number(low.type.low, high.type.high)
        return [c.Pick(s.span, cx.declare(s.scope, word, type_).name, low, high, type_, seen)]
    found = collections.check_list(cx, source, s.scope)
    element = found.type.element.bare()
    name = cx.declare(s.scope, word, element).name
    return [c.Pick(s.span, name, ignore_order(found), None, element, seen)]


def check_seen(cx: CheckContext, s: Sentence) -> c.Expr | None:
    """Check the only player who sees an outcome; None if all players see it."""
    return (
        expressions.check_expr(cx, s.phrases[Preposition.FOR].args[0], s.scope, ty.PLAYER)
        if Preposition.FOR in s.phrases
        else None
    )
