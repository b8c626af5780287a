"""The designer's walk is walked: its files are written, its commands are run in its order, and print what it shows."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.docs.snippets import ROOT, Snippet, read

PAGE = read("docs/designers-walk.md")
LAW = [sys.executable, "-c", "from lawspeaker.command.app import main; main()"]
LEFT_OUT = "…"
LONGEST_CREATURE = 14


def run(command: str, folder: Path) -> str:
    """Type a command in a folder, then `quit` to whatever it asks, and return all it prints."""
    words = shlex.split(command)
    assert words[0] == "law"
    paths = os.pathsep.join(str(ROOT / part) for part in ("compiler", "runtime", "generated"))
    done = subprocess.run(
        [*LAW, *words[1:]],
        cwd=folder,
        input="quit\n",
        text=True,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": paths, "NO_COLOR": "1"},
        timeout=300,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


def pattern(shown: str) -> str:
    """Return what a printed text has to match: dots alone are any lines, dots in a line the rest of it."""
    found = ""
    for line in shown.rstrip("\n").split("\n"):
        if line.strip() == LEFT_OUT:
            found += r"(?:.*\n)*?"
        else:
            found += ".*".join(re.escape(part) for part in line.split(LEFT_OUT)) + r"\s*\n"
    return found


def sessions(snippet: Snippet) -> list[tuple[str, str]]:
    """Return the commands of a snippet, each with what it prints."""
    parts = re.split(r"^\$ (.*)\n", snippet.text, flags=re.MULTILINE)
    assert parts[0] == ""
    return list(zip(parts[1::2], parts[2::2], strict=True))


def walk(snippet: Snippet, folder: Path) -> None:
    """Do what a snippet says."""
    kind, _, path = snippet.info.partition(" ")
    if kind == "law":
        (folder / path).write_text(snippet.text, encoding="utf-8")
    elif kind == "fix":
        wrong, right = snippet.text.rstrip("\n").split("\n")
        text = (folder / path).read_text(encoding="utf-8")
        assert text.count(wrong) == 1
        (folder / path).write_text(text.replace(wrong, right), encoding="utf-8")
    else:
        assert kind == "console"
        for command, shown in sessions(snippet):
            printed = run(command, folder)
            rest = r"(?s:.*)" if shown.rstrip().endswith(LEFT_OUT) else "$"
            assert re.match(pattern(shown) + rest, printed), f"{command}\n{printed}"


def test_the_walk_can_be_walked(tmp_path: Path) -> None:
    for snippet in PAGE.snippets:
        walk(snippet, tmp_path)


def test_a_fifth_sort_of_creature_is_short() -> None:
    (giant,) = [snippet for snippet in PAGE.snippets if snippet.info == "law owls/giant.law"]
    assert len([line for line in giant.text.split("\n") if line]) <= LONGEST_CREATURE
