"""Save and load games in `law play`: `--save FILE` continues the game in the file and updates it at every decision.

A file that is damaged, or that belongs to another game or to other rules, is reported and never overwritten.
"""

from __future__ import annotations

import shlex
from pathlib import Path

from lawspeaker_runtime.errors import BadSave
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.game.save import MAX_LENGTH
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_system import write_files
from lawspeaker_system.failure import Failure
from lawspeaker_system.write_files import replace_file


def load_save(loaded: Loaded, path: Path) -> Game[BaseState] | None:
    """Return the game in a file, or None if the file does not exist; exit with a message if it cannot be loaded."""
    try:
        return loaded.package.load(text_of(path)) if path.exists() else None
    except (OSError, ValueError) as error:
        why = f"{path} cannot be continued: {reason_of(error)}"
        raise Failure(f"{why}\nthe file was not changed; choose another name for a new game") from None


def text_of(path: Path) -> str:
    """Return the text of a save file; raise BadSave or OSError if the file cannot be one.

    Pipes and devices are refused, because reading them might never end.
    """
    if path.is_dir():
        raise BadSave("it is a folder")
    if path.exists() and not path.is_file():
        raise BadSave("it is not a file")
    if path.stat().st_size > MAX_LENGTH:
        raise BadSave("this is not a saved game: it is too long")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSave("this is not a saved game") from None


def write_save(game: Game[BaseState], path: Path) -> str:
    """Write a game to a file; return the error message, or "" if there is none."""
    try:
        replace_file(path, game.save() + "\n")
    except (OSError, ValueError) as error:
        return f"{path} cannot be written: {reason_of(error)}"
    return ""


def save_before_error(game: Game[BaseState], path: Path | None, name: str) -> str:
    """Save a game in which a rule failed, as it was before the last choice; return how to continue it."""
    wanted = [path] if path is not None else [Path(f"{game.rules.name}-stopped{n or ''}.json") for n in range(100)]
    file = next((file for file in wanted if file == path or not file.exists()), None)
    wrong = "no name is free" if file is None else write_save(game, file)
    if file is None or wrong:
        return f"the game so far could not be saved: {wrong}"
    return f"the game so far is in {file}: `law play {shlex.quote(name)} --load {shlex.quote(str(file))}` continues it"


def reason_of(error: OSError | ValueError | RuntimeError) -> str:
    """Return why a save cannot be read or written."""
    return str(error) if isinstance(error, BadSave) else write_files.reason_of(error)


def save_as(game: Game[BaseState], name: str) -> str:
    """Write a game to the file that the player named; return the message to show."""
    if not name:
        return "save to which file? `save my-game.json`"
    try:
        path = Path(name).expanduser()
        if path.exists() and not looks_like_save(path):
            return f"{name} exists and is not a saved game; choose another name"
    except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: `~name` names no user
        return f"{name} cannot be written: {reason_of(error)}"
    return write_save(game, path) or f"saved; `law play {game.rules.name} --load {name}` continues it"


def looks_like_save(path: Path) -> bool:
    """Return whether a file is a saved game, which may be overwritten."""
    try:
        if not path.is_file():
            return False
        with path.open("rb") as file:
            return b'"lawspeaker"' in file.read(40)
    except OSError:
        return False
