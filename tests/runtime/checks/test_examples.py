"""Examples that fail: the line, and what the message shows of the position and of the pending decision."""

from __future__ import annotations

import pytest

from lawspeaker_runtime.checks.examples import run_example
from tests.conftest import Game

SPEC = """game "Stall"
    players 2
    named Anna, Ben
resource coins, food
kind card
    price: 1 to 3
card Bread
    copies 2
    price 1
card Feast
    price 3
enum mood: glad or sad
state temper of player: mood = glad
pile deck: card
pile row: card
pile bag of player: card
kind house
board street
    places house
    edges path
house Mill
    path Inn
house Inn
    path Gate
house Gate
piece guard of player
die luck
    faces 1 to 6
verb buy
    may choose c from row where can pay (price of it) coins
        pay (price of c) coins
        put c into your bag
        choose n by left of you from 1 to 3
            gain n food
    otherwise
        skip
verb march
    choose x from houses where (guards of you in it) is at least 1 then y from houses where it is not x
        shift 1 guard from x to y
    otherwise
        skip
verb gamble
    roll luck giving n
    gain n coins
    choose one
        "stop"
            skip
        "again"
            gamble
setup
    put cards into deck
    deal 2 from deck to row
    each p among players
        gain 6 coins for p
        place 2 guards of p in Mill
course
    each p among players
        as p
            buy
            march
            gamble
score for p
    "food" = food of p
"""


CONDITIONS = (
    ("that coins of Anna is 2", "`coins of Anna` is 6, not 2"),
    ("that 2 is coins of Anna", "`coins of Anna` is 6, not 2"),
    ("Anna has 2 coins", "`coins of Anna` is 6, not 2"),
    ("Anna has 6 coins, 1 food", "`food of Anna` is 0, not 1"),
    ("Anna has 3 guards", "`guards of Anna` is 2, not 3"),
    ("that coins of Anna is at least 7", "`coins of Anna` is 6"),
    ("that coins of Anna is food of Ben", "`coins of Anna` is 6, `food of Ben` is 0"),
    ("that temper of Ben is sad", "`temper of Ben` is glad, not sad"),
    ("that active is Ben", "`active` is Anna, not Ben"),
    ("that Feast is in row", "`row` is (Bread, Bread)"),
    ("that row is empty", "`row` is (Bread, Bread)"),
    ("that bag of Anna is (Bread, Feast)", "`bag of Anna` is empty, not (Bread, Feast)"),
    ("that row is (Bread, Feast)", "`row` is (Bread, Bread), not (Bread, Feast)"),
    ("that count row is 3", "`count row` is 2, not 3, `row` is (Bread, Bread)"),
    (
        "that count (c among row where price of c is 3) is 1",
        "`count (c among row where price of c is 3)` is 0, not 1, `row` is (Bread, Bread)",
    ),
    ("that price of Bread is 2", "`price of Bread` is 1, not 2"),
    ("that coins of Anna is 6 and food of Anna is 1", "`food of Anna` is 0, not 1"),
    ("that food of Ben is 1 or food of Anna is 1", "`food of Ben` is 0, not 1, `food of Anna` is 0, not 1"),
    ("Mill holds 3 guards of Anna", "`Mill` holds 2 guards of Anna, 2 guards of Ben, not 3 guards of Anna"),
    ("Gate holds 1 guard of Ben", "`Gate` holds nothing, not 1 guard of Ben"),
    ("that Gate is not empty", "`Gate` holds nothing"),
)

DECISIONS = {
    "a verb that waits for a decision": (
        "Anna does buy\n    c Bread",
        "2: this is not done at the end; possible here: 1, 2, 3; waiting for: n (Ben); decide it, or end with `asks n`",
    ),
    "a second verb before the first is done": (
        "Anna does buy\n    c Bread\nBen does buy\n    c nothing",
        "2: this is not done at the end; possible here: 1, 2, 3; waiting for: n (Ben); decide it, or end with `asks n`",
    ),
    "asks another variable": (
        "Anna does buy\n    c Bread\nasks c",
        "4: `c` is not what is decided here; possible here: 1, 2, 3; waiting for: n (Ben)",
    ),
    "asks another player": (
        "Anna does buy\n    c Bread\nasks n by Anna",
        "4: it is not Anna who decides here; possible here: 1, 2, 3; waiting for: n (Ben)",
    ),
    "asks for a label that is not there": (
        'Anna does buy\nasks "stop"',
        '3: "stop" is not what is decided here; possible here: Bread, nothing; waiting for: c (Anna)',
    ),
    "asks when all is done": (
        "Anna does buy\n    c nothing\nasks c",
        "4: nobody has anything to decide here: this is done",
    ),
    "a value that is not offered": (
        "c Feast",
        "2: `c Feast` is not possible here; possible here: Bread, nothing; waiting for: c (Anna)",
    ),
    "another decision than the pending one": (
        "n 2",
        "2: `n` is not what is decided here; possible here: Bread, nothing; waiting for: c (Anna)",
    ),
    "a label where a value is decided": (
        'one "stop"',
        '2: "stop" is not what is decided here; possible here: Bread, nothing; waiting for: c (Anna)',
    ),
    "a decision that cannot be declined": (
        "Anna does march\n    x nothing",
        (
            "3: `nothing` is not possible here; possible here: (x: Mill, y: Inn), (x: Mill, y: Gate); "
            "waiting for: x and y (Anna)"
        ),
    ),
    "half a decision": (
        "Anna does march\n    x Mill",
        (
            "3: `x` is only a part of this decision: write a line for `y`, too; possible here: (x: Mill, y: Inn), "
            "(x: Mill, y: Gate); waiting for: x and y (Anna)"
        ),
    ),
    "the same half of a decision twice": (
        "Anna does march\n    x Mill\n    x Mill",
        (
            "3: `x` is only a part of this decision: write a line for `y`, too; possible here: (x: Mill, y: Inn), "
            "(x: Mill, y: Gate); waiting for: x and y (Anna)"
        ),
    ),
    "a decision after the verb": (
        "Anna does buy\n    c nothing\n    n 2",
        "4: nobody has anything to decide here: this is done",
    ),
    "the wrong player decides": (
        "Anna does buy\n    c Bread\n    Anna decides\n        n 2",
        "5: it is not Anna who decides here; possible here: 1, 2, 3; waiting for: n (Ben)",
    ),
    "an offer that differs": (
        "offers\n    c Feast",
        "2: these are not the values that are offered; possible here: Bread, nothing; waiting for: c (Anna)",
    ),
    "an offer of another decision": (
        "offers\n    n 1",
        "2: `n` is not what is decided here; possible here: Bread, nothing; waiting for: c (Anna)",
    ),
    "an offer of a label that is not there": (
        'Anna does gamble\nchance 1\noffers\n    one "stop"\nrefuses\n    one "again"',
        '6: "again" is possible here; possible here: "stop", "again"; waiting for: one (Anna)',
    ),
    "a refusal to decline what may be declined": (
        "refuses\n    c nothing",
        '2: "nothing" is possible here; possible here: Bread, nothing; waiting for: c (Anna)',
    ),
    "a chance that comes too late": (
        'Anna does gamble\n    chance 6\n    one "stop"',
        (
            "3: the outcome `6` is never used: nothing random happens after this line that could use it; an outcome is "
            "named before the line that needs it"
        ),
    ),
    "one chance too many": (
        'chance 6, 5\nAnna does gamble\n    one "stop"',
        (
            "2: the outcome `5` is never used: nothing random happens after this line that could use it; an outcome is "
            "named before the line that needs it"
        ),
    ),
    "a chance that cannot be": (
        "given\n    Anna has 0 coins\nchance Feast\nAnna does gamble",
        "4: the outcome `Feast` is not possible; possible here: 1, 2, 3, 4, 5, 6",
    ),
}

HOLDING = {
    "a decision that is left open": "Anna does buy\n    c Bread\nasks n by Ben",
    "facts after the question": "Anna does buy\n    c Bread\nasks n\nexpect\n    Anna has 5 coins",
    "an offer at the end": "Anna does buy\n    c Bread\n    offers\n        n 1, 2, 3",
    "a question in the middle": "asks c by Anna\nAnna does buy\n    c Bread\n    asks n\n    n 2",
    "a label that is asked": 'Anna does gamble\nasks "again"',
    "the game goes on": "c Bread",
    "facts, refusals and others' decisions below a verb": (
        "Anna does buy\n    refuses\n        c Feast\n    c Bread\n    expect\n        Anna has 5 coins, 0 food\n"
        "    Ben decides\n        offers\n            n 1, 2, 3\n        n 3\nexpect\n    Anna has 3 food"
    ),
    "chance between decisions": (
        'chance 1\nAnna does gamble\n    chance 5\n    one "again"\n    one "stop"\nexpect\n    Anna has 12 coins'
    ),
}


@pytest.fixture(scope="module")
def failures(written: Game) -> dict[str, str | None]:
    """Run all examples of this file; return the failure of each, with the line counted from its heading."""
    bodies = {condition: f"expect\n    {condition}" for condition, _ in CONDITIONS}
    bodies |= {name: body for name, (body, _) in DECISIONS.items()} | HOLDING
    text, first = SPEC, {}
    for number, (name, body) in enumerate(bodies.items()):
        first[name] = text.count("\n")
        text += f'example "{number}"\n' + "".join(f"    {line}\n" for line in body.split("\n"))
    game = written(text)
    found: dict[str, str | None] = {}
    for name, example in zip(bodies, game.examples, strict=True):
        wrong = run_example(game.engine, game.rules, example)
        line, _, words = (wrong or "").partition(": ")
        found[name] = None if wrong is None else f"{int(line.rpartition(':')[2]) - first[name]}: {words}"
    return found


@pytest.mark.parametrize(("condition", "shown"), CONDITIONS)
def test_a_condition_that_fails_shows_what_is_there(
    condition: str, shown: str, failures: dict[str, str | None]
) -> None:
    assert failures[condition] == f"3: {shown}"


@pytest.mark.parametrize("name", DECISIONS)
def test_a_decision_that_fails_shows_what_is_asked(name: str, failures: dict[str, str | None]) -> None:
    assert failures[name] == DECISIONS[name][1]


@pytest.mark.parametrize("name", HOLDING)
def test_an_example_holds(name: str, failures: dict[str, str | None]) -> None:
    assert failures[name] is None


ENDINGS = """game "Water"
    players 2
    named Red, Blue
state water: number = 0
course
    repeat 2 times
        choose n by Red from 0 to 3
            raise water by n
win Dry for players when ended where water is less than 3
lose Flood when ended where water is 6
win "Wet Feet" for p when ended where p is Red and water is 5
score for p
    "water" = water
"""


@pytest.mark.parametrize(
    ("decided", "line", "shown"),
    [
        ((1,), "ends with Dry", "the game is not over"),
        ((1,), "ends", "the game is not over"),
        ((3, 3), "ends with Dry", "the game ends with Flood, not Dry"),
        ((3, 2), "ends with Flood", "the game ends with Wet Feet, not Flood"),
        ((3, 1), "ends with Flood", "the game ends with none of its endings, not Flood"),
    ],
)
def test_an_ending_that_is_not_reached_shows_which_one_is(
    decided: tuple[int, ...], line: str, shown: str, written: Game
) -> None:
    steps = "".join(f"    n {number}\n" for number in decided)
    game = written(f'{ENDINGS}example "the end"\n{steps}    expect\n        {line}\n')
    wrong = run_example(game.engine, game.rules, game.examples[0])
    assert (wrong or "").partition(": ")[2] == shown
