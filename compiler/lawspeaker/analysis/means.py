"""How things come to places: for each kind, the choices whose outcome is placed, with their conditions.

    choose t from holdings of you                         a building comes to t if it is among models
        choose b from models where can build it in t      ->     and `can build b in t`
            erect b in t

A victory may need a thing at a place. Search then looks at how near the rules are to allowing that: that is what a
player has to work for. What is found is an estimate: conditions that read anything but the thing, the place and the
player are left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from lawspeaker.analysis.possibility.conditions import Captured, replaced
from lawspeaker.check import ir as c
from lawspeaker.check.walk import free_locals, nodes
from lawspeaker.resolve.types import TypeForm

YOU = "you"


class Means(Struct, frozen=True):
    """A choice by which a thing comes to a place: the variables for both, what the thing is chosen from, and when."""

    thing: str
    place: str
    source: c.Expr
    where: c.Expr


def means_of(program: c.Program, kind: str) -> list[Means]:
    """Return the choices by which players bring a thing of a kind to a place."""
    placing = placing_verbs(program)
    found: list[Means] = []
    for function in program.verbs.values():
        for choice in nodes(function.body):
            if isinstance(choice, c.Choose):
                found += [means for means in chosen_things(choice, kind, placing) if means not in found]
    return found


def chosen_things(choice: c.Choose, kind: str, placing: dict[str, tuple[int, int]]) -> Iterator[Means]:
    """Yield how things of a kind that a choice is about come to places."""
    for pool in choice.pools:
        source, where = filtered(pool)
        if pool.type.form != TypeForm.THING or pool.type.name != kind or where is None:
            continue
        for thing, place in placements(choice.block, placing):
            if thing == pool.var and free_locals((source, where)) <= {thing, place, YOU}:
                yield Means(thing, place, source, where)


def filtered(pool: c.PoolInfo) -> tuple[c.Expr, c.Expr | None]:
    """Return what a choice is made from and its condition, which `different … where` has inside of the list."""
    match pool.source:
        case c.Query(c.Aggregate.DIFFERENT, var, _, where, None, ()) as query if where is not None:
            try:
                return replace(query, where=None), replaced(where, {var: c.Local(pool.var, pool.type)})
            except Captured:
                return query, None
        case source:
            return source, pool.where


def placements(block: c.Block, placing: dict[str, tuple[int, int]]) -> Iterator[tuple[str, str]]:
    """Yield the variables of things and places that sentences bring together, directly or by a verb."""
    for node in nodes(block):
        match node:
            case c.PlaceThing(_, c.Local(thing), c.Local(place)):
                yield thing, place
            case c.CallVerb(_, verb, args) if verb.name in placing:
                first, second = (args[index] for index in placing[verb.name])
                if isinstance(first, c.Local) and isinstance(second, c.Local):
                    yield first.name, second.name
            case _:
                pass


def placing_verbs(program: c.Program) -> dict[str, tuple[int, int]]:
    """Return the verbs that place one of their parameters at another, with the positions of both."""
    found: dict[str, tuple[int, int]] = {}
    while True:
        before = len(found)
        for name, function in program.verbs.items():
            params = [param for param, _ in function.params if param != YOU]
            for thing, place in placements(function.body, found):
                if name not in found and thing in params and place in params:
                    found[name] = (params.index(thing), params.index(place))
        if len(found) == before:
            return found
