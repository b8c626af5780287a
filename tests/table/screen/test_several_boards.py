"""A screen with several boards names each of them, and the log says of which board a place is."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.cli.new_game import open_game
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_table.screen.player_view import view_of
from lawspeaker_table.screen.screen import screen_lines

SPEC = """game "Two"
    players 2
    named Cross, Nought
board field
    grid 3 by 2 squares
board big_one
    grid 2 by 2 areas
piece mark of player: single
piece flag of player: single, on big_one
course
    each p among players
        as p
            choose s from squares
                place a mark on s
            choose target from areas
                place a flag on target
        pick s at random from areas
score for p
    "marks" = (marks of p)
"""
BOTH = "screen\n    show field\n    show big_one\n"
ONE = "screen\n    show big_one\n"


def game_of(text: str, folder: Path) -> Loaded:
    """Return the game of a spec."""
    (folder / "game.yaml").write_text("name: two\ntitle: Two\n")
    (folder / "two.law").write_text(text)
    return open_game(str(folder), None)[1]


def drawn(text: str, folder: Path) -> list[str]:
    """Return the lines of the first screen of a game."""
    loaded = game_of(text, folder)
    game = loaded.package.new(players=2, seed=1, options=None)
    return [line.plain for line in screen_lines(view_of(loaded, game, 1), 80)]


@pytest.mark.parametrize("screen", ["", BOTH], ids=["no screen", "a screen that shows both"])
def test_each_of_several_boards_has_its_name_above_it(screen: str, tmp_path: Path) -> None:
    lines = drawn(SPEC + screen, tmp_path)
    assert lines[:4] == ["field:", "2 . . .", "1 . . .", "  a b c"]
    assert lines[6:10] == ["big one:", "2 . .", "1 . .", "  a b"]


def test_the_only_board_of_a_screen_has_no_name_above_it(tmp_path: Path) -> None:
    assert drawn(SPEC + ONE, tmp_path)[0] == "2 . ."


def test_the_log_says_the_kind_of_a_place_whose_name_several_boards_have(tmp_path: Path) -> None:
    game = game_of(SPEC, tmp_path).package.new(players=2, seed=1, options=None)
    for choice in ("s: a1", "target: a1", "s: c1"):
        game.choose(choice)
    log = game.log(1)
    assert [line for line in log if "chooses" in line or ": target" in line] == [
        "Cross chooses square a1",
        "Cross: target: area a1",
        "Nought chooses c1",
    ]
    assert sum(line.startswith("chance: area ") for line in log) == 1
