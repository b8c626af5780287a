"""Bundles of `law bundle`, installed side by side in an empty environment, without an index of packages."""

from __future__ import annotations

import sys
import venv
from importlib import import_module
from pathlib import Path

from lawspeaker_runtime import play, transcript
from tests.conftest import Law
from tests.packaging.environments import install, pip, run
from tests.paths import FOLDERS
from tests.soak import SOAKING

PLAY = """
import sys
import {package} as game_package
from {package}.runtime import play, transcript
game = game_package.new(seed=7, native={native})
play(game, seed=3)
assert game_package.load(game.save()).hash == game.hash
assert len(game.observe(1)) == len(game.engine.observation_legend(game.players))
foreign = [name for name in sys.modules if name.startswith("lawspeaker") and not name.startswith("{package}")]
assert not foreign, foreign
print(transcript(game), end="")
"""
SERVED = """
import io, sys
from lawspeaker_games_kuhn_poker.runtime.adapters.stdio import main
sys.stdin = io.TextIOWrapper(io.BytesIO(b'{"id": 1, "method": "rules"}'))
main(["kuhn-poker"])
"""
LISTED = "import importlib.util as u; print([u.find_spec(n) is not None for n in ('lawspeaker', 'lark', 'networkx')])"


def expected(package: str) -> str:
    """Return the transcript of the same game, played here."""
    game = import_module(f"lawspeaker_games.{package}").new(seed=7)
    play(game, seed=3)
    return transcript(game)


def test_two_bundles_play_beside_each_other_without_lawspeaker(law: Law, tmp_path: Path) -> None:
    assert law("bundle", "kuhn-poker", "--out", "one").exit_code == 0
    made = law("bundle", str(FOLDERS["clan-feud"]), "--with", str(FOLDERS["clan-feud-frost"]), "--out", "two")
    assert made.exit_code == 0, made.output
    programs = tmp_path / "environment" / "bin"
    venv.create(tmp_path / "environment")
    into = ["--python", str(programs / "python"), "install", "--quiet", "--no-compile", "--no-index"]
    pip(*into, str(tmp_path / "one"), str(tmp_path / "two"))
    away = tmp_path / "away"
    away.mkdir()
    assert run(programs, away, "python", "-c", LISTED) == "[False, False, False]\n"
    played = run(programs, away, "python", "-c", PLAY.format(package="lawspeaker_games_kuhn_poker", native=False))
    assert played == expected("kuhn_poker")
    other = "lawspeaker_games_clan_feud_with_clan_feud_frost"
    assert "Won by" in run(programs, away, "python", "-c", PLAY.format(package=other, native=False))
    both = f"import lawspeaker_games_kuhn_poker as a, {other} as b; print(a.new().over, b.new().over)"
    assert run(programs, away, "python", "-c", both) == "False False\n"
    missing = "import lawspeaker_games_kuhn_poker.runtime.adapters.pettingzoo_env"
    told = run(programs, away, "python", "-c", f"try:\n    {missing}\nexcept ImportError as error:\n    print(error)")
    assert told == "this adapter needs PettingZoo: pip install 'lawspeaker-games-kuhn-poker[pettingzoo]'\n"
    assert '"title": "Kuhn Poker"' in run(programs, away, "python", "-c", SERVED)


if SOAKING:

    def test_a_bundle_with_machine_code_is_a_wheel_that_plays_the_same_game(law: Law, tmp_path: Path) -> None:
        made = law("bundle", "kuhn-poker", "--out", "native", "--native")
        assert made.exit_code == 0, made.output
        wheel = next((tmp_path / "native" / "dist").glob("*.whl"))
        assert not wheel.name.endswith("-any.whl")
        programs = install(Path(sys.executable), tmp_path / "environment", Path("/dev/null"), str(wheel))
        package = "lawspeaker_games_kuhn_poker"
        assert run(programs, tmp_path, "python", "-c", PLAY.format(package=package, native=True)) == expected(
            "kuhn_poker"
        )
