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
import tracemalloc
from array import array
from collections.abc import Callable
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from lawspeaker.cache.native_builds import native_folders
from lawspeaker_runtime.native.load import import_native, native_name
from tests.native.batch import QUICK

SOURCES = sorted((Path(__file__).parent / "mypyc_faults").glob("*.engine"))
WRITTEN = "lawspeaker_games.traps"
PACKAGE = "lawspeaker_traps"
GROWN = 3000
"""The length of a list that grows one number at a time: three times what is kept for reuse."""
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


@pytest.mark.parametrize("grow", ["add_free", "extend_free"])
def test_a_list_that_grows_is_copied_only_when_its_length_doubles(
    grow: str, both: tuple[ModuleType, ModuleType]
) -> None:
    """The memory that a list takes says how often it got a larger buffer: here by one number at a time."""
    assert both
    state, values = (import_module(f"{native_name(PACKAGE)}.{part}") for part in ("state", "values"))
    grown, longer = state.State(2, 0), getattr(values, grow)
    sizes = array("q", [0] * GROWN)
    tracemalloc.start()
    for count in range(GROWN):
        longer(grown, 1)
        sizes[count] = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert len(grown.free) == GROWN + 3
    assert (
        sum(1 for before, after in pairwise(sizes) if after > before) < 100
    )  # about 2,000 if each number made it larger
