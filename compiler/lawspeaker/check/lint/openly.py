"""Choices that reveal hidden information: `openly` must have something to reveal.

    choose openly n from 1 to 3      ->      L405, in a game that hides nothing

Whether a choice without `openly` reveals anything is found out in play (`law fuzz`), where it is known what each player
has seen. This pass reports `openly` where nothing is hidden, and warns where a choice reads a neighbour's hidden pile
in a game that never shows anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeGuard, assert_never

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.facts import Facts
from lawspeaker.resolve.symbols import Pile, SignedForm, Symbols, Visibility
from lawspeaker.resolve.types import TypeForm

if TYPE_CHECKING:
    from lawspeaker.check.checked import Checked


def check_openly(checked: Checked, facts: Facts) -> None:
    """Report choices marked `openly` whose options do not depend on hidden information."""
    readers = HiddenReads(checked.symbols, checked.program)
    for function, conditions in functions_of(checked.program):
        for node in nodes(function.body):
            if isinstance(node, c.Choice) and node.site.openly and not readers.may_reveal(function, conditions):
                facts.add("L405", node.site.span)


def functions_of(program: c.Program) -> Iterator[tuple[c.Function, object]]:
    """Yield every function of a program once, with the conditions under which it runs."""
    for function in program.declared_functions():
        yield function, ()
    for steps in program.steps.values():
        for function in steps.values():
            yield function, ()
    for trigger in {id(trigger.function): trigger for trigger in program.triggers}.values():
        yield trigger.function, (trigger.tests, trigger.holds)


class HiddenReads:
    """Finds what reads hidden information, also through values, permissions and verbs."""

    def __init__(self, symbols: Symbols, program: c.Program) -> None:
        self.program = program
        self.hides = any(
            word.seen != Visibility.EVERYONE
            for table in (symbols.piles, symbols.states, symbols.resources)
            for word in table.values()
        )

    def may_reveal(self, function: c.Function, conditions: object) -> bool:
        """Return whether the options in a function may depend on hidden information that it reads or is called with."""
        if not self.hides:
            return False
        given = [type_ for name, type_ in function.params if name != "this" and type_.form != TypeForm.PLAYER]
        return bool(given) or self.reads(function.body, set()) or self.reads_conditions(conditions)

    def reads_conditions(self, conditions: object) -> bool:
        """Return whether a trigger depends on hidden information: by its conditions, or by the pile of its thing."""
        if not isinstance(conditions, tuple) or not conditions:
            return False
        tests, holds = conditions
        hidden = isinstance(holds, c.Holds) and holds.pile is not None and holds.pile.seen != Visibility.EVERYONE
        return hidden or self.reads(tests, set())

    def reads(self, part: object, done: set[tuple[SignedForm, str]]) -> bool:
        """Return whether a part of the program reads something hidden."""
        return any(is_hidden(node) or self.reads_through(node, done) for node in nodes(part))

    def reads_through(self, node: c.Node, done: set[tuple[SignedForm, str]]) -> bool:
        """Return whether a node reads something hidden through what it evaluates or calls; each is searched once."""
        match node:
            case c.CallRulePoint(signed):
                key: tuple[SignedForm, str] = (signed.form, signed.name)
                point = self.program.rule_point(signed)
                part: object = (point.cases, [rule_parts(rule) for rule in point.rules])
            case c.CallVerb(verb=verb):
                key = (SignedForm.VERB, verb.name)
                part = self.program.verbs[verb.name].body
            case c.RunSteps() | c.RunPhase() | c.Announce():
                return True
            case _:
                return False
        if key in done:
            return False
        done.add(key)
        return self.reads(part, done)


def rule_parts(rule: c.PointRule) -> tuple[object, ...]:
    """Return what a rule of a value reads."""
    return (rule.tests, rule.value)


def is_hidden(node: c.Node) -> bool:
    """Return whether a node reads something that is not visible to all players, or hides an outcome of chance."""
    match node:
        case c.PileGet(pile):
            return pile.seen != Visibility.EVERYONE
        case c.StateGet(state):
            return state.seen != Visibility.EVERYONE
        case c.ResourceGet(resource):
            return resource.seen != Visibility.EVERYONE
        case c.ResourceOf() | c.CanPay() | c.CurrentRecord():
            return True
        case c.Roll(seen=seen) | c.Pick(seen=seen):
            return seen is not None
        case c.Expression() | c.Sentence() | c.Entry() | c.FrozenEntry():
            return False
        case _:
            assert_never(node)


def warn_leaks(program: c.Program, facts: Facts) -> None:
    """Report choices whose options depend on hidden things of a neighbour, in a game that never shows any.

    If the game shows or reveals something, what a player knows depends on the game.
    """
    functions = [function for function, _ in functions_of(program)]
    if any(isinstance(node, c.Show) for function in functions for node in nodes(function.body)):
        return
    for function in functions:
        for node in nodes(function.body):
            for choice, parts in choices_in(node):
                found = [pile for part in parts for pile in neighbour_piles(part, choice.by)]
                if found and not choice.site.openly:
                    facts.add("W520", choice.site.span, (found[0].span, "declared here"), word=found[0].name)


def choices_in(node: c.Node) -> list[tuple[c.ChoiceWithBlocks, tuple[object, ...]]]:
    """Return the choice that a node is, with what its options depend on: pools, filters, conditions of labels."""
    match node:
        case c.Choose(pools=pools, beside=beside):
            parts = [part for pool in pools for part in (EveryElement(pool.source), pool.where)]
            return [(node, (*parts, *(test for test, _ in beside)))]
        case c.ChooseMany(pool=pool):
            return [(node, (EveryElement(pool.source), pool.where))]
        case c.ChooseOne(labels=labels):
            return [(node, tuple(test for test, _ in labels))]
        case c.If(arms=((test, (*_, c.ChooseOne() as only)),)) if only.site.form == c.SiteForm.MAY:
            return [(only, (test,))]
        case _:
            return []


class EveryElement(Struct, frozen=True):
    """A list of which every element is read."""

    source: object


def neighbour_piles(part: object, decider: c.Expr) -> list[Pile]:
    """Return the piles, hidden from the decider, of a neighbour that a part reads; counting is allowed."""
    if isinstance(part, EveryElement):
        return [part.source.pile] if is_neighbour_pile(part.source, decider) else neighbour_piles(part.source, decider)
    found: list[Pile] = []
    for node in nodes(part):
        looked: object = None
        match node:
            case c.Query(source=source, where=where) if where is not None:
                looked = source
            case c.InPile(pile=pile):
                looked = pile
            case _:
                pass
        if is_neighbour_pile(looked, decider):
            found.append(looked.pile)
    return found


def is_neighbour_pile(node: object, decider: c.Expr) -> TypeGuard[c.PileGet]:
    """Return whether a node is a neighbour's pile that only its owner sees."""
    if not isinstance(node, c.PileGet) or node.pile.seen != Visibility.OWNER:
        return False
    owner = node.owner
    return (
        isinstance(owner, c.GameValue)
        and owner.word in (c.GameWord.LEFT, c.GameWord.RIGHT)
        and owner.args == (decider,)
    )
