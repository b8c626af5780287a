"""Maps with links in specs: what a compiled game answers about random ones is what networkx answers."""

from __future__ import annotations

from pathlib import Path
from random import Random

import networkx as nx
import pytest

from lawspeaker.source import Source
from lawspeaker_runtime.checks.examples import run_example
from tests.docs.games import compiled
from tests.soak import runs

TOWNS = ("Ash", "Birch", "Cedar", "Elder", "Fir", "Hazel", "Lime", "Oak")
HEAD = """
game "Roads"
    players 2
kind town
kind road
    cost: number = 1
    rough: yes_no = no
board map
    places town
    links road
value known of s: town to t: town -> number = (distance from s to t by roads at cost of it)
course
    choose t by player 1 from towns
        skip
score for p
    "points" = 0
"""


def spec_of(seed: int) -> str:
    """Return a spec with random links and an example that expects what networkx says about them."""
    random, lines = Random(seed), [HEAD, *(f"town {town}\n" for town in TOWNS)]
    graph: nx.MultiDiGraph[str] = nx.MultiDiGraph()
    graph.add_nodes_from(TOWNS)
    for number in range(14):
        start, end = random.sample(TOWNS, 2)
        both, cost, rough = random.random() < 0.5, random.randint(0, 4), random.random() < 0.3
        ends = f"between {start} and {end}" if both else f"from {start} to {end}"
        lines.append(f'link road "R{number}" {ends}\n    cost {cost}\n' + ("    rough\n" if rough else ""))
        for here, there in ((start, end), (end, start))[: 1 + both]:
            graph.add_edge(here, there, weight=cost, rough=rough)
    smooth: nx.MultiDiGraph[str] = nx.MultiDiGraph([edge for edge in graph.edges(data=True) if not edge[2]["rough"]])
    smooth.add_nodes_from(TOWNS)
    lines += ['example "as networkx says"\n', f"    t {TOWNS[0]}\n", "    expect\n"]
    lines += [f"        that {said}\n" for said in expectations(random, graph, smooth)]
    return "".join(lines)


def expectations(random: Random, graph: nx.MultiDiGraph[str], smooth: nx.MultiDiGraph[str]) -> list[str]:
    """Return what holds of a map."""
    found = []
    for start in TOWNS:
        costs = nx.single_source_dijkstra_path_length(graph, start)
        steps = nx.single_source_shortest_path_length(smooth, start)
        end, most = random.choice(TOWNS), random.randint(0, 4)
        near = [town for town in TOWNS if costs.get(town, most + 1) <= most]
        found += [
            f"(known of {start} to {end}) is {costs.get(end, -1)}",
            f"(distance from {start} to {end} at cost of it) is {costs.get(end, -1)}",
            f"(distance from {start} to {end} by (roads where not rough of it)) is {steps.get(end, -1)}",
            f"(distance from {start} to {end}) is {nx.single_source_shortest_path_length(graph, start).get(end, -1)}",
            f"(reach from {start} with {most} at cost of it through towns) is {listed(near)}",
            f"(reach from {start} through towns) is {listed(nx.descendants(graph, start) | {start})}",
            f"neighbours of {start} {listed_or_empty(set(graph.successors(start)))}",
            f"count (roads from {start}) is {graph.out_degree(start)}",
            f"count (roads to {start}) is {graph.in_degree(start)}",
        ]
    whole = nx.is_strongly_connected(smooth)
    found.append(f"{'' if whole else 'not '}(connected of towns by (roads where not rough of it))")
    return found


def listed(towns: set[str] | list[str]) -> str:
    """Return towns as a list in the order of their declarations."""
    return f"({', '.join(town for town in TOWNS if town in towns)})"


def listed_or_empty(towns: set[str]) -> str:
    """Return that a list is these towns, or that it is empty."""
    return f"is {listed(towns)}" if towns else "is empty"


@pytest.mark.parametrize("seed", range(runs(2, 60)))
def test_a_compiled_game_answers_as_networkx(seed: int, tmp_path: Path) -> None:
    game = compiled(f"roads-{seed}", [Source("roads.law", spec_of(seed))], tmp_path)
    assert [run_example(game.engine, game.rules, example) for example in game.examples] == [None]
