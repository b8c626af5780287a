"""Yes/no values as clauses, and as changes: `that statue is hollow`, `that statue is now hollow`.

hollow of s                 ->  that statue is hollow
(borders a on b)            ->  the text of `borders`, or its words as they are spelled
"""

from __future__ import annotations

from enum import StrEnum

from lawspeaker.parse import tree as t
from lawspeaker.text.expressions import values, ways, words
from lawspeaker.text.expressions.expression_shapes import arguments, call_parts
from lawspeaker.text.scope import Env, RefMode
from lawspeaker.text.writer import Writer
from lawspeaker_language.phrase import Phrase


class FlagForm(StrEnum):
    """How a sentence mentions a yes/no value: the suffix of the patterns `flag` and `noted`."""

    IS = ""
    IS_NOT = "_not"
    TURNS_ON = "_on"
    TURNS_OFF = "_off"

    @property
    def changes(self) -> bool:
        """Tell whether the value is changed, not tested."""
        return self in (FlagForm.TURNS_ON, FlagForm.TURNS_OFF)


def flag_form(holds: bool) -> FlagForm:
    """Return the form for a value that holds or does not hold."""
    return FlagForm.IS if holds else FlagForm.IS_NOT


def is_game_option(w: Writer, word: str, env: Env) -> bool:
    """Tell whether a word is an option of the whole game."""
    return word in w.symbols.options and word not in env.names


def write_flag(w: Writer, e: t.Expr, env: Env, form: FlagForm) -> Phrase:
    """Return a yes/no value of a thing, of a player, or of the game."""
    match e:
        case t.Yours(span, word):
            return write_flag_of(w, word, t.Word(span, "you"), env, form)
        case t.Dot(_, target, word) | t.Of(_, t.Word(_, word), target):
            return write_flag_of(w, word, target, env, form)
        case t.Printed(_, word, target):
            return w.fill("as_printed", clause=write_flag_of(w, word, target, env, form))
        case t.Word(_, word) if env.mode_of(e) == RefMode.FLAG:
            return w.fill(f"noted{form}", word=w.common_noun(word))
        case t.Word(_, word) if is_game_option(w, word, env) and w.has(f"flag{form}_option"):
            return w.fill(f"flag{form}_option", word=w.common_noun(word))
        case t.Word(_, word) if word not in env.names:
            signed = w.symbols.values.get(word)
            text = None if signed is None else values.write_value_text(w, signed, {}, form == FlagForm.IS)
            return text or w.fill(f"flag{form}_alone", word=w.common_noun(word))
        case t.CallValue() if not form.changes:
            return write_flag_call(w, e, env, form)
        case _:
            return w.fill(f"flag{form}_alone", word=w.parts.write_noun(w, e, env))


def write_flag_of(w: Writer, word: str, target: t.Expr, env: Env, form: FlagForm) -> Phrase:
    """Return `that statue is hollow`."""
    owner = w.parts.write_noun(w, target, env)
    signed = w.symbols.values.get(word)
    if signed is not None and not form.changes:
        given = {param.name: owner for param in signed.params[:1]}
        text = values.write_value_text(w, signed, given, form == FlagForm.IS)
        if text is not None:
            return text
    return w.fill(f"flag{form}", target=owner, word=w.common_noun(word))


def write_flag_call(w: Writer, e: t.CallValue, env: Env, form: FlagForm) -> Phrase:
    """Return a yes/no value with prepositions: an edge of a map, or a value by its text or its words."""
    word, arg = call_parts(e)
    holds = form == FlagForm.IS
    if w.nouns.is_edge(word, e.phrases):
        start, end = (w.parts.write_noun(w, phrase.args[0], env) for phrase in e.phrases)
        return w.fill("edge" if holds else "edge_not", edge=w.common_noun(word), start=start, end=end)
    signed = w.symbols.values.get(word)
    if signed is None and word == "connected" and arg is not None:
        return ways.write_connected(w, write_flag_of(w, word, arg, env, flag_form(holds)), e, env)
    if signed is not None:
        given = {name: w.parts.write_noun(w, value, env) for name, value in arguments(signed, arg, e.phrases).items()}
        text = values.write_value_text(w, signed, given, holds)
        if text is not None:
            return text
    clause = write_flag_as_spelled(w, e, env)
    return clause if holds else w.fill("not", test=clause)


def write_flag_as_spelled(w: Writer, e: t.CallValue, env: Env) -> Phrase:
    """Return a yes/no value as it is spelled; its first argument is the subject."""
    word, arg = call_parts(e)
    rest = [(phrase.prep, w.parts.write_noun(w, phrase.args[0], env)) for phrase in e.phrases]
    act = words.write_as_spelled(w, word, rest)
    if arg is None:
        return w.fill("flag_alone", word=act)
    return w.fill("does_so", target=w.parts.write_noun(w, arg, env), act=act)
