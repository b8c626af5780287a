"""In a choice of several things, the question says which were chosen so far, to the player who chooses."""

from __future__ import annotations

from pathlib import Path

from lawspeaker.cli.new_game import open_game
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_table.play.decision_screen import DecisionParts, decision_lines
from lawspeaker_table.play.options import rows_of
from lawspeaker_table.screen.player_view import view_of
from lawspeaker_table.screen.text_layout import TerminalSize

SPEC = """
game "Picks"
    players 2
    named Red, Blue
kind card
    serial: 1 to 4
    every serial
pile hand of player: card, seen by owner
pile program of player: card, seen by owner
setup
    put cards into hand of Red
course
    repeat 2 times
        choose 2 cs by Red from hand of Red asking "Which card comes next?"
            put cs into program of Red
        otherwise
            skip
score for p
    "cards" = count hand of p
"""


def test_the_question_says_what_was_chosen_so_far(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text("name: picks\ntitle: Picks\n")
    (tmp_path / "picks.law").write_text(SPEC.lstrip())
    loaded = open_game(str(tmp_path), None)[1]
    game: Game[BaseState] = loaded.package.new(players=2, seed=1, options=None)

    def asked(player: int) -> str:
        view = view_of(loaded, game, player, deciding=True)
        assert game.decision is not None
        parts = DecisionParts("Picks", [], rows_of(game.decision, view), view.translator)
        lines = [line.plain for line in decision_lines(view, parts, TerminalSize(100))]
        return next(line for line in lines if "Which card" in line)

    first = game.decision.options[0] if game.decision is not None else None
    assert first is not None
    assert asked(1) == "Red: Which card comes next?"
    game.choose(first)
    assert asked(1) == f"Red: Which card comes next? (chosen: {first.text.partition(': ')[2]})"
    assert "chosen" not in asked(2)
    assert game.decision is not None
    game.choose(game.decision.options[0])
    assert asked(1) == "Red: Which card comes next?"
