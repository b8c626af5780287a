"""An explained survivor is about one line: where equal lines stand in several declarations, it says which."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.coverage.count import Coverage
from lawspeaker.coverage.edits.operators import edits
from lawspeaker.coverage.run_edits import run_edits
from lawspeaker.coverage.score import Score
from lawspeaker.facts import Facts
from lawspeaker.incremental import CheckCache
from lawspeaker.project.cited_lines import cited_in
from lawspeaker.project.explained_lines import check_survivors
from lawspeaker.project.spec import Spec, Survivor
from lawspeaker.source import NOWHERE, Source

INN = """game "Inn"
    players 2
    named Red, Blue

state rooms: number = 5                                                 @I-01
state guests: number = 0

verb nap                                                                # in the afternoon
    raise rooms by 1                                                    @I-01

verb rest
    raise rooms by 1                                                    @I-01

verb arrive
    raise guests by 1

course
    choose n by Red from 1 to 2
        nap
        rest
        arrive

score for p
    "points" = guests

example "a nap"
    Red does nap
    expect
        that rooms is 6

example "rooms are rented by"
    expect
        that guests is 0
"""
BY_TWO = "`by 1` becomes `by 2`"
REST, NAP = "inn.law: verb rest", "inn.law: verb nap"


def inn(id: str = "", edits: tuple[str, ...] = (), within: tuple[str, ...] = ()) -> Spec:
    """Return the game with an explanation of a line that two verbs have."""
    explained = Survivor(NOWHERE, id, "raise rooms by 1", "Nobody rests.", edits, within)
    return Spec("inn", "Inn", Path("inn"), (Source("games/inn.law", INN),), survivors=(explained,))


def mistakes(spec: Spec) -> list[tuple[str, object]]:
    """Return the codes of the mistakes in the explanations of a spec, each with what is near."""
    facts = Facts()
    check_survivors(spec, facts, CheckCache())
    return [(fact.code, fact.words["close"]) for fact in facts.found]


@pytest.mark.parametrize(("id", "changes"), [("", (BY_TWO,)), ("I-01", ())])
def test_a_line_of_several_declarations_says_which_is_meant(id: str, changes: tuple[str, ...]) -> None:
    assert mistakes(inn(id, changes)) == [("L032", "")]
    assert mistakes(inn(id, changes, (REST,))) == []
    assert mistakes(inn(id, changes, (REST, NAP))) == []
    assert mistakes(inn(id, changes, (REST, "inn.law: verb naps"))) == [("L032", NAP)]


def test_an_explanation_is_of_the_edits_in_its_declarations_only() -> None:
    for within, explained, outdated in (((REST,), 1, 0), ((NAP, REST), 1, 1), ((NAP,), 0, 1)):
        spec = inn("", (BY_TWO,), within)
        made = [edit for edit in edits(spec) if edit.change == BY_TWO and edit.line == "raise rooms by 1"]
        score = Score(list(run_edits(spec, made, 1)), spec.survivors, len(made))
        assert (score.killed, len(score.survivors)) == (1, 1)
        assert (1 - len(score.unexplained), len(score.outdated)) == (explained, outdated)


def test_a_removed_line_is_explained_in_its_declarations_only() -> None:
    spec = inn("I-01", (), (REST,))
    nap, rest = [cited for cited in cited_in(spec.sources[0]) if cited.text == "raise rooms by 1"]
    assert (nap.within, rest.within) == (NAP, REST)
    coverage = Coverage([], {"I-01": [nap, rest]}, survivors=[(nap, "I-01")], explained=spec.survivors)
    assert (coverage.unexplained, len(coverage.outdated)) == ([(nap, "I-01")], 1)
    coverage.survivors = [(rest, "I-01")]
    assert (coverage.unexplained, coverage.outdated) == ([], [])
