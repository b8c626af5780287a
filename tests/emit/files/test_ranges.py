"""Numbers outside of their declared range are reported by `law fuzz` and by the end of an example."""

from __future__ import annotations

import pytest

from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from tests.conftest import Game

SPEC = """game "Ranges"
    players 2
    named Red, Blue
enum suit: clubs or hearts
kind card
    rank: 1 to 3 = 1
card Ace
pile deck: card
state pot: 0 to 1 = 0
state level of player: 1 to 3 = 1
state uses of suit for player: 0 to 2 = 0
state row: list of 1 to 2
state free: number = 0
setup
    put cards into deck
course
    each p among players
        choose n by p from 0 to 1
            {line}
score for p
    "pot" = pot + free
example "one choice"
    n 1
    expect
        that active is Red
"""


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("raise pot by 2 * n", "`pot` is 2, and its range is 0 to 1"),
        ("lower pot by n", "`pot` is -1, and its range is 0 to 1"),
        ("raise level of p by 3 * n", "`level` is 4, and its range is 1 to 3"),
        ("raise (uses of hearts for p) by 3 * n", "`uses` is 3, and its range is 0 to 2"),
        ("row becomes list of n + 2 for each k among 1 to n", "`row` is 3, and its range is 1 to 2"),
        ("raise rank of Ace by 4 * n", "`rank` is 5, and its range is 1 to 3"),
    ],
)
def test_a_number_outside_its_range_is_reported(line: str, said: str, written: Game) -> None:
    spec = written(SPEC.replace("{line}", line))
    found = check(Subject(spec.engine, spec.rules), range(4), only=["keeps components"])
    assert any(said in finding.text for finding in found)
    wrong = run_example(spec.engine, spec.rules, spec.examples[0])
    assert wrong is not None
    assert said in wrong


def test_a_number_without_a_range_may_be_any(written: Game) -> None:
    spec = written(SPEC.replace("{line}", "raise free by 9 * n"))
    assert check(Subject(spec.engine, spec.rules), range(4), only=["keeps components"]) == []
    assert run_example(spec.engine, spec.rules, spec.examples[0]) is None


HIDDEN = """game "Hidden"
    players 2
    named Red, Blue
kind card
card Ace
    copies 6
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
state pot: 0 to 1 = 0
setup
    put cards into deck
    shuffle deck
    each p among players
        deal 2 from deck to hand of p
course
    repeat 3 times
        each p among players
            choose n by p from 1 to 2
                raise pot by n
score for p
    "pot" = pot
"""


def test_a_number_outside_its_range_is_one_fault_of_the_game_and_none_of_a_guess(written: Game) -> None:
    spec = written(HIDDEN)
    found = check(Subject(spec.engine, spec.rules), range(6))
    assert {finding.property for finding in found} == {"keeps components"}
    assert len({finding.text for finding in found}) > 1
    assert len({finding.fault for finding in found}) == 1
