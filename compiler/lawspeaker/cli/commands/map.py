"""`law map`: draw the boards of a game as an SVG picture, after some random decisions or at the end of a game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.cli.flags import GameName, Players, Seed, Set, With, from_zero
from lawspeaker.cli.new_game import open_game, seed_or_random, start_game
from lawspeaker_language.spelling import nearest
from lawspeaker_runtime.rules.rules import BoardInfo, Rules
from lawspeaker_system.console import counted, echo
from lawspeaker_system.failure import fail
from lawspeaker_system.write_files import replace_file
from lawspeaker_table.picture.picture import svg_of
from lawspeaker_table.screen.player_view import view_of

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
OneBoard = Annotated[
    str | None, typer.Option("--board", metavar="WORD", help="Draw only this board of a game with several.")
]
MAX_DECISIONS = 100_000


def map(
    game: GameName,
    out: Picture,
    seed: Seed = None,
    moves: Moves = None,
    board: OneBoard = None,
    players: Players = None,
    settings: Set = None,
    extras: With = None,
) -> None:
    """Draw the boards of a game as an SVG picture, after random play."""
    _, loaded = open_game(game, extras)
    boards = wanted_boards(loaded.rules, board)
    number = seed_or_random(seed)
    current = start_game(loaded, players, number, settings)
    pick = random.Random(number)
    made = 0
    while not current.over and made < (MAX_DECISIONS if moves is None else moves):
        current.choose(current.legal[pick.randrange(len(current.legal))])
        made += 1
    title = loaded.rules.title
    caption = f"{title}: seed {number}, {counted(current.players, 'player')}, {counted(made, 'decision')}"
    try:
        replace_file(out, svg_of(view_of(loaded, current, 1), boards, caption))
    except OSError as error:
        fail(f"{out} cannot be written: {(error.strerror or 'unknown reason').lower()}")
    echo(f"{out}: {', '.join(info.word for info in boards)}")


def wanted_boards(rules: Rules, word: str | None) -> tuple[BoardInfo, ...]:
    """Return the boards to draw: all, or the one of a word; end the command if there is none."""
    if not rules.boards:
        fail(f"{rules.title} has no map: it has no board")
    if word is None:
        return rules.boards
    found = tuple(info for info in rules.boards if info.word == word)
    if not found:
        words = [info.word for info in rules.boards]
        close = nearest(word, words)
        hint = f"did you mean `{close}`?" if close else f"its boards: {', '.join(words)}"
        fail(f"{rules.title} has no board `{word}`; {hint}")
    return found
