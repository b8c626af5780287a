"""What brings things to places counts as nearness to a victory that needs them there."""

from __future__ import annotations

import pytest

from lawspeaker_runtime.agents.search import Method, Search
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.state.base_state import BaseState
from tests.conftest import Game

MASONS = """
game "Masons"
    players 2
resource stone
kind tower
    tall: yes_no = no
board site
    grid 2 by 1 squares
pile yard: tower
tower Keep
    copies 2
    tall
tower Hut
    copies 4
value price of b: tower -> number = 3 if tall of b else 1
can afford b: tower = price of b is at most stone of you
can found b: tower on q: square = can afford b and (no c among (towers on q) where c is like b)
setup
    put towers into yard
verb build
    choose q from squares where (any b among yard where can found b on it)
        choose b from {yard} where can found it on q
            raise_tower b on q
        otherwise
            skip
    otherwise
        skip
verb raise_tower b: tower on q: square
    lose (price of b) stone
    place b on q
course
    repeat 30 times
        each p among players
            as p
                choose one
                    "rest"
                        skip
                    "dig"
                        gain 1 stone
                    "build" when stone of you is at least 1
                        build
win Keeps for p
    needs (count q among squares where (any b among (towers on q) where tall of b)) is at least 2
"""
REST, DIG, BUILD = "rest", "dig", "build"


@pytest.mark.parametrize("yard", ["yard", "different yard"])
def test_the_price_of_what_is_missing_counts_half_and_what_cannot_be_built_nothing(written: Game, yard: str) -> None:
    game = written(MASONS.replace("{yard}", yard))
    played = Played.start(game.engine, game.rules, 2, 1, {})
    nearness = [near(played)]
    for _ in range(3):
        played.choose(DIG)
        played.choose(REST)
        nearness.append(near(played))
    assert nearness == [62, 125, 187, 250]  # a quarter for each stone, and one more; halved twice
    played.choose(BUILD)
    played.choose("a1")
    played.choose("Keep")
    assert near(played) == (1000 + 250 // 2 // 2) // 2


def test_a_search_saves_up_for_what_a_victory_needs(written: Game) -> None:
    game = written(MASONS.replace("{yard}", "yard"))
    played = Played.start(game.engine, game.rules, 2, 1, {})
    search = Search(60, Method.MCTS, horizon=0)
    assert played.decision is not None
    chosen = search.best(game.engine, played.state, 1)
    assert [option.text for option in played.decision.options if option.id == chosen] == [DIG]


def test_places_to_which_nothing_can_be_brought_do_not_count(written: Game) -> None:
    firm = MASONS.replace("{yard}", "yard").replace(
        "(any b among (towers on q)", "firm of q and (any b among (towers on q)"
    )
    spec = firm.replace("setup\n", "state firm of square: yes_no = yes\nstate marsh of square: yes_no = no\nsetup\n")
    spec = spec.replace("= can afford b and", "= not marsh of q and can afford b and")
    dry, wet = (
        written(spec),
        written(spec.replace("setup\n", "setup\n    each q among squares\n        marsh of q becomes yes\n")),
    )
    assert [near(Played.start(game.engine, game.rules, 2, 1, {})) for game in (dry, wet)] == [(125 + 1000) // 2 // 2, 0]


def near(played: Played[BaseState]) -> int:
    """Return how near the first player is to the victory."""
    return int(played.engine.nearness(played.state, 1)[0])
