"""A view as a row of numbers of fixed length: what `observe` of an engine does.

    {"hand": [[7], [-1, -1]], …}     ->     1, 0, 0, 1, …   2, 0, 0, 0, …     sizes, a flag for each card that is seen

The numbers depend on the view alone, and on who looks. Hidden values are -1, and so are all flags of a hidden value;
nothing is 0. This module is compiled for native engines, so it reads plans as rows of integers.
"""

from __future__ import annotations

from typing import Final, cast

from lawspeaker_runtime.state.base_state import NO_NUMBER
from lawspeaker_runtime.state.goods import bundle_of

HIDDEN: Final = -1
LIMIT: Final = 0x7FFFFFFF
"""Numbers are clipped to 32 bits."""
LISTED: Final = 8
"""Of a list of numbers, so many are written."""

# The shapes of sections: a single value, values by keys, by players, piles, pieces of players, tiles, places of things.
VALUE: Final = 0
ROW: Final = 1
SEATS: Final = 2
PILE: Final = 3
SEAT_PILES: Final = 4
KEY_PILES: Final = 5
SEAT_COUNTS: Final = 6
TILES: Final = 7
PLACES: Final = 8

# How one value is written.
NUMBER: Final = 0
MAYBE: Final = 1
FLAGS: Final = 2
INDEX: Final = 3
SPOT: Final = 4
BUNDLE: Final = 5

# The numbers of a row of a plan (`Section` of plan.py).
SHAPE: Final = 0
CODING: Final = 1
FIRST: Final = 2
SIZE: Final = 3
KEYS: Final = 4
EACH: Final = 5
THING: Final = 6
OWN: Final = 7
MANY: Final = 8
PER_PLAYER: Final = 9
WIDTH: Final = 10

SPOT_SIZE: Final = 4
"""Whether there is one, column, row, rotation."""


def encode_view(
    words: list[str], plan: list[list[int]], raw: dict[str, object], seen: list[bool], players: int, player: int
) -> list[int]:
    """Return a view as numbers: who looks, the sections of the plan, and where each thing is in its pile.

    `seen` tells of each thing whether the player knows where it is.
    """
    out: list[int] = []
    add_flags(out, player, 1, players)
    positions: list[int] = [0] * plan[0][0]
    for number in range(len(words)):
        section = plan[number + 1]
        value = raw[words[number]]
        if PILE <= section[SHAPE] <= KEY_PILES:
            add_piles(out, section, value, players, positions)
        else:
            add_section(out, section, value, seen, players, player)
    out.extend(positions)
    return out


def add_section(out: list[int], section: list[int], value: object, seen: list[bool], players: int, player: int) -> None:
    """Write a section that is not about piles."""
    shape = section[SHAPE]
    if shape == VALUE:
        add_value(out, section, value, players)
    elif shape == ROW:
        add_row(out, section, cast(list[object], value), seen, players)
    elif shape == SEATS:
        add_seats(out, section, cast(list[object], value), seen, players, player)
    elif shape == SEAT_COUNTS:
        add_counts(out, section, cast(list[int], value), players)
    elif shape == TILES:
        add_tiles(out, section, cast(list[list[int]], value))
    else:
        add_places(out, section, cast(list[int], value), players)


def add_seats(
    out: list[int], section: list[int], values: list[object], seen: list[bool], players: int, player: int
) -> None:
    """Write the values of each player; those of other players are hidden if only their owner sees them."""
    for seat in range(players):
        if section[OWN] > 0 and seat + 1 != player:
            hide(out, max(1, row_length(section, players)) * value_size(section, players))
        elif section[KEYS] > 0:
            add_row(out, section, cast(list[object], values[seat]), seen, players)
        else:
            add_value(out, section, values[seat], players)


def add_row(out: list[int], section: list[int], values: list[object], seen: list[bool], players: int) -> None:
    """Write a value for each key; values of things that are not seen are hidden."""
    inner, thing = section[PER_PLAYER], section[THING]
    for index in range(section[KEYS]):
        seat = index % inner if inner > 0 else 1
        if seat == 0 or seat > players:
            continue
        if thing >= 0 and not seen[thing + index // section[EACH]]:
            hide(out, value_size(section, players))
        elif index < len(values):
            add_value(out, section, values[index], players)
        else:
            skip(out, value_size(section, players))


def row_length(section: list[int], players: int) -> int:
    """Return how many values of a row are written: for players as the last key, those of the players in the game."""
    inner = section[PER_PLAYER]
    return section[KEYS] // inner * players if inner > 0 else section[KEYS]


def value_size(section: list[int], players: int) -> int:
    """Return how many numbers one value takes."""
    coding = section[CODING]
    if section[MANY] > 0:
        return 1 + 2 * flag_count(section, players) if coding == FLAGS else 1 + LISTED
    if coding == FLAGS:
        return flag_count(section, players)
    if coding == SPOT:
        return SPOT_SIZE
    if coding == BUNDLE:
        return section[WIDTH]
    return 2 if coding == MAYBE else 1


def flag_count(section: list[int], players: int) -> int:
    """Return how many values the type of a section has."""
    return section[SIZE] if section[SIZE] >= 0 else players


def add_value(out: list[int], section: list[int], value: object, players: int) -> None:
    """Write one value, or a list of values."""
    coding = section[CODING]
    if section[MANY] > 0:
        add_list(out, section, value, players)
    elif coding == BUNDLE:
        add_bundle(out, value, section[WIDTH])
    else:
        number = int(cast(int, value))
        if coding == NUMBER:
            out.append(clipped(number))
        elif coding == MAYBE:
            add_maybe(out, number)
        elif coding == FLAGS:
            add_flags(out, number, section[FIRST], flag_count(section, players))
        elif coding == INDEX:
            out.append(number - section[FIRST] + 1 if number >= 0 else 0)
        else:
            add_spot(out, number, section[WIDTH])


def add_list(out: list[int], section: list[int], value: object, players: int) -> None:
    """Write a list: its length, how often each value is in it and where first; of numbers the first few."""
    values = cast(list[int], value) if isinstance(value, list) else []
    out.append(len(values))
    first = section[FIRST]
    if section[CODING] != FLAGS:
        for index in range(LISTED):
            out.append(clipped(int(values[index])) if index < len(values) else 0)
        return
    size, start = flag_count(section, players), len(out)
    skip(out, 2 * size)
    for index in range(len(values)):
        place = int(values[index]) - first
        if 0 <= place < size:
            out[start + place] += 1
            if out[start + size + place] == 0:
                out[start + size + place] = index + 1


def add_bundle(out: list[int], value: object, width: int) -> None:
    """Write the amount of each resource in a bundle."""
    amounts = cast(list[int], value) if isinstance(value, list) else bundle_of(int(cast(int, value)), width)
    for resource in range(width):
        out.append(clipped(int(amounts[resource])) if resource < len(amounts) else 0)


def add_maybe(out: list[int], number: int) -> None:
    """Write whether there is a number, and the number."""
    out.append(0 if number == NO_NUMBER else 1)
    out.append(0 if number == NO_NUMBER else clipped(number))


def add_flags(out: list[int], number: int, first: int, size: int) -> None:
    """Write a flag for each possible value; none is set for nothing."""
    start = len(out)
    skip(out, size)
    if first <= number < first + size:
        out[start + number - first] = 1


def add_spot(out: list[int], spot: int, width: int) -> None:
    """Write whether there is a spot, its column and row, and how a tile there is rotated."""
    if spot < 0:
        skip(out, SPOT_SIZE)
    else:
        out.append(1)
        out.append(spot // 4 % width + 1)
        out.append(spot // 4 // width + 1)
        out.append(spot % 4)


def add_piles(out: list[int], section: list[int], value: object, players: int, positions: list[int]) -> None:
    """Write the piles of a section, and where things are in them."""
    if section[SHAPE] == PILE:
        add_pile(out, section, cast(list[int], value), positions)
        return
    piles = cast(list[list[int]], value)
    for number in range(players if section[SHAPE] == SEAT_PILES else section[KEYS]):
        add_pile(out, section, piles[number], positions)


def add_pile(out: list[int], section: list[int], pile: list[int], positions: list[int]) -> None:
    """Write the size of a pile and a flag for each thing that is known to be in it."""
    out.append(len(pile))
    start = len(out) - section[FIRST]
    skip(out, section[SIZE])
    for index in range(len(pile)):
        thing = pile[index]
        if thing >= 0:
            out[start + thing] = 1
            positions[thing] = index + 1


def add_counts(out: list[int], section: list[int], values: list[int], players: int) -> None:
    """Write the number of pieces of each player on each place; a map of several kinds may have fewer places."""
    size = len(values) // (players + 1)  # the first row is of player 0, whom no game has
    for seat in range(1, players + 1):
        for place in range(section[KEYS]):
            out.append(clipped(values[seat * size + place]) if place < size else 0)


def add_tiles(out: list[int], section: list[int], layout: list[list[int]]) -> None:
    """Write where each tile is laid."""
    for tile in range(section[KEYS]):
        add_spot(out, layout[0][tile], section[WIDTH])


def add_places(out: list[int], section: list[int], places: list[int], players: int) -> None:
    """Write on which place each thing is."""
    for thing in range(section[KEYS]):
        add_value(out, section, -places[thing] - 2 if places[thing] < -1 else -1, players)


def clipped(number: int) -> int:
    """Return a number within 32 bits.

    >>> clipped(5), clipped(-(2**40))
    (5, -2147483647)
    """
    return max(-LIMIT, min(LIMIT, number))


def hide(out: list[int], count: int) -> None:
    """Write numbers that are hidden."""
    out.extend([HIDDEN] * count)


def skip(out: list[int], count: int) -> None:
    """Write zeros."""
    out.extend([0] * count)
