"""A native engine is looked up once in a process, and again as soon as `law build` could have made another one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from lawspeaker.cache.native_builds import native_folders
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.import_folder import import_folder, unload
from lawspeaker_runtime.native import load as loading
from lawspeaker_runtime.native.load import load_native, native_name
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_system.write_files import replace_file, replace_folder
from tests.native.batch import QUICK
from tests.native.twins import GetTwins, copy_game, package_of

GAME = "tic-tac-toe"
PACKAGE = "lawspeaker_games_remembered"


@dataclass
class Lookups:
    """A package that was imported from a folder, and how often its native engine was looked up."""

    folder: Path
    place: Path
    count: int = field(default=0)

    def native_place(self, package: str, folder: Path) -> Path:
        """Return where the libraries are, in place of the function that hashes the sources."""
        assert (package, folder) == (PACKAGE, self.folder)
        self.count += 1
        return self.place

    def load(self) -> Engine[BaseState]:
        """Return the native engine."""
        return load_native(import_module(f"{PACKAGE}.engine"), PACKAGE)


@pytest.fixture
def lookups(twins: GetTwins, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lookups]:
    """Return a game of these tests' own, imported anew."""
    twins(GAME)
    folder = copy_game(package_of(GAME), PACKAGE, tmp_path)
    import_folder(PACKAGE, folder)
    made = Lookups(folder, native_folders({PACKAGE: folder}, QUICK)[0])
    monkeypatch.setattr(loading, "native_place", made.native_place)
    yield made
    unload(PACKAGE)
    loading.unload(native_name(PACKAGE))
    loading.REMEMBERED.pop(PACKAGE, None)


def test_new_and_load_look_the_engine_up_once(lookups: Lookups) -> None:
    game = import_module(PACKAGE)
    engines = {id(game.new(seed=seed, native=True).engine) for seed in range(5)}
    engines |= {id(game.load(game.new(seed=seed).save(), native=True).engine) for seed in range(5)}
    assert (lookups.count, len(engines)) == (1, 1)


def test_no_file_is_read_for_an_engine_that_is_remembered(lookups: Lookups) -> None:
    first = lookups.load()
    opened: list[object] = []
    sys.addaudithook(lambda event, args: opened.append(args[0]) if event == "open" and watching else None)
    watching = True
    again = lookups.load()
    watching = False
    assert again is first
    assert not opened


def test_a_package_that_was_built_again_is_looked_up_again(lookups: Lookups) -> None:
    lookups.load()
    files = {path.name: path.read_text(encoding="utf-8") for path in lookups.folder.glob("*.py")}
    replace_folder(lookups.folder, files)
    lookups.load()
    assert lookups.count == 2
    replace_file(lookups.folder / "engine.py", files["engine.py"])
    lookups.load()
    assert lookups.count == 3


def test_a_package_that_was_imported_from_another_folder_is_looked_up_again(lookups: Lookups, tmp_path: Path) -> None:
    lookups.load()
    unload(PACKAGE)
    lookups.folder = copy_game(package_of(GAME), PACKAGE, tmp_path / "other")
    import_folder(PACKAGE, lookups.folder)
    lookups.load()
    assert lookups.count == 2


@pytest.mark.parametrize("variable", ["LAW_CACHE", "LAW_OPTIMIZE"])
def test_another_cache_or_level_is_looked_up(variable: str, lookups: Lookups, monkeypatch: pytest.MonkeyPatch) -> None:
    lookups.load()
    monkeypatch.setenv(variable, "1")
    lookups.load()
    assert lookups.count == 2


def test_an_engine_that_another_of_its_name_replaced_is_looked_up_again(
    lookups: Lookups, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = lookups.load()
    other = ModuleType("other")
    other.__file__ = "/elsewhere/engine.so"
    monkeypatch.setitem(sys.modules, f"{native_name(PACKAGE)}.engine", other)
    again = lookups.load()
    assert lookups.count == 2
    assert again is not other
    assert again.action_count(2) == first.action_count(2)
