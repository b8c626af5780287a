"""The folder in which mypyc works: one process at a time, and nothing half-made is ever taken for finished.

<work>/lock            held by the process that compiles, and by mypyc itself, should that process be killed
<work>/unfinished      is there while it compiles; whoever finds it begins with an empty folder
<work>/typed/          the runtime's sources, for mypy only: nothing else that is installed is looked at
<work>/built/          the libraries; `built.txt` has their digests, and what differs is made anew
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

from lawspeaker.cache.native_tools import c_compiler
from lawspeaker.native.plan import folders, path_of, script
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native.integrity import Stamp, digest_of, digests_in, parse_stamp
from lawspeaker_runtime.native.load import ENTRIES, HOW, SUFFIX, runtime_modules

LOCK = "lock"
UNFINISHED = "unfinished"
BUILT = "built"
RECORD = "built.txt"
TYPED = "typed"
LOG = "compiling.txt"
REMEMBERED = ".mypy_cache"
FUDGE = 1_000_000_000
"""Nanoseconds: mypyc dates its C files a second ahead. A library made within this second would look older than they."""
IGNORED = ("MYPYPATH", "MYPY_CACHE_DIR", "MYPY_NUM_WORKERS", "MYPYC_NO_EXTRA_FLAGS")
REFUSED = re.compile(r"^\S+\.py:\d+: error: ", re.MULTILINE)
FULL = "No space left on device"


@contextmanager
def only_one(work: Path) -> Iterator[int]:
    """Let one process or thread at a time compile in a folder; yield the lock's descriptor.

    It is a lock of the system: it ends with the last process that has it open, however that one ends.
    """
    work.mkdir(mode=0o700, parents=True, exist_ok=True)
    with (work / LOCK).open("w") as lock:
        try:
            import fcntl
        except ImportError:  # there are no such locks on this system: several processes at once are not prevented
            yield lock.fileno()
            return
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield lock.fileno()


def compile_copies(work: Path, modules: Mapping[str, str], level: int, lock: int, what: str) -> None:
    """Compile modules in a folder that is locked; afterwards their libraries lie in `built`."""
    if (work / UNFINISHED).exists():
        clear(work)
    drop_damaged(work)
    said = compile_once(work, modules, level, lock)
    for forget in (forget_types, clear):
        if said is None or is_final(said):
            break
        forget(work)
        said = compile_once(work, modules, level, lock)
    if said is not None:
        last = "\n".join(f"    {line}" for line in said.strip().splitlines()[-12:])
        raise NativeMissing(f"{what} could not be compiled to machine code; {HOW}. mypyc said:\n{last}")


def compile_once(work: Path, modules: Mapping[str, str], level: int, lock: int) -> str | None:
    """Compile modules; return what mypyc or the C compiler said if they failed."""
    (work / UNFINISHED).touch()
    write_copies(work, modules, level)
    said = run_mypyc(work, lock)
    if said is None:
        record(work)
    if said is None or REFUSED.search(said):  # mypy does not like the copies, but what it remembers is in order
        (work / UNFINISHED).unlink()
    return said


def is_final(said: str) -> bool:
    """Tell whether compilers would say the same again."""
    return FULL in said or REFUSED.search(said) is not None


def forget_types(work: Path) -> None:
    """Remove what mypy remembers: mypyc fails on some classes of modules that it does not compile this time.

    What it writes then is the same for modules that are the same, and the C compiler leaves those alone.
    """
    shutil.rmtree(work / REMEMBERED, ignore_errors=True)


def clear(work: Path) -> None:
    """Remove everything but the lock from a folder."""
    for path in work.iterdir():
        if path.name != LOCK:
            shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()


def drop_damaged(work: Path) -> None:
    """Remove the libraries that are not what was recorded when they were made, so that they are made again."""
    known = recorded(work)
    for path, digest in digests_in(work / BUILT).items():
        if known.get(path) != digest:
            (work / BUILT / path).unlink()


def recorded(work: Path) -> dict[str, str]:
    """Return the digests of the libraries as they were made."""
    try:
        stamp = parse_stamp((work / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp.files if stamp is not None else {}


def record(work: Path) -> None:
    """Write down what was made; new libraries are dated like the C files they come from."""
    known, made = recorded(work), digests_in(work / BUILT)
    for name in made:
        if known.get(name) != made[name]:
            path = work / BUILT / name
            date = path.stat().st_mtime_ns + FUDGE
            os.utime(path, ns=(date, date))
    (work / RECORD).write_text(Stamp("", made).text(), encoding="utf-8")


def write_copies(work: Path, modules: Mapping[str, str], level: int) -> None:
    """Write the native copies; a file that is the same keeps its time, so that nothing is compiled for it."""
    for folder in folders(modules):
        write_if_new(work / folder / "__init__.py", "")
    for module, text in modules.items():
        write_if_new(work / path_of(module), text)
    for module, text in runtime_modules().items():
        write_if_new(work / TYPED / path_of(f"lawspeaker_runtime.{module}"), text)
    write_if_new(work / "setup.py", script(modules, level))


def write_if_new(path: Path, text: str) -> None:
    """Write a file unless it has this text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_bytes() != text.encode():
        path.write_bytes(text.encode())


def run_mypyc(work: Path, lock: int) -> str | None:
    """Run mypyc and the C compiler in a process of their own; return what they said if they failed."""
    environment = {name: value for name, value in os.environ.items() if name not in IGNORED}
    environment |= {"CC": c_compiler(), "MYPYPATH": TYPED}
    with tempfile.TemporaryDirectory(dir=work, prefix="objects-") as objects, (work / LOG).open("wb") as log:
        where = ["--build-lib", BUILT, "--build-temp", Path(objects).name]
        parallel = ["--parallel", str(os.cpu_count() or 1)]
        done = subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", *where, *parallel],
            cwd=work,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            pass_fds=(lock,) if os.name == "posix" else (),
            check=False,
        )
    return None if done.returncode == 0 else (work / LOG).read_text(encoding="utf-8", errors="replace")


def copy_libraries(work: Path, folder: Path, modules: Mapping[str, str]) -> dict[str, str]:
    """Copy the libraries of modules into a new folder; return the digests of the copies, which are those recorded."""
    known = recorded(work)
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
            raise NativeMissing(f"{work / BUILT / name} changed while it was copied: remove {work}; {HOW}")
    return copied
