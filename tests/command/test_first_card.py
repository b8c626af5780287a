"""The README's ten minutes: copy a game, write a card, misspell a word, be told so, fix it, play it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from lawspeaker.command.library import checkout
from tests.command.conftest import Law

ROOT = checkout()
CARD = "spell Ember\n    copies 2\n    school fier\n    plays\n        gain 3 fame\n"


@pytest.fixture
def my_game(tmp_path: Path) -> Path:
    """Return the copied game with a misspelt new card in it."""
    assert ROOT is not None
    folder = tmp_path / "my-game"
    shutil.copytree(ROOT / "tests" / "specs" / "counterspell", folder, ignore=shutil.ignore_patterns(".lawspeaker"))
    spec = folder / "counterspell.law"
    spec.write_text(spec.read_text().replace("spell Torrent", f"{CARD}spell Torrent", 1))
    return folder


def test_the_message_is_the_one_in_the_readme(law: Law, my_game: Path) -> None:
    assert ROOT is not None
    result = law("check", my_game.name)
    shown = result.output.split("\n\n")[0]
    assert shown.startswith("error[L316]")
    assert "\n".join(f"    {line}" for line in shown.splitlines()) in (ROOT / "README.md").read_text()
    assert CARD.replace("\n", "\n    ").strip() in (ROOT / "README.md").read_text()


def test_the_corrected_card_is_played_shown_and_counted(law: Law, my_game: Path) -> None:
    spec = my_game / "counterspell.law"
    spec.write_text(spec.read_text().replace("fier", "fire"))
    assert law("check", "my-game").output == "counterspell: no mistakes found\n"
    played = law("play", "my-game", "--give", "Ember", "--seed", "1", typed="Ember\nquit\n")
    assert played.exit_code == 0
    assert "Red: s: Ember" in played.output
    assert "gain 3 fame" in law("card", "my-game", "Ember").output
    assert "Ember" in law("sim", "my-game", "--games", "20").output
    assert law("test", "my-game").exit_code == 0


def test_the_game_in_the_repository_stays_as_it_is(law: Law, my_game: Path) -> None:
    assert ROOT is not None
    law("check", "my-game")
    assert "Ember" not in (ROOT / "tests" / "specs" / "counterspell" / "counterspell.law").read_text()
    assert my_game.is_dir()
