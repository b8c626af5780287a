"""Which piles a block may take things from, or show things of, also through what it calls and announces.

put first deck into row                   {deck}
put c into row, where c is a variable     None: any pile
"""

from __future__ import annotations

from collections.abc import Iterator

from lawspeaker.check import ir as c
from lawspeaker.check.lint.thing_locations import Known, Locator
from lawspeaker.check.walk import nodes

Piles = frozenset[str] | None
"""Names of piles; None: any pile."""


class MovedPiles:
    """The piles that functions may take things from or show; each function is searched once."""

    def __init__(self, program: c.Program, locator: Locator) -> None:
        self.program = program
        self.locator = locator
        self.found: dict[int, Piles] = {}

    def of(self, part: object) -> Piles:
        """Return the piles of a part of the program."""
        waiting: list[object] = [part]
        seen: set[int] = set()
        piles: set[str] = set()
        while waiting:
            for node in nodes(waiting.pop()):
                direct = self.direct(node)
                if direct is None:
                    return None
                piles |= direct
                for function in self.called(node):
                    if id(function) not in seen:
                        seen.add(id(function))
                        waiting.append(function.body)
        return frozenset(piles)

    def of_function(self, function: c.Function) -> Piles:
        """Return the piles of a function."""
        if id(function) not in self.found:
            self.found[id(function)] = self.of(function.body)
        return self.found[id(function)]

    def of_functions(self, functions: list[c.Function]) -> Piles:
        """Return the piles of several functions."""
        found = [self.of_function(function) for function in functions]
        piles: set[str] = set()
        for each in found:
            if each is None:
                return None
            piles |= each
        return frozenset(piles)

    def direct(self, node: c.Node) -> Piles:
        """Return the piles that a sentence itself takes things from or shows: any, unless it is known which."""
        if isinstance(node, c.Choose | c.ChooseMany) and node.site.openly:
            return None
        if not isinstance(node, c.Sentence) or not (node.shows or self.writes_things(node)):
            return frozenset()
        match node:
            case c.OnOrder():
                return frozenset()
            case c.Put(things=e) | c.PlaceThing(thing=e) | c.RemoveThing(things=e) | c.Show(things=e):
                place = self.locator.of(e, Known({}))
                return None if place is None else frozenset({place.pile})
            case c.Deal(source=source):
                return frozenset({source.pile.name})
            case c.Swap(left=left, right=right):
                return frozenset(side.pile.name for side in (left, right) if isinstance(side, c.PileGet))
            case _:
                return None

    def writes_things(self, stmt: c.Sentence) -> bool:
        """Return whether a sentence declares that it changes where things are."""
        return any(part.kind is c.PartKind.THINGS for part in stmt.writes(self.locator.symbols))

    def called(self, node: object) -> Iterator[c.Function]:
        """Yield the functions that a sentence calls."""
        if isinstance(node, c.Announce):
            yield from self.triggered(node.event.name)
        elif isinstance(node, c.Sentence):
            yield from node.calls(self.program)

    def triggered(self, event: str) -> list[c.Function]:
        """Return the bodies of the rules that wait for an event."""
        return [trigger.function for trigger in self.program.triggers if trigger.event == event]
