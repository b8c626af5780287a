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
    """Tell whether a folder has test modules of its own, or cases that a test module above it runs."""
    if any(folder.glob("test_*.py")):
        return True
    return any(folder.glob("cases/*.law")) and any(any(above.glob("test_cases.py")) for above in folder.parents)


@pytest.mark.parametrize("name", folders_below(COMPILER))
def test_a_folder_of_the_compiler_has_tests(name: str) -> None:
    assert has_tests(TESTS / name)


@pytest.mark.parametrize("name", folders_below(RUNTIME))
def test_a_folder_of_the_runtime_has_tests(name: str) -> None:
    assert has_tests(TESTS / "runtime" / name)


def test_a_folder_without_tests_is_found(tmp_path: Path) -> None:
    (tmp_path / "helpers.py").touch()
    assert not has_tests(tmp_path)
