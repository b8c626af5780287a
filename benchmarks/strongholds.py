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


def section(watched: Sequence[tuple[str, Sequence[Years]]]) -> str:
    """Return what stops a third stronghold, for each sort of bots; nothing if no game was watched."""
    return ""
