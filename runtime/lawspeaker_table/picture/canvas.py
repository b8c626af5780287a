"""The elements of an SVG picture, with the colours and strokes that all boards use."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape, quoteattr

from msgspec import Struct, field

from lawspeaker_runtime.game.log import spaced
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_table.screen.text_layout import SEAT_COLOURS, colour_named

SPECIAL = re.compile(r'[&<>"\n\r\t]')
EDGE = 40
LINE = 20
LETTER = 7
MIN_WIDTH = 480
INK, FAINT, LAND, FREE = "#222222", "#777777", "#f2ead8", "#ffffff"
INKS = {
    "red": "#c0392b",
    "blue": "#2a6fb0",
    "green": "#3d8b40",
    "yellow": "#c9a20d",
    "magenta": "#9b4f96",
    "cyan": "#2a9d9d",
    "white": "#8a8a8a",
    "bright_red": "#e67e22",
    "bright_black": "#3b3b3b",
}
GROUNDS = ("#f2ead8", "#cfe3f3", "#dcecd0", "#f6d9d0", "#e3d8f0", "#f7eeb5", "#d5ece9", "#ecd9e6", "#e2e2e2", "#f9dfb8")
"""Colours of places, by their kind or by a field."""
Stroke = tuple[str, int, str]
STROKES: tuple[Stroke, ...] = (
    ("#2f5d34", 5, ""),
    ("#2a6fb0", 5, "12 6"),
    ("#7a4a21", 5, "3 5"),
    ("#9b4f96", 5, "14 4 3 4"),
    ("#444444", 3, "1 4"),
)
NO_BORDER: Stroke = ("#b7ac93", 2, "2 5")
Point = tuple[float, float]


class Picture(Struct):
    """The lines of an SVG picture; `names` say what is on each place, for people who do not see it."""

    lines: list[str] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)

    def add(self, tag: str, text: str = "", **attributes: object) -> None:
        """Add an element; underscores in the names of attributes become hyphens."""
        self.element(tag, text, attributes)

    def element(self, tag: str, text: str, attributes: Mapping[str, object]) -> None:
        """Add an element with attributes that are given as a mapping."""
        said = "".join(f" {key.replace('_', '-')}={quoted(value)}" for key, value in attributes.items())
        self.lines.append(f"  <{tag}{said}>{escape(text)}</{tag}>" if text else f"  <{tag}{said}/>")

    def write(self, x: float, y: float, text: str, size: int = 12, ink: str = INK, **more: object) -> None:
        """Add a text centred on a point."""
        where = {"x": number(x), "y": number(y), "font_size": size, "fill": ink}
        self.element("text", text, {**where, "text_anchor": "middle", **more})

    def line(self, start: Point, end: Point, stroke: Stroke) -> None:
        """Add a line with a stroke."""
        ink, wide, dashes = stroke
        dashed = {"stroke_dasharray": dashes} if dashes else {}
        ends = {"x1": start[0], "y1": start[1], "x2": end[0], "y2": end[1]}
        points = {key: number(value) for key, value in ends.items()}
        self.element("line", "", {**points, "stroke": ink, "stroke_width": wide, "stroke_linecap": "round", **dashed})

    def polygon(self, points: list[Point], fill: str, **more: object) -> None:
        """Add a polygon."""
        corners = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        self.element("polygon", "", {"points": corners, "fill": fill, **more})

    def disc(self, middle: Point, radius: float, fill: str, **more: object) -> None:
        """Add a filled circle."""
        where = {"cx": number(middle[0]), "cy": number(middle[1]), "r": number(radius)}
        self.element("circle", "", {**where, "fill": fill, **more})


def quoted(value: object) -> str:
    """Return a value of an attribute in quotes; most need no escapes.

    >>> print(quoted(12), quoted('a "b"'))
    "12" 'a "b"'
    """
    text = str(value)
    return quoteattr(text) if SPECIAL.search(text) else f'"{text}"'


def number(value: float) -> str:
    """Return a number with at most one decimal.

    >>> number(12.0), number(0.5), number(-0.04)
    ('12', '0.5', '0')
    """
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")


def stroke_of(kind: int) -> Stroke:
    """Return the colour, width and dashes of a kind of border or edge; -1 means that there is no border."""
    return STROKES[kind % len(STROKES)] if kind >= 0 else NO_BORDER


def ink_of(rules: Rules, player: int) -> str:
    """Return a player's colour."""
    declared = dict(rules.colours).get(rules.seat(player), "")
    style = colour_named(declared) or colour_named(rules.seat(player)) or SEAT_COLOURS[(player - 1) % len(SEAT_COLOURS)]
    return INKS[style]


def stroke_legend(picture: Picture, words: Sequence[str], top: float) -> None:
    """Draw a stroke of each kind beside its word."""
    x = EDGE
    for kind, word in enumerate(words):
        picture.line((x, top), (x + 40, top), stroke_of(kind))
        picture.write(x + 50, top + 4, spaced(word), text_anchor="start")
        x += 130


def seat_legend(picture: Picture, rules: Rules, players: int, top: float) -> None:
    """Draw a disc of each player beside the name."""
    x = EDGE
    for player in range(1, players + 1):
        picture.disc((x + 8, top - 4), 8, ink_of(rules, player))
        picture.write(x + 22, top, rules.seat(player), text_anchor="start")
        x += 110


def page(picture: Picture, width: float, height: float, caption: str) -> str:
    """Return a picture as the text of a file, with its caption at the top."""
    wide, high = number(width), number(height)
    size = f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
    head = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">',
        f"  <title>{escape(caption)}</title>",
        f'  <rect width="{wide}" height="{high}" fill="{FREE}"/>',
        f'  <text x="{EDGE}" y="{EDGE - 10}" font-size="16" fill="{INK}">{escape(caption)}</text>',
    ]
    return "\n".join([*head, *picture.lines, "</svg>"]) + "\n"
