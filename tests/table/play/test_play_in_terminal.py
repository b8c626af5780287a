"""`law play` in a pseudo terminal: sizes, colours, wrong keys, saved games, quitting and resuming."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.conftest import Golden
from tests.paths import ROOT
from tests.table.play.terminal import Terminal

GOLDENS = Path(__file__).parent / "goldens"
Sit = Callable[..., Terminal]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Sit down at a terminal of a size; what still runs at the end is closed."""
    opened: list[Terminal] = []

    def begin(*arguments: str, size: tuple[int, int] = (80, 24), **extra: str) -> Terminal:
        opened.append(Terminal(*size, ["play", *arguments], tmp_path, extra))
        return opened[-1]

    yield begin
    for terminal in opened:
        terminal.close()


def assert_fits(terminal: Terminal) -> None:
    """Every page has at most as many rows and columns as the terminal; a typed line moves on to the next row."""
    for page in terminal.pages[1:]:
        shown = re.split(r"\n(?:> |\(Enter)", page)[0].split("\n")
        assert len(shown) + 1 <= terminal.rows, page
        assert max(len(line) for line in shown) < terminal.columns, page


def table_of(page: str) -> list[str]:
    """Return the table, the question and the options of a page, however many empty lines are between them."""
    return [line for line in page.split("row ")[1].split("\n> ")[0].split("\n") if line]


@pytest.mark.parametrize("size", [(80, 24), (160, 50)], ids=["small", "wide"])
def test_a_visit_looks_like_its_golden(size: tuple[int, int], sit: Sit, golden: Golden) -> None:
    terminal = sit("northwood", "--seed", "3", size=size)
    terminal.type("2", "decline", "flowers 3", "? 2", "nonsense", "2")
    assert_fits(terminal)
    golden(GOLDENS / f"northwood-{size[0]}x{size[1]}.txt", "\n---\n".join(terminal.pages[1:]))


@pytest.mark.parametrize("size", [(80, 24), (160, 50)], ids=["small", "wide"])
def test_a_map_looks_like_its_golden(size: tuple[int, int], sit: Sit, golden: Golden) -> None:
    land = str(ROOT / "tests" / "specs" / "patchwork-land")
    terminal = sit(land, "--seed", "3", size=size)
    terminal.type("1", "1", "1", "1", "north", "map")
    golden(GOLDENS / f"patchwork-land-{size[0]}x{size[1]}.txt", "\n---\n".join(terminal.pages[1:]))
    assert max(len(line) for line in terminal.page.split("\n")) < size[0]


@pytest.mark.parametrize("language", ["uk", "fr"])
def test_names_and_texts_come_in_a_language(language: str, sit: Sit, golden: Golden) -> None:
    terminal = sit("northwood", "--seed", "3", "--set", "style=full", "--lang", language)
    terminal.type("2", "5", "1")
    assert_fits(terminal)
    golden(GOLDENS / f"northwood-{language}.txt", "\n---\n".join(terminal.pages[1:]))


def test_colours_are_shown_unless_they_are_not_wanted(sit: Sit) -> None:
    assert re.search(r"\x1b\[[0-9;]*35m", sit("northwood", "--seed", "3").raw)
    assert not re.search(r"\x1b\[[0-9;]*m", sit("northwood", "--seed", "3", NO_COLOR="1").raw)


def test_a_game_is_saved_at_every_decision_and_can_be_resumed(sit: Sit, tmp_path: Path) -> None:
    terminal = sit("northwood", "--seed", "3", "--save", "evening.json")
    assert (tmp_path / "evening.json").is_file()
    before = terminal.type("2", "5")
    assert len(json.loads((tmp_path / "evening.json").read_text())["steps"]) == 3
    assert "--save evening.json` continues the game" in terminal.press(b"\x03")
    assert terminal.code == 130
    again = sit("northwood", "--save", "evening.json")
    assert table_of(again.page) == table_of(before)
    assert "continues the game" in again.press(b"\x04")
    assert again.code == 0


def test_an_undone_choice_is_undone_in_the_file_too(sit: Sit, tmp_path: Path) -> None:
    terminal = sit("northwood", "--seed", "3", "--save", "evening.json")
    first = terminal.page
    terminal.type("2")
    assert "no choice" not in terminal.type("undo")
    assert table_of(terminal.page) == table_of(first)
    assert len(json.loads((tmp_path / "evening.json").read_text())["steps"]) == 1


def test_what_has_been_seen_is_taken_back_only_if_asked_twice(sit: Sit) -> None:
    terminal = sit("northwood", "--seed", "3")
    terminal.type("2", "decline")
    assert "`undo!` undoes it anyway" in terminal.type("undo")
    assert "Which ally do you ask" in terminal.type("undo!")


@pytest.mark.parametrize("harm", ["cut", "edited", "another game", "other rules", "a letter", "bytes"])
def test_a_save_that_cannot_be_resumed_is_reported_and_not_overwritten(harm: str, sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    sit("connect-four" if harm == "another game" else "northwood", "--seed", "3", "--save", "evening.json").type(
        "2", "quit"
    )
    good = path.read_bytes()
    broken = {
        "cut": good[:-40],
        "edited": good.replace(b'"seed":3', b'"seed":4'),
        "another game": good,
        "other rules": good.replace(b'"version":"', b'"version":"0'),
        "a letter": b"dear friend\n",
        "bytes": b"\xff\xfe\x00",
    }[harm]
    path.write_bytes(broken)
    terminal = sit("northwood", "--save", "evening.json")
    assert terminal.code == 1
    assert "evening.json cannot be continued: " in terminal.page
    assert "Traceback" not in terminal.page
    assert path.read_bytes() == broken


def test_a_finished_game_is_shown_again_and_not_played_on(sit: Sit) -> None:
    terminal = sit("kuhn-poker", "--seed", "4", "--save", "poker.json")
    terminal.type("bet")
    assert terminal.code == 0
    again = sit("kuhn-poker", "--save", "poker.json")
    assert again.code == 0
    assert "The game is over: " in again.page


def test_long_answers_have_a_page_of_their_own(sit: Sit) -> None:
    terminal = sit("northwood", "--seed", "3")
    assert "undo your last choice" in terminal.type("help")
    assert "(Enter returns to the game)" in terminal.page
    assert "Which fief do you visit?" in terminal.type("")
    assert "shuffled" in terminal.type("log")
    terminal.type("")
    assert "King of Flowers: " in terminal.type("? 7")
    assert "nothing here is called `unicorn`" in terminal.type("? unicorn")


def test_what_is_typed_at_a_pause_is_what_the_person_wants_next(sit: Sit) -> None:
    terminal = sit("northwood", "--seed", "3")
    assert "(Enter returns to the game)" in terminal.type("help")
    assert "Which ally do you ask" in terminal.type("2")
    assert "(Enter returns to the game)" in terminal.type("log")
    assert "King of Flowers: " in terminal.type("? King of Flowers")


def test_lines_typed_ahead_are_answered_one_after_the_other(sit: Sit) -> None:
    terminal = sit("northwood", "--seed", "3")
    terminal.type("help\n2\nlog\nlook\ndecline")
    while "How do you answer" not in terminal.page:
        terminal.wait()
    assert "How do you answer" in terminal.page


def test_a_long_answer_is_read_page_by_page(sit: Sit) -> None:
    terminal = sit("northwood", "--seed", "3", size=(40, 12))
    assert "(Enter shows more)" in terminal.type("help")
    first = terminal.page
    assert terminal.type("") != first
    while "returns to" not in terminal.page:
        terminal.type("more" if "leave the game" in terminal.page else "")
    assert "Which fief do you visit?" in terminal.type("")
    assert_fits(terminal)


def test_all_options_are_reached_on_a_small_terminal(sit: Sit) -> None:
    terminal = sit("northwood", "--seed", "3", size=(30, 8))
    seen = set(re.findall(r"fief (\d)", terminal.page))
    assert len(seen) < 8
    for _ in range(2):
        seen |= set(re.findall(r"fief (\d)", terminal.type("more")))
    assert seen == set("01234567")
    assert "Which ally do you ask" in terminal.type("7")
    assert "· you: fief: 7" in terminal.page
    assert_fits(terminal)


def test_the_board_has_the_numbers_that_the_question_asks_for(sit: Sit) -> None:
    page = sit("connect-four", "--seed", "1").page
    assert "  1 2 3 4 5 6 7\n" in page.split("choose a column:")[0]


def test_both_cards_are_seen_at_a_showdown(sit: Sit) -> None:
    terminal = sit("kuhn-poker", "--seed", "1")
    assert re.search("hand of player 2: +1 card", terminal.page)
    assert "hand of player 2: Jack" in terminal.type("bet")
    assert terminal.code == 0


def test_a_tiny_terminal_gets_what_fits(sit: Sit) -> None:
    terminal = sit("northwood", "--seed", "3", size=(40, 12))
    terminal.type("2", "5")
    assert_fits(terminal)
    assert "How do you answer" in terminal.page
