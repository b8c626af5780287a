"""Values of the game and of boards, with their arguments.

(worth of c for p)           ->  the worth of that card for that player; or the `text` of `worth`
(distance from a to b)       ->  the distance from that field to that field
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.resolve.consistency import TRUTH
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.types import TypeForm
from lawspeaker.text.expressions import attributes, ways, words
from lawspeaker.text.expressions.expression_shapes import LOCATIONS, arguments, call_parts
from lawspeaker.text.scope import Env
from lawspeaker.text.writer import Writer
from lawspeaker_language.forms import PLURAL, Article, Number, Person
from lawspeaker_language.phrase import Filled, FixedText, Phrase
from lawspeaker_language.template import Template, has_hole


def write_value_call(w: Writer, e: t.CallValue, env: Env) -> Phrase:
    """Return a value with prepositions: of the game, pieces or things at a place, or a value of a board."""
    word, arg = call_parts(e)
    signed = w.symbols.values.get(word)
    if signed is not None:
        return write_value(w, signed, arg, e.phrases, env)
    piece = w.nouns.piece_called(word)
    prep, place = e.phrases[0].prep, e.phrases[0].args[0]
    if piece is not None and prep in LOCATIONS:
        if w.symbols.pieces[piece].single and arg is None:
            return w.fill("piece_owner", piece=w.common_noun(piece), place=w.parts.write_noun(w, place, env))
        return attributes.write_piece_count(w, piece, arg, place, env, prep)
    reserved = w.nouns.piece_called(arg.word) if word == "reserve" and isinstance(arg, t.Word) else None
    if reserved is not None:
        return attributes.write_reserve(w, reserved, place, env)
    universe = w.nouns.of_plural(word)
    if universe is not None and arg is None and prep in LOCATIONS:
        things = w.common_noun(universe.word, Number.SEVERAL, Article.ALL)
        key = attributes.location_pattern(w, "on", prep)
        return w.fill(key, what=things, place=w.parts.write_noun(w, place, env))
    if universe is not None and ways.is_links(w, e):
        linked = ways.write_links(w, e, w.common_noun(universe.word, Number.SEVERAL, Article.ALL), env)
        assert linked is not None, "links are asked of places"
        return linked
    return ways.write_way(w, word, arg, e.phrases, env) or write_board_value(w, word, arg, e.phrases, env)


def write_board_value(w: Writer, word: str, arg: t.Expr | None, phrases: tuple[t.Phrase, ...], env: Env) -> Phrase:
    """Return a value of a board: by a pattern `board_WORD` or `board_WORD_PREPOSITION`, or as it is spelled."""
    parts = {"of": w.parts.write_noun(w, arg, env)} if arg is not None else {}
    for phrase in phrases:
        parts[phrase.prep] = w.parts.write_nouns(w, phrase.args, env, "comma")
    key = f"board_{word}"
    key = next((longer for prep in parts if w.has(longer := f"{key}_{prep}")), key)
    if w.has(key) and set(parts) <= w.holes_of(key):
        return w.fill(key, **parts)
    return w.fill("the", what=words.write_as_spelled(w, word, list(parts.items())))


def write_value(w: Writer, signed: Signed, arg: t.Expr | None, phrases: tuple[t.Phrase, ...], env: Env) -> Phrase:
    """Return a value of the game."""
    lists = list_params(signed)
    given = {
        name: w.parts.write_noun(w, e if name in lists else words.first_of(e, env), env)
        for name, e in arguments(signed, arg, phrases).items()
    }
    return write_value_with(w, signed, given, arg, env)


def list_params(signed: Signed) -> set[str]:
    """Return the parameters that take several."""
    return {param.name for param in signed.params if param.type.form == TypeForm.LIST}


def write_value_with(
    w: Writer, signed: Signed, given: dict[str, Phrase], arg: t.Expr | None, env: Env, long: bool = False
) -> Phrase:
    """Return a value of the game, by its text or by its word; `arg` is the expression behind `of`, if there is one.

    `long`: the phrase of its only argument is too long to stand before the word.
    """
    text = write_value_text(w, signed, given)
    if text is not None:
        return text
    if len(signed.params) == 1 and arg is not None:
        head = attributes.write_attribute_word(w, signed.word, env)
        return attributes.write_owned(w, head, arg, env, bool(list_params(signed)))
    if len(given) == 1:
        (only,) = given.values()
        short = w.has("of_short") and not long
        key = "yours" if Person.YOU in only.keys else "of_short" if short else "of"
        return w.fill(key, head=attributes.write_attribute_word(w, signed.word, env), target=only)
    parts = [(param.prep or "of", given[param.name]) for param in signed.params if param.name in given]
    of_player = bool(signed.params) and signed.params[0].type.form == TypeForm.PLAYER and parts[0][0] == "of"
    if of_player and w.has("of_short"):
        player = parts[0][1]
        head = words.write_as_spelled(w, signed.word, parts[1:])
        return w.fill("yours" if Person.YOU in player.keys else "of_short", head=head, target=player)
    return w.fill("the", what=words.write_as_spelled(w, signed.word, parts))


def write_value_text(w: Writer, signed: Signed, given: dict[str, Phrase], holds: bool = True) -> Phrase | None:
    """Return a value by its text, negated if a yes/no value does not hold; None if it has no text."""
    template = w.lexicon.template(signed)
    if template is None or not all(param.name in given for param in signed.params):
        return None
    if holds or has_hole(template, TRUTH):
        return fill_truth(w, template, given, holds, (PLURAL,) if signed.type.form == TypeForm.LIST else ())
    return w.fill("not", test=Filled(w.language, template, given))


def fill_truth(
    w: Writer, template: Template, given: dict[str, Phrase], holds: bool, keys: tuple[str, ...] = ()
) -> Filled:
    """Return the text of a yes/no value; its hole `{so|yes=…|no=…}` chooses by whether the value holds."""
    return Filled(w.language, template, {**given, TRUTH: FixedText("", ("yes" if holds else "no",))}, keys)
