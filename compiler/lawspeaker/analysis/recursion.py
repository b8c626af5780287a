"""Find the functions that must count the depth of their calls: at least one on every cycle of calls.

    verb spread r    ->  spread r    a verb that calls itself
    when burnt       ->  announce burnt    a trigger that announces its own event
    value chain of c ->  chain of next of c    a value that needs itself

Calls outside of all cycles cannot nest without limit, so they are not counted.
"""

from __future__ import annotations

from enum import StrEnum
from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.lint.call_graph import find_cycles
from lawspeaker.check.walk import nodes
from lawspeaker.resolve.symbols import Signed, SignedForm

Counted = c.Function | c.RulePoint
ENDED = "ended"


class CalleeForm(StrEnum):
    """What can be called. The members are sorted as the search for cycles visits them."""

    PERMISSION = "can"
    FUNCTION = "function"
    SCORE = "score"
    VALUE = "value"


Callee = tuple[str, str]
"""A `CalleeForm`, and a name that is unique among callees of that form."""
SCORE: Callee = (CalleeForm.SCORE, "")


def counted_calls(program: c.Program) -> list[Counted]:
    """Return functions, values and permissions such that every cycle of calls contains one of them."""
    return CallGraph(program).counted()


class CallGraph:
    """The calls of a program. `owners` maps a callee to what can count its calls, if anything, and to its parts."""

    def __init__(self, program: c.Program) -> None:
        self.program = program
        triggered = [trigger.function for trigger in program.triggers]
        functions = [*program.declared_functions(), *program.step_functions(), *triggered]
        self.numbers = {id(function): number for number, function in enumerate(functions)}
        self.owners: dict[Callee, tuple[Counted | None, object]] = {
            self.function(function): (function, function.body) for function in functions
        }
        for point in program.rule_points():
            parts = [*point.cases, *(part for rule in point.rules for part in (rule.tests, rule.value))]
            self.owners[rule_point(point.signed)] = (point, parts)
        if program.scoring is not None:
            self.owners[SCORE] = (None, program.scoring.parts)

    def function(self, function: c.Function) -> Callee:
        """Return the callee of a function; names of functions are not unique yet."""
        return CalleeForm.FUNCTION, f"{self.numbers[id(function)]:06}"

    def counted(self) -> list[Counted]:
        """Return one counted callee for each cycle, until no cycle is left."""
        graph = {key: self.called_by(parts) for key, (_, parts) in self.owners.items()}
        found: list[Counted] = []
        while cycles := find_cycles(graph):
            for cycle in cycles:
                key = next((key for key in cycle if self.owners[key][0] is not None), cycle[0])
                owner = self.owners[key][0]
                if owner is not None:
                    found.append(owner)
                del graph[key]
            graph = {key: [other for other in called if other in graph] for key, called in graph.items()}
        return found

    def called_by(self, parts: object) -> list[Callee]:
        """Return what a body or an expression calls, without duplicates."""
        return list(dict.fromkeys(callee for node in nodes(parts) for callee in self.calls_of(node)))

    def calls_of(self, node: c.Node) -> list[Callee]:
        """Return what one node calls."""
        program = self.program
        match node:
            case c.Announce():
                return self.triggered(node.event.name)
            case c.Leave(_, c.LeaveForm.END):
                return self.triggered(ENDED)
            case c.Sentence():
                return [self.function(function) for function in node.calls(program)]
            case c.CallRulePoint():
                return [rule_point(node.signed)]
            case c.GameValue(c.GameWord.SCORE):
                return [SCORE]
            case c.Expression() | c.Entry() | c.FrozenEntry():
                return []
            case _:
                assert_never(node)

    def triggered(self, event: str) -> list[Callee]:
        """Return the bodies of the triggers of an event."""
        return [self.function(trigger.function) for trigger in self.program.triggers if trigger.event == event]


def rule_point(signed: Signed) -> Callee:
    """Return the callee of a value or permission."""
    form = CalleeForm.VALUE if signed.form is SignedForm.VALUE else CalleeForm.PERMISSION
    return form, signed.name
