"""Boards in a terminal: what lies on each place as a short text, laid out as the board is.

On a grid a piece is a letter of its owner, explained below the board; elsewhere there is room for words.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from lawspeaker.cli.screen.cells import colour_of_seat, seat_text, thing_text
from lawspeaker.cli.screen.laid_map import laid_lines
from lawspeaker.cli.screen.piece_signs import marks_of
from lawspeaker.cli.screen.place_notes import place_notes
from lawspeaker.cli.screen.player_view import Sight
from lawspeaker.cli.screen.styles import DIM, joined, styled, wrapped
from lawspeaker.resolve.plurals import plural_of
from lawspeaker_runtime.boards.contents import PieceCount, board_called, pieces_at, pieces_on, things_at
from lawspeaker_runtime.boards.draw import draw_grid, draw_places, draw_ring
from lawspeaker_runtime.boards.grid import Grid
from lawspeaker_runtime.boards.ring import Ring
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.game.log import spaced
from lawspeaker_runtime.rules.rules import Rules


def board_lines(sight: Sight, word: str, width: int, most: int = 0, fields: Sequence[str] = ()) -> list[Text]:
    """Return a board with what lies on it, and fields of its places and things.

    One of laid tiles takes at most so many rows, if that is said.
    """
    rules, players = sight.rules, sight.game.players
    board = board_called(sight.loaded.tables, sight.rules, word)
    if isinstance(board, TileSet):
        return laid_lines(sight, word, board, width, most, fields)
    if isinstance(board, Grid):
        marks = marks_of(rules, pieces_on(rules, word), players)
        texts = [",".join(cell) for cell in on_places(sight, word, board.size, marks, fields)]
        numbered = any(info.numbered for info in rules.boards if info.word == word)
        lines = draw_grid(board, texts, numbered).split("\n")
        drawn = [painted(sight, line, marks) for line in lines[: board.height]]
        return [*drawn, *(Text(line, style=DIM) for line in lines[board.height :]), *legend(sight, marks, fields)]
    assert board is not None, "screens name only boards of the game"
    texts = [", ".join(words) for words in on_places(sight, word, board.size, {}, fields)]
    drawn_text = draw_ring(board, texts, width) if isinstance(board, Ring) else draw_places(board, texts)
    return [line for text in drawn_text.split("\n") for line in wrapped(seats_painted(sight, text), width, 4)]


def painted(sight: Sight, line: str, marks: dict[tuple[str, int], str]) -> Text:
    """Return a line of a grid with the pieces in their owners' colours."""
    text = Text(line)
    for (_, seat), mark in marks.items():
        if seat:
            text.highlight_regex(rf"(?<![^\s,\d]){re.escape(mark)}(?![^\s,])", f"bold {colour_of_seat(sight, seat)}")
    return text


def seats_painted(sight: Sight, line: str) -> Text:
    """Return a line with the names of players in their colours."""
    text = Text(line)
    for seat in range(1, sight.game.players + 1):
        text.highlight_regex(rf"\b{re.escape(sight.rules.seat(seat))}\b", colour_of_seat(sight, seat))
    return text


def legend(sight: Sight, marks: dict[tuple[str, int], str], fields: Sequence[str]) -> list[Text]:
    """Return what the marks on a board mean, in one line, and what else stands on its places."""
    said = [
        joined(
            [
                styled(short, colour_of_seat(sight, seat) if seat else "bold"),
                seat_text(sight, seat) if seat else styled(word),
            ],
            " ",
        )
        for (word, seat), short in marks.items()
    ]
    said += [styled(sight.says.word(word)) for word in fields]
    return [joined([styled(" "), joined(said, ", ")], " ")] if said else []


def on_places(
    sight: Sight, word: str, size: int, marks: dict[tuple[str, int], str], fields: Sequence[str]
) -> list[list[str]]:
    """Return what lies on each place of a board: pieces, then things; then what is said about the place itself."""
    board = next(info for info in sight.rules.boards if info.word == word)
    short = board.form in ("grid", "hexes")
    pieces = pieces_at(sight.rules, sight.view, word, size, sight.game.players)
    things = things_at(sight.rules, sight.view, word, size)
    return [
        [
            *grouped(
                [
                    *(named(sight.rules, part, marks) for part in standing),
                    *(thing_text(sight, thing, fields).plain for thing in lying),
                ]
            ),
            *(note.plain for note in place_notes(sight, board, fields, place, named=not short)),
        ]
        for place, (standing, lying) in enumerate(zip(pieces, things, strict=True))
    ]


def grouped(texts: list[str]) -> list[str]:
    """Return texts with neighbours that are equal as one, counted.

    >>> grouped(["Ox", "Ox", "Mule", "Ox"])
    ['Ox ×2', 'Mule', 'Ox']
    """
    runs = [(text, len(list(equal))) for text, equal in groupby(texts)]
    return [text if count == 1 else f"{text} ×{count}" for text, count in runs]


def named(rules: Rules, part: PieceCount, marks: dict[tuple[str, int], str]) -> str:
    """Return pieces in letters where there are marks, else in words."""
    short = marks.get((part.piece.word, part.owner))
    if short is not None:
        return short if part.count == 1 else f"{part.count}{short}"
    owner = f" of {rules.seat(part.owner)}" if part.owner else ""
    word = spaced(part.piece.word if part.count == 1 else plural_of(part.piece.word))
    return f"{word}{owner}" if part.piece.single else f"{part.count} {word}{owner}"
