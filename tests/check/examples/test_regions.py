"""Places of laid tiles that examples tell of: what they may say, and what is wrong with other lines."""

from __future__ import annotations

import pytest

from lawspeaker.cli.commands.explain import facts_of
from lawspeaker.project.read_files import Reading
from lawspeaker_runtime.checks.examples import run_example
from tests.conftest import Game

SPEC = """game "Told"
    players 2
    named Red, Blue
kind tile
board land
    laid from tile
    size 5 by 5
    areas field
    borders hedge, ditch
    marks sheep, well
tile Start
    area n on north, east, south, west
setup
    lay Start at (spot at 3, 3 rotated 0)
course
    repeat 2 times
        each p among players
            choose n by p from 1 to 2
                skip
score for p
    "fields" = count fields
"""


def example(given: str, expect: str) -> str:
    return f'{SPEC}example "told"\n    given\n        {given}\n    expect\n        {expect}\n'


@pytest.mark.parametrize(
    ("given", "expect", "shown"),
    [
        ("A spans 3 tiles", "A spans 3 tiles, closed", "`closed of A` is no"),
        ("A spans 3 tiles, closed", "A spans 3 tiles, open", "`closed of A` is yes"),
        ("A spans 3 tiles", "A spans 2 tiles", "`tiles of A` is 3, not 2"),
        ("A shows 2 sheep", "A shows 2 sheep, 1 well", "`well of A` is 0, not 1"),
        ("A touches B", "A touches B by ditch", "this does not hold"),
        ("A touches B, C", "B touches C", "this does not hold"),
    ],
)
def test_an_abstract_area_has_only_the_declared_properties(written: Game, given: str, expect: str, shown: str) -> None:
    game = written(example(given, expect))
    assert run_example(game.engine, game.rules, game.examples[0]) == f"rules.law:26: {shown}"


def test_there_are_twelve_abstract_areas(written: Game) -> None:
    letters = [chr(65 + k) for k in range(13)]
    game = written(example("A touches " + ", ".join(letters[1:12]), "that count fields is 13"))
    assert run_example(game.engine, game.rules, game.examples[0]) is None
    game = written(example("A touches " + ", ".join(letters[1:]), "that count fields is 14"))
    assert "only 12 places that can be described" in str(run_example(game.engine, game.rules, game.examples[0]))


@pytest.mark.parametrize(
    ("given", "expect", "code"),
    [
        ("A spans 3", "that closed of A", "L396"),
        ("A spans 3 fields", "that closed of A", "L396"),
        ("A spans 3 tiles, shut", "that closed of A", "L396"),
        ("A spans 3 tiles, closed, open", "that closed of A", "L396"),
        ("A spans 3 tiles by hedge", "that closed of A", "L396"),
        ("A shows 2 shep", "that closed of A", "L397"),
        ("A shows sheep", "that closed of A", "L397"),
        ("A touches B by dicth", "that closed of A", "L317"),
        ("A touches 3", "that closed of A", "L373"),
        ("A spans 3 tiles", "B spans 3 tiles", "L203"),
    ],
)
def test_mistakes_about_abstract_areas_have_a_message(given: str, expect: str, code: str) -> None:
    found = facts_of(example(given, expect), Reading()).facts.found
    assert [fact.code for fact in found] == [code]
