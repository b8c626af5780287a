"""Read and write the entries of the cache on disk.

A file starts with a checksum of the rest. Its name is a hash of its inputs and of the compiler and Python that wrote
it. An entry that is missing, damaged or written by another compiler is treated as a cache miss. Files are written
atomically, so several processes may use the cache at the same time.

    ("a", (1, 2))  --marshal-->  checksum, bytes  -->  checks/3f2a….check
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import lawspeaker
import lawspeaker_language
from lawspeaker.cache.cache_dir import OWNER_ONLY, cache_folder, is_private
from lawspeaker.incremental import digest

CHECKSUM_SIZE = 32
MAX_ENTRIES = 1000
FOLDERS = ("parse", "resolve", "check", "text", "project", "cache")
CHECK_GAMES = "cli/commands/check_games.py"


@cache
def compiler_hash() -> bytes:
    """Return a hash of what determines the result of a check: Python, and the compiler files that a check uses.

    If the sources are unreadable, it is random, so that nothing is served from the cache.
    """
    try:
        return digest(b"\0".join([sys.version.encode(), *checker_sources()]), CHECKSUM_SIZE)
    except OSError:
        return os.urandom(CHECKSUM_SIZE)


def checker_sources() -> Iterator[bytes]:
    """Yield the path and then the contents of each file that a check uses."""
    root = Path(lawspeaker.__file__).parent
    paths = [entry.path for entry in os.scandir(root)]
    for folder in FOLDERS:
        paths += [f"{path}/{name}" for path, _, names in os.walk(root / folder) for name in names]
    paths += [entry.path for entry in os.scandir(Path(lawspeaker_language.__file__).parent)]
    paths.append(f"{root}/{CHECK_GAMES}")
    for path in sorted(paths):
        if path.endswith((".py", ".json", ".yaml", ".tables")):
            with open(path, "rb", buffering=0) as file:  # noqa: PTH123 (faster; a hundred files at every check)
                yield path.encode()
                yield file.read()


def entry_path(folder: str, name: str, suffix: str) -> Path:
    """Return the path of an entry in a subfolder of the cache."""
    return cache_folder() / folder / f"{name}{suffix}"


def exists(path: Path) -> bool:
    """Return whether an entry exists; false if the path is not valid on this system."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def read_entry(path: Path) -> object:
    """Return the value of an entry, or None if it is missing or damaged."""
    try:
        data = path.read_bytes()
        if not is_private():
            return None
        if checksum(data[CHECKSUM_SIZE:]) != data[:CHECKSUM_SIZE]:
            return None
        found: object = marshal.loads(data[CHECKSUM_SIZE:])
        return found
    except (OSError, ValueError, EOFError, TypeError, MemoryError):
        return None


def write_entry(path: Path, value: object) -> None:
    """Write an entry atomically; if the cache is not writable, do nothing."""
    try:
        data = marshal.dumps(value)  # type: ignore[arg-type]
        if not is_private():
            return
        path.parent.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
        part = path.with_suffix(f".{os.getpid()}.part")
        part.write_bytes(checksum(data) + data)
        part.replace(path)
    except (OSError, ValueError):
        return


def checksum(data: bytes) -> bytes:
    """Return the checksum that a file starts with."""
    return digest(data, CHECKSUM_SIZE)


def evict_oldest(folder: Path) -> None:
    """Remove the older half of the entries if a folder of the cache is full."""
    try:
        entries = list(os.scandir(folder))
        if len(entries) < MAX_ENTRIES:
            return
        entries.sort(key=lambda entry: entry.stat().st_mtime)
        for entry in entries[: MAX_ENTRIES // 2]:
            Path(entry.path).unlink(missing_ok=True)
    except OSError:
        return
