"""Generated files to an engine without a folder: a package whose modules are imported from texts in memory.

with imported("some_game", files) as built:
    Game.start(built.engine, built.rules)
"""

from __future__ import annotations

import builtins
import linecache
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from symtable import Function, SymbolTable, symtable
from types import ModuleType
from typing import cast

from lawspeaker_runtime.checks.example_steps import Example
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built

DEFINED = re.compile(r"^(?:def |class )?(\w+)(?:\(|: Final)", re.MULTILINE)


@contextmanager
def imported(package: str, files: dict[str, str]) -> Iterator[Built]:
    """Import the files of an engine as a package; nothing of it stays behind."""
    finder = Finder(package, files)
    sys.meta_path.insert(0, finder)
    try:
        engine, names, examples = (import_module(f"{package}.{part}") for part in ("engine", "names", "examples"))
        listed = cast("tuple[Example[BaseState], ...]", examples.EXAMPLES)
        yield Built(package, cast("Engine[BaseState]", engine), cast("Rules", names.RULES), listed)
    finally:
        sys.meta_path.remove(finder)
        for name in [key for key in sys.modules if key == package or key.startswith(f"{package}.")]:
            del sys.modules[name]
        for file in files:
            linecache.cache.pop(finder.path(file), None)


def misnamed(built: Built, files: dict[str, str]) -> list[str]:
    """Return names that a module uses and nothing defines, and names that two things of a module share.

    Most mutants play only a part of their engine; this looks at all of it.
    """
    found: list[str] = []
    for file, text in files.items():
        module = built.name if file == "__init__.py" else f"{built.name}.{file.removesuffix('.py')}"
        known = {*vars(import_module(module)), *dir(builtins), "__class__"}
        top = symtable(text, file, "exec")
        found += [f"{file}: {name} is not defined" for name in sorted(used_globals(top) - known)]
        shared = [s.get_name() for s in top.get_symbols() if s.is_imported() and s.is_assigned()]
        defined = DEFINED.findall(text)
        shared += [name for name in dict.fromkeys(defined) if defined.count(name) > 1]
        found += [f"{file}: {name} is defined twice" for name in shared]
    return found


def used_globals(table: SymbolTable) -> set[str]:
    """Return the names that functions take from their module or from Python."""
    found = set(table.get_globals()) if isinstance(table, Function) else set()
    return found.union(*(used_globals(child) for child in table.get_children()))


class Finder(MetaPathFinder, Loader):
    """Finds and loads the modules of one package."""

    def __init__(self, package: str, files: dict[str, str]) -> None:
        self.package = package
        self.files = files

    def path(self, file: str) -> str:
        """Return what a file is called in tracebacks."""
        return f"<{self.package}/{file}>"

    def file_of(self, name: str) -> str:
        """Return the file of a module."""
        return "__init__.py" if name == self.package else f"{name.removeprefix(self.package + '.')}.py"

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how to load a module of this package, None for any other."""
        if name != self.package and not name.startswith(f"{self.package}."):
            return None
        file = self.file_of(name)
        return spec_from_loader(name, self, is_package=name == self.package) if file in self.files else None

    def exec_module(self, module: ModuleType) -> None:
        """Run the text of a module; its lines are stored so that a traceback leads to the line of the spec."""
        file = self.file_of(module.__name__)
        text, path = self.files[file], self.path(file)
        linecache.cache[path] = (len(text), None, text.splitlines(keepends=True), path)
        exec(compile(text, path, "exec"), module.__dict__)
