"""Draw a map of places: edges and links in the stroke of their kind, places in the colour of their kind or of a field.

The first field that names a thing or a word of an enum gives the places their colours: of those that `show map with
land, strength` shows, or else of those that are printed. Without one, places of the same kind have the same colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import copysign, hypot

from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_runtime.rules.rules import BoardInfo
from lawspeaker_table.picture.canvas import (
    EDGE,
    FAINT,
    INK,
    LINE,
    NO_BORDER,
    Picture,
    Point,
    number,
    stroke_legend,
    stroke_of,
)
from lawspeaker_table.picture.contents import (
    PlaceContents,
    colour_field,
    contents_of,
    draw_contents,
    grounds_of,
    place_text,
)
from lawspeaker_table.picture.layout import place_points
from lawspeaker_table.picture.links import draw_links, link_kinds
from lawspeaker_table.screen.boards import absent_places
from lawspeaker_table.screen.place_notes import place_note, thing_at
from lawspeaker_table.screen.player_view import PlayerView

ACROSS, DOWN = 70.0, 50.0
"""Half the width and height of a place."""
GAP, LINK_GAP = 22.0, 76.0
"""The room between two places; more on maps with links, for arrows and the fields of the links."""
ROUND = 16
ROUNDS = 200
PARALLEL = 6.0


def draw_map(picture: Picture, view: PlayerView, info: BoardInfo, board: FixedMap, fields: Sequence[str]) -> Point:
    """Draw a map with a legend of its edges and colours; return the size."""
    absent = absent_places(view, board.size)
    present = [place for place in board.places if place not in absent]
    drawn = place_points(board)
    gap = LINK_GAP if board.links else GAP
    points = dict(zip(present, scaled(tuple(drawn[place] for place in present), gap), strict=True))
    found = contents_of(view, info, board.size, fields, present)
    things = {place: thing_at(view, info, place) for place in present}
    field = colour_field(view, [thing for thing in things.values() if thing is not None], fields)
    values = [value_of(view, info, field, place) for place in present]
    grounds = dict(zip(present, grounds_of(values), strict=True))
    picture.lines += edge_lines(board, tuple(points.items()))
    draw_links(picture, view, info, board, points, fields, (ACROSS, DOWN))
    for place in present:
        name = view.place_name(info, place)
        draw_place(picture, view, name, found[place], points[place], grounds[place], place)
        picture.names[place] = place_text(view, name, found[place])
    right, low = max(x for x, _ in points.values()) + ACROSS, max(y for _, y in points.values()) + DOWN
    kinds = [*board.kinds, *link_kinds(view, board)]
    stroke_legend(picture, [view.translator.word(kind) for kind in kinds], low + LINE)
    colour_legend(picture, dict(zip(values, grounds.values(), strict=True)), low + 2 * LINE)
    return right + EDGE, low + 3 * LINE


def value_of(view: PlayerView, info: BoardInfo, field: str, place: int) -> str:
    """Return the text by which a place is coloured: the value of a field, or its kind where it has none."""
    thing = thing_at(view, info, place)
    said = place_note(view, info, field, place, named=False).plain if field else ""
    if thing is None:
        return said or view.translator.word(info.word)
    printed = dict(view.rules.things[thing].fields).get(field, "")
    return (
        said
        or (view.translator.name(printed) if printed else "")
        or view.translator.word(view.rules.things[thing].kind)
    )


@lru_cache
def scaled(points: tuple[Point, ...], gap: float) -> tuple[Point, ...]:
    """Return points in pixels: no two places overlap, the leftmost and topmost at the margin.

    Most neighbours are as near as they can be; the few that are nearer are pushed apart, so that a map is not large
    because of two places.
    """
    steep = ACROSS / DOWN
    gaps = [min((hypot(x - u, (y - v) * steep) for u, v in points if (u, v) != (x, y)), default=1.0) for x, y in points]
    unit = (2 * ACROSS + gap) / max(sorted(gaps)[len(gaps) // 2], 1e-6)
    moved = apart([(x * unit, y * unit) for x, y in points], gap)
    left, top = min(x for x, _ in moved), min(y for _, y in moved)
    return tuple((EDGE + ACROSS + x - left, DOWN + y - top) for x, y in moved)


def apart(points: list[Point], gap: float) -> list[Point]:
    """Return points moved until the places around them do not overlap, each along its shorter way."""
    found = list(points)
    wide, high = 2 * ACROSS + gap, 2 * DOWN + gap
    for _ in range(ROUNDS):
        moved = False
        for one in range(len(found)):
            for two in range(one):
                x, y = found[one][0] - found[two][0], found[one][1] - found[two][1]
                right, down = wide - abs(x), high - abs(y)
                if right <= 0.01 or down <= 0.01:
                    continue
                moved = True
                shift = (copysign(right / 2, x), 0.0) if right < down else (0.0, copysign(down / 2, y))
                found[one] = (found[one][0] + shift[0], found[one][1] + shift[1])
                found[two] = (found[two][0] - shift[0], found[two][1] - shift[1])
        if not moved:
            break
    return found


@lru_cache
def edge_lines(board: FixedMap, drawn: tuple[tuple[int, Point], ...]) -> tuple[str, ...]:
    """Return an element for each edge between places that are drawn; edges of several kinds are side by side."""
    picture, points = Picture(), dict(drawn)
    for one, two in sorted((min(edge), max(edge)) for edge in board.graph.edges if set(edge) <= set(points)):
        kinds = [kind for kind in range(len(board.kinds)) if two in board.joined[kind][one]]
        (x, y), (u, v) = points[one], points[two]
        far = hypot(u - x, v - y) or 1.0
        for index, kind in enumerate(kinds or ([] if board.links else [-1])):
            shift = (index - (len(kinds) - 1) / 2) * PARALLEL if kinds else 0.0
            right, down = (y - v) / far * shift, (u - x) / far * shift
            stroke = stroke_of(kind) if kind >= 0 else NO_BORDER
            picture.line((x + right, y + down), (u + right, v + down), stroke)
    return tuple(picture.lines)


def draw_place(
    picture: Picture, view: PlayerView, name: str, found: PlaceContents, middle: Point, ground: str, place: int
) -> None:
    """Draw a place with its name above and its contents inside."""
    x, y = middle
    picture.add(
        "rect",
        x=number(x - ACROSS),
        y=number(y - DOWN),
        width=2 * ACROSS,
        height=2 * DOWN,
        rx=ROUND,
        fill=ground,
        stroke=FAINT,
        data_place=place,
    )
    picture.write(x, y - DOWN + 14, name, 12, INK, font_weight="bold")
    draw_contents(picture, view, found, (x, y + 7), 2 * ACROSS - 12, 2 * DOWN - 26)


def colour_legend(picture: Picture, grounds: dict[str, str], top: float) -> None:
    """Draw a sample of each colour beside its meaning; one colour alone needs none."""
    x = float(EDGE)
    for value, ground in grounds.items() if len(grounds) > 1 else ():
        picture.add("rect", x=round(x, 1), y=top - 12, width=16, height=16, fill=ground, stroke=FAINT)
        picture.write(x + 22, top, value, 12, INK, text_anchor="start")
        x += 42 + 7 * len(value)
