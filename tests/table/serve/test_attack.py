"""A real server on loopback, attacked: connections that send nothing or little, windows that do not read, bad requests.

Each attack ends by itself: it opens a fixed number of connections, and each wait has a limit.
"""

from __future__ import annotations

import io
import json
import logging
import socket
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect

from lawspeaker_table.serve import connections, listen, protocols, window
from lawspeaker_table.serve.limits import Gate, OncePerMinute
from lawspeaker_table.serve.running import most_connections
from tests.table.serve.browser_pages import Server
from tests.table.serve.conftest import WAIT, until

MOST, MOST_EACH = 60, 40


@pytest.fixture
def attacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """Return a server that takes few connections, and whose system keeps little for windows that do not read."""
    monkeypatch.setattr(listen, "SEND_BUFFER", 16_384)
    server = Server(tmp_path / "tables.db", ["connect-four"], gate=Gate(MOST, MOST_EACH))
    yield server
    server.stop()


def opened(stack: ExitStack, server: Server, first: bytes = b"") -> socket.socket:
    """Return a connection that has sent some bytes; it is closed when the stack is."""
    made = stack.enter_context(closing(socket.create_connection(("127.0.0.1", server.port), timeout=WAIT)))
    made.sendall(first)
    return made


def answer(server: Server) -> object:
    """Return what the server answers to a visitor who asks for its games."""
    return json.load(urllib.request.urlopen(f"http://127.0.0.1:{server.port}/api/games", timeout=WAIT))


def joined(stack: ExitStack, server: Server, link: str, deaf: socket.socket | None = None) -> ClientConnection:
    """Return an open window of a seat; one on a socket of its own reads nothing by itself."""
    path, _, token = link.partition("#")
    uri = f"ws://127.0.0.1:{server.port}/ws/{path.rpartition('/')[2]}"
    compression, queue = ("deflate", 16) if deaf is None else (None, 1)
    opening = connect(uri, sock=deaf, open_timeout=WAIT, compression=compression, max_queue=queue, legacy=False)
    made = stack.enter_context(opening)
    made.send(json.dumps({"type": "join", "token": token}))
    return made


def next_of(made: ClientConnection, kind: str) -> dict[str, object]:
    """Return the next message of a kind."""
    while True:
        message: dict[str, object] = json.loads(made.recv(timeout=WAIT))
        if message["type"] == kind:
            return message


def is_stuck(one: window.Window) -> bool:
    """Tell whether a window does not take the message that is under way to it."""
    before = list(one.waiting)[:1]
    time.sleep(0.3)
    return bool(before) and list(one.waiting)[:1] == before


@pytest.mark.parametrize(
    "first",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
    ],
    ids=["idle", "slow header", "slow body", "slow body that nobody reads"],
)
def test_connections_that_wait_lock_nobody_out(attacked: Server, first: bytes) -> None:
    with ExitStack() as stack:
        for _ in range(2 * MOST):
            opened(stack, attacked, first)
        assert answer(attacked)
        assert attacked.gate.count <= MOST_EACH
        assert list(attacked.gate.clients) == ["127.0.0.1"]


@pytest.mark.parametrize("first", [b"", b"GET / HTTP/1.1\r\nHost:"], ids=["idle", "slow"])
def test_a_request_that_takes_too_long_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: bytes) -> None:
    monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.3)
    server = Server(tmp_path / "tables.db", ["connect-four"])
    with ExitStack() as stack:
        slow = opened(stack, server, first)
        assert slow.recv(100).startswith(b"HTTP/1.1 408 ")
        assert until(lambda: server.gate.count == 0)
    server.stop()


def test_windows_keep_their_places_and_those_who_come_later_are_told(attacked: Server) -> None:
    links = [attacked.links("connect-four", 2, {})[0] for _ in range(MOST_EACH)]
    with ExitStack() as stack:
        windows = [joined(stack, attacked, link) for link in links]
        late = opened(stack, attacked)
        assert late.recv(100).startswith(b"HTTP/1.1 503 ")
        for made in windows:
            assert next_of(made, "table")["turn"] == 0
        windows[0].close()
        assert until(lambda: attacked.gate.count < MOST_EACH)
        assert answer(attacked)
    assert until(lambda: attacked.gate.count == 0)
    assert attacked.gate.clients == {}


def test_a_window_that_never_says_who_it_is_is_closed(attacked: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "JOIN", 0.2)
    with connect(f"ws://127.0.0.1:{attacked.port}/ws/any", open_timeout=WAIT) as made:
        assert next_of(made, "error")["text"] == "no seat was asked for"
    assert until(lambda: attacked.gate.count == 0)


def test_a_window_that_does_not_read_delays_nobody_and_is_dropped(
    attacked: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "DEADLINE", 1.0)
    red_link, yellow_link = attacked.links("connect-four", 2, {})
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", attacked.port))
    with ExitStack() as stack:
        yellow = joined(stack, attacked, yellow_link, deaf)
        red = joined(stack, attacked, red_link)
        next_of(red, "table")
        (seats,) = attacked.hub.windows.values()
        for turn in range(400):
            yellow.send(json.dumps({"type": "look", "step": None, "language": ("en", "fr")[turn % 2]}))
        assert until(lambda: is_stuck(next(one for one in seats if one.seat == 2)))
        red.send(json.dumps({"type": "choose", "turn": 0, "option": 3}))
        assert next_of(red, "stored")["turn"] == 1
        assert next_of(red, "table")["turn"] == 1
        assert until(lambda: [one.seat for one in seats] == [1])
        again = joined(stack, attacked, yellow_link)
        assert next_of(again, "table")["turn"] == 1


def test_bad_requests_write_one_line_of_log_in_a_minute(attacked: Server) -> None:
    log = io.StringIO()
    for handler in logging.getLogger("uvicorn").handlers:
        if isinstance(handler, logging.StreamHandler) and handler.filters:
            handler.setStream(log)
    with ExitStack() as stack:
        for _ in range(50):
            bad = opened(stack, attacked, b"\0\1\2\r\n\r\n")
            assert bad.recv(100).startswith(b"HTTP/1.1 400 ")
        for _ in range(2 * MOST_EACH):
            opened(stack, attacked)
        assert answer(attacked)
    lines = log.getvalue().splitlines()
    assert len(lines) == 2
    assert "Invalid HTTP request received." in lines[0]
    assert "too many connections from 127.0.0.1" in lines[1]


def test_the_next_line_of_the_log_says_how_many_were_left_out() -> None:
    now = [0.0]
    limit = OncePerMinute(lambda: now[0])

    def logged(text: str, *args: Sequence[object]) -> str | None:
        record = logging.LogRecord("x", logging.WARNING, "", 0, text, args, None)
        return record.getMessage() if limit.filter(record) else None

    assert [logged("bad %s", one) for one in "abc"] == ["bad a", None, None]
    assert logged("other") == "other"
    now[0] = 61.0
    assert logged("bad %s", "d") == "bad d (2 more of this were left out)"
    for number in range(1000):
        logged(f"{number} differs")
    assert len(limit.lines) <= 100


def test_the_server_takes_no_more_connections_than_the_system_has_files() -> None:
    assert 1 <= most_connections() <= 2_000
