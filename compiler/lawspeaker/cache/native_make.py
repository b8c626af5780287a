"""The process that makes libraries in a work folder: mypyc, the C compiler and the linker.

    {"modules": ["lawspeaker_native_runtime/…"], "is_last": false}      a line of standard input: translated at once;
    {"modules": […all…], "is_last": true}                               its C files are compiled while the next one is
                                                                        translated; after the last, libraries are made
    progress.txt                                                        "3 8": so many of the C files are compiled

The C files are compiled on all cores. The libraries whose parts did not change stay as they are.
"""

from __future__ import annotations

import json
import os
import sys
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import suppress
from pathlib import Path

import msgspec
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

from lawspeaker.cache.native_objects import Job, Store, joined_digest
from lawspeaker.cache.native_parts import jobs_of
from lawspeaker.cache.native_request import BUILD, BUILT, OBJECTS, PROGRESS, Request
from lawspeaker.cache.native_translate import translated
from lawspeaker_runtime.native.load import ENTRIES

LINKED = "linked.json"


class Maker(build_ext):
    """Compiles the C files of all extensions at the same time, and links those that changed."""

    def prepare(self, request: Request, store: Store, pool: ThreadPoolExecutor) -> None:
        """Remember what to compile, and where."""
        self.request, self.store, self.pool = request, store, pool
        self.jobs: dict[str, list[Job]] = {}
        self.running: dict[str, Future[Path]] = {}

    def build_extensions(self) -> None:
        """Begin to compile all C files, the largest first, so that none of them is left alone at the end."""
        self.jobs = {each.name: jobs_of(each, self.request.level) for each in self.extensions}
        jobs = [job for jobs in self.jobs.values() for job in jobs]
        for job in sorted(jobs, key=lambda job: job.size, reverse=True):
            self.running[job.source] = self.store.begin(job, self.compiler, self.pool)

    def link(self) -> None:
        """Wait for the C compiler, and link the libraries of which a part changed."""
        self.wait()
        objects = {source: str(running.result()) for source, running in self.running.items()}
        self.compiler.compile = lambda sources, **_: [objects[source] for source in sources]
        self.force = True
        keys = {name: joined_digest(job.key for job in jobs) for name, jobs in self.jobs.items()}
        linked = read_linked()
        changed = [
            each for each in self.extensions if linked.get(each.name) != keys[each.name] or not self.is_made(each)
        ]
        for each in changed:
            each.sources = [job.source for job in self.jobs[each.name]]
        list(self.pool.map(self.build_extension, changed))
        Path(LINKED).write_text(json.dumps(linked | keys), encoding="utf-8")

    def wait(self) -> None:
        """Wait for the C compiler, and write how many files it has compiled."""
        write_progress(0, len(self.running))
        for done, running in enumerate(as_completed(self.running.values()), 1):
            running.result()
            write_progress(done, len(self.running))

    def is_made(self, extension: Extension) -> bool:
        """Tell whether the library of an extension is there."""
        return Path(self.get_ext_fullpath(extension.name)).is_file()


def write_progress(done: int, total: int) -> None:
    """Tell the process that waits how many files are compiled."""
    Path(f"{PROGRESS}.new").write_text(f"{done} {total}", encoding="utf-8")
    Path(f"{PROGRESS}.new").replace(PROGRESS)


def read_linked() -> dict[str, str]:
    """Return what each library was linked from."""
    with suppress(OSError, ValueError):
        found = json.loads(Path(LINKED).read_text(encoding="utf-8"))
        if isinstance(found, dict):
            return found
    return {}


def joined_entries(package: str, parts: list[Extension]) -> Extension:
    """Return one library with the entry points of all modules of a package, instead of one library for each."""
    sources = [source for part in parts for source in part.sources]
    path = Path(BUILD, f"{package}.{ENTRIES}.c")
    lines: list[str] = []
    for number, source in enumerate(sources):  # every one of them offers itself as a package, too
        lines += ["#undef PyInit___init__", f"#define PyInit___init__ PyInit___init__{number}"]
        lines += [f'#include "{Path(source).relative_to(BUILD).as_posix()}"']
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    flags = parts[0].extra_compile_args
    return Extension(f"{package}.{ENTRIES}", [path.as_posix()], depends=sources, extra_compile_args=flags)


def libraries_of(extensions: list[Extension]) -> list[Extension]:
    """Return the libraries to make, given those of mypyc."""
    packages: dict[str, list[Extension]] = {}
    for extension in extensions:
        if "." in extension.name:
            packages.setdefault(extension.name.rpartition(".")[0], []).append(extension)
    found = [extension for extension in extensions if "." not in extension.name]
    return found + [joined_entries(package, parts) for package, parts in packages.items()]


def begin(request: Request, store: Store, pool: ThreadPoolExecutor) -> Maker:
    """Translate modules to C, and begin to compile that."""
    libraries = libraries_of(translated(request))
    maker = Maker(Distribution({"name": "native", "ext_modules": libraries}))
    maker.build_lib, maker.build_temp = BUILT, OBJECTS
    maker.prepare(request, store, pool)
    maker.ensure_finalized()
    maker.run()
    return maker


def main() -> None:
    """Carry out the requests of standard input, then make the libraries of the last one."""
    store, pool = Store(Path(OBJECTS)), ThreadPoolExecutor(os.cpu_count() or 1)
    try:
        for line in sys.stdin.buffer:
            request = msgspec.json.decode(line, type=Request)
            maker = begin(request, store, pool)
            if request.is_last:
                maker.link()
                store.evict_oldest()
                return
        sys.exit("the process that asked for libraries has ended")
    except (BaseError, CCompilerError) as error:
        sys.exit(str(error))
    finally:
        pool.shutdown(cancel_futures=True)


if __name__ == "__main__":
    main()
