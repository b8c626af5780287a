"""Specs as games to be played: compiled and imported.

The tests of games do not look at `generated/`: what they play is what the compiler writes now.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from lawspeaker.project.read_files import Reading
from lawspeaker.project.read_spec import read_spec
from lawspeaker.project.spec import Spec
from lawspeaker.source import Source
from lawspeaker_runtime.checks.example_steps import Example
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from tests.compiled_once import PACKAGE, compile_without_findings, compiled_once, shared_folder, word_of, write_package
from tests.paths import FOLDERS

__all__ = ["PACKAGE", "Built", "build", "built_once", "spec_of"]


@dataclass(frozen=True, slots=True)
class Built:
    """A compiled game: its engine, its description, and its worked examples."""

    name: str
    engine: Engine[BaseState]
    rules: Rules
    examples: tuple[Example[BaseState], ...]


@cache
def spec_of(name: str) -> Spec:
    """Read a spec with everything it extends."""
    reading = Reading()
    spec = read_spec(str(FOLDERS[name]), [], reading)
    assert not reading.facts.found
    assert spec is not None
    return spec


def build(name: str, sources: list[Source], folder: Path, warnings: bool = False) -> Built:
    """Compile sources into a package below a folder and import it; a finding fails, unless warnings may be."""
    target = folder / PACKAGE / word_of(name)
    assert not target.exists(), f"{name} was compiled before"
    write_package(target, compile_without_findings(name, sources, warnings, draft=True))
    return imported(name, folder)


def built_once(name: str) -> Built:
    """Return a game of the repository, compiled once for all processes of a test run."""
    compiled_once(name, list(spec_of(name).sources))
    return imported(name, shared_folder())


def imported(name: str, folder: Path) -> Built:
    """Import a package that is below a folder."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    engine, names, examples = (
        import_module(f"{PACKAGE}.{word_of(name)}.{module}") for module in ("engine", "names", "examples")
    )
    return Built(
        name,
        cast("Engine[BaseState]", engine),
        cast("Rules", names.RULES),
        cast("tuple[Example[BaseState], ...]", examples.EXAMPLES),
    )
