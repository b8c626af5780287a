"""Names that try to be paths, commands or code: those of new games are refused, those in a spec stay texts in files."""

from __future__ import annotations

import ast
import csv
import tomllib
from pathlib import Path

import pytest

from tests.conftest import Law
from tests.table.serve.test_browser_injection import IMAGE, hostile_game

HOSTILE = (
    *("", ".", "..", "a b", "A", "1abc", "a--b", "a_b", "x.yaml", "import", "ünïcode", "a'b", 'a"b', "{x}", "%s"),
    *("a\nb", "a\0b", "\x1b[31mred", "$(touch x)", "`touch x`", "name;touch x", "<script>", "\ud800", "a" * 300),
)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_new_game_with_a_hostile_name_is_refused_and_writes_nothing(law: Law, name: str) -> None:
    before = set(Path().iterdir())
    refused = law("new", name)
    assert refused.exit_code == 2
    assert "cannot be the name of a game: use lower-case letters, digits and hyphens" in refused.output.replace(
        "\n", " "
    )
    assert "Traceback" not in refused.output
    assert "\x1b" not in refused.output
    assert set(Path().iterdir()) == before


def test_results_of_a_hostile_spec_are_rows_of_a_table(law: Law) -> None:
    hostile_game(Path())
    assert law("sim", "evil", "--games", "3", "--to", "rows.csv").exit_code == 0
    with Path("rows.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["seed"] for row in rows] == ["1", "2", "3"]
    assert all(None not in row and None not in row.values() for row in rows)


def test_a_hostile_spec_is_bundled_as_a_package_whose_files_can_be_read(law: Law) -> None:
    hostile_game(Path())
    assert law("bundle", "evil", "--out", "package").exit_code == 0
    project = tomllib.loads(Path("package/pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["name"] == "lawspeaker-games-evil"
    assert project["description"].startswith(f"The rules of {IMAGE}")
    assert project["dependencies"] == []
    for path in Path("package/lawspeaker_games_evil").glob("*.py"):
        ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("out", ["mine", "file", "a\nb"])
def test_nothing_of_others_is_replaced_by_what_commands_write(law: Law, out: str) -> None:
    assert law("new", "my-game").exit_code == 0
    Path("mine").mkdir()
    Path("mine/index.html").write_text("my page", encoding="utf-8")
    Path("file").write_text("my file", encoding="utf-8")
    Path("a\nb").mkdir()
    Path("a\nb/index.html").write_text("my page", encoding="utf-8")
    for command in (("lab", "my-game", "--games", "4"), ("bundle", "my-game")):
        refused = law(*command, "--out", out)
        assert refused.exit_code == 1
        assert "Traceback" not in refused.output
    assert Path("mine/index.html").read_text(encoding="utf-8") == "my page"
    assert Path("file").read_text(encoding="utf-8") == "my file"
