"""Compile the hand-written games with mypyc, unchanged, into the cache of the native engines.

    benchmarks/handwritten/*.py   ->   <cache>/by-hand/<content>/built/lawspeaker_by_hand/*.so

They are an upper limit for generated engines: the same compiler and the same game, without an agenda or saves.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import ModuleType

from benchmarks import handwritten
from lawspeaker.cache.native_compile import compile_modules, exclusive_lock
from lawspeaker.cache.native_request import BUILT
from lawspeaker.cache.native_tools import check_tools, tools_key
from lawspeaker.native.build_script import LEVEL
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native.integrity import STAMP, Stamp, digests_in, whole_stamp
from lawspeaker_runtime.native.load import cache_folder, found_in, modules_in

PACKAGE = "lawspeaker_by_hand"


@cache
def compiled_folder() -> Path:
    """Return the folder of the compiled games, compiling them if needed; raise NativeMissing on failure."""
    copies = {
        f"{PACKAGE}.{name}": text.replace(handwritten.__name__, PACKAGE)
        for name, text in modules_in(Path(str(handwritten.__file__)).parent).items()
        if name != "__init__"
    }
    key = sha256(repr((tools_key(), sorted(copies.items()))).encode()).hexdigest()[:16]
    folder = cache_folder() / "by-hand" / key
    if whole_stamp(folder / BUILT) is None:
        check_tools()
        with exclusive_lock(folder) as lock:
            (folder / BUILT / STAMP).unlink(missing_ok=True)
            compile_modules(folder, copies, LEVEL, lock, "the games by hand")
            stamp = Stamp(key, digests_in(folder / BUILT))
            (folder / BUILT / STAMP).write_text(stamp.text(), encoding="utf-8")
    return folder / BUILT


def compiled_module(name: str) -> ModuleType:
    """Return the compiled module of a hand-written game."""
    folder = compiled_folder()
    stamp = whole_stamp(folder)
    if stamp is None:
        raise NativeMissing(f"the machine code in {folder} is damaged: remove this folder")
    with found_in(folder, stamp):
        return import_module(f"{PACKAGE}.{name}")
