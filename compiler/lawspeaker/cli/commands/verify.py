"""`law verify`: play the record of a game again, and verify that its chance came from the seed that was promised.

    law verify connect-four record.json --hash 7902699be42c…

A table of `law serve` publishes the hash of its seed when it begins, and its seed and the record when it ends.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.cli.flags import GameName, With
from lawspeaker.cli.new_game import open_game
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.verify import why_unverified
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_system.console import echo
from lawspeaker_system.failure import Failure
from lawspeaker_table.play.save_files import reason_of, text_of

Record = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game, or any saved game.")]
Hash = Annotated[str, typer.Option("--hash", metavar="HASH", help="The hash that was published before the game.")]
Log = Annotated[int | None, typer.Option("--log", metavar="N", help="Also print what player N could read.")]


def verify(game: GameName, record: Record, published: Hash, log: Log = None, extras: With = None) -> None:
    """Verify the record of a game: that its seed has the published hash, and that all chance came from the seed."""
    _, loaded = open_game(game, extras, silent=True)
    try:
        played: Game[BaseState] = loaded.package.load(text_of(record))
    except (OSError, ValueError) as error:
        raise Failure(f"error: {record} is not verified: {reason_of(error)}") from None
    if log is not None and log not in range(1, played.players + 1):
        raise typer.BadParameter(f"players are 1 to {played.players}", param_hint="--log")
    wrong = why_unverified(played.history, published)
    if wrong:
        raise Failure(f"error: {record} is not verified: {wrong}")
    count = len(played.history.choices)
    echo(f"the seed {played.history.seed} has the published hash")
    echo(f"{count:,} {'decision' if count == 1 else 'decisions'} played again: what chance brought came from the seed")
    if log is not None:
        echo("\n".join(["", *played.log(log)]))
