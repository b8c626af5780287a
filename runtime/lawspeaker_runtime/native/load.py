"""Find and load the native engine of a generated package, beside the interpreted one.

    game = new(players=3, seed=7, native=True)       # a generated package calls load_native
    native = load_native(engine, "lawspeaker_games.connect_four")

Libraries are in a cache apart from all sources, in a folder named by a hash of the sources they were built from, so a
loaded engine is never stale. If the folder is missing or damaged and the compiler is installed, it is built. One thread
at a time finds and loads native engines.

An engine is looked up once in a process (`REMEMBERED`): hashing all sources and libraries takes as long as hundreds of
small games. It is looked up again when the folder of the package was replaced, as `law build` does with a changed game,
or the variables say that another build is wanted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from platform import machine
from sysconfig import get_config_var
from threading import RLock
from types import ModuleType
from typing import Final, Protocol, cast

from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.native.integrity import Stamp, distrust, whole_stamp

NOT_COMPILED: Final = frozenset({"__init__", "names", "examples", "screen", "schema", "views"})
ABOVE_ENGINES: Final = frozenset({"adapters", "agents", "checks"})
"""The layers of the runtime that no engine imports: a change there leaves native engines as they are."""
PREFIX: Final = "lawspeaker_native_"
NATIVE_RUNTIME: Final = f"{PREFIX}runtime"
COMPILER: Final = "lawspeaker.cache.native_builds"
SUFFIX: Final = str(get_config_var("EXT_SUFFIX"))
ENTRIES: Final = "__entries__"
"""The name of the library with the entry points of all modules of a package."""
BUNDLED: Final = "_native"
"""The folder of the libraries in a package that `law bundle --native` wrote."""
BUNDLED_RUNTIME: Final = "runtime"
"""The name of the runtime inside of a package that `law bundle` wrote."""
FALLBACK_HINT: Final = "everything works without it, only slower"
LOAD_LOCK: Final = RLock()
LOADED_RUNTIME: Final[dict[str, str]] = {}
"""The hash of the native runtime that is loaded: one process cannot load two."""
VARIABLES: Final = ("LAW_CACHE", "LAW_OPTIMIZE", "XDG_CACHE_HOME", "HOME", "LOCALAPPDATA")
"""The variables of the environment on which it depends which build of an engine is loaded."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What decides which native engine of a package is loaded, found out without reading a file.

    A folder that `law build` replaced has another number or another time, and so has one in which a file was replaced.
    """

    folder: str
    number: int
    changed: int
    variables: tuple[str | None, ...]


REMEMBERED: Final[dict[str, tuple[Wanted, ModuleType]]] = {}
"""The engine that was loaded for each package, and what was wanted then."""
PACKAGE_OF: Final[dict[str, str]] = {}
"""The package of each native engine that was asked for, by the name of the engine's module."""


class Unloadable(NativeMissing):
    """Libraries that are intact, but that this system does not load."""


class Builder(Protocol):
    """The part of the compiler that builds native engines."""

    def native_folder(self, package: str, folder: Path, /, unfit: Path | None = None) -> Path:
        """Return the folder of the libraries of a package; build it if it is missing, or is the `unfit` one."""
        ...


def native_name(package: str) -> str:
    """Return the name of the native copy of a game's package.

    >>> native_name("lawspeaker_games.connect_four"), native_name("lawspeaker_games_pebbles")
    ('lawspeaker_native_connect_four', 'lawspeaker_native_pebbles')
    """
    return PREFIX + package.removeprefix("lawspeaker_games").lstrip("._").replace(".", "_")


def cache_folder() -> Path:
    """Return the cache folder of this user: LAW_CACHE, or the system's folder for caches.

    If no home folder is known, return a path at which nothing can be written.
    """
    try:
        return named_cache().absolute()
    except RuntimeError:
        return Path(os.devnull).absolute() / "lawspeaker"


def named_cache() -> Path:
    """Return the cache folder by the environment."""
    given = os.environ.get("LAW_CACHE")
    if given:
        return Path(given).expanduser()
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "lawspeaker"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "lawspeaker"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lawspeaker"


def modules_in(folder: Path) -> dict[str, str]:
    """Return the texts of a package's modules by their names relative to the package."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        found[".".join(path.relative_to(folder).with_suffix("").parts)] = path.read_text(encoding="utf-8")
    return found


def runtime_modules() -> dict[str, str]:
    """Return the texts of the modules of this runtime that engines may import."""
    found = modules_in(Path(__file__).parents[1])
    return {name: text for name, text in found.items() if name.partition(".")[0] not in ABOVE_ENGINES}


def content_key(game: dict[str, str], runtime: dict[str, str]) -> str:
    """Return a hash of a game and the runtime, for this kind of machine and Python."""
    digest = sha256(f"{SUFFIX} {machine()}".encode())
    for name, text in [*sorted(game.items()), *sorted(runtime.items())]:
        if name not in NOT_COMPILED:
            digest.update(f"\0{name}\0{text}".encode())
    return digest.hexdigest()[:16]


def load_native(engine: Engine[S], package: str) -> Engine[S]:
    """Return the native engine of a generated package: the same functions over a native state.

    `engine` is the interpreted one. A state of one cannot be given to the other, but a save or a dump can.
    """
    name, folder = native_name(package), package_folder(package)
    PACKAGE_OF[f"{name}.engine"] = package
    if is_bundled(package):
        return cast("Engine[S]", import_native(name, bundled_place(folder)))
    wanted = wanted_now(folder)
    known = REMEMBERED.get(package)
    if known is not None and known[0] == wanted and sys.modules.get(f"{name}.engine") is known[1]:
        return cast("Engine[S]", known[1])
    with LOAD_LOCK:
        place = native_place(package, folder)
        try:
            loaded = import_native(name, place)
        except Unloadable:
            if not has_compiler():
                raise
            loaded = import_native(name, compiler().native_folder(package, folder, place))
        REMEMBERED[package] = (wanted, loaded)
    return cast("Engine[S]", loaded)


def wanted_now(folder: Path) -> Wanted:
    """Return what decides which native engine of the package in a folder is loaded; call before its files are read."""
    found = folder.stat()
    variables = tuple(os.environ.get(name) for name in VARIABLES)
    return Wanted(str(folder), found.st_ino, found.st_mtime_ns, variables)


def is_bundled(package: str) -> bool:
    """Tell whether this runtime is a part of a package, so that only its own machine code fits."""
    return __name__.startswith(f"{package}.")


def bundled_place(folder: Path) -> Path:
    """Return the folder of the libraries in a bundled package."""
    if not (folder / BUNDLED).is_dir():
        raise NativeMissing(f"{folder.name} has no machine code: bundle it with `--native`; {FALLBACK_HINT}")
    return folder / BUNDLED


def has_compiler() -> bool:
    """Tell whether missing libraries can be built."""
    return find_spec("lawspeaker") is not None


def compiler() -> Builder:
    """Return the part of the compiler that builds native engines."""
    return cast(Builder, import_module(COMPILER))


def native_place(package: str, folder: Path) -> Path:
    """Return the folder of the libraries of a package, built now or earlier."""
    if not has_compiler():
        return find_built(package, folder)
    try:
        return compiler().native_folder(package, folder)
    except NativeMissing as missing:
        try:
            return find_built(package, folder)
        except NativeMissing:
            raise missing from None


def package_folder(package: str) -> Path:
    """Return the folder of an imported package."""
    file = sys.modules[package].__file__ if package in sys.modules else import_module(package).__file__
    if file is None:
        raise NativeMissing(f"{package} is no package on disk, so there is nothing to make machine code from")
    return Path(file).parent


def find_built(package: str, folder: Path) -> Path:
    """Return the folder of the libraries of a package that were built earlier."""
    key = content_key(modules_in(folder), runtime_modules())
    places = sorted(cache_folder().glob(f"engines/{native_name(package)}-{key}-*"))
    for place in places:
        if whole_stamp(place) is not None:
            return place
    how = "install lawspeaker with its extra `native`, or play without `native`"
    if places:
        raise NativeMissing(
            f"{places[0]} is damaged, and the compiler that could make it again is not installed: {how}"
        )
    raise NativeMissing(
        f"there is no native engine of {package} yet, and the compiler that makes one is not installed: {how}"
    )


def check_trust(place: Path) -> None:
    """Raise NativeMissing for a folder of libraries that other users of this machine could have written into."""
    cache = cache_folder()
    above = [parent for parent in place.parents if parent == cache or cache in parent.parents]
    why = distrust([place, *above])
    if why is not None:
        raise NativeMissing(
            f"{why}: machine code from there is not used; name a folder of your own in LAW_CACHE; {FALLBACK_HINT}"
        )


def import_native(name: str, place: Path) -> ModuleType:
    """Import a native engine; replace an older one of the same name; reject one with another runtime.

    Nothing is loaded from a folder with a missing or changed file, or that other users can write into.
    """
    with LOAD_LOCK:
        loaded = sys.modules.get(f"{name}.engine")
        if loaded is not None and Path(str(loaded.__file__)).parents[1] == place:
            return loaded
        check_trust(place)
        stamp = whole_stamp(place)
        if stamp is None:
            raise Unloadable(f"the machine code in {place} is damaged: remove this folder; {FALLBACK_HINT}")
        if NATIVE_RUNTIME in sys.modules and LOADED_RUNTIME.setdefault(NATIVE_RUNTIME, stamp.runtime) != stamp.runtime:
            raise NativeMissing("native engines on another version of the runtime are in use: start a new process")
        return import_checked(name, place, stamp)


def import_checked(name: str, place: Path, stamp: Stamp) -> ModuleType:
    """Import the engine of a folder whose files were checked."""
    if find_spec("librt") is None:
        raise NativeMissing(f"native engines need librt (pip install librt), and it is not installed; {FALLBACK_HINT}")
    known = NATIVE_RUNTIME in sys.modules
    unload(name)
    try:
        with found_in(place, stamp):
            engine = import_module(f"{name}.engine")
    except (ImportError, OSError) as error:
        unload(name)
        if not known:
            unload(NATIVE_RUNTIME)
        raise Unloadable(f"this system does not load the machine code in {place} ({error}); {FALLBACK_HINT}") from None
    LOADED_RUNTIME[NATIVE_RUNTIME] = stamp.runtime
    return engine


def unload(name: str) -> None:
    """Remove a native package and its libraries from the loaded modules."""
    for key in [key for key in sys.modules if key == name or key.startswith((f"{name}.", f"{name}__"))]:
        del sys.modules[key]


class Libraries(MetaPathFinder):
    """An importer that finds the modules of the libraries that a stamp lists, and no other files beside them."""

    def __init__(self, place: Path, stamp: Stamp) -> None:
        names = {path.removesuffix(SUFFIX).replace("/", "."): place / path for path in stamp.files}
        self.shared = {name: path for name, path in names.items() if "." not in name}
        self.entries = {name.removesuffix(f".{ENTRIES}"): path for name, path in names.items() if "." in name}
        parts = [name.split(".") for name in self.entries]
        self.packages = {".".join(above[: count + 1]) for above in parts for count in range(len(above))}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module is loaded from; a package is only a prefix of its modules."""
        if fullname in self.packages:
            return ModuleSpec(fullname, None, is_package=True)
        file = self.shared.get(fullname) or self.entries.get(fullname.rpartition(".")[0])
        return spec_from_file_location(fullname, file) if file is not None else None


@contextmanager
def found_in(place: Path, stamp: Stamp) -> Iterator[None]:
    """Let imports find the libraries of a folder, within a `with` block."""
    finder = Libraries(place, stamp)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
