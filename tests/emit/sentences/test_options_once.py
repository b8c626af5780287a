"""Every option is offered once, is a number, and belongs to its choice; what is placed goes where a piece may be."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.source import Source
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from tests.compile_specs import build
from tests.conftest import NUMBERS

FRAME = """game "Options"
    players 2
    named Red, Blue
board field
    grid 3 by 3 squares
kind card
    rank: 1 to 3 = 1
    likes: list of card
card Ace
    copies 2
    likes Two, Two
card Two
    rank 2
resource gold
resource wood: limit 5
die even
    face 1 hit, 1 hit
    face 1 hit + 1 loss, 1 loss + 1 hit, 1 hit
die bones
    faces 1 to 3
pile deck: card
piece disc of player: single
piece stone of player: single
state pot: 0 to 9 = 0
state flag: yes_no
state rs: list of 1 to 9
verb fill at s: square
    place a disc on s
verb take with n: 0 to 3
    choose m from 0 to n
        gain m gold
setup
    put cards into deck
course
    repeat 2 times
        each p among players
            as p
                {lines}
                choose last_one from 1 to 2
                    skip
score for p
    "gold" = gold of p
"""


def findings(tmp_path: Path, lines: str) -> list[str]:
    """Return what is wrong with a game that has some lines in its course."""
    text = FRAME.replace("{lines}", "\n".join(lines.splitlines()).replace("\n", "\n" + 16 * " "))
    spec = build(f"options-{next(NUMBERS)}", [Source("options.law", text)], tmp_path, warnings=True)
    return [finding.text for finding in check(Subject(spec.engine, spec.rules), range(3))]


@pytest.mark.parametrize(
    "lines",
    [
        "roll even giving f\nchoose e from f\n    gain (hits of e) gold",
        "roll even giving f\nmay choose e from (x among f where (hits of x) is at least 1)\n    gain (hits of e) gold",
        "may choose s from (neighbours of b2 towards north, north)\n    gain 1 gold",
        "choose y from (yes, no)\n    flag becomes y",
        "choose y from (yes, flag)\n    flag becomes y",
        "choose n from (1, 1, 2)\n    gain n gold",
        "may choose c from likes of (first deck)\n    gain 1 gold",
        "may choose n from (list of rank of c for each c among deck)\n    gain n gold",
    ],
)
def test_an_option_is_offered_once_and_can_be_saved(lines: str, tmp_path: Path) -> None:
    assert findings(tmp_path, lines) == []


WHERE_NO_STONE = "may choose t from squares where (stone on it) is nobody"
WHERE_NONE = "may choose s from squares where (disc on it) is nobody"


@pytest.mark.parametrize(
    "lines",
    [
        WHERE_NONE + "\n    fill at s\n    place a disc on s",
        WHERE_NONE + "\n    repeat 2 times\n        place a disc on s",
        WHERE_NONE + "\n    each q among players\n        place a disc of q on s",
        WHERE_NONE + "\n    s becomes a1\n    place a disc on s",
        WHERE_NONE + "\n    place a stone on s\n" + WHERE_NO_STONE + "\n    place a disc on t",
    ],
)
def test_a_piece_may_be_placed_where_one_was_placed_since_the_choice(lines: str, tmp_path: Path) -> None:
    assert findings(tmp_path, lines) == []


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("raise pot by 10\nchoose n from 0 to pot\n    gain n gold", "a choice up to 10, but at most 9 was foreseen"),
        (
            "lower pot by 3\nchoose n from pot to 3\n    gain n gold\notherwise\n    skip",
            "a choice from -3, but at least 0",
        ),
        ("take with (count deck + 2)", "a choice up to 5, but at most 3 was foreseen"),
        ("raise wood of you by 7\nchoose n from 0 to wood of you\n    gain n gold", "up to 7, but at most 5"),
        ("raise rank of Two by 7\nchoose n from 0 to rank of Two\n    gain n gold", "up to 9, but at most 3"),
        (
            "rs becomes list of 8 + k for each k among 1 to 2\nmay choose n from rs\n    gain 1 gold",
            "a choice of 10, but",
        ),
    ],
)
def test_a_number_outside_its_range_stops_the_game_instead_of_becoming_another_option(
    lines: str, said: str, tmp_path: Path
) -> None:
    assert any(said in finding for finding in findings(tmp_path, lines))


def test_the_line_of_the_choice_is_told_whose_numbers_are_outside_of_their_range(tmp_path: Path) -> None:
    line = FRAME[: FRAME.index("{lines}")].count("\n") + 2
    found = findings(tmp_path, "raise pot by 10\nchoose n from 0 to pot\n    gain n gold")
    assert any(finding.startswith(f"options.law:{line}: a choice up to 10") for finding in found)
