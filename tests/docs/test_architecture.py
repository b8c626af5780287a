"""The map of the code shows what is there: every file it names exists, and its Python is what the compiler writes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lawspeaker.pipeline import compile_game
from lawspeaker.source import Source
from tests.docs.games import compiled
from tests.docs.snippets import read
from tests.paths import ROOT

PAGE = read("docs/architecture.md")
GAMES = ("generated/lawspeaker_games/breakthrough", "generated/lawspeaker_games/northwood")
FOLDERS = ("", "compiler/lawspeaker", "runtime/lawspeaker_runtime", *GAMES, "docs")
NAMED = sorted(set(re.findall(r"[\w/.-]+\.(?:py\.jinja|py|lark|json|yaml|md)", PAGE.text)))
SPEC = next(snippet.text for snippet in PAGE.snippets if snippet.info == "law")


@pytest.mark.parametrize("name", NAMED)
def test_a_file_that_is_named_exists(name: str) -> None:
    assert any((ROOT / folder / name).exists() for folder in FOLDERS)


def test_the_table_of_changes_has_twenty_rows_and_every_row_names_a_file() -> None:
    table = PAGE.text.split("## I want to change …")[1].split("##")[0]
    rows = [line.split("|")[1:3] for line in table.splitlines() if line.startswith("| ")][1:]
    assert len(rows) >= 20
    for change, places in rows:
        assert re.search(r"`[\w/.-]+\.(?:py|lark|jinja|yaml)`", places), change


def test_the_game_of_the_page_compiles(tmp_path: Path) -> None:
    assert compiled("chimes", [Source("rules.law", SPEC)], tmp_path).rules.title == "Chimes"


def test_the_python_of_the_page_is_what_the_compiler_writes() -> None:
    written = "\n".join(compile_game("chimes", [Source("rules.law", SPEC)]).files.values())
    shown = [snippet.text for snippet in PAGE.snippets if snippet.info == "python generated"]
    assert shown
    for text in shown:
        assert text in written, written[written.find("def loudness") - 200 :][:800]


def test_every_decision_is_listed_once_and_in_order() -> None:
    listed = re.findall(r"\(decisions/([\w-]+\.md)\)", PAGE.text.split("## Why it is like this")[1])
    assert listed == sorted(path.name for path in (ROOT / "docs/decisions").glob("*.md"))
