"""Choices that reveal hidden information: `openly` must have something to reveal.

    choose openly n from 1 to 3      ->      L405, in a game that hides nothing

Whether a choice without `openly` reveals anything is found out in play (`law fuzz`), where it is known what each player
has seen; what is certain without it, `blind_options.py` warns of. This pass reports `openly` where nothing is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.facts import Facts
from lawspeaker.resolve.symbols import SignedForm, Symbols, Visibility
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
            case c.Running():
                return True  # it may run anything
            case c.Expression() | c.Act() | c.Flow() | c.Give() | c.Pay() | c.Entry() | c.FrozenEntry():
                return False  # it calls nothing
            case _:
                assert_never(node)
        if key in done:
            return False
        done.add(key)
        return self.reads(part, done)


def rule_parts(rule: c.PointRule) -> tuple[object, ...]:
    """Return what a rule of a value reads."""
    return (rule.tests, rule.value)


def is_hidden(node: c.Node) -> bool:
    """Return whether a node reads something that is not visible to all players, or hides an outcome of chance."""
    return isinstance(node, c.Expression | c.Sentence) and node.hides
