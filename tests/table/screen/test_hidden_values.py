"""What a screen shows of a value that depends on hidden things does not depend on how these things lie."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from lawspeaker.cli.new_game import open_game
from lawspeaker_runtime.errors import NoGuess
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_table.screen.player_view import view_of
from tests.soak import runs

SPEC = """
game "Aces"
    players 2
    named Red, Blue
kind card
    rank: 1 to 5
    every rank
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
value danger -> number = sum of rank of c for each c among hand of Blue where rank of c is at least 5
setup
    put cards into deck
    shuffle deck
    each p among players
        deal 1 from deck to hand of p
course
    each p among players
        choose n by p from 1 to 2
            skip
score for p
    "cards" = count hand of p
screen
    show danger
"""


@pytest.fixture
def aces(tmp_path: Path) -> Loaded:
    """Return the game of this page."""
    (tmp_path / "game.yaml").write_text("name: aces\ntitle: Aces\n")
    (tmp_path / "aces.law").write_text(SPEC.lstrip())
    return open_game(str(tmp_path), None)[1]


def test_a_value_is_left_out_where_no_guess_is_found(aces: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    def determinize(s: BaseState, player: int, seed: int) -> BaseState:
        raise NoGuess("none")

    monkeypatch.setattr(aces.engine, "determinize", determinize)
    game = aces.package.new(players=2, seed=1, options=None)
    assert view_of(aces, game, 1).known_value("danger") is None


def test_what_is_shown_does_not_tell_who_holds_the_card(aces: Loaded) -> None:
    """Red holds the 1: whether Blue holds the 5 or not, Red sees a number, or none, equally often."""
    loaded = aces
    number = {loaded.rules.things[thing].name: thing for thing in range(5)}
    games = runs(150, 2000)
    shown: dict[str, Counter[object]] = {}
    for blue in ("5", "2"):
        answers: Counter[object] = Counter()
        for seed in range(games):
            game = Game(loaded.engine, loaded.rules, 2, seed, forced=[number["1"], number[blue]])
            answers[view_of(loaded, game, 1).known_value("danger")] += 1
        shown[blue] = answers
    unknown, none = [shown[blue][None] / games for blue in shown], [shown[blue][0] / games for blue in shown]
    assert all(0.6 < share < 0.9 for share in unknown), shown
    assert abs(unknown[0] - unknown[1]) < 0.15, shown
    assert abs(none[0] - none[1]) < 0.15, shown
