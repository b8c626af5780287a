"""The names by which players tell the copies of a thing apart, where they can: by their owner, and by a number.

    ant Ant, copies 3 for player         ->   "Ant 1 of White", "Ant 2 of White" … in options, views, logs and saves
    card Move, copies 2 for player       ->   "Move": a card that goes through a hidden pile must not be recognised

Numbers are for the things of a player that are placed on boards, or of which a step changes something. Shared copies
are told apart by where they are (`game/ambiguity.py` of the runtime).
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.emit.naming import Layout
from lawspeaker.resolve.symbols import Symbols, Thing, Visibility
from lawspeaker.resolve.types import TypeForm
from lawspeaker_runtime.rules.titles import copy_name


class ThingNames:
    """Names the copies of the things of a game."""

    def __init__(self, layout: Layout) -> None:
        self.symbols = layout.symbols
        self.told_apart = kinds_told_apart(layout)
        self.declared = {thing.name for thing in self.symbols.things}

    def owner(self, thing: Thing, copy: int) -> int:
        """Return the player whom the name of a copy mentions: its owner, unless a hidden pile may hold the copy."""
        sym = self.symbols.field_of(thing.kind, "owner")
        if sym is None or sym.dynamic or not thing.per_player or sym.default is not None or sym.name in thing.values:
            return 0
        if self.symbols.players[1] == 1 or may_be_hidden(self.symbols, thing.kind):
            return 0
        return copy // thing.copies + 1

    def number(self, thing: Thing, copy: int) -> int:
        """Return the number in the name of a copy, 0 if players cannot or need not tell it from the others."""
        if not thing.per_player or thing.copies < 2 or thing.kind not in self.told_apart:
            return 0
        if may_be_hidden(self.symbols, thing.kind):
            return 0
        return copy % thing.copies + 1

    def name(self, thing: Thing, copy: int) -> str:
        """Return the name of a copy."""
        owner, number = self.owner(thing, copy), self.number(thing, copy)
        seat = self.symbols.seats[owner - 1] if 0 < owner <= len(self.symbols.seats) else f"player {owner}"
        return copy_name(thing.name, number, seat, {}, owner)

    def all(self, things: list[Thing]) -> list[str]:
        """Return the names of all copies of things."""
        return [self.name(thing, copy) for thing in things for copy in range(len(thing.ids))]


def may_be_hidden(symbols: Symbols, kind: str) -> bool:
    """Tell whether a pile that some player does not see may hold things of a kind."""
    hidden = [pile.kind for pile in symbols.piles.values() if pile.seen != Visibility.EVERYONE]
    return any(symbols.is_kind(kind, held) or symbols.is_kind(held, kind) for held in hidden)


def kinds_told_apart(layout: Layout) -> frozenset[str]:
    """Return the kinds whose things are placed on boards, or of which the state says something."""
    symbols = layout.symbols
    keys = [key.bare() for state in symbols.states.values() for key in (state.of, state.by) if key is not None]
    named = {key.name for key in keys if key.form == TypeForm.THING}
    named |= {sym.owner for kind in symbols.kinds.values() for sym in kind.fields.values() if sym.dynamic}
    for function in layout.program.all_functions():
        for node in nodes(function.body):
            if isinstance(node, c.PlaceThing):
                named.add(node.thing.type.bare().name)
    return frozenset(
        kind
        for kind in symbols.kinds
        if any(not name or symbols.is_kind(kind, name) or symbols.is_kind(name, kind) for name in named)
    )
