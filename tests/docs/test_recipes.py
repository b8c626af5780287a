"""The games of `docs/recipes.md` can be played: examples hold, no secret leaks, and no seat wins far too often."""

from __future__ import annotations

import pytest

from lawspeaker.source import Source
from lawspeaker_runtime.agents.agents import play
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.state.base_state import BaseState
from tests.docs.snippets import read
from tests.mutation.import_from_memory import imported
from tests.mutation.outcome import compiled
from tests.soak import runs

GAMES = {s.text.split('"')[1]: s.text for s in read("docs/recipes.md").snippets if s.info == "law"}
DECISIONS = 2_000
PLAYED = 100
LEAST_SHARE = 0.6
"""The smallest share of wins of a seat, as a part of the fair share, if all players choose at random."""

GENRES = (
    "connection",
    "capture",
    "tricks",
    "bidding",
    "bluffing",
    "deck",
    "draft",
    "worker",
    "dice",
    "hidden",
    "co-op",
)


def test_every_genre_has_a_recipe() -> None:
    text = read("docs/recipes.md").text.lower()
    assert [genre for genre in GENRES if genre not in text] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_recipe_is_played_and_keeps_its_secrets(name: str) -> None:
    result, files = compiled("lawspeaker_recipe", [Source("rules.law", GAMES[name])], draft=True)
    assert [fact.code for fact in result.facts.found] == []
    with imported("lawspeaker_recipe", files) as built:
        assert built.examples
        assert [text for example in built.examples if (text := run_example(built.engine, built.rules, example))] == []
        for players in range(built.rules.players[0], built.rules.players[1] + 1):
            subject: Subject[BaseState] = Subject(built.engine, built.rules, players, {}, DECISIONS)
            assert check(subject, range(runs(3, 20))) == []
            wins = wins_of_seats(subject)
            assert min(wins) >= LEAST_SHARE * sum(wins) / players


def wins_of_seats(subject: Subject[BaseState]) -> list[int]:
    """Return how many of many random games each seat won alone."""
    wins = [0] * (subject.players or 0)
    for seed in range(PLAYED):
        game = subject.new(seed)
        play(game, seed=seed, limit=DECISIONS)
        if len(game.result.winners) == 1:
            wins[game.result.winners[0] - 1] += 1
    return wins
