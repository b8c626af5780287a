"""A mistake of the spec that shows only in play is reported with its line, and no game is lost by it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lawspeaker_runtime.state import budget
from tests.conftest import Law

SPEC = """game "Stop"
    players 2
    named Red, Blue
resource gold
kind card
card Ace
pile row: card
state left: number = 0
state other: optional player
course
    repeat 30 times
        each p among players
            as p
                choose one
                    "rest"
                        skip
                    "first"
                        let c = first row
                        put c into row
                    "nobody"
                        gain 1 gold for other
                    "divide"
                        gain (4 / left) gold
                    "pick"
                        pick c at random from row
                        put c into row
                    "loop"
                        repeat while left is 0
                            lower left by left
                    "nest"
                        nest
verb nest
    if left is 0
        nest
score for p
    "gold" = gold of p
example "nobody gains"
    one "nobody"
    expect
        Red has 1 gold
"""
ENDLESS = """game "Endless"
    players 2
state n: number = 0
course
    turns until n is 1
        choose one
            "rest"
                skip
            "wait"
                skip
score for p
    "n" = n
"""
STOPPED = {
    "first": (19, "there is nothing here"),
    "nobody": (21, "there is nobody here"),
    "divide": (23, "a division by 0"),
    "pick": (25, "there is nothing to pick from"),
    "loop": (28, "this goes on for ever: 102,400 steps without a decision"),
    "nest": (32, "this calls itself for ever: 200 calls inside each other"),
}


@pytest.fixture
def game(law: Law) -> Path:
    """Return the folder of a game whose rules stop in many ways."""
    return written("stop", SPEC)


def written(name: str, text: str) -> Path:
    folder = Path(name)
    folder.mkdir()
    (folder / "game.yaml").write_text(f"name: {name}\ntitle: {name.title()}\n", encoding="utf-8")
    (folder / f"{name}.law").write_text(text, encoding="utf-8")
    return folder


def test_a_game_at_the_table_is_saved_when_a_rule_fails(game: Path, law: Law) -> None:
    for number, (label, (line, words)) in enumerate(STOPPED.items()):
        done = law("play", "stop", "--seed", "1", typed=f"{label}\n")
        assert done.exit_code == 1
        assert f"error: the rules stop here: {words}\n" in done.output
        assert f"--> stop/stop.law:{line}:" in done.output
        assert "sorry" not in done.output
        file = f"stop-stopped{number or ''}.json"
        assert f"the game so far is in {file}" in done.output
        assert len(json.loads(Path(file).read_text(encoding="utf-8"))) > 1
    again = law("play", "stop", "--load", "stop-stopped.json", typed="quit\n")
    assert again.exit_code == 0
    assert "rest" in again.output


def test_a_game_with_a_save_file_stays_in_it(game: Path, law: Law) -> None:
    done = law("play", "stop", "--seed", "1", "--save", "mine.json", typed="divide\n")
    assert done.exit_code == 1
    assert "the game so far is in mine.json" in done.output
    assert not list(Path.cwd().glob("stop-stopped*"))


def test_sim_names_the_line_and_the_seed(game: Path, law: Law) -> None:
    done = law("sim", "stop", "--games", "3", "--seed", "5")
    assert done.exit_code == 1
    assert "error: the rules stop here: " in done.output
    assert "--> stop/stop.law:" in done.output
    assert "to reproduce it: `law sim stop --games 1 --seed 5`" in done.output
    assert "sorry" not in done.output
    row = json.loads(law("sim", "stop", "--seed", "5", "--json").stdout)["errors"][0]
    assert (row["code"], row["file"]) == ("stopped", "stop/stop.law")
    assert row["line"] in {line for line, _ in STOPPED.values()}


def test_fuzz_tells_each_fault_once_with_its_line(game: Path, law: Law) -> None:
    done = law("fuzz", "stop", "--games", "4")
    assert done.exit_code == 1
    assert "--> stop/stop.law:" in done.output
    assert "RuleError" not in done.output
    assert done.output.count("ends: seed") <= 4


def test_test_shows_the_rule_and_the_line_of_the_example(game: Path, law: Law) -> None:
    done = law("test", "stop")
    assert done.exit_code == 1
    assert "failed: nobody gains" in done.output
    assert "--> stop/stop.law:21:25" in done.output
    assert "^ there is nobody here" in done.output
    assert "::: stop/stop.law:38:5" in done.output


def test_endless_games_are_given_up_and_shown(law: Law) -> None:
    written("endless", ENDLESS)
    done = law("sim", "endless", "--games", "50", "--limit", "300")
    assert done.exit_code == 1
    assert "3 games did not end" in done.output
    assert "seed 1 has not ended after 300 decisions; the next decision is here:" in done.output
    assert "--> endless/endless.law:6:9" in done.output
    data = json.loads(law("sim", "endless", "--limit", "300", "--json").stdout)
    assert data["endless"][0] == {"seed": 1, "decisions": 300, "line": "endless.law:6"}
    fuzzed = law("fuzz", "endless", "--games", "2", "--limit", "300")
    assert fuzzed.exit_code == 1
    assert "ends: seed 1, decision 300: the game goes on after 300 decisions" in fuzzed.output
    assert "--> endless/endless.law:6:9" in fuzzed.output
    bots = law("play", "endless", "--bots", "--limit", "20")
    assert bots.exit_code == 1
    assert "the rules stop here: the game goes on after 20 decisions" in bots.output


def test_the_number_of_steps_is_a_flag(game: Path, law: Law) -> None:
    before = budget.steps()
    try:
        done = law("play", "stop", "--steps", "2000", typed="loop\n")
        assert "this goes on for ever: 2,048 steps" in done.output
    finally:
        budget.set_steps(before)
