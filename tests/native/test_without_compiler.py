"""Without a C compiler: asked for machine code, everything stops with words; not asked for it, everything works."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

GAME = "tic-tac-toe"
WORDS = "native engines need a C compiler, and `/no/compiler` (the compiler that the variable CC names) was not found"
PROGRAM = "from lawspeaker.cli.app import main; main()"


def law(tmp_path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command where CC names no compiler and nothing was ever compiled."""
    environment = {
        **os.environ,
        "CC": "/no/compiler",
        "LAW_CACHE": str(tmp_path / "cache"),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    command = [sys.executable, "-c", PROGRAM, *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


def test_build_writes_the_engine_says_what_is_missing_and_leaves_with_1(tmp_path: Path) -> None:
    done = law(tmp_path, "build", GAME, "--native", "--out", str(tmp_path))
    assert done.returncode == 1
    assert WORDS in done.stderr
    assert "everything works without it" in done.stderr
    assert "Traceback" not in done.stderr
    assert (tmp_path / "lawspeaker_games_tic_tac_toe" / "engine.py").is_file()


@pytest.mark.parametrize("words", [("sim", GAME, "--games", "3"), ("play", GAME, "--bots", "--seed", "1")])
def test_games_are_played_interpreted_and_refused_as_machine_code(words: tuple[str, ...], tmp_path: Path) -> None:
    plain = law(tmp_path, *words)
    assert plain.returncode == 0, plain.stderr
    asked = law(tmp_path, *words, "--native")
    assert asked.returncode == 1
    assert WORDS in asked.stderr
    assert "Traceback" not in asked.stderr


def test_a_program_can_fall_back(tmp_path: Path) -> None:
    program = (
        "from lawspeaker_games import tic_tac_toe\n"
        "from lawspeaker_runtime import NativeMissing\n"
        "try:\n    game = tic_tac_toe.new(native=True)\n"
        "except NativeMissing as missing:\n    print(missing); game = tic_tac_toe.new()\n"
        "print(len(game.decision.options))\n"
    )
    environment = {
        **os.environ,
        "CC": "/no/compiler",
        "LAW_CACHE": str(tmp_path),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    assert WORDS in done.stdout
    assert done.stdout.endswith("9\n")
    assert not list(tmp_path.iterdir())
