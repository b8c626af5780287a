"""Decisions in words: every action id has a text and values that Python people would write."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lawspeaker_games import connect_four
from lawspeaker_runtime.errors import IllegalChoice
from lawspeaker_runtime.game.decision import Options, decide, decode, find
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.values import Domain, Site, TypeInfo
from tests.runtime.handmade.names import RULES

SQUARES = tuple(f"{file}{rank}" for rank in range(1, 4) for file in "abc")
BOARD: Rules = replace(
    RULES,
    seats=("Red", "Blue"),
    types=(
        TypeInfo("square", "place", SQUARES),
        TypeInfo("number", "number"),
        TypeInfo("player", "player"),
        TypeInfo("yes_no", "yes_no"),
        TypeInfo("card", "thing", ("Ace", "King"), 5),
    ),
    sites=(
        Site(0, "choose", (Domain("source", 0, 0, 9), Domain("target", 0, 0, 9)), (), "", "move", "a.law:1"),
        Site(81, "choose", (Domain("column", 1, 1, 7),), (), "", "drop", "a.law:2"),
        Site(88, "one", (), ("bet", "check"), "", "choose one", "a.law:3"),
        Site(90, "choose", (Domain("p", 2, 1, 2),), (), "decline", "whom", "a.law:4"),
        Site(93, "choose", (Domain("sure", 3, 0, 2), Domain("c", 4, 5, 2)), (), "", "sure", "a.law:5"),
    ),
)


@pytest.mark.parametrize(
    ("action", "text", "values"),
    [
        (9 * 1 + 4, "source: b1, target: b2", {"source": "b1", "target": "b2"}),
        (84, "column: 4", {"column": 4}),
        (88, "bet", {"one": "bet"}),
        (91, "p: Blue", {"p": 2}),
        (92, "decline", {"p": None}),
        (96, "sure: yes, c: King", {"sure": True, "c": "King"}),
    ],
)
def test_an_action_is_put_into_words(action: int, text: str, values: dict[str, object]) -> None:
    option = decode(BOARD, action)
    assert (option.id, option.text, option.values) == (action, text, values)


def test_only_the_last_option_of_a_site_that_may_be_declined_declines() -> None:
    assert [decode(BOARD, action).declines for action in (90, 91, 92, 93)] == [False, False, True, False]


def test_a_decision_says_who_is_asked_what_and_where_in_the_spec() -> None:
    decision = decide(BOARD, 2, 1, [81, 83])
    assert (decision.player, decision.question, decision.line) == (2, "drop", "a.law:2")
    assert [option.text for option in decision.options] == ["column: 1", "column: 3"]


def test_options_are_a_sequence_that_decodes_what_is_looked_at() -> None:
    options = Options(BOARD, [81, 82, 83])
    assert (len(options), options[-1].id, [option.id for option in options[1:]]) == (3, 83, [82, 83])
    assert options[0] in options


@pytest.mark.parametrize("text", ["column: 3", "COLUMN:3", " column : 3", "3"])
def test_an_option_is_found_by_its_text_or_its_values(text: str) -> None:
    assert find(Options(BOARD, [81, 83]), text).id == 83


def test_an_option_about_two_things_is_found_by_the_two_values() -> None:
    assert find(Options(BOARD, list(range(81))), "b1, b2").id == 13


def test_a_text_that_is_no_option_is_refused_with_what_is_possible() -> None:
    with pytest.raises(IllegalChoice) as refused:
        find(Options(BOARD, [88, 89]), "chek")
    assert str(refused.value) == "`chek` is not possible now; the options are `bet`, `check`; did you mean `check`?"


@pytest.mark.parametrize("action", [-1, 7, 10**9])
def test_an_action_that_does_not_exist_has_no_name(action: int) -> None:
    assert connect_four.engine.action_name(6) == "column: 7"
    with pytest.raises(IllegalChoice, match=f"there is no action {action}; ids of actions are 0 to 6"):
        connect_four.engine.action_name(action)
