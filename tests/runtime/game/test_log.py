"""The log: what happened in sentences, for each player only what the player may know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lawspeaker_runtime.game.log import entries, lines
from lawspeaker_runtime.rules.rules import BoardInfo, EventInfo, PieceInfo, ResourceInfo, StateInfo
from lawspeaker_runtime.rules.values import TypeInfo
from lawspeaker_runtime.state.notes import (
    EVERYBODY,
    NOTE_CHANCE,
    NOTE_DECISION,
    NOTE_EVENT,
    NOTE_GAIN,
    NOTE_MOVE,
    NOTE_PIECES,
    NOTE_PILE,
    NOTE_PLACE,
    NOTE_PUT,
    NOTE_SHOW,
    NOTE_STATE,
)
from tests.runtime import handmade
from tests.runtime.handmade.names import RULES
from tests.runtime.handmade.tables import CARD, DECK, HAND, NUMBER, PLAYER, TABLE

ONLY_RED = 0b010
SQUARE = len(RULES.types)
WORDS = replace(
    RULES,
    types=(*RULES.types, TypeInfo("square", "place", ("a1", "b1"))),
    boards=(BoardInfo("field", "grid", 2, 1, SQUARE),),
    pieces=(PieceInfo("unit", True, 0, False, 14), PieceInfo("stone", False, 0, True, 5)),
    resources=(ResourceInfo("points", 99, "everyone", False), ResourceInfo("fame", 99, "owner", False)),
    states=(
        StateInfo("round_no", -1, NUMBER, "everyone"),
        StateInfo("secret", PLAYER, CARD, "owner"),
        StateInfo("plan", -1, NUMBER, "nobody"),
    ),
)


@pytest.mark.parametrize(
    ("note", "red", "blue"),
    [
        (
            [NOTE_PUT, 1, DECK, HAND + 1, ONLY_RED],
            "Hare 2 goes from deck to hand of Red",
            "a card goes from deck to hand of Red",
        ),
        ([NOTE_PUT, 1, -1, DECK, EVERYBODY], "Hare 2 goes to deck", "Hare 2 goes to deck"),
        ([NOTE_PUT, 1, DECK, -1, EVERYBODY], "Hare 2 leaves the game", "Hare 2 leaves the game"),
        ([NOTE_GAIN, 1, 0, 3, 0], "Red gains 3 points", "Red gains 3 points"),
        ([NOTE_GAIN, 1, 1, -2, 0], "Red loses 2 fame", None),
        ([NOTE_CHANCE, NUMBER, 5, EVERYBODY, 0], "chance: 5", "chance: 5"),
        ([NOTE_CHANCE, CARD, 5, ONLY_RED, 0], "chance: Hare 6", None),
        ([NOTE_DECISION, 1, 3, ONLY_RED, 0], "Red chooses Hare 4", "Red decides"),
        ([NOTE_PLACE, 0, SQUARE, 1, 0], "Hare 1 goes to b1", "Hare 1 goes to b1"),
        ([NOTE_PIECES, 0, 2, 1, 3], "unit of Blue: +3 on b1", "unit of Blue: +3 on b1"),
        ([NOTE_PIECES, 1, 0, 0, -1], "stone: −1 on a1", "stone: −1 on a1"),
        ([NOTE_MOVE, 0, 1, 0, 1], "unit of Red: a1 to b1", "unit of Red: a1 to b1"),
        ([NOTE_STATE, 0, 0, 3, 0], "round no becomes 3", "round no becomes 3"),
        ([NOTE_STATE, 1, 1, 3, 0], "secret of Red becomes Hare 4", None),
        ([NOTE_STATE, 2, 0, 3, 0], None, None),
        ([NOTE_SHOW, 1, 2, ONLY_RED, DECK], "you see Hare 3", "a card is shown to Red"),
        ([NOTE_SHOW, 0, 2, EVERYBODY, DECK], "Hare 3 is shown to all", "Hare 3 is shown to all"),
        ([NOTE_PILE, DECK, 0, 0, 0], "deck is shuffled", "deck is shuffled"),
        ([NOTE_PILE, DECK, 1, 0, 0], "deck is turned over", "deck is turned over"),
        ([NOTE_EVENT, 0, ONLY_RED, 1, 4], "buried one: by Red, c Hare 5", "buried one: by Red, c a card"),
    ],
)
def test_a_note_is_a_sentence_of_what_a_player_may_know(note: list[int], red: str | None, blue: str | None) -> None:
    assert lines(WORDS, [note], 1) == ([red] if red else [])
    assert lines(WORDS, [note], 2) == ([blue] if blue else [])


def test_a_field_of_an_event_that_one_player_is_told_is_named_to_that_player_alone() -> None:
    fields = (("n", NUMBER), ("c", CARD), ("s", SQUARE), ("p", PLAYER))
    event = EventInfo("whispered", fields, "a.law:1", "{p} whispers {n}, {c} and {s}", told=((0, 3), (1, 3), (2, 3)))
    rules = replace(WORDS, events=(event,))
    note = [NOTE_EVENT, 0, EVERYBODY, 6, 4, 1, 1]
    assert lines(rules, [note], 1) == ["Red whispers 6, Hare 5 and b1"]
    assert lines(rules, [note], 2) == ["Red whispers something, a card and something"]
    assert lines(rules, [note]) == ["Red whispers 6, Hare 5 and b1"]
    assert [entry.places for entry in entries(rules, [note], 1)] == [((SQUARE, 1),)]
    assert [entry.places for entry in entries(rules, [note], 2)] == [()]


def test_moves_between_the_same_places_are_one_sentence() -> None:
    notes = [[NOTE_PUT, card, DECK, HAND + 1, ONLY_RED] for card in range(3)]
    assert lines(RULES, notes, 1) == ["Hare 1, Hare 2, Hare 3 go from deck to hand of Red"]
    assert lines(RULES, notes, 2) == ["3 cards go from deck to hand of Red"]
    assert lines(RULES, [*notes, [NOTE_PUT, 4, DECK, TABLE, EVERYBODY]], 2)[1] == "Hare 5 goes from deck to table"


def test_the_log_of_a_player_has_only_what_the_player_may_know() -> None:
    game = handmade.new(seed=3)
    card = game.legal[0]
    game.choose(card)
    game.choose("bury")
    name = RULES.things[card].name
    assert f"Red chooses {name}" in game.log(1)
    assert f"buried one: by Red, c {name}" in game.log(1)
    assert not any(name in line for line in game.log(2))
    assert game.log(2)[-3:] == [
        "Red: bury",
        "a card goes from hand of Red to buried of Red",
        "buried one: by Red, c a card",
    ]


def test_a_hidden_card_that_is_played_openly_is_named_to_all() -> None:
    game = handmade.new(seed=3)
    card = game.legal[0]
    game.choose(card)
    game.choose("play")
    name = RULES.things[card].name
    assert game.log(2)[-3:-1] == ["Red: play", f"{name} goes from hand of Red to table"]
