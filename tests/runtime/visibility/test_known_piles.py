"""What is public about a hidden pile (`known where`) is true of every guess, and all other worlds stay as likely."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from itertools import combinations
from random import Random

import pytest

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.errors import NoGuess
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import PileState
from tests.compile_specs import PACKAGE, Built
from tests.conftest import Game
from tests.runtime.visibility.test_determinize import surprise
from tests.soak import runs

RED, BLUE, GREEN = 1, 2, 3
GUESSES = runs(1500, 20_000)

TRICKS = """
game "Tricks"
    players 3
    named Red, Blue, Green

enum suit: clubs or hearts or spades
kind card
    suit: suit
    rank: 1 to 4
    every suit, rank
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
    known where not (lacks of owner for suit of it)
pile played of player: card
pile taken: card
state lacks of player for suit: yes_no = no

value led -> suit = suit of first played of Red

setup
    put cards into deck
    shuffle deck
    each p among players
        deal 3 from deck to hand of p

course
    repeat 3 times
        each p among players
            choose c by p from hand of p
                where p is Red or suit of it is led or (no d among hand of p where suit of d is led)
                put c into played of p
                if suit of c is not led
                    (lacks of p for led) becomes yes
            otherwise
                skip
        each p among players
            put played of p into taken

score for p
    "cards" = count hand of p
"""

World = tuple[object, ...]


def codes(game: Built, *names: str) -> list[int]:
    """Return the numbers of piles, those of player 0 where they are piles of players."""
    tables = import_module(f"{PACKAGE}.{game.name.replace('-', '_')}.tables")
    return [getattr(tables, name) for name in names]


def hidden_hands(game: Built, s: BaseState) -> tuple[frozenset[int], frozenset[int]]:
    """Return what Blue and Green hold."""
    assert isinstance(s, PileState)
    (hand,) = codes(game, "HAND")
    return frozenset(s.piles[hand + BLUE]), frozenset(s.piles[hand + GREEN])


def suit(card: int) -> int:
    """Return the suit of a card: four ranks of each."""
    return card // 4


def moments(game: Built, seed: int) -> list[tuple[BaseState, set[tuple[int, int]]]]:
    """Play at random; return the states at all decisions, with the suits that players failed to follow before."""
    played = Played.start(game.engine, game.rules, 3, seed, {})
    random, shown, led = Random(seed), set[tuple[int, int]](), 0
    found: list[tuple[BaseState, set[tuple[int, int]]]] = []
    while not played.over:
        found.append((game.engine.clone(played.state), set(shown)))
        card, player = random.choice(played.legal), played.player
        led = suit(card) if player == RED else led
        if suit(card) != led:
            shown.add((player, led))
        played.choose(card)
    return found


def possible(game: Built, s: BaseState, shown: set[tuple[int, int]]) -> set[World]:
    """Return what Blue and Green may hold, as Red knows: any unseen cards, but none of a suit they did not follow."""
    assert isinstance(s, PileState)
    (deck,) = codes(game, "DECK")
    mine, theirs = hidden_hands(game, s)
    unseen = sorted([*s.piles[deck], *mine, *theirs])
    found: set[World] = set()
    for blue in combinations(unseen, len(mine)):
        rest = [card for card in unseen if card not in blue]
        for green in combinations(rest, len(theirs)):
            held = [*((BLUE, suit(card)) for card in blue), *((GREEN, suit(card)) for card in green)]
            if shown.isdisjoint(held):
                found.add((frozenset(blue), frozenset(green)))
    return found


def test_a_suit_not_followed_is_in_no_guess_and_all_other_worlds_are_guessed_evenly(written: Game) -> None:
    game = written(TRICKS)
    told = [(s, shown) for seed in range(12) for s, shown in moments(game, seed) if len(shown) > 0]
    few = [(s, shown, worlds) for s, shown in told if 1 < len(worlds := possible(game, s, shown)) <= 120]
    both = [moment for moment in few if len({player for player, _ in moment[1]} - {RED}) == 2]
    assert len(both) > 2
    for s, _, worlds in [*few[: runs(4, 40)], *both[: runs(3, 40)]]:
        counts: Counter[World] = Counter(
            hidden_hands(game, game.engine.determinize(s, RED, seed)) for seed in range(GUESSES)
        )
        assert counts.keys() - worlds == set(), "a guess that cannot be"
        assert worlds - counts.keys() == set(), "a world that is never guessed"
        assert surprise(counts, dict.fromkeys(worlds, GUESSES / len(worlds))) < 6


@pytest.mark.parametrize("name", ["hearts-lite", "oh-hell"])
def test_a_guess_in_a_long_game_never_gives_a_player_a_suit_the_player_lacks(built: Game, name: str) -> None:
    game = built(name)
    (hand,) = codes(game, "HAND")
    suits: tuple[int, ...] = import_module(f"{PACKAGE}.{name.replace('-', '_')}.tables").CARD_SUIT
    lacking = 0
    for seed in range(runs(6, 60)):
        played = Played.start(game.engine, game.rules, game.rules.players[1], seed, {})
        random = Random(seed)
        while not played.over:
            lacks: list[int] = played.state.lacks  # type: ignore[attr-defined]
            lacking += sum(lacks)
            for player in range(1, played.players + 1):
                guess = game.engine.determinize(played.state, player, seed)
                assert isinstance(guess, PileState)
                for other in range(1, played.players + 1):
                    assert not any(lacks[other * 4 + suits[card]] for card in guess.piles[hand + other])
            played.choose(random.choice(played.legal))
    assert lacking > 100


BOX = """
game "Box"
    players 2
    named Red, Blue

kind card
    rank: 1 to 6
    every rank
pile deck: card, seen by nobody
pile box: card, seen by nobody
{known}
pile row: card

setup
    put (c among cards where rank of c is at most 4) into deck
    shuffle deck
    each c among deck
        if rank of c is at least 3
            put c into box
    put (c among cards where rank of c is more than 4) into box
    shuffle box

course
    choose n by Red from 1 to 2
        put box into row

score for p
    "cards" = count row
"""


def test_every_line_about_a_pile_also_holds_of_a_shared_pile(written: Game) -> None:
    game = written(BOX.format(known="    known where rank of it is at least 3\n    known where rank of it is not 2"))
    s = Played.start(game.engine, game.rules, 2, 1, {}).state
    (box,) = codes(game, "BOX")
    for seed in range(30):
        guess = game.engine.determinize(s, RED, seed)
        assert isinstance(guess, PileState)
        assert set(guess.piles[box]) == {2, 3, 4, 5}
    free = written(BOX.format(known='    text "box"'))
    s = Played.start(free.engine, free.rules, 2, 1, {}).state
    guesses = [free.engine.determinize(s, RED, seed) for seed in range(30)]
    assert any(set(guess.piles[box]) != {2, 3, 4, 5} for guess in guesses if isinstance(guess, PileState))


def test_no_guess_is_made_if_no_deal_satisfies_the_known_lines(written: Game) -> None:
    game = written(BOX.format(known="    known where rank of it is at least 4"))
    s = Played.start(game.engine, game.rules, 2, 1, {}).state
    with pytest.raises(NoGuess, match="known"):
        game.engine.determinize(s, RED, 1)


def test_the_property_of_components_reports_what_is_not_true_with_its_line(written: Game) -> None:
    game = written(BOX.format(known="    known where rank of it is at least 4"))
    found = check(Subject(game.engine, game.rules, 2, {}), [1], ["keeps components"])
    assert [finding.text for finding in found] == ["rules.law:11: something in `box` is not what everybody knows of it"]


HIDDEN = """
game "Hidden"
    players 2
resource gold: seen by owner
resource wood
kind card
    rank: 1 to 4
    every rank
    worn: number = 0
pile deck: card, seen by nobody
pile row: card
pile hand of player: card, seen by owner
    known where {test}
state mark of card: number = 0
state secret of player: yes_no = no, seen by owner
state shown of player: yes_no = no
value wealth of p: player -> number = wood of p
adds gold of p to wealth of p
value plain of p: player -> number = wood of p
course
    put cards into hand of player 1
    each c among hand of player 1
        raise worn of c by 1
        raise mark of c by 1
    secret of player 1 becomes yes
    shown of player 1 becomes no
score for p
    "gold" = gold of p + wealth of p + plain of p
"""


@pytest.mark.parametrize(
    ("test", "word"),
    [
        ("gold of owner is 0", "gold"),
        ("secret of owner", "secret"),
        ("worn of it is 1", "worn"),
        ("mark of it is 1", "mark"),
        ("it is in hand of left of owner", "hand"),
        ("wealth of owner is 0", "gold"),
        ("score of owner is 0", "gold"),
        ("(no c among deck where rank of c is 2)", "deck"),
    ],
)
def test_a_condition_on_hidden_things_is_refused(test: str, word: str) -> None:
    facts = check_game([Source("rules.law", HIDDEN.format(test=test).lstrip())]).facts
    assert [(fact.code, fact.words["word"]) for fact in facts.found] == [("L401", word)]


@pytest.mark.parametrize(
    "test",
    [
        "shown of owner",
        "wood of you is 0",
        "rank of it is at least 1",
        "plain of owner is 0",
        "it is not in row",
        "count deck is 4",
        "deck is empty",
    ],
)
def test_a_condition_on_visible_things_is_accepted(test: str) -> None:
    assert not check_game([Source("rules.law", HIDDEN.format(test=test).lstrip())]).facts.errors()
