"""Saves: another process can resume them, and a text that is no save is refused."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace

import pytest

from lawspeaker_runtime import BadSave, CannotUndo, Game, play
from tests.runtime import handmade
from tests.runtime.handmade import engine
from tests.runtime.handmade.names import RULES
from tests.runtime.handmade.state import State

GO_ON = """
import sys
from lawspeaker_runtime import play
from tests.runtime import handmade
game = handmade.load(sys.stdin.read())
play(game, seed=9)
print(game.hash)
"""


def game_under_way(seed: int = 3) -> Game[State]:
    """Return a game after five decisions."""
    game = handmade.new(seed=seed)
    play(game, seed=1, limit=5)
    return game


def test_a_loaded_game_is_the_saved_one_to_the_last_word() -> None:
    game = game_under_way()
    loaded = handmade.load(game.save())
    assert loaded.hash == game.hash
    assert loaded.history == game.history
    assert loaded.log() == game.log()
    assert loaded.save() == game.save()


def test_a_game_goes_on_in_another_process() -> None:
    game = game_under_way()
    text = game.save()
    play(game, seed=9)
    ran = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:0] = {sys.path!r}\n{GO_ON}"],
        input=text,
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(ran.stdout) == game.hash


def test_a_loaded_game_can_be_taken_back_to_its_beginning() -> None:
    game = game_under_way()
    loaded = handmade.load(game.save())
    for _ in range(5):
        game.undo(force=True)
        loaded.undo(force=True)
        assert loaded.hash == game.hash
    with pytest.raises(CannotUndo):
        loaded.undo(force=True)


def test_a_save_of_other_rules_says_so() -> None:
    text = game_under_way().save()
    with pytest.raises(BadSave, match=r"saved under other rules \(version 1\); these are version 2"):
        Game.load(engine, replace(RULES, version="2"), text)
    with pytest.raises(BadSave, match="a saved game of `burrow`, not of `chess`"):
        Game.load(engine, replace(RULES, name="chess"), text)


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", "hello", '{"game": "burrow"}', "[" * 100_000])
def test_a_text_that_is_no_save_says_so(text: str) -> None:
    with pytest.raises(BadSave, match="this is no saved game"):
        handmade.load(text)


def test_a_save_cut_short_anywhere_says_so() -> None:
    text = game_under_way().save()
    for end in range(0, len(text), 37):
        with pytest.raises(BadSave):
            handmade.load(text[:end])


@pytest.mark.parametrize("key", ["players", "seed", "steps", "state", "notes", "options", "forced"])
def test_an_edited_save_says_so(key: str) -> None:
    body = json.loads(game_under_way().save())
    body[key] = 77
    with pytest.raises(BadSave, match="changed after it was written"):
        handmade.load(json.dumps(body))
    del body[key]
    with pytest.raises(BadSave, match="changed after it was written"):
        handmade.load(json.dumps(body))


def test_a_save_of_another_format_says_so() -> None:
    body = json.loads(game_under_way().save())
    body["lawspeaker"] = 2
    with pytest.raises(BadSave, match="only format 1 can be read"):
        handmade.load(json.dumps(body))
