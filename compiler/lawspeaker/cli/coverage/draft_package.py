"""Run the modules of a draft from memory: writing, finding and compiling files takes longer than running most examples.

    loaded(modules, codes)     ->     Draft(engine, rules, namespace of the examples)

Most parts of a mutant are those of the game, so their code is compiled once.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import groupby
from types import ModuleType
from typing import cast

from msgspec import Struct

from lawspeaker.cache.load_package import unload
from lawspeaker.cli.coverage.chunks import Chunk, Codes, chunks_of
from lawspeaker.emit.modules import Import, Module, imports, late_imports, rank
from lawspeaker.vocabulary import MODULES
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState

NAME = "lawspeaker_mutant"
EXAMPLES = "examples"
NEEDLESS = (EXAMPLES, "screen")
Namespace = dict[str, object]


class Draft(Struct, frozen=True):
    """A draft that is loaded; `examples` is the namespace in which its examples run."""

    engine: Engine[BaseState]
    rules: Rules
    examples: Namespace


@contextmanager
def loaded(modules: list[Module], codes: Codes) -> Iterator[Draft]:
    """Load a draft for the time of a `with` block."""
    unload(NAME)
    try:
        yield Loader(modules, codes).load()
    finally:
        unload(NAME)


class Loader:
    """Runs the chunks of a draft, each module in a namespace of its own, as if it were imported."""

    def __init__(self, modules: list[Module], codes: Codes) -> None:
        filled = [module for module in modules if module.name not in NEEDLESS and not module.is_empty()]
        self.modules = [*filled, Module(EXAMPLES, "", shared=False)]
        self.codes = codes
        self.loaded: dict[str, ModuleType] = {}

    def load(self) -> Draft:
        """Load all modules, and offer them to functions that import one when they are called."""
        sys.modules[NAME] = ModuleType(NAME)
        for _, group in groupby(sorted(self.modules, key=rank), key=rank):
            self.load_group(list(group))
        engine, names = self.loaded["engine"], self.loaded["names"]
        rules = cast(Rules, names.__dict__["RULES"])
        return Draft(cast("Engine[BaseState]", engine), rules, self.loaded[EXAMPLES].__dict__)

    def load_group(self, group: list[Module]) -> None:
        """Load modules that call each other."""
        chunks = {module.name: list(chunks_of(module)) for module in group}
        for module in group:
            self.loaded[module.name] = sys.modules[f"{NAME}.{module.name}"] = ModuleType(f"{NAME}.{module.name}")
            self.provide(module, imports(module, self.modules, NAME))
            self.run([chunk for chunk in chunks[module.name] if not chunk.closing])
        for module in group:
            self.provide(module, late_imports(module, self.modules, NAME))
            self.run([chunk for chunk in chunks[module.name] if chunk.closing])

    def provide(self, module: Module, needed: list[Import]) -> None:
        """Add what a module imports to its namespace."""
        namespace = self.loaded[module.name].__dict__
        for source in needed:
            if source.module.startswith(f"{NAME}."):
                home = self.loaded[source.module.removeprefix(f"{NAME}.")].__dict__
                namespace.update({name: home[name] for name in source.names})
            else:
                namespace.update({name: of_runtime(source.module, name) for name in source.names})

    def run(self, chunks: list[Chunk]) -> None:
        """Run chunks in the namespaces of their modules."""
        for chunk in chunks:
            exec(self.codes.of(chunk), self.loaded[chunk.key[0]].__dict__)


@cache
def of_runtime(module: str, name: str) -> object:
    """Return what a module of the runtime or of the standard library defines."""
    if MODULES.get(name) == module:
        return importlib.import_module(f"{module}.{name}")
    return getattr(importlib.import_module(module), name)
