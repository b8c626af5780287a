"""The processes in which bots think, and whose bot thinks next.

Each visitor has a line, in which tables wait in the order in which they asked. A table thinks about one decision at a
time; a visitor takes all processes but one. When one is free, the visitor goes first who has used least time; one who
was away for long has no claim to catch up. So a visitor with 50 tables of strong bots makes their own bots slow, and
nobody else's.

    A A A A A A ...                A B A A A
    B                      ->      (B waits for one search, not for six)

The processes are as many as the machine has cores, start with the first search, and give way to the server.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from contextlib import ExitStack
from multiprocessing.process import BaseProcess

from msgspec import Struct, field

from lawspeaker_runtime.errors import RuleError
from lawspeaker_system.worker_processes import process_pool
from lawspeaker_table.serve.bot_process import Found, Search, Task, best, prepare

MAX_VISITORS = 10_000
"""The visitors whose used time is remembered."""
TRIES = 2
"""How often a search is begun whose process was ended by something else."""


class Job(Struct, eq=False):
    """A search that was asked for: `begin` returns it, or None if nobody needs it any more."""

    begin: Callable[[], Search | None]
    found: asyncio.Future[int | None]
    tries: int = TRIES


class Visitor(Struct, eq=False):
    """The line of a visitor: who waits, how many think, and the seconds that were used so far."""

    used: float
    waiting: deque[Job] = field(default_factory=deque)
    thinking: int = 0


class Processes:
    """Processes that are started when they are needed, and ended without waiting for what they think about."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.stack = ExitStack()
        self.pool: Executor | None = None
        self.started: list[BaseProcess] = []

    def run(self, task: Task) -> asyncio.Future[Found]:
        """Return the future of what a process finds."""
        if self.pool is None:
            before = multiprocessing.active_children()
            self.pool = self.stack.enter_context(process_pool(self.count, prepare, None))
            self.started = [process for process in multiprocessing.active_children() if process not in before]
        return asyncio.get_running_loop().run_in_executor(self.pool, best, task)

    def close(self) -> None:
        """End the processes."""
        for process in self.started:
            process.terminate()
        self.stack.close()
        self.pool, self.started = None, []


class BotQueue:
    """Searches in a few processes, in a fair order."""

    def __init__(self, processes: Processes | None = None) -> None:
        self.processes = processes or Processes(os.cpu_count() or 1)
        self.free = self.processes.count
        self.each = max(1, self.free - 1)
        self.visitors: OrderedDict[str, Visitor] = OrderedDict()
        self.reached = 0.0

    async def think(self, name: str, begin: Callable[[], Search | None]) -> int | None:
        """Return what a search for a visitor finds, None if it is not needed when its turn comes."""
        job = Job(begin, asyncio.get_running_loop().create_future())
        visitor = self.visitor(name)
        if not visitor.waiting and not visitor.thinking:
            visitor.used = max(visitor.used, self.reached)
        visitor.waiting.append(job)
        self.start()
        return await job.found

    def visitor(self, name: str) -> Visitor:
        """Return the line of a visitor; of those who wait for nothing, who came last longest ago is forgotten."""
        found = self.visitors.setdefault(name, Visitor(self.reached))
        self.visitors.move_to_end(name)
        if len(self.visitors) > MAX_VISITORS:
            idle = (one for one, visitor in self.visitors.items() if not visitor.waiting and not visitor.thinking)
            self.visitors.pop(next(idle, ""), None)
        return found

    def start(self) -> None:
        """Let bots think until no process is free, or no visitor may use one more."""
        while self.free and (visitor := self.next_visitor()) is not None:
            job = visitor.waiting.popleft()
            if job.found.done():
                continue
            try:
                search = job.begin()
                if search is None:
                    job.found.set_result(None)
                else:
                    self.run(visitor, job, search)
            except Exception as error:  # whoever waits is told, whatever it is
                job.found.set_exception(error)

    def next_visitor(self) -> Visitor | None:
        """Return who has used least time of those who wait and may use one more process."""
        ready = [one for one in self.visitors.values() if one.waiting and one.thinking < self.each]
        return min(ready, key=lambda one: one.used, default=None)

    def run(self, visitor: Visitor, job: Job, search: Search) -> None:
        """Let a process search."""
        future = self.processes.run(search.task())
        self.free -= 1
        visitor.thinking += 1
        self.reached = max(self.reached, visitor.used)
        future.add_done_callback(lambda done: self.finished(visitor, job, search, done))

    def finished(self, visitor: Visitor, job: Job, search: Search, done: asyncio.Future[Found]) -> None:
        """Hand over what was found, and let the next bot think."""
        self.free += 1
        visitor.thinking -= 1
        error = None if done.cancelled() else done.exception()
        if isinstance(error, BrokenExecutor):
            self.processes.close()
            job.tries -= 1
        if isinstance(error, BrokenExecutor) and job.tries:
            visitor.waiting.appendleft(job)
        else:
            self.settle(visitor, job, search, done)
        self.start()

    def settle(self, visitor: Visitor, job: Job, search: Search, done: asyncio.Future[Found]) -> None:
        """Tell whoever waits what was found. If the rules were changed on disk meanwhile, search in a thread here."""
        if job.found.done():
            return
        if done.cancelled():
            job.found.cancel()
            return
        error = done.exception()
        if error is not None:
            job.found.set_exception(error)
            return
        found = done.result()
        visitor.used += found.seconds
        if found.failed:
            job.found.set_exception(RuleError(found.failed))
        elif found.other_rules:
            here = asyncio.get_running_loop().run_in_executor(None, search.here)
            here.add_done_callback(lambda done: self.settle(visitor, job, search, done))
        else:
            job.found.set_result(found.action)

    def close(self) -> None:
        """End all searches."""
        self.processes.close()
