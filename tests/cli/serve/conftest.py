"""Fixtures of the tests of `law serve`: a hub on a database in a temporary folder, and a client without a network."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from weakref import WeakKeyDictionary

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from lawspeaker.cli.serve.app import app_of
from lawspeaker.cli.serve.changes import list_of, number_of
from lawspeaker.cli.serve.connections import Hub
from lawspeaker.cli.serve.limits import Door
from lawspeaker.cli.serve.store import Store
from lawspeaker.cli.serve.tables import Tables
from tests.cli.serve.browser_pages import browser, open_page, server
from tests.cli.serve.offers import offer

__all__ = ["browser", "open_page", "server"]

ADDRESS = "http://127.0.0.1:8000"
SOCKETS = "ws://127.0.0.1:8000"
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
    stores: list[Store] = []

    def make(*games: str, limit: int = 100, door: Door | None = None) -> Hub:
        stores.append(Store(tmp_path / "tables.db"))
        offers = {offer(name).name: offer(name) for name in games or GAMES}
        return Hub(Tables(offers, stores[-1], limit), door or Door())

    yield make
    for store in stores:
        store.close()


@pytest.fixture
def client(make_hub: MakeHub) -> Iterator[TestClient]:
    """Return a client of a server with small games."""
    with TestClient(app_of(make_hub()), base_url=ADDRESS) as opened:
        yield opened
        while WINDOWS:
            WINDOWS.pop().__exit__(None, None, None)


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
