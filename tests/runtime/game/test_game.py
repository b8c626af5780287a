"""The class `Game`: choosing, copying, undoing, views, and what is refused."""

from __future__ import annotations

import pytest

from lawspeaker_runtime import BadOption, CannotUndo, Game, IllegalChoice, NotOver, RandomAgent, play
from tests.runtime import handmade
from tests.runtime.handmade import engine
from tests.runtime.handmade.names import CARD_NAMES, RULES
from tests.runtime.handmade.state import State
from tests.runtime.handmade.tables import HAND


def texts(game: Game[State]) -> list[str]:
    """Return the texts of the options."""
    decision = game.decision
    return [option.text for option in decision.options] if decision else []


def first_card(game: Game[State]) -> str:
    """Return the first card that can be chosen."""
    return texts(game)[0]


def card_of(game: Game[State], player: int) -> str:
    """Return a card in a player's hand."""
    return CARD_NAMES[game.state.piles[HAND + player][0]]


def test_a_game_is_played_from_start_to_result() -> None:
    game = handmade.new(players=3, seed=7, options={"length": 1})
    while decision := game.decision:
        game.choose(decision.options[0])
    assert game.over
    assert game.player == 0
    assert game.legal == []
    result = game.result
    assert result.ending == "Riches"
    assert result.winners == result.ranking[0]
    assert sorted(player for rank in result.ranking for player in rank) == [1, 2, 3]
    assert [float(result.scores[player].total) for player in (1, 2, 3)] == game.returns()
    assert set(result.scores[1].parts) == {"points", "cards"}


def test_an_option_its_id_and_its_text_mean_the_same() -> None:
    games = [handmade.new(seed=3) for _ in range(3)]
    decision = games[0].decision
    assert decision is not None
    option = decision.options[1]
    games[0].choose(option)
    games[1].choose(option.id)
    games[2].choose(option.text)
    assert games[0].hash == games[1].hash == games[2].hash


@pytest.mark.parametrize("choice", [-1, 99, 12, "play", "c: Hare 99", ""])
def test_an_illegal_choice_is_refused_and_leaves_everything_as_it_was(choice: int | str) -> None:
    game = handmade.new(seed=3)
    before = (game.hash, game.save(), game.log())
    with pytest.raises(IllegalChoice, match="is not possible now; the options are `c: "):
        game.choose(choice)
    assert (game.hash, game.save(), game.log()) == before


def test_an_option_of_an_earlier_decision_is_refused() -> None:
    game = handmade.new(seed=3)
    decision = game.decision
    assert decision is not None
    game.choose(decision.options[0])
    with pytest.raises(IllegalChoice, match=r"`c: .*` is not possible now; the options are `play`, `bury`, `trade`"):
        game.choose(decision.options[0])


def test_nothing_can_be_chosen_when_the_game_is_over_and_there_is_no_result_before() -> None:
    game = handmade.new(seed=3)
    with pytest.raises(NotOver):
        _ = game.result
    play(game)
    with pytest.raises(IllegalChoice, match="the game is over"):
        game.choose(0)


def test_a_clone_goes_its_own_way() -> None:
    game = handmade.new(seed=3)
    play(game, seed=1, limit=4)
    copy = game.clone()
    before = (game.hash, len(game.log()))
    play(copy, seed=2)
    assert copy.over
    assert (game.hash, len(game.log())) == before
    play(game, seed=2)
    assert game.hash == copy.hash
    assert game.log() == copy.log()


def test_players_and_settings_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadOption, match="2 to 3 players"):
        handmade.new(players=5)
    with pytest.raises(BadOption, match="no option `speed`"):
        handmade.new(options={"speed": 3})
    with pytest.raises(BadOption, match="players are 1 to 2"):
        handmade.new().raw_view(3)
    with pytest.raises(BadOption, match="players are 1 to 2"):
        handmade.new().log(0)


def test_a_view_shows_the_hand_of_its_player() -> None:
    game = handmade.new(seed=3)
    view = game.raw_view(2)
    assert view["hand"] == {1: [-1, -1, -1], 2: game.state.piles[HAND + 2]}


def test_a_choice_that_revealed_nothing_can_be_undone() -> None:
    game = handmade.new(seed=3)
    before = (game.hash, game.log(), texts(game))
    game.choose(first_card(game))
    game.undo()
    assert (game.hash, game.log(), texts(game)) == before


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    with pytest.raises(CannotUndo, match="no choice to take back"):
        handmade.new().undo(force=True)


def test_undo_stops_where_chance_decided_unless_it_is_forced() -> None:
    game = handmade.new(seed=3)
    game.choose(first_card(game))
    before = game.hash
    game.choose("trade")
    with pytest.raises(CannotUndo, match="chance has decided something"):
        game.undo()
    game.undo(force=True)
    assert game.hash == before


def test_undo_stops_where_a_hidden_card_was_shown() -> None:
    game = handmade.new(seed=3)
    game.choose(first_card(game))
    game.choose("play")
    with pytest.raises(CannotUndo, match="Blue has seen a hidden card since"):
        game.undo()
    game.undo(force=True)
    game.choose("bury")
    game.undo()


def test_what_only_a_forgetful_player_has_seen_does_not_stop_undo() -> None:
    game = handmade.new(seed=3)
    game.choose(first_card(game))
    before = game.hash
    game.choose("play")
    with pytest.raises(CannotUndo, match="Blue has seen a hidden card since"):
        game.undo(forgetful=[1])
    game.undo(forgetful=[2])
    assert game.hash == before


def test_undo_stops_where_a_player_looked_at_a_card_that_had_its_place_before() -> None:
    game = handmade.new(seed=3)
    for choice in (first_card(game), "bury", "n: 1", "c: " + card_of(game, 2), "bury"):
        game.choose(choice)
    stream = game.state.stream
    game.choose("n: 1")
    assert game.state.stream == stream
    with pytest.raises(CannotUndo, match="Blue has seen a hidden card since"):
        game.undo()


def test_undo_works_all_the_way_back_in_a_clone_too() -> None:
    game = handmade.new(seed=3)
    begin = game.hash
    play(game, seed=5)
    copy = game.clone()
    for _ in range(len(game.history.choices)):
        game.undo(force=True)
    assert (game.hash, copy.over) == (begin, True)


def test_explicit_chance_is_asked_from_the_first_card_on() -> None:
    game = handmade.new(explicit_chance=True)
    chance = game.chance
    assert chance is not None
    assert (chance.word, chance.names, chance.outcomes) == ("card", list(CARD_NAMES), list(range(12)))
    assert chance.probabilities == [1 / 12] * 12
    assert (game.over, game.decision, game.legal, game.player) == (False, None, [], 0)
    for card in (3, 5, 7, 0, 1, "Hare 3"):
        game.force(card)
    assert game.chance is None
    assert game.state.piles[HAND + 1] == [3, 5, 7]
    assert game.state.piles[HAND + 2] == [0, 1, 2]


def test_an_outcome_that_cannot_be_is_refused_and_the_step_still_waits() -> None:
    game = handmade.new(explicit_chance=True)
    game.force(3)
    with pytest.raises(IllegalChoice, match="the outcome 3 is not possible now"):
        game.force(3)
    with pytest.raises(IllegalChoice, match="did you mean `Mole 3`"):
        game.force("Mol 3")
    with pytest.raises(IllegalChoice, match="chance comes first"):
        game.choose(0)
    assert game.chance is not None
    assert len(game.chance.outcomes) == 11


def explicit_game() -> Game[State]:
    """Return a game with explicit chance at its first decision."""
    game = handmade.new(explicit_chance=True)
    for card in range(6):
        game.force(card)
    return game


def test_a_random_step_after_a_choice_waits_for_its_outcome() -> None:
    game = explicit_game()
    game.choose("c: Hare 1")
    game.choose("trade")
    assert game.chance is not None
    assert game.chance.names == ["1", "2", "3", "4", "5", "6"]
    game.force(6)
    assert game.state.points == [0, 6, 0]
    assert game.history.steps[-1].outcomes == (6,)
    with pytest.raises(IllegalChoice, match="no random step waits"):
        game.force(1)


def test_a_choice_whose_outcome_is_awaited_can_be_taken_back() -> None:
    game = explicit_game()
    game.choose("c: Hare 1")
    before = game.hash
    game.choose("trade")
    game.undo()
    assert (game.hash, game.chance) == (before, None)
    game.choose("trade")
    game.force(2)
    with pytest.raises(CannotUndo):
        game.undo()


def test_a_waiting_game_can_be_cloned_saved_and_loaded() -> None:
    game = explicit_game()
    game.choose("c: Hare 1")
    game.choose("trade")
    others = [game.clone(), handmade.load(game.save())]
    game.force(4)
    for other in others:
        assert other.chance is not None
        other.force(4)
        assert other.hash == game.hash


def test_the_next_outcome_can_be_forced_in_a_game_that_draws_its_own() -> None:
    game = handmade.new(seed=3)
    game.choose(first_card(game))
    game.force(5)
    game.choose("trade")
    assert game.state.points[1] == 5
    again = Game.replay(engine, RULES, game.history)
    assert again.hash == game.hash


def test_a_forced_outcome_that_turns_out_impossible_leaves_the_game_as_it_was() -> None:
    game = handmade.new(seed=3)
    game.choose(first_card(game))
    game.force(9)
    before = game.hash
    with pytest.raises(IllegalChoice, match="the forced outcome 9"):
        game.choose("trade")
    assert game.hash == before


def test_a_game_goes_on_from_a_state_made_by_hand() -> None:
    state = engine.clone(handmade.new(seed=3).state)
    state.points[2] = 40
    game = Game.at(engine, RULES, state)
    play(game, seed=1)
    assert game.result.winners == (2,)
    assert Game.replay(engine, RULES, game.history).hash == game.hash
    assert handmade.load(game.save()).hash == game.hash


def test_a_history_that_the_rules_do_not_allow_is_refused() -> None:
    game = handmade.new(seed=3)
    play(game)
    history = game.history
    other = Game.start(engine, RULES, seed=4).history
    wrong = type(history)(2, 4, other.options, False, (), history.steps)
    with pytest.raises(IllegalChoice, match="the history goes on with option"):
        Game.replay(engine, RULES, wrong)


def test_random_agents_with_the_same_seed_decide_the_same() -> None:
    one, two = RandomAgent(5), RandomAgent(5)
    assert [one.pick(range(100)) for _ in range(20)] == [two.pick(range(100)) for _ in range(20)]
