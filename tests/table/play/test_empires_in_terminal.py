"""A turn of Empires of the North on a terminal of 80 columns and 24 rows: what a player needs is on one page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.table.play.terminal import Terminal

COLUMNS, ROWS = 80, 24
GAME = ["play", "empires", "--players", "2", "--seed", "5", "--set", "clan=Glenn,Ulaf"]


@contextmanager
def begun(folder: Path, *more: str) -> Iterator[Terminal]:
    """Play until the first turn: discard two cards, keep none."""
    terminal = Terminal(COLUMNS, ROWS, [*GAME, *more], folder)
    try:
        terminal.type("1", "1", "done" if not more else "5")
        yield terminal
    finally:
        terminal.close()


def test_a_turn_shows_the_circle_the_islands_both_empires_and_the_hand(tmp_path: Path) -> None:
    with begun(tmp_path) as terminal:
        page = terminal.page
        fits(page)
        for word in ("[1: populate]", "row of near (2)", "row of distant (2)", "supply: Red", "empire of Red (3)"):
            assert word in page
        assert "empire of Blue" in page
        assert "hand of Red (3)" in page
        assert "Red: What do you do in your turn?" in page
        placed = terminal.type("1", "populate")
        fits(placed)
        assert "Pawn 1 of Red, populate" in placed


def test_the_same_turn_in_russian(tmp_path: Path) -> None:
    with begun(tmp_path, "--lang", "ru") as terminal:
        fits(terminal.page)
        assert "Красный: Что вы делаете в свой ход?" in terminal.page
        assert "империя – Синий" in terminal.page


def fits(page: str) -> None:
    lines = page.split("\n")
    assert len(lines) <= ROWS, page
    assert max(map(len, lines)) <= COLUMNS, page
