"""Draw the links of a map: lines in the stroke of their kind, an arrow on those that lead one way, and their fields."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot

from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_runtime.rules.rules import BoardInfo
from lawspeaker_table.picture.canvas import FREE, INK, Picture, Point, number, stroke_of
from lawspeaker_table.screen.link_notes import link_note, present_links
from lawspeaker_table.screen.player_view import PlayerView

BESIDE = 20.0
"""How far links between the same places are apart."""
HEAD, WIDE = 14.0, 7.0
"""The length of an arrow and half its width."""


def link_kinds(view: PlayerView, board: FixedMap) -> list[str]:
    """Return the kinds of the links of a map, in the order of the links."""
    return list(dict.fromkeys(view.rules.things[link[0]].kind for link in board.links))


def draw_links(
    picture: Picture,
    view: PlayerView,
    info: BoardInfo,
    board: FixedMap,
    points: Mapping[int, Point],
    fields: Sequence[str],
    half: Point,
) -> None:
    """Draw the links between places that are drawn; `half` is half the width and height of a place."""
    kinds = link_kinds(view, board)
    beside: dict[tuple[int, int], list[tuple[int, int, int, int]]] = {}
    for link in present_links(view, board):
        if link[1] in points and link[2] in points:
            beside.setdefault((min(link[1:3]), max(link[1:3])), []).append(link)
    for (one, two), links in beside.items():
        lined = any(two in joined[one] for joined in board.joined)
        for index, (number_of, start, end, both) in enumerate(links):
            shift = (index - (len(links) - 1) / 2 + lined) * BESIDE * (1 if start == one else -1)
            stroke = stroke_of(len(board.kinds) + kinds.index(view.rules.things[number_of].kind))
            line = shifted(points[start], points[end], shift)
            picture.line(*line, stroke)
            if not both:
                draw_arrow(picture, *line, stroke[0], half)
            draw_note(picture, link_note(view, info, number_of, fields), *line)


def shifted(start: Point, end: Point, shift: float) -> tuple[Point, Point]:
    """Return a line moved to its right by a distance.

    >>> shifted((0.0, 0.0), (0.0, 10.0), 2.0)
    ((-2.0, 0.0), (-2.0, 10.0))
    """
    (x, y), (u, v) = start, end
    far = hypot(u - x, v - y) or 1.0
    right, down = (y - v) / far * shift, (u - x) / far * shift
    return (x + right, y + down), (u + right, v + down)


def draw_arrow(picture: Picture, start: Point, end: Point, ink: str, half: Point) -> None:
    """Draw an arrow where a line meets the place at its end."""
    (x, y), (u, v) = start, end
    far = hypot(u - x, v - y) or 1.0
    right, down = (u - x) / far, (v - y) / far
    inside = min(half[0] / abs(right) if right else far, half[1] / abs(down) if down else far, far / 2)
    tip = (u - right * inside, v - down * inside)
    foot = (tip[0] - right * HEAD, tip[1] - down * HEAD)
    sides = [(foot[0] - down * side, foot[1] + right * side) for side in (WIDE, -WIDE)]
    picture.polygon([tip, *sides], ink)


def draw_note(picture: Picture, note: str, start: Point, end: Point) -> None:
    """Write the fields of a link in the middle of its line."""
    if note:
        x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 4
        picture.write(x, y, note, 11, INK, stroke=FREE, stroke_width=number(3), paint_order="stroke")
