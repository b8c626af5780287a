"""A mutant that `law check` refuses counts for nothing, whichever check of the whole program refuses it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.coverage.edits.edit import Edit, Operator, edited
from lawspeaker.coverage.edits.operators import edits
from lawspeaker.coverage.run_edits import Result, Verdict, run_edits
from lawspeaker.pipeline import check_only
from lawspeaker.project.spec import Spec
from lawspeaker.source import Source

SPIES = """game "Spies"
    players 2
    named Red, Blue

kind card
    rank: 1 to 9
card Spy
    copies 8
    rank 1
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
pile table: card
event played c: card by actor: player
state round: number = 0

setup
    put cards into deck
    shuffle deck
    each p among players
        deal 2 from deck to hand of p

verb act
    choose c from your hand
        reveal c
        announce played c by you
        put c into table
    otherwise
        skip

verb rest
    raise round by 1

course
    each p among players
        as p
            act
            rest

score for p
    "points" = round

example "a spy is played"
    Red does act
        c Spy
    expect
        that count table is 1
"""


@pytest.fixture(scope="module")
def verdicts() -> list[Result]:
    """Return the verdicts about all edits of the game."""
    return list(run_edits(spies(), edits(spies()), 1))


def spies() -> Spec:
    """Return the game, in which a card is revealed before all are told of it."""
    return Spec("spies", "Spies", Path("spies"), (Source("spies.law", SPIES),))


def refused(edit: Edit) -> bool:
    """Return whether `law check` refuses a mutant."""
    return bool(check_only(list(edited(spies(), edit).sources)).facts.errors())


def test_a_mutant_that_tells_of_a_hidden_card_is_invalid(verdicts: list[Result]) -> None:
    (hidden,) = [result for result in verdicts if result.edit.operator is Operator.SHOWN]
    assert hidden.verdict is Verdict.INVALID


def test_those_that_law_check_refuses_are_the_invalid_ones(verdicts: list[Result]) -> None:
    invalid = {str(result.edit) for result in verdicts if result.verdict is Verdict.INVALID}
    assert invalid == {str(result.edit) for result in verdicts if refused(result.edit)}
    assert len(invalid) < len(verdicts)
