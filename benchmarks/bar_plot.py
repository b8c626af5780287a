"""Draw grouped bars with a logarithmic scale as SVG."""

from __future__ import annotations

from dataclasses import dataclass
from math import log10

from benchmarks.line_plot import background, number, rotated_text, text, ticks

WIDTH, HEIGHT = 860, 440
LEFT, RIGHT, TOP, BOTTOM = 100, 20, 90, 40
COLOURS = ("#7aa6c2", "#999999", "#0b6fb8", "#e3a36f", "#063c63", "#c2510a")
LEGEND_ROWS, LEGEND_WIDTH = 2, 245


@dataclass(frozen=True, slots=True)
class Bars:
    """The data of a plot: the names of the bars, and the values of each group in the same order."""

    title: str
    y_axis: str
    names: tuple[str, ...]
    groups: tuple[tuple[str, tuple[float | None, ...]], ...]


def draw_bars(bars: Bars) -> str:
    """Return the plot as SVG."""
    values = [value for _, group in bars.groups for value in group if value is not None]
    scale = ticks(min(values), max(values))
    top = scale[-1]
    parts = [
        *background(WIDTH, HEIGHT, LEFT, bars.title),
        *legend(bars.names),
        rotated_text(18, (TOP + HEIGHT - BOTTOM) / 2, bars.y_axis),
    ]
    for tick in scale:
        y = height_of(tick, scale[0], top)
        parts.append(f'<path d="M{LEFT} {number(y)}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(text(LEFT - 8, y + 4, f"{tick:,.0f}", anchor="end"))
    for index in range(len(bars.groups)):
        parts += drawn_group(bars, index, scale[0], top)
    parts.append(f'<path d="M{LEFT} {TOP}V{HEIGHT - BOTTOM}H{WIDTH - RIGHT}" stroke="#444" fill="none"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def height_of(value: float, low: float, high: float) -> float:
    """Return the y coordinate of a value on the logarithmic scale."""
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (log10(value) - log10(low)) / (log10(high) - log10(low))


def legend(names: tuple[str, ...]) -> list[str]:
    """Return the legend: a coloured square and a name for each bar."""
    parts = []
    for index, name in enumerate(names):
        x, y = LEFT + index // LEGEND_ROWS * LEGEND_WIDTH, 38 + index % LEGEND_ROWS * 20
        parts.append(f'<rect x="{x}" y="{y}" width="12" height="12" fill="{COLOURS[index]}"/>')
        parts.append(text(x + 18, y + 11, name))
    return parts


def drawn_group(bars: Bars, index: int, low: float, high: float) -> list[str]:
    """Return the bars of one group and its name below them."""
    name, values = bars.groups[index]
    space = (WIDTH - LEFT - RIGHT) / len(bars.groups)
    left, width = LEFT + index * space + space * 0.08, space * 0.84 / len(values)
    parts = [text(LEFT + (index + 0.5) * space, HEIGHT - BOTTOM + 20, name, anchor="middle")]
    for place, value in enumerate(values):
        if value is not None:
            y = height_of(value, low, high)
            shape = f'x="{number(left + place * width)}" y="{number(y)}" width="{number(width - 1)}"'
            parts.append(f'<rect {shape} height="{number(HEIGHT - BOTTOM - y)}" fill="{COLOURS[place]}"/>')
    return parts
