"""Find out what may ask a player: what reaches a decision through verbs, phases, steps or events.

    verb greet                  `greet` asks
        choose p from players
    verb feast                  `feast` asks, because it calls `greet`
        greet

It is a question about a whole program: check asks it about the sentences below `given` of an example, in which nobody
can decide, and the analysis of suspension about every function.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from lawspeaker.check import ir as c
from lawspeaker.check.context import YOU
from lawspeaker.check.walk import nodes


class Asking:
    """What may ask in a program; what was found out about a function is remembered."""

    def __init__(self, program: c.Program) -> None:
        self.program = program
        self.started_by: dict[str, dict[int, c.Function]] = defaultdict(dict)
        moments: dict[tuple[str, c.Moment], list[c.Trigger]] = defaultdict(list)
        for trigger in program.triggers:
            self.started_by[trigger.event][id(trigger.function)] = trigger.function
            moments[trigger.event, trigger.moment].append(trigger)
        self.ordered = {event for (event, _), triggers in moments.items() if needs_order(triggers)}
        self.known: dict[int, bool] = {}

    def function_asks(self, function: c.Function) -> bool:
        """Return whether a function may ask."""
        found = self.known.get(id(function))
        if found is None:
            found = self.known[id(function)] = self.asks(function.body)
        return found

    def asks(self, part: object) -> bool:
        """Return whether a sentence or block may ask."""
        seen: set[int] = set()
        waiting = [part]
        while waiting:
            for node in nodes(waiting.pop()):
                if self.is_question(node):
                    return True
                for function in self.started(node):
                    if self.known.get(id(function)):
                        return True
                    if id(function) not in seen and id(function) not in self.known:
                        seen.add(id(function))
                        waiting.append(function.body)
        self.known.update(dict.fromkeys(seen, False))
        return False

    def leads_to_question(self, node: c.Node) -> bool:
        """Return whether a node asks by itself or runs a function that may ask; its parts do not count."""
        return self.is_question(node) or any(self.function_asks(function) for function in self.started(node))

    def is_question(self, node: c.Node) -> bool:
        """Return whether a node asks by itself: a choice, a payment with several ways, an order of triggers."""
        if isinstance(node, c.Announce):
            return node.event.name in self.ordered
        return isinstance(node, c.Sentence) and node.asks is c.Asks.ALWAYS

    def started(self, node: c.Node) -> Iterable[c.Function]:
        """Return the functions that a node runs, and the triggers of an event that it announces."""
        if isinstance(node, c.Announce):
            return self.started_by[node.event.name].values()
        return node.calls(self.program) if isinstance(node, c.Sentence) else ()

    def names(self, words: frozenset[str]) -> set[str]:
        """Return those of the words that name a verb, a phase, a field of steps or an event that may ask."""
        program = self.program
        functions = [*program.verbs.items(), *program.phases.items()]
        functions += [(name, step) for (_, name), steps in program.steps.items() for step in steps.values()]
        functions += [(event, function) for event, some in self.started_by.items() for function in some.values()]
        spoken = {word.strip('"') for word in words}
        asking = {name for name, function in functions if name in spoken and self.function_asks(function)}
        return asking | (self.ordered & spoken)


def needs_order(triggers: list[c.Trigger]) -> bool:
    """Return whether one player may own two triggers of a moment whose order matters."""
    owned = {tr.function.name: tr for tr in triggers if tr.holds.form != c.HoldsForm.ALWAYS}
    return len(owned) > 1 and not all(commutes(tr.function) for tr in owned.values())


def commutes(function: c.Function) -> bool:
    """Return whether a body only gains fixed amounts for its owner, so that its order does not matter."""
    return all(
        isinstance(stmt, c.MarkOnce)
        or (isinstance(stmt, c.Gain) and stmt.sign > 0 and stmt.player == YOU and is_fixed(stmt.bundle))
        for stmt in function.body
    )


def is_fixed(bundle: c.Expr) -> bool:
    """Return whether an amount consists of fixed numbers."""
    return isinstance(bundle, c.BundleOf) and all(isinstance(count, c.Const) for _, count in bundle.parts)
