"""Every command on real games: new ones, shipped ones, expansions; what is stale is rebuilt."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from lawspeaker.project.find_games import shipped_games
from tests.conftest import Law
from tests.paths import QUICK

SHORT = [game for game in shipped_games() if game in QUICK]
"""The games that a command plays in a normal run; `tests/games` plays the large ones."""


@pytest.fixture
def farm(law: Law, tmp_path: Path) -> Path:
    """Return the folder of a new game."""
    assert law("new", "farm").exit_code == 0
    return tmp_path / "farm"


@pytest.mark.parametrize("game", SHORT)
def test_shipped_games_are_played_by_bots(law: Law, game: str) -> None:
    result = law("play", game, "--bots", "--seed", "7", "--out", "engines")
    assert result.exit_code == 0, result.output
    assert "The game is over: " in result.output


@pytest.mark.parametrize("game", SHORT)
def test_the_examples_of_shipped_games_hold(law: Law, game: str) -> None:
    result = law("test", game, "--out", "engines")
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("game", shipped_games())
def test_shipped_games_survive_fuzzing(law: Law, game: str) -> None:
    result = law("fuzz", game, "--games", "2")
    assert result.exit_code == 0, result.output


def test_sim_has_its_figures_in_json(law: Law) -> None:
    result = law("sim", "kuhn-poker", "--games", "30", "--seed", "5", "--json", "--out", "engines")
    found = json.loads(result.output)
    assert found["decisions_per_second"] > 0
    assert found["games"] == 30
    assert [seat["games"] for seat in found["seats"]] == [30, 30]
    assert {"King", "Queen", "Jack"} == set(found["cards"]["card"])
    assert found["cards"]["card"]["King"]["low"] <= found["cards"]["card"]["King"]["rate"]


def test_sim_shows_what_searching_is_worth(law: Law) -> None:
    result = law("sim", "tic-tac-toe", "--games", "20", "--search", "2", "--json", "--out", "engines")
    first, second = json.loads(result.output)["seats"]
    assert second["wins"] > 2 * first["wins"]
    again = law("sim", "tic-tac-toe", "--games", "20", "--search", "2", "--json", "--out", "engines")
    assert json.loads(again.output)["seats"] == [first, second]


@pytest.mark.usefixtures("farm")
def test_a_new_game_is_played_tested_and_fuzzed(law: Law) -> None:
    assert "The game is over: " in law("play", "farm", "--bots", "--players", "4").output
    assert law("test", "farm").output == "farm: 1 example passed\n"
    assert law("fuzz", "farm", "--games", "3").output == "Farm: 3 seeds, nothing found\n"
    assert law("sim", "farm", "--games", "5").exit_code == 0


def test_play_rebuilds_what_is_stale_and_nothing_else(law: Law, farm: Path, cache: Path) -> None:
    law("play", "farm", "--bots", "--seed", "1")
    (engine,) = cache.glob("packages/farm-*/lawspeaker_games_farm/engine.py")
    before = engine.stat().st_ino
    law("play", "farm", "--bots", "--seed", "1")
    assert engine.stat().st_ino == before
    spec = farm / "farm.law"
    spec.write_text(spec.read_text().replace("gain 2 coins", "gain 200 coins"))
    assert "gains 200 coins" in law("play", "farm", "--bots", "--seed", "1").output


def test_an_example_that_does_not_hold_is_shown_in_its_place(law: Law, farm: Path) -> None:
    spec = farm / "farm.law"
    spec.write_text(spec.read_text().replace("that coins of player 1 is 2", "that coins of player 1 is 5"))
    result = law("test", "farm")
    assert result.exit_code == 1
    assert "failed: a harvest brings two coins" in result.output
    assert "^ `coins of player 1` is 2, not 5" in result.output
    assert "farm: 0 examples passed, 1 failed" in result.output


def test_a_game_with_a_mistake_is_not_played(law: Law, farm: Path) -> None:
    spec = farm / "farm.law"
    spec.write_text(spec.read_text().replace("gain 2 coins", "gain 2 cions"))
    for command in ("play", "sim", "test", "fuzz", "coverage"):
        result = law(command, "farm")
        assert result.exit_code == 1
        assert "did you mean `coins`?" in result.output


@pytest.mark.usefixtures("farm")
def test_an_expansion_adds_its_cards_to_the_game(law: Law) -> None:
    law("new", "frost", "--expansion-of", "farm")
    assert "Frost Harvest" in json.dumps(json.loads(law("sim", "frost", "--games", "20", "--json").output))
    assert "Frost Harvest" in law("sim", "farm", "--with", "frost", "--games", "20", "--json").output
    assert "Frost Harvest" not in law("sim", "farm", "--games", "20", "--json").output
    assert law("card", "frost", "Frost Harvest").exit_code == 0


@pytest.mark.usefixtures("farm")
def test_output_about_an_expansion_starts_with_its_title(law: Law) -> None:
    law("new", "frost", "--expansion-of", "farm")
    for command in (("sim", "--games", "2"), ("fuzz", "--games", "2"), ("play", "--bots")):
        word, *flags = command
        assert law(word, "frost", *flags).output.startswith("Frost")
        assert law(word, "farm", "--with", "frost", *flags).output.startswith("Farm with Frost")
        assert re.match(r"Farm(:| ·)", law(word, "farm", *flags).output)


def test_a_position_of_an_example_is_played_on(law: Law) -> None:
    name = "a full board without a row is a draw"
    result = law("play", "tic-tac-toe", "--from", name, "--out", "engines", typed="1\n")
    assert result.exit_code == 0, result.output
    assert "The game is over: nobody wins." in result.output


@pytest.mark.usefixtures("farm")
def test_a_card_is_given_at_the_start(law: Law) -> None:
    result = law("play", "farm", "--give", "gamble", "--seed", "1", typed="quit\n")
    assert "Gamble" in result.output
    assert law("play", "farm", "--give", "gmable").exit_code == 2
    assert law("play", "tic-tac-toe", "--give", "x", "--out", "engines").exit_code == 2


@pytest.mark.usefixtures("farm")
def test_a_thing_is_found_by_name_and_kind_and_a_misspelt_one_is_suggested(law: Law) -> None:
    assert "card Market" in law("card", "farm", "market").output
    assert "@FARM-04: A Market brings 1 coin" in law("card", "farm", "card Market").output
    result = law("card", "farm", "Markt")
    assert result.exit_code == 1
    assert "did you mean `Market`?" in result.output
    assert law("card", "farm", "Market", "--lang", "fr").exit_code == 2


def test_names_in_another_language_are_shown(law: Law, farm: Path) -> None:
    (farm / "names.fr.yaml").write_text("names:\n  Market: Marché\n")
    assert law("card", "farm", "Market", "--lang", "fr").output.startswith("Marché (card, 4 copies)")


def test_a_board_is_drawn_while_bots_play(law: Law) -> None:
    shown = law("play", "connect-four", "--bots", "--seed", "7").output
    assert "1 R Y R R Y Y R\n  a b c d e f g\n  1 2 3 4 5 6 7\n  R Red, Y Yellow" in shown
