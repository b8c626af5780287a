"""`law check`, `build`, `explain`, `fmt`, `new`: what they print, what they leave on disk, how they exit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lawspeaker.cli.all_commands import app_for
from lawspeaker.diagnostics.catalogue.all_entries import CATALOGUE
from lawspeaker.diagnostics.catalogue.entry import Entry
from lawspeaker.project.find_games import shipped_games

MISTAKE = """\
game "Farm"
    players 2

setup
    gain 1 gold for player 1

course
    end

win Draw when ended
    shared
"""


def law(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(app_for(list(arguments)), list(arguments))


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NO_COLOR", "1")
    return tmp_path


@pytest.fixture
def farm(here: Path) -> Path:
    """Return the folder of a new game."""
    assert law("new", "farm").exit_code == 0
    return here / "farm"


@pytest.mark.parametrize("game", shipped_games())
def test_the_shipped_games_have_no_mistakes(game: str) -> None:
    result = law("check", game)
    assert result.output == f"{game}: no mistakes found\n"
    assert result.exit_code == 0


def test_a_new_game_has_no_mistakes_and_is_in_the_common_look(farm: Path) -> None:
    assert law("check", "farm").output == "farm: no mistakes found\n"
    assert law("fmt", "--check", "farm").exit_code == 0
    assert sorted(path.name for path in farm.iterdir()) == ["farm.law", "game.yaml", "rulebook.yaml"]


def test_without_a_name_the_game_in_this_folder_is_checked(farm: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(farm)
    assert law("check").output == "farm: no mistakes found\n"


def test_a_mistake_is_shown_with_its_place_and_exit_code_1(farm: Path) -> None:
    (farm / "farm.law").write_text(MISTAKE)
    result = law("check", "farm")
    assert result.exit_code == 1
    assert "--> farm/farm.law:5:10" in result.output
    assert "5 |     gain 1 gold for player 1" in result.output
    assert result.output.endswith("\n1 error\n")


def test_json_of_a_good_game_is_an_empty_list(farm: Path) -> None:
    assert json.loads(law("check", "farm", "--json").output) == []


def engines_in(cache: Path) -> list[Path]:
    """Return the engines of a game called farm in a cache."""
    return sorted(cache.glob("packages/farm-*/lawspeaker_games_farm/engine.py"))


def test_a_game_is_built_in_the_cache_and_nowhere_else(farm: Path, cache: Path) -> None:
    before = sorted(farm.rglob("*"))
    result = law("build", "farm")
    assert result.exit_code == 0, result.output
    (engine,) = engines_in(cache)
    assert engine.parent.parent.name in result.output
    assert sorted(farm.rglob("*")) == before


@pytest.mark.usefixtures("farm")
def test_out_builds_into_another_folder(here: Path, cache: Path) -> None:
    assert law("build", "farm", "--out", "engines").exit_code == 0
    assert (here / "engines" / "lawspeaker_games_farm" / "engine.py").is_file()
    assert engines_in(cache) == []


@pytest.mark.usefixtures("farm")
def test_out_replaces_an_engine_but_no_files_of_others(here: Path) -> None:
    assert law("build", "farm", "--out", "engines").exit_code == 0
    folder = here / "engines" / "lawspeaker_games_farm"
    (folder / "mine").mkdir()
    (folder / "mine" / "notes.txt").write_text("mine")
    (folder / "engine.py").write_text("")
    refused = law("build", "farm", "--out", "engines")
    assert refused.exit_code == 1
    assert "cannot be written: it holds mine/notes.txt, which is no part of an engine" in refused.output
    assert (folder / "mine" / "notes.txt").read_text() == "mine"
    (folder / "mine" / "notes.txt").unlink()
    assert law("build", "farm", "--out", "engines").exit_code == 0
    assert (folder / "engine.py").read_text()


def test_a_game_with_a_mistake_leaves_nothing_on_disk(farm: Path, cache: Path) -> None:
    (farm / "farm.law").write_text(MISTAKE)
    result = law("build", "farm")
    assert result.exit_code == 1
    assert engines_in(cache) == []


def test_a_mistake_later_leaves_the_engine_of_before(farm: Path, cache: Path) -> None:
    law("build", "farm")
    (engine,) = engines_in(cache)
    before = engine.read_bytes()
    (farm / "farm.law").write_text(MISTAKE)
    assert law("build", "farm").exit_code == 1
    assert engine.read_bytes() == before


@pytest.mark.usefixtures("farm")
def test_build_check_fails_until_the_engine_is_fresh_and_writes_nothing(cache: Path) -> None:
    result = law("build", "farm", "--check")
    assert result.exit_code == 1
    assert "engine.py would be added" in result.output
    assert engines_in(cache) == []
    law("build", "farm")
    assert law("build", "farm", "--check").exit_code == 0


def test_a_folder_that_cannot_be_written_is_one_message(farm: Path, here: Path) -> None:
    (here / "file").write_text("")
    result = law("build", "farm", "--out", "file")
    assert result.exit_code == 1
    assert "error[L021]" in result.output


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry.code)
def test_every_code_is_explained(entry: Entry) -> None:
    result = law("explain", entry.code)
    assert result.exit_code == 0
    assert entry.title in result.output
    assert "This is right:" in result.output


def test_an_explanation_shows_the_message_itself() -> None:
    result = law("explain", "l012")
    assert "error[L012]: `PEB-01` is the id of two statements" in result.output
    assert "--> rulebook.yaml:3:10" in result.output


def test_an_unknown_code_is_misuse() -> None:
    result = law("explain", "L099")
    assert result.exit_code == 2
    assert "there is no message with the code `L099`" in result.output


def test_all_codes_are_listed_without_a_code() -> None:
    assert len(law("explain").output.splitlines()) == len(CATALOGUE)


def test_fmt_changes_a_file_once_and_keeps_comments(farm: Path) -> None:
    path = farm / "farm.law"
    path.write_text('game   "Farm"   # ours\n    players 2  to 4\nresource coins\n')
    assert law("fmt", "--check", "farm").exit_code == 1
    assert "players 2  to 4" in path.read_text()
    assert law("fmt", "farm").output == "farm/farm.law formatted\n"
    assert "# ours" in path.read_text()
    assert "players 2 to 4" in path.read_text()
    assert law("fmt", "--check", "farm").exit_code == 0


def test_fmt_leaves_a_file_alone_that_does_not_parse(farm: Path) -> None:
    (farm / "farm.law").write_text("game game game\n")
    result = law("fmt", "farm")
    assert result.exit_code == 1
    assert "error[L1" in result.output
    assert (farm / "farm.law").read_text() == "game game game\n"


def test_fmt_without_a_name_finds_all_games_below(farm: Path, here: Path) -> None:
    law("new", "deep/down/barn")
    (here / ".hidden").mkdir()
    assert law("fmt", "--check").output == "2 files, nothing to change\n"


def test_a_new_expansion_adds_to_its_game_and_has_no_mistakes(farm: Path, here: Path) -> None:
    result = law("new", "frost", "--expansion-of", "farm")
    assert result.exit_code == 0, result.output
    assert "extends: ../farm" in (here / "frost" / "game.yaml").read_text()
    assert 'card "Frost Harvest"' in (here / "frost" / "frost.law").read_text()
    assert law("check", "frost").exit_code == 0
    assert law("check", "farm", "--with", "frost").exit_code == 0
    assert law("build", "frost").exit_code == 0


@pytest.mark.parametrize("game", shipped_games())
def test_a_new_expansion_of_any_shipped_game_has_no_mistakes(game: str) -> None:
    assert law("new", "frost", "--expansion-of", game).exit_code == 0
    assert law("check", "frost").exit_code == 0


@pytest.mark.parametrize("name", ["Farm", "my farm", "9lives", "class", "x/Y"])
def test_a_new_game_needs_a_good_name(name: str, here: Path) -> None:
    assert law("new", name).exit_code == 2
    assert list(here.iterdir()) == []


def test_a_folder_that_exists_is_not_written_over(farm: Path) -> None:
    (farm / "farm.law").write_text("mine")
    assert law("new", "farm").exit_code == 2
    assert (farm / "farm.law").read_text() == "mine"


def test_an_unknown_game_is_exit_code_1_and_an_unknown_flag_is_2() -> None:
    assert law("check", "no-such-game").exit_code == 1
    assert law("check", "--wat").exit_code == 2
