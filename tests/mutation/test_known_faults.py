"""What mutants found once stays mended: each spec is refused with the code, or plays."""

from __future__ import annotations

import pytest

from lawspeaker.source import Source
from tests.mutation.judge import Outcome, Verdict, judge

FRAME = """game "Known"
    players 2 to 3
    named Red, Blue, Green
resource gold
course
    repeat 2 times
        each p among players
            choose n by p from 1 to 3
                gain n gold for p
                as p
                    act
"""
SCORE = """score for p
    "gold" = gold of p
"""
ACT = """verb act
    gain 1 gold
"""
REFUSED = {
    "two wins of one name": ("L201", ACT, "win Rich for p\n    needs gold of p is 3\nwin Rich for p\n    needs no\n"),
    "a price in an undeclared resource": (
        "L324",
        ACT,
        SCORE,
        "kind card\n    cost: bundle\ncard Ace\n    cost 1 gold + 1 wood\n",
    ),
    "something instead of the end": ("L421", ACT, SCORE, "instead of ended\n    gain 1 gold for Red\n"),
    "the end announced by hand": ("L422", SCORE, "verb act\n    announce ended\n"),
    "points without a score": (
        "L420",
        "verb act\n    gain (score of you) gold\n",
        "win Rich for p when ended\n    most gold of p\n",
    ),
    "a score that asks for itself": (
        "L387",
        ACT,
        'value lead of p: player -> number = score of p\nscore for p\n    "lead" = lead of p\n',
    ),
    "a state that begins with an empty seat": ("L423", ACT, SCORE, "state dealer: player = Green\n"),
}
PLAYED = {
    "steps that no card has": (
        SCORE,
        "kind card\n    plays: steps\ncard Ace\npile deck: card\nsetup\n    put Ace into deck\n"
        "verb act\n    each c among deck\n        run plays of c\n",
    ),
    "a pile of a kind without things": (
        SCORE,
        "kind card\npile deck: card, seen by nobody\npile hand of player: card, seen by owner\n"
        "verb act\n    shuffle deck\n    deal 1 from deck to your hand\n    put your hand onto deck\n",
    ),
    "points in a value": (
        SCORE,
        "value lead of p: player -> number = score of p - score of left of p\n"
        "verb act\n    if lead of you is more than 0\n        gain 1 gold\n",
    ),
    "a choice before the end": (
        ACT,
        SCORE,
        "before ended\n    each p among players\n        choose n by p from 1 to 2\n            gain n gold for p\n",
    ),
    "different things of a kind": (
        SCORE,
        "kind card\ncard Ace\n    copies 3\ncard King\n"
        "verb act\n    let kinds = different cards\n    gain (count different cards + count kinds) gold\n",
    ),
    "a variable beside a verb called like what follows it": (
        SCORE,
        "verb act\n    each hero among players\n        choose n by hero from 1 to 2\n            hero_next\n"
        "verb hero_next\n    gain 1 gold\n",
    ),
    "a variable called like the mark of a record": (
        SCORE,
        "record duel\n    wounds: number = 0\n"
        "verb act\n    let duel_mark = 2\n    start duel\n    gain (wounds of duel + duel_mark) gold\n",
    ),
    "a verb called like an ending": (
        SCORE,
        "win Rich for p when ended where gold of p is at least 9\n    most gold of p\n"
        "verb act\n    win_rich\nverb win_rich\n    gain 1 gold\n",
    ),
    "a field of an event called like a verb": (
        SCORE,
        "event ran by act: player\nwin Fast for act when ran where gold of act is at least 12\n"
        "when ran where gold of act is 1\n    gain 1 gold for act\n"
        "verb act\n    gain 1 gold\n    announce ran by you\n",
    ),
    "a verb called like a step of an example": (
        SCORE,
        'verb act\n    example_1_1\nverb example_1_1\n    gain 1 gold\nexample "one"\n    given\n        Red has 1 gold\n'
        "    Red does example_1_1\n    expect\n        Red has 2 gold\n",
    ),
    "a comparison with an empty seat": (
        SCORE,
        "verb act\n    if you is Green or you is in (Red, Green)\n        gain 1 gold\n",
    ),
}


def judged(*parts: str) -> Verdict:
    """Judge a game made of parts."""
    return judge([Source("rules.law", FRAME + "".join(parts))], seed=1, draft=False)


@pytest.mark.parametrize("title", REFUSED)
def test_what_cannot_be_played_is_refused(title: str) -> None:
    code, *parts = REFUSED[title]
    assert judged(*parts) == Verdict(Outcome.REFUSED, code)


@pytest.mark.parametrize("title", PLAYED)
def test_what_is_not_refused_is_played(title: str) -> None:
    found = judged(*PLAYED[title])
    assert found.outcome is Outcome.PLAYED, found.detail


def test_an_empty_seat_stops_the_game_with_the_line_and_the_name() -> None:
    found = judged(SCORE, "verb act\n    gain 1 gold for Green\n")
    assert found.outcome is Outcome.STOPPED
    assert found.detail == "rules.law:15: Green does not play in a game of 2"
