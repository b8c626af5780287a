"""Sums of results: what a game adds to its endings, its seats and the groups that its players belong to."""

from __future__ import annotations

from lawspeaker_runtime.sample.tally import (
    COUNT,
    ENDINGS,
    GAMES,
    GROUP,
    LEAST,
    LENGTH,
    LOST_TOGETHER,
    MOST,
    MOST_ENDLESS,
    OPTIONS,
    SINGLE,
    SQUARES,
    TOTAL,
    WINS,
    WON_TOGETHER,
    Tally,
    add_number,
    begin_game,
    count_endless,
    count_game,
    figures_of,
    hold_things,
)

BOOK = [[2, 4, 0, 0], [1, 2], [0, 1], [2, 3, 3], [1], [], [], [7, 3]]
"""Two endings, of which the second is won together; two seats and two groups of things; an option with a value."""


def group(tally: Tally, number: int) -> list[int]:
    """Return the figures of a group."""
    return [int(figure) for figure in tally.groups[number * GROUP : (number + 1) * GROUP]]


def test_a_number_is_added_to_its_count_sum_squares_and_bounds() -> None:
    figures = [0] * 5
    for number in (-3, 4, 2):
        add_number(figures, 0, number)
    assert [figures[place] for place in (COUNT, TOTAL, SQUARES, LEAST, MOST)] == [3, 3, 29, -3, 4]


def test_a_game_counts_for_its_seats_its_winner_and_its_ending() -> None:
    tally = Tally(2, BOOK)
    begin_game(tally, [])
    count_game(tally, 9, 0, [2], [3, 5])
    assert (tally.figures[GAMES], tally.figures[SINGLE], tally.figures[ENDINGS + 1]) == (1, 1, 1)
    assert tally.figures[LENGTH + TOTAL] == 9
    assert (group(tally, 0)[TOTAL], group(tally, 0)[WINS]) == (3, 0)
    assert (group(tally, 1)[TOTAL], group(tally, 1)[WINS]) == (5, 1)
    assert group(tally, 2)[COUNT] == 0


def test_the_options_of_all_decisions_are_added_up_of_games_that_end_and_of_others() -> None:
    tally = Tally(2, BOOK)
    begin_game(tally, [])
    tally.options += 12
    count_game(tally, 4, 0, [2], [0, 0])
    begin_game(tally, [])
    tally.options += 5
    count_endless(tally, 8, 5, 0)
    assert tally.figures[OPTIONS] == 17


def test_a_thing_counts_for_the_player_who_had_it_in_this_game() -> None:
    tally = Tally(2, BOOK)
    begin_game(tally, [])
    hold_things(tally, [[0], [], [1, 2]])
    count_game(tally, 1, -1, [2], [0, 6])
    begin_game(tally, [])
    count_game(tally, 1, -1, [1], [8, 0])
    assert group(tally, 2)[COUNT] == 0
    assert [group(tally, 3)[place] for place in (COUNT, TOTAL, WINS)] == [1, 6, 1]


def test_the_value_of_an_option_counts_for_the_player_who_has_it() -> None:
    tally = Tally(2, BOOK)
    begin_game(tally, [[7, 8]])
    count_game(tally, 1, -1, [1], [4, 9])
    assert [group(tally, 3)[place] for place in (COUNT, TOTAL, WINS)] == [1, 4, 1]


def test_an_ending_that_all_share_is_won_or_lost_together() -> None:
    tally = Tally(2, BOOK)
    for winners in ([1, 2], []):
        begin_game(tally, [])
        count_game(tally, 1, 1, winners, [0, 0])
    assert (tally.figures[WON_TOGETHER], tally.figures[LOST_TOGETHER], tally.figures[SINGLE]) == (1, 1, 0)


def test_games_that_do_not_end_are_listed_until_there_are_too_many() -> None:
    tally = Tally(2, BOOK)
    full = [count_endless(tally, seed, 50, 4) for seed in range(MOST_ENDLESS)]
    assert full == [False] * (MOST_ENDLESS - 1) + [True]
    assert figures_of(tally)[-3:] == [MOST_ENDLESS - 1, 50, 4]
