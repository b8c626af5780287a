"""A bundled game is played in the terminal and served to browsers where no compiler can be imported."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from websockets.sync.client import connect

from tests.conftest import Law
from tests.paths import FOLDERS

WITHOUT_COMPILER = """
import sys

REFUSED = {"jinja2", "lark", "ruff", "typer"}

class Refuse:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in REFUSED or (top.startswith("lawspeaker") and not top.startswith("lawspeaker_games_")):
            raise ModuleNotFoundError(f"{name} is not there", name=name)

sys.meta_path.insert(0, Refuse())
"""
"""A module `sitecustomize`, which every Python of the test imports first."""
WAIT = 30


def without_compiler(folder: Path) -> dict[str, str]:
    """Return the environment of a Python that cannot import the compiler, nor any other package of Lawspeaker."""
    site = folder / "site"
    site.mkdir()
    (site / "sitecustomize.py").write_text(WITHOUT_COMPILER)
    return os.environ | {"PYTHONPATH": str(site), "PYTHONIOENCODING": "utf-8"}


def test_a_bundled_game_is_played_in_its_languages(law: Law, tmp_path: Path) -> None:
    clan_feud = str(FOLDERS["clan-feud"])
    assert law("bundle", clan_feud, "--out", "made").exit_code == 0
    command = [sys.executable, "-m", "lawspeaker_games_clan_feud.table", "play", "--bots", "--seed", "7"]
    environment = without_compiler(tmp_path)
    for language in ("en", "fr"):
        done = subprocess.run(
            [*command, "--lang", language], capture_output=True, text=True, cwd="made", env=environment, check=False
        )
        assert done.stderr == ""
        assert done.stdout == law("play", clan_feud, "--bots", "--seed", "7", "--lang", language).output
    unknown = subprocess.run([*command, "--lang", "xx"], capture_output=True, text=True, cwd="made", env=environment)
    assert (unknown.returncode, unknown.stderr.count("\n")) == (1, 1)


def test_a_missing_library_is_named_in_one_line(law: Law, tmp_path: Path) -> None:
    assert law("bundle", "kuhn-poker", "--out", "made").exit_code == 0
    command = [sys.executable, "-S", "-m", "lawspeaker_games_kuhn_poker.table", "play"]
    done = subprocess.run(command, capture_output=True, text=True, cwd="made", check=False)
    assert done.returncode == 1
    assert done.stderr == "msgspec is missing: pip install 'lawspeaker-games-kuhn-poker[serve]'\n"


def test_a_bundled_game_is_served_and_played_to_its_end_against_a_searching_bot(law: Law, tmp_path: Path) -> None:
    assert law("bundle", "kuhn-poker", "--out", "made").exit_code == 0
    with served(Path("made"), without_compiler(tmp_path), tmp_path / "tables.db") as address:
        assert [game["title"] for game in json.load(urllib.request.urlopen(f"{address}/api/games"))] == ["Kuhn Poker"]
        assert b"<script" in urllib.request.urlopen(f"{address}/").read()
        last = played(address, {"game": "kuhn-poker", "players": 2, "bots": {"2": 300}})
    assert last["over"]
    assert last["result"]


@contextmanager
def served(folder: Path, environment: dict[str, str], db: Path) -> Iterator[str]:
    """Start the server of a bundle on a free port; yield its address, and stop it."""
    command = [sys.executable, "-u", "-m", "lawspeaker_games_kuhn_poker.table", "serve", "--port", "0", "--db", str(db)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder, env=environment)
    try:
        assert server.stdout is not None
        yield server.stdout.readline().split()[-1].rstrip("/")
    finally:
        server.terminate()
        server.wait(WAIT)


def played(address: str, wish: dict[str, object]) -> dict[str, object]:
    """Play a new table to its end, always with the first option; return the last message."""
    request = urllib.request.Request(f"{address}/api/tables", data=json.dumps(wish).encode())
    made = json.load(urllib.request.urlopen(request))
    with connect(f"{address.replace('http', 'ws')}/ws/{made['id']}") as socket:
        socket.send(json.dumps({"type": "join", "token": made["seats"][0]["link"].partition("#")[2]}))
        while True:
            message: dict[str, object] = json.loads(socket.recv(WAIT))
            if message["type"] != "table":
                continue
            if message["over"]:
                return message
            match message["options"]:
                case [{"id": option}, *_]:
                    socket.send(json.dumps({"type": "choose", "turn": message["turn"], "option": option}))
                case _:
                    pass
