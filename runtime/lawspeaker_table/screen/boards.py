"""Draw boards in the terminal: the contents of each place as a short text, in the layout of the board.

On a grid a piece is one letter, explained in a legend below the board; on other boards it is written in words.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from textwrap import wrap

from rich.text import Text

from lawspeaker_language.plurals import plural_of
from lawspeaker_runtime.boards.board import Board
from lawspeaker_runtime.boards.contents import PieceCount, board_in, pieces_at, pieces_on, things_at
from lawspeaker_runtime.boards.draw import draw_grid, draw_places, draw_ring
from lawspeaker_runtime.boards.grid import Grid
from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_runtime.boards.ring import Ring
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.game.log import spaced
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_table.screen.draw_tile_map import tile_map_lines
from lawspeaker_table.screen.link_notes import link_texts
from lawspeaker_table.screen.place_notes import place_notes
from lawspeaker_table.screen.player_view import PlayerView
from lawspeaker_table.screen.text_layout import DIM, cut, flowing, joined, styled, terminal_size, wrapped
from lawspeaker_table.screen.value_text import colour_of_seat, piece_signs, seat_text, thing_text

NARROWEST = 3
"""A column of a grid has at least so many characters, even if the rows are then wider than the screen."""
NEXT_PLACE = "  ·  "
ROWS_WITH_WAYS = 4
"""A folded map of so many rows has one for the neighbours of the reader's own places."""


def board_lines(view: PlayerView, word: str, width: int, most: int = 0, fields: Sequence[str] = ()) -> list[Text]:
    """Return a board with its pieces and things, and the given fields of its places and things.

    A map of tiles or of places takes at most `most` rows, if that is not 0.
    """
    rules, players = view.rules, view.game.players
    board = board_in(view.loaded.tables, rules, word, view.data, players)
    if isinstance(board, TileSet):
        return tile_map_lines(view, word, board, width, most, fields)
    if isinstance(board, Grid):
        return grid_lines(view, word, board, width, fields)
    assert board is not None, "screens name only boards of the game"
    contents = view.draw_once((word, *fields), lambda: content_lines(view, word, board, fields))
    texts = [line.plain for line in contents]
    lines = view.draw_once((word, *fields, width), lambda: whole_map(view, word, board, texts, width, fields))
    if not 0 < most < len(lines):
        return lines
    return folded_map(view, word, board, texts, own_places(view, word, board, fields), width, most)


def content_lines(view: PlayerView, word: str, board: Board, fields: Sequence[str]) -> list[Text]:
    """Return the contents of each place of a map, a line each."""
    return [Text(", ".join(words)) for words in place_contents(view, word, board.size, {}, fields)]


def whole_map(
    view: PlayerView, word: str, board: Board, texts: list[str], width: int, fields: Sequence[str]
) -> list[Text]:
    """Return a ring or a map of places with their contents, in as many rows as it takes."""
    if isinstance(board, Ring):
        drawn_text = draw_ring(board, texts, width, view.translator.phrase("back to 1"))
    else:
        names = place_names(view, word, board)
        say, linked = partial(edge_text, view), links_of_places(view, word, board, names, fields)
        drawn_text = draw_places(board, texts, width, absent_places(view, board.size), names, say, linked)
    return [line for text in drawn_text.split("\n") for line in wrapped(seats_coloured(view, text), width, 4)]


def links_of_places(
    view: PlayerView, word: str, board: Board, names: Sequence[str], fields: Sequence[str]
) -> list[str]:
    """Return where the links from each place lead; none on a board without links."""
    if not isinstance(board, FixedMap) or not board.links:
        return []
    info = next(info for info in view.rules.boards if info.word == word)
    return link_texts(view, info, board, names, fields, partial(edge_text, view))


def place_names(view: PlayerView, word: str, board: Board) -> list[str]:
    """Return the names of the places of a map, in the language of the reader."""
    type_ = next(info.type for info in view.rules.boards if info.word == word)
    return [view.translator.value(type_, place) for place in range(board.size)]


def edge_text(view: PlayerView, edge: str, places: str) -> str:
    """Return what a map says of the neighbours of a place by one kind of edge."""
    if not edge:
        return view.translator.phrase("to {places}", places=places)
    return view.translator.phrase("{edge} to {places}", edge=view.translator.word(edge), places=places)


def folded_map(
    view: PlayerView, word: str, board: Board, texts: list[str], own: list[int], width: int, most: int
) -> list[Text]:
    """Return a map in few rows: places side by side, those with own things first, then the busy ones.

    All have their neighbours if there is room, otherwise one row has those of the own places.
    """
    absent = absent_places(view, board.size)
    pieces = pieces_at(view.rules, view.data, word, board.size, view.game.players)
    things = things_at(view.rules, view.data, word, board.size)
    shown = [place for place, text in enumerate(texts) if text and place not in absent]
    places = sorted(shown, key=lambda place: (place not in own, not pieces[place] and not things[place]))
    names = place_names(view, word, board)
    near = {
        place: ", ".join(names[other] for other in board.neighbours[place] if other not in absent)
        for place in {*places, *own}
    }
    full = [f"{names[place]}: {texts[place]} → {near[place]}" for place in places]
    lines = flowing([seats_coloured(view, text) for text in full], width, 0, NEXT_PLACE)
    if len(lines) > most or any(len(text) > width for text in full):
        short = [f"{names[place]}: {texts[place]}" for place in places]
        lines = flowing([seats_coloured(view, text) for text in short], width, 0, NEXT_PLACE)
    if len(lines) <= most:
        return lines
    ways = flowing([Text(f"{names[place]} → {near[place]}") for place in own], width, 0, NEXT_PLACE)
    ways = ways[:1] if most >= ROWS_WITH_WAYS else []
    hint = view.translator.phrase("… `look` shows everything")
    return [*lines[: most - 1 - len(ways)], *ways, cut(styled(hint, DIM), width)]


def own_places(view: PlayerView, word: str, board: Board, fields: Sequence[str]) -> list[int]:
    """Return the places with things or pieces of the reader, those with the most first."""
    pieces = pieces_at(view.rules, view.data, word, board.size, view.game.players)
    things = things_at(view.rules, view.data, word, board.size)
    held = [
        sum(is_own(view, thing, fields) for thing in things[place])
        + sum(part.count for part in pieces[place] if part.owner == view.player)
        for place in range(board.size)
    ]
    return sorted((place for place in range(board.size) if held[place]), key=lambda place: -held[place])


def is_own(view: PlayerView, thing: int, fields: Sequence[str]) -> bool:
    """Return whether a thing belongs to the reader, or names the reader in one of its fields."""
    if view.rules.things[thing].owner == view.player:
        return True
    infos = {field: view.info(field, thing) for field in fields}
    seats = [field for field, info in infos.items() if info and view.rules.types[info.type].form == "player"]
    return any(view.field_value(field, thing) == view.player for field in seats)


def absent_places(view: PlayerView, size: int) -> frozenset[int]:
    """Return the places of a map that belong to modules which are not in the game; they have the numbers of things."""
    modules = [thing.module for thing in view.rules.things[:size]]
    return frozenset(place for place, module in enumerate(modules) if module and not view.data[module])


def grid_lines(view: PlayerView, word: str, board: Grid, width: int, fields: Sequence[str]) -> list[Text]:
    """Return a board of rows and columns, the letters of its columns, and what its signs mean."""
    signs = piece_signs(view.rules, pieces_on(view.rules, word), view.game.players)
    counted = any(not piece.single for piece in pieces_on(view.rules, word))
    notes = field_signs(fields, set(signs.values())) if len(fields) > 1 or (fields and counted) else {}
    cells = place_contents(view, word, board.size, signs, fields, notes)
    numbered = any(info.numbered for info in view.rules.boards if info.word == word)
    lines = draw_grid(board, [",".join(cell) for cell in cells], numbered).split("\n")
    if max(len(line) for line in lines) > width:
        lines = draw_grid(board, stacked(board, cells, width), numbered).split("\n")
    rows = len(lines) - (2 if numbered else 1)
    drawn = [coloured(view, line, signs) for line in lines[:rows]]
    axes = [Text(line, style=DIM) for line in lines[rows:]]
    used = [field for field in fields if field not in notes or is_used(notes[field], cells)]
    return [*drawn, *axes, *legend(view, signs, used, notes, width)]


def is_used(sign: str, cells: list[list[str]]) -> bool:
    """Return whether a place has a field with this sign: the sign alone, or before a number or a colon.

    >>> is_used("b", [["bW"], ["b:east"]]), is_used("b", [["bW"]])
    (True, False)
    """
    return any(re.fullmatch(rf"{re.escape(sign)}(:.*|-?\d+)?", part) for cell in cells for part in cell)


def stacked(board: Grid, cells: list[list[str]], width: int) -> list[str]:
    """Return the contents of each place in several lines, as narrow as the columns have to be to fit into the width.

    A part that does not fit into a column is continued in the next line. In a pipe, the columns are as wide as the
    longest word; in a terminal a longer word is broken.
    """
    shifted = board.height / 2 if board.hexagonal else 0
    room = max(NARROWEST, int((width - len(str(board.height))) / (board.width + shifted)) - 1)
    room -= 1 if board.hexagonal and room % 2 == 0 else 0
    if not terminal_size().rows:
        room = max([room, *(len(word) for cell in cells for part in cell for word in part.split(" "))])
    broken = [[line for part in cell for line in wrap(part, room, break_on_hyphens=False)] for cell in cells]
    return [in_column(parts, room) for parts in broken]


def in_column(parts: list[str], room: int) -> str:
    """Return parts below each other, several in a line if they fit.

    >>> in_column(["2mW", "mB", "3c"], 6)
    '2mW,mB\\n3c'
    """
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + 1 + len(part) <= room:
            lines[-1] += f",{part}"
        else:
            lines.append(part)
    return "\n".join(lines)


def field_signs(fields: Sequence[str], taken: set[str]) -> dict[str, str]:
    """Return a short unique sign for each field of the places of a grid, which no piece has.

    >>> field_signs(["level", "lit", "burnt", "far"], {"b"})
    {'level': 'le', 'lit': 'li', 'burnt': 'bu', 'far': 'f'}
    """
    found: dict[str, str] = {}
    for word in fields:
        others = [other for other in fields if other != word]
        starts = [word[:length] for length in range(1, len(word) + 1)]
        free = [sign for sign in starts if sign not in taken and not any(other.startswith(sign) for other in others)]
        found[word] = free[0] if free else word
    return found


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
        text.highlight_regex(rf"\b{re.escape(seat_text(view, seat).plain)}\b", colour_of_seat(view, seat))
    return text


def legend(
    view: PlayerView, signs: dict[tuple[str, int], str], fields: Sequence[str], notes: dict[str, str], width: int
) -> list[Text]:
    """Return what explains the signs on a board, and the names of the fields."""
    several = len({word for word, _ in signs}) > 1
    parts = [
        joined(
            [
                styled(short, colour_of_seat(view, seat) if seat else "bold"),
                *([styled(view.translator.word(word))] if several or not seat else []),
                *([seat_text(view, seat)] if seat else []),
            ],
            " ",
        )
        for (word, seat), short in signs.items()
    ]
    parts += [
        joined([styled(f"{notes[word]} " if word in notes else "", "bold"), styled(view.translator.word(word))], "")
        for word in fields
    ]
    lines = flowing(parts, width, 2, ", ") if parts else []
    return [joined([styled(" "), line], " ") for line in lines]


def place_contents(
    view: PlayerView,
    word: str,
    size: int,
    signs: dict[tuple[str, int], str],
    fields: Sequence[str],
    notes: dict[str, str] | None = None,
) -> list[list[str]]:
    """Return the contents of each place of a board: pieces, then things, then fields of the place itself.

    `notes` are the signs of fields, on a grid with several of them.
    """
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
            *(note.plain for note in place_notes(view, board, fields, place, named=not short, signs=notes or {})),
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
