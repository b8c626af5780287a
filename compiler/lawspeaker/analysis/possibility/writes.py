"""What sentences write, with everything that they call and everything that their events trigger."""

from __future__ import annotations

from lawspeaker.analysis.effects import ACTIVE, Part, effect_part, things, written_by
from lawspeaker.analysis.possibility.failing import Failing
from lawspeaker.analysis.possibility.places import place_part
from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.resolve.symbols import Symbols

Parts = frozenset[Part]


class Writes:
    """Finds what sentences write. The bodies of functions are walked once: many sentences reach the same functions."""

    def __init__(self, symbols: Symbols, program: c.Program, failing: Failing) -> None:
        self.symbols = symbols
        self.program = program
        self.failing = failing
        self.own_parts: dict[int, Parts] = {}
        self.callees: dict[int, list[c.Function]] = {}

    def of(self, part: object) -> Parts:
        """Return what sentences write, directly or not."""
        return self.by_nodes(part).union(*(self.own(function) for function in self.reached(part)))

    def own(self, function: c.Function) -> Parts:
        """Return what the body of a function writes itself."""
        if id(function) not in self.own_parts:
            self.own_parts[id(function)] = self.by_nodes(function.body)
        return self.own_parts[id(function)]

    def by_nodes(self, part: object) -> Parts:
        """Return what sentences write themselves."""
        return frozenset[Part]().union(*(self.by_node(node) for node in nodes(part)))

    def reached(self, part: object) -> list[c.Function]:
        """Return the functions that sentences call or trigger, directly or not."""
        found: dict[int, c.Function] = {}
        waiting = self.next_to(part)
        while waiting:
            function = waiting.pop()
            if id(function) not in found:
                found[id(function)] = function
                waiting += self.called_by(function)
        return list(found.values())

    def called_by(self, function: c.Function) -> list[c.Function]:
        """Return the functions that a function calls or triggers itself."""
        if id(function) not in self.callees:
            self.callees[id(function)] = self.next_to(function.body)
        return self.callees[id(function)]

    def next_to(self, part: object) -> list[c.Function]:
        """Return the functions that sentences call or trigger themselves."""
        called: list[c.Function] = []
        for node in nodes(part):
            called += self.failing.called(node)
            if isinstance(node, c.Announce):
                called += self.failing.triggered.get(node.event.name, [])
        return called

    def by_node(self, node: object) -> set[Part]:
        """Return what one sentence writes."""
        match node:
            case c.Turns():
                return {ACTIVE}
            case c.PlaceThing(_, c.Const() as thing, _) | c.RemoveThing(_, c.Const() as thing):
                return place_part(self.symbols, thing)
            case c.Shuffle():
                return things(self.symbols, node.pile.pile.kind)
            case c.Announce():
                return {effect_part(e) for e in self.program.effects if e.until == node.event.name}
            case (
                c.Gain()
                | c.Give()
                | c.Pay()
                | c.Store()
                | c.Change()
                | c.Swap()
                | c.MovePieces()
                | c.Put()
                | c.Deal()
                | c.PlaceThing()
                | c.RemoveThing()
                | c.Lay()
                | c.StartRecord()
                | c.Activate()
            ):
                return written_by(self.symbols, node)
            case _:
                return set()
