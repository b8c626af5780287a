"""Libraries on disk: what they were when they were made, and whether they may be loaded now.

    <folder>/made.txt       runtime 5d41…                                    which runtime they stand on
                            file 9a0f… lawspeaker_native_hex/engine.so       the SHA-256 of every file
                            end

A library that is not exactly what was made is never given to the system's loader, which would crash on it or run it.
The digests tell damage. Against other users there is `distrust`: whoever may write a library may write its digest, too.
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
    """What is written beside libraries: the runtime they stand on, and the digest of each file by its path."""

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
    """Return the stamp that a text is; None if a part of it is missing.

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
    """Return the digest of a file."""
    return sha256(path.read_bytes()).hexdigest()


def digests_in(folder: Path) -> dict[str, str]:
    """Return the digests of all files of a folder, except the stamp's."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != STAMP]
    return {path.relative_to(folder).as_posix(): digest_of(path) for path in paths}


def read_stamp(folder: Path) -> Stamp | None:
    """Return the stamp of a folder; None if there is none, or not a whole one."""
    try:
        return parse_stamp((folder / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def whole_stamp(folder: Path) -> Stamp | None:
    """Return the stamp of a folder in which every file is what was made; None if anything is missing or changed."""
    stamp = read_stamp(folder)
    if stamp is None or not stamp.files:
        return None
    try:
        whole = all(digest_of(folder / path) == digest for path, digest in stamp.files.items())
    except OSError:
        return None
    return stamp if whole else None


def distrust(folders: Iterable[Path]) -> str | None:
    """Return why other users of this machine could have written into folders; None if none could.

    A folder that does not exist yet is not looked at. In a folder like /tmp, others cannot replace what is ours.
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
