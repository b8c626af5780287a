"""Copies have one identity wherever they are named, and a text that fits several options is refused."""

from __future__ import annotations

import pytest

from lawspeaker.source import Source
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.errors import IllegalChoice
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built, build, built_once

CARDS = """
game "Hands"
    players 2
    named Red, Blue
kind card
card Move
    copies 2 for player
card Rest
    copies 3
pile hand of player: card, seen by owner
pile discard of player: card
pile box: card, seen by nobody
setup
    each p among players
        put (c among cards where owner of c is p) into hand of p
    put (c among cards where owner of c is nobody) into box
course
    repeat 6 times
        each p among players
            as p
                choose c from cards where it is in your hand or it is in your discard or it is in box
                    put c into your discard
                otherwise
                    skip
score for p
    "cards" = count (discard of p)
"""

DUEL = """
game "Duel"
    players 2
    named Red, Blue
resource gold
kind card
card Move
    copies 2 for player
pile hand of player: card, seen by owner
pile table: card
state marked of card: yes_no = no
verb deal_hand for p: player
    put (c among cards where owner of c is p) into hand of p
setup
    each p among players
        deal_hand for p
course
    repeat 2 times
        each p among players
            as p
                choose c from your hand
                    put c into table
                    marked of c becomes yes
                otherwise
                    skip
                may choose d from table
                    gain 1 gold for {owner}
                otherwise
                    skip
score for p
    "gold" = gold of p
example "the first of one's own"
    c Move
    d Move
    Blue decides
        c Move
        d Move
    expect
        that Move is in table
"""


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Built:
    return build("hands", [Source("hands.law", CARDS)], tmp_path_factory.mktemp("hands"), warnings=True)


@pytest.fixture(scope="module")
def duels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Built]:
    """Return a game in which rules ask for the owner of a card that was in a hidden pile, and one without."""
    folder = tmp_path_factory.mktemp("duel")
    specs = {owner: Source("duel.law", DUEL.replace("{owner}", owner)) for owner in ("owner of d", "p")}
    return {owner: build(f"duel-{owner[0]}", [spec], folder) for owner, spec in specs.items()}


def after_two_moves(duel: Built) -> Game[BaseState]:
    """Return the game in which one card of each player lies on the table, and Blue may choose one of them."""
    game = Game.start(duel.engine, duel.rules, 2, 1)
    for _ in range(2):
        game.choose(game.legal[0])
        game.choose("decline") if game.player == 1 else None
    return game


def hill() -> Game[BaseState]:
    """Return a game with bugs of both players on the meadow."""
    built = built_once("beetle-hill")
    game = Game.start(built.engine, built.rules, 2, 1)
    for choice in ("enter", "b: Ant 1 of White, target: cell 5", "enter", "b: Ant 1 of Black, target: cell 9", "push"):
        game.choose(choice)
    return game


def test_copies_are_named_by_owner_and_number_in_options_values_views_and_logs() -> None:
    game = hill()
    decision = game.decision
    assert decision is not None
    bugs = ["Ant 1 of White", "Ant 1 of Black", "Queen of White", "Queen of Black"]
    assert [option.text for option in decision.options] == [f"b: {bug}" for bug in bugs]
    assert [option.label for option in decision.options] == bugs
    assert [option.values for option in decision.options] == [{"b": bug} for bug in bugs]
    assert [game.engine.action_name(action) for action in game.legal] == [f"b: {bug}" for bug in bugs]
    places = game.view(2)["places"]
    assert isinstance(places, dict)
    assert places["meadow"]["cell 5"] == ["Ant 1 of White"]
    assert "Ant 1 of Black goes to cell 9" in game.log()
    assert "White chooses Ant 1 of White, target: cell 5" in game.log()
    assert Game.load(game.engine, game.rules, game.save()).hash == game.hash
    game.choose("Ant 1 of Black")
    game.choose("cell 8")
    assert game.log()[-1] == "White pushes Ant 1 of Black onto cell 8"


def test_the_rest_of_a_name_is_no_option() -> None:
    with pytest.raises(IllegalChoice, match="`Ant` is not possible now"):
        hill().choose("Ant")


def test_options_of_equal_names_are_told_apart_by_what_the_player_sees(hands: Built) -> None:
    game = Game.start(hands.engine, hands.rules, 2, 1)
    decision = game.decision
    assert decision is not None
    assert [option.text for option in decision.options] == ["c: Move"] * 2 + ["c: Rest"] * 3
    game.choose("Move")
    game.choose("Move")
    decision = game.decision
    assert decision is not None
    texts = [option.text for option in decision.options]
    assert texts == ["c: Move (discard of Red)", "c: Move (hand of Red)", "c: Rest", "c: Rest", "c: Rest"]
    with pytest.raises(IllegalChoice) as refused:
        game.choose("c: Move")
    assert str(refused.value) == (
        "`c: Move` fits several options: `c: Move (discard of Red)`, which is 0; `c: Move (hand of Red)`, which is 1"
    )
    game.choose("Move (hand of Red)")
    assert game.view(1)["discard"] == [["Move", "Move"], ["Move"]]


def test_copies_that_went_through_a_hidden_pile_have_no_numbers(hands: Built) -> None:
    assert {thing.name for thing in hands.rules.things} == {"Move", "Rest"}


def test_cards_that_were_hidden_have_their_owners_in_their_names_if_a_rule_asks_for_them(
    duels: dict[str, Built],
) -> None:
    game = after_two_moves(duels["owner of d"])
    decision = game.decision
    assert decision is not None
    texts = ["d: Move of Red", "d: Move of Blue", "decline"]
    assert [option.text for option in decision.options] == texts
    assert [option.label for option in decision.options] == ["Move of Red", "Move of Blue", "decline"]
    assert [option.values for option in decision.options[:2]] == [{"d": "Move of Red"}, {"d": "Move of Blue"}]
    assert [game.engine.action_name(action) for action in game.legal] == texts
    view = game.view(1)
    assert view["table"] == ["Move of Red", "Move of Blue"]
    assert view["hand"] == [["Move of Red"], ["Move of Blue"]]
    assert view["marked"] == {"Move of Red": [False, True], "Move of Blue": [False, True]}
    assert game.log()[-1] == "Move of Blue goes from hand of Blue to table"
    assert Game.load(game.engine, game.rules, game.save()).hash == game.hash
    with pytest.raises(IllegalChoice, match="`Move` is not possible now"):
        game.choose("Move")


def test_cards_that_were_hidden_are_equal_if_no_rule_asks_for_their_owners(duels: dict[str, Built]) -> None:
    decision = after_two_moves(duels["p"]).decision
    assert decision is not None
    assert [option.text for option in decision.options] == ["d: Move", "d: Move", "decline"]


def test_examples_mean_any_copy_by_the_name_of_the_spec(duels: dict[str, Built]) -> None:
    for duel in duels.values():
        assert [run_example(duel.engine, duel.rules, example) for example in duel.examples] == [None]
