"""For Northwood! against a version written by hand: the same options at every decision, the same stars at the end."""

from __future__ import annotations

import random
from collections.abc import Sequence

from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.state.base_state import BaseState
from tests.conftest import Game
from tests.games.northwood_oracle import ENOUGH, GOAL, NO, STOP, SUITS, TITLES, Choice, Northwood
from tests.soak import runs

TOPS = ("top of the deck", "top of the discard pile", "top of the score pile", "enough")
CARDS = 32


def card_name(card: int) -> str:
    """Return what the spec calls a card.

    >>> card_name(8)
    'flowers 1'
    """
    return f"{SUITS[card // 8]} {card % 8 + 1}"


def character_name(character: int) -> str:
    """Return what the spec calls a character.

    >>> character_name(5)
    'King of Flowers'
    """
    return f"{TITLES[character % 3]} of {SUITS[character // 3].capitalize()}"


class Shuffles:
    """The shuffled orders so far, to force the same on the engine.

    The engine draws a card from a shuffled pile when a rule reads it. The number of cards that it may still be gives
    the position of the card; a draw among all cards is the first of the next shuffle.
    """

    def __init__(self, seed: int) -> None:
        self.stream = random.Random(seed)
        self.orders: list[list[int]] = []
        self.forced = -1

    def shuffle(self, things: list[int]) -> None:
        self.stream.shuffle(things)
        self.orders.append(things[:])

    def outcome(self, outcomes: Sequence[str]) -> str:
        """Return the name of the next card or character."""
        full = 8 if self.forced < 0 or (self.forced == 0 and len(outcomes) < 8) else CARDS
        self.forced += len(outcomes) == full
        order = self.orders[self.forced]
        thing = order[len(order) - len(outcomes)]
        return character_name(thing) if self.forced == 0 else card_name(thing)


def told(game: Northwood, choice: Choice) -> tuple[str, ...]:
    """Return an option of the hand-written game in the words of the spec; nothing for an option to decline."""
    if choice == NO:
        return ()
    if choice == STOP:
        return ("stop here",)
    if isinstance(choice, tuple):
        return tuple(card_name(card) for card in choice)
    match game.asked:
        case "fief":
            return (str(choice),)
        case "friend":
            return (character_name(choice),)
        case "ally":
            return (character_name(choice * 3),)
        case "suit":
            return (SUITS[choice],)
        case "top":
            return (TOPS[choice],)
        case _:
            return (card_name(choice),)


def offered(played: Played[BaseState]) -> dict[tuple[str, ...], int]:
    """Return the options of the engine by their words."""
    decision = played.decision
    assert decision is not None
    found = {}
    for option in decision.options:
        words = tuple(str(value) for value in option.values.values()) or (option.text,)
        found[() if option.declines else words] = option.id
    return found


def settle(played: Played[BaseState], shuffles: Shuffles) -> None:
    """Force the outcomes of chance on the engine until a player has to decide."""
    while (chance := played.chance) is not None:
        played.force(shuffles.outcome(chance.names))


def compare(played: Played[BaseState], seed: int) -> int:
    """Play one game on both sides; return how many decisions were compared."""
    shuffles, taste = Shuffles(seed), random.Random(seed + 1)
    game = Northwood(shuffles.shuffle)
    course, decisions = game.play(), 0
    options = next(course)
    while True:
        settle(played, shuffles)
        ours = offered(played)
        theirs = {told(game, option): option for option in options}
        assert set(ours) == set(theirs), f"seed {seed}, decision {decisions}: {game.asked}"
        words = taste.choice(sorted(theirs))
        played.choose(ours[words])
        decisions += 1
        try:
            options = course.send(theirs[words])
        except StopIteration:
            break
    settle(played, shuffles)
    assert played.over
    assert played.returns() == [float(game.stars())]
    assert bool(played.result.winners) == (game.stars() >= GOAL)
    return decisions


def test_random_games_agree_with_the_game_written_by_hand(built: Game) -> None:
    northwood = built("northwood")
    decisions = 0
    for seed in range(runs(200, 2_000)):
        decisions += compare(Played.start(northwood.engine, northwood.rules, 1, 0, {}, explicit_chance=True), seed)
    assert decisions > 100 * runs(200, 2_000)


def test_the_words_of_the_two_sides_are_the_same() -> None:
    assert TOPS[ENOUGH] == "enough"
    assert card_name(31) == "eyes 8"
    assert character_name(11) == "King of Eyes"
