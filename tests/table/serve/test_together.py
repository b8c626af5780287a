"""At a table all who choose together are asked at once, and their answers come in any order."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lawspeaker.cli.offers import hub_of
from lawspeaker_table.serve.messages import Message, table_message
from lawspeaker_table.serve.table import WATCHER, Table, game_of
from lawspeaker_table.serve.words import Refused
from tests.conftest import Law
from tests.paths import ROOT

GOOFSPIEL = ROOT / "tests/specs/goofspiel"


@pytest.fixture
def table(law: Law) -> Table:
    """Return a new table of three people; its storage is closed with the process."""
    hub = hub_of([str(GOOFSPIEL)], Path("tables.db"), "127.0.0.1", 10)
    return asyncio.run(hub.tables.create("goofspiel", 3, {}, {}, 1))


def shown(table: Table, seat: int) -> Message:
    return table_message(table, seat, "en")


def options(table: Table, seat: int) -> list[object]:
    found = shown(table, seat)["options"]
    assert isinstance(found, list)
    return found


def test_every_seat_has_its_question_until_it_has_answered(table: Table) -> None:
    assert [len(options(table, seat)) for seat in (1, 2, 3, WATCHER)] == [4, 4, 4, 0]
    asyncio.run(table.choose(2, 0, 3))
    assert [len(options(table, seat)) for seat in (1, 2, 3)] == [4, 0, 4]
    assert {(str(shown(table, seat)["waiting"]), str(shown(table, seat)["answered"])) for seat in range(4)} == {
        ("[1, 3]", "[2]")
    }
    with pytest.raises(Refused):
        asyncio.run(table.choose(2, 1, 0))


def test_an_answer_of_somebody_else_does_not_make_a_window_too_late(table: Table) -> None:
    stamp = table.stamp
    asyncio.run(table.choose(2, 0, 3))
    assert table.is_current(stamp, 1)
    assert not table.is_current(stamp, 2)
    asyncio.run(table.choose(1, 0, 0))
    asyncio.run(table.choose(3, 0, 0))
    assert table.game.waiting == {1, 2, 3}
    assert not table.is_current(stamp, 1)
    with pytest.raises(Refused):
        asyncio.run(table.choose(1, 0, 0))


def test_a_seat_may_take_its_answer_back_until_it_is_revealed(table: Table) -> None:
    asyncio.run(table.choose(2, 0, 3))
    assert [table.can_undo(seat) for seat in (1, 2, 3)] == [False, True, False]
    asyncio.run(table.choose(3, 1, 0))
    asyncio.run(table.choose(1, 2, 0))
    assert [table.can_undo(seat) for seat in (1, 2, 3)] == [False, False, False]


def test_a_stored_table_goes_on_with_the_answers_that_were_given(table: Table) -> None:
    asyncio.run(table.choose(3, 0, 2))
    asyncio.run(table.choose(1, 1, 1))
    again = game_of(table.offer, table.record, list(table.game.history.packed))
    assert again.hash == table.game.hash
    assert again.waiting == {2}
    assert again.answered == {1, 3}
