"""The names by which players tell the copies of a thing apart, where they can: by their owner, and by a number.

    ant Ant, copies 3 for player         ->   "Ant 1 of White", "Ant 2 of White" … in options, views, logs and saves
    card Move, copies 2 for player       ->   "Move of White": a card that goes through a hidden pile has no number

Numbers are for the things of a player that are placed on boards, or of which a step changes something. A card that
goes through a hidden pile must not be recognised when it comes back, so it has none; and it has its owner only if a
rule asks for the owner during the game. Other copies are told apart by where they are (`game/ambiguity.py` of the
runtime).
"""

from __future__ import annotations

from typing import Final

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.emit.naming import Layout
from lawspeaker.resolve.screen import shown_fields
from lawspeaker.resolve.symbols import Symbols, Thing, Visibility
from lawspeaker.resolve.types import TypeForm
from lawspeaker_runtime.rules.titles import copy_name

OWNER: Final = "owner"


class ThingNames:
    """Names the copies of the things of a game."""

    def __init__(self, layout: Layout) -> None:
        self.symbols = layout.symbols
        self.told_apart = kinds_told_apart(layout)
        self.asked = kinds_asked_for_owners(layout)
        self.declared = {thing.name for thing in self.symbols.things}

    def owner(self, thing: Thing, copy: int) -> int:
        """Return the player whom the name of a copy mentions: its owner.

        Not if a hidden pile may hold the copy, and no rule asks during the game whose it is: then whoever holds it
        matters, and the pile says that.
        """
        sym = self.symbols.field_of(thing.kind, OWNER)
        if sym is None or sym.dynamic or not thing.per_player or sym.default is not None or sym.name in thing.values:
            return 0
        if self.symbols.players[1] == 1:
            return 0
        if may_be_hidden(self.symbols, thing.kind) and thing.kind not in self.asked:
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
    return related(symbols, named)


def kinds_asked_for_owners(layout: Layout) -> frozenset[str]:
    """Return the kinds of whose things a rule or the screen asks the owner during the game, not only in the setup."""
    program = layout.program
    if OWNER in shown_fields(layout.symbols):
        return frozenset(layout.symbols.kinds)
    bodies = [function.body for function in played_functions(program)]
    rules = [program.rule_points(), program.triggers, program.effects, program.ignores]
    parts = [bodies, rules, program.endings, program.scoring, program.known]
    asked = (node for node in nodes(parts) if isinstance(node, c.FieldGet) and node.field.name == OWNER)
    return related(layout.symbols, {node.target.type.bare().name for node in asked})


def played_functions(program: c.Program) -> list[c.Function]:
    """Return the functions that may run after the setup: all that the course, triggers and steps of things call."""
    waiting = [*program.step_functions(), *(trigger.function for trigger in program.triggers)]
    waiting += [program.course] if program.course is not None else []
    found: dict[int, c.Function] = {}
    while waiting:
        function = waiting.pop()
        if id(function) not in found:
            found[id(function)] = function
            sentences = (node for node in nodes(function.body) if isinstance(node, c.Sentence))
            waiting += [called for sentence in sentences for called in sentence.calls(program)]
    return list(found.values())


def related(symbols: Symbols, named: set[str]) -> frozenset[str]:
    """Return some kinds with all kinds above and below them; "" is any kind."""
    return frozenset(
        kind
        for kind in symbols.kinds
        if any(not name or symbols.is_kind(kind, name) or symbols.is_kind(name, kind) for name in named)
    )
