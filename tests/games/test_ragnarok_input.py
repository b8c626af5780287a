"""Lords of Ragnarok refuses what cannot be played, each time with one message that names the mistake."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lawspeaker.diagnostics.render import plain, render_all
from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from tests.conftest import Law
from tests.paths import FOLDERS

FOLDER = FOLDERS["ragnarok"]
ISLE = "region Lost Isle\n    position 5, 5\n    number 21\n    strength 2\n    land Ironwood\n"
Edit = Callable[[str], str]


def complaints(name: str, edit: Edit) -> list[str]:
    """Return the messages about the game, without its examples, if one of its files is edited."""
    files = [path for path in sorted(FOLDER.glob("*.law")) if not path.name.startswith("examples_")]
    texts = {path.name: path.read_text(encoding="utf-8") for path in files}
    edited = {**texts, name: edit(texts[name])}
    assert edited != texts
    found = check_game([Source(file, text) for file, text in edited.items()], {}).facts.found
    return [plain(render_all([fact], edited)) for fact in found]


@pytest.mark.parametrize("command", [("play", "--bots"), ("sim", "--games", "1"), ("fuzz", "--games", "1")])
@pytest.mark.parametrize("players", ["1", "5"])
def test_other_numbers_of_players_are_refused(command: tuple[str, ...], players: str, law: Law) -> None:
    result = law(command[0], "ragnarok", *command[1:], "--players", players)
    assert result.exit_code == 1
    assert result.output.strip() == f"error: Lords of Ragnarok is for 2 to 4 players, not {players}"


def test_an_unknown_hero_is_refused(law: Law) -> None:
    result = law("card", "ragnarok", "Ragna")
    assert result.exit_code == 1
    assert result.output.strip() == "no thing is called `Ragna`; did you mean `Ragnar`?"
    (message,) = complaints("wheel.law", lambda text: text + "when turn_begun\n    place Sigurd in Wolf Fjord\n")
    assert "error[L203]: no thing is called `Sigurd`" in message


def test_a_hero_cannot_be_set_as_an_option(law: Law) -> None:
    result = law("play", "ragnarok", "--bots", "--set", "hero=Ragnar")
    assert result.exit_code == 1
    assert "error: Lords of Ragnarok has no option `hero`" in result.output


def test_an_unknown_neighbour_is_named_with_its_place() -> None:
    (message,) = complaints(
        "map_large.law", lambda text: text.replace("Deep Thicket, Salt Haven", "Deep Thicket, Salt Heaven", 1)
    )
    assert "error[L203]: no place is called `Salt Heaven`" in message
    assert "did you mean `Salt Haven`?" in message
    assert "map_large.law:17:" in message


@pytest.mark.parametrize("board", ["map_large.law", "map_small.law"])
def test_a_region_that_no_path_leads_to_is_named(board: str) -> None:
    land = "Ironwood" if board == "map_large.law" else "Birchmark"
    (message,) = complaints(board, lambda text: text + ISLE.replace("Ironwood", land))
    assert "W521" in message
    assert "`Lost Isle`" in message
    assert f"{Path(board)}:" in message
