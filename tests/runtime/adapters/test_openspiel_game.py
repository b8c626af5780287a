"""Games of OpenSpiel: its random simulations pass, its search and its solver run, information states keep secrets."""

from __future__ import annotations

import subprocess
import sys
from itertools import permutations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, mcts

from lawspeaker_games import connect_four, kuhn_poker, tic_tac_toe
from lawspeaker_runtime import BadOption, IllegalChoice
from lawspeaker_runtime.adapters.openspiel_game import PREFIX, register
from tests.emit.files.test_fresh import SHIPPED
from tests.soak import SOAKING, runs

KUHN_VALUE = -1 / 18


def registered(name: str, **more: object) -> pyspiel.Game:
    """Return a game of OpenSpiel; it is registered once in a process."""
    short = PREFIX + name
    if short not in pyspiel.registered_names():
        register(name, **more)  # type: ignore[arg-type]
    return pyspiel.load_game(short)


def kuhn() -> pyspiel.Game:
    """Return Kuhn poker, which OpenSpiel cannot know to be a zero-sum game."""
    return registered("kuhn_poker", zero_sum=True, utility=(-2.0, 2.0), longest=20)


@pytest.mark.parametrize("name", SHIPPED if SOAKING else ["kuhn_poker", "connect_four", "oh_hell", "northgard"])
def test_random_simulations_of_openspiel_pass(name: str) -> None:
    game = kuhn() if name == "kuhn_poker" else registered(name)
    pyspiel.random_sim_test(game, runs(1, 10), name == "kuhn_poker", False)  # with saving states


def test_counterfactual_regret_minimization_finds_the_value_of_kuhn_poker() -> None:
    game = kuhn()
    solver = cfr.CFRPlusSolver(game)
    for _ in range(runs(25, 200)):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert values == pytest.approx([KUHN_VALUE, -KUHN_VALUE], abs=0.002)


def test_search_of_openspiel_wins_where_it_can() -> None:
    game = registered("connect_four")
    state = game.new_initial_state()
    for action in (0, 6, 0, 6, 0, 6):
        state.apply_action(action)
    random = np.random.RandomState(3)
    bot = mcts.MCTSBot(game, 1.4, 60, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert bot.step(state) == 0


def test_information_states_differ_only_by_what_a_player_knows() -> None:
    game = kuhn()
    strings: dict[tuple[int, int], set[str]] = {}
    for cards in permutations(range(3), 2):
        state = game.new_initial_state()
        for card in cards:
            index = [state.action_to_string(-1, outcome) for outcome, _ in state.chance_outcomes()].index(
                ("Jack", "Queen", "King")[card]
            )
            state.apply_action(index)
        for player in range(2):
            text = state.information_state_string(player)
            assert text not in {
                one for key, found in strings.items() if key != (player, cards[player]) for one in found
            }
            strings.setdefault((player, cards[player]), set()).add(text)
    assert all(len(found) == 1 for found in strings.values())
    assert len(strings) == 6


def test_states_are_cloned_and_observed() -> None:
    game = registered("connect_four")
    state = game.new_initial_state()
    state.apply_action(3)
    copy = state.clone()
    copy.apply_action(3)
    assert state.legal_actions() == [0, 1, 2, 3, 4, 5, 6]
    assert state.current_player() == 1
    played = connect_four.new()
    played.choose(3)
    assert state.observation_tensor(0) == played.observe(1)
    assert "disc" in state.observation_string(0)
    assert str(state) != str(copy)


def test_bad_input_gets_one_line() -> None:
    assert register(tic_tac_toe, name="law_test_noughts") == "law_test_noughts"
    with pytest.raises(BadOption, match="OpenSpiel has a game `law_test_noughts` already: give another `name`"):
        register(tic_tac_toe, name="law_test_noughts")
    kuhn()
    with pytest.raises(BadOption, match=r"^Kuhn Poker is for exactly 2 players, not 3$"):
        pyspiel.load_game("law_kuhn_poker(players=3)")
    with pytest.raises(BadOption, match="no game is called `go`"):
        register("go")
    with pytest.raises(IllegalChoice, match="there is no outcome 9; outcomes are 0 to 2"):
        kuhn().new_initial_state().apply_action(9)


def test_a_game_that_is_not_zero_sum_is_reported() -> None:
    register("oh-hell", name="law_test_wrong", zero_sum=True)
    state = pyspiel.load_game("law_test_wrong").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[-1])
    with pytest.raises(ValueError, match="was registered as a zero-sum game, but its returns are"):
        state.returns()


def test_a_program_with_registered_games_ends_without_a_message() -> None:
    code = "from lawspeaker_runtime.adapters.openspiel_game import register; register('kuhn-poker')"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_kuhn_poker_is_described() -> None:
    kind = kuhn().get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert registered("connect_four").get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert kuhn_poker.RULES.chance
