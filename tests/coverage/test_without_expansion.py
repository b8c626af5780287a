"""`law test` of an expansion: a failed example of the base game says whether it passes without the expansion."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Law

MARKET = """game "Market"
    players 2
    named Red, Blue
resource gold
setup
    each p among players
        gain 2 gold for p
course
    each p among players
        choose n by p from 1 to 2
            gain n gold for p
score for p
    "gold" = gold of p
example "two gold each"
    expect
        Red has 2 gold
example "wrong everywhere"
    expect
        Red has 7 gold
"""
FAIR = """expansion "Fair"
setup
    gain 1 gold for Red
example "wrong in the fair"
    expect
        Red has 9 gold
"""


def write(folder: str, manifest: str, rules: str) -> None:
    """Write a game's folder."""
    Path(folder).mkdir()
    Path(folder, "game.yaml").write_text(f"name: {folder}\ntitle: {folder}\n{manifest}", encoding="utf-8")
    Path(folder, f"{folder}.law").write_text(rules, encoding="utf-8")


def test_a_failed_example_of_the_base_game_names_the_cause(
    law: Law, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write("market", "", MARKET)
    write("fair", "extends: ../market\n", FAIR)
    parts = law("test", "fair").output.split("failed: ")[1:]
    alone, everywhere, own = parts
    assert "help: this is an example of market; it passes without fair, so it fails because of what fair adds" in alone
    assert "help: this is an example of market; it fails without fair, too" in everywhere
    assert "help" not in own
    assert "help" not in law("test", "market").output
