"""The board games of `benchmarks/specs/` are the games that OpenSpiel plays, and their examples hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.source import Source
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.game.game import Game
from tests.compile_specs import Built, build
from tests.conformance.board_games import GAMES
from tests.conformance.comparison import Driver, play_side_by_side
from tests.paths import ROOT
from tests.soak import runs

SPECS = ROOT / "benchmarks" / "specs"
every_game = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Built]:
    """Compile the games, interpreted."""
    folder = tmp_path_factory.mktemp("boards")
    return {name: build(name, sources_of(SPECS / name), folder) for name in GAMES}


def sources_of(folder: Path) -> list[Source]:
    """Return the rules of a spec."""
    return [Source(path.name, path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.law"))]


@every_game
def test_the_examples_hold(name: str, games: dict[str, Built]) -> None:
    game = games[name]
    assert game.examples
    wrong = {example.name: run_example(game.engine, game.rules, example) for example in game.examples}
    assert not {example: found for example, found in wrong.items() if found}


@pytest.mark.parametrize("driver", Driver, ids=lambda driver: driver.value)
@every_game
def test_random_games_agree_with_openspiel_at_every_step(name: str, driver: Driver, games: dict[str, Built]) -> None:
    translation, game = GAMES[name], games[name]
    for seed in range(runs(3, 300)):
        ours = Game.start(game.engine, game.rules, translation.players, seed, explicit_chance=True)
        assert play_side_by_side(translation, ours, driver, seed) > 0
