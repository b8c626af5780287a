"""Draw boards in the terminal: the contents of each place as a short text, in the layout of the board.

On a grid a piece is one letter, explained in a legend below the board; on other boards it is written in words.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from lawspeaker.cli.screen.draw_tile_map import tile_map_lines
from lawspeaker.cli.screen.place_notes import place_notes
from lawspeaker.cli.screen.player_view import PlayerView
from lawspeaker.cli.screen.text_layout import DIM, joined, styled, wrapped
from lawspeaker.cli.screen.value_text import colour_of_seat, piece_signs, seat_text, thing_text
from lawspeaker.resolve.plurals import plural_of
from lawspeaker_runtime.boards.contents import PieceCount, board_in, pieces_at, pieces_on, things_at
from lawspeaker_runtime.boards.draw import draw_grid, draw_places, draw_ring
from lawspeaker_runtime.boards.grid import Grid
from lawspeaker_runtime.boards.ring import Ring
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.game.log import spaced
from lawspeaker_runtime.rules.rules import Rules


def board_lines(view: PlayerView, word: str, width: int, most: int = 0, fields: Sequence[str] = ()) -> list[Text]:
    """Return a board with its pieces and things, and the given fields of its places and things.

    A map of tiles takes at most `most` rows, if that is not 0.
    """
    rules, players = view.rules, view.game.players
    board = board_in(view.loaded.tables, rules, word, view.data, players)
    if isinstance(board, TileSet):
        return tile_map_lines(view, word, board, width, most, fields)
    if isinstance(board, Grid):
        signs = piece_signs(rules, pieces_on(rules, word), players)
        texts = [",".join(cell) for cell in place_contents(view, word, board.size, signs, fields)]
        numbered = any(info.numbered for info in rules.boards if info.word == word)
        lines = draw_grid(board, texts, numbered).split("\n")
        drawn = [coloured(view, line, signs) for line in lines[: board.height]]
        return [*drawn, *(Text(line, style=DIM) for line in lines[board.height :]), *legend(view, signs, fields)]
    assert board is not None, "screens name only boards of the game"
    texts = [", ".join(words) for words in place_contents(view, word, board.size, {}, fields)]
    drawn_text = draw_ring(board, texts, width) if isinstance(board, Ring) else draw_places(board, texts)
    return [line for text in drawn_text.split("\n") for line in wrapped(seats_coloured(view, text), width, 4)]


def coloured(view: PlayerView, line: str, signs: dict[tuple[str, int], str]) -> Text:
    """Return a line of a grid with the pieces in their owners' colours."""
    text = Text(line)
    for (_, seat), mark in signs.items():
        if seat:
            text.highlight_regex(rf"(?<![^\s,\d]){re.escape(mark)}(?![^\s,])", f"bold {colour_of_seat(view, seat)}")
    return text


def seats_coloured(view: PlayerView, line: str) -> Text:
    """Return a line with the names of players in their colours."""
    text = Text(line)
    for seat in range(1, view.game.players + 1):
        text.highlight_regex(rf"\b{re.escape(view.rules.seat(seat))}\b", colour_of_seat(view, seat))
    return text


def legend(view: PlayerView, signs: dict[tuple[str, int], str], fields: Sequence[str]) -> list[Text]:
    """Return one line that explains the signs on a board, and the names of the fields."""
    parts = [
        joined(
            [
                styled(short, colour_of_seat(view, seat) if seat else "bold"),
                seat_text(view, seat) if seat else styled(word),
            ],
            " ",
        )
        for (word, seat), short in signs.items()
    ]
    parts += [styled(view.translator.word(word)) for word in fields]
    return [joined([styled(" "), joined(parts, ", ")], " ")] if parts else []


def place_contents(
    view: PlayerView, word: str, size: int, signs: dict[tuple[str, int], str], fields: Sequence[str]
) -> list[list[str]]:
    """Return the contents of each place of a board: pieces, then things, then fields of the place itself."""
    board = next(info for info in view.rules.boards if info.word == word)
    short = board.form in ("grid", "hexes")
    pieces = pieces_at(view.rules, view.data, word, size, view.game.players)
    things = things_at(view.rules, view.data, word, size)
    return [
        [
            *grouped(
                [
                    *(piece_text(view.rules, part, signs) for part in standing),
                    *(thing_text(view, thing, fields).plain for thing in lying),
                ]
            ),
            *(note.plain for note in place_notes(view, board, fields, place, named=not short)),
        ]
        for place, (standing, lying) in enumerate(zip(pieces, things, strict=True))
    ]


def grouped(texts: list[str]) -> list[str]:
    """Return the texts with runs of equal texts replaced by one and its count.

    >>> grouped(["Ox", "Ox", "Mule", "Ox"])
    ['Ox ×2', 'Mule', 'Ox']
    """
    runs = [(text, len(list(equal))) for text, equal in groupby(texts)]
    return [text if count == 1 else f"{text} ×{count}" for text, count in runs]


def piece_text(rules: Rules, part: PieceCount, signs: dict[tuple[str, int], str]) -> str:
    """Return pieces by their sign if they have one, else in words."""
    short = signs.get((part.piece.word, part.owner))
    if short is not None:
        return short if part.count == 1 else f"{part.count}{short}"
    owner = f" of {rules.seat(part.owner)}" if part.owner else ""
    word = spaced(part.piece.word if part.count == 1 else plural_of(part.piece.word))
    return f"{word}{owner}" if part.piece.single else f"{part.count} {word}{owner}"
