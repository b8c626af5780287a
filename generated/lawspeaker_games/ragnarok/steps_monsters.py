"""Lords of Ragnarok: verbs, events and phases of monsters.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from lawspeaker_games.ragnarok.state import State, invalidate_things_beast
from lawspeaker_games.ragnarok.tables import (
    BEGIN,
    DONE,
    NEXT_P,
    PILES,
    TYPE_REGION,
    VERB_DISCARD_CARDS,
    VERB_INJURE,
    VERB_LOSE_RUNES,
    VERB_RETREAT,
)
from lawspeaker_games.ragnarok.values import TABLE_NEAR, den, hunter
from lawspeaker_runtime.piles.moves import place_thing
from lawspeaker_runtime.state.chance import pick_from
from lawspeaker_runtime.state.notes import NOTE_CHANCE, note
from lawspeaker_runtime.state.pile_state import place_of
from lawspeaker_runtime.state.selection import require, require_any
from lawspeaker_runtime.visibility import knowledge


# monsters.law:24  monster Draugr
def draugr_regional(s: State, you: int, this: int) -> None:
    for u in [
        it for it in s.on_board if 83 <= it <= 106 and place_of(s, it) == require(den(s, this), "monsters.law:27")
    ]:
        weaken(s, you, u, 1)


# monsters.law:41  monster Troll
def troll_regional(s: State, you: int, this: int) -> None:
    for u in [
        it for it in s.on_board if 83 <= it <= 106 and place_of(s, it) == require(den(s, this), "monsters.law:44")
    ]:
        weaken(s, you, u, 1)


# monsters.law:69  monster Fenrir
def fenrir_regional(s: State, you: int, this: int) -> None:
    for u in [
        it for it in s.on_board if 83 <= it <= 106 and place_of(s, it) == require(den(s, this), "monsters.law:72")
    ]:
        weaken(s, you, u, 1)


# monsters.law:83  monster Nidhogg
def nidhogg_regional(s: State, you: int, this: int) -> None:
    for u in [
        it for it in s.on_board if 83 <= it <= 106 and place_of(s, it) == require(den(s, this), "monsters.law:86")
    ]:
        weaken(s, you, u, 1)


# monsters.law:97  monster Garm
def garm_regional(s: State, you: int, this: int) -> None:
    for u in [
        it for it in s.on_board if 83 <= it <= 106 and place_of(s, it) == require(den(s, this), "monsters.law:100")
    ]:
        weaken(s, you, u, 1)


# monsters.law:3  boss Loki
def loki_regional(s: State, you: int, this: int) -> None:
    r = pick_from(
        s, require_any(list(TABLE_NEAR[require(den(s, this), "monsters.law:6")]), "monsters.law:6"), TYPE_REGION
    )
    note(s, NOTE_CHANCE, TYPE_REGION, r, knowledge.seen_by(s, PILES, r))
    place_thing(s, PILES, this, r, TYPE_REGION)
    invalidate_things_beast(s)


# monsters.law:55  monster Kraken
def kraken_regional(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:58  each p among players
            p_next = st[-3] = 1
            pc = NEXT_P
        if pc == NEXT_P:  # monsters.law:58  each p among players
            p_next = st[-3]
            this = st[-4]
            you = st[-5]
            if p_next > s.players:
                pc = DONE
                continue
            p = p_next
            p_next = st[-3] = p_next + 1
            st[-2] = NEXT_P
            st += [you, p, require(den(s, this), "monsters.law:59"), BEGIN, VERB_RETREAT]
            s.lists += [[]]
            if retreat(s):
                return True
            pc = NEXT_P
            continue
        if pc == DONE:  # done
            del st[-5:]
            return False


# monsters.law:24  monster Draugr
def draugr_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:30  injure hunter by 1
            you = st[-4]
            st[-2] = DONE
            st += [you, hunter(s), 1, 0, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:41  monster Troll
def troll_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:47  discard_cards 1 by hunter
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, hunter(s), 0, BEGIN, VERB_DISCARD_CARDS]
            if discard_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:55  monster Kraken
def kraken_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:61  injure hunter by 1
            you = st[-4]
            st[-2] = DONE
            st += [you, hunter(s), 1, 0, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:69  monster Fenrir
def fenrir_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:75  injure hunter by 1
            you = st[-4]
            st[-2] = DONE
            st += [you, hunter(s), 1, 0, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:83  monster Nidhogg
def nidhogg_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:89  lose_runes 1 by hunter
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, hunter(s), 0, BEGIN, VERB_LOSE_RUNES]
            if lose_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:97  monster Garm
def garm_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:103  injure hunter by 1
            you = st[-4]
            st[-2] = DONE
            st += [you, hunter(s), 1, 0, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# monsters.law:3  boss Loki
def loki_special(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # monsters.law:9  injure hunter by 1
            you = st[-4]
            st[-2] = DONE
            st += [you, hunter(s), 1, 0, 0, BEGIN, VERB_INJURE]
            if injure(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_armies import retreat, weaken
from lawspeaker_games.ragnarok.steps_heroics import discard_cards, injure, lose_runes
