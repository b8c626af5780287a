"""An edit of a big game compiles what it changes: one library of several, one part of a long C file.

What the C compiler was asked is counted, not the time that it took.
"""

from __future__ import annotations

import re
from pathlib import Path
from uuid import uuid4

import pytest

from lawspeaker.cache.native_builds import native_folders
from lawspeaker.cache.native_compile import UNFINISHED, compile_modules, exclusive_lock
from lawspeaker.cache.native_request import BUILT
from lawspeaker.cache.native_tools import tools_key
from lawspeaker.native import build_script
from lawspeaker_runtime.native.load import cache_folder, native_name
from tests.compile_specs import PACKAGE
from tests.native.batch import QUICK
from tests.native.test_concurrent_builds import compiled_by, counting_compiler
from tests.native.twins import GetTwins, copy_game, package_of

GAME = "tic-tac-toe"
PARTED = f"{PACKAGE}.parted"
MESSAGE = "is not possible now"
EXPECTED = re.compile(r"< \(uint64_t\)\w+;\n    if \(likely\(")
"""What the C compiler is told of an index, if mypyc writes the test of one as `expected_indexes.py` knows it."""


def test_an_edit_compiles_only_its_module(twins: GetTwins, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    twins(GAME)
    monkeypatch.setattr(build_script, "BIG", 10)
    folder = copy_game(package_of(GAME), PARTED, tmp_path)
    edit(folder / "engine.py")  # an engine that an earlier run made would not be made again
    native_folders({PARTED: folder}, QUICK)
    before = made()
    assert {"engine", "state", "steps", "tables"} <= set(before)
    copied = work() / "build" / f"__native_{native_name(PARTED)}__steps.expecting.c"
    assert EXPECTED.search(copied.read_text(encoding="utf-8"))
    edit(folder / "engine.py")
    native_folders({PARTED: folder}, QUICK)
    after = made()
    assert {module for module in before if before[module] != after[module]} == {"engine"}


def edit(engine: Path) -> None:
    """Write a message of an engine that it never had before."""
    text = engine.read_text(encoding="utf-8")
    assert MESSAGE in text
    engine.write_text(text.replace(MESSAGE, f"{MESSAGE} {uuid4()}"), encoding="utf-8")


def numbers(added: int | str, count: int = 400) -> str:
    """Return a module that is a long C file; `added` is the end of one of its functions."""
    body = "    for i in range(x):\n        x += i * {0} % (x + 1)\n    return x + {0}\n"
    texts = [f"def f{number}(x: int) -> int:\n{body.format(number)}" for number in range(count)]
    texts[count // 2] = texts[count // 2].replace(f"x + {count // 2}", f"x + {added}")
    return "\n".join(texts)


def test_an_edited_function_compiles_one_part_of_a_long_file(
    tools: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", str(counting_compiler(tmp_path)))
    work = tmp_path / "work"
    asked: list[list[str]] = []
    for added in (5, 6, "8 * (\n        x)", 5):
        (tmp_path / "compiled").unlink(missing_ok=True)
        with exclusive_lock(work) as lock:
            compile_modules(work, {"long.numbers": numbers(added)}, QUICK, lock, "long")
        asked.append(compiled_by(tmp_path))
    first, edited, longer, again = asked
    assert sum("__native_long." in name for name in first) > 3
    assert len(edited) == len(longer) == 1
    assert again == []


def test_the_machine_code_of_a_killed_build_is_used(
    tools: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", str(counting_compiler(tmp_path)))
    work = tmp_path / "work"
    for _ in range(2):
        with exclusive_lock(work) as lock:
            compile_modules(work, {"short.one": "NUMBER = 1\n"}, QUICK, lock, "short")
        once = compiled_by(tmp_path)
        (work / UNFINISHED).touch()
    assert len(once) == len(set(once))


def made() -> dict[str, int]:
    """Return when the machine code of each module was last made."""
    found: dict[str, int] = {}
    for path in (work() / BUILT).glob(f"{native_name(PARTED)}__*mypyc*"):
        found[path.name.split("__")[1]] = path.stat().st_mtime_ns
    return found


def work() -> Path:
    """Return the folder in which native engines are built."""
    return cache_folder() / f"work-{tools_key()}o{QUICK}"
