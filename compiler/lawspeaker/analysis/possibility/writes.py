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
    """Finds what sentences write."""

    def __init__(self, symbols: Symbols, program: c.Program, failing: Failing) -> None:
        self.symbols = symbols
        self.program = program
        self.failing = failing

    def of(self, part: object) -> Parts:
        """Return what sentences write, directly or not."""
        blocks = [part, *(function.body for function in self.reached(part))]
        return frozenset[Part]().union(*(self.by_node(node) for block in blocks for node in nodes(block)))

    def reached(self, part: object) -> list[c.Function]:
        """Return the functions that sentences call or trigger, directly or not."""
        found: dict[int, c.Function] = {}
        waiting = self.next_to(part)
        while waiting:
            function = waiting.pop()
            if id(function) not in found:
                found[id(function)] = function
                waiting += self.next_to(function.body)
        return list(found.values())

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
