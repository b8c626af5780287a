"""Play the parts of a plan on a Ray cluster, driven by a process of its own.

    law  --pipe-->  driver (`ray_driver.py`)  --tasks-->  workers on the nodes of the cluster

If the cluster goes away, Ray may end the process that is connected to it. So that is not the process that has the
results: it notices that the driver is gone or silent, keeps what it has, and says so. A worker needs Lawspeaker of the
same version and gets the generated package of the game with the first task.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import TYPE_CHECKING

from lawspeaker.cache.packages import package_files
from lawspeaker_lab.sim.games import Played, Table, played_or_found
from lawspeaker_lab.sim.ray_driver import Done, Failed, Game, Lost, Ready, drive
from lawspeaker_system.console import counted, echo
from lawspeaker_system.failure import fail

if TYPE_CHECKING:
    from lawspeaker_lab.sim.where import Where

SILENCE = 120.0
"""Seconds without any word from the driver, which reports several times as often, after which the cluster is gone."""
START = "start one with `ray start --head`, or name the address of one in RAY_ADDRESS"


def ray_parts(table: Table, parts: list[range], where: Where) -> Iterator[tuple[range, Played]]:
    """Yield the results of parts in their order; if the cluster goes away, note that in `where` and stop."""
    if find_spec("ray") is None:
        fail("error: a Ray cluster needs the package ray: `pip install 'lawspeaker[ray]'`")
    process, answers = started(table, parts, where)
    done = 0
    try:
        await_cluster(answers)
        for part in parts:
            answer = next_answer(answers)
            if isinstance(answer, Lost | Ready):
                where.lost = f"error: the Ray cluster went away after {counted(done, 'game')} of this run"
                return
            if isinstance(answer, Done):
                where.nodes[answer.node] = where.nodes.get(answer.node, 0) + len(part)
            yield part, played_or_found(table, part) if isinstance(answer, Failed) else answer.played
            done += len(part)
        if not where.silent:
            echo(f"{counted(done, 'game')} on {counted(len(where.nodes), 'node')} of the Ray cluster", error=True)
    finally:
        answers.close()
        process.terminate()
        process.join()


def started(table: Table, parts: list[range], where: Where) -> tuple[SpawnProcess, Connection]:
    """Return the driver, started, and the connection on which it answers."""
    context = get_context("spawn")
    answers, end = context.Pipe(duplex=False)
    process = context.Process(target=drive, args=(end, game_of(table, where), table.plan, parts), daemon=True)
    process.start()
    end.close()
    return process, answers


def game_of(table: Table, where: Where) -> Game:
    """Return what a worker needs to play the game."""
    name = table.loaded.package.__name__
    files = package_files(Path(str(table.loaded.tables.__file__)).parent)
    return Game(name, files, where.native, where.steps, version("lawspeaker"))


def await_cluster(answers: Connection) -> None:
    """Wait until the driver is connected; end the command if there is no cluster."""
    first = next_answer(answers)
    if isinstance(first, Lost):
        fail(f"error: {first.why or 'no Ray cluster answers'}: {START}")


def next_answer(answers: Connection) -> Done | Failed | Lost | Ready:
    """Return the next answer of the driver that is not just a sign of life; `Lost` if none comes."""
    while answers.poll(SILENCE):
        try:
            answer: Done | Failed | Lost | Ready | None = answers.recv()
        except (EOFError, OSError):
            return Lost()
        if answer is not None:
            return answer
    return Lost()
