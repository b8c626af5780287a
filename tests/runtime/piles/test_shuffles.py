"""Whatever meets the order of a shuffled pile meets an order that chance gave, whichever pile the cards come from."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

import pytest

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import PileState
from tests.compile_specs import PACKAGE
from tests.conftest import Game
from tests.soak import runs

FRAME = """
game "Shuffles"
    players 2
    named Red, Blue

kind card
    every rank
    rank: 1 to 4
pile heap: card, seen by nobody
pile deck: card, seen by nobody
pile row: card
pile hand of player: card, seen by owner
state met: number = 0
{more}
verb note c: card
    met becomes met * 10 + rank of c

setup
    put cards into heap
    {shuffled}
    {meets}

course
    choose n by Red from 1 to 2
        {then}

score for p
    "met" = met
"""
DIRECT = ("put heap into deck", "shuffle deck")
FROM_HEAP = ("shuffle heap", "put heap into deck")
UNDER = ("shuffle heap", "put heap under deck")
ONTO = ("shuffle heap", "put heap onto deck")
BY_ROW = ("shuffle heap", "put heap into row", "put row into deck")
OF_HAND = ("put heap into hand of Blue", "shuffle Blue's hand", "put Blue's hand into deck")

ONE = {
    "first": ["note first deck"],
    "last": ["note last deck"],
    "a variable": ["let c = first deck", "note c"],
    "first where": ["note (first c among deck where rank of c is more than 0)"],
    "having": ["note (first c among deck having most 1)"],
    "a list where one is wanted": ["note (c among deck where rank of c is more than 0)"],
    "deal": ["deal 1 from deck to row", "note first row"],
    "pick": ["pick c at random from deck", "note c"],
}
ALL = {
    "each": ["each c among deck", "    note c"],
    "each where": ["each c among deck where rank of c is more than 0", "    note c"],
    "each of first 4": ["each c among (first 4 of deck)", "    note c"],
    "each of last 4": ["each c among (last 4 of deck)", "    note c"],
    "while": ["each c among (c among deck while rank of c is more than 0)", "    note c"],
    "a list": ["let cs = deck", "each c among cs", "    note c"],
    "a whole pile": ["put deck into row", "each c among row", "    note c"],
    "a whole pile, read by a value": ["put deck into row", "each c among shown", "    note c"],
    "a filtered pile": ["put (c among deck where rank of c is more than 0) into row", "each c among row", "    note c"],
    "a pile onto": ["put deck onto row", "each c among row", "    note c"],
    "an emptied pile": ["repeat until deck is empty", "    let c = first deck", "    note c", "    remove c"],
    "a looked at pile": ["as Red", "    look at deck", "    each c among deck", "        note c"],
}
# A rule that uses what the frame declares, where the steps do not.
NOTED = ["note first row", "raise met by count (row + deck + heap + shown + hand of Red)"]
# Chi-square points that chance passes once in a million, for 3 and 23 degrees of freedom.
SURPRISING = {4: 30.7, 24: 73.0}


def spec(shuffled: tuple[str, ...], meets: list[str], then: list[str] | None = None, more: str = "") -> str:
    """Write a game in which a pile is shuffled and something meets its order."""
    lines = then or ["raise met by count row + count deck + count heap + count shown + count hand of Red"]
    more = more or "value shown -> list of card = row"
    return FRAME.format(
        shuffled="\n    ".join(shuffled), meets="\n    ".join(meets), then="\n        ".join(lines), more=more
    )


def begun(engine: Engine[BaseState], seed: int) -> BaseState:
    """Return a state at its first decision."""
    state = engine.new_state(2, seed, [])
    engine.start(state)
    return state


def surprise(engine: Engine[BaseState], outcomes: int, games: int) -> float:
    """Return how far what is met over many seeds is from equally likely outcomes; every outcome must be met."""
    counts = Counter(engine.score_parts(begun(engine, seed), 1)[0] for seed in range(games))
    assert len(counts) == outcomes, counts
    expected = games / outcomes
    return sum((count - expected) ** 2 / expected for count in counts.values())


@pytest.mark.parametrize("shuffled", [DIRECT, FROM_HEAP], ids=" / ".join)
def test_what_is_met_first_is_any_card(written: Game, shuffled: tuple[str, ...]) -> None:
    for meets in ONE.values():
        game = written(spec(shuffled, meets))
        assert surprise(game.engine, 4, runs(120, 2000)) < SURPRISING[4], meets


@pytest.mark.parametrize("shuffled", [UNDER, ONTO, BY_ROW, OF_HAND], ids=" / ".join)
def test_cards_of_a_shuffled_pile_stay_shuffled_wherever_they_are_put(written: Game, shuffled: tuple[str, ...]) -> None:
    game = written(spec(shuffled, ALL["each"]))
    assert surprise(game.engine, 24, runs(300, 5000)) < SURPRISING[24]


@pytest.mark.parametrize("shuffled", [FROM_HEAP], ids=" / ".join)
def test_what_meets_all_cards_meets_every_order(written: Game, shuffled: tuple[str, ...]) -> None:
    for meets in ALL.values():
        game = written(spec(shuffled, meets))
        assert surprise(game.engine, 24, runs(300, 5000)) < SURPRISING[24], meets


def test_what_does_not_meet_the_order_draws_nothing(written: Game) -> None:
    asked = [
        "raise met by count deck",
        "raise met by (sum of rank of c for each c among deck)",
        "if any c among deck where rank of c is 3",
        "    raise met by count (c among deck where rank of c is at most 2)",
        "if all c among deck have rank of c is more than 0",
        "    raise met by 1",
        "if deck is not empty and first cards is in deck",
        "    raise met by 1",
    ]
    game = written(spec(FROM_HEAP, asked, NOTED))
    for seed in range(5):
        state = begun(game.engine, seed)
        assert isinstance(state, PileState)
        assert state.stream == game.engine.new_state(2, seed, []).stream
        assert 4 in state.loose


def test_a_loop_over_the_front_leaves_the_rest_to_chance(written: Game) -> None:
    game = written(spec(FROM_HEAP, ["each c among (c among deck while rank of c is not 4)", "    note c"]))
    for seed in range(20):
        state = begun(game.engine, seed)
        assert isinstance(state, PileState)
        met = len(str(game.engine.score_parts(state, 1)[0])) if game.engine.score_parts(state, 1)[0] else 0
        assert max(state.loose) == (3 - met if met < 2 else 0)


def test_an_open_pile_that_is_shuffled_shows_the_order_that_is_met(written: Game) -> None:
    then = ["each c among row", "    note c"]
    shown = "value shown -> list of card = first 2 of row"
    game = written(
        spec(("put heap into row", "shuffle row"), ["raise met by count (deck + heap + hand of Red)"], then, shown)
    )
    seen: set[tuple[int, ...]] = set()
    for seed in range(100):
        played = Played.start(game.engine, game.rules, 2, seed, {})
        row = played.raw_view(1)["row"]
        assert isinstance(row, list)
        seen.add(tuple(row))
        played.choose(played.legal[0])
        assert played.result.scores[1].total == int("".join(str(card + 1) for card in row))
    assert len(seen) == 24


def test_layers_of_a_pile_stay_layers(written: Game) -> None:
    layers = (
        "put (c among cards where rank of c is at most 2) into deck",
        "shuffle deck",
        "shuffle heap",
        "put heap onto deck",
    )
    game = written(spec(layers, ALL["each"]))
    counts = Counter(game.engine.score_parts(begun(game.engine, seed), 1)[0] for seed in range(runs(100, 2000)))
    assert set(counts) == {3412, 3421, 4312, 4321}


@pytest.mark.parametrize(
    "value",
    [
        "value asked -> number = rank of first deck",
        "value asked -> number = rank of last deck",
        "value asked -> number = count (c among deck while rank of c is more than 1)",
        "value asked -> number = sum of rank of c for each c among (first 2 of deck)",
        "value asked -> number = sum of rank of c for each c among (last 2 of deck)",
        "value asked -> number = rank of (first c among deck where rank of c is more than 1)",
        "value asked -> number = rank of (c among deck where rank of c is more than 1)",
        "value asked -> number = rank of (first c among deck having most 1)",
        "value asked -> yes_no = deck is (heap + deck)",
    ],
)
def test_a_value_cannot_meet_the_order_of_a_hidden_pile(value: str) -> None:
    text = spec(FROM_HEAP, ["let x = asked"], None, f"value shown -> list of card = row\n{value}")
    assert "L318" in [fact.code for fact in check_game([Source("rules.law", text)]).facts.found]


def test_a_list_of_hidden_cards_has_no_order(written: Game) -> None:
    more = "value shown -> list of card = deck + row"
    written(spec(FROM_HEAP, ["raise met by (sum of rank of c for each c among shown)"], NOTED, more))
    for asked in (
        ["each c among shown", "    note c"],
        ["note first shown"],
        ["let cs = shown", "raise met by count cs"],
    ):
        text = spec(FROM_HEAP, asked, NOTED, more)
        assert [fact.code for fact in check_game([Source("rules.law", text)]).facts.found] == ["L400"]


@pytest.mark.parametrize("meets", ["first", "each", "a whole pile"])
def test_a_property_finds_rules_that_meet_a_pile_as_it_was_put(
    written: Game, meets: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = written(spec(FROM_HEAP, (ONE | ALL)[meets]))
    subject: Subject[BaseState] = Subject(game.engine, game.rules)
    assert check(subject, range(4), only=["meets chance"]) == []
    steps = import_module(f"{PACKAGE}.{game.name.replace('-', '_')}.steps")
    for name, broken in (
        ("first_card", lambda s, table, pile, tag: s.piles[pile][0]),
        ("with_all_in_order", lambda s, table, pile, tag: s.piles[pile]),
    ):
        if hasattr(steps, name):
            monkeypatch.setattr(steps, name, broken)
    assert len(check(subject, range(4), only=["meets chance"])) > 1
