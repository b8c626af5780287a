"""Coercion: an expression as a value of the type that its context wants.

remove c                with c optional     ->   RemoveThing(Need(c))      stops the game if c is missing
lead becomes first of row                   ->   an optional card fits an optional state as it is
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Board, BoardForm, Thing
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span

NESTED = frozenset((TypeForm.OPTIONAL, TypeForm.LIST, TypeForm.NOTHING, TypeForm.UNKNOWN))
NOMINAL = frozenset((TypeForm.ENUM, TypeForm.RECORD, TypeForm.PLACE, TypeForm.OUTCOME))
"""Forms whose types are equal if their names are."""


def coerce(cx: CheckContext, found: c.Expr, want: Type, span: Span) -> c.Expr:
    """Return an expression as a value of the wanted type; report it if its type does not fit."""
    have = found.type
    if have.form == want.form and have.form not in NESTED:  # the most frequent case
        fits = is_assignable(cx, have, want) and not is_other_thing(cx, found, want)
        return found if fits else report_mismatch(cx, found, want, span)
    if have.form == TypeForm.UNKNOWN or want.form == TypeForm.UNKNOWN:
        return found
    if have.form == TypeForm.NOTHING:
        return coerce_nothing(cx, found, want, span)
    if want.form == TypeForm.OPTIONAL:
        return coerce_to_optional(cx, found, want, span)
    if have.form == TypeForm.OPTIONAL and is_assignable(cx, have.element, want):
        return c.Need(found, span.place(), have.element)
    if have.form == TypeForm.LIST and want.form != TypeForm.LIST and is_assignable(cx, have.element.bare(), want):
        if want.board and isinstance(found, c.PileGet):
            return report_no_place(cx, found, want, span)
        if is_several(found):
            return report_several(cx, span, want)
        return c.FirstOf(found, span.place(), have.element)
    if want.form == TypeForm.LIST and have.form != TypeForm.LIST and is_assignable(cx, have.bare(), want.element):
        return c.ListOf((found,), ty.list_of(have))
    return found if is_assignable(cx, have, want) else report_mismatch(cx, found, want, span)


def is_other_thing(cx: CheckContext, found: c.Expr, want: Type) -> bool:
    """Tell whether an expression is the name of a thing that is not of the wanted kind."""
    if not isinstance(found, c.Const) or found.type.form != TypeForm.THING or not found.type.name or not want.name:
        return False
    return not cx.symbols.is_kind(found.type.name, want.name)


def coerce_to_optional(cx: CheckContext, found: c.Expr, want: Type, span: Span) -> c.Expr:
    """Return an expression as an optional value: a value that may be missing, or the first of a list."""
    have, inner = found.type, want.element
    if have.form == TypeForm.LIST and inner.form != TypeForm.LIST:
        if is_several(found) and is_assignable(cx, have.element.bare(), inner):
            return report_several(cx, span, inner)
        return coerce(cx, c.FirstOf(found, "", ty.optional(have.element)), want, span)
    return found if is_assignable(cx, have.bare(), inner) else report_mismatch(cx, found, want, span)


def coerce_nothing(cx: CheckContext, found: c.Expr, want: Type, span: Span) -> c.Expr:
    """Return `nothing` as a value of a type that has one: missing, no goods, an empty list."""
    if want.form == TypeForm.OPTIONAL:
        return c.Nothing(want)
    if want.form == TypeForm.BUNDLE:
        if not cx.symbols.resources:
            cx.facts.add("L425", span, word="bundle")
        return c.BundleOf((), ty.BUNDLE)
    if want.form == TypeForm.LIST:
        return c.ListOf((), want)
    if want.form in (TypeForm.PLAYER, TypeForm.THING, TypeForm.PLACE, TypeForm.ENUM, TypeForm.RECORD, TypeForm.NUMBER):
        cx.facts.add("L307", span, type=want)
        return c.Unknown(want)
    return report_mismatch(cx, found, want, span)


def is_several(found: c.Expr) -> bool:
    """Return whether a list is all of something, or was written out: its first element is certainly not meant."""
    match found:
        case c.Universe() | c.Range():
            return True
        case c.BoardValue(c.BoardWord.COLUMNS | c.BoardWord.ROWS):
            return True
        case c.ListOf(items):
            return len(items) > 1 and not found.joined
        case (c.Const() | c.Seat() | c.Nothing() | c.Local() | c.BundleOf() | c.BundleSum()
              | c.BundlePart() | c.Arithmetic() | c.Compare() | c.Between() | c.Logic() | c.Not()
              | c.Cond() | c.Extreme() | c.IsThing() | c.IsKind() | c.Alike() | c.Member() | c.Empty()
              | c.HasSteps() | c.Need() | c.FirstOf() | c.Unknown() | c.FieldGet() | c.StateGet()
              | c.OptionGet() | c.ResourceGet() | c.ResourceOf() | c.CanPay() | c.PileGet() | c.InPile()
              | c.KnownTo() | c.CallRulePoint() | c.BoardValue() | c.PieceOn() | c.PieceCount()
              | c.Reserve() | c.ThingsAt() | c.PlaceOf() | c.GameValue() | c.OutcomeMarks()
              | c.FaceChoices() | c.CurrentRecord() | c.Query() | c.FirstN() | c.AllHave() | c.SumOf()
              | c.ListFor() | c.Reach() | c.FirstCopies() | c.OfAnyCopy() | c.Suppose() | c.ByThing()
              | c.Try()):  # fmt: skip
            return False
        case _:
            assert_never(found)


def report_several(cx: CheckContext, span: Span, want: Type, **words: str) -> c.Expr:
    """Report a list where one value is needed and the first of the list is not meant."""
    cx.facts.add("L495", span, want=want, **words)
    return c.Unknown(want)


def report_mismatch(cx: CheckContext, found: c.Expr, want: Type, span: Span) -> c.Expr:
    """Report a value of another type than the wanted one, or a number outside of its range."""
    have = found.type
    if want.board:
        return report_no_place(cx, found, want, span)
    if have.bare().form == want.bare().form == TypeForm.NUMBER:
        cx.facts.add("L383", span, have=range_text(have.bare()), want=range_text(want.bare()))
    else:
        cx.facts.add("L301", span, have=have, want=want.bare())
    return c.Unknown(want)


def report_no_place(cx: CheckContext, found: c.Expr, want: Type, span: Span) -> c.Expr:
    """Report something else than a place of a board: a pile, a thing that is no place."""
    pile = found.pile.name if isinstance(found, c.PileGet) else ""
    cx.facts.add("L304", span, type=found.type, pile=pile)
    return c.Unknown(want)


def is_assignable(cx: CheckContext, have: Type, want: Type) -> bool:
    """Return whether a value of one type may be a value of the other; a thing may be of a more special kind."""
    if have.form != want.form:
        return TypeForm.UNKNOWN in (have.form, want.form)
    if have.form in NOMINAL:
        return have.name == want.name
    match have.form:
        case TypeForm.THING:
            if not have.name or not want.name or want.board:
                return is_place_of_map(cx, have, want)
            return cx.symbols.is_kind(have.name, want.name) or cx.symbols.is_kind(want.name, have.name)
        case TypeForm.LIST:
            return is_assignable(cx, have.element.bare(), want.element.bare())
        case TypeForm.NUMBER:
            return not are_disjoint(have, want)
        case (TypeForm.YES_NO | TypeForm.ENUM | TypeForm.PLACE | TypeForm.RECORD | TypeForm.PLAYER
              | TypeForm.RESOURCE | TypeForm.BUNDLE | TypeForm.OPTIONAL | TypeForm.STEPS | TypeForm.OUTCOME
              | TypeForm.FACE | TypeForm.SPOT | TypeForm.PHASE | TypeForm.NOTHING | TypeForm.UNKNOWN):  # fmt: skip
            return True
        case _:
            assert_never(have.form)


def is_place_of_map(cx: CheckContext, have: Type, want: Type) -> bool:
    """Return whether things of two types, one of them any kind, may be places of the same map, where that is known."""
    if have.board and want.board:
        return have.board == want.board
    map_, kind = (have.board, want.name) if have.board else (want.board, have.name)
    if not map_ or not kind:
        return True
    return any(cx.symbols.is_kind(kind, k) or cx.symbols.is_kind(k, kind) for k in cx.symbols.boards[map_].kinds)


def are_comparable(cx: CheckContext, one: Type, other: Type) -> bool:
    """Return whether values of two types may be equal."""
    left, right = one.bare(), other.bare()
    if TypeForm.NOTHING in (left.form, right.form):
        return one.form != TypeForm.LIST and other.form != TypeForm.LIST
    if left.form == right.form == TypeForm.NUMBER:
        return True
    return is_assignable(cx, left, right) or is_assignable(cx, right, left)


def require_value(found: c.Expr, span: Span) -> c.Expr:
    """Return an optional value as one that must not be missing, a list as its first element."""
    if found.type.form == TypeForm.OPTIONAL:
        return c.Need(found, span.place(), found.type.element)
    if found.type.form == TypeForm.LIST:
        return require_value(c.FirstOf(found, span.place(), found.type.element), span)
    return found


def empty_value(type_: Type) -> c.Expr:
    """Return the value that a variable of the type has by default: empty, no, or nothing."""
    match type_.form:
        case TypeForm.LIST:
            return c.ListOf((), type_)
        case TypeForm.BUNDLE:
            return c.BundleOf((), type_)
        case TypeForm.YES_NO:
            return c.Const(0, type_)
        case (TypeForm.NUMBER | TypeForm.ENUM | TypeForm.THING | TypeForm.PLACE | TypeForm.RECORD
              | TypeForm.PLAYER | TypeForm.RESOURCE | TypeForm.OPTIONAL | TypeForm.STEPS | TypeForm.OUTCOME
              | TypeForm.FACE | TypeForm.SPOT | TypeForm.PHASE | TypeForm.NOTHING | TypeForm.UNKNOWN):  # fmt: skip
            return c.Nothing(type_)
        case _:
            assert_never(type_.form)


def as_compared(found: c.Expr) -> c.Expr:
    """Return an expression as one side of a comparison, where an empty seat is no error: it is equal to no player."""
    match found:
        case c.Seat(number, text, _, type_):
            return c.Const(number, type_, text)
        case c.ListOf(items):
            return replace(found, items=tuple(as_compared(item) for item in items))
        case _:
            return found


def board_of(cx: CheckContext, type_: Type) -> Board | None:
    """Return the board whose places have this type."""
    bare = type_.bare() if type_.form != TypeForm.LIST else type_.element.bare()
    if bare.form == TypeForm.PLACE:
        return cx.symbols.place_board(bare.name)
    if bare.board:
        return cx.symbols.boards[bare.board]
    if bare.form == TypeForm.THING:
        for board in cx.symbols.boards.values():
            if board.kinds and not bare.name:
                return board
            if any(cx.symbols.is_kind(bare.name, k) or cx.symbols.is_kind(k, bare.name) for k in board.kinds):
                return board
    return None


def home_board(cx: CheckContext, type_: Type) -> Board | None:
    """Return the board on which things of a type are placed."""
    return cx.symbols.home_board(type_.bare().name)


def named_thing(cx: CheckContext, found: c.Const) -> Thing | None:
    """Return the declared thing a constant is a copy of."""
    return cx.symbols.owners.get(found.value)


def place_wanted(cx: CheckContext, board: Board) -> Type:
    """Return the type with which a place of a board is checked: a thing that is no place of its map does not fit.

    The kind of places may have things that are none: `kind region is base` and `kind card is base` on a map of both
    regions and lakes.
    """
    return replace(place_type(cx, board), board=board.name) if board.form == BoardForm.PLACES else place_type(cx, board)


def place_type(cx: CheckContext, board: Board) -> Type:
    """Return the type of a board's places; if they are things of unrelated kinds, the type of any thing."""
    if board.form != BoardForm.PLACES:
        return Type(TypeForm.PLACE, board.place)
    kind: str | None = board.kinds[0] if board.kinds else ""
    while kind and not all(cx.symbols.is_kind(other, kind) for other in board.kinds):
        kind = cx.symbols.kinds[kind].parent if kind in cx.symbols.kinds else None
    several = sum(other.form == BoardForm.PLACES for other in cx.symbols.boards.values()) > 1
    return Type(TypeForm.THING, kind or "", board=board.name if several and not kind else "")


def range_text(type_: Type) -> str:
    """Return the bounds of a number type in words.

    >>> range_text(ty.number(3, 7)), range_text(ty.number(9, 9)), range_text(ty.number(1, None))
    ('3 to 7', '9', '1 or more')
    """
    match type_.low, type_.high:
        case None, None:
            return "any number"
        case low, None:
            return f"{low} or more"
        case None, high:
            return f"{high} or less"
        case low, high:
            return str(low) if low == high else f"{low} to {high}"


def are_disjoint(have: Type, want: Type) -> bool:
    """Return whether two number types have no number in common."""
    if have.low is not None and want.high is not None and have.low > want.high:
        return True
    return have.high is not None and want.low is not None and have.high < want.low
