"""Machine code of a C file is kept by what it is made from, and a damaged object file is never linked."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lawspeaker.cache import native_objects
from lawspeaker.cache.native_objects import Job, Store, compiler_identity, make_job


class Counting:
    """A C compiler that counts, and whose machine code is a copy."""

    def __init__(self) -> None:
        self.compiled: list[str] = []

    def compile(
        self, sources: list[str], *, output_dir: str, include_dirs: list[str], extra_postargs: list[str]
    ) -> list[str]:
        """Copy a C file."""
        self.compiled += sources
        made = Path(output_dir) / "made.o"
        made.write_bytes(Path(sources[0]).read_bytes())
        return [str(made)]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Return a C file; its header is beside it."""
    (tmp_path / "a.h").write_text("int a;", encoding="utf-8")
    (tmp_path / "a.c").write_text('#include "a.h"', encoding="utf-8")
    return tmp_path / "a.c"


def job(source: Path, *flags: str) -> Job:
    """Return the job of compiling a C file with its header."""
    return make_job(str(source), [str(source.with_suffix(".h"))], ["folder"], flags)


def test_a_file_is_compiled_once(source: Path, tmp_path: Path) -> None:
    compiler = Counting()
    first = Store(tmp_path / "objects").made(job(source), compiler)
    assert Store(tmp_path / "objects").made(job(source), compiler) == first
    assert compiler.compiled == [str(source)]


def test_a_job_that_was_begun_is_not_begun_again(source: Path, tmp_path: Path) -> None:
    compiler, store = Counting(), Store(tmp_path / "objects")
    with ThreadPoolExecutor(2) as pool:
        assert store.begin(job(source), compiler, pool) is store.begin(job(source), compiler, pool)
    assert compiler.compiled == [str(source)]


def test_the_text_the_headers_the_flags_and_the_compiler_count(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = [job(source).key, job(source, "-O1").key]
    source.with_suffix(".h").write_text("int b;", encoding="utf-8")
    keys.append(job(source).key)
    source.write_text("int c;", encoding="utf-8")
    keys.append(job(source).key)
    compiler_identity.cache_clear()
    monkeypatch.setenv("CC", "another-compiler")
    keys.append(job(source).key)
    compiler_identity.cache_clear()
    assert len(set(keys)) == len(keys)


def test_a_damaged_object_file_is_compiled_again(source: Path, tmp_path: Path) -> None:
    compiler, store = Counting(), Store(tmp_path / "objects")
    made = store.made(job(source), compiler)
    whole = made.read_bytes()
    made.write_bytes(whole[:3])
    assert Store(tmp_path / "objects").made(job(source), compiler).read_bytes() == whole
    assert len(compiler.compiled) == 2


def test_what_a_killed_process_left_is_removed(tmp_path: Path) -> None:
    (tmp_path / ".new-half").mkdir()
    Store(tmp_path)
    assert not list(tmp_path.iterdir())


def test_object_files_that_were_not_used_for_long_are_removed(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native_objects, "MAX_OBJECTS", 2)
    compiler, store = Counting(), Store(tmp_path / "objects")
    made = [store.made(job(source, f"-D{number}"), compiler) for number in range(3)]
    for place, path in enumerate(made):
        os.utime(path, (place, place))
    store.evict_oldest()
    assert [path.exists() for path in made] == [False, True, True]
