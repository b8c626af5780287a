"""Mixings are simplified without changing what is possible, and stay few however long a game is."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from lawspeaker_runtime.piles.moves import deal
from lawspeaker_runtime.piles.order import shuffle
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state.pile_state import PileState, PileTable
from lawspeaker_runtime.visibility.constraints import CLEANUP_INTERVAL, FEW_KEPT
from lawspeaker_runtime.visibility.knowledge import sees, show
from lawspeaker_runtime.visibility.mixings import Explanation, Mixing, choices, is_entangled, simplified
from tests.runtime.piles.toy_piles import DECK, HAND, ONE, TABLE, TAG, TWO, state_of, table_of
from tests.soak import runs

PLACES = 5


def random_mixing(pick: random.Random) -> Mixing:
    """Return a mixing of some positions of which some cards were known."""
    places = set(pick.sample(range(PLACES), pick.randint(1, 4)))
    return Mixing(places, {card: card for card in places if pick.random() < 0.4})


def worlds_of(chain: list[Mixing], seen: set[int]) -> set[tuple[int, ...]]:
    """Return the worlds to which mixings may have led, in which the player sees what is seen."""
    explanation = Explanation(chain)
    return {
        world
        for world in permutations(range(PLACES))
        if all(world[thing] == thing for thing in seen) and explanation.exists(list(world))
    }


def forward(chain: list[Mixing], seen: set[int]) -> set[tuple[int, ...]]:
    """Return the same, by carrying out all mixings of all worlds."""
    worlds = set(permutations(range(PLACES)))
    for mixing in chain:
        order = sorted(mixing.places)
        kept = {world for world in worlds if all(world[place] == card for card, place in mixing.known.items())}
        worlds = set()
        for world in kept:
            for cards in permutations([world[place] for place in order]):
                after = list(world)
                for place, card in zip(order, cards, strict=True):
                    after[place] = card
                worlds.add(tuple(after))
    return {world for world in worlds if all(world[thing] == thing for thing in seen)}


def test_simplified_mixings_lead_to_the_same_worlds() -> None:
    for seed in range(runs(300, 6000)):
        pick = random.Random(seed)
        chain = [random_mixing(pick) for _ in range(pick.randint(1, 5))]
        seen = {thing for thing in range(PLACES) if pick.random() < 0.3}
        expected = forward(chain, seen)
        assert worlds_of(chain, seen) == expected, seed
        assert worlds_of(simplified(chain, seen, set()), seen) == expected, seed


def test_a_mixing_of_everything_is_all_that_remains() -> None:
    known = Mixing({0, 1}, {0: 0, 1: 1})
    everything = Mixing({0, 1, 2}, {})
    found = simplified([known, Mixing({1, 2}, {}), everything], set(), set())
    assert [(one.places, one.known) for one in found] == [({0, 1, 2}, {0: 0, 1: 1})]
    assert not is_entangled(found)
    assert is_entangled([known, Mixing({1, 2}, {2: 2})])


def test_cards_are_chosen_in_different_ways_only() -> None:
    assert choices([-1, -1, 2, 3], 2) == [[2, 3], [-1, 3], [-1, 2], [-1, -1]]
    assert choices([4], 0) == [[]]


def unknown(s: PileState, table: PileTable) -> int:
    """Return how many things the players together do not see."""
    return sum(not sees(s, table, player, thing) for player in (ONE, TWO) for thing in range(table.things))


def test_a_full_shuffle_drops_all_records_however_many_there_are() -> None:
    table = table_of(12)
    for count in range(2, 9):
        s = state_of(table, count)
        shuffle(s, table, DECK)
        for _ in range(count):
            show(s, table, ONE, s.piles[DECK][:1])
            deal(s, table, 1, DECK, HAND + TWO, TAG)
        assert len(s.mixes) > 0
        put_all_last(s, table, HAND + TWO, DECK)
        shuffle(s, table, DECK)
        deal(s, table, 1, DECK, HAND + ONE, TAG)
        assert len(s.mixes) == 0, count


@pytest.mark.parametrize("seed", range(runs(2, 12)))
def test_records_stay_proportional_to_what_is_unknown(seed: int) -> None:
    table = table_of(12)
    s = state_of(table, seed)
    pick = random.Random(seed)
    hands = [HAND + ONE, HAND + TWO]
    most = 0
    for _ in range(runs(1500, 10_000)):
        hand = pick.choice(hands)
        if s.piles[DECK] and pick.random() < 0.5:
            deal(s, table, 1, DECK, hand, TAG)
        elif s.piles[hand]:
            deal(s, table, 1, hand, pick.choice([TABLE, hands[0], DECK]), TAG)
        if pick.random() < 0.2 and s.piles[DECK]:
            show(s, table, pick.choice((ONE, TWO)), s.piles[DECK][:1])
        if pick.random() < 0.05:
            put_all_last(s, table, TABLE, DECK)
            shuffle(s, table, DECK)
        most = max(most, unknown(s, table))
        assert len(s.mixes) <= CLEANUP_INTERVAL + 2 * (2 * FEW_KEPT + 2 * most)
