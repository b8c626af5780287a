"""Add up the results of many games as integers, so that sums of parts are the same in any order.

    sample(…, seed, 100, …) + sample(…, seed + 100, 100, …)   =   sample(…, seed, 200, …)

A group is a seat, a value of an option that each player has, or a thing: it counts the games of the players who belong
to it. The book says which things and values belong to which group, and whose the piles are.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import Row, Rows

PICKS: Final = 0x2C6FE96EE78B6955
"""The moves of a game are drawn from another stream than its chance."""
MOST_ENDLESS: Final = 3
"""After so many games that do not end, the others would probably take as long."""
SIGNAL_MASK: Final = 63

GAMES: Final = 0
SINGLE: Final = 1
WON_TOGETHER: Final = 2
LOST_TOGETHER: Final = 3
LENGTH: Final = 4
"""The lengths of all games, as `add_number` writes them."""
ENDINGS: Final = 9
"""The first ending; those that no ending decided come before."""

COUNT: Final = 0
TOTAL: Final = 1
SQUARES: Final = 2
LEAST: Final = 3
MOST: Final = 4
WINS: Final = 5
GROUP: Final = 6
"""The figures of a group: those of a number of points, and the wins."""

SIZES: Final = 0
OWN_PILES: Final = 1
OWN_SEATS: Final = 2
THING_GROUPS: Final = 3
TOGETHER: Final = 4
OPTION_GROUPS: Final = 5
"""The rows of a book: numbers of endings and groups, piles of players, their owners, the group of each thing, endings
that all win or lose together, and from here on for each option its values, each with its group."""


class Tally:
    """The results so far; `held` tells in which game a player last belonged to a group."""

    __slots__ = ("book", "endless", "figures", "game", "groups", "held", "players", "size")

    def __init__(self, players: i64, book: list[list[int]]) -> None:
        self.players: i64 = players
        self.book: Rows = [row[:] for row in book]
        self.size: i64 = book[SIZES][1]
        self.figures: Row = [0] * (ENDINGS + book[SIZES][0] + 1)
        self.groups: Row = [0] * (self.size * GROUP)
        self.held: Row = [0] * (self.size * players)
        self.game: i64 = 0
        self.endless: Row = []


def begin_game(tally: Tally, options: list[list[int]]) -> None:
    """Begin to count a game: each player belongs to a seat, and to the values of the player's options."""
    tally.game += 1
    for seat in range(tally.players):
        tally.held[seat * tally.size + seat] = tally.game
    for number in range(len(options)):
        groups = tally.book[OPTION_GROUPS + number]
        if len(groups) > 0:
            for seat in range(tally.players):
                for index in range(0, len(groups), 2):
                    if groups[index] == options[number][seat]:
                        tally.held[seat * tally.size + groups[index + 1]] = tally.game


def hold_things(tally: Tally, piles: Rows) -> None:
    """Note the things that players have in their own piles now."""
    game: i64 = tally.game
    own, seats, groups = tally.book[OWN_PILES], tally.book[OWN_SEATS], tally.book[THING_GROUPS]
    for index in range(len(own)):
        first: i64 = seats[index] * tally.size
        for thing in piles[own[index]]:
            tally.held[first + groups[thing]] = game


def count_game(tally: Tally, length: i64, ending: i64, winners: list[int], points: Row) -> None:
    """Add a game that has ended."""
    figures = tally.figures
    figures[GAMES] += 1
    figures[ENDINGS + ending + 1] += 1
    add_number(figures, LENGTH, length)
    if tally.players > 1 and ending in tally.book[TOGETHER]:
        figures[WON_TOGETHER if len(winners) > 0 else LOST_TOGETHER] += 1
    elif len(winners) == 1 or tally.players == 1:
        figures[SINGLE] += 1
    for seat in range(tally.players):
        won: i64 = 1 if seat + 1 in winners else 0
        first: i64 = seat * tally.size
        for group in range(tally.size):
            if tally.held[first + group] == tally.game:
                add_number(tally.groups, group * GROUP, points[seat])
                tally.groups[group * GROUP + WINS] += won


def add_number(figures: Row, first: i64, number: i64) -> None:
    """Add a number to its count, sum, sum of squares, least and most, which are kept from a place on."""
    if figures[first + COUNT] == 0 or number < figures[first + LEAST]:
        figures[first + LEAST] = number
    if figures[first + COUNT] == 0 or number > figures[first + MOST]:
        figures[first + MOST] = number
    figures[first + COUNT] += 1
    figures[first + TOTAL] += number
    figures[first + SQUARES] += number * number


def count_endless(tally: Tally, seed: i64, length: i64, site: i64) -> bool:
    """Add a game that did not end: its seed, its length and its pending decision; tell whether there are too many."""
    tally.figures[GAMES] += 1
    add_number(tally.figures, LENGTH, length)
    for number in (seed, length, site):
        tally.endless.append(number)
    return len(tally.endless) >= 3 * MOST_ENDLESS


def figures_of(tally: Tally) -> list[int]:
    """Return everything as one list: the figures, those of the groups, and three numbers for each endless game."""
    return [*tally.figures, *tally.groups, *tally.endless]
