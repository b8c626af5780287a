"""Fixtures for all tests: golden files, compiled specs, the `law` command, native engines, a time limit."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache as cache_calls
from itertools import count
from pathlib import Path
from typing import cast

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from typer.testing import CliRunner, Result
from xdist.remote import Producer

from lawspeaker.cache.native_tools import LEVEL_VARIABLE, c_compiler, check_tools
from lawspeaker.cli import waiting
from lawspeaker.cli.all_commands import app_for
from lawspeaker.source import Source
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.loaded import Loaded, Package
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built, build, built_once
from tests.native.batch import QUICK
from tests.native.twins import COMPILED, GetTwins, Twins, compile_twins
from tests.runtime import handmade
from tests.runtime.handmade import engine, names, tables
from tests.schedule import FileScheduling, is_browser, is_native, rank
from tests.soak import SOAKING, runs

Golden = Callable[[Path, str], None]
Game = Callable[[str], Built]
Law = Callable[..., Result]
NUMBERS = count(1)
LONGEST = runs(600, 3600)

settings.register_profile(
    "law",
    deadline=None,
    derandomize=True,
    max_examples=runs(25, 250),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("law")
providers._get_local_constants = lambda: providers._local_constants
"""Hypothesis would parse all modules of the compiler and of every imported game again, for numbers and texts to try."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--bless`, which rewrites golden files; the diff is the review."""
    parser.addoption("--bless", action="store_true", help="rewrite golden files instead of comparing")


def pytest_configure() -> None:
    """Compile machine code quickly in a normal run; under soak as people do. Keep bytecode for the next process."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    if not SOAKING:
        os.environ.setdefault(LEVEL_VARIABLE, str(QUICK))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the longest tests first."""
    items.sort(key=lambda item: rank(item.nodeid))


def pytest_collection_finish() -> None:
    """Leave what was imported so far out of garbage collection: going through it takes a fifth of the time of a run."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> FileScheduling:
    """Divide the tests between processes by files."""
    return FileScheduling(config, log)


@pytest.fixture
def bless(request: pytest.FixtureRequest) -> bool:
    """Tell whether golden files are to be rewritten."""
    return bool(request.config.getoption("--bless"))


@pytest.fixture
def golden(bless: bool) -> Golden:
    """Compare a text with a golden file byte by byte, or write it under `--bless`."""

    def compare(path: Path, text: str) -> None:
        if bless:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
            return
        assert path.exists(), f"{path.name} does not exist yet: run pytest --bless and review it"
        assert text == path.read_bytes().decode()

    return compare


@pytest.fixture(autouse=True)
def time_limit() -> Iterator[None]:
    """Fail a test that does not end, such as a game that runs for ever without a decision."""

    def give_up(number: int, frame: object) -> None:
        raise TimeoutError(f"still running after {LONGEST} seconds")

    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(LONGEST)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@contextmanager
def no_time_limit() -> Iterator[None]:
    """Stop the clock of the time limit, for a build that many tests share."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return
    left = signal.alarm(0)
    try:
        yield
    finally:
        signal.alarm(left)


@pytest.fixture(scope="session")
def built() -> Game:
    """Return the compiled game of a spec by its name."""
    return cache_calls(built_once)


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """Return the compiled game of a spec that a test contains."""
    folder = tmp_path_factory.mktemp("written")

    def compile_text(text: str) -> Built:
        return build(f"written-{next(NUMBERS)}", [Source("rules.law", text)], Path(folder))

    return compile_text


@pytest.fixture
def law(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Law:
    """Return the command, run in an empty folder, without colours; `typed` are lines of input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(waiting, "PATIENCE", float(LONGEST))  # a line about a slow build depends on the machine

    def run(*arguments: str, typed: str = "") -> Result:
        return CliRunner().invoke(app_for(list(arguments)), list(arguments), input=typed)

    return run


@pytest.fixture
def burrow() -> Loaded:
    """Return the handmade game of the runtime's tests as a loaded engine."""
    return Loaded(cast(Package, handmade), cast("Engine[BaseState]", engine), names.RULES, tables)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty cache folder that everything built meanwhile goes to."""
    folder = tmp_path / "cache of this test"
    monkeypatch.setenv("LAW_CACHE", str(folder))
    return folder


@pytest.fixture(scope="session")
def tools() -> None:
    """Skip if there is no C compiler. With one, anything else that is missing is a failure."""
    try:
        c_compiler()
    except NativeMissing as missing:
        pytest.skip(str(missing))
    check_tools()


@pytest.fixture(scope="session")
def twins(tools: None, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> GetTwins:
    """Return a game by its name; all games that the chosen tests name are compiled with the first, in one go."""
    folder = tmp_path_factory.mktemp("native")
    named = [name for name in COMPILED if any(names_game(item, name) for item in request.session.items)]
    games: dict[str, Twins] = {}

    def get(name: str) -> Twins:
        if name not in games:
            others = [other for other in named if other != name and other not in games]
            with no_time_limit():
                games.update(compile_twins([name, *others], folder))
        return games[name]

    return get


def names_game(item: pytest.Item, name: str) -> bool:
    """Tell whether a test is about a game."""
    return isinstance(item, pytest.Function) and f"[{name}]" in item.name


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print how many tests of native engines and in a browser ran: continuous integration fails if any was skipped."""
    for name, belongs in (("native", is_native), ("browser", is_browser)):
        counts = {
            outcome: sum(1 for report in terminalreporter.stats.get(outcome, []) if belongs(report.nodeid))
            for outcome in ("passed", "failed", "skipped")
        }
        if any(counts.values()):
            summary = ", ".join(f"{count} {outcome}" for outcome, count in counts.items())
            why = " (no chromium was found)" if name == "browser" and counts["skipped"] else ""
            terminalreporter.write_line(f"{name} tests: {summary}{why}")
