"""Many random games of Northgard, over all numbers of players, clans and editions, watched at every decision."""

from __future__ import annotations

from random import Random

from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built
from tests.conftest import Game
from tests.soak import runs

GAMES = runs(200, 2_000)
SECRETS = runs(20, 2_000)
LIMIT = 20_000
CLANS = ("Bear", "Boar", "Goat", "Raven", "Snake", "Stag", "Wolf")
EDITIONS = ("recommended", "fr", "uk")


def subject(game: Built, seed: int) -> Subject[BaseState]:
    """Return a game with random settings: every number of players and every edition comes up equally often."""
    chance = Random(seed)
    players = 2 + seed % 4
    creatures = chance.random() < 0.5
    options: dict[str, object] = {
        "edition": EDITIONS[seed // 4 % 3],
        "clan": chance.sample(CLANS, players),
        "creatures": creatures,
        "more_creatures": creatures and chance.random() < 0.5,
        "longer": chance.random() < 0.2,
        "teams": players == 4 and chance.random() < 0.3,
    }
    return Subject(game.engine, game.rules, players, options, LIMIT)


def test_random_games_end_and_keep_their_components(built: Game) -> None:
    northgard = built("northgard")
    for seed in range(GAMES):
        assert check(subject(northgard, seed), [seed], only=["ends", "keeps components"]) == []


def test_views_hide_hands_decks_and_the_order_of_the_land(built: Game) -> None:
    northgard = built("northgard")
    for seed in range(SECRETS):
        assert check(subject(northgard, seed), [seed], only=["keeps secrets"]) == []


def test_views_hide_the_fame_of_others(built: Game) -> None:
    northgard = built("northgard")
    fame = [info.word for info in northgard.rules.resources].index("fame")
    for seed in range(runs(6, 200)):
        game = subject(northgard, seed).at_random_decision(seed)
        for player in range(1, game.players + 1):
            other = northgard.engine.clone(game.state)
            goods: list[int] = other.goods  # type: ignore[attr-defined]
            kinds = len(northgard.rules.resources)
            for rival in range(1, game.players + 1):
                goods[rival * kinds + fame] += 7 * (rival != player)
            assert northgard.engine.view(other, player) == game.raw_view(player)
            goods[player * kinds + fame] += 1
            assert northgard.engine.view(other, player) != game.raw_view(player)
