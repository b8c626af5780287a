"""`law serve`: play games in the browser, against people and bots."""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.cli.complete import complete_game
from lawspeaker.cli.failure import fail
from lawspeaker.cli.flags import With, from_one, from_zero
from lawspeaker.cli.output import echo
from lawspeaker.project.find_games import shipped_games
from lawspeaker_runtime.agents.search import Strength

SWITCH = 0.001
"""Seconds after which a thread that searches for a bot lets the server go on; Python's own 0.005 delay every answer."""
Games = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="GAME",
        autocompletion=complete_game,
        help="The games to offer; by default all that come with Lawspeaker.",
    ),
]
Host = Annotated[
    str, typer.Option("--host", metavar="ADDRESS", help="The address to listen on; 0.0.0.0 lets other machines in.")
]
Port = Annotated[int, typer.Option("--port", metavar="N", parser=from_zero, help="The port; 0 takes a free one.")]
Database = Annotated[
    Path, typer.Option("--db", metavar="FILE", help="The file in which tables are kept; it is created if missing.")
]
Design = Annotated[
    bool, typer.Option("--design", help="Show the designer's panel, which also shows what is hidden from players.")
]
Limit = Annotated[int, typer.Option("--tables", metavar="N", parser=from_zero, help="The number of tables to keep.")]
PerSecond = Annotated[
    int,
    typer.Option("--rate", metavar="N", parser=from_one, help="The number of messages per second from one address."),
]
New = Annotated[
    bool, typer.Option("--table", help="Create a table of the first game, against bots, and print its link.")
]


def serve(
    games: Games = None,
    extras: With = None,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    db: Database = Path("tables.db"),
    design: Design = False,
    limit: Limit = 10_000,
    rate: PerSecond = 20,
    table: New = False,
) -> None:
    """Play games in the browser, against people and bots."""
    try:
        import uvicorn

        from lawspeaker.cli.serve.app import app_of
        from lawspeaker.cli.serve.running import hub_of, new_table_link
    except ImportError as missing:
        fail(f"`law serve` needs {missing.name}: pip install 'lawspeaker[serve]'")
    listening = listen(host, port)
    hub = hub_of(games or shipped_games(), db, host, limit, rate, extras=extras or [], design=design)
    shown = f"[{host}]" if ":" in host else "127.0.0.1" if host in ("0.0.0.0", "") else host
    address = f"http://{shown}:{listening.getsockname()[1]}"
    if table:
        echo(f"your seat: {address}{new_table_link(hub, Strength.EASY.value)}")
    echo(f"the lobby: {address}/")
    echo(f"tables are kept in {db}; stop with Ctrl-C")
    config = uvicorn.Config(app_of(hub), log_level="warning", ws_max_size=65_536, timeout_graceful_shutdown=1)
    sys.setswitchinterval(SWITCH)
    uvicorn.Server(config).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; end the command if the port is in use or the address is none of this machine."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
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
