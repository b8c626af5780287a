"""Compile rewritten modules with mypyc in a work folder, one process at a time.

<work>/lock            held by the process that compiles, and by mypyc in case that process is killed
<work>/unfinished      exists while compiling; a process that finds it clears the folder first
<work>/typed/          the runtime's sources, the only installed package that mypy reads
<work>/built/          the libraries; `built.txt` has their digests, and damaged ones are built again
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from lawspeaker.cache.build_progress import Stage, report
from lawspeaker.cache.native_tools import c_compiler
from lawspeaker.native.build_script import folders, inline_files, libraries, path_of, script
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native.integrity import Stamp, digest_of, digests_in, parse_stamp
from lawspeaker_runtime.native.load import ENTRIES, FALLBACK_HINT, SUFFIX, runtime_modules

LOCK = "lock"
UNFINISHED = "unfinished"
BUILT = "built"
RECORD = "built.txt"
TYPED = "typed"
LOG = "compiling.txt"
MYPY_CACHE = ".mypy_cache"
CLOCK_OFFSET = 1_000_000_000
"""Nanoseconds. mypyc dates its C files a second ahead, so a library built within that second would look outdated."""
REMOVED_VARIABLES = ("MYPYPATH", "MYPY_CACHE_DIR", "MYPY_NUM_WORKERS", "MYPYC_NO_EXTRA_FLAGS")
TYPE_ERROR = re.compile(r"^\S+\.py:\d+: error: ", re.MULTILINE)
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
    work: Path,
    modules: Mapping[str, str],
    level: int,
    lock: int,
    what: str,
    typed: Mapping[str, str] | None = None,
) -> None:
    """Compile modules in a locked work folder into libraries in `built`; raise NativeMissing if that fails.

    `typed` are the modules that they import and that are not compiled; by default those of the runtime.
    """
    imported = typed or {f"lawspeaker_runtime.{name}": text for name, text in runtime_modules().items()}
    if (work / UNFINISHED).exists():
        clear(work)
    drop_damaged(work)
    errors = compile_once(work, modules, level, lock, imported)
    for reset in (clear_mypy_cache, clear):
        if errors is None or is_final(errors):
            break
        reset(work)
        errors = compile_once(work, modules, level, lock, imported)
    if errors is not None:
        last = "\n".join(f"    {line}" for line in errors.strip().splitlines()[-12:])
        raise NativeMissing(f"{what} could not be compiled to machine code; {FALLBACK_HINT}. mypyc said:\n{last}")


def compile_once(
    work: Path, modules: Mapping[str, str], level: int, lock: int, imported: Mapping[str, str]
) -> str | None:
    """Compile modules; return the output of mypyc and the C compiler if they failed."""
    (work / UNFINISHED).touch()
    write_modules(work, modules, level, imported)
    errors = run_mypyc(work, lock, len(libraries(modules)) + len({module.rpartition(".")[0] for module in modules}))
    if errors is None:
        record_digests(work)
    if errors is None or TYPE_ERROR.search(errors):  # after a type error, mypy's cache is still valid
        (work / UNFINISHED).unlink()
    return errors


def is_final(errors: str) -> bool:
    """Return whether compiling again would fail in the same way."""
    return DISK_FULL in errors or TYPE_ERROR.search(errors) is not None


def clear_mypy_cache(work: Path) -> None:
    """Remove mypy's cache, because mypyc fails on some classes that it loads from there.

    The C files of unchanged modules stay the same, so the C compiler does not compile them again.
    """
    shutil.rmtree(work / MYPY_CACHE, ignore_errors=True)


def clear(work: Path) -> None:
    """Remove everything from a work folder except the lock."""
    for path in work.iterdir():
        if path.name != LOCK:
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


def record_digests(work: Path) -> None:
    """Write the digests of the libraries; give new libraries the same time as their C files."""
    known, made = recorded_digests(work), digests_in(work / BUILT)
    for name in made:
        if known.get(name) != made[name]:
            path = work / BUILT / name
            date = path.stat().st_mtime_ns + CLOCK_OFFSET
            os.utime(path, ns=(date, date))
    (work / RECORD).write_text(Stamp("", made).text(), encoding="utf-8")


def write_modules(work: Path, modules: Mapping[str, str], level: int, imported: Mapping[str, str]) -> None:
    """Write the modules; an unchanged file keeps its time, so that it is not compiled again."""
    for folder in folders(modules):
        write_if_changed(work / folder / "__init__.py", "")
    for module, text in modules.items():
        write_if_changed(work / path_of(module), text)
    for module, text in imported.items():
        write_if_changed(work / TYPED / path_of(module), text)
    for path, text in inline_files().items():
        write_if_changed(work / path, text)
    write_if_changed(work / "setup.py", script(modules, level))


def write_if_changed(path: Path, text: str) -> None:
    """Write a file unless it already has this text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_bytes() != text.encode():
        path.write_bytes(text.encode())


def run_mypyc(work: Path, lock: int, total: int) -> str | None:
    """Run mypyc and the C compiler in a separate process; return their output if they failed.

    `total` is the number of C files, of which those that did not change are not compiled.
    """
    environment = {name: value for name, value in os.environ.items() if name not in REMOVED_VARIABLES}
    environment |= {"CC": c_compiler(), "MYPYPATH": TYPED}
    with tempfile.TemporaryDirectory(dir=work, prefix="objects-") as objects, (work / LOG).open("wb") as log:
        where = ["--build-lib", BUILT, "--build-temp", Path(objects).name]
        parallel = ["--parallel", str(os.cpu_count() or 1)]
        with subprocess.Popen(
            [sys.executable, "setup.py", "--quiet", "build_ext", *where, *parallel],
            cwd=work,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            pass_fds=(lock,) if os.name == "posix" else (),
        ) as running:
            wait_for(running, Path(objects), total)
    return None if running.returncode == 0 else (work / LOG).read_text(encoding="utf-8", errors="replace")


def wait_for(running: subprocess.Popen[bytes], objects: Path, total: int) -> None:
    """Wait for the end of a build, and report how many C files are compiled; end the build if that is interrupted."""
    report(Stage.TRANSLATE)
    try:
        while True:
            try:
                running.wait(PAUSE)
                return
            except subprocess.TimeoutExpired:
                made = sum(1 for _ in objects.rglob("*.o"))
                if made or next(objects.iterdir(), None) is not None:
                    report(Stage.COMPILE, min(made, total), total)
    except BaseException:
        running.kill()
        raise


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
