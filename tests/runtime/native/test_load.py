"""Machine code on disk: made once, found again, never stale, and refused with words where it cannot be made."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest

from lawspeaker.cache.native_builds import native_folder
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native.load import cache_folder, find_built, import_native, native_name
from tests.compile_specs import PACKAGE
from tests.native.twins import GetTwins, package_of
from tests.paths import ROOT

GAME = "tic-tac-toe"


def folder_of(package: str) -> Path:
    """Return the folder of an imported package."""
    return Path(str(importlib.import_module(package).__file__)).parent


def test_an_existing_build_is_found_quickly(twins: GetTwins) -> None:
    twins(GAME)
    begun = perf_counter()
    place = native_folder(package_of(GAME), folder_of(package_of(GAME)))
    assert perf_counter() - begun < 2
    assert place.is_relative_to(cache_folder())
    assert import_native(native_name(package_of(GAME)), place) is twins(GAME).native


def test_an_existing_build_is_found_without_the_compiler(
    twins: GetTwins, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    twins(GAME)
    package = package_of(GAME)
    place = native_folder(package, folder_of(package))
    monkeypatch.setenv("LAW_CACHE", str(tmp_path))
    shutil.copytree(place, tmp_path / "engines" / place.name)
    assert find_built(package, folder_of(package)) == tmp_path / "engines" / place.name


def test_changed_sources_are_another_engine(twins: GetTwins, tmp_path: Path) -> None:
    twins(GAME)
    for path in folder_of(package_of(GAME)).glob("*.py"):
        text = path.read_text(encoding="utf-8")
        (tmp_path / path.name).write_text(text.replace("is not possible now", "cannot be"), encoding="utf-8")
    with pytest.raises(NativeMissing, match="no native engine"):
        find_built(package_of(GAME), tmp_path)


def test_nothing_is_written_into_the_sources(twins: GetTwins) -> None:
    twins(GAME)
    assert not [path for room in ("compiler", "runtime", "generated") for path in (ROOT / room).rglob("*.so")]


def test_without_a_c_compiler_the_message_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("LAW_CACHE", str(tmp_path / "cache"))
    (tmp_path / "state.py").write_text("", encoding="utf-8")
    with pytest.raises(NativeMissing, match="need a C compiler"):
        native_folder(f"{PACKAGE}.anything", tmp_path)


def test_without_mypyc_the_command_says_so_and_leaves_with_1(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['mypyc'] = None\n"
        "import importlib.util as u; known = u.find_spec\n"
        "u.find_spec = lambda name, *rest: None if name == 'mypyc' else known(name, *rest)\n"
        "from lawspeaker.cli.app import main; main()"
    )
    command = [sys.executable, "-c", program, "build", GAME, "--native", "--out", str(tmp_path)]
    environment = {"LAW_CACHE": str(tmp_path / "cache"), "PYTHONPATH": ":".join(sys.path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 1
    assert "native engines need mypy" in done.stderr
    assert (tmp_path / "lawspeaker_games_tic_tac_toe" / "engine.py").is_file()
