"""Native engines on disk: writes native copies into the cache, lets mypyc compile them, keeps what came out.

    <cache>/work-<tools>/                the copies of all games and the runtime, and what mypyc remembers of them
    <cache>/engines/<game>-<content>-<tools>/    the libraries of one game, whole or not at all, never changed again

With `native_work`, this is the only part of the native compiler that touches the disk. The runtime calls
`native_folder` by name.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Mapping
from errno import EDQUOT, ENOSPC
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from lawspeaker.cache.native_tools import check_tools, chosen_level, tools_key
from lawspeaker.cache.native_work import compile_copies, copy_libraries, only_one
from lawspeaker.native.bundle import native_modules
from lawspeaker.native.plan import LEVEL
from lawspeaker.native.types import Unfit
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native.integrity import STAMP, Stamp, whole_stamp
from lawspeaker_runtime.native.load import (
    HOW,
    RUNTIME,
    cache_folder,
    check_trust,
    content_key,
    modules_in,
    native_name,
    runtime_modules,
)

KEPT = 3


class Native(Struct, frozen=True):
    """One game: its package, the texts of its modules, and where its machine code belongs."""

    package: str
    game: dict[str, str]
    place: Path

    @property
    def is_made(self) -> bool:
        """Tell whether the machine code is there, every file of it as it was made."""
        return whole_stamp(self.place) is not None


def native_folder(package: str, folder: Path, unfit: Path | None = None) -> Path:
    """Return the folder of the machine code of a generated package, making it if it is not there.

    An engine that this system does not load is `unfit`, and made again.
    """
    return native_folders({package: folder}, chosen_level(), unfit)[0]


def native_folders(packages: Mapping[str, Path], level: int = LEVEL, unfit: Path | None = None) -> list[Path]:
    """Return the folders of the machine code of several packages; those that are missing are made in one go.

    A lower level of optimisation makes slower engines in less time.
    """
    runtime = runtime_modules()
    tools = tools_key() if level == LEVEL else f"{tools_key()}o{level}"
    games = [native_of(package, modules_in(folder), runtime, tools) for package, folder in packages.items()]
    if any(game.place == unfit or not game.is_made for game in games):
        check_tools()
        work = cache_folder() / f"work-{tools}"
        try:
            make_missing(work, games, runtime, level, unfit)
        except OSError as error:
            raise NativeMissing(unusable(error)) from None
    return [game.place for game in games]


def unusable(error: OSError) -> str:
    """Return what a person can do about a cache that cannot be written."""
    what = "make room there" if error.errno in (ENOSPC, EDQUOT) else "make it a folder that you may write"
    return (
        f"native engines are kept in {cache_folder()}, and that cannot be used ({error.strerror or error}): "
        f"{what}, or name another folder in LAW_CACHE; {HOW}"
    )


def native_of(package: str, game: dict[str, str], runtime: dict[str, str], tools: str) -> Native:
    """Return where the machine code of a game belongs."""
    key = f"{content_key(game, runtime)}-{tools}"
    return Native(package, game, cache_folder() / "engines" / f"{native_name(package)}-{key}")


def make_missing(work: Path, games: list[Native], runtime: dict[str, str], level: int, unfit: Path | None) -> None:
    """Compile the games that are still missing when it is this process's turn, and keep what came out."""
    check_trust(work)
    with only_one(work) as lock:
        missing = [game for game in games if game.place == unfit or not game.is_made]
        copies = [rewritten(game, runtime) for game in missing]
        if not copies:
            return
        together = {module: text for modules in copies for module, text in modules.items()}
        compile_copies(work, together, level, lock, " and ".join(game.package for game in missing))
        for game, modules in zip(missing, copies, strict=True):
            keep(work, game.place, modules)
            sweep(game.place.parent, native_name(game.package))


def rewritten(game: Native, runtime: dict[str, str]) -> dict[str, str]:
    """Return the native copies of a game."""
    try:
        return native_modules(game.package, game.game, runtime)
    except Unfit as unfit:
        raise NativeMissing(f"{game.package} cannot become machine code: {unfit}; {HOW}") from None


def keep(work: Path, place: Path, modules: dict[str, str]) -> None:
    """Copy the libraries of a game to their place, all at once; what lies there is moved away."""
    place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place.parent, prefix=".new-", ignore_cleanup_errors=True) as made:
        folder = Path(made) / "all"
        folder.mkdir()
        files = copy_libraries(work, folder, modules)
        runtime = sorted((module, text) for module, text in modules.items() if module.startswith(RUNTIME))
        stamp = Stamp(sha256(repr((tools_key(), runtime)).encode()).hexdigest(), files)
        (folder / STAMP).write_text(stamp.text(), encoding="utf-8")
        if place.exists() or place.is_symlink():
            place.rename(Path(made) / "old")
        folder.rename(place)


def sweep(engines: Path, name: str) -> None:
    """Remove all but the newest engines of a game."""
    made = [path for path in engines.glob(f"{name}-*-*") if path.name.rsplit("-", 2)[0] == name]
    made.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for old in made[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
