"""The thread that stores tables: SQLite is used nowhere else, and never by the thread that answers visitors.

A commit waits for the disk, some milliseconds, in which the server goes on. Entries that arrive meanwhile are stored
together by the next commit: 40 tables that move at once wait for two commits, not for 40.

    await storage.append([Move(id, 0, 4, 4, 17)])     the entry is on disk
    await storage.load(id)                            a table, its settings and decisions

An error of the database is a refusal, in one line.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from msgspec import Struct

from lawspeaker_table.serve.store import Damaged, Full, Move, Record, Store, Stored
from lawspeaker_table.serve.words import Line, Refused

P = ParamSpec("P")
T = TypeVar("T")
UNREAD = Line("the tables cannot be read now: {why}")
UNSTORED = Line("this could not be stored, so nothing was changed: {why}")


class Entry(Struct, eq=False):
    """Entries of one table, and the future of whoever waits until they are on disk."""

    moves: Sequence[Move]
    stored: asyncio.Future[None]


class Unavailable(Refused):
    """What is asked for cannot be read or stored now."""


class Storage:
    """A store and its thread. What `append` has returned from is on disk."""

    def __init__(self, path: Path | str) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self.closed = False
        self.waiting: list[Entry] = []
        self.writing: asyncio.Task[None] | None = None
        try:
            self.store = self.thread.submit(Store, path).result()
        except BaseException:
            self.thread.shutdown()
            raise

    async def load(self, id_: str) -> Stored | None:
        """Return a table, None if there is none; raise Refused if it cannot be read."""
        with refused(UNREAD):
            return await self.run(Store.load, id_)

    async def add(self, record: Record, limit: int) -> None:
        """Store a new table; raise Refused if there are too many, or it cannot be stored."""
        try:
            with refused(UNSTORED):
                await self.run(Store.add, record, limit)
        except Full:
            raise Refused("this server has {limit:,} tables, and takes no more", limit=limit) from None

    async def begin_again(self, record: Record, actions: Sequence[int]) -> None:
        """Store that a table goes on from another start; raise Refused if it cannot be stored."""
        with refused(UNSTORED):
            await self.run(Store.begin_again, record, actions)

    async def append(self, moves: Sequence[Move]) -> None:
        """Store entries of a table; raise Refused and store none if that fails."""
        loop = asyncio.get_running_loop()
        entry = Entry(moves, loop.create_future())
        self.waiting.append(entry)
        if self.writing is None:
            self.writing = loop.create_task(self.write())
        with refused(UNSTORED):
            await entry.stored

    async def run(self, function: Callable[Concatenate[Store, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what a function of the store returns, in its thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, lambda: function(self.store, *args, **kwargs))

    async def write(self) -> None:
        """Store what waits, again and again until nothing does."""
        try:
            while self.waiting:
                entries, self.waiting = self.waiting, []
                await self.commit(entries)
        finally:
            self.writing = None

    async def commit(self, entries: list[Entry]) -> None:
        """Store entries by one commit; if that fails, each by its own, so that a bad one stops no other."""
        try:
            await self.run(Store.append_all, [move for entry in entries for move in entry.moves])
        except Exception as error:  # whoever waits is told, whatever it is
            if len(entries) > 1:
                for entry in entries:
                    await self.commit([entry])
            elif not entries[0].stored.done():
                entries[0].stored.set_exception(error)
            return
        for entry in entries:
            if not entry.stored.done():
                entry.stored.set_result(None)

    def close(self) -> None:
        """Close the file behind everything that waits to be stored."""
        if not self.closed:
            self.closed = True
            self.thread.submit(self.store.close).result()
            self.thread.shutdown()


@contextmanager
def refused(line: Line) -> Iterator[None]:
    """Turn an error of the database into a refusal."""
    try:
        yield
    except Damaged as error:
        raise Refused("this table cannot be continued: {why}", why=error) from None
    except (sqlite3.Error, OverflowError) as error:
        raise Unavailable(line.english, why=error) from None
