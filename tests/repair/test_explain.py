"""A spec with several mistakes has one message for each; what only follows from another mistake is not shown."""

from __future__ import annotations

import re

import pytest

from lawspeaker.diagnostics.fix import fix_of
from lawspeaker.diagnostics.render import plain, render_all
from lawspeaker.facts import Fact
from lawspeaker.pipeline import check_game
from lawspeaker.repair.habits import table
from lawspeaker.source import Source
from tests.repair.newcomers.cases import GAMES

MARKET = (GAMES / "market.law").read_text(encoding="utf-8")
PEARLS = (GAMES / "pearls.law").read_text(encoding="utf-8")


def errors(text: str) -> list[Fact]:
    """Return the errors of a spec of one file."""
    return [fact for fact in check_game([Source("game.law", text)]).facts.found if fact.code.startswith("L")]


def repairs(text: str) -> list[str]:
    """Return the lines that the messages of a spec offer."""
    return [fact.repair.line if fact.repair else fact.code for fact in errors(text)]


def test_other_declarations_are_checked_although_one_has_a_syntax_error() -> None:
    text = MARKET.replace("repeat n times", "repaet n times").replace("gain 1 fame for p", "gain 1 faem for p")
    assert repairs(text) == ["repeat n times", "gain 1 fame for p"]


def test_a_declaration_that_cannot_be_read_makes_no_messages_about_its_words() -> None:
    text = MARKET.replace("pile row: card", "pile row §§ card")
    assert [(fact.code, fact.span.line) for fact in errors(text)] == [("L106", text[: text.index("§")].count("\n") + 1)]


def test_two_mistakes_in_one_declaration_have_a_message_each() -> None:
    text = PEARLS.replace("put pearls into sea", "Put pearls into sea").replace("shuffle sea", "shufle sea")
    assert repairs(text) == ["put pearls into sea", "shuffle sea"]


def test_a_misspelt_declaration_is_repaired_where_it_stands() -> None:
    assert repairs(MARKET.replace("pile discard of", "pile discrad of")) == ["pile discard of player: card"]


def test_a_loop_that_is_no_loop_has_one_message() -> None:
    assert repairs(PEARLS.replace("turns until", "turn until")) == ["turns until sea is empty"]


def test_a_repair_is_offered_although_a_mistake_comes_to_light_where_its_word_is_used() -> None:
    text = """game "Hidden"
    players 2
kind card
    rank: 1 to 3
    every rank
pile hand of player: card, seen by owner
can play c: card by p: player = rank of c is 1 or no d among hand of p where rank of d is 3
course
    turns until (hand of player 1) is empty
        choose c from your hand where can play it by you
            remove c
score for p
    "cards" = count hand of p
"""
    brackets = "can play c: card by p: player = rank of c is 1 or (no d among hand of p where rank of d is 3)"
    assert repairs(text) == [brackets, "L331"]


def test_piles_that_are_swapped_are_answered_by_how_to_exchange_them() -> None:
    text = PEARLS.replace("raise dives of you by 1", "swap your bag with sea")
    (fact,) = errors(text)
    assert "put mine into hand of p" in plain(render_all([fact], {"game.law": text}))


def test_a_suggestion_that_does_not_help_is_not_made() -> None:
    text = MARKET.replace("gain 1 fame for p", "p fame gains lots 1")
    (fact,) = errors(text)
    shown = plain(render_all([fact], {"game.law": text}))
    assert "write `" not in shown
    assert "missing" not in shown
    assert fix_of(fact, {"game.law": text}) is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("if pips is 6", "if pips == 6"),
        ("shuffle deck\n    deal", "shufle deck\n    deal"),
        ("card Bread", "card bread"),
    ],
)
def test_the_fix_of_an_error_is_applied_by_editors_with_success(old: str, new: str) -> None:
    text = MARKET.replace(old, new)
    (fact,) = errors(text)
    fix = fix_of(fact, {"game.law": text})
    assert fix is not None
    lines = text.split("\n")
    line = lines[fix.span.line - 1]
    lines[fix.span.line - 1] = line[: fix.span.column - 1] + fix.text + line[fix.span.end_column - 1 :]
    assert errors("\n".join(lines)) == []


def test_a_mistake_in_the_meaning_of_a_rule_has_no_repair() -> None:
    text = MARKET.replace(
        "value hand_size of player -> number = 3", "value hand_size of player -> number = hand_size of player"
    )
    assert all(fact.repair is None for fact in errors(text))


def test_every_habit_of_the_table_has_a_replacement_and_a_reason() -> None:
    for habit in table().habits:
        assert max((int(digit) for digit in re.findall(r"\\(\d)", habit.instead)), default=0) <= habit.regex.groups
        assert habit.why
    assert len(table().habits) > 150
    assert len(table().hints) > 5


SEATS = """game "Seats"
    players 2
resource points
course
    each p among players
        choose n by p from 1 to 3
            gain n points for p
score for p
    "points" = points of p
"""
SMALL = """example "three"
    n 3
    expect
        player 1 has 3 points
"""


@pytest.mark.parametrize("line", ["player 1 owns 3 points", "player 1 gets 3 points", "player 1 have 3 points"])
def test_what_a_player_has_is_said_with_has(line: str) -> None:
    assert repairs(SEATS + SMALL.replace("player 1 has 3 points", line)) == ["player 1 has 3 points"]
    assert errors(SEATS + SMALL) == []


@pytest.mark.parametrize("frame", ["", SEATS, SEATS + SMALL.replace('"three"', '"four"').replace("has", "keeps")])
def test_a_sign_that_only_the_grammar_misses_is_not_offered_if_the_line_then_means_nothing(frame: str) -> None:
    text = frame + SMALL.replace("has", "keeps")
    assert {fact.code for fact in errors(text)} == {"L103"}
    assert not any(fact.repair for fact in errors(text))


def test_a_repair_that_cannot_be_tried_at_first_is_tried_after_the_repair_of_the_others() -> None:
    text = SEATS.replace("resource points\n", "resource points\nstate round: numbr = 1\n")
    text += SMALL.replace("n 3", "chance 1 2").replace("player 1 has 3 points", "that round is 1")
    assert sorted(repairs(text)) == ["chance 1, 2", "state round: number = 1"]


def test_a_message_does_not_miss_a_sign_that_its_repair_does_not_have() -> None:
    (fact,) = errors(SEATS + SMALL.replace("has", "owns"))
    assert fact.code == "L103"


TURNS = """game "Turns"
    players 2
enum turn: left or right
course
    choose n by player 1 from 1 to 3 then t from turns
        skip
score for p
    "turns" = 0
"""


def test_a_plural_that_is_a_word_of_the_language_is_written_with_every() -> None:
    (right,) = repairs(TURNS)
    assert right == "choose n by player 1 from 1 to 3 then t from every turn"
    assert errors(TURNS.replace("from turns", "from every turn")) == []


def test_a_word_of_the_language_that_is_no_plural_needs_another_name() -> None:
    (fact,) = errors(TURNS.replace("enum turn", "enum bend"))
    assert (fact.code, fact.repair) == ("L108", None)


ROW = """game "Row"
    players 2
    named Red, Blue
resource food
board row
    grid 8 by 8 squares
state early: yes_no = no
LINES
course
    each p among players
        choose n by p from 1 to 2
            gain 1 food for p
score for p
    "food" = food of p
"""


def in_row(*lines: str) -> str:
    """Return a small game with some lines."""
    return ROW.replace("LINES", "\n".join(lines))


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        (
            "(column of s is between 5 and 7 if early else column of s is between 3 and 5)",
            "((column of s is between 5 and 7) if early else (column of s is between 3 and 5))",
        ),
        ("column of s is 5 if early else column of s is 3", "(column of s is 5) if early else (column of s is 3)"),
        ("column of s is 5 if early else early", "(column of s is 5) if early else early"),
        (
            "early and (column of s is 5 if early else row of s is 3 if column of s is 1 else row of s is 4 or early)",
            (
                "early and ((column of s is 5) if early else (row of s is 3) if column of s is 1 "
                "else (row of s is 4 or early))"
            ),
        ),
    ],
)
def test_conditions_of_an_if_within_a_line_get_brackets(wrong: str, right: str) -> None:
    head = "value safe of s: square -> yes_no = "
    assert repairs(in_row(head + wrong)) == [head + right]


def test_an_if_within_a_line_that_cannot_be_repaired_shows_the_brackets() -> None:
    [error] = errors(in_row("value safe of s: square -> yes_no = column of s is 5 if early else column of s is zork"))
    assert "`(n is 1) if C else (n is 2)`" in error.hint


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        (
            "value corners -> list of square = (square at c, 1) for each c among (1, 8) where c is not 3",
            "value corners -> list of square = list of (square at c, 1) for each c among (1, 8) where c is not 3",
        ),
        (
            "value few -> number = count (c * 2 for each c among (1, 8))",
            "value few -> number = count (list of c * 2 for each c among (1, 8))",
        ),
    ],
)
def test_a_list_for_each_is_a_list_of(wrong: str, right: str) -> None:
    assert repairs(in_row(wrong)) == [right]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            in_row("value way of p: player past n: number -> yes_no = yes"),
            "`to from in into with for by on onto against",
        ),
        (in_row("can sing p: player", "    needs food of p is 2"), "below a permission stand its cases, `X when C`"),
        (in_row("value loud of p: player -> number = 1", "    gain 1 food"), "below a value stand its cases"),
        (
            in_row().replace('"food" = food of p', '"food" = 2 * food of p when early'),
            'a part of the score has no cases: write `"points" = X if C else Y`',
        ),
        (
            in_row("value late -> yes_no", "    = early is no", "    or not early"),
            (
                "no line can begin with `=`\nhelp: write `value late -> yes_no = early is no` on one line: no line can "
                "begin with a sign;"
            ),
        ),
    ],
)
def test_the_help_says_what_can_stand_at_the_place(text: str, said: str) -> None:
    [error] = errors(text)
    assert said in plain(render_all([error], {"game.law": text}))
