"""What docs/native.md shows is what happens: its sessions run on machine code, and its table is the protocol's."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from lawspeaker_runtime.game.engine import Engine
from tests.docs.script import Script
from tests.docs.snippets import read

PAGE = read("docs/native.md")
DOOR = ("legal", "apply", "player", "over", "returns", "clone", "hash", "playout", "is_mcts")


def test_the_page_does_what_it_says(tools: None, tmp_path: Path, bless: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    problems = Script("docs/native.md", tmp_path, tmp_path / "tools", bless).run()
    assert not problems, "\n\n".join(problems)


def test_the_table_says_the_types_of_the_protocol() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| `([^`]+)` \|", PAGE.text, re.MULTILINE))
    assert tuple(rows) == DOOR
    for name, shown in rows.items():
        signature = inspect.signature(vars(Engine)[name])
        takes = ", ".join(str(part.annotation) for part in list(signature.parameters.values())[1:])
        assert shown == f"({takes}) -> {signature.return_annotation}"
