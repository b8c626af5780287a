"""The cache on disk: what can be made again, kept until it is wanted again.

A file begins with a sum over what follows, and its name is a sum over what it was made from and over who made it: this
compiler, this Python. Whatever is missing, damaged, of another compiler or in the way is as if it had never been
written. Several processes may read and write at the same time, since a file appears whole.

    ("a", (1, 2))  --marshal-->  sum, bytes  -->  checks/3f2a….check
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import lawspeaker
from lawspeaker.cache.cache_dir import OWNER_ONLY, cache_folder, is_private
from lawspeaker.memory import hashed

SUM = 32
MOST = 1000
FOLDERS = ("parse", "resolve", "check", "text", "project", "cache")
CHECK_GAMES = "cli/commands/check_games.py"


@cache
def maker() -> bytes:
    """Return a sum over what checks a spec: Python, and every file of the compiler that a check goes through.

    If these are unreadable, it is random, so that nothing is served from the cache.
    """
    try:
        return hashed(b"\0".join([sys.version.encode(), *code()]), SUM)
    except OSError:
        return os.urandom(SUM)


def code() -> Iterator[bytes]:
    """Yield the files that a check goes through, each behind its path."""
    root = Path(lawspeaker.__file__).parent
    paths = [entry.path for entry in os.scandir(root)]
    for folder in FOLDERS:
        paths += [f"{path}/{name}" for path, _, names in os.walk(root / folder) for name in names]
    paths.append(f"{root}/{CHECK_GAMES}")
    for path in sorted(paths):
        if path.endswith((".py", ".json", ".yaml", ".tables")):
            with open(path, "rb", buffering=0) as file:  # noqa: PTH123 (a hundred files at every check)
                yield path.encode()
                yield file.read()


def place_for(room: str, name: str, suffix: str) -> Path:
    """Return where something is kept."""
    return cache_folder() / room / f"{name}{suffix}"


def is_there(path: Path) -> bool:
    """Tell whether something is kept in a file; not if the path is none that the system can have."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def read_kept(path: Path) -> object:
    """Return what is kept in a file; None if there is nothing, or nothing whole."""
    try:
        data = path.read_bytes()
        if not is_private():
            return None
        if sum_of(data[SUM:]) != data[:SUM]:
            return None
        found: object = marshal.loads(data[SUM:])
        return found
    except (OSError, ValueError, EOFError, TypeError, MemoryError):
        return None


def write_kept(path: Path, kept: object) -> None:
    """Keep something; where that cannot be done, it is made again next time."""
    try:
        data = marshal.dumps(kept)  # type: ignore[arg-type]
        if not is_private():
            return
        path.parent.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
        part = path.with_suffix(f".{os.getpid()}.part")
        part.write_bytes(sum_of(data) + data)
        part.replace(path)
    except (OSError, ValueError):
        return


def sum_of(data: bytes) -> bytes:
    """Return the sum that a file begins with."""
    return hashed(data, SUM)


def make_room(folder: Path) -> None:
    """Take away the older half of a folder where there are very many files."""
    try:
        kept = list(os.scandir(folder))
        if len(kept) < MOST:
            return
        kept.sort(key=lambda entry: entry.stat().st_mtime)
        for entry in kept[: MOST // 2]:
            Path(entry.path).unlink(missing_ok=True)
    except OSError:
        return
