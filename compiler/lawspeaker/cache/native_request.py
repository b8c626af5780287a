"""What the process that runs mypyc and the C compiler is asked, and where it works; imported by both sides."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct

BUILD = "build"
"""The folder of the C files."""
OBJECTS = "objects"
"""The folder of machine code that is not linked yet."""
BUILT = "built"
"""The folder of the libraries."""
TRANSLATED = "translated"
"""The folder of what mypyc translated last."""
TYPED = "typed"
"""The folder of the modules that are imported and not translated."""
PROGRESS = "progress.txt"
"""The file that says how many C files are compiled, as `3 8`."""


class Request(Struct, frozen=True):
    """What to compile: the files of modules, the files and the name of each library, and the optimisation level.

    Only if `is_last` are libraries made; otherwise more modules follow, and their C files are compiled meanwhile.
    """

    modules: list[str]
    libraries: list[tuple[list[str], str]]
    level: int
    is_last: bool


def write_if_changed(path: Path, text: str) -> None:
    """Write a file unless it already has this text.

    mypy compares sizes and whole seconds: a file that changes within a second gets the time of the next one.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file():
        path.write_bytes(text.encode())
    elif path.read_bytes() != text.encode():
        before = int(path.stat().st_mtime)
        path.write_bytes(text.encode())
        if int(path.stat().st_mtime) <= before:
            os.utime(path, (before + 1, before + 1))
