"""The statistics of a search tree: what is tried first, and what is chosen in the end."""

from __future__ import annotations

from collections import Counter

from lawspeaker_runtime.search.gains import prefer
from lawspeaker_runtime.search.nearness import near_any, near_at_least, near_done
from lawspeaker_runtime.search.tree import (
    SearchTree,
    conclude,
    learn,
    most_visited,
    new_path,
    new_tree,
    select,
    spread,
)
from lawspeaker_runtime.search.worth import AIM, worth_at_end, worth_so_far

OPTIONS = [10, 11, 12]


def tree_of(simulations: int, rivals: int = 1, seed: int = 3) -> SearchTree:
    """Return an empty tree."""
    return new_tree(simulations, 0.7, rivals, AIM, seed)


def simulate(good: int, simulations: int, seed: int) -> int:
    """Search one decision of player 1 in which a single action wins; return the action that is chosen."""
    tree = tree_of(simulations, seed=seed)
    for _ in range(simulations):
        new_path(tree)
        select(tree, 1, 0, [10, 11, 12])
        learn(tree, [300, -300] if tree.chosen == good else [-300, 300])
    return int(most_visited(tree, 1, 0, [10, 11, 12]))


def test_the_action_that_wins_is_visited_most() -> None:
    assert [simulate(good, 60, seed) for good in (10, 11, 12) for seed in (1, 2)] == [10, 10, 11, 11, 12, 12]


def test_each_action_is_tried_once_before_any_is_tried_again() -> None:
    tree = tree_of(10)
    tried = []
    for _ in range(3):
        new_path(tree)
        assert select(tree, 1, 0, [10, 11, 12])
        tried.append(int(tree.chosen))
        learn(tree, [0, 0])
    assert sorted(tried) == [10, 11, 12]


def preferred(rivals: int) -> Counter[int]:
    """Return how often each action is taken in playouts of a search in which one action gains more than the others."""
    tree = tree_of(10, rivals)
    taken: Counter[int] = Counter()
    for _ in range(400):
        new_path(tree)
        action = int(prefer(tree.gains, 1, 0, OPTIONS))
        taken[action] += 1
        learn(tree, [300, -300] if action == 12 else [-300, 300])
    return taken


def test_playouts_prefer_actions_that_gained_more_elsewhere_in_the_search() -> None:
    assert preferred(1)[12] > 400 * 0.45
    assert preferred(3)[12] > preferred(1)[12]
    assert all(100 < count < 170 for count in preferred(0).values())
    assert min(preferred(2).values()) > 0


def test_the_scale_of_exploration_follows_the_values_that_are_usual() -> None:
    tree = tree_of(10)
    for value in [100, -100] * 20:
        new_path(tree)
        select(tree, 1, 0, OPTIONS)
        learn(tree, [value, -value])
    assert 190 < spread(tree) <= 200
    new_path(tree)
    learn(tree, [900, -900])
    assert spread(tree) == 360  # a rare extreme keeps a fifth of the range


def test_actions_that_win_or_lose_for_certain_are_found_out() -> None:
    tree = tree_of(40)
    tree.certain = True
    while not tree.settled:  # action 12 of player 1 is answered by a victory of player 2, the others win
        new_path(tree)
        select(tree, 1, 0, OPTIONS)
        if tree.chosen == 12:
            select(tree, 2, 0, OPTIONS)
            conclude(tree, [2])
            learn(tree, [-1000, 1000])
        elif tree.chosen == 11:
            conclude(tree, [1])
            learn(tree, [-900, 900])
        else:
            conclude(tree, [])
            learn(tree, [900, -900])
    assert most_visited(tree, 1, 0, OPTIONS) == 11
    assert tree.paths < 10


def test_more_of_what_is_needed_is_nearer() -> None:
    assert near_at_least(0, 3) < near_at_least(1, 3) < near_at_least(3, 3) == near_at_least(5, 3)
    assert near_done(3) < near_done(1) < near_done(0) == 1000


def test_the_aim_weighs_nearness_to_victories_against_points() -> None:
    points, near = [40, 10], [100, 600]
    assert worth_so_far(points, near, 2, 0)[0] > 0 > worth_so_far(points, near, 2, 2000)[0]


def test_progress_towards_any_victory_counts_and_the_nearest_most() -> None:
    assert near_any([400, 100, 0]) > near_any([400, 0, 0])
    assert near_any([500, 100, 0]) > near_any([400, 200, 0])
    assert near_any([1000, 900]) == 1000


def test_the_winner_of_a_game_is_worth_more_than_the_other() -> None:
    values = worth_at_end([2], [5, 3], 2)
    assert values[1] > values[0]
