"""A line that was right in an earlier version of Law is answered by the form of today."""

from __future__ import annotations

import re

import pytest

from lawspeaker.diagnostics.render import plain, render_all
from lawspeaker.facts import Fact
from lawspeaker.pipeline import check_game
from lawspeaker.repair.changed_forms import WHY, changed_forms
from lawspeaker.source import Source

SPEC = """game "Forms"
    players 2
    named Red, Blue
resource gold, green
board field
    grid 3 by 3 squares
piece disc of player: single
kind card
card Ace
card Bear
    may when felled
        gain 1 gold for Red
card Wild
    allows pay green for gold
pile deck: card, in play
event felled
verb buy
    pay 3 gold
    otherwise
        skip
verb step s: square
    place a disc on s
verb draw
    may "draw a card"
        gain 1 gold
verb try_it
    may choose c from deck
        announce felled
setup
    put cards into deck
course
    each p among players
        as p
            buy
            try_it
            draw
            step a1
score for p
    "gold" = gold of p
"""
LINES = {
    "    Red does buy\n    pay gold, green, green": "pay 1 gold + 2 green",
    "    Red does buy\n    pay gold\n    pay green\n    pay green": "pay 1 gold + 2 green",
    "    Red does buy\n        pay gold": "pay 1 gold",
    "    Red does step, (square at 1, 1)": "Red does step (square at 1, 1)",
    "    Red does step, a1": "Red does step a1",
    "    Red does draw\n    may no": 'one "no"',
}
HINTS = {
    "    Red does draw\n    may yes": "is answered by its text",
    '    Red does try_it\n    one "none"': "is answered by its variable",
}


def the_error(text: str) -> Fact:
    """Return the only error of a spec."""
    (error,) = [fact for fact in check_game([Source("forms.law", text)]).facts.found if fact.code.startswith("L")]
    return error


@pytest.mark.parametrize("lines", LINES)
def test_an_earlier_form_is_answered_by_the_form_of_today(lines: str) -> None:
    repair = the_error(f'{SPEC}example "earlier"\n{lines}\n').repair
    assert repair is not None
    assert repair.line == LINES[lines]
    assert repair.why.startswith(WHY)


@pytest.mark.parametrize("lines", HINTS)
def test_an_earlier_form_without_a_single_repair_has_a_hint(lines: str) -> None:
    assert HINTS[lines] in the_error(f'{SPEC}example "earlier"\n{lines}\n').hint


@pytest.mark.parametrize("lines", ["    Red does draw\n    may no", "    may no"])
def test_an_earlier_form_has_its_reason_as_a_hint_where_the_form_of_today_does_not_fit(lines: str) -> None:
    without = SPEC.replace('    may "draw a card"\n        gain 1 gold\n', "    gain 1 gold\n").replace(
        "    may when", "    when"
    )
    without = without.replace("    may choose c from deck\n        announce felled\n", "    announce felled\n")
    assert "may" not in without
    error = the_error(f'{without}example "earlier"\n{lines}\n')
    assert error.repair is None
    assert error.hint == f'{WHY}a `may "…"` is answered by its text or by "no"'


@pytest.mark.parametrize("line", ["pay gold, gold, gold", "pay gold", "pay 3 gold"])
def test_a_payment_that_leaves_no_choice_is_left_out(line: str) -> None:
    error = the_error(
        f'{SPEC.replace("    allows pay green for gold", "")}example "earlier"\n    Red does buy\n    {line}\n'
    )
    said = plain(render_all([error], {}))
    assert (
        "help: nothing that is paid in this game leaves a choice, so nobody is asked what to `pay`: leave this" in said
    )


def test_an_event_as_the_answer_to_a_rule_is_told_whose_name_is_said() -> None:
    error = the_error(f'{SPEC}example "earlier"\n    Red does try_it\n    c Ace\n    one "felled"\n')
    assert error.words["event"] == "felled"


def test_every_changed_form_has_a_replacement_and_a_reason_and_is_tried_here() -> None:
    table = changed_forms()
    lines = [line.strip() for text in [*LINES, *HINTS] for line in text.split("\n")]
    for form in table.habits:
        assert max((int(digit) for digit in re.findall(r"\\(\d)", form.instead)), default=0) <= form.regex.groups
        assert form.why
    for pattern in [*(form.regex for form in table.habits), *(hint.regex for hint in table.hints)]:
        assert any(pattern.search(line) for line in lines)
