"""The hand-written games as machine code: compiled by mypyc as they are, into the cache of the native engines.

    benchmarks/handwritten/*.py   ->   <cache>/by-hand/<content>/lawspeaker_by_hand/*.so

It is the ceiling: what the same mypyc makes of the same game without a spec, an agenda or a save in between.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import ModuleType

from benchmarks import handwritten
from lawspeaker.command.native import check_tools, compile_copies, only_one, tools_key, write_copies
from lawspeaker_runtime.native import STAMP, cache_folder, found_in, modules_in

PACKAGE = "lawspeaker_by_hand"


@cache
def compiled_by_hand() -> Path:
    """Return the folder of the compiled games, making it if it is not there; raise NativeMissing if that cannot be."""
    copies = {
        f"{PACKAGE}.{name}": text.replace(handwritten.__name__, PACKAGE)
        for name, text in modules_in(Path(str(handwritten.__file__)).parent).items()
        if name != "__init__"
    }
    key = sha256(repr((tools_key(), sorted(copies.items()))).encode()).hexdigest()[:16]
    folder = cache_folder() / "by-hand" / key
    if not (folder / STAMP).is_file():
        check_tools()
        folder.mkdir(parents=True, exist_ok=True)
        with only_one(folder):
            write_copies(folder, copies)
            compile_copies(folder, "the games by hand")
            (folder / STAMP).write_text(f"{key}\n", encoding="utf-8")
    return folder


def ceiling_of(name: str) -> ModuleType:
    """Return the compiled module of a hand-written game."""
    with found_in(compiled_by_hand()):
        return import_module(f"{PACKAGE}.{name}")
