"""The question of a rule that a player may decline is a sentence: from the rule, or as the spec gives it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.source import Source
from lawspeaker_games import empires, northgard, ragnarok
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState
from tests.docs.games import compiled

GAME = """game "Bells"
    players 2
    named Red, Blue
resource food
kind chime
    plays: steps
chime Bell
    may when rung where p is you and food of you is at most 5
        gain 1 food
chime Gong
    may before rung where p is you asking "Does {p} take 2 food?"
        gain 2 food
chime Horn
    plays
        until finished
            may after rung where p is you
                lose 1 food
pile tower of player: chime, in play
pile stack: chime
event rung by p: player
    text "{p} {p|you=ring|one=rings}"
event finished
setup
    put (Bell, Gong) into tower of Red
    put Horn into stack
course
    as Red
        run plays of Horn
    announce rung by Red
    announce finished
score for p
    "food" = food of p
"""


def questions(tmp_path: Path) -> list[str]:
    """Return the questions of the game in their order, each answered with yes."""
    built = compiled("bells", [Source("bells.law", GAME)], tmp_path)
    game: Game[BaseState] = Game.start(built.engine, built.rules, 2, 0, {})
    found: list[str] = []
    while game.decision is not None:
        found += [game.decision.question, *(option.text for option in game.decision.options)]
        game.choose(game.decision.options[0])
    return found


def test_a_rule_asks_whether_to_use_its_thing_and_says_what_it_offers(tmp_path: Path) -> None:
    asked = questions(tmp_path)
    assert "Do you use Bell? When you ring, you may: gain 1 food." in asked


def test_a_rule_may_have_a_question_of_its_own_that_mentions_the_event(tmp_path: Path) -> None:
    assert "Does Red take 2 food?" in questions(tmp_path)


def test_a_rule_within_the_steps_of_a_thing_bears_the_name_of_the_thing(tmp_path: Path) -> None:
    asked = questions(tmp_path)
    at = asked.index("Do you use Horn? When you ring, you may: lose 1 food.")
    assert asked[at + 1 : at + 3] == ["Horn", "no"]


@pytest.mark.parametrize("rules", [northgard.RULES, empires.RULES, ragnarok.RULES], ids=lambda rules: rules.title)
def test_every_question_whether_to_use_a_thing_is_a_sentence_in_all_languages(rules: Rules) -> None:
    names = {thing.name for thing in rules.things} | {event.word for event in rules.events}
    sites = [number for number, site in enumerate(rules.sites) if site.form == "may" and site.labels[0] in names]
    assert sites
    for number in sites:
        spoken = [rules.sites[number].question, *(found.question(number) for found in rules.translations)]
        assert all(text.rstrip("*")[-1] in "?." and " " in text for text in spoken), spoken
