"""For Northwood!: verbs, events and phases of scenarios.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.northwood.state import State
from lawspeaker_games.northwood.tables import (
    ALLIES,
    ASIDE,
    CHARACTERS,
    COURT,
    FIRST_FIEF,
    PILES,
    ROW,
    SCENARIO_EAST,
    SCENARIO_TEAM,
    SCENARIO_WEST,
    TALE,
)
from lawspeaker_runtime.piles.moves import put_last, put_list_last
from lawspeaker_runtime.state.selection import require


# scenarios.law:14  verb set_out_scenario
def set_out_scenario(s: State, you: int) -> None:
    put_last(s, PILES, s.scenario, TALE)
    s.memo_total_ = {}
    put_list_last(s, PILES, list(SCENARIO_TEAM[s.scenario]), ALLIES)
    s.memo_total_ = {}
    for f in s.piles[ROW][:]:
        s.fief_ruler[f - FIRST_FIEF] = next(
            (c for c in [*SCENARIO_WEST[s.scenario], *SCENARIO_EAST[s.scenario]] if s.at[c] != COURT), -1
        )
        s.memo_total_ = {}
        put_last(s, PILES, require(s.fief_ruler[f - FIRST_FIEF], "scenarios.law:19"), COURT)
        s.memo_total_ = {}
    put_list_last(s, PILES, [c for c in CHARACTERS if s.at[c] != ALLIES and s.at[c] != COURT], ASIDE)
    s.memo_total_ = {}


# At the end, because these modules call each other.
