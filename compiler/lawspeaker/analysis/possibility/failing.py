"""Which functions can fail, and which can leave something undone: a call in them fails, and no `otherwise` answers it.

    verb build                     fails
        only if wood of you > 0
    verb settle                    leaves undone, does not fail: failing does not spread
        build
    verb try_it                    neither
        build
        otherwise
            skip

Both are computed for the whole program by iterating until nothing changes.
"""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes


class Failing:
    """The functions of a program that can fail (`fails`) or leave something undone (`undone`), by identity."""

    def __init__(self, program: c.Program) -> None:
        self.program = program
        self.triggered: dict[str, list[c.Function]] = {}
        for trigger in program.triggers:
            self.triggered.setdefault(trigger.event, []).append(trigger.function)
        functions = program.all_functions()
        self.fails = {id(function) for function in functions if any(fails_itself(n) for n in nodes(function.body))}
        self.undone: set[int] = set()
        self.find_undone(functions)

    def find_undone(self, functions: list[c.Function]) -> None:
        """Find the functions that can leave something undone; what a trigger leaves undone does not matter."""
        triggers = {id(trigger.function) for trigger in self.program.triggers}
        calling = {id(f): [n for n in nodes(f.body) if self.called(n)] for f in functions if id(f) not in triggers}
        changed = True
        while changed:
            found = {key for key, calls in calling.items() if any(map(self.node_leaves_undone, calls))}
            changed, self.undone = found != self.undone, found

    def node_leaves_undone(self, node: c.Node) -> bool:
        """Return whether one sentence can leave something undone, without the sentences in its blocks."""
        called = self.called(node)
        answered = isinstance(node, c.CallVerb) and node.otherwise is not None
        return any(id(f) in self.undone or (not answered and id(f) in self.fails) for f in called)

    def called(self, node: c.Node) -> Sequence[c.Function]:
        """Return the functions that a sentence may call, without triggers."""
        return node.calls(self.program) if isinstance(node, c.Sentence) else ()

    def risks(self, part: object) -> bool:
        """Return whether sentences can fail or leave something undone."""
        return any(fails_itself(node) or self.node_leaves_undone(node) for node in nodes(part))


def fails_itself(node: c.Node) -> bool:
    """Return whether a sentence can let the function around it fail."""
    return isinstance(node, c.Sentence) and node.fails
