"""Settings on the command line that do not go together."""

from __future__ import annotations

from pathlib import Path

from tests.conftest import Law

SPEC = """game "Settled"
    players 2 to 4

option teams: yes_no = no
    needs count players is 4
option quick: yes_no = count players is 2

course
    each p among players
        choose n by p from 1 to (3 if quick else 4)
            skip
score for p
    "points" = 1 if teams else 0
"""


def test_the_command_refuses_with_exit_code_1(law: Law, tmp_path: Path) -> None:
    folder = tmp_path / "settled"
    folder.mkdir()
    (folder / "game.yaml").write_text("name: settled\ntitle: Settled\n", encoding="utf-8")
    (folder / "rules.law").write_text(SPEC, encoding="utf-8")
    (folder / "storms.law").write_text("module Storms\n    needs not quick\n", encoding="utf-8")
    for command in (("play", "--bots"), ("sim", "--games", "2")):
        result = law(command[0], str(folder), *command[1:], "--set", "teams=yes")
        assert (result.exit_code, "Traceback" in result.output) == (1, False)
        assert "error: option `teams` cannot be yes here: it needs count players is 4 (rules.law:5)" in result.output
        result = law(command[0], str(folder), *command[1:], "--set", "storms=yes")
        assert result.exit_code == 1
        assert "error: option `storms` cannot be yes here: it needs not quick (storms.law:2)" in result.output
        assert law(command[0], str(folder), *command[1:], "--set", "quick=no", "--set", "storms=yes").exit_code == 0
