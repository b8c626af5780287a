"""The specs of the repository, each compiled once for all processes of a test run and imported from one folder.

    northgard     ->     <cache>/specs-under-test/<key>/lawspeaker_specs_under_test/northgard/engine.py

The key is a hash of every file of the compiler, of the runtime and of all specs: what is in the folder is what the
compiler writes now. Python's bytecode is there too, so that a large game is compiled to it once.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from lawspeaker.cache.cache_dir import OWNER_ONLY, cache_folder, private_cache
from lawspeaker.cache.native_compile import exclusive_lock
from lawspeaker.pipeline import compile_game
from lawspeaker.source import Source
from tests.paths import ROOT, SPECS

PACKAGE = "lawspeaker_specs_under_test"
ABOVE = cache_folder() / "specs-under-test"
"""Found out before a test sets another cache for itself."""
INPUTS = (ROOT / "compiler", ROOT / "grammar", ROOT / "runtime", ROOT / "rulespecs", SPECS)
COMPLETE = "complete"
TOO_OLD = 24 * 3600
"""Seconds after which a folder of other inputs that no test run has used is removed."""


def word_of(name: str) -> str:
    """Return the name of a game as Python writes it."""
    return name.replace("-", "_")


@cache
def shared_folder() -> Path:
    """Return the folder of what the compiler writes now; old ones are removed."""
    digest = sha256(f"{sys.version} ruff {version('ruff')}".encode())
    for path in sorted(path for folder in INPUTS for path in folder.rglob("*") if path.is_file()):
        if "__pycache__" not in path.parts:
            digest.update(path.as_posix().encode())
            digest.update(path.read_bytes())
    private_cache()
    found = ABOVE / digest.hexdigest()[:20]
    found.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
    os.utime(found)
    for other in ABOVE.iterdir():
        if other != found and other.stat().st_mtime < time.time() - TOO_OLD:
            shutil.rmtree(other, ignore_errors=True)
    return found


def compiled_once(name: str, sources: list[Source]) -> Path:
    """Return the folder of a game's package; the first process that asks compiles it. A finding fails."""
    folder = shared_folder() / PACKAGE / word_of(name)
    with exclusive_lock(shared_folder() / "locks" / name) as _:
        made = shared_folder() / "locks" / name / COMPLETE
        if not made.exists():
            write_package(folder, compile_without_findings(name, sources))
            made.touch()
    return folder


def compile_without_findings(
    name: str, sources: list[Source], warnings: bool = False, draft: bool = False
) -> dict[str, str]:
    """Return the files that the compiler writes; a finding fails, unless warnings may be.

    The files of a `draft` are run and not read, so they are not formatted.
    """
    compiled = compile_game(name, sources, package=f"{PACKAGE}.{word_of(name)}", draft=draft)
    facts = [fact for fact in compiled.facts.found if not (warnings and fact.code.startswith("W"))]
    found = [f"{fact.code} {fact.span} {fact.words}" for fact in facts]
    assert not found, "\n".join(found)
    return compiled.files


def write_package(folder: Path, files: dict[str, str]) -> None:
    """Write the files of a package into a folder of their own."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for file, text in files.items():
        (folder / file).write_text(text, encoding="utf-8")
