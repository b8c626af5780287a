"""The formatter of generated code: what it does to files, and what is said where it is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.cli.app import run
from lawspeaker.emit import format_python
from lawspeaker.emit.format_python import FormatterError, formatted


def test_long_lines_are_broken_and_short_files_keep_their_order() -> None:
    long = "total = " + " + ".join(f"summand_{n}" for n in range(20)) + "\n"
    files = formatted({"long.py": long, "short.py": "answer = 42\n"})
    assert list(files) == ["long.py", "short.py"]
    assert max(map(len, files["long.py"].splitlines())) <= 120
    assert files["short.py"] == "answer = 42\n"


def test_code_that_is_no_python_is_refused() -> None:
    with pytest.raises(FormatterError, match="cannot format"):
        formatted({"broken.py": "def ("})


def test_a_missing_formatter_is_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing() -> str:
        raise FormatterError("building an engine needs ruff: pip install ruff")

    monkeypatch.setattr(format_python, "ruff", missing)
    with pytest.raises(SystemExit) as stopped:
        run(["build", "tic-tac-toe", "--out", str(tmp_path)])
    assert stopped.value.code == 1
    assert capsys.readouterr().err == "building an engine needs ruff: pip install ruff\n"
    assert list(tmp_path.iterdir()) == []
