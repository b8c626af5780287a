"""Observations: numbers of fixed length that tell what a view tells, and nothing else."""

from __future__ import annotations

from importlib import import_module

import pytest

from lawspeaker_games import connect_four, kuhn_poker
from lawspeaker_runtime import BadOption, Game, RandomAgent
from lawspeaker_runtime.checks.observations import OBSERVES, leak, misfit
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.game.engine import S
from lawspeaker_runtime.observation.encode import LISTED
from lawspeaker_runtime.observation.legend import entries_of
from lawspeaker_runtime.rules.rules import Rules
from tests.check.type_places import COMBINATIONS, is_accepted, spec
from tests.conftest import Game as Get
from tests.emit.files.test_fresh import SHIPPED
from tests.paths import NAMES
from tests.soak import runs

STEPS = runs(40, 400)
FEATURES = [name for name in NAMES if name.replace("-", "_") not in SHIPPED]


def read(game: Game[S], player: int) -> dict[str, int]:
    """Return the numbers of an observation that are not 0, by name."""
    names = game.engine.observation_legend(game.players)
    return {name: number for name, number in zip(names, game.observe(player), strict=True) if number}


def dealt(first: str, second: str) -> kuhn_poker.Game:
    """Return a game in which two players got certain cards."""
    game = kuhn_poker.new(explicit_chance=True)
    game.force(first)
    game.force(second)
    return game


def test_an_observation_names_what_a_player_sees() -> None:
    assert read(dealt("Queen", "Jack"), 1) == {
        "you are player 1": 1,
        "who decides: player 1": 1,
        "the active player: player 1": 1,
        "deck: size": 1,
        "hand of player 1: size": 1,
        "hand of player 1: Queen": 1,
        "hand of player 2: size": 1,
        "chips of player 1": -1,
        "chips of player 2": -1,
        "pot": 2,
        "position of Queen in its pile": 1,
    }


def test_what_is_hidden_changes_nothing_and_what_is_seen_changes_the_numbers() -> None:
    assert dealt("Queen", "Jack").observe(1) == dealt("Queen", "King").observe(1)
    assert dealt("Queen", "Jack").observe(2) != dealt("Queen", "King").observe(2)
    assert dealt("Queen", "Jack").observe(1) != dealt("King", "Jack").observe(1)
    assert dealt("Queen", "Jack").observe(0) == dealt("King", "Queen").observe(0)


def test_an_observer_sees_what_is_open() -> None:
    game = connect_four.new()
    game.choose("4")
    assert read(game, 0) == {"who decides: Yellow": 1, "the active player: Yellow": 1, "disc on d1: Red": 1}
    with pytest.raises(BadOption, match="there is no player 3"):
        game.observe(3)


def test_what_all_were_shown_is_shown_to_observers(written: Get) -> None:
    game = written(REVEALED)
    played = Game.start(game.engine, game.rules, 2, 1)
    hidden = read(played, 0)
    assert not any(name.startswith(("hand of player 1: A", "hand of player 1: B")) for name in hidden)
    played.choose(0)
    shown = [name for name in read(played, 0) if name.startswith("hand of player 1:") and "size" not in name]
    assert len(shown) == 1
    assert misfit(played) == ""


REVEALED = """
game "Revealed"
    players 2

kind card
card Ace
card Bee

pile hand of player: card, seen by owner
pile box: card, seen by nobody

setup
    put cards into box
    shuffle box
    each p among players
        deal 1 from box to hand of p

course
    each p among players
        choose c by p from hand of p
            reveal c
        otherwise
            end

score for p
    "cards" = count hand of p
"""


@pytest.mark.parametrize("name", SHIPPED)
def test_observations_of_shipped_games_fit_their_legend_and_keep_secrets(name: str) -> None:
    package = import_module(f"lawspeaker_games.{name}")
    rules: Rules = package.RULES
    for players in {rules.players[0], rules.players[1]}:
        found = check(Subject(package.engine, rules, players), range(runs(1, 20)), only=[OBSERVES])
        assert found == []
        names = package.engine.observation_legend(players)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", FEATURES[:: runs(7, 1)])
def test_observations_of_feature_games_fit_their_legend_and_keep_secrets(name: str, built: Get) -> None:
    game = built(name)
    assert check(Subject(game.engine, game.rules), range(runs(1, 20)), only=[OBSERVES]) == []


def test_states_of_every_type_can_be_observed(written: Get) -> None:
    types = [each for each in COMBINATIONS if is_accepted(*each)]
    game = written(spec(types))
    played = Game.start(game.engine, game.rules, None, 1)
    assert misfit(played) == ""
    assert leak(played, 3) == ""


def seen_parts(rules: Rules, view: dict[str, object]) -> dict[str, object]:
    """Return the parts of a view that observations repeat in full: all but long lists of numbers and layouts."""
    lists = {part.word for part in rules.view if part.many and rules.types[part.type].form == "number"}
    tiles = {part.word for part in rules.view if part.form == "tiles"}
    kept = {key: value for key, value in view.items() if key not in tiles}
    return {
        key: value[:LISTED] if key in lists and isinstance(value, list) else value for key, value in kept.items()
    } | {key: view[key][0] for key in tiles}  # type: ignore[index]


@pytest.mark.parametrize("name", SHIPPED)
def test_whatever_changes_in_a_view_changes_the_observation(name: str) -> None:
    package = import_module(f"lawspeaker_games.{name}")
    game, agent = package.new(seed=5), RandomAgent(5)
    before: dict[int, tuple[dict[str, object], list[int]]] = {}
    for _ in range(STEPS):
        if game.over:
            break
        for player in range(1, game.players + 1):
            now = (seen_parts(game.rules, game.raw_view(player)), game.observe(player))
            if player in before:
                assert (before[player][0] == now[0]) == (before[player][1] == now[1])
            before[player] = now
        game.choose(agent.pick(game.legal))


def test_the_ranges_are_as_narrow_as_the_rules_allow() -> None:
    ranges = {entry.name: (entry.low, entry.high) for entry in entries_of(kuhn_poker.RULES, 2)}
    assert ranges["hand of player 1: King"] == (0, 1)
    assert ranges["over"] == (-1, 1)
