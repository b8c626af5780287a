"""Resources of players: gaining, losing and paying bundles, with limited supplies and substitutes.

    lose Red 2 silver          ->     goods[1 * width + SILVER] -= 2, but not below 0

All counters are in one row: `width` numbers for each player, those of player 0 unused. A bundle is a row of `width`
numbers. A limit of -1 means no limit. `GoodsTable` holds the constants of a game.
"""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.state.base_state import BaseState, Row, Rows
from lawspeaker_runtime.state.chance import draw
from lawspeaker_runtime.state.notes import NOTE_GAIN, note

SIDE: Final = 48
COMBINATIONS: Final[tuple[int, ...]] = tuple(comb(n, k) for n in range(SIDE) for k in range(SIDE))
"""The number of ways to choose k of n at n * SIDE + k, for what is asked of usual payments; `comb` takes longer."""
BUNDLES: Final[dict[int, list[int]]] = {}
MOST_BUNDLES: Final = 4096
WIDEST: Final = 1024


class GoodsTable:
    """The constants of a game's resources: the total supply of each (-1: unlimited), and which may be negative.

    `latest` is the table that `limited` made of it last.
    """

    __slots__ = ("latest", "limits", "signed", "width")

    def __init__(self, limits: tuple[int, ...], signed: tuple[bool, ...]) -> None:
        self.limits: tuple[int, ...] = limits
        self.signed: tuple[bool, ...] = signed
        self.width: int = len(limits)
        self.latest: GoodsTable | None = None


def limited(table: GoodsTable, limits: tuple[int, ...]) -> GoodsTable:
    """Return the constants of resources with the limits of one game, which seldom change between two calls."""
    latest = table.latest
    if latest is not None and has_limits(latest, limits):
        return latest
    table.latest = GoodsTable(limits, table.signed)
    return table.latest


def has_limits(table: GoodsTable, limits: tuple[int, ...]) -> bool:
    """Tell whether a table has these limits.

    >>> has_limits(GoodsTable((9, -1), (False, True)), (9, 3))
    False
    """
    for resource in range(table.width):  # noqa: SIM110  (interpreted, a generator takes longer)
        if table.limits[resource] != limits[resource]:
            return False
    return True


def supply(goods: Row, table: GoodsTable, resource: i64) -> i64:
    """Return how many of a resource are left in the common supply."""
    return table.limits[resource] - sum(goods[resource :: table.width])


def gain(s: BaseState, goods: Row, table: GoodsTable, player: i64, bundle: Row) -> None:
    """Give a player a bundle, limited by the supply."""
    for resource in range(table.width):
        if bundle[resource] != 0:
            gain_one(s, goods, table, player, resource, bundle[resource])


def gain_one(s: BaseState, goods: Row, table: GoodsTable, player: i64, resource: i64, amount: i64) -> None:
    """Give a player an amount of one resource, limited by the supply."""
    if table.limits[resource] >= 0:
        amount = min(amount, supply(goods, table, resource))
    if amount > 0:
        goods[player * table.width + resource] += amount
        note(s, NOTE_GAIN, player, resource, amount)


def lose(s: BaseState, goods: Row, table: GoodsTable, player: i64, bundle: Row) -> None:
    """Take a bundle from a player, limited by what the player has."""
    for resource in range(table.width):
        if bundle[resource] != 0:
            lose_one(s, goods, table, player, resource, bundle[resource])


def lose_one(s: BaseState, goods: Row, table: GoodsTable, player: i64, resource: i64, amount: i64) -> None:
    """Take an amount of one resource from a player, limited by what the player has."""
    if not table.signed[resource]:
        amount = min(amount, goods[player * table.width + resource])
    if amount > 0:
        goods[player * table.width + resource] -= amount
        note(s, NOTE_GAIN, player, resource, -amount)


def change(s: BaseState, goods: Row, table: GoodsTable, player: i64, resource: i64, amount: i64) -> None:
    """Add an amount, which may be negative, to a counter, without regard to the supply."""
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
    """Tell whether a player has at least a bundle."""
    for resource in range(table.width):
        if goods[player * table.width + resource] < bundle[resource] and not table.signed[resource]:
            return False
    return True


def add(left: Row, right: Row) -> Row:
    """Return the sum of two bundles.

    >>> add([1, 2], [0, 3])
    [1, 5]
    """
    return [left[k] + right[k] for k in range(len(left))]


def less(left: Row, right: Row) -> Row:
    """Return the difference of two bundles, each number at least 0."""
    return [left[k] - right[k] if left[k] > right[k] else 0 for k in range(len(left))]


def times(count: i64, bundle: Row) -> Row:
    """Return a multiple of a bundle."""
    return [count * one for one in bundle]


def total(bundles: Rows, width: i64) -> Row:
    """Return the sum of bundles."""
    result: Row = [0] * width
    for bundle in bundles:
        for k in range(width):
            result[k] += bundle[k]
    return result


def is_enough(have: Row, owed: Row) -> bool:
    """Return whether a bundle has at least as much of each resource as another.

    >>> is_enough([2, 1], [1, 1]), is_enough([2, 0], [1, 1])
    (True, False)
    """
    for k in range(len(owed)):  # noqa: SIM110  (interpreted, a generator takes longer)
        if owed[k] > have[k]:
            return False
    return True


def can_afford(goods: Row, first: i64, owed: Row, accepted: Rows) -> bool:
    """Tell whether the player whose resources begin at an index can pay a debt, with what each need accepts.

    >>> can_afford([0, 0, 2, 1], 2, [3, 0], [[0, 1], [1]]), can_afford([0, 0, 2, 0], 2, [3, 0], [[0, 1], [1]])
    (True, False)
    """
    needs: i64 = 0
    is_short = False
    for need in range(len(owed)):
        amount: i64 = owed[need]
        if amount > 0:
            needs += 1
            if goods[first + need] < amount:
                is_short = True
                held: i64 = 0
                for resource in accepted[need]:
                    held += goods[first + resource]
                if held < amount:
                    return False
    return not is_short or needs == 1 or payable(goods[first : first + len(owed)], owed, accepted)


def payable(have: Row, owed: Row, accepted: Rows) -> bool:
    """Tell whether a debt can be paid when each need accepts certain resources.

    By Hall's theorem it can if, for every set of needs, the accepted resources add up to at least the amount needed.
    """
    if is_enough(have, owed):
        return True
    needs: Row = []
    for need in range(len(owed)):
        if owed[need] > 0:
            needs.append(need)
            held: i64 = 0
            for resource in accepted[need]:
                held += have[resource]
            if held < owed[need]:
                return False
    if len(needs) < 2:
        return True
    for chosen in range(3, 1 << len(needs)):
        spare: i64 = 0
        counted: Row = [0] * len(have)
        for bit in range(len(needs)):
            if chosen >> bit & 1:
                spare -= owed[needs[bit]]
                for resource in accepted[needs[bit]]:
                    if counted[resource] == 0:
                        counted[resource] = 1
                        spare += have[resource]
        if spare < 0:
            return False
    return True


def outcomes(have: Row, owed: Row, accepted: Rows) -> Rows:
    """Return the different bundles with which a debt can be paid, those with most of the first resources first.

    >>> outcomes([2, 1], [2, 0], [[0, 1], [1]])
    [[2, 0], [1, 1]]
    """
    most: Row = [0] * len(have)
    total: i64 = 0
    for need in range(len(owed)):
        total += owed[need]
        if owed[need] > 0:
            for resource in accepted[need]:
                most[resource] = min(most[resource] + owed[need], have[resource])
    kinds: Row = []
    for resource in range(len(most)):
        if most[resource] > 0:
            kinds.append(resource)
    found: Rows = []
    paid: Row = [0] * len(have)
    return completed(owed, accepted, most, kinds, 0, total, paid, found)


def completed(owed: Row, accepted: Rows, most: Row, kinds: Row, index: i64, total: i64, paid: Row, found: Rows) -> Rows:
    """Return bundles, and those that begin with `paid` and have as much of the other kinds as is still to be paid."""
    if index == len(kinds):
        if total == 0 and payable(paid, owed, accepted):
            found.append(paid[:])
        return found
    kind: i64 = kinds[index]
    for amount in range(min(total, most[kind]), -1, -1):
        paid[kind] = amount
        found = completed(owed, accepted, most, kinds, index + 1, total - amount, paid, found)
    paid[kind] = 0
    return found


def has_one_way(have: Row, owed: Row, accepted: Rows) -> bool:
    """Tell whether a debt is paid in what is owed, because the player has enough of it and nothing that stands in.

    >>> has_one_way([2, 0], [1, 0], [[0, 1], [1]]), has_one_way([2, 1], [1, 0], [[0, 1], [1]])
    (True, False)
    """
    for need in range(len(owed)):
        if owed[need] > 0:
            if have[need] < owed[need] or need not in accepted[need]:
                return False
            for resource in accepted[need]:
                if resource != need and have[resource] > 0:
                    return False
    return True


def payments(have: Row, owed: Row, accepted: Rows, most: i64, line: str) -> Row:
    """Return the numbers of the bundles with which a debt can be paid.

    If the player has a choice, a debt of more than `most` units raises RuleError, because its numbers would not be
    those of the decision.
    """
    if has_one_way(have, owed, accepted):
        return [number_of(owed)]
    found = outcomes(have, owed, accepted)
    if len(found) > 1 and sum(owed) > most:
        raise RuleError(f"{line}: a payment that can be made in several ways has at most {most} units, not {sum(owed)}")
    return [number_of(bundle) for bundle in found]


def number_of(bundle: Row) -> i64:
    """Return the number of a bundle, which is the same for every amount that is owed.

    Bundles are numbered by their sums, smaller ones first (the combinatorial number system of their partial sums).

    >>> [number_of(bundle) for bundle in ([0, 0], [1, 0], [0, 1], [2, 0], [1, 1], [0, 2])]
    [0, 2, 1, 5, 4, 3]
    """
    number: i64 = 0
    total: i64 = 0
    for index in range(len(bundle)):
        total += bundle[index]
        if total > 0:
            number += combinations(total + index, index + 1)
    return number


def combinations(n: i64, k: i64) -> i64:
    """Return the number of ways to choose k of n.

    >>> combinations(5, 2), combinations(60, 2)
    (10, 1770)
    """
    return COMBINATIONS[n * SIDE + k] if n < SIDE else comb(n, k)


def bundle_of(number: int, width: int) -> list[int]:
    """Return the bundle with a number; callers do not change it.

    >>> bundle_of(4, 2), number_of(bundle_of(123456, 5))
    ([1, 1], 123456)
    """
    key = number * WIDEST + width
    known = BUNDLES.get(key)
    if known is not None:
        return known
    if len(BUNDLES) >= MOST_BUNDLES:
        BUNDLES.clear()
    sums: list[int] = []
    for index in range(width, 0, -1):
        total = 0
        while comb(total + index, index) <= number:
            total += 1
        sums.append(total)
        number -= comb(total + index - 1, index)
    sums.reverse()
    found = [sums[k] - (sums[k - 1] if k > 0 else 0) for k in range(width)]
    BUNDLES[key] = found
    return found


def pay_with(s: BaseState, goods: Row, table: GoodsTable, player: i64, number: int) -> None:
    """Take the bundle with a number from a player."""
    for resource, amount in enumerate(bundle_of(number, table.width)):
        if amount > 0:
            lose_one(s, goods, table, player, resource, amount)


def guess_amounts(s: BaseState, goods: Row, table: GoodsTable, player: i64, resource: i64, owned: bool) -> None:
    """Set random amounts of a hidden resource; `owned` means that players see their own.

    With a limited supply every distribution of it is equally likely. Without a limit each amount is at most twice what
    the player has, or 10.
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


def guess_tallied(
    s: BaseState, goods: Row, table: GoodsTable, player: i64, resource: i64, owned: bool, tally: Row
) -> None:
    """Set random amounts of a hidden resource, for each player at most the number that everybody saw gained."""
    for seat in range(1, s.players + 1):
        if not (owned and seat == player):
            goods[seat * table.width + resource] = draw(s, tally[seat] + 1)


def shares(s: BaseState, total: i64, count: i64) -> list[int]:
    """Return `count` numbers from 0 on with a sum of at most `total`, every combination equally likely.

    Each combination is a choice of `count` marks among total + count positions: the gaps before the marks.
    """
    marks: list[int] = []
    while len(marks) < count:
        mark = draw(s, total + count)
        if mark not in marks:
            marks.append(mark)
    marks.sort()
    return [marks[k] - (marks[k - 1] + 1 if k > 0 else 0) for k in range(count)]
