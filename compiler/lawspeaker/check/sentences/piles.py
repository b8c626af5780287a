"""Sentences about piles: put, deal, shuffle; look, show, reveal.

deal 5 from deck to hand of p   ->   Deal(5, PileGet(deck), PileGet(hand, p))
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import coercion, expressions
from lawspeaker.check.lint.pile_order import ignore_order
from lawspeaker.check.sentences.parts import (
    Sentence,
    check_player,
    check_things,
    count_use,
    find_object,
    find_phrase,
)
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span


def check_put(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `put c into row`, on top with `onto`."""
    arg, where = find_object(cx, s), find_phrase(cx, s, Preposition.INTO, Preposition.ONTO, Preposition.UNDER)
    target = None if where is None else check_pile(cx, where, s.scope)
    if arg is None or target is None:
        return []
    pile = target.pile
    things = check_things(cx, arg, s.scope, pile.kind)
    one = things.type.element if things.type.form == TypeForm.LIST else things.type
    if one.form == TypeForm.THING and not coercion.is_assignable(cx, one, Type(TypeForm.THING, pile.kind)):
        cx.facts.add("L358", s.span, have=one, pile=pile.name, kind=pile.kind)
    if s.scope.example:
        things = next_spare_copies(cx, things, target, s.scope)
    return [c.Put(s.span, things, target, Preposition.ONTO in s.phrases)]


def next_spare_copies(cx: CheckContext, things: c.Expr, target: c.PileGet, scope: Scope) -> c.Expr:
    """Return things as the next copies that are in no pile; those of the pile's owner if copies have owners.

    In an example, a name that is used again means another copy.
    """
    if isinstance(things, c.ListOf):
        return replace(things, items=tuple(next_spare_copies(cx, item, target, scope) for item in things.items))
    thing = coercion.named_thing(cx, things) if isinstance(things, c.Const) else None
    if thing is None or len(thing.ids) == 1:
        return things
    ids = thing.ids
    if thing.per_player and isinstance(target.owner, c.Const):
        ids = ids[(target.owner.value - 1) * thing.copies : target.owner.value * thing.copies]
    used = count_use(scope, ids)
    copies = [c.Const(i, things.type) for i in (*ids[used:], *ids[:used])]
    return c.GameValue(c.GameWord.SPARE, (target, *copies), things.type)


def check_deal(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `deal 5 from deck to hand of p`."""
    arg = find_object(cx, s)
    source, target = find_phrase(cx, s, Preposition.FROM), find_phrase(cx, s, Preposition.TO, Preposition.INTO)
    if arg is None or source is None or target is None:
        return []
    first, second = check_pile(cx, source, s.scope), check_pile(cx, target, s.scope)
    count = expressions.check_expr(cx, arg, s.scope, ty.NUMBER)
    if first is None or second is None:
        return []
    if not cx.symbols.is_kind(first.pile.kind, second.pile.kind):
        have = Type(TypeForm.THING, first.pile.kind)
        cx.facts.add("L358", s.span, have=have, pile=second.pile.name, kind=second.pile.kind)
    return [c.Deal(s.span, count, first, second)]


def of_pile(made: Callable[[Span, c.PileGet], c.Stmt]) -> Callable[[CheckContext, Sentence], list[c.Stmt]]:
    """Return the checker of a sentence whose only object is a pile: `shuffle deck`."""

    def check(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
        arg = find_object(cx, s)
        pile = None if arg is None else check_pile(cx, arg, s.scope)
        return [] if pile is None else [made(s.span, pile)]

    return check


def check_pile(cx: CheckContext, e: t.Expr, scope: Scope) -> c.PileGet | None:
    """Check an expression that has to be a pile."""
    found = expressions.check_expr(cx, e, scope)
    if isinstance(found, c.PileGet):
        return found
    if not isinstance(found, c.Unknown):
        board = coercion.board_of(cx, found.type) if found.type.form != TypeForm.LIST else None
        cx.facts.add("L357", e.span, board=board.name if board is not None else "")
    return None


def check_show(cx: CheckContext, s: Sentence) -> list[c.Stmt]:
    """Check `look at c`, `show c to p` or `reveal c`."""
    arg = find_phrase(cx, s, Preposition.AT) if s.word == "look" else find_object(cx, s)
    if arg is None:
        return []
    things = check_things(cx, arg, s.scope)
    if isinstance(things, c.Query) and things.where is not None and things.agg is None:
        things = ignore_order(things)  # a player who sees the hearts of a deck learns which they are, not where
    if s.word == "reveal":
        return [c.Show(s.span, things, None)]
    return [c.Show(s.span, things, check_player(cx, s, Preposition.TO))]
