"""Taking rules away: what is found depends on no clock and on no number of processes, and drafts are whole engines."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from msgspec.structs import replace

from lawspeaker.cli.new_game import open_game
from lawspeaker.coverage.count import Coverage, count
from lawspeaker.coverage.draft_package import NAME
from lawspeaker.coverage.mutants import weakened
from lawspeaker.coverage.run_examples import outcomes
from lawspeaker.coverage.run_mutants import failing_examples, run_mutants
from lawspeaker.coverage.trials import Trials
from lawspeaker.pipeline import compile_game
from lawspeaker.project.cited_lines import cited_in
from lawspeaker.source import Source

ROPE = """game "Rope"
    players 2
    named Red, Blue

state length: number = 5
state wet: yes_no = no

verb pull
    repeat until length is 0
        lower length by 1                                               @R-01

verb dip                                                                @R-02
    wet becomes yes

course
    choose n by Red from 1 to 2
        pull
        dip

score for p
    "points" = 1

example "the whole rope"                                                @R-01
    given
        length becomes 9
    Red does pull
    expect
        that length is 0

example "a rope gets wet"                                               @R-01 @R-02
    Red does dip
    expect
        that wet
"""
BOOK = """statements:
  - {id: R-01, kind: rule, text: A rope is pulled to its end.}
  - {id: R-02, kind: rule, text: Water makes it wet.}
"""


@pytest.fixture
def rope(tmp_path: Path) -> Path:
    """Return a game in which a loop has no end without a line."""
    folder = tmp_path / "rope"
    folder.mkdir()
    (folder / "game.yaml").write_text("name: rope\ntitle: Rope\n")
    (folder / "rope.law").write_text(ROPE)
    (folder / "rulebook.yaml").write_text(BOOK)
    return folder


def mutated(game: str, workers: int) -> Coverage:
    """Take each cited line of a game away."""
    read, loaded = open_game(game, None, with_examples=True)
    counted = count(read.spec, outcomes(loaded), [], None)
    assert len(list(run_mutants(read.spec, counted, workers))) > 1
    return counted


def test_several_processes_find_what_one_finds() -> None:
    alone, together = mutated("oh-hell", 1), mutated("oh-hell", 2)
    assert alone.survivors == together.survivors
    assert alone.proven == together.proven


def test_an_example_that_does_not_end_without_a_line_fails_and_others_do_not(rope: Path) -> None:
    read, _ = open_game(str(rope), None)
    trials, both = Trials(read.spec), {"the whole rope", "a rope gets wet"}
    assert failing_examples(trials, read.spec, both) == set()
    counted = mutated(str(rope), 1)
    assert counted.survivors == []
    (source,) = read.spec.sources
    endless = replace(source, text=source.text.replace("lower length by 1", "skip"))
    mutant = replace(read.spec, sources=(endless,))
    assert failing_examples(trials, mutant, both) == {"the whole rope"}


def functions(text: str) -> dict[str, str]:
    """Return the functions and classes of a module, by name."""
    return {
        node.name: ast.dump(node) for node in ast.parse(text).body if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }


def test_a_draft_has_the_functions_of_the_engine() -> None:
    read, _ = open_game("oh-hell", None)
    whole = compile_game(read.spec.name, list(read.spec.sources), package=NAME).files
    drafted = Trials(read.spec).chunks
    for module in ("state", "values", "steps", "engine"):
        texts = [chunk.text for key, chunk in drafted.items() if key[0] == module and chunk.is_code]
        assert functions("\n".join(texts)) == functions(whole[f"{module}.py"])


def test_a_line_that_goes_on_below_is_taken_away_whole() -> None:
    text = "can pull = length is 1\n    or (wet\n    and dry)                  @R-01\nverb dip  @R-02\n    skip"
    pull, dip = cited_in(Source("rope.law", text))
    assert (pull.line, pull.ids, pull.text) == (1, ("R-01",), "can pull = length is 1 or (wet and dry)")
    assert (dip.line, dip.ids, dip.text) == (4, ("R-02",), "verb dip")
    found = list(weakened(text.split("\n"), pull.line - 1))
    assert found[0] == "verb dip  @R-02\n    skip"
    assert "can pull = no\nverb dip  @R-02\n    skip" in found
    assert all("and dry" not in left.partition("verb")[0] for left in found)


def test_a_value_is_not_replaced_by_itself() -> None:
    assert "value slack -> number = 0" not in list(weakened(["value slack -> number = 0"], 0))
    assert "value slack -> number = 1" in list(weakened(["value slack -> number = 0"], 0))
