"""`law coverage --mutate --record`: verdicts are taken over as long as what they depend on is the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from lawspeaker.cli.commands import coverage
from lawspeaker.coverage.edits.edit import Edit
from lawspeaker.coverage.run_edits import Hints, Result, run_edits
from lawspeaker.project.spec import Spec
from tests.conftest import Law

ROPE = """game "Rope"
    players 2
    named Red, Blue

state length: number = 5
state spare: number = 7

verb pull
    lower length by 1                                                   @R-01

verb splice
    raise length by 2

course
    choose n by Red from 1 to 2
        pull
        splice

score for p
    "points" = 1

example "a pull"                                                        @R-01
    Red does pull
    expect
        that length is 4

example "a splice"
    Red does splice
    expect
        that length is 7
"""
SPARE = """
example "the spare rope"
    expect
        that spare is 7
"""
BOOK = "statements:\n  - {id: R-01, kind: rule, text: A rope is pulled to its end.}\n"


@pytest.fixture
def rope(tmp_path: Path) -> Path:
    """Return the rules of a game with an edit that survives and others that are killed."""
    folder = tmp_path / "rope"
    folder.mkdir()
    (folder / "game.yaml").write_text("name: rope\ntitle: Rope\n")
    (folder / "rope.law").write_text(ROPE)
    (folder / "rulebook.yaml").write_text(BOOK)
    return folder / "rope.law"


class Runs:
    """What the runs of a test make: the edits of the last one, and what was known about them."""

    def __init__(self) -> None:
        self.made: list[Edit] = []
        self.hints: Hints = {}
        self.stop_after = 1000

    def run(
        self, spec: Spec, edits: list[Edit], workers: int | None = None, hints: Hints | None = None
    ) -> Iterator[Result]:
        self.made, self.hints = edits, hints or {}
        for number, result in enumerate(run_edits(spec, edits, 1, hints)):
            if number == self.stop_after:
                raise KeyboardInterrupt
            yield result

    def changes(self) -> set[str]:
        return {edit.change for edit in self.made}


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Runs:
    """Return what the runs of a test make."""
    found = Runs()
    monkeypatch.setattr(coverage, "run_edits", found.run)
    return found


def scored(law: Law, *flags: str) -> dict[str, object]:
    """Return the mutants of a recorded run as data."""
    result = law("coverage", "rope", "--mutate", "--record", "rope.jsonl", "--json", *flags)
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)["mutants"]
    return found


def survivors(score: dict[str, object]) -> set[str]:
    """Return the edits that survive."""
    rows = score["survivors"]
    assert isinstance(rows, list)
    return {row["edit"] for row in rows}


SPARE_EDITS = {
    "`state spare: number = 7` becomes `state spare: number = 8`",
    "`state spare: number = 7` becomes `state spare: number = 6`",
}


@pytest.mark.usefixtures("rope")
def test_a_second_run_finds_the_same_and_makes_no_edit(law: Law, runs: Runs) -> None:
    first = scored(law)
    assert len(runs.made) == first["made"]
    assert survivors(first) > SPARE_EDITS
    text = Path("rope.jsonl").read_text()
    assert scored(law) == first
    assert runs.made == []
    assert Path("rope.jsonl").read_text() == text
    said = law("coverage", "rope", "--mutate", "--record", "rope.jsonl").stderr
    assert f"{first['made']} of {first['made']} verdicts taken over from the record" in said


@pytest.mark.usefixtures("rope")
def test_an_interrupted_run_goes_on(law: Law, runs: Runs) -> None:
    whole = json.loads(law("coverage", "rope", "--mutate", "--json").stdout)["mutants"]
    runs.stop_after = 4
    assert law("coverage", "rope", "--mutate", "--record", "rope.jsonl").exit_code != 0
    with Path("rope.jsonl").open("a") as file:
        file.write('{"is":"verdict","file":"ro')
    runs.stop_after = 1000
    assert scored(law) == whole
    assert len(runs.made) == whole["made"] - 4
    assert '"ro{' not in Path("rope.jsonl").read_text()


def test_a_new_example_judges_only_survivors_and_old_ones_are_not_run_again(rope: Path, law: Law, runs: Runs) -> None:
    first = scored(law)
    rope.write_text(
        ROPE.replace("lower", "# a comment\n    lower").replace("splice\n    raise", "splice  @R-01\n    raise")
    )
    (rope.parent / "more.law").write_text(SPARE)
    second = scored(law)
    assert runs.changes() == survivors(first)
    assert {hint.passed for hint in runs.hints.values()} == {frozenset({"a pull", "a splice"})}
    assert survivors(second) == survivors(first) - SPARE_EDITS
    assert scored(law) == second
    assert runs.made == []


def test_a_changed_example_judges_what_it_killed(rope: Path, law: Law, runs: Runs) -> None:
    first = scored(law)
    rope.write_text(ROPE.replace("    Red does splice\n", "    Blue does splice\n"))
    second = scored(law)
    assert second == first
    lines = {edit.line for edit in runs.made}
    assert "raise length by 2" in lines
    assert "lower length by 1" not in lines
    rope.write_text(ROPE.partition('example "a splice"')[0])
    assert survivors(scored(law)) > survivors(first)


def test_changed_rules_judge_all_and_try_the_example_of_before_first(rope: Path, law: Law, runs: Runs) -> None:
    first = scored(law)
    rope.write_text("# more room\n\n" + ROPE.replace('"points" = 1', '"points" = 2'))
    second = scored(law)
    assert len(runs.made) == second["made"] == first["made"]
    killers = {edit.line: hint.killer for edit, hint in runs.hints.items()}
    assert killers["raise length by 2"] == "a splice"
    assert not any(hint.passed for hint in runs.hints.values())


@pytest.mark.usefixtures("rope")
def test_a_sample_is_a_part_of_the_record(law: Law, runs: Runs) -> None:
    assert scored(law, "--sample", "3")["run"] == 3
    assert scored(law)["made"] == len(runs.made) + 3


@pytest.mark.usefixtures("rope")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("dear diary\n", "rope.jsonl is not a record of `law coverage --mutate`; choose another name"),
        ("dear diary", "rope.jsonl is not a record of `law coverage --mutate`; choose another name"),
        ('{"is":"record","game":"go"}\n', "rope.jsonl is the record of go, not of rope; choose another name"),
        ('{"is":"record","game":"rope"}\n{"is":"ver\n', "line 2 of rope.jsonl is damaged"),
    ],
)
def test_a_file_that_is_no_record_of_the_game_is_left_alone(law: Law, text: str, message: str) -> None:
    Path("rope.jsonl").write_text(text)
    result = law("coverage", "rope", "--mutate", "--record", "rope.jsonl")
    assert (result.exit_code, result.stdout) == (1, "")
    assert message in result.stderr
    assert Path("rope.jsonl").read_text() == text


@pytest.mark.usefixtures("rope")
def test_a_folder_is_no_record_and_nothing_is_recorded_without_mutants(law: Law) -> None:
    result = law("coverage", "rope", "--mutate", "--record", "rope")
    assert result.exit_code == 1
    assert "error: rope cannot be written: " in result.stderr
    refused = law("coverage", "rope", "--record", "rope.jsonl")
    assert refused.exit_code == 2
    assert not Path("rope.jsonl").exists()
