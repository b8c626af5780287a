"""Whether places are connected along ways among them, and without which of them they would not be.

    ways = ((1, 1), (0, 0, 2, 2), (1, 1))          is_connected(ways, prices, [0, 1, 2])     True
                                                   cut_places(ways, prices, [0, 1, 2])       [1]

Ways are as in `boards/ways.py`. Direction counts: a place is a cut place if every path from some other member to some
third one leads through it. Where all ways lead both ways, these are the articulation points of the graph.
"""

from __future__ import annotations

from lawspeaker_runtime.state.base_state import Row


def is_connected(ways: tuple[tuple[int, ...], ...], prices: Row, inside: Row) -> bool:
    """Return whether paths among the members of `inside` lead from each of them to each other one.

    >>> is_connected(((1, 1), ()), [1, 1], [0, 1]), is_connected(((1, 1), (0, 0)), [1, 1], [0, 1])
    (False, True)
    """
    if len(inside) < 2:
        return True
    among = marked(inside, len(ways))
    members = sum(among)
    if len(search_order(ways, prices, among, inside[0])) < members:
        return False
    return count_before(ways_in(ways, prices, among), inside[0], len(ways)) == members


def cut_places(ways: tuple[tuple[int, ...], ...], prices: Row, inside: Row) -> Row:
    """Return the members of `inside` through which every path among them from some other one to some third one leads.

    >>> cut_places(((1, 1), (0, 0, 2, 2), (1, 1)), [1, 1, 1], [0, 1, 2])
    [1]
    """
    among = marked(inside, len(ways))
    coming = ways_in(ways, prices, among)
    cut: Row = [0] * len(ways)
    for start in inside:
        mark_dominators(search_order(ways, prices, among, start), coming, cut)
    return [place for place in range(len(ways)) if cut[place] == 1]


def marked(inside: Row, size: int) -> Row:
    """Return 1 for each member, 0 for the other places.

    >>> marked([2, 0], 4)
    [1, 0, 1, 0]
    """
    among: Row = [0] * size
    for place in inside:
        among[place] = 1
    return among


def ways_in(ways: tuple[tuple[int, ...], ...], prices: Row, among: Row) -> Row:
    """Return where open ways among members come from, as chains in one list.

    The entry of a place is the index of its first way, or -1; there stands where the way comes from, and behind it the
    index of the next way, or -1.

    >>> ways_in(((1, 1), (), (1, 1)), [1, 1, 1], [1, 1, 1])
    [-1, 5, -1, 0, -1, 2, 3]
    """
    coming: Row = [-1] * len(ways)
    for place in range(len(ways)):
        row = ways[place]
        if among[place] == 0:
            continue
        for index in range(0, len(row), 2):
            other = row[index]
            if among[other] == 1 and prices[row[index + 1]] >= 0:
                coming.append(place)
                coming.append(coming[other])
                coming[other] = len(coming) - 2
    return coming


def count_before(coming: Row, end: int, size: int) -> int:
    """Return how many places have a path to a place, itself included.

    >>> count_before([-1, 5, -1, 0, -1, 2, 3], 1, 3)
    3
    """
    seen: Row = [0] * size
    seen[end] = 1
    queue: Row = [end]
    index = 0
    while index < len(queue):
        way = coming[queue[index]]
        while way >= 0:
            if seen[coming[way]] == 0:
                seen[coming[way]] = 1
                queue.append(coming[way])
            way = coming[way + 1]
        index += 1
    return len(queue)


def search_order(ways: tuple[tuple[int, ...], ...], prices: Row, among: Row, start: int) -> Row:
    """Return the members that paths lead to, each behind all that a depth-first search finds through it.

    >>> search_order(((1, 1, 2, 2), (2, 2), ()), [1, 1, 1], [1, 1, 1], 0)
    [2, 1, 0]
    """
    found: Row = []
    seen: Row = [0] * len(ways)
    tried: Row = [0] * len(ways)
    stack: Row = [start]
    seen[start] = 1
    top = 0
    while top >= 0:
        here = stack[top]
        row = ways[here]
        if tried[here] >= len(row):
            found.append(here)
            top -= 1
            continue
        other = row[tried[here]]
        price = prices[row[tried[here] + 1]]
        tried[here] += 2
        if among[other] == 1 and price >= 0 and seen[other] == 0:
            seen[other] = 1
            top += 1
            if top < len(stack):
                stack[top] = other
            else:
                stack.append(other)
    return found


def mark_dominators(order: Row, coming: Row, cut: Row) -> None:
    """Mark each place through which every path from the last place of a search order to some other place leads.

    These are the inner nodes of the dominator tree, which is found as by Cooper, Harvey and Kennedy: a place is
    dominated by what dominates all places before it, and the search goes on until nothing changes.
    """
    start = order[len(order) - 1]
    rank: Row = [-1] * len(cut)
    for index in range(len(order)):
        rank[order[index]] = index
    parent: Row = [-1] * len(cut)
    parent[start] = start
    changed = 1
    while changed == 1:
        changed = 0
        for index in range(len(order) - 2, -1, -1):
            nearest = nearest_dominator(order[index], coming, parent, rank)
            if parent[order[index]] != nearest:
                parent[order[index]] = nearest
                changed = 1
    for index in range(len(order) - 1):
        if parent[order[index]] != start:
            cut[parent[order[index]]] = 1


def nearest_dominator(place: int, coming: Row, parent: Row, rank: Row) -> int:
    """Return the nearest place that dominates all places before a place which have a dominator so far."""
    nearest = -1
    way = coming[place]
    while way >= 0:
        other = coming[way]
        if parent[other] >= 0:
            nearest = other if nearest < 0 else common_dominator(other, nearest, parent, rank)
        way = coming[way + 1]
    return nearest


def common_dominator(one: int, two: int, parent: Row, rank: Row) -> int:
    """Return the nearest place that dominates two places."""
    left = one
    right = two
    while left != right:
        while rank[left] < rank[right]:
            left = parent[left]
        while rank[right] < rank[left]:
            right = parent[right]
    return left
