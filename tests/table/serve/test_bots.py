"""Bots think in processes of their own, in a fair order, and nobody waits for them but their own tables."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import cast

import pytest
from msgspec.structs import replace

from lawspeaker_runtime.errors import RuleError
from lawspeaker_table.serve.bot_process import Found, Search, Task
from lawspeaker_table.serve.bots import BotQueue, Processes
from lawspeaker_table.serve.limits import Door, Rate
from tests.table.serve.conftest import WAIT, MakeHub, client_of, create, new_table, next_of, sit, until


class Noted(Processes):
    """Processes that note what they are given; a test says what they find."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.order: list[str] = []
        self.thinking: dict[str, asyncio.Future[Found]] = {}

    def run(self, task: Task) -> asyncio.Future[Found]:
        """Note a task."""
        future: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self.order.append(task.package)
        self.thinking[task.package] = future
        return future

    async def finds(self, name: str, seconds: float = 1.0) -> None:
        """Let a search find something after so many seconds of work."""
        self.thinking.pop(name).set_result(Found(7, seconds))
        for _ in range(5):
            await asyncio.sleep(0)


class Named:
    """A search that is only its name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def task(self) -> Task:
        """Return a task of this name."""
        return cast(Task, Named(self.name).as_task())

    def as_task(self) -> object:
        """Return something that has the name of a package."""
        return type("Task", (), {"package": self.name})()


def asked(queue: BotQueue, visitor: str, name: str) -> asyncio.Task[int | None]:
    """Ask for a search of a visitor."""
    return asyncio.ensure_future(queue.think(visitor, lambda: cast(Search, Named(name))))


def played(count: int, script: Callable[[BotQueue, Noted], asyncio.Future[None]]) -> list[str]:
    """Return the order in which searches begin while a script runs."""
    processes = Noted(count)

    async def run() -> None:
        await script(BotQueue(processes), processes)

    asyncio.run(asyncio.wait_for(run(), WAIT))
    return processes.order


def test_a_visitor_with_many_tables_lets_another_go_next() -> None:
    async def script(queue: BotQueue, processes: Noted) -> None:
        waiting = [asked(queue, "greedy", f"greedy {number}") for number in range(50)]
        await asyncio.sleep(0)
        waiting.append(asked(queue, "modest", "modest 0"))
        await asyncio.sleep(0)
        await processes.finds("greedy 0")
        await processes.finds("modest 0")
        waiting.append(asked(queue, "modest", "modest 1"))
        for name in ("greedy 1", "modest 1"):
            await asyncio.sleep(0)
            await processes.finds(name)
        for task in waiting:
            task.cancel()

    order = played(1, lambda queue, processes: asyncio.ensure_future(script(queue, processes)))
    assert order[:5] == ["greedy 0", "modest 0", "greedy 1", "modest 1", "greedy 2"]


def test_a_visitor_takes_all_processes_but_one() -> None:
    async def script(queue: BotQueue, processes: Noted) -> None:
        waiting = [asked(queue, "greedy", f"greedy {number}") for number in range(10)]
        await asyncio.sleep(0)
        assert len(processes.thinking) == 3
        waiting.append(asked(queue, "modest", "modest"))
        await asyncio.sleep(0)
        assert set(processes.thinking) == {"greedy 0", "greedy 1", "greedy 2", "modest"}
        for task in waiting:
            task.cancel()

    played(4, lambda queue, processes: asyncio.ensure_future(script(queue, processes)))


def test_whoever_used_more_time_waits_longer_and_nobody_saves_time_for_later() -> None:
    async def script(queue: BotQueue, processes: Noted) -> None:
        waiting = [asked(queue, "slow", f"slow {number}") for number in range(4)]
        waiting += [asked(queue, "quick", f"quick {number}") for number in range(4)]
        await asyncio.sleep(0)
        await processes.finds("slow 0", 3.0)
        for number in range(3):
            await processes.finds(f"quick {number}", 1.0)
        await processes.finds("slow 1", 3.0)
        late = [asked(queue, "late", f"late {number}") for number in range(3)]
        await asyncio.sleep(0)
        await processes.finds("quick 3", 5.0)
        await processes.finds("late 0", 4.0)
        for task in (*waiting, *late):
            task.cancel()

    order = played(1, lambda queue, processes: asyncio.ensure_future(script(queue, processes)))
    assert order[:6] == ["slow 0", "quick 0", "quick 1", "quick 2", "slow 1", "quick 3"]
    assert order[6:8] == ["late 0", "slow 2"]


def test_a_search_that_nobody_needs_any_more_is_not_begun() -> None:
    async def script(queue: BotQueue, processes: Noted) -> None:
        first = asked(queue, "one", "first")
        second = asyncio.ensure_future(queue.think("one", lambda: None))
        third = asked(queue, "one", "third")
        await asyncio.sleep(0)
        third.cancel()
        await processes.finds("first")
        assert (await first, await second) == (7, None)

    assert played(1, lambda queue, processes: asyncio.ensure_future(script(queue, processes))) == ["first"]


def test_a_move_is_stored_while_all_bots_think_and_all_threads_of_requests_are_busy(
    make_hub: MakeHub,
) -> None:
    often = Rate(1_000.0, 1_000.0)
    hub, free = make_hub(door=Door(rate=often, creation=often)), threading.Event()
    processes = Noted(2)
    hub.tables.bots = BotQueue(processes)
    with client_of(hub) as client:
        mine = create(client, game="connect-four")
        for _ in range(50):
            sit(client, create(client, game="connect-four", bots={"1": 1000, "2": 1000}), 0)
        red = sit(client, mine, 1)
        next_of(red, "table")
        assert until(lambda: len(processes.thinking) == 1)
        for _ in range(4):
            hub.tables.requests.submit(free.wait, WAIT)
        red.send_json({"type": "choose", "turn": 0, "option": 3})
        assert next_of(red, "stored")["turn"] == 1
        assert len(processes.thinking) == 1
        free.set()


def test_a_bot_thinks_only_while_somebody_is_at_the_table(make_hub: MakeHub) -> None:
    hub = make_hub()
    hub.tables.bots = BotQueue(Noted(1))
    table = new_table(hub, bots={1: 20, 2: 20})

    async def opened() -> None:
        hub.tables.run_bots(table)
        assert table.bots is not None
        await asyncio.wait_for(table.bots, WAIT)

    asyncio.run(opened())
    assert table.turn == 0


def test_a_process_finds_what_a_search_finds_here(make_hub: MakeHub) -> None:
    hub = make_hub()
    search = new_table(hub, bots={1: 20, 2: 20}).search()
    queue = BotQueue()

    async def think() -> int | None:
        return await asyncio.wait_for(queue.think("me", lambda: search), 60)

    assert asyncio.run(think()) == search.here().action
    queue.close()


def test_rules_that_were_changed_on_disk_are_searched_here_and_an_error_is_told(make_hub: MakeHub) -> None:
    hub = make_hub()
    search = new_table(hub, bots={1: 20, 2: 20}).search()
    real = Processes(1)

    async def sent(task: Task) -> Found:
        return await asyncio.wait_for(real.run(task), 60)

    assert asyncio.run(sent(replace(search.task(), version="old"))).other_rules
    assert asyncio.run(sent(replace(search.task(), state=[1]))).failed == "this is not a state of this game"
    real.close()

    async def think(found: Found) -> int | None:
        processes = Noted(1)
        waiting = asyncio.ensure_future(BotQueue(processes).think("me", lambda: search))
        await asyncio.sleep(0)
        processes.thinking.popitem()[1].set_result(found)
        return await asyncio.wait_for(waiting, WAIT)

    assert asyncio.run(think(Found(other_rules=True))) == search.here().action
    with pytest.raises(RuleError, match="division by zero"):
        asyncio.run(think(Found(failed="division by zero")))


def test_a_process_that_was_ended_is_replaced(make_hub: MakeHub) -> None:
    search = new_table(make_hub(), bots={1: 20, 2: 20}).search()
    queue = BotQueue(Processes(1))

    async def think() -> int | None:
        return await asyncio.wait_for(queue.think("me", lambda: search), 60)

    first = asyncio.run(think())
    queue.processes.started[0].kill()
    assert asyncio.run(think()) == first
    queue.close()
