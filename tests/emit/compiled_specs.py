"""Specs and what the compiler writes for them; nothing is imported or played here."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from lawspeaker.pipeline import compile_game
from lawspeaker.source import Source
from tests.compile_specs import spec_of
from tests.compiled_once import compile_without_findings, compiled_once, word_of

CASES = sorted(Path(__file__).parent.glob("*/cases/*.law"))
Files = dict[str, str]


def compiled(name: str, sources: list[Source]) -> Files:
    """Compile sources; a mistake fails, a warning does not."""
    result = compile_game(name, sources, package=f"engines_under_test.{word_of(name)}")
    mistakes = [f"{fact.code} {fact.span} {fact.words}" for fact in result.facts.found if fact.code.startswith("L")]
    assert not mistakes, "\n".join(mistakes)
    return result.files


@cache
def engine_of(name: str) -> Files:
    """Return the files of a game of the repository, compiled once for all processes of a test run."""
    folder = compiled_once(name, list(spec_of(name).sources))
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))}


def written_anew(name: str) -> Files:
    """Compile a game of the repository in this process."""
    return compile_without_findings(name, list(spec_of(name).sources))


def law(text: str) -> Files:
    """Compile a spec written in a test."""
    return compiled("tried", [Source("tried.law", text)])
