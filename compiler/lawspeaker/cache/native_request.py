"""What the process that runs mypyc and the C compiler is asked, and where it works; imported by both sides."""

from __future__ import annotations

from msgspec import Struct

BUILD = "build"
"""The folder of the C files."""
OBJECTS = "objects"
"""The folder of machine code that is not linked yet."""
BUILT = "built"
"""The folder of the libraries."""
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
