"""Code that machine code is known to get wrong gives the same numbers interpreted and native.

1 << 40                  a written number has 32 bits in C
-7 // 2, -7 % 2          C rounds towards zero
products of big numbers  overflow in C, and do not in Python
free.append(1)           a vector that grows is another one: second names and copies do not see it
if free:                 a vector has no truth of its own
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from lawspeaker.cache.native_builds import native_folders
from lawspeaker_runtime.native.load import import_native, native_name
from tests.native.batch import QUICK

SOURCES = sorted((Path(__file__).parent / "mypyc_faults").glob("*.engine"))
WRITTEN = "lawspeaker_games.traps"
PACKAGE = "lawspeaker_traps"
NUMBERS = [*range(70), 10**6, 10**9, 2**31, 2**32 + 5]


@pytest.fixture(scope="module")
def both(tools: None, tmp_path_factory: pytest.TempPathFactory) -> tuple[ModuleType, ModuleType]:
    """Return the traps interpreted and native."""
    folder = tmp_path_factory.mktemp("traps")
    (folder / PACKAGE).mkdir()
    (folder / PACKAGE / "__init__.py").write_text("", encoding="utf-8")
    for path in SOURCES:
        text = path.read_text(encoding="utf-8").replace(WRITTEN, PACKAGE)
        (folder / PACKAGE / f"{path.stem}.py").write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder))
    interpreted = import_module(f"{PACKAGE}.engine")
    place = native_folders({PACKAGE: folder / PACKAGE}, QUICK)[0]
    return interpreted, import_native(native_name(PACKAGE), place)


def functions(module: ModuleType) -> dict[str, Callable[[int], int]]:
    """Return the traps of a module."""
    mine = inspect.getmembers(module, inspect.isfunction)
    return {name: value for name, value in mine if value.__module__ == module.__name__}


def test_every_fault_of_mypyc_is_avoided(both: tuple[ModuleType, ModuleType]) -> None:
    interpreted, native = both
    assert str(native.__file__).endswith(".so") or str(native.__file__).endswith(".pyd")
    traps = functions(interpreted)
    assert len(traps) > 12
    for name, trap in traps.items():
        twin = getattr(native, name)
        assert [twin(number) for number in NUMBERS] == [trap(number) for number in NUMBERS], name
