"""The report of `law fuzz` on a game that leaks hidden information: each choice once, with both games."""

from __future__ import annotations

import json
from pathlib import Path

from tests.conftest import Law
from tests.table.play.terminal import Terminal

SPEC = """
game "Strike"
    players 2
    named Red, Blue
resource fame
kind card
    rank: 1 to 9
    every rank
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
setup
    put cards into deck
    shuffle deck
    each p among players
        deal 3 from deck to hand of p
course
    repeat 3 times
        each p among players
            as p
                choose one
                    "strike" when any c among hand of left of you where rank of c is at least 8
                        gain 1 fame
                    "pass"
                        skip
score for p
    "fame" = fame of p
"""


def test_a_leak_is_reported_once_with_both_games_and_a_fix(law: Law, tmp_path: Path) -> None:
    (tmp_path / "strike.law").write_text(SPEC.lstrip())
    found = law("fuzz", "strike.law")
    lines = found.output.split("\n")
    assert found.exit_code == 1
    assert lines[0].startswith("keeps secrets: seed ")
    assert " is offered at `choose one` (strike.law:19) depends on what " in lines[0]
    assert lines[1].startswith("    in one game: ")
    assert lines[2].startswith("    in another that looks the same to ")
    assert lines[3].endswith("if this is meant, write `choose openly one`")
    assert lines[4].startswith("    found ")
    assert " more times, for example with seed " in lines[4]
    assert lines[5].startswith("Strike: ")
    every = json.loads(law("fuzz", "strike.law", "--json").output)
    assert {finding["fault"] for finding in every} == {"options at strike.law:19"}


def test_an_intended_leak_is_accepted_and_listed(law: Law, tmp_path: Path) -> None:
    (tmp_path / "strike.law").write_text(SPEC.lstrip().replace("choose one", "choose openly one"))
    assert law("fuzz", "strike.law").output == "Strike: 20 seeds, nothing found\n"


def test_a_false_known_line_is_reported_with_its_line(law: Law, tmp_path: Path) -> None:
    told = SPEC.lstrip().replace("seen by owner\n", "seen by owner\n    known where rank of it is at most 8\n")
    (tmp_path / "strike.law").write_text(told.replace("choose one", "choose openly one"))
    found = law("fuzz", "strike.law")
    assert found.exit_code == 1
    assert "something in `hand` is not what everybody knows of it\n  --> strike.law:10:" in found.output
    assert "a guess of player" not in found.output


def test_progress_is_shown_in_a_terminal_and_not_in_a_pipe(law: Law, tmp_path: Path) -> None:
    (tmp_path / "strike.law").write_text(SPEC.lstrip().replace("choose one", "choose openly one"))
    terminal = Terminal(80, 24, ["fuzz", "strike.law", "--games", "3"], tmp_path)
    assert terminal.code == 0
    assert "playing" in terminal.page
    assert "0/3" in terminal.page
    assert terminal.page.endswith("Strike: 3 seeds, nothing found\n")
    assert "playing" not in law("fuzz", "strike.law", "--games", "3").output
