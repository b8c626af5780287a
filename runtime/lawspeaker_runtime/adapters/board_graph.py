"""A board of a running game as a `networkx` graph, whatever its form: places, what is on them, and what joins them.

    board_graph(northern_lakes, game)     ->     nodes: name, pieces, things; edges: kind where the board has kinds

Nodes are the numbers of places as the rules and views use them.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Protocol

from lawspeaker_runtime.boards.contents import Standing, board_called, pieces_at, rows, things_at
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
    """Return a board of a game as a graph of its own: the one of that word, or the first.

    Every node has `name`, `pieces` (a dictionary from piece and owner, 0 for nobody, to how many) and `things` (numbers
    in `game.rules.things`). Nodes of laid boards also know `closed`, `tiles`, `tile_count` and `marks`; edges of laid
    boards have a `kind`, those of places `kinds`. Raise BadOption if the game has no such board.
    """
    rules = game.rules
    wanted = word or next((board.word for board in rules.boards), "")
    tables = importlib.import_module(f"{package.__name__}.tables")
    board = board_called(tables, rules, wanted)
    if board is None:
        raise BadOption(f"{rules.title} has no board `{word}`" if word else f"{rules.title} has no board")
    view = game.view(1)
    if isinstance(board, TileSet):
        ground = restore(board, rows(view.get(wanted)))
        made, size, root = graph(board, ground), board.places, ground.root
    else:
        made, size, root = board.graph.copy(), board.size, list(range(board.size))
    for place in made:
        made.nodes[place]["pieces"] = {}
        made.nodes[place]["things"] = []
    lying = things_at(rules, view, wanted, size)
    for place, standing in enumerate(pieces_at(rules, view, wanted, size, game.players)):
        if root[place] in made and (standing or lying[place]):
            add(made.nodes[root[place]]["pieces"], standing)
            made.nodes[root[place]]["things"] += lying[place]
    return made


def add(pieces: dict[tuple[str, int], int], standing: list[Standing]) -> None:
    """Count pieces."""
    for part in standing:
        key = (part.piece.word, part.owner)
        pieces[key] = pieces.get(key, 0) + part.count
