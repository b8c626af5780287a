"""A cache that is damaged, full, unwritable or open to others: what was made is loaded, or a message says why not."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

from lawspeaker.cache import native_builds as native
from lawspeaker.cache import native_compile
from lawspeaker.cache.native_builds import native_folder, native_folders
from lawspeaker.cache.native_tools import LEVEL_VARIABLE
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native import load as loading
from lawspeaker_runtime.native.integrity import STAMP, Stamp, digests_in, read_stamp, whole_stamp
from lawspeaker_runtime.native.load import (
    ENTRIES,
    NATIVE_RUNTIME,
    SUFFIX,
    Unloadable,
    cache_folder,
    find_built,
    import_native,
    load_native,
    native_name,
)
from tests.native.batch import QUICK
from tests.native.test_concurrent_builds import GAME, ask_at_once
from tests.native.test_concurrent_builds import ONCE as PACKAGE
from tests.native.twins import GetTwins

NAME = native_name(PACKAGE)
LIBRARY = f"{NAME}__mypyc{SUFFIX}"
ENTRY = f"{NAME}/{ENTRIES}{SUFFIX}"


@dataclass(frozen=True, slots=True)
class Made:
    """A game that is machine code: its package's folder, and where the machine code lies."""

    folder: Path
    place: Path


@pytest.fixture(scope="module")
def made(twins: GetTwins, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Made]:
    """Return a game that only tests of builds use, compiled in the cache of all tests."""
    twins(GAME)
    folder = ask_at_once(tmp_path_factory.getbasetemp() / "asked").folder
    sys.path.insert(0, str(folder.parent))
    yield Made(folder, native_folders({PACKAGE: folder}, QUICK)[0])
    sys.path.remove(str(folder.parent))
    loading.unload(NAME)


@pytest.fixture
def elsewhere(made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the machine code in another cache, which is the cache of the test."""
    place = tmp_path / "engines" / made.place.name
    shutil.copytree(made.place, place)
    monkeypatch.setenv("LAW_CACHE", str(tmp_path))
    loading.unload(NAME)
    return place


def put(path: Path, data: bytes) -> None:
    """Put another file in the place of one, which may be loaded in this process."""
    path.unlink()
    path.write_bytes(data)


def cut(path: Path) -> None:
    """Truncate a file, as a disk that was full does."""
    data = path.read_bytes()
    put(path, data[: len(data) // 2])


def flip(path: Path) -> None:
    """Change one bit of a file; its length and its time stay."""
    status, data = path.stat(), bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    put(path, bytes(data))
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def turn_into_folder(place: Path) -> None:
    """Put a folder in the place of a library."""
    (place / LIBRARY).unlink()
    (place / LIBRARY).mkdir()


DAMAGES: dict[str, Callable[[Path], object]] = {
    "truncated": lambda place: cut(place / LIBRARY),
    "one bit": lambda place: flip(place / LIBRARY),
    "empty": lambda place: put(place / LIBRARY, b""),
    "garbage": lambda place: put(place / LIBRARY, b"\x7fELF and then nothing of the kind" * 99),
    "of another package": lambda place: put(
        place / ENTRY, (place / NATIVE_RUNTIME / "state" / f"{ENTRIES}{SUFFIX}").read_bytes()
    ),
    "gone": lambda place: (place / LIBRARY).unlink(),
    "a folder": turn_into_folder,
    "no stamp": lambda place: (place / STAMP).unlink(),
    "empty stamp": lambda place: put(place / STAMP, b""),
    "half a stamp": lambda place: cut(place / STAMP),
    "garbage for a stamp": lambda place: put(place / STAMP, b"\xff\xfe\0"),
}


@pytest.mark.parametrize("kind", DAMAGES)
def test_damaged_machine_code_is_never_loaded(kind: str, made: Made, elsewhere: Path) -> None:
    assert find_built(PACKAGE, made.folder) == elsewhere
    DAMAGES[kind](elsewhere)
    with pytest.raises(Unloadable, match="damaged"):
        import_native(NAME, elsewhere)
    with pytest.raises(NativeMissing, match="is damaged, and the compiler that could make it again is not installed"):
        find_built(PACKAGE, made.folder)
    assert not [name for name in sys.modules if name.startswith(NAME)]


@pytest.mark.parametrize("kind", ["damaged", "of another system"])
def test_machine_code_that_cannot_be_loaded_is_made_again(kind: str, made: Made) -> None:
    before = whole_stamp(made.place)
    assert before is not None
    if kind == "damaged":
        cut(made.place / LIBRARY)
        assert whole_stamp(made.place) is None
    else:
        stamp_foreign_library(made.place)
    search = os.pathsep.join([str(made.folder.parent), *sys.path])
    environment = {**os.environ, LEVEL_VARIABLE: str(QUICK), "PYTHONPATH": search}
    program = f"import {PACKAGE} as game; assert game.new(seed=7, native=True).hash == game.new(seed=7).hash"
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    again = whole_stamp(made.place)  # the same libraries; C compilers may write other bytes
    assert again is not None
    assert (again.runtime, set(again.files)) == (before.runtime, set(before.files))
    assert import_native(NAME, made.place).__file__ == str(made.place / ENTRY)


def test_without_the_compiler_machine_code_of_another_system_is_refused(
    made: Made, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp_foreign_library(elsewhere)
    monkeypatch.setattr(loading, "has_compiler", lambda: False)
    with pytest.raises(NativeMissing, match="this system does not load"):
        load_native(import_module(PACKAGE).engine, PACKAGE)


def stamp_foreign_library(place: Path) -> None:
    """Put a library there that is no library of this system, as another system would have left it: with its digest."""
    runtime = read_stamp(place)
    assert runtime is not None
    put(place / LIBRARY, b"\xcf\xfa\xed\xfe another kind of machine")
    (place / STAMP).write_text(Stamp(runtime.runtime, digests_in(place)).text(), encoding="utf-8")


def test_what_lies_beside_the_libraries_is_not_imported(made: Made, elsewhere: Path) -> None:
    (elsewhere / NAME / "engine").mkdir()
    for name in ("engine/__init__.py", "__init__.py", "../librt.py", "../networkx.py"):
        (elsewhere / NAME / name).write_text("raise SystemExit('this was not made by the compiler')", encoding="utf-8")
    assert import_native(NAME, elsewhere).__file__ == str(elsewhere / ENTRY)


def test_a_file_in_place_of_the_folder_is_reported(made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("LAW_CACHE", str(tmp_path / "file" / "cache"))
    with pytest.raises(NativeMissing, match=r"cannot be used \(Not a directory\): .*set LAW_CACHE to another folder"):
        native_folder(PACKAGE, made.folder)


def test_a_missing_home_folder_is_reported(made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "home").write_text("", encoding="utf-8")
    for name in ("LAW_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    with pytest.raises(NativeMissing, match="cannot be used"):
        native_folder(PACKAGE, made.folder)


def test_an_unknown_home_folder_is_reported(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("LAW_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", staticmethod(unknown))
    with pytest.raises(NativeMissing, match="cannot be used"):
        native_folder(PACKAGE, made.folder)


def test_a_read_only_folder_is_reported(made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setenv("LAW_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(NativeMissing, match=r"cache, which cannot be used \(Permission denied\)"):
        native_folder(PACKAGE, made.folder)


@pytest.mark.parametrize(("module", "function"), [(native_compile, "write_if_changed"), (native, "copy_libraries")])
def test_a_full_disk_is_reported_and_leaves_no_partial_build(
    module: object, function: str, made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setenv("LAW_CACHE", str(tmp_path))
    monkeypatch.setattr(native_compile, "run_maker", lambda work, lock, wanted: [*wanted] and None)
    monkeypatch.setattr(module, function, full)
    with pytest.raises(NativeMissing, match=r"No space left on device.*free some space there"):
        native_folder(PACKAGE, made.folder)
    assert not list(tmp_path.glob("engines/*"))


def test_the_c_compiler_is_not_run_again_on_a_full_disk(
    made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []

    def full(work: Path, lock: int, wanted: object) -> str:
        asked.append(work)
        return "fatal error: error writing to /tmp/cc.s: No space left on device"

    monkeypatch.setenv("LAW_CACHE", str(tmp_path))
    monkeypatch.setattr(native_compile, "run_maker", full)
    with pytest.raises(NativeMissing, match="No space left on device"):
        native_folder(PACKAGE, made.folder)
    assert len(asked) == 1


def test_a_cache_of_another_user_is_not_used(made: Made, elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if os.geteuid() == 0:
        os.chown(elsewhere.parent, 4711, -1)
    else:
        mine = os.geteuid()
        monkeypatch.setattr(os, "geteuid", lambda: mine + 1)
    with pytest.raises(NativeMissing, match=r"belongs to another user.*LAW_CACHE"):
        import_native(NAME, elsewhere)


def test_a_cache_of_another_user_is_not_compiled_in(
    made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = os.geteuid()
    monkeypatch.setenv("LAW_CACHE", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: mine + 1)
    if mine == 0:
        os.chown(tmp_path, 4711, -1)
    with pytest.raises(NativeMissing, match="belongs to another user"):
        native_folder(PACKAGE, made.folder)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("part", ["cache", "engines", "engine"])
def test_a_cache_that_every_user_may_write_is_not_used(part: str, made: Made, elsewhere: Path) -> None:
    folder = {"cache": elsewhere.parents[1], "engines": elsewhere.parent, "engine": elsewhere}[part]
    folder.chmod(0o777)
    with pytest.raises(NativeMissing, match="every user of this machine may write"):
        import_native(NAME, elsewhere)
    folder.chmod(0o755)
    import_native(NAME, elsewhere)


def test_a_folder_like_tmp_may_hold_the_cache(made: Made, elsewhere: Path) -> None:
    cache_folder().chmod(0o1777)
    import_native(NAME, elsewhere)


def test_folders_of_machine_code_are_made_for_their_user_only(made: Made) -> None:
    for folder in (made.place.parent, cache_folder() / f"work-{made.place.name.rpartition('-')[2]}"):
        assert folder.stat().st_mode & 0o022 == 0
