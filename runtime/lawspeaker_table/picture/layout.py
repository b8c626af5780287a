"""Where the places of a map are drawn: at the positions of the spec, or laid out so that edges do not cross.

    networkx: planar embedding  ->  straight lines on a grid, without crossings  ->  places pushed apart and drawn
                                                                                      together as far as no edge crosses

The result depends only on the map. A map that is not planar starts on a circle, and its edges may cross.
"""

from __future__ import annotations

from math import cos, hypot, pi, sin

import networkx as nx

from lawspeaker_runtime.boards.places import FixedMap
from lawspeaker_table.picture.canvas import Point

ROUNDS = 120
FIRST_STEP = 0.12
CLEAR = 0.5
"""How far edges should stay away from other places, as a part of the wanted distance between neighbours."""
Edges = list[tuple[int, int]]


def place_points(board: FixedMap) -> list[Point]:
    """Return a point for each place, x to the right and y downwards."""
    if board.positions:
        return [(float(right), -float(up)) for right, up in board.positions]
    if not board.graph.number_of_edges():
        return in_rows(board.size)
    edges = [(a, b) for a, b in board.graph.edges]
    return relaxed(first_points(board), edges, planar=board.planar)


def in_rows(size: int) -> list[Point]:
    """Return points in rows of equal length, for places without edges.

    >>> in_rows(3)
    [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)]
    """
    across = max(1, round(size**0.5))
    return [(float(place % across), float(place // across)) for place in range(size)]


def first_points(board: FixedMap) -> list[Point]:
    """Return points in the unit square: without crossings if the map is planar, else on a circle."""
    if not board.planar:
        turn = 2 * pi / board.size
        return [(0.5 + 0.5 * sin(turn * k), 0.5 - 0.5 * cos(turn * k)) for k in range(board.size)]
    embedding = nx.check_planarity(board.graph)[1]
    assert isinstance(embedding, nx.PlanarEmbedding), "a planar map has an embedding"
    at = nx.combinatorial_embedding_to_pos(embedding)
    right, down = (max(point[axis] for point in at.values()) or 1 for axis in (0, 1))
    return [(at[place][0] / right, at[place][1] / down) for place in range(board.size)]


def relaxed(points: list[Point], edges: Edges, *, planar: bool) -> list[Point]:
    """Return points moved by forces, each step shorter than the one before; a planar map stays without crossings."""
    found, step = list(points), FIRST_STEP
    wanted = 1.0 / max(1.0, len(points) ** 0.5)
    for _ in range(ROUNDS):
        for place in range(len(found)):
            moved = towards(found[place], pull(found, edges, place, wanted), step)
            if not planar or is_better(found, edges, place, moved, wanted * CLEAR):
                found[place] = moved
        step *= 0.97
    return found


def pull(points: list[Point], edges: Edges, place: int, wanted: float) -> Point:
    """Return the force on a place: towards its neighbours, away from other places and their edges.

    Other places push its own edges as well.
    """
    at = points[place]
    forces = [push(at, other, wanted) for number, other in enumerate(points) if number != place]
    for one, two in edges:
        if place in (one, two):
            x, y = points[two if place == one else one]
            far = hypot(at[0] - x, at[1] - y)
            forces.append(((x - at[0]) * far / wanted, (y - at[1]) * far / wanted))
            others = [other for number, other in enumerate(points) if number not in (one, two)]
            forces += [push(nearest_point(other, at, (x, y)), other, wanted) for other in others]
        else:
            forces.append(push(at, nearest_point(at, points[one], points[two]), wanted))
    return sum(right for right, _ in forces), sum(down for _, down in forces)


def push(at: Point, other: Point, wanted: float) -> Point:
    """Return the force that pushes a point away from another one."""
    far = max(hypot(at[0] - other[0], at[1] - other[1]), 1e-6)
    strength = (wanted / far) ** 2
    return (at[0] - other[0]) * strength, (at[1] - other[1]) * strength


def nearest_point(at: Point, start: Point, end: Point) -> Point:
    """Return the point of an edge that is nearest to a point.

    >>> nearest_point((1.0, 5.0), (0.0, 0.0), (4.0, 0.0))
    (1.0, 0.0)
    """
    right, down = end[0] - start[0], end[1] - start[1]
    length = right * right + down * down or 1.0
    part = ((at[0] - start[0]) * right + (at[1] - start[1]) * down) / length
    part = min(1.0, max(0.0, part))
    return start[0] + right * part, start[1] + down * part


def towards(point: Point, force: Point, step: float) -> Point:
    """Return a point moved in the direction of a force, at most by a step."""
    strength = hypot(*force)
    part = min(step, strength) / strength if strength else 0.0
    return point[0] + force[0] * part, point[1] + force[1] * part


def is_better(points: list[Point], edges: Edges, place: int, moved: Point, wanted: float) -> bool:
    """Return whether a place can be moved: no edge crosses another one, and none comes too near to a place."""
    tried = list(points)
    tried[place] = moved
    own = [edge for edge in edges if place in edge]
    if any(crosses(tried, one, two) for one in own for two in edges if not set(one) & set(two)):
        return False
    room = clearance(tried, edges, place)
    return room >= wanted or room >= clearance(points, edges, place)


def clearance(points: list[Point], edges: Edges, place: int) -> float:
    """Return the least distance of a place to edges of others, and of its own edges to other places."""
    gaps = [1.0]
    for edge in edges:
        start, end = points[edge[0]], points[edge[1]]
        beside = [place] if place not in edge else [other for other in range(len(points)) if other not in edge]
        for other in beside:
            x, y = nearest_point(points[other], start, end)
            gaps.append(hypot(points[other][0] - x, points[other][1] - y))
    return min(gaps)


def crosses(points: list[Point], one: tuple[int, int], two: tuple[int, int]) -> bool:
    """Return whether two edges without a common place cross or touch.

    >>> crosses([(0, 0), (1, 1), (0, 1), (1, 0)], (0, 1), (2, 3))
    True
    """
    a, b, c, d = points[one[0]], points[one[1]], points[two[0]], points[two[1]]
    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0


def side(start: Point, end: Point, point: Point) -> float:
    """Return on which side of a line a point lies: above 0, below 0, or 0 on the line."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])
