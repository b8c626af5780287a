"""Specs of documents as running games; a warning is no reason not to play them."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import cast

from lawspeaker.facts import Fact
from lawspeaker.pipeline import compile_game
from lawspeaker.source import Source
from lawspeaker_runtime.checks.example_steps import Example
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built

PACKAGE = "lawspeaker_documents_under_test"


def told(found: list[Fact], sources: list[Source]) -> str:
    """Return findings with the lines they are about."""
    lines = {source.name: source.text.split("\n") for source in sources}
    return "\n".join(f"{f.code} {f.words} in: {lines[f.span.file][f.span.line - 1].strip()}" for f in found)


def compiled(name: str, sources: list[Source], folder: Path) -> Built:
    """Compile sources into a package below a folder and import it; an error fails."""
    package = f"{PACKAGE}_{name.replace('-', '_')}"
    found = compile_game(name, sources, package=package, draft=True)
    assert not found.facts.errors(), told(found.facts.found, sources)
    (folder / package).mkdir()
    for file, text in found.files.items():
        (folder / package / file).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder))
    try:
        engine, names, examples = (import_module(f"{package}.{part}") for part in ("engine", "names", "examples"))
    finally:
        sys.path.remove(str(folder))
    listed = cast("tuple[Example[BaseState], ...]", examples.EXAMPLES)
    return Built(name, cast("Engine[BaseState]", engine), cast("Rules", names.RULES), listed)
