"""How far a run is: a bar with the time left on a terminal, one line elsewhere, nothing if it is to be silent."""

from __future__ import annotations

import sys

import pytest

from lawspeaker_lab.sim import progress
from lawspeaker_lab.sim.progress import with_progress


class Terminal:
    """A stream that says that it is a terminal, and keeps what is written."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self.text = ""

    def isatty(self) -> bool:
        """Return that it is one."""
        return True

    def write(self, text: str) -> int:
        """Keep a text."""
        self.text += text
        return len(text)

    def flush(self) -> None:
        """Do nothing."""


def test_one_line_says_how_long_a_long_run_will_take(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    times = iter(range(0, 1000, 10))
    monkeypatch.setattr(progress, "monotonic", lambda: float(next(times)))
    assert list(with_progress(iter(range(10)), 10, done=4)) == list(range(10))
    assert capsys.readouterr().err == "5 of 10 so far, about 4 min left\n"


def test_a_short_run_and_a_silent_one_say_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert list(with_progress(iter(range(3)), 3)) == [0, 1, 2]
    monkeypatch.setattr(progress, "PATIENCE", -1.0)
    assert list(with_progress(iter(range(3)), 3, silent=True)) == [0, 1, 2]
    assert capsys.readouterr().err == ""


def test_a_terminal_shows_a_bar_with_the_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress, "MOMENT", -1.0)
    monkeypatch.setenv("TERM", "xterm")
    assert list(with_progress(iter(range(7)), 7, "playing", done=2)) == list(range(7))
    assert "playing" in terminal.text
    assert "7/7" in terminal.text
    assert "left" in terminal.text
