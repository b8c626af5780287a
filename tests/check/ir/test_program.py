"""The checked program lists its functions itself, and a choice knows how many actions it has."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.pipeline import check_game
from lawspeaker.source import Source

SPEC = """game "Order"
    players 2
    named Red, Blue
resource food
kind card
    plays: steps
card Bread
    plays
        gain 1 food
event eaten
value size -> number = 2
can eat = size is 2
when eaten
    skip
verb serve
    choose n from 1 to 3
        gain n food
phase Dinner
    announce eaten
setup
    gain 1 food for Red
course
    run Dinner
    as Red
        serve
        may choose k from 1 to 2
            gain k food
        choose one
            "eat" when can eat
                run plays of Bread
            "wait"
                skip
score for p
    "food" = food of p
"""


def program() -> c.Program:
    """Return the checked program of the spec."""
    checked = check_game([Source("order.law", SPEC)])
    assert not checked.facts.errors(), checked.facts.found
    assert checked.program is not None
    return checked.program.program


def test_declared_functions_are_verbs_phases_setups_and_the_course() -> None:
    names = [function.title or function.name for function in program().declared_functions()]
    assert names == ["serve", "Dinner", "setup", "course"]


def test_all_functions_include_triggers_and_the_steps_of_things() -> None:
    found = program()
    bodies = [*found.declared_functions(), *(trigger.function for trigger in found.triggers), *found.step_functions()]
    assert found.all_functions() == bodies
    assert len(found.triggers) == len(found.step_functions()) == 1


def test_rule_points_are_the_values_and_then_the_permissions() -> None:
    found = program()
    built_in = "pay"
    assert [point.signed.name for point in found.rule_points()] == ["size", "eat", built_in]
    assert all(found.rule_point(point.signed) is point for point in found.rule_points())


def test_a_choice_has_an_action_for_each_option_and_one_for_declining() -> None:
    numbers, declinable, labels = program().sites
    assert (numbers.options, numbers.size) == (3, 3)
    assert (declinable.options, declinable.size) == (2, 3)
    assert (labels.options, labels.size) == (2, 2)
