"""The columns of a file of results, and the row of a game in words.

    [7, 43, -1, 4, 1, 86, 12, 15, …]      ->      7, 2, 1, 43, 2.0, "end of the game", "2", 12, 15

Names of options are prefixed, so that an option called `seed` is no second column of that name.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from lawspeaker_lab.results.sample import mean_options
from lawspeaker_lab.sim.games import Table
from lawspeaker_runtime.sample import tally as t

PLAIN_END = "end of the game"
NO_END = "not ended"


class ColumnType(Enum):
    """What a column holds."""

    NUMBER = "number"
    DECIMAL = "decimal"
    TEXT = "text"


class Column(Struct, frozen=True):
    """A column of a file of results."""

    name: str
    type: ColumnType


def columns_of(table: Table) -> list[Column]:
    """Return the columns of the games of a plan."""
    numbers = [Column(name, ColumnType.NUMBER) for name in ("seed", "players", "first", "length")]
    numbers.append(Column("mean_options", ColumnType.DECIMAL))
    texts = [Column("ending", ColumnType.TEXT), Column("winners", ColumnType.TEXT)]
    options = [Column(name, ColumnType.TEXT) for name in option_columns(table)]
    points = [Column(f"points_{seat}", ColumnType.NUMBER) for seat in range(1, table.plan.players + 1)]
    return [*numbers, *texts, *options, *points]


def option_columns(table: Table) -> list[str]:
    """Return the columns of options: one each, or one for each player."""
    found: list[str] = []
    for option in table.loaded.rules.options:
        seats = range(1, table.plan.players + 1)
        found += [f"option_{option.word}_{seat}" for seat in seats] if option.per_player else [f"option_{option.word}"]
    return found


def rows_of(table: Table, numbers: list[int]) -> list[list[int | float | str]]:
    """Return the rows of some games, from the numbers of their engine."""
    width = table.book.row_width
    return [row_of(table, numbers[place : place + width]) for place in range(0, len(numbers), width)]


def row_of(table: Table, row: list[int]) -> list[int | float | str]:
    """Return the row of a game."""
    players = table.plan.players
    winners = ";".join(str(player) for player in winners_of(row, players))
    fixed: list[int | float | str] = [
        row[t.ROW_SEED],
        players,
        row[t.ROW_FIRST],
        row[t.ROW_LENGTH],
        mean_options(row[t.ROW_OPTIONS], row[t.ROW_LENGTH]),
        ending_of(table, row),
        winners,
    ]
    return [*fixed, *option_names(table, row[t.ROW_SEED]), *row[t.ROW_POINTS : t.ROW_POINTS + players]]


def winners_of(row: list[int], players: int) -> list[int]:
    """Return the players who won a game."""
    return [player for player in range(1, players + 1) if row[t.ROW_WINNERS] >> player & 1]


def ending_of(table: Table, row: list[int]) -> str:
    """Return how a game ended."""
    ending = row[t.ROW_ENDING]
    if ending == t.NOT_ENDED:
        return NO_END
    return PLAIN_END if ending < 0 else table.loaded.rules.endings[ending]


def option_names(table: Table, seed: int) -> list[str]:
    """Return the values of all options in a game, those of each player one after the other."""
    rules = table.loaded.rules
    if not rules.options:
        return []
    dealt = table.options_of(seed)
    pairs = zip(rules.options, dealt, strict=True)
    return [rules.types[option.type].name(value) for option, values in pairs for value in values]
