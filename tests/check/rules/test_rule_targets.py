"""Which field a rule changes, and the messages where that is not clear or surely not meant."""

from __future__ import annotations

import pytest

from lawspeaker.check.check import check
from lawspeaker.facts import Facts
from lawspeaker.parse.parse import parse
from lawspeaker.resolve.resolve import resolve
from lawspeaker.resolve.symbols import Symbols
from lawspeaker.source import Source

GAME = """game "Shop"
    players 2
    named Red, Blue
resource gold
kind card
    cost: number = 2
    fresh: yes_no = no
    plays: steps
kind spell is card
    power: number = 1
kind house
    cost: number = 5
record duel
    power: number = 1
value armour of player -> number = 1
value zeal of player for c: card -> number = 1
event over_now
card Ace
{card}
spell Bolt
house Inn
pile row: card
pile town of player: card, in play
setup
    put cards into row
    put Ace into town of Red
    put houses into lot
pile lot: house
course
    announce over_now
score for p
    "gold" = gold of p
"""


BOARD = "\nboard field\n    grid 4 by 4 squares\nkind robot\nrobot Bob\nsetup\n    place Bob on a1\n"


def checked(card: str, more: str = "") -> tuple[Symbols, list[str]]:
    facts = Facts()
    lines = "\n".join(f"    {line}" for line in card.split("\n"))
    symbols = resolve([parse(Source("shop.law", GAME.format(card=lines) + more), facts)], facts)
    check(symbols, facts)
    return symbols, [fact.code for fact in facts.found]


@pytest.mark.parametrize(
    ("rule", "field"),
    [
        ("adds 1 to cost of this", "cost of card"),
        ("adds 1 to cost of card", "cost of card"),
        ("adds 1 to cost of spell", "cost of card"),
        ("adds 1 to cost of Inn", "cost of house"),
        ("adds 1 to cost of h where h is house", "cost of house"),
        ("adds 1 to cost of h where fresh of this and h is house", "cost of house"),
        ("sets fresh of c to yes", "fresh of card"),
        ("adds 1 to power of duel", "power of duel"),
        ("adds 1 to power of s where s is spell", "power of spell"),
        ("plays\n    let c = first row\n    until over_now\n        adds 1 to cost of c", "cost of card"),
    ],
)
def test_the_rule_says_which_field_it_changes(rule: str, field: str) -> None:
    symbols, codes = checked(rule)
    assert codes == []
    changed = [value for value in symbols.field_values if value == field]
    assert changed == [field]


def test_a_field_that_no_rule_changes_has_no_value() -> None:
    symbols, codes = checked("adds 1 to armour of you\ncost 3")
    assert codes == []
    assert not symbols.field_values


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        ("adds 1 to cost of c", "L467"),
        ("adds 1 to cost", "L469"),
        ("adds 1 to cost of your town", "L469"),
        ("adds 1 to cots of this", "L366"),
        ("adds 1 to fresh of c", "L367"),
        ("sets plays of this to 1", "L466"),
        ("sets fresh of this to printed armour of you", "L465"),
        ("adds 1 to power of s where s is spell and power of s is 1", "L468"),
        ("adds cost of this to cost of this", "L468"),
        ("sets armour of you to 2 * armour of you", "L468"),
        ("sets cost of card to cost of Bolt where fresh of this", "L468"),
        ("sets fresh of c to yes\nsets fresh of c to no", "L386"),
    ],
)
def test_a_rule_that_cannot_be_meant_is_refused(rule: str, code: str) -> None:
    assert checked(rule)[1] == [code]


@pytest.mark.parametrize(
    "rule",
    [
        "adds 1 to armour",
        "adds 1 to armour of p",
        "adds 1 to armour of player where gold of you is 3",
        "sets (zeal of p for c) to 2 where c is Bolt",
        "plays\n    until over_now\n        adds 1 to armour",
    ],
)
def test_a_rule_of_a_card_for_every_player_is_a_warning(rule: str) -> None:
    assert checked(rule)[1] == ["W533"]


def test_a_rule_of_a_card_for_every_player_is_a_warning_in_a_game_with_a_board() -> None:
    assert checked("adds 1 to armour of p", BOARD)[1] == ["W533"]
    assert checked("adds 1 to armour of you", BOARD)[1] == []


@pytest.mark.parametrize(
    "rule",
    [
        "adds 1 to armour of you",
        "adds 1 to armour of Red",
        "adds 1 to armour of p where p is in players",
        "adds gold of p to armour of p",
        "adds 1 to armour of p where p is not you",
        "adds 1 to armour of active",
        "adds 1 to armour of p where p is you and (any p among players where p is not you and armour of p is 3)",
        "sets cost of card to cost of Bolt where card is Ace",
    ],
)
def test_a_rule_that_speaks_of_its_player_is_meant_so(rule: str) -> None:
    assert checked(rule)[1] == []
