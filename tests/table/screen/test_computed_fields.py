"""A field whose default is computed is shown by its value, on the screen and by `law card`."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.cli.new_game import open_game
from lawspeaker.design.card_lines import card_lines, things_called
from lawspeaker.project.spec import Spec
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_table.screen.player_view import view_of
from lawspeaker_table.screen.screen import screen_lines

SPEC = """
game "Order"
    players 2
    named Red, Blue
enum act: step or turn
resource gold
kind deed
    act: act
    serial: 1 to 2
    priority: number = 10 * serial + (5 if act is step else 4)
    swift: yes_no = serial is 1
    other: act = turn if act is step else step
    price: bundle = 1 gold
    every act, serial
kind tool
    weight: number = 1
    owner: optional player
tool Hammer
    weight 2 * 3
    copies 1 for player
pile hand of player: deed, seen by owner
pile bag: tool
setup
    put deeds into hand of Red
    put tools into bag
course
    choose c by Red from hand of Red asking "Which deed?"
        skip
    otherwise
        skip
score for p
    "deeds" = count hand of p
screen
    show your hand with priority, swift, other, price
    show bag with weight, owner
"""


@pytest.fixture
def opened(tmp_path: Path) -> tuple[Spec, Loaded]:
    """Return the game of this page."""
    (tmp_path / "game.yaml").write_text("name: order\ntitle: Order\n")
    (tmp_path / "order.law").write_text(SPEC.lstrip())
    read, loaded = open_game(str(tmp_path), None)
    return read.spec, loaded


def test_the_screen_shows_the_value_of_each_thing(opened: tuple[Spec, Loaded]) -> None:
    game = opened[1].package.new(players=2, seed=1, options=None)
    text = "\n".join(line.plain for line in screen_lines(view_of(opened[1], game, 1), 200))
    assert "step 1 (15, swift, turn, 1 gold)" in text
    assert "turn 2 (24, step, 1 gold)" in text
    assert "Hammer of Red (6)" in text
    assert "Hammer of Blue (6)" in text


def test_a_card_shows_the_value(opened: tuple[Spec, Loaded]) -> None:
    spec, loaded = opened
    lines = card_lines(spec, loaded.rules, things_called(loaded.rules, "turn 1")[0], None)
    assert "  priority: 14" in lines
    assert "  swift" in lines
    assert "  other: step" in lines
