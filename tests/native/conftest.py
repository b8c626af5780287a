"""Games for native tests: each compiled from its spec, interpreted and as machine code, side by side in one process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest

from lawspeaker.command.native import c_compiler, check_tools, native_folders
from lawspeaker.native.plan import LEVEL
from lawspeaker_runtime.core import BaseState
from lawspeaker_runtime.engine import Engine
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native import import_native, native_name
from lawspeaker_runtime.rules import Rules
from tests.games.shelf import FOLDERS, NAMES, PACKAGE, ROOT, build, spec_of
from tests.soak import SOAKING

SHIPPED = [name for name, folder in FOLDERS.items() if folder.parent.name == "rulespecs"]
FEATURES = [name for name in NAMES if name not in SHIPPED]
QUICK = 0
"""The C compiler's level for feature games: at the usual one, all of them take three times as long to compile."""


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
    """Skip where there is no C compiler, and nowhere else: with one, whatever else is missing is a failure."""
    try:
        c_compiler()
    except NativeMissing as missing:
        pytest.skip(str(missing))
    check_tools()


@pytest.fixture(scope="session")
def twins(tools: None, tmp_path_factory: pytest.TempPathFactory) -> GetTwins:
    """Return a game by its name; all games are compiled before the first is returned."""
    folder = tmp_path_factory.mktemp("native")
    games = {name: build(name, list(spec_of(name).sources), folder) for name in NAMES}
    places = made_at(LEVEL, SHIPPED, folder) | made_at(LEVEL if SOAKING else QUICK, FEATURES, folder)

    def get(name: str) -> Twins:
        game = games[name]
        native = import_native(native_name(package_of(name)), places[name])
        return Twins(name, game.rules, game.engine, cast("Engine[BaseState]", native))

    return get


def made_at(level: int, names: list[str], folder: Path) -> dict[str, Path]:
    """Return the folders of the machine code of games, compiled in one go."""
    packages = {package_of(name): folder / PACKAGE / name.replace("-", "_") for name in names}
    return dict(zip(names, native_folders(packages, level), strict=True))


def package_of(name: str) -> str:
    """Return the package of a game under test."""
    return f"{PACKAGE}.{name.replace('-', '_')}"


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the root of the repository."""
    return ROOT
