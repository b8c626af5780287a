"""Counting games: intervals that hold, means that do not lose digits, groups that add up."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from lawspeaker_lab.results.as_data import as_data
from lawspeaker_lab.results.as_lines import as_lines
from lawspeaker_lab.results.figures import added
from lawspeaker_lab.results.sample import Sample, fill
from lawspeaker_lab.results.statistics import Mean, wilson
from lawspeaker_lab.sim import games as sim_games
from lawspeaker_lab.sim.games import Plan, play_all
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.game.settings import read_options
from lawspeaker_runtime.sample.tally import PICKS
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.chance import draw
from tests.conftest import Law

TRAP = """
game "Trap"
    players 1
resource steps
course
    pick n at random from 1 to 60
    choose k from 1 to 2
        gain (k / (n - 7)) steps
score for p
    "steps" = steps of p
"""
TOGETHER = """
game "Toss"
    players 2
resource heads
course
    each p among players
        choose n by p from 0 to 1
            gain n heads for p
win Same for players when ended
    needs heads of player 1 is heads of player 2
"""
RANKS = """
game "Ranks"
    players 2
resource coins
enum rank: low or high
kind gem
gem Ruby
gem Opal
pile box of rank: gem
pile purse of player: gem
setup
    put Ruby into box of high
    put Opal into purse of player 2
course
    each p among players
        choose n by p from 0 to 1
            gain n coins for p
score for p
    "coins" = coins of p
"""

TIMES = ("seconds", "processor_seconds", "decisions_per_second")


def sampled(burrow: Loaded, games: int = 40, seed: int = 1) -> Sample:
    """Return a sample of the handmade game."""
    sample = Sample(2)
    for _ in play_all(burrow, Plan(2, games, seed, {}), sample):
        pass
    return sample


@pytest.mark.parametrize("share", [0.02, 0.3, 0.5, 0.97])
def test_a_wilson_interval_holds_about_95_times_in_100(share: float) -> None:
    dice = random.Random(5)
    held = 0
    for _ in range(1000):
        wins = sum(dice.random() < share for _ in range(60))
        low, high = wilson(wins, 60)
        held += low <= share <= high
    assert 910 <= held <= 990


def test_a_share_of_all_or_nothing_is_not_certain() -> None:
    assert wilson(0, 10)[1] > 0.2
    assert wilson(10, 10)[0] < 0.8


def test_a_mean_of_large_numbers_keeps_its_spread() -> None:
    mean = Mean()
    for value in (1e9 + 1, 1e9 + 2, 1e9 + 3):
        mean.add(value)
    assert mean.mean == 1e9 + 2
    assert mean.squares == pytest.approx(2.0)


def test_the_same_seed_gives_the_same_sample(burrow: Loaded) -> None:
    def told(sample: Sample) -> dict[str, object]:
        data = as_data("burrow", 1, burrow.rules, sample)
        return {key: value for key, value in data.items() if key not in TIMES}

    assert told(sampled(burrow)) == told(sampled(burrow))
    assert told(sampled(burrow)) != told(sampled(burrow, seed=2))


def test_seats_options_and_cards_are_counted(burrow: Loaded) -> None:
    sample = sampled(burrow)
    assert [group.share.games for group in sample.seats] == [40, 40]
    assert sum(group.share.games for group in sample.options["clan"].values()) == 80
    assert set(sample.options["clan"]) <= {"Wolf", "Goat", "Stag", "Bear"}
    assert any(group.share.games for group in sample.cards["card"].values())


def test_the_figures_do_not_depend_on_the_number_of_processes(law: Law, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim_games, "MOMENT", 0.0)

    def told(workers: int, game: str = "oh-hell", *more: str) -> dict[str, object]:
        answer = law("sim", game, "--games", "18", "--json", "--workers", str(workers), *more)
        assert answer.exit_code == 0, answer.output
        return {key: value for key, value in json.loads(answer.output).items() if key not in TIMES}

    assert told(1) == told(2) == told(3)
    searching = ("kuhn-poker", "--search", "1", "--strength", "2")
    assert told(1, *searching) == told(2, *searching)


def test_parts_of_a_sample_add_up_in_any_order(burrow: Loaded) -> None:
    table = sim_games.Table(burrow, Plan(2, 60, 1, {}))
    whole = table.play(range(1, 61)).figures
    parts = [table.play(seeds).figures for seeds in (range(31, 61), range(1, 2), range(2, 31))]
    one, two, three = parts
    assert added(added(one, two, table.book), three, table.book) == whole
    assert added(three, added(two, one, table.book), table.book) == whole


def test_a_sample_counts_what_playing_the_games_shows(burrow: Loaded) -> None:
    table = sim_games.Table(burrow, Plan(2, 20, 5, {}))
    engine, lengths, wins = burrow.engine, 0, [0, 0]
    for seed in range(5, 25):
        state = engine.new_state(2, seed, read_options(burrow.rules, 2, seed, None))
        engine.start(state)
        pick = BaseState(1, seed ^ PICKS)
        while not engine.over(state):
            choices = engine.legal(state)
            engine.apply(state, choices[draw(pick, len(choices))])
            lengths += 1
        for player in engine.winners(state):
            wins[player - 1] += 1
    sample = Sample(2)
    sample.games = 20
    fill(sample, table.play(range(5, 25)).figures, table.loaded.rules, table.book, watching=table.plan.wishes.watching)
    assert sample.decisions == lengths
    assert [group.share.wins for group in sample.seats] == wins


def test_a_game_that_fails_is_found_by_its_seed(law: Law) -> None:
    Path("trap.law").write_text(TRAP, encoding="utf-8")
    answer = law("sim", "trap.law", "--games", "600")
    assert answer.exit_code == 1
    seed = re.search(r"--seed (\d+)", answer.output)
    assert seed is not None, answer.output
    assert law("sim", "trap.law", "--games", "1", "--seed", seed[1]).exit_code == 1
    if int(seed[1]) > 1:
        assert law("sim", "trap.law", "--games", str(int(seed[1]) - 1)).exit_code == 0


def test_people_read_a_table_for_each(burrow: Loaded) -> None:
    lines = as_lines(1, burrow.rules, sampled(burrow))
    assert lines[0] == "Burrow: 40 games of 2 players, seeds from 1"
    assert "per second" in lines[1]
    assert any(line.startswith("seat ") for line in lines)
    assert any(line.startswith("clan ") for line in lines)
    assert any(line.startswith("owner of card") for line in lines)


def test_a_thing_in_a_pile_of_a_rank_has_no_owner(law: Law) -> None:
    Path("ranks.law").write_text(RANKS, encoding="utf-8")
    data = json.loads(law("sim", "ranks.law", "--games", "4", "--json").output)
    assert list(data["cards"]["gem"]) == ["Opal"]


def test_games_that_are_won_and_lost_together_are_counted_so(law: Law) -> None:
    Path("toss.law").write_text(TOGETHER, encoding="utf-8")
    data = json.loads(law("sim", "toss.law", "--games", "40", "--json").output)
    won, lost = data["won_together"], data["lost_together"]
    assert 0 < won < 40
    assert (lost, data["draws"]) == (40 - won, 0)
    lines = law("sim", "toss.law", "--games", "40").output
    assert f"{won / 40:7.1%}  won together\n" in lines
    assert f"{lost / 40:7.1%}  lost together\n" in lines
    assert "single winner" not in lines
