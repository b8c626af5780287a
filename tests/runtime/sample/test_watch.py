"""What a sample notes about things: offered, taken, played, kept, pairs, points so far, and options that go round."""

from __future__ import annotations

from lawspeaker_runtime.sample import tally as t
from lawspeaker_runtime.sample.watch import (
    MOST_MARKS,
    count_watched,
    place_things,
    thing_of,
    watch_choice,
    watch_points,
)
from lawspeaker_runtime.state.base_state import NO_NUMBER
from lawspeaker_runtime.state.dealt_options import ANY, DEALT, GIVEN

EVERYTHING = t.WATCHING | t.PAIRING | t.LISTING
BOOK = [[1, 5, EVERYTHING, 2], [1, 2], [0, 1], [2, 3, 4], [], [0, 5], [10, 3, 1, 3, 0]]
"""Two seats and three things, each a group; piles 1 and 2 are of players; the choice names things from action 10."""


def counts(tally: t.Tally, relation: int) -> list[int]:
    """Return how many players each thing had in a relation."""
    places = [((2 + thing) * t.RELATIONS + relation) * t.RELATION for thing in range(3)]
    return [int(tally.relations[place]) for place in places]


def test_a_thing_is_played_from_an_own_pile_and_taken_from_no_ones() -> None:
    tally = t.Tally(2, BOOK)
    t.begin_game(tally, [])
    place_things(tally, [[0], [1], [2]])
    watch_choice(tally, 1, 0, [10, 11, 12], 11)
    watch_choice(tally, 1, 0, [10, 11], 10)
    place_things(tally, [[], [0], [2]])
    count_watched(tally, [1])
    assert counts(tally, t.OFFERED) == [1, 1, 0]
    assert counts(tally, t.TAKEN) == [1, 0, 0]
    assert counts(tally, t.PLAYED) == [0, 1, 0]
    assert counts(tally, t.CHOSEN) == [1, 1, 0]
    assert counts(tally, t.KEPT) == [1, 0, 1]


def test_a_thing_of_another_player_is_only_a_target() -> None:
    tally = t.Tally(2, BOOK)
    t.begin_game(tally, [])
    place_things(tally, [[0], [1], [2]])
    watch_choice(tally, 1, 0, [12], 12)
    count_watched(tally, [])
    assert counts(tally, t.OFFERED) == counts(tally, t.CHOSEN) == [0, 0, 0]


def test_both_things_that_one_player_chose_are_a_pair() -> None:
    tally = t.Tally(2, BOOK)
    for winner in (1, 2):
        t.begin_game(tally, [])
        place_things(tally, [[0, 1, 2], [], []])
        watch_choice(tally, 1, 0, [10, 11, 12], 10)
        watch_choice(tally, 1, 0, [11, 12], 12)
        watch_choice(tally, 2, 0, [11], 11)
        count_watched(tally, [winner])
    assert list(tally.pairs) == [0, 0, 2, 1, 0, 0]


def test_an_action_beyond_the_combinations_names_no_thing() -> None:
    tally = t.Tally(2, BOOK)
    assert [thing_of(tally, 0, action) for action in (9, 10, 12, 13)] == [-1, 0, 2, -1]


def test_points_so_far_are_thinned_out_and_found_again_by_quarters() -> None:
    tally = t.Tally(2, BOOK)
    t.begin_game(tally, [])
    length = 200
    for number in range(length):
        if number % tally.pace == 0:
            watch_points(tally, [number, -number])
    assert len(tally.marked) <= MOST_MARKS * 2
    t.count_game(tally, length, -1, [1], [300, 0])
    points = list(tally.rows)[t.ROW_POINTS :]
    assert points[:2] == [300, 0]
    for quarter, found in zip((50, 100, 150), points[2::2], strict=True):
        assert abs(found - quarter) <= tally.pace
    assert points[3::2] == [-number for number in points[2::2]]


def test_points_that_cannot_be_told_are_left_out() -> None:
    tally = t.Tally(2, BOOK)
    t.begin_game(tally, [])
    watch_points(tally, [1, 2])
    watch_points(tally, [])
    t.count_game(tally, 2, -1, [1], [3, 4])
    assert set(tally.rows[t.ROW_POINTS + 2 :]) == {NO_NUMBER}


def test_what_chance_would_give_is_counted_game_by_game() -> None:
    tally = t.Tally(2, BOOK)
    for held, winners in (([0], [1]), ([0, 1], [1]), ([], [2]), ([0], [1, 2])):
        t.begin_game(tally, [])
        for seat in held:
            tally.held[seat * tally.size + 2] = tally.game
        t.count_game(tally, 1, -1, winners, [0, 0])
    group = tally.groups[2 * t.GROUP : 3 * t.GROUP]
    assert [group[place] for place in (t.COUNT, t.WINS, t.EXPECTED, t.SPREAD, t.WITH, t.WON)] == [4, 3, 5, 1, 3, 3]


def test_options_go_round_the_seats_unless_they_are_fixed() -> None:
    plan = [[GIVEN, 9], [GIVEN, 1, 2, 3], [DEALT, ANY, ANY, ANY, 4, 5, 6, 7]]
    tally = t.Tally(3, [[0, 3, 0, 0], *[[]] * 6])
    rounds = [t.deal_seats(tally, plan, seed) for seed in (6, 7, 8)]
    assert [options[1] for options in rounds] == [[1, 2, 3], [2, 3, 1], [3, 1, 2]]
    dealt = rounds[0][2]
    assert [options[2] for options in rounds] == [dealt, [*dealt[1:], dealt[0]], [dealt[2], *dealt[:2]]]
    assert all(options[0] == [9] for options in rounds)
    fixed = t.Tally(3, [[0, 3, t.FIXED_SEATS, 0], *[[]] * 6])
    assert [t.deal_seats(fixed, plan, seed)[1] for seed in (6, 7, 8)] == [[1, 2, 3]] * 3
