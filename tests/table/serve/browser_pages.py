"""A server in a thread and a browser without a window, for the tests of the table in a real browser."""

from __future__ import annotations

import asyncio
import shutil
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

from lawspeaker.cli.offers import open_again
from lawspeaker_table.serve.app import links_of
from lawspeaker_table.serve.connections import Hub
from lawspeaker_table.serve.design import Designer
from lawspeaker_table.serve.limits import Door, Gate, Rate
from lawspeaker_table.serve.listen import listen
from lawspeaker_table.serve.running import config_of
from lawspeaker_table.serve.storage import Storage
from lawspeaker_table.serve.tables import Tables
from tests.table.serve.offers import offer

CHROMIUM = shutil.which("chromium")
WAIT = 15_000


class Server:
    """A server in a thread, which can be stopped and started again on the same port and database."""

    def __init__(self, database: Path, games: Sequence[str], *, design: bool = False, gate: Gate | None = None) -> None:
        self.database = database
        self.games = games
        self.design = design
        self.gate = gate or Gate()
        self.port = 0
        self.start()

    def start(self) -> None:
        """Listen, and serve in a thread."""
        listening = listen("127.0.0.1", self.port)
        self.port = listening.getsockname()[1]
        door = Door(rate=Rate(1_000.0, 10_000.0), creation=Rate(1_000.0, 1_000.0), gate=self.gate)
        offers = {name: offer(name, self.design) for name in self.games}
        tables = Tables({one.name: one for one in offers.values()}, Storage(self.database))
        designer = (
            Designer(tables, {one.name: name for name, one in offers.items()}, open_again) if self.design else None
        )
        self.hub = Hub(tables, door, designer)
        self.server = uvicorn.Server(config_of(self.hub))
        self.thread = threading.Thread(target=asyncio.run, args=[self.serve(listening)], daemon=True)
        self.thread.start()
        while not self.server.started:
            time.sleep(0.02)

    async def serve(self, listening: socket.socket) -> None:
        """Serve until the server is stopped."""
        self.loop = asyncio.get_running_loop()
        await self.server.serve([listening])

    def stop(self) -> None:
        """Stop serving."""
        self.server.should_exit = True
        self.thread.join(10)

    def links(self, game: str, players: int, bots: dict[int, int], seed: int = 5) -> list[str]:
        """Create a table and return the link of each seat, "" for a bot."""
        created = asyncio.run_coroutine_threadsafe(self.hub.tables.create(game, players, {}, bots, seed), self.loop)
        found = links_of(created.result(WAIT))["seats"]
        assert isinstance(found, list)
        return [f"http://127.0.0.1:{self.port}{one['link']}" if one["link"] else "" for one in found]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    """Return a running server with the `GAMES` of a module of tests."""
    design = getattr(request.module, "DESIGN", False)
    made = Server(tmp_path_factory.mktemp("serve") / "tables.db", request.module.GAMES, design=design)
    yield made
    made.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Return a browser without a window."""
    with sync_playwright() as tools:
        opened = tools.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield opened
        opened.close()
    asyncio.set_event_loop(None)


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Return a function that opens a page; an error in a script of the page fails the test."""
    errors: list[str] = []
    pages: list[Page] = []

    def open_one(link: str, width: int = 1280, **more: object) -> Page:
        context = browser.new_context(viewport={"width": width, "height": 900}, **more)  # type: ignore[arg-type]
        page = context.new_page()
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(link)
        pages.append(page)
        return page

    yield open_one
    for page in pages:
        page.context.close()
    assert errors == []
