"""`law fmt`: format specs. A file that does not parse is left unchanged, and its mistakes are reported."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct

from lawspeaker.cli.complete import complete_game
from lawspeaker.cli.output import counted, echo, echo_facts, in_colour_of_diff
from lawspeaker.project.find_games import locate
from lawspeaker.project.read_files import Reading, decoded, read_bytes, shown_name, start_of
from lawspeaker.project.write_files import replace_file
from lawspeaker.source import Source

Paths = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="GAME",
        autocompletion=complete_game,
        help="Games, folders or .law files; by default all games below this folder; "
        "- reads standard input and writes standard output.",
    ),
]
CheckOnly = Annotated[bool, typer.Option("--check", help="Write nothing; exit with code 1 if anything would change.")]
Diff = Annotated[bool, typer.Option("--diff", help="Like --check, but also show what would change.")]
SKIPPED = ("build", "dist", "node_modules", "site-packages")
STANDARD_INPUT = "-"
BOM = b"\xef\xbb\xbf"


class Formatted(Struct, frozen=True):
    """One file: its name in messages, and its bytes before and after formatting."""

    name: str
    before: bytes
    after: bytes


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
    if not files and not reading.facts.found:
        echo("no games below this folder; `law fmt FILE.law` formats a single file", error=diff)
    elif not changed and not reading.facts.found:
        echo(f"{counted(len(files), 'file')}, nothing to change", error=diff)
    return bool(changed)


def selected_files(paths: list[str], reading: Reading) -> list[Path]:
    """Return the files of the given games and paths; by default of all games below the current folder."""
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
    """Return the folders of games in and below a folder, except hidden folders and build output."""
    manifests = [folder / "game.yaml", *folder.glob("*/**/game.yaml")]
    return sorted(path.parent for path in manifests if path.is_file() and not skipped(path.relative_to(folder)))


def skipped(path: Path) -> bool:
    """Return whether a path contains a hidden folder or one for build output."""
    return any(part.startswith(".") or part in SKIPPED for part in path.parts[:-1])


def laws_in(folder: Path) -> list[Path]:
    """Return the `.law` files of a folder in reading order, except symbolic links to other folders."""
    return sorted((path for path in folder.glob("*.law") if not leads_out(path)), key=lambda path: path.name)


def leads_out(path: Path) -> bool:
    """Return whether a file is a symbolic link to something outside its folder, which must not be written."""
    if not path.is_symlink():
        return False
    try:
        return not path.resolve().is_relative_to(path.parent.resolve())
    except (OSError, RuntimeError):  # a loop of links: reading the file will report it
        return False


def formatted(data: bytes, name: str, reading: Reading) -> Formatted | None:
    """Return the bytes of a spec before and after formatting; add facts and return None if it has mistakes.

    The most frequent line ending is used for all lines, and a byte order mark is preserved.
    """
    from lawspeaker.parse.format import format_source

    text = decoded(data, name, reading)
    if text is None:
        return None
    before = len(reading.facts.found)
    laid_out = format_source(Source(name, text), reading.facts)
    if len(reading.facts.found) > before:
        return None
    windows = data.count(b"\r\n") * 2 > data.count(b"\n")
    laid_out = laid_out.replace("\n", "\r\n") if windows else laid_out
    return Formatted(name, data, (BOM if data.startswith(BOM) else b"") + laid_out.encode())


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


def lines_of(data: bytes) -> list[str]:
    """Return the lines of a file for a diff, with a note if the last line has no line ending."""
    text = data.decode("utf-8-sig").replace("\r\n", "\n")
    lines = text.split("\n")
    return lines[:-1] if not lines[-1] else [*lines, "\\ No newline at end of file"]


def show_difference(found: Formatted) -> None:
    """Print the changes as a unified diff."""
    from difflib import unified_diff

    before, after = (lines_of(data) for data in (found.before, found.after))
    lines = list(unified_diff(before, after, found.name, f"{found.name} (formatted)", lineterm=""))
    if lines:
        echo(in_colour_of_diff(lines, sys.stdout))
    elif found.before != found.after:
        echo(f"{found.name}: only line endings would change")
