"""Tables and moves in one SQLite file. What a function has returned from is on disk.

    store.add(record)            a table: its game, seed, settings and seats
    store.append(id, 4, 17)      decision 4 of the table was action 17
    store.append_all(moves)      the same of several moves, by one commit; this may run in a thread

A game is its seed, its settings and the list of its actions, so that a server that was killed finds every acknowledged
move again. `PRAGMA synchronous=FULL` lets a commit wait for the disk.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

FORMAT = 1
INSERT = "insert into moves values (?, ?, ?)"
SCHEMA = """
create table if not exists tables (
    id text primary key, game text not null, version text not null, players integer not null, seed text not null,
    options text not null, origin text not null, seats text not null, watch text not null
) strict;
create table if not exists moves (
    id text not null references tables(id), number integer not null, action integer not null,
    primary key (id, number)
) strict, without rowid;
"""


Move = tuple[str, int, int]
"""The id of a table, the number of a decision, and its action."""


class BadStore(Exception):
    """A file that is no database of tables."""


class Seat(Struct, frozen=True):
    """A seat: the token of its player, and the strength of its bot (0: a person, 1: random, else simulations)."""

    token: str
    bot: int = 0


class Record(Struct, frozen=True):
    """A table as it is stored. `origin` is the dump of a start position, usually empty; `watch` lets people watch."""

    id: str
    game: str
    version: str
    players: int
    seed: int
    options: list[list[int]]
    origin: list[object]
    seats: list[Seat]
    watch: str


class Store:
    """The database of one server."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        try:
            self.base, self.moving = opened(path), opened(path)
            format_ = self.base.execute("pragma user_version").fetchone()[0]
            if format_ not in (0, FORMAT):
                raise BadStore(f"{path} has tables of another version of Lawspeaker (format {format_}, not {FORMAT})")
            self.base.executescript(SCHEMA)
            self.base.execute(f"pragma user_version={FORMAT}")
            self.base.execute(
                "select id, game, version, players, seed, options, origin, seats, watch from tables limit 1"
            )
            self.base.execute("select id, number, action from moves limit 1")
        except sqlite3.Error as error:
            what = "is no database of tables" if Path(path).is_file() else "cannot be a database of tables"
            raise BadStore(f"{path} {what}, and was not changed: {error}") from None

    def add(self, record: Record) -> None:
        """Store a new table."""
        seats = json.dumps([[seat.token, seat.bot] for seat in record.seats])
        values = (
            *(record.id, record.game, record.version, record.players, str(record.seed)),
            *(json.dumps(record.options), json.dumps(record.origin), seats, record.watch),
        )
        self.base.execute("insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)

    def append(self, id_: str, number: int, action: int) -> None:
        """Store a decision; fails if the table has a decision of this number already."""
        self.base.execute(INSERT, (id_, number, action))

    def append_all(self, moves: Sequence[Move]) -> None:
        """Store decisions of any tables, all or none. One thread at a time may call it, beside all others of here."""
        self.moving.execute("begin immediate")
        try:
            self.moving.executemany(INSERT, moves)
            self.moving.execute("commit")
        finally:
            if self.moving.in_transaction:
                self.moving.execute("rollback")

    def cut(self, id_: str, count: int) -> None:
        """Remove all decisions behind the first `count`."""
        self.base.execute("delete from moves where id = ? and number >= ?", (id_, count))

    def replace(self, record: Record, actions: list[int]) -> None:
        """Store a table that starts anew from another position, with its decisions."""
        self.base.execute("begin immediate")
        try:
            self.base.execute("delete from moves where id = ?", (record.id,))
            self.base.execute("delete from tables where id = ?", (record.id,))
            self.add(record)
            for number, action in enumerate(actions):
                self.append(record.id, number, action)
            self.base.execute("commit")
        except BaseException:
            self.base.execute("rollback")
            raise

    def count(self) -> int:
        """Return the number of tables."""
        return int(self.base.execute("select count(*) from tables").fetchone()[0])

    def find(self, id_: str) -> Record | None:
        """Return a table, or None."""
        row = self.base.execute("select * from tables where id = ?", (id_,)).fetchone()
        return None if row is None else record_of(row)

    def all(self) -> list[str]:
        """Return the ids of all tables."""
        return [str(row[0]) for row in self.base.execute("select id from tables order by rowid")]

    def moves(self, id_: str) -> list[int]:
        """Return the actions of a table in order."""
        rows = self.base.execute("select action from moves where id = ? order by number", (id_,))
        return [int(row[0]) for row in rows]

    def close(self) -> None:
        """Close the file."""
        self.base.close()
        self.moving.close()


def opened(path: Path | str) -> sqlite3.Connection:
    """Return a connection whose commits wait for the disk."""
    base = sqlite3.connect(path, isolation_level=None, timeout=5, check_same_thread=False)
    base.execute("pragma journal_mode=wal")
    base.execute("pragma synchronous=full")
    return base


def record_of(row: tuple[object, ...]) -> Record:
    """Return a table from its row."""
    id_, game, version, players, seed, options, origin, seats, watch = row
    return Record(
        str(id_),
        str(game),
        str(version),
        int(str(players)),
        int(str(seed)),
        [[int(value) for value in values] for values in json.loads(str(options))],
        list(json.loads(str(origin))),
        [Seat(str(token), int(bot)) for token, bot in json.loads(str(seats))],
        str(watch),
    )
