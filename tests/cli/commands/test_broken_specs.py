"""Broken specs of every kind: one clear message each, exit code 1, nothing on disk, never a traceback."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lawspeaker.project.find_games import games_folder
from tests.bad_input.nested import nested_blocks
from tests.conftest import Law
from tests.soak import runs

HEAD = 'game "Farm"\n    players 2\n\ncourse\n    end\n\nscore for p\n    "points" = 0\n\n'

BROKEN = {
    "wrong indentation": HEAD + "setup\n  skip\n",
    "a tab": HEAD + "setup\n\tskip\n",
    "an unknown name": HEAD + "setup\n    run Nowhere\n",
    "an unknown word": HEAD + "state round: number = ruond\n",
    "a type error": HEAD + "state round: number = yes\n",
    "a duplicate name": HEAD + "resource food\nresource food\n",
    "a circle of kinds": HEAD + "kind one is two\n    x: number = 1\nkind two is one\n    y: number = 1\n",
    "brackets 10,000 deep": HEAD + "state round: number = " + "(" * 10_000 + "1" + ")" * 10_000 + "\n",
    "blocks 600 deep": HEAD + nested_blocks(600),
    "nots 10,000 deep": HEAD + "setup\n    if " + "not " * 10_000 + "yes\n        skip\n",
    "a sum of 10,000": HEAD + "state round: number = " + "1 + " * 10_000 + "\n",
    "an open quote": HEAD + 'setup\n    choose one by player 1\n        "bet\n            skip\n',
    "only zeros": "\0" * 1000,
    "no line end": HEAD + "setup",
    "nothing": "",
    "only a comment": "# later",
}
LONG = {
    "blocks 10,000 deep": lambda: HEAD + nested_blocks(10_000),
    "a line of a megabyte": lambda: HEAD + "state " + "x" * 1_100_000 + ": number = 1\n",
}
"""Texts of up to 200 megabytes, which are made when their test runs: every process of a test run imports this file."""
INJECTIONS = [
    '__import__("os")',
    'a\\"b',
    "}}{{ {0.__class__} {%raw%}",
    "'''\"\"\"",
    "$(touch hacked)",
    "\\N{BEL}\\x00",
    "../../x",
]


def folder(root: Path, text: str | bytes) -> Path:
    """Write the folder of a game."""
    path = root / "farm"
    path.mkdir()
    (path / "game.yaml").write_text("name: farm\ntitle: Farm\n")
    (path / "farm.law").write_bytes(text.encode() if isinstance(text, str) else text)
    return path


@pytest.mark.parametrize("name", [*BROKEN, *LONG])
def test_a_broken_spec_gives_messages_and_leaves_nothing_on_disk(
    law: Law, tmp_path: Path, cache: Path, name: str
) -> None:
    path = folder(tmp_path, BROKEN[name] if name in BROKEN else LONG[name]())
    for command in ("check", "build"):
        result = law(command, "farm")
        assert result.exit_code == 1, result.output
        assert result.exception is None or isinstance(result.exception, SystemExit)
        assert "error[L" in result.output
        assert len(result.output) < 5000
    assert sorted(file.name for file in path.iterdir()) == ["farm.law", "game.yaml"]
    assert not list(cache.glob("packages/*"))


@pytest.mark.parametrize("name", INJECTIONS)
def test_names_reach_the_engine_only_as_texts(law: Law, tmp_path: Path, name: str) -> None:
    quoted = name.replace('"', "")
    text = (
        f'game "{quoted}"\n    players 2\n\nkind card\n    worth: number = 1\n\ncard "{quoted}"\n\n'
        f'pile deck: card\n\nsetup\n    put cards into deck\n\ncourse\n    choose one by player 1\n        "{quoted}"\n'
        '            end\n        "other"\n            end\n\nscore for p\n    "points" = 0\n'
    )
    folder(tmp_path, text)
    result = law("build", "farm")
    assert isinstance(result.exception, SystemExit | None), result.exception
    assert not (tmp_path / "hacked").exists()
    if result.exit_code == 0:
        assert law("sim", "farm", "--games", "2").exit_code == 0


def test_a_spec_with_any_line_missing_never_crashes(law: Law, tmp_path: Path) -> None:
    lines = (games_folder() / "connect-four" / "connect-four.law").read_text().split("\n")
    path = folder(tmp_path, "")
    for number in range(len(lines)):
        (path / "farm.law").write_text("\n".join(lines[:number] + lines[number + 1 :]))
        result = law("check", "farm")
        assert isinstance(result.exception, SystemExit | None), (number, result.exception)


def test_a_spec_with_random_letters_changed_never_crashes(law: Law, tmp_path: Path) -> None:
    text = (games_folder() / "kuhn-poker" / "kuhn-poker.law").read_text()
    path = folder(tmp_path, "")
    dice = random.Random(11)
    for _ in range(runs(12, 250)):
        letters = list(text)
        for _ in range(dice.randint(1, 8)):
            letters[dice.randrange(len(letters))] = dice.choice('a( )\n:="@9Z \u00e9\t')
        (path / "farm.law").write_text("".join(letters))
        result = law("check", "farm")
        assert isinstance(result.exception, SystemExit | None), result.exception
