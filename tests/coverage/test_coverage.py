"""`law coverage`: what counts as implemented and as proven, and that neither can be had for nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conftest import Law


@pytest.fixture
def farm(law: Law, tmp_path: Path) -> Path:
    """Return the folder of a new game: six statements, two of them cited by its example."""
    assert law("new", "farm").exit_code == 0
    return tmp_path / "farm"


def covered(law: Law, *flags: str) -> dict[str, object]:
    """Return the coverage of the game as data."""
    result = law("coverage", "farm", "--json", *flags)
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.output)
    return found


def change(path: Path, old: str, new: str) -> None:
    """Replace a text in a file; it has to be there."""
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


@pytest.mark.usefixtures("farm")
def test_a_new_game_is_implemented_and_partly_proven(law: Law) -> None:
    found = covered(law)
    assert (found["statements"], found["implemented"], found["proven"], found["remarks"]) == (6, 6, 2, 0)
    assert found["missing"] == []
    assert found["unproven"] == ["FARM-01", "FARM-04", "FARM-05", "FARM-06"]


def test_a_statement_without_a_rule_is_missing(law: Law, farm: Path) -> None:
    change(farm / "farm.law", "@FARM-04", "")
    found = covered(law)
    assert found["missing"] == ["FARM-04"]
    assert found["implemented"] == 5
    assert "Market" in str(found["uncited"])


def test_a_remark_is_counted_apart(law: Law, farm: Path) -> None:
    with (farm / "rulebook.yaml").open("a") as file:
        file.write("  - {id: FARM-07, kind: remark, text: Have fun., reason: Not a rule.}\n")
    found = covered(law)
    assert (found["statements"], found["remarks"], found["missing"]) == (7, 1, [])


def test_a_citation_on_an_example_or_a_screen_implements_nothing(law: Law, farm: Path) -> None:
    change(
        farm / "farm.law", "card Market                                                         @FARM-04", "card Market"
    )
    change(farm / "farm.law", "screen\n", "screen  @FARM-04\n")
    assert covered(law)["missing"] == ["FARM-04"]


def test_a_line_that_cites_more_than_four_is_a_mistake(law: Law, farm: Path) -> None:
    change(farm / "farm.law", "course  ", "course  @FARM-01 @FARM-03 @FARM-04 @FARM-05 ")
    result = law("coverage", "farm")
    assert result.exit_code == 1
    assert "error[L130]" in result.output


def test_an_unused_verb_implements_nothing(law: Law, farm: Path) -> None:
    change(farm / "farm.law", "@FARM-05\n", "\n")
    with (farm / "farm.law").open("a") as file:
        file.write("\nverb pretend  @FARM-05\n    skip\n")
    assert covered(law)["missing"] == ["FARM-05"]


def test_an_example_that_fails_proves_nothing(law: Law, farm: Path) -> None:
    change(farm / "farm.law", "that coins of player 1 is 2", "that coins of player 1 is 3")
    assert covered(law)["proven"] == 0


@pytest.mark.usefixtures("farm")
def test_taking_rules_away_is_noticed_by_the_examples_that_prove_them(law: Law) -> None:
    found = covered(law, "--mutate")
    assert found["proven"] == 2
    survivors = found["survivors"]
    assert isinstance(survivors, list)
    assert [row["id"] for row in survivors] == ["FARM-01", "FARM-04", "FARM-05", "FARM-06"]


def test_an_example_that_does_not_depend_on_a_rule_does_not_prove_it(law: Law, farm: Path) -> None:
    change(farm / "farm.law", "@FARM-02 @FARM-03", "@FARM-02 @FARM-03 @FARM-05")
    assert covered(law)["proven"] == 3
    found = covered(law, "--mutate")
    assert found["proven"] == 2
    assert "FARM-05" in str(found["survivors"])


def explain(farm: Path, id: str, line: str) -> None:
    """Write down why no example notices a line."""
    with (farm / "rulebook.yaml").open("a") as file:
        file.write(f"survivors:\n  - id: {id}\n    line: {line}\n    reason: Seen by everybody.\n")


def test_a_survivor_may_be_explained(law: Law, farm: Path) -> None:
    explain(farm, "FARM-04", "card Market")
    found = covered(law, "--mutate")
    rows = {row["id"]: row["reason"] for row in found["survivors"]}  # type: ignore[attr-defined]
    assert rows == {"FARM-01": "", "FARM-04": "Seen by everybody.", "FARM-05": "", "FARM-06": ""}
    assert found["outdated"] == []
    said = law("coverage", "farm", "--mutate").output
    unexplained, _, explained = said.partition("removed without making an example fail, as the rulebook explains:\n")
    assert "FARM-04: card Market (Seen by everybody.)" in explained
    assert "FARM-04: card Market" not in unexplained
    assert "FARM-05" in unexplained


def test_an_explanation_of_a_killed_mutant_is_reported(law: Law, farm: Path) -> None:
    text = (farm / "farm.law").read_text()
    line = next(line for line in text.splitlines() if "@FARM-02" in line and not line.startswith("example"))
    explain(farm, "FARM-02", line.partition("@")[0].strip())
    found = covered(law, "--mutate")
    assert [row["id"] for row in found["outdated"]] == ["FARM-02"]  # type: ignore[attr-defined]
    assert "explained, but an example now fails without it" in law("coverage", "farm", "--mutate").output


def test_an_explanation_of_a_line_that_is_gone_is_a_mistake(law: Law, farm: Path) -> None:
    explain(farm, "FARM-04", "card Fair")
    result = law("check", "farm")
    assert result.exit_code == 1
    assert "error[L029]" in result.output


def test_a_module_is_counted_alone(law: Law, farm: Path) -> None:
    (farm / "storms.law").write_text("module Storms\n\nsetup  @FARM-08\n    skip\n")
    with (farm / "rulebook.yaml").open("a") as file:
        file.write("  - {id: FARM-08, kind: rule, text: Storms come.}\n")
        file.write("  - {id: FARM-09, kind: rule, text: Storms go., module: Storms}\n")
    found = covered(law, "--module", "storms")
    assert (found["statements"], found["implemented"], found["missing"]) == (2, 1, ["FARM-09"])
    assert law("coverage", "farm", "--module", "rain").exit_code == 2


def test_people_read_what_is_missing_and_why_remarks_are_remarks(law: Law, farm: Path) -> None:
    change(farm / "farm.law", "@FARM-04", "")
    with (farm / "rulebook.yaml").open("a") as file:
        file.write("  - {id: FARM-07, kind: remark, text: Have fun., reason: Not a rule.}\n")
    said = law("coverage", "farm").output
    assert said.startswith("Farm: 7 statements, 5 implemented, 2 proven, 1 remark\n")
    assert "without a rule:\n  FARM-04  A Market brings 1 coin" in said
    assert "FARM-07  Have fun. (Not a rule.)" in said


def test_a_game_without_a_rulebook_has_nothing_to_compare_with(law: Law, tmp_path: Path) -> None:
    (tmp_path / "farm.law").write_text(
        'game "Farm"\n    players 2\n\ncourse\n    end\n\nscore for p\n    "points" = 0\n'
    )
    result = law("coverage", "farm.law")
    assert result.exit_code == 1
    assert "no rulebook.yaml" in result.output


def test_each_sort_of_edit_has_a_score_of_its_own(law: Law, farm: Path) -> None:
    data = covered(law, "--mutate", "--operator", "removed", "--operator", "player")["mutants"]
    assert isinstance(data, dict)
    assert set(data["operators"]) == {"removed", "player"}
    assert sum(part["valid"] for part in data["operators"].values()) == data["valid"]
    assert {survivor["operator"] for survivor in data["survivors"]} <= {"removed", "player"}
    shown = law("coverage", "farm", "--mutate", "--operator", "removed").output
    assert "\nby what is edited:\n  removed: " in shown
    assert "valid" in shown


def test_a_sort_of_edit_is_only_for_mutants(law: Law, farm: Path) -> None:
    result = law("coverage", "farm", "--operator", "swap")
    assert result.exit_code == 2
    assert "only edits of `--mutate` are of a sort" in " ".join(result.output.replace("│", " ").split())
