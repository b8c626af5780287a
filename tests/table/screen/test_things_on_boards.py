"""Things on a grid are written in full, with the fields of things and squares that the screen names."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.cli.new_game import open_game
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_table.play.options import rows_of
from lawspeaker_table.screen import boards
from lawspeaker_table.screen.boards import board_lines
from lawspeaker_table.screen.player_view import view_of
from lawspeaker_table.screen.text_layout import TerminalSize
from lawspeaker_table.translate.translations import translator_for

SPEC = """
game "Robots"
    players 2 to 3
    named Red, Blue, Green
board field
    grid 8 by 2 squares
value belt of s: square -> optional direction
    east when s is b1
    otherwise nothing
value pit of s: square -> yes_no = no
kind robot
    facing: direction = north
robot Wanderer
robot Bot
    copies 1 for player
setup
    place Wanderer on a1
    each p among players
        place (first r among robots where owner of r is p) on (d2 if p is Red else e2)
course
    each p among players
        choose r by p from robots where place of it is not nothing asking "Which robot turns?"
            facing of r becomes east
            place r on h1
        otherwise
            skip
score for p
    "robots" = 1
screen
    show field with belt, pit, facing
"""


@pytest.fixture
def robots(tmp_path: Path) -> Loaded:
    """Return the game of this page."""
    (tmp_path / "game.yaml").write_text("name: robots\ntitle: Robots\n")
    (tmp_path / "robots.law").write_text(SPEC.lstrip())
    return open_game(str(tmp_path), None)[1]


def drawn(loaded: Loaded, fields: tuple[str, ...], width: int) -> str:
    game = loaded.package.new(players=2, seed=1, options=None)
    return "\n".join(line.plain for line in board_lines(view_of(loaded, game, 1), "field", width, 0, fields))


def test_a_sign_is_apart_from_a_value_in_words(robots: Loaded) -> None:
    assert " b:east " in drawn(robots, ("belt", "pit"), 200)


def test_only_the_signs_on_the_board_are_explained(robots: Loaded) -> None:
    assert drawn(robots, ("belt", "pit", "facing"), 200).splitlines()[-1].strip() == "b belt"


def test_in_a_pipe_a_thing_is_written_in_full(robots: Loaded) -> None:
    lines = drawn(robots, ("facing",), 40).splitlines()
    row = next(number for number, line in enumerate(lines) if line.startswith("1"))
    assert lines[row].split()[1] == "Wanderer"
    assert lines[row + 1].split() == ["(north)"]


def test_in_a_terminal_a_word_that_is_too_long_goes_on_in_the_next_line(
    robots: Loaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boards, "terminal_size", lambda: TerminalSize(48, 24))
    text = drawn(robots, ("facing",), 48)
    assert max(len(line) for line in text.splitlines()) <= 48
    row = next(number for number, line in enumerate(text.splitlines()) if line.startswith("1"))
    assert [line[2:6].strip() for line in text.splitlines()[row : row + 4]] == ["Wand", "erer", "(nor", "th)"]


def test_the_copies_of_players_are_named_with_their_owners_on_a_board(robots: Loaded) -> None:
    text = drawn(robots, ("owner", "facing"), 300)
    assert "Bot of Red (north)" in text
    assert "Bot of Blue (north)" in text
    assert "Wanderer (north)" in text


def test_the_log_names_the_owners_of_copies(robots: Loaded) -> None:
    game = robots.package.new(players=2, seed=1, options=None)
    assert "Bot of Blue goes to e2" in game.log(1)
    assert "Wanderer goes to a1" in game.log(1)


def test_the_options_name_the_owners_of_copies(robots: Loaded) -> None:
    game = robots.package.new(players=2, seed=1, options=None)
    view = view_of(robots, game, 1, deciding=True)
    assert game.decision is not None
    labels = [row.label.plain for row in rows_of(game.decision, view)]
    assert labels == ["Wanderer", "Bot of Red", "Bot of Blue"]


def test_a_copy_that_may_be_hidden_from_a_player_has_its_plain_name(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text("name: robots\ntitle: Robots\n")
    (tmp_path / "robots.law").write_text(
        SPEC.lstrip().replace("setup\n", "pile shed of player: robot, seen by owner\nsetup\n")
    )
    rules = open_game(str(tmp_path), None)[1].rules
    assert {thing.owner for thing in rules.things} == {0}


@pytest.mark.parametrize("language", ["fr", "uk"])
def test_translations_name_the_owners_of_copies(tmp_path: Path, language: str) -> None:
    (tmp_path / "game.yaml").write_text("name: robots\ntitle: Robots\n")
    (tmp_path / "robots.law").write_text(SPEC.lstrip())
    (tmp_path / f"names.{language}.yaml").write_text("names:\n  Bot: Robo\n  Red: Rouge\n")
    read, loaded = open_game(str(tmp_path), None)
    translator = translator_for(loaded.rules, language, read.spec.languages[language])
    assert [translator.thing(thing) for thing in (1, 2)] == ["Robo (Rouge)", "Robo (Blue)"]
