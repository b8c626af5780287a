"""`law build`: compile specs to Python engines on disk."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from lawspeaker.cache.build_progress import Stage, report
from lawspeaker.cache.build_spec import ReadSpec, compile_read, require_private_cache, write_or_stop
from lawspeaker.cache.packages import BuildTarget, Location, orphaned_packages, output_target, package_files, target_of
from lawspeaker.cli.commands.check_games import games_or_stop
from lawspeaker.cli.flags import Games, Native, Out, With
from lawspeaker.cli.output import echo_facts
from lawspeaker.cli.waiting import announced
from lawspeaker.project.find_games import games_folder, is_in_checkout
from lawspeaker.project.read_files import Reading, shown_name
from lawspeaker.project.read_spec import read_spec
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_system.console import counted, echo

CheckOnly = Annotated[bool, typer.Option("--check", help="Write nothing; exit code 1 if anything would change.")]


def build(
    games: Games = None,
    extras: With = None,
    out: Out = None,
    check: CheckOnly = False,
    native: Native = False,
) -> None:
    """Compile games to Python engines; with --native, also to machine code."""
    failed = False
    for game in games_to_build(games):
        reading = Reading()
        spec = read_spec(game, extras or [], reading)
        if spec is None:
            echo_facts(reading.facts.found, reading.texts, error=True)
            failed = True
            continue
        target = target_of(spec) if out is None else output_target(spec, out)
        require_private_cache(ReadSpec(spec, reading), target)
        built = build_one(ReadSpec(spec, reading), target, check)
        failed |= not built or (native and not check and not build_native(spec.name, target))
    if check and not games and is_in_checkout(Path()):
        for folder in orphaned_packages():
            echo(f"{shown_name(folder)} no longer has a spec", error=True)
            failed = True
    if failed:
        raise typer.Exit(1)


def games_to_build(games: list[str] | None) -> list[str]:
    """Return the games that were named, else all in and below the current folder; in a checkout, the shipped ones.

    Only engines of shipped games are kept in a checkout; those of others are in the cache, and made when they are used.
    """
    chosen = games_or_stop(games)
    if games or not is_in_checkout(Path()):
        return chosen
    shipped = [game for game in chosen if Path(game).resolve().parent == games_folder().resolve()]
    return shipped or chosen


def build_one(read: ReadSpec, target: BuildTarget, check: bool) -> bool:
    """Compile one game and write it, or compare it if `check`; return whether that succeeded."""
    with announced(read.spec.name):
        report(Stage.WRITE)
        compiled = compile_read(read, target)
    echo_facts(compiled.facts.found, read.reading.texts, error=True)
    if compiled.facts.errors():
        return False
    where = shown_name(target.folder)
    if check or target.location is Location.INSTALLED:
        return compare(compiled.files, target, where, check)
    changed = write_or_stop(read, target, compiled.files)
    echo(f"{read.spec.name}: {counted(len(compiled.files), 'file')} in {where}{'' if changed else ' (unchanged)'}")
    return True


def build_native(name: str, target: BuildTarget) -> bool:
    """Build the native engine of a game; return whether that succeeded."""
    from lawspeaker.cache.native_builds import native_folder

    begun = perf_counter()
    try:
        with announced(name):
            folder = native_folder(target.name, target.folder)
    except NativeMissing as missing:
        echo(str(missing), error=True)
        return False
    echo(f"{name}: machine code in {folder} ({perf_counter() - begun:.1f} s)")
    return True


def compare(files: dict[str, str], target: BuildTarget, where: str, check: bool) -> bool:
    """Return whether the package on disk is up to date; print the files that differ."""
    now = package_files(target.folder)
    differing = sorted(name for name in files.keys() | now.keys() if files.get(name) != now.get(name))
    if not differing:
        echo(f"{where} is up to date" if check else f"{where} is part of the installation and is up to date")
        return True
    for name in differing:
        what = "would be added" if name not in now else "would be removed" if name not in files else "would change"
        echo(f"{where}/{name} {what}", error=True)
    if not check:
        echo("an installed game is never overwritten: choose a folder with --out DIR", error=True)
    return False
