"""What steps read of the state, with everything that decides which rules take part in them.

gain (rent of p) wood      reads    what `rent` reads, and where the things are whose rules extend it
announce paid by p         reads    the conditions of the rules that wait for `paid`, and where their things are

What `possible` reads is not known before it is derived.
"""

from __future__ import annotations

from lawspeaker.analysis.effects import point_parts, value_key
from lawspeaker.analysis.value_reads import ValueReads
from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.resolve.symbols import Symbols


class RuleReads:
    """Finds what steps read; None if they read what is not tracked, or run a rule that runs only once."""

    def __init__(self, symbols: Symbols, program: c.Program) -> None:
        self.symbols = symbols
        self.program = program
        self.values = ValueReads(symbols, program)

    def of_steps(self, parts: list[object]) -> c.Parts | None:
        """Return what steps, with the bodies of everything they call or trigger, read."""
        found, pending = c.Parts(), list(parts)
        seen: set[object] = set()
        while pending:
            for node in nodes(pending.pop()):
                if isinstance(node, c.Expression):
                    if not node.tracked:
                        return None
                    found |= node.reads(self.symbols)
                if isinstance(node, c.Announce) and node.event.name not in seen:
                    seen.add(node.event.name)
                    if self.is_once(node.event.name):
                        return None
                    found |= self.waiting(node.event.name, pending)
                for point in self.values.used_by(node):
                    if point.signed.name in self.program.possibilities:
                        return None
                    if value_key(point.signed) not in seen:
                        seen.add(value_key(point.signed))
                        pending += point_parts(point)
                        for rule in point.rules:
                            found |= self.held(rule.holds, pending)
        return found

    def is_once(self, event: str) -> bool:
        """Return whether a rule that waits for an event runs only once, or an event lets such a rule run again."""
        return any(rule.once is not None and event in (rule.event, rule.once) for rule in self.program.triggers)

    def waiting(self, event: str, pending: list[object]) -> c.Parts:
        """Return what decides where the rules hold that wait for an event; their conditions are added to `pending`."""
        found = c.Parts()
        for rule in self.program.triggers:
            if rule.event == event:
                pending += rule.tests
                found |= self.held(rule.holds, pending)
        return found

    def held(self, holds: c.Holds, pending: list[object]) -> c.Parts:
        """Return what decides whether a rule holds; the conditions of what ignores it are added to `pending`."""
        found = self.values.while_holding(holds, pending)
        for ignoring in self.program.ignores:
            if set(ignoring.things) & set(holds.things):
                found |= self.values.while_holding(ignoring.holds, pending)
                pending += ignoring.tests
        return found
