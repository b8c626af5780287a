"""Examples say who decides, where that is not the player who has the turn."""

from __future__ import annotations

import pytest

from lawspeaker_runtime.checks.examples import run_example
from tests.conftest import Game

TURNS = """game "Offers"
    players 2
    named Anna, Ben
resource coins
verb offer
    choose n from 1 to 3
    choose one by left of you
        "take"
            gain n coins for left of you
        "leave"
            gain n coins
course
    turns
        offer
        if coins of Anna is more than 5
            end
score for p
    "coins" = coins of p
"""
TOLD = "Ben decides here, but Anna has the turn; write "
HEADING = f"{TOLD}`Ben decides` above this line, and indent this line"
EXAMPLES = {
    'n 2\none "take"': f"3: {HEADING}",
    'n 2\noffers\n    one "take"': f"3: {HEADING}",
    'n 2\nasks "take"': f'3: {TOLD}`asks "take" by Ben`',
    'Anna does offer\n    n 2\n    one "take"': f"4: {HEADING}",
    'Ben does offer\n    n 2\n    one "take"': (
        "4: Anna decides here, but Ben has the turn; write `Anna decides` above this line, and indent this line"
    ),
    'n 2\nBen decides\n    one "take"\nn 1': None,
    'n 2\nBen decides\n    offers\n        one "take"\n    one "take"\nexpect\n    Ben has 2 coins': None,
    'n 2\nasks "take" by Ben': None,
    "n 2, 3": '2: `n` is not what is decided here; possible here: "take", "leave"; waiting for: one (Ben)',
}


@pytest.fixture(scope="module")
def failures(written: Game) -> list[str | None]:
    """Return the failure of each example, with the line counted from its heading."""
    text, found, first = TURNS, list[str | None](), list[int]()
    for number, body in enumerate(EXAMPLES):
        first.append(text.count("\n"))
        text += f'example "{number}"\n' + "".join(f"    {line}\n" for line in body.split("\n"))
    game = written(text)
    for start, example in zip(first, game.examples, strict=True):
        place, _, words = (run_example(game.engine, game.rules, example) or "").partition(": ")
        found.append(f"{int(place.rpartition(':')[2]) - start}: {words}" if words else None)
    return found


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_names_who_decides_where_another_player_has_the_turn(
    number: int, failures: list[str | None]
) -> None:
    assert failures[number] == list(EXAMPLES.values())[number]


def test_without_turns_no_player_need_be_named(written: Game) -> None:
    game = written(
        'game "Bids"\n    players 2\n    named Anna, Ben\nresource coins\ncourse\n    each p among players\n'
        "        choose n by p from 1 to 3\n        gain n coins for p\n"
        'score for p\n    "coins" = coins of p\n'
        'example "bids"\n    n 1, 3\n    expect\n        Ben has 3 coins\n'
    )
    assert run_example(game.engine, game.rules, game.examples[0]) is None
