"""Which functions have to count how deep they are called: at least one on every circle of calls.

    verb spread r    ->  spread r    a verb that calls itself
    when burnt       ->  announce burnt    a trigger that announces its own event
    value chain of c ->  chain of next of c    a value that asks for itself

A call outside of all circles cannot nest for ever, so nothing is counted there.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.lint.call_graph import find_cycles
from lawspeaker.check.walk import nodes
from lawspeaker.resolve.symbols import SignedForm

Counted = c.Function | c.RulePoint
ENDED = "ended"


def counted_calls(program: c.Program) -> list[Counted]:
    """Return functions, values and permissions such that every circle of calls goes through one of them."""
    owners = owners_of(program)
    graph = {key: called_by(program, parts) for key, (_, parts) in owners.items()}
    found: list[Counted] = []
    while rings := find_cycles(graph):
        for ring in rings:
            key = next((key for key in ring if owners[key][0] is not None), ring[0])
            owner = owners[key][0]
            if owner is not None:
                found.append(owner)
            del graph[key]
        graph = {key: [other for other in called if other in graph] for key, called in graph.items()}
    return found


def owners_of(program: c.Program) -> dict[str, tuple[Counted | None, object]]:
    """Return what calls something, by name: what can count its calls, if it can, and the parts to look through."""
    functions = [
        *program.declared_functions(),
        *(function for steps in program.steps.values() for function in steps.values()),
        *(trigger.function for trigger in program.triggers),
    ]
    owners: dict[str, tuple[Counted | None, object]] = {key_of(f): (f, f.body) for f in functions}
    for word, points in (("value", program.values), ("can", program.permissions)):
        for name, point in points.items():
            parts = [*point.cases, *(part for rule in point.rules for part in (rule.tests, rule.value))]
            owners[f"{word} {name}"] = (point, parts)
    if program.scoring is not None:
        owners["score"] = (None, program.scoring.parts)
    owners[ENDED] = (None, [])
    return owners


def key_of(function: c.Function) -> str:
    return f"function {id(function)}"


def called_by(program: c.Program, parts: object) -> list[str]:
    """Return what a body or an expression calls."""
    found: dict[str, None] = {}
    for node in nodes(parts):
        found.update(dict.fromkeys(calls_of(program, node)))
    return list(found)


def calls_of(program: c.Program, node: object) -> list[str]:
    """Return what one node calls."""
    match node:
        case c.CallVerb():
            return [key_of(program.verbs[node.verb.name])]
        case c.RunPhase():
            return [key_of(program.phases[node.phase.name])]
        case c.RunSteps():
            return [key_of(f) for f in program.steps.get((node.field.owner, node.field.name), {}).values()]
        case c.Announce():
            return triggered(program, node.event.name)
        case c.Leave(_, c.LeaveForm.END):
            return triggered(program, ENDED)
        case c.CallRulePoint():
            return [f"{'value' if node.signed.form is SignedForm.VALUE else 'can'} {node.signed.name}"]
        case c.GameValue(c.GameWord.SCORE):
            return ["score"]
        case _:
            return []


def triggered(program: c.Program, event: str) -> list[str]:
    return [key_of(trigger.function) for trigger in program.triggers if trigger.event == event]
