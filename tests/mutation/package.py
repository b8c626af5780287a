"""Generated files to an engine without a folder: a package whose modules are imported from texts in memory.

with imported("some_game", files) as built:
    Game.start(built.engine, built.rules)
"""

from __future__ import annotations

import linecache
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType
from typing import cast

from lawspeaker_runtime.core import BaseState
from lawspeaker_runtime.engine import Engine
from lawspeaker_runtime.prove import Example
from lawspeaker_runtime.rules import Rules
from tests.games.shelf import Built


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
        """Run the text of a module; its lines are kept so that a fault can be traced to the line of the spec."""
        file = self.file_of(module.__name__)
        text, path = self.files[file], self.path(file)
        linecache.cache[path] = (len(text), None, text.splitlines(keepends=True), path)
        exec(compile(text, path, "exec"), module.__dict__)
