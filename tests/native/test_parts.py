"""A big game is several libraries: an edit of one module compiles that one and leaves the others as they are."""

from __future__ import annotations

import importlib
from pathlib import Path
from uuid import uuid4

import pytest

from lawspeaker.command.native import native_folders, tools_key
from lawspeaker.native import plan
from lawspeaker_runtime.native import cache_folder, native_name
from tests.games.shelf import PACKAGE
from tests.native.conftest import QUICK, GetTwins, package_of

GAME = "tic-tac-toe"
PARTED = f"{PACKAGE}.parted"


def test_an_edit_compiles_only_its_module(twins: GetTwins, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    twins(GAME)
    monkeypatch.setattr(plan, "BIG", 10)
    source = Path(str(importlib.import_module(package_of(GAME)).__file__)).parent
    for path in source.glob("*.py"):
        text = path.read_text(encoding="utf-8").replace(package_of(GAME), PARTED)
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    native_folders({PARTED: tmp_path}, QUICK)
    assert {"engine", "state", "steps", "tables"} <= set(made())
    engine, changed = tmp_path / "engine.py", set[str]()
    for _ in range(3):  # others may be compiling in this folder meanwhile, and mypyc then looks at more than the edit
        before = made()
        text = engine.read_text(encoding="utf-8")
        engine.write_text(text.replace("is not possible now", f"is not possible now {uuid4()}"), encoding="utf-8")
        native_folders({PARTED: tmp_path}, QUICK)
        after = made()
        changed = {module for module in before if before[module] != after[module]}
        if changed == {"engine"}:
            break
    assert changed == {"engine"}


def made() -> dict[str, int]:
    """Return when the machine code of each module was last made."""
    work = cache_folder() / f"work-{tools_key()}o{QUICK}"
    found: dict[str, int] = {}
    for path in work.glob(f"{native_name(PARTED)}__*mypyc*"):
        found[path.name.split("__")[1]] = path.stat().st_mtime_ns
    return found
