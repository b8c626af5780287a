"""The server collects garbage in short pauses, and leaves Python as it was."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from lawspeaker_table.serve import garbage
from lawspeaker_table.serve.garbage import NEVER, collect_often, frozen_survivors


class Knot:
    """An object that refers to itself, so that only a collection frees it."""

    def __init__(self) -> None:
        self.myself = self


def test_python_starts_no_full_collection_while_a_server_runs() -> None:
    before = gc.get_threshold()
    with frozen_survivors():
        assert gc.get_threshold()[2] == NEVER
        assert gc.get_freeze_count() > 1_000
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_a_cycle_that_was_made_meanwhile_is_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "PERIOD", 0.02)
    gone: list[weakref.ref[Knot]] = []

    async def rounds() -> None:
        gone.append(weakref.ref(Knot()))
        task = asyncio.get_running_loop().create_task(collect_often(lambda: False))
        await asyncio.sleep(0.2)
        task.cancel()

    with frozen_survivors():
        asyncio.run(rounds())
        assert gone[0]() is None


@pytest.mark.parametrize("nobody", [True, False])
def test_old_cycles_are_freed_when_nobody_is_at_a_table(nobody: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "PERIOD", 0.02)
    monkeypatch.setattr(garbage, "FULL_PERIOD", 2)
    knot = Knot()
    gone = weakref.ref(knot)

    async def rounds() -> None:
        nonlocal knot
        task = asyncio.get_running_loop().create_task(collect_often(lambda: nobody))
        await asyncio.sleep(0.2)
        del knot
        await asyncio.sleep(0.2)
        task.cancel()

    with frozen_survivors():
        asyncio.run(rounds())
        assert (gone() is None) == nobody
    gc.collect()
    assert gone() is None
