"""Counters of players: gaining, losing and paying bundles, with limited supplies and stand-ins.

All counters lie in one list, a row of `width` numbers for each player, row 0 unused. A bundle is a list of `width`
numbers. A limit of -1 is no limit. `GoodsTable` tells what the rules of a game say about them.
"""

from __future__ import annotations

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import BaseState, Row, Rows
from lawspeaker_runtime.state.chance import draw
from lawspeaker_runtime.state.notes import NOTE_GAIN, note


class GoodsTable:
    """What the rules say about counters: how many there are of each in all, and which may fall below 0."""

    __slots__ = ("limits", "signed", "width")

    def __init__(self, limits: tuple[int, ...], signed: tuple[bool, ...]) -> None:
        self.limits: tuple[int, ...] = limits
        self.signed: tuple[bool, ...] = signed
        self.width: int = len(limits)


def supply(goods: Row, table: GoodsTable, resource: i64) -> i64:
    """Return how many of a resource are left for everybody."""
    return table.limits[resource] - sum(goods[resource :: table.width])


def gain(s: BaseState, goods: Row, table: GoodsTable, player: i64, bundle: Row) -> None:
    """Give a player a bundle, or as much of it as the supply has."""
    for resource in range(table.width):
        if bundle[resource] != 0:
            gain_one(s, goods, table, player, resource, bundle[resource])


def gain_one(s: BaseState, goods: Row, table: GoodsTable, player: i64, resource: i64, amount: i64) -> None:
    """Give a player some of one resource, or as many as the supply has."""
    if table.limits[resource] >= 0:
        amount = min(amount, supply(goods, table, resource))
    if amount > 0:
        goods[player * table.width + resource] += amount
        note(s, NOTE_GAIN, player, resource, amount)


def lose(s: BaseState, goods: Row, table: GoodsTable, player: i64, bundle: Row) -> None:
    """Take a bundle from a player, or as much of it as he has."""
    for resource in range(table.width):
        if bundle[resource] != 0:
            lose_one(s, goods, table, player, resource, bundle[resource])


def lose_one(s: BaseState, goods: Row, table: GoodsTable, player: i64, resource: i64, amount: i64) -> None:
    """Take some of one resource from a player, or as many as he has."""
    if not table.signed[resource]:
        amount = min(amount, goods[player * table.width + resource])
    if amount > 0:
        goods[player * table.width + resource] -= amount
        note(s, NOTE_GAIN, player, resource, -amount)


def change(s: BaseState, goods: Row, table: GoodsTable, player: i64, resource: i64, amount: i64) -> None:
    """Raise or lower a counter, whatever the supply says."""
    goods[player * table.width + resource] += amount
    note(s, NOTE_GAIN, player, resource, amount)


def give(s: BaseState, goods: Row, table: GoodsTable, giver: i64, taker: i64, bundle: Row) -> None:
    """Move a bundle from one player to another."""
    for resource in range(table.width):
        amount: i64 = bundle[resource]
        if amount != 0:
            goods[giver * table.width + resource] -= amount
            goods[taker * table.width + resource] += amount
            note(s, NOTE_GAIN, giver, resource, -amount)
            note(s, NOTE_GAIN, taker, resource, amount)


def covers(goods: Row, table: GoodsTable, player: i64, bundle: Row) -> bool:
    """Tell whether a player has a bundle."""
    for resource in range(table.width):
        if goods[player * table.width + resource] < bundle[resource] and not table.signed[resource]:
            return False
    return True


def add(left: Row, right: Row) -> Row:
    """Add two bundles.

    >>> add([1, 2], [0, 3])
    [1, 5]
    """
    return [left[k] + right[k] for k in range(len(left))]


def less(left: Row, right: Row) -> Row:
    """Subtract a bundle from another; nothing falls below 0."""
    return [left[k] - right[k] if left[k] > right[k] else 0 for k in range(len(left))]


def times(count: i64, bundle: Row) -> Row:
    """Multiply a bundle."""
    return [count * one for one in bundle]


def total(bundles: Rows, width: i64) -> Row:
    """Add up bundles."""
    result: Row = [0] * width
    for bundle in bundles:
        for k in range(width):
            result[k] += bundle[k]
    return result


def payable(have: list[int], owed: list[int], accepted: list[list[int]]) -> bool:
    """Tell whether what is owed can be paid when each need accepts certain resources.

    A need is covered if, for every set of needs, what any of them accepts is at least what all of them ask (Hall).
    """
    needs = [need for need in range(len(owed)) if owed[need] > 0]
    for chosen in range(1, 1 << len(needs)):
        asked = 0
        taken: set[int] = set()
        for bit, need in enumerate(needs):
            if chosen >> bit & 1:
                asked += owed[need]
                taken.update(accepted[need])
        if sum(have[resource] for resource in taken) < asked:
            return False
    return True


def next_need(owed: list[int]) -> i64:
    """Return the resource that is paid next, or -1 when all is paid."""
    for need, count in enumerate(owed):
        if count > 0:
            return need
    return -1


def payments(have: list[int], owed: list[int], accepted: list[list[int]]) -> list[int]:
    """List the resources the next unit can be paid with so that the rest stays payable."""
    need = next_need(owed)
    if need < 0:
        return []
    options: list[int] = []
    rest = owed[:]
    rest[need] -= 1
    for resource in sorted(accepted[need]):
        if have[resource] > 0:
            left = have[:]
            left[resource] -= 1
            if payable(left, rest, accepted):
                options.append(resource)
    return options


def guess_amounts(s: BaseState, goods: Row, table: GoodsTable, player: i64, resource: i64, owned: bool) -> None:
    """Guess how many of a hidden resource players have; `owned`: players see their own.

    Where the supply is limited, every way to have part of it is equally likely. Without a limit nobody has more than
    twice what the player has himself, or 10.
    """
    hidden = [seat for seat in range(1, s.players + 1) if not (owned and seat == player)]
    own: i64 = goods[player * table.width + resource] if owned else 0
    if table.limits[resource] >= 0 and not table.signed[resource]:
        amounts = shares(s, table.limits[resource] - own, len(hidden))
    else:
        most: i64 = max(10, 2 * own)
        least: i64 = -most if table.signed[resource] else 0
        amounts = [least + draw(s, most - least + 1) for _ in hidden]
    for index in range(len(hidden)):
        goods[hidden[index] * table.width + resource] = amounts[index]


def shares(s: BaseState, total: i64, count: i64) -> list[int]:
    """Return numbers from 0 on that are at most so many together, every way equally likely.

    Each way is a choice of `count` marks in a row of total + count: the gaps before the marks are the numbers.
    """
    marks: list[int] = []
    while len(marks) < count:
        mark = draw(s, total + count)
        if mark not in marks:
            marks.append(mark)
    marks.sort()
    return [marks[k] - (marks[k - 1] + 1 if k > 0 else 0) for k in range(count)]
