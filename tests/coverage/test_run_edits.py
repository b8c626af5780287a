"""Running mutants: verdicts, explanations, and results that do not depend on the number of processes."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from lawspeaker.cache.build_spec import read_or_stop
from lawspeaker.cli.new_game import open_game
from lawspeaker.coverage.batches import batches
from lawspeaker.coverage.edits.edit import Edit, Operator, edited
from lawspeaker.coverage.edits.operators import edits
from lawspeaker.coverage.edits.sample import sampled
from lawspeaker.coverage.run_edits import Result, Verdict, results, run_edits
from lawspeaker.coverage.score import Score, as_data, as_lines
from lawspeaker.coverage.trials import STEPS, Trials, Variant, limited
from lawspeaker.pipeline import check_only, write_game
from lawspeaker.project.spec import Spec
from lawspeaker.text.texts import Texts
from lawspeaker_runtime.checks.example_steps import Example
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import Built
from tests.mutation.import_from_memory import imported
from tests.soak import runs

ROPE = """game "Rope"
    players 2
    named Red, Blue

state length: number = 5
state spare: number = 7

verb pull
    repeat until length is 0
        lower length by 1                                               @R-01
    if no
        spare becomes 2

course
    choose n by Red from 1 to 2
        pull

score for p
    "points" = 1 + 0 * length

example "the whole rope"                                                @R-01
    offers
        n 1, 2
    n 1
    expect
        that length is 0
        that score of Red is 1
"""
BOOK = """statements:
  - {id: R-01, kind: rule, text: A rope is pulled to its end.}
survivors:
  - line: "state spare: number = 7"
    edit:
      - "`state spare: number = 7` becomes `state spare: number = 8`"
      - "`state spare: number = 7` becomes `state spare: number = 6`"
    reason: No rule reads it.
  - line: lower length by 1
    edit: "`by 1` becomes `by 0`"
    reason: An example notices this.
"""


@pytest.fixture
def rope(tmp_path: Path) -> Path:
    """Return a game in which a loop has no end if a number is another."""
    folder = tmp_path / "rope"
    folder.mkdir()
    (folder / "game.yaml").write_text("name: rope\ntitle: Rope\n")
    (folder / "rope.law").write_text(ROPE)
    (folder / "rulebook.yaml").write_text(BOOK)
    return folder


def verdicts(results: list[Result]) -> dict[str, Verdict]:
    """Return the verdict of each edit, by what it changes."""
    return {result.edit.change: result.verdict for result in results}


def test_an_endless_mutant_is_killed_and_an_unread_value_survives(rope: Path) -> None:
    spec = open_game(str(rope), None)[0].spec
    found = verdicts(list(run_edits(spec, edits(spec), 1)))
    assert found["`by 1` becomes `by 0`"] is Verdict.KILLED
    assert found["`length is 0` becomes `length is not 0`"] is Verdict.KILLED
    assert found["`state spare: number = 7` becomes `state spare: number = 8`"] is Verdict.SURVIVED
    assert found["`players 2` becomes `players 1`"] is Verdict.INVALID


def test_the_score_counts_what_is_explained_and_reports_what_fits_nothing(rope: Path) -> None:
    spec = open_game(str(rope), None)[0].spec
    made = edits(spec)
    score = Score(list(run_edits(spec, made, 1)), spec.survivors, len(made))
    data = as_data(score)
    assert data["explained"] == 2
    assert data["interval"] is None
    assert [item.line for item in score.outdated] == ["lower length by 1"]
    assert not any("spare" in str(edit) and "= 7" in str(edit) for edit in score.unexplained)
    lines = "\n".join(as_lines(score))
    assert "explained, but not an edit that survives:" in lines
    assert "(No rule reads it.)" in lines
    part = Score(score.results[:5], spec.survivors, len(made))
    assert part.is_sample
    assert "a sample of 5 of" in "\n".join(as_lines(part))


def test_edits_of_some_sorts_do_not_call_the_explanations_of_others_outdated(rope: Path) -> None:
    spec = open_game(str(rope), None)[0].spec
    numbers = [edit for edit in edits(spec) if edit.operator is Operator.NUMBER]
    others = [edit for edit in edits(spec) if edit.operator is not Operator.NUMBER]
    for made, outdated in ((numbers, ["lower length by 1"]), (others, [])):
        score = Score(list(run_edits(spec, made, 1)), spec.survivors, len(made), narrowed=True)
        assert [item.line for item in score.outdated] == outdated


def test_several_processes_find_what_one_finds() -> None:
    spec = open_game("breakthrough", None)[0].spec
    made = edits(spec)[::3]
    alone, together = list(run_edits(spec, made, 1)), list(run_edits(spec, made, 2))
    assert len(alone) == len(together) == len(made)
    assert set(alone) == set(together)


def slow_verdict(spec: Spec, edit: Edit) -> Verdict:
    """Compile a mutant as a whole, with memoized values and all examples, and run all of them."""
    sources = list(edited(spec, edit).sources)
    found = check_only(sources)
    if found.program is None or found.facts.errors():
        return Verdict.INVALID
    files = write_game(found.program, spec.name, sources, Texts(), "slow_mutant", draft=True)
    with limited(STEPS), imported("slow_mutant", files) as built:
        failed = [example for example in built.examples if fails(built, example)]
    return Verdict.KILLED if failed else Verdict.SURVIVED


def fails(built: Built, example: Example[BaseState]) -> bool:
    """Return whether an example fails; an exception of the engine is a failure."""
    try:
        return run_example(built.engine, built.rules, example) is not None
    except Exception:
        return True


@pytest.mark.parametrize(("game", "count"), [("breakthrough", 12), ("oh-hell", 16)])
def test_mutants_have_the_verdicts_of_whole_engines_and_all_examples(game: str, count: int) -> None:
    spec = open_game(game, None)[0].spec
    found = list(run_edits(spec, sampled(edits(spec), runs(count, 10 * count), 5), 1))
    quick = {result.edit: result.verdict for result in found}
    same = {edit: Verdict.SURVIVED if v is Verdict.EQUIVALENT else v for edit, v in quick.items()}
    assert same == {edit: slow_verdict(spec, edit) for edit in same}
    assert len(set(same.values())) > 1


def test_a_mutant_with_the_same_engine_does_not_count(rope: Path) -> None:
    spec_file = rope / "rope.law"
    things = "kind knot\n    strands: 1 to 4\nknot Bowline\n    strands 2\npile box: knot\n"
    spec_file.write_text(ROPE.replace("state length", f"{things}state length"))
    spec = open_game(str(rope), None)[0].spec
    (wider,) = [edit for edit in edits(spec) if edit.change == "`1 to 4` becomes `1 to 5`"]
    assert next(results(Trials(spec), [wider], {})).verdict is Verdict.EQUIVALENT


KNOTS = """kind knot
    strands: 1 to 9
knot Bowline
    strands 2
knot Hitch
    strands 3
knot Splice
    strands 4
pile box: knot
example "a bowline and a splice"
    expect
        that strands of Bowline is 2
        that strands of Splice is at least 4
"""


def test_fields_that_are_compiled_together_have_the_verdicts_that_each_has_alone(
    rope: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (rope / "rope.law").write_text(ROPE + KNOTS)
    spec = open_game(str(rope), None)[0].spec
    fields = [edit for edit in edits(spec) if edit.line.startswith("strands ")]
    together = list(batches(spec, fields))
    assert sorted(len(batch) for batch in together) == [3, 3]
    trials = Trials(spec)
    alone = {edit: next(results(trials, [edit], {})) for edit in fields}
    compiled: list[Spec] = []
    variant = trials.variant

    def counted(spec: Spec) -> Variant | None:
        compiled.append(spec)
        return variant(spec)

    monkeypatch.setattr(trials, "variant", counted)
    found = {result.edit: result for batch in together for result in results(trials, batch, {})}
    assert found == alone
    survivors = {edit.change for edit, result in found.items() if result.verdict is Verdict.SURVIVED}
    assert survivors == {
        "`strands 3` becomes `strands 4`",
        "`strands 3` becomes `strands 2`",
        "`strands 4` becomes `strands 5`",
    }
    assert len(compiled) == len(together) + len(survivors)


def test_a_function_that_needs_another_import_does_not_fit_into_the_game(rope: Path) -> None:
    trials = Trials(open_game(str(rope), None)[0].spec)
    pull = next(chunk for chunk in trials.chunks.values() if "pull" in chunk.names)
    assert trials.fits(pull)
    assert trials.fits(replace(pull, text=pull.text.replace("- 1", "- 2")))
    assert not trials.fits(replace(pull, text=f"{pull.text.rstrip()}\n    another_import(s)\n"))
    assert not trials.fits(replace(pull, text=pull.text.replace("(s: State", "(s: State, n: int")))


TOLL = """game "Toll"
    players 2
    named Red, Blue

resource coin
kind card
    plays: steps
card Bridge
    plays
        gain 1 coin
card Meadow

course
    choose n by Red from 2 to 3
        choose one by Red
            "pay {n coin}"
                lose n coin for Red
            "stay"
                skip

score for p
    "coins" = coin of p

example "a choice by a counted label"
    given
        Red has 3 coin
    n 2
    one "pay 2 coin"
    expect
        Red has 1 coin

example "a question about steps that no rule asks"
    expect
        that plays of Meadow is empty
        that plays of Bridge is not empty
"""


def test_every_example_that_passes_takes_part(tmp_path: Path) -> None:
    (tmp_path / "toll.law").write_text(TOLL, encoding="utf-8")
    spec = read_or_stop(str(tmp_path / "toll.law"), None).spec
    trials = Trials(spec)
    assert [trail.name for trail in trials.reach.trails] == list(trials.examples)


STALL = """game "Stall"
    players 2
    named Red, Blue

resource food, gold
allows pay gold for need where need is food

course
    choose n by Red from 1 to 2
        pay n food by Red

score for p
    "food" = food of p

example "food is enough"
    given
        Red has 2 food, 0 gold
    n 1
    expect
        Red has 1 food

example "gold stands in"
    given
        Red has 0 food, 2 gold
    n 1
    expect
        Red has 1 gold
"""


def test_an_example_is_run_though_an_earlier_one_asked_what_stands_in(tmp_path: Path) -> None:
    (tmp_path / "stall.law").write_text(STALL, encoding="utf-8")
    spec = read_or_stop(str(tmp_path / "stall.law"), None).spec
    edit = next(edit for edit in edits(spec) if edit.change == "`need is food` becomes `need is not food`")
    assert [(found.verdict, found.killer) for found in run_edits(spec, [edit], 1)] == [
        (Verdict.KILLED, "gold stands in")
    ]


SPLICE = """verb splice
    let tied = no
    choose strand from 1 to 2
        tied becomes strand is 3
    may choose tucks from 1 to 3 where not tied
        spare becomes 2
example "two tucks"
    Red does splice
        strand 1
        tucks 2
    expect
        that spare is 2
"""


def test_examples_are_compiled_for_a_mutant_whose_verbs_have_smaller_frames(rope: Path) -> None:
    (rope / "rope.law").write_text(ROPE + SPLICE)
    spec = open_game(str(rope), None)[0].spec
    (unread,) = [edit for edit in edits(spec) if edit.change == "`where not tied` is dropped"]
    trials = Trials(spec)
    mutant = trials.variant(edited(spec, unread))
    assert mutant is not None
    assert not mutant.as_they_are
    splice = next(key for key, chunk in trials.chunks.items() if "splice" in chunk.names)
    assert not trials.fits(mutant.chunks[splice])
    assert next(results(trials, [unread], {})).verdict is slow_verdict(spec, unread) is Verdict.SURVIVED


@pytest.mark.parametrize("game", ["breakthrough", "connect-four", "kuhn-poker", "oh-hell", "tic-tac-toe"])
def test_every_example_of_a_shipped_game_takes_part(game: str) -> None:
    trials = Trials(open_game(game, None)[0].spec)
    assert {trail.name for trail in trials.reach.trails} == set(trials.examples)
