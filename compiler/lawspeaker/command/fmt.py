"""`law fmt`: specs in the common look. A file that does not parse is left alone, and its mistakes are shown."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.command.files import Reading, read_text, shown_name, whole
from lawspeaker.command.library import locate
from lawspeaker.command.packages import replace_file
from lawspeaker.command.show import counted, say, say_facts
from lawspeaker.source import Source

Paths = Annotated[
    list[str] | None,
    typer.Argument(metavar="[GAME|PATH]...", help="Games, folders or files; without any, all below here."),
]
CheckOnly = Annotated[bool, typer.Option("--check", help="Write nothing; fail if anything would change.")]
SKIPPED = ("build", "dist", "node_modules", "site-packages")


def fmt(paths: Paths = None, check: CheckOnly = False) -> None:
    """Lay out .law files in the common look."""
    reading = Reading()
    files = files_meant(paths or [], reading)
    changed = [path for path in files if format_file(path, check, reading)]
    say_facts(reading.facts.found, reading.texts, error=True)
    for path in changed:
        say(f"{shown_name(path)} {'would change' if check else 'formatted'}")
    if not changed and not reading.facts.found:
        say(f"{counted(len(files), 'file')}, nothing to change")
    if reading.facts.found or (check and changed):
        raise typer.Exit(1)


def files_meant(paths: list[str], reading: Reading) -> list[Path]:
    """Return the files of the games and paths named; without any, of all games below the current folder."""
    if not paths:
        return [file for folder in folders_below(Path()) for file in laws_in(folder)]
    found: list[Path] = []
    for path in paths:
        if path.endswith(".law"):
            found.append(Path(path))
        elif (place := locate(path, reading)) is not None:
            nested = [file for folder in folders_below(place) for file in laws_in(folder)]
            found += nested or laws_in(place)
    return list(dict.fromkeys(found))


def folders_below(folder: Path) -> list[Path]:
    """Return the folders of games in and below a folder, without hidden ones and what tools build."""
    manifests = [folder / "game.yaml", *folder.glob("*/**/game.yaml")]
    return sorted(path.parent for path in manifests if path.is_file() and not skipped(path.relative_to(folder)))


def skipped(path: Path) -> bool:
    """Tell whether a path leads through a folder that holds no specs of ours."""
    return any(part.startswith(".") or part in SKIPPED for part in path.parts[:-1])


def laws_in(folder: Path) -> list[Path]:
    """Return the `.law` files of one folder, in the order in which they are read."""
    return sorted(folder.glob("*.law"), key=lambda path: path.name)


def format_file(path: Path, check: bool, reading: Reading) -> bool:
    """Format one file; tell whether it changed or would change."""
    from lawspeaker.parse.format import format_source

    text = read_text(path, reading)
    if text is None:
        return False
    before = len(reading.facts.found)
    formatted = format_source(Source(shown_name(path), text), reading.facts)
    if len(reading.facts.found) > before or formatted.encode() == path.read_bytes():
        return False
    if not check:
        try:
            replace_file(path, formatted)
        except OSError as error:
            problem = (error.strerror or "unknown reason").lower()
            reading.facts.add("L021", whole(shown_name(path)), folder=shown_name(path), problem=problem)
            return False
    return True
