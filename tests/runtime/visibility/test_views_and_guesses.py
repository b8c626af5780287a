"""Views and guesses of hidden piles: neither says what the player does not know, and every guess is equally likely."""

from __future__ import annotations

from collections import Counter

from lawspeaker_runtime.piles.moves import deal, put_first, put_last
from lawspeaker_runtime.piles.order import fix_order, shuffle
from lawspeaker_runtime.state.pile_state import PileState, PileTable, check_piles, copy_piles
from lawspeaker_runtime.visibility.determinize import UNSEEN, deal_anew, deals_of, view_pile
from lawspeaker_runtime.visibility.knowledge import sees, show
from tests.runtime.piles.toy_piles import BOX, DECK, HAND, ONE, TABLE, TAG, TWO, state_of, table_of

CARDS = table_of(8)


def dealt(table: PileTable = CARDS, seed: int = 1, each: int = 2) -> PileState:
    """Return a state with some cards dealt to both players from a shuffled deck."""
    s = state_of(table, seed)
    shuffle(s, table, DECK)
    for player in (ONE, TWO):
        deal(s, table, each, DECK, HAND + player, TAG)
    return s


def guess(s: PileState, table: PileTable, player: int, seed: int) -> PileState:
    """Return a copy in which what the player does not know was dealt anew."""
    copy = PileState(2)
    copy_piles(s, copy)
    deal_anew(copy, table, player, seed, deals_of(copy, table, player, [], []), True)
    return copy


def test_a_player_sees_the_own_hand_and_only_the_number_of_cards_elsewhere() -> None:
    s = dealt()
    assert view_pile(s, CARDS, ONE, HAND + ONE) == s.piles[HAND + ONE]
    assert view_pile(s, CARDS, ONE, HAND + TWO) == [UNSEEN, UNSEEN]
    assert view_pile(s, CARDS, ONE, DECK) == [UNSEEN] * 4


def test_a_known_card_of_the_deck_is_shown_at_its_place() -> None:
    s = dealt()
    fix_order(s, CARDS, DECK, 2, TAG)
    show(s, CARDS, ONE, s.piles[DECK][1:2])
    assert view_pile(s, CARDS, ONE, DECK) == [UNSEEN, s.piles[DECK][1], UNSEEN, UNSEEN]
    assert view_pile(s, CARDS, TWO, DECK) == [UNSEEN] * 4


def test_the_order_of_the_hand_of_another_player_is_hidden() -> None:
    s = dealt(each=3)
    show(s, CARDS, ONE, s.piles[HAND + TWO][2:])
    assert view_pile(s, CARDS, ONE, HAND + TWO) == [s.piles[HAND + TWO][2], UNSEEN, UNSEEN]


def test_an_open_pile_that_was_shuffled_is_shown_in_no_order() -> None:
    s = dealt()
    for card in s.piles[DECK][:3]:
        put_last(s, CARDS, card, TABLE)
    shuffle(s, CARDS, TABLE)
    s.piles[TABLE].sort(reverse=True)
    assert view_pile(s, CARDS, ONE, TABLE) == sorted(s.piles[TABLE])


def test_a_known_card_somewhere_in_a_loose_deck_is_not_shown_at_a_place() -> None:
    s = state_of(CARDS)
    shuffle(s, CARDS, DECK)
    assert view_pile(s, CARDS, ONE, DECK) == [UNSEEN] * 8


def test_a_guess_looks_the_same_and_keeps_what_the_player_knows() -> None:
    for seed in range(30):
        s = dealt(seed=seed)
        fix_order(s, CARDS, DECK, 2, TAG)
        show(s, CARDS, ONE, [s.piles[DECK][0], s.piles[HAND + TWO][0]])
        other = guess(s, CARDS, ONE, seed)
        assert check_piles(other) == []
        for pile in range(6):
            assert view_pile(other, CARDS, ONE, pile) == view_pile(s, CARDS, ONE, pile)
        assert all(other.at[card] == s.at[card] for card in range(8) if sees(s, CARDS, ONE, card))


def test_a_guess_keeps_the_cards_of_a_deck_whose_contents_are_known() -> None:
    s = dealt()
    for card in s.piles[DECK][:]:
        put_last(s, CARDS, card, TABLE)
    for card in s.piles[TABLE][:]:
        put_last(s, CARDS, card, DECK)
    shuffle(s, CARDS, DECK)
    assert all(sorted(guess(s, CARDS, ONE, seed).piles[DECK]) == sorted(s.piles[DECK]) for seed in range(20))


def test_what_another_player_knows_stays_with_the_place() -> None:
    s = dealt()
    fix_order(s, CARDS, DECK, 1, TAG)
    show(s, CARDS, TWO, s.piles[DECK][:1])
    for seed in range(20):
        other = guess(s, CARDS, ONE, seed)
        assert sees(other, CARDS, TWO, other.piles[DECK][0])
        assert sum(sees(other, CARDS, TWO, card) for card in range(8)) == 3


def test_cards_with_different_backs_are_never_confused() -> None:
    table = table_of(8, group=(0, 0, 0, 0, 1, 1, 1, 1))
    s = dealt(table)
    backs = [table.group[card] for card in s.piles[DECK]]
    for seed in range(20):
        assert [table.group[card] for card in guess(s, table, ONE, seed).piles[DECK]] == backs


def test_every_deal_of_three_cards_to_two_players_is_guessed_equally_often() -> None:
    table = table_of(3)
    counts: Counter[int] = Counter()
    s = dealt(table, each=1)
    for seed in range(4000):
        counts[guess(s, table, ONE, seed).piles[HAND + TWO][0]] += 1
    assert set(counts) == {0, 1, 2} - set(s.piles[HAND + ONE])
    assert all(abs(count - 2000) < 150 for count in counts.values())


def test_all_orders_of_the_unseen_cards_are_guessed_equally_often() -> None:
    table = table_of(5)
    s = dealt(table, each=1)
    put_last(s, table, s.piles[DECK][0], BOX)
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(4800):
        other = guess(s, table, ONE, seed)
        counts[(*other.piles[HAND + TWO], *other.piles[BOX], *other.piles[DECK])] += 1
    assert len(counts) == 24
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 50


def test_a_guess_draws_anew_what_is_still_to_be_drawn() -> None:
    s = dealt()
    tops = set()
    for seed in range(40):
        other = guess(s, CARDS, ONE, seed)
        deal(other, CARDS, 1, DECK, TABLE, TAG)
        tops.add(other.piles[TABLE][0])
    assert tops == set(range(8)) - set(s.piles[HAND + ONE])


def test_a_guess_says_what_became_of_each_card() -> None:
    s = dealt()
    before = [pile[:] for pile in s.piles]
    became = deal_anew(s, CARDS, ONE, 9, deals_of(s, CARDS, ONE, [], []), True)
    assert [[became[card] for card in pile] for pile in before] == s.piles


def test_a_guess_of_an_open_game_changes_only_what_is_to_come() -> None:
    table = table_of(4, hidden=False)
    s = state_of(table)
    put_first(s, table, 3, DECK)
    assert deal_anew(s, table, ONE, 5, deals_of(s, table, ONE, [], []), True) == [0, 1, 2, 3]
    assert s.piles[DECK] == [3, 0, 1, 2]
