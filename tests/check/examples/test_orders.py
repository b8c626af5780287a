"""`order` in examples: the elements of a `choose order`, or the things whose triggers run."""

from __future__ import annotations

import pytest

from lawspeaker.cli.commands.explain import facts_of
from lawspeaker.project.read_files import Reading
from lawspeaker_runtime.checks.examples import run_example
from tests.conftest import Game

SPEC = """game "Orders"
    players 2
    named Red, Blue
resource gold
kind card
kind charm
kind stone
card Ace
card King
stone Flint
pile bag: stone
pile hand of player: card
pile worn of player: charm, in play
charm Early
    before dig
        let cs = your hand
        choose order of cs
        put cs into your hand
charm Late
    before dig
        gain (2 * gold of you + 1) gold
charm Last
    before dig
        gain 1 gold
setup
    put stones into bag
    put cards into hand of Red
    put charms into worn of Red
verb dig
    gain 1 gold
course
    each p among players
        as p
            may "dig"
                dig
score for p
    "gold" = gold of p
"""


def example(*lines: str) -> str:
    below = "".join(f"        {line}\n" for line in lines[:-1])
    return f'{SPEC}example "dig"\n    Red does dig\n{below}    expect\n        {lines[-1]}\n'


@pytest.mark.parametrize(
    "lines",
    [
        ("order Early", "order King, Ace", "order Late, Last", "Red has 3 gold"),
        ("order Last, Late, Early", "order King, Ace", "Red has 5 gold"),
        ("order Late, Last, Early", "order King, Ace", "that hand of Red is (King, Ace)"),
    ],
)
def test_the_order_of_triggers_can_be_said_beside_a_choose_order(written: Game, lines: tuple[str, ...]) -> None:
    game = written(example(*lines))
    assert run_example(game.engine, game.rules, game.examples[0]) is None


def test_the_order_of_triggers_decides_what_happens(written: Game) -> None:
    game = written(example("order Last, Late, Early", "order King, Ace", "Red has 3 gold"))
    assert "`gold of Red` is 5, not 3" in str(run_example(game.engine, game.rules, game.examples[0]))


def test_a_thing_without_triggers_cannot_be_put_in_order() -> None:
    found = facts_of(example("order Flint", "Red has 3 gold"), Reading()).facts.found
    assert [fact.code for fact in found if fact.code.startswith("L")] == ["L301"]
