"""Where things are kept that can be made again: a folder that only this user can write to.

What lies in the cache is run (engines, machine code, bytecode) or believed (what a check remembers). So a cache that
belongs to another user, or that everybody may write to, is refused: see `private_cache`.
"""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

OWNER_ONLY = 0o700


class UnsafeCache(OSError):
    """The cache folder cannot be used: it cannot be made, or others can write to it."""


def cache_folder() -> Path:
    """Return the folder that the runtime keeps machine code in, without loading the runtime for it.

    Where no home folder is known, it is a path at which nothing can be written.
    """
    try:
        return named_cache().absolute()
    except RuntimeError:
        return Path(os.devnull).absolute() / "lawspeaker"


def named_cache() -> Path:
    """Return the cache folder as the environment names it."""
    given = os.environ.get("LAW_CACHE")
    if given:
        return Path(given).expanduser()
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "lawspeaker"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "lawspeaker"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lawspeaker"


def private_cache() -> Path:
    """Return the cache folder, made for this user if it is not there; raise UnsafeCache if others can write to it."""
    folder = cache_folder()
    try:
        folder.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
        check_private(folder)
        return folder
    except UnsafeCache:
        raise
    except FileExistsError:
        raise UnsafeCache(0, "it is not a folder") from None
    except (OSError, ValueError, RuntimeError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise UnsafeCache(0, (reason or "this is not the name of a folder").lower()) from None


def check_private(folder: Path) -> None:
    """Raise UnsafeCache if a folder belongs to another user or everybody may write to it."""
    if sys.platform == "win32":  # a folder below the user's own is private there, and has no mode that says so
        return
    found = folder.stat()
    if found.st_uid != os.geteuid():
        raise UnsafeCache(0, "it belongs to another user")
    if found.st_mode & stat.S_IWOTH:
        raise UnsafeCache(0, "every user of this machine can write to it")
    if found.st_mode & stat.S_IWGRP:
        folder.chmod(stat.S_IMODE(found.st_mode) & ~stat.S_IWGRP)


def is_private() -> bool:
    """Tell whether what lies in the cache may be believed."""
    try:
        private_cache()
    except UnsafeCache:
        return False
    return True
