"""Guesses at hidden cards are fair: with one card of three visible, the others are equally likely in each place."""

from __future__ import annotations

from collections import Counter

from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.state.pile_state import PileState
from tests.compile_specs import Built
from tests.conftest import Game
from tests.soak import runs

GUESSES = runs(2_000, 20_000)
# The 99.9 % point of chi-square with one degree of freedom; the seeds are fixed, so this is no gamble.
SURPRISING = 10.83


def chi_square(counts: list[int]) -> float:
    """Return how far counts are from equal ones.

    >>> chi_square([60, 40])
    4.0
    """
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def deals(game: Built, seed: int, player: int, choices: int) -> Counter[tuple[int, ...]]:
    """Count where the cards are in guesses of a player after a few choices."""
    played = Played.start(game.engine, game.rules, 2, seed, {})
    for _ in range(choices):
        played.choose(played.legal[0])
    found: Counter[tuple[int, ...]] = Counter()
    for number in range(GUESSES):
        guess = game.engine.determinize(played.state, player, number)
        assert isinstance(guess, PileState)
        found[tuple(guess.at)] += 1
    return found


def test_guessed_deals_are_uniform_before_the_first_decision(built: Game) -> None:
    for seed in range(runs(3, 12)):
        for player in (1, 2):
            counts = deals(built("kuhn-poker"), seed, player, 0)
            assert len(counts) == 2, "the other card is one of two"
            assert chi_square(list(counts.values())) < SURPRISING


def test_guessed_deals_are_uniform_while_the_other_decides(built: Game) -> None:
    for seed in range(runs(3, 12)):
        counts = deals(built("kuhn-poker"), seed, 1, 1)
        assert len(counts) == 2
        assert chi_square(list(counts.values())) < SURPRISING


def test_a_guess_never_moves_the_card_its_player_sees(built: Game) -> None:
    game = built("kuhn-poker")
    played = Played.start(game.engine, game.rules, 2, 5, {})
    for player in (1, 2):
        for number in range(200):
            guess = game.engine.determinize(played.state, player, number)
            assert game.engine.view(guess, player) == game.engine.view(played.state, player)
