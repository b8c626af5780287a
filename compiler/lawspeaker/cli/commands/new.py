"""`law new`: create a small game, or an expansion of a game, that can be played at once."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.cache.build_spec import read_or_stop
from lawspeaker.cli.commands.check_games import check_one
from lawspeaker.cli.complete import complete_game
from lawspeaker.project.find_games import games_folder, locate, shipped_games
from lawspeaker.project.manifest import is_game_name
from lawspeaker.project.new_game import copied_things, game_files, kinds_of, path_of, titled, write_all
from lawspeaker.project.new_game_templates import (
    EXPANSION_HINT,
    EXPANSION_LAW,
    EXPANSION_THING,
    EXPANSION_YAML,
)
from lawspeaker.project.read_files import Reading
from lawspeaker.project.spec import Spec
from lawspeaker_system.console import echo
from lawspeaker_system.failure import fail

NewName = Annotated[
    str, typer.Argument(metavar="NAME", help="The folder to create; its last part is the name of the game.")
]
Base = Annotated[
    str | None,
    typer.Option(
        "--expansion-of", metavar="GAME", autocompletion=complete_game, help="Create an expansion of this game."
    ),
]


def new(name: NewName, base: Base = None) -> None:
    """Create a new game, or an expansion of a game."""
    folder = Path(name).expanduser()
    if not is_game_name(folder.name):
        raise typer.BadParameter(
            f"`{folder.name}` cannot be the name of a game: use lower-case letters, digits and hyphens",
            param_hint="NAME",
        )
    if base is None and folder.name in shipped_games() and folder.parent.resolve() == games_folder().resolve():
        raise typer.BadParameter(f"`{folder.name}` is a shipped game", param_hint="NAME")
    if folder.exists():
        raise typer.BadParameter(f"{name} already exists", param_hint="NAME")
    files = expansion_files(folder, name, base) if base else game_files(folder.name, name)
    try:
        write_all(folder, files)
    except OSError as error:
        fail(f"{name} cannot be written: {(error.strerror or 'unknown reason').lower()}")
    echo(f"created {name}/ with {', '.join(files)}")
    echo(f"to play it: law play {path_of(name)}")


def expansion_files(folder: Path, path: str, base: str) -> dict[str, str]:
    """Return the files of a new expansion, with a copy of a thing of the base game if one can be copied."""
    spec = read_or_stop(base, None).spec
    words = {
        "name": folder.name,
        "title": titled(folder.name),
        "base": base_path(folder, base, spec),
        "base_title": spec.title,
        "path": path_of(path),
        "kinds": ", ".join(kinds_of(spec)) or "it has none yet",
    }
    files = {
        "game.yaml": EXPANSION_YAML.format_map(words),
        f"{folder.name}.law": EXPANSION_LAW.format_map(words),
    }
    for thing in copied_things(spec, words["title"]):
        tried = files | {f"{folder.name}.law": files[f"{folder.name}.law"] + EXPANSION_THING.format(thing=thing)}
        if compiles(spec, tried, folder):
            return tried
    files[f"{folder.name}.law"] += EXPANSION_HINT.format_map(words)
    return files


def base_path(folder: Path, base: str, spec: Spec) -> str:
    """Return the value of `extends`: the name of a shipped game, or the relative path of the base game."""
    place = locate(base, Reading())
    assert place is not None, spec.name
    if place.resolve() == (games_folder() / base).resolve():
        return base
    return Path(os.path.relpath(place.resolve(), folder.parent.resolve() / folder.name)).as_posix()


def compiles(spec: Spec, files: dict[str, str], folder: Path) -> bool:
    """Return whether an expansion has no mistakes, by checking it in a temporary folder."""
    made = Path(tempfile.mkdtemp())
    try:
        inside = made / folder.name
        absolute = files | {
            "game.yaml": re.sub(r"(?m)^extends: .*$", f"extends: {spec.folder.resolve()}", files["game.yaml"])
        }
        write_all(inside, absolute)
        reading = Reading()
        check_one(str(inside), [], reading)
        return not reading.facts.found
    finally:
        shutil.rmtree(made, ignore_errors=True)
