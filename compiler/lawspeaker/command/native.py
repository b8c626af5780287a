"""Native engines on disk: writes native copies into the cache, lets mypyc compile them, keeps what came out.

    <cache>/work-<tools>/                the copies of all games and the runtime, and what mypyc remembers of them
    <cache>/engines/<game>-<content>-<tools>/    the libraries of one game, whole or not at all, never changed again

This is the only part of the native compiler that touches the disk. The runtime calls `native_folder` by name.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from sysconfig import get_config_var, get_path

import lawspeaker.native
import lawspeaker_runtime
from lawspeaker.native.bundle import native_modules
from lawspeaker.native.plan import LEVEL, folders, path_of, script
from lawspeaker.native.types import Unfit
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native import (
    RUNTIME,
    STAMP,
    cache_folder,
    content_key,
    modules_in,
    native_name,
    runtime_modules,
)

KEPT = 3
LOG = "compiling.txt"
REMEMBERED = ".mypy_cache"
HOW = "everything works without it, only slower"


@dataclass(frozen=True, slots=True)
class Native:
    """One game: its package, the texts of its modules, and where its machine code belongs."""

    package: str
    game: dict[str, str]
    place: Path

    @property
    def is_made(self) -> bool:
        return (self.place / STAMP).is_file()


def native_folder(package: str, folder: Path) -> Path:
    """Return the folder of the machine code of a generated package, making it if it is not there."""
    return native_folders({package: folder})[0]


def native_folders(packages: Mapping[str, Path], level: int = LEVEL) -> list[Path]:
    """Return the folders of the machine code of several packages; those that are missing are made in one go.

    A lower level of optimisation makes slower engines in less time.
    """
    runtime = runtime_modules()
    tools = tools_key() if level == LEVEL else f"{tools_key()}o{level}"
    games = [native_of(package, modules_in(folder), runtime, tools) for package, folder in packages.items()]
    if any(not game.is_made for game in games):
        check_tools()
        work = cache_folder() / f"work-{tools}"
        work.mkdir(parents=True, exist_ok=True)
        with only_one(work):
            make(work, [game for game in games if not game.is_made], runtime, level)
    return [game.place for game in games]


def native_of(package: str, game: dict[str, str], runtime: dict[str, str], tools: str) -> Native:
    """Return where the machine code of a game belongs."""
    key = f"{content_key(game, runtime)}-{tools}"
    return Native(package, game, cache_folder() / "engines" / f"{native_name(package)}-{key}")


def make(work: Path, games: list[Native], runtime: dict[str, str], level: int) -> None:
    """Compile games in a folder and keep what came out."""
    copies = [rewritten(game, runtime) for game in games]
    if not copies:
        return
    together = {module: text for modules in copies for module, text in modules.items()}
    write_copies(work, together, level)
    compile_copies(work, " and ".join(game.package for game in games))
    for game, modules in zip(games, copies, strict=True):
        keep(work, game.place, modules)
        sweep(game.place.parent, native_name(game.package))


def rewritten(game: Native, runtime: dict[str, str]) -> dict[str, str]:
    """Return the native copies of a game."""
    try:
        return native_modules(game.package, game.game, runtime)
    except Unfit as unfit:
        raise NativeMissing(f"{game.package} cannot become machine code: {unfit}; {HOW}") from None


@cache
def tools_key() -> str:
    """Return a name for what makes machine code: this rewriting and this mypyc."""
    digest = sha256(sys.version.encode())
    try:
        digest.update(version("mypy").encode())
    except PackageNotFoundError:
        digest.update(b"none")
    for name, text in sorted(modules_in(Path(str(lawspeaker.native.__file__)).parent).items()):
        digest.update(f"\0{name}\0{text}".encode())
    return digest.hexdigest()[:8]


def check_tools() -> None:
    """Say clearly what is missing for compiling."""
    for module, extra in (("mypyc", "mypy"), ("setuptools", "setuptools"), ("librt", "librt")):
        if find_spec(module) is None:
            raise NativeMissing(
                f"native engines need {extra}: install lawspeaker with its extra `native` "
                f"(pip install 'lawspeaker[native]'); {HOW}"
            )
    c_compiler()
    if not (Path(get_path("include")) / "Python.h").is_file():
        raise NativeMissing(f"native engines need the C headers of Python (python3-dev), and they are not here; {HOW}")


def c_compiler() -> str:
    """Return the command of the C compiler: what CC says; else what Python itself was made with, or `cc`."""
    said = os.environ.get("CC")
    usual = str(get_config_var("CC") or "cc")
    for command in [said] if said else [usual, "cc"]:
        if shutil.which(command.split()[0]) is not None:
            return command
    missing = (said or usual).split()[0]
    where = "the variable CC names" if said else "Python was made with"
    raise NativeMissing(f"native engines need a C compiler, and `{missing}`, which {where}, is not here; {HOW}")


@contextmanager
def only_one(work: Path) -> Iterator[None]:
    """Let one process at a time compile in a folder."""
    with (work / "lock").open("w") as lock:
        try:
            import fcntl
        except ImportError:  # no such locks on this system: two processes at once are the user's care
            yield
            return
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def write_copies(work: Path, modules: dict[str, str], level: int = LEVEL) -> None:
    """Write the native copies; a file that is the same keeps its time, so that nothing is compiled for it."""
    for folder in folders(modules):
        (work / folder).mkdir(parents=True, exist_ok=True)
        write_if_new(work / folder / "__init__.py", "")
    for module, text in modules.items():
        write_if_new(work / path_of(module), text)
    write_if_new(work / "setup.py", script(modules, level))


def write_if_new(path: Path, text: str) -> None:
    """Write a file unless it has this text."""
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def compile_copies(work: Path, package: str) -> None:
    """Run mypyc in a process of its own; what it says is kept beside the copies."""
    where = [str(Path(str(lawspeaker_runtime.__file__)).parents[1]), os.environ.get("MYPYPATH", "")]
    environment = {**os.environ, "CC": c_compiler(), "MYPYPATH": os.pathsep.join(part for part in where if part)}
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
    for _ in range(2):
        with (work / LOG).open("w", encoding="utf-8") as log:
            done = subprocess.run(command, cwd=work, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False)
        if done.returncode == 0 or not (work / REMEMBERED).is_dir():
            break
        shutil.rmtree(work / REMEMBERED)  # mypyc stumbles over classes of modules it did not compile this time
    if done.returncode != 0:
        said = (work / LOG).read_text(encoding="utf-8", errors="replace").strip().splitlines()
        last = "\n".join(f"    {line}" for line in said[-12:])
        raise NativeMissing(f"{package} could not be compiled to machine code; {HOW}. mypyc said:\n{last}")


def keep(work: Path, place: Path, modules: dict[str, str]) -> None:
    """Copy the libraries of a game to their place, all at once."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place.parent, prefix=".new-") as made:
        folder = Path(made) / "all"
        for inner in folders(modules):
            (folder / inner).mkdir(parents=True, exist_ok=True)
            (folder / inner / "__init__.py").write_text("", encoding="utf-8")
        suffix = str(get_config_var("EXT_SUFFIX"))
        for module in modules:
            library = Path(path_of(module)).with_suffix(suffix)
            shutil.copy2(work / library, folder / library)
        for name in {module.partition(".")[0] for module in modules}:
            for shared in work.glob(f"{name}__*mypyc{suffix}"):
                shutil.copy2(shared, folder / shared.name)
        runtime = sorted((module, text) for module, text in modules.items() if module.startswith(RUNTIME))
        stamp = sha256(repr((tools_key(), runtime)).encode()).hexdigest()
        (folder / STAMP).write_text(f"{stamp}\n", encoding="utf-8")
        if not place.exists():
            folder.rename(place)


def sweep(engines: Path, name: str) -> None:
    """Remove all but the newest engines of a game."""
    made = [path for path in engines.glob(f"{name}-*-*") if path.name.rsplit("-", 2)[0] == name]
    made.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for old in made[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
