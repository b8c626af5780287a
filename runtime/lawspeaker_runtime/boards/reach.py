"""Searches that depend on the position, so that no table can hold their results.

`reach` is for connection games, supply lines and floods, `steps_from` for boards that grow during the game. Distances
on static boards are tables that the compiler writes; only for large boards `distances` makes them on import.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def reach(starts: list[int], inside: list[int], neighbours: Sequence[Iterable[int]]) -> list[int]:
    """Return the members of `inside` that are connected to a start through members of `inside`, ascending.

    A start is part of the result, and is passed through, only if it is inside itself.

    >>> reach([0, 3], [0, 1, 4], ((1,), (0, 2), (1, 3), (2, 4), (3,)))
    [0, 1]
    """
    open_places = bytearray(len(neighbours))
    for place in inside:
        open_places[place] = 1
    found: list[int] = []
    for place in starts:
        if open_places[place]:
            open_places[place] = 0
            found.append(place)
    for place in found:
        for other in neighbours[place]:
            if open_places[other]:
                open_places[other] = 0
                found.append(other)
    found.sort()
    return found


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
