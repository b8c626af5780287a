"""Compiled files to an importable package on disk: where it goes, how it gets there whole or not at all, what is stale.

a shipped game in a checkout     ->     generated/lawspeaker_games/<game>/          (committed)
a shipped game when installed    ->     nowhere: it came with the installation
a spec anywhere else             ->     .lawspeaker/lawspeaker_games_<game>/ in its folder, or in --out DIR
"""

from __future__ import annotations

import json
import shutil
import tempfile
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import lawspeaker
from lawspeaker.command.library import checkout, shelf, shipped
from lawspeaker.library import Spec

GAMES = "lawspeaker_games"
PREFIX = "lawspeaker_games_"
OWN_FOLDER = ".lawspeaker"
AROUND = {"__init__.py": '"""The shipped games, each compiled from its spec in rulespecs/."""\n', "py.typed": ""}


@dataclass(frozen=True, slots=True)
class Place:
    """Where an engine lies: the name and folder of its package, and its stamp (None: it came with the installation)."""

    name: str
    folder: Path
    stamp: Path | None


def is_shipped(spec: Spec) -> bool:
    """Tell whether a spec is one of the games that come with Lawspeaker, as it is."""
    return spec.name in shipped() and spec.folder.resolve() == (shelf() / spec.name).resolve()


def place_of(spec: Spec, out: Path | None) -> Place:
    """Return where the engine of a spec belongs."""
    own = PREFIX + spec.package
    if out is not None:
        return Place(own, out / own, out / f".{own}.stamp")
    root = checkout()
    if not is_shipped(spec):
        folder = spec.folder / OWN_FOLDER
        return Place(own, folder / own, folder / f"{spec.package}.stamp")
    name = f"{GAMES}.{spec.package}"
    if root is not None:
        return Place(name, root / "generated" / GAMES / spec.package, root / OWN_FOLDER / f"{spec.package}.stamp")
    return Place(name, Path(lawspeaker.__file__).resolve().parents[1] / GAMES / spec.package, None)


def key_of(spec: Spec, place: Place) -> str:
    """Return a fingerprint of everything an engine is made from: the spec, its translations, and the compiler."""
    said = {language: found.plain() for language, found in spec.languages.items()}
    parts = [compiler_fingerprint(), spec.name, place.name, json.dumps(said, sort_keys=True)]
    for source in spec.sources:
        parts += [source.name.rsplit("/", 1)[-1], source.text]
    return sha256("\0".join(parts).encode()).hexdigest()


def compiler_fingerprint() -> str:
    """Return what changes whenever the compiler does, also while somebody works on it."""
    room = Path(lawspeaker.__file__).resolve().parent
    root = checkout()
    rooms = [room, root / "grammar"] if root else [room]
    files = [
        path
        for folder in rooms
        for path in folder.rglob("*")
        if path.suffix in (".py", ".lark", ".jinja", ".json", ".yaml")
    ]
    seen = sorted((path.as_posix(), path.stat().st_size, path.stat().st_mtime_ns) for path in files)
    return sha256(repr(seen).encode()).hexdigest()


def is_fresh(spec: Spec, place: Place) -> bool:
    """Tell whether the package on disk is what the compiler would write now, without compiling."""
    if place.stamp is None:
        return True
    try:
        return place.stamp.read_text(encoding="utf-8") == stamp_text(key_of(spec, place), written(place.folder))
    except OSError:
        return False


def stamp_text(key: str, files: dict[str, str]) -> str:
    """Return what a stamp says: what the package was made from, and what it was then."""
    digest = sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()
    return f"made from {key}\nmade into {digest}\n"


def written(folder: Path) -> dict[str, str]:
    """Return the files of a package on disk, without what Python or a native build left there."""
    if not folder.is_dir():
        return {}
    return {
        path.relative_to(folder).as_posix(): path.read_bytes().decode("utf-8", "replace")
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd")
    }


def write_package(spec: Spec, place: Place, files: dict[str, str]) -> bool:
    """Write a package and its stamp; tell whether anything changed. A package that is equal is not touched."""
    changed = written(place.folder) != files
    if changed:
        replace_folder(place.folder, files)
        start_package(place)
    if place.stamp is not None:
        replace_file(place.stamp, stamp_text(key_of(spec, place), files))
    return changed


def start_package(place: Place) -> None:
    """Make the package around the shipped games, if this is the first of them."""
    if place.name.startswith(f"{GAMES}."):
        for name, text in AROUND.items():
            if not (place.folder.parent / name).exists():
                replace_file(place.folder.parent / name, text)


def replace_folder(folder: Path, files: dict[str, str]) -> None:
    """Put a whole new folder in the place of the old one; if anything fails, the old one is still there."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as name:
        fresh, old = Path(name, "fresh"), Path(name, "old")
        for file, text in files.items():
            path = fresh / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
        if folder.exists():
            folder.rename(old)
        try:
            fresh.rename(folder)
        except OSError:
            if old.exists() and not folder.exists():
                old.rename(folder)
            raise


def replace_file(path: Path, text: str) -> None:
    """Write a file in one step: whoever reads it sees the old text or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}-", delete=False) as file:
        file.write(text.encode())
    try:
        fresh = Path(file.name)
        if path.exists():
            shutil.copymode(path, fresh)
        else:
            fresh.chmod(0o644)
        fresh.replace(path)
    except OSError:
        Path(file.name).unlink(missing_ok=True)
        raise


def orphans() -> list[Path]:
    """Return generated packages of a checkout whose spec is gone."""
    root = checkout()
    games = root / "generated" / GAMES if root else None
    if games is None or not games.is_dir():
        return []
    known = {name.replace("-", "_") for name in shipped()}
    return sorted(path for path in games.iterdir() if (path / "__init__.py").is_file() and path.name not in known)
