"""Conditions and collections, inside of a sentence."""

from __future__ import annotations

import pytest

from tests.text.toy_game import steps

CONDITIONS = [
    ("food of you is at least 2", "your food is at least 2"),
    ("coins of Red is less than 2", "Red’s coins are less than 2"),
    ("round is not 2", "the round is not 2"),
    ("leader is you", "the leader is you"),
    ("passed of leader", "the leader is passed"),
    ("not passed of leader", "the leader is not passed"),
    ("passed of leader is no", "the leader is not passed"),
    ("broken", "“broken” holds"),
    ("not broken", "“broken” does not hold"),
    ("safe of you", "you are safe"),
    ("this is in your hand", "this card is in your hand"),
    ("this is spell", "this card is a spell"),
    ("suit of this is in (clubs, hearts)", "this card’s suit is clubs or hearts"),
    ("your hand is empty", "your hand is empty"),
    ("your hand is not empty", "your hand is not empty"),
    ("North is next to South", "North is next to South"),
    ("(border from North to South)", "there is a border from North to South"),
    ("(units of you in North) is at least 2", "you have at least 2 units in North"),
    ("(units of Red in North) is at most 1", "Red has at most 1 unit in North"),
    ("round is 1 and (broken or fast)", "the round is 1 and (“broken” holds or you play with “fast”)"),
    ("can hunt Hare by you", "you can hunt Hare"),
    ("not can hunt Hare by Red", "Red cannot hunt Hare"),
    ("can pay 2 coins", "you can pay 2 coins"),
    ("any c among your hand where tapped of c", "there is a card in your hand that is tapped"),
    ("no c among your hand where suit of c is hearts", "there is no card in your hand whose suit is hearts"),
    ("any p among opponents where passed of p", "there is an opponent who is passed"),
    ("all c among your hand have suit of c is hearts", "for every card in your hand, its suit is hearts"),
    (
        "all c among your hand where rank of c is 3 have suit of c is hearts",
        "for every card among all cards in your hand whose rank is 3, its suit is hearts",
    ),
    ("all p among players have passed of p", "for every player, they are passed"),
    ("count your hand is more than 3", "there are more than 3 cards in your hand"),
    ("(sum of rank of c for each c among your hand) is 9", "the total rank of all cards in your hand is 9"),
    ("creature Wolf is in woods", "the creature Wolf is in the woods"),
    ("(harvest of clubs by you) is 2", "the harvest of clubs by you is 2"),
    ("2 * round is 4", "twice the round is 4"),
    ("(round + 1) / 2 is 2", "half of (the round plus 1), rounded down is 2"),
    ("left of you is Red", "the player to the left of you is Red"),
    ("player 2 is leader", "player 2 is the leader"),
    (
        "any p among players where (any c among hand of p where tapped of c)",
        "there is a player such that there is a card in their hand that is tapped",
    ),
    ("first your deck is Bolt", "the top card of your deck is Bolt"),
    ("count different your hand is 2", "there are 2 different cards in your hand"),
    (
        "(count different c among your hand where tapped of c) is 2",
        "there are 2 different cards in your hand that are tapped",
    ),
    ("this is like first your deck", "this card has the same name as the top card of your deck"),
    ("not this is like first your deck", "this card has another name than the top card of your deck"),
    (
        "any c among your hand where c is like this",
        "there is a card in your hand that has the same name as this card",
    ),
    ("(least of round, 3) is 2", "the least of the round and 3 is 2"),
    ("(most of round, food of you, 3) is 2", "the greatest of the round, your food and 3 is 2"),
    ("clan of you is clan Wolf", "your clan is the clan Wolf"),
]


@pytest.mark.parametrize(("law", "text"), CONDITIONS)
def test_a_condition_is_a_clause(law: str, text: str) -> None:
    assert steps(f"if {law}\n    rest") == f"If {text}: rest."
