"""Imperial Settlers: Empires of the North: verbs, events and phases of solo_scenarios.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.empires.state import (
    State,
    invalidate_goods,
    invalidate_goods_gold,
    invalidate_goods_points,
    invalidate_goods_stone,
    invalidate_goods_wood,
    invalidate_goods_workers,
)
from lawspeaker_games.empires.tables import (
    BEGIN,
    DONE,
    GOLD,
    GOODS,
    POINTS,
    STONE,
    VERB_BLOW_HOME,
    VERB_RENDER,
    VERB_RENDER_EITHER,
    VERB_RENDER_ONE,
    VERB_RENDER_THREE_KINDS,
    VERB_RENDER_TWO,
    VERB_RENDER_TWO_KINDS,
    WOOD,
    WORKERS,
)
from lawspeaker_runtime.state import goods


# solo_scenarios.law:5  omen "First Snow"
def first_snow_happens(s: State, you: int, this: int) -> None:
    goods.gain(s, s.goods, GOODS, you, [1, 1, 0, 0, 0, 0, 0, 0, 0])
    invalidate_goods(s)


# solo_scenarios.law:35  omen "Thaw"
def thaw_happens(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, WORKERS, 1)
    invalidate_goods_workers(s)
    draw_(s, you, 2)


# solo_scenarios.law:46  omen "Fair Wind"
def fair_wind_happens(s: State, you: int, this: int) -> None:
    goods.gain(s, s.goods, GOODS, you, [0, 0, 0, 0, 1, 0, 1, 0, 0])
    invalidate_goods(s)


# solo_scenarios.law:72  omen "Last Tide"
def last_tide_happens(s: State, you: int, this: int) -> None:
    goods.gain(s, s.goods, GOODS, you, [1, 0, 0, 0, 1, 0, 1, 0, 0])
    invalidate_goods(s)


# solo_scenarios.law:82  omen "Timber Raft"
def timber_raft_happens(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, WOOD, 2)
    invalidate_goods_wood(s)


# solo_scenarios.law:94  omen "Inspection"
def inspection_happens(s: State, you: int, this: int) -> None:
    inspect(s, you, 2, 4)


# solo_scenarios.law:106  omen "Guests Arrive"
def guests_arrive_happens(s: State, you: int, this: int) -> None:
    draw_(s, you, 3)
    goods.gain_one(s, s.goods, GOODS, you, STONE, 1)
    invalidate_goods_stone(s)


# solo_scenarios.law:63  when pillaged where pillager is you and far_away of i
def rumours_of_gold_when_pillaged(s: State, i: int, pillager: int, s_: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, GOLD, 1)
    invalidate_goods_gold(s)


# solo_scenarios.law:92  when paid_for where payer is you
def open_day_when_paid_for(s: State, payer: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, POINTS, 1)
    invalidate_goods_points(s)


# solo_scenarios.law:16  omen "Hungry Month"
def hungry_month_happens(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo_scenarios.law:22  render 2 food for 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 2, 0, BEGIN, VERB_RENDER]
            s.lists += [[2, 0, 0, 0, 0, 0, 0, 0, 0], []]
            if render(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# solo_scenarios.law:28  omen "Wolves"
def wolves_happens(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo_scenarios.law:34  render 1 sheep + 1 food for 3
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 0, BEGIN, VERB_RENDER]
            s.lists += [[1, 0, 0, 1, 0, 0, 0, 0, 0], []]
            if render(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# solo_scenarios.law:52  omen "Storm"
def storm_happens(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo_scenarios.law:58  blow_home
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_BLOW_HOME]
            if blow_home(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# solo_scenarios.law:65  omen "Sea Robbers"
def sea_robbers_happens(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo_scenarios.law:71  render_two for 3
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 0, 0, 0, BEGIN, VERB_RENDER_TWO]
            if render_two(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# solo_scenarios.law:117  omen "Herald"
def herald_happens(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo_scenarios.law:123  render_one for 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, 0, 0, BEGIN, VERB_RENDER_ONE]
            if render_one(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# solo_scenarios.law:124  omen "Table Tax"
def table_tax_happens(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo_scenarios.law:130  render_two_kinds for 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_RENDER_TWO_KINDS]
            if render_two_kinds(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# solo_scenarios.law:131  omen "Levy"
def levy_happens(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo_scenarios.law:137  render 2 workers for 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 2, 0, BEGIN, VERB_RENDER]
            s.lists += [[0, 0, 0, 0, 0, 0, 0, 2, 0], []]
            if render(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# solo_scenarios.law:138  omen "Royal Cloak"
def royal_cloak_happens(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo_scenarios.law:144  render_either 2 sheep against 1 gold for 3
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 0, BEGIN, VERB_RENDER_EITHER]
            s.lists += [[0, 0, 0, 2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1, 0, 0, 0], [], []]
            if render_either(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# solo_scenarios.law:145  omen "Feast at Court"
def feast_at_court_happens(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo_scenarios.law:151  render_three_kinds for 4
            you = st[-4]
            st[-2] = DONE
            st += [you, 4, 0, 0, 0, 0, BEGIN, VERB_RENDER_THREE_KINDS]
            if render_three_kinds(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# solo_scenarios.law:152  omen "Crown Silver"
def crown_silver_happens(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # solo_scenarios.law:158  render 2 gold for 5
            you = st[-4]
            st[-2] = DONE
            st += [you, 5, 0, BEGIN, VERB_RENDER]
            s.lists += [[0, 0, 0, 0, 0, 2, 0, 0, 0], []]
            if render(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.empires.steps_keywords import draw_
from lawspeaker_games.empires.steps_solo import (
    blow_home,
    inspect,
    render,
    render_either,
    render_one,
    render_three_kinds,
    render_two,
    render_two_kinds,
)
