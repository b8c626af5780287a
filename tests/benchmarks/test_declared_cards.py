"""A card that is declared but not in play costs next to nothing: counted in steps of the interpreter, not in time."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.declared_cards import EngineModule, build, instructions, play

GAMES = 4


@pytest.fixture(scope="module")
def engines(tmp_path_factory: pytest.TempPathFactory) -> dict[int, EngineModule]:
    folder: Path = tmp_path_factory.mktemp("many")
    return {times: build(times, folder) for times in (1, 10)}


def test_ten_times_the_cards_make_the_same_game_no_longer(engines: dict[int, EngineModule]) -> None:
    few = many = 0
    for seed in range(GAMES):
        taken = play(engines[1], seed)
        assert play(engines[10], seed) == taken
        few += instructions(engines[1], seed, taken)
        many += instructions(engines[10], seed, taken)
    assert many < 1.05 * few
