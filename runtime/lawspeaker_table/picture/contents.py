"""What is drawn on a place: pieces as discs in the colours of their owners, things and fields as texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from msgspec import Struct

from lawspeaker_runtime.boards.contents import PieceCount, pieces_at, pieces_on, things_at
from lawspeaker_runtime.rules.rules import BoardInfo
from lawspeaker_table.picture.canvas import GROUNDS, INK, LETTER, Picture, Point, ink_of
from lawspeaker_table.screen.boards import grouped
from lawspeaker_table.screen.place_notes import place_notes
from lawspeaker_table.screen.player_view import PlayerView
from lawspeaker_table.screen.value_text import piece_signs, thing_text, with_colon

DISC = 10
TEXT_LINE = 12
NEUTRAL = "#555555"
COLOURING = ("thing", "enum")
"""Forms of the types whose values give places their colours."""


class PlaceContents(Struct, frozen=True):
    """What a picture shows of one place; `things` are names with the owners' colours, `notes` its fields."""

    pieces: tuple[PieceCount, ...]
    things: tuple[tuple[str, str], ...]
    notes: tuple[str, ...]


def contents_of(
    view: PlayerView, info: BoardInfo, size: int, fields: Sequence[str], places: Iterable[int] | None = None
) -> dict[int, PlaceContents]:
    """Return the contents of all or some places of a board, as the player of the view sees them."""
    pieces = pieces_at(view.rules, view.data, info.word, size, view.game.players)
    things = things_at(view.rules, view.data, info.word, size)
    return {
        place: PlaceContents(
            tuple(pieces[place]),
            tuple(named_things(view, things[place], fields)),
            tuple(note.plain for note in place_notes(view, info, fields, place)),
        )
        for place in (range(size) if places is None else places)
    }


def place_text(view: PlayerView, name: str, found: PlaceContents) -> str:
    """Return a place and what is on it in one line: `d2: pawn of White, Wolf, level 3`."""
    parts = [piece_text(view, part) for part in found.pieces]
    parts += [text for text, _ in found.things]
    said = ", ".join([*parts, *found.notes])
    return f"{with_colon(view, name)} {said}" if said else name


def piece_text(view: PlayerView, part: PieceCount) -> str:
    """Return the pieces of one kind and owner: `pawn of White`, `2 × warrior of Red`."""
    word = view.translator.word(part.piece.word)
    if part.owner:
        seat = view.translator.translated.seat(part.owner)
        word = view.translator.phrase("{what} of {whose}", what=word, whose=seat)
    return f"{part.count} × {word}" if part.count > 1 else word


def named_things(view: PlayerView, things: Sequence[int], fields: Sequence[str]) -> list[tuple[str, str]]:
    """Return the names of things with the colours of their owners; equal ones once, with their number."""
    names = [thing_text(view, thing, fields).plain for thing in things]
    owners = [view.rules.things[thing].owner for thing in things]
    inks = {name: ink_of(view.rules, owner) if owner else INK for name, owner in zip(names, owners, strict=True)}
    return [(text, inks[text.partition(" ×")[0]]) for text in grouped(names)]


def draw_contents(
    picture: Picture, view: PlayerView, found: PlaceContents, middle: Point, width: float, height: float = 0
) -> None:
    """Draw what is on a place around a point: discs, below them the things, then the fields.

    If there is a `height`, lines that do not fit into it are left out, and the last one ends in `…`.
    """
    x, y = middle
    letters = max(3, int(width / LETTER * 1.2))
    styled = [(text, "bold", ink) for text, ink in found.things] + [(text, "normal", NEUTRAL) for text in found.notes]
    lines = [(line, weight, ink) for text, weight, ink in styled for line in wrap(text, letters)]
    discs = 2 * DISC + 4 if found.pieces else 0
    fitting = max(1, int((height - discs) / TEXT_LINE)) if height else len(lines)
    if len(lines) > fitting:
        last, weight, ink = lines[fitting - 1]
        lines = [*lines[: fitting - 1], (f"{last} …", weight, ink)]
    high = discs + TEXT_LINE * len(lines)
    y -= high / 2
    if found.pieces:
        draw_pieces(picture, view, found.pieces, (x, y + DISC))
        y += 2 * DISC + 4
    for text, weight, ink in lines:
        y += TEXT_LINE
        picture.write(x, y - 3, text, 10, ink, font_weight=weight)


def draw_pieces(picture: Picture, view: PlayerView, pieces: Sequence[PieceCount], middle: Point) -> None:
    """Draw a disc for each kind of pieces with its sign and number; one piece of the only kind has no text."""
    word = view.rules.boards[pieces[0].piece.board].word
    kinds = pieces_on(view.rules, word)
    signs = piece_signs(view.rules, kinds, view.game.players)
    left = middle[0] - (len(pieces) - 1) * (DISC + 1)
    for index, part in enumerate(pieces):
        at = (left + index * 2 * (DISC + 1), middle[1])
        ink = ink_of(view.rules, part.owner) if part.owner else NEUTRAL
        picture.disc(at, DISC, ink, stroke="#ffffff", stroke_width=2)
        sign = signs.get((part.piece.word, part.owner), "")[:1] if len(kinds) > 1 else ""
        text = f"{part.count}{sign}" if not part.piece.single else sign
        if text:
            picture.write(at[0], at[1] + 4, text, 10, "#ffffff", font_weight="bold")


def colour_field(view: PlayerView, places: Sequence[int], fields: Sequence[str]) -> str:
    """Return the field by which the places of a map are coloured, "" if there is none.

    It is the first field that the screen shows and that names a thing or a word of an enum, or else the first such
    field that is printed on the places.
    """
    types = view.rules.types
    for word in fields:
        if any(one.word == word and one.of and types[one.type].form in COLOURING for one in view.rules.shown):
            return word
    named = {name for info in types if info.form in COLOURING for name in info.names}
    printed = [part for place in places for part in view.rules.things[place].fields]
    return next((word for word, text in printed if text in named), "")


def grounds_of(values: Sequence[str]) -> list[str]:
    """Return a colour for each value: the same for the same value, in the order in which the values appear.

    >>> grounds_of(["a", "b", "a"]) == [GROUNDS[0], GROUNDS[1], GROUNDS[0]]
    True
    """
    order = list(dict.fromkeys(values))
    return [GROUNDS[order.index(value) % len(GROUNDS)] for value in values]
