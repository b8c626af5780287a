"""`law sim --on ray`, on a Ray cluster of two nodes on this machine, and without one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from lawspeaker_lab.sim import ray_cluster
from tests.conftest import Law

if TYPE_CHECKING:
    from ray.cluster_utils import Cluster

TIMES = ("seconds", "processor_seconds", "decisions_per_second")
COIN = """
game "Coin"
    players 2
resource heads
course
    repeat 6 times
        each p among players
            choose n by p from 0 to 1
                gain n heads for p
score for p
    "heads" = heads of p
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Return a cluster of two nodes with one processor each; Ray takes seconds to import, here in one process."""
    from ray.cluster_utils import Cluster

    found = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80_000_000},
    )
    try:
        found.add_node(num_cpus=1, object_store_memory=80_000_000)
        found.wait_for_nodes()
        yield found
    finally:
        found.shutdown()


@pytest.fixture
def coin(law: Law) -> Law:
    """Return the command, in a folder with a small game."""
    Path("coin.law").write_text(COIN, encoding="utf-8")
    return law


def told(law: Law, *words: str) -> dict[str, object]:
    """Return the figures of a run, without its times."""
    answer = law("sim", "coin.law", "--json", *words)
    assert answer.exit_code == 0, answer.output
    return {key: value for key, value in json.loads(answer.stdout).items() if key not in TIMES}


def test_without_a_cluster_there_is_one_clear_line(coin: Law, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    monkeypatch.setattr(ray_cluster, "SILENCE", 8.0)
    answer = coin("sim", "coin.law", "--on", "ray")
    assert answer.exit_code == 1
    assert answer.output.startswith("error: ")
    assert "ray start --head" in answer.output
    assert answer.output.count("\n") == 1


def test_a_cluster_of_two_nodes_plays_on_both_and_gives_the_same_figures_and_rows(
    coin: Law, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", cluster.address)
    here = told(coin, "--games", "320", "--to", "here.csv")
    assert told(coin, "--games", "320", "--to", "there.csv", "--on", "ray") == here
    assert Path("here.csv").read_bytes() == Path("there.csv").read_bytes()
    spread = coin("sim", "coin.law", "--games", "2560", "--on", "ray")
    assert "2,560 games on 2 nodes of the Ray cluster\n" in spread.output
    searching = ("--games", "4", "--search", "all", "--strength", "3")
    assert told(coin, *searching, "--on", "ray") == told(coin, *searching)


def test_a_cluster_that_goes_away_loses_no_game(coin: Law, cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", cluster.address)
    next_answer, heard = ray_cluster.next_answer, list[object]()

    def after_three(answers: Connection) -> object:
        heard.append(next_answer(answers))
        if len(heard) == 4:
            cluster.shutdown()
            monkeypatch.setattr(ray_cluster, "SILENCE", 8.0)
        return heard[-1]

    monkeypatch.setattr(ray_cluster, "next_answer", after_three)
    words = ("sim", "coin.law", "--games", "64000", "--to", "rows.csv")
    lost = coin(*words, "--on", "ray")
    assert lost.exit_code == 1
    assert "the Ray cluster went away after" in lost.output
    assert 256 * 3 < len(Path("rows.csv").read_text().splitlines()) < 64_001
    assert coin(*words[:3], "4000", *words[4:]).exit_code == 0
    assert told(coin, "--games", "4000", "--to", "rows.csv") == told(coin, "--games", "4000", "--to", "whole.csv")
    assert Path("rows.csv").read_bytes() == Path("whole.csv").read_bytes()
