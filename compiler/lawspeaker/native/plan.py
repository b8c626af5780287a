"""How the native copies of one game are compiled: which modules go into which library, and the script that does it.

The runtime is one library, shared by all games and compiled once. A small game is one library too: that compiles and
runs fastest. In a big one every module is a library of its own, so that an edit compiles only what depends on it.
"""

from __future__ import annotations

from collections.abc import Mapping

from lawspeaker_runtime.native import RUNTIME

BIG = 6000
LEVEL = 2
"""How much the C compiler optimises: more than this takes a third longer and gains nothing."""

SCRIPT = '''\
"""Compiles the modules of this folder; written by `law build --native`."""

import os

from mypyc.build import mypycify
from setuptools import setup

MODULES = {modules!r}
LIBRARIES = {libraries!r}
CHECKING = ["--config-file=", "--no-site-packages", "--no-namespace-packages", "--ignore-missing-imports"]
CHECKING += ["--follow-imports=silent"]

extensions = mypycify([*CHECKING, *MODULES], opt_level="{level}", debug_level="0", separate=LIBRARIES)
if os.name == "posix":  # functions of a library are not replaced from outside, so small ones can be inlined
    for extension in extensions:
        extension.extra_compile_args.append("-fno-semantic-interposition")

setup(name="native", packages=[], ext_modules=extensions)
'''

Library = tuple[list[str], str]


def path_of(module: str) -> str:
    """Return the file of a module.

    >>> path_of("lawspeaker_native_runtime.boards.lines")
    'lawspeaker_native_runtime/boards/lines.py'
    """
    return module.replace(".", "/") + ".py"


def libraries(modules: Mapping[str, str]) -> list[Library]:
    """Return the files of each library and its name."""
    parts: dict[str, list[str]] = {}
    for module in sorted(modules):
        parts.setdefault(module.partition(".")[0], []).append(module)
    found: list[Library] = []
    for name, members in sorted(parts.items()):
        lines = sum(modules[module].count("\n") for module in members)
        if lines > BIG and name != RUNTIME:
            found += [([path_of(module)], module.replace(".", "__")) for module in members]
        else:
            found.append(([path_of(module) for module in members], name))
    return found


def script(modules: Mapping[str, str], level: int = LEVEL) -> str:
    """Return the text of the script that compiles the modules."""
    paths = [path_of(module) for module in sorted(modules)]
    return SCRIPT.format(modules=paths, libraries=libraries(modules), level=level)


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
