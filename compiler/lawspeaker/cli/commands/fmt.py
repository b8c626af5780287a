"""`law fmt`: format specs. A file that does not parse is left unchanged, and its mistakes are reported."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.cli.complete import complete_game
from lawspeaker.cli.output import echo_facts, in_colour_of_diff
from lawspeaker.project.find_games import games_below, locate
from lawspeaker.project.format_files import Formatted, formatted, laws_of, lines_of
from lawspeaker.project.read_files import Reading, read_bytes, shown_name, start_of
from lawspeaker_system.console import counted, echo
from lawspeaker_system.write_files import replace_file

Paths = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="GAME",
        autocompletion=complete_game,
        help="Games, folders or .law files; by default all games in this folder and below it; "
        "- reads standard input and writes standard output.",
    ),
]
CheckOnly = Annotated[bool, typer.Option("--check", help="Write nothing; exit with code 1 if anything would change.")]
Diff = Annotated[bool, typer.Option("--diff", help="Like --check, but also show what would change.")]
STANDARD_INPUT = "-"


def fmt(paths: Paths = None, check: CheckOnly = False, diff: Diff = False) -> None:
    """Format .law files; a file with mistakes is left unchanged."""
    reading = Reading()
    dry_run = check or diff
    if STANDARD_INPUT in (paths or []):
        changed = format_standard_input(paths or [], dry_run, diff, reading)
    else:
        changed = format_files(selected_files(paths or [], reading), dry_run, diff, reading)
    if reading.facts.found or (dry_run and changed):
        raise typer.Exit(1)


def format_standard_input(paths: list[str], dry_run: bool, diff: bool, reading: Reading) -> bool:
    """Format standard input to standard output, unless it has mistakes; return whether it changed."""
    if len(paths) > 1:
        raise typer.BadParameter("`-` is standard input; leave out the other paths", param_hint="GAME")
    found = formatted(sys.stdin.buffer.read(), "<stdin>", reading)
    echo_facts(reading.facts.found, reading.texts, error=True)
    if found is None:
        return False
    if diff:
        show_difference(found)
    if not dry_run:
        sys.stdout.buffer.write(found.after)
        sys.stdout.buffer.flush()
    return found.before != found.after


def format_files(files: list[Path], dry_run: bool, diff: bool, reading: Reading) -> bool:
    """Format files, or print which would change; return whether any did or would."""
    changed: list[Formatted] = []
    for path in files:
        data = read_bytes(path, reading)
        found = None if data is None else formatted(data, shown_name(path), reading)
        if found is not None and found.before != found.after and (dry_run or write(path, found, reading)):
            changed.append(found)
    echo_facts(reading.facts.found, reading.texts, error=True)
    for found in changed:
        if diff:
            show_difference(found)
        echo(f"{found.name} {'would change' if dry_run else 'formatted'}", error=diff)
    if not changed and not reading.facts.found:
        echo(f"{counted(len(files), 'file')}, nothing to change", error=diff)
    return bool(changed)


def selected_files(paths: list[str], reading: Reading) -> list[Path]:
    """Return the files of the given games and paths; by default of all games below the current folder."""
    if not paths:
        below = games_below(Path())
        if not below:
            reading.facts.add("L454", start_of(""))
        return [file for game in below for file in laws_of(game)]
    found: list[Path] = []
    for path in paths:
        if path.endswith(".law"):
            found.append(Path(path))
        elif (place := locate(path, reading)) is not None:
            nested = [file for game in games_below(place) for file in laws_of(game)]
            found += nested or laws_of(place)
    return list(dict.fromkeys(found))


def write(path: Path, found: Formatted, reading: Reading) -> bool:
    """Replace a file with its formatted text atomically; return whether that succeeded."""
    try:
        with path.open("r+b"):  # raises an error if the file is read-only, which replacing it would not
            pass
        replace_file(path.resolve(), found.after)
    except OSError as error:
        problem = (error.strerror or "unknown reason").lower()
        reading.facts.add("L021", start_of(found.name), file=found.name, problem=problem)
        return False
    return True


def show_difference(found: Formatted) -> None:
    """Print the changes as a unified diff."""
    from difflib import unified_diff

    before, after = (lines_of(data) for data in (found.before, found.after))
    lines = list(unified_diff(before, after, found.name, f"{found.name} (formatted)", lineterm=""))
    if lines:
        echo(in_colour_of_diff(lines, sys.stdout))
    elif found.before != found.after:
        echo(f"{found.name}: only line endings would change")
