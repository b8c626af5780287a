"""A module is rewritten for mypyc once, and a damaged copy is made again."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from lawspeaker.cache import native_copies
from lawspeaker.cache.native_copies import CopyStore
from lawspeaker.native.rewrite import native_modules, native_runtime
from lawspeaker_runtime.native.load import modules_in
from tests.native.passes.test_cases import RUNTIME
from tests.paths import ROOT

PACKAGE = "lawspeaker_games.tic_tac_toe"
KEY = "5" * 64


def asked(store: CopyStore, key: str = KEY, text: str = "made = 1\n") -> tuple[str, int]:
    """Return a text from the store, and how often it was made for that."""
    made: list[str] = []

    def make() -> str:
        made.append(text)
        return text

    return store.remember(key, make), len(made)


def test_a_copy_is_made_once(tmp_path: Path) -> None:
    store = CopyStore(tmp_path / "copies")
    assert [asked(store), asked(store), asked(CopyStore(tmp_path / "copies"))] == [
        ("made = 1\n", 1),
        ("made = 1\n", 0),
        ("made = 1\n", 0),
    ]
    assert asked(store, "6" * 64, "made = 2\n") == ("made = 2\n", 1)


def test_a_damaged_copy_is_made_again(tmp_path: Path) -> None:
    store = CopyStore(tmp_path)
    asked(store)
    [path] = tmp_path.iterdir()
    path.write_text("made =", encoding="utf-8")
    assert asked(store) == ("made = 1\n", 1)
    assert asked(store) == ("made = 1\n", 0)


def test_the_copies_used_last_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native_copies, "MAX_COPIES", 1)
    store = CopyStore(tmp_path)
    asked(store, "5" * 64)
    [old] = tmp_path.iterdir()
    os.utime(old, (1000, 1000))
    asked(store, "6" * 64)
    store.evict_oldest()
    assert [asked(store, key)[1] for key in ("6" * 64, "5" * 64)] == [0, 1]


def test_an_edit_rewrites_only_the_module_that_it_changes(tmp_path: Path) -> None:
    game, runtime = modules_in(ROOT / "generated" / "lawspeaker_games" / "tic_tac_toe"), RUNTIME
    store = CopyStore(tmp_path)
    plain = native_modules(PACKAGE, game, runtime)
    assert native_modules(PACKAGE, game, runtime, store.remember) == plain
    before = set(tmp_path.iterdir())
    edited = game | {"engine": game["engine"].replace("is not possible now", "is impossible now")}
    assert edited != game
    made = native_modules(PACKAGE, edited, runtime, store.remember)
    assert len(set(tmp_path.iterdir()) - before) == 1
    assert made == native_modules(PACKAGE, edited, runtime)


KEYS = """
from tests.cache.test_native_copies import keys_of_tic_tac_toe
print(*keys_of_tic_tac_toe(), sep="\\n")
"""


def keys_of_tic_tac_toe(kept: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the copies of a game and of the runtime by their keys; those that are kept are not made."""
    found: dict[str, str] = {}

    def remember(key: str, make: Callable[[], str]) -> str:
        found[key] = make() if kept is None else kept[key]
        return found[key]

    native_runtime.cache_clear()
    native_modules(PACKAGE, modules_in(ROOT / "generated" / "lawspeaker_games" / "tic_tac_toe"), RUNTIME, remember)
    return found


def test_the_keys_do_not_depend_on_what_was_rewritten_before() -> None:
    made = keys_of_tic_tac_toe()
    assert list(keys_of_tic_tac_toe(made)) == list(made)


def test_the_keys_are_the_same_in_every_process() -> None:
    found = [
        subprocess.run(
            [sys.executable, "-c", KEYS],
            env=os.environ | {"PYTHONHASHSEED": seed},
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert found[0] == found[1]
    assert found[0].strip()
