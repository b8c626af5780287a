"""`generated/` is what the compiler writes now: regenerating changes no byte; `make fresh` checks all games."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.cache.build_spec import ReadSpec, compile_read
from lawspeaker.cache.packages import PARENT_PACKAGE, target_of
from lawspeaker.project.read_files import Reading
from lawspeaker.project.read_spec import read_spec
from tests.paths import ROOT
from tests.soak import SOAKING

GAMES = ROOT / "generated" / "lawspeaker_games"
FIRST = ("breakthrough", "connect-four", "kuhn-poker", "oh-hell", "tic-tac-toe")
SHIPPED = sorted(path.name for path in GAMES.iterdir() if (path / "__init__.py").is_file())


def package_files(folder: Path) -> dict[str, str]:
    """Return the files of a package on disk."""
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir() if path.is_file()}


@pytest.mark.parametrize("word", SHIPPED if SOAKING else [name.replace("-", "_") for name in FIRST])
def test_regenerating_changes_no_byte(word: str) -> None:
    reading = Reading()
    spec = read_spec(word.replace("_", "-"), [], reading)
    assert spec is not None
    target = target_of(spec)
    assert target.folder == GAMES / word
    assert compile_read(ReadSpec(spec, reading), target).files == package_files(target.folder)


def test_the_first_games_are_there() -> None:
    assert {name.replace("-", "_") for name in FIRST} <= set(SHIPPED)


def test_the_package_around_them_is_typed() -> None:
    assert {name: (GAMES / name).read_text(encoding="utf-8") for name in PARENT_PACKAGE} == PARENT_PACKAGE
