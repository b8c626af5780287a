"""`law stdio`: a game for programs in other languages, one JSON object in each line of input and output."""

from __future__ import annotations

from lawspeaker.cli.flags import GameName, Native, With
from lawspeaker.cli.new_game import open_game
from lawspeaker_runtime.adapters.stdio import serve_stdio


def stdio(game: GameName, extras: With = None, native: Native = False) -> None:
    """Serve a game to another program: JSON requests on standard input, answers on standard output."""
    _, loaded = open_game(game, extras, None, native=native, silent=True)
    serve_stdio(loaded.package, native)
