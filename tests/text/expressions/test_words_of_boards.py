"""What cards call places in a game with several boards: as the board that is meant calls them."""

from __future__ import annotations

import pytest

from tests.text.toy_game import says

MORE = """board field
    grid 8 by 8 squares
board meta
    grid 3 by 3 areas
kind rock
    lies on meta
rock Boulder
piece flag of player: single, on meta
setup
    place Boulder on a1
"""

TEXTS = [
    (
        "each r among (neighbours of (area at 1, 1) towards north)\n    place a flag on r",
        "For each area among the neighbours of the area at 1, 1 towards north: place a flag on that area.",
    ),
    (
        "each r among (rank of meta at 2)\n    place a flag on r",
        "For each area among the rank of the meta at 2: place a flag on that area.",
    ),
    (
        "each s among (ray from (square at 1, 1) towards east)\n    if s is next to (square at 2, 2)\n        end",
        (
            "For each square among the ray from the square at 1, 1 towards east: if that square is next to the square "
            "at 2, 2: the game ends."
        ),
    ),
    (
        "each r among neighbours of place of Boulder\n    place a flag on r",
        "For each area among the neighbours of Boulder’s place: place a flag on that area.",
    ),
    (
        "choose n from columns of meta\n    gain n food",
        "Choose a column from the columns of the meta. Gain food equal to that column.",
    ),
]


@pytest.mark.parametrize(("steps", "text"), TEXTS, ids=[steps for steps, _ in TEXTS])
def test_a_place_has_the_noun_of_its_board(steps: str, text: str) -> None:
    body = "\n".join(f"    {line}" for line in steps.splitlines())
    assert says(f"plays\n{body}", more=MORE) == text
