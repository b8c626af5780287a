"""Check that the libraries in a folder are exactly those that were built, before they are loaded.

    <folder>/made.txt       runtime 5d41…                                    the runtime that they were built with
                            file 9a0f… lawspeaker_native_hex/engine.so       the SHA-256 of every file
                            end

A library that differs is never passed to the system's loader, which might crash on it or run it. The hashes detect
damage only: anyone who may write a library may write its hash, too. Against other users there is `distrust`.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

STAMP: Final = "made.txt"
END: Final = "end"


@dataclass(frozen=True, slots=True)
class Stamp:
    """The contents of `made.txt`: the runtime that libraries were built with, and the hash of each file by its path."""

    runtime: str
    files: dict[str, str]

    def text(self) -> str:
        """Return the text of the file.

        >>> Stamp("5d41", {"a/b.so": "9a0f"}).text()
        'runtime 5d41\\nfile 9a0f a/b.so\\nend\\n'
        """
        lines = [f"runtime {self.runtime}", *(f"file {digest} {path}" for path, digest in sorted(self.files.items()))]
        return "\n".join([*lines, END, ""])


def parse_stamp(text: str) -> Stamp | None:
    """Parse the text of a stamp; return None if a part of it is missing.

    >>> parse_stamp("runtime 5d41\\nfile 9a0f a/b.so\\nend\\n")
    Stamp(runtime='5d41', files={'a/b.so': '9a0f'})
    >>> parse_stamp("runtime 5d41\\nfile 9a0f a/b.so") is None
    True
    """
    first, *lines = text.split("\n")
    if not first.startswith("runtime ") or lines[-2:] != [END, ""]:
        return None
    files: dict[str, str] = {}
    for line in lines[:-2]:
        word, _, rest = line.partition(" ")
        digest, _, path = rest.partition(" ")
        if word != "file" or not path:
            return None
        files[path] = digest
    return Stamp(first.removeprefix("runtime "), files)


def digest_of(path: Path) -> str:
    """Return the SHA-256 of a file."""
    return sha256(path.read_bytes()).hexdigest()


def digests_in(folder: Path) -> dict[str, str]:
    """Return the SHA-256 of all files of a folder except the stamp."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != STAMP]
    return {path.relative_to(folder).as_posix(): digest_of(path) for path in paths}


def read_stamp(folder: Path) -> Stamp | None:
    """Return the stamp of a folder; None if there is none or it is incomplete."""
    try:
        return parse_stamp((folder / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def whole_stamp(folder: Path) -> Stamp | None:
    """Return the stamp of a folder if every file has its hash; None if a file is missing or changed."""
    stamp = read_stamp(folder)
    if stamp is None or not stamp.files:
        return None
    try:
        whole = all(digest_of(folder / path) == digest for path, digest in stamp.files.items())
    except OSError:
        return None
    return stamp if whole else None


def distrust(folders: Iterable[Path]) -> str | None:
    """Return why other users of this machine could have written into folders; None if they could not.

    Folders that do not exist are skipped. In a sticky folder such as /tmp, others cannot replace our files.
    """
    if os.name != "posix":
        return None
    for folder in folders:
        try:
            status = folder.stat()
        except OSError:
            continue
        if not stat.S_ISDIR(status.st_mode):
            continue
        if status.st_uid not in (0, os.geteuid()):
            return f"{folder} belongs to another user"
        if status.st_mode & stat.S_IWOTH and not status.st_mode & stat.S_ISVTX:
            return f"every user of this machine may write into {folder}"
    return None
