"""The statistics of a search tree: what is tried first, and what is chosen in the end."""

from __future__ import annotations

from lawspeaker_runtime.search.nearness import near_at_least
from lawspeaker_runtime.search.tree import learn, most_visited, new_path, new_tree, select
from lawspeaker_runtime.search.worth import worth_at_end


def simulate(good: int, simulations: int, seed: int) -> int:
    """Search one decision of player 1 in which a single action wins; return the action that is chosen."""
    tree = new_tree(simulations, 0.7, seed)
    for _ in range(simulations):
        new_path(tree)
        select(tree, 1, 0, [10, 11, 12])
        learn(tree, [300, -300] if tree.chosen == good else [-300, 300])
    return int(most_visited(tree, 1, 0, [10, 11, 12]))


def test_the_action_that_wins_is_visited_most() -> None:
    assert [simulate(good, 60, seed) for good in (10, 11, 12) for seed in (1, 2)] == [10, 10, 11, 11, 12, 12]


def test_each_action_is_tried_once_before_any_is_tried_again() -> None:
    tree = new_tree(10, 0.7, 3)
    tried = []
    for _ in range(3):
        new_path(tree)
        assert select(tree, 1, 0, [10, 11, 12])
        tried.append(int(tree.chosen))
        learn(tree, [0, 0])
    assert sorted(tried) == [10, 11, 12]


def test_more_of_what_is_needed_is_nearer() -> None:
    assert near_at_least(0, 3) < near_at_least(1, 3) < near_at_least(3, 3) == near_at_least(5, 3)


def test_the_winner_of_a_game_is_worth_more_than_the_other() -> None:
    values = worth_at_end([2], [5, 3], 2)
    assert values[1] > values[0]
