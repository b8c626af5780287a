"""A big game is several libraries: an edit of one module compiles that one and leaves the others as they are."""

from __future__ import annotations

import re
from pathlib import Path
from uuid import uuid4

import pytest

from lawspeaker.cache.native_builds import native_folders
from lawspeaker.cache.native_compile import BUILT
from lawspeaker.cache.native_tools import tools_key
from lawspeaker.native import build_script
from lawspeaker_runtime.native.load import cache_folder, native_name
from tests.compile_specs import PACKAGE
from tests.native.batch import QUICK
from tests.native.twins import GetTwins, copy_game, package_of

GAME = "tic-tac-toe"
PARTED = f"{PACKAGE}.parted"
EXPECTED = re.compile(r"< \(uint64_t\)\w+;\n    if \(likely\(")
"""What the C compiler is told of an index, if mypyc writes the test of one as the build script knows it."""


def test_an_edit_compiles_only_its_module(twins: GetTwins, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    twins(GAME)
    monkeypatch.setattr(build_script, "BIG", 10)
    folder = copy_game(package_of(GAME), PARTED, tmp_path)
    native_folders({PARTED: folder}, QUICK)
    before = made()
    assert {"engine", "state", "steps", "tables"} <= set(before)
    copied = work() / "build" / f"__native_{native_name(PARTED)}__steps.expecting.c"
    assert EXPECTED.search(copied.read_text(encoding="utf-8"))
    engine = folder / "engine.py"
    text = engine.read_text(encoding="utf-8")
    engine.write_text(text.replace("is not possible now", f"is not possible now {uuid4()}"), encoding="utf-8")
    native_folders({PARTED: folder}, QUICK)
    after = made()
    assert {module for module in before if before[module] != after[module]} == {"engine"}


def made() -> dict[str, int]:
    """Return when the machine code of each module was last made."""
    found: dict[str, int] = {}
    for path in (work() / BUILT).glob(f"{native_name(PARTED)}__*mypyc*"):
        found[path.name.split("__")[1]] = path.stat().st_mtime_ns
    return found


def work() -> Path:
    """Return the folder in which native engines are built."""
    return cache_folder() / f"work-{tools_key()}o{QUICK}"
