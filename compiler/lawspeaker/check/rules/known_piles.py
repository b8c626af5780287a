"""Hidden piles with a known condition: `known where …` may depend only on what all players see.

known where not (lacks of owner for suit of it)      `lacks` is visible, `suit` is printed on the card
known where it is in hand of left of owner           L401: that hand is hidden
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import CheckContext, FunctionContext, Scope
from lawspeaker.check.expressions import collections, expressions
from lawspeaker.check.lint.openly import is_hidden
from lawspeaker.check.rules.applicability import OWNER
from lawspeaker.check.walk import nodes
from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_walk import tree_nodes
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Pile, SignedForm, Symbols, Visibility
from lawspeaker.resolve.types import Type, TypeForm


def check_known_conditions(cx: CheckContext) -> None:
    """Check the `known where` lines of piles: conditions on each thing `it` in the pile."""
    for pile in cx.symbols.piles.values():
        for line in pile.known:
            if not pile.per_player and mentions_owner(line.test):
                cx.facts.add("L403", line.span, (pile.span, "declared here"), word=pile.name)
                continue
            scope = known_scope(pile)
            kind = Type(TypeForm.THING, pile.kind)
            inner, name = collections.element_scope(cx, scope, "it", kind)
            test = expressions.check_expr(cx, line.test, inner, ty.YES_NO)
            cx.program.known.append(c.KnownCondition(pile, c.Local(name, kind), test, line.span))


def known_scope(pile: Pile) -> Scope:
    """Return the scope of a condition: the owner of the pile, or by the word behind `of` what the pile is of."""
    function = FunctionContext("known")
    if pile.per_player:
        return Scope(function, {"owner": OWNER}, OWNER)
    return Scope(function, {} if pile.of is None else {pile.key: c.Local("key", pile.of)})


def mentions_owner(test: t.Expr) -> bool:
    """Return whether a condition reads the owner of the pile: the word `owner` alone, not `owner of it`."""
    parts = list(tree_nodes(test))
    fields = [part.head for part in parts if isinstance(part, t.Of)]
    words = [part for part in parts if isinstance(part, t.Word) and part.word in ("owner", "you")]
    return any(word not in fields for word in words)


def check_known_visibility(symbols: Symbols, program: c.Program, facts: Facts) -> None:
    """Report conditions on piles that all players see, and conditions that depend on hidden information."""
    for known in program.known:
        if known.pile.seen == Visibility.EVERYONE:
            facts.add("L402", known.span, (known.pile.span, "declared here"), word=known.pile.name)
            continue
        word = HiddenSearch(symbols, program).first(known.test)
        if word is not None:
            facts.add("L401", known.span, word=word)


class HiddenSearch:
    """Finds hidden information that an expression depends on, also through values; each value is searched once.

    What rules change about a thing is visible only to players who see the thing. So fields and states of things that
    may be in a hidden pile count as hidden.
    """

    def __init__(self, symbols: Symbols, program: c.Program) -> None:
        self.symbols = symbols
        self.program = program
        self.done: set[tuple[SignedForm | None, str]] = set()

    def first(self, part: object) -> str | None:
        """Return the word of the first hidden information that a part reads."""
        counted: set[int] = set()
        for node in nodes(part):
            counted |= {id(pile) for pile in counted_piles(node)}
            if id(node) in counted:
                continue
            if (is_hidden(node) and not self.counts_openly(node)) or self.reads_changing_hidden(node):
                return word_of(node)
            found = self.first_behind(node)
            if found is not None:
                return found
        return None

    def counts_openly(self, node: c.Node) -> bool:
        """Return whether a node counts resources in a game where all resources are visible."""
        hidden = any(resource.seen != Visibility.EVERYONE for resource in self.symbols.resources.values())
        return isinstance(node, c.ResourceOf | c.CanPay) and not hidden

    def reads_changing_hidden(self, node: c.Node) -> bool:
        """Return whether a node reads a changing field or state of a thing that may be hidden."""
        match node:
            case c.FieldGet(field):
                return field.dynamic and self.may_hide(Type(TypeForm.THING, field.owner))
            case c.StateGet(state):
                return any(self.may_hide(key) for key in (state.of, state.by) if key is not None)
            case _:
                return False

    def may_hide(self, type_: Type) -> bool:
        """Return whether values of a type are things that may be in a hidden pile."""
        s, kinds = self.symbols, [pile.kind for pile in self.symbols.piles.values() if pile.seen != Visibility.EVERYONE]
        name = type_.name
        return type_.form == TypeForm.THING and any(s.is_kind(name, kind) or s.is_kind(kind, name) for kind in kinds)

    def first_behind(self, node: c.Node) -> str | None:
        """Return the first hidden information behind a value, a permission or the score."""
        match node:
            case c.CallRulePoint(signed):
                key: tuple[SignedForm | None, str] = (signed.form, signed.name)
                point = self.program.rule_point(signed)
                parts: list[object] = [*point.cases, *self.rules_of(point)]
            case c.GameValue(c.GameWord.SCORE) if self.program.scoring is not None:
                key, parts = (None, "score"), [value for _, value in self.program.scoring.parts]
            case _:
                return None
        if key in self.done:
            return None
        self.done.add(key)
        return self.first(parts)

    def rules_of(self, point: c.RulePoint) -> list[object]:
        """Return what the rules of a value read: conditions, and the piles of the things that have the rules."""
        parts: list[object] = [rule.value for rule in point.rules]
        rules: list[c.PointRule | c.IgnoreRule] = [*point.rules, *(self.program.ignores if point.rules else [])]
        for rule in rules:
            parts += [rule.tests, rule.holds.belongs]
            if rule.holds.pile is not None:
                parts.append(c.PileGet(rule.holds.pile, None, Type(TypeForm.LIST)))
        return parts


def counted_piles(node: c.Node) -> list[c.Expr]:
    """Return the list that a node only counts: all players know how many things are in any pile."""
    match node:
        case c.Query(
            agg=c.Aggregate.COUNT | c.Aggregate.ANY | c.Aggregate.NO, source=source, where=None, prefix=None, having=()
        ):
            return [source]
        case c.Empty(source):
            return [source]
        case _:
            return []


def word_of(node: c.Node) -> str:
    """Return the word of the spec for what a node reads."""
    match node:
        case c.PileGet(pile):
            return pile.name
        case c.StateGet(state):
            return state.name
        case c.FieldGet(field):
            return field.name
        case c.ResourceGet(resource):
            return resource.name
        case c.CurrentRecord(record):
            return record.name
        case _:
            return "resources"
