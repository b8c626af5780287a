"""Compile rewritten modules with mypyc in a work folder, one process at a time.

<work>/lock            held by the process that compiles, and by mypyc in case that process is killed
<work>/unfinished      exists while compiling; a process that finds it clears the folder first
<work>/copies/         rewritten modules, by a hash of all that they are made from (`native_copies.py`)
<work>/typed/          the runtime's sources, the only installed package that mypy reads
<work>/translated/     modules as mypyc translated them last (`native_reuse.py`)
<work>/objects/        machine code of C files, by a hash of all that it is made from (`native_objects.py`)
<work>/built/          the libraries; `built.txt` has their digests, and damaged ones are built again

mypyc and the C compiler run in a process of their own (`native_make.py`).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

import lawspeaker
import lawspeaker_runtime
from lawspeaker.cache.build_progress import Stage, report
from lawspeaker.cache.native_request import BUILT, OBJECTS, PROGRESS, TYPED, Request, write_if_changed
from lawspeaker.cache.native_tools import c_compiler
from lawspeaker.native.build_script import folders, inline_files, libraries, path_of, with_steady_lines
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native.integrity import Stamp, digest_of, digests_in, parse_stamp
from lawspeaker_runtime.native.load import ENTRIES, FALLBACK_HINT, NATIVE_RUNTIME, SUFFIX, runtime_modules

LOCK = "lock"
UNFINISHED = "unfinished"
RECORD = "built.txt"
LOG = "compiling.txt"
MYPY_CACHE = ".mypy_cache"
MAKER = "lawspeaker.cache.native_make"
REMOVED_VARIABLES = ("MYPYPATH", "MYPY_CACHE_DIR", "MYPY_NUM_WORKERS", "MYPYC_NO_EXTRA_FLAGS")
TYPE_ERROR = re.compile(r"^\S+\.py:\d+: error: ", re.MULTILINE)
Modules = Mapping[str, str]
PAUSE = 0.2
"""Seconds between two looks at how far a build is."""
DISK_FULL = "No space left on device"


@contextmanager
def exclusive_lock(work: Path) -> Iterator[int]:
    """Let one process or thread at a time compile in a folder; yield the file descriptor of the lock.

    The operating system releases the lock when the last process that has it open ends.
    """
    work.mkdir(mode=0o700, parents=True, exist_ok=True)
    with (work / LOCK).open("w") as lock:
        try:
            import fcntl
        except ImportError:  # this system has no such locks: processes that compile at the same time may conflict
            yield lock.fileno()
            return
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield lock.fileno()


def compile_modules(
    work: Path, modules: Modules, level: int, lock: int, what: str, typed: Modules | None = None
) -> None:
    """Compile modules in a locked work folder into libraries in `built`; raise NativeMissing if that fails.

    `typed` are the modules that they import and that are not compiled; by default those of the runtime.
    """
    compile_in_turn(work, {}, lambda: modules, level, lock, what, typed)


def compile_in_turn(
    work: Path,
    first: Modules,
    all_modules: Callable[[], Modules],
    level: int,
    lock: int,
    what: str,
    typed: Modules | None = None,
) -> None:
    """Compile modules as `compile_modules`; the `first` ones are compiled while the others are found out."""
    imported = typed or {f"lawspeaker_runtime.{name}": text for name, text in runtime_modules().items()}
    if (work / UNFINISHED).exists():
        clear(work)
    drop_damaged(work)
    errors = compile_once(work, first, all_modules, level, lock, imported)
    for reset in (clear_mypy_cache, clear):
        if errors is None or is_final(errors):
            break
        reset(work)
        errors = compile_once(work, {}, all_modules, level, lock, imported)
    if errors is not None:
        last = "\n".join(f"    {line}" for line in errors.strip().splitlines()[-12:])
        raise NativeMissing(f"{what} could not be compiled to machine code; {FALLBACK_HINT}. mypyc said:\n{last}")


def compile_once(
    work: Path, first: Modules, all_modules: Callable[[], Modules], level: int, lock: int, imported: Modules
) -> str | None:
    """Compile modules; return the output of mypyc and the C compiler if they failed."""
    (work / UNFINISHED).touch()
    errors = run_maker(work, lock, requests(work, first, all_modules, level, imported))
    if errors is None:
        record_digests(work)
    if errors is None or TYPE_ERROR.search(errors):  # after a type error, mypy's cache is still valid
        (work / UNFINISHED).unlink()
    return errors


def requests(
    work: Path, first: Modules, all_modules: Callable[[], Modules], level: int, imported: Modules
) -> Iterator[Request]:
    """Write the modules, and yield what to compile as soon as it is written."""
    if first:
        yield request_of(work, first, level, imported, is_last=False)
    yield request_of(work, all_modules(), level, imported, is_last=True)


def request_of(work: Path, modules: Modules, level: int, imported: Modules, is_last: bool) -> Request:
    """Write modules; return the request to compile them."""
    write_modules(work, modules, imported)
    return Request([path_of(module) for module in sorted(modules)], libraries(modules), level, is_last)


def is_final(errors: str) -> bool:
    """Return whether compiling again would fail in the same way."""
    return DISK_FULL in errors or TYPE_ERROR.search(errors) is not None


def clear_mypy_cache(work: Path) -> None:
    """Remove mypy's cache, because mypyc fails on some classes that it loads from there.

    The C files of unchanged modules stay the same, so the C compiler does not compile them again.
    """
    shutil.rmtree(work / MYPY_CACHE, ignore_errors=True)


def clear(work: Path) -> None:
    """Remove everything from a work folder except the lock, and the machine code of C files, which is never wrong."""
    for path in work.iterdir():
        if path.name not in (LOCK, OBJECTS):
            shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()


def drop_damaged(work: Path) -> None:
    """Remove the libraries whose digest differs from the recorded one, so that they are built again."""
    known = recorded_digests(work)
    for path, digest in digests_in(work / BUILT).items():
        if known.get(path) != digest:
            (work / BUILT / path).unlink()


def recorded_digests(work: Path) -> dict[str, str]:
    """Return the digests of the libraries when they were built."""
    try:
        stamp = parse_stamp((work / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp.files if stamp is not None else {}


def has_runtime(work: Path) -> bool:
    """Tell whether a work folder has a library of the runtime, which is the same for all games."""
    return f"{NATIVE_RUNTIME}__mypyc{SUFFIX}" in recorded_digests(work)


def record_digests(work: Path) -> None:
    """Write the digests of the libraries."""
    (work / RECORD).write_text(Stamp("", digests_in(work / BUILT)).text(), encoding="utf-8")


def write_modules(work: Path, modules: Modules, imported: Modules) -> None:
    """Write the modules, those that they import, and the C files that replace some of mypyc."""
    for folder in folders(modules):
        write_if_changed(work / folder / "__init__.py", "")
    for module, text in modules.items():
        write_if_changed(work / path_of(module), with_steady_lines(text))
    for module, text in imported.items():
        write_if_changed(work / TYPED / path_of(module), text)
    for path, text in inline_files().items():
        write_if_changed(work / path, text)


def run_maker(work: Path, lock: int, wanted: Iterator[Request]) -> str | None:
    """Let a separate process run mypyc and the C compiler; return their output if they failed."""
    (work / PROGRESS).unlink(missing_ok=True)
    with (
        (work / LOG).open("wb") as log,
        subprocess.Popen(
            [sys.executable, "-P", "-m", MAKER],
            cwd=work,
            env=maker_environment(),
            stdin=subprocess.PIPE,
            stdout=log,
            stderr=subprocess.STDOUT,
            pass_fds=(lock,) if os.name == "posix" else (),
        ) as running,
    ):
        report(Stage.TRANSLATE)
        try:
            send(running, wanted)
            wait_for(running, work / PROGRESS)
        except BaseException:
            running.kill()
            raise
    return None if running.returncode == 0 else (work / LOG).read_text(encoding="utf-8", errors="replace")


def maker_environment() -> dict[str, str]:
    """Return the variables of the process that runs mypyc."""
    kept = {name: value for name, value in os.environ.items() if name not in REMOVED_VARIABLES}
    above = {str(Path(str(package.__file__)).parents[1]) for package in (lawspeaker, lawspeaker_runtime)}
    paths = [*sorted(above), *filter(None, [kept.get("PYTHONPATH")])]
    return kept | {"CC": c_compiler(), "MYPYPATH": TYPED, "PYTHONPATH": os.pathsep.join(paths)}


def send(running: subprocess.Popen[bytes], wanted: Iterator[Request]) -> None:
    """Tell a process what to compile, unless it has ended early."""
    assert running.stdin is not None
    with suppress(BrokenPipeError), running.stdin as requested:
        for request in wanted:
            requested.write(msgspec.json.encode(request) + b"\n")
            requested.flush()


def wait_for(running: subprocess.Popen[bytes], progress: Path) -> None:
    """Wait for a process, and report how far it is: it writes that to a file when it compiles the last C files."""
    while True:
        try:
            running.wait(PAUSE)
            return
        except subprocess.TimeoutExpired:
            if progress.is_file():
                done, total = progress.read_text(encoding="utf-8").split()
                report(Stage.COMPILE, int(done), int(total))


def copy_libraries(work: Path, folder: Path, modules: Mapping[str, str]) -> dict[str, str]:
    """Copy the libraries of modules into a new folder and return their digests, which must be the recorded ones."""
    known = recorded_digests(work)
    packages = sorted({module.rpartition(".")[0].replace(".", "/") for module in modules})
    names = [f"{package}/{ENTRIES}{SUFFIX}" for package in packages]
    for package in {module.partition(".")[0] for module in modules}:
        names += [path.name for path in (work / BUILT).glob(f"{package}__*mypyc{SUFFIX}")]
    copied: dict[str, str] = {}
    for name in names:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(work / BUILT / name, target)
        copied[name] = digest_of(target)
        if copied[name] != known.get(name):
            raise NativeMissing(f"{work / BUILT / name} changed while it was copied: remove {work}; {FALLBACK_HINT}")
    return copied
