"""Tables and moves in one SQLite file, which one server owns and in which nothing is changed or deleted.

    store.add(record)                         a table: its game, seats, and its first start: rules, seed, settings
    store.append_all([Move(id, 0, 4, 3, 17)]) entry 4 of the table: decision 3 was action 17
    store.append_all([Move(id, 0, 5, 3)])     entry 5: the decisions from 3 on are undone
    store.begin_again(record, [17])           the table goes on from another position, with its decisions

A game is its seed, its settings and the list of its actions, so that a server that was killed finds every acknowledged
move again. `PRAGMA synchronous=FULL` lets a commit wait for the disk. Triggers refuse entries that leave a gap, and
changes of what is stored.

`PRAGMA locking_mode=EXCLUSIVE` is the lease: the operating system locks the file for this process as long as it runs.
A store belongs to the thread that opened it: SQLite refuses it to all others (`storage.py`).
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

FORMAT = 3
TOKEN_BYTES = 16
TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")
"""The token of a seat: 16 random bytes in base 64."""
STRONGEST = 2_000
"""The number of games that the strongest bot simulates for a decision."""
PATIENCE = 1.0
"""Seconds to wait for a file that another program uses: a server that was just stopped may still close it."""
COLUMNS = "id, game, seats, watch, start, version, players, seed, options, origin"
SCHEMA = """
create table if not exists tables (
    id text primary key, game text not null, seats text not null, watch text not null
) strict;
create table if not exists starts (
    id text not null references tables(id), start integer not null, version text not null, players integer not null,
    seed text not null, options text not null, origin text not null,
    primary key (id, start)
) strict, without rowid;
create table if not exists moves (
    id text not null, start integer not null, number integer not null, turn integer not null, action integer,
    primary key (id, start, number)
) strict, without rowid;
create trigger if not exists starts_have_no_gap before insert on starts
when new.start <> (select count(*) from starts where id = new.id)
begin select raise(abort, 'starts of a table are numbered without gaps'); end;
create trigger if not exists moves_have_no_gap before insert on moves
when new.number <> (select coalesce(max(number) + 1, 0) from moves where id = new.id and start = new.start)
begin select raise(abort, 'moves of a table are numbered without gaps'); end;
create trigger if not exists decisions_have_no_gap before insert on moves
when new.action is not null and new.turn <> LEFT
begin select raise(abort, 'decisions of a table are numbered without gaps'); end;
create trigger if not exists undone_decisions_were_made before insert on moves
when new.action is null and (new.turn < 0 or new.turn >= LEFT)
begin select raise(abort, 'only decisions that were made are undone'); end;
""".replace(
    "LEFT",
    "coalesce((select turn + (action is not null) from moves where id = new.id and start = new.start "
    "order by number desc limit 1), 0)",
)
"""`LEFT` is the number of decisions that are left of the entries of a table."""


class BadStore(Exception):
    """A file that is no database of tables, or that another server uses."""


class Moved(sqlite3.OperationalError):
    """The file of a store that was removed, or replaced by another: what is written would be lost."""


class Full(Exception):
    """The file has as many tables as it may have."""


class Damaged(Exception):
    """A table that was stored, and was changed by something else so that it cannot be read."""


class Move(Struct, frozen=True):
    """An entry of a table: decision `turn` was `action`, or without an action the decisions from `turn` on are undone.

    `start` says since which start of the table, `number` counts its entries.
    """

    id: str
    start: int
    number: int
    turn: int
    action: int | None = None


class Seat(Struct, frozen=True, array_like=True):
    """A seat: the token of its player, and the strength of its bot (0: a person, 1: random, else simulations)."""

    token: str
    bot: int = 0


class Record(Struct, frozen=True):
    """A table as it is stored, since its last start.

    `origin` is the dump of a start position, usually empty; `watch` is the token of people who watch.
    """

    id: str
    game: str
    version: str
    players: int
    seed: int
    options: list[list[int]]
    origin: list[object]
    seats: list[Seat]
    watch: str
    start: int = 0


class Stored(Struct, frozen=True):
    """What a store has of a table since its last start: its record, the number of its entries, and its decisions."""

    record: Record
    entries: int
    actions: list[int]


class Store:
    """The database of one server, and of the thread that opens it."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        self.base = opened(path)
        try:
            prepare(self.base, path)
        except BaseException:
            self.base.close()
            raise
        self.file = identity(path)

    def add(self, record: Record, limit: int) -> None:
        """Store a new table; raise Full if there are `limit` tables already."""
        with self.transaction():
            if self.count() >= limit:
                raise Full
            values = (record.id, record.game, text_of(record.seats), record.watch)
            self.base.execute("insert into tables values (?, ?, ?, ?)", values)
            self.add_start(record)

    def add_start(self, record: Record) -> None:
        """Store the start of a table."""
        settings = (text_of(record.options), text_of(record.origin))
        values = (record.id, record.start, record.version, record.players, str(record.seed), *settings)
        self.base.execute("insert into starts values (?, ?, ?, ?, ?, ?, ?)", values)

    def begin_again(self, record: Record, actions: Sequence[int]) -> None:
        """Store that a table goes on from another start, with its decisions."""
        with self.transaction():
            self.add_start(record)
            self.insert([Move(record.id, record.start, turn, turn, action) for turn, action in enumerate(actions)])

    def append_all(self, moves: Sequence[Move]) -> None:
        """Store entries of any tables, all or none; fails if one is not the next of its table."""
        with self.transaction():
            self.insert(moves)

    def insert(self, moves: Sequence[Move]) -> None:
        """Add entries to a transaction."""
        rows = [(move.id, move.start, move.number, move.turn, move.action) for move in moves]
        self.base.executemany("insert into moves values (?, ?, ?, ?, ?)", rows)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Store what is done within, all or nothing; fails if the file is no longer where it was."""
        if identity(self.path) != self.file:
            raise Moved("the file was moved or removed")
        self.base.execute("begin immediate")
        try:
            yield
            self.base.execute("commit")
        finally:
            if self.base.in_transaction:
                self.base.execute("rollback")

    def count(self) -> int:
        """Return the number of tables."""
        return int(self.base.execute("select count(*) from tables").fetchone()[0])

    def find(self, id_: str) -> Record | None:
        """Return a table since its last start, or None; raise Damaged if it cannot be read."""
        query = f"select {COLUMNS} from tables join starts using (id) where id = ? order by start desc limit 1"
        row = self.base.execute(query, (id_,)).fetchone()
        return None if row is None else record_of(row)

    def load(self, id_: str) -> Stored | None:
        """Return all of a table since its last start, or None; raise Damaged if it cannot be read."""
        record = self.find(id_)
        if record is None:
            return None
        self.check_starts(record)
        moves = self.moves(id_, record.start)
        return Stored(record, len(moves), actions_of(moves))

    def check_starts(self, record: Record) -> None:
        """Raise Damaged if a start of a table is missing, or entries are of a start that it does not have."""
        query = "select count(*), min(start) from starts where id = ?"
        count, first = self.base.execute(query, (record.id,)).fetchone()
        if first != 0 or record.start != count - 1:
            raise Damaged("one of its starts is missing or was changed")
        query = "select count(*) from moves where id = ? and start not between 0 and ?"
        if self.base.execute(query, (record.id, record.start)).fetchone()[0]:
            raise Damaged("entries of its moves are of a start that it does not have")

    def all(self) -> list[str]:
        """Return the ids of all tables."""
        return [str(row[0]) for row in self.base.execute("select id from tables order by rowid")]

    def moves(self, id_: str, start: int = 0) -> list[Move]:
        """Return the entries of a table since a start."""
        rows = self.base.execute("select * from moves where id = ? and start = ? order by number", (id_, start))
        return [Move(*row) for row in rows]

    def close(self) -> None:
        """Close the file, so that another server may use it."""
        self.base.close()


def opened(path: Path | str) -> sqlite3.Connection:
    """Return a connection to a file; raise BadStore if there is no such place."""
    try:
        return sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
    except sqlite3.Error as error:
        raise BadStore(f"{path} cannot be a database of tables, and was not changed: {error}") from None


def prepare(base: sqlite3.Connection, path: Path | str) -> None:
    """Take a file for this process, and create its tables; raise BadStore if that fails."""
    try:
        base.execute("pragma locking_mode=exclusive")
        format_ = base.execute("pragma user_version").fetchone()[0]
        if format_ not in (0, FORMAT):
            raise BadStore(f"{path} has tables of another version of Lawspeaker (format {format_}, not {FORMAT})")
        base.execute("pragma journal_mode=wal")
        base.execute("pragma synchronous=full")
        base.executescript(SCHEMA + "".join(kept_triggers()))
        base.execute(f"pragma user_version={FORMAT}")
        base.execute(f"select {COLUMNS} from tables join starts using (id) limit 1")
        base.execute("select id, start, number, turn, action from moves limit 1")
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise BadStore(f"{path} is used by another server") from None
        what = "is no database of tables" if Path(path).is_file() else "cannot be a database of tables"
        raise BadStore(f"{path} {what}, and was not changed: {error}") from None


def kept_triggers() -> Iterator[str]:
    """Yield triggers that refuse to change or delete what is stored."""
    for table in ("tables", "starts", "moves"):
        for change in ("update", "delete"):
            yield (
                f"create trigger if not exists {table}_refuse_{change} before {change} on {table} "
                f"begin select raise(abort, 'what is stored is neither changed nor deleted'); end;\n"
            )


def identity(path: Path | str) -> tuple[int, int] | None:
    """Return which file is behind a path, None if there is none."""
    try:
        found = Path(path).stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def text_of(value: object) -> str:
    """Return a value as JSON."""
    return msgspec.json.encode(value).decode()


def record_of(row: tuple[object, ...]) -> Record:
    """Return a table from its row; raise Damaged if it is none."""
    id_, game, seats, watch, start, version, players, seed, options, origin = map(str, row)
    try:
        record = Record(
            id_,
            game,
            version,
            int(players),
            int(seed),
            msgspec.json.decode(options, type=list[list[int]]),
            msgspec.json.decode(origin, type=list[object]),
            msgspec.json.decode(seats, type=list[Seat]),
            watch,
            int(start),
        )
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Damaged("its settings were changed") from None
    if len(record.seats) != record.players:
        raise Damaged(f"it is for {record.players} players, and has {len(record.seats)} seats")
    check_seats(record)
    return record


def check_seats(record: Record) -> None:
    """Raise Damaged if anybody could sit down without a token, or a bot is one that no table can have."""
    tokens = [record.watch, *(seat.token for seat in record.seats)]
    if not all(TOKEN.fullmatch(token) for token in tokens) or len(set(tokens)) < len(tokens):
        raise Damaged("the tokens of its seats were changed")
    if not all(0 <= seat.bot <= STRONGEST for seat in record.seats):
        raise Damaged("its bots were changed")


def actions_of(moves: Sequence[Move]) -> list[int]:
    """Return the decisions that are left of the entries of a table; raise Damaged if one is missing.

    >>> actions_of([Move("a", 0, 0, 0, 17), Move("a", 0, 1, 1, 3), Move("a", 0, 2, 1), Move("a", 0, 3, 1, 4)])
    [17, 4]
    """
    actions: list[int] = []
    for number, move in enumerate(moves):
        fits = move.turn == len(actions) if move.action is not None else 0 <= move.turn < len(actions)
        if move.number != number or not fits:
            raise Damaged(f"entry {number} of its moves is missing or was changed")
        if move.action is None:
            del actions[move.turn :]
        else:
            actions.append(move.action)
    return actions
