"""Moves of all tables, stored by common commits in a thread.

A commit waits for the disk, some milliseconds, in which the server goes on. Moves that arrive meanwhile are stored
together by the next commit: 40 tables that move at once wait for two commits, not for 40.

    await journal.append(id, 4, [17, 3])     decisions 4 and 5 of the table are on disk
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence

from msgspec import Struct

from lawspeaker.cli.serve.store import Move, Store


class Entry(Struct, eq=False):
    """Moves of one table, and the future of whoever waits until they are on disk."""

    moves: list[Move]
    stored: asyncio.Future[None]


class Journal:
    """Stores moves. What `append` has returned from is on disk."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: list[Entry] = []
        self.writing: asyncio.Task[None] | None = None

    async def append(self, id_: str, first: int, actions: Sequence[int]) -> None:
        """Store decisions of a table from number `first` on; raise sqlite3.Error and store none if that fails."""
        loop = asyncio.get_running_loop()
        entry = Entry([(id_, first + index, action) for index, action in enumerate(actions)], loop.create_future())
        self.waiting.append(entry)
        if self.writing is None:
            self.writing = loop.create_task(self.write())
        await entry.stored

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
            await asyncio.to_thread(self.store.append_all, [move for entry in entries for move in entry.moves])
        except sqlite3.Error as error:
            if len(entries) > 1:
                for entry in entries:
                    await self.commit([entry])
            elif not entries[0].stored.done():
                entries[0].stored.set_exception(error)
            return
        for entry in entries:
            if not entry.stored.done():
                entry.stored.set_result(None)
