"""Engines get to their folder whole or not at all, and only when something changed; a cache is this user's alone."""

from __future__ import annotations

import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace

from lawspeaker.cache.cache_dir import UnsafeCache, cache_folder, is_private, private_cache
from lawspeaker.cache.packages import (
    MAX_PACKAGES,
    WRITTEN,
    Location,
    is_fresh,
    output_target,
    package_files,
    target_of,
    write_package,
)
from lawspeaker.cache.store import entry_path, read_entry, write_entry
from lawspeaker.project.spec import Spec
from lawspeaker.source import Source
from lawspeaker_system.write_files import replace_folder

FILES = {"__init__.py": "", "engine.py": "x = 1\n"}

pytestmark = pytest.mark.usefixtures("cache")


@pytest.fixture
def spec(tmp_path: Path) -> Spec:
    """Return a spec in a folder of its own."""
    return Spec("my-farm", "My Farm", tmp_path / "farm", (Source("farm/farm.law", "one"),))


def edited(spec: Spec, text: str) -> Spec:
    """Return the spec with another text."""
    return replace(spec, sources=(Source("farm/farm.law", text),))


def test_a_spec_elsewhere_is_built_in_the_cache(spec: Spec, cache: Path) -> None:
    target = target_of(spec)
    assert target.location is Location.CACHE
    assert target.folder.is_relative_to(cache / "packages")
    assert target.folder.name == "lawspeaker_games_my_farm"


def test_out_chooses_another_folder(spec: Spec, tmp_path: Path) -> None:
    assert output_target(spec, tmp_path / "engines").folder == tmp_path / "engines" / "lawspeaker_games_my_farm"


def test_a_spec_that_changes_gets_another_package(spec: Spec) -> None:
    target = target_of(spec)
    assert not is_fresh(spec, target)
    assert write_package(spec, target, FILES)
    assert is_fresh(spec, target)
    assert target_of(edited(spec, "two")).folder != target.folder
    assert not is_fresh(edited(spec, "two"), target)


@pytest.mark.parametrize("name", ["engine.py", "more.py", "engine.so", "engine.pyc", "deep/json.py"])
def test_a_package_that_was_edited_is_not_fresh_and_is_replaced(spec: Spec, name: str) -> None:
    target = target_of(spec)
    write_package(spec, target, FILES)
    (target.folder / name).parent.mkdir(exist_ok=True)
    (target.folder / name).write_text("x = 2\n")
    assert not is_fresh(spec, target)
    assert write_package(spec, target, FILES)
    assert package_files(target.folder) == FILES


def test_a_link_in_a_package_is_not_ours(spec: Spec, tmp_path: Path) -> None:
    target = target_of(spec)
    write_package(spec, target, FILES)
    (tmp_path / "same.py").write_text(FILES["engine.py"])
    (target.folder / "engine.py").unlink()
    (target.folder / "engine.py").symlink_to(tmp_path / "same.py")
    assert not is_fresh(spec, target)


def test_bytecode_in_a_chosen_folder_is_removed(spec: Spec, tmp_path: Path) -> None:
    target = output_target(spec, tmp_path / "engines")
    assert write_package(spec, target, FILES)
    (target.folder / "__pycache__").mkdir()
    (target.folder / "__pycache__" / "engine.cpython-311.pyc").write_bytes(b"planted")
    assert not write_package(spec, target, FILES)
    assert not (target.folder / "__pycache__").exists()


def test_the_cache_is_made_for_this_user_only(cache: Path) -> None:
    assert private_cache() == cache
    assert stat.S_IMODE(cache.stat().st_mode) == 0o700


def test_a_world_writable_cache_is_refused(spec: Spec, cache: Path) -> None:
    cache.mkdir()
    cache.chmod(0o777)
    with pytest.raises(UnsafeCache, match="every user"):
        write_package(spec, target_of(spec), FILES)
    kept = entry_path("checks", "one", ".check")
    write_entry(kept, ("a",))
    assert not kept.exists()
    cache.chmod(0o700)
    write_entry(kept, ("a",))
    assert read_entry(kept) == ("a",)
    cache.chmod(0o777)
    assert read_entry(kept) is None


def test_a_cache_of_another_user_is_refused(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.mkdir()
    monkeypatch.setattr(os, "geteuid", lambda: cache.stat().st_uid + 1)
    with pytest.raises(UnsafeCache, match="another user"):
        private_cache()
    assert not is_private()


def test_a_group_that_may_write_to_the_cache_no_longer_may(cache: Path) -> None:
    cache.mkdir()
    cache.chmod(0o775)
    assert is_private()
    assert stat.S_IMODE(cache.stat().st_mode) == 0o755


def test_a_cache_that_is_a_file_is_refused(cache: Path) -> None:
    cache.write_text("")
    with pytest.raises(UnsafeCache, match="not a folder"):
        private_cache()


def test_many_at_once_write_one_package(spec: Spec) -> None:
    target = target_of(spec)
    with ThreadPoolExecutor(8) as pool:
        done = [pool.submit(write_package, spec, target, FILES) for _ in range(32)]
    assert all(isinstance(one.result(), bool) for one in done)
    assert is_fresh(spec, target)
    assert [path.name for path in target.folder.parent.parent.iterdir()] == [target.folder.parent.name]


def test_only_the_newest_packages_of_a_game_stay_in_the_cache(spec: Spec) -> None:
    for text in map(str, range(MAX_PACKAGES + 3)):
        write_package(edited(spec, text), target_of(edited(spec, text)), FILES)
    assert len(list(cache_folder().glob("packages/*"))) == MAX_PACKAGES
    assert is_fresh(edited(spec, text), target_of(edited(spec, text)))


def test_where_the_spec_was_read_from_does_not_matter(spec: Spec) -> None:
    target = target_of(spec)
    write_package(spec, target, FILES)
    assert is_fresh(replace(spec, sources=(Source("../elsewhere/farm.law", "one"),)), target)


def test_an_equal_package_is_not_touched(spec: Spec) -> None:
    target = target_of(spec)
    write_package(spec, target, FILES)
    before = (target.folder / "engine.py").stat().st_mtime_ns
    assert not write_package(spec, target, FILES)
    assert (target.folder / "engine.py").stat().st_mtime_ns == before


def test_files_of_before_are_gone(spec: Spec, tmp_path: Path) -> None:
    target = output_target(spec, tmp_path)
    write_package(spec, target, {**FILES, "old.py": f'"""{WRITTEN}."""\n'})
    write_package(spec, target, FILES)
    assert package_files(target.folder) == FILES


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
    assert package_files(folder) == FILES
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
    assert package_files(folder) == FILES
