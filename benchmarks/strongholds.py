"""What stops a third stronghold in Northgard: for `python -m benchmarks.endings northgard`.

    the end of each year, for each seat      ->      strongholds, closed and all territories with a large space, wood

A native state is dumped and restored as an interpreted one, whose values can be asked by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, cast

from benchmarks.markdown import table
from lawspeaker_games.northgard.state import State, restore
from lawspeaker_games.northgard.tables import BUILDING_SIZE, MARK_LARGE, RES_WOOD, SIZE_LARGE
from lawspeaker_games.northgard.values import holdings, strongholds
from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import place_of

WATCHED = "northgard"


class Standing(NamedTuple):
    """What a seat has: strongholds, closed territories with a large space or building, all such territories, wood."""

    strongholds: int
    closed: int
    large: int
    wood: int


Years = tuple[tuple[Standing, ...], ...]


@dataclass(slots=True)
class Watcher:
    """Sees the states of one game, and keeps what each seat has at the end of each year."""

    engine: Engine[BaseState]
    year: int = 1
    years: list[tuple[Standing, ...]] = field(default_factory=list)

    def see(self, s: BaseState) -> None:
        """Look at a state after a decision."""
        if s.over or cast("State", s).year > self.year:
            now = restore(self.engine.dump(s))
            self.year = now.year
            self.years.append(tuple(standing(now, seat) for seat in range(1, now.players + 1)))


def standing(s: State, player: int) -> Standing:
    """Return what a player has now."""
    large = [t for t in holdings(s, player) if laid.marks(s.map, MARK_LARGE, t) > 0 or is_built(s, t)]
    closed = sum(bool(laid.closed(s.map, t)) for t in large)
    return Standing(strongholds(s, player), closed, len(large), s.goods[player * 4 + RES_WOOD])


def is_built(s: State, t: int) -> bool:
    """Tell whether a territory has a large building."""
    places = [thing for thing in s.on_board if thing in LARGE and place_of(s, thing) == s.map.root[t]]
    return bool(places)


LARGE = frozenset(thing for thing, size in enumerate(BUILDING_SIZE) if size == SIZE_LARGE)


HEAD = [
    "bots",
    "games",
    "large 1",
    "large 2",
    "large 3",
    "closed 3",
    "strongholds 1",
    "strongholds 2",
    "strongholds 3",
    "second in year",
    "wood",
]
INTRODUCTION = """
## What stops a third stronghold

A stronghold is a closed territory with a large building, for which there must be a large space (14 of the 35 tiles have
one, in one of their territories) and 3 wood. The shares of games in which some player held as many territories with a
large space at the end of a year (*large*), three of them closed (*closed 3*), and as many strongholds. *second in year*
is the year in which the first player had two strongholds, on average, *wood* what the player with most strongholds had
at the end of a year, on average.

"""


def section(watched: Sequence[tuple[str, Sequence[Years]]]) -> str:
    """Return what stops a third stronghold, for each sort of bots; nothing if no game was watched."""
    if not watched:
        return ""
    return f"{INTRODUCTION}{table(HEAD, [row(label, games) for label, games in watched])}\n"


def row(label: str, games: Sequence[Years]) -> list[str]:
    """Return the row of one sort of bots."""
    seats = [[seat for seats in years for seat in seats] for years in games]
    shares = [
        *(sum(max(seat.large for seat in game) >= count for game in seats) for count in (1, 2, 3)),
        sum(max(seat.closed for seat in game) >= 3 for game in seats),
        *(sum(max(seat.strongholds for seat in game) >= count for game in seats) for count in (1, 2, 3)),
    ]
    second = [year for years in games if (year := year_of(years, 2))]
    wood = [max(seats).wood for years in games for seats in years]
    return [
        label,
        str(len(games)),
        *(f"{share / len(games):.1%}" for share in shares),
        f"{sum(second) / len(second):.1f}" if second else "–",
        f"{sum(wood) / len(wood):.1f}",
    ]


def year_of(years: Years, count: int) -> int:
    """Return the first year at whose end a player had so many strongholds; 0 if there was none."""
    reached = [year for year, seats in enumerate(years, 1) if max(seat.strongholds for seat in seats) >= count]
    return reached[0] if reached else 0
