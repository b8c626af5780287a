"""The tests mirror the source: each folder of the compiler and of the runtime has a folder of tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.paths import ROOT

COMPILER = ROOT / "compiler" / "lawspeaker"
RUNTIME = ROOT / "runtime" / "lawspeaker_runtime"
TESTS = ROOT / "tests"


def folders_below(source: Path) -> list[str]:
    """Return the folders of a package that have modules."""
    modules = [path for path in source.rglob("*.py") if path.name != "__init__.py" and path.parent != source]
    return sorted({path.parent.relative_to(source).as_posix() for path in modules})


def has_tests(folder: Path) -> bool:
    """Tell whether a folder has test modules, or cases or messages that a test module above it compares."""
    if any(folder.glob("test_*.py")):
        return True
    return has_cases(folder) and any(any(above.glob("test_*.py")) for above in folder.parents if above != TESTS)


def has_cases(folder: Path) -> bool:
    """Tell whether a folder has files that a test module compares with the result."""
    return any(folder.glob("cases/*.law")) or any(folder.glob("messages/*.txt"))


@pytest.mark.parametrize("name", folders_below(COMPILER))
def test_a_folder_of_the_compiler_has_tests(name: str) -> None:
    assert has_tests(TESTS / name)


@pytest.mark.parametrize("name", folders_below(RUNTIME))
def test_a_folder_of_the_runtime_has_tests(name: str) -> None:
    assert has_tests(TESTS / "runtime" / name)


def test_a_folder_without_tests_is_found(tmp_path: Path) -> None:
    (tmp_path / "helpers.py").touch()
    assert not has_tests(tmp_path)
