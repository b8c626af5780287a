"""Every step that can stand in a thing's body, with the sentence it is on a card."""

from __future__ import annotations

import pytest

from tests.text.toy_game import steps

MONEY = [
    ("gain 2 food + 1 coins", "Gain 2 food and 1 coin."),
    ("gain 3 coins for Red", "Red gains 3 coins."),
    ("lose 1 food", "Lose 1 food."),
    ("lose 1 food for left of you", "The player to the left of you loses 1 food."),
    ("pay 2 coins\notherwise\n    done\ngain 1 fame", "Pay 2 coins. If that is not possible: stop here. Gain 1 fame."),
    ("give 1 food from Red to you", "Take 1 food from Red."),
    ("give 1 food from you to Red", "Give 1 food to Red."),
    ("give 1 food from Red to Blue", "Red gives 1 food to Blue."),
    ("gain (count your hand) food", "Gain 1 food for each card in your hand."),
    ("gain (2 * count your hand) food", "Gain 2 food for each card in your hand."),
    ("gain (fame of you / 2) food", "Gain food equal to half of your fame, rounded down."),
    ("gain (might of you + round) food", "Gain food equal to your might plus the round."),
    ("gain (2 if round is 1 else 3) food", "Gain 2 food if the round is 1, otherwise 3 food."),
    ("raise fame of Red by 2", "Increase Red’s fame by 2."),
    ("lower round by 1", "Decrease the round by 1."),
    ("swap food of you with food of Red", "Swap your food with Red’s food."),
    ("round becomes 3", "The round becomes 3."),
    ("passed of you becomes yes", "You are now passed."),
    ("passed of Red becomes no", "Red is no longer passed."),
    ("broken becomes yes", "“Broken” holds from now on."),
]

PILES = [
    ("put this into discard", "Put this card into the discard."),
    ("put your hand onto your deck", "Put your hand on top of your deck."),
    ("put first your deck under deck of Red", "Put the top card of your deck under Red’s deck."),
    (
        "put (c among your hand where rank of c is 3) into discard",
        "Put all cards in your hand whose rank is 3 into the discard.",
    ),
    (
        "put (c among your hand having most rank of c) into discard",
        "Put all cards in your hand with the highest rank into the discard.",
    ),
    ("deal 1 from your deck to your hand", "Deal 1 card from your deck to your hand."),
    (
        "deal (count opponents) from your deck to your hand",
        "Deal 1 card for each opponent from your deck to your hand.",
    ),
    ("shuffle your deck", "Shuffle your deck."),
    ("look at first 3 of your deck", "Look at the top 3 cards of your deck."),
    ("show your hand to Red", "Show your hand to Red."),
    ("show hand of Red to you", "Look at Red’s hand."),
    ("reveal last your deck", "Reveal the bottom card of your deck."),
    ("put creatures into woods", "Put all creatures into the woods."),
    ("remove this", "Remove this card from the game."),
]

BOARD = [
    ("place Bolt in North", "Place Bolt in North."),
    ("place 2 units in North", "Place 2 units in North."),
    ("place a unit in North", "Place a unit in North."),
    ("remove 1 unit of Red from North", "Remove 1 unit of Red from North."),
    ("shift 2 units from North to South", "Move 2 units from North to South."),
    ("recruit 1 in North", "Recruit 1 unit in North."),
    ("recruit 2 in South", "Recruit 2 units in South."),
    ("recruit count your hand in North", "Recruit 1 unit for each card in your hand in North."),
    ("rest", "Rest."),
    (
        "recruit 2 in North\n    adds 1 to might of you",
        "Recruit 2 units in North; meanwhile your might is increased by 1.",
    ),
]

CHANCE = [
    ("roll bones giving x\nif x is 6\n    gain 1 food", "Roll the bones. If that result is 6: gain 1 food."),
    (
        "pick c at random from your hand\nput c into discard",
        "Pick a card from your hand at random. Put that card into the discard.",
    ),
    ("pick n at random from 1 to 6\ngain (n) food", "Pick a number from 1 to 6 at random. Gain that many food."),
    ("pick p at random from players\ngain 1 food for p", "Pick a player at random. That player gains 1 food."),
]

FLOW = [
    (
        "if round is 1\n    gain 1 food\notherwise\n    lose 1 food",
        "If the round is 1: gain 1 food. Otherwise: lose 1 food.",
    ),
    (
        "if round is 1\n    gain 1 food\notherwise if round is 2\n    gain 2 food",
        "If the round is 1: gain 1 food. Otherwise, if the round is 2: gain 2 food.",
    ),
    (
        "depending on suit of this\n    clubs, hearts\n        gain 1 food\n    otherwise\n        lose 1 food",
        "Depending on this card’s suit: clubs or hearts: gain 1 food / otherwise: lose 1 food.",
    ),
    (
        "together each p among opponents\n    choose n from 0 to 3\n        gain n food for p",
        (
            "All choose in secret at the same time: for each opponent: that opponent chooses a number from 0 to 3; "
            "that opponent gains that many food."
        ),
    ),
    ("each p among opponents\n    gain 1 food for p", "Each opponent gains 1 food."),
    (
        "each p among opponents\n    gain 1 food for p\n    lose 1 fame for p",
        "For each opponent: that opponent gains 1 food; that opponent loses 1 fame.",
    ),
    (
        "each p among opponents where food of p is 0\n    gain 1 food for p",
        "Each opponent whose food is 0 gains 1 food.",
    ),
    (
        "each p among players starting with Red\n    as p\n        rest",
        "For each player starting with Red: that player must rest.",
    ),
    (
        "each p among players in order of food of p\n    as p\n        rest",
        "For each player, in ascending order of food: that player must rest.",
    ),
    (
        "each p among players in order of food of p in reverse\n    gain 1 food for p",
        "For each player, in descending order of food: that player gains 1 food.",
    ),
    (
        "each p among players in reverse\n    as p\n        rest",
        "For each player, in reverse order: that player must rest.",
    ),
    ("repeat 3 times\n    gain 1 food", "Repeat 3 times: gain 1 food."),
    ("repeat until round is 3\n    raise round by 1", "Repeat until the round is 3: increase the round by 1."),
    ("repeat while round is 1\n    raise round by 1", "Repeat while the round is 1: increase the round by 1."),
    ("repeat\n    stop", "Repeat: stop repeating this."),
    (
        "turns until round is 3\n    raise round by 1",
        "Players take turns until the round is 3: increase the round by 1.",
    ),
    ("as Red\n    gain 1 food\n    rest", "Red gains 1 food. Red must rest."),
    ("run plays of Bolt", "Carry out Bolt’s plays."),
    ("run Winter", "Carry out the phase Winter."),
    (
        "start duel giving d\n    foe Red\nraise wounds of d by 1",
        "Start a duel (foe: Red). Increase that duel’s wounds by 1.",
    ),
    ("end", "The game ends."),
    ("only if round is 1", "Only if the round is 1."),
    ("announce hunted Hare by you", "This counts as: Hare is hunted by you."),
    ("announce rested by Red\n    gain 1 food", "Gain 1 food. This counts as: Red has rested."),
    ("scout giving c\nput c into discard", "Scout. Put that card into the discard."),
]

NESTING = [
    (
        "each p among opponents\n    if round is 1\n        gain 1 food for p\n    gain 1 fame",
        "For each opponent: (if the round is 1: that opponent gains 1 food); gain 1 fame.",
    ),
    (
        (
            "each p among opponents\n    if round is 1\n        gain 1 food for p\n    otherwise\n"
            "        rest\n    gain 1 fame"
        ),
        "For each opponent: (if the round is 1: that opponent gains 1 food; otherwise: rest); gain 1 fame.",
    ),
    ("let n = count your hand\ngain (n) food", "Gain 1 food for each card in your hand."),
    (
        "let n = count your hand\nput your hand into discard\ngain (n) food",
        "Let X be the number of cards in your hand. Put your hand into the discard. Gain X food.",
    ),
    (
        "let rich = p among opponents having most food of p\nlose 1 food for rich\ngain (food of rich) fame",
        "Find the opponent with the most food. That opponent loses 1 food. Gain fame equal to that opponent’s food.",
    ),
    (
        "let done_it = no\nrepeat 2 times\n    if not done_it\n        done_it becomes yes",
        "Repeat 2 times: if “done it” is not noted: note “done it”.",
    ),
]


@pytest.mark.parametrize(("law", "text"), [*MONEY, *PILES, *BOARD, *CHANCE, *FLOW, *NESTING])
def test_a_step_is_a_sentence(law: str, text: str) -> None:
    assert steps(law) == text
