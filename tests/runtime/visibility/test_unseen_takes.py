"""Who takes a thing secretly out of a pile whose order all players know does not show which one it is."""

from __future__ import annotations

import pytest

from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.piles import unseen_moves
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import PileState
from tests.compile_specs import Built
from tests.conftest import Game
from tests.soak import runs

CLAIMS = """
game "Claims"
    players 2
    named Red, Blue
kind claim
    every rank
    rank: 1 to 6
pile free: claim, seen by nobody
pile stones of player: claim, seen by owner
state tried of player: number = 0, seen by owner

setup
    put claims into free

course
    repeat 2 times
        each p among players
            as p
                raise tried of you by 1
                TAKE

score for p
    "claims" = count stones of p
"""
VERB = """
verb secure rank_no: number
    put (first c among claims where rank of c is rank_no) into your stones
"""
TAKES = {
    "through a verb": """choose n from 1 to 6
                    if (first c among claims where rank of c is n) is in free
                        secure n""",
    "as it is": """choose c from free
                    put c into your stones
                otherwise
                    skip""",
    "all of a list": """choose c from free
                    put (d among free where rank of d is rank of c) into your stones
                otherwise
                    skip""",
    "through a variable": """choose c from free
                    let d = c
                    put d into your stones
                otherwise
                    skip""",
    "out of the game": """choose c from free
                    remove c
                otherwise
                    skip""",
}
SEEN = {
    "the first": "put first free into your stones",
    "the last, by a variable": "let c = last free\n                put c into your stones",
    "the first two": "put first 2 of free into your stones",
    "dealt": "deal 1 from free to your stones",
    "one by one": "each c among first 2 of free\n                    put c into your stones",
}
CHOICE = """
                choose n from 1 to 2
                    raise tried of you by n"""


def spec_of(take: str) -> str:
    """Return the game in which players take claims in some way."""
    return CLAIMS.replace("TAKE", take) + (VERB if "secure" in take else "")


def after_one_decision(built: Built) -> Played[BaseState]:
    """Return a game in which Red has decided, by the last option."""
    game = Played.start(built.engine, built.rules, 2, 1)
    while game.player == 1:
        assert game.decision is not None
        game.choose(game.decision.options[-1])
    return game


def stones_of_red(state: BaseState) -> list[int]:
    """Return what lies in the first pile of stones, which follow on the pile of free claims."""
    assert isinstance(state, PileState)
    return state.piles[1 + 1]


@pytest.mark.parametrize("way", TAKES)
def test_what_a_player_takes_secretly_is_neither_told_nor_shown_nor_known_in_guesses(written: Game, way: str) -> None:
    played = after_one_decision(written(spec_of(TAKES[way])))
    engine, state = played.engine, played.state
    assert played.log(2)[0] == "1, 2, 3, 4, 5, 6 go to free"
    assert not [line for line in played.log(2)[1:] if any(digit in line for digit in "123456")]
    assert played.view(2)["free"] == [None] * 5
    taken = {card for seed in range(60) for card in stones_of_red(engine.determinize(state, 2, seed))}
    assert taken == (set() if way == "out of the game" else set(range(6)))


@pytest.mark.parametrize("way", SEEN)
def test_what_goes_from_an_end_of_a_pile_is_known_to_who_knows_the_order(written: Game, way: str) -> None:
    played = after_one_decision(written(spec_of(SEEN[way] + CHOICE)))
    mine = stones_of_red(played.state)
    assert mine
    assert all(played.engine.sees(played.state, 2, card) for card in mine)


@pytest.mark.parametrize("shuffled", [True, False])
def test_each_of_several_picks_from_a_hidden_pile_is_told_to_who_picks_only(written: Game, shuffled: bool) -> None:
    spec = spec_of(TAKES["as it is"]).replace("choose c from free", "choose 2 cs from free")
    spec = spec.replace("put c into your", "put cs into your")
    if shuffled:
        spec = spec.replace("    put claims into free\n", "    put claims into free\n    shuffle free\n")
    played = after_one_decision(written(spec))
    told = [line for line in played.log(2) if "Red" in line]
    assert told == ["Red decides", "Red decides", "2 claims go from free to stones of Red"]
    assert [line for line in played.log(1) if "chooses" in line] == ["Red chooses 6", "Red chooses 5"]


def test_the_check_for_leaks_finds_a_log_that_tells_a_secret_choice(
    written: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    claims = written(spec_of(TAKES["through a verb"]))
    subject, seeds = Subject(claims.engine, claims.rules, 2), range(runs(6, 100))
    assert check(subject, seeds, only=["keeps secrets"]) == []
    monkeypatch.setattr(unseen_moves, "lose_place", lambda *_: None)
    found = check(subject, seeds, only=["keeps secrets"])
    assert any(finding.text.startswith("the log tells ") for finding in found)
