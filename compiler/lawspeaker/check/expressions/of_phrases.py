"""Words with `of` or prepositions: `suit of c`, `c's suit`, `(unit of p in t)`, `3 wood`.

    suit of c   ->   FieldGet(card.suit, c)

Which declaration is meant follows from the word and from the type of what follows it.
"""

from __future__ import annotations

from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import (
    board_forms,
    board_words,
    coercion,
    collections,
    place_names,
    things_in,
    told_boards,
    ways,
)
from lawspeaker.check.expressions.components import find_piece
from lawspeaker.expression_words import Asked, suggested_of
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.every import plural_of_all
from lawspeaker.resolve.ranges import as_range
from lawspeaker.resolve.symbols import Board, BoardForm, FieldSym, Piece, Pile, PileFamily
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span
from lawspeaker_language.plurals import plural_of
from lawspeaker_language.spelling import nearest


def check_phrase(cx: CheckContext, e: t.CallValue | t.Of | t.Dot, scope: Scope, want: Type | None) -> c.Expr:
    """Check `w of x`, `x's w` or `(w of x in y)`."""
    match e:
        case t.Dot(span, target, word):
            return check_of(cx, word, target, scope, span, want)
        case t.Of(span, t.Word(_, word), target):
            return check_of(cx, word, target, scope, span, want)
        case t.Of(span, t.Every(_, word), target):
            return check_of(cx, plural_of_all(cx.symbols, word) or word, target, scope, span, want)
        case t.CallValue() if (numbers := as_range(cx.symbols, e)) is not None:
            return collections.check_range(cx, numbers, scope)
        case t.CallValue(span, t.Word(_, word), phrases):
            return check_call(cx, word, None, phrases, scope, span, want)
        case t.CallValue(span, t.Of(_, t.Word(_, word), target), phrases):
            return check_call(cx, word, target, phrases, scope, span, want)
        case t.CallValue(span, t.Yours(_, word), phrases):
            return check_call(cx, word, t.Word(span, "you"), phrases, scope, span, want)
        case t.CallValue() | t.Of():
            cx.facts.add("L319", e.span)
            return c.Unknown(ty.UNKNOWN)


def check_of(cx: CheckContext, word: str, target: t.Expr, scope: Scope, span: Span, want: Type | None) -> c.Expr:
    """Check `w of x`: what is declared as `w` for the type of x."""
    piece = find_piece(cx, word)
    if told_boards.is_lines_of(cx, word, target, scope):
        return told_boards.check_lines(cx, word, target, span)
    if word == "reserve" and isinstance(target, t.Word) and target.word not in scope.names:
        reserved = find_piece(cx, target.word)
        if reserved is not None:
            return check_reserve(cx, reserved, None, span)
    found = cx.parts.check_expr(cx, target, scope, owner_of_square(cx, word, target, scope))
    if found.type.form == TypeForm.UNKNOWN:
        return c.Unknown(ty.UNKNOWN)
    if coercion.is_several(found) and word not in ways.LISTS and is_asked_of_one(cx, word, found, scope, span):
        return coercion.report_several(cx, target.span, element_type(found.type))
    for lookup in (check_field, check_owned_word, check_kind_filter):
        result = lookup(cx, word, found, scope, span)
        if result is not None:
            return result
    if word in cx.symbols.values:
        return cx.parts.check_rule_point_call(cx, cx.symbols.values[word], target, (), scope, span)
    if piece is not None and element_type(found.type).form == TypeForm.PLAYER:
        return c.PieceCount(piece, coercion.require_value(found, span), None, piece_count_type(piece))
    built_in = board_words.check_place_word(cx, word, found, span) or check_player_word(cx, word, found, span)
    built_in = built_in or check_enum_word(cx, word, found, span)
    if built_in is not None:
        return built_in
    if piece is not None and coercion.board_of(cx, found.type) is not None:
        wanted = coercion.place_wanted(cx, cx.symbols.boards[piece.board])
        place = coercion.coerce(cx, found, wanted, target.span)
        return c.PieceCount(piece, None, place, ty.NUMBER)
    report_unknown_of(cx, word, found, span, scope)
    return c.Unknown(want or ty.UNKNOWN)


def is_asked_of_one(cx: CheckContext, word: str, found: c.Expr, scope: Scope, span: Span) -> bool:
    """Return whether `w of x` asks something of a single x: it selects no kind of a list and calls no value."""
    return word not in cx.symbols.values and check_kind_filter(cx, word, found, scope, span) is None


def owner_of_square(cx: CheckContext, word: str, target: t.Expr, scope: Scope) -> Type | None:
    """Return the type of places that a state, value or piece is of, if it is asked of the name of a square."""
    if not place_names.is_only_square(cx, target, scope):
        return None
    state, signed, piece = cx.symbols.states.get(word), cx.symbols.values.get(word), find_piece(cx, word)
    if piece is not None and state is None and signed is None:
        return coercion.place_type(cx, cx.symbols.boards[piece.board])
    of = state.of if state is not None else signed.params[0].type if signed is not None and signed.params else None
    return of if of is not None and of.form == TypeForm.PLACE else None


def check_field(cx: CheckContext, word: str, found: c.Expr, scope: Scope, span: Span) -> c.Expr | None:
    """Check a field of a thing or record, a mark of an outcome, a part of a bundle; None if it is none."""
    bare = element_type(found.type)
    match bare.form:
        case TypeForm.THING:
            field = cx.symbols.field_of(bare.name, word)
            if field is None and not isinstance(found, c.Const):
                field = descendant_field(cx, bare.name, word)
            if field is not None:
                return field_value(cx, field, coercion.require_value(found, span))
            board = coercion.home_board(cx, bare) if word == "place" else None
            if board is not None:
                return c.PlaceOf(coercion.require_value(found, span), ty.optional(coercion.place_type(cx, board)))
            laid = laid_board_of(cx, bare.name) if word == "spot" else None
            if laid is not None:
                spot = ty.optional(Type(TypeForm.SPOT, laid.name))
                return c.BoardValue(c.BoardWord.SPOT_OF, laid, (coercion.require_value(found, span),), spot)
        case TypeForm.RECORD:
            fields = cx.symbols.records[bare.name].fields
            if word in fields:
                return field_value(cx, fields[word], coercion.require_value(found, span))
        case TypeForm.BUNDLE if word in cx.symbols.resources:
            part = c.Const(cx.symbols.resources[word].index, ty.RESOURCE, word)
            return c.BundlePart(found, part, ty.number(0, None))
        case TypeForm.BUNDLE if word in scope.names and scope.names[word].type.form == TypeForm.RESOURCE:
            return c.BundlePart(found, scope.names[word], ty.number(0, None))
        case TypeForm.OUTCOME:
            die = cx.symbols.dice[bare.name]
            for mark, name in enumerate(die.marks):
                if word in (name, plural_of(name)):
                    top = max(outcome[mark] for outcome in die.outcomes)
                    return c.OutcomeMarks(die, mark, coercion.require_value(found, span), ty.number(0, top))
        case (TypeForm.BUNDLE | TypeForm.ENUM | TypeForm.FACE | TypeForm.LIST | TypeForm.NOTHING
              | TypeForm.NUMBER | TypeForm.OPTIONAL | TypeForm.PHASE | TypeForm.PLACE | TypeForm.PLAYER
              | TypeForm.RESOURCE | TypeForm.SPOT | TypeForm.STEPS | TypeForm.UNKNOWN | TypeForm.YES_NO):  # fmt: skip
            pass
        case _:
            assert_never(bare.form)
    return None


def field_value(cx: CheckContext, field: FieldSym, target: c.Expr) -> c.Expr:
    """Return the use of a field: of its value if rules change it, else the field itself."""
    if not field.value:
        return c.FieldGet(field, target, field.type)
    signed = cx.symbols.field_values[field.value]
    return c.CallRulePoint(signed, (target,), None, signed.type)


def check_printed(cx: CheckContext, e: t.Printed, scope: Scope, want: Type | None) -> c.Expr:
    """Check `printed cost of c`: a field without the rules that change it."""
    found = cx.parts.check_expr(cx, e.target, scope)
    if found.type.form == TypeForm.UNKNOWN:
        return c.Unknown(want or ty.UNKNOWN)
    bare = element_type(found.type)
    field = None
    if bare.form == TypeForm.THING:
        field = cx.symbols.field_of(bare.name, e.word) or descendant_field(cx, bare.name, e.word)
    elif bare.form == TypeForm.RECORD:
        field = cx.symbols.records[bare.name].fields.get(e.word)
    if field is not None and field.type.form != TypeForm.STEPS:
        return c.FieldGet(field, coercion.require_value(found, e.span), field.type)
    value = "yes" if e.word in cx.symbols.values else ""
    cx.facts.add("L465", e.span, word=e.word, type=found.type, value=value)
    return c.Unknown(want or ty.UNKNOWN)


def laid_board_of(cx: CheckContext, kind: str) -> Board | None:
    """Return the board whose tiles are things of a kind."""
    boards = [board for board in cx.symbols.boards.values() if board.form == BoardForm.LAID]
    return next((board for board in boards if cx.symbols.is_kind(kind, board.tile)), None)


def element_type(type_: Type) -> Type:
    """Return the type of one value: of a list its element type, without `optional`."""
    return (type_.element if type_.form == TypeForm.LIST else type_).bare()


def descendant_field(cx: CheckContext, kind: str, word: str) -> FieldSym | None:
    """Return a field that only a more special kind has: a card may be a spell."""
    return next(
        (k.fields[word] for k in cx.symbols.kinds.values() if word in k.fields and cx.symbols.is_kind(k.name, kind)),
        None,
    )


def check_owned_word(cx: CheckContext, word: str, found: c.Expr, scope: Scope, span: Span) -> c.Expr | None:
    """Check a pile, resource, state or option of a player, or a state of anything; None if it is none."""
    s = cx.symbols
    bare = element_type(found.type)
    if bare.form == TypeForm.PLAYER:
        player = coercion.require_value(found, span)
        if word in s.piles and s.piles[word].per_player:
            cx.uses.piles.add(word)
            return c.PileGet(s.piles[word], player, ty.list_of(Type(TypeForm.THING, s.piles[word].kind)))
        if word in s.resources:
            resource = s.resources[word]
            high = resource.limit if resource.limit >= 0 else None
            return c.ResourceGet(resource, player, ty.number(None if resource.signed else 0, high))
        if word in s.options and s.options[word].per_player:
            return c.OptionGet(s.options[word], player, s.options[word].type)
        if word in scope.names and scope.names[word].type.form == TypeForm.RESOURCE:
            return c.ResourceOf(scope.names[word], player, ty.number(0, None))
    if word in s.piles and s.piles[word].of is not None:
        return check_pile_of_key(cx, s.piles[word], found, span)
    if word in s.pile_families:
        return report_family(cx, word, span)
    state = s.states.get(word)
    if state is not None and state.by is not None:
        cx.facts.add("L320", span, (state.span, "declared here"), word=word, missing=f"for {state.by}")
        return c.Unknown(state.type)
    if state is not None and state.of is not None:
        if coercion.is_assignable(cx, bare, state.of):
            return c.StateGet(state, coercion.require_value(found, span), state.type)
        cx.facts.add("L321", span, (state.span, "declared here"), word=word, have=found.type, want=state.of)
        return c.Unknown(state.type)
    return None


def check_pile_of_key(cx: CheckContext, pile: Pile, found: c.Expr, span: Span) -> c.Expr:
    """Check `row of low`: one of the piles of an enum or a kind."""
    cx.uses.piles.add(pile.name)
    assert pile.of is not None
    type_ = ty.list_of(Type(TypeForm.THING, pile.kind))
    if not coercion.is_assignable(cx, element_type(found.type), pile.of):
        cx.facts.add("L321", span, (pile.span, "declared here"), word=pile.name, have=found.type, want=pile.of)
        return c.Unknown(type_)
    return c.PileGet(pile, coercion.require_value(found, span), type_)


def check_pile_of_family(
    cx: CheckContext, family: PileFamily, owner: t.Expr, key: t.Expr, scope: Scope, span: Span
) -> c.Expr:
    """Check `(stall of p for red)`: one of the piles of a player and the words of an enum."""
    cx.uses.piles.update(family.members)
    player = coercion.require_value(cx.parts.check_expr(cx, owner, scope, ty.PLAYER), span)
    which = coercion.require_value(cx.parts.check_expr(cx, key, scope, family.key), span)
    piles = [cx.symbols.piles[name] for name in family.members]
    type_ = ty.list_of(Type(TypeForm.THING, piles[0].kind))
    if isinstance(which, c.Const):
        return c.PileGet(piles[which.value], player, type_)
    return c.PileGet(piles[0], player, type_, key=which)


def report_family(cx: CheckContext, word: str, span: Span) -> c.Expr:
    """Report a pile of a player and an enum without the word of the enum."""
    family = cx.symbols.pile_families[word]
    cx.facts.add("L320", span, (family.span, "declared here"), word=word, missing=f"for {family.key}")
    return c.Unknown(ty.UNKNOWN)


def check_kind_filter(cx: CheckContext, word: str, found: c.Expr, scope: Scope, span: Span) -> c.Expr | None:
    """Check `spells of your hand`: the elements of a list that are of a kind."""
    if found.type.form != TypeForm.LIST or found.type.element.form != TypeForm.THING:
        return None
    for kind in cx.symbols.kinds.values():
        if kind.plural == word and cx.symbols.is_kind(kind.name, found.type.element.name):
            it = c.Local("it", found.type.element)
            test = c.IsKind(it, kind.first, kind.last, False, ty.YES_NO)
            return c.Query(None, "it", found, test, None, (), ty.list_of(Type(TypeForm.THING, kind.name)), span)
    return None


def check_player_word(cx: CheckContext, word: str, found: c.Expr, span: Span) -> c.Expr | None:
    """Check `score of p`, `left of p`, `reserve of r`; None if it is none of these."""
    of = element_type(found.type).form
    if word == "score" and of == TypeForm.PLAYER:
        if cx.symbols.score is None:
            cx.facts.add("L420", span)
        return c.GameValue(c.GameWord.SCORE, (coercion.require_value(found, span),), ty.NUMBER)
    if word == "reserve" and of == TypeForm.RESOURCE:
        named = list(cx.symbols.resources.values())[found.value] if isinstance(found, c.Const) else None
        if named is not None and named.limit < 0:
            cx.facts.add("L484", span, (named.span, "declared here"), word=named.name)
        return c.GameValue(c.GameWord.RESERVE, (coercion.require_value(found, span),), ty.number(0, None))
    if word in ("left", "right") and of == TypeForm.PLAYER:
        return c.GameValue(c.GameWord(word), (coercion.require_value(found, span),), ty.PLAYER)
    return None


def check_enum_word(cx: CheckContext, word: str, found: c.Expr, span: Span) -> c.Expr | None:
    """Check `position of s`: which word of its enum s is, from 1; None if it is no such word."""
    of = element_type(found.type)
    if word != "position" or of.form != TypeForm.ENUM:
        return None
    type_ = ty.number(1, len(cx.symbols.enums[of.name].words))
    if isinstance(found, c.Const):
        return c.Const(found.value + 1, type_)
    return c.Arithmetic(c.ArithmeticOp.ADD, coercion.require_value(found, span), c.Const(1, ty.NUMBER), type_)


def piece_count_type(piece: Piece) -> Type:
    """Return the type of a number of pieces."""
    return ty.number(0, piece.limit if piece.limit >= 0 else None)


def piece_total_type(cx: CheckContext, piece: Piece) -> Type:
    """Return the type of the number of pieces of all players."""
    owners = cx.symbols.players[1] if piece.per_player else 1
    return ty.number(0, piece.limit * owners if piece.limit >= 0 else None)


def check_reserve(cx: CheckContext, piece: Piece, player: c.Expr | None, span: Span) -> c.Expr:
    """Check `(reserve of unit for p)`, or `reserve of fort` of pieces that belong to nobody."""
    if piece.per_player and player is None:
        cx.facts.add("L320", span, (piece.span, "declared here"), word=piece.name, missing="for and a player")
    elif not piece.per_player and player is not None:
        cx.facts.add("L322", span, word=piece.name)
    elif piece.limit < 0:
        cx.facts.add("L484", span, (piece.span, "declared here"), word=piece.name)
    return c.Reserve(piece, player, piece_count_type(piece))


def check_call(
    cx: CheckContext,
    word: str,
    arg: t.Expr | None,
    phrases: tuple[t.Phrase, ...],
    scope: Scope,
    span: Span,
    want: Type | None,
) -> c.Expr:
    """Check `(w of a in b …)`."""
    if word in cx.symbols.values:
        return cx.parts.check_rule_point_call(cx, cx.symbols.values[word], arg, phrases, scope, span)
    state = cx.symbols.states.get(word) if [phrase.prep for phrase in phrases] == [Preposition.FOR] else None
    if state is not None and state.of is not None and state.by is not None and arg is not None:
        key, second = (
            cx.parts.check_expr(cx, arg, scope, state.of),
            cx.parts.check_expr(cx, phrases[0].args[0], scope, state.by),
        )
        return c.StateGet(state, key, state.type, second)
    family = cx.symbols.pile_families.get(word) if [phrase.prep for phrase in phrases] == [Preposition.FOR] else None
    if family is not None and arg is not None:
        return check_pile_of_family(cx, family, arg, phrases[0].args[0], scope, span)
    piece = find_piece(cx, word)
    if piece is not None and phrases[0].prep in (Preposition.IN, Preposition.ON, Preposition.AT):
        return check_piece_at(cx, piece, arg, phrases, scope, span)
    if word == "reserve" and isinstance(arg, t.Word) and find_piece(cx, arg.word) is not None:
        found = find_piece(cx, arg.word)
        assert found is not None
        player = coercion.require_value(cx.parts.check_expr(cx, phrases[0].args[0], scope, ty.PLAYER), span)
        return check_reserve(cx, found, player, span)
    if arg is None and [phrase.prep for phrase in phrases] in things_in.PREPOSITIONS:
        things = things_in.check_things_in(cx, word, phrases[0].args, scope, span)
        if things is not None:
            return things
    return board_words.check_board_call(cx, word, arg, phrases, scope, span, want)


def check_piece_at(
    cx: CheckContext, piece: Piece, arg: t.Expr | None, phrases: tuple[t.Phrase, ...], scope: Scope, span: Span
) -> c.Expr:
    """Check `(unit of p in t)`: a number of pieces, or the owner of the single piece on a place."""
    board = cx.symbols.boards[piece.board]
    place = cx.parts.check_expr(cx, phrases[0].args[0], scope, coercion.place_wanted(cx, board))
    if piece.single and arg is None:
        owner = ty.optional(ty.PLAYER) if piece.per_player else ty.YES_NO
        return c.PieceOn(piece, place, owner)
    player = None if arg is None else cx.parts.check_expr(cx, arg, scope, ty.PLAYER)
    if player is None and piece.per_player:
        return c.PieceCount(piece, None, place, piece_count_type(piece))
    return c.PieceCount(piece, player, place, piece_count_type(piece))


def check_amount(cx: CheckContext, e: t.Amount, scope: Scope) -> c.Expr:
    """Check `3 wood`: a bundle, or a number of pieces."""
    count = cx.parts.check_expr(cx, e.count, scope, ty.NUMBER)
    if e.of is not None:
        cx.facts.add("L391", e.of.span, word=e.word)
    if e.word in cx.symbols.resources:
        resource = cx.symbols.resources[e.word]
        return c.BundleOf(((c.Const(resource.index, ty.RESOURCE, e.word), count),), ty.BUNDLE)
    if e.word in scope.names and scope.names[e.word].type.form == TypeForm.RESOURCE:
        return c.BundleOf(((scope.names[e.word], count),), ty.BUNDLE)
    if find_piece(cx, e.word) is not None:
        return count
    close = nearest(e.word, [*cx.symbols.resources, *cx.symbols.pieces])
    cx.facts.add("L324", e.span, word=e.word, close=close or "")
    return c.Unknown(ty.BUNDLE)


def report_unknown_of(cx: CheckContext, word: str, found: c.Expr, span: Span, scope: Scope) -> None:
    """Report a word that means nothing for the type behind `of`."""
    s = cx.symbols
    bare = element_type(found.type)
    if is_of_board(cx, bare) and board_forms.report_incomplete(cx, word, ("of",), span):
        return
    words: list[str] = list(s.values)
    if bare.form == TypeForm.THING:
        kind: str | None = bare.name
        while kind is not None and kind in s.kinds:
            words.extend(s.kinds[kind].fields)
            kind = s.kinds[kind].parent
    if bare.form == TypeForm.RECORD:
        words.extend(s.records[bare.name].fields)
    if bare.form == TypeForm.PLAYER:
        words.extend([*s.piles, *s.resources, *s.states, *s.options, *s.pieces, *suggested_of(Asked.PLAYER)])
    if bare.form == TypeForm.PLACE:
        words.extend(suggested_of(Asked.PLACE))
    if bare.form == TypeForm.ENUM:
        words.extend(suggested_of(Asked.WORD))
    cx.facts.add("L325", span, word=word, type=found.type, close=nearest(word, words) or "")


def is_of_board(cx: CheckContext, type_: Type) -> bool:
    """Return whether words about boards are asked of values of a type: places, spots, tiles, marks, counted pieces."""
    if type_.form == TypeForm.THING:
        tiles = [board.tile for board in cx.symbols.boards.values() if board.form == BoardForm.LAID]
        return type_.name in tiles or coercion.board_of(cx, type_) is not None
    return type_.form in (TypeForm.PLACE, TypeForm.SPOT, TypeForm.ENUM, TypeForm.NUMBER)
