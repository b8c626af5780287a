"""Which parts of the state a value reads, through the rules that extend it and the values it uses."""

from __future__ import annotations

from lawspeaker.analysis.effects import (
    Part,
    ValueKey,
    all_goods,
    effect_part,
    point_of,
    point_parts,
    read_by,
    things,
    value_key,
)
from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.resolve.symbols import Symbols

PLAIN = (
    c.Const,
    c.Nothing,
    c.Local,
    c.FieldGet,
    c.StateGet,
    c.OptionGet,
    c.ResourceGet,
    c.ResourceOf,
    c.BundlePart,
    c.BundleOf,
    c.BundleSum,
    c.Universe,
    c.ListOf,
    c.CallRulePoint,
    c.Arithmetic,
    c.Compare,
    c.Between,
    c.Range,
    c.IsThing,
    c.IsKind,
    c.Alike,
    c.Extreme,
    c.Member,
    c.Empty,
    c.HasSteps,
    c.Logic,
    c.Not,
    c.Cond,
    c.Query,
    c.FirstN,
    c.AllHave,
    c.SumOf,
    c.ListFor,
    c.Reach,
    c.BoardValue,
    c.PieceOn,
    c.PieceCount,
    c.Reserve,
    c.ThingsAt,
    c.PlaceOf,
    c.InPile,
    c.OutcomeMarks,
    c.FaceChoices,
    c.CurrentRecord,
    c.Need,
    c.FirstOf,
    c.Suppose,
    c.ByThing,
    c.Store,
    c.Activate,
    c.Effect,
)
GAME_WORDS = {
    c.GameWord.LEFT,
    c.GameWord.RIGHT,
    c.GameWord.OPPONENTS,
    c.GameWord.FROM,
    c.GameWord.REVERSED,
    c.GameWord.ACTIVE,
    c.GameWord.PHASE,
    c.GameWord.RESERVE,
}


class ValueReads:
    """Finds what values read; None for a value that reads something whose changes are not tracked."""

    def __init__(self, symbols: Symbols, program: c.Program) -> None:
        self.symbols = symbols
        self.program = program
        self.found: dict[ValueKey, frozenset[Part] | None] = {}
        self.own_reads: dict[ValueKey, tuple[set[Part] | None, list[c.RulePoint]]] = {}

    def of(self, point: c.RulePoint) -> frozenset[Part] | None:
        """Return what a value reads, through everything that extends it and every value it uses."""
        key = value_key(point.signed)
        if key not in self.found:
            seen = {key}
            pending, reads = [point], set[Part]()
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

    def own_once(self, point: c.RulePoint) -> tuple[set[Part] | None, list[c.RulePoint]]:
        """Return what a value reads itself and the values it uses; many values reach the same ones."""
        key = value_key(point.signed)
        if key not in self.own_reads:
            used: list[c.RulePoint] = []
            self.own_reads[key] = self.own(point, set(), used), used
        return self.own_reads[key]

    def own(self, point: c.RulePoint, seen: set[ValueKey], pending: list[c.RulePoint]) -> set[Part] | None:
        """Return what a value reads itself; the values it uses are added to `pending`."""
        parts: list[object] = [*point_parts(point)]
        reads: set[Part] = set()
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

    def used_by(self, node: object) -> list[c.RulePoint]:
        """Return the values that a node asks for; a payment asks which resources stand in for others."""
        if isinstance(node, c.CallRulePoint):
            return [point_of(self.program, node)]
        if isinstance(node, c.CanPay) and self.program.wild:
            return [self.program.permissions["pay"]]
        return []

    def while_holding(self, holds: c.Holds, parts: list[object]) -> set[Part]:
        """Return what decides whether a rule holds; the expression for its owner is added to `parts`."""
        if holds.belongs is not None:
            parts.append(holds.belongs)
        if holds.effect is not None:
            return {effect_part(holds.effect)}
        if holds.pile is not None:
            return things(self.symbols, holds.pile.kind)
        if holds.form == c.HoldsForm.BOARD:
            return set().union(*(things(self.symbols, self.symbols.proto_of(i).kind) for i in holds.things))
        return set()

    def by_node(self, node: object, counted: bool) -> set[Part] | None:
        """Return what one node reads; None for what is not tracked, such as the order of a shuffled pile."""
        if isinstance(node, c.GameValue):
            return read_by(self.symbols, node) if node.word in GAME_WORDS else None
        if isinstance(node, c.CanPay):
            return all_goods(self.symbols)
        if isinstance(node, c.PileGet):
            lost = node.pile.name in self.program.shuffled and not counted
            return None if lost else things(self.symbols, node.pile.kind)
        return read_by(self.symbols, node) if isinstance(node, PLAIN) else None


def counted_by(node: object) -> list[object]:
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
        case _:
            return []
