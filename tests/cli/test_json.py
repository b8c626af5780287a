"""`--json` prints JSON whatever happens: results, a broken spec, a missing game, a command that is misused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest
import typer.main

from lawspeaker.cli.all_commands import app_for
from lawspeaker.cli.commands import games
from lawspeaker.cli.help import Command
from lawspeaker.diagnostics.catalogue.all_entries import CATALOGUE
from lawspeaker.diagnostics.catalogue.entry import HEADING, example_files
from tests.conftest import Law

GROUP = typer.main.get_command(app_for([]))
COMMANDS = cast("dict[str, Command]", vars(GROUP)["commands"])
WITH_JSON = sorted(name for name, command in COMMANDS.items() if any("--json" in p.opts for p in command.params))
OF_A_GAME = [name for name in WITH_JSON if name not in ("games", "check")]
BROKEN = 'game "Farm"\n    players 2\n\ncourse\n    gain 1 fodo for player 1\n\nresource food\n'
ROW = {
    "code",
    "severity",
    "message",
    "label",
    "help",
    "file",
    "line",
    "column",
    "end_line",
    "end_column",
    "fix",
    "related",
}


@pytest.fixture
def farm(law: Law) -> Path:
    """Return the folder of a game with a mistake."""
    folder = Path("farm")
    folder.mkdir()
    (folder / "game.yaml").write_text("name: farm\ntitle: Farm\n")
    (folder / "farm.law").write_text(BROKEN)
    return folder


def test_the_commands_that_print_json_are_known() -> None:
    assert WITH_JSON == ["check", "coverage", "fuzz", "games", "sim", "test", "words"]


def test_check_lists_what_is_wrong_with_its_fix(law: Law, farm: Path) -> None:
    result = law("check", "farm", "--json")
    rows = json.loads(result.stdout)
    assert result.exit_code == 1
    row = next(row for row in rows if row["code"] == "L324")
    assert set(row) == ROW
    assert row["severity"] == "error"
    place = {"file": "farm/farm.law", "line": 5, "column": 12, "end_line": 5, "end_column": 16}
    assert row["fix"] == {**place, "text": "food"}
    assert "did you mean `food`?" in row["label"]


def test_a_warning_has_its_severity_and_exit_code_0(law: Law, farm: Path) -> None:
    warning = next(entry for entry in CATALOGUE if entry.code.startswith("W") and HEADING not in entry.bad)
    for name, text in example_files(warning.bad).items():
        (farm / name).write_text(text)
    (farm / "farm.law").unlink()
    result = law("check", "farm", "--json")
    assert [row["severity"] for row in json.loads(result.stdout)] == ["warning"]
    assert result.exit_code == 0


@pytest.mark.parametrize("command", OF_A_GAME)
@pytest.mark.parametrize(
    ("arguments", "code", "exit_code"),
    [
        (["farm"], "L324", 1),
        (["no-such-game"], "L001", 1),
        (["farm", "--no-such-option"], "usage", 2),
    ],
    ids=["broken", "missing", "misused"],
)
def test_what_stops_a_command_is_json_too(
    law: Law, farm: Path, command: str, arguments: list[str], code: str, exit_code: int
) -> None:
    result = law(command, *arguments, "--json")
    if (command, code) == ("words", "L324"):
        assert [row["word"] for row in json.loads(result.stdout)] == ["food"], "the words of a broken spec are known"
        return
    errors = json.loads(result.stdout)["errors"]
    assert code in [row["code"] for row in errors]
    assert all(set(row) == ROW for row in errors)
    assert result.exit_code == exit_code
    assert result.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["sim", "connect-four", "--players", "9"], "player"),
        (["fuzz", "connect-four", "--set", "colour=red"], "colour"),
        (["coverage", "farm"], "rulebook.yaml"),
    ],
)
def test_settings_that_a_game_does_not_have_are_json_too(law: Law, arguments: list[str], words: str) -> None:
    law("new", "farm")
    Path("farm/rulebook.yaml").unlink()
    Path("farm/farm.law").write_text('game "Farm"\n    players 2\n\ncourse\n    end\n\nscore for p\n    "points" = 0\n')
    result = law(*arguments, "--json")
    (row,) = json.loads(result.stdout)["errors"]
    assert (row["code"], result.exit_code) == ("refused", 1)
    assert words in row["message"]


def test_a_missing_argument_and_a_missing_command_are_json_too(law: Law) -> None:
    for arguments in (["sim", "--json"], ["smi", "--json"], ["check", "--wat", "--json"]):
        result = law(*arguments)
        assert json.loads(result.stdout)["errors"][0]["code"] == "usage"
        assert result.exit_code == 2


def test_games_are_listed_with_title_players_and_status(law: Law, farm: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "shipped_games", lambda: ["breakthrough", "connect-four"])
    law("new", "barn")
    rows = {row["game"]: row for row in json.loads(law("games", "--json").stdout)}
    four = {
        "game": "connect-four",
        "title": "Connect Four",
        "players": [2, 2],
        "status": "no mistakes",
        "shipped": True,
    }
    assert rows["connect-four"] == four
    assert rows["barn"]["players"] == [2, 4]
    assert rows["barn"]["shipped"] is False
    assert rows["farm"]["status"].startswith("2 errors")
    text = law("games").stdout
    assert "connect-four  Connect Four" in text
    assert text.rstrip().endswith("2 errors")
    assert "games in this folder:" in text


def test_a_folder_without_games_says_how_to_start_one(law: Law, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "shipped_games", lambda: ["tic-tac-toe"])
    assert "no games in this folder; `law new NAME` creates one" in law("games").stdout
