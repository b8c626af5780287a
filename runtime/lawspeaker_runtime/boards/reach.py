"""Places that are reachable inside a set of places: connection games, supply lines, flood fills.

reach([0, 3], [0, 1, 4], neighbours of a chain of five)      ->      [0, 1]
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
