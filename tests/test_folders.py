"""The tests mirror the source: each folder of an import package has a folder of tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.paths import ROOT

PACKAGES = {
    "": "compiler/lawspeaker",
    "lab": "compiler/lawspeaker_lab",
    "language": "runtime/lawspeaker_language",
    "runtime": "runtime/lawspeaker_runtime",
    "system": "runtime/lawspeaker_system",
    "table": "runtime/lawspeaker_table",
}
"""The folder of tests of each import package."""
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


FOLDERS = [(tests, name) for tests, package in PACKAGES.items() for name in folders_below(ROOT / package)]


@pytest.mark.parametrize(("tests", "name"), FOLDERS)
def test_a_folder_of_a_package_has_tests(tests: str, name: str) -> None:
    assert has_tests(TESTS / tests / name)


@pytest.mark.parametrize("tests", ["language", "system"])
def test_a_package_without_folders_has_tests(tests: str) -> None:
    assert has_tests(TESTS / tests)


def test_a_folder_without_tests_is_found(tmp_path: Path) -> None:
    (tmp_path / "helpers.py").touch()
    assert not has_tests(tmp_path)


def test_the_command_line_is_flags_and_words() -> None:
    modules = sorted((ROOT / "compiler/lawspeaker/cli").rglob("*.py"))
    assert sum(path.read_text(encoding="utf-8").count("\n") for path in modules) < 3000
