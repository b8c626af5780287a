"""Write compiled games as packages to disk, and find out whether a package is up to date.

    a shipped game in a checkout     ->     generated/lawspeaker_games/<game>/          (committed)
    a shipped game when installed    ->     not package_files: it is part of the installation
    any other spec, and examples     ->     <cache>/packages/<game>-<hash>/lawspeaker_games_<game>/
    a spec, with --out DIR           ->     DIR/lawspeaker_games_<game>/, for other programs to import

Commands import engines only from the first three. They import nothing from the folder of a spec or from DIR, because
those folders may contain Python files that Lawspeaker did not write.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from enum import Enum
from errno import EEXIST
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

import lawspeaker
import lawspeaker_language
from lawspeaker.cache.cache_dir import OWNER_ONLY, UnsafeCache, cache_folder, private_cache
from lawspeaker.project.find_games import checkout, games_folder, shipped_games
from lawspeaker.project.spec import Spec
from lawspeaker_system.write_files import replace_file, replace_folder, write_files

GAMES = "lawspeaker_games"
PREFIX = "lawspeaker_games_"
EXAMPLES = "_with_examples"
STAMP = "made.txt"
BYTECODE = "__pycache__"
MAX_PACKAGES = 5
PARENT_PACKAGE = {
    "__init__.py": '"""The shipped games, each compiled from its spec in rulespecs/."""\n',
    "py.typed": "",
}


class Location(Enum):
    """The folder that a package is in."""

    INSTALLED = "the installation; never written"
    CHECKOUT = "generated/ of a checkout"
    CACHE = "the user's cache"
    OUTPUT = "a folder given with --out; never imported from"


class BuildTarget(Struct, frozen=True):
    """Where an engine is written: the name and folder of its package, and the file of its stamp, if it has one.

    The examples are longer than the engine, so only the commands that run them build a package `with_examples`.
    """

    name: str
    folder: Path
    location: Location
    stamp: Path | None = None
    with_examples: bool = False


def is_shipped(spec: Spec) -> bool:
    """Return whether a spec is one of the games that come with Lawspeaker, without expansions."""
    return spec.name in shipped_games() and spec.folder.resolve() == (games_folder() / spec.name).resolve()


def target_of(spec: Spec) -> BuildTarget:
    """Return where the engine of a spec is written and imported from."""
    if not is_shipped(spec):
        return cache_target(spec)
    name = f"{GAMES}.{spec.package}"
    root = checkout()
    if root is None:
        folder = Path(lawspeaker.__file__).resolve().parents[1] / GAMES / spec.package
        return BuildTarget(name, folder, Location.INSTALLED)
    stamp = cache_folder() / "stamps" / f"{spec.package}-{short_hash(str(root))}.txt"
    return BuildTarget(name, root / "generated" / GAMES / spec.package, Location.CHECKOUT, stamp)


def cache_target(spec: Spec, with_examples: bool = False) -> BuildTarget:
    """Return where the engine of a spec is cached; the folder's name contains a hash of all inputs."""
    name = PREFIX + spec.package + (EXAMPLES if with_examples else "")
    entry = cache_folder() / "packages" / f"{spec.package}-{short_hash(input_hash(spec, name))}"
    return BuildTarget(name, entry / name, Location.CACHE, entry / STAMP, with_examples)


def output_target(spec: Spec, out: Path) -> BuildTarget:
    """Return where `--out` writes the engine of a spec."""
    name = PREFIX + spec.package
    return BuildTarget(name, out / name, Location.OUTPUT)


def short_hash(text: str) -> str:
    """Return a hash of a text, short enough for a folder's name."""
    return sha256(text.encode("utf-8", "surrogateescape")).hexdigest()[:20]


def input_hash(spec: Spec, name: str) -> str:
    """Return a hash of everything that determines an engine: the spec, its translations, the compiler and Python."""
    translations = {language: found.plain() for language, found in spec.languages.items()}
    parts = [compiler_fingerprint(), sys.version, spec.name, name, json.dumps(translations, sort_keys=True)]
    for source in spec.sources:
        parts += [source.name.rsplit("/", 1)[-1], source.text]
    return sha256("\0".join(parts).encode("utf-8", "surrogateescape")).hexdigest()


def compiler_fingerprint() -> str:
    """Return a hash of the sizes and times of the compiler's files, which also changes while they are being edited."""
    packages = [Path(str(package.__file__)).resolve().parent for package in (lawspeaker, lawspeaker_language)]
    root = checkout()
    folders = [*packages, root / "grammar"] if root else packages
    files = [
        path
        for folder in folders
        for path in folder.rglob("*")
        if path.suffix in (".py", ".lark", ".jinja", ".json", ".yaml")
    ]
    stats = sorted((path.as_posix(), path.stat().st_size, path.stat().st_mtime_ns) for path in files)
    return sha256(repr(stats).encode()).hexdigest()


WRITTEN = "Written by the compiler from the spec"
"""What every file of an engine says, except that of the package itself, which every engine has."""
MACHINE_CODE = (".so", ".pyd", ".pyc")


def is_fresh(spec: Spec, target: BuildTarget) -> bool:
    """Return whether the package on disk is what the compiler would write now, without compiling."""
    if target.location is Location.INSTALLED:
        return True
    if target.stamp is None:
        return False
    try:
        return target.stamp.read_text(encoding="utf-8") == stamp_text(
            input_hash(spec, target.name), package_files(target.folder)
        )
    except (OSError, UnicodeDecodeError):
        return False


def stamp_text(key: str, files: dict[str, str]) -> str:
    """Return the contents of a stamp: a hash of the inputs of a package and a hash of its files."""
    digest = sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()
    return f"made from {key}\nmade into {digest}\n"


def package_files(folder: Path) -> dict[str, str]:
    """Return the text of every file of a package on disk, except bytecode; symbolic links are not followed."""
    if not folder.is_dir():
        return {}
    return {
        path.relative_to(folder).as_posix(): "a link" if path.is_symlink() else text_of(path)
        for path in sorted(folder.rglob("*"))
        if (path.is_symlink() or not path.is_dir()) and BYTECODE not in path.relative_to(folder).parts
    }


def text_of(path: Path) -> str:
    """Return the text of a regular file, and "no file" for anything else."""
    return path.read_bytes().decode("utf-8", "replace") if path.is_file() else "no file"


def write_package(spec: Spec, target: BuildTarget, files: dict[str, str]) -> bool:
    """Write a package and its stamp, unless it is up to date; return whether anything changed."""
    if target.location is Location.CACHE:
        return not is_fresh(spec, target) and publish_to_cache(spec, target, files)
    changed = package_files(target.folder) != files
    if changed:
        refuse_foreign_files(target, files)
        replace_folder(target.folder, files)
        write_parent_package(target)
    elif target.location is Location.OUTPUT:
        drop_bytecode(target.folder)
    if target.stamp is not None:
        write_stamp(target.stamp, stamp_text(input_hash(spec, target.name), files))
    return changed


def refuse_foreign_files(target: BuildTarget, files: dict[str, str]) -> None:
    """Raise OSError if a folder of `--out` holds what no engine has: it is replaced as a whole, and would be lost."""
    if target.location is not Location.OUTPUT or target.folder.is_symlink():
        return
    for name, text in package_files(target.folder).items():
        if name not in files and WRITTEN not in text and not name.endswith(MACHINE_CODE):
            raise FileExistsError(EEXIST, f"it holds {name}, which is no part of an engine")


def publish_to_cache(spec: Spec, target: BuildTarget, files: dict[str, str]) -> bool:
    """Write a package and its stamp to the cache atomically; other processes may do the same at the same time."""
    private_cache()
    entry = target.folder.parent
    make_private(entry.parent)
    with tempfile.TemporaryDirectory(prefix=f".{entry.name}-", dir=entry.parent) as made:
        fresh = Path(made, "fresh")
        write_files(fresh / target.name, files)
        (fresh / STAMP).write_text(stamp_text(input_hash(spec, target.name), files), encoding="utf-8")
        while not is_fresh(spec, target):
            if entry.exists():
                entry.rename(Path(tempfile.mkdtemp(dir=made), "old"))
            try:
                fresh.rename(entry)
            except OSError:
                if not entry.exists():
                    raise
    evict_oldest(entry.parent, spec.package)
    return True


def evict_oldest(packages: Path, package: str) -> None:
    """Remove all but the newest packages of a game from the cache."""
    entries = [path for path in packages.glob(f"{package}-*") if path.name.rpartition("-")[0] == package]
    entries.sort(key=lambda path: path.stat().st_mtime if path.exists() else 0, reverse=True)
    for old in entries[MAX_PACKAGES:]:
        shutil.rmtree(old, ignore_errors=True)


def make_private(folder: Path) -> None:
    """Create a folder in the cache that only this user can write to."""
    folder.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)


def write_stamp(path: Path, text: str) -> None:
    """Write a stamp; if the cache cannot be used, write none, so that the game is compiled again next time."""
    try:
        private_cache()
        make_private(path.parent)
        replace_file(path, text)
    except UnsafeCache:
        return


def drop_bytecode(folder: Path) -> None:
    """Remove bytecode, which Python would import instead of the package's files: its origin is unknown."""
    for found in [*folder.rglob(BYTECODE)]:
        if found.is_dir() and not found.is_symlink():
            shutil.rmtree(found)
        else:
            found.unlink(missing_ok=True)


def write_parent_package(target: BuildTarget) -> None:
    """Write the package that contains the shipped games, unless it exists."""
    if target.name.startswith(f"{GAMES}."):
        for name, text in PARENT_PACKAGE.items():
            if not (target.folder.parent / name).exists():
                replace_file(target.folder.parent / name, text)


def orphaned_packages() -> list[Path]:
    """Return the generated packages of a checkout whose spec no longer exists."""
    root = checkout()
    games = root / "generated" / GAMES if root else None
    if games is None or not games.is_dir():
        return []
    known = {name.replace("-", "_") for name in shipped_games()}
    return sorted(path for path in games.iterdir() if (path / "__init__.py").is_file() and path.name not in known)
