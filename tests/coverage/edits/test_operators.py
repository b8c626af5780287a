"""Each operator makes well-defined edits, named so that a person understands them."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.coverage.edits.edit import Operator, edited, replaced
from lawspeaker.coverage.edits.operators import edits
from lawspeaker.coverage.edits.sample import sampled, stratum
from lawspeaker.project.spec import Spec
from lawspeaker.source import Source, Span

FARM = """game "Farm"
    players 2
    named Red, Blue

resource food: seen by owner
kind card
    worth: 1 to 5
card Hen                                                            @F-01
    copies 3
    worth 2
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
    known where worth of it is at least 1
state best: number = 0
event fed by p: player

when fed where p is Red                                             @F-02
    gain 1 food for p

phase Sowing
    each p among players where (food of p is 1 or food of p is 2)
        gain 2 food for p
phase Reaping
    each p among players starting with Red
        choose up to 2 cs by p from hand of p where worth of it is at least 2
            put cs into deck

setup
    put cards into deck
    shuffle deck

course
    run Sowing
    run Reaping                                                     @F-03
    may "feed the hens" by Red when food of Red is more than 3
        announce fed by Red
    choose one
        "stop" when deck is empty
            end
        "go on"
            skip
    let c = first deck
    may choose p from players having most food of it
        best becomes (least of 3, food of p)

score for p
    "food" = food of p

verb peek for p: player
    show hand of p to p
    let n = count cards among hand of p where worth of it is 1 and it is not Hen
    best becomes sum of worth of c for each c among hand of p
    raise best by n
    gain 1 food for left of p                                       @F-04
    lose 2 food for p

example "nothing is changed here"
    expect
        that best is 0
"""
SPEC = Spec("farm", "Farm", Path("farm"), (Source("farm.law", FARM),))
MADE = edits(SPEC)
WANTED = [
    (Operator.NUMBER, "farm.law:18: `1 food` becomes `2 food`"),
    (Operator.NUMBER, "farm.law:18: `1 food` becomes `0 food`"),
    (Operator.NUMBER, "farm.law:7: `1 to 5` becomes `1 to 6`"),
    (Operator.COPIES, "farm.law:9: `copies 3` becomes `copies 4`"),
    (Operator.COMPARISON, "farm.law:25: `worth of it is at least 2` becomes `worth of it is more than 2`"),
    (Operator.COMPARISON, "farm.law:25: `worth of it is at least 2` becomes `worth of it is less than 2`"),
    (Operator.COMPARISON, "farm.law:17: `p is Red` becomes `p is not Red`"),
    (Operator.COMPARISON, "farm.law:38: `deck is empty` becomes `deck is not empty`"),
    (Operator.WHERE, "farm.law:21: `where (food of p is 1 or food of p is 2)` is dropped"),
    (Operator.WHERE, "farm.law:17: `where p is Red` is dropped"),
    (Operator.WHERE, "farm.law:25: `where worth of it is at least 2` is dropped"),
    (Operator.WHERE, "farm.law:38: `when deck is empty` is dropped"),
    (Operator.MAY, "farm.law:17: `when fed where p is Red` becomes `may when fed where p is Red`"),
    (
        Operator.MAY,
        (
            'farm.law:35: `may "feed the hens" by Red when food of Red is more than 3` becomes '
            "`if food of Red is more than 3`"
        ),
    ),
    (Operator.UP_TO, "farm.law:25: `up to` is dropped"),
    (Operator.FIRST, "farm.law:42: `first deck` becomes `last deck`"),
    (Operator.MOST, "farm.law:43: `having most food of it` becomes `having least food of it`"),
    (Operator.MOST, "farm.law:44: `(least of 3, food of p)` becomes `(most of 3, food of p)`"),
    (Operator.VISIBILITY, "farm.law:5: `seen by owner` becomes `seen by nobody`"),
    (Operator.VISIBILITY, "farm.law:11: `seen by nobody` becomes `seen by everyone`"),
    (Operator.SHUFFLE, "farm.law:30: `shuffle deck` becomes `skip`"),
    (Operator.ORDER, "farm.law:33: `run Sowing, run Reaping` becomes `run Reaping, run Sowing`"),
    (
        Operator.EACH,
        (
            "farm.law:24: `each p among players starting with Red` becomes "
            "`each p among players starting with Red where p is Red`"
        ),
    ),
    (Operator.DECIDER, "farm.law:25: `p` becomes `left of p`"),
    (Operator.DECIDER, "farm.law:37: `choose one` becomes `choose one by left of you`"),
    (
        Operator.DECIDER,
        (
            "farm.law:43: `may choose p from players having most food of it` becomes "
            "`may choose p by left of you from players having most food of it`"
        ),
    ),
    (Operator.PLAYER, "farm.law:18: `for p` becomes `for left of p`"),
    (Operator.PLAYER, "farm.law:54: `left of p` becomes `right of p`"),
    (Operator.SHOWN, "farm.law:50: `show hand of p to p` becomes `skip`"),
    (
        Operator.SWAP,
        (
            'farm.law:35: `may "feed the hens" by Red when food of Red is more than 3 …, choose one …` becomes '
            '`choose one …, may "feed the hens" by Red when food of Red is more than 3 …`'
        ),
    ),
    (Operator.SPAN, "farm.law:51: `worth of it is 1 and it is not Hen` becomes `worth of it is 1`"),
    (Operator.SPAN, "farm.law:51: `worth of it is 1 and it is not Hen` becomes `it is not Hen`"),
    (
        Operator.SPAN,
        (
            "farm.law:52: `sum of worth of c for each c among hand of p` becomes "
            "`sum of worth of c for each c among (first 1 of (hand of p))`"
        ),
    ),
    (Operator.REMOVED, "farm.law:53: `raise best by n` becomes `skip`"),
    (Operator.REMOVED, "farm.law:21: `each p among players where (food of p is 1 or food of p is 2) …` becomes `skip`"),
]


@pytest.mark.parametrize(("operator", "name"), WANTED)
def test_an_operator_makes_an_edit_with_a_name(operator: Operator, name: str) -> None:
    assert name in [str(edit) for edit in MADE if edit.operator == operator]


def test_a_line_that_cites_a_statement_is_removed_elsewhere() -> None:
    lines = {edit.line for edit in MADE if edit.operator is Operator.REMOVED}
    assert "lose 2 food for p" in lines
    assert "gain 1 food for left of p" not in lines


def test_every_operator_is_used_and_no_edit_is_made_twice() -> None:
    assert {edit.operator for edit in MADE} == set(Operator)
    assert len({(edit.span, edit.new) for edit in MADE}) == len(MADE)


def test_examples_texts_and_known_conditions_are_not_edited() -> None:
    lines = {edit.line for edit in MADE}
    assert "that best is 0" not in lines
    assert "known where worth of it is at least 1" not in lines


def test_where_a_place_is_drawn_is_not_edited() -> None:
    text = "region North\n    position 4, 2\n    strength 3\n"
    made = edits(Spec("map", "Map", Path("map"), (Source("map.law", text),)))
    assert {edit.line for edit in made} == {"strength 3"}


def test_an_edit_keeps_the_lines_of_its_file() -> None:
    for edit in MADE:
        text = edited(SPEC, edit).sources[0].text
        assert text != FARM
        assert text.count("\n") == FARM.count("\n")


def test_an_edit_over_several_lines_leaves_blank_lines() -> None:
    text = "let n = 1 if a\n    and b else 2   @A-1\nskip\n"
    assert replaced(text, Span("a.law", 1, 14, 2, 10), "c") == "let n = 1 if c else 2   @A-1\n\nskip\n"


def test_phases_are_exchanged_and_citations_stay() -> None:
    (order,) = [edit for edit in MADE if edit.operator == Operator.ORDER]
    lines = edited(SPEC, order).sources[0].text.split("\n")
    assert lines[32] == "    run Reaping"
    assert lines[33].split() == ["run", "Sowing", "@F-03"]


def test_an_edit_knows_its_statements_or_those_of_its_declaration() -> None:
    by_name = {str(edit): edit for edit in MADE}
    assert by_name["farm.law:18: `1 food` becomes `2 food`"].ids == ("F-02",)
    assert by_name["farm.law:9: `copies 3` becomes `copies 4`"].declared == "Hen"


def test_a_sample_has_a_share_of_every_group_and_depends_on_its_seed_alone() -> None:
    half = len(MADE) // 2
    one = sampled(MADE, half, seed=1)
    assert one == sampled(MADE, half, seed=1)
    assert one != sampled(MADE, half, seed=2)
    assert len(one) == half
    assert one == [edit for edit in MADE if edit in one]
    numbers = [edit for edit in MADE if stratum(edit)[0] == Operator.NUMBER]
    assert abs(sum(edit in one for edit in numbers) - len(numbers) / 2) <= 1
    assert sampled(MADE, 10_000) == MADE
