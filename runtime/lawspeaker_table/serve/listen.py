"""Listen on an address, say where the tables are, and serve them until the process is stopped."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import uvicorn

from lawspeaker_runtime.agents.search import Strength
from lawspeaker_system.console import echo
from lawspeaker_system.failure import fail
from lawspeaker_table.serve.connections import Hub
from lawspeaker_table.serve.running import config_of, new_table_link

SWITCH = 0.001
"""Seconds after which a thread that searches for a bot lets the server go on; Python's own 0.005 delay every answer."""
SEND_BUFFER = 262_144
"""Bytes that the system keeps for a window that does not read; by itself it would keep megabytes."""


def serve_hub(hub: Hub, listening: socket.socket, host: str, db: Path, new_table: bool = False) -> None:
    """Print the address of the lobby, and the link of a seat at a new table if one is wanted; serve."""
    shown = f"[{host}]" if ":" in host else "127.0.0.1" if host in ("0.0.0.0", "") else host
    address = f"http://{shown}:{listening.getsockname()[1]}"
    if new_table:
        echo(f"your seat: {address}{new_table_link(hub, Strength.EASY.value)}")
    echo(f"the lobby: {address}/")
    echo(f"tables are kept in {db}; stop with Ctrl-C")
    sys.setswitchinterval(SWITCH)
    uvicorn.Server(config_of(hub)).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; end the command if the port is in use or the address is none of this machine."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        made.bind((host, port))
        made.listen(128)
    except (OSError, OverflowError) as error:
        reason = (error.strerror or str(error)).lower() if isinstance(error, OSError) else "a port is at most 65535"
        other = "--host 127.0.0.1 is this machine"
        if not isinstance(error, socket.gaierror):
            other = "choose another with --port, or 0 for any"
        fail(f"cannot listen on port {port} of {host}: {reason}; {other}")
    return made
