"""Searches that depend on the position, so that no table can hold their results.

`reach` is for connection games, supply lines and floods whose places are not all of a board (others are loops in the
generated code), `steps_from` for boards that grow during the game. Distances
on static boards are tables that the compiler writes; only for large boards `distances` makes them on import.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import Row

OPEN: Final = 1
FOUND: Final = 2


def reach(starts: Row, inside: Row, neighbours: tuple[tuple[int, ...], ...]) -> Row:
    """Return the members of `inside` that are connected to a start through members of `inside`, ascending.

    A start is part of the result, and is passed through, only if it is inside itself.

    >>> reach([0, 3], [0, 1, 4], ((1,), (0, 2), (1, 3), (2, 4), (3,)))
    [0, 1]
    """
    marks: Row = [0] * len(neighbours)
    for place in inside:
        marks[place] = OPEN
    queue: Row = []
    for place in starts:
        if marks[place] == OPEN:
            marks[place] = FOUND
            queue.append(place)
    index: i64 = 0
    while index < len(queue):
        for other in neighbours[queue[index]]:
            if marks[other] == OPEN:
                marks[other] = FOUND
                queue.append(other)
        index += 1
    return [place for place in range(len(neighbours)) if marks[place] == FOUND]


def steps_from(start: int, neighbours: Sequence[Iterable[int]]) -> tuple[int, ...]:
    """Return the number of steps from one place to each place, -1 where no path leads.

    >>> steps_from(0, ((1,), (0, 2), (1,), ()))
    (0, 1, 2, -1)
    """
    steps = [-1] * len(neighbours)
    steps[start] = 0
    queue = [start]
    for place in queue:
        for other in neighbours[place]:
            if steps[other] < 0:
                steps[other] = steps[place] + 1
                queue.append(other)
    return tuple(steps)


def distances(neighbours: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Return the number of steps between every two places of a board that is too large for a written table."""
    return tuple([steps_from(start, neighbours) for start in range(len(neighbours))])
