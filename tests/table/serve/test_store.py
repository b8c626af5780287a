"""Tables on disk: found again after a restart, refused if the rules changed, never lost to a broken file."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import pytest
from msgspec.structs import replace

from lawspeaker_table.serve.connections import Hub
from lawspeaker_table.serve.store import BadStore, Move, Store
from lawspeaker_table.serve.table import Table
from lawspeaker_table.serve.words import Refused
from tests.table.serve.conftest import MakeHub, client_of, create, new_table, next_of, sit

P = ParamSpec("P")
T = TypeVar("T")
RUN = "from lawspeaker.cli.app import main; main()"


def stored(hub: Hub, function: Callable[Concatenate[Store, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Return what a function of the store of a server returns, in the thread that may use it."""
    return asyncio.run(hub.tables.storage.run(function, *args, **kwargs))


def find(hub: Hub, table: Table) -> Table:
    """Return a table of a server, as a window would find it."""
    return asyncio.run(hub.tables.find(table.record.id))


def edit(hub: Hub, *lines: str) -> None:
    """Close the file of a server and edit it by hand, without the triggers that refuse that."""
    hub.tables.close()
    base = sqlite3.connect(hub.tables.storage.store.path)
    for (name,) in base.execute("select name from sqlite_schema where type = 'trigger'").fetchall():
        base.execute(f"drop trigger {name}")
    for line in lines:
        base.execute(line)
    base.commit()
    base.close()


def test_a_table_is_found_again_after_a_restart_with_every_move(make_hub: MakeHub) -> None:
    table = new_table(make_hub())
    for turn, column in enumerate([3, 3, 4]):
        asyncio.run(table.choose(1 + turn % 2, turn, column))
    again = find(make_hub(), table)
    assert again.game.save() == table.game.save()
    assert again.record == table.record
    asyncio.run(again.undo(1))
    assert find(make_hub(), table).turn == 2


def test_an_undo_is_added_to_what_is_stored_and_deletes_nothing(make_hub: MakeHub) -> None:
    hub = make_hub()
    table = new_table(hub)
    for _ in range(2):
        asyncio.run(table.choose(1, 0, 3))
        asyncio.run(table.undo(1))
    asyncio.run(table.choose(1, 0, 5))
    entries = [(move.number, move.turn, move.action) for move in stored(hub, Store.moves, table.record.id)]
    assert entries == [(0, 0, 3), (1, 0, None), (2, 0, 3), (3, 0, None), (4, 0, 5)]
    assert find(make_hub(), table).game.history.choices == (5,)


@pytest.mark.parametrize(
    "line", ["delete from moves", "update moves set action = 2", "delete from tables", "update starts set seed = '1'"]
)
def test_what_is_stored_is_neither_changed_nor_deleted(make_hub: MakeHub, line: str) -> None:
    hub = make_hub()
    table = new_table(hub)
    asyncio.run(table.choose(1, 0, 3))
    with pytest.raises(sqlite3.IntegrityError, match="what is stored is neither changed nor deleted"):
        stored(hub, lambda store: store.base.execute(line))
    assert find(make_hub(), table).turn == 1


def test_entries_are_stored_without_gaps(make_hub: MakeHub) -> None:
    hub = make_hub()
    table = new_table(hub)
    asyncio.run(table.choose(1, 0, 3))
    id_ = table.record.id
    for wrong in (Move(id_, 0, 0, 1, 3), Move(id_, 0, 2, 1, 3), Move(id_, 0, 1, 2, 3), Move(id_, 0, 1, 1)):
        with pytest.raises(sqlite3.IntegrityError):
            stored(hub, Store.append_all, [wrong])
    stored(hub, Store.append_all, [Move(id_, 0, 1, 1, 3), Move(id_, 0, 2, 1), Move(id_, 0, 3, 1, 2)])
    assert find(make_hub(), table).game.history.choices == (3, 2)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("delete from moves where number = 1", "entry 1 of its moves is missing or was changed"),
        ("delete from moves where number = 0", "entry 0 of its moves is missing or was changed"),
        ("update moves set turn = 7 where number = 2", "entry 2 of its moves is missing or was changed"),
        ("update moves set action = null where number = 0", "entry 0 of its moves is missing or was changed"),
        ("update starts set options = '[[1'", "its settings were changed"),
        ("update starts set seed = 'x'", "its settings were changed"),
        ("update starts set players = 3", "it is for 3 players, and has 2 seats"),
        ("update tables set seats = '[5]'", "its settings were changed"),
        ("update moves set action = 99 where number = 2", "the history goes on with option 99"),
    ],
)
def test_a_table_that_was_edited_is_refused_in_one_line(make_hub: MakeHub, line: str, why: str) -> None:
    hub = make_hub()
    table = new_table(hub)
    for turn in range(3):
        asyncio.run(table.choose(1 + turn % 2, turn, 3))
    edit(hub, line)
    with pytest.raises(Refused, match=f"this table cannot be continued: {why}"):
        find(make_hub(), table)


def test_one_server_owns_a_file(make_hub: MakeHub, tmp_path: Path) -> None:
    hub = make_hub()
    table = new_table(hub)
    with pytest.raises(BadStore, match="is used by another server"):
        Store(tmp_path / "tables.db")
    asyncio.run(table.choose(1, 0, 3))
    assert find(make_hub(), table).turn == 1


def test_a_second_server_is_refused_until_the_first_is_gone_even_if_that_was_killed(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with served(database) as (first, _):
        first.send_signal(signal.SIGSTOP)
        second = subprocess.run(command(database), capture_output=True, text=True, timeout=60)
        first.send_signal(signal.SIGCONT)
        assert second.returncode == 1
        assert second.stderr + second.stdout == f"{database} is used by another server; choose another file with --db\n"
        first.kill()
        first.wait()
    with served(database) as (_, address):
        assert urllib.request.urlopen(address).status == 200


def test_a_file_that_was_removed_takes_no_move_that_would_be_lost(make_hub: MakeHub, tmp_path: Path) -> None:
    table = new_table(make_hub())
    (tmp_path / "tables.db").rename(tmp_path / "backup.db")
    with pytest.raises(Refused, match="so nothing was changed: the file was moved or removed"):
        asyncio.run(table.choose(1, 0, 3))
    assert table.turn == 0
    (tmp_path / "backup.db").rename(tmp_path / "tables.db")
    asyncio.run(table.choose(1, 0, 3))
    assert table.turn == 1


def test_a_table_of_other_rules_is_refused_and_kept(make_hub: MakeHub) -> None:
    hub = make_hub()
    table = new_table(hub)
    stored(hub, Store.begin_again, replace(table.record, version="old", start=1), [])
    hub = make_hub()
    with pytest.raises(Refused, match=r"played with other rules \(version old\); these are version "):
        find(hub, table)
    assert stored(hub, Store.find, table.record.id) is not None


def test_a_move_that_cannot_be_stored_is_refused_and_changes_nothing(make_hub: MakeHub) -> None:
    hub = make_hub()
    table = new_table(hub)
    stored(hub, lambda store: store.base.execute("pragma query_only=on"))
    with pytest.raises(Refused, match="this could not be stored, so nothing was changed: "):
        asyncio.run(table.choose(1, 0, 3))
    assert table.turn == 0
    stored(hub, lambda store: store.base.execute("pragma query_only=off"))
    asyncio.run(table.choose(1, 0, 3))
    assert table.turn == 1


def test_the_database_is_used_by_no_thread_but_its_own(make_hub: MakeHub) -> None:
    store = make_hub().tables.storage.store
    with pytest.raises(sqlite3.ProgrammingError, match="can only be used in that same thread"):
        store.count()


def test_a_server_answers_while_its_database_waits_and_stores_afterwards(make_hub: MakeHub) -> None:
    hub, free = make_hub(), threading.Event()
    with client_of(hub) as client:
        made = create(client, game="connect-four")
        red, yellow = sit(client, made, 1), sit(client, made, 2)
        next_of(red, "table"), next_of(yellow, "table")
        hub.tables.storage.thread.submit(free.wait, 60)
        red.send_json({"type": "choose", "turn": 0, "option": 3})
        yellow.send_json({"type": "look", "step": None})
        assert next_of(yellow, "table")["turn"] == 0
        assert client.get("/api/games").status_code == 200
        free.set()
        assert next_of(red, "stored")["turn"] == 1


def test_each_error_of_the_database_is_a_clear_answer(make_hub: MakeHub) -> None:
    hub = make_hub()
    with client_of(hub, raising=False) as client:
        made = create(client, game="connect-four")
        store, base = hub.tables.storage.store, hub.tables.storage.store.base
        hub.tables.open.clear()
        store.base = Locked()  # type: ignore[assignment]
        refused = client.post("/api/tables", json={"game": "connect-four"})
        assert refused.status_code == 503
        assert refused.json() == {"error": "this could not be stored, so nothing was changed: database is locked"}
        assert next_of(sit(client, made, 1), "error")["text"] == "the tables cannot be read now: database is locked"
        store.base = base
        assert next_of(sit(client, made, 1), "table")["turn"] == 0


class Locked:
    """A connection to a file that another program has locked."""

    in_transaction = False

    def execute(self, *_: object) -> None:
        """Fail as SQLite does."""
        raise sqlite3.OperationalError("database is locked")


@pytest.mark.parametrize(
    "content", [b"this is no database, only a text that is long enough", b"SQLite format 3\0" + b"x" * 200]
)
def test_a_file_that_is_no_database_is_refused_and_not_changed(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(content)
    with pytest.raises(BadStore, match="is no database of tables, and was not changed"):
        Store(path)
    assert path.read_bytes() == content


def test_a_database_of_another_program_or_version_is_refused(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("create table tables (name text)")
    other.commit()
    with pytest.raises(BadStore, match="is no database of tables"):
        Store(tmp_path / "other.db")
    newer = sqlite3.connect(tmp_path / "newer.db")
    newer.execute("pragma user_version=9")
    newer.commit()
    with pytest.raises(BadStore, match="another version of Lawspeaker"):
        Store(tmp_path / "newer.db")


def command(database: Path) -> list[str]:
    """Return the command of a server on a free port."""
    return [sys.executable, "-u", "-c", RUN, "serve", "connect-four", "--port", "0", "--db", str(database)]


@contextmanager
def served(database: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start a server, yield it and its address, and kill it."""
    server = subprocess.Popen(command(database), stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        yield server, server.stdout.readline().split()[-1].rstrip("/")
    finally:
        server.kill()
        server.wait()


def test_a_server_that_is_killed_comes_back_with_every_acknowledged_move(tmp_path: Path, make_hub: MakeHub) -> None:
    from websockets.sync.client import connect

    acknowledged = 0
    with served(tmp_path / "tables.db") as (server, address):
        request = urllib.request.Request(f"{address}/api/tables", data=b'{"game": "connect-four", "bots": {"2": 1}}')
        made = json.load(urllib.request.urlopen(request))
        path, _, token = made["seats"][0]["link"].partition("#")
        with connect(f"{address.replace('http', 'ws')}/ws/{made['id']}") as socket:
            socket.send(json.dumps({"type": "join", "token": token}))
            deadline = time.monotonic() + 30
            while acknowledged < 5 and time.monotonic() < deadline:
                message = json.loads(socket.recv(timeout=10))
                if message["type"] == "stored":
                    acknowledged = message["turn"]
                elif message["type"] == "table" and message["options"] and message["turn"] >= acknowledged:
                    option = message["options"][message["turn"] % len(message["options"])]["id"]
                    socket.send(json.dumps({"type": "choose", "turn": message["turn"], "option": option}))
            server.send_signal(signal.SIGKILL)
    assert acknowledged >= 5
    assert path.endswith(made["id"])
    assert asyncio.run(make_hub("connect-four").tables.find(made["id"])).turn >= acknowledged


def test_moves_that_come_together_are_stored_by_one_commit(make_hub: MakeHub, monkeypatch: pytest.MonkeyPatch) -> None:
    hub = make_hub()
    made = [new_table(hub, seed=seed) for seed in range(6)]
    commits: list[int] = []
    store_all = Store.append_all

    def counted(store: Store, moves: Sequence[Move]) -> None:
        commits.append(len(moves))
        store_all(store, moves)

    async def all_at_once() -> None:
        await asyncio.gather(*(table.choose(1, 0, 3) for table in made))

    monkeypatch.setattr(Store, "append_all", counted)
    asyncio.run(all_at_once())
    assert sum(commits) == 6
    assert len(commits) < 6
    assert [find(make_hub(), table).game.history.choices for table in made] == [(3,)] * 6


def test_a_move_that_cannot_be_stored_stops_no_move_of_another_table(make_hub: MakeHub) -> None:
    hub = make_hub()
    good, bad, last = (new_table(hub, seed=seed) for seed in range(3))
    stored(hub, Store.append_all, [Move(bad.record.id, 0, 0, 0, 5)])

    async def all_at_once() -> list[BaseException | None]:
        return await asyncio.gather(*(table.choose(1, 0, 3) for table in (good, bad, last)), return_exceptions=True)

    first, refused, third = asyncio.run(all_at_once())
    assert (first, third) == (None, None)
    assert isinstance(refused, Refused)
    assert [table.turn for table in (good, bad, last)] == [1, 0, 1]
    assert [find(make_hub(), table).game.history.choices for table in (good, bad, last)] == [(3,), (5,), (3,)]
