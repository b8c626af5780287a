"""The walk through a checked program hides nothing: effects, sites, functions and captured variables are nodes."""

from __future__ import annotations

from typing import get_args

import pytest

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from tests.compile_specs import spec_of
from tests.paths import RULESETS

EFFECT = """game "Effect"
    players 2
    named Red, Blue

resource coins

event paid

value worth of player -> number = 1

verb wager
    let note = 2
    until paid
        adds note to worth of you
    choose best from 1 to 3
        gain best coins

course
    as Red
        wager
        announce paid

score for p
    "coins" = coins of p * worth of p
"""


def program_of(sources: list[Source]) -> c.Program:
    checked = check_game(sources)
    assert checked.program is not None, checked.facts.found
    return checked.program.program


def held(part: object) -> set[int]:
    """Return the identities of all nodes that anything holds, found by its fields alone."""
    found: set[int] = set()
    waiting = [part]
    while waiting:
        one = waiting.pop()
        if isinstance(one, tuple | list):
            waiting.extend(one)
        elif isinstance(one, dict):
            waiting.extend(one.values())
        elif isinstance(one, get_args(c.Node)) and id(one) not in found:
            found.add(id(one))
            waiting.extend(getattr(one, name) for name in one.__struct_fields__)
    return found


@pytest.mark.parametrize("name", RULESETS)
def test_the_walk_visits_every_node_that_a_program_holds(name: str) -> None:
    program = program_of(list(spec_of(name).sources))
    assert {id(node) for node in nodes(program)} == held(program)


def test_effects_sites_functions_and_captured_variables_are_visited() -> None:
    program = program_of([Source("effect.law", EFFECT)])
    found = {type(node) for node in nodes(program)}
    assert {c.Effect, c.CapturedVar, c.SiteInfo, c.SiteVar, c.Function, c.RulePoint} <= found
    captured = {node for node in nodes(program.verbs["wager"].body) if isinstance(node, c.CapturedVar)}
    assert [(var.local, var.name) for var in captured] == [("note_", "its_note_")]


def test_a_function_says_which_variables_the_spec_names() -> None:
    words = program_of([Source("effect.law", EFFECT)]).verbs["wager"].words
    assert words == {"note_": "note", "best_": "best"}


@pytest.mark.parametrize(
    "lines", ["as Blue\n            you becomes Red", "as Blue\n            as Red\n                you becomes Red"]
)
def test_only_variables_that_the_spec_names_can_be_assigned_to(lines: str) -> None:
    spec = EFFECT.replace("        wager\n        announce", f"        {lines}\n        wager\n        announce")
    assert [
        fact.code for fact in check_game([Source("effect.law", spec)]).facts.found if fact.code.startswith("L")
    ] == ["L341"]
