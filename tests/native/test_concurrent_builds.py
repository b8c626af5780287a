"""Threads and processes that ask for machine code at once get it, made once; a killed process leaves nothing behind."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from uuid import uuid4

import pytest

from lawspeaker.cache.native_compile import UNFINISHED, compile_modules, exclusive_lock, recorded_digests
from lawspeaker.cache.native_request import BUILT
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native.integrity import digests_in, whole_stamp
from lawspeaker_runtime.native.load import find_built, native_name
from tests.native.batch import QUICK
from tests.native.twins import GetTwins, copy_game, package_of
from tests.soak import runs

GAME = "tic-tac-toe"
ONCE = f"lawspeaker_games_once_{uuid4().hex[:8]}"
"""A package that was never compiled."""
TINY = {"tiny.one": "def twice(number: int) -> int:\n    return number * 2\n", "tiny.two": "LENGTH = 7\n"}
LOAD = """
import sys, threading
sys.path.insert(0, sys.argv[1])
import {package} as game
count, found, engines = 8, [], []
together = threading.Barrier(count)
def run():
    together.wait()
    played = game.new(seed=7, native=True)
    while not played.over:
        played.choose(played.decision.options[0])
    found.append(played.hash)
    engines.append(played.engine)
threads = [threading.Thread(target=run) for _ in range(count)]
for thread in threads: thread.start()
for thread in threads: thread.join()
assert len(found) == count and len(set(found)) == 1, found
assert len(engines) == count and len(set(engines)) == 1 and engines[0] is not game.engine, engines
"""
COUNTING = """#!/bin/sh
for word in "$@"; do
    case "$word" in *.c) echo "$word" >>"{log}" ;; esac
done
exec cc "$@"
"""
COMPILE = "import sys; from tests.native.test_concurrent_builds import compile_tiny; compile_tiny(sys.argv[1])"


def compile_tiny(work: str) -> None:
    """Compile two tiny modules."""
    with exclusive_lock(Path(work)) as lock:
        compile_modules(Path(work), TINY, QUICK, lock, "tiny")


def begin(program: str, *words: str, **variables: str) -> subprocess.Popen[bytes]:
    """Run a program in a process of its own, which leads a group of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LAW_OPTIMIZE": str(QUICK), **variables}
    command = [sys.executable, "-c", program, *words]
    return subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, start_new_session=True)


def counting_compiler(folder: Path) -> Path:
    """Return a C compiler that writes down what it compiles."""
    script = folder / "counting-cc"
    script.write_text(COUNTING.format(log=folder / "compiled"), encoding="utf-8")
    script.chmod(0o755)
    return script


def compiled_by(folder: Path) -> list[str]:
    """Return what that C compiler was asked to compile."""
    path = folder / "compiled"
    return path.read_text(encoding="utf-8").split() if path.exists() else []


@dataclass(frozen=True, slots=True)
class Asked:
    """The package `ONCE`, whose machine code several processes asked for at once: what they said, what was compiled."""

    folder: Path
    said: list[tuple[int, str]]
    compiled: list[str]


@pytest.fixture(scope="module")
def asked(twins: GetTwins, tmp_path_factory: pytest.TempPathFactory) -> Asked:
    """Let several processes with many threads ask for the machine code of a package."""
    twins(GAME)
    return ask_at_once(tmp_path_factory.getbasetemp() / "asked")


@cache
def ask_at_once(above: Path) -> Asked:
    """Do so in a folder, once for all modules of tests that need a package of their own with machine code."""
    above.mkdir()
    folder = copy_game(package_of(GAME), ONCE, above)
    program, script = LOAD.format(package=ONCE), counting_compiler(above)
    running = [begin(program, str(above), CC=str(script)) for _ in range(3)]
    said = [process.communicate(timeout=300)[1].decode() for process in running]
    codes = [process.returncode for process in running]
    return Asked(folder, list(zip(codes, said, strict=True)), compiled_by(above))


def test_several_processes_with_many_threads_make_machine_code_once(asked: Asked) -> None:
    assert [code for code, _ in asked.said] == [0, 0, 0], asked.said
    assert asked.compiled.count(f"build/__native_{native_name(ONCE)}.expecting.c") == 1
    assert whole_stamp(find_built(ONCE, asked.folder)) is not None


def test_the_first_load_from_many_threads_works(asked: Asked) -> None:
    for _ in range(runs(4, 40)):
        process = begin(LOAD.format(package=ONCE), str(asked.folder.parent))
        _, said = process.communicate(timeout=60)
        assert process.returncode == 0, said.decode()


def test_a_killed_process_leaves_no_lock_and_no_partial_build(tools: None, tmp_path: Path) -> None:
    work, script = tmp_path / "work", tmp_path / "hanging-cc"
    script.write_text(f'#!/bin/sh\ntouch "{tmp_path}/asked"\nexec sleep 600\n')
    script.chmod(0o755)
    process = begin(COMPILE, str(work), CC=str(script))
    wait_for(tmp_path / "asked")
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    assert (work / UNFINISHED).exists()
    (work / BUILT).mkdir(exist_ok=True)
    (work / BUILT / "tiny__mypyc.so").write_bytes(b"half")
    begun = time.monotonic()
    compile_tiny(str(work))
    assert time.monotonic() - begun < 120
    assert not (work / UNFINISHED).exists()
    assert recorded_digests(work) == digests_in(work / BUILT)
    assert not list(work.glob("objects-*"))


def test_a_compiler_whose_parent_was_killed_keeps_the_lock_until_it_ends(tools: None, tmp_path: Path) -> None:
    work, script = tmp_path / "work", tmp_path / "slow-cc"
    script.write_text(
        f'#!/bin/sh\ntouch "{tmp_path}/asked"\nwhile [ ! -e "{tmp_path}/go" ]; do sleep 0.1; done\nexit 1\n'
    )
    script.chmod(0o755)
    process = begin(COMPILE, str(work), CC=str(script))
    wait_for(tmp_path / "asked")
    process.kill()
    process.communicate()
    second = begin(COMPILE, str(work))
    time.sleep(1)
    assert second.poll() is None
    assert not (work / BUILT).exists() or not digests_in(work / BUILT)
    (tmp_path / "go").touch()
    _, said = second.communicate(timeout=120)
    assert second.returncode == 0, said.decode()
    assert recorded_digests(work) == digests_in(work / BUILT)


def wait_for(path: Path) -> None:
    """Wait until a file is there."""
    for _ in range(1200):
        if path.exists():
            return
        time.sleep(0.05)
    raise AssertionError(f"{path.name} did not come")


@dataclass(frozen=True, slots=True)
class Tiny:
    """A work folder in which two tiny modules were compiled once, by which C compiler, and what it had to compile."""

    work: Path
    compiler: Path
    compiled: list[str]

    def copy(self, folder: Path) -> Path:
        """Return a copy of the work folder in another folder; times are kept, by which files are found outdated."""
        return Path(shutil.copytree(self.work, folder / "work"))


@pytest.fixture(scope="module")
def tiny(tools: None, tmp_path_factory: pytest.TempPathFactory) -> Tiny:
    """Compile two tiny modules: mypy reads the types of Python's library first, which takes seconds."""
    above = tmp_path_factory.mktemp("tiny")
    compiler = counting_compiler(above)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CC", str(compiler))
        compile_tiny(str(above / "work"))
    return Tiny(above / "work", compiler, compiled_by(above))


def test_a_damaged_library_of_the_work_folder_is_made_again(tiny: Tiny, tmp_path: Path) -> None:
    work = tiny.copy(tmp_path)
    library = next((work / BUILT).glob("tiny__mypyc*"))
    status, whole = library.stat(), library.read_bytes()
    library.write_bytes(whole[: len(whole) // 2])
    os.utime(library, ns=(status.st_atime_ns, status.st_mtime_ns + 10**10))
    compile_tiny(str(work))
    assert library.read_bytes() == whole


def test_a_fresh_build_is_not_repeated(tiny: Tiny, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert tiny.compiled
    monkeypatch.setenv("CC", str(tiny.compiler))
    compile_tiny(str(tiny.copy(tmp_path)))
    assert compiled_by(tiny.compiler.parent) == tiny.compiled


def test_a_type_error_in_the_copies_is_reported_and_no_build_is_lost(tiny: Tiny, tmp_path: Path) -> None:
    work = tiny.copy(tmp_path)
    before = digests_in(work / BUILT)
    with exclusive_lock(work) as lock, pytest.raises(NativeMissing, match=r"tiny/bad.py:1: error: "):
        compile_modules(work, {**TINY, "tiny.bad": "NAME: int = 'word'\n"}, QUICK, lock, "tiny")
    assert digests_in(work / BUILT) == before
    assert not (work / UNFINISHED).exists()
