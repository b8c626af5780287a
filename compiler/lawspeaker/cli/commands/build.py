"""`law build`: specs to Python engines on disk, whole or not at all."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

import typer

from lawspeaker.cache.packages import BuildTarget, Location, orphaned_packages, output_target, package_files, target_of
from lawspeaker.cli.build_spec import Read, check_cache, compile_read, write_or_stop
from lawspeaker.cli.commands.check_games import games_meant
from lawspeaker.cli.flags import Games, Native, Out, With
from lawspeaker.cli.output import counted, say, say_facts
from lawspeaker.project.read_files import Reading, shown_name
from lawspeaker.project.read_spec import read_spec
from lawspeaker_runtime.errors import NativeMissing

CheckOnly = Annotated[bool, typer.Option("--check", help="Write nothing; exit code 1 if anything would change.")]


def build(
    games: Games = None,
    extras: With = None,
    out: Out = None,
    check: CheckOnly = False,
    native: Native = False,
) -> None:
    """Compile games to Python engines (or, with --native, to machine code as well)."""
    failed = False
    for game in games_meant(games):
        reading = Reading()
        spec = read_spec(game, extras or [], reading)
        if spec is None:
            say_facts(reading.facts.found, reading.texts, error=True)
            failed = True
            continue
        target = target_of(spec) if out is None else output_target(spec, out)
        check_cache(Read(spec, reading), target)
        built = build_one(Read(spec, reading), target, check)
        failed |= not built or (native and not check and not build_native(spec.name, target))
    if check and not games:
        for folder in orphaned_packages():
            say(f"{shown_name(folder)} has no spec any more", error=True)
            failed = True
    if failed:
        raise typer.Exit(1)


def build_one(read: Read, target: BuildTarget, check: bool) -> bool:
    """Compile one game and write it, or compare it under `--check`; tell whether that went well."""
    compiled = compile_read(read, target)
    say_facts(compiled.facts.found, read.reading.texts, error=True)
    if compiled.facts.errors():
        return False
    where = shown_name(target.folder)
    if check or target.location is Location.INSTALLED:
        return compare(compiled.files, target, where, check)
    changed = write_or_stop(read, target, compiled.files)
    say(f"{read.spec.name}: {counted(len(compiled.files), 'file')} in {where}{'' if changed else ' (unchanged)'}")
    return True


def build_native(name: str, target: BuildTarget) -> bool:
    """Make the machine code of a game that was package_files; tell whether that went well."""
    from lawspeaker.cache.native_builds import native_folder

    begun = perf_counter()
    try:
        folder = native_folder(target.name, target.folder)
    except NativeMissing as missing:
        say(str(missing), error=True)
        return False
    say(f"{name}: machine code in {folder} ({perf_counter() - begun:.1f} s)")
    return True


def compare(files: dict[str, str], target: BuildTarget, where: str, check: bool) -> bool:
    """Tell whether the package on disk is what would be package_files; say which files differ."""
    now = package_files(target.folder)
    differing = sorted(name for name in files.keys() | now.keys() if files.get(name) != now.get(name))
    if not differing:
        say(f"{where} is up to date" if check else f"{where} came with the installation and is up to date")
        return True
    for name in differing:
        what = "would be new" if name not in now else "would go" if name not in files else "would change"
        say(f"{where}/{name} {what}", error=True)
    if not check:
        say("an installed game is never rewritten: choose a folder with --out DIR", error=True)
    return False
