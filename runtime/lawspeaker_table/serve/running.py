"""What a server sets up before it listens: games, database, limits, and a first table."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from lawspeaker_system.failure import fail
from lawspeaker_table.serve.app import app_of, links_of
from lawspeaker_table.serve.catalogue import Offer
from lawspeaker_table.serve.connections import Hub
from lawspeaker_table.serve.limits import LOOPBACK, MOST, MOST_EACH, Door, Gate, OncePerMinute, Rate
from lawspeaker_table.serve.protocols import HttpConnection, WindowConnection
from lawspeaker_table.serve.storage import Storage
from lawspeaker_table.serve.store import BadStore
from lawspeaker_table.serve.tables import Tables
from lawspeaker_table.serve.words import Refused

if TYPE_CHECKING:
    from lawspeaker_table.serve.design import Designer

ANY_ADDRESS = ("0.0.0.0", "::", "")
"""The addresses on which a server listens that is reached under each address of its machine."""
OTHER_FILES = 100
"""Files that the process has open beside its connections."""
WITHOUT_LIMIT = 500
"""Connections on systems that do not say how many they allow."""


def hub_of(
    offers: Sequence[Offer],
    db: Path,
    host: str,
    limit: int,
    rate: int = 20,
    each: int = MOST_EACH,
    *,
    names: Sequence[str] = (),
    designer: Callable[[Tables], Designer] | None = None,
) -> Hub:
    """Open the database; end the command if the file is none. `names` are other names of the server."""
    try:
        storage = Storage(db)
    except BadStore as error:
        fail(f"{error}; choose another file with --db")
    tables = Tables({offer.name: offer for offer in offers}, storage, limit)
    hosts = (*hosts_of(host), *(name.lower() for name in names))
    rates = Rate(rate, 4.0 * rate), Rate(rate / 20, 1.5 * rate)
    door = Door(hosts, host in ANY_ADDRESS, *rates, Gate(most_connections(), each))
    return Hub(tables, door, None if designer is None else designer(tables))


def hosts_of(host: str) -> tuple[str, ...]:
    """Return the names under which a server is reached that listens on an address.

    >>> hosts_of("192.168.1.7")
    ('127.0.0.1', 'localhost', '[::1]', '192.168.1.7', '[192.168.1.7]')
    """
    machine = socket.gethostname().lower()
    own = (machine, f"{machine}.local") if host in ANY_ADDRESS else (host.lower(), f"[{host.lower()}]")
    return (*LOOPBACK, *own)


def most_connections() -> int:
    """Return how many connections the system lets this process have, at most MOST; raise its limit if that is low."""
    try:
        import resource
    except ImportError:  # Windows
        return WITHOUT_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return MOST if soft == resource.RLIM_INFINITY else max(1, min(MOST, soft - OTHER_FILES))


def config_of(hub: Hub) -> uvicorn.Config:
    """Return the settings of the server of a hub, with its limits on connections and on lines of the log."""
    return uvicorn.Config(
        app_of(hub),
        http=HttpConnection,
        ws=WindowConnection,
        log_config=log_settings(),
        log_level="warning",
        ws_max_size=65_536,
        timeout_graceful_shutdown=1,
    )


def log_settings() -> dict[str, object]:
    """Return the settings of the log: those of uvicorn, with one line of each sort in a minute."""
    handlers, loggers = LOGGING_CONFIG["handlers"], LOGGING_CONFIG["loggers"]
    return {
        **LOGGING_CONFIG,
        "filters": {"once": {"()": OncePerMinute}},
        "handlers": {**handlers, "default": {**handlers["default"], "filters": ["once"]}},
        "loggers": {**loggers, "asyncio": {"handlers": ["default"], "level": "WARNING"}},
    }


def new_table_link(hub: Hub, strength: int) -> str:
    """Create a table of the first game in which one person plays against bots; return the link of the seat."""
    name, offer = next(iter(hub.tables.offers.items()))
    players = max(offer.rules.players[0], min(3, offer.rules.players[1]))
    try:
        bots = dict.fromkeys(range(2, players + 1), strength)
        table = asyncio.run(hub.tables.create(name, players, {}, bots))
    except Refused as error:
        fail(str(error))
    seats = links_of(table)["seats"]
    assert isinstance(seats, list), "links of seats"
    return str(seats[0]["link"])
