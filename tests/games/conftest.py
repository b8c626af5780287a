"""Games for tests: every spec is compiled once per run, small specs written in a test whenever they are asked for."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from lawspeaker.source import Source
from tests.games.shelf import Built, build, spec_of
from tests.soak import runs

Game = Callable[[str], Built]
NUMBERS = count(1)
LONGEST = runs(300, 3600)


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """Give up on a game that goes on for ever without asking anybody."""

    def give_up(number: int, frame: object) -> None:
        raise TimeoutError(f"still going on after {LONGEST} seconds")

    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(LONGEST)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """Return the compiled game of a spec by its name."""
    folder = tmp_path_factory.mktemp("specs")
    ready: dict[str, Built] = {}

    def get(name: str) -> Built:
        if name not in ready:
            ready[name] = build(name, list(spec_of(name).sources), folder)
        return ready[name]

    return get


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """Return the compiled game of a spec that a test has written."""
    folder = tmp_path_factory.mktemp("written")

    def compile_text(text: str) -> Built:
        return build(f"written-{next(NUMBERS)}", [Source("rules.law", text)], Path(folder))

    return compile_text
