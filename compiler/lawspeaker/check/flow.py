"""What is legal but surely not meant: verbs nobody uses, triggers that never fire, phases never run, endless cycles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lawspeaker.check import core as c
from lawspeaker.check.walk import nodes
from lawspeaker.facts import Facts

if TYPE_CHECKING:
    from lawspeaker.check.check import Checked


def warn(checked: Checked, used: set[str], facts: Facts) -> None:
    """Report warnings about the whole program."""
    symbols, program = checked.symbols, checked.program
    for verb in symbols.verbs.values():
        if f"verb {verb.name}" not in used:
            facts.add("W502", verb.span, word=verb.name)
    for trigger in program.triggers:
        if trigger.event not in program.announced and trigger.event != "ended":
            facts.add("W503", trigger.span, word=trigger.event)
    for phase in symbols.phases.values():
        if f"phase {phase.name}" not in used:
            facts.add("W505", phase.decl.span, name=phase.name)
    for event in symbols.events.values():
        silent = event.name not in program.announced and event.name != "ended"
        if silent and not any(trigger.event == event.name for trigger in program.triggers):
            facts.add("W507", event.span, word=event.name)
    for pile in symbols.piles.values():
        if pile.name not in used:
            facts.add("W508", pile.span, word=pile.name)
    warn_cycles(checked, facts)


def warn_cycles(checked: Checked, facts: Facts) -> None:
    """Report triggers that set each other off for ever, with no decision and no condition in between."""
    program = checked.program
    for trigger in program.triggers:
        if trigger.tests or trigger.once is not None:
            continue
        seen: set[str] = set()
        if announces(checked, trigger.function, trigger.event, seen):
            facts.add("W506", trigger.span, word=trigger.event)


def announces(checked: Checked, function: c.Function, event: str, seen: set[str]) -> bool:
    """Tell whether a function surely announces an event again, without a decision or a condition on the way."""
    if function.name in seen:
        return False
    seen.add(function.name)
    for stmt in function.body:
        if isinstance(stmt, c.Choose | c.ChooseOne | c.ChooseMany | c.Leave):
            return False
        if isinstance(stmt, c.Announce):
            if stmt.event.name == event:
                return True
            answers = [tr for tr in checked.program.triggers if tr.event == stmt.event.name]
            certain = [tr for tr in answers if not tr.tests and tr.once is None]
            if any(announces(checked, tr.function, event, seen) for tr in certain):
                return True
        if isinstance(stmt, c.CallVerb):
            called = checked.program.functions.get(f"verb {stmt.verb.name}")
            if called is not None and announces(checked, called, event, seen):
                return True
    return False


def mentions(root: object, kind: type) -> bool:
    return any(isinstance(node, kind) for node in nodes(root))
