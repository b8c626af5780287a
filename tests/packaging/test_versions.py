"""The versions of dependencies: the lowest that pyproject.toml names work, and the lock file holds what it allows."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.packaging.environments import LOCK, install, run
from tests.paths import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
RUNTIME = [Requirement(text) for text in PROJECT["dependencies"]]
NATIVE = [Requirement(text) for text in EXTRAS["native"]]
SMOKE = """
from lawspeaker_runtime import play
import lawspeaker_games.connect_four as connect_four
game = connect_four.new(seed=7)
play(game, seed=7)
assert connect_four.load(game.save()).hash == game.hash
"""


def lowest(requirement: Requirement) -> str:
    """Return the lowest version that a requirement allows."""
    return next(part.version for part in requirement.specifier if part.operator in (">=", "=="))


def test_every_dependency_names_the_lowest_version() -> None:
    for requirement in [*RUNTIME, *NATIVE]:
        assert [part for part in requirement.specifier if part.operator in (">=", "==")], requirement


def test_what_machine_code_leans_on_has_an_upper_bound() -> None:
    bounded = {part.name for part in NATIVE if any(each.operator == "<" for each in part.specifier)}
    assert {"mypy", "librt"} <= bounded


def test_the_lock_file_holds_one_allowed_version_of_everything_and_nothing_of_a_machine() -> None:
    lines = [line for line in LOCK.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines)
    locked = {canonicalize_name(name): Version(version) for name, version in (line.split("==") for line in lines)}
    assert len(locked) == len(lines)
    for requirement in [*RUNTIME, *NATIVE, *(Requirement(text) for text in EXTRAS["test"])]:
        version = locked[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(version), f"{requirement} and {version}: run make lock"


def test_the_lowest_versions_check_build_play_and_save(wheel: Path, tmp_path: Path) -> None:
    constraints = tmp_path / "lowest.txt"
    lines = [f"{part.name}=={lowest(part)}\n" for part in RUNTIME]
    constraints.write_text("".join(lines), encoding="utf-8")
    programs = install(Path(sys.executable), tmp_path / "environment", constraints, str(wheel))
    variables = {"LAW_CACHE": str(tmp_path / "cache")}
    run(programs, tmp_path, "law", "new", "my-game", **variables)
    assert "no mistakes found" in run(programs, tmp_path, "law", "check", "my-game", **variables)
    run(programs, tmp_path, "law", "build", "my-game", **variables)
    run(programs, tmp_path, "law", "test", "my-game", **variables)
    assert run(programs, tmp_path, "law", "play", "my-game", "--bots", "--seed", "7", **variables)
    run(programs, tmp_path, "python", "-c", SMOKE, **variables)
