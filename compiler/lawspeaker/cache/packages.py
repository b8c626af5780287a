"""Compiled files to an importable package on disk: where it goes, how it gets there whole or not at all, what is stale.

a shipped game in a checkout     ->     generated/lawspeaker_games/<game>/          (committed)
a shipped game when installed    ->     nowhere: it came with the installation
a spec anywhere else, examples   ->     <cache>/packages/<game>-<content>/lawspeaker_games_<game>/
a folder given with --out DIR    ->     DIR/lawspeaker_games_<game>/, to be imported by others

Commands import engines only from the first three. Nothing is ever imported from the folder of a spec or from DIR:
whoever made those folders may have put Python of their own there.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from enum import Enum
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

import lawspeaker
from lawspeaker.cache.cache_dir import OWNER_ONLY, UnsafeCache, cache_folder, private_cache
from lawspeaker.project.find_games import checkout, shelf, shipped
from lawspeaker.project.spec import Spec

GAMES = "lawspeaker_games"
PREFIX = "lawspeaker_games_"
EXAMPLES = "_with_examples"
STAMP = "made.txt"
BYTECODE = "__pycache__"
KEPT = 5
AROUND = {"__init__.py": '"""The shipped games, each compiled from its spec in rulespecs/."""\n', "py.typed": ""}


class Home(Enum):
    """Whose folder a package lies in."""

    INSTALLED = "came with the installation, is never written"
    CHECKOUT = "generated/ of a checkout"
    CACHE = "the user's cache"
    CHOSEN = "a folder given with --out, is never imported from"


class Place(Struct, frozen=True):
    """Where an engine lies: the name and folder of its package, whose folder that is, and its stamp, if it has one.

    Only the commands that run examples build them: they are longer than the engine.
    """

    name: str
    folder: Path
    home: Home
    stamp: Path | None = None
    with_examples: bool = False


def is_shipped(spec: Spec) -> bool:
    """Tell whether a spec is one of the games that come with Lawspeaker, as it is."""
    return spec.name in shipped() and spec.folder.resolve() == (shelf() / spec.name).resolve()


def place_of(spec: Spec) -> Place:
    """Return where the engine of a spec is built and imported from."""
    if not is_shipped(spec):
        return cached_place(spec)
    name = f"{GAMES}.{spec.package}"
    root = checkout()
    if root is None:
        folder = Path(lawspeaker.__file__).resolve().parents[1] / GAMES / spec.package
        return Place(name, folder, Home.INSTALLED)
    stamp = cache_folder() / "stamps" / f"{spec.package}-{short(str(root))}.txt"
    return Place(name, root / "generated" / GAMES / spec.package, Home.CHECKOUT, stamp)


def cached_place(spec: Spec, with_examples: bool = False) -> Place:
    """Return the place of a spec's engine in the cache, named after everything that the engine is made from."""
    name = PREFIX + spec.package + (EXAMPLES if with_examples else "")
    whole = cache_folder() / "packages" / f"{spec.package}-{short(key_of(spec, name))}"
    return Place(name, whole / name, Home.CACHE, whole / STAMP, with_examples)


def chosen_place(spec: Spec, out: Path) -> Place:
    """Return where `--out` writes the engine of a spec."""
    name = PREFIX + spec.package
    return Place(name, out / name, Home.CHOSEN)


def short(text: str) -> str:
    """Return a short name for a text that no other text has."""
    return sha256(text.encode("utf-8", "surrogateescape")).hexdigest()[:20]


def key_of(spec: Spec, name: str) -> str:
    """Return a fingerprint of everything an engine is made from: the spec, its translations, and the compiler."""
    said = {language: found.plain() for language, found in spec.languages.items()}
    parts = [compiler_fingerprint(), sys.version, spec.name, name, json.dumps(said, sort_keys=True)]
    for source in spec.sources:
        parts += [source.name.rsplit("/", 1)[-1], source.text]
    return sha256("\0".join(parts).encode("utf-8", "surrogateescape")).hexdigest()


def compiler_fingerprint() -> str:
    """Return what changes whenever the compiler does, also while it is being edited."""
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
    if place.home is Home.INSTALLED:
        return True
    if place.stamp is None:
        return False
    try:
        return place.stamp.read_text(encoding="utf-8") == stamp_text(key_of(spec, place.name), written(place.folder))
    except (OSError, UnicodeDecodeError):
        return False


def stamp_text(key: str, files: dict[str, str]) -> str:
    """Return what a stamp says: what the package was made from, and what it was then."""
    digest = sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()
    return f"made from {key}\nmade into {digest}\n"


def written(folder: Path) -> dict[str, str]:
    """Return every file of a package on disk but Python's bytecode; a link is there, but never what it leads to."""
    if not folder.is_dir():
        return {}
    return {
        path.relative_to(folder).as_posix(): "a link" if path.is_symlink() else text_of(path)
        for path in sorted(folder.rglob("*"))
        if (path.is_symlink() or not path.is_dir()) and BYTECODE not in path.relative_to(folder).parts
    }


def text_of(path: Path) -> str:
    """Return the text of a file; of what is no file only that."""
    return path.read_bytes().decode("utf-8", "replace") if path.is_file() else "no file"


def write_package(spec: Spec, place: Place, files: dict[str, str]) -> bool:
    """Write a package and its stamp; tell whether anything changed. A package that is equal is not touched."""
    if place.home is Home.CACHE:
        return not is_fresh(spec, place) and publish(spec, place, files)
    changed = written(place.folder) != files
    if changed:
        replace_folder(place.folder, files)
        start_package(place)
    elif place.home is Home.CHOSEN:
        drop_bytecode(place.folder)
    if place.stamp is not None:
        keep_stamp(place.stamp, stamp_text(key_of(spec, place.name), files))
    return changed


def publish(spec: Spec, place: Place, files: dict[str, str]) -> bool:
    """Put a package and its stamp into the cache in one step; another process may do the same at the same time."""
    private_cache()
    whole = place.folder.parent
    make_private(whole.parent)
    with tempfile.TemporaryDirectory(prefix=f".{whole.name}-", dir=whole.parent) as made:
        fresh = Path(made, "fresh")
        write_files(fresh / place.name, files)
        (fresh / STAMP).write_text(stamp_text(key_of(spec, place.name), files), encoding="utf-8")
        while not is_fresh(spec, place):
            if whole.exists():
                whole.rename(Path(tempfile.mkdtemp(dir=made), "old"))
            try:
                fresh.rename(whole)
            except OSError:
                if not whole.exists():
                    raise
    sweep(whole.parent, spec.package)
    return True


def sweep(packages: Path, package: str) -> None:
    """Remove all but the newest packages of a game from the cache."""
    made = [path for path in packages.glob(f"{package}-*") if path.name.rpartition("-")[0] == package]
    made.sort(key=lambda path: path.stat().st_mtime if path.exists() else 0, reverse=True)
    for old in made[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def make_private(folder: Path) -> None:
    """Make a folder below the cache that only this user can write to."""
    folder.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)


def keep_stamp(path: Path, text: str) -> None:
    """Write a stamp; without one, or without a cache of one's own, the game is compiled again next time."""
    try:
        private_cache()
        make_private(path.parent)
        replace_file(path, text)
    except UnsafeCache:
        return


def drop_bytecode(folder: Path) -> None:
    """Remove what Python would import instead of the files of a package: it cannot be told whose it is."""
    for found in [*folder.rglob(BYTECODE)]:
        if found.is_dir() and not found.is_symlink():
            shutil.rmtree(found)
        else:
            found.unlink(missing_ok=True)


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
        write_files(fresh, files)
        if folder.exists() or folder.is_symlink():
            folder.rename(old)
        try:
            fresh.rename(folder)
        except OSError:
            if old.exists() and not folder.exists():
                old.rename(folder)
            raise


def write_files(folder: Path, files: dict[str, str]) -> None:
    """Write the files of a package into a new folder."""
    for file, text in files.items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())


def replace_file(path: Path, text: str | bytes) -> None:
    """Write a file in one step: whoever reads it sees the old text or the new one, even if the disk is full."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    fresh = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode() if isinstance(text, str) else text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, fresh)
        else:
            fresh.chmod(0o644)
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def orphans() -> list[Path]:
    """Return generated packages of a checkout whose spec is gone."""
    root = checkout()
    games = root / "generated" / GAMES if root else None
    if games is None or not games.is_dir():
        return []
    known = {name.replace("-", "_") for name in shipped()}
    return sorted(path for path in games.iterdir() if (path / "__init__.py").is_file() and path.name not in known)
