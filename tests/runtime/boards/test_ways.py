"""Searches along ways agree with networkx on random maps: costs, paths, what is in reach, connection, cut places."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from random import Random

import networkx as nx
import pytest

from lawspeaker_runtime.boards.connection import cut_places, is_connected
from lawspeaker_runtime.boards.ways import (
    distance_over,
    links_over,
    neighbours_over,
    other_end,
    path_over,
    priced_ways,
    reach_over,
)
from lawspeaker_runtime.errors import RuleError
from tests.soak import runs

SEEDS = range(runs(60, 2000))


@dataclass(frozen=True)
class Map:
    """A random map: its ways as a table, the price of each link (-1 if it is closed), and the same as a graph."""

    ways: tuple[tuple[int, ...], ...]
    prices: list[int]
    graph: nx.MultiDiGraph[int]
    inside: list[int]


def random_map(seed: int, both: float = 0.5) -> Map:
    """Make a map with links of random costs, some of them closed, and a random part of its places."""
    random = Random(seed)
    size = random.randint(2, 10)
    rows: list[list[int]] = [[] for _ in range(size)]
    links = random.randint(0, 3 * size)
    keys, costs = [], []
    graph: nx.MultiDiGraph[int] = nx.MultiDiGraph()
    graph.add_nodes_from(range(size))
    for link in range(links):
        start, end = random.sample(range(size), 2)
        ways = [(start, end), (end, start)] if random.random() < both else [(start, end)]
        is_open, cost = random.random() < 0.8, random.randint(0, 4)
        if is_open:
            keys.append(link)
            costs.append(cost)
        for here, there in ways:
            rows[here] += [there, link]
            if is_open:
                graph.add_edge(here, there, key=link, weight=cost)
    inside = sorted(random.sample(range(size), random.randint(1, size)))
    return Map(tuple(tuple(row) for row in rows), priced_ways(keys, costs, links, "a.law:1"), graph, inside)


@pytest.mark.parametrize("seed", SEEDS)
def test_distances_and_paths_are_those_of_networkx(seed: int) -> None:
    made = random_map(seed)
    for start in made.graph:
        costs = nx.single_source_dijkstra_path_length(made.graph, start)
        for end in made.graph:
            assert distance_over(made.ways, made.prices, start, end) == costs.get(end, -1)
            places = path_over(made.ways, made.prices, start, end)
            links = links_over(made.ways, made.prices, start, end)
            assert len(places) == len(links)
            assert bool(places) == (end in costs and end != start)
            if places:
                assert places[-1] == end
                assert sum(made.prices[link] for link in links) == costs[end]
                for (here, there), link in zip(pairwise([start, *places]), links, strict=True):
                    assert made.graph.has_edge(here, there, link)
                    assert other_end(made.ways, link, here) == there


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_in_reach_is_within_the_cost_and_inside(seed: int) -> None:
    made = random_map(seed)
    part = made.graph.subgraph(made.inside)
    for most in (0, 2, 5):
        for start in made.graph:
            near = nx.single_source_dijkstra_path_length(part, start, cutoff=most) if start in part else {}
            assert reach_over(made.ways, made.prices, [start], made.inside, most, 1) == sorted(near)
    starts = made.inside[:2]
    joined = {place for start in starts for place in nx.descendants(part, start) | {start}}
    assert reach_over(made.ways, made.prices, starts, made.inside, -1, 0) == sorted(joined)


@pytest.mark.parametrize("seed", SEEDS)
def test_of_equally_cheap_paths_one_with_the_fewest_links_is_found(seed: int) -> None:
    made = random_map(seed)
    for start in made.graph:
        for end in nx.descendants(made.graph, start):
            cheapest = nx.all_shortest_paths(made.graph, start, end, weight="weight")
            fewest = min(len(path) - 1 for path in cheapest)
            assert len(path_over(made.ways, made.prices, start, end)) == fewest


@pytest.mark.parametrize("seed", SEEDS)
def test_neighbours_are_where_open_links_lead(seed: int) -> None:
    made = random_map(seed)
    for place in made.graph:
        assert neighbours_over(made.ways, made.prices, place) == sorted(made.graph.successors(place))


@pytest.mark.parametrize("seed", SEEDS)
def test_connection_is_that_of_networkx(seed: int) -> None:
    made = random_map(seed, both=0.7)
    part = made.graph.subgraph(made.inside)
    assert is_connected(made.ways, made.prices, made.inside) == nx.is_strongly_connected(part)


@pytest.mark.parametrize("seed", SEEDS)
def test_cut_places_are_the_articulation_points_where_all_ways_lead_both_ways(seed: int) -> None:
    made = random_map(seed, both=1)
    part = nx.Graph(made.graph.subgraph(made.inside))
    assert cut_places(made.ways, made.prices, made.inside) == sorted(nx.articulation_points(part))


@pytest.mark.parametrize("seed", SEEDS)
def test_without_a_cut_place_some_others_are_no_longer_joined(seed: int) -> None:
    made = random_map(seed, both=0.2)
    part = made.graph.subgraph(made.inside)
    joined = {(one, two) for one in part for two in nx.descendants(part, one)}
    cut = []
    for place in made.inside:
        rest = part.subgraph(set(part) - {place})
        left = {(one, two) for one in rest for two in nx.descendants(rest, one)}
        if any(pair not in left for pair in joined if place not in pair):
            cut.append(place)
    assert cut_places(made.ways, made.prices, made.inside) == cut


def test_a_negative_cost_names_the_line_of_the_spec() -> None:
    with pytest.raises(RuleError, match=r"a\.law:9: a way costs -1, and no way can cost less than 0"):
        priced_ways([0], [-1], 1, "a.law:9")
