"""Run the modules of a draft from memory: writing, finding and compiling files takes longer than running most examples.

    loaded(Plan(modules), codes, {})     ->     Draft(engine, rules, namespace of the examples)

Most parts of a mutant are those of the game, so their code is compiled once.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, cached_property
from itertools import groupby
from types import ModuleType
from typing import cast

from msgspec import Struct

from lawspeaker.coverage.chunks import Chunk, Codes, Key, chunks_of
from lawspeaker.emit.modules import Import, Module, imports, late_imports, rank
from lawspeaker.vocabulary import MODULES
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.import_folder import unload
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState

NAME = "lawspeaker_mutant"
EXAMPLES = "examples"
NEEDLESS = (EXAMPLES, "screen")
FILLED_LATER = (" = []", " = {}")
"""How constants end that are empty at first."""
Namespace = dict[str, object]


class Draft(Struct, frozen=True):
    """A draft that is loaded; `examples` is the namespace in which its examples run."""

    engine: Engine[BaseState]
    rules: Rules
    examples: Namespace


class Plan:
    """How the modules of a draft are loaded: their chunks, and what each module imports from others."""

    def __init__(self, modules: list[Module]) -> None:
        filled = [module for module in modules if module.name not in NEEDLESS and not module.is_empty()]
        all_ = [*filled, Module(EXAMPLES, "", shared=False)]
        self.chunks = {module.name: list(chunks_of(module)) for module in all_}
        self.imports = {module.name: imports(module, all_, NAME) for module in all_}
        self.late_imports = {module.name: late_imports(module, all_, NAME) for module in all_}
        groups = groupby(sorted(all_, key=rank), key=rank)
        self.groups = [[module.name for module in group] for _, group in groups]

    def by_key(self) -> dict[Key, Chunk]:
        """Return all chunks."""
        return {chunk.key: chunk for chunks in self.chunks.values() for chunk in chunks}

    def forget(self) -> None:
        """Empty the lists that functions of the loaded draft fill at their first use, so that they are called again."""
        for module, name in self.filled_later:
            sys.modules[f"{NAME}.{module}"].__dict__[name].clear()

    @cached_property
    def filled_later(self) -> list[Key]:
        """Return the constants that are empty at first."""
        ends = (chunk for chunk in self.by_key().values() if chunk.text.endswith(FILLED_LATER))
        return [chunk.key for chunk in ends if not chunk.is_code]


@contextmanager
def loaded(plan: Plan, codes: Codes, instead: dict[Key, Chunk]) -> Iterator[Draft]:
    """Load a draft for the time of a `with` block, with some of its chunks replaced by others."""
    unload(NAME)
    try:
        yield Loader(plan, codes, instead).load()
    finally:
        unload(NAME)


class Loader:
    """Runs the chunks of a draft, each module in a namespace of its own, as if it were imported."""

    def __init__(self, plan: Plan, codes: Codes, instead: dict[Key, Chunk]) -> None:
        self.plan = plan
        self.codes = codes
        self.instead = instead
        self.namespaces: dict[str, Namespace] = {}

    def load(self) -> Draft:
        """Load all modules, and offer them to functions that import one when they are called."""
        sys.modules[NAME] = ModuleType(NAME)
        for group in self.plan.groups:
            self.load_group(group)
        engine = cast("Engine[BaseState]", sys.modules[f"{NAME}.engine"])
        return Draft(engine, cast(Rules, self.namespaces["names"]["RULES"]), self.namespaces[EXAMPLES])

    def load_group(self, group: list[str]) -> None:
        """Load modules that call each other."""
        for name in group:
            module = sys.modules[f"{NAME}.{name}"] = ModuleType(f"{NAME}.{name}")
            self.namespaces[name] = module.__dict__
            self.provide(name, self.plan.imports[name])
            self.run([chunk for chunk in self.plan.chunks[name] if not chunk.closing])
        for name in group:
            self.provide(name, self.plan.late_imports[name])
            self.run([chunk for chunk in self.plan.chunks[name] if chunk.closing])

    def provide(self, name: str, needed: list[Import]) -> None:
        """Add what a module imports to its namespace."""
        namespace = self.namespaces[name]
        for source in needed:
            if source.module.startswith(f"{NAME}."):
                home = self.namespaces[source.module.removeprefix(f"{NAME}.")]
                namespace.update({word: home[word] for word in source.names})
            else:
                namespace.update({word: of_runtime(source.module, word) for word in source.names})

    def run(self, chunks: list[Chunk]) -> None:
        """Run chunks in the namespaces of their modules."""
        for chunk in chunks:
            exec(self.codes.of(self.instead.get(chunk.key, chunk)), self.namespaces[chunk.key[0]])


@cache
def of_runtime(module: str, name: str) -> object:
    """Return what a module of the runtime or of the standard library defines."""
    if MODULES.get(name) == module:
        return importlib.import_module(f"{module}.{name}")
    return getattr(importlib.import_module(module), name)
