"""The specs of the repository, each compiled once per test run into a folder of its own and imported from there.

The tests of games do not look at `generated/`: what they play is what the compiler writes now.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from lawspeaker.pipeline import compile_game
from lawspeaker.project.read_files import Reading
from lawspeaker.project.read_spec import read_spec
from lawspeaker.project.spec import Spec
from lawspeaker.source import Source
from lawspeaker_runtime.checks.example_steps import Example
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from tests.paths import FOLDERS

PACKAGE = "lawspeaker_specs_under_test"


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
    word = name.replace("-", "_")
    compiled = compile_game(name, sources, package=f"{PACKAGE}.{word}")
    facts = [fact for fact in compiled.facts.found if not (warnings and fact.code.startswith("W"))]
    found = [f"{fact.code} {fact.span} {fact.words}" for fact in facts]
    assert not found, "\n".join(found)
    target = folder / PACKAGE / word
    target.mkdir(parents=True)
    for file, text in compiled.files.items():
        (target / file).write_text(text, encoding="utf-8")
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    engine = import_module(f"{PACKAGE}.{word}.engine")
    names = import_module(f"{PACKAGE}.{word}.names")
    examples = import_module(f"{PACKAGE}.{word}.examples")
    return Built(
        name,
        cast("Engine[BaseState]", engine),
        cast("Rules", names.RULES),
        cast("tuple[Example[BaseState], ...]", examples.EXAMPLES),
    )
