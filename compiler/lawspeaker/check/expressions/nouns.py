"""Single words and names: variables, `you`, piles, states, plurals, words of enums, things.

    players -> Universe(players)        Jack -> Const(0, card)        trump -> StateGet(trump)

Meanings are tried in order of precedence.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, Scope
from lawspeaker.check.expressions import (
    board_forms,
    coercion,
    of_phrases,
    own_things,
    place_names,
    told_boards,
)
from lawspeaker.check.expressions.components import find_piece
from lawspeaker.check.rules.verb_events import DOER
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import BoardForm, EnumSym
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.source import Span
from lawspeaker_language.plurals import plural_of
from lawspeaker_language.spelling import nearest

CONSTANTS = {"yes": c.Const(1, ty.YES_NO, "yes"), "no": c.Const(0, ty.YES_NO, "no")}
GAME_WORDS = {
    "winner": ty.optional(ty.PLAYER),
    "winners": ty.list_of(ty.PLAYER),
    "active": ty.PLAYER,
    "phase": ty.PHASE,
}


def check_noun(cx: CheckContext, e: t.Word | t.Name | t.Numbered | t.Yours, scope: Scope, want: Type | None) -> c.Expr:
    """Check a word, a name, `player 2` or `your hand`."""
    match e:
        case t.Word(span, word):
            return check_word(cx, word, span, scope, want)
        case t.Name(span, name, kind):
            if kind is not None and kind not in cx.symbols.kinds:
                cx.facts.add("L202", span, word=kind, close=nearest(kind, cx.symbols.kinds) or "")
                return c.Unknown(ty.UNKNOWN)
            return check_name(cx, name, span, scope, want if kind is None else Type(TypeForm.THING, kind))
        case t.Numbered(span, "player", number):
            if not 1 <= number <= cx.symbols.players[1]:
                cx.facts.add("L308", span, number=number, most=cx.symbols.players[1])
            return check_seat(cx, number, f"player {number}", span, scope)
        case t.Numbered():
            return place_names.check_numbered(cx, e, scope)
        case t.Yours(span, word):
            return of_phrases.check_phrase(cx, t.Of(span, t.Word(span, word), t.Word(span, "you")), scope, want)


def check_word(cx: CheckContext, word: str, span: Span, scope: Scope, want: Type | None) -> c.Expr:
    """Check a lower-case word."""
    if word in scope.names:
        return scope.names[word]
    enum = check_wanted_enum_word(cx, word, want)
    if enum is not None:
        return enum
    for lookup in (check_built_in_word, check_declared_word, check_plural):
        found = lookup(cx, word, span, scope)
        if found is not None:
            return found
    enum = check_enum_word(cx, word, span, scope)
    if enum is not None:
        return enum
    piece = find_piece(cx, word)
    if piece is not None:
        return c.PieceCount(piece, None, None, of_phrases.piece_total_type(cx, piece))
    square = place_names.check_square(cx, word, span, want)
    if square is not None:
        return square
    report_unknown_word(cx, word, span, scope, want)
    return c.Unknown(want or ty.UNKNOWN)


def check_built_in_word(cx: CheckContext, word: str, span: Span, scope: Scope) -> c.Expr | None:
    """Check a word of the language; None if it is none."""
    if word in CONSTANTS:
        return CONSTANTS[word]
    match word:
        case "you":
            return check_you(cx, scope, span)
        case "this":
            if scope.this is None:
                cx.facts.add("L310", span, word="this")
                return c.Unknown(ty.UNKNOWN)
            return scope.this
        case "here":
            return check_here(cx, scope, span)
        case "nothing":
            return c.Nothing(ty.NOTHING)
        case "nobody":
            return c.Nothing(ty.optional(ty.PLAYER))
        case "players":
            return c.Universe(ty.list_of(ty.PLAYER))
        case "opponents":
            return c.GameValue(c.GameWord.OPPONENTS, (check_you(cx, scope, span),), ty.list_of(ty.PLAYER))
        case "winner" | "winners" | "active" | "phase":
            return c.GameValue(c.GameWord(word), (), GAME_WORDS[word])
        case "resources" if cx.symbols.resources:
            return c.Universe(ty.list_of(ty.RESOURCE))
        case _:
            return None


def check_you(cx: CheckContext, scope: Scope, span: Span) -> c.Expr:
    """Return the player that `you` means here; report it if there is none."""
    if scope.you is None:
        cx.facts.add("L311", span)
        return c.Unknown(ty.PLAYER)
    return scope.you


def check_here(cx: CheckContext, scope: Scope, span: Span) -> c.Expr:
    """Return the place of the thing whose rule is checked."""
    board = None if scope.this is None else coercion.home_board(cx, scope.this.type)
    if scope.this is None or board is None:
        cx.facts.add("L310", span, word="here")
        return c.Unknown(ty.UNKNOWN)
    return c.PlaceOf(scope.this, ty.optional(coercion.place_type(cx, board)))


def check_declared_word(cx: CheckContext, word: str, span: Span, scope: Scope) -> c.Expr | None:
    """Check the name of a pile, state, option, value, resource or record."""
    s = cx.symbols
    if word in s.pile_families:
        return of_phrases.report_family(cx, word, span)
    if word in s.piles:
        cx.uses.piles.add(word)
        if s.piles[word].per_player or s.piles[word].of is not None:
            report_missing_key(cx, word, span, s.piles[word].of)
            return c.Unknown(ty.list_of(Type(TypeForm.THING, s.piles[word].kind)))
        return c.PileGet(s.piles[word], None, ty.list_of(Type(TypeForm.THING, s.piles[word].kind)))
    if word in s.states:
        if s.states[word].of is not None:
            report_missing_key(cx, word, span, s.states[word].of)
        return c.StateGet(s.states[word], None, s.states[word].type)
    if word in s.options:
        if s.options[word].per_player:
            cx.facts.add("L312", span, word=word)
        return c.OptionGet(s.options[word], None, s.options[word].type)
    if word in s.values:
        return cx.parts.check_rule_point_call(cx, s.values[word], None, (), scope, span)
    if word in s.resources:
        return c.Const(s.resources[word].index, ty.RESOURCE, word)
    if word in s.records:
        going_on = c.CurrentRecord(s.records[word], ty.optional(Type(TypeForm.RECORD, word)))
        return c.Need(going_on, span.place(), Type(TypeForm.RECORD, word))
    return None


def report_missing_key(cx: CheckContext, word: str, span: Span, of: Type | None) -> None:
    """Report a pile or state without the player, word or thing whose it is."""
    if of is None or of.form == TypeForm.PLAYER:
        cx.facts.add("L312", span, word=word)
    else:
        cx.facts.add("L489", span, word=word, of=of)


def check_plural(cx: CheckContext, word: str, span: Span, scope: Scope) -> c.Expr | None:
    """Check the plural of a kind, enum or place: all of them."""
    s = cx.symbols
    for kind in s.kinds.values():
        if kind.plural == word:
            cx.uses.kinds.add(kind.name)
            return own_things.check_all_of_kind(cx, kind.name, span)
    for enum in s.enums.values():
        if enum.plural == word:
            return c.Universe(ty.list_of(Type(TypeForm.ENUM, enum.name)))
    if word in told_boards.LINES and told_boards.grids_of(cx):
        return told_boards.check_lines(cx, word, None, span)
    for board in s.boards.values():
        if board.form == BoardForm.LAID and word in ("just_closed", "just_laid"):
            return c.BoardValue(c.BoardWord(word), board, (), ty.list_of(Type(TypeForm.PLACE, board.place)))
        if plural_of(board.place) == word and board.form != BoardForm.PLACES:
            return c.Universe(ty.list_of(Type(TypeForm.PLACE, board.place)))
    return None


def check_wanted_enum_word(cx: CheckContext, word: str, want: Type | None) -> c.Expr | None:
    """Check a word of the enum that is wanted; None if it is none."""
    if want is None:
        return None
    wanted = want.element.bare() if want.form in (TypeForm.LIST, TypeForm.OPTIONAL) else want
    enum = cx.symbols.enums.get(wanted.name) if wanted.form == TypeForm.ENUM else None
    if enum is not None and word in enum.words:
        return c.Const(enum.words.index(word), Type(TypeForm.ENUM, enum.name), word)
    return None


def check_enum_word(cx: CheckContext, word: str, span: Span, scope: Scope) -> c.Expr | None:
    """Check a word of any enum; report it if several have it."""
    owners = [enum for enum in cx.symbols.enums.values() if word in enum.words]
    if len(owners) > 1:
        cx.facts.add("L313", span, word=word, owners=", ".join(enum.name for enum in owners))
    if owners:
        return c.Const(owners[0].words.index(word), Type(TypeForm.ENUM, owners[0].name), word)
    return None


def needs_expected_type(cx: CheckContext, e: t.Expr, scope: Scope) -> bool:
    """Return whether an expression has a meaning only with a wanted type: a word of an enum, a name, a square, a row of
    squares without its board, `nothing`.
    """
    match e:
        case t.Word(_, word):
            if word in scope.names or word in ("you", "this", "here"):
                return False
            return (
                word in ("nothing", "nobody", "yes", "no")
                or any(word in enum.words for enum in cx.symbols.enums.values())
                or place_names.is_square(cx, word)
            )
        case t.Name():
            return True
        case t.SetOf(_, items):
            return all(needs_expected_type(cx, item, scope) for item in items)
        case t.CallValue():
            return told_boards.is_without_board(cx, e)
        case _:
            return False


def check_name(cx: CheckContext, name: str, span: Span, scope: Scope, want: Type | None) -> c.Expr:
    """Check a capitalised or quoted name: a thing, a seat, a phase."""
    if name in scope.names:
        return scope.names[name]
    wanted = None if want is None else (want.element if want.form == TypeForm.LIST else want).bare()
    if name in cx.symbols.seats and (wanted is None or wanted.form in (TypeForm.PLAYER, TypeForm.UNKNOWN)):
        return check_seat(cx, cx.symbols.seats.index(name) + 1, name, span, scope)
    if name in cx.symbols.phases and (wanted is None or wanted.form == TypeForm.PHASE):
        return c.Const(cx.symbols.phases[name].index, ty.PHASE, name)
    things = cx.symbols.named.get(name, [])
    if wanted is not None and wanted.form == TypeForm.THING:
        fitting = [thing for thing in things if coercion.is_assignable(cx, Type(TypeForm.THING, thing.kind), wanted)]
        things = fitting or things
    if len(things) > 1:
        kinds = ", ".join(thing.kind for thing in things)
        cx.facts.add("L314", span, name=name, kinds=kinds, kind=things[0].kind)
    if things:
        thing = things[0]
        cx.uses.things.add(thing.index)
        return c.Const(thing.ids[0], Type(TypeForm.THING, thing.kind), name)
    report_unknown_name(cx, name, span, wanted)
    return c.Unknown(want or ty.UNKNOWN)


def check_seat(cx: CheckContext, number: int, name: str, span: Span, scope: Scope) -> c.Expr:
    """Return the player in a seat; a seat beyond the fewest players may be empty, unless an example says who plays."""
    if number <= (scope.players or cx.symbols.players[0]) or number > cx.symbols.players[1]:
        return c.Const(number, ty.PLAYER, name)
    if scope.players is not None:
        cx.facts.add("L308", span, number=number, most=scope.players)
    return c.Seat(number, name, span.place(), ty.PLAYER)


def require_single_copy(cx: CheckContext, found: c.Expr, span: Span, scope: Scope) -> None:
    """Report the name of a thing with several copies where one copy is required; examples may leave it open."""
    if scope.example:
        return
    if isinstance(found, c.Const) and found.type.form == TypeForm.THING and found.text:
        thing = coercion.named_thing(cx, found)
        if thing is not None and len(thing.ids) > 1:
            cx.facts.add("L315", span, name=thing.name, copies=len(thing.ids))


def report_unknown_name(cx: CheckContext, name: str, span: Span, wanted: Type | None) -> None:
    """Report a name that is not declared."""
    s = cx.symbols
    sort = wanted.name if wanted is not None and wanted.form == TypeForm.THING else ""
    candidates = [thing.name for thing in s.things if not sort or s.is_kind(thing.kind, sort)]
    known = {*candidates, *s.seats, *s.phases}
    parts = split_joined_names(name, known)
    if parts:
        cx.facts.add("L384", span, name=name, first=parts[0], second=parts[1])
        return
    close = nearest(name, known) or (name.lower() if place_names.is_square(cx, name.lower()) else "")
    related = [(thing.span, "declared here") for thing in s.things if thing.name == close][:1]
    cx.facts.add("L203", span, *related, word=name, wanted=sort or "thing", close=close or "")


def report_unknown_word(cx: CheckContext, word: str, span: Span, scope: Scope, want: Type | None) -> None:
    """Report a word that has no meaning here."""
    s = cx.symbols
    wanted = (
        (want.element if want.form in (TypeForm.LIST, TypeForm.OPTIONAL) else want).bare() if want is not None else None
    )
    if wanted is not None and wanted.form == TypeForm.ENUM and wanted.name in s.enums:
        report_unknown_enum_word(cx, word, span, scope, s.enums[wanted.name])
        return
    if board_forms.report_incomplete(cx, word, (), span):
        return
    plurals = [*(k.plural for k in s.kinds.values()), *(e.plural for e in s.enums.values())]
    places = [plural_of(b.place) for b in s.boards.values()]
    words = [*scope.names, *s.piles, *s.states, *s.options, *s.values, *s.resources, *plurals, *places, *BUILT_IN_WORDS]
    close = nearest(word, words)
    place = s.boards[word].place if word in s.boards else ""
    cx.facts.add("L317", span, word=word, close=close or "", doer=word if word == DOER else "", place=place)


def report_unknown_enum_word(cx: CheckContext, word: str, span: Span, scope: Scope, enum: EnumSym) -> None:
    """Report a word that an enum does not have; directions are declared by no line of the spec, so they are listed."""
    close = nearest(word, [*enum.words, *scope.names]) or ""
    if enum.name == ty.DIRECTION.name:
        cx.facts.add("L316", span, word=word, enum=enum.name, close=close, words=", ".join(enum.words))
    else:
        cx.facts.add("L316", span, (enum.span, "declared here"), word=word, enum=enum.name, close=close)


def split_joined_names(name: str, known: set[str]) -> tuple[str, str] | None:
    """Split a name into two known names, as when a comma between them is missing.

    >>> split_joined_names("Red Blue Fox", {"Red", "Blue Fox"})
    ('Red', 'Blue Fox')
    """
    words = name.split(" ")
    for cut in range(1, len(words)):
        first, second = " ".join(words[:cut]), " ".join(words[cut:])
        if first in known and second in known:
            return first, second
    return None


BUILT_IN_WORDS = tuple("you this here nothing nobody players opponents winner winners active yes no".split())
