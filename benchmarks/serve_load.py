"""Many tables at once: how long the server of `law serve` takes to acknowledge a move, and to push the next decision.

    python -m benchmarks.serve_load connect-four --games 200

Each game is played by one connection against random bots. Moves are stored on disk before they are acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from websockets.asyncio.client import connect

RUN = "from lawspeaker.cli.app import main; main()"
PAUSE = 5.0
"""Seconds that a player thinks between two moves."""


def main() -> None:
    """Play and print the times."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", nargs="?", default="connect-four")
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--moves", type=int, default=4, help="moves of each player")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        command = [sys.executable, "-u", "-c", RUN, "serve", given.game, "--port", "0", "--rate", "100000"]
        server = subprocess.Popen([*command, "--db", database], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None, "the output is read"
            address = server.stdout.readline().split()[-1].rstrip("/")
            tables = [create(address, given.game) for _ in range(given.games)]
            before = cpu_seconds(server.pid)
            stored, answered = asyncio.run(play_all(address, tables, given.moves))
            used = cpu_seconds(server.pid) - before
        finally:
            server.kill()
            server.wait()
    print(f"{given.game}: {given.games} games at once, {len(stored):,} moves, one each {PAUSE:g} s")
    for name, times in (("stored and acknowledged", stored), ("next decision shown", answered)):
        ordered = sorted(times)
        half, p99 = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
        times_text = f"median {half * 1000:6.1f} ms   p99 {p99 * 1000:6.1f} ms   longest {ordered[-1] * 1000:6.1f} ms"
        print(f"  {name:24}  {times_text}")

    each = used / len(stored) * 1000
    print(f"  processor time of the server: {each:.1f} ms for each move, with its bots and opening its tables")


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process so far, which other programs do not change; 0 where it is unknown."""
    path = Path(f"/proc/{pid}/stat")
    if not path.exists():
        return 0.0
    fields = path.read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def play_all(address: str, tables: list[tuple[str, str]], moves: int) -> tuple[list[float], list[float]]:
    """Play all games at once; return the times of all moves."""
    stored: list[float] = []
    answered: list[float] = []
    starts = enumerate(tables)
    await asyncio.gather(*(play(address, made, n / len(tables), moves, stored, answered) for n, made in starts))
    return stored, answered


def create(address: str, game: str) -> tuple[str, str]:
    """Create a table with one person and bots; return its id and the token of the seat."""
    games = json.load(urllib.request.urlopen(f"{address}/api/games"))
    players = max(2, next(one for one in games if one["name"] == game)["players"][0])
    wish = {"game": game, "players": players, "bots": dict.fromkeys(range(2, players + 1), 1)}
    request = urllib.request.Request(f"{address}/api/tables", data=json.dumps(wish).encode())
    made = json.load(urllib.request.urlopen(request))
    return made["id"], made["seats"][0]["link"].partition("#")[2]


async def play(
    address: str, made: tuple[str, str], wait: float, moves: int, stored: list[float], answered: list[float]
) -> None:
    """Play one game: wait for a decision, think, choose, and measure."""
    await asyncio.sleep(PAUSE * wait)
    sent: float | None = None
    async with connect(f"{address.replace('http', 'ws')}/ws/{made[0]}") as socket:
        await socket.send(json.dumps({"type": "join", "token": made[1]}))
        while moves >= 0:
            message = json.loads(await socket.recv())
            if message["type"] == "stored" and sent is not None:
                stored.append(time.perf_counter() - sent)
            if message["type"] != "table" or message["over"] or not message["options"]:
                if message["type"] == "table" and message["over"]:
                    return
                continue
            if sent is not None:
                answered.append(time.perf_counter() - sent)
            await asyncio.sleep(PAUSE)
            sent = time.perf_counter()
            moves -= 1
            option = message["options"][message["turn"] * 5 % len(message["options"])]["id"]
            await socket.send(json.dumps({"type": "choose", "turn": message["turn"], "option": option}))


if __name__ == "__main__":
    main()
