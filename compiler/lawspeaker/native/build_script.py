"""How the native copies of a game are compiled: its libraries, and the files that mypyc reads.

    {"lawspeaker_native_hex.engine": "…", …}   ->   [(["lawspeaker_native_hex/engine.py", …], "lawspeaker_native_hex")]

The runtime is one library, shared by all games and compiled once. A small game is one library too, which compiles and
runs fastest. In a big game every module is a library, so that an edit compiles only what depends on it.

`inline/` holds C files that the C compiler finds before those of mypyc that have the same names.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

INLINE = "inline"
"""The folder of C files beside this module, and its name in the work folder."""

BIG = 6000
RUNTIME_SUFFIX = "_native_runtime"
"""How the name of the native runtime ends, of Lawspeaker's own and of those in bundles."""
LEVEL = 2
"""The C compiler's optimisation level: a higher one takes a third longer and gains nothing."""

LINES_APART = 40
"""The first line of a function is a multiple of this, not counting itself."""

Library = tuple[list[str], str]


def path_of(module: str) -> str:
    """Return the file of a module.

    >>> path_of("lawspeaker_native_runtime.boards.lines")
    'lawspeaker_native_runtime/boards/lines.py'
    """
    return module.replace(".", "/") + ".py"


def with_steady_lines(text: str) -> str:
    """Insert empty lines into a module so that a function that grows by a line or two does not move those after it.

    C files have the numbers of lines in them, for tracebacks; one that is the same as before need not be compiled.

    >>> with_steady_lines("A = 1\\ndef f():\\n    return A\\n").index("def") == LINES_APART + 5
    True
    """
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith("def ") and not (lines and lines[-1].startswith("@")):
            lines += [""] * (-len(lines) % LINES_APART)
        lines.append(line)
    return "".join(f"{line}\n" for line in lines)


def libraries(modules: Mapping[str, str]) -> list[Library]:
    """Return the files and the name of each library."""
    parts: dict[str, list[str]] = {}
    for module in sorted(modules):
        parts.setdefault(module.partition(".")[0], []).append(module)
    found: list[Library] = []
    for name, members in sorted(parts.items()):
        one = is_one_library({module: modules[module] for module in members})
        if not one and not name.endswith(RUNTIME_SUFFIX):
            steps = [module for module in members if is_steps(module)]
            found += [([path_of(module)], module.replace(".", "__")) for module in members if module not in steps]
            found.append(([path_of(module) for module in steps], f"{name}__steps"))
        else:
            found.append(([path_of(module) for module in members], name))
    return found


def is_one_library(game: Mapping[str, str]) -> bool:
    """Tell whether a game is small enough to be compiled as one library, given the texts of its modules."""
    return sum(text.count("\n") for text in game.values()) <= BIG


def is_internal(module: str) -> bool:
    """Tell whether only the game itself calls the functions of a module, and they call each other: values and steps.

    >>> is_internal("games.nim.steps_cards"), is_internal("games.nim.engine")
    (True, False)
    """
    return is_steps(module) or module.endswith(".values")


def is_steps(module: str) -> bool:
    """Tell whether a module is one of those whose functions call each other: they are one library."""
    return module.rpartition(".")[2].partition("_")[0] == "steps"


@cache
def inline_files() -> dict[str, str]:
    """Return the texts of the C files of `inline/` by their paths in the work folder.

    >>> list(inline_files())
    ['inline/vecs/librt_vecs_api.c']
    """
    folder = Path(__file__).parent
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted((folder / INLINE).rglob("*.c"))
    }


def folders(modules: Mapping[str, str]) -> set[str]:
    """Return the folders that need an `__init__.py`.

    >>> sorted(folders({"a.b.c": "", "a.d": ""}))
    ['a', 'a/b']
    """
    found: set[str] = set()
    for module in modules:
        parts = module.split(".")[:-1]
        found |= {"/".join(parts[:count]) for count in range(1, len(parts) + 1)}
    return found
