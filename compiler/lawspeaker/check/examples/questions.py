"""Questions below `given` of an example: nobody can decide there, so what asks is refused."""

from __future__ import annotations

from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.asking import Asking
from lawspeaker.check.context import CheckContext
from lawspeaker.check.examples.examples import Example, StepForm
from lawspeaker.check.walk import nodes


def refuse_questions(cx: CheckContext, asking: Asking, examples: list[Example]) -> None:
    """Report the sentences below `given` that may ask a player."""
    for example in examples:
        for step in example.steps:
            if step.form == StepForm.GIVEN:
                for node in nodes(step.block):
                    if isinstance(node, c.Sentence) and asking.leads_to_question(node):
                        cx.facts.add("L492", node.span, word=name_of(node))


def name_of(node: c.Stmt) -> str:
    """Return the name of what asks; a choice has none."""
    match node:
        case c.CallVerb():
            return node.verb.name
        case c.RunPhase():
            return node.phase.name
        case c.RunSteps():
            return node.field.name
        case c.Announce():
            return node.event.name
        case c.Pay():
            return "pay"
        case c.Act() | c.Give() | c.Flow():
            return ""
        case _:
            assert_never(node)
