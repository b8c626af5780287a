"""Northgard with settings and components that cannot be: one clear message each, exit code 1, never a traceback."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.conftest import Law
from tests.paths import FOLDERS

SETTINGS = {
    "an unknown clan": (["--set", "clan=Hydra,Bear"], "option `clan` cannot be 'Hydra'; possible: `Bear`, `Boar`"),
    "an unknown clan alone": (["--set", "clan=Wulf"], "option `clan` cannot be 'Wulf'", "did you mean `Wolf`?"),
    "a clan for one of two": (["--set", "clan=Bear"], "`clan` needs a value for each of the 2 players"),
    "two players with one clan": (["--set", "clan=Bear,Bear"], "option `clan`: two players cannot both have `Bear`"),
    "three clans for two": (["--set", "clan=Bear,Wolf,Goat"], "`clan` needs 2 values, one for each player, not 3"),
    "one player": (["--players", "1"], "Northgard: Uncharted Lands is for 2 to 5 players, not 1"),
    "six players": (["--players", "6"], "Northgard: Uncharted Lands is for 2 to 5 players, not 6"),
    "teams of three": (["--players", "3", "--set", "teams=yes"], "`teams` cannot be yes here", "count players is 4"),
    "an unknown edition": (["--set", "edition=de"], "`edition` cannot be 'de'; possible: `recommended`, `fr`, `uk`"),
    "an unknown option": (["--set", "klan=Bear"], "has no option `klan`", "did you mean `clan`?"),
}
WEST = "    area s on east, south, west with food, small\n"
TILES = {
    "a side in no area": ("    area s on east, south with food, small\n", "no area of `02` touches the west"),
    "a side in two areas": (WEST.replace("east", "north, east"), "the north side of `02` is in two areas"),
}
STORM = 'card "Great Storm"\n    fame 2\n    plays\n        move 2\n'


@pytest.mark.parametrize("command", [("play", "--bots"), ("sim", "--games", "1"), ("fuzz", "--games", "1")])
@pytest.mark.parametrize("case", SETTINGS.values(), ids=SETTINGS.keys())
def test_settings_the_game_does_not_have_are_refused(
    law: Law, command: tuple[str, ...], case: tuple[list[str], *tuple[str, ...]]
) -> None:
    arguments, *told = case
    result = law(command[0], "northgard", *command[1:], *arguments)
    assert result.exit_code == 1, result.output
    assert result.output.startswith("error: ")
    assert all(words in result.output for words in told), result.output
    assert result.output.count("\n") == 1


@pytest.mark.parametrize(("area", "told"), TILES.values(), ids=TILES.keys())
def test_tiles_whose_sides_cannot_match_are_shown(law: Law, tmp_path: Path, area: str, told: str) -> None:
    folder = tmp_path / "northgard"
    shutil.copytree(FOLDERS["northgard"], folder, ignore=shutil.ignore_patterns("examples_*"))
    tiles = folder / "tiles.law"
    text = tiles.read_text(encoding="utf-8")
    assert WEST in text
    tiles.write_text(text.replace(WEST, area), encoding="utf-8")
    result = law("check", "./northgard")
    assert result.exit_code == 1
    assert told in result.output
    assert "tiles.law:" in result.output
    assert "1 error" in result.output


def test_a_card_that_says_no_deck_is_shown(law: Law, tmp_path: Path) -> None:
    folder = tmp_path / "storm"
    folder.mkdir()
    (folder / "game.yaml").write_text("name: storm\ntitle: Storm\nextends: northgard\n", encoding="utf-8")
    (folder / "storm.law").write_text(STORM, encoding="utf-8")
    result = law("check", "./storm")
    assert result.exit_code == 1
    assert "`Great Storm` does not say its `family`" in result.output
    assert "storm.law:1:1" in result.output
