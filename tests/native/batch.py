"""Many specs as machine code, in a few libraries and with one run of mypyc: one each would take minutes to compile.

    tests/games/cases/lists.law     ->   lawspeaker_native_batch_5f1c09ab_0_0.case_lists
    tests/specs/hex                 ->   lawspeaker_native_batch_5f1c09ab_0_3.hex

The modules are those that `law build --native` compiles; only the names of their packages are longer.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from types import ModuleType

from lawspeaker.cache.native_builds import store_build
from lawspeaker.cache.native_compile import compile_modules, exclusive_lock
from lawspeaker.cache.native_tools import tools_key
from lawspeaker.native.build_script import BIG
from lawspeaker.native.rewrite import native_modules
from lawspeaker.source import Source
from lawspeaker_runtime.native.integrity import whole_stamp
from lawspeaker_runtime.native.load import (
    NATIVE_RUNTIME,
    PREFIX,
    cache_folder,
    import_native,
    modules_in,
    native_name,
    runtime_modules,
)
from tests.check.type_places import COMBINATIONS, is_accepted, spec
from tests.compiled_once import PACKAGE, word_of
from tests.paths import ROOT
from tests.soak import SOAKING

FOLDERS = {"case": "tests/games/cases", "known": "tests/mutation/known/played", "board": "benchmarks/specs"}
FEW_BOARDS = ("backgammon", "go")
"""The board games that are compiled in a normal run."""
ALWAYS = ("case-large-numbers", "case-three-squares-at-once")
"""The specs that show the limits of machine integers, and how long rows grow; they are always compiled."""
if SOAKING:
    FOLDERS |= {
        "claim": "tests/docs/claims",
        "expression": "tests/emit/expressions/cases",
        "sentence": "tests/emit/sentences/cases",
    }
QUICK = 0
"""The level of the C compiler in a normal run: at the usual one everything takes three times as long to compile."""
ENDLESS = "endless"
FEW_TYPES = [
    ("yes_no", "{}"),
    ("bundle", "{}"),
    ("player", "optional {}"),
    ("gem", "list of {}"),
    ("number", "list of optional {}"),
]
"""One type for each way of storing it."""
TOGETHER = 8
"""How many types are in one spec: the memory that mypyc needs grows with the square of a function."""


def specs_of_types() -> dict[str, list[tuple[str, str]]]:
    """Return the types of each spec with types: all that are accepted under soak, otherwise few."""
    types = [each for each in COMBINATIONS if is_accepted(*each)] if SOAKING else FEW_TYPES
    return {f"types-{first}": types[first : first + TOGETHER] for first in range(0, len(types), TOGETHER)}


TYPES = specs_of_types()


def small_specs() -> dict[str, list[Path]]:
    """Return the files of small specs that can be played, by name; all under soak, otherwise a ninth of them."""
    found: dict[str, list[Path]] = {}
    for word, folder in FOLDERS.items():
        for path in sorted((ROOT / folder).iterdir()):
            files = sorted(path.glob("*.law")) if path.is_dir() else [path] if path.suffix == ".law" else []
            if files and (word != "board" or SOAKING or path.stem in FEW_BOARDS):
                found[f"{word}-{path.stem}"] = files
    if SOAKING:
        return found
    kept = [name for name in found if not name.startswith("board")][::9]
    return {name: files for name, files in found.items() if name in (*kept, *ALWAYS) or name.startswith("board")}


SMALL = small_specs()


def small_sources(name: str) -> list[Source]:
    """Return the sources of a small spec, of the endless rules or of one with types by its name."""
    if name == ENDLESS:
        return [Source("endless.law", (ROOT / "tests/runtime/state/endless.law").read_text(encoding="utf-8"))]
    if name in TYPES:
        return [Source("types.law", spec(TYPES[name]))]
    return [Source(path.name, path.read_text(encoding="utf-8")) for path in SMALL[name]]


def compile_batch(games: dict[str, Path], level: int = QUICK) -> dict[str, ModuleType]:
    """Compile games, given the folder of each one's package; return their native engines by name."""
    if not games:
        return {}
    copies, names = batched(games, f"{sha256(' '.join(sorted(games)).encode()).hexdigest()[:8]}_{level}")
    key = sha256(repr((tools_key(), sorted(copies.items()))).encode()).hexdigest()[:16]
    place = cache_folder() / "engines" / f"{PREFIX}batch-{key}-{tools_key()}o{level}"
    if whole_stamp(place) is None:
        work = cache_folder() / f"work-{tools_key()}o{level}"
        with exclusive_lock(work) as lock:
            if whole_stamp(place) is None:
                compile_modules(work, copies, level, lock, "the specs of the tests")
                store_build(work, place, copies)
    return {name: import_native(names[name], place) for name in games}


def batched(games: dict[str, Path], batch: str) -> tuple[dict[str, str], dict[str, str]]:
    """Return the native modules of games in packages that are not big, and the native name of each game.

    Several batches are imported by one process, so the names of their packages begin with that of the batch.
    """
    copies: dict[str, str] = {}
    names: dict[str, str] = {}
    lines, number, runtime = 0, 0, runtime_modules()
    for game, folder in games.items():
        word = word_of(game)
        package = f"{PACKAGE}.{word}"
        modules = native_modules(package, modules_in(folder), runtime)
        own = sum(text.count("\n") for name, text in modules.items() if not name.startswith(NATIVE_RUNTIME))
        if lines + own > BIG:
            lines, number = 0, number + 1
        lines += own
        names[game] = f"{PREFIX}batch_{batch}_{number}.{word}"
        for name, text in modules.items():
            copies[name.replace(native_name(package), names[game])] = text.replace(native_name(package), names[game])
    return copies, names
