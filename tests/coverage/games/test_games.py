"""`law coverage --games` tells how games end, and what occurs in none of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lawspeaker.coverage.games.marks import quotes_in
from lawspeaker.coverage.games.play import Games, play_games
from lawspeaker.coverage.games.seen import Seen
from lawspeaker.coverage.games.settings import Round
from lawspeaker.coverage.games.watched_engine import watched_engine
from tests.compile_specs import spec_of
from tests.conftest import Law

WELL = """game "Well"
    players 2 to 3
    named Red, Blue, Green

option deep: yes_no = no
option depth: 1 to 3 = 1
    needs deep
resource coins
state rounds: number = 0
kind coin_card
    sold: yes_no = no
    coins_more: number = 1
coin_card Penny                                                     @W-01
    adds 1 to worth of you
coin_card Pound
    adds 2 to worth of you
coin_card Ducat
    sold
    adds 9 to worth of you
pile hand of player: coin_card, in play
pile box: coin_card
event turned
value worth of player -> number = 1
value rich of p: player -> yes_no = coins of p is at least 1000
value drowning -> yes_no = deep
value aim -> number = rounds * 2

setup
    put coin_cards into box

course
    repeat 3 times
        rounds becomes rounds + 1
        each p among players
            choose one by p
                "take a card" when any c among box where not sold of c
                    choose c by p from box where not sold of it
                        put c into hand of p
                "wait"
                    skip
                "swim" when rich of p
                    drown                                           @W-02
            if drowning
                gain (worth of p) coins for p
        announce turned

verb drown                                                          @W-03
    end

win Riches for p when turned where rich of p
win Depths for p when turned where rounds is 2 and coins of p is at least 6
score for p
    "coins" = coins of p

screen
    show aim
"""
RULEBOOK = """statements:
  - {id: W-01, kind: component, text: A penny is worth a coin.}
  - {id: W-02, kind: rule, text: The rich swim.}
  - {id: W-03, kind: rule, text: Who swims drowns.}
"""


@pytest.fixture
def well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a game with rules that nothing reaches."""
    folder = tmp_path / "well"
    folder.mkdir()
    (folder / "well.law").write_text(WELL)
    (folder / "rulebook.yaml").write_text(RULEBOOK)
    (folder / "game.yaml").write_text("name: well\ntitle: Well\n")
    monkeypatch.chdir(tmp_path)
    return folder


def shown(law: Law, *flags: str) -> dict[str, object]:
    """Return what the games of the well showed, as data."""
    result = law("coverage", "well", "--json", "--games", "60", *flags)
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.output)["games"]
    return found


def never(law: Law, *flags: str) -> dict[str, object]:
    """Return what occurred in none of the games."""
    found = shown(law, *flags)["never"]
    assert isinstance(found, dict)
    return found


def texts(rows: object) -> list[str]:
    """Return the words of lines."""
    assert isinstance(rows, list)
    return [row["text"] for row in rows]


@pytest.mark.usefixtures("well")
def test_how_games_end_is_counted_with_the_ends_that_never_occur(law: Law) -> None:
    found = shown(law)
    assert (found["played"], found["players"], found["not_ended"]) == (60, {"2": 30, "3": 30}, [])
    assert found["endings"]["Riches"] == 0  # type: ignore[index]
    assert sum(found["endings"].values()) == 60  # type: ignore[attr-defined]
    assert "Riches" in never(law)["endings"]  # type: ignore[operator]


@pytest.mark.usefixtures("well")
def test_rules_that_nothing_reaches_are_listed_and_others_are_not(law: Law) -> None:
    found = never(law)
    assert texts(found["lines"]) == ["adds 9 to worth of you", "drown", "verb drown"]
    assert found["statements"] == ["W-02", "W-03"]


@pytest.mark.usefixtures("well")
def test_a_condition_that_never_holds_is_told_apart_from_one_that_does(law: Law) -> None:
    assert [text.split(":")[0] for text in texts(never(law)["conditions"])] == ["value rich of p"]


@pytest.mark.usefixtures("well")
def test_a_card_that_nobody_can_get_is_listed(law: Law) -> None:
    assert never(law)["things"] == ["coin_card Ducat"]


@pytest.mark.usefixtures("well")
def test_a_label_that_is_never_offered_is_listed(law: Law) -> None:
    assert texts(never(law)["labels"]) == ['"swim" was never offered']


@pytest.mark.usefixtures("well")
def test_half_of_the_games_have_options_at_random_unless_they_are_set(law: Law) -> None:
    assert never(law)["options"] == {}
    without = never(law, "--set", "deep=no")
    assert without["options"] == {"deep": ["yes"], "depth": ["2", "3"]}
    assert "value drowning" in str(without["conditions"])


@pytest.mark.usefixtures("well")
def test_one_number_of_players_can_be_asked_for(law: Law) -> None:
    assert shown(law, "--players", "3")["players"] == {"3": 60}
    refused = law("coverage", "well", "--games", "5", "--players", "4")
    assert refused.exit_code == 1
    assert "is for 2 to 3 players, not 4" in refused.output


@pytest.mark.usefixtures("well")
def test_the_number_of_processes_makes_no_difference(law: Law) -> None:
    assert shown(law, "--workers", "2") == shown(law, "--workers", "1")


def test_the_lines_say_the_same_as_the_data(law: Law, well: Path) -> None:
    said = law("coverage", "well", "--games", "60").output
    assert "how 60 games ended (30 with 2 players, 30 with 3 players):" in said
    assert "ends that never occurred:\n  Riches\n" in said
    assert "  well.law:19  adds 9 to worth of you\n" in said
    assert '  well.law:35  "swim" was never offered' in said
    (well / "rulebook.yaml").unlink()
    assert "W-01" not in law("coverage", "well", "--games", "6").output


def test_a_game_that_the_rules_stop_is_reported_with_its_seed(law: Law, well: Path) -> None:
    path = well / "well.law"
    path.write_text(
        path.read_text().replace(
            "                    skip\n",
            "                    put (first (cs among box where sold of cs and not sold of cs)) into hand of p\n",
        )
    )
    found = law("coverage", "well", "--games", "30")
    assert found.exit_code == 1
    assert "the rules stop here" in found.output
    assert "law coverage well --games 1 --seed" in found.output


@pytest.mark.parametrize("game", ["northwood", "empires"])
def test_an_engine_with_marks_plays_the_same_games(game: str) -> None:
    spec = spec_of(game)
    watched = watched_engine(spec)
    games = Games(spec, Round(tuple(range(watched.rules.players[0], 3)), {}), 6, 1, 20_000)
    once, again = Seen(), Seen()
    for found in (once, again):
        for part in play_games(games, watched, 1):
            found.add(part)
    assert once == again
    assert once.games == 6
    assert once.reached


def test_comments_are_read_with_their_rows() -> None:
    text = 'def f():  # a.law:2  verb f\n    # a.law:3  skip\n    return "# b.law:9"\n'
    assert quotes_in(text) == [(1, True, ("a.law", 2)), (2, False, ("a.law", 3))]
