"""`law fmt`: what it prints, what it leaves on disk, what it does when something is wrong."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lawspeaker.cli.all_commands import app_for
from tests.conftest import Law

LAW = app_for(["fmt"])
UGLY = 'game   "Farm"   # ours\n  players 2\n'
NEAT = 'game "Farm"     # ours\n    players 2\n'
BROKEN = "state   n number\n"
DIFF = f"""\
--- farm.law
+++ farm.law (formatted)
@@ -1,2 +1,2 @@
-game   "Farm"   # ours
-  players 2
+{NEAT.splitlines()[0]}
+    players 2
"""


@pytest.fixture
def spec(law: Law) -> Path:
    """Return a file in the current folder that is not in the common look."""
    path = Path("farm.law")
    path.write_bytes(UGLY.encode())
    return path


def test_indents_are_repaired_and_comments_preserved(law: Law, spec: Path) -> None:
    assert law("fmt", "farm.law").output == "farm.law formatted\n"
    assert spec.read_text() == NEAT
    assert law("fmt", "farm.law").output == "1 file, nothing to change\n"


@pytest.mark.parametrize("flag", ["--check", "--diff"])
def test_nothing_is_written_where_only_a_look_is_asked_for(law: Law, spec: Path, flag: str) -> None:
    assert law("fmt", flag, "farm.law").exit_code == 1
    assert spec.read_text() == UGLY
    spec.write_text(NEAT)
    assert law("fmt", flag, "farm.law").exit_code == 0


def test_the_difference_is_shown(law: Law, spec: Path) -> None:
    result = law("fmt", "--diff", "farm.law")
    assert result.stdout == DIFF
    assert result.stderr == "farm.law would change\n"


@pytest.mark.parametrize("start", [b"", b"\xef\xbb\xbf"], ids=["plain", "marked"])
@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["unix", "windows"])
def test_the_ends_of_lines_and_the_mark_of_utf8_stay(law: Law, spec: Path, start: bytes, end: str) -> None:
    spec.write_bytes(start + UGLY.rstrip("\n").replace("\n", end).encode())
    assert law("fmt", "farm.law").exit_code == 0
    assert spec.read_bytes() == start + NEAT.replace("\n", end).encode()
    assert law("fmt", "--check", "farm.law").exit_code == 0


def test_mixed_ends_of_lines_become_those_of_most_lines(law: Law, spec: Path) -> None:
    spec.write_bytes(b'game "Farm"\r\n    players 2\n\r\nresource food\r\n')
    assert "only line endings would change" in law("fmt", "--diff", "farm.law").output
    law("fmt", "farm.law")
    assert spec.read_bytes() == b'game "Farm"\r\n    players 2\r\n\r\nresource food\r\n'


def test_standard_input_is_formatted_to_standard_output() -> None:
    result = CliRunner().invoke(LAW, ["fmt", "-"], input=UGLY.replace("\n", "\r\n").encode())
    assert (result.exit_code, result.stdout_bytes) == (0, NEAT.replace("\n", "\r\n").encode())
    assert CliRunner().invoke(LAW, ["fmt", "--check", "-"], input=UGLY).exit_code == 1
    assert CliRunner().invoke(LAW, ["fmt", "--check", "-"], input=NEAT).exit_code == 0
    assert CliRunner().invoke(LAW, ["fmt", "--diff", "-"], input=UGLY).stdout == DIFF.replace("farm.law", "<stdin>")


def test_standard_input_with_mistakes_gives_messages_and_no_text() -> None:
    result = CliRunner().invoke(LAW, ["fmt", "-"], input=BROKEN)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "error[L120]" in result.stderr
    assert "--> <stdin>:1:11" in result.stderr
    assert CliRunner().invoke(LAW, ["fmt", "-"], input=b"\xff").exit_code == 1
    assert CliRunner().invoke(LAW, ["fmt", "-", "farm.law"], input=NEAT).exit_code == 2


def test_one_broken_file_does_not_stop_the_others(law: Law, spec: Path) -> None:
    Path("broken.law").write_text(BROKEN)
    result = law("fmt", "broken.law", "farm.law")
    assert result.exit_code == 1
    assert "error[L120]" in result.stderr
    assert result.stdout == "farm.law formatted\n"
    assert (Path("broken.law").read_text(), spec.read_text()) == (BROKEN, NEAT)


@pytest.mark.parametrize("step", ["fsync", "fdopen"])
def test_a_full_disk_loses_nothing(law: Law, spec: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, full)
    result = law("fmt", "farm.law")
    assert result.exit_code == 1
    assert "`farm.law` cannot be written: no space left on device" in result.stderr
    assert spec.read_text() == UGLY
    assert list(Path().iterdir()) == [spec]


def test_a_link_stays_a_link_and_its_file_keeps_its_rights(law: Law, spec: Path) -> None:
    spec.chmod(0o640)
    Path("link.law").symlink_to(spec)
    assert law("fmt", "link.law").exit_code == 0
    assert Path("link.law").is_symlink()
    assert spec.read_text() == NEAT
    assert spec.stat().st_mode & 0o777 == 0o640
