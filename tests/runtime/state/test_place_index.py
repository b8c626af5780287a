"""The index of what is on places agrees with the positions of things, whatever moves."""

from __future__ import annotations

import random

from lawspeaker_runtime.piles.moves import place_thing, put_last, take_out
from lawspeaker_runtime.serialize.dump import dump_piles, restore_piles
from lawspeaker_runtime.state.pile_state import ON_PLACES, PileState, PileTable, check_piles, copy_piles, open_piles
from lawspeaker_runtime.state.place_index import count_on, first_on, things_on

THINGS, PLACES = 7, 3
TABLE = PileTable((2, 2), (0, 0), (0,) * THINGS, places=PLACES)


def new_state() -> PileState:
    s = PileState(2, 1)
    open_piles(s, TABLE)
    return s


def test_one_thing_several_things_and_nothing_are_found() -> None:
    s = new_state()
    for thing, place in ((5, 1), (2, 1), (3, 0)):
        place_thing(s, TABLE, thing, place, 0)
    assert [things_on(s, place) for place in range(PLACES)] == [[3], [2, 5], []]
    assert [first_on(s, place) for place in range(PLACES)] == [3, 2, -1]
    assert [count_on(s, place) for place in range(PLACES)] == [1, 2, 0]


def test_the_index_follows_all_moves_copies_and_saves() -> None:
    s, picked = new_state(), random.Random(4)
    for _ in range(300):
        thing = picked.randrange(THINGS)
        match picked.randrange(4):
            case 0:
                put_last(s, TABLE, thing, picked.randrange(2))
            case 1:
                take_out(s, TABLE, thing)
            case _:
                place_thing(s, TABLE, thing, picked.randrange(PLACES), 0)
        copy, restored = PileState(2, 1), new_state()
        copy_piles(s, copy)
        restore_piles(restored, dump_piles(s))
        for state in (s, copy, restored):
            assert check_piles(state) == []
            for place in range(PLACES):
                there = [thing for thing in range(THINGS) if s.at[thing] == ON_PLACES - place]
                assert things_on(state, place) == there
                assert (first_on(state, place), count_on(state, place)) == (there[0] if there else -1, len(there))


def test_an_index_that_is_wrong_is_found() -> None:
    s = new_state()
    s.occupants[1] = 9
    assert check_piles(s) == ["the index of places does not agree with the positions of things"]
