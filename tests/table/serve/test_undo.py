"""Undo at a table with bots: what only a bot has seen is no reason to refuse it, what a person has seen is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lawspeaker.cli.offers import hub_of
from lawspeaker_table.serve.table import Table
from lawspeaker_table.serve.words import Refused
from tests.conftest import Law

GIFTS = """
game "Gifts"
    players 3
resource coins
kind card
card Ace
card King
card Queen
card Jack
pile hand of player: card, seen by owner
pile box: card, seen by nobody

setup
    put cards into box
    shuffle box
    deal 2 from box to hand of player 1

course
    repeat 3 times
        each p among players
            as p
                choose c from your hand
                    choose q from opponents
                        put c into hand of q
                otherwise
                    skip
                choose n from 1 to 2
                    gain n coins

score for p
    "coins" = coins of p
"""


@pytest.fixture
def gifts(law: Law) -> Path:
    """Return the file of a game in which players give each other hidden cards."""
    Path("gifts.law").write_text(GIFTS, encoding="utf-8")
    return Path("gifts.law")


def table_of(game: Path, bots: dict[int, int]) -> Table:
    """Return a new table of a game; its storage is closed with the process."""
    hub = hub_of([str(game)], Path("tables.db"), "127.0.0.1", 10)
    return asyncio.run(hub.tables.create("gifts", 3, {}, bots, 1))


def give(table: Table, seat: int) -> None:
    """Let player 1 give the first card to another player."""
    asyncio.run(table.choose(1, table.turn, 0))
    wanted = next(option.id for option in table.game.decision.options if str(seat) in option.label)  # type: ignore[union-attr]
    asyncio.run(table.choose(1, table.turn, table.game.legal.index(wanted)))


def test_a_card_that_a_bot_has_seen_can_be_taken_back(gifts: Path) -> None:
    table = table_of(gifts, {2: 1, 3: 1})
    before = table.game.hash
    give(table, 2)
    assert table.can_undo(1)
    asyncio.run(table.undo(1))
    asyncio.run(table.undo(1))
    assert table.game.hash == before


def test_a_card_that_a_person_has_seen_cannot_be_taken_back(gifts: Path) -> None:
    table = table_of(gifts, {3: 1})
    give(table, 2)
    assert not table.can_undo(1)
    with pytest.raises(Refused, match=r"this cannot be undone: player 2 has seen something hidden since \(card\)"):
        asyncio.run(table.undo(1))


def test_what_bots_did_with_what_they_saw_is_taken_back_too(gifts: Path) -> None:
    table = table_of(gifts, {2: 1, 3: 1})
    give(table, 2)
    before = table.game.hash
    asyncio.run(table.choose(1, table.turn, 0))
    while table.bot_of(table.game.player):
        asyncio.run(table.random_bots_decide(asyncio.Lock()))
    asyncio.run(table.undo(1))
    assert table.game.hash == before


GAMBLES = """
game "Gambles"
    players 2
resource coins
kind card
    rank: 1 to 9
    every rank
pile deck: card, seen by nobody
pile hand of player: card, seen by owner

setup
    put cards into deck
    shuffle deck

course
    repeat 2 times
        each p among players
            as p
                choose one
                    "gamble"
                        pick n at random from 1 to 6
                        gain (n) coins
                    "draw"
                        put first deck into your hand
                    "pass"
                        skip

score for p
    "coins" = coins of p
"""


def gambles(bots: dict[int, int]) -> Table:
    """Return a new table of a game of chance."""
    Path("gambles.law").write_text(GAMBLES, encoding="utf-8")
    hub = hub_of(["gambles.law"], Path("tables.db"), "127.0.0.1", 10)
    return asyncio.run(hub.tables.create("gambles", 2, {}, bots, 1))


def choose(table: Table, seat: int, position: int) -> None:
    """Let a seat choose an option."""
    asyncio.run(table.choose(seat, table.turn, position))


@pytest.mark.parametrize(
    ("position", "why"),
    [(0, "chance has decided something since"), (1, "chance has decided something since|has seen something hidden")],
    ids=["a die", "a card drawn by the one who undoes"],
)
def test_what_one_has_learned_by_a_choice_cannot_be_taken_back(law: Law, position: int, why: str) -> None:
    table = gambles({2: 1})
    choose(table, 1, position)
    assert not table.can_undo(1)
    with pytest.raises(Refused, match=why):
        asyncio.run(table.undo(1))


def test_of_two_people_each_takes_back_only_what_nobody_has_followed(law: Law) -> None:
    table = gambles({})
    choose(table, 1, 2)
    assert (table.can_undo(1), table.can_undo(2)) == (True, False)
    choose(table, 2, 2)
    assert (table.can_undo(1), table.can_undo(2)) == (False, True)
    with pytest.raises(Refused, match="this cannot be undone: player 2 has decided since"):
        asyncio.run(table.undo(1))
    asyncio.run(table.undo(2))
    assert (table.turn, table.can_undo(1), table.can_undo(0)) == (1, True, False)


def test_the_last_choice_of_a_game_cannot_be_taken_back(law: Law) -> None:
    table = gambles({})
    for turn in range(4):
        choose(table, 1 + turn % 2, 2)
    assert table.game.over
    assert not table.can_undo(2)
    with pytest.raises(Refused, match="the game is over"):
        asyncio.run(table.undo(2))
