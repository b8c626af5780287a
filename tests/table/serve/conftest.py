"""Fixtures of the tests of `law serve`: a hub on a database in a temporary folder, and a client without a network."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from weakref import WeakKeyDictionary

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from lawspeaker_table.serve.app import app_of
from lawspeaker_table.serve.changes import list_of, number_of
from lawspeaker_table.serve.connections import Hub
from lawspeaker_table.serve.limits import Door
from lawspeaker_table.serve.storage import Storage
from lawspeaker_table.serve.table import Table
from lawspeaker_table.serve.tables import Tables
from tests.table.serve.browser_pages import browser, open_page, server
from tests.table.serve.offers import offer

__all__ = ["browser", "open_page", "server"]

ADDRESS = "http://127.0.0.1:8000"
SOCKETS = "ws://127.0.0.1:8000"
WAIT = 20.0
"""Seconds after which something that a test waits for does not come."""
GAMES = ("connect-four", "kuhn-poker", "oh-hell")
WINDOWS: list[WebSocketTestSession] = []
"""The windows that a test has opened; they are closed before the server ends."""
SHOWN: WeakKeyDictionary[WebSocketTestSession, dict[str, object]] = WeakKeyDictionary()
"""The table that each window was sent last."""
MakeHub = Callable[..., Hub]


@pytest.fixture(autouse=True)
def frozen_again() -> Iterator[None]:
    """Freeze again what a server that ends unfreezes: each start of one would go through all objects of a test run."""
    yield
    gc.freeze()


@pytest.fixture
def make_hub(tmp_path: Path) -> Iterator[MakeHub]:
    """Return a function that starts a server on the database of this test; called again, it is a restart."""
    hubs: list[Hub] = []

    def make(*games: str, limit: int = 100, door: Door | None = None) -> Hub:
        for before in hubs:
            before.tables.close()
        offers = {offer(name).name: offer(name) for name in games or GAMES}
        hubs.append(Hub(Tables(offers, Storage(tmp_path / "tables.db"), limit), door or Door()))
        return hubs[-1]

    yield make
    for hub in hubs:
        hub.tables.close()


@pytest.fixture
def client(make_hub: MakeHub) -> Iterator[TestClient]:
    """Return a client of a server with small games."""
    with client_of(make_hub()) as opened:
        yield opened


@contextmanager
def client_of(hub: Hub, **more: bool) -> Iterator[TestClient]:
    """Return a client of a server; its windows are closed in the end, however the test ends."""
    with TestClient(app_of(hub), base_url=ADDRESS, raise_server_exceptions=more.get("raising", True)) as opened:
        try:
            yield opened
        finally:
            close_windows()


def until(true: Callable[[], bool]) -> bool:
    """Wait until something is true; tell whether it is in the end."""
    end = time.monotonic() + WAIT
    while not true() and time.monotonic() < end:
        time.sleep(0.02)
    return true()


def close_windows() -> None:
    """Close the windows that a test has opened."""
    while WINDOWS:
        WINDOWS.pop().__exit__(None, None, None)


def new_table(
    hub: Hub,
    game: str = "connect-four",
    seed: int | None = 7,
    bots: dict[int, int] | None = None,
    players: int = 2,
) -> Table:
    """Create a table without a client."""
    return asyncio.run(hub.tables.create(game, players, {}, bots or {}, seed))


def create(client: TestClient, **wish: object) -> dict[str, object]:
    """Create a table and return its links."""
    response = client.post("/api/tables", json=wish)
    assert response.status_code == 201, response.text
    found: dict[str, object] = response.json()
    return found


def link_of(made: dict[str, object], seat: int) -> tuple[str, str]:
    """Return the id and the token of a seat of a new table; seat 0 watches."""
    seats = made["seats"]
    assert isinstance(seats, list)
    link = str(made["watch"] if seat == 0 else seats[seat - 1]["link"])
    path, _, token = link.partition("#")
    return path.rpartition("/")[2], token


def sit(client: TestClient, made: dict[str, object], seat: int, language: str = "en") -> WebSocketTestSession:
    """Return an open WebSocket of a seat that has joined."""
    id_, token = link_of(made, seat)
    socket = client.websocket_connect(f"{SOCKETS}/ws/{id_}")
    socket.__enter__()
    WINDOWS.append(socket)
    socket.send_json({"type": "join", "token": token, "language": language})
    return socket


def next_of(socket: WebSocketTestSession, kind: str) -> dict[str, object]:
    """Return the next message of a kind, a table as a whole; others are skipped."""
    while True:
        message: dict[str, object] = socket.receive_json()
        if message["type"] == "table":
            message = SHOWN[socket] = whole(message, SHOWN.get(socket, {}))
        if message["type"] == kind:
            return message


def whole(message: dict[str, object], before: dict[str, object]) -> dict[str, object]:
    """Return a message with what the window has from the one before, as `connection.js` does."""
    log, screen = message["log"], message["screen"]
    assert isinstance(log, dict)
    assert isinstance(screen, list)
    known, parts = list_of(before, "log"), list_of(before, "screen")
    kept = [entry for entry in known if log["start"] <= number_of(entry) < log["same"]]
    shown = [parts[index] if part is None else part for index, part in enumerate(screen)]
    return {**message, "screen": shown, "log": [*kept, *log["entries"]]}
