"""Machine code stops rules that go on for ever where interpreted code does, on small stacks too, and hears signals."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import cast

import pytest

from lawspeaker.native.build_script import LEVEL
from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state import budget
from lawspeaker_runtime.state.base_state import BaseState
from tests.native.batch import ENDLESS, QUICK, compile_batch
from tests.native.twins import GetTwins, Twins, build_twin, folder_of
from tests.runtime.state.test_budget import ENDLESS as ENDLESS_LABELS
from tests.soak import SOAKING

SMALL = 512 * 1024
"""The least that a thread gets on common systems."""
STACKS = {QUICK: 2 * SMALL, LEVEL: SMALL} if SOAKING else {QUICK: 2 * SMALL}
"""The stacks that must be enough, by the level of the C compiler: frames are larger without optimisation."""


class Rung(Exception):
    """The alarm went off."""


@pytest.fixture(params=[ENDLESS])
def endless(twins: GetTwins, request: pytest.FixtureRequest) -> Twins:
    """Return the rules that never end."""
    return twins(request.param)


def said(engine: Engine[BaseState], game: Twins, label: str) -> str:
    """Return what is wrong with an option."""
    played = Game.start(engine, game.rules, seed=1)
    try:
        played.choose(label)
    except RuleError as error:
        return str(error)
    return ""


def test_both_engines_stop_at_the_same_line_with_the_same_words(endless: Twins) -> None:
    for label in ENDLESS_LABELS:
        assert said(endless.native, endless, label) == said(endless.interpreted, endless, label) != ""
    assert said(endless.native, endless, "deep enough") == ""


def test_both_engines_stop_in_the_same_state(endless: Twins) -> None:
    for label in ("loop that may ask", "verb that may ask", "trigger"):
        found = []
        for engine in (endless.interpreted, endless.native):
            game = Game.start(engine, endless.rules, seed=1)
            state = engine.clone(game.state)
            action = next(option.id for option in game.decision.options if option.text == label)  # type: ignore[union-attr]
            with pytest.raises(RuleError):
                engine.apply(state, action)
            found.append(engine.dump(state))
        assert found[0] == found[1]


@pytest.mark.parametrize("level", STACKS)
def test_a_small_stack_is_enough(endless: Twins, tmp_path: Path, level: int) -> None:
    engine = endless.native
    if level != QUICK:
        folder = folder_of(build_twin(ENDLESS, tmp_path))
        engine = cast("Engine[BaseState]", compile_batch({ENDLESS: folder}, level)[ENDLESS])
    found: list[str] = []
    before = threading.stack_size(STACKS[level])
    try:
        thread = threading.Thread(target=lambda: found.extend(said(engine, endless, label) for label in ENDLESS_LABELS))
        thread.start()
        thread.join()
    finally:
        threading.stack_size(before)
    assert len(found) == len(ENDLESS_LABELS)
    assert all(found)


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise Rung in the main thread after a while, as Ctrl-C raises KeyboardInterrupt.

    The alarm repeats, because Python drops an exception that is raised inside a callback of the garbage collector.
    """

    def ring(number: int, frame: FrameType | None) -> None:
        raise Rung

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, 0.01)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no alarms")
def test_native_code_handles_signals_in_an_endless_loop(endless: Twins) -> None:
    before = budget.steps()
    budget.set_steps(20_000_000)
    try:
        with pytest.raises(Rung), alarm(0.05):
            Game.start(endless.native, endless.rules, seed=1).choose("loop")
    finally:
        budget.set_steps(before)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no alarms")
def test_native_code_handles_signals_in_a_long_playout(endless: Twins) -> None:
    game = Game.start(endless.native, endless.rules, seed=1, options={"calm": True})
    with pytest.raises(Rung), alarm(0.02):
        endless.native.playout(game.state, 1)
