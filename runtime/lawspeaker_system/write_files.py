"""Write files and folders atomically: readers see the old contents or the new ones, never a part."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path


def replace_folder(folder: Path, files: dict[str, str]) -> None:
    """Replace a folder with new files; if that fails, the old folder is still there."""
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
    """Write files, given by their relative paths, into a new folder."""
    for file, text in files.items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())


def replace_file(path: Path, text: str | bytes) -> None:
    """Replace the contents of a file; if that fails, for example because the disk is full, the old file remains."""
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


def reason_of(error: OSError | ValueError | RuntimeError) -> str:
    """Return why a file cannot be read or written, as a part of a message."""
    return ((error.strerror if isinstance(error, OSError) else "") or "this is not a valid file name").lower()
