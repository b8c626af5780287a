"""Settings of a new game: what is accepted, and the message for what is not."""

from __future__ import annotations

import pytest

from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.game.settings import dealing_plan, read_options, read_players
from lawspeaker_runtime.state.dealt_options import deal_options
from tests.runtime.handmade.names import RULES

WOLF, GOAT, STAG, BEAR = range(4)


def test_what_is_not_set_has_the_default_and_clans_are_dealt_at_random() -> None:
    dealt = {tuple(read_options(RULES, 3, seed, None)[1]) for seed in range(200)}
    assert len(dealt) == 24
    assert all(len(set(clans)) == 3 for clans in dealt)
    assert read_options(RULES, 2, 1, None)[0] == [2]
    assert read_options(RULES, 2, 7, {}) == read_options(RULES, 2, 7, None)


@pytest.mark.parametrize("given", [None, {"clan": ["Wolf", None, "Bear"]}, {"clan": [None, "Goat", None]}])
def test_options_that_are_dealt_by_a_plan_are_those_that_are_read(given: dict[str, object] | None) -> None:
    plan = dealing_plan(RULES, 3, given)
    assert plan
    for seed in (0, 1, 7, -5, 2**63 - 1, *range(100, 150)):
        assert deal_options(plan, 3, seed) == read_options(RULES, 3, seed, given)


def test_settings_are_read_by_name() -> None:
    given = {"length": 3, "clan": ["Goat", "wolf"], "storms": True}
    assert read_options(RULES, 2, 1, given) == [[3], [GOAT, WOLF], [1]]


def test_settings_may_come_as_texts_from_a_command_line() -> None:
    given = {"length": "3", "clan": "Stag, Bear", "Storms": "yes"}
    assert read_options(RULES, 2, 1, given) == [[3], [STAG, BEAR], [1]]


def test_clans_that_were_not_chosen_are_dealt_from_those_left() -> None:
    for seed in range(50):
        clans = read_options(RULES, 3, seed, {"clan": ["Wolf", None, "Bear"]})[1]
        assert (clans[0], clans[2]) == (WOLF, BEAR)
        assert clans[1] in (GOAT, STAG)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"lenght": 3}, "no option `lenght`; its options are `clan`, `length`, `storms`; did you mean `length`?"),
        ({"length": 9}, "option `length` cannot be 9; possible: `1`, `2`, `3`"),
        ({"length": True}, "option `length` cannot be True"),
        ({"length": [1]}, r"option `length` cannot be \[1\]"),
        ({"length": 2.0}, "option `length` cannot be 2.0"),
        ({"storms": "maybe"}, "option `storms` cannot be 'maybe'; possible: `no`, `yes`"),
        ({"storms": 1}, "option `storms` cannot be 1"),
        ({"clan": ["Wolv", "Goat"]}, r"cannot be 'Wolv'; possible: .*; did you mean `Wolf`\?"),
        ({"clan": ["Goat", "Goat"]}, "two players cannot both have `Goat`"),
        ({"clan": ["Goat"]}, "needs 2 values, one for each player, not 1"),
        ({"clan": "Goat"}, "needs a value for each of the 2 players"),
        ({"clan": [1, 2]}, "option `clan` cannot be 1"),
    ],
)
def test_a_wrong_setting_is_refused_with_what_is_possible(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        read_options(RULES, 2, 1, given)


@pytest.mark.parametrize("players", [0, 1, 4, -2])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadOption, match=f"Burrow is for 2 to 3 players, not {players}"):
        read_players(RULES, players)


def test_the_default_is_the_fewest_players() -> None:
    assert read_players(RULES, None) == 2
