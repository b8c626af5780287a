"""Fixtures of the tests of `law serve`: a hub on a database in a temporary folder, and a client without a network."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from lawspeaker.cli.serve.app import app_of
from lawspeaker.cli.serve.catalogue import Offer, open_offer
from lawspeaker.cli.serve.connections import Hub
from lawspeaker.cli.serve.limits import Door
from lawspeaker.cli.serve.store import Store
from lawspeaker.cli.serve.tables import Tables

ADDRESS = "http://127.0.0.1:8000"
SOCKETS = "ws://127.0.0.1:8000"
GAMES = ("connect-four", "kuhn-poker", "oh-hell")
WINDOWS: list[WebSocketTestSession] = []
"""The windows that a test has opened; they are closed before the server ends."""
MakeHub = Callable[..., Hub]


@cache
def offer(name: str) -> Offer:
    """Return a game as the server offers it, opened once."""
    return open_offer(name)


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
    """Return the next message of a kind; others are skipped."""
    while True:
        message: dict[str, object] = socket.receive_json()
        if message["type"] == kind:
            return message
