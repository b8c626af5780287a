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
