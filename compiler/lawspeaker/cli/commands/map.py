"""`law map`: draw a board laid from tiles as an SVG picture, after some random decisions or at the end of a game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.cli.failure import fail
from lawspeaker.cli.flags import GameName, Players, Seed, Set, With, from_zero
from lawspeaker.cli.new_game import open_game, seed_or_random, start_game
from lawspeaker.cli.output import counted, echo
from lawspeaker.cli.screen.tile_map import tile_map_of
from lawspeaker.cli.screen.tile_map_svg import svg_of
from lawspeaker.project.write_files import replace_file
from lawspeaker_runtime.boards.contents import board_called
from lawspeaker_runtime.boards.tiles.tile_set import TileSet

Picture = Annotated[Path, typer.Option("--out", metavar="FILE", help="The SVG file to write.")]
Moves = Annotated[
    int | None,
    typer.Option(
        "--moves",
        metavar="N",
        parser=from_zero,
        help="The number of random decisions before the picture; by default the game is played to its end.",
    ),
]
MAX_DECISIONS = 100_000


def map(
    game: GameName,
    out: Picture,
    seed: Seed = None,
    moves: Moves = None,
    players: Players = None,
    settings: Set = None,
    extras: With = None,
) -> None:
    """Draw a board laid from tiles as an SVG picture, after random play."""
    _, loaded = open_game(game, extras)
    rules = loaded.rules
    word = next((board.word for board in rules.boards if board.form == "laid"), None)
    if word is None:
        why = "its board is not laid from tiles" if rules.boards else "it has no board"
        fail(f"{rules.title} has no map: {why}")
    number = seed_or_random(seed)
    current = start_game(loaded, players, number, settings)
    pick = random.Random(number)
    made = 0
    while not current.over and made < (MAX_DECISIONS if moves is None else moves):
        current.choose(current.legal[pick.randrange(len(current.legal))])
        made += 1
    tiles = board_called(loaded.tables, rules, word)
    assert isinstance(tiles, TileSet), "a laid board has tiles"
    board = tile_map_of(rules, current.view(1), word, tiles, current.players)
    caption = f"{rules.title}: seed {number}, {counted(current.players, 'player')}, {counted(made, 'decision')}"
    try:
        replace_file(out, svg_of(board, rules, current.players, caption))
    except OSError as error:
        fail(f"{out} cannot be written: {(error.strerror or 'unknown reason').lower()}")
    echo(f"{out}: {counted(len(board.at), 'tile')}, {len(board.regions)} places")
