"""The parts of built-in sentences: object, phrases, players, things, pieces.

shift 2 units from a to b   ->   object `2 units`, phrases {from: a, to: b}
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import coercion, expressions, nouns, of_phrases
from lawspeaker.check.expressions.components import find_piece
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Piece
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span


class Sentence(Struct):
    """A built-in sentence, with its phrases by preposition and the scope in which it is checked."""

    call: t.Call
    phrases: dict[Preposition, t.Phrase]
    scope: Scope

    @property
    def word(self) -> str:
        return self.call.word

    @property
    def span(self) -> Span:
        return self.call.span

    def first_word(self) -> str:
        """Return the object if it is a single word, else ""."""
        first = self.call.args[0] if self.call.args else None
        return first.word if isinstance(first, t.Word) else ""


def find_object(cx: CheckContext, s: Sentence) -> t.Expr | None:
    """Return the object of a sentence; report it if it is missing."""
    if not s.call.args:
        cx.facts.add("L355", s.span, word=s.word)
        return None
    return as_one(s.call.args)


def find_phrase(cx: CheckContext, s: Sentence, *preps: Preposition) -> t.Expr | None:
    """Return what follows the first of some prepositions that the sentence has; report it if it has none."""
    for prep in preps:
        if prep in s.phrases:
            return as_one(s.phrases[prep].args)
    cx.facts.add("L356", s.span, word=s.word, prep=preps[0])
    return None


def as_one(args: tuple[t.Expr, ...]) -> t.Expr:
    """Return several expressions, separated by commas, as one list."""
    return args[0] if len(args) == 1 else t.SetOf(args[0].span, args)


def check_player(cx: CheckContext, s: Sentence, *preps: Preposition) -> c.Expr:
    """Check the player behind the first of some prepositions that the sentence has; `you` if it has none."""
    for prep in preps:
        if prep in s.phrases:
            return expressions.check_expr(cx, s.phrases[prep].args[0], s.scope, ty.PLAYER)
    return nouns.check_you(cx, s.scope, s.span)


def check_things(cx: CheckContext, e: t.Expr, scope: Scope, kind: str | None = None) -> c.Expr:
    """Check a thing or a list of things; each must be one certain copy."""
    want = ty.list_of(Type(TypeForm.THING, kind)) if kind and isinstance(e, t.SetOf | t.Name) else None
    found = expressions.check_expr(cx, e, scope, want)
    if isinstance(found, c.ListOf) and isinstance(e, t.Name):
        found = found.items[0]
    if of_phrases.element_type(found.type).form not in (TypeForm.THING, TypeForm.UNKNOWN):
        cx.facts.add("L301", e.span, have=found.type, want="thing")
        return c.Unknown(ty.UNKNOWN)
    items = found.items if isinstance(found, c.ListOf) else (found,)
    for item in items:
        nouns.require_single_copy(cx, item, e.span, scope)
    return found if found.type.form == TypeForm.LIST else coercion.require_value(found, e.span)


class Pieces(Struct):
    """`2 units of p`: which piece, how many, and whose if that is written."""

    piece: Piece
    count: c.Expr
    owner: t.Expr | None


def check_pieces(cx: CheckContext, arg: t.Expr, scope: Scope) -> Pieces | None:
    """Check `2 units of p`, `unit` or `your unit`; None if it does not name a piece."""
    owner: t.Expr | None = None
    match arg:
        case t.Of(_, head, target):
            arg, owner = head, target
        case t.Amount(of=of):
            owner = of
        case _:
            pass
    count: c.Expr = c.Const(1, ty.NUMBER, "1")
    match arg:
        case t.Amount(_, number, word):
            piece = find_piece(cx, word)
            if piece is not None:
                count = expressions.check_expr(cx, number, scope, ty.NUMBER)
        case t.Word(_, word) if word not in scope.names:
            piece = find_piece(cx, word)
        case t.Yours(span, word):
            piece, owner = find_piece(cx, word), t.Word(span, "you")
        case _:
            piece = None
    return None if piece is None else Pieces(piece, count, owner)


def next_copies(cx: CheckContext, things: c.Expr, scope: Scope) -> c.Expr:
    """Return things as the next copies: in an example, a name that is used again means another copy."""
    if isinstance(things, c.ListOf):
        return replace(things, items=tuple(next_copies(cx, item, scope) for item in things.items))
    thing = coercion.named_thing(cx, things) if isinstance(things, c.Const) else None
    if not scope.example or thing is None or len(thing.ids) == 1:
        return things
    return c.Const(thing.ids[count_use(scope, thing.ids)], things.type)


def count_use(scope: Scope, ids: list[int]) -> int:
    """Count that an example names some copies; return which of them it means this time."""
    placed = scope.function.copies_placed
    used = placed.get(ids[0], 0)
    placed[ids[0]] = used + 1
    return used % len(ids)
