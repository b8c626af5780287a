"""Permissions as clauses.

can hunt it by you           ->  you can hunt it
not can pay 2 food           ->  you cannot pay 2 food
"""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import Preposition
from lawspeaker.resolve.consistency import TRUTH
from lawspeaker.resolve.symbols import ParamSym, Signed
from lawspeaker.text.expressions import values, words
from lawspeaker.text.expressions.expression_shapes import arguments
from lawspeaker.text.scope import Env
from lawspeaker.text.writer import Writer
from lawspeaker_language.phrase import Filled, Phrase
from lawspeaker_language.template import has_hole


def write_can(w: Writer, head: t.Head, env: Env, allowed: bool) -> Phrase:
    """Return which player can or cannot do what."""
    if head.word == "pay" and head.arg is not None:
        by = next((phrase.args[0] for phrase in head.phrases if phrase.prep == Preposition.BY), None)
        player, _ = words.write_player(w, by, env)
        act = w.fill("act_pay", bundle=w.parts.write_noun(w, head.arg, env))
        return w.fill(can_pattern(allowed), player=player, act=act)
    signed = w.symbols.permissions.get(head.word)
    given = {} if signed is None else arguments(signed, head.arg, head.phrases)
    phrases = {name: w.parts.write_noun(w, e, env) for name, e in given.items()}
    clause = write_permission_text(w, signed, phrases, allowed)
    if clause is not None:
        return clause
    actor = None if signed is None else actor_of(signed)
    player = words.write_you(w, env) if actor is None else phrases[actor.name]
    return w.fill(can_pattern(allowed), player=player, act=write_act(w, head.word, signed, phrases))


def can_pattern(allowed: bool) -> str:
    """Return the pattern of a clause that allows or forbids something to a player."""
    return "can" if allowed else "cannot"


def actor_of(signed: Signed) -> ParamSym | None:
    """Return the parameter behind `by`: the player who acts."""
    return next((param for param in signed.params if param.prep == Preposition.BY), None)


def write_permission_text(w: Writer, signed: Signed | None, given: dict[str, Phrase], allowed: bool) -> Phrase | None:
    """Return a permission whose text is a whole clause, with `{so|…}` for whether it holds; None for any other."""
    template = None if signed is None else w.lexicon.template(signed)
    if template is None or not has_hole(template, TRUTH):
        return None
    return values.fill_truth(w, template, given, allowed)


def write_act(w: Writer, word: str, signed: Signed | None, given: dict[str, Phrase]) -> Phrase:
    """Return what is permitted, without the player who acts."""
    template = None if signed is None else w.lexicon.template(signed)
    if template is not None:
        return Filled(w.language, template, given)
    params = [] if signed is None else [param for param in signed.params if param.prep != Preposition.BY]
    parts = [(prep_of(param), given[param.name]) for param in params if param.name in given]
    return words.write_as_spelled(w, word, parts)


def prep_of(param: ParamSym) -> str:
    """Return the preposition of a parameter, or "" for a parameter without one."""
    return param.prep or ""
