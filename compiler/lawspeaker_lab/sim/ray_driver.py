"""The process that is connected to a Ray cluster, and the tasks that it starts there.

It sends `Ready` or `Lost`, then the results of all parts in their order, and now and then None as a sign of life.
"""

from __future__ import annotations

import os
import tempfile
from collections import deque
from dataclasses import replace
from importlib.metadata import version
from itertools import islice
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Lock, Thread
from time import sleep

from msgspec import Struct

from lawspeaker.cache.load_package import load
from lawspeaker.cache.packages import BuildTarget, Location
from lawspeaker_lab.sim.games import Plan, Played, Table
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.state.budget import set_steps
from lawspeaker_system.write_files import write_files

BEAT = 5.0
"""Seconds between two signs of life."""
AHEAD = 2
"""The tasks that wait for each processor of the cluster."""


class Game(Struct, frozen=True):
    """A generated package: its name, its files, and how it is run."""

    name: str
    files: dict[str, str]
    native: bool
    steps: int | None
    version: str


class Ready(Struct, frozen=True):
    """The driver is connected."""


class Done(Struct, frozen=True):
    """A node, by its id, has played a part."""

    node: str
    played: Played


class Failed(Struct, frozen=True):
    """A game of a part failed; it has to be played again to find out why."""


class Lost(Struct, frozen=True):
    """There is no cluster, or no longer."""

    why: str = ""


class Pipe:
    """The connection to the process with the results, which two threads use."""

    def __init__(self, end: Connection) -> None:
        self.end = end
        self.lock = Lock()

    def send(self, answer: Done | Ready | Failed | Lost | None) -> None:
        """Send an answer."""
        with self.lock:
            self.end.send(answer)


def drive(end: Connection, game: Game, plan: Plan, parts: list[range]) -> None:
    """Connect to the cluster and let it play all parts. What Ray prints is dropped: this process has no terminal."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    pipe = Pipe(end)
    import ray

    try:
        ray.init(address="auto", log_to_driver=False, configure_logging=False)
    except Exception as error:
        pipe.send(Lost(reason_of(error)))
        return
    Thread(target=beat, args=(pipe,), daemon=True).start()
    pipe.send(Ready())
    try:
        run_parts(pipe, game, plan, parts)
    except Exception as error:
        pipe.send(Lost(reason_of(error)))


def reason_of(error: Exception) -> str:
    """Return why there is no cluster, in one line."""
    address = os.environ.get("RAY_ADDRESS", "")
    if isinstance(error, ConnectionError):
        return f"there is no Ray cluster at {address}" if address else "there is no Ray cluster on this machine"
    return f"the Ray cluster cannot be used ({' '.join(str(error).split())[:200]})"


def beat(pipe: Pipe) -> None:
    """Send a sign of life as long as the cluster answers."""
    import ray

    while True:
        try:
            ray.cluster_resources()
            pipe.send(None)
        except Exception:
            return
        sleep(BEAT)


def run_parts(pipe: Pipe, game: Game, plan: Plan, parts: list[range]) -> None:
    """Start a task for each part, some ahead of those whose results are awaited, and send the results in order."""
    import ray

    task = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(play_part)
    shared = ray.put(game)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(parts)
    started = deque(task.remote(shared, plan, part) for part in islice(waiting, ahead))
    while started:
        answer = ray.get(started.popleft())
        if isinstance(answer, Lost):
            pipe.send(answer)
            return
        pipe.send(answer)
        started.extend(task.remote(shared, plan, part) for part in islice(waiting, 1))


GAMES: dict[str, Loaded] = {}
"""The games that this worker has loaded, by the names of their packages."""


def play_part(game: Game, plan: Plan, part: range) -> Done | Failed | Lost:
    """Play a part of a plan in a worker of the cluster."""
    import ray

    if version("lawspeaker") != game.version:
        return Lost(f"a node has Lawspeaker {version('lawspeaker')}, not {game.version}")
    if game.steps is not None:
        set_steps(game.steps)
    try:
        return Done(ray.get_runtime_context().get_node_id(), Table(loaded(game), plan).play(part))
    except Exception:
        return Failed()


def loaded(game: Game) -> Loaded:
    """Return a game, written to a folder of this worker and imported from there the first time."""
    if game.name not in GAMES:
        folder = Path(tempfile.mkdtemp(prefix="lawspeaker-"), game.name.replace(".", "_"))
        write_files(folder, game.files)
        found = load(BuildTarget(game.name, folder, Location.OUTPUT))
        if game.native:
            from lawspeaker_runtime.native.load import load_native

            found = replace(found, engine=load_native(found.engine, game.name))
        GAMES[game.name] = found
    return GAMES[game.name]
