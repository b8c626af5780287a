"""Every form of choice, with the sentence it is on a card."""

from __future__ import annotations

import pytest

from tests.text.toy_game import steps

CHOICES = [
    (
        "choose openly c from hand of left of you\n    put c into discard\notherwise\n    gain 1 food",
        (
            "Choose a card from the hand of the player to the left of you (openly: what is possible here is no "
            "secret): put that card into the discard. If there is none: gain 1 food."
        ),
    ),
    (
        'choose openly one\n    "bet" when hand of Red is empty\n        gain 1 food\n    "pass"\n        gain 1 coins',
        (
            "Openly (what is possible here is no secret), choose one: “bet” (if Red’s hand is empty): gain 1 food; "
            "or “pass”: gain 1 coin."
        ),
    ),
    (
        'may openly "peek" when hand of Red is empty\n    gain 1 food\notherwise\n    skip',
        "If Red’s hand is empty, you may peek: gain 1 food (openly: what is possible here is no secret).",
    ),
    (
        "choose c from your hand\n    put c into discard\notherwise\n    skip",
        "Choose a card from your hand. Put that card into the discard.",
    ),
    (
        "choose c from your hand where rank of it is more than 3\n    put c into discard\notherwise\n    gain 1 food",
        (
            "Choose a card from your hand whose rank is more than 3: put that card into the discard. "
            "If there is none: gain 1 food."
        ),
    ),
    (
        "may choose c from your hand\n    put c into discard\notherwise\n    gain 1 food",
        "You may choose a card from your hand: put that card into the discard. If not: gain 1 food.",
    ),
    (
        "choose c from different your hand where rank of it is more than 3\n    rest\notherwise\n    skip",
        "Choose a card from your hand whose rank is more than 3. Rest.",
    ),
    (
        "choose 2 cs from different your hand\n    put cs into discard\notherwise\n    skip",
        "Choose 2 different cards from your hand. Put those cards into the discard.",
    ),
    ("choose n from 0 to 3\n    gain (n) food", "Choose a number from 0 to 3. Gain that many food."),
    ("choose p from opponents\n    gain 1 food for p", "Choose an opponent. That opponent gains 1 food."),
    ("choose p by Red from opponents\n    gain 1 food for p", "Red chooses an opponent. That opponent gains 1 food."),
    (
        "choose up to 2 cs from your hand\n    put cs into discard\notherwise\n    skip",
        "Choose up to 2 cards from your hand. Put those cards into the discard.",
    ),
    (
        "choose 2 cs from your hand\n    each c among cs\n        put c onto discard\notherwise\n    skip",
        "Choose 2 cards from your hand. Put those cards on top of the discard.",
    ),
    (
        (
            "choose a_card from your hand then other from discard\n    put other into your hand\n"
            "    put a_card into discard\notherwise\n    skip"
        ),
        (
            "Choose a card A from your hand, then a card B from the discard. Put card B into your hand. "
            "Put card A into the discard."
        ),
    ),
    (
        "let cs = first 3 of your deck\nlook at cs\nchoose order of cs",
        "Look at the top 3 cards of your deck. Choose an order of those cards.",
    ),
    (
        (
            'choose one\n    "bet" when coins of you is at least 1\n        pay 1 coins\n'
            '        otherwise\n            skip\n        gain 1 fame\n    "pass"\n        skip'
        ),
        "Choose one: “bet” (if your coins are at least 1): pay 1 coin; gain 1 fame; or “pass”: nothing happens.",
    ),
    (
        'choose one by Red\n    "yes"\n        rest\n    "no"\n        end',
        "Red chooses one: “yes”: rest; or “no”: the game ends.",
    ),
    ('may "take the bonus"\n    gain 1 food', "You may take the bonus: gain 1 food."),
    (
        'may "take the bonus" by Red when round is 1\n    gain 1 food\notherwise\n    rest',
        "If the round is 1, Red may take the bonus: gain 1 food. If not: rest.",
    ),
]


@pytest.mark.parametrize(("law", "text"), CHOICES)
def test_a_choice_is_a_sentence(law: str, text: str) -> None:
    assert steps(law) == text
