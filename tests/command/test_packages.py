"""Engines get to their folder whole or not at all, and only when something changed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from lawspeaker.command.packages import is_fresh, place_of, replace_folder, write_package, written
from lawspeaker.library import Spec
from lawspeaker.source import Source

FILES = {"__init__.py": "", "engine.py": "x = 1\n"}


@pytest.fixture
def spec(tmp_path: Path) -> Spec:
    """Return a spec in a folder of its own."""
    return Spec("my-farm", "My Farm", tmp_path / "farm", (Source("farm/farm.law", "one"),))


def test_a_spec_elsewhere_is_built_beside_it(spec: Spec) -> None:
    assert place_of(spec, None).folder == spec.folder / ".lawspeaker" / "lawspeaker_games_my_farm"


def test_out_chooses_another_folder(spec: Spec, tmp_path: Path) -> None:
    assert place_of(spec, tmp_path / "engines").folder == tmp_path / "engines" / "lawspeaker_games_my_farm"


def test_a_package_is_fresh_until_the_spec_changes(spec: Spec) -> None:
    place = place_of(spec, None)
    assert not is_fresh(spec, place)
    assert write_package(spec, place, FILES)
    assert is_fresh(spec, place)
    assert not is_fresh(replace(spec, sources=(Source("farm/farm.law", "two"),)), place)


def test_a_package_somebody_edited_is_not_fresh(spec: Spec) -> None:
    place = place_of(spec, None)
    write_package(spec, place, FILES)
    (place.folder / "engine.py").write_text("x = 2\n")
    assert not is_fresh(spec, place)


def test_where_the_spec_was_read_from_does_not_matter(spec: Spec) -> None:
    place = place_of(spec, None)
    write_package(spec, place, FILES)
    assert is_fresh(replace(spec, sources=(Source("../elsewhere/farm.law", "one"),)), place)


def test_an_equal_package_is_not_touched(spec: Spec) -> None:
    place = place_of(spec, None)
    write_package(spec, place, FILES)
    before = (place.folder / "engine.py").stat().st_mtime_ns
    assert not write_package(spec, place, FILES)
    assert (place.folder / "engine.py").stat().st_mtime_ns == before


def test_files_of_before_are_gone(spec: Spec) -> None:
    place = place_of(spec, None)
    write_package(spec, place, {**FILES, "old.py": ""})
    write_package(spec, place, FILES)
    assert written(place.folder) == FILES


def test_a_write_that_fails_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "games" / "farm"
    replace_folder(folder, FILES)
    real = Path.write_bytes

    def full(path: Path, data: bytes) -> int:
        if path.name == "engine.py":
            raise OSError(28, "No space left on device")
        return real(path, data)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        replace_folder(folder, {"__init__.py": "new", "engine.py": "new"})
    assert written(folder) == FILES
    assert [path.name for path in folder.parent.iterdir()] == ["farm"]


def test_a_swap_that_fails_puts_the_old_folder_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "games" / "farm"
    replace_folder(folder, FILES)
    real = Path.rename

    def stuck(path: Path, target: Path) -> Path:
        if path.name == "fresh":
            raise OSError(13, "Permission denied")
        return real(path, target)

    monkeypatch.setattr(Path, "rename", stuck)
    with pytest.raises(OSError, match="Permission"):
        replace_folder(folder, {"engine.py": "new"})
    assert written(folder) == FILES
