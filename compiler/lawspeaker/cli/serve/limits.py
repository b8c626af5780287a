"""Limits on what a server accepts: sizes of bodies, rates of requests, origins of pages."""

from __future__ import annotations

import time
from collections import OrderedDict
from urllib.parse import urlsplit

from msgspec import Struct, field
from starlette.requests import HTTPConnection, Request

from lawspeaker.cli.serve.words import Refused

MAX_BODY = 65_536
MAX_MESSAGE = 16_384
MAX_CLIENTS = 10_000
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


class Door(Struct):
    """Who may come in: the names under which the server is reached (empty: any), and how often a client may ask."""

    hosts: tuple[str, ...] = LOOPBACK
    rate: Rate = field(default_factory=Rate)
    creation: Rate = field(default_factory=lambda: Rate(per_second=1.0, burst=30.0))

    def refuses(self, connection: HTTPConnection) -> Refused | None:
        """Return why a request is refused, None if it is not: a foreign host name, or a page of another origin."""
        host = connection.headers.get("host", "")
        if self.hosts and name_of(host) not in self.hosts:
            return Refused("this server is not called `{host}`", host=host[:80])
        origin = connection.headers.get("origin")
        if origin is not None and urlsplit(origin).netloc != host:
            return Refused("a page of `{origin}` may not use this server", origin=origin[:80])
        return None


def name_of(host: str) -> str:
    """Return the name in a Host header, without its port.

    >>> name_of("localhost:8000"), name_of("[::1]:8000"), name_of("[::1]")
    ('localhost', '[::1]', '[::1]')
    """
    return host if host.endswith("]") else host.rpartition(":")[0] or host


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
