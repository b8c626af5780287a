"""Without a name commands take every game below the folder; a name is first that of a game here, then a shipped one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lawspeaker.project.find_games import checkout, games_below, games_folder, shipped_games, shipped_reference
from tests.conftest import Law
from tests.paths import ROOT

MISTAKE = """\
game "Broken"
    players 2

setup
    gain 1 gild for player 1

course
    end

win Draw when ended
    shared
"""
SHADOWED = "tic-tac-toe"


@pytest.fixture
def farm(law: Law, tmp_path: Path) -> Path:
    """Return the folder of a new game, in the current folder."""
    assert law("new", "farm").exit_code == 0
    return tmp_path / "farm"


def break_spec(folder: Path) -> None:
    """Write a mistake into the rules of a game."""
    (folder / f"{folder.name}.law").write_text(MISTAKE)


@pytest.mark.usefixtures("farm")
def test_check_without_a_name_finds_a_mistake_in_any_game_below(law: Law, tmp_path: Path) -> None:
    assert law("new", "deep/down/barn").exit_code == 0
    assert law("check").output == "barn, farm: no mistakes found\n"
    break_spec(tmp_path / "deep" / "down" / "barn")
    result = law("check")
    assert result.exit_code == 1
    assert "--> deep/down/barn/barn.law:5:10" in result.output
    assert json.loads(law("check", "--json").output)[0]["file"] == "deep/down/barn/barn.law"


@pytest.mark.usefixtures("farm")
@pytest.mark.parametrize("command", ["test", "build"])
def test_what_is_broken_below_fails_and_does_not_hide_the_others(law: Law, tmp_path: Path, command: str) -> None:
    law("new", "barn")
    break_spec(tmp_path / "barn")
    result = law(command)
    assert result.exit_code == 1
    assert "--> barn/barn.law:5:10" in result.output
    assert "\nfarm: " in result.output


def test_an_expansion_below_is_taken_too(law: Law, farm: Path) -> None:
    law("new", "frost", "--expansion-of", "farm")
    assert law("check").output == "farm, frost: no mistakes found\n"
    (farm.parent / "frost" / "frost.law").write_text('expansion "Frost"\n\ncard Ice\n    plays\n        gain 1 ice\n')
    assert law("check").exit_code == 1
    assert law("test").exit_code == 1


def test_a_game_in_this_folder_does_not_hide_those_below_it(
    law: Law, farm: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(farm)
    law("new", "frost", "--expansion-of", ".")
    assert law("check").output == "farm, frost: no mistakes found\n"


def test_a_file_without_a_manifest_is_a_game_below(law: Law, tmp_path: Path) -> None:
    (tmp_path / "drafts").mkdir()
    (tmp_path / "drafts" / "idea.law").write_text(MISTAKE)
    for command in ("check", "test", "build"):
        result = law(command)
        assert (result.exit_code, "--> drafts/idea.law:5:10" in result.output) == (1, True), command


@pytest.mark.parametrize("command", ["check", "test", "build", "fmt"])
def test_a_folder_without_games_is_an_error(law: Law, tmp_path: Path, command: str) -> None:
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "idea.law").write_text(MISTAKE)
    result = law(command)
    assert result.exit_code == 1
    assert "error[L454]: there is no game in this folder or below it" in result.output


def test_a_folder_without_games_is_an_error_in_json(law: Law) -> None:
    assert [found["code"] for found in json.loads(law("check", "--json").output)] == ["L454"]
    assert [found["code"] for found in json.loads(law("test", "--json").output)["errors"]] == ["L454"]


def test_a_linked_folder_is_taken_once(law: Law, farm: Path, tmp_path: Path) -> None:
    (tmp_path / "work").mkdir()
    (tmp_path / "work" / "linked").symlink_to(farm, target_is_directory=True)
    assert law("check").output == "farm: no mistakes found\n"
    (tmp_path / "work" / "loop").symlink_to(tmp_path, target_is_directory=True)
    assert len(games_below(Path("work"))) == 1


def test_in_a_checkout_the_shipped_games_are_below(monkeypatch: pytest.MonkeyPatch) -> None:
    from lawspeaker.cli.commands.build import games_to_build
    from lawspeaker.cli.commands.check_games import games_or_stop

    assert checkout() == ROOT
    monkeypatch.chdir(ROOT)
    paths = [f"rulespecs/{game}" for game in shipped_games()]
    assert set(paths) <= set(games_or_stop(None))
    assert not [game for game in games_or_stop(None) if game.startswith(("tests/", "benchmarks/"))]
    assert games_to_build(None) == paths
    monkeypatch.chdir(ROOT / "tests")
    assert {"specs/hex", "specs/clan-feud"} <= set(games_or_stop(None))
    assert not [game for game in games_or_stop(None) if game.endswith(".law")]


def test_law_games_lists_those_further_below(law: Law) -> None:
    law("new", "deep/down/barn")
    assert "deep/down/barn" in law("games").output


def shadow(law: Law) -> None:
    """Create a game in the current folder with the name of a shipped one."""
    assert law("new", SHADOWED).exit_code == 0


def test_a_name_means_the_folder_here_before_a_shipped_game(law: Law, tmp_path: Path) -> None:
    shadow(law)
    break_spec(tmp_path / SHADOWED)
    for command in ("check", "test", "build", "sim", "fuzz", "coverage", "stdio", "play"):
        result = law(command, SHADOWED)
        assert (result.exit_code, f"{SHADOWED}/{SHADOWED}.law:5:10" in result.output) == (1, True), command
    assert law("card", SHADOWED, "Harvest").exit_code == 1
    assert law("map", SHADOWED, "--out", "map.svg").exit_code == 1
    assert law("lab", SHADOWED, "--out", "lab").exit_code == 1
    assert law("bundle", SHADOWED, "--out", "bundle").exit_code == 1
    (tmp_path / SHADOWED / f"{SHADOWED}.law").write_text(MISTAKE.replace("gain 1", "gain  1"))
    assert f"{SHADOWED}/{SHADOWED}.law would change" in law("fmt", "--check", SHADOWED).output


def test_a_name_means_the_game_in_this_folder_before_a_shipped_game(
    law: Law, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shadow(law)
    break_spec(tmp_path / SHADOWED)
    (tmp_path / SHADOWED).rename(tmp_path / "mine")
    monkeypatch.chdir("mine")
    assert law("check", SHADOWED).exit_code == 1
    (Path() / "game.yaml").write_text("not a manifest")
    monkeypatch.chdir("..")
    Path("mine").rename(SHADOWED)
    monkeypatch.chdir(SHADOWED)
    assert law("check", SHADOWED).exit_code == 1


def test_a_folder_that_lacks_its_manifest_is_not_mistaken_for_a_shipped_game(law: Law, tmp_path: Path) -> None:
    shadow(law)
    (tmp_path / SHADOWED / "game.yaml").rename(tmp_path / SHADOWED / "game.yml")
    assert "`tic-tac-toe` is not a game: it has no `game.yaml`" in law("check", SHADOWED).output


def test_a_folder_without_rules_takes_no_name(law: Law, tmp_path: Path) -> None:
    (tmp_path / SHADOWED).mkdir()
    (tmp_path / SHADOWED / "engine.py").write_text("")
    assert law("check", SHADOWED).output == f"{SHADOWED}: no mistakes found\n"


def test_shipped_games_are_still_listed_and_offered_where_their_name_is_taken(law: Law, tmp_path: Path) -> None:
    shadow(law)
    break_spec(tmp_path / SHADOWED)
    assert shipped_reference(SHADOWED) == str(games_folder() / SHADOWED)
    assert shipped_reference("connect-four") == "connect-four"
    rows = {row["game"]: row for row in json.loads(law("games", "--json").output)}
    assert rows[str(games_folder() / SHADOWED)]["status"] == "no mistakes"
    assert "error" in rows[f"./{SHADOWED}"]["status"]


def test_a_new_expansion_extends_the_game_that_the_name_means(law: Law, tmp_path: Path) -> None:
    shadow(law)
    law("new", "frost", "--expansion-of", SHADOWED)
    assert f"extends: ../{SHADOWED}\n" in (tmp_path / "frost" / "game.yaml").read_text()
    law("new", "flood", "--expansion-of", "connect-four")
    assert "extends: connect-four\n" in (tmp_path / "flood" / "game.yaml").read_text()
