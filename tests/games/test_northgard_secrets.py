"""Northgard: what stays in the box, how the decks lie and how much fame others hold are told by nothing."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random

from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import PileState
from tests.compile_specs import PACKAGE, Built
from tests.conftest import Game
from tests.soak import runs

GAMES = runs(6, 200)
GUESSES = 6
OUT = -1
"""Where a thing is that is out of the game."""


def moments(game: Built, seed: int) -> Iterator[Played[BaseState]]:
    """Play a game with creatures at random; yield it at every ninth decision."""
    players, random = 2 + seed % 4, Random(seed)
    played = Played.start(game.engine, game.rules, players, seed, {"creatures": True, "more_creatures": True})
    decisions = 0
    while not played.over:
        if decisions % 9 == 0:
            yield played
        played.choose(random.choice(played.legal))
        decisions += 1


def guesses(game: Built, played: Played[BaseState], player: int) -> list[PileState]:
    """Return some guesses of a player."""
    found = [game.engine.determinize(played.state, player, seed) for seed in range(GUESSES)]
    return [guess for guess in found if isinstance(guess, PileState)]


def piles_of(game: Built, s: PileState, pile: str) -> list[int]:
    """Return the things in a pile of nobody."""
    code: int = getattr(import_module(f"{PACKAGE}.{game.name}.tables"), pile)
    return list(s.piles[code])


def families(game: Built, cards: list[int]) -> list[str]:
    """Return to which deck each card belongs."""
    return [dict(game.rules.things[card].fields).get("family", "") for card in cards]


def names(game: Built, things: list[int]) -> list[str]:
    """Return the names of things."""
    return [game.rules.things[thing].name for thing in things]


def boxed(game: Built, s: PileState) -> set[int]:
    """Return the development cards that are out of the game."""
    cards = [thing for thing in range(len(s.at)) if s.at[thing] == OUT]
    return {card for card, family in zip(cards, families(game, cards), strict=True) if family in ("early", "advanced")}


def test_no_guess_lays_an_advanced_card_above_an_early_one(built: Game) -> None:
    northgard = built("northgard")
    for seed in range(GAMES):
        for played in moments(northgard, seed):
            s = played.state
            assert isinstance(s, PileState)
            layers = families(northgard, piles_of(northgard, s, "DEVELOPMENTS"))
            for guess in guesses(northgard, played, 1):
                assert families(northgard, piles_of(northgard, guess, "DEVELOPMENTS")) == layers


def test_no_guess_lays_a_valkyrie_among_the_weaker_creatures_on_top(built: Game) -> None:
    northgard = built("northgard")
    checked = 0
    for seed in range(GAMES):
        for played in moments(northgard, seed):
            s = played.state
            assert isinstance(s, PileState)
            drawn = 9 - len(piles_of(northgard, s, "CREATURE_DECK"))
            weaker = s.players + 1 - drawn
            if weaker > 0:
                for guess in guesses(northgard, played, 2):
                    deck = names(northgard, piles_of(northgard, guess, "CREATURE_DECK"))
                    assert "Fallen Valkyrie" not in deck[:weaker]
                    assert deck.count("Fallen Valkyrie") == 2
                    checked += 1
    assert checked > 0


def test_guesses_vary_which_developments_stayed_in_the_box(built: Game) -> None:
    northgard = built("northgard")
    for seed in range(GAMES):
        played = next(iter(moments(northgard, seed)))
        s = played.state
        assert isinstance(s, PileState)
        boxes = [boxed(northgard, guess) for guess in guesses(northgard, played, 1)]
        assert all(len(box) == len(boxed(northgard, s)) for box in boxes)
        assert len({frozenset(box) for box in boxes}) > 1


def test_no_view_tells_a_card_of_the_box_from_one_of_the_deck(built: Game) -> None:
    northgard = built("northgard")
    for seed in range(GAMES):
        for played in moments(northgard, seed):
            for player in range(1, played.state.players + 1):
                for guess in guesses(northgard, played, player)[:2]:
                    assert northgard.engine.view(guess, player) == played.raw_view(player)


def test_no_log_names_a_card_that_nobody_has_seen(built: Game) -> None:
    northgard = built("northgard")
    for seed in range(GAMES):
        for played in moments(northgard, seed):
            s = played.state
            assert isinstance(s, PileState)
            hidden = [*boxed(northgard, s), *piles_of(northgard, s, "DEVELOPMENTS")]
            unseen = [card for card in hidden if not northgard.engine.sees(s, 1, card)]
            told = {name for line in played.log(1) for name in line.split(" go")[0].split(", ")}
            assert told & (set(names(northgard, unseen)) - {"Feast"}) == set()  # a starting card is called so, too


def test_guessed_fame_stays_within_what_was_gained_in_view_of_all(built: Game) -> None:
    northgard = built("northgard")
    kinds = len(northgard.rules.resources)
    fame = [info.word for info in northgard.rules.resources].index("fame")
    different = 0
    for seed in range(GAMES):
        for played in moments(northgard, seed):
            goods: list[int] = played.state.goods  # type: ignore[attr-defined]
            gained: list[int] = played.state.acclaim  # type: ignore[attr-defined]
            assert played.raw_view(1)["acclaim"] == [-1] * played.state.players
            for guess in guesses(northgard, played, 1):
                amounts: list[int] = guess.goods[fame::kinds]  # type: ignore[attr-defined]
                assert amounts[1] == goods[kinds + fame]
                assert all(0 <= amounts[p] <= gained[p] for p in range(2, guess.players + 1))
                different += amounts != goods[fame::kinds]
    assert different > 0


def test_no_guess_takes_unrest_out_of_the_game(built: Game) -> None:
    northgard = built("northgard")
    kinds = len(northgard.rules.resources)
    lore = [info.word for info in northgard.rules.resources].index("lore")
    removed = 0
    for seed in range(GAMES):
        for played in moments(northgard, seed):
            s = played.state
            assert isinstance(s, PileState)
            gone = piles_of(northgard, s, "OUT_OF_GAME")
            removed += len(gone)
            for guess in guesses(northgard, played, 1):
                out = [thing for thing in range(len(guess.at)) if guess.at[thing] == OUT]
                assert "trouble" not in families(northgard, out)
                assert piles_of(northgard, guess, "OUT_OF_GAME") == gone
            s.goods[2 * kinds + lore] = 9  # type: ignore[attr-defined]
    assert removed > 0
