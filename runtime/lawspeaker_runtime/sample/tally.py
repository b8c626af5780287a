"""Add up the results of many games as integers, so that sums of parts are the same in any order.

    sample(…, seed, 100, …) + sample(…, seed + 100, 100, …)   =   sample(…, seed, 200, …)

A group is a seat, a value of an option that each player has, or a thing: it counts the games of the players who belong
to it. The book says which things and values belong to which group, and whose the piles are, and in `SIZES` what is
wanted beside that: `sample/watch.py` counts which things are offered, taken, played and kept, and the pairs of them.

What chance would give is counted game by game. If k of P players belong to a group and m players win, k * m / P of the
winners belong to it on average, with the variance of a hypergeometric distribution. Both are kept as integers:
EXPECTED is the sum of k * m, SPREAD that of k * m * (P - k) * (P - m).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import NO_NUMBER, Row, Rows
from lawspeaker_runtime.state.dealt_options import deal_options

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
OPTIONS: Final = 9
"""The options of all decisions, added up."""
ENDINGS: Final = 10
"""The first ending; those that no ending decided come before."""

COUNT: Final = 0
TOTAL: Final = 1
SQUARES: Final = 2
LEAST: Final = 3
MOST: Final = 4
WINS: Final = 5
EXPECTED: Final = 6
SPREAD: Final = 7
WITH: Final = 8
WON: Final = 9
GROUP: Final = 10
"""The figures of a group: those of a number of points; the wins, and what chance would give; the games in which any
player belonged to it, and those of them that any player won."""

SIZES: Final = 0
OWN_PILES: Final = 1
OWN_SEATS: Final = 2
THING_GROUPS: Final = 3
TOGETHER: Final = 4
SITE_STARTS: Final = 5
SITE_THINGS: Final = 6
OPTION_GROUPS: Final = 7
"""The rows of a book: sizes, piles of players, their owners, the group of each thing, endings that all win or lose
together, the things that the options of each choice name (`sample/watch.py`), and from here on for each option its
values, each with its group."""
ENDING_COUNT: Final = 0
GROUP_COUNT: Final = 1
WISHES: Final = 2
FIRST_THING: Final = 3
"""The sizes: numbers of endings and of groups, what is wanted, and the first group of things, if pairs are wanted."""

FIXED_SEATS: Final = 1
WATCHING: Final = 2
PAIRING: Final = 4
LISTING: Final = 8
"""What is wanted: options that do not go round the seats; what happens to things; pairs of things; a row a game."""

OFFERED: Final = 0
TAKEN: Final = 1
PLAYED: Final = 2
KEPT: Final = 3
CHOSEN: Final = 4
RELATIONS: Final = 5
"""What a player has to do with a thing; it is chosen if it is taken or played."""
RELATION: Final = 4
"""The figures of a relation: players, wins, and what chance would give, as EXPECTED and SPREAD of a group."""
PAIR: Final = 2
"""The figures of a pair of things: players who chose both, and wins of them."""

ROW_SEED: Final = 0
ROW_LENGTH: Final = 1
ROW_ENDING: Final = 2
ROW_WINNERS: Final = 3
ROW_FIRST: Final = 4
ROW_OPTIONS: Final = 5
ROW_POINTS: Final = 6
"""A row of a game: from here on the points of each player at the end, after a quarter, a half and three quarters."""
TIMES: Final = 4
NOT_ENDED: Final = -2
"""The ending in the row of a game that did not end."""


class Tally:
    """The results so far; `held` tells in which game a player last belonged to a group.

    `marks` tells the same of relations to things. `owners` and `ticks` tell who had a thing, and when; `marked` are the
    points of the game so far, one player after the other, each `pace` decisions. `options` is the number of options of
    all decisions of the game so far.
    """

    __slots__ = (
        "book",
        "endless",
        "figures",
        "first",
        "game",
        "groups",
        "held",
        "marked",
        "marks",
        "options",
        "owners",
        "pace",
        "pairs",
        "players",
        "relations",
        "rows",
        "seed",
        "size",
        "tick",
        "ticks",
        "unmarked",
        "wishes",
    )

    def __init__(self, players: i64, book: list[list[int]]) -> None:
        self.players: i64 = players
        self.book: Rows = [row[:] for row in book]
        self.size: i64 = book[SIZES][GROUP_COUNT]
        self.wishes: i64 = book[SIZES][WISHES]
        watched: i64 = self.size if self.wishes & WATCHING else 0
        things: i64 = self.size - book[SIZES][FIRST_THING] if self.wishes & PAIRING else 0
        self.figures: Row = [0] * (ENDINGS + book[SIZES][ENDING_COUNT] + 1)
        self.groups: Row = [0] * (self.size * GROUP)
        self.held: Row = [0] * (self.size * players)
        self.game: i64 = 0
        self.endless: Row = []
        self.relations: Row = [0] * (watched * RELATIONS * RELATION)
        self.marks: Row = [0] * (watched * RELATIONS * players)
        self.pairs: Row = [0] * (things * (things - 1) // 2 * PAIR)
        self.owners: Row = [-1] * len(book[THING_GROUPS])
        self.ticks: Row = [0] * len(book[THING_GROUPS])
        self.tick: i64 = 0
        self.rows: Row = []
        self.seed: i64 = 0
        self.first: i64 = 0
        self.options: i64 = 0
        self.marked: Row = []
        self.pace: i64 = 1
        self.unmarked: bool = False


def deal_seats(tally: Tally, plan: list[list[int]], seed: i64) -> list[list[int]]:
    """Return the options of a game, which go round the seats from one seed to the next unless they are fixed.

    Games are dealt in rounds of as many as there are players: in a round each player has the options of each once.
    """
    tally.seed = seed
    if tally.wishes & FIXED_SEATS:
        return deal_options(plan, tally.players, seed)
    turn = seed % tally.players
    options = deal_options(plan, tally.players, seed - turn)
    return [row[turn:] + row[:turn] if len(row) == tally.players else row for row in options]


def begin_game(tally: Tally, options: list[list[int]]) -> None:
    """Begin to count a game: each player belongs to a seat, and to the values of the player's options."""
    tally.game += 1
    tally.options = 0
    tally.pace = 1
    tally.marked = []
    tally.unmarked = False
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
    size: i64 = tally.size
    own, seats, groups, held = tally.book[OWN_PILES], tally.book[OWN_SEATS], tally.book[THING_GROUPS], tally.held
    for index in range(len(own)):
        first: i64 = seats[index] * size
        for thing in piles[own[index]]:
            held[first + groups[thing]] = game


def count_game(tally: Tally, length: i64, ending: i64, winners: Row, points: Row) -> None:
    """Add a game that has ended."""
    figures = tally.figures
    figures[GAMES] += 1
    figures[ENDINGS + ending + 1] += 1
    figures[OPTIONS] += tally.options
    add_number(figures, LENGTH, length)
    if tally.players > 1 and ending in tally.book[TOGETHER]:
        figures[WON_TOGETHER if len(winners) > 0 else LOST_TOGETHER] += 1
    elif len(winners) == 1 or tally.players == 1:
        figures[SINGLE] += 1
    wins: Row = [0] * tally.players
    for player in winners:
        wins[player - 1] = 1
    for group in range(tally.size):
        count_group(tally, group, wins, len(winners), points)
    if tally.wishes & LISTING:
        add_row(tally, length, ending, winners, points)


def count_group(tally: Tally, group: i64, wins: Row, winners: i64, points: Row) -> None:
    """Add a game to the figures of a group; `wins` is 1 for each seat that won."""
    held, groups, game = tally.held, tally.groups, tally.game
    place: i64 = group * GROUP
    members: i64 = 0
    for seat in range(tally.players):
        if held[seat * tally.size + group] == game:
            members += 1
            add_number(groups, place, points[seat])
            groups[place + WINS] += wins[seat]
    if members > 0:
        chance: i64 = members * winners
        groups[place + EXPECTED] += chance
        groups[place + SPREAD] += chance * (tally.players - members) * (tally.players - winners)
        groups[place + WITH] += 1
        groups[place + WON] += 1 if winners > 0 else 0


def add_row(tally: Tally, length: i64, ending: i64, winners: Row, points: Row) -> None:
    """Add the row of a game."""
    mask: i64 = 0
    for player in winners:
        mask |= 1 << player
    for number in (tally.seed, length, ending, mask, tally.first, tally.options):
        tally.rows.append(number)
    for seat in range(tally.players):
        tally.rows.append(points[seat])
    for quarter in range(1, TIMES):
        index: i64 = (length * quarter + 2 * tally.pace) // (4 * tally.pace)
        start: i64 = min(index * tally.players, len(tally.marked) - tally.players)
        for seat in range(tally.players):
            known = start >= 0 and not tally.unmarked
            tally.rows.append(tally.marked[start + seat] if known else NO_NUMBER)


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
    tally.figures[OPTIONS] += tally.options
    add_number(tally.figures, LENGTH, length)
    for number in (seed, length, site):
        tally.endless.append(number)
    if tally.wishes & LISTING:
        none: Row = [0] * tally.players
        add_row(tally, length, NOT_ENDED, [], none)
    return len(tally.endless) >= 3 * MOST_ENDLESS


def figures_of(tally: Tally) -> list[int]:
    """Return everything as one list: sums, three numbers for each endless game, and the rows that are wanted."""
    return [*tally.figures, *tally.groups, *tally.relations, *tally.pairs, *tally.endless, *tally.rows]
