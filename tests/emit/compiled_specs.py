"""Specs and what the compiler writes for them, each compiled once per test run; nothing is imported or played here."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from lawspeaker.pipeline import compile_game
from lawspeaker.project.read_files import Reading
from lawspeaker.project.read_spec import read_spec
from lawspeaker.source import Source
from tests.paths import FOLDERS

CASES = sorted(Path(__file__).parent.glob("*/cases/*.law"))
PACKAGE = "engines_under_test"

Files = dict[str, str]


def word_of(name: str) -> str:
    """Return the name of a game as Python writes it."""
    return name.replace("-", "_")


def compiled(name: str, sources: list[Source]) -> Files:
    """Compile sources; a mistake fails, a warning does not."""
    result = compile_game(name, sources, package=f"{PACKAGE}.{word_of(name)}")
    mistakes = [f"{fact.code} {fact.span} {fact.words}" for fact in result.facts.found if fact.code.startswith("L")]
    assert not mistakes, "\n".join(mistakes)
    return result.files


def sources_of(name: str) -> list[Source]:
    """Read a spec of the repository with everything it extends."""
    reading = Reading()
    spec = read_spec(str(FOLDERS[name]), [], reading)
    assert spec is not None
    return list(spec.sources)


@cache
def engine_of(name: str) -> Files:
    """Return the files of a game of the repository."""
    return compiled(name, sources_of(name))


def law(text: str) -> Files:
    """Compile a spec written in a test."""
    return compiled("tried", [Source("tried.law", text)])
