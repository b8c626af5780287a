"""`law words` lists what a game offers to its expansions."""

from __future__ import annotations

import json
from pathlib import Path

from tests.conftest import Law
from tests.paths import ROOT

FEUD = str(ROOT / "tests/specs/clan-feud")
FROST = str(ROOT / "tests/specs/clan-feud-frost")


def test_a_game_lists_its_words_under_headings(law: Law) -> None:
    result = law("words", FEUD)
    assert result.exit_code == 0
    assert "\nvalues (adds, sets)\n" in result.stdout
    assert "used by" in result.stdout


def test_a_pattern_filters_by_word_signature_and_text(law: Law) -> None:
    rows = json.loads(law("words", FEUD, "might", "--json").stdout)
    assert {row["word"] for row in rows} >= {"might"}
    assert all("might" in (row["word"] + row["written"] + row["text"]).casefold() for row in rows)
    assert [row["word"] for row in json.loads(law("words", FEUD, "mig?t", "--json").stdout)] == ["might"]


def test_an_expansion_lists_the_words_of_its_base(law: Law) -> None:
    row = next(row for row in json.loads(law("words", FROST, "might", "--json").stdout) if row["word"] == "might")
    assert "clan-feud/" in row["file"]
    assert "clan Bear" in row["users"]


def test_a_pattern_that_matches_nothing_is_an_error(law: Law) -> None:
    result = law("words", FEUD, "zzz")
    assert result.exit_code == 1
    assert "no word of" in result.stderr


def test_an_unknown_game_is_an_error(law: Law) -> None:
    assert law("words", "nosuch").exit_code == 1


def test_an_unknown_word_of_an_expansion_is_answered_with_near_words(law: Law, tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(f"name: owls\ntitle: Owls\nextends: {FEUD}\n", encoding="utf-8")
    (tmp_path / "owls.law").write_text(
        'expansion "Owls"\n\nclan Owl\n    adds 1 to mighty_force of you\n', encoding="utf-8"
    )
    said = law("check", str(tmp_path)).stdout
    assert "is called `mighty_force`" in said
    assert "near: " in said
    assert "law words" in said
    assert "declare it" not in said


FIELDS = """game "Fields"
    players 2
board field
    grid 9 by 9 squares
piece disc of player: single
value home of s: square -> square = first t among squares where column of it is (column of s + 2) / 3
value is_near of s: square to t: square -> yes_no = (distance from t to s) is at most 2
value discs_near of s: square -> number = count t among squares where (disc on t) is not nobody and (is_near of s to t)
course
    repeat 2 times
        each p among players
            choose s by p from squares where (disc on it) is nobody and discs_near of home of it is less than 9
                place a disc of p on s
            otherwise
                skip
score for p
    "near" = sum of discs_near of s for each s among squares where (disc on s) is p
"""


def test_costs_tell_how_values_are_kept_and_what_they_take(law: Law, tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text("name: fields\ntitle: Fields\n", encoding="utf-8")
    (tmp_path / "fields.law").write_text(FIELDS, encoding="utf-8")
    rows = {
        row["written"].split()[0]: row for row in json.loads(law("words", str(tmp_path), "--costs", "--json").stdout)
    }
    assert rows["home"]["how"] == "tabulated"
    assert rows["home"]["computed"] == 0, "its table is made before the games"
    assert rows["discs_near"]["calls"] > 100
    assert 0 < rows["discs_near"]["share"] <= 1
    text = law("words", str(tmp_path), "home", "--costs", "--games", "1").stdout
    assert text.startswith("1 random game, 4 decisions, ")
    assert "tabulated when the engine is built" in text
    assert "discs_near" not in text
    assert law("words", str(tmp_path), "zzz", "--costs").exit_code == 1


def test_costs_tell_what_is_tried_on_copies_and_what_is_memoized(law: Law) -> None:
    rows = json.loads(law("words", "northgard", "--costs", "--json", "--games", "1").stdout)
    assert "tried on copies" in {row["how"] for row in rows}
    memoized = [row for row in rows if row["how"] == "memoized"]
    assert any(row["computed"] < row["calls"] for row in memoized)
    assert [row["share"] for row in rows] == sorted((row["share"] for row in rows), reverse=True)
