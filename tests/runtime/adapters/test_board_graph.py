"""Boards of running games as graphs: of every form, with the pieces and things on them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import cast

import networkx as nx
import pytest

from lawspeaker.cli.new_game import open_game
from lawspeaker_games import connect_four, kuhn_poker
from lawspeaker_runtime import BadOption
from lawspeaker_runtime.adapters.board_graph import Package, board_graph
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.state.base_state import BaseState
from tests.paths import ROOT, SPECS


def played(name: str, seed: int = 3) -> tuple[Package, Game[BaseState]]:
    """Return the package of a feature game, and a game of it in the middle."""
    loaded = open_game(str(SPECS / name), None)[1]
    game = loaded.package.new(players=2, seed=seed, options=None)
    pick = random.Random(seed)
    for _ in range(8):
        game.choose(pick.choice(game.legal))
    return cast(Package, loaded.package), game


def test_pieces_on_a_grid_are_counted() -> None:
    game = connect_four.new(seed=7)
    for column in (4, 4, 1):
        game.choose(f"column: {column}")
    rack = board_graph(connect_four, game, "rack")
    owners = {rack.nodes[place]["name"]: rack.nodes[place]["pieces"] for place in rack if rack.nodes[place]["pieces"]}
    assert owners == {"a1": {("disc", 1): 1}, "d1": {("disc", 1): 1}, "d2": {("disc", 2): 1}}
    assert board_graph(connect_four, connect_four.new(seed=7)).nodes[3]["pieces"] == {}


def test_territories_know_their_tiles_marks_borders_and_pieces() -> None:
    package, game = played("patchwork-land")
    land = board_graph(package, game)
    assert {land.edges[edge]["kind"] for edge in land.edges} == {"hedge", "ditch"}
    counted = sum(count for place in land for count in land.nodes[place]["pieces"].values())
    view = game.raw_view(1)["shepherd"]
    assert isinstance(view, list)
    assert counted == sum(view) > 0
    assert all(set(land.nodes[place]["marks"]) == {"sheep", "well"} for place in land)
    assert any(land.nodes[place]["tile_count"] > 1 for place in land)


def test_a_map_of_places_keeps_its_kinds_of_edges() -> None:
    package, game = played("border-war")
    made = board_graph(package, game)
    assert {word for edge in made.edges for word in made.edges[edge]["kinds"]} == {"border", "coast"}
    assert {made.nodes[place]["name"] for place in made} >= {"Abbey", "Fen"}


def test_a_map_with_links_is_a_directed_graph_with_their_fields() -> None:
    package, game = played("salt-roads")
    made = board_graph(package, game)
    assert isinstance(made, nx.MultiDiGraph)
    named = {made.edges[edge]["name"]: edge for edge in made.edges(keys=True)}
    start, end, key = named["Salt Pass"]
    assert (made.nodes[start]["name"], made.nodes[end]["name"]) == ("Carn", "Dale")
    assert made.edges[start, end, key] == {"name": "Salt Pass", "kind": "road", "fields": {"rough": "yes"}}
    assert not made.has_edge(end, start)
    bree = next(place for place in made if made.nodes[place]["name"] == "Bree")
    assert made.number_of_edges(bree, start) == made.number_of_edges(start, bree) == 2


def test_things_lie_on_the_board_of_their_kind() -> None:
    package, game = played("ring-road")
    road = board_graph(package, game)
    assert sum(len(road.nodes[place]["things"]) for place in road) == 2


def test_of_two_boards_each_has_its_own_things(tmp_path: Path) -> None:
    text = (ROOT / "tests" / "docs" / "claims" / "two-boards.law").read_text()
    (tmp_path / "game.yaml").write_text("name: two\ntitle: Two\n")
    (tmp_path / "two.law").write_text(text)
    loaded = open_game(str(tmp_path), None)[1]
    game = loaded.package.new(players=2, seed=1, options=None)
    names = [thing.name for thing in loaded.rules.things]
    for word, expected in (("wheel", {"space 1": ["Meeple of Red", "Meeple of Blue"]}), ("field", {"b2": ["Stone"]})):
        made = board_graph(cast(Package, loaded.package), game, word)
        lying = {made.nodes[place]["name"]: [names[thing] for thing in made.nodes[place]["things"]] for place in made}
        assert {name: things for name, things in lying.items() if things} == expected


@pytest.mark.parametrize(("package", "word"), [(kuhn_poker, ""), (connect_four, "map")])
def test_a_board_that_is_not_there_is_refused(package: Package, word: str) -> None:
    game = kuhn_poker.new() if package is kuhn_poker else connect_four.new()
    with pytest.raises(BadOption, match="has no board"):
        board_graph(package, cast("Game[BaseState]", game), word)
