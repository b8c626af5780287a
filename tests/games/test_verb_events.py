"""Rules that wait for a verb: no cost where there are none, modules, saves in the middle, the log."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from lawspeaker.pipeline import compile_game
from lawspeaker.source import Source
from lawspeaker_runtime.game.game import Game as Played
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import build, spec_of
from tests.conftest import Game

NUMBERS = count(1)
BASE = """
game "Mill"
    players 2
    named Red, Blue
resource flour, fame
verb grind n: number
    gain n flour
course
    each p among players
        as p
            choose n from 1 to 3
                grind n
{more}
score for p
    "flour" = flour of p
    "fame" = fame of p
"""
STORMS = """
module Storms
verb storm
    lose 1 flour
instead of grind where n is 3
    gain 1 flour
after grind where n is 2
    storm
"""
AFTER_STORM = """
before storm
    gain 1 fame
after storm
    gain 1 fame
"""


def flour_and_fame(tmp_path: Path, texts: tuple[str, ...], storms: str, number: int) -> list[dict[str, int]]:
    """Return the score of each player after both have ground the same number."""
    sources = [Source(f"{part}.law", text) for part, text in enumerate(texts)]
    built = build(f"mill-{next(NUMBERS)}", sources, tmp_path)
    game = Played.start(built.engine, built.rules, 2, 1, {"storms": storms})
    game.choose(str(number))
    game.choose(str(number))
    return [game.result.scores[player].parts for player in (1, 2)]


@pytest.mark.parametrize(
    ("storms", "number", "flour", "fame"),
    [("no", 3, 3, 0), ("yes", 3, 1, 0), ("no", 2, 2, 0), ("yes", 2, 1, 2)],
)
def test_rules_and_verbs_of_a_module_need_the_module(
    storms: str, number: int, flour: int, fame: int, tmp_path: Path
) -> None:
    texts = (BASE.replace("{more}", AFTER_STORM), STORMS)
    assert flour_and_fame(tmp_path, texts, storms, number) == [{"flour": flour, "fame": fame}] * 2


def test_nothing_reacts_to_a_verb_of_a_module_that_is_not_played(tmp_path: Path) -> None:
    calls = BASE.replace("                grind n\n", "                grind n\n                storm\n")
    texts = (calls.replace("{more}", AFTER_STORM), STORMS)
    assert flour_and_fame(tmp_path, texts, "no", 1) == [{"flour": 1, "fame": 0}] * 2


def test_a_verb_that_no_rule_names_is_generated_as_it_always_was() -> None:
    waiting = "after {verb}\n    gain 1 fame\n"
    plain = compile_game("mill", [Source("mill.law", BASE.replace("{more}", ""))]).files["steps.py"]
    other = BASE.replace("{more}", "verb rest\n    gain 1 fame\n" + waiting.replace("{verb}", "rest"))
    hooked = compile_game("mill", [Source("mill.law", BASE.replace("{more}", waiting.replace("{verb}", "grind")))])
    body = "def grind(s: State, you: int, n: int) -> None:\n    goods.gain_one(s, s.goods, GOODS, you, FLOUR, n)\n"
    assert body in plain
    assert body in compile_game("mill", [Source("mill.law", other)]).files["steps.py"]
    assert body not in hooked.files["steps.py"]
    assert body.replace("grind", "grind_itself") in hooked.files["steps.py"]


def test_the_log_does_not_tell_of_verbs_that_rules_wait_for(built: Game) -> None:
    crew = built("fever-isle-crew")
    verbs = [event.word for event in crew.rules.events if event.word != "ended"]
    game = Played.start(crew.engine, crew.rules, 2, 3, {})
    while not game.over:
        game.choose(game.legal[0])
    assert verbs
    assert not [line for line in game.log() if line.split(":")[0] in verbs]


def test_a_game_goes_on_from_a_save_in_the_middle_of_a_replacement(built: Game) -> None:
    crew = built("fever-isle-crew")
    engine = crew.engine
    for seed in range(12):
        game = Played.start(engine, crew.rules, 3, seed, {})
        turn = 0
        while not game.over:
            turn += 1
            action = game.legal[(seed + turn) % len(game.legal)]
            twin = restored(game)
            engine.apply(twin, action)
            game.choose(action)
            assert engine.hash(twin) == engine.hash(game.state)


def restored(game: Played[BaseState]) -> BaseState:
    """Return the state of a game, written and read again."""
    return game.engine.restore(game.engine.dump(game.state))


def test_the_base_game_announces_nothing() -> None:
    words = " ".join(source.text for source in spec_of("fever-isle").sources)
    assert "event " not in words
    assert "announce" not in words
