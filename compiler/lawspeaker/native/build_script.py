"""The script that compiles the native copies of a game: its libraries and its text.

    {"lawspeaker_native_hex.engine": "…", …}      ->      setup.py for mypyc

The runtime is one library, shared by all games and compiled once. A small game is one library too, which compiles and
runs fastest. In a big game every module is a library, so that an edit compiles only what depends on it.

`inline/` holds C files that the C compiler finds before those of mypyc that have the same names. mypyc lets an index
count from the end of a row, as in Python; the script tells the C compiler that few do.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from lawspeaker_runtime.native.load import ENTRIES

INLINE = "inline"
"""The folder of C files beside this module, and its name in the work folder."""

BIG = 6000
RUNTIME_SUFFIX = "_native_runtime"
"""How the name of the native runtime ends, of Lawspeaker's own and of those in bundles."""
LEVEL = 2
"""The C compiler's optimisation level: a higher one takes a third longer and gains nothing."""

SCRIPT = '''\
"""Compiles the modules of this folder; written by `law build --native`."""

import os
import re
import shutil
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

MODULES = {modules!r}
LIBRARIES = {libraries!r}
CHECKING = ["--config-file=", "--no-site-packages", "--no-namespace-packages", "--ignore-missing-imports"]
CHECKING += ["--follow-imports=silent"]
IN_ROW = re.compile(r"(= \\(uint64_t\\)\\w+ < \\(uint64_t\\)\\w+;\\n    if \\()(\\w+)\\)")


def expecting(source):
    """Return a copy of a C file of mypyc that expects indexes to be in their rows, and not to count from the end."""
    path = Path(source)
    if not path.name.startswith("__native"):
        return source
    copy = path.with_suffix(".expecting.c")
    text = IN_ROW.sub(r"\\1likely(\\2))", path.read_text(encoding="utf-8"))
    if not copy.is_file() or copy.read_text(encoding="utf-8") != text:
        copy.write_text(text, encoding="utf-8")
        shutil.copystat(path, copy)
    return copy.as_posix()


def joined(package, parts):
    """Return one library with the entry points of all modules of a package, instead of one library for each."""
    sources = [source for part in parts for source in part.sources]
    path = Path("build", package + ".{entries}.c")
    lines = []
    for number, source in enumerate(sources):  # every one of them offers itself as a package, too
        lines += ["#undef PyInit___init__", "#define PyInit___init__ PyInit___init__" + str(number)]
        lines += ['#include "' + Path(source).relative_to("build").as_posix() + '"']
    text = "\\n".join(lines) + "\\n"
    if not path.is_file() or path.read_text() != text:
        path.write_text(text)
    flags = parts[0].extra_compile_args
    return Extension(package + ".{entries}", [path.as_posix()], depends=sources, extra_compile_args=flags)


extensions = mypycify([*CHECKING, *MODULES], opt_level="{level}", debug_level="0", separate=LIBRARIES)
packages = {{}}
for extension in extensions:
    if "." in extension.name:
        packages.setdefault(extension.name.rpartition(".")[0], []).append(extension)
libraries = [extension for extension in extensions if "." not in extension.name]
libraries += [joined(package, parts) for package, parts in packages.items()]
# Several are compiled at the same time: the largest first, so that none of them is left alone at the end.
libraries.sort(key=lambda library: sum(Path(source).stat().st_size for source in library.sources), reverse=True)
if os.name == "posix":
    # Functions of a library are not replaced from outside, so small ones can be inlined. Python's own flags include
    # -Wall, whose check of the indentation takes longer than the rest of a build without optimisation.
    for library in libraries:
        library.sources = [expecting(source) for source in library.sources]
        library.extra_compile_args = [*library.extra_compile_args, "-fno-semantic-interposition", "-Wno-all"]
        library.include_dirs = ["{inline}", *library.include_dirs]

setup(name="native", packages=[], ext_modules=libraries)
'''

Library = tuple[list[str], str]


def path_of(module: str) -> str:
    """Return the file of a module.

    >>> path_of("lawspeaker_native_runtime.boards.lines")
    'lawspeaker_native_runtime/boards/lines.py'
    """
    return module.replace(".", "/") + ".py"


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


def is_steps(module: str) -> bool:
    """Tell whether a module is one of those whose functions call each other: they are one library."""
    return module.rpartition(".")[2].partition("_")[0] == "steps"


def script(modules: Mapping[str, str], level: int = LEVEL) -> str:
    """Return the text of the script that compiles the modules."""
    paths = [path_of(module) for module in sorted(modules)]
    return SCRIPT.format(modules=paths, libraries=libraries(modules), level=level, entries=ENTRIES, inline=INLINE)


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
