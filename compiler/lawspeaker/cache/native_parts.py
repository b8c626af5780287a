"""Turn the C files of mypyc into what the C compiler is asked to compile: a long file is split into parts.

    __native_steps.c      ->      __native_steps.0.c, __native_steps.1.c, …      the parts (`native/split_c.py`)
                                  __native_steps.parts.json                      hashes of the file and of its parts

A file that is the same as before, and whose parts are undamaged, is not split again.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct
from setuptools import Extension

from lawspeaker.cache.native_objects import Job, file_digest, make_job
from lawspeaker.native.build_script import INLINE
from lawspeaker.native.expected_indexes import expecting
from lawspeaker.native.split_c import INTERNAL, PARTS_HEADER, PartKind, is_worth_splitting, parts_header, split

GENERATED = "__native"
"""How the names of the C files begin that have the functions of modules."""
COLD_LEVEL = 1
"""The highest optimisation level of functions that are called once, or only from Python."""
UNCALLED_LEVEL = 0
"""That of the libraries whose functions no program calls from Python while it plays."""
UNCALLED = ("__steps.c", "__values.c", "__tables.c")
"""How their C files end."""
FLAGS = ("-fno-semantic-interposition", "-Wno-all")
"""Functions of a library are not replaced from outside, so small ones can be inlined. Python's own flags include -Wall,
whose check of the indentation takes longer than the rest of a build without optimisation."""
HIDDEN = "-fvisibility=hidden"
"""What is defined is not seen outside of its library, so calls within the library are direct."""


class WrittenPart(Struct, frozen=True):
    """A part of a C file: its path, its kind and its hash."""

    path: str
    kind: PartKind
    digest: str


class Split(Struct, frozen=True):
    """The parts of a C file, and the hash of the whole."""

    whole: str
    parts: list[WrittenPart]


def jobs_of(extension: Extension, level: int) -> list[Job]:
    """Return the C files of an extension as jobs; on systems with GCC or Clang, a long one is split."""
    flags = list(extension.extra_compile_args)
    folders = list(extension.include_dirs)
    if os.name == "posix":
        flags += FLAGS
        folders.insert(0, INLINE)
    jobs: list[Job] = []
    for source in extension.sources:
        text = Path(source).read_text(encoding="utf-8")
        if os.name != "posix" or not Path(source).name.startswith(GENERATED):
            jobs.append(make_job(source, extension.depends, folders, flags))
        elif is_worth_splitting(text):
            headers = [*extension.depends, write_parts_header(source)]
            cold = min(level, UNCALLED_LEVEL if source.endswith(UNCALLED) else COLD_LEVEL)
            jobs += [part_job(part, headers, folders, flags, cold) for part in parts_of(source, text)]
        else:
            jobs.append(make_job(write_expecting(source, text), extension.depends, folders, flags))
    return jobs


def part_job(part: WrittenPart, headers: list[str], folders: list[str], flags: list[str], cold: int) -> Job:
    """Return the job of compiling a part, given the optimisation level of cold ones."""
    match part.kind:
        case PartKind.SUPPORT:  # includes no header of a library, so it is the same for all
            return make_job(part.path, [], folders, [*flags, HIDDEN])
        case PartKind.COLD:
            return make_job(part.path, headers, folders, [*flags, f"-O{cold}"])
        case PartKind.BASE | PartKind.HOT:
            return make_job(part.path, headers, folders, flags)


def write_expecting(source: str, text: str) -> str:
    """Write a copy of a C file that expects indexes to be in their rows; return its path."""
    path = Path(source).with_suffix(".expecting.c")
    path.write_text(expecting(text), encoding="utf-8")
    return path.as_posix()


def parts_of(source: str, text: str) -> list[WrittenPart]:
    """Return the parts of a C file, which are written beside it unless they are there."""
    record = Path(source).with_suffix(".parts.json")
    whole = file_digest(source)
    try:
        known = msgspec.json.decode(record.read_bytes(), type=Split)
        if known.whole == whole and all(file_digest(part.path) == part.digest for part in known.parts):
            return known.parts
    except (OSError, ValueError):
        pass
    parts = write_parts(source, expecting(text))
    record.write_bytes(msgspec.json.encode(Split(whole, parts)))
    return parts


def write_parts(source: str, text: str) -> list[WrittenPart]:
    """Write the parts of a C file beside it."""
    found: list[WrittenPart] = []
    for number, part in enumerate(split(text)):
        path = Path(source).with_suffix(f".{number}.c")
        path.write_text(part.text, encoding="utf-8")
        found.append(WrittenPart(path.as_posix(), part.kind, file_digest(path)))
    return found


def write_parts_header(source: str) -> str:
    """Write the internal header that parts include; return its path."""
    internal = Path(source).with_suffix(".h")
    internal = internal.with_name(internal.name.replace("__native", INTERNAL, 1))
    path = internal.with_name(internal.name.replace(INTERNAL, PARTS_HEADER, 1))
    path.write_text(parts_header(internal.read_text(encoding="utf-8")), encoding="utf-8")
    return path.as_posix()
