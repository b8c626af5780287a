"""What a command says while it waits for a build, and what becomes of keys that are typed meanwhile."""

from __future__ import annotations

import io
import os
import pty
import select
import subprocess
import sys
import tty
from pathlib import Path

import pytest

from lawspeaker.cache.build_progress import Progress, Stage, report, watched
from lawspeaker.cache.native_compile import wait_for
from lawspeaker.cli import waiting
from lawspeaker.cli.waiting import announced, drop_typed


def test_a_build_of_machine_code_is_announced_by_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with announced("hex"):
        report(Stage.TRANSLATE)
        report(Stage.COMPILE, 1, 3)
        report(Stage.COMPILE, 2, 3)
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "compiling hex to machine code, which takes a while; it is done once\n"


def test_nothing_is_said_if_nothing_is_built_or_the_build_is_quick(capsys: pytest.CaptureFixture[str]) -> None:
    with announced("hex"):
        pass
    with announced("hex"):
        report(Stage.WRITE)
    assert capsys.readouterr().err == ""


def test_a_slow_build_of_python_is_announced(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 0.0)
    with announced("hex"):
        report(Stage.WRITE)
        while not (said := capsys.readouterr().err):
            pass
    assert said == "compiling the rules of hex\n"


def test_json_is_silent(capsys: pytest.CaptureFixture[str]) -> None:
    with announced("hex", silent=True):
        report(Stage.TRANSLATE)
    assert capsys.readouterr().err == ""


def test_a_terminal_shows_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    shown = Terminal()
    monkeypatch.setattr(sys, "stderr", shown)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    with announced("hex"):
        report(Stage.COMPILE, 2, 3)
    assert "hex: compiling to machine code" in shown.getvalue()
    assert "2/3" in shown.getvalue()


def test_keys_typed_meanwhile_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, terminal = pty.openpty()
    tty.setcbreak(terminal)
    with os.fdopen(terminal, "r") as typed, os.fdopen(keyboard, "wb", buffering=0) as keys:
        monkeypatch.setattr(sys, "stdin", typed)
        keys.write(b"4\n")
        assert select.select([typed], [], [], 5)[0]
        drop_typed()
        assert not select.select([typed], [], [], 0.05)[0]


def test_the_number_of_compiled_files_is_reported(tmp_path: Path) -> None:
    seen: list[Progress] = []
    progress = tmp_path / "progress.txt"
    write = f"import time; time.sleep(0.5); open({str(progress)!r}, 'w').write('2 5'); time.sleep(0.5)"
    with watched(seen.append), subprocess.Popen([sys.executable, "-c", write]) as running:
        wait_for(running, progress)
    assert set(seen) == {Progress(Stage.COMPILE, 2, 5)}
