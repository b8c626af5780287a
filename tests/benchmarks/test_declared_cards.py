"""A card that is declared but not in play costs next to nothing: counted in steps of the interpreter, not in time."""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType
from typing import Protocol

import pytest

from benchmarks.declared_cards import EngineModule, build, play

GAMES = 4


class Tracer(Protocol):
    """What Python calls at every instruction."""

    def __call__(self, frame: FrameType, event: str, arg: object, /) -> Tracer: ...


@pytest.fixture(scope="module")
def engines(tmp_path_factory: pytest.TempPathFactory) -> dict[int, EngineModule]:
    folder: Path = tmp_path_factory.mktemp("many")
    return {times: build(times, folder) for times in (1, 10)}


def work(engine: EngineModule, seed: int, taken: list[int]) -> int:
    """Play a game again; return how many instructions of Python its decisions took."""
    count = 0

    def see(frame: FrameType, event: str, _: object) -> Tracer:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return see

    state = engine.begin(2, seed)
    before = sys.gettrace()
    sys.settrace(see)
    try:
        for option in taken:
            engine.apply(state, state.legal[option])
    finally:
        sys.settrace(before)
    assert state.over
    return count


def test_ten_times_the_cards_make_the_same_game_no_longer(engines: dict[int, EngineModule]) -> None:
    few = many = 0
    for seed in range(GAMES):
        taken = play(engines[1], seed)
        assert play(engines[10], seed) == taken
        few += work(engines[1], seed, taken)
        many += work(engines[10], seed, taken)
    assert many < 1.05 * few
