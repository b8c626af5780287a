"""What values look at, with everything that extends them: the rules of things in play, of effects, of whoever asks."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.emit.effects import point_of, point_parts, read_by, things
from lawspeaker.emit.naming import Layout

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
    c.Use,
    c.Arithmetic,
    c.Compare,
    c.IsThing,
    c.IsKind,
    c.Alike,
    c.Extreme,
    c.Member,
    c.Empty,
    c.Logic,
    c.Not,
    c.Cond,
    c.Query,
    c.FirstN,
    c.AllHave,
    c.SumOf,
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
)
PLAYER_WORDS = {"left", "right", "opponents", "from", "reversed", "active", "phase", "reserve"}


class Reader:
    """Finds out what values look at; None for one that looks at what is not followed."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.found: dict[str, frozenset[str] | None] = {}

    def of(self, point: c.Point) -> frozenset[str] | None:
        """Return what a value looks at, with everything that extends it and every value it asks for."""
        name = self.layout.value_name(point.signed)
        if name not in self.found:
            seen: dict[str, c.Point] = {name: point}
            pending, reads = [point], set()
            while pending:
                own = self.own(pending.pop(), seen, pending)
                if own is None:
                    self.found[name] = None
                    return None
                reads |= own
            self.found[name] = frozenset(reads)
        return self.found[name]

    def own(self, point: c.Point, seen: dict[str, c.Point], pending: list[c.Point]) -> set[str] | None:
        """Return what a value itself looks at; values it asks for are added to those that are pending."""
        parts: list[object] = [*point_parts(point)]
        reads: set[str] = set()
        ignored = {i for rule in self.layout.program.ignores for i in rule.things}
        for rule in point.rules:
            reads |= self.while_holding(rule.holds, parts)
            if ignored & set(rule.holds.things):
                for other in self.layout.program.ignores:
                    reads |= self.while_holding(other.holds, parts)
                    parts += other.tests
        counted: set[int] = set()
        for part in parts:
            for node in nodes(part):
                counted |= {id(pile) for pile in counted_by(node)}
                looked_at = self.by_node(node, id(node) in counted)
                if looked_at is None:
                    return None
                reads |= looked_at
                if isinstance(node, c.Use):
                    other_name = self.layout.value_name(node.signed)
                    if other_name not in seen:
                        seen[other_name] = point_of(self.layout.program, node)
                        pending.append(seen[other_name])
        return reads

    def while_holding(self, holds: c.Holds, parts: list[object]) -> set[str]:
        """Return what decides whether a rule holds; whose it is, is added to the parts."""
        if holds.belongs is not None:
            parts.append(holds.belongs)
        symbols = self.layout.symbols
        if holds.effect is not None:
            return {f"effect {holds.effect.index}"}
        if holds.pile is not None:
            return things(symbols, holds.pile.kind)
        if holds.form == "board":
            return set().union(*(things(symbols, symbols.proto_of(i).kind) for i in holds.things))
        return set()

    def by_node(self, node: object, counted: bool) -> set[str] | None:
        """Return what one node looks at; None for what is not followed, such as the order of a shuffled pile."""
        program = self.layout.program
        if isinstance(node, c.PlayerValue):
            return read_by(self.layout.symbols, node) if node.word in PLAYER_WORDS else None
        if isinstance(node, c.CanPay):
            return None if program.wild else {"goods"}
        if isinstance(node, c.PileGet):
            lost = node.pile.name in program.shuffled and not counted
            return None if lost else things(self.layout.symbols, node.pile.kind)
        return read_by(self.layout.symbols, node) if isinstance(node, PLAIN) else None


def counted_by(node: object) -> list[object]:
    """Return what a node looks through without caring for the order."""
    match node:
        case c.Query() if node.agg in ("count", "any", "no") and node.prefix is None and not node.having:
            return [node.source]
        case c.SumOf() | c.AllHave() | c.Member():
            return [node.source]
        case c.Empty():
            return [node.value]
        case c.InPile():
            return [node.pile]
        case _:
            return []
