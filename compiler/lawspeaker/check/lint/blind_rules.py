"""What is certain at the start of a verb that is called, and of a rule that answers an event.

announce played c by you          c: in the hand of `actor`; `you`, the owner of the rule, is somebody else
    may instead of played where actor is not you
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from lawspeaker.check import ir as c
from lawspeaker.check.context import YOU
from lawspeaker.check.lint.thing_locations import (
    SOMEBODY,
    Known,
    Location,
    Locator,
    Place,
    conjuncts,
    place_of,
    plain_player,
)
from lawspeaker.check.lint.told_values import is_of_things, told_of
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.types import Type, TypeForm

K = TypeVar("K", str, Place)
CALLER = c.Local("the caller", ty.PLAYER)
"""A player whom the caller knows and the function has no word for."""


def entry_of_verb(stmt: c.CallVerb, verb: c.Function, known: Known, locator: Locator) -> Known:
    """Return what is certain at the start of a verb."""
    given: list[tuple[c.Expr, c.Expr]] = [(plain_player(stmt.you), YOU)]
    return translated(stmt.args, verb.params[1:], given, known, locator)


def result_of_verb(stmt: c.CallVerb, verb: c.Function, gives: Sequence[Location | None]) -> Location | None:
    """Return where the result of a verb lies, in the words of its caller; None if it is not certain."""
    place = gives[0] if gives else None
    if place is None or any(one != place for one in gives):
        return None
    given: list[tuple[c.Expr, c.Expr]] = [(YOU, plain_player(stmt.you))]
    params = zip(verb.params[1:], stmt.args, strict=False)
    given += [(c.Local(*param), plain_player(arg)) for param, arg in params if param[1].bare() == ty.PLAYER]
    words = {one: in_words_of(one, given) for one in (place.owner, *place.knowers) if one is not None}
    knowers = tuple(SOMEBODY if words[one] == CALLER else words[one] for one in place.knowers)
    owner = None if place.owner is None else words[place.owner]
    return Location(place.pile, SOMEBODY if owner == CALLER else owner, knowers)


def entry_of_rule(stmt: c.Announce, rule: c.Trigger, known: Known, locator: Locator) -> Known:
    """Return what is certain at the start of a rule, if it is not that of a player who knows the hidden things."""
    inside = translated(stmt.args, rule.function.params, [], known, locator)
    inside = Known(things_in(inside.where, rule), inside.apart, inside.kept)
    if not may_be_of_anybody(rule):
        return inside
    equal = [part for test in rule.tests for part in conjuncts(test) if is_equality(part)]
    own = {name for test in rule.tests for part in conjuncts(test) for name in kept_names(part)}
    return Known(
        not_of_owner(inside.where, own, equal, locator),
        inside.apart | {(YOU, one) for one in seers((*inside.where.values(), *inside.kept.values()), locator)},
        not_of_owner(inside.kept, own, equal, locator),
    )


def things_in(where: Mapping[str, Location], rule: c.Trigger) -> dict[str, Location]:
    """Return the locations of things that an event carries; its other values are told to all players."""
    types = dict(rule.function.params)
    return {name: place for name, place in where.items() if is_of_things(types[name])}


def not_of_owner(
    where: Mapping[K, Location], own: set[str | Place], equal: list[c.Expr], locator: Locator
) -> dict[K, Location]:
    """Return the things that do not lie in a pile of the rule's owner, so far as its conditions say."""
    return {
        name: place
        for name, place in where.items()
        if name not in own
        and not any(mentions(part, viewer) for part in equal for viewer in locator.viewers(place) or ())
    }


def seers(locations: Iterable[Location], locator: Locator) -> set[c.Expr]:
    """Return the players who know some things in some locations."""
    return {viewer for place in locations for viewer in locator.viewers(place) or ()}


def translated(
    args: Sequence[c.Expr],
    params: Iterable[tuple[str, Type]],
    given: list[tuple[c.Expr, c.Expr]],
    known: Known,
    locator: Locator,
) -> Known:
    """Return the locations of arguments in the words of the function that gets them."""
    pairs = list(zip(args, params, strict=False))
    players = [*given, *((plain_player(arg), c.Local(*param)) for arg, param in pairs if param[1].bare() == ty.PLAYER)]
    where: dict[str, Location] = {}
    for arg, (name, _) in pairs:
        location = locator.of(arg, known) or told_of(arg, known, locator)
        if location is not None and locator.viewers(location) is not None:
            where[name] = location_in_words_of(location, players)
    records: list[tuple[c.Expr, c.Expr]] = [
        (arg, c.Local(*param)) for arg, param in pairs if param[1].bare().form == TypeForm.RECORD
    ]
    kept: dict[Place, Location] = {}
    for place, location in known.kept.items():
        if locator.viewers(location) is not None:
            for of in inner_owners(place, players if not place.record else records):
                kept[Place(place.record, place.word, of)] = location_in_words_of(location, players)
    named = [(a, b) for a, b in known.apart if in_words_of(a, players) != CALLER != in_words_of(b, players)]
    return Known(where, frozenset((in_words_of(a, players), in_words_of(b, players)) for a, b in named), kept)


def inner_owners(place: Place, given: list[tuple[c.Expr, c.Expr]]) -> list[c.Expr | None]:
    """Return of which variables of a function a place is; None stands for a place without an owner."""
    if place.of is None:
        return [None]
    return [inner for outer, inner in given if outer == place.of]


def location_in_words_of(location: Location, players: list[tuple[c.Expr, c.Expr]]) -> Location:
    """Return a location with the variables of a function for the players of its caller."""
    owner = None if location.owner is None else in_words_of(location.owner, players)
    return Location(location.pile, owner, tuple(in_words_of(one, players) for one in location.knowers))


def in_words_of(player: c.Expr, players: list[tuple[c.Expr, c.Expr]]) -> c.Expr:
    """Return the variable of a function that is a player of its caller."""
    if player == SOMEBODY or isinstance(player, c.Const):
        return player
    return next((inner for outer, inner in players if outer == player), CALLER)


def may_be_of_anybody(rule: c.Trigger) -> bool:
    """Return whether any player may own the thing of a rule, so that `you` in it is any player."""
    match rule.holds.form:
        case c.HoldsForm.PILE:
            return rule.holds.pile is not None and rule.holds.pile.per_player
        case c.HoldsForm.BOARD | c.HoldsForm.OPTION:
            return True
        case c.HoldsForm.ALWAYS | c.HoldsForm.PLACE | c.HoldsForm.EFFECT | c.HoldsForm.NOWHERE:
            return False


def is_equality(part: c.Expr) -> bool:
    """Return whether a condition says that two players are the same."""
    return isinstance(part, c.Compare) and part.op == c.Comparison.EQUAL and part.left.type.bare() == ty.PLAYER


def mentions(part: c.Expr, player: c.Expr) -> bool:
    """Return whether a comparison is about a player."""
    return isinstance(part, c.Compare) and player in (plain_player(part.left), plain_player(part.right))


def kept_names(part: c.Expr) -> set[str | Place]:
    """Return the thing, or the place of one, of which a condition says that it is in a pile of the rule's owner."""
    match part:
        case c.InPile(thing=thing, pile=c.PileGet(owner=owner), negated=False) if owner == YOU:
            name = thing.name if isinstance(thing, c.Local) else place_of(thing)
            return set() if name is None else {name}
        case _:
            return set()
