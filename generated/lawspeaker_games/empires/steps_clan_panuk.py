"""Imperial Settlers: Empires of the North: verbs, events and phases of clan_panuk.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.empires.state import State
from lawspeaker_games.empires.tables import (
    AFTER_PERFORM,
    AFTER_SPEND,
    BEGIN,
    FISH,
    GOODS,
    POINTS,
    SAIL,
    VERB_PERFORM,
    VERB_SPEND,
    WILDS,
)
from lawspeaker_games.empires.values import emblems
from lawspeaker_runtime.state import goods


# clan_panuk.law:23  location Frozen Shipyard
def frozen_shipyard_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, emblems(s, you, WILDS))


# clan_panuk.law:37  when built where builder is you and c is not this and icon of c is wilds
def penguin_colony_when_built(s: State, c: int, builder: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, FISH, 1)


# clan_panuk.law:23  location Frozen Shipyard
def frozen_shipyard_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_panuk.law:28  spend 1 workers + 1 fish
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 1, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_panuk.law:28  spend 1 workers + 1 fish
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_PERFORM
            st += [you, SAIL, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_panuk.law:29  perform sail
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps_keywords import spend
from lawspeaker_games.empires.steps_tasks import perform
