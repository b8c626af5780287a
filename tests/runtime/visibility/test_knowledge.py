"""Knowledge: a player who has seen a card knows it until another player may have moved it unseen."""

from __future__ import annotations

from lawspeaker_runtime.piles.moves import deal, place_thing, put_first, put_last, take_out
from lawspeaker_runtime.piles.order import fix_order, shuffle
from lawspeaker_runtime.piles.whole_piles import put_all_last, take_out_all
from lawspeaker_runtime.state.pile_state import PileState, check_piles, copy_piles
from lawspeaker_runtime.visibility.knowledge import reveal, seen_by, sees, show
from tests.runtime.piles.toy_piles import BOX, DECK, HAND, ONE, TABLE, TAG, TWO, state_of, table_of

CARDS = table_of(8)


def known_to(s: PileState, player: int) -> set[int]:
    """Return the cards a player knows the place of."""
    return {card for card in range(CARDS.things) if sees(s, CARDS, player, card)}


def shuffled() -> PileState:
    """Return a state without knowledge: shuffled, and a card dealt to each player, hidden from the other."""
    s = state_of(CARDS)
    shuffle(s, CARDS, DECK)
    deal(s, CARDS, 1, DECK, HAND + ONE, TAG)
    deal(s, CARDS, 1, DECK, HAND + TWO, TAG)
    return s


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    s = shuffled()
    assert known_to(s, ONE) == set(s.piles[HAND + ONE])
    assert known_to(s, TWO) == set(s.piles[HAND + TWO])


def test_cards_put_openly_into_a_deck_are_known_until_one_leaves_it_unseen() -> None:
    s = state_of(CARDS)
    assert known_to(s, ONE) == set(range(8))
    shuffle(s, CARDS, DECK)
    assert known_to(s, ONE) == set(range(8))
    deal(s, CARDS, 1, DECK, HAND + TWO, TAG)
    assert known_to(s, ONE) == set()
    assert known_to(s, TWO) == set(range(8))


def test_the_top_of_the_deck_looked_at_stays_known_while_it_goes_to_another_hand() -> None:
    s = shuffled()
    fix_order(s, CARDS, DECK, 2, TAG)
    top = s.piles[DECK][:2]
    show(s, CARDS, ONE, top)
    deal(s, CARDS, 1, DECK, HAND + TWO, TAG)
    assert all(sees(s, CARDS, ONE, card) for card in top)
    assert s.piles[HAND + TWO][-1] == top[0]


def test_a_known_card_in_another_hand_is_forgotten_when_that_player_moves_a_hidden_card() -> None:
    s = shuffled()
    deal(s, CARDS, 2, DECK, HAND + TWO, TAG)
    shown, moved, _ = s.piles[HAND + TWO]
    show(s, CARDS, ONE, [shown])
    assert sees(s, CARDS, ONE, shown)
    put_last(s, CARDS, moved, BOX)
    assert not sees(s, CARDS, ONE, shown)


def test_whichever_card_moves_unseen_the_others_know_the_same() -> None:
    after = []
    for index in range(3):
        s = shuffled()
        deal(s, CARDS, 2, DECK, HAND + TWO, TAG)
        show(s, CARDS, ONE, s.piles[HAND + TWO][:1])
        put_last(s, CARDS, s.piles[HAND + TWO][index], BOX)
        after.append(known_to(s, ONE))
    assert after[0] == after[1] == after[2]


def test_a_known_card_in_another_hand_stays_known_when_an_open_card_leaves_it() -> None:
    s = shuffled()
    deal(s, CARDS, 2, DECK, HAND + TWO, TAG)
    shown, played, _ = s.piles[HAND + TWO]
    show(s, CARDS, ONE, [shown])
    put_last(s, CARDS, played, TABLE)
    assert sees(s, CARDS, ONE, shown)


def test_the_only_card_of_a_hand_cannot_be_mistaken() -> None:
    s = shuffled()
    (card,) = s.piles[HAND + TWO]
    show(s, CARDS, ONE, [card])
    put_last(s, CARDS, card, BOX)
    assert sees(s, CARDS, ONE, card)


def test_an_open_card_put_onto_the_deck_is_known_there() -> None:
    s = shuffled()
    card = s.piles[HAND + ONE][0]
    put_last(s, CARDS, card, TABLE)
    put_first(s, CARDS, card, DECK)
    assert seen_by(s, CARDS, card) == 0b110
    deal(s, CARDS, 1, DECK, HAND + ONE, TAG)
    assert seen_by(s, CARDS, card) == 0b110


def test_a_look_at_the_deck_invalidates_what_others_know_of_its_order() -> None:
    s = shuffled()
    put_all_last(s, CARDS, DECK, TABLE)
    put_all_last(s, CARDS, TABLE, DECK)
    shuffle(s, CARDS, DECK)
    assert set(s.piles[DECK]) < known_to(s, ONE)
    fix_order(s, CARDS, DECK, 1, TAG)
    show(s, CARDS, TWO, s.piles[DECK][:1])
    assert known_to(s, ONE) == set(s.piles[HAND + ONE])
    assert known_to(s, TWO) == {*s.piles[HAND + TWO], s.piles[DECK][0]}


def test_a_whole_pile_put_elsewhere_is_known_as_before() -> None:
    s = shuffled()
    deal(s, CARDS, 2, DECK, BOX, TAG)
    show(s, CARDS, ONE, s.piles[BOX][:1])
    shown, unseen = s.piles[BOX]
    put_all_last(s, CARDS, BOX, DECK)
    assert sees(s, CARDS, ONE, shown)
    assert not sees(s, CARDS, ONE, unseen)


def test_a_hand_put_away_whole_does_not_tell_in_which_order() -> None:
    s = shuffled()
    deal(s, CARDS, 1, DECK, HAND + TWO, TAG)
    show(s, CARDS, ONE, s.piles[HAND + TWO][:1])
    put_all_last(s, CARDS, HAND + TWO, BOX)
    assert known_to(s, ONE) == set(s.piles[HAND + ONE])
    assert known_to(s, TWO) == set(s.piles[BOX])


def test_what_lies_on_a_board_or_was_removed_before_all_eyes_is_seen_by_all() -> None:
    s = shuffled()
    placed, removed = s.piles[DECK][:2]
    place_thing(s, CARDS, placed, 0, TAG)
    put_last(s, CARDS, removed, TABLE)
    take_out(s, CARDS, removed)
    assert (seen_by(s, CARDS, placed), seen_by(s, CARDS, removed)) == (0b110, 0b110)
    put_last(s, CARDS, removed, TABLE)
    assert not any(s.known)


def test_a_hidden_removal_is_known_only_to_its_player() -> None:
    s = shuffled()
    mine = s.piles[HAND + ONE][0]
    take_out(s, CARDS, mine)
    assert seen_by(s, CARDS, mine) == 0b010
    removed = s.piles[DECK][:]
    take_out_all(s, CARDS, DECK)
    assert [seen_by(s, CARDS, card) for card in removed] == [0] * len(removed)
    assert s.piles[DECK] == []
    assert check_piles(s) == []


def test_a_revealed_card_is_known_to_all() -> None:
    s = shuffled()
    card = s.piles[HAND + ONE][0]
    reveal(s, CARDS, [card])
    assert seen_by(s, CARDS, card) == 0b110


def test_a_deck_of_many_cards_is_known_in_the_same_way() -> None:
    table = table_of(130)
    s = state_of(table)
    shuffle(s, table, DECK)
    deal(s, table, 60, DECK, HAND + ONE, TAG)
    deal(s, table, 60, DECK, HAND + TWO, TAG)
    assert all(sees(s, table, ONE, card) == (s.at[card] == HAND + ONE) for card in range(130))
    show(s, table, ONE, s.piles[HAND + TWO])
    assert sum(sees(s, table, ONE, card) for card in range(130)) == 120


def test_what_is_mixed_in_a_clone_is_not_recorded_in_its_original_nor_in_other_clones() -> None:
    s = shuffled()
    copies = [PileState(2, seed) for seed in (1, 2)]
    for copy in copies:
        copy_piles(s, copy)
    before = [mix[:] for mix in s.mixes]
    for state in (*copies, s):
        count = len(state.mixes)
        show(state, CARDS, ONE, state.piles[DECK][:1])
        deal(state, CARDS, 1, DECK, HAND + TWO, TAG)
        assert len(state.mixes) == count + 1
        assert state.mixes[:count] == before
