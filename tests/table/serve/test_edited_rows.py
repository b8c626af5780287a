"""A file of tables that somebody edited by hand: whatever stands in a row, the table is as it was or refused."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from shutil import copy

import pytest

from lawspeaker_table.serve.messages import table_message
from lawspeaker_table.serve.storage import Storage
from lawspeaker_table.serve.tables import Tables
from lawspeaker_table.serve.words import Refused
from tests.soak import runs
from tests.table.serve.conftest import MakeHub, new_table
from tests.table.serve.offers import offer
from tests.table.serve.test_store import edit

COLUMNS = {
    "tables": ("game", "seats", "watch"),
    "starts": ("start", "version", "players", "seed", "options", "origin"),
    "moves": ("start", "number", "turn", "action"),
}
SEAT = "2b7Xq-_0123456789abcde"
ODD: tuple[object, ...] = (
    *(
        None,
        "",
        "x",
        "\0",
        "٣",
        "[[1",
        "[]",
        "[[1]]",
        "[5]",
        "[[99999999]]",
        '[["x"]]',
        "[[-5, 2]]",
        "{}",
        "null",
        "1e400",
    ),
    *(
        "9" * 5_000,
        "[" * 5_000,
        -1,
        7,
        (1 << 63) - 1,
        -(1 << 63),
        '"\\ud800"',
        b"\xff",
        "[[[[]]]]",
        "[99999999999999999999]",
    ),
    *('[["", 0], ["b", 0], ["c", 0]]', f'[["{SEAT}", 5000], ["{SEAT[::-1]}", 0], ["{SEAT[3:]}abc", 0]]'),
    *(f'[["{SEAT}", -1], ["{SEAT[::-1]}", 0], ["{SEAT[3:]}abc", 0]]', f'[["{SEAT}", 0], ["{SEAT}", 0], ["{SEAT}", 0]]'),
)


def edited(path: Path, table: str, column: str, value: object) -> bool:
    """Write a value into all rows of a table; tell whether SQLite takes it."""
    base = sqlite3.connect(path)
    for (name,) in base.execute("select name from sqlite_schema where type = 'trigger'").fetchall():
        base.execute(f"drop trigger {name}")
    new = "cast(? as text)" if isinstance(value, bytes) else "?"
    which = "where number = 2" if column == "number" else ""
    try:
        base.execute(f"update {table} set {column} = {new} {which}", (value,))
    except sqlite3.Error:
        return False
    finally:
        base.commit()
        base.close()
    return True


@pytest.mark.parametrize("table", COLUMNS)
def test_a_table_whose_rows_were_edited_is_refused_in_one_short_line(
    table: str, make_hub: MakeHub, tmp_path: Path
) -> None:
    hub = make_hub("oh-hell")
    made = new_table(hub, "oh-hell", players=3)
    for _ in range(4):
        asyncio.run(made.choose(made.game.player, made.turn, 0))
    hub.tables.close()
    random, before = Random(table), made.game.save()
    for column in COLUMNS[table]:
        for value in random.sample(ODD, runs(8, len(ODD))):
            copy(tmp_path / "tables.db", tmp_path / "edited.db")
            if edited(tmp_path / "edited.db", table, column, value):
                line = refusal(tmp_path / "edited.db", made.record.id, before)
                assert len(line) < 500, (column, value)
                assert "\n" not in line


def refusal(path: Path, id_: str, before: str) -> str:
    """Return why a table is refused, "" if it is as it was before."""
    tables = Tables({"oh-hell": offer("oh-hell")}, Storage(path))
    try:
        found = asyncio.run(tables.find(id_))
        assert found.game.save() == before
        assert found.seat_of("") is None
        assert table_message(found, 1, "en")["turn"] == 4
        return ""
    except Refused as error:
        return str(error)
    finally:
        tables.close()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("update starts set start = 1", "one of its starts is missing or was changed"),
        ("update moves set start = 1", "entries of its moves are of a start that it does not have"),
        ("update tables set watch = ''", "the tokens of its seats were changed"),
        ("update tables set seats = replace(seats, ',0]', ',9000]')", "its bots were changed"),
    ],
)
def test_moves_are_not_lost_and_seats_not_opened_by_an_edit(
    line: str, why: str, make_hub: MakeHub, tmp_path: Path
) -> None:
    hub = make_hub("oh-hell")
    made = new_table(hub, "oh-hell", players=3)
    asyncio.run(made.choose(made.game.player, 0, 0))
    edit(hub, line)
    assert refusal(tmp_path / "tables.db", made.record.id, "") == f"this table cannot be continued: {why}"
