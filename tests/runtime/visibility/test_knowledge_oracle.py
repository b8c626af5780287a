"""The knowledge of a player never exceeds what follows from what the player saw."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations

import pytest
from mypy_extensions import i64

from lawspeaker_runtime.piles.moves import deal, put_first, put_last
from lawspeaker_runtime.piles.order import fix_order, shuffle
from lawspeaker_runtime.piles.unseen_moves import put_last_unseen
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state.pile_state import SEEN_BY_NOBODY, SEEN_BY_OWNER, PileState, PileTable, copy_piles
from lawspeaker_runtime.visibility import constraints as limits
from lawspeaker_runtime.visibility.constraints import Knowledge
from lawspeaker_runtime.visibility.determinize import deal_anew, deals_of
from lawspeaker_runtime.visibility.knowledge import sees, show
from lawspeaker_runtime.visibility.mixings import Explanation
from tests.runtime.piles.toy_piles import BOX, DECK, HAND, ONE, TABLE, TAG, TWO, state_of, table_of
from tests.runtime.visibility.possible_worlds import World, Worlds, world_of
from tests.soak import runs

CARDS = table_of(4)
PILES: list[i64] = [DECK, TABLE, HAND + ONE, HAND + TWO, BOX]


def happen(s: PileState, table: PileTable, minds: list[Worlds], step: tuple[int, int, int, int]) -> None:
    """Carry out a move of cards, and update the possible worlds of every player."""
    kind, index, source, target = step
    cards = s.piles[source]
    if kind <= 1 and index < len(cards) and source != target:
        card = cards[index]
        for mind in minds:
            mind.move(s, source, index, target, kind == 1, False)
        (put_first if kind == 1 else put_last)(s, table, card, target)
        agree(s, minds)
    elif kind == 2 and cards and source != target:
        deal_one(s, table, minds, source, target)
    elif kind == 3 and table.sight[source] != SEEN_BY_OWNER:
        shuffle(s, table, source)
        agree(s, minds)
    elif kind == 4:
        settle_some(s, table, minds, source, index)
    elif kind == 5 and index < len(cards) and table.sight[source] != SEEN_BY_OWNER:
        look(s, table, minds, ONE if target < HAND + TWO else TWO, source, index)
    elif kind == 6:
        put_together(s, table, minds, source, target)
    elif kind == 7 and index < len(cards) and source != target:
        take_unseen(s, table, minds, cards[index], target)


def take_unseen(s: PileState, table: PileTable, minds: list[Worlds], card: int, target: i64) -> None:
    """Put a card from any place of its pile; of a pile nobody sees, other players lose the order of all its cards."""
    source = s.at[card]
    index = s.piles[source].index(card)
    count = len(s.piles[source])

    def in_any_order(world: World) -> Iterator[World]:
        for order in permutations(world[source]):
            yield (*world[:source], order, *world[source + 1 :])

    for mind in minds:
        unseen = not mind.shows(source) and not mind.shows(target)
        if unseen and table.sight[source] == SEEN_BY_NOBODY and count > 1:
            mind.change(in_any_order)
        mind.move(s, source, index, target, False, False)
    put_last_unseen(s, table, card, target)
    agree(s, minds)


def put_together(s: PileState, table: PileTable, minds: list[Worlds], source: i64, target: i64) -> None:
    """Put a whole pile under another in its order; a player who sees one of the two sees what was put.

    The order of a hand is hidden from the other players.
    """
    hand = table.sight[source] == SEEN_BY_OWNER

    def joined(world: World) -> Iterator[World]:
        piles = list(world)
        piles[source], piles[target] = (), (*world[target], *world[source])
        yield tuple(piles)

    def in_any_order(world: World) -> Iterator[World]:
        for order in permutations(world[source]):
            yield from joined((*world[:source], order, *world[source + 1 :]))

    put_all_last(s, table, source, target)
    for mind in minds:
        mind.change(in_any_order if hand and not mind.shows(source) else joined)
    agree(s, minds)
    for mind in minds:
        if mind.shows(target):
            mind.worlds = {world for world in mind.worlds if world[target] == world_of(s, s.piles)[target]}


def deal_one(s: PileState, table: PileTable, minds: list[Worlds], source: i64, target: i64) -> None:
    """Deal a card: first chance fixes which one lies in front, then that one moves."""
    settle_one(s, table, minds, source, 1)
    for mind in minds:
        mind.move(s, source, 0, target, False, table.sight[source] != SEEN_BY_OWNER)
    deal(s, table, 1, source, target, TAG)
    agree(s, minds)


def settle_some(s: PileState, table: PileTable, minds: list[Worlds], pile: i64, count: int) -> None:
    """Fix the order of the first cards one by one."""
    for number in range(1, count + 1):
        settle_one(s, table, minds, pile, number)


def settle_one(s: PileState, table: PileTable, minds: list[Worlds], pile: i64, count: int) -> None:
    """Fix the order of one more card: unseen, any loose card may have come to lie there."""
    start, loose = s.loose_from[pile], s.loose[pile]
    fix_order(s, table, pile, count, TAG)
    if (s.loose_from[pile], s.loose[pile]) == (start, loose):
        return

    def orders(world: World) -> Iterator[World]:
        for chosen in world[pile][start : start + loose]:
            rest = [card for card in world[pile][start : start + loose] if card != chosen]
            ordered = (*world[pile][:start], chosen, *rest, *world[pile][start + loose :])
            yield (*world[:pile], ordered, *world[pile + 1 :])

    for mind in minds:
        mind.change(orders)
        if mind.shows(pile):
            mind.worlds = {world for world in mind.worlds if world[pile][start] == s.piles[pile][start]}
    agree(s, minds)


def look(s: PileState, table: PileTable, minds: list[Worlds], player: int, pile: i64, index: int) -> None:
    """Let a player look at a card that has its place."""
    settle_some(s, table, minds, pile, index + 1)
    card = s.piles[pile][index]
    show(s, table, player, [card])
    mind = minds[player - 1]
    mind.worlds = {world for world in mind.worlds if world[pile][index] == card}


def agree(s: PileState, minds: list[Worlds]) -> None:
    """Forget orders that no longer exist, and check that what really happened is thought possible."""
    for mind in minds:
        mind.worlds = {world_of(s, [list(pile) for pile in world]) for world in mind.worlds}
        assert world_of(s, s.piles) in mind.worlds


def random_step(pick: random.Random, s: PileState) -> tuple[int, int, int, int]:
    """Return something that can happen, to a pile that is not empty."""
    source = pick.choice([pile for pile in PILES if s.piles[pile]])
    target = pick.choice([pile for pile in PILES if pile != source])
    return pick.randrange(7), pick.randrange(len(s.piles[source])), source, target


@pytest.mark.parametrize("part", range(4))
def test_knowledge_never_exceeds_what_follows_from_what_was_seen(part: int) -> None:
    for seed in range(part, runs(400, 8000), 4):
        pick = random.Random(seed)
        s = state_of(CARDS, seed)
        minds = [Worlds(s, CARDS, ONE), Worlds(s, CARDS, TWO)]
        for _ in range(30):
            happen(s, CARDS, minds, random_step(pick, s))
            for mind in minds:
                said = {card for card in range(CARDS.things) if sees(s, CARDS, mind.player, card)}
                assert said <= {card for card in range(CARDS.things) if mind.knows(card)}, seed


def canonical(s: PileState, table: PileTable, player: int, piles: list[list[int]]) -> World:
    """Return piles as a world, the hands of other players in no order."""
    world = list(world_of(s, piles))
    for code, pile in enumerate(world):
        if table.sight[code] == SEEN_BY_OWNER and table.owner[code] != player:
            world[code] = tuple(sorted(pile))
    return tuple(world)


def guessable(s: PileState, table: PileTable, player: int) -> set[World]:
    """Return the worlds that agree with what a player still knows, looked for without any skill."""
    unseen = [card for card in range(table.things) if not sees(s, table, player, card)]
    knowledge = Knowledge(s, table, player)
    known, explanation = knowledge.limits(), Explanation(knowledge.chain)
    found: set[World] = set()
    for dealt in permutations(unseen):
        places = dict(zip(dealt, unseen, strict=True))
        kept = all(places.get(card, card) in limit.places for limit in known for card in limit.cards)
        became = dict(zip(unseen, dealt, strict=True))
        if kept and explanation.exists([became.get(card, card) for card in range(table.things)]):
            found.add(canonical(s, table, player, [[became.get(card, card) for card in pile] for pile in s.piles]))
    return found


@pytest.mark.parametrize(("cards", "interval"), [(4, 100), (5, 100), (4, 2), (5, 2), (5, 16)])
def test_the_bounds_leave_exactly_the_possible_worlds(
    cards: int, interval: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CLEANUP_INTERVAL", interval)
    table = table_of(cards)
    for seed in range(runs(60, 2000)):
        pick = random.Random(seed)
        s = state_of(table, seed)
        minds = [Worlds(s, table, ONE), Worlds(s, table, TWO)]
        for _ in range(30):
            happen(s, table, minds, random_step(pick, s))
            for mind in minds:
                possible = {canonical(s, table, mind.player, [list(pile) for pile in w]) for w in mind.worlds}
                assert guessable(s, table, mind.player) == possible, seed
                guess = PileState(2)
                copy_piles(s, guess)
                for again in range(2):
                    deal_anew(
                        guess, table, mind.player, seed + again, deals_of(guess, table, mind.player, [], []), True
                    )
                    assert canonical(guess, table, mind.player, guess.piles) in possible, seed


def test_limits_that_replace_old_mixtures_exclude_nothing_that_is_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CLEANUP_INTERVAL", 2)
    monkeypatch.setattr(limits, "FEW_KEPT", -3)
    table = table_of(5)
    replaced = 0
    for seed in range(runs(60, 2000)):
        pick = random.Random(seed)
        s = state_of(table, seed)
        minds = [Worlds(s, table, ONE), Worlds(s, table, TWO)]
        for _ in range(30):
            happen(s, table, minds, random_step(pick, s))
            replaced += any(mix[0] == limits.LIMIT for mix in s.mixes)
            for mind in minds:
                possible = {canonical(s, table, mind.player, [list(pile) for pile in w]) for w in mind.worlds}
                assert possible <= guessable(s, table, mind.player), seed
    assert replaced > 0


def test_things_taken_unseen_from_a_pile_may_be_any_of_it() -> None:
    table = table_of(4)
    for seed in range(runs(100, 4000)):
        pick = random.Random(seed)
        s = state_of(table, seed)
        minds = [Worlds(s, table, ONE), Worlds(s, table, TWO)]
        for _ in range(12):
            _, index, source, target = random_step(pick, s)
            happen(s, table, minds, (pick.choice((0, 1, 7)), index, source, target))
            for mind in minds:
                said = {card for card in range(table.things) if sees(s, table, mind.player, card)}
                assert said <= {card for card in range(table.things) if mind.knows(card)}, seed
                possible = {canonical(s, table, mind.player, [list(pile) for pile in w]) for w in mind.worlds}
                assert possible <= guessable(s, table, mind.player), seed
