"""Many tables at once: how long the server of `law serve` takes to acknowledge a move, and to push the next decision.

    python -m benchmarks.serve_load northgard --games 200
    python -m benchmarks.serve_load northgard --games 40 --thinking 50

Each game is played by one connection against random bots. A player thinks for PAUSE seconds, then chooses, so that 200
games are 40 moves per second. With `--thinking 50`, bots of `--strength` play each other at 50 more tables, each opened
from another address and watched by a window; players begin when the first of these bots has decided. Moves are stored
on disk before they are acknowledged. Server and players run on this machine and use no network but its own; a run that
takes longer than LIMIT is stopped.
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
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

RUN = "from lawspeaker.cli.app import main; main()"
PAUSE = 5.0
"""Seconds that a player thinks between two moves."""
LIMIT = 300.0
"""Seconds after which a run is stopped."""


class Times(msgspec.Struct):
    """Times in seconds: of moves until they were stored and until the next decision was shown.

    `busy` is how long the server worked between a move and the next decision, for this table and for others that were
    before it. `late` is how much later than asked the players woke up: what other programs on this machine add.
    `thought` counts the decisions at tables where bots play each other.
    """

    stored: list[float] = msgspec.field(default_factory=list)
    answered: list[float] = msgspec.field(default_factory=list)
    busy: list[float] = msgspec.field(default_factory=list)
    late: list[float] = msgspec.field(default_factory=list)
    thought: int = 0


def main() -> None:
    """Play and print the times."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game", nargs="?", default="connect-four")
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--moves", type=int, default=4, help="moves of each player")
    options.add_argument("--thinking", type=int, default=0, help="tables at which bots play each other")
    options.add_argument("--strength", default="strong", help="how strong these bots are")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(given.game, Path(folder)) as (pid, address):
        tables = [create(address, given.game) for _ in range(given.games)]
        watched = [bots_only(address, given.game, given.strength, number) for number in range(given.thinking)]
        before = cpu_seconds(pid)
        times = asyncio.run(play_all(address, pid, tables, given.moves, watched))
        used = cpu_seconds(pid) - before
    rate = given.games / PAUSE
    print(f"{given.game}: {given.games} games at once, {len(times.stored):,} moves, {rate:g} per second")
    if given.thinking:
        print(f"  beside {given.thinking} tables of {given.strength} bots, which made {times.thought:,} decisions")
    print(f"  stored and acknowledged  {spread(times.stored)}")
    print(f"  next decision shown      {spread(times.answered)}")
    print(f"    of it, server at work  {spread(times.busy)}")
    print(f"  players woke up late by  {spread(times.late)}")
    each = used / max(1, len(times.stored)) * 1000
    print(f"  processor time of the server: {each:.1f} ms for each move, with its bots and opening its tables")


def spread(times: Sequence[float]) -> str:
    """Return the median, the 99th percentile and the longest of some times."""
    ordered = sorted(times) or [0.0]
    half, p99 = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    return f"median {half * 1000:6.1f} ms   p99 {p99 * 1000:6.1f} ms   longest {ordered[-1] * 1000:6.1f} ms"


@contextmanager
def served(game: str, folder: Path) -> Iterator[tuple[int, str]]:
    """Start a server on a free port; yield its process id and its address, and stop it."""
    command = [
        sys.executable,
        "-u",
        "-c",
        RUN,
        "serve",
        game,
        "--port",
        "0",
        "--rate",
        "100000",
        "--connections",
        "100000",
    ]
    server = subprocess.Popen([*command, "--db", str(folder / "tables.db")], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None, "the output is read"
        yield server.pid, server.stdout.readline().split()[-1].rstrip("/")
    finally:
        server.kill()
        server.wait()


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process so far, which other programs do not change; 0 where it is unknown."""
    path = Path(f"/proc/{pid}/stat")
    if not path.exists():
        return 0.0
    fields = path.read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def working_time(pid: int) -> float:
    """Return the processor time of the event loop of a server so far, exactly; 0 where it is unknown."""
    path = Path(f"/proc/{pid}/schedstat")
    return int(path.read_text(encoding="utf-8").split()[0]) / 1e9 if path.exists() else 0.0


async def play_all(
    address: str, pid: int, tables: list[tuple[str, str]], moves: int, watched: list[tuple[str, str]]
) -> Times:
    """Play all games at once, while bots think at the tables that are watched; return the times of all moves."""
    times = Times()
    async with asyncio.timeout(LIMIT):
        watchers = [asyncio.create_task(watch(address, made, times)) for made in watched]
        while watchers and not times.thought:
            await asyncio.sleep(0.1)
        starts = enumerate(tables)
        await asyncio.gather(*(play(address, pid, made, n / len(tables), moves, times) for n, made in starts))
        for watcher in watchers:
            watcher.cancel()
    return times


async def watch(address: str, made: tuple[str, str], times: Times) -> None:
    """Watch a table, and count what its bots decide."""
    async with connect(f"{address.replace('http', 'ws')}/ws/{made[0]}") as socket:
        await socket.send(json.dumps({"type": "join", "token": made[1]}))
        turn = None
        while True:
            message = msgspec.json.decode(await socket.recv())
            times.thought += max(0, message.get("turn", 0) - (message.get("turn", 0) if turn is None else turn))
            turn = message.get("turn", turn)


def create(address: str, game: str) -> tuple[str, str]:
    """Create a table with one person and bots; return its id and the token of the seat."""
    games = json.load(urllib.request.urlopen(f"{address}/api/games"))
    players = max(2, next(one for one in games if one["name"] == game)["players"][0])
    wish = {"game": game, "players": players, "bots": dict.fromkeys(range(2, players + 1), 1)}
    request = urllib.request.Request(f"{address}/api/tables", data=json.dumps(wish).encode())
    made = json.load(urllib.request.urlopen(request))
    return made["id"], made["seats"][0]["link"].partition("#")[2]


def bots_only(address: str, game: str, strength: str, number: int) -> tuple[str, str]:
    """Create a table at which bots play each other, from an address of its own; return its id and token to watch."""
    games = json.load(urllib.request.urlopen(f"{address}/api/games"))
    players = max(2, next(one for one in games if one["name"] == game)["players"][0])
    wish = {"game": game, "players": players, "bots": dict.fromkeys(range(1, players + 1), strength)}
    visitor = {"x-forwarded-for": f"192.0.2.{number % 250 + 1}"}
    request = urllib.request.Request(f"{address}/api/tables", data=json.dumps(wish).encode(), headers=visitor)
    made = json.load(urllib.request.urlopen(request))
    return made["id"], made["watch"].partition("#")[2]


async def play(address: str, pid: int, made: tuple[str, str], wait: float, moves: int, times: Times) -> None:
    """Play one game: wait for a decision, think, choose, and measure."""
    await asyncio.sleep(PAUSE * wait)
    sent, worked = None, 0.0
    async with connect(f"{address.replace('http', 'ws')}/ws/{made[0]}") as socket:
        await socket.send(json.dumps({"type": "join", "token": made[1]}))
        while True:
            message = msgspec.json.decode(await socket.recv())
            if message["type"] == "stored" and sent is not None:
                times.stored.append(time.perf_counter() - sent)
            if message["type"] != "table" or not (message["over"] or message["options"]):
                continue
            if sent is not None:
                times.answered.append(time.perf_counter() - sent)
                times.busy.append(working_time(pid) - worked)
            if message["over"] or moves == 0:
                return
            moves -= 1
            sent, worked = await think(times), working_time(pid)
            option = message["options"][message["turn"] * 5 % len(message["options"])]["id"]
            await socket.send(json.dumps({"type": "choose", "turn": message["turn"], "option": option}))


async def think(times: Times) -> float:
    """Wait as long as a player thinks; return when the player chooses."""
    end = time.perf_counter() + PAUSE
    await asyncio.sleep(PAUSE)
    now = time.perf_counter()
    times.late.append(now - end)
    return now


if __name__ == "__main__":
    main()
