"""Build native engines and store them in the cache.

    <cache>/work-<tools>/                        the rewritten modules of all games and of the runtime, and mypy's cache
    <cache>/engines/<game>-<content>-<tools>/    the libraries of one game, written atomically and never changed

The modules are rewritten by `lawspeaker.native` and compiled by `native_compile.py`. The runtime calls `native_folder`
by name.
"""

from __future__ import annotations

import gc
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from errno import EDQUOT, ENOSPC
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from lawspeaker.cache.native_compile import compile_in_turn, copy_libraries, exclusive_lock, has_runtime
from lawspeaker.cache.native_copies import COPIES, CopyStore
from lawspeaker.cache.native_tools import check_tools, chosen_level, tools_key
from lawspeaker.native.build_script import LEVEL
from lawspeaker.native.rewrite import native_modules, native_runtime
from lawspeaker.native.types import Unsupported
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native.integrity import STAMP, Stamp, whole_stamp
from lawspeaker_runtime.native.load import (
    FALLBACK_HINT,
    NATIVE_RUNTIME,
    cache_folder,
    check_trust,
    content_key,
    modules_in,
    native_name,
    runtime_modules,
)

MAX_BUILDS = 3


class NativeBuild(Struct, frozen=True):
    """The native build of one game: its package, the texts of its modules, and the folder of its libraries."""

    package: str
    modules: dict[str, str]
    folder: Path

    @property
    def is_complete(self) -> bool:
        """Return whether every library exists and is unchanged since it was built."""
        return whole_stamp(self.folder) is not None


def native_folder(package: str, folder: Path, unfit: Path | None = None) -> Path:
    """Return the folder of the libraries of a generated package, building them if they do not exist.

    `unfit` is the folder of a build that this system cannot load; it is built again.
    """
    return native_folders({package: folder}, chosen_level(), unfit)[0]


def native_folders(packages: Mapping[str, Path], level: int = LEVEL, unfit: Path | None = None) -> list[Path]:
    """Return the folders of the libraries of several packages, building the missing ones together.

    A lower optimisation level compiles faster and makes slower engines.
    """
    runtime = runtime_modules()
    tools = tools_key() if level == LEVEL else f"{tools_key()}o{level}"
    builds = [build_of(package, modules_in(folder), runtime, tools) for package, folder in packages.items()]
    if any(build.folder == unfit or not build.is_complete for build in builds):
        check_tools()
        work = cache_folder() / f"work-{tools}"
        try:
            build_missing(work, builds, runtime, level, unfit)
        except OSError as error:
            raise NativeMissing(unusable_cache(error)) from None
    return [build.folder for build in builds]


def unusable_cache(error: OSError) -> str:
    """Return the message for a cache folder that cannot be written to."""
    what = "free some space there" if error.errno in (ENOSPC, EDQUOT) else "make it a folder that you may write to"
    return (
        f"native engines are stored in {cache_folder()}, which cannot be used ({error.strerror or error}): "
        f"{what}, or set LAW_CACHE to another folder; {FALLBACK_HINT}"
    )


def build_of(package: str, modules: dict[str, str], runtime: dict[str, str], tools: str) -> NativeBuild:
    """Return the build of a package, whether it exists or not."""
    key = f"{content_key(modules, runtime)}-{tools}"
    return NativeBuild(package, modules, cache_folder() / "engines" / f"{native_name(package)}-{key}")


def build_missing(
    work: Path, builds: list[NativeBuild], runtime: dict[str, str], level: int, unfit: Path | None
) -> None:
    """Wait for the lock, then compile and store the builds that no other process has made in the meantime."""
    check_trust(work)
    with exclusive_lock(work) as lock:
        missing = [build for build in builds if build.folder == unfit or not build.is_complete]
        if not missing:
            return
        copies: dict[str, dict[str, str]] = {}
        store = CopyStore(work / COPIES)

        def together() -> dict[str, str]:
            copies.update(
                {build.package: rewritten(build, runtime, store) for build in missing if build.package not in copies}
            )
            return {module: text for modules in copies.values() for module, text in modules.items()}

        first = {} if has_runtime(work) else native_runtime(tuple(runtime.items()), store.remember).modules
        compile_in_turn(work, first, together, level, lock, " and ".join(build.package for build in missing))
        store.evict_oldest()
        for build in missing:
            store_build(work, build.folder, copies[build.package])
            evict_oldest(build.folder.parent, native_name(build.package))


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Look for no cycles of objects in the meantime: syntax trees are many objects, and all of them are in use."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def rewritten(build: NativeBuild, runtime: dict[str, str], store: CopyStore) -> dict[str, str]:
    """Return the modules of a game and of the runtime, rewritten for mypyc."""
    try:
        with without_garbage_collection():
            return native_modules(build.package, build.modules, runtime, store.remember)
    except Unsupported as unfit:
        raise NativeMissing(f"{build.package} cannot be compiled to machine code: {unfit}; {FALLBACK_HINT}") from None


def store_build(work: Path, folder: Path, modules: dict[str, str]) -> None:
    """Copy the libraries of a game to their folder atomically, replacing an older build."""
    folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".new-", ignore_cleanup_errors=True) as temporary:
        fresh = Path(temporary) / "all"
        fresh.mkdir()
        files = copy_libraries(work, fresh, modules)
        runtime = sorted((module, text) for module, text in modules.items() if module.startswith(NATIVE_RUNTIME))
        stamp = Stamp(sha256(repr((tools_key(), runtime)).encode()).hexdigest(), files)
        (fresh / STAMP).write_text(stamp.text(), encoding="utf-8")
        if folder.exists() or folder.is_symlink():
            folder.rename(Path(temporary) / "old")
        fresh.rename(folder)


def evict_oldest(engines: Path, name: str) -> None:
    """Remove all but the newest builds of a game."""
    builds = [path for path in engines.glob(f"{name}-*-*") if path.name.rsplit("-", 2)[0] == name]
    builds.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for old in builds[MAX_BUILDS:]:
        shutil.rmtree(old, ignore_errors=True)
