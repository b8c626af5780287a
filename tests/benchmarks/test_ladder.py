"""The comparison of agents: seats exchanged, every start played twice, matches that go on where they stopped."""

from __future__ import annotations

import pytest

from benchmarks import endings, ladder
from benchmarks.endings import Bots, Finished, searches_of
from benchmarks.ladder import Match, page, play, search_of
from lawspeaker.cli.new_game import open_game
from lawspeaker_lab.results.statistics import wilson
from lawspeaker_runtime.agents.search import Method, Strength


def test_flat_search_is_compared_with_chance_and_wins() -> None:
    _, loaded = open_game("tic-tac-toe", None)
    match = Match("tic-tac-toe", 2, 40, ladder.RANDOM, ladder.FLAT)
    for number in range(1, 21):
        play(loaded, match, number)
    assert match.games == 20
    assert match.won > 14
    assert match.decisions[0] == 0 < match.decisions[1]
    assert "| tic-tac-toe, 2 players | flat over random |" in page([match])


def test_agents_are_named_by_their_method_or_strength() -> None:
    _, loaded = open_game("oh-hell", None)
    assert search_of(ladder.RANDOM, loaded.rules, 9) is None
    found = [search_of(word, loaded.rules, 9) for word in (ladder.FLAT, ladder.HALVING, ladder.TREE, "strong")]
    assert [(one.method, one.halving, one.simulations) for one in found if one] == [
        (Method.FLAT, False, 9),
        (Method.FLAT, True, 9),
        (Method.IS_MCTS, True, 9),
        (Method.IS_MCTS, True, Strength.STRONG.value),
    ]


def test_pairs_of_games_that_begin_alike_give_a_narrower_interval() -> None:
    paired, apart = (Match("oh-hell", 3, 9, ladder.FLAT, ladder.TREE) for _ in range(2))
    for number in range(100):
        paired.count(number % 2)  # whoever has the better seat wins: nothing differs between pairs
        apart.count(number // 2 % 2)  # one agent wins both games of a pair
    assert paired.interval == (0.5, 0.5)
    assert apart.interval == pytest.approx((0.5 - 1.96 * 0.5 / 7, 0.5 + 1.96 * 0.5 / 7), abs=0.001)
    old = Match("oh-hell", 3, 9, ladder.FLAT, ladder.TREE, games=100, won=50)
    old.count(1)
    assert old.interval == wilson(51, 101)


def test_one_bot_aims_at_victories_and_changes_its_seat() -> None:
    _, loaded = open_game("tic-tac-toe", None)
    aims = [one and one.aim for one in searches_of(Bots.ONE, loaded.rules, 5, 3, 2)]
    assert aims[1] == endings.AIM != aims[0] == aims[2]
    assert searches_of(Bots.ALONE, loaded.rules, 5, 2, 1)[1] is None
    seats = [endings.play(loaded, Bots.ALONE, 5, 2, seed).aimed for seed in (1, 2)]
    assert seats == [2, 1]


@pytest.mark.parametrize("ending", ["Line", endings.BY_SCORE])
def test_endings_are_counted_with_their_interval(ending: str) -> None:
    games = [Finished("usual", 2, 5, seed, ending, (0, 400), 0, False, 9, 1.0) for seed in range(4)]
    text = endings.page("tic-tac-toe", games, ["Line"])
    assert ("100.0% (51.0% – 100.0%)" in text) == (ending == "Line")
    assert "40%" in text
