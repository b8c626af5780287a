"""`law coverage` lists readings of the rulebook that are neither an option nor a ruling."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lawspeaker.coverage.count import count
from lawspeaker.coverage.readings import readings_of
from lawspeaker.project.cited_lines import cited_lines
from lawspeaker.project.find_games import shipped_games
from tests.compile_specs import spec_of
from tests.conftest import Law

OPEN = "  - {id: FARM-07, kind: reading, text: May a card be kept?}\n"
RULED = "  - {id: FARM-08, kind: reading, text: May a card be sold?, ruling: It may not.}\n"
OPTION = "\noption keeping: yes_no = no  @FARM-07\n"


@pytest.fixture
def farm(law: Law, tmp_path: Path) -> Path:
    """Return the folder of a new game whose rulebook leaves two things open."""
    assert law("new", "farm").exit_code == 0
    with (tmp_path / "farm" / "rulebook.yaml").open("a") as file:
        file.write(OPEN + RULED)
    return tmp_path / "farm"


def readings(law: Law) -> dict[str, object]:
    """Return how the readings of the game are settled, as data."""
    result = law("coverage", "farm", "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.output)["readings"]
    return found


@pytest.mark.usefixtures("farm")
def test_a_reading_that_is_neither_an_option_nor_a_ruling_is_listed(law: Law) -> None:
    assert readings(law) == {"options": {}, "rulings": {"FARM-08": "It may not."}, "open": ["FARM-07"]}
    said = law("coverage", "farm").output
    assert said.startswith("Farm: 8 statements, 6 implemented, 2 proven, 0 remarks, 2 readings\n")
    assert "neither an option nor a ruling:\n  FARM-07  May a card be kept?\n" in said
    assert "readings with a ruling:\n  FARM-08  May a card be sold? (It may not.)" in said


def test_an_option_that_cites_a_reading_settles_it(law: Law, farm: Path) -> None:
    with (farm / "farm.law").open("a") as file:
        file.write(OPTION)
    found = readings(law)
    assert (list(found["options"]), found["open"]) == (["FARM-07"], [])  # type: ignore[call-overload]
    assert (
        "readings that are an option:\n  FARM-07  May a card be kept? (option keeping" in law("coverage", "farm").output
    )


def test_a_rule_that_cites_a_reading_does_not_settle_it(law: Law, farm: Path) -> None:
    with (farm / "farm.law").open("a") as file:
        file.write("\nsetup  @FARM-07\n    skip\n")
    assert readings(law)["open"] == ["FARM-07"]


def test_a_reading_needs_a_rule_unless_it_says_why_not(law: Law, farm: Path) -> None:
    def missing() -> object:
        return json.loads(law("coverage", "farm", "--json").output)["missing"]

    assert missing() == ["FARM-07", "FARM-08"]
    path = farm / "rulebook.yaml"
    path.write_text(path.read_text().replace("ruling: It may not.", "ruling: It may not., reason: Nothing sells."))
    assert missing() == ["FARM-07"]


def test_a_rule_has_no_ruling(law: Law, farm: Path) -> None:
    with (farm / "rulebook.yaml").open("a") as file:
        file.write("  - {id: FARM-09, kind: rule, text: Play., ruling: Yes.}\n")
    said = law("check", "farm")
    assert said.exit_code == 1
    assert "error[L005]: a rule has no key `ruling`" in said.output


@pytest.mark.usefixtures("farm")
def test_a_card_shows_the_ruling_of_a_reading_that_it_cites(law: Law, tmp_path: Path) -> None:
    path = tmp_path / "farm" / "farm.law"
    path.write_text(path.read_text().replace("@FARM-04", "@FARM-08", 1))
    assert "@FARM-08: May a card be sold? Ruling: It may not." in law("card", "farm", "Market").output


@pytest.mark.parametrize("game", shipped_games())
def test_every_reading_of_a_shipped_game_is_settled(game: str) -> None:
    spec = spec_of(game)
    readings = readings_of(list(spec.statements), cited_lines(spec))
    assert [reading.id for reading in readings.open] == []
    assert game != "empires" or len(readings.found) == 30


@pytest.mark.parametrize("game", shipped_games())
def test_every_statement_of_a_shipped_game_has_a_rule_or_a_ruling(game: str) -> None:
    found = count(spec_of(game), [], [], None)  # what examples prove is not asked here
    assert found.missing == []
    left = len(found.statements) - len(found.implemented) - len(found.remarks)
    assert 0 <= left <= len(found.readings.ruled)
