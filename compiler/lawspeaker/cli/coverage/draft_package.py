"""Import the files of a draft from memory: writing and finding files takes longer than running most examples.

    run_draft({"engine.py": "…", …}, compiled)     ->     Draft(engine, rules, examples)

Most files of a mutant are those of the game, so their code is compiled once.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType
from typing import cast

from msgspec import Struct

from lawspeaker.cache.load_package import unload
from lawspeaker_runtime.checks.example_steps import Example
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState

NAME = "lawspeaker_mutant"
MAX_CODES = 400


class Draft(Struct, frozen=True):
    """An imported draft."""

    engine: Engine[BaseState]
    rules: Rules
    examples: tuple[Example[BaseState], ...]


class Codes:
    """The compiled code of files, by their text."""

    def __init__(self) -> None:
        self.found: dict[str, CodeType] = {}

    def of(self, text: str, file: str) -> CodeType:
        """Return the code of a file."""
        code = self.found.get(text)
        if code is None:
            if len(self.found) >= MAX_CODES:
                self.found.clear()
            code = self.found[text] = compile(text, f"<{NAME}>/{file}", "exec")
        return code


class DraftImporter(MetaPathFinder, Loader):
    """Finds the modules of a draft in a dictionary of files."""

    def __init__(self, files: dict[str, str], codes: Codes) -> None:
        self.files = files
        self.codes = codes

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a module of the draft."""
        if fullname != NAME and not fullname.startswith(f"{NAME}."):
            return None
        return importlib.util.spec_from_loader(fullname, self, is_package=fullname == NAME)

    def exec_module(self, module: ModuleType) -> None:
        """Run the code of a module."""
        file = f"{module.__name__.removeprefix(NAME).lstrip('.') or '__init__'}.py"
        if file not in self.files:
            raise ImportError(f"a draft has no {file}")
        exec(self.codes.of(self.files[file], file), module.__dict__)


@contextmanager
def imported(files: dict[str, str], codes: Codes) -> Iterator[Draft]:
    """Import a draft for the time of a `with` block."""
    importer = DraftImporter(files, codes)
    unload(NAME)
    sys.meta_path.insert(0, importer)
    try:
        engine, names, examples = (
            importlib.import_module(f"{NAME}.{part}") for part in ("engine", "names", "examples")
        )
        found = cast("tuple[Example[BaseState], ...]", examples.EXAMPLES)
        yield Draft(cast("Engine[BaseState]", engine), cast(Rules, names.RULES), found)
    finally:
        sys.meta_path.remove(importer)
        unload(NAME)
