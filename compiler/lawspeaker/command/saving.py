"""Saved games of `law play`: `--save FILE` goes on with the file if it is there and keeps it up to date.

A file that is damaged, or of another game or other rules, is told about and never written over.
"""

from __future__ import annotations

from pathlib import Path

import typer

from lawspeaker.command.loading import Loaded
from lawspeaker.command.packages import replace_file
from lawspeaker.command.show import say
from lawspeaker_runtime.core import BaseState, IllegalChoice, RuleError
from lawspeaker_runtime.errors import BadSave
from lawspeaker_runtime.game import Game


def resumed(loaded: Loaded, path: Path) -> Game[BaseState] | None:
    """Return the game in a file, None if there is no such file; stop with a message if it cannot be gone on with."""
    try:
        if not path.exists():
            return None
        return loaded.package.load(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        reason = "this is no saved game"
    except OSError as error:
        reason = (error.strerror or "it cannot be read").lower()
    except (BadSave, IllegalChoice, RuleError) as error:
        reason = str(error)
    say(f"{path} cannot be gone on with: {reason}", error=True)
    say("the file was left as it is; choose another name for a new game", error=True)
    raise typer.Exit(1)


def keep(table: Game[BaseState], path: Path) -> str:
    """Write a game to a file; return what is wrong if that cannot be."""
    try:
        replace_file(path, table.save() + "\n")
    except (OSError, ValueError) as error:
        return f"{path} cannot be written: {reason_of(error)}"
    return ""


def reason_of(error: OSError | ValueError) -> str:
    """Return why a file cannot be written."""
    return ((error.strerror if isinstance(error, OSError) else "") or "this is no name of a file").lower()


def save_as(table: Game[BaseState], name: str) -> str:
    """Write a game to a file that a person named; return what came of it."""
    if not name:
        return "save to which file? `save my-game.json`"
    path = Path(name).expanduser()
    try:
        if path.exists() and not looks_like_save(path):
            return f"{name} is something else; choose another name"
    except (OSError, ValueError) as error:
        return f"{name} cannot be written: {reason_of(error)}"
    return keep(table, path) or f"saved; `law play {table.rules.name} --load {name}` goes on"


def looks_like_save(path: Path) -> bool:
    """Tell whether a file is a saved game, which may be written over."""
    try:
        with path.open("rb") as file:
            return b'"lawspeaker"' in file.read(40)
    except OSError:
        return False
