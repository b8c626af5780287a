"""Types and choices of a game: the names of values, the sizes of choices, the titles of things."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lawspeaker_runtime.rules.rules import ThingInfo
from lawspeaker_runtime.rules.titles import titled
from lawspeaker_runtime.rules.values import Domain, Site, SpotNames, TypeInfo
from lawspeaker_runtime.state.base_state import NO_NUMBER
from tests.runtime.handmade.names import RULES


@pytest.mark.parametrize(
    ("info", "value", "name"),
    [
        (TypeInfo("number", "number"), 7, "7"),
        (TypeInfo("number", "number"), -1, "-1"),
        (TypeInfo("number", "number"), NO_NUMBER, "nothing"),
        (TypeInfo("yes_no", "yes_no"), 0, "no"),
        (TypeInfo("suit", "enum", ("clubs", "hearts")), 1, "hearts"),
        (TypeInfo("suit", "enum", ("clubs", "hearts")), -1, "nothing"),
        (TypeInfo("card", "thing", ("Ace", "King"), 5), 6, "King"),
        (TypeInfo("player", "player", ("Red", "Blue"), 1), 2, "Blue"),
        (TypeInfo("player", "player", ("Red", "Blue"), 1), 0, "nobody"),
    ],
)
def test_a_value_has_the_name_of_its_type(info: TypeInfo, value: int, name: str) -> None:
    assert info.name(value) == name


def test_a_choice_has_an_action_for_each_combination_and_one_for_declining() -> None:
    domains = (Domain("source", 0, 0, 9), Domain("target", 0, 0, 4))
    assert Site(0, "choose", domains, (), "", "move", "a.law:1").size == 36
    assert Site(0, "choose", domains, (), "decline", "move", "a.law:1").size == 37
    assert Site(0, "one", (), ("bet", "check"), "", "bet or check", "a.law:1").size == 2


def test_the_names_of_spots_are_those_of_the_cells_of_a_board() -> None:
    names = SpotNames(2, 3)
    assert list(names[:4]) == [f"(1, 1) rotated {turns}" for turns in range(4)]
    assert names[-1] == "(2, 3) rotated 3"
    assert len(set(names)) == len(names) == 24


def test_rules_without_titles_stay_the_same() -> None:
    assert titled(RULES) is RULES


def test_a_title_replaces_the_name_of_a_thing_everywhere_it_is_displayed() -> None:
    first, *others = RULES.things
    rules = replace(RULES, things=(replace(first, title="Mole"), *others))
    assert isinstance(first, ThingInfo)
    displayed = titled(rules)
    assert displayed.things[0].name == "Mole"
    named = [info for info in displayed.types if info.form == "thing"]
    assert named
    assert named[0].name(named[0].first) == "Mole"
    assert next(info for info in rules.types if info.form == "thing").name(named[0].first) == first.name
