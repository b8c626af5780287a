"""Tables on disk: found again after a restart, refused if the rules changed, never lost to a broken file."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from msgspec.structs import replace

from lawspeaker.cli.serve.store import BadStore, Move, Store
from lawspeaker.cli.serve.words import Refused
from tests.cli.serve.conftest import MakeHub

RUN = "from lawspeaker.cli.app import main; main()"


def test_a_table_is_found_again_after_a_restart_with_every_move(make_hub: MakeHub) -> None:
    first = make_hub().tables
    table = first.create("connect-four", 2, {}, {}, 7)
    for turn, column in enumerate([3, 3, 4]):
        asyncio.run(table.choose(1 + turn % 2, turn, column))
    again = make_hub().tables.find(table.record.id)
    assert again.game.save() == table.game.save()
    assert again.record == table.record
    again.undo(1)
    assert make_hub().tables.find(table.record.id).turn == 2


def test_a_table_of_other_rules_is_refused_and_kept(make_hub: MakeHub) -> None:
    tables = make_hub().tables
    table = tables.create("connect-four", 2, {}, {}, 7)
    tables.store.replace(replace(table.record, version="old"), [])
    with pytest.raises(Refused, match=r"played with other rules \(version old\); these are version "):
        make_hub().tables.find(table.record.id)
    assert tables.store.find(table.record.id) is not None


def test_moves_that_the_rules_do_not_allow_are_refused(make_hub: MakeHub) -> None:
    tables = make_hub().tables
    table = tables.create("connect-four", 2, {}, {}, 7)
    tables.store.append(table.record.id, 0, 99)
    with pytest.raises(Refused, match="this table cannot be continued: the history goes on with option 99"):
        make_hub().tables.find(table.record.id)


def test_a_move_that_cannot_be_stored_is_refused_and_changes_nothing(make_hub: MakeHub) -> None:
    table = make_hub().tables.create("connect-four", 2, {}, {}, 7)
    table.store.moving.execute("pragma query_only=on")
    with pytest.raises(Refused, match="this could not be stored, so nothing was changed: "):
        asyncio.run(table.choose(1, 0, 3))
    assert table.turn == 0
    table.store.moving.execute("pragma query_only=off")
    asyncio.run(table.choose(1, 0, 3))
    assert table.turn == 1


def test_a_move_is_not_stored_twice(make_hub: MakeHub) -> None:
    tables = make_hub().tables
    table = tables.create("connect-four", 2, {}, {}, 7)
    tables.store.append(table.record.id, 0, 3)
    with pytest.raises(sqlite3.IntegrityError):
        tables.store.append(table.record.id, 0, 4)


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


def test_a_server_that_is_killed_comes_back_with_every_acknowledged_move(tmp_path: Path, make_hub: MakeHub) -> None:
    from websockets.sync.client import connect

    database = tmp_path / "tables.db"
    command = [sys.executable, "-c", RUN, "serve", "connect-four", "--port", "0", "--db", str(database)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    acknowledged = 0
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1].rstrip("/")
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
    finally:
        server.kill()
        server.wait()
    assert acknowledged >= 5
    assert path.endswith(made["id"])
    assert make_hub("connect-four").tables.find(made["id"]).turn >= acknowledged


def test_moves_that_come_together_are_stored_by_one_commit(make_hub: MakeHub, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = make_hub().tables
    made = [tables.create("connect-four", 2, {}, {}, seed) for seed in range(6)]
    commits: list[int] = []
    store_all = tables.store.append_all

    def counted(moves: list[Move]) -> None:
        commits.append(len(moves))
        store_all(moves)

    async def all_at_once() -> None:
        await asyncio.gather(*(table.choose(1, 0, 3) for table in made))

    monkeypatch.setattr(tables.store, "append_all", counted)
    asyncio.run(all_at_once())
    assert sum(commits) == 6
    assert len(commits) < 6
    assert [tables.store.moves(table.record.id) for table in made] == [[3]] * 6


def test_a_move_that_cannot_be_stored_stops_no_move_of_another_table(make_hub: MakeHub) -> None:
    tables = make_hub().tables
    good, bad, last = (tables.create("connect-four", 2, {}, {}, seed) for seed in range(3))
    tables.store.append(bad.record.id, 0, 5)

    async def all_at_once() -> list[BaseException | None]:
        return await asyncio.gather(*(table.choose(1, 0, 3) for table in (good, bad, last)), return_exceptions=True)

    first, refused, third = asyncio.run(all_at_once())
    assert (first, third) == (None, None)
    assert isinstance(refused, Refused)
    assert [table.turn for table in (good, bad, last)] == [1, 0, 1]
    assert [tables.store.moves(table.record.id) for table in (good, bad, last)] == [[3], [5], [3]]
