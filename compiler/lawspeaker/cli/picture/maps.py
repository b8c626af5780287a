"""Draw a map of places: edges in the stroke of their kind, places in the colour of their kind or of a field.

The first field that names a thing or a word of an enum gives the places their colours: of those that `show map with
land, strength` shows, or else of those that are printed. Without one, places of the same kind have the same colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from lawspeaker.cli.picture.canvas import EDGE, FAINT, INK, LINE, NO_BORDER, Picture, Point, stroke_legend, stroke_of
from lawspeaker.cli.picture.contents import PlaceContents, colour_field, contents_of, draw_contents, grounds_of
from lawspeaker.cli.picture.layout import place_points
from lawspeaker.cli.screen.boards import absent_places
from lawspeaker.cli.screen.place_notes import place_note, thing_at
from lawspeaker.cli.screen.player_view import PlayerView
from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_runtime.rules.rules import BoardInfo

ACROSS, DOWN = 66.0, 44.0
"""Half the width and height of a place."""
NEAREST = 150.0
WIDEST = 2_400.0
PARALLEL = 6.0


def draw_map(picture: Picture, view: PlayerView, info: BoardInfo, board: FixedMap, fields: Sequence[str]) -> Point:
    """Draw a map with a legend of its edges and colours; return the size."""
    absent = absent_places(view, board.size)
    present = [place for place in board.places if place not in absent]
    drawn = place_points(board)
    points = dict(zip(present, scaled([drawn[place] for place in present]), strict=True))
    found = contents_of(view, info, board.size, fields)
    things = {place: thing_at(view, info, place) for place in present}
    field = colour_field(view, [thing for thing in things.values() if thing is not None], fields)
    values = [value_of(view, info, field, place) for place in present]
    grounds = dict(zip(present, grounds_of(values), strict=True))
    draw_edges(picture, board, points)
    for place in present:
        draw_place(picture, view, board.names[place], found[place], points[place], grounds[place], place)
    right, low = max(x for x, _ in points.values()) + ACROSS, max(y for _, y in points.values()) + DOWN
    stroke_legend(picture, board.kinds, low + LINE)
    colour_legend(picture, dict(zip(values, grounds.values(), strict=True)), low + 2 * LINE)
    return right + EDGE, low + 3 * LINE


def value_of(view: PlayerView, info: BoardInfo, field: str, place: int) -> str:
    """Return the text by which a place is coloured: the value of a field, or its kind where it has none."""
    thing = thing_at(view, info, place)
    said = place_note(view, info, field, place, named=False).plain if field else ""
    if thing is None:
        return said or view.translator.word(info.word)
    printed = dict(view.rules.things[thing].fields).get(field, "")
    return said or printed or view.translator.word(view.rules.things[thing].kind)


def scaled(points: list[Point]) -> list[Point]:
    """Return points in pixels: no two places overlap, the leftmost and topmost at the margin."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    gaps = [hypot(x - u, (y - v) * ACROSS / DOWN) for n, (x, y) in enumerate(points) for u, v in points[:n]]
    wide = max(x for x, _ in points) - left or 1.0
    unit = min(NEAREST / max(min(gaps, default=1.0), 1e-6), WIDEST / wide)
    return [(EDGE + ACROSS + (x - left) * unit, DOWN + (y - top) * unit) for x, y in points]


def draw_edges(picture: Picture, board: FixedMap, points: dict[int, Point]) -> None:
    """Draw each edge between places that are drawn; edges of several kinds between two places side by side."""
    for one, two in sorted((min(edge), max(edge)) for edge in board.graph.edges if set(edge) <= set(points)):
        kinds = [kind for kind in range(len(board.kinds)) if two in board.joined[kind][one]]
        (x, y), (u, v) = points[one], points[two]
        far = hypot(u - x, v - y) or 1.0
        for index, kind in enumerate(kinds or [-1]):
            shift = (index - (len(kinds) - 1) / 2) * PARALLEL if kinds else 0.0
            right, down = (y - v) / far * shift, (u - x) / far * shift
            stroke = stroke_of(kind) if kind >= 0 else NO_BORDER
            picture.line((x + right, y + down), (u + right, v + down), stroke)


def draw_place(
    picture: Picture, view: PlayerView, name: str, found: PlaceContents, middle: Point, ground: str, place: int
) -> None:
    """Draw a place with its name above and its contents inside."""
    x, y = middle
    picture.add(
        "ellipse", cx=round(x, 1), cy=round(y, 1), rx=ACROSS, ry=DOWN, fill=ground, stroke=FAINT, data_place=place
    )
    picture.write(x, y - DOWN + 14, name, 12, INK, font_weight="bold")
    draw_contents(picture, view, found, (x, y + 8), 2 * ACROSS - 8)


def colour_legend(picture: Picture, grounds: dict[str, str], top: float) -> None:
    """Draw a sample of each colour beside its meaning; one colour alone needs none."""
    x = float(EDGE)
    for value, ground in grounds.items() if len(grounds) > 1 else ():
        picture.add("rect", x=round(x, 1), y=top - 12, width=16, height=16, fill=ground, stroke=FAINT)
        picture.write(x + 22, top, value, 12, INK, text_anchor="start")
        x += 42 + 7 * len(value)
