"""A list where one is wanted behind `of` means its first element, whatever word is asked of it."""

from __future__ import annotations

import pytest

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from lawspeaker_runtime.checks.examples import run_example
from tests.conftest import Game

SPEC = """game "Firsts"
    players 3
    named Red, Blue, Green
resource gold, silver: limit 20
enum side: north_side or south_side
option camp of player: side = north_side
kind card
    worth: 1 to 5 = 1
card Ace
    worth 4
card Two
    worth 2
board field
    grid 3 by 3 squares
piece unit of player: limit 9
pile hand of player: card, seen by owner
pile row: card
state mark of player: number = 7
state heat of square: number = 0
value wealth of p: player -> number = gold of p + 1
setup
    put cards into row
    gain 5 gold for Blue
    gain 2 silver for Blue
    gain 1 gold for Red
    put Two into hand of Blue
    place 3 units of Blue on c2
    heat of c2 becomes 6
    mark of Blue becomes 8
course
    each p among players
        as p
            choose n from 1 to 2
                let ps = q among players where gold of q is at least 1 having most gold of q
                let rs = r among (silver, gold)
                let cs = c among cards
                let ss = s among squares where (units of Blue on s) is at least 1
                {steps}
score for p
    "gold" = gold of p
example "told"
    n 1
    expect
        {said}
"""
ASKED = {
    "1 if left of ps is Green else 0": 1,
    "1 if right of ps is Red else 0": 1,
    "score of ps": 5,
    "gold of ps": 5,
    "mark of ps": 8,
    "count hand of ps": 1,
    "1 if camp of ps is north_side else 0": 1,
    "wealth of ps": 6,
    "units of ps": 3,
    "reserve of rs": 18,
    "worth of cs": 4,
    "column of ss": 3,
    "row of ss": 2,
    "heat of ss": 6,
    "(units of Blue on ss)": 3,
    "(reserve of unit for ps)": 6,
}


def test_a_word_of_a_list_is_that_of_its_first(written: Game) -> None:
    names = {f"told_{chr(ord('a') + number)}": asked for number, asked in enumerate(ASKED)}
    states = "".join(f"state {name}: number = 0\n" for name in names)
    steps = "\n                ".join(f"{name} becomes {asked}" for name, asked in names.items())
    said = "\n        ".join(f"that {name} is {ASKED[asked]}" for name, asked in names.items())
    text = SPEC.replace("setup\n", f"{states}setup\n").replace("{steps}", steps).replace("{said}", said)
    spec = written(text)
    assert run_example(spec.engine, spec.rules, spec.examples[0]) is None


@pytest.mark.parametrize("word", ["left", "right", "score", "gold", "mark", "wealth", "units"])
def test_a_plural_is_never_meant_as_its_first(word: str) -> None:
    text = SPEC.replace("{steps}", f"let found = {word} of players").replace("{said}", "that active is Red")
    codes = {fact.code for fact in check_game([Source("firsts.law", text)]).facts.found}
    assert "L495" in codes
