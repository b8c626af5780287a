"""`law fmt`: specs in the common look. A file that does not parse is left alone, and its mistakes are shown."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct

from lawspeaker.cli.complete import complete_game
from lawspeaker.cli.output import counted, in_colour_of_diff, say, say_facts
from lawspeaker.project.find_games import locate
from lawspeaker.project.read_files import Reading, decoded, read_bytes, shown_name, start_of
from lawspeaker.project.write_files import replace_file
from lawspeaker.source import Source

Paths = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="GAME",
        autocompletion=complete_game,
        help="Games, folders or .law files; without any, all games below this folder; "
        "- reads standard input and writes standard output.",
    ),
]
CheckOnly = Annotated[bool, typer.Option("--check", help="Write nothing; exit code 1 if anything would change.")]
Diff = Annotated[bool, typer.Option("--diff", help="Like --check, and show what would change.")]
SKIPPED = ("build", "dist", "node_modules", "site-packages")
STANDARD_INPUT = "-"
BOM = b"\xef\xbb\xbf"


class Formatted(Struct, frozen=True):
    """One file: its name in messages, and its bytes as they are and as they should be."""

    name: str
    before: bytes
    after: bytes


def fmt(paths: Paths = None, check: CheckOnly = False, diff: Diff = False) -> None:
    """Lay out .law files in the common look; a file with mistakes is left as it is."""
    reading = Reading()
    keep = check or diff
    if STANDARD_INPUT in (paths or []):
        changed = format_standard_input(paths or [], keep, diff, reading)
    else:
        changed = format_files(files_meant(paths or [], reading), keep, diff, reading)
    if reading.facts.found or (keep and changed):
        raise typer.Exit(1)


def format_standard_input(paths: list[str], keep: bool, diff: bool, reading: Reading) -> bool:
    """Format standard input to standard output; tell whether it changed. Of a text with mistakes nothing is written."""
    if len(paths) > 1:
        raise typer.BadParameter("`-` is standard input; leave out the other paths", param_hint="GAME")
    found = formatted(sys.stdin.buffer.read(), "<stdin>", reading)
    say_facts(reading.facts.found, reading.texts, error=True)
    if found is None:
        return False
    if diff:
        show_difference(found)
    if not keep:
        sys.stdout.buffer.write(found.after)
        sys.stdout.buffer.flush()
    return found.before != found.after


def format_files(files: list[Path], keep: bool, diff: bool, reading: Reading) -> bool:
    """Format files, or say which would change; tell whether any did or would."""
    changed: list[Formatted] = []
    for path in files:
        data = read_bytes(path, reading)
        found = None if data is None else formatted(data, shown_name(path), reading)
        if found is not None and found.before != found.after and (keep or write(path, found, reading)):
            changed.append(found)
    say_facts(reading.facts.found, reading.texts, error=True)
    for found in changed:
        if diff:
            show_difference(found)
        say(f"{found.name} {'would change' if keep else 'formatted'}", error=diff)
    if not files and not reading.facts.found:
        say("no games below this folder; `law fmt FILE.law` formats a single file", error=diff)
    elif not changed and not reading.facts.found:
        say(f"{counted(len(files), 'file')}, nothing to change", error=diff)
    return bool(changed)


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
    """Return the `.law` files of one folder, in the order in which they are read; not links that lead out of it."""
    return sorted((path for path in folder.glob("*.law") if not leads_out(path)), key=lambda path: path.name)


def leads_out(path: Path) -> bool:
    """Tell whether a file is a link to something outside its folder, which is not ours to write."""
    if not path.is_symlink():
        return False
    try:
        return not path.resolve().is_relative_to(path.parent.resolve())
    except (OSError, RuntimeError):  # a loop of links, which cannot be read either
        return False


def formatted(data: bytes, name: str, reading: Reading) -> Formatted | None:
    """Return the bytes of a spec and of the same in the common look; None, with facts, if it has mistakes.

    The line endings stay those of most lines, and a mark of UTF-8 at the start stays where it is.
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
    """Put the new text in the place of the old one, in one step; tell whether that went well."""
    try:
        with path.open("r+b"):  # a file that may not be written is not replaced by another one either
            pass
        replace_file(path.resolve(), found.after)
    except OSError as error:
        problem = (error.strerror or "unknown reason").lower()
        reading.facts.add("L021", start_of(found.name), file=found.name, problem=problem)
        return False
    return True


def lines_of(data: bytes) -> list[str]:
    """Return the lines of a file; one without an end of its last line has a last line that says so."""
    text = data.decode("utf-8-sig").replace("\r\n", "\n")
    lines = text.split("\n")
    return lines[:-1] if not lines[-1] else [*lines, "\\ No newline at end of file"]


def show_difference(found: Formatted) -> None:
    """Print what would change, as `diff -u` does."""
    from difflib import unified_diff

    before, after = (lines_of(data) for data in (found.before, found.after))
    lines = list(unified_diff(before, after, found.name, f"{found.name} (formatted)", lineterm=""))
    if lines:
        say(in_colour_of_diff(lines, sys.stdout))
    elif found.before != found.after:
        say(f"{found.name}: only the ends of lines would change")
