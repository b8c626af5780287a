"""Games for native tests: each compiled from its spec, interpreted and as machine code, side by side in one process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest

from lawspeaker.command.native import check_tools, native_folders
from lawspeaker_runtime.core import BaseState
from lawspeaker_runtime.engine import Engine
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native import import_native, native_name
from lawspeaker_runtime.rules import Rules
from tests.games.shelf import NAMES, PACKAGE, ROOT, build, spec_of
from tests.soak import SOAKING

FIRST = ["breakthrough", "connect-four", "kuhn-poker", "oh-hell", "tic-tac-toe"]
FEATURES = ["clan-feud-frost", "wild-market"]
PLAYED = NAMES if SOAKING else FIRST + FEATURES


@dataclass(frozen=True, slots=True)
class Twins:
    """One game twice: interpreted and native."""

    name: str
    rules: Rules
    interpreted: Engine[BaseState]
    native: Engine[BaseState]


GetTwins = Callable[[str], Twins]


@pytest.fixture(scope="session")
def tools() -> None:
    """Skip where there is no C compiler or no mypyc, and nowhere else."""
    try:
        check_tools()
    except NativeMissing as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="session")
def twins(tools: None, tmp_path_factory: pytest.TempPathFactory) -> GetTwins:
    """Return a game by its name; all games of this run are compiled in one go."""
    folder = tmp_path_factory.mktemp("native")
    games = {name: build(name, list(spec_of(name).sources), folder) for name in PLAYED}
    packages = {package_of(name): folder / PACKAGE / name.replace("-", "_") for name in PLAYED}
    places = dict(zip(PLAYED, native_folders(packages), strict=True))

    def get(name: str) -> Twins:
        game = games[name]
        native = import_native(native_name(package_of(name)), places[name])
        return Twins(name, game.rules, game.engine, cast("Engine[BaseState]", native))

    return get


def package_of(name: str) -> str:
    """Return the package of a game under test."""
    return f"{PACKAGE}.{name.replace('-', '_')}"


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the root of the repository."""
    return ROOT
