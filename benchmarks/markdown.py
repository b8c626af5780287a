"""Format numbers and Markdown tables."""

from __future__ import annotations

from collections.abc import Sequence


def thousands(number: float | None) -> str:
    """Return a number with thousands separators.

    >>> thousands(1234567.8), thousands(None)
    ('1,234,568', '—')
    """
    return "—" if number is None else f"{number:,.0f}"


def figure(number: float | None, unit: str) -> str:
    """Return a number with two decimals and a unit.

    >>> figure(0.813, "x"), figure(None, "x")
    ('0.81x', '—')
    """
    return "—" if number is None else f"{number:.2f}{unit}"


def against(number: float | None, goal: float | None, unit: str, *, at_least: bool = True) -> str:
    """Return a number with its goal, and whether it missed it.

    >>> against(0.8, 0.7, "x"), against(0.6, 0.7, "x"), against(0.6, None, "x")
    ('0.80x (goal 0.7)', '0.60x (goal 0.7, missed)', '0.60x')
    >>> against(0.8, 1, " µs", at_least=False)
    '0.80 µs (goal 1)'
    """
    if number is None or goal is None:
        return figure(number, unit)
    reached = number >= goal if at_least else number <= goal
    return f"{figure(number, unit)} (goal {goal:g}{'' if reached else ', missed'})"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table with aligned columns; all but the first are right-aligned.

    >>> print(table(["", "a"], [["one", "1"]]))
    |     |  a |
    |-----|---:|
    | one |  1 |
    """
    widths = [max(2, *(len(row[i]) for row in [head, *rows])) for i in range(len(head))]

    def line(cells: Sequence[str]) -> str:
        first, *others = (
            cell.rjust(width) if i else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(cells, widths, strict=True))
        )
        return "| " + " | ".join([first, *others]) + " |"

    rule = "|" + "|".join(("-" * (w + 1) + ":") if i else "-" * (w + 2) for i, w in enumerate(widths)) + "|"
    return "\n".join([line(head), rule, *(line(row) for row in rows)])
