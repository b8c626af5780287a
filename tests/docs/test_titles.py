"""What `called` says in the reference: people read the title, rules and programs go by the name."""

from __future__ import annotations

from pathlib import Path

from lawspeaker.source import Source
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.rules.titles import titled
from lawspeaker_table.translate.translations import untranslated
from tests.docs.games import compiled
from tests.text.toy_game import says

GAME = """game "Two Feasts"
    players 2
    named Red, Blue
resource food
kind card
    plays: steps
card Feast
    plays
        gain 1 food
card "Late Feast"
    called "Feast"
    plays
        gain 3 food
pile row: card
pile eaten of player: card
event rung by p: player
card Bell
card "Small Bell"
    called "Bell"
setup
    put Feast into row
    put "Late Feast" into row
course
    each p among players
        as p
            choose c from row
                run plays of c
                put c into your eaten
            otherwise
                skip
score for p
    "food" = food of p
example "the name tells them apart"
    c "Late Feast"
    expect
        Red has 3 food
        that "Late Feast" is in eaten of Red
"""


def test_people_read_titles_and_programs_go_by_names(tmp_path: Path) -> None:
    built = compiled("titles", [Source("titles.law", GAME)], tmp_path)
    assert [run_example(built.engine, built.rules, example) for example in built.examples] == [None]
    game = Game.start(built.engine, built.rules, 2, 0, {})
    assert game.decision is not None
    assert [option.text for option in game.decision.options] == ["c: Feast", "c: Late Feast"]
    game.choose("Late Feast")
    log = "\n".join(game.log())
    assert "Red chooses Feast\n" in log
    assert "Feast goes from row to eaten of Red" in log
    assert "Late" not in log
    assert untranslated(built.rules).thing(1) == "Feast"
    assert built.rules.things[1].name == "Late Feast"


def test_rules_without_titles_are_read_as_they_are(tmp_path: Path) -> None:
    plain = GAME.replace('    called "Feast"\n', "").replace('    called "Bell"\n', "")
    rules = compiled("untitled", [Source("titles.law", plain)], tmp_path).rules
    assert titled(rules) is rules


def test_card_texts_say_the_title() -> None:
    late = 'card "Late Bolt"\n    called "Bolt"\n\n'
    assert says('ignores "Late Bolt" where round is 1', more=late) == "Ignore the rules of Bolt if the round is 1."
