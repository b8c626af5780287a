"""`law new`: create a small game, or an expansion of a game, that can be played at once."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.cli.build_spec import read_or_stop
from lawspeaker.cli.commands.check_games import check_one
from lawspeaker.cli.commands.new_templates import (
    EXPANSION_HINT,
    EXPANSION_LAW,
    EXPANSION_THING,
    EXPANSION_YAML,
    GAME_LAW,
    GAME_YAML,
    RULEBOOK_YAML,
)
from lawspeaker.cli.complete import complete_game
from lawspeaker.cli.failure import fail
from lawspeaker.cli.output import echo
from lawspeaker.project.find_games import games_folder, locate, shipped_games
from lawspeaker.project.manifest import is_game_name
from lawspeaker.project.read_files import Reading
from lawspeaker.project.spec import Spec

NewName = Annotated[
    str, typer.Argument(metavar="NAME", help="The folder to create; its last part is the name of the game.")
]
Base = Annotated[
    str | None,
    typer.Option(
        "--expansion-of", metavar="GAME", autocompletion=complete_game, help="Create an expansion of this game."
    ),
]
THING = r"^(?P<kind>[a-z_]+) (?P<name>\"[^\"\n]+\"|[A-Z][\w' -]*?)( +@[A-Z0-9-]+)*\n"
BODY = r"(?P<body>(?: +.*\n|\n(?= ))*)"
BLOCK = re.compile(THING + BODY, re.MULTILINE)


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


def write_all(folder: Path, files: dict[str, str]) -> None:
    """Write a new folder with its files, atomically."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as made:
        inside = Path(made, "new")
        inside.mkdir()
        for file, text in files.items():
            (inside / file).write_bytes(text.encode())
        inside.rename(folder)


def path_of(name: str) -> str:
    """Return the path of a folder for commands, with `./` before a name that is also a shipped game's."""
    return f"./{name}" if name in shipped_games() else name


def titled(name: str) -> str:
    """Return a name as a title.

    >>> titled("tower-of-clay")
    'Tower Of Clay'
    """
    return " ".join(word.capitalize() for word in name.split("-"))


def code_of(name: str) -> str:
    """Return the prefix of the ids of statements.

    >>> code_of("tower-of-clay"), code_of("farm")
    ('TOC', 'FARM')
    """
    words = name.split("-")
    return ("".join(word[0] for word in words) if len(words) > 1 else name[:6]).upper()


def game_files(name: str, path: str) -> dict[str, str]:
    """Return the files of a new game."""
    words = {"name": name, "title": titled(name), "code": letters_first(code_of(name)), "path": path_of(path)}
    return {
        "game.yaml": GAME_YAML.format_map(words),
        f"{name}.law": GAME_LAW.format_map(words),
        "rulebook.yaml": RULEBOOK_YAML.format_map(words),
    }


def letters_first(code: str) -> str:
    """Return a code that starts with a letter, as ids must."""
    return code if code[0].isalpha() else f"G{code}"


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
    if base in shipped_games():
        return base
    place = locate(base, Reading())
    assert place is not None, spec.name
    return Path(os.path.relpath(place.resolve(), folder.parent.resolve() / folder.name)).as_posix()


def kinds_of(spec: Spec) -> list[str]:
    """Return the kinds that a spec declares."""
    return [word for source in spec.sources for word in re.findall(r"^kind ([a-z_]+)", source.text, re.M)]


def copied_things(spec: Spec, title: str) -> list[str]:
    """Return up to four things of the base game under new names, those with steps first."""
    kinds = set(kinds_of(spec))
    found = [match for source in spec.sources for match in BLOCK.finditer(source.text) if match["kind"] in kinds]
    found.sort(key=lambda match: "plays" not in match["body"])
    return [
        f'{match["kind"]} "{title} {match["name"].strip(chr(34))}"\n{without_cites(match["body"])}'
        for match in found[:4]
    ]


def without_cites(body: str) -> str:
    """Return a body without citations and trailing blank lines."""
    return re.sub(r" +@[A-Z0-9-]+", "", body).rstrip("\n") + "\n"


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
