"""`law map`: the laid board of a game as an SVG picture, after some random decisions or at the end of a random game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.cli.failure import refuse
from lawspeaker.cli.flags import GameName, Players, Seed, Set, With, from_zero
from lawspeaker.cli.new_game import begin, open_game, seed_or_any
from lawspeaker.cli.output import counted, say
from lawspeaker.cli.screen.regions import laid_map
from lawspeaker.cli.screen.svg import svg_of
from lawspeaker.project.write_files import replace_file
from lawspeaker_runtime.boards.contents import board_called
from lawspeaker_runtime.boards.tiles.tile_set import TileSet

Picture = Annotated[Path, typer.Option("--out", metavar="FILE", help="The file for the picture.")]
Moves = Annotated[
    int | None,
    typer.Option(
        "--moves",
        metavar="N",
        parser=from_zero,
        help="Stop after so many random decisions; without it, the game is played to its end.",
    ),
]
LONGEST = 100_000


def map(
    game: GameName,
    out: Picture,
    seed: Seed = None,
    moves: Moves = None,
    players: Players = None,
    settings: Set = None,
    extras: With = None,
) -> None:
    """Draw the laid board of a random game as an SVG picture."""
    _, loaded = open_game(game, extras)
    rules = loaded.rules
    word = next((board.word for board in rules.boards if board.form == "laid"), None)
    if word is None:
        why = "its board is not laid from tiles" if rules.boards else "it has no board"
        refuse(f"{rules.title} has no map: {why}")
    number = seed_or_any(seed)
    table = begin(loaded, players, number, settings)
    pick = random.Random(number)
    made = 0
    while not table.over and made < (LONGEST if moves is None else moves):
        table.choose(table.legal[pick.randrange(len(table.legal))])
        made += 1
    tiles = board_called(loaded.tables, rules, word)
    assert isinstance(tiles, TileSet), "a laid board has tiles"
    board = laid_map(rules, table.view(1), word, tiles, table.players)
    caption = f"{rules.title}: seed {number}, {counted(table.players, 'player')}, {counted(made, 'decision')}"
    try:
        replace_file(out, svg_of(board, rules, table.players, caption))
    except OSError as error:
        refuse(f"{out} cannot be written: {(error.strerror or 'unknown reason').lower()}")
    say(f"{out}: {counted(len(board.at), 'tile')}, {len(board.stretches)} places")
