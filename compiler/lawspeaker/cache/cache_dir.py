"""Find and create the cache folder, which only the current user may write to.

Files in the cache are executed (engines, machine code, bytecode) or trusted (results of checks). A cache folder that
belongs to another user or is writable by all users is therefore refused: see `private_cache`.
"""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

OWNER_ONLY = 0o700


class UnsafeCache(OSError):
    """The cache folder cannot be used: it cannot be created, or other users can write to it."""


def cache_folder() -> Path:
    """Return the cache folder; the same folder that the runtime finds in `native/load.py`, without importing it.

    If there is no home folder, return a path that cannot be written to.
    """
    try:
        return configured_cache().absolute()
    except RuntimeError:
        return Path(os.devnull).absolute() / "lawspeaker"


def configured_cache() -> Path:
    """Return the cache folder that the environment names, or the default of the operating system."""
    configured = os.environ.get("LAW_CACHE")
    if configured:
        return Path(configured).expanduser()
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "lawspeaker"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "lawspeaker"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lawspeaker"


def private_cache() -> Path:
    """Return the cache folder, creating it if needed; raise UnsafeCache if other users can write to it."""
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
    """Raise UnsafeCache if a folder belongs to another user or is writable by all users."""
    if sys.platform == "win32":  # folders below the user's profile are private there, and have no permission bits
        return
    found = folder.stat()
    if found.st_uid != os.geteuid():
        raise UnsafeCache(0, "it belongs to another user")
    if found.st_mode & stat.S_IWOTH:
        raise UnsafeCache(0, "every user of this machine can write to it")
    if found.st_mode & stat.S_IWGRP:
        folder.chmod(stat.S_IMODE(found.st_mode) & ~stat.S_IWGRP)


def is_private() -> bool:
    """Return whether the cache may be trusted."""
    try:
        private_cache()
    except UnsafeCache:
        return False
    return True
