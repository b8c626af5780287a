"""Attributes: a word of something, written `rank of c`, `c's rank` or `your hand`.

rank of c          ->  that card’s rank
your hand          ->  your hand
units of p         ->  the number of units of that player
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.text.expressions import words
from lawspeaker.text.expressions.noun_finder import PLAYER
from lawspeaker.text.scope import Env, RefMode
from lawspeaker.text.writer import Writer
from lawspeaker_language.forms import Article, Number
from lawspeaker_language.phrase import NounPhrase, Phrase


def write_attribute(w: Writer, word: str, target: t.Expr, env: Env) -> Phrase:
    """Return a word of something."""
    signed = w.symbols.values.get(word)
    if signed is not None:
        return w.parts.write_value(w, signed, target, (), env)
    printed = printed_number(w, word, target, env)
    if printed is not None and not is_changed(w, word, env):
        return w.number(printed.value)
    if word in ("left", "right"):
        return w.fill(word, player=w.parts.write_noun(w, words.first_of(target, env), env))
    if word == "number" and w.nouns.field_called(word) is None and word not in w.symbols.states:
        return w.fill("board_number", of=w.parts.write_noun(w, target, env))
    if word == "position" and w.nouns.field_called(word) is None and word not in w.symbols.states:
        return w.fill("position", of=w.parts.write_noun(w, target, env))
    reserved = w.nouns.piece_called(target.word) if word == "reserve" and isinstance(target, t.Word) else None
    if reserved is not None:
        return write_reserve(w, reserved, None, env)
    piece = w.nouns.piece_called(word)
    if piece is not None:
        return write_piece_count(w, piece, target, None, env)
    if is_player_of_record(w, word, target, env):
        return w.fill("the", what=w.common_noun(word))
    universe = w.nouns.of_plural(word)
    if universe is not None:
        things = w.common_noun(universe.word, Number.SEVERAL, Article.ALL)
        return w.fill("in", what=things, source=w.parts.write_noun(w, target, env))
    return write_owned(w, write_attribute_word(w, word, env), target, env)


def is_player_of_record(w: Writer, word: str, target: t.Expr, env: Env) -> bool:
    """Tell whether an attribute is a player of the current record: `duel's challenger` is just `the challenger`."""
    if not isinstance(target, t.Word) or target.word in env.names:
        return False
    record = w.symbols.records.get(target.word)
    if record is None or word not in record.fields:
        return False
    return w.nouns.of_type(record.fields[word].type).word == PLAYER.word


def write_printed(w: Writer, e: t.Printed, env: Env) -> Phrase:
    """Return `the printed cost of that card`; of the thing itself, its number if no step changes it."""
    number = printed_number(w, e.word, e.target, env)
    if number is not None:
        return w.number(number.value)
    return write_owned(w, write_printed_word(w, e.word, env), e.target, env)


def write_printed_word(w: Writer, word: str, env: Env) -> Phrase:
    """Return `printed cost`."""
    return w.fill("printed", head=write_attribute_word(w, word, env))


def is_changed(w: Writer, word: str, env: Env) -> bool:
    """Tell whether rules change a field of the thing."""
    field = None if env.thing is None else w.symbols.field_of(env.thing.kind, word)
    return field is not None and bool(field.value)


def printed_number(w: Writer, word: str, target: t.Expr, env: Env) -> t.Number | None:
    """Return the number that `strength of this` has on the thing, if no step changes the field."""
    if env.thing is None or not (isinstance(target, t.Word) and target.word == "this"):
        return None
    field = w.symbols.field_of(env.thing.kind, word)
    if field is None or field.dynamic:
        return None
    given = env.thing.values.get(word) or (field.default,)
    return given[0] if len(given) == 1 and isinstance(given[0], t.Number) else None


def write_attribute_word(w: Writer, word: str, env: Env) -> Phrase:
    """Return the word of an attribute without its owner."""
    if word in env.names:
        ref = env.names[word]
        return w.common_noun(ref.noun.word) if ref.mode == RefMode.PRONOUN else words.write_reference(w, ref)
    term = w.lexicon.word(word)
    number = words.uncounted_number(w, term) if word in w.symbols.resources else term.natural
    return NounPhrase(w.language, term, number)


def write_owned(w: Writer, head: Phrase, target: t.Expr, env: Env, of_several: bool = False) -> Phrase:
    """Return a phrase with its owner: `your hand`, `its rank`, `Red’s hand`, `the owner of the top card of …`.

    `of_several`: it is asked of a list, not of one.
    """
    if words.is_reader(target, env):
        return w.fill("yours", head=head)
    if isinstance(target, t.Word) and target.word == env.focus:
        return w.fill("focused", head=head)
    target = target if of_several else words.first_of(target, env)
    owner = w.parts.write_noun(w, target, env)
    if env.mode_of(target) == RefMode.PRONOUN:
        return w.fill("its", head=head, target=owner)
    if w.has("of_short") and is_short(target, env):
        return w.fill("of_short", head=head, target=owner)
    return w.fill("of", head=head, target=owner)


def is_short(target: t.Expr, env: Env) -> bool:
    """Tell whether the phrase for an owner is a word or two: a variable, a name, a player."""
    if isinstance(target, t.Word):
        ref = env.names.get(target.word)
        if ref is not None and ref.inlined is not None:
            return is_short(*ref.inlined) or not isinstance(ref.expr, t.Query)
        return target.word in ("you", "this") or (ref is not None and ref.mode != RefMode.LETTER)
    return isinstance(target, t.Name | t.Numbered)


def location_pattern(w: Writer, key: str, prep: Preposition) -> str:
    """Return the pattern for a place: a language may have a special one for `in` an area, besides `on` a field."""
    return f"{key}_in" if prep == Preposition.IN and w.has(f"{key}_in") else key


def write_reserve(w: Writer, piece: str, owner: t.Expr | None, env: Env) -> Phrase:
    """Return the number of pieces that are not on the board, of a player or of pieces that belong to nobody."""
    return w.fill("in_reserve", what=write_pieces(w, piece, owner, env))


def write_pieces(w: Writer, piece: str, owner: t.Expr | None, env: Env) -> Phrase:
    """Return pieces, of a player if there is one."""
    what: Phrase = w.common_noun(piece, Number.SEVERAL)
    if owner is not None and words.is_reader(owner, env):
        return w.fill("yours", head=what)
    if owner is None:
        return what
    return w.fill("pieces_of", what=what, owner=w.parts.write_noun(w, words.first_of(owner, env), env))


def write_piece_count(
    w: Writer, piece: str, owner: t.Expr | None, place: t.Expr | None, env: Env, prep: Preposition = Preposition.ON
) -> Phrase:
    """Return the number of pieces of a player, at a place, or both."""
    what = write_pieces(w, piece, owner, env)
    if place is not None:
        what = w.fill(location_pattern(w, "on", prep), what=what, place=w.parts.write_noun(w, place, env))
    return w.fill("number_of", what=what)
