"""Edits that can make no difference are not made: no example could notice them."""

from __future__ import annotations

from pathlib import Path

from lawspeaker.coverage.edits.edit import Edit, Operator
from lawspeaker.coverage.edits.operators import edits
from lawspeaker.project.spec import Spec
from lawspeaker.source import Source

INN = """game "Inn"
    players PLAYERS
    named Red, Blue

resource coin, wood
kind card
card Ale
    copies 4
pile deck: card, seen by nobody
pile hand of player: card
state round: number = 0
state guests: number = 0
event greeted by p: player
event paid by p: player
value rent of p: player -> number = coin of p + guests

when paid
    raise round by 1

verb serve by p: player
    gain 2 coin for p
    raise round by 1
    gain (rent of p) wood for p
    let n = count deck
    raise guests by n
    guests becomes 2
    announce greeted by p
    announce paid by p
    if count deck is 0
        skip

verb trade by p: player
    only if coin of p is at least 1
    let spare = wood of p
    lose 1 coin for p
    let solvent = possible toll p
    repeat 2 times
        spare becomes spare + 1
        if coin of p is 0
            stop
    let later = 0
    later becomes 1
    lose spare wood for p
    announce greeted by p
    stroll p
    if solvent
        raise guests by later

verb toll p: player
    only if coin of p is at least 1

verb roam by p: player
    run_in p
    raise round by 1
    stroll p

verb run_in p: player
    raise guests by 1
    skip

verb stroll p: player
    choose n by p from 1 to 2
        raise guests by n

setup
    put cards into deck

course
    choose n by Red from 1 to 2
        serve by Red
        roam by Red
        trade by Red

score for p
    "coins" = coin of p
"""


def made(players: int = 2) -> list[Edit]:
    """Return the edits of the game for so many players."""
    text = INN.replace("PLAYERS", str(players))
    text = text.replace("named Red, Blue", "named Red") if players == 1 else text
    return edits(Spec("inn", "Inn", Path("inn"), (Source("inn.law", text),)))


def swaps() -> set[str]:
    """Return which neighbours are exchanged."""
    return {edit.change.split("` becomes")[0].strip("`") for edit in made() if edit.operator is Operator.SWAP}


def test_steps_that_do_not_depend_on_each_other_are_not_exchanged() -> None:
    assert "gain 2 coin for p, raise round by 1" not in swaps()
    assert "raise round by 1, gain (rent of p) wood for p" not in swaps()
    assert "run_in p, raise round by 1" not in swaps()


def test_steps_are_exchanged_if_one_depends_on_what_the_other_writes() -> None:
    assert "raise guests by n, guests becomes 2" in swaps()
    assert "let n = count deck, raise guests by n" in swaps()
    assert "gain (rent of p) wood for p, let n = count deck" not in swaps()


def test_steps_beside_a_decision_are_exchanged_also_through_a_verb() -> None:
    assert "raise round by 1, stroll p" in swaps()


def test_a_variable_and_a_line_of_the_log_are_not_exchanged_with_a_step_that_leaves_or_asks() -> None:
    assert "only if coin of p is at least 1, let spare = wood of p" not in swaps()
    assert "announce greeted by p, stroll p" not in swaps()
    assert "stroll p, if solvent …" in swaps()


def test_a_variable_is_exchanged_with_what_it_depends_on() -> None:
    assert "lose 1 coin for p, let solvent = possible toll p" in swaps()
    assert "spare becomes spare + 1, if coin of p is 0 …" in swaps()
    assert "let later = 0, later becomes 1" in swaps()


def test_what_is_only_told_in_the_log_is_not_edited() -> None:
    lines = {edit.line for edit in made() if edit.operator is not Operator.SWAP}
    assert "announce greeted by p" not in lines
    assert "announce paid by p" in lines


def test_alone_nobody_else_decides_or_is_meant() -> None:
    others = {Operator.DECIDER, Operator.PLAYER}
    assert others <= {edit.operator for edit in made()}
    assert not others & {edit.operator for edit in made(players=1)}


def test_a_count_that_is_compared_with_none_is_not_narrowed() -> None:
    assert {edit.line for edit in made() if edit.operator is Operator.SPAN} == {"let n = count deck"}
