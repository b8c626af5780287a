"""Boards are drawn again if what they show has changed, and only then."""

from __future__ import annotations

import pytest

from lawspeaker_runtime import RandomAgent
from lawspeaker_table.serve.drawn_boards import DrawnBoards, RecordedView, board_part
from lawspeaker_table.serve.messages import seat_view
from lawspeaker_table.serve.table import WATCHER
from tests.table.serve.offers import offer


@pytest.mark.parametrize("game", ["connect-four", "northgard", "empires", "ragnarok"])
def test_a_board_that_is_kept_is_the_board_that_would_be_drawn(game: str) -> None:
    made, agent, drawn = offer(game), RandomAgent(5), DrawnBoards()
    played = made.loaded.package.new(players=2, seed=5, options={})
    languages = sorted(made.translators)
    for step in range(60):
        for seat in (1, WATCHER) if step % 2 else (2,):
            language = languages[step // 20 % len(languages)]
            for info in made.rules.boards:
                kept = drawn.part(seat_view(made, played, seat, language), info)
                assert kept == board_part(seat_view(made, played, seat, language), info)
        if played.over:
            break
        played.choose(agent.pick(played.legal))


def test_a_board_is_not_drawn_again_while_nothing_on_it_changes() -> None:
    made, drawn = offer("connect-four"), DrawnBoards()
    played, info = made.loaded.package.new(players=2, seed=1, options={}), made.rules.boards[0]
    first = drawn.part(seat_view(made, played, 1, "en"), info)
    assert drawn.part(seat_view(made, played, 1, "en"), info) is first
    played.choose(3)
    second = drawn.part(seat_view(made, played, 1, "en"), info)
    assert second != first


def test_a_view_records_what_is_read_of_it_also_what_it_lacks() -> None:
    view = RecordedView({"hand": [1], "deck": 2, "map": 3})
    assert view["hand"] == [1]
    assert view.get("none") is None
    assert "deck" in view
    assert view.reads == {"hand": [1], "none": None, "deck": 2}
    assert list(view) == ["hand", "deck", "map"]
    assert set(view.reads) == {"hand", "deck", "map", "none"}
