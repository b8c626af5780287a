"""`law check`: report every mistake of a spec, without building it."""

from __future__ import annotations

import typer

from lawspeaker.cli.commands.check_games import check_games
from lawspeaker.cli.flags import Games, Json, With


def check(games: Games = None, extras: With = None, json: Json = False) -> None:
    """Find every mistake in a game's rules."""
    if not check_games(games, extras or [], json):
        raise typer.Exit(1)
