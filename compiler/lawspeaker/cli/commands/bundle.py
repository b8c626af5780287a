"""`law bundle`: write a game and the runtime that it needs as an installable package."""

from __future__ import annotations

import os
import shutil
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.bundle.backend import write_wheel
from lawspeaker.bundle.bundle_files import Bundle, NativePart, bundle_files
from lawspeaker.cache.build_spec import compile_or_stop, read_or_stop
from lawspeaker.cache.packages import output_target
from lawspeaker.cli.flags import GameName, With
from lawspeaker.cli.waiting import announced
from lawspeaker.project.read_files import shown_name
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_system.console import counted, echo
from lawspeaker_system.failure import fail

UNKNOWN_VERSION = "0"
DIST = "dist"
Target = Annotated[Path, typer.Option("--out", metavar="DIR", help="The folder to write, new or empty.")]
WithNative = Annotated[
    bool, typer.Option("--native", help="Add machine code for this Python and machine, and write a wheel.")
]


def bundle(game: GameName, out: Target, extras: With = None, native: WithNative = False) -> None:
    """Write a game and the runtime that it needs as a package that pip installs, without Lawspeaker."""
    require_empty(out)
    read = read_or_stop(game, extras)
    with announced(game):
        target = output_target(read.spec, out)
        compiled = compile_or_stop(read, target)
        assert compiled.program is not None, "a spec without errors is checked"
        players = compiled.program.symbols.players[0]
        made = Bundle(target.name, read.spec.title, players, compiled.files, lawspeaker_version(), read.spec.languages)
        files = bundle_files(made, native_or_stop(made) if native else None)
    try:
        wheel = write_bundle(out, files, native)
    except OSError as error:
        fail(f"{shown_name(out)} cannot be written ({(error.strerror or str(error)).lower()}); nothing was written")
    echo(f"{read.spec.name}: {counted(len(files), 'file')} in {shown_name(out)}")
    echo(f"to install it: pip install {shown_name(out / DIST / wheel) if wheel else shown_path(out)}")


def native_or_stop(made: Bundle) -> NativePart:
    """Return the machine code of a bundle; end the command if it cannot be made."""
    from lawspeaker.bundle.native_libraries import native_part

    try:
        return native_part(made)
    except NativeMissing as missing:
        fail(str(missing))


def shown_path(out: Path) -> str:
    """Return a folder as pip takes it: a bare name could be a package of an index."""
    shown = shown_name(out)
    return shown if os.sep in shown or shown == "." else f".{os.sep}{shown}"


def lawspeaker_version() -> str:
    """Return the version of Lawspeaker."""
    try:
        return version("lawspeaker")
    except PackageNotFoundError:
        return UNKNOWN_VERSION


def require_empty(out: Path) -> None:
    """End the command unless a folder is new or empty."""
    try:
        if out.is_dir() and any(out.iterdir()):
            fail(f"{shown_name(out)} is not empty: name a new or an empty folder")
        if out.exists() and not out.is_dir():
            fail(f"{shown_name(out)} is a file: name a new or an empty folder")
    except OSError as error:
        fail(f"{shown_name(out)} cannot be read ({(error.strerror or str(error)).lower()})")


def write_bundle(out: Path, files: dict[str, bytes], with_wheel: bool) -> str:
    """Write the files of a bundle, all or none; with a wheel, also that, and return its name, else ""."""
    out.parent.mkdir(parents=True, exist_ok=True)
    existed = out.is_dir()
    with tempfile.TemporaryDirectory(prefix=f".{out.name}-", dir=out.parent) as name:
        fresh = Path(name, "fresh")
        for path, data in files.items():
            (fresh / path).parent.mkdir(parents=True, exist_ok=True)
            (fresh / path).write_bytes(data)
        wheel = ""
        if with_wheel:
            (fresh / DIST).mkdir()
            wheel = write_wheel(fresh, fresh / DIST)
        if not existed:
            fresh.rename(out)
            return wheel
        move_into(fresh, out)
        return wheel


def move_into(fresh: Path, out: Path) -> None:
    """Move the contents of a folder into an empty one; take everything back if that fails."""
    moved: list[Path] = []
    try:
        for path in sorted(fresh.iterdir()):
            path.rename(out / path.name)
            moved.append(out / path.name)
    except OSError:
        for path in moved:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        raise
