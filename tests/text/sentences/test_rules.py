"""Every rule that can stand in a thing's body, with the sentence it is on a card."""

from __future__ import annotations

import pytest

from lawspeaker_language.forms import Term
from lawspeaker_language.translation import Translation
from tests.text.toy_game import says, texts

MODIFIERS = [
    ("adds 1 to might of you", "Your might is increased by 1."),
    ("adds -1 to might of you", "Your might is decreased by 1."),
    ("adds 1 to might of p where p is not you", "Each other player’s might is increased by 1."),
    ("adds 1 to might of player", "Each player’s might is increased by 1."),
    ("adds 1 to might of you where round is 1", "Your might is increased by 1 if the round is 1."),
    (
        "adds 2 to harvest of what by p where what is clubs and p is you",
        "The harvest of clubs by you is increased by 2.",
    ),
    ("sets might of you to 5", "Your might is 5."),
    ("sets safe of you to yes", "You are safe."),
    ("sets safe of p to no where p is not you", "Each other player is not safe."),
    ("ignores Bolt where round is 1", "Ignore the rules of Bolt if the round is 1."),
]

PERMISSIONS = [
    ("forbids hunt prey by p where p is you and prey is Hare", "You cannot hunt Hare."),
    ("forbids hunt prey by p", "Nobody can hunt any creature."),
    ("forbids hunt prey by p where p is not you", "No other player can hunt any creature."),
    ("allows hunt Hare by you", "You can hunt Hare."),
    (
        "forbids hunt prey by you where strength of prey is 1",
        "You cannot hunt any creature if that creature’s strength is 1.",
    ),
    ("forbids enter North, enter South", "Nobody can enter North and nobody can enter South."),
    ("allows enter r where r is not North", "Everybody can enter any region if that region is not North."),
    ("allows pay coins for need where need is in (food, fame)", "Coins may be paid instead of food or fame."),
]

TRIGGERS = [
    ("when rested where sleeper is you\n    gain 1 food", "When you have rested: gain 1 food."),
    ("after rested\n    gain 1 food for sleeper", "When a player has rested: that player gains 1 food."),
    (
        "may before rested where sleeper is not you\n    gain 1 food",
        "Before another player has rested, you may: gain 1 food.",
    ),
    ("when hunted where prey is Hare\n    gain 1 food", "When Hare is hunted by a player: gain 1 food."),
    (
        "instead of hunted where hunter is you\n    put prey into woods",
        "When a creature is hunted by you, do this instead: put that creature into the woods.",
    ),
    (
        "may instead of hunted where hunter is not you\n    rest",
        "When a creature is hunted by another player, you may do this instead: rest.",
    ),
    (
        "when hunted where hunter is you and strength of prey is 1\n    rest",
        "When a creature is hunted by you and that creature’s strength is 1: rest.",
    ),
    ("when round_over\n    rest", "When the round is over: rest."),
    ("when ended\n    rest", "When the game ends: rest."),
    (
        "when rested where sleeper is you once each round_over\n    rest",
        "When you have rested: rest (at most once until the round is over).",
    ),
]

LASTING = [
    (
        "while this is in your hand\n    adds 1 to might of you",
        "While this card is in your hand: your might is increased by 1.",
    ),
    (
        "while this is in your hand\n    when rested\n        gain 1 food",
        "While this card is in your hand: when a player has rested: gain 1 food.",
    ),
    ("while this is anywhere\n    adds 1 to price of this for p", "The price of this card for you is increased by 1."),
    (
        "while this is anywhere and round is 1\n    sets (price of this for p) to 1",
        "While the round is 1: the price of this card for you is 1.",
    ),
    ("while this is anywhere\n    forbids burn this", "You cannot burn this card."),
    (
        "plays\n    until round_over\n        adds 1 to might of you",
        "Until the round is over: your might is increased by 1.",
    ),
    ("plays\n    gain 1 food\nadds 1 to might of you", "Gain 1 food.\nYour might is increased by 1."),
]


@pytest.mark.parametrize(("law", "text"), [*MODIFIERS, *PERMISSIONS, *TRIGGERS, *LASTING])
def test_a_rule_is_a_sentence(law: str, text: str) -> None:
    assert says(law) == text


def all_texts(more: str) -> str:
    """Return the texts of everything, with more declarations."""
    return "\n".join(texts("plays\n    rest", more=more).english.values())


def test_the_rules_of_a_kind_stand_on_each_of_its_things() -> None:
    kind = "kind relic\n    adds 1 to might of you\npile vault of player: relic, in play\nrelic Urn\n\n"
    assert "Your might is increased by 1." in all_texts(kind)


def test_two_fields_of_steps_have_different_texts() -> None:
    kind = "kind scroll\n    reads: steps\n    burns: steps\n"
    thing = "scroll Old\n    reads\n        gain 1 food\n    burns\n        rest\n\n"
    assert "Reads: Gain 1 food.\nBurns: Rest." in all_texts(kind + thing)


TIRE = 'verb tire p: player by n: number\n    text "{p} {p|you=lose|one=loses} {n} might"\n    skip\n\n'


@pytest.mark.parametrize(
    ("law", "text"),
    [
        ("instead of tire where p is you\n    rest", "When you lose X might, do this instead: rest."),
        (
            "when tire where p is you and doer is not you\n    rest",
            "When another player does this: “you lose X might”: rest.",
        ),
        (
            "when tire where p is you\n    gain 1 food for doer",
            "When a player does this: “you lose X might”: that player gains 1 food.",
        ),
    ],
)
def test_a_verb_whose_text_is_a_clause_needs_no_doer_unless_it_matters(law: str, text: str) -> None:
    assert says(law, more=TIRE) == text


def test_the_name_of_a_field_of_steps_keeps_its_capitals() -> None:
    kind = "kind scroll\n    reads: steps\n    burns: steps\n"
    thing = "scroll Old\n    reads\n        gain 1 food\n    burns\n        rest\n\n"
    languages = {"en": Translation(names={"burns": Term({"": "hunt, after the Wound"})})}
    assert "Hunt, after the Wound: Rest." in "\n".join(
        texts("plays\n    rest", languages, kind + thing).english.values()
    )
