"""Native engines: where the machine code of a generated package lies, and how it is loaded beside the interpreted one.

    game = new(players=3, seed=7, native=True)       # what a generated package does with it
    door = load_native(engine, "lawspeaker_games.connect_four")

Machine code is kept in a cache outside of everybody's sources, in a folder named after the exact content it was made
from; so what is loaded is never stale. Where it is missing, the compiler makes it, if it is installed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib import import_module, invalidate_caches
from importlib.util import find_spec
from pathlib import Path
from sysconfig import get_config_var
from types import ModuleType
from typing import Final, Protocol, cast

from lawspeaker_runtime.engine import Engine, S
from lawspeaker_runtime.errors import NativeMissing

COLD: Final = frozenset({"__init__", "names", "examples", "screen"})
PREFIX: Final = "lawspeaker_native_"
RUNTIME: Final = f"{PREFIX}runtime"
COMPILER: Final = "lawspeaker.command.native"
STAMP: Final = "made.txt"


class Builder(Protocol):
    """The part of the compiler that makes native engines."""

    def native_folder(self, package: str, folder: Path, /) -> Path:
        """Return the folder of the machine code of a package, making it if it is not there."""
        ...


def native_name(package: str) -> str:
    """Return the name of the native copy of a game's package.

    >>> native_name("lawspeaker_games.connect_four"), native_name("lawspeaker_games_pebbles")
    ('lawspeaker_native_connect_four', 'lawspeaker_native_pebbles')
    """
    return PREFIX + package.removeprefix("lawspeaker_games").lstrip("._").replace(".", "_")


def cache_folder() -> Path:
    """Return the folder of everything that is made for this user: LAW_CACHE, or where the system keeps such things."""
    given = os.environ.get("LAW_CACHE")
    if given:
        return Path(given).expanduser().absolute()
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "lawspeaker"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "lawspeaker"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lawspeaker"


def modules_in(folder: Path) -> dict[str, str]:
    """Return the texts of a package's modules by their names, seen from the package."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        found[".".join(path.relative_to(folder).with_suffix("").parts)] = path.read_text(encoding="utf-8")
    return found


def runtime_modules() -> dict[str, str]:
    """Return the texts of this runtime."""
    return modules_in(Path(__file__).parent)


def content_key(game: dict[str, str], runtime: dict[str, str]) -> str:
    """Return a name for exactly this game on this runtime, for this kind of machine and Python."""
    digest = sha256(str(get_config_var("EXT_SUFFIX")).encode())
    for name, text in [*sorted(game.items()), *sorted(runtime.items())]:
        if name not in COLD:
            digest.update(f"\0{name}\0{text}".encode())
    return digest.hexdigest()[:16]


def load_native(engine: Engine[S], package: str) -> Engine[S]:
    """Return the native engine of a generated package: the same functions over a state of the same shape.

    `engine` is the interpreted one; a state of the one cannot be given to the other, but a save or a dump can.
    """
    return cast("Engine[S]", import_native(native_name(package), native_place(package, package_folder(package))))


def native_place(package: str, folder: Path) -> Path:
    """Return where the machine code of a package lies, made now or before."""
    if find_spec("lawspeaker") is None:
        return find_made(package, folder)
    try:
        return cast(Builder, import_module(COMPILER)).native_folder(package, folder)
    except NativeMissing as missing:
        try:
            return find_made(package, folder)
        except NativeMissing:
            raise missing from None


def package_folder(package: str) -> Path:
    """Return the folder of an imported package."""
    file = sys.modules[package].__file__ if package in sys.modules else import_module(package).__file__
    if file is None:
        raise NativeMissing(f"{package} is no package on disk, so there is nothing to make machine code from")
    return Path(file).parent


def find_made(package: str, folder: Path) -> Path:
    """Return where the machine code of a package lies that was made before."""
    key = content_key(modules_in(folder), runtime_modules())
    name = native_name(package)
    for place in sorted(cache_folder().glob(f"engines/{name}-{key}-*")):
        if (place / STAMP).is_file():
            return place
    raise NativeMissing(
        f"there is no native engine of {package} yet, and the compiler that makes one is not installed: "
        "install lawspeaker with its extra `native`, or play without `native`"
    )


def import_native(name: str, place: Path) -> ModuleType:
    """Import a native engine; an older one of the same name is replaced, one on another runtime is refused."""
    loaded = sys.modules.get(f"{name}.engine")
    if loaded is not None and Path(str(loaded.__file__)).parents[1] == place:
        return loaded
    runtime = (place / STAMP).read_text(encoding="utf-8")
    if RUNTIME in sys.modules and LOADED.setdefault(RUNTIME, runtime) != runtime:
        raise NativeMissing("native engines on another version of the runtime are in use: start a new process")
    forget(name)
    with found_in(place):
        engine = import_module(f"{name}.engine")
    LOADED[RUNTIME] = runtime
    return engine


LOADED: dict[str, str] = {}


def forget(name: str) -> None:
    """Drop a native package, and the libraries behind it, from the modules that are loaded."""
    for key in [key for key in sys.modules if key == name or key.startswith((f"{name}.", f"{name}__"))]:
        del sys.modules[key]


@contextmanager
def found_in(place: Path) -> Iterator[None]:
    """Let imports find what lies in a folder, for as long as this lasts."""
    sys.path.insert(0, str(place))
    invalidate_caches()
    try:
        yield
    finally:
        sys.path.remove(str(place))
