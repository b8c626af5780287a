"""Draw lines with a logarithmic scale, axis titles and labels as SVG.

The same data gives the same bytes. Lines differ in colour and in the marks of their points, so that they can be
distinguished without colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, log10
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 780, 420
LEFT, RIGHT, TOP, BOTTOM = 80, 170, 50, 60
COLOURS = ("#0b6fb8", "#c2510a", "#2b8a3e", "#8a3ffc", "#a8820a")
LABEL_GAP = 17


@dataclass(frozen=True, slots=True)
class Line:
    """A named line of points."""

    name: str
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Plot:
    """The data of a plot."""

    title: str
    x_axis: str
    y_axis: str
    lines: tuple[Line, ...]


def ticks(low: float, high: float) -> list[float]:
    """Return the steps 1, 2, 5, 10, … that enclose a range.

    >>> ticks(0.3, 4), ticks(90, 110)
    ([0.2, 0.5, 1.0, 2.0, 5.0], [50.0, 100.0, 200.0])
    """
    steps = [
        factor * 10.0**power for power in range(floor(log10(low)) - 1, ceil(log10(high)) + 1) for factor in (1, 2, 5)
    ]
    first = max(step for step in steps if step <= low)
    last = min(step for step in steps if step >= high)
    return [round(step, 10) for step in steps if first <= step <= last]


def number(value: float) -> str:
    """Return a number with at most two decimals.

    >>> number(12.0), number(0.25), number(100.456)
    ('12', '0.25', '100.46')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


@dataclass(frozen=True, slots=True)
class Scale:
    """The scales of both axes."""

    x_values: tuple[float, ...]
    y_ticks: tuple[float, ...]

    def x(self, value: float) -> float:
        """Return the x coordinate of a value; the scale starts at zero."""
        return LEFT + (WIDTH - LEFT - RIGHT) * value / (max(self.x_values) * 1.04)

    def y(self, value: float) -> float:
        """Return the y coordinate of a value on the logarithmic scale."""
        low, high = log10(self.y_ticks[0]), log10(self.y_ticks[-1])
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (log10(value) - low) / (high - low)


def scale_of(plot: Plot) -> Scale:
    """Return scales that contain all lines."""
    points = [point for line in plot.lines for point in line.points]
    heights = [y for _, y in points]
    return Scale(tuple(sorted({x for x, _ in points})), tuple(ticks(min(heights), max(heights))))


def draw(plot: Plot) -> str:
    """Return the plot as SVG."""
    scale = scale_of(plot)
    parts = [
        *background(WIDTH, HEIGHT, LEFT, plot.title),
        *grid(scale),
        text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, plot.x_axis, anchor="middle"),
        rotated_text(20, (TOP + HEIGHT - BOTTOM) / 2, plot.y_axis),
    ]
    heights = label_heights([scale.y(line.points[-1][1]) for line in plot.lines])
    for index, line in enumerate(plot.lines):
        parts += drawn_line(line, scale, index, heights[index])
    return "\n".join([*parts, "</svg>"]) + "\n"


def background(width: int, height: int, left: int, title: str) -> list[str]:
    """Return the start of an SVG file: a white background and a title."""
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="white"/>',
        text(left, 24, title, size=16),
    ]


def grid(scale: Scale) -> list[str]:
    """Return the axes, grid lines and numbers."""
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    parts = []
    for value in scale.y_ticks:
        y = number(scale.y(value))
        parts.append(f'<path d="M{LEFT} {y}H{right}" stroke="#ddd"/>')
        parts.append(text(LEFT - 8, scale.y(value) + 4, number(value), anchor="end"))
    for value in scale.x_values:
        x = number(scale.x(value))
        parts.append(f'<path d="M{x} {bottom}v5" stroke="#444"/>')
        parts.append(text(scale.x(value), bottom + 20, number(value), anchor="middle"))
    return [*parts, f'<path d="M{LEFT} {TOP}V{bottom}H{right}" stroke="#444" fill="none"/>']


def drawn_line(line: Line, scale: Scale, index: int, label: float) -> list[str]:
    """Return a line, a mark at each point, and its label."""
    colour = COLOURS[index % len(COLOURS)]
    places = [(scale.x(x), scale.y(y)) for x, y in line.points]
    path = "L".join(f"{number(x)} {number(y)}" for x, y in places)
    marks = [mark(x, y, index, colour) for x, y in places]
    name = text(WIDTH - RIGHT + 12, label + 4, line.name, colour=colour)
    return [f'<path d="M{path}" stroke="{colour}" stroke-width="2" fill="none"/>', *marks, name]


def mark(x: float, y: float, index: int, colour: str) -> str:
    """Return the mark of a point: a circle, a square, a diamond, or a triangle up or down."""
    here = f"{number(x)} {number(y)}"
    if index % 5 == 0:
        return f'<circle cx="{number(x)}" cy="{number(y)}" r="4" fill="{colour}"/>'
    shape = ("", "m-4 -4h8v8h-8z", "m0 -5l5 5l-5 5l-5 -5z", "m0 -5l5 9h-10z", "m0 5l5 -9h-10z")[index % 5]
    return f'<path d="M{here}{shape}" fill="{colour}"/>'


def label_heights(wanted: Sequence[float]) -> list[float]:
    """Return the positions of labels, moved apart so that they do not overlap.

    >>> label_heights([100, 50, 104])
    [100, 50, 117]
    """
    heights = list(wanted)
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    for above, below in pairwise(order):
        heights[below] = max(heights[below], heights[above] + LABEL_GAP)
    return heights


def text(x: float, y: float, words: str, *, anchor: str = "start", size: int = 13, colour: str = "#222") -> str:
    """Return a text element."""
    place = f'x="{number(x)}" y="{number(y)}" text-anchor="{anchor}" font-size="{size}" fill="{colour}"'
    return f"<text {place}>{escape(words)}</text>"


def rotated_text(x: float, y: float, words: str) -> str:
    """Return a text element rotated by 90 degrees."""
    place = f'transform="translate({number(x)} {number(y)}) rotate(-90)" text-anchor="middle" fill="#222"'
    return f"<text {place}>{escape(words)}</text>"
