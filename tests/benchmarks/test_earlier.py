"""The engine of an earlier commit is measured beside the present one, where the history has it."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from benchmarks import earlier, play_rounds
from benchmarks.earlier import has_commit, section, unpack
from tests.paths import ROOT

UNKNOWN = "0" * 40


def test_a_commit_that_the_history_does_not_have_is_not_measured() -> None:
    assert not has_commit(UNKNOWN)
    assert f"Not measured: commit {UNKNOWN}" in section(UNKNOWN)


def test_the_packages_of_a_commit_are_unpacked(tmp_path: Path) -> None:
    if not has_commit("HEAD"):
        pytest.skip("there is no history here")
    unpack("HEAD", tmp_path)
    assert (tmp_path / "runtime" / "lawspeaker_runtime" / "__init__.py").is_file()
    assert (tmp_path / "generated" / "lawspeaker_games" / earlier.GAME / "engine.py").is_file()
    assert (ROOT / "benchmarks" / "play_rounds.py").is_file()


def test_the_section_has_the_ratio_of_both_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = earlier.Speeds([100.0, 100.0, 100.0], [6.0] * 3), earlier.Speeds([250.0, 240.0, 260.0], [3.0] * 3)
    monkeypatch.setattr(earlier, "has_commit", lambda commit: True)
    monkeypatch.setattr(earlier, "measure_both", lambda commit: figures)
    text = section("abc")
    assert "2.50x (goal 2)" in text
    assert "| 6.00 µs | 3.00 µs |" in text


def test_a_round_reports_decisions_seconds_and_clones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play_rounds, "load_native", lambda engine, package: engine)
    monkeypatch.setattr(play_rounds, "GAMES", 5)
    monkeypatch.setattr(play_rounds, "SAMPLED", 5)
    monkeypatch.setattr(sys, "argv", ["play_rounds", "lawspeaker_games.tic_tac_toe", "2"])
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\n"))
    play_rounds.main()
    first, second = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert first["decisions"] == second["decisions"]
    assert 5 * 5 <= first["decisions"] <= 5 * 9
    assert first["seconds"] > 0
    assert first["clone"] > 0
