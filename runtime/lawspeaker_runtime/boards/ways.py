"""Searches along the ways of a board: links of a map, edges, or the steps from neighbour to neighbour.

    ways = ((1, 7), (0, 7, 2, 8), ())      from 0 link 7 leads to 1, from 1 link 7 leads to 0 and link 8 to 2
    prices = [-1, …, -1, 2, 1]             link 7 costs 2, link 8 costs 1; what costs -1 is closed

Each row lists where ways lead from a place, and behind each place the key of its price: the link, or the place itself.
Which ways are open and what they cost may depend on the position, so each search is given both. Of several cheapest
paths the one with the fewest ways is found, and of those always the same one.
"""

from __future__ import annotations

from heapq import heappop, heappush

from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.state.base_state import Row


def as_ways(neighbours: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Return the ways from neighbour to neighbour; the key of a price is the place that is entered.

    >>> as_ways(((1,), (0, 2), (1,)))
    ((1, 1), (0, 0, 2, 2), (1, 1))
    """
    return tuple([tuple([place for place in near for _ in range(2)]) for near in neighbours])


def links_away(ways: tuple[tuple[int, ...], ...], place: int) -> Row:
    """Return the links that lead away from a place, or to it if the ways are turned round.

    >>> links_away(((1, 7), (0, 7, 2, 8), ()), 1)
    [7, 8]
    """
    row = ways[place]
    return [row[index] for index in range(1, len(row), 2)]


def links_between(ways: tuple[tuple[int, ...], ...], start: int, end: int) -> Row:
    """Return the links that lead from one place to another one.

    >>> links_between(((1, 7, 1, 8), ()), 0, 1)
    [7, 8]
    """
    row = ways[start]
    return [row[index] for index in range(1, len(row), 2) if row[index - 1] == end]


def other_end(ways: tuple[tuple[int, ...], ...], link: int, place: int) -> int:
    """Return the place to which a link leads from a place, -1 if it does not lead away from there.

    >>> other_end(((1, 7), (0, 7, 2, 8), ()), 8, 1), other_end(((1, 7), (0, 7, 2, 8), ()), 8, 2)
    (2, -1)
    """
    row = ways[place]
    for index in range(1, len(row), 2):
        if row[index] == link:
            return row[index - 1]
    return -1


def open_ways(keys: Row, count: int) -> Row:
    """Return a price of 1 for each of some keys, -1 for the others up to `count`.

    >>> open_ways([0, 2], 3)
    [1, -1, 1]
    """
    prices: Row = [-1] * count
    for key in keys:
        prices[key] = 1
    return prices


def priced_ways(keys: Row, costs: Row, count: int, line: str) -> Row:
    """Return the price of each of some keys, -1 for the others; raise RuleError if a cost is negative.

    >>> priced_ways([0, 2], [5, 0], 3, "a.law:9")
    [5, -1, 0]
    """
    prices: Row = [-1] * count
    for index in range(len(keys)):
        if costs[index] < 0:
            raise RuleError(f"{line}: a way costs {costs[index]}, and no way can cost less than 0")
        prices[keys[index]] = costs[index]
    return prices


def neighbours_over(ways: tuple[tuple[int, ...], ...], prices: Row, place: int) -> Row:
    """Return the places to which open ways lead, ascending.

    >>> neighbours_over(((2, 7, 1, 8, 2, 9), (), ()), [-1] * 7 + [1, 1, 1], 0)
    [1, 2]
    """
    row = ways[place]
    near: Row = [0] * len(ways)
    for index in range(0, len(row), 2):
        if prices[row[index + 1]] >= 0:
            near[row[index]] = 1
    return [other for other in range(len(ways)) if near[other] == 1]


def distance_over(ways: tuple[tuple[int, ...], ...], prices: Row, start: int, end: int) -> int:
    """Return what the cheapest path costs, -1 if there is none.

    >>> distance_over(((1, 1, 2, 2), (2, 2), ()), [1, 1, 3], 0, 2)
    3
    """
    inside: Row = [1] * len(ways)
    before: Row = [-1] * len(ways)
    keys: Row = [-1] * len(ways)
    return costs_from(ways, prices, [start], inside, end, before, keys)[end]


def path_over(ways: tuple[tuple[int, ...], ...], prices: Row, start: int, end: int) -> Row:
    """Return the places of the cheapest path behind the start, up to the end; none if there is no path.

    >>> path_over(((1, 1, 2, 2), (2, 2), ()), [1, 1, 1], 0, 2)
    [2]
    """
    return cheapest_path(ways, prices, start, end, 0)


def links_over(ways: tuple[tuple[int, ...], ...], prices: Row, start: int, end: int) -> Row:
    """Return the links of the cheapest path, the first one first; none if there is no path."""
    return cheapest_path(ways, prices, start, end, 1)


def reach_over(
    ways: tuple[tuple[int, ...], ...], prices: Row, starts: Row, inside: Row, most: int, bounded: int
) -> Row:
    """Return the members of `inside` to which a path from a start through members of `inside` leads, ascending.

    A start belongs to it only if it is inside. If `bounded`, the path costs at most `most`.

    >>> reach_over(((1, 1), (2, 2), ()), [1, 1, 1], [0], [0, 1, 2], 1, 1)
    [0, 1]
    """
    among: Row = [0] * len(ways)
    for place in inside:
        among[place] = 1
    before: Row = [-1] * len(ways)
    keys: Row = [-1] * len(ways)
    costs = costs_from(ways, prices, starts, among, -1, before, keys)
    return [place for place in range(len(ways)) if costs[place] >= 0 and (bounded == 0 or costs[place] <= most)]


def costs_from(
    ways: tuple[tuple[int, ...], ...],
    prices: Row,
    starts: Row,
    inside: Row,
    end: int,
    before: Row,
    keys: Row,
) -> Row:
    """Return what the cheapest path to each place costs, -1 where there is none.

    Note in `before` the place before each, in `keys` the key of the way to it. Only places whose `inside` is 1 are
    entered. The search stops when it knows the path to `end`.
    """
    costs: Row = [-1] * len(ways)
    counts: Row = [-1] * len(ways)
    done: Row = [0] * len(ways)
    queue: list[tuple[int, int, int]] = []
    for place in starts:
        if inside[place] == 1 and costs[place] < 0:
            costs[place] = 0
            counts[place] = 0
            heappush(queue, (0, 0, place))
    while len(queue) > 0:
        cost, count, here = heappop(queue)
        if done[here] == 1:
            continue
        done[here] = 1
        if here == end:
            break
        row = ways[here]
        for index in range(0, len(row), 2):
            other = row[index]
            price = prices[row[index + 1]]
            if price < 0 or inside[other] == 0 or done[other] == 1:
                continue
            total = cost + price
            if costs[other] < 0 or total < costs[other] or (total == costs[other] and count + 1 < counts[other]):
                costs[other] = total
                counts[other] = count + 1
                before[other] = here
                keys[other] = row[index + 1]
                heappush(queue, (total, count + 1, other))
    return costs


def cheapest_path(ways: tuple[tuple[int, ...], ...], prices: Row, start: int, end: int, wanted: int) -> Row:
    """Return the places (`wanted` 0) or the keys (1) of the cheapest path in their order."""
    inside: Row = [1] * len(ways)
    before: Row = [-1] * len(ways)
    keys: Row = [-1] * len(ways)
    costs = costs_from(ways, prices, [start], inside, end, before, keys)
    turned: Row = []
    place = end
    while place != start and costs[end] >= 0:
        turned.append(place if wanted == 0 else keys[place])
        place = before[place]
    return [turned[index] for index in range(len(turned) - 1, -1, -1)]
