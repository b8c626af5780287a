"""A spec folder from elsewhere never runs the Python of its author, whatever lies in it and whatever is typed in it."""

from __future__ import annotations

import importlib.util
import os
import py_compile
import subprocess
import sys
from pathlib import Path

import pytest

from lawspeaker.cli.new_game import open_game
from lawspeaker.coverage.count import count
from lawspeaker.coverage.run_examples import outcomes
from lawspeaker.coverage.run_mutants import run_mutants
from tests.coverage.test_mutate import BOOK, ROPE

LAW = Path(sys.executable).parent / "law"
MODULES = ("engine", "state", "steps", "tables", "values", "names", "examples", "screen", "__init__")
SHADOWS = ("json", "random", "yaml", "typer", "conftest", "sitecustomize", "usercustomize", "multiprocessing")
COMMANDS = (
    ("check", "."),
    ("build", ".", "--out", "."),
    ("play", ".", "--bots", "--out", "."),
    ("sim", ".", "--games", "2"),
    ("test", "."),
    ("fuzz", ".", "--games", "1"),
    ("coverage", "."),
    ("fmt", "."),
)


@pytest.fixture
def folder(tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a downloaded spec folder; whatever in it is run writes a file `ran` beside the folder."""
    assert not cache.exists()
    found = tmp_path / "rope"
    found.mkdir()
    (found / "game.yaml").write_text("name: rope\ntitle: Rope\n")
    (found / "rope.law").write_text(ROPE)
    (found / "rulebook.yaml").write_text(BOOK)
    monkeypatch.chdir(found)
    return found


def payload(folder: Path) -> str:
    """Return Python that records that it was run, and under which name."""
    return f"open({str(folder.parent / 'ran')!r}, 'a').write(__name__ + ' ')\n"


def plant(folder: Path, package: Path) -> None:
    """Put everything that Python would rather import beside the modules of a package."""
    package.mkdir(parents=True, exist_ok=True)
    source = folder.parent / "payload.py"
    source.write_text(payload(folder))
    for name in MODULES:
        own = package / f"{name}.py"
        if not own.exists():
            own.write_text(payload(folder))
        cached = Path(importlib.util.cache_from_source(str(own)))
        for place in (cached, package / f"{name}.pyc"):
            py_compile.compile(
                str(source), str(place), str(own), True, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH
            )
        (package / f"{name}.so").write_bytes(b"not even a library")


def plant_all(folder: Path) -> None:
    """Plant modules that shadow others, start-up files, and packages where they were and might be built."""
    for name in SHADOWS:
        (folder / f"{name}.py").write_text(payload(folder))
    (folder / "evil.pth").write_text("import json\n")
    (folder / "pyproject.toml").write_text("[tool.mypy]\nplugins = ['json']\n")
    for package in (folder / ".lawspeaker", folder):
        plant(folder, package / "lawspeaker_games_rope")
    plant(folder, folder / "lawspeaker_games")
    plant(folder, folder / "lawspeaker_runtime")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the real command, as it is installed."""
    environment = {**os.environ, "NO_COLOR": "1"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return subprocess.run([str(LAW), *arguments], capture_output=True, text=True, env=environment, check=False)


def test_nothing_that_was_planted_runs_in_any_command(folder: Path) -> None:
    plant_all(folder)
    for command in COMMANDS:
        done = run(*command)
        refused = "L021" in done.stderr and "--out" in command
        assert done.returncode == int(refused), (command, done.stdout, done.stderr)
        assert not (folder.parent / "ran").exists(), (command, (folder.parent / "ran").read_text())


def test_a_package_that_was_planted_again_after_it_was_built_does_not_run(folder: Path) -> None:
    """Modules that no engine has are refused; what is beside its modules, bytecode and libraries, is removed."""
    assert run("build", ".", "--out", ".").returncode == 0
    plant(folder, folder / "lawspeaker_games_rope")
    refused = run("play", ".", "--bots", "--out", ".")
    assert refused.returncode == 1
    assert "error[L021]" in refused.stderr
    for path in (folder / "lawspeaker_games_rope").glob("*.py"):
        if path.read_text() == payload(folder):
            path.unlink()
    assert run("play", ".", "--bots", "--out", ".").returncode == 0
    assert not (folder.parent / "ran").exists()
    found = {path.suffix for path in (folder / "lawspeaker_games_rope").rglob("*") if path.is_file()}
    assert found <= {".py", ".typed", ""}


def test_the_processes_of_coverage_import_nothing_from_the_folder(folder: Path) -> None:
    read, loaded = open_game(".", [], with_examples=True)
    coverage = count(read.spec, outcomes(loaded), [], None)
    plant_all(folder)
    list(run_mutants(read.spec, coverage, workers=2))
    assert coverage.proven
    assert not (folder.parent / "ran").exists()


def test_processes_that_build_the_same_game_at_once_all_play_it(folder: Path, cache: Path) -> None:
    command = [str(LAW), "play", str(folder), "--bots", "--seed", "1"]
    started = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) for _ in range(3)]
    said = [process.communicate()[0] for process in started]
    assert [process.returncode for process in started] == [0, 0, 0], said
    assert len(set(said)) == 1
    assert len(list(cache.glob("packages/*"))) == 1


def test_nothing_is_written_into_the_folder(folder: Path) -> None:
    before = sorted(folder.rglob("*"))
    for command in (("check", "."), ("play", ".", "--bots"), ("test", ".")):
        assert run(*command).returncode == 0
    assert sorted(folder.rglob("*")) == before


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
def test_a_cache_that_others_can_write_to_is_one_message(folder: Path, cache: Path) -> None:
    cache.mkdir()
    cache.chmod(0o777)
    done = run("play", ".", "--bots")
    assert done.returncode == 1
    assert "error[L450]: the cache folder" in done.stderr
    assert "every user of this machine can write to it" in done.stderr
    assert folder.exists()
