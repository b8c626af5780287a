"""`law fuzz` finds leaks of hidden information, and accepts exactly what the spec reveals `openly`."""

from __future__ import annotations

import pytest

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Finding, Subject
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.game.undo_secrecy import things_in
from tests.compile_specs import Built, build
from tests.conftest import Game
from tests.soak import runs

SEEDS = range(runs(6, 200))

FRAME = """
game "Leaks"
    players 2 to 3
    named Red, Blue, Green
resource fame
kind card
    every rank
    rank: 1 to 12
pile deck: card, seen by nobody
pile hand of player: card, seen by owner
pile row: card
state claim of player: 1 to 12 = 1
state truth of player: 1 to 12 = 1, seen by owner
event struck by actor: player
setup
    put cards into deck
    shuffle deck
    each p among players
        deal 3 from deck to hand of p
    deal 1 from deck to row
course
    repeat 3 times
        each p among players
            as p
                act
    announce struck by player 1
score for p
    "fame" = fame of p
"""

STRIKE = """
verb act
    choose c from hand of left of you where rank of it is at least 5
        put c into row
        gain 1 fame
    otherwise
        skip
"""
LABEL = """
verb act
    choose one
        "strike" when any c among hand of left of you where rank of c is at least 9
            gain 1 fame
        "pass"
            skip
"""
CHALLENGE = """
verb act
    pick n at random from 1 to 12 for you
    truth of you becomes n
    choose m from 1 to 12
        claim of you becomes m
    each q among opponents
        if claim of you is not truth of you
            may "challenge" by q
                gain 1 fame for q
            otherwise
                skip
"""
CHALLENGE_LABEL = """
verb act
    pick n at random from 1 to 2 for you
    truth of you becomes n
    choose m from 1 to 2
        claim of you becomes m
    choose one by left of you
        "challenge" when claim of you is not truth of you
            gain 1 fame for left of you
        "believe"
            skip
"""
REMEMBERED = """
verb act
    let strong = any c among hand of left of you where rank of c is at least 9
    choose n from 1 to 2
        choose one
            "strike" when strong
                gain 1 fame
            "pass"
                skip
"""
THROUGH_A_VALUE = """
value loot of player -> number = count c among hand of left of player where rank of c is at least 7
verb act
    choose n from 0 to loot of you
        gain n fame
    otherwise
        skip
"""
THROUGH_A_PERMISSION = """
can strike p: player by q: player = any c among hand of p where rank of c is at least 9
verb act
    choose victim from opponents where can strike it by you
        lose 1 fame for victim
    otherwise
        skip
"""
DECK = """
verb act
    choose c from deck
        put c into row
    otherwise
        skip
"""
REACTION = """
card Shield
    rank 3
    while this is in your hand
        may when struck where actor is not you
            gain 1 fame
verb act
    choose n from 1 to 2
        announce struck by you
"""
ASKED_OF_ANOTHER = """
verb act
    choose n from 1 to 2
        each q among opponents
            may choose c by q from hand of q where rank of it is at least 11
                put c into row
            otherwise
                skip
"""
HIDDEN_RESOURCE = """
resource coins: seen by owner
verb act
    gain 1 coins
    choose n from 1 to 2
        gain (n) coins
    choose one
        "rob" when coins of left of you is at least 3
            gain 1 fame
        "pass"
            skip
"""
HIDDEN_STATE = """
state secret of player: number = 0, seen by owner
verb act
    choose n from 1 to 3
        secret of you becomes n
    choose one
        "rob" when secret of left of you is at least 2
            gain 1 fame
        "pass"
            skip
"""
HIDDEN_CHOICE = """
pile secret of player: card, seen by owner
verb act
    choose c from your hand
        put c into secret of you
    otherwise
        skip
    choose one by left of you
        "challenge" when any c among secret of you where rank of c is less than 6
            gain 1 fame
        "believe"
            skip
"""
ORDER = """
verb act
    let cs = hand of left of you
    choose order of cs
    put cs into deck
"""
WHO_IS_ASKED = """
verb act
    choose n from 1 to 2
        let victim = first p among players having most (rank of first hand of p)
        choose m by victim from 1 to 2
            gain 1 fame
"""
LONG_AGO = """
verb act
    let strong = any c among hand of left of you where rank of c is at least 9
    choose n from 1 to 2
        skip
    choose n from 1 to 2
        skip
    choose n from 1 to 2
        skip
    choose n from 1 to 2
        skip
    choose n from 1 to 2
        skip
    choose one
        "strike" when strong
            gain 1 fame
        "pass"
            skip
"""
EFFECT = """
verb act
    if any c among hand of left of you where rank of c is at least 9
        until struck
            adds 1 to reach_of of you
    choose n from 1 to reach_of of you
        gain n fame
    otherwise
        skip
    announce struck by you
value reach_of of player -> number = 1
"""
TOP_CARD = """
verb act
    let top = first deck
    choose one
        "high" when rank of top is at least 7
            gain 1 fame
        "low"
            skip
"""
LAST_QUESTION = """
verb act
    choose n from 1 to 2
        gain n fame
course
    each p among players
        as p
            act
    if any c among hand of player 2 where rank of c is at least 9
        may "boast" by player 2
            gain 1 fame for player 2
        otherwise
            skip
"""
LAST_LABEL = """
verb act
    choose n from 1 to 2
        gain n fame
course
    each p among players
        as p
            act
    if any c among hand of player 2 where rank of c is at least 9
        choose one by player 1
            "boast"
                gain 1 fame for player 1
            "keep quiet"
                skip
"""
LAST_BEFORE_AN_END = """
verb act
    choose n from 1 to 2
        gain n fame
course
    repeat
        each p among players
            as p
                act
            if any c among hand of left of p where rank of c is at least 11
                may "boast" by left of p
                    gain 1 fame for left of p
                otherwise
                    skip
            if fame of p is at least 3
                end
"""
TURN_PASSES = """
verb act
    choose n from 1 to 2
        gain n fame
course
    turns until fame of player 1 is at least 8
        act
        if any c among your hand where rank of c is at least 9
            may "boast"
                gain 1 fame
            otherwise
                skip
"""
END_BY_A_HAND = """
verb act
    choose n from 1 to 2
        gain n fame
    if any c among hand of left of you where rank of c is at least 11
        end
"""
END_BY_A_DRAW = """
verb act
    let c = first deck
    if c is not nothing
        put c into your hand
    choose d from your hand
        put d into row
    otherwise
        skip
    if c is not nothing
        if rank of c is at least 9
            end
"""
FACE_DOWN = """
pile secret of player: card, seen by owner
verb act
    choose c from your hand
        put c into secret of you
        if rank of c is at least 7
            REACT
    otherwise
        skip
"""
BOAST = """may "boast"
                gain 1 fame
            otherwise
                skip"""
ASKED_BY_OWN_CHOICE = FACE_DOWN.replace("REACT", BOAST)
ANOTHER_ASKED = FACE_DOWN.replace("REACT", BOAST.replace('"boast"', '"boast" by left of you'))
ANOTHER_QUESTION_TO_ANOTHER = """
pile secret of player: card, seen by owner
course
    choose c by player 1 from hand of player 1
        put c into secret of player 1
        if rank of c is at least 7
            choose n by player 1 from 1 to 2
                skip
        otherwise
            choose n by player 2 from 1 to 2
                skip
    otherwise
        skip
"""
END_BY_CHOICE = FACE_DOWN.replace("REACT", "end")
ASKED_BEFORE_KEPT = """
verb act
    choose n from 1 to 6
        if n is at least 4
            may "boast"
                gain 1 fame
            otherwise
                skip
        truth of you becomes n
"""
END_BY_A_BID = """
verb act
    choose n from 1 to 6
        truth of you becomes n
        if n is 6
            end
"""
ASKED_LATER = """
pile secret of player: card, seen by owner
verb act
    choose c from your hand
        put c into secret of you
    otherwise
        skip
    choose n by left of you from 1 to 2
        skip
    if any c among secret of you where rank of c is at least 7
        may "boast"
            gain 1 fame
        otherwise
            skip
"""
SECRET_CHOICES = {
    "a question by one's own face-down choice": ASKED_BY_OWN_CHOICE,
    "a question to another by a face-down choice": ANOTHER_ASKED,
    "a question to one player or another question to the next": ANOTHER_QUESTION_TO_ANOTHER,
    "an end by a face-down choice": END_BY_CHOICE,
    "a question by a number that is kept later": ASKED_BEFORE_KEPT,
    "an end by a secret number": END_BY_A_BID,
    "a question by what was chosen some decisions ago": ASKED_LATER,
}
LEAKS = {
    **SECRET_CHOICES,
    "an end by a card in a hand": END_BY_A_HAND,
    "an end by a card that was drawn": END_BY_A_DRAW,
    "strike": STRIKE,
    "label": LABEL,
    "challenge": CHALLENGE,
    "challenge label": CHALLENGE_LABEL,
    "remembered": REMEMBERED,
    "value": THROUGH_A_VALUE,
    "permission": THROUGH_A_PERMISSION,
    "deck": DECK,
    "reaction": REACTION,
    "asked of another": ASKED_OF_ANOTHER,
    "resource": HIDDEN_RESOURCE,
    "unbounded state": HIDDEN_STATE,
    "hidden choice": HIDDEN_CHOICE,
    "order": ORDER,
    "who": WHO_IS_ASKED,
    "long memory": LONG_AGO,
    "until": EFFECT,
    "top card": TOP_CARD,
    "a last question": LAST_QUESTION,
    "a last question to oneself": LAST_LABEL,
    "a last question before an end": LAST_BEFORE_AN_END,
    "a question before the turn passes": TURN_PASSES,
}
OPENLY = {
    "strike": STRIKE.replace("choose c", "choose openly c"),
    "label": LABEL.replace("choose one", "choose openly one"),
    "challenge": CHALLENGE.replace('may "', 'may openly "'),
    "challenge label": CHALLENGE_LABEL.replace("choose one", "choose openly one"),
    "remembered": REMEMBERED.replace("choose one", "choose openly one"),
    "value": THROUGH_A_VALUE.replace("choose n", "choose openly n"),
    "permission": THROUGH_A_PERMISSION.replace("choose victim", "choose openly victim"),
    "deck": DECK.replace("choose c", "choose openly c"),
    "reaction": REACTION.replace("may when", "may openly when"),
    "asked of another": ASKED_OF_ANOTHER.replace("may choose c", "may choose openly c"),
    "who": WHO_IS_ASKED.replace("choose m", "choose openly m"),
    "top card": TOP_CARD.replace("choose one", "choose openly one"),
    "a last question": LAST_QUESTION.replace('may "', 'may openly "'),
    "a last question to oneself": LAST_LABEL.replace("choose one", "choose openly one"),
    "a last question before an end": LAST_BEFORE_AN_END.replace('may "', 'may openly "'),
    "a question before the turn passes": TURN_PASSES.replace('may "', 'may openly "'),
    **{name: spec.replace('may "', 'may openly "') for name, spec in SECRET_CHOICES.items() if 'may "' in spec},
}
TOLD_ENDS = {
    "an end that is announced": END_BY_A_HAND.replace(
        "        end", "        announce struck by left of you\n        end"
    ),
    "an end by a card that is shown": END_BY_A_DRAW.replace(
        "from your hand", "from your hand where it is not c"
    ).replace("            end", "            reveal c\n            end"),
    "an end by a card that lies open": END_BY_A_DRAW.replace("rank of c", "rank of last row"),
    "an end by a card that cannot be played": """
verb act
    choose c from your hand where rank of it is at least rank of last row
        put c into row
    otherwise
        end
""",
    "an end that a victory names": """
lose Doomed
    needs any q among players where (any c among hand of q where rank of c is 12)
"""
    + END_BY_A_HAND.replace("        end\n", "        gain 1 fame\n"),
}
UNKEPT_CHOICES = {
    "how often a player goes on": """
verb act
    choose n from 1 to 3
        repeat n times
            choose m from 1 to 2
                gain m fame
""",
    "a player who stops": """
verb act
    choose one
        "go on"
            choose m from 1 to 2
                truth of you becomes m
            gain 1 fame
        "stop"
            skip
""",
    "a player who ends the game": """
verb act
    choose one
        "end it"
            end
        "go on"
            skip
""",
    "a face-down card that is turned over": FACE_DOWN.replace("REACT", "reveal c\n            " + BOAST),
    "a face-down card that ends the game in view of all": FACE_DOWN.replace(
        "REACT", "announce struck by you\n            end"
    ),
    "another player after each face-down card": FACE_DOWN.replace(
        "if rank of c is at least 7", "if fame of you is 0"
    ).replace("REACT", BOAST),
    "one or two cards face down": """
pile secret of player: card, seen by owner
verb act
    choose up to 2 cs from your hand
    put cs into secret of you
""",
}
NO_LEAKS = {
    **TOLD_ENDS,
    **UNKEPT_CHOICES,
    "a hidden gain between two moves": """
resource coins: seen by owner
verb act
    choose n from 1 to 2
        deal 1 from deck to hand of left of you
        if any c among hand of left of you where rank of c is at least 7
            gain 1 coins for left of you
        deal 1 from deck to hand of left of you
""",
    "own hand": """
verb act
    choose c from your hand where rank of it is at least 5
        put c into row
    otherwise
        skip
""",
    "a card to play, or one to draw": """
verb act
    choose c from your hand where rank of it is at least 9
        put c into row
    otherwise
        deal 1 from deck to your hand
""",
    "shown before": """
verb act
    show hand of left of you to you
    choose c from hand of left of you where rank of it is at least 5
        gain 1 fame
    otherwise
        skip
""",
    "looked at before": """
verb act
    look at first 2 of deck
    choose c from (first 2 of deck)
        put c under deck
    otherwise
        skip
""",
    "a number of hidden cards": """
verb act
    choose n from 0 to count hand of left of you
        gain n fame
""",
    "told by an event": """
verb act
    choose n from 1 to 2
        if any c among hand of left of you where rank of c is at least 9
            announce struck by you
            gain 1 fame
""",
    "asked at the end in every case": LAST_QUESTION.replace(
        "    if any c among hand of player 2 where rank of c is at least 9", "    if fame of player 1 is at least 0"
    ),
    "a secret victory": """
verb act
    choose n from 1 to 2
        gain n fame
    announce struck by you
win Secret for p when struck where (any c among hand of p where rank of c is at least 11)
""",
    "the last card has to be played": """
verb act
    choose n from 1 to 2
        gain n fame
course
    each p among players
        as p
            act
    choose c by player 2 from hand of player 2 where rank of it is at least 9
        put c into row
    otherwise
        skip
""",
    "drawn by chance": """
verb act
    choose p from opponents
        if hand of p is not empty
            pick c at random from hand of p
            put c into row
""",
}


def test_a_finding_names_the_decision_the_player_both_games_and_what_to_write(leaky: Game) -> None:
    finding = found_in(leaky, LABEL, 2)[0]
    line = 1 + (FRAME + LABEL).split("\n").index("    choose one")
    first, one, other, meant = finding.text.split("\n")
    assert first == f"what Blue is offered at `choose one` (rules.law:{line}) depends on what Blue cannot know"
    assert one.startswith("    in one game: Blue is offered ")
    assert other.startswith("    in another that looks the same to Blue: Blue is offered ")
    offers = {"strike; pass at `choose one`", "pass at `choose one`"}
    assert {text.partition(" offered ")[2] for text in (one, other)} == offers
    assert meant.endswith("or, if this is meant, write `choose openly one`")
    assert finding.fault == f"options at rules.law:{line}"


@pytest.fixture(scope="module")
def leaky(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """Return the compiled game of a spec that a test has written, also if the check warns of leaks."""
    folder = tmp_path_factory.mktemp("leaky")
    ready: dict[str, Built] = {}

    def compile_text(text: str) -> Built:
        if text not in ready:
            ready[text] = build(f"leaky-{len(ready)}", [Source("rules.law", text)], folder, warnings=True)
        return ready[text]

    return compile_text


def game_of(spec: str) -> str:
    """Return the rules of a small game; a course of its own replaces that of the frame."""
    if "\ncourse\n" not in spec:
        return FRAME + spec
    before, _, after = FRAME.partition("course\n")
    return before + after[after.index("score") :] + spec


def found_in(leaky: Game, spec: str, players: int) -> list[Finding]:
    """Return the leaks of a small game."""
    game = leaky(game_of(spec))
    return check(Subject(game.engine, game.rules, players), SEEDS, only=["keeps secrets"])


@pytest.mark.parametrize("name", LEAKS)
def test_what_depends_on_hidden_things_is_found(leaky: Game, name: str) -> None:
    found = [finding for players in (2, 3) for finding in found_in(leaky, LEAKS[name], players)]
    assert found
    assert all("cannot know" in finding.text for finding in found), found
    assert len({finding.seed for finding in found}) >= 3


@pytest.mark.parametrize("name", OPENLY)
def test_what_the_spec_reveals_openly_is_accepted(leaky: Game, name: str) -> None:
    assert OPENLY[name] != LEAKS[name]
    assert [found_in(leaky, OPENLY[name], players) for players in (2, 3)] == [[], []]


@pytest.mark.parametrize("name", NO_LEAKS)
def test_what_players_know_or_see_is_no_leak(leaky: Game, name: str) -> None:
    assert [found_in(leaky, NO_LEAKS[name], players) for players in (2, 3)] == [[], []]


@pytest.mark.parametrize("name", ["strike", "label"])
def test_the_check_warns_of_choices_that_look_into_the_hand_of_a_neighbour(name: str) -> None:
    def codes(spec: str) -> list[str]:
        return [fact.code for fact in check_game([Source("rules.law", FRAME + spec)]).facts.found]

    assert codes(LEAKS[name]) == ["W520"]
    assert codes(OPENLY[name]) == []
    assert codes(NO_LEAKS["shown before"]) == []
    assert codes(NO_LEAKS["a number of hidden cards"]) == []


def test_hidden_things_that_are_offered_openly_are_shown_to_who_chooses(leaky: Game) -> None:
    built = leaky(FRAME + OPENLY["strike"])
    for seed in SEEDS:
        game = Played.start(built.engine, built.rules, 2, seed)
        if game.player != 1:
            continue
        offered = {thing for action in game.legal for thing in things_in(built.rules, action) or []}
        hand = game.raw_view(1)["hand"]
        assert isinstance(hand, list)
        assert offered == set(hand[1]) - {-1}
        guesses = [built.engine.determinize(game.state, 1, number) for number in range(5)]
        assert all(built.engine.view(guess, 1) == game.raw_view(1) for guess in guesses)
        assert any("shown to Red" in line for line in game.log(2))
