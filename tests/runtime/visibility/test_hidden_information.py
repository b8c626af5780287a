"""Hidden information stays hidden: in views, in the log, in the fields of an event."""

from __future__ import annotations

from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.state.base_state import BaseState
from tests.conftest import Game
from tests.soak import runs

PASSING = """
game "Passing"
    players 2
    named Red, Blue

resource fame
kind card
    every rank
    rank: 1 to 8
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
state secret of player: 1 to 6 = 1, seen by owner
state marked of card: yes_no = no, seen by nobody
event hidden c: card by who: player
event named cs: list of card by who: player

verb hide_two
    choose 2 cs from your hand
        if secret of you is 6 # never: what the event carries is hidden, and the check cannot be certain of it
            reveal cs
        announce named cs by you
        each c among cs
            marked of c becomes yes
            announce hidden c by you
                put c under deck
    otherwise
        skip

when hidden where marked of c
    gain 1 fame for who
when named where count cs is 2
    gain 1 fame for who

setup
    put cards into deck
    shuffle deck
    each p among players
        deal 3 from deck to hand of p
        secret of p becomes 2

course
    repeat 3 times
        each p among players
            as p
                hide_two
                deal 2 from deck to your hand

score for p
    "fame" = fame of p + secret of p
"""


def begin(written: Game) -> Played[BaseState]:
    """Begin a game in which Red hides two cards."""
    game = written(PASSING)
    played = Played.start(game.engine, game.rules, 2, 4, {})
    played.choose(played.legal[0])
    played.choose(played.legal[0])
    return played


def test_an_event_names_hidden_cards_only_to_those_who_see_them(written: Game) -> None:
    played = begin(written)
    told, others = "\n".join(played.log(1)), "\n".join(played.log(2))
    assert "hidden: c a card, who Red" in others
    assert "named: cs a card + a card, who Red" in others
    assert "a card" not in told.split("Blue", 1)[1].split("hidden", 1)[1].split("\n", 1)[0]


def test_a_view_shows_no_hidden_state_of_others_and_none_without_an_owner(written: Game) -> None:
    view = begin(written).raw_view(2)
    assert view["secret"] == [-1, 2]
    assert view["marked"] == -1
    assert view["hand"] != begin(written).raw_view(1)["hand"]


def test_a_guess_has_the_same_view_as_the_game(written: Game) -> None:
    game = written(PASSING)
    assert check(Subject(game.engine, game.rules), range(runs(10, 200)), only=["keeps secrets"]) == []
