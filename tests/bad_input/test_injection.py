"""Names and texts of a spec reach generated code only as literals: nothing in them is ever run, and nothing breaks."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.bad_input.whole_game import NAMES, Attempt, attempt

HACK = "import os; os.mkdir('hacked')"
TEXTS = {
    "an import": '__import__("os").mkdir("hacked")'.replace('"', "'"),
    "single quotes": "it's 'quoted'",
    "triple quotes": "'''" + HACK + "'''",
    "braces": "{0.__class__} {{x}} {s} }}{{",
    "a template": "{% raw %}{{ 7 * 7 }}{# no #}",
    "backslashes": "\\n\\x41\\N{BEL}\\",
    "a comment": "# " + HACK,
    "a form feed": "one\x0ctwo",
    "a line separator": "one\u2028two\u0085three",
    "a lone return": "one\rtwo",
    "letters that look like others": "\u0430\u0435\u043e\u0440\u0441",
    "right to left": "\u202eabc\u202c",
    "other scripts": "漢字 é ß ﬁ",
    "python words": "class lambda None print",
    "dollars": "$(mkdir hacked) `mkdir hacked`",
    "a path": "../../x",
    "percent": "%s %(name)s %%",
}


def strange(text: str) -> dict[str, str]:
    """Return the game's names with a text in each of them, made different where two may not be alike."""
    return {slot: f"{text} {number}" for number, slot in enumerate(NAMES) if slot != "module_file"}


def assert_harmless(found: Attempt, folder: Path) -> None:
    """Fail if anything was run, or if the game was neither refused nor played."""
    assert not (folder / "hacked").exists()
    assert found.over or found.codes
    for code in found.files.values():
        ast.parse(code)


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_a_strange_text_everywhere_is_only_a_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.chdir(tmp_path)
    found = attempt(tmp_path / "engines", **strange(text))
    assert_harmless(found, tmp_path)


@pytest.mark.parametrize("file", [f"a\n{HACK}\n.law", 'a"b.law', "a\\.law", "a'''.law", "{{7*7}}.law", "é.law"])
def test_the_name_of_a_file_is_only_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    monkeypatch.chdir(tmp_path)
    found = attempt(tmp_path / "engines", module_file=file)
    assert not found.codes, found.shown
    assert_harmless(found, tmp_path)


def test_a_text_with_strange_signs_is_shown_as_it_is(tmp_path: Path) -> None:
    found = attempt(tmp_path, label="%s __class__ \\n 'x'")
    assert found.over
    assert any("%s __class__ " in code for code in found.files.values())


def test_braces_in_a_label_that_are_no_hole_are_refused(tmp_path: Path) -> None:
    found = attempt(tmp_path, label="{0.__class__} 'x'")
    assert found.codes == ["L026"]
    assert not found.files
