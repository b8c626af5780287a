"""Which possibilities are conditions and which are tried: trying a plain card would be right, but slow."""

from __future__ import annotations

import pytest

from lawspeaker.lower.lower import lower
from lawspeaker.pipeline import check_game
from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.state.budget import TRIAL_POSITIONS, check_trial
from tests.compile_specs import spec_of


def tried(name: str) -> set[str]:
    """Return the possibilities of a game that are found out by trying."""
    checked = check_game(list(spec_of(name).sources)).program
    assert checked is not None
    lower(checked)
    return {word.removeprefix("possible ") for word in checked.program.trials}


def test_only_loops_chance_circles_and_what_a_card_wrote_itself_are_tried() -> None:
    circle = "plays of card"  # Foresight asks about all cards, also about itself
    assert tried("open-workshop") == {"gamble", "plays of card Loan", "sell_two", circle}


def test_few_cards_of_northgard_are_tried() -> None:
    cards = {word.removeprefix("plays of card ") for word in tried("northgard") if word.startswith("plays of card ")}
    assert cards <= {"Carpentry Mastery", "Osmosis", "Call to War", "Resourceful People", "Rangers"}


def test_a_trial_that_is_too_long_stops_with_the_line() -> None:
    check_trial(TRIAL_POSITIONS, "rules.law:7")
    with pytest.raises(RuleError, match=r"rules\.law:7: `possible` found no way in 20,000 positions"):
        check_trial(TRIAL_POSITIONS + 1, "rules.law:7")
