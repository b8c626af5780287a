"""Which parts of the state a value reads, through the rules that extend it and the values it uses."""

from __future__ import annotations

from typing import assert_never

from lawspeaker.analysis.effects import ValueKey, point_of, point_parts, value_key
from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.resolve.symbols import Symbols

SUPPOSED = (c.Store, c.Activate, c.Effect)
"""What `Suppose` assumes: it is written, and read only by the test."""


class ValueReads:
    """Finds what values read; None for a value that reads something whose changes are not tracked."""

    def __init__(self, symbols: Symbols, program: c.Program) -> None:
        self.symbols = symbols
        self.program = program
        self.found: dict[ValueKey, c.Parts | None] = {}
        self.own_reads: dict[ValueKey, tuple[c.Parts | None, list[c.RulePoint]]] = {}

    def of(self, point: c.RulePoint) -> c.Parts | None:
        """Return what a value reads, through everything that extends it and every value it uses."""
        key = value_key(point.signed)
        if key not in self.found:
            seen = {key}
            pending, reads = [point], set[c.Part]()
            while pending:
                own, used = self.own_once(pending.pop())
                if own is None:
                    self.found[key] = None
                    return None
                reads |= own
                pending += [other for other in used if value_key(other.signed) not in seen]
                seen |= {value_key(other.signed) for other in used}
            self.found[key] = frozenset(reads)
        return self.found[key]

    def own_once(self, point: c.RulePoint) -> tuple[c.Parts | None, list[c.RulePoint]]:
        """Return what a value reads itself and the values it uses; many values reach the same ones."""
        key = value_key(point.signed)
        if key not in self.own_reads:
            used: list[c.RulePoint] = []
            self.own_reads[key] = self.own(point, set(), used), used
        return self.own_reads[key]

    def own(self, point: c.RulePoint, seen: set[ValueKey], pending: list[c.RulePoint]) -> c.Parts | None:
        """Return what a value reads itself; the values it uses are added to `pending`."""
        parts: list[object] = [*point_parts(point)]
        reads = c.Parts()
        ignored = {i for rule in self.program.ignores for i in rule.things}
        for rule in point.rules:
            reads |= self.while_holding(rule.holds, parts)
            if ignored & set(rule.holds.things):
                for ignoring in self.program.ignores:
                    reads |= self.while_holding(ignoring.holds, parts)
                    parts += ignoring.tests
        counted: set[int] = set()
        for part in parts:
            for node in nodes(part):
                counted |= {id(pile) for pile in counted_by(node)}
                own = self.by_node(node, id(node) in counted)
                if own is None:
                    return None
                reads |= own
                for other in self.used_by(node):
                    if value_key(other.signed) not in seen:
                        seen.add(value_key(other.signed))
                        pending.append(other)
        return reads

    def used_by(self, node: c.Node) -> list[c.RulePoint]:
        """Return the values that a node asks for; a payment asks which resources stand in for others."""
        if isinstance(node, c.CallRulePoint):
            return [point_of(self.program, node)]
        if isinstance(node, c.CanPay) and self.program.wild:
            return [self.program.permissions["pay"]]
        return []

    def while_holding(self, holds: c.Holds, parts: list[object]) -> c.Parts:
        """Return what decides whether a rule holds; the expression for its owner is added to `parts`."""
        if holds.belongs is not None:
            parts.append(holds.belongs)
        if holds.effect is not None:
            return frozenset({holds.effect.part})
        if holds.pile is not None:
            return c.things(self.symbols, holds.pile.kind)
        if holds.form == c.HoldsForm.BOARD:
            return c.Parts().union(*(c.things(self.symbols, self.symbols.proto_of(i).kind) for i in holds.things))
        return c.Parts()

    def by_node(self, node: c.Node, counted: bool) -> c.Parts | None:
        """Return what one node reads; None for what is not tracked, such as the order of a shuffled pile."""
        if isinstance(node, c.PileGet) and node.pile.name in self.program.shuffled and not counted:
            return None
        if isinstance(node, c.Expression):
            return node.reads(self.symbols) if node.tracked else None
        return c.Parts() if isinstance(node, SUPPOSED) else None


def counted_by(node: c.Node) -> list[object]:
    """Return the lists that a node reads without regard to their order."""
    match node:
        case c.Query() if (
            node.agg in (c.Aggregate.COUNT, c.Aggregate.ANY, c.Aggregate.NO) and node.prefix is None and not node.having
        ):
            return [node.source]
        case c.SumOf() | c.AllHave() | c.Member():
            return [node.source]
        case c.Empty():
            return [node.value]
        case c.InPile():
            return [node.pile]
        case c.Expression() | c.Sentence() | c.Entry() | c.FrozenEntry():
            return []
        case _:
            assert_never(node)
