"""The check computes what a player who is asked may see of the things that a rule, a question or an event names."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.game.undo_secrecy import things_in
from tests.compile_specs import build

FRAME = """
game "Subjects"
    players 2 to 3
    named Red, Blue, Green
resource fame
kind card
    rank: 1 to 9
    every rank
kind spell is card
    plays: steps
spell Spark
    copies 3
    rank 1
    plays
        gain 1 fame
kind answer is card
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
pile sleeve of player: card, seen by owner
pile market: card
pile table: card
event played c: card by actor: player
event noted c: optional card
event round_over
state bid of player: 1 to 6 = 1, seen by owner
state claim of player: 1 to 6 = 1
event bid_made n: number by p: player
setup
    put cards into deck
    shuffle deck
    deal 2 from deck to market
    each p among players
        deal 4 from deck to hand of p
course
    repeat 2 times
        each p among players
            as p
                act
    announce round_over
score for p
    "fame" = fame of p
"""
WARD = """
answer Ward
    rank 2
    while this is in your hand
        may openly instead of played where actor is not you
            put this into table
            put c into table
"""
PLAY = """
verb act
    choose c from your hand
        announce played c by you
            put c into table
    otherwise
        skip
"""
NO_EVENT = """
verb act
    choose c from your hand
        put c into table
    otherwise
        skip
    announce played (first table) by you
"""
LEAKING = {
    "an interrupt about a card in a hand": ("L407", WARD + PLAY),
    "a card found by where it is": (
        "L407",
        WARD
        + """
verb act
    choose c from spells where it is in your hand
        announce played c by you
            run plays of c
            put c into table
    otherwise
        skip
""",
    ),
    "a rule with a choice in its block": (
        "L407",
        """
answer Ward
    rank 2
    while this is in your hand
        when played where actor is not you
            choose openly one
                "counter"
                    put c into deck
                "let it be"
                    skip
"""
        + PLAY,
    ),
    "a card that moved from hand to sleeve": (
        "L407",
        WARD
        + """
verb act
    choose c from your hand
        put c into sleeve of you
        announce played c by you
            put c into table
    otherwise
        skip
""",
    ),
    "a verb that is given the card": (
        "L407",
        WARD
        + """
verb act
    choose c from your hand
        play c
    otherwise
        skip
verb play c: card
    announce played c by you
        put c into table
""",
    ),
    "a rule that waits for a verb": (
        "L407",
        """
answer Ward
    rank 2
    while this is in your hand
        may openly instead of play where doer is not you
            put c into table
verb act
    choose c from your hand
        play c
    otherwise
        skip
verb play c: card
    put c into table
    announce played c by you
""",
    ),
    "shown to one player only": (
        "L407",
        (WARD + PLAY).replace("        announce", "        show c to left of you\n        announce"),
    ),
    "an event that nobody answers": ("L408", PLAY),
    "the top card of a deck": (
        "L408",
        """
verb act
    announce played (first deck) by you
        put first deck into table
""",
    ),
    "a card that was drawn": (
        "L408",
        """
verb act
    let c = first deck
    put c into your hand
    announce played c by you
""",
    ),
    "every card of a hand": (
        "L408",
        """
verb act
    each c among your hand
        announce played c by you
""",
    ),
    "a question that names a card of another hand": (
        "L409",
        NO_EVENT
        + """
when round_over
    each p among players
        choose c by p from hand of p
            choose one by left of p asking "Do you believe in {c}?"
                "yes"
                    skip
                "no"
                    put c into table
        otherwise
            skip
""",
    ),
    "a label that names a card of another hand": (
        "L409",
        NO_EVENT
        + """
when round_over
    each p among players
        each q among players where q is not p
            choose c by p from hand of p
                choose one by q
                    "take {c}"
                        put c into table
                    "leave it"
                        skip
            otherwise
                skip
""",
    ),
}
LEAKING |= {
    "a card that a verb gives": (
        "L408",
        """
verb draw_one -> card
    if deck is empty
        fail
    let c = first deck
    put c into your hand
    give c
verb act
    draw_one giving c
    otherwise
        done
    announce played c by you
""",
    ),
    "a card that a verb of another player gives": (
        "L408",
        """
verb weakest of_player: player -> card
    let c = first d among hand of of_player having least rank of d
    if c is nothing
        fail
    give c
verb act
    weakest (left of you) giving c
    otherwise
        done
    announce played c by you
""",
    ),
}
DUEL = """
record duel
    weapon: card
    shield: optional card = nothing
state pick of player: optional card
state latest: optional card
event begun d: duel by actor: player
"""
START = """
verb act
    choose c from your hand
        start duel giving d
            weapon c
        STEPS
        put c into table
    otherwise
        skip
"""
ASKING = """
answer Ward
    rank 2
    while this is in your hand
        may openly when begun where actor is not you and rank of (weapon of d) is at least 3
            gain 1 fame
"""
LEAKING |= {
    "a field of a record": ("L408", DUEL + START.replace("STEPS", "announce played (weapon of d) by you")),
    "a field of the current record": ("L408", DUEL + START.replace("STEPS", "announce played (weapon of duel) by you")),
    "a variable that gets a field of a record": (
        "L408",
        DUEL + START.replace("STEPS", "let w = weapon of d\n        announce played w by you"),
    ),
    "a field of a record that a verb is given": (
        "L408",
        DUEL
        + START.replace("STEPS", "fight d")
        + """
verb fight e: duel
    gain 1 fame
    announce played (weapon of e) by you
""",
    ),
    "a field of the current record in a verb": (
        "L408",
        DUEL
        + START.replace("STEPS", "fight")
        + """
verb fight
    announce played (weapon of duel) by you
""",
    ),
    "a field that is stored": (
        "L408",
        DUEL + START.replace("STEPS", "shield of d becomes c\n        announce noted (shield of d)"),
    ),
    "a state of a player": (
        "L408",
        DUEL + START.replace("STEPS", "pick of you becomes c\n        announce noted (pick of you)"),
    ),
    "a state": ("L408", DUEL + START.replace("STEPS", "latest becomes c\n        announce noted latest")),
    "a rule that asks about a field of a record": (
        "L407",
        DUEL + ASKING + START.replace("STEPS", "announce begun d by you"),
    ),
    "a rule that asks about a field of the current record": (
        "L407",
        DUEL + ASKING.replace("weapon of d", "weapon of duel") + START.replace("STEPS", "announce begun d by you"),
    ),
}
NUMBER_ASKED = """
verb act
    choose c from your hand
        let n = rank of c
        put c into sleeve of you
        TELL
        choose one by left of you asking "Is the card of {n} there?"
            "yes"
                skip
            "no"
                skip
    otherwise
        skip
    announce played (first table) by you
"""
LEAKING |= {
    "a question that tells the number of a card of another hand": ("L409", NUMBER_ASKED.replace("TELL", "skip"))
}
NOT_LEAKING = {
    "a question about a number that was told to all": NUMBER_ASKED.replace("TELL", "announce openly bid_made n by you"),
    "a question about the number of a card that was put on the table": NUMBER_ASKED.replace("TELL", "put c into table"),
    "a field of a record whose card was put on the table": DUEL
    + START.replace("STEPS", "put c into table\n        announce played (weapon of d) by you"),
    "a field of a record whose card was revealed": DUEL
    + START.replace("STEPS", "reveal c\n        announce played (weapon of d) by you"),
    "another name of a card that was revealed": DUEL
    + START.replace("STEPS", "let w = c\n        reveal w\n        announce played c by you"),
    "a field that was stored anew": DUEL
    + START.replace(
        "STEPS", "shield of d becomes c\n        shield of d becomes first table\n        announce noted (shield of d)"
    ),
    "a field that a verb stores": DUEL
    + START.replace("STEPS", "shield of d becomes c\n        drop d\n        announce noted (shield of d)")
    + """
verb drop e: duel
    shield of e becomes nothing
""",
    "a field of another record": DUEL
    + START.replace(
        "STEPS",
        "start duel giving e\n            weapon first market\n        announce played (weapon of duel) by you",
    ),
    "a state of another player": DUEL
    + START.replace("STEPS", "pick of you becomes c\n        announce noted (pick of left of you)"),
    "a rule that asks the player who holds the card of a field": DUEL
    + ASKING.replace("actor is not you", "actor is you")
    + START.replace("STEPS", "announce begun d by you"),
    "an open card that a verb gives": """
verb take_one -> card
    if market is empty
        fail
    let c = first market
    put c into table
    give c
verb act
    take_one giving c
    otherwise
        done
    announce played c by you
""",
    "a card that a verb gives from here or there": """
verb take_one -> card
    if market is empty
        give first hand of you
    otherwise
        give first market
verb act
    take_one giving c
    otherwise
        done
    announce played c by you
""",
    "put on the table first": (WARD + PLAY).replace("        announce", "        put c into table\n        announce"),
    "revealed first": (WARD + PLAY).replace("        announce", "        reveal c\n        announce"),
    "announced openly": (WARD + PLAY).replace("announce played", "announce openly played"),
    "a card of an open pile": (WARD + PLAY).replace("from your hand", "from market"),
    "asked of the player who holds the card": (WARD + NO_EVENT).replace("where actor is not you", "where actor is you"),
    "a verb that tells nobody": """
answer Spy
    rank 2
    while this is in your hand
        may after draw_card where doer is you
            gain 1 fame
verb act
    draw_card
    announce played (first table) by you
verb draw_card
    put first deck into table
    put first deck into your hand
""",
    "a rule about the card of its own player": """
answer Spy
    rank 2
    while this is in your hand
        may after keep where doer is you and c is Spark
            gain 1 fame
verb act
    choose c from your hand
        keep c
    otherwise
        skip
    announce played (first table) by you
verb keep c: card
    put c into sleeve of you
""",
    "a bluff: the event does not carry the card": """
answer Doubter
    rank 2
    while this is in your hand
        may openly when round_over
            gain 1 fame
verb act
    choose c from your hand
        put c into sleeve of you
        may "doubt" by left of you
            reveal c
        otherwise
            skip
    otherwise
        skip
    announce played (first table) by you
""",
    "a question to the player who holds the card": """
verb act
    choose c from your hand
        choose one asking "What becomes of {c}?"
            "play"
                put c into table
            "keep"
                skip
    otherwise
        skip
    announce played (first table) by you
""",
    "a question after it was shown": """
verb act
    choose c from your hand
        show c to left of you
        choose one by left of you asking "Do you take {c}?"
            "take"
                put c into hand of left of you
            "leave"
                skip
    otherwise
        skip
    announce played (first table) by you
""",
    "a hand that is filled from an open pile only": """
pile bag of player: card, seen by owner
verb act
    choose c from market
        put c into bag of you
    otherwise
        skip
    choose c from bag of you
        announce played c by you
            put c into market
    otherwise
        skip
""",
    "moved on some ways": """
verb act
    choose c from your hand
        if fame of you is 0
            put c into table
        announce played c by you
    otherwise
        skip
""",
}


def codes(spec: str) -> list[str]:
    """Return the codes about hidden subjects that the check finds in a small game."""
    found = check_game([Source("rules.law", FRAME + spec)]).facts.found
    others = [fact for fact in found if fact.code.startswith("L") and fact.code not in ("L407", "L408", "L409", "L405")]
    assert not others, others
    return [fact.code for fact in found if fact.code in ("L405", "L407", "L408", "L409", "W540")]


@pytest.mark.parametrize("name", LEAKING)
def test_what_a_player_is_told_or_asked_about_without_seeing_it_is_refused(name: str) -> None:
    code, spec = LEAKING[name]
    assert codes(spec) == [code]


@pytest.mark.parametrize("name", NOT_LEAKING)
def test_what_all_who_are_concerned_see_is_no_mistake(name: str) -> None:
    assert codes(NOT_LEAKING[name]) == []


def test_the_message_names_the_event_the_rule_and_the_pile() -> None:
    fact = next(f for f in check_game([Source("rules.law", FRAME + WARD + PLAY)]).facts.found if f.code == "L407")
    lines = (FRAME + WARD + PLAY).split("\n")
    assert lines[fact.span.line - 1].strip() == "announce played c by you"
    assert fact.words == {"word": "c", "event": "played", "rule": "Ward", "pile": "hand"}
    assert [lines[span.line - 1].strip() for span, _ in fact.related] == [
        "may openly instead of played where actor is not you",
        "pile hand of player: card, seen by owner",
    ]


def test_openly_is_refused_where_an_event_carries_nothing_hidden() -> None:
    assert codes(NO_EVENT.replace("announce played (first table) by you", "announce openly round_over")) == ["L405"]


TELLING = """
verb act
    choose n from 1 to 6
        bid of you becomes n
        announce bid_made n by you
"""
SECRETS_TOLD = {
    "as it is": TELLING,
    "worked out from it": TELLING.replace("announce bid_made n", "let m = n + 1\n        announce bid_made m"),
    "before it is kept": TELLING.replace(
        "        bid of you becomes n\n        announce bid_made n by you\n",
        "        announce bid_made n by you\n        bid of you becomes n\n",
    ),
    "rolled for one player": """
verb act
    pick n at random from 1 to 6 for you
    announce bid_made n by you
""",
}
SECRETS_TOLD |= {
    "by a verb": TELLING.replace("announce bid_made n by you", "tell n")
    + """
verb tell n: number
    announce bid_made (n + 1) by you
""",
    "from the state at once": TELLING.replace("announce bid_made n", "announce bid_made (bid of you)"),
    "from the state behind the choice": """
verb act
    choose n from 1 to 6
        bid of you becomes n
    announce bid_made (bid of you) by you
""",
    "from the state by a phase": TELLING.replace("announce bid_made n by you", "run Tell")
    + """
phase Tell
    announce bid_made (bid of you) by you
""",
    "rolled and kept": """
verb act
    pick n at random from 1 to 6 for you
    bid of you becomes n
    announce bid_made (bid of you) by you
""",
}
CARD_TOLD = """
verb act
    choose c from your hand
        put c into sleeve of you
        announce bid_made (rank of c) by you
    otherwise
        skip
"""
SECRETS_TOLD |= {
    "with something added": TELLING.replace("bid of you becomes n\n", "bid of you becomes (6 if n is 1 else n)\n"),
    "kept by a verb": TELLING.replace("bid of you becomes n", "keep n")
    + """
verb keep m: number
    bid of you becomes m
""",
    "a number of a card that was put face down": CARD_TOLD,
    "a number that was worked out before the card was put face down": CARD_TOLD.replace(
        "        put c", "        let n = rank of c\n        put c"
    ).replace("bid_made (rank of c)", "bid_made (n + 1)"),
    "whether it is a certain card": CARD_TOLD.replace("(rank of c)", "(1 if c is Spark else 2)"),
    "a number of a card in a hand, by a verb": CARD_TOLD.replace("announce bid_made (rank of c) by you", "tell c")
    + """
verb tell c: card
    announce bid_made (rank of c) by you
""",
    "the number of the top card": """
verb act
    announce bid_made (rank of first deck) by you
""",
}
NO_SECRETS_TOLD = {
    "a number of a card that lies on the table": CARD_TOLD.replace("sleeve of you", "table"),
    "a number of a card that all have seen": CARD_TOLD.replace("put c into sleeve of you", "reveal c"),
    "a number of a card, meant": CARD_TOLD.replace("announce bid_made", "announce openly bid_made"),
    "a number that was worked out before, meant": CARD_TOLD.replace(
        "announce bid_made (rank of c)", "let n = rank of c\n        announce openly bid_made n"
    ),
    "a number of a card that is told to its player alone": CARD_TOLD.replace("announce bid_made", "announce owned")
    + "event owned n: number by p: player\n    n seen by p\n",
    "how many cards there are": CARD_TOLD.replace("(rank of c)", "(count your hand)"),
    "what is paid from a hidden sum": TELLING.replace("bid of you becomes n", "bid of you becomes bid of you - n"),
    "by a verb that is given another value": TELLING.replace("announce bid_made n by you", "tell (fame of you)")
    + """
verb tell n: number
    announce bid_made n by you
""",
    "the state of another player": TELLING.replace("bid_made n", "bid_made (bid of left of you)"),
    "after the next choice": """
verb act
    choose n from 1 to 6
        bid of you becomes n
        choose m by left of you from 1 to 6
            bid of left of you becomes m
            announce bid_made (bid of you) by you
""",
    "an open claim": TELLING.replace("bid of you becomes", "claim of you becomes"),
    "told later, from the state": """
verb act
    each p among players
        choose n by p from 1 to 6
            bid of p becomes n
    announce bid_made (bid of you) by you
    each p among players
        announce bid_made (bid of p) by p
""",
    "another value": TELLING.replace("announce bid_made n", "announce bid_made (fame of you)"),
    "meant": TELLING.replace("announce bid_made", "announce openly bid_made"),
}


@pytest.mark.parametrize("name", SECRETS_TOLD)
def test_an_event_that_tells_what_was_chosen_secretly_is_warned_of(name: str) -> None:
    assert codes(SECRETS_TOLD[name]) == ["W540"]


@pytest.mark.parametrize("name", NO_SECRETS_TOLD)
def test_an_event_that_tells_no_secret_is_not_warned_of(name: str) -> None:
    assert codes(NO_SECRETS_TOLD[name]) == []


TAKING = """
verb act
    choose c from FROM
        put c into your hand
    otherwise
        skip
    each q among opponents
        choose c by q from BY
            skip
        otherwise
            skip
"""
OPTIONS_TOLD = {
    "of a neighbour": (TAKING.replace("FROM", "hand of left of you").replace("BY", "hand of q"), 1),
    "of the player at turn, to the others": (TAKING.replace("FROM", "market").replace("BY", "your hand"), 1),
    "of whoever they are": (TAKING.replace("FROM", "hand of right of you").replace("BY", "hand of left of q"), 2),
    "own cards": (TAKING.replace("FROM", "your hand").replace("BY", "hand of q"), 0),
    "openly": (
        TAKING.replace("choose c", "choose openly c")
        .replace("FROM", "hand of left of you")
        .replace("BY", "hand of left of q"),
        0,
    ),
}


@pytest.mark.parametrize("name", OPTIONS_TOLD)
def test_options_from_a_hidden_pile_of_another_player_are_warned_of(name: str) -> None:
    spec, count = OPTIONS_TOLD[name]
    for frame, expected in (
        (FRAME, count),
        (FRAME.replace("course\n", "course\n    reveal (first market)\n"), count),
        (FRAME.replace("course\n", "course\n    show hand of Red to Blue\n"), 0),
    ):
        found = check_game([Source("rules.law", frame + spec)]).facts.found
        assert [fact.code for fact in found if fact.code in ("W520", "L405")] == ["W520"] * expected


OPEN_EVENTS = """
verb act
    choose c from your hand
        announce openly played c by you
            put c into table
    otherwise
        skip
    announce openly noted nothing
"""


def test_announce_openly_shows_what_the_event_carries_to_all_players(tmp_path: Path) -> None:
    built = build("open-events", [Source("rules.law", FRAME + WARD + OPEN_EVENTS)], tmp_path, warnings=True)
    for seed in range(20):
        played = Played.start(built.engine, built.rules, 2, seed)
        asked = played.player
        other = 3 - asked
        hidden = [
            thing for thing in range(len(built.rules.things)) if not built.engine.sees(played.state, other, thing)
        ]
        chosen = things_in(built.rules, played.legal[0])
        assert chosen is not None
        assert chosen[0] in hidden
        name = built.rules.things[chosen[0]].name
        played.choose(played.legal[0])
        log = played.log(other)
        assert f"{name} is shown to all" in log
        assert f"played: c {name}, actor {built.rules.seat(asked)}" in log
