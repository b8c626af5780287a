"""Saved games of `law play`: `--save FILE` goes on with the file if it is there and keeps it up to date.

A file that is damaged, or of another game or other rules, is told about and never written over.
"""

from __future__ import annotations

import shlex
from pathlib import Path

import typer

from lawspeaker.cache.load_package import Loaded
from lawspeaker.cli.output import say
from lawspeaker.project.write_files import replace_file
from lawspeaker_runtime.errors import BadSave
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.save import LONGEST
from lawspeaker_runtime.state.base_state import BaseState


def resumed(loaded: Loaded, path: Path) -> Game[BaseState] | None:
    """Return the game in a file, None if there is no such file; stop with a message if it cannot be gone on with."""
    try:
        if not path.exists():
            return None
        return loaded.package.load(text_of(path))
    except (OSError, ValueError) as error:
        reason = reason_of(error)
    say(f"{path} cannot be gone on with: {reason}", error=True)
    say("the file was left as it is; choose another name for a new game", error=True)
    raise typer.Exit(1)


def text_of(path: Path) -> str:
    """Return the text of a file that may be a saved game; raise BadSave or OSError if it cannot be one.

    What is no file, such as a pipe or a device, might never come to an end.
    """
    if path.is_dir():
        raise BadSave("it is a folder")
    if path.exists() and not path.is_file():
        raise BadSave("it is not a file")
    if path.stat().st_size > LONGEST:
        raise BadSave("this is no saved game: it is too long")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSave("this is no saved game") from None


def keep(table: Game[BaseState], path: Path) -> str:
    """Write a game to a file; return what is wrong if that cannot be."""
    try:
        replace_file(path, table.save() + "\n")
    except (OSError, ValueError) as error:
        return f"{path} cannot be written: {reason_of(error)}"
    return ""


def rescued(table: Game[BaseState], path: Path | None, game: str) -> str:
    """Keep a game at which the rules stopped, as it was before the last choice; say how to come back to it."""
    wanted = [path] if path is not None else [Path(f"{table.rules.name}-stopped{n or ''}.json") for n in range(100)]
    file = next((file for file in wanted if file == path or not file.exists()), None)
    wrong = "no name is free" if file is None else keep(table, file)
    if file is None or wrong:
        return f"the game so far could not be kept: {wrong}"
    return (
        f"the game so far is in {file}: `law play {shlex.quote(game)} --load {shlex.quote(str(file))}` goes back to it"
    )


def reason_of(error: OSError | ValueError | RuntimeError) -> str:
    """Return why a file cannot be read or written."""
    if isinstance(error, BadSave):
        return str(error)
    return ((error.strerror if isinstance(error, OSError) else "") or "this is no name of a file").lower()


def save_as(table: Game[BaseState], name: str) -> str:
    """Write a game to a file that a person named; return what came of it."""
    if not name:
        return "save to which file? `save my-game.json`"
    try:
        path = Path(name).expanduser()
        if path.exists() and not looks_like_save(path):
            return f"{name} is something else; choose another name"
    except (OSError, ValueError, RuntimeError) as error:  # the last one is a user who does not exist
        return f"{name} cannot be written: {reason_of(error)}"
    return keep(table, path) or f"saved; `law play {table.rules.name} --load {name}` goes on"


def looks_like_save(path: Path) -> bool:
    """Tell whether a file is a saved game, which may be written over."""
    try:
        if not path.is_file():
            return False
        with path.open("rb") as file:
            return b'"lawspeaker"' in file.read(40)
    except OSError:
        return False
