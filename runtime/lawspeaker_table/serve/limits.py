"""Limits on what a server accepts (connections, sizes of bodies, rates, origins of pages), and on its log."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import ip_address
from typing import Protocol
from urllib.parse import urlsplit

from msgspec import Struct, field
from starlette.requests import HTTPConnection, Request

from lawspeaker_table.serve.words import Refused

MAX_BODY = 65_536
MAX_MESSAGE = 16_384
MAX_CLIENTS = 10_000
MOST = 2_000
"""The connections of a server."""
MOST_EACH = 200
"""The connections of one client."""
MINUTE = 60.0
SORT, MAX_SORTS = 40, 100
"""The letters by which lines of the log are told apart, and the sorts that are remembered."""
LOG = logging.getLogger("uvicorn.error")
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


class TooLarge(Refused):
    """A body that is larger than the server accepts."""


class Rate(Struct):
    """A token bucket for each client: `burst` requests at once, then `per_second`."""

    per_second: float = 20.0
    burst: float = 80.0
    buckets: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)

    def allows(self, client: str, now: float | None = None) -> bool:
        """Take one token of a client, and tell whether there was one."""
        now = time.monotonic() if now is None else now
        left, before = self.buckets.pop(client, (self.burst, now))
        left = min(self.burst, left + (now - before) * self.per_second)
        self.buckets[client] = (left - 1 if left >= 1 else left, now)
        if len(self.buckets) > MAX_CLIENTS:
            self.buckets.popitem(last=False)
        return left >= 1


class Connection(Protocol):
    """A connection of a client."""

    def waits(self) -> bool:
        """Tell whether the client has not sent a whole request since the last answer."""
        ...

    def end(self) -> None:
        """End the connection."""
        ...


class Gate(Struct):
    """The open connections of a server, by client, oldest first; how many there may be, in all and of each client."""

    most: int = MOST
    most_each: int = MOST_EACH
    count: int = 0
    clients: dict[str, OrderedDict[Connection, None]] = field(default_factory=dict)

    def admits(self, client: str) -> bool:
        """Tell whether a client may have one more connection; one that waits is closed if there are too many."""
        if len(self.clients.get(client, ())) >= self.most_each:
            LOG.warning("too many connections from %s; those that wait longest are closed", client)
            return self.make_room(client)
        if self.count >= self.most:
            LOG.warning("too many connections; those that wait longest are closed")
            return self.make_room(max(self.clients, key=lambda one: len(self.clients[one])))
        return True

    def make_room(self, client: str) -> bool:
        """Close the oldest connection of a client that waits for a request; tell whether there was one."""
        for connection in self.clients[client]:
            if connection.waits():
                connection.end()
                self.leave(connection, client)
                return True
        return False

    def enter(self, connection: Connection, client: str) -> None:
        """Count a connection."""
        self.clients.setdefault(client, OrderedDict())[connection] = None
        self.count += 1

    def leave(self, connection: Connection, client: str) -> None:
        """Count a connection no more; it may have left already."""
        connections = self.clients.get(client)
        if connections is not None and connection in connections:
            del connections[connection]
            self.count -= 1
            if not connections:
                del self.clients[client]


class OncePerMinute(logging.Filter):
    """Lets one line of each sort through in a minute; the next one says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.lines: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a line is logged."""
        sort, now = str(record.msg)[:SORT], self.clock()
        last, left_out = self.lines.get(sort, (-MINUTE, 0))
        if now - last < MINUTE:
            self.lines[sort] = (last, left_out + 1)
            return False
        if len(self.lines) >= MAX_SORTS:
            self.lines.clear()
        self.lines[sort] = (now, 0)
        if left_out:
            record.msg, record.args = f"{record.getMessage().rstrip()} ({left_out:,} more of this were left out)", ()
        return True


class Door(Struct):
    """Who may come in: the names under which the server is reached, and how often a client may ask.

    With `any_address`, any number that is an address is such a name, too. A name that only the asker knows is none: a
    page of evil.example whose name leads to this machine would be of the same origin as the server.
    """

    hosts: tuple[str, ...] = LOOPBACK
    any_address: bool = False
    rate: Rate = field(default_factory=Rate)
    creation: Rate = field(default_factory=lambda: Rate(per_second=1.0, burst=30.0))
    gate: Gate = field(default_factory=lambda: Gate())

    def refuses(self, connection: HTTPConnection) -> Refused | None:
        """Return why a request is refused, None if it is not: a foreign host name, or a page of another origin."""
        host = connection.headers.get("host", "")
        name = name_of(host).lower()
        if name not in self.hosts and not (self.any_address and is_address(name)):
            return Refused("this server is not called `{host}`; if it should be, start it with --name", host=host[:80])
        origin = connection.headers.get("origin")
        if origin is not None and host_of(origin) != host:
            return Refused("a page of `{origin}` may not use this server", origin=origin[:80])
        return None


def name_of(host: str) -> str:
    """Return the name in a Host header, without its port.

    >>> name_of("localhost:8000"), name_of("[::1]:8000"), name_of("[::1]")
    ('localhost', '[::1]', '[::1]')
    """
    return host if host.endswith("]") else host.rpartition(":")[0] or host


def is_address(name: str) -> bool:
    """Tell whether the name of a host is a number.

    >>> is_address("192.168.1.7"), is_address("[fe80::1]"), is_address("evil.example"), is_address("[")
    (True, True, False, False)
    """
    inside = name[1:-1] if name.startswith("[") and name.endswith("]") else name
    try:
        ip_address(inside)
    except ValueError:
        return False
    return True


def host_of(origin: str) -> str | None:
    """Return the host and the port of an Origin header, None if it has none.

    >>> host_of("http://127.0.0.1:8000"), host_of("null"), host_of("http://[")
    ('127.0.0.1:8000', None, None)
    """
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def client_of(connection: HTTPConnection) -> str:
    """Return the address of a client."""
    return connection.client.host if connection.client is not None else ""


async def body_of(request: Request) -> bytes:
    """Return the body of a request; raise TooLarge as soon as it is too large."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > MAX_BODY:
            raise TooLarge("a request has at most {most:,} bytes", most=MAX_BODY)
        parts.append(part)
    return b"".join(parts)
