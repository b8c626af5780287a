"""What people install: the wheel, with its extra `native`, in an empty environment, on the Pythons that are here."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.packaging.environments import LOCK, VERSIONS, add, install, interpreter, run
from tests.soak import SOAKING

FOUND = [version for version in VERSIONS if interpreter(version) is not None]
HERE = FOUND if SOAKING else FOUND[-1:]
"""The Pythons that the wheel is installed for: in a normal run the newest, and the oldest with machine code."""
WHERE = """
from pathlib import Path
import lawspeaker, lawspeaker_runtime, lawspeaker_games
from lawspeaker.project.find_games import checkout, games_folder, shipped_games
room = Path(lawspeaker.__file__).parent
assert "site-packages" in str(room) and checkout() is None
assert (room / "_grammar" / "law.lark").is_file()
assert games_folder().is_relative_to(room) and "northgard" in shipped_games()
"""
SAME = """
from lawspeaker_games import tic_tac_toe
from lawspeaker_runtime import play
one, other = tic_tac_toe.new(seed=7), tic_tac_toe.new(seed=7, native=True)
assert other.engine.__file__.endswith((".so", ".pyd"))
for game in (one, other):
    play(game, seed=7)
assert one.save() == other.save() and one.hash == other.hash
assert tic_tac_toe.load(one.save(), native=True).hash == one.hash
"""
Installed = Callable[[str], Path]


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Return the folder of the programs of a version of Python for which the wheel is installed, once."""

    @cache
    def programs(version: str) -> Path:
        python = interpreter(version)
        assert python is not None
        return install(python, tmp_path_factory.mktemp("wheel") / "environment", LOCK, str(wheel))

    return programs


def test_the_wheel_has_the_grammar_the_specs_and_the_engines(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        names = set(file.namelist())
    assert {"lawspeaker/_grammar/law.lark", "lawspeaker/_rulespecs/tic-tac-toe/game.yaml"} <= names
    assert {"lawspeaker_games/tic_tac_toe/engine.py", "lawspeaker_runtime/py.typed"} <= names
    assert not [name for name in names if name.endswith((".so", ".pyc"))]


@pytest.mark.parametrize("version", HERE)
def test_the_installed_wheel_checks_and_plays_games(version: str, installed: Installed, tmp_path: Path) -> None:
    programs = installed(version)
    variables = {"LAW_CACHE": str(tmp_path / "cache")}
    run(programs, tmp_path, "python", "-c", WHERE)
    assert run(programs, tmp_path, "law", "new", "my-game", **variables)
    assert "no mistakes found" in run(programs, tmp_path, "law", "check", "my-game", **variables)
    assert "The game is over" in run(programs, tmp_path, "law", "play", "my-game", "--bots", "--seed", "7", **variables)


@pytest.mark.parametrize("version", FOUND if SOAKING else FOUND[:1])
def test_the_installed_wheel_makes_native_engines(
    version: str, wheel: Path, installed: Installed, compiler: None, tmp_path: Path
) -> None:
    programs = installed(version)
    add(programs, LOCK, f"{wheel}[native]")  # after the test above, which has to do without it
    cache = tmp_path / "Spaß am Spiel: 遊ぶ"
    site = next(programs.parent.glob("lib/python*/site-packages"))
    variables = {"LAW_CACHE": str(cache), "LAW_OPTIMIZE": "0", "MYPYPATH": str(site)}
    run(programs, tmp_path, "python", "-c", SAME, **variables)
    if SOAKING:
        assert_a_new_game_is_the_same_natively(programs, tmp_path, variables)


def assert_a_new_game_is_the_same_natively(programs: Path, tmp_path: Path, variables: dict[str, str]) -> None:
    """Play a new game by `law`, interpreted and native; in a normal run `docs/native.md` plays a shipped one."""
    assert run(programs, tmp_path, "law", "new", "my-game", **variables)
    bots = ("--bots", "--seed", "7")
    interpreted = run(programs, tmp_path, "law", "play", "my-game", *bots, **variables)
    native = run(programs, tmp_path, "law", "play", "my-game", "--native", *bots, **variables)
    assert native == interpreted
    made = [path.name for path in Path(variables["LAW_CACHE"], "engines").iterdir()]
    assert sorted(name.rsplit("-", 2)[0] for name in made) == [
        "lawspeaker_native_my_game",
        "lawspeaker_native_tic_tac_toe",
    ]
    assert not list(tmp_path.glob("my-game/**/*.so"))
