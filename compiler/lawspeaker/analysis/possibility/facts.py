"""What a derivation needs to know of the whole program: what is read, what is written, what may end the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from lawspeaker.analysis.effects import ValueKey, reads, value_key
from lawspeaker.analysis.piece_index import conjuncts
from lawspeaker.analysis.possibility.failing import Failing
from lawspeaker.analysis.possibility.places import PlaceReads, overlap
from lawspeaker.analysis.possibility.writes import Writes
from lawspeaker.check import ir as c
from lawspeaker.check.checked import Checked
from lawspeaker.check.walk import nodes
from lawspeaker.parse import tree as t
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import Signed, SignedForm
from lawspeaker.source import NOWHERE

NO_DECL = t.PermissionDecl(NOWHERE, t.Sig(NOWHERE, "", ()), None, ())
Known = tuple[frozenset[c.Part] | None, list[c.RulePoint]]


class StepFacts:
    """Facts about a program. `settle` derives a possibility, if that is not going on already, and tells if it is done.

    `helper` adds a value for a condition that needs sentences of its own, and returns its use.
    """

    def __init__(self, checked: Checked, settle: Callable[[str], bool], helper: Callable[[c.Expr], c.Expr]) -> None:
        self.checked = checked
        self.symbols = checked.symbols
        self.program = checked.program
        self.failing = Failing(checked.program)
        self.writes = Writes(self.symbols, self.program, self.failing)
        self.value_reads = PlaceReads(self.symbols, self.program)
        self.settle = settle
        self.helper = helper
        self.of_points: dict[ValueKey, Known] = {}
        self.ending: dict[int, bool] = {}
        watching = [ending for ending in self.program.endings if ending.event is None]
        tests = [test for ending in watching for test in [*ending.tests, *(key for _, key in ending.ranks)]]
        self.watched = reads(self.program, self.symbols, tests)
        self.waiting = {ending.event for ending in self.program.endings if ending.event is not None}

    def reads(self, e: c.Expr) -> frozenset[c.Part] | None:
        """Return the parts of the state that a condition depends on, or None if that is not known."""
        nobody = Signed(SignedForm.VALUE, "", (), ty.YES_NO, NO_DECL, NOWHERE, (), None)
        found, pending = self.own(c.RulePoint(nobody, [(e, None)], [], []))
        seen: set[ValueKey] = set()
        while pending and found is not None:
            point = pending.pop()
            key = value_key(point.signed)
            if key in seen:
                continue
            seen.add(key)
            if key not in self.of_points:
                if not self.settle(point.signed.name):
                    return None
                self.of_points[key] = self.own(point)
            own, called = self.of_points[key]
            found = None if own is None else found | own
            pending = [*pending, *called]
        return found

    def own(self, point: c.RulePoint) -> Known:
        """Return what a value reads itself, and the values that it uses."""
        called: list[c.RulePoint] = []
        own = self.value_reads.own(point, set(), called)
        return None if own is None else frozenset(own), called

    def may_end(self, part: object) -> bool:
        """Return whether sentences, with what they call and trigger, may end the game."""
        if self.watched and overlap(self.writes.of(part), frozenset(self.watched)):
            return True
        if any(self.ends(node) for node in nodes(part)):
            return True
        return any(self.function_ends(function) for function in self.writes.reached(part))

    def function_ends(self, function: c.Function) -> bool:
        """Return whether the body of a function may end the game itself."""
        if id(function) not in self.ending:
            self.ending[id(function)] = any(self.ends(node) for node in nodes(function.body))
        return self.ending[id(function)]

    def ends(self, node: c.Node) -> bool:
        match node:
            case c.Leave(_, c.LeaveForm.END):
                return True
            case c.Announce():
                return node.event.name in self.waiting
            case c.Sentence() | c.Expression() | c.Entry() | c.FrozenEntry():
                return False
            case _:
                assert_never(node)

    def triggered(self, event: str, moment: c.Moment, known: dict[str, int]) -> frozenset[c.Part]:
        """Return what the triggers of a moment of an event write; `known` are fields of the event that are things."""
        triggers = [trigger for trigger in self.program.triggers if (trigger.event, trigger.moment) == (event, moment)]
        matching = [
            trigger.function.body
            for trigger in triggers
            if not any(self.is_never(part, known) for test in trigger.tests for part in conjuncts(test))
        ]
        return self.writes.of(matching)

    def is_never(self, test: c.Expr, known: dict[str, int]) -> bool:
        """Return whether a test compares a field of a known thing, which never changes, with another value."""
        match test:
            case c.Compare(c.Comparison.EQUAL, c.FieldGet(field, c.Local(name)), c.Const(value)):
                if name not in known or field.dynamic:
                    return False
                own = self.checked.fields[known[name]].get(field.name)
                return isinstance(own, int) and own != value
            case _:
                return False

    def triggers_may_end(self, event: str) -> bool:
        """Return whether a trigger of an event may end the game."""
        return any(self.may_end(function.body) for function in self.failing.triggered.get(event, []))

    def event_may_end(self, event: str) -> bool:
        """Return whether an event or its triggers may end the game."""
        return event in self.waiting or self.triggers_may_end(event)

    def ended_by(self, event: str) -> frozenset[c.Part]:
        """Return the effects that last until an event."""
        return frozenset(effect.part for effect in self.program.effects if effect.until == event)

    def is_replaced(self, event: str) -> bool:
        """Return whether a trigger may replace an event."""
        return any(trigger.event == event and trigger.moment == c.Moment.INSTEAD for trigger in self.program.triggers)
