"""Choices whose options tell the player who decides what lies in a hidden pile of another player.

    choose c by p from hand of left of p                        W520: the options are the cards
    choose one by p
        "strike" when any c among hand of q where …             W520: whether it is offered depends on them

A pile of which things are shown anywhere in the game is left out: what the player has seen there depends on the game.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.check.lint.thing_locations import Known, Location, Locator, plain_player
from lawspeaker.check.walk import nodes
from lawspeaker.resolve.symbols import Symbols, Visibility
from lawspeaker.resolve.types import Type, TypeForm


def blind_options(stmt: c.Stmt, known: Known, locator: Locator, shown: set[str]) -> Iterator[tuple[c.Choice, Location]]:
    """Yield the choice that a sentence makes, with each hidden pile that decides its options; `openly` permits it."""
    for choice, parts in choices_in(stmt):
        if not choice.site.openly:
            for part in parts:
                for pile in piles_looked_at(part):
                    place = Location(pile.pile.name, None if pile.owner is None else plain_player(pile.owner))
                    owned = pile.pile.seen == Visibility.OWNER and place.pile not in shown
                    if owned and locator.is_blind(choice.by, place, known):
                        yield choice, place


def choices_in(node: c.Stmt) -> list[tuple[c.ChoiceWithBlocks, tuple[object, ...]]]:
    """Return the choice that a node is, with what its options depend on: pools, filters, conditions of labels."""
    match node:
        case c.Choose(pools=pools, beside=beside):
            parts = [part for pool in pools for part in (EveryElement(pool.source), pool.where)]
            return [(node, (*parts, *(test for test, _ in beside)))]
        case c.ChooseMany(pool=pool):
            return [(node, (EveryElement(pool.source), pool.where))]
        case c.ChooseOne(labels=labels):
            return [(node, tuple(test for test, _ in labels))]
        case c.If(arms=((test, (*_, c.ChooseOne() as only)),)) if only.site.form == c.SiteForm.MAY:
            return [(only, (test,))]
        case _:
            return []


class EveryElement(Struct, frozen=True):
    """A list of which every element is read."""

    source: object


def piles_looked_at(part: object) -> Iterator[c.PileGet]:
    """Yield the piles whose things a part looks at; to count them is no look."""
    if isinstance(part, EveryElement):
        if isinstance(part.source, c.PileGet):
            yield part.source
        yield from piles_looked_at(part.source)
        return
    for node in nodes(part):
        match node:
            case c.Query(source=c.PileGet() as pile, where=where) if where is not None:
                yield pile
            case c.InPile(pile=c.PileGet() as pile):
                yield pile
            case _:
                pass


def shown_piles(functions: list[c.Function], locator: Locator) -> set[str]:
    """Return the piles of which things are shown somewhere in a game, to anybody."""
    found: set[str] = set()
    for function in functions:
        for node in nodes(function.body):
            if isinstance(node, c.Show):
                place = locator.of(node.things, Known({}))
                found |= piles_of(node.things.type, locator.symbols) if place is None else {place.pile}
    return found


def piles_of(type_: Type, symbols: Symbols) -> set[str]:
    """Return the piles in which things of a type may lie."""
    kind = (type_.element if type_.form == TypeForm.LIST else type_).bare().name
    return {
        name
        for name, pile in symbols.piles.items()
        if not kind or symbols.is_kind(kind, pile.kind) or symbols.is_kind(pile.kind, kind)
    }
