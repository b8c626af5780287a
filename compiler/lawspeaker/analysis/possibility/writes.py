"""What sentences write, with everything that they call and everything that their events trigger."""

from __future__ import annotations

from lawspeaker.analysis.possibility.failing import Failing
from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.resolve.symbols import Symbols


class Writes:
    """Finds what sentences write. The bodies of functions are walked once: many sentences reach the same functions."""

    def __init__(self, symbols: Symbols, program: c.Program, failing: Failing) -> None:
        self.symbols = symbols
        self.program = program
        self.failing = failing
        self.own_parts: dict[int, c.Parts] = {}
        self.callees: dict[int, list[c.Function]] = {}

    def of(self, part: object) -> c.Parts:
        """Return what sentences write, directly or not."""
        return self.by_nodes(part).union(*(self.own(function) for function in self.reached(part)))

    def own(self, function: c.Function) -> c.Parts:
        """Return what the body of a function writes itself."""
        if id(function) not in self.own_parts:
            self.own_parts[id(function)] = self.by_nodes(function.body)
        return self.own_parts[id(function)]

    def by_nodes(self, part: object) -> c.Parts:
        """Return what sentences write themselves."""
        sentences = (node for node in nodes(part) if isinstance(node, c.Sentence))
        return c.Parts().union(*(node.stirs(self.symbols, self.program.effects) for node in sentences))

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
