"""Guesses are exactly the worlds that agree with all that the player saw, each as likely as chance makes it.

The worlds are enumerated without looking at how guesses are made: every outcome of chance and every choice of the other
player is tried, and the worlds in which the player saw exactly the same are counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from importlib import import_module

import pytest

from lawspeaker_games import northgard
from lawspeaker_runtime.errors import NoGuess
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import NOWHERE, SEEN_BY_OWNER, PileState, loose_parts
from tests.compile_specs import PACKAGE, Built
from tests.conftest import Game
from tests.soak import runs

RED = 1
GUESSES = runs(1500, 20_000)
World = tuple[object, ...]

FRAME = """
game "Guesses"
    players 2
    named Red, Blue

kind card
    every rank
    rank: 1 to {cards}
pile deck: card, seen by nobody
pile box: card, seen by nobody
pile row: card
pile hand of player: card, seen by owner
{more}
setup
{setup}

course
    choose n by Red from 1 to 2
        put box into row
        put hand of Red into row
        put deck into row

score for p
    "cards" = count row{points}
"""
SECRETS = """
resource coins: limit 4, seen by owner
state secret of player: 1 to 3 = 1, seen by owner
"""
GOAL = """
state favourite of player: optional card, seen by owner
"""
MARKS = """
state marks of card: number = 0
"""
MORE = {
    "a hidden roll and a hidden gain": (SECRETS, " + coins of p + secret of p"),
    "a secret goal": (GOAL, " + count (c among row where c is favourite of p)"),
    "a field changed in hiding": (MARKS, " + (sum of marks of c for each c among row)"),
}

GAMES = {
    "a discard shuffled and laid on top": """
    put cards into deck
    shuffle deck
    deal 2 from deck to row
    shuffle row
    put row onto deck
    deal 1 from deck to hand of Blue
    deal 1 from deck to hand of Blue
    deal 1 from deck to hand of Red
""",
    "a card shown and shuffled back": """
    put cards into deck
    shuffle deck
    deal 1 from deck to box
    reveal first 1 of deck
    shuffle deck
    deal 1 from deck to hand of Blue
    deal 1 from deck to hand of Red
""",
    "a card shown to one player and shuffled back": """
    put cards into deck
    shuffle deck
    deal 2 from deck to hand of Blue
    show first 1 of deck to Red
    shuffle deck
    deal 1 from deck to hand of Blue
""",
    "a deck in layers, the rest in the box": """
    put (c among cards where rank of c is at most 3) into box
    shuffle box
    deal 2 from box to deck
    remove box
    put (c among cards where rank of c is more than 3) into box
    shuffle box
    deal 1 from box to deck
    remove box
    deal 1 from deck to hand of Blue
""",
    "a hidden choice": """
    put cards into deck
    shuffle deck
    deal 2 from deck to hand of Blue
    pick seen at random from hand of Blue
    show seen to Red
    choose c by Blue from hand of Blue
        put c into box
    otherwise
        skip
    deal 1 from deck to hand of Blue
""",
    "a hand put under the deck": """
    put cards into deck
    shuffle deck
    deal 2 from deck to row
    put row into hand of Blue
    repeat 2 times
        choose c by Blue from hand of Blue
            put c under deck
        otherwise
            skip
    deal 2 from deck to hand of Red
""",
    "a hidden roll and a hidden gain": """
    put cards into deck
    pick n at random from 1 to 3 for Blue
    secret of Blue becomes n
    choose k by Blue from 0 to 4
        gain k coins for Blue
""",
    "a secret goal": """
    put cards into row
    pick c at random from row for Blue
    favourite of Blue becomes c
""",
    "a field changed in hiding": """
    put cards into deck
    shuffle deck
    deal 2 from deck to hand of Blue
    raise marks of first deck by 1
    each c among hand of Blue
        raise marks of c by 2
""",
}


def sight(game: Played[BaseState], player: int) -> str:
    """Return what a player sees of a game now, and what the player has read."""
    return "\n".join([str(game.raw_view(player)), *game.log(player)])


def world(game: Built, s: BaseState) -> World:
    """Return what is so in a state; loose parts of piles and hands have no order."""
    assert isinstance(s, PileState)
    table = import_module(f"{PACKAGE}.{game.name.replace('-', '_')}.tables").PILES
    piles: list[tuple[int, ...]] = []
    for code, pile in enumerate(s.piles):
        cards = list(pile)
        for start, end in [(0, len(pile))] if table.sight[code] == SEEN_BY_OWNER else loose_parts(s, code):
            cards[start:end] = sorted(cards[start:end])
        piles.append(tuple(cards))
    kept = [str(getattr(s, name)) for name in ("goods", "secret", "favourite", "marks") if hasattr(s, name)]
    return (*piles, *kept)


def histories(
    game: Played[BaseState], own: int, chance: Fraction = Fraction(1)
) -> Iterator[tuple[Played[BaseState], Fraction]]:
    """Yield all games up to the player's own first decision, each with how likely it is."""
    if game.chance is not None:
        for outcome, likely in zip(game.chance.outcomes, game.chance.probabilities, strict=True):
            copy = game.clone()
            copy.force(outcome)
            yield from histories(copy, own, chance * Fraction(likely).limit_denominator(1000))
    elif game.player != own:
        for action in game.legal:
            copy = game.clone()
            copy.choose(action)
            yield from histories(copy, own, chance / len(game.legal))
    else:
        yield game, chance


def possible(game: Built, own: int) -> dict[str, dict[World, tuple[Fraction, BaseState]]]:
    """Return for everything that a player may have seen the worlds that agree with it, how likely, and a state."""
    found: dict[str, dict[World, tuple[Fraction, BaseState]]] = {}
    for played, chance in histories(Played.start(game.engine, game.rules, 2, 0, {}, True), own):
        worlds = found.setdefault(sight(played, own), {})
        key = world(game, played.state)
        before, _ = worlds.get(key, (Fraction(0), played.state))
        worlds[key] = (before + chance, played.state)
    return found


def surprise(counts: Counter[World], expected: dict[World, float]) -> float:
    """Return how far counts are from what is expected, in standard deviations of chi-square."""
    freedom = len(expected) - 1
    total = sum((counts[key] - wanted) ** 2 / wanted for key, wanted in expected.items())
    return (total - freedom) / (2 * freedom) ** 0.5 if freedom else 0.0


@pytest.mark.parametrize("name", GAMES)
def test_every_world_that_agrees_with_what_was_seen_is_guessed_and_no_other(written: Game, name: str) -> None:
    cards = 5 if "layers" in name else 4
    more, points = MORE.get(name, ("", ""))
    game = written(FRAME.format(cards=cards, setup=GAMES[name].strip("\n"), more=more, points=points))
    for number, worlds in enumerate(list(possible(game, RED).values())[: runs(3, 40)]):
        total = sum(chance for chance, _ in worlds.values())
        expected = {key: float(chance / total) * GUESSES for key, (chance, _) in worlds.items()}
        state = list(worlds.values())[number % len(worlds)][1]
        guesses = (game.engine.determinize(state, RED, seed) for seed in range(GUESSES))
        counts = Counter(world(game, guess) for guess in guesses)
        assert counts.keys() - expected.keys() == set(), "a guess that cannot be"
        assert expected.keys() - counts.keys() == set(), "a world that is never guessed"
        assert surprise(counts, expected) < 6


HELD = """
game "Held"
    players 2
    named Red, Blue

kind card
    every rank
    rank: 1 to 8
    worn: number = 0
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
pile row: card
state charged of card: yes_no = no
state seen_by_me of player for card: number = 0

setup
    put cards into deck
    shuffle deck
    each p among players
        deal 3 from deck to hand of p
    each c among hand of Blue
        raise worn of c by 1
        charged of c becomes yes
        raise (seen_by_me of Red for c) by 1
    raise worn of first deck by 2

course
    repeat 3 times
        each p among players
            choose c by p from hand of p where rank of it is {wanted}
                raise worn of c by 4
                put c into row
            otherwise
                skip

score for p
    "worn" = sum of worn of c for each c among hand of p
    "charged" = count c among row where charged of c
    "seen" = sum of (seen_by_me of p for c) for each c among row
"""


def worn(s: BaseState) -> list[int]:
    """Return how worn each card is."""
    return vars_of(s, "card_worn")


def vars_of(s: BaseState, name: str) -> list[int]:
    """Return what a state keeps under a name."""
    found: list[int] = getattr(s, name)
    return found


def test_fields_and_states_of_things_are_shown_to_those_who_know_where_the_things_are(written: Game) -> None:
    game = written(HELD.format(wanted="at least 1"))
    for seed in range(6):
        played = Played.start(game.engine, game.rules, 2, seed, {})
        while not played.over:
            for player in (1, 2):
                view = played.raw_view(player)
                for values in (view["card worn"], view["charged"], view["seen_by_me"][0]):  # type: ignore[index]
                    for card, value in enumerate(values):  # type: ignore[arg-type]
                        assert (value == -1) == (not game.engine.sees(played.state, player, card))
                for number in range(3):
                    guess = game.engine.determinize(played.state, player, number)
                    assert game.engine.view(guess, player) == view
                    assert sorted(worn(guess)) == sorted(worn(played.state))
            played.choose(played.legal[0])


def test_a_field_stays_with_the_place_in_a_guess(written: Game) -> None:
    game = written(HELD.format(wanted="at least 1"))
    state = Played.start(game.engine, game.rules, 2, 3, {}).state
    tops: set[int] = set()
    for number in range(40):
        guess = game.engine.determinize(state, RED, number)
        assert isinstance(guess, PileState)
        hands = [pile for code, pile in enumerate(guess.piles) if len(pile) == 3]
        assert [[worn(guess)[card] for card in hand] for hand in hands] == [[0] * 3, [1] * 3]
        tops.add(worn(guess).index(2))
    assert len(tops) > 1


def test_a_guess_lets_the_same_player_be_asked(written: Game) -> None:
    game = written(HELD.format(wanted="8"))
    asked = 0
    for seed in range(40):
        played = Played.start(game.engine, game.rules, 2, seed, {})
        if played.over or played.player == RED:
            continue
        asked += 1
        for number in range(5):
            guess = game.engine.determinize(played.state, RED, number)
            assert isinstance(guess, PileState)
            assert 7 in guess.piles[guess.at[7]]
            assert guess.at[7] == played.state.at[7]  # type: ignore[attr-defined]
    assert asked > 5


ROUNDS = """
game "Rounds"
    players 2
    named Red, Blue
kind card
    every rank
    rank: 1 to 9
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
pile row: card
state passes: number = 0

setup
    put cards into deck
    shuffle deck
    each p among players
        deal 2 from deck to hand of p

course
    LOOP
        each p among players
            choose c by p from hand of p where rank of c is at least 8 - passes
                put c into row
            otherwise
                OTHERWISE

score for p
    "row" = count row
"""


@pytest.mark.parametrize(
    ("loop", "otherwise"),
    [
        ("repeat 3 times", "deal 1 from deck to hand of p"),
        ("repeat while passes is less than 6 and row is empty", "raise passes by 1"),
    ],
)
def test_a_guess_in_which_the_same_question_comes_later_is_none(written: Game, loop: str, otherwise: str) -> None:
    game = written(ROUNDS.replace("LOOP", loop).replace("OTHERWISE", otherwise))
    asked = 0
    for seed in range(30):
        played = Played.start(game.engine, game.rules, 2, seed, {})
        while not played.over:
            for player, number in ((3 - played.player, number) for number in range(4)):
                guess = game.engine.determinize(played.state, player, number)
                assert game.engine.view(guess, player) == played.raw_view(player)
                asked += 1
            played.choose(played.legal[0])
    assert asked > 100


def test_where_no_guess_is_found_none_is_given(written: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    game = written(HELD.format(wanted="at least 1"))
    engine = import_module(f"{PACKAGE}.{game.name.replace('-', '_')}.engine")
    monkeypatch.setattr(engine, "asks_same_decision", lambda *_: False)
    state = Played.start(game.engine, game.rules, 2, 1, {}).state
    with pytest.raises(NoGuess):
        game.engine.determinize(state, 2, 1)
    assert game.engine.determinize(state, 1, 1) is not state


def test_guesses_mix_the_box_of_northgard_with_the_deck() -> None:
    state = northgard.engine.begin(2, 5)
    early = [n for n, thing in enumerate(northgard.names.RULES.things) if thing.kind == "card" and state.at[n] >= -1]
    hidden = [n for n in early if state.at[n] == NOWHERE and not northgard.engine.sees(state, RED, n)]
    dealt = [n for n in early if state.at[n] == northgard.tables.DEVELOPMENTS]
    used = northgard.engine.view(state, RED)["card used"]
    assert isinstance(used, list)
    first = min(n for n, thing in enumerate(northgard.names.RULES.things) if thing.kind == "card")
    assert hidden
    assert dealt
    assert {used[n - first] for n in [*hidden, *dealt]} == {-1}
    guesses = [northgard.engine.determinize(state, RED, seed) for seed in range(60)]
    assert {n for guess in guesses for n in hidden if guess.at[n] == northgard.tables.DEVELOPMENTS} == set(hidden)
    family = northgard.tables.CARD_FAMILY
    layers = {
        tuple(family[n - first] for n in guess.piles[northgard.tables.DEVELOPMENTS]) for guess in [state, *guesses]
    }
    assert len(layers) == 1
