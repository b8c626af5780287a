"""`law serve`: play games in the browser, against people and bots."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.cli.complete import complete_game
from lawspeaker.cli.flags import With, from_one, from_zero
from lawspeaker.project.find_games import shipped_games, shipped_reference
from lawspeaker_system.failure import fail

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
Names = Annotated[
    list[str] | None,
    typer.Option("--name", metavar="HOST", help="Another name under which the server is reached; can be repeated."),
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
Each = Annotated[
    int,
    typer.Option("--connections", metavar="N", parser=from_one, help="The number of open connections of one address."),
]
New = Annotated[
    bool, typer.Option("--table", help="Create a table of the first game, against bots, and print its link.")
]


def serve(
    games: Games = None,
    extras: With = None,
    host: Host = "127.0.0.1",
    names: Names = None,
    port: Port = 8000,
    db: Database = Path("tables.db"),
    design: Design = False,
    limit: Limit = 10_000,
    rate: PerSecond = 20,
    connections: Each = 200,
    table: New = False,
) -> None:
    """Play games in the browser, against people and bots."""
    try:
        import_module("uvicorn")
        from lawspeaker.cli.offers import hub_of
        from lawspeaker_table.serve.listen import listen, serve_hub
    except ImportError as missing:
        fail(f"`law serve` needs {missing.name}: pip install 'lawspeaker[serve]'")
    listening = listen(host, port)
    hub = hub_of(
        games or [shipped_reference(name) for name in shipped_games()],
        db,
        host,
        limit,
        rate,
        connections,
        extras=extras or [],
        names=names or [],
        design=design,
    )
    serve_hub(hub, listening, host, db, table)
