"""Which board a word is asked of in a game with several boards, and what is said if nothing tells it."""

from __future__ import annotations

import pytest

from lawspeaker.diagnostics.render import plain, render_all
from lawspeaker.pipeline import check_game
from lawspeaker.source import Source

FRAME = """game "Boards"
    players 2
    named Red, Blue
board field
    grid 9 by 9 squares
board meta
    grid 3 by 3 areas
board comb
    hexes 4 by 4 cells
board wheel
    circle 5 spaces
kind town
town Ham
board map
    places town
    edges road
piece disc of player: single
piece flag of player: single, on meta
piece pawn of player: single, on wheel
kind rock
    lies on meta
rock Boulder
setup
    place Boulder on b2
    each p1 among players
        place a disc of p1 on a1
course
    end
score for p1
    "discs" = discs of p1
"""


def mistakes(line: str) -> dict[str, dict[str, str]]:
    """Return the codes of the mistakes of a spec with one more line, each with the words of its message."""
    found = check_game([Source("boards.law", FRAME + line + "\n")]).facts.found
    return {fact.code: fact.words for fact in found if fact.code.startswith("L")}


@pytest.mark.parametrize(
    "line",
    [
        "value x of r: area -> list of area = (rank at row of r)",
        "value x of r: area -> yes_no = r is in (file at column of r)",
        "value x of r: area -> yes_no = (file at 1) is (neighbours of r towards north)",
        "value x of r: area -> list of area = s among (rank at 1) where s is not r",
        "value x of r: area -> number = (line of flag through r)",
        "value x of c: cell -> list of cell = (ray from c towards northeast)",
        "value x -> list of cell = (ray from a1 towards northeast)",
        "value x -> optional area = (neighbour of b1 towards east)",
        "value x of r: area -> number = (distance from a1 to r)",
        "value x of r: area -> number = (distance from r to a1)",
        "value x -> number = (distance from i9 to a1)",
        "value x of r: area -> yes_no = a1 is next to r",
        "value x -> number = count columns of comb + count rows of meta",
        "value x -> number = count (file of comb at 4)",
        "value x -> number = flags of c3",
        "value x -> number = count (rocks on c3)",
    ],
)
def test_a_place_or_a_piece_or_the_name_of_a_board_tells_the_board(line: str) -> None:
    assert mistakes(line) == {}


def test_a_row_of_places_that_tells_no_board_is_refused_with_what_to_write() -> None:
    found = mistakes("value x of r: area -> number = count (rank at row of r)")["L493"]
    assert (found["first"], found["second"]) == ("(rank of field at …)", "(rank of meta at …)")


def test_columns_of_several_boards_are_refused_with_what_to_write() -> None:
    found = mistakes("value x -> number = count columns")["L493"]
    assert (found["first"], found["second"]) == ("columns of field", "columns of meta")


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("value x -> number = count columns of wheel", "wheel"),
        ("value x -> number = count (rank of wheel at 1)", "wheel"),
        ("value x of r: area -> number = count (rank of r at 1)", "r"),
    ],
)
def test_columns_and_rows_are_of_a_grid(line: str, named: str) -> None:
    assert mistakes(line)["L494"]["named"] == named


@pytest.mark.parametrize(
    "line",
    [
        "value x of s: square -> number = (line of flag through s)",
        "value x of s: square -> number = flags of s",
        "value x of s: square -> number = count (rocks on s)",
        "value x of r: area -> list of square = (ray from r towards north)",
        "value x of r: area -> number = (distance from r to (square at 1, 1))",
        "value x of t: town -> list of square = (ray from t towards north)",
        "value x of s: space -> number = count (neighbours of s towards north)",
        "value x of r: area -> list of area = (rank of field at 1)",
    ],
)
def test_a_place_of_another_board_is_refused(line: str) -> None:
    assert set(mistakes(line)) == {"L301"}


@pytest.mark.parametrize(
    "line",
    [
        "value x -> number = count (ray from a1 towards north)",
        "value x -> number = (distance from a1 to b1)",
        "value x -> yes_no = a1 is next to b1",
    ],
)
def test_names_of_squares_that_tell_no_board_are_refused_with_both_ways_to_write_them(line: str) -> None:
    found = mistakes(line)["L481"]
    assert (found["place"], found["other"]) == ("square", "area")


def test_a_line_of_pieces_on_a_circle_is_refused() -> None:
    found = mistakes("value x of s: space -> number = (line of pawn through s)")
    assert found["L327"]["board"] == "wheel"


def test_an_outer_place_is_checked_once_however_deep_the_words_are_nested() -> None:
    place = "r"
    for _ in range(30):
        place = f"(neighbour of {place} towards north)"
    assert mistakes(f"value x of r: area -> optional area = {place}") == {}


@pytest.mark.parametrize("word", ["columns", "rows"])
def test_lines_of_a_board_are_refused_in_a_game_without_a_grid(word: str) -> None:
    board = 'game "Path"\n    players 2\nboard track\n    circle 6 spaces\n'
    text = f"{board}value size -> number = count {word} of track\ncourse\n    end\n"
    found = check_game([Source("path.law", text)]).facts.found
    told = plain(render_all([fact for fact in found if fact.code == "L494"], {"path.law": text}))
    assert "`track` is no board of squares or hexes" in told
    assert "no board of this game has columns and rows" in told
