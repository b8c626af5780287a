"""Edits that can make no difference, so that they are not made: no example could notice them.

gain 2 wood, raise round by 1      exchanged: neither depends on the other
announce greeted by p              anything in it changed: no rule and no end waits for the event, only the log tells it
"""

from __future__ import annotations

from collections.abc import Iterable

from lawspeaker.check import ir as c
from lawspeaker.check.checked import Checked
from lawspeaker.check.walk import nodes
from lawspeaker.coverage.edits.edit import Edit, Operator
from lawspeaker.coverage.edits.independence import Independence
from lawspeaker.pipeline import check_only
from lawspeaker.project.spec import Spec


def with_difference(spec: Spec, made: Iterable[Edit]) -> list[Edit]:
    """Return the edits that may make a difference; all of them if the spec has errors."""
    checked = check_only(list(spec.sources)).program
    if checked is None:
        return list(made)
    independent, logged = Independence(checked), only_logged(checked)
    return [edit for edit in made if not (is_exchange(edit, independent) or is_in_log(edit, logged))]


def is_exchange(edit: Edit, independent: Independence) -> bool:
    """Return whether an edit exchanges two steps neither of which depends on the other."""
    file, last = edit.span.file, edit.span.end_line
    here, there = (file, edit.span.line, edit.second - 1), (file, edit.second, last)
    return edit.operator is Operator.SWAP and independent(here, there)


def is_in_log(edit: Edit, logged: set[str]) -> bool:
    """Return whether an edit changes a line that announces something only to the log."""
    words = edit.line.split()
    return edit.operator is not Operator.SWAP and words[0] == "announce" and len(words) > 1 and words[1] in logged


def only_logged(checked: Checked) -> set[str]:
    """Return the events for which no rule, end or effect waits, and which are never announced with steps below."""
    program = checked.program
    waited = {trigger.event for trigger in program.triggers} | {trigger.once for trigger in program.triggers}
    waited |= {ending.event for ending in program.endings} | {effect.until for effect in program.effects}
    return set(checked.symbols.events) - waited - with_steps(program)


def with_steps(program: c.Program) -> set[str]:
    """Return the events that somewhere have steps below them, a result, or things that they show to all players."""
    announced = [node for function in program.all_functions() for node in nodes(function.body)]
    found = [node for node in announced if isinstance(node, c.Announce)]
    return {node.event.name for node in found if node.block or node.giving is not None or node.openly}
