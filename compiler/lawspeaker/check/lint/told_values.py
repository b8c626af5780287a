"""Values that tell of hidden things: a field of a card in a hand, whether it is a spell, what is worked out from that.

    choose c from your hand
        put c into sleeve of you
        let n = rank of c                 n: tells of a thing in `sleeve`, known to you
        announce told n by you            W540: all players are told of `n`

A value tells nothing if it is only where a thing is, or its back.
"""

from __future__ import annotations

from collections.abc import Iterator

from lawspeaker.check import ir as c
from lawspeaker.check.lint.thing_locations import Known, Location, Locator, may_be_hidden
from lawspeaker.check.walk import nodes
from lawspeaker.resolve.symbols import FieldSym, Symbols
from lawspeaker.resolve.types import Type, TypeForm


def is_of_things(type_: Type) -> bool:
    """Return whether values of a type are things, or lists of things."""
    return (type_.element if type_.form == TypeForm.LIST else type_).bare().form == TypeForm.THING


def told_of(e: c.Expr, known: Known, locator: Locator) -> Location | None:
    """Return where a thing lies of which a value tells; None if it tells of none that is hidden for certain."""
    if is_of_things(e.type):
        return None
    for part in nodes(e):
        for location in locations_told(part, known, locator):
            if location is not None and locator.viewers(location) is not None:
                return location
    return None


def locations_told(part: c.Node, known: Known, locator: Locator) -> Iterator[Location | None]:
    """Yield the locations of the things of which a part of an expression tells."""
    if isinstance(part, c.Local) and not is_of_things(part.type):
        yield known.where.get(part.name)
        yield from (known.where.get(name) for name in known.told.get(part.name, ()))
    yield from (locator.of(thing, known) for thing in things_told_by(part, locator.symbols))


def note_told(name: str, value: c.Expr, known: Known, locator: Locator) -> None:
    """Note of which things the new value of a variable tells: of variables, which may be moved, or of a place."""
    parts = list(nodes(value))
    things = [thing for part in parts for thing in things_told_by(part, locator.symbols)]
    names = {thing.name for thing in things if isinstance(thing, c.Local)}
    names |= {one for part in parts if isinstance(part, c.Local) for one in known.told.get(part.name, ())}
    location = told_of(value, known, locator)
    known.rebind(name)
    if names:
        known.told[name] = frozenset(names - {name})
    elif location is not None:
        known.where[name] = location


def things_told_by(part: c.Node, symbols: Symbols) -> Iterator[c.Expr]:
    """Yield the things of which a part of an expression tells more than where they are."""
    match part:
        case c.FieldGet(field=field, target=target) if not is_back(field, symbols):
            yield target
        case c.IsThing(value=value) | c.IsKind(value=value) | c.HasSteps(thing=value) | c.Member(value=value):
            yield value
        case c.Compare(left=left, right=right) | c.Alike(left=left, right=right):
            yield from (left, right)
        case c.CallRulePoint(args=args):
            yield from args
        case _:
            pass


def is_back(field: FieldSym, symbols: Symbols) -> bool:
    """Return whether a field is what everybody sees of a thing that lies face down."""
    kind = symbols.kinds.get(field.owner)
    return kind is not None and kind.back == field.name


def may_tell_of_things(e: c.Expr, body: c.Block, symbols: Symbols) -> bool:
    """Return whether a value may tell of a hidden thing, itself or by variables that a function has worked out."""
    worked_out = {stmt.name: stmt.value for stmt in nodes(body) if isinstance(stmt, c.Assign)}
    waiting, seen = [e], set[str]()
    while waiting:
        for part in nodes(waiting.pop()):
            if any(may_be_hidden(symbols, thing.type) for thing in things_told_by(part, symbols)):
                return True
            if isinstance(part, c.Local) and part.name in worked_out and part.name not in seen:
                seen.add(part.name)
                waiting.append(worked_out[part.name])
    return False
