"""What stops a third stronghold: the figures of watched games."""

from __future__ import annotations

from benchmarks.strongholds import Standing, Watcher, section, year_of
from lawspeaker.cli.new_game import open_game
from lawspeaker_runtime.agents.agents import RandomAgent
from lawspeaker_runtime.game.settings import read_options

NONE = Standing(0, 0, 0, 2)


def test_each_year_is_watched_for_each_seat() -> None:
    _, loaded = open_game("northgard", None)
    engine, chance = loaded.engine, RandomAgent(1)
    state = engine.new_state(2, 1, read_options(loaded.rules, 2, 1, {}))
    engine.start(state)
    watcher = Watcher(engine)
    while not engine.over(state):
        engine.apply(state, chance.pick(engine.legal(state)))
        watcher.see(state)
    assert [len(seats) for seats in watcher.years] == [2] * 7
    assert all(seat.strongholds <= seat.closed <= seat.large for seats in watcher.years for seat in seats)


def test_shares_are_those_of_games_in_which_some_player_had_as_many() -> None:
    two = ((NONE, NONE), (Standing(2, 2, 3, 0), Standing(1, 1, 1, 5)))
    text = section([("usual", [two, ((NONE, NONE), (NONE, NONE))])])
    cells = [cell.strip() for cell in text.splitlines()[-1].split("|")[1:-1]]
    assert cells[:2] == ["usual", "2"]
    assert cells[2:9] == ["50.0%", "50.0%", "50.0%", "0.0%", "50.0%", "50.0%", "0.0%"]
    assert cells[9:] == ["2.0", "1.5"]
    assert year_of(two, 3) == 0
    assert section([]) == ""
