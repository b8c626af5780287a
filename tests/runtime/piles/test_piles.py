"""Piles: things move, nothing is lost, and a shuffled pile gets its order only when it is read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from lawspeaker_runtime.errors import ChanceNeeded, IllegalChoice
from lawspeaker_runtime.piles.moves import deal, place_thing, put_first, put_last, put_list_first, take_out
from lawspeaker_runtime.piles.order import fix_order, flip, shuffle
from lawspeaker_runtime.piles.whole_piles import put_all_first, put_all_last
from lawspeaker_runtime.state.notes import EVERYBODY, NOTE_PILE, NOTE_PUT
from lawspeaker_runtime.state.pile_state import NOWHERE, PileState, PileTable, check_piles, copy_piles, loose_parts
from tests.runtime.piles.toy_piles import BOX, DECK, HAND, ONE, TABLE, TAG, state_of, table_of

OPEN = table_of(6, hidden=False)
PutAll = Callable[[PileState, PileTable, i64, i64], None]


def test_a_thing_put_into_a_pile_is_its_last_and_put_onto_it_its_first() -> None:
    s = state_of(OPEN)
    put_last(s, OPEN, 0, DECK)
    put_first(s, OPEN, 5, DECK)
    assert s.piles[DECK] == [5, 1, 2, 3, 4, 0]
    put_last(s, OPEN, 2, TABLE)
    assert (s.piles[DECK], s.piles[TABLE], s.at[2]) == ([5, 1, 3, 4, 0], [2], TABLE)


def test_things_put_onto_a_pile_together_keep_their_order() -> None:
    s = state_of(OPEN)
    put_list_first(s, OPEN, [4, 5], DECK)
    assert s.piles[DECK] == [4, 5, 0, 1, 2, 3]


def test_a_thing_on_a_board_or_out_of_the_game_is_in_no_pile() -> None:
    s = state_of(OPEN)
    place_thing(s, OPEN, 0, 7, TAG)
    take_out(s, OPEN, 1)
    assert (s.at[0], s.at[1], s.piles[DECK]) == (-9, NOWHERE, [2, 3, 4, 5])
    put_last(s, OPEN, 0, TABLE)
    assert s.piles[TABLE] == [0]
    assert check_piles(s) == []


def test_dealing_takes_from_the_front_as_many_as_there_are() -> None:
    s = state_of(OPEN)
    assert deal(s, OPEN, 2, DECK, TABLE, TAG) == 2
    assert s.piles[TABLE] == [0, 1]
    assert deal(s, OPEN, 10, DECK, TABLE, TAG) == 4
    assert deal(s, OPEN, 1, DECK, TABLE, TAG) == 0


def test_shuffling_draws_nothing_and_dealing_draws_once_for_each_card_but_the_last() -> None:
    s = state_of(OPEN)
    before = s.stream
    shuffle(s, OPEN, DECK)
    assert s.stream == before
    streams = []
    for _ in range(6):
        deal(s, OPEN, 1, DECK, TABLE, TAG)
        streams.append(s.stream)
    assert len({before, *streams}) == 6
    assert streams[4] == streams[5]
    assert sorted(s.piles[TABLE]) == [0, 1, 2, 3, 4, 5]


def test_every_deal_from_a_shuffled_pile_is_equally_likely() -> None:
    table = table_of(4, hidden=False)
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        s = state_of(table, seed)
        shuffle(s, table, DECK)
        deal(s, table, 3, DECK, TABLE, TAG)
        counts[tuple(s.piles[TABLE])] += 1
    assert len(counts) == 24
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 50


def test_a_card_put_onto_a_shuffled_pile_is_dealt_first_and_one_put_under_it_last() -> None:
    s = state_of(OPEN)
    put_last(s, OPEN, 0, TABLE)
    put_last(s, OPEN, 1, TABLE)
    shuffle(s, OPEN, DECK)
    put_first(s, OPEN, 0, DECK)
    put_last(s, OPEN, 1, DECK)
    deal(s, OPEN, 6, DECK, TABLE, TAG)
    assert (s.piles[TABLE][0], s.piles[TABLE][-1]) == (0, 1)


def test_a_pile_that_is_turned_over_twice_is_as_it_was_and_its_loose_parts_move_along() -> None:
    s = state_of(OPEN)
    shuffle(s, OPEN, DECK)
    deal(s, OPEN, 1, DECK, TABLE, TAG)
    put_all_last(s, OPEN, DECK, TABLE)
    put_last(s, OPEN, s.piles[TABLE][0], DECK)
    put_all_last(s, OPEN, TABLE, DECK)
    shuffled = (s.piles[DECK][:], s.loose_from[DECK], s.loose[DECK], s.layers)
    flip(s, DECK)
    assert check_piles(s) == []
    assert s.piles[DECK] == shuffled[0][::-1]
    assert s.loose_from[DECK] == len(s.piles[DECK]) - shuffled[1] - shuffled[2]
    flip(s, DECK)
    assert (s.piles[DECK], s.loose_from[DECK], s.loose[DECK], s.layers) == shuffled


def test_the_loose_parts_of_a_pile_that_is_turned_over_change_their_order() -> None:
    s = state_of(OPEN)
    shuffle(s, OPEN, DECK)
    s.loose[DECK], s.layers = 2, [[DECK, 3, 3]]
    flip(s, DECK)
    assert (s.loose_from[DECK], s.loose[DECK], s.layers) == (0, 3, [[DECK, 4, 2]])
    assert check_piles(s) == []


def test_settling_fixes_the_first_cards_and_leaves_the_rest_loose() -> None:
    s = state_of(OPEN)
    shuffle(s, OPEN, DECK)
    fix_order(s, OPEN, DECK, 2, TAG)
    top = s.piles[DECK][:2]
    assert (s.loose_from[DECK], s.loose[DECK]) == (2, 4)
    fix_order(s, OPEN, DECK, 2, TAG)
    deal(s, OPEN, 2, DECK, TABLE, TAG)
    assert s.piles[TABLE] == top


def test_a_forced_outcome_says_which_card_is_dealt() -> None:
    s = state_of(OPEN)
    shuffle(s, OPEN, DECK)
    s.forced = [4, 2]
    deal(s, OPEN, 2, DECK, TABLE, TAG)
    assert s.piles[TABLE] == [4, 2]
    s.forced = [4]
    with pytest.raises(IllegalChoice, match="forced outcome 4"):
        deal(s, OPEN, 1, DECK, TABLE, TAG)


def test_explicit_chance_is_asked_about_the_loose_cards_in_no_order_that_tells_anything() -> None:
    s = state_of(OPEN)
    shuffle(s, OPEN, DECK)
    s.piles[DECK].reverse()
    s.explicit = True
    with pytest.raises(ChanceNeeded) as asked:
        deal(s, OPEN, 1, DECK, TABLE, 3)
    assert (asked.value.tag, asked.value.outcomes) == (3, [0, 1, 2, 3, 4, 5])


@pytest.mark.parametrize("put_all", [put_all_last, put_all_first])
def test_a_shuffled_pile_put_with_another_stays_loose(put_all: PutAll) -> None:
    s = state_of(OPEN)
    deal(s, OPEN, 2, DECK, TABLE, TAG)
    shuffle(s, OPEN, DECK)
    before = s.stream
    put_all(s, OPEN, DECK, TABLE)
    assert s.stream == before
    assert (s.piles[DECK], s.loose[DECK], s.loose[TABLE]) == ([], 0, 4)
    assert s.loose_from[TABLE] == (2 if put_all is put_all_last else 0)
    assert check_piles(s) == []


def test_two_shuffled_piles_put_together_are_two_loose_parts() -> None:
    for put_all, order in ((put_all_last, [3, 4, 5, 0, 1, 2]), (put_all_first, [0, 1, 2, 3, 4, 5])):
        s = state_of(OPEN)
        deal(s, OPEN, 3, DECK, TABLE, TAG)
        shuffle(s, OPEN, DECK)
        shuffle(s, OPEN, TABLE)
        put_all(s, OPEN, TABLE, DECK)
        assert loose_parts(s, DECK) == [(0, 3), (3, 6)]
        assert check_piles(s) == []
        deal(s, OPEN, 4, DECK, TABLE, TAG)
        assert sorted(s.piles[TABLE][:3]) == sorted(order[:3])
        assert loose_parts(s, DECK) == [(0, 2)]
        assert check_piles(s) == []


def test_three_layers_are_settled_each_in_itself() -> None:
    firsts = set()
    for seed in range(60):
        s = state_of(OPEN, seed)
        for _ in range(3):
            deal(s, OPEN, 2, DECK, TABLE, TAG)
            shuffle(s, OPEN, TABLE)
            put_all_last(s, OPEN, TABLE, BOX)
        assert loose_parts(s, BOX) == [(0, 2), (2, 4), (4, 6)]
        put_last(s, OPEN, s.piles[BOX][2], TABLE)
        put_first(s, OPEN, s.piles[TABLE][0], BOX)
        assert loose_parts(s, BOX) == [(1, 3), (4, 6)]
        fix_order(s, OPEN, BOX, 6, TAG)
        assert loose_parts(s, BOX) == []
        assert [sorted(s.piles[BOX][start : start + 2]) for start in (1, 4)] == [[0, 1], [4, 5]]
        firsts.add((s.piles[BOX][1], s.piles[BOX][4]))
    assert firsts == {(0, 4), (0, 5), (1, 4), (1, 5)}


def test_moves_are_recorded_only_if_notes_are_on() -> None:
    s = state_of(OPEN)
    assert s.notes == []
    s.noting = True
    shuffle(s, OPEN, TABLE)
    put_last(s, OPEN, 3, TABLE)
    assert s.notes == [[NOTE_PILE, TABLE, 0, 0, 0], [NOTE_PUT, 3, DECK, TABLE, EVERYBODY]]


def test_an_open_game_keeps_no_knowledge() -> None:
    s = state_of(OPEN)
    assert (OPEN.hidden, s.known) == (False, [])


def test_a_copy_of_the_piles_is_independent() -> None:
    table = table_of(6)
    s, copy = state_of(table), PileState(2)
    copy_piles(s, copy)
    deal(copy, table, 3, DECK, HAND + ONE, TAG)
    assert s.piles[DECK] == [0, 1, 2, 3, 4, 5]
    assert (check_piles(s), check_piles(copy)) == ([], [])


def test_a_thing_in_two_piles_is_found() -> None:
    s = state_of(OPEN)
    s.piles[TABLE].append(0)
    assert check_piles(s) == ["thing 0 lies in two places, one of them pile 1"]
    s.piles[DECK].remove(0)
    s.piles[TABLE].clear()
    assert check_piles(s) == ["thing 0 is said to be in pile 0 but is not"]


PILES: list[i64] = [DECK, TABLE, HAND + 1, HAND + 2, BOX]
MOVE = st.tuples(st.integers(0, 7), st.integers(0, 5), st.sampled_from(PILES), st.sampled_from(PILES))


def do_something(s: PileState, table: PileTable, kind: int, n: int, source: i64, target: i64) -> None:
    """Do one of the things a rule can do to piles."""
    if kind == 0:
        put_last(s, table, n, target)
    elif kind == 1:
        put_first(s, table, n, target)
    elif kind == 2:
        deal(s, table, n, source, target, TAG)
    elif kind == 3:
        shuffle(s, table, target)
    elif kind == 4:
        fix_order(s, table, target, n, TAG)
    elif kind == 5:
        put_all_last(s, table, source, target)
    elif kind == 6:
        put_all_first(s, table, source, target)
    else:
        place_thing(s, table, n, n, TAG)


@given(st.booleans(), st.lists(MOVE, max_size=25))
def test_whatever_is_done_every_thing_stays_in_one_place(hidden: bool, moves: list[tuple[int, int, int, int]]) -> None:
    table = table_of(6, hidden)
    s = state_of(table)
    for move in moves:
        do_something(s, table, *move)
        assert check_piles(s) == []
        assert all(loose != 1 for loose in s.loose)


@given(
    st.integers(0, 1000), st.lists(st.tuples(st.integers(0, 7), st.sampled_from([HAND + ONE, TABLE, BOX])), max_size=6)
)
def test_a_listener_changes_nothing(seed: int, deals: list[tuple[int, int]]) -> None:
    table = table_of(12)
    heard, unheard = state_of(table), state_of(table)
    heard.stream = unheard.stream = seed * 4294967296 + 12345
    heard.noting = True
    for s in (heard, unheard):
        shuffle(s, table, DECK)
        for count, pile in deals:
            deal(s, table, count, DECK, pile, TAG)
            put_all_last(s, table, TABLE, DECK)
    assert (heard.piles, heard.at, heard.known, heard.familiar) == (
        unheard.piles,
        unheard.at,
        unheard.known,
        unheard.familiar,
    )
    assert (heard.loose, heard.loose_from, heard.stream) == (unheard.loose, unheard.loose_from, unheard.stream)
