"""Imperial Settlers: Empires of the North: verbs, events and phases of clan_ulaf.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.empires.state import State
from lawspeaker_games.empires.tables import (
    AFTER_ADVANCE_SHIP,
    AFTER_PERFORM,
    AFTER_PILLAGE_NOW,
    AFTER_SPEND,
    AFTER_VOYAGE_NOW,
    BEGIN,
    DISTANT,
    DONE,
    FISH,
    GOODS,
    ISLAND_RANGE,
    POINTS,
    RAZE,
    SAIL,
    VERB_ADVANCE_SHIP,
    VERB_PERFORM,
    VERB_PILLAGE_NOW,
    VERB_SPEND,
    VERB_VOYAGE_NOW,
)
from lawspeaker_games.empires.values import possible_advance_ship
from lawspeaker_runtime.state import goods


# clan_ulaf.law:52  location "Floki's Workshop"
def floki_s_workshop_bonus(s: State, you: int, this: int) -> None:
    gain_clan_ship(s, you)


# clan_ulaf.law:61  location Trophy Wall
def trophy_wall_bonus(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)


# clan_ulaf.law:90  boost "Sharpening the Axes"
def sharpening_the_axes_plays(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)
    recover(s, you, 1)
    s.failed = False


# clan_ulaf.law:27  when conquered where conqueror is you
def treasury_when_conquered(s: State, i: int, conqueror: int, s_: int, this: int, you: int) -> None:
    goods.gain(s, s.goods, GOODS, you, [0, 0, 0, 0, 0, 1, 0, 0, 1])


# clan_ulaf.law:34  when conquered where conqueror is you
def watchtower_when_conquered(s: State, i: int, conqueror: int, s_: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 2 if ISLAND_RANGE[i] == DISTANT else 1)


# clan_ulaf.law:50  when pillaged where pillager is you
def squadron_when_pillaged(s: State, i: int, pillager: int, s_: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)


# clan_ulaf.law:65  when raided where raider is you
def trophy_wall_when_raided(s: State, c: int, raider: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 2)


# clan_ulaf.law:36  location Valkyrie
def valkyrie_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:42  spend 1 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_ulaf.law:42  spend 1 workers
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_PILLAGE_NOW
            st += [you, BEGIN, VERB_PILLAGE_NOW]
            if pillage_now(s):
                return True
            pc = AFTER_PILLAGE_NOW
        if pc == AFTER_PILLAGE_NOW:  # clan_ulaf.law:43  pillage_now
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
            s.failed = False
            del st[-4:]
            return False


# clan_ulaf.law:52  location "Floki's Workshop"
def floki_s_workshop_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:57  spend 1 workers + 1 wood
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 1, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_ulaf.law:57  spend 1 workers + 1 wood
            you = st[-4]
            if s.failed:
                s.undone = True
            st[-2] = AFTER_PERFORM
            st += [you, SAIL, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_ulaf.law:58  perform sail
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_ulaf.law:69  location Weapon Forge
def weapon_forge_action(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:75  spend 1 workers
            you = st[-4]
            st[-2] = AFTER_SPEND
            st += [you, BEGIN, VERB_SPEND]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 1, 0], []]
            if spend(s):
                return True
            pc = AFTER_SPEND
        if pc == AFTER_SPEND:  # clan_ulaf.law:75  spend 1 workers
            you = st[-4]
            if s.failed:
                s.undone = True
            goods.gain_one(s, s.goods, GOODS, you, RAZE, 1)
            s.failed = False
            del st[-4:]
            return False


# clan_ulaf.law:98  boost War Horn
def war_horn_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:104  perform sail
            you = st[-4]
            st[-2] = AFTER_PERFORM
            st += [you, SAIL, BEGIN, VERB_PERFORM]
            if perform(s):
                return True
            pc = AFTER_PERFORM
        if pc == AFTER_PERFORM:  # clan_ulaf.law:104  perform sail
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_ulaf.law:105  boost "Sack the Coast"
def sack_the_coast_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:111  voyage_now
            you = st[-4]
            st[-2] = AFTER_VOYAGE_NOW
            st += [you, BEGIN, VERB_VOYAGE_NOW]
            if voyage_now(s):
                return True
            pc = AFTER_VOYAGE_NOW
        if pc == AFTER_VOYAGE_NOW:  # clan_ulaf.law:111  voyage_now
            if s.failed:
                s.undone = True
            s.failed = False
            del st[-4:]
            return False


# clan_ulaf.law:112  boost Sworn Oarsmen
def sworn_oarsmen_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clan_ulaf.law:118  gain 1 fish
            you = st[-4]
            goods.gain_one(s, s.goods, GOODS, you, FISH, 1)
            if possible_advance_ship(s, you):
                # clan_ulaf.law:120  advance_ship
                you = st[-4]
                st[-2] = AFTER_ADVANCE_SHIP
                st += [you, BEGIN, VERB_ADVANCE_SHIP]
                if advance_ship(s):
                    return True
                pc = AFTER_ADVANCE_SHIP
            else:
                pc = DONE
        if pc == AFTER_ADVANCE_SHIP:  # clan_ulaf.law:120  advance_ship
            if s.failed:
                s.undone = True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps_keywords import recover, spend
from lawspeaker_games.empires.steps_ships import advance_ship, gain_clan_ship, pillage_now, voyage_now
from lawspeaker_games.empires.steps_tasks import perform
