"""Compile C files once: machine code is kept by a hash of all that it is made from.

    objects/<key>-<digest>.o      <key>: the C file, the headers that mypyc wrote, the flags and the C compiler;
                                  <digest>: of the object file itself, so that a damaged one is compiled again

The headers of Python and of mypyc are not hashed: another version of them has another work folder.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
import tempfile
from collections.abc import Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from lawspeaker.cache.native_tools import program_of

MAX_OBJECTS = 800
"""How many object files a work folder keeps: those of several big games."""
DIGITS = 32


class Compiler(Protocol):
    """The C compiler of setuptools."""

    def compile(
        self, sources: list[str], *, output_dir: str, include_dirs: list[str], extra_postargs: list[str]
    ) -> list[str]: ...


class Job(Struct, frozen=True):
    """A C file to compile: its text's size and hash, with all that it depends on."""

    source: str
    size: int
    key: str
    folders: tuple[str, ...]
    flags: tuple[str, ...]


def make_job(source: str, headers: Iterable[str], folders: Sequence[str], flags: Sequence[str]) -> Job:
    """Return the job of compiling a C file, given the headers that mypyc wrote for it."""
    text = Path(source).read_bytes()
    hashes = [sha256(text).hexdigest(), *(file_digest(header) for header in sorted(headers))]
    key = joined_digest([compiler_identity(), *folders, *flags, *hashes])
    return Job(source, len(text), key, tuple(folders), tuple(flags))


def joined_digest(texts: Iterable[str]) -> str:
    """Return a hash of several texts."""
    return sha256("\0".join(texts).encode()).hexdigest()[:DIGITS]


def file_digest(path: str | Path) -> str:
    """Return the hash of a file."""
    return sha256(Path(path).read_bytes()).hexdigest()


@cache
def compiler_identity() -> str:
    """Return a text that differs if the C compiler, or a variable that it reads, is another one."""
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC"))
    found = shutil.which(program_of(command))
    status = Path(found).resolve().stat() if found else None
    where = [str(status.st_size), str(status.st_mtime_ns)] if status else []
    return "\0".join([command, *where, *(os.environ.get(name, "") for name in ("CFLAGS", "CPPFLAGS"))])


class Store:
    """The object files of a work folder. One process at a time uses it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        for unfinished in folder.glob(".new-*"):  # of a process that was killed
            shutil.rmtree(unfinished, ignore_errors=True)
        self.begun: dict[str, Future[Path]] = {}

    def begin(self, job: Job, compiler: Compiler, pool: ThreadPoolExecutor) -> Future[Path]:
        """Let a thread compile a C file unless that was done or begun; its result is the object file."""
        if job.key not in self.begun:
            self.begun[job.key] = pool.submit(self.made, job, compiler)
        return self.begun[job.key]

    def made(self, job: Job, compiler: Compiler) -> Path:
        """Return the object file of a job, compiled now or earlier."""
        kept = self.kept(job.key)
        return kept if kept is not None else self.compiled(job, compiler)

    def kept(self, key: str) -> Path | None:
        """Return an object file that was compiled earlier; a damaged one is removed."""
        for path in self.folder.glob(f"{key}-*.o"):
            if path.stem.partition("-")[2] == file_digest(path)[:DIGITS]:
                os.utime(path)
                return path
            path.unlink()
        return None

    def compiled(self, job: Job, compiler: Compiler) -> Path:
        """Compile a C file, and keep the object file under its final name only when it is complete."""
        with tempfile.TemporaryDirectory(dir=self.folder, prefix=".new-", ignore_cleanup_errors=True) as folder:
            [made] = compiler.compile(
                [job.source], output_dir=folder, include_dirs=list(job.folders), extra_postargs=list(job.flags)
            )
            path = self.folder / f"{job.key}-{file_digest(made)[:DIGITS]}.o"
            Path(made).replace(path)
        return path

    def evict_oldest(self) -> None:
        """Remove all but the object files that were used last."""
        found = sorted(self.folder.glob("*.o"), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in found[MAX_OBJECTS:]:
            old.unlink(missing_ok=True)
