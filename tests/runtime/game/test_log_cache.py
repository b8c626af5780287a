"""The log of a game that goes on is that of all its notes, and each step is put into words once for each reader."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from lawspeaker_games import northgard, northwood, oh_hell
from lawspeaker_runtime import RandomAgent
from lawspeaker_runtime.game import log_cache
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.log import Entry, entries
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.titles import titled
from lawspeaker_runtime.state.base_state import BaseState


def whole(game: Game[BaseState], player: int | None) -> list[Entry]:
    """Return the log of a reader, made from all notes at once."""
    notes = [note for past in game._past for note in past.notes]
    return entries(titled(game.rules), notes, player)


@pytest.mark.parametrize("package", [oh_hell, northwood, northgard])
def test_the_log_of_all_steps_is_the_log_of_all_notes(package: object) -> None:
    game: Game[BaseState] = package.new(seed=3)  # type: ignore[attr-defined]
    agent = RandomAgent(5)
    for step in range(120):
        if game.over:
            break
        game.choose(agent.pick(game.legal))
        if step % 11 == 4:
            game.undo(force=True)
        if step % 7 == 0:
            assert all(game.log_entries(player) == whole(game, player) for player in (None, 1))
            past = game.before(step // 2)
            assert past.log_entries(1) == whole(past, 1)
    assert game.public_log() == whole(game, 0)


def test_a_step_is_put_into_words_once_for_each_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def counted(rules: Rules, notes: Sequence[Sequence[int]], player: int | None) -> list[Entry]:
        made.append(len(notes))
        return entries(rules, notes, player)

    monkeypatch.setattr(log_cache, "entries", counted)
    game = oh_hell.new(seed=3)
    for _ in range(10):
        game.choose(game.legal[0])
        game.clone().log(1)
        game.before(2).log(1)
        game.log(1)
    assert len(made) == 11
