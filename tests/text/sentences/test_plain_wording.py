"""Sentences as people say them: what the rules say roundabout, because they have to be exact, in plain words."""

from __future__ import annotations

import pytest

from tests.text.toy_game import says, steps

MORE = """value rivals of p: player -> list of player = q among players where q is not p
    text "{p:poss} rivals"
value lands of p: player -> list of region = r among regions where (units of p in r) is at least 1
    text "{p:poss} regions"
value larder of p: player -> bundle = 2 food + 1 coins
    text "{p:poss} larder"
can feast
    text "rest"
can settle in r: region by p: player = yes
    text "settle in {r}"
state noted: yes_no = no
verb jot_down
    text nothing
    noted becomes yes
verb settle_all rs: list of region
    text "Settle in each of {rs}"
    each r among rs
        place 1 unit in r

"""

ONE_OF_THREE = """choose one
    "take one" when your hand is not empty
        choose c from your hand
            rest
        otherwise
            skip
    "rest" when can feast
        rest
    "wait"
        gain 1 food"""

REST = """let ds = (first 2 of discard)
look at ds
choose c from ds
    put (ds - c) into your deck
otherwise
    fail"""

PLAIN = [
    (
        "choose r from regions where can settle in it by you\n    place 1 unit in r\notherwise\n    fail",
        "Choose a region in which you can settle. Place 1 unit in that region.",
    ),
    (
        "choose r from regions where (units of you in it) is at least 2\n    rest\notherwise\n    fail",
        "Choose a region in which you have at least 2 units. Rest.",
    ),
    ("if can feast\n    rest", "If you can, rest."),
    ("if can feast\n    gain 1 food", "If you can rest: gain 1 food."),
    ('if round is 1\n    may "rest"\n        rest\n    otherwise\n        skip', "If the round is 1, you may rest."),
    ('may "rest again"\n    rest\notherwise\n    skip', "You may rest again."),
    ('may "stay"\n    skip\notherwise\n    gain 1 food\n    lose 1 fame', "Gain 1 food. Lose 1 fame (or stay)."),
    ("gain (food of larder of you) food", "Gain the food of your larder."),
    (
        "gain (food of larder of you) food + (coins of larder of you) coins",
        "Gain the food and the coins of your larder.",
    ),
    ("gain (food of larder of you) coins", "Gain coins equal to the food of your larder."),
    ("jot_down\nrest", "Rest."),
    ("rest\n    when rested\n        jot_down", "Rest."),
    ("each r among (lands of you)\n    gain 1 food", "For each of your regions: gain 1 food."),
    ("gain (count (lands of you)) fame", "Gain 1 fame for each of your regions."),
    (
        "gain (count r among (lands of you) where r is not North) fame",
        "Gain 1 fame for each of your regions that is not North.",
    ),
    (
        "choose up to 2 rs from lands of you where can settle in it by you\nsettle_all rs",
        "Choose up to 2 of your regions in each of which you can settle. Settle in each of those regions.",
    ),
    (
        "let p = owner of this\ngain 1 food for p\nlose 1 fame for p",
        "This card’s owner gains 1 food. This card’s owner loses 1 fame.",
    ),
    (
        "repeat\n    may choose r from regions\n        gain 1 food\n    otherwise\n        stop",
        "As often as you like, choose a region; gain 1 food.",
    ),
    (
        (
            "repeat\n    may choose r from regions\n        gain 1 food\n    otherwise\n        stop\n"
            "    if fast\n        stop"
        ),
        "As often as you like, choose a region; gain 1 food (only once if you play with “fast”).",
    ),
    (
        (
            "repeat 2 times\n    choose r from regions where it is not North\n        gain 1 food\n"
            "    otherwise\n        stop"
        ),
        "Repeat 2 times: choose a region that is not North; gain 1 food.",
    ),
    ('may "rest" when can feast\n    rest\notherwise\n    skip', "You may rest."),
    (
        'may "rest" when can feast and round is 1\n    rest\notherwise\n    skip',
        "If the round is 1, you may rest.",
    ),
    (
        ONE_OF_THREE,
        "Choose one: “take one”: choose a card from your hand; rest; or “rest”: rest; or “wait”: gain 1 food.",
    ),
    (
        REST,
        "Look at the top 2 cards of the discard. Choose one of those cards. Put the other cards into your deck.",
    ),
    (
        "if (count c among your hand where rank of c is 1) is at least 2\n    rest",
        "If there are at least 2 cards in your hand whose rank is 1: rest.",
    ),
]

RULES = [
    (
        "when rested where sleeper is in rivals of you\n    gain 1 food for sleeper",
        "When one of your rivals has rested: that player gains 1 food.",
    ),
    (
        "when rested where sleeper is you and fast\n    gain 1 food",
        "When you have rested: gain 1 food (if you play with “fast”).",
    ),
    ("adds 1 to might of you where not fast", "Your might is increased by 1 (if you play without “fast”)."),
    (
        "adds 1 to might of you where duel's foe is you and round is 1",
        "Your might is increased by 1 if you are the foe and the round is 1.",
    ),
]


@pytest.mark.parametrize(("block", "text"), PLAIN)
def test_steps_have_plain_texts(block: str, text: str) -> None:
    body = "copies 1 for player\nplays\n" + "\n".join(f"    {line}" for line in block.split("\n"))
    assert says(body, more=MORE) == text


@pytest.mark.parametrize(("rule", "text"), RULES)
def test_rules_have_plain_texts(rule: str, text: str) -> None:
    assert says(rule, more=MORE) == text


def test_a_choice_of_another_player_has_their_pronouns() -> None:
    block = "choose c by Red from hand of Red where rank of it is 1\n    rest\notherwise\n    skip"
    assert steps(block) == "Red chooses a card from Red’s hand whose rank is 1. Rest."
