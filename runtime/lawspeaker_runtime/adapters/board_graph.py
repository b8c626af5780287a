"""A board of a running game as a networkx graph: places, what is on them, and their neighbours.

    board_graph(northern_lakes, game)     ->     nodes: name, pieces, things; edges: kind if the board has kinds

Nodes are the numbers of places that rules and views use.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Protocol

from lawspeaker_runtime.boards.contents import PieceCount, board_in, pieces_at, rows, things_at
from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_runtime.boards.tiles.abstract_areas import restore
from lawspeaker_runtime.boards.tiles.laid import graph
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.game.engine import S
from lawspeaker_runtime.game.game import Game

if TYPE_CHECKING:
    import networkx


class Package(Protocol):
    """A generated package."""

    __name__: str


def board_graph(package: Package, game: Game[S], word: str = "") -> networkx.Graph[int]:
    """Return a board of a game as a new graph: the one with the name `word`, or the first.

    Every node has `name`, `pieces` (a dictionary from piece and owner, 0 for shared pieces, to their number) and
    `things` (indexes of `game.rules.things`). Nodes of laid boards also have `closed`, `tiles`, `tile_count` and
    `marks`; edges of laid boards have a `kind`, those of maps `kinds`. A map with links is a MultiDiGraph: the key of
    an edge is its word, that of a link the index of its thing, and a link has its `name`, its `kind` and the `fields`
    that it was given. Raise BadOption if the game has no such board.
    """
    rules = game.rules
    wanted = word or next((board.word for board in rules.boards), "")
    tables = importlib.import_module(f"{package.__name__}.tables")
    view = game.raw_view(1)
    board = board_in(tables, rules, wanted, view, game.players)
    if board is None:
        raise BadOption(f"{rules.title} has no board `{word}`" if word else f"{rules.title} has no board")
    made: networkx.Graph[int]
    if isinstance(board, TileSet):
        ground = restore(board, rows(view.get(wanted)))
        made, size, root = graph(board, ground), board.places, ground.root
    else:
        made = linked_graph(board, game) if isinstance(board, FixedMap) and board.links else board.graph.copy()
        size, root = board.size, list(range(board.size))
    for place in made:
        made.nodes[place]["pieces"] = {}
        made.nodes[place]["things"] = []
    things = things_at(rules, view, wanted, size)
    for place, counts in enumerate(pieces_at(rules, view, wanted, size, game.players)):
        if root[place] in made and (counts or things[place]):
            add(made.nodes[root[place]]["pieces"], counts)
            made.nodes[root[place]]["things"] += things[place]
    return made


def linked_graph(board: FixedMap, game: Game[S]) -> networkx.MultiDiGraph[int]:
    """Return the ways of a map with names, kinds and fields of the links that are in the game."""
    made, view = board.build_ways(), game.raw_view(1)
    for start, end, key in list(made.edges(keys=True)):
        if isinstance(key, str):
            continue
        thing = game.rules.things[key]
        if thing.module and not view[thing.module]:
            made.remove_edge(start, end, key)
        else:
            made.edges[start, end, key].update(name=thing.name, kind=thing.kind, fields=dict(thing.fields))
    return made


def add(pieces: dict[tuple[str, int], int], counts: list[PieceCount]) -> None:
    """Add pieces to the counts of a node."""
    for part in counts:
        key = (part.piece.word, part.owner)
        pieces[key] = pieces.get(key, 0) + part.count
