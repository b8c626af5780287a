"""Lords of Ragnarok: verbs, events and phases of setup.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import (
    State,
    invalidate_field_army_force,
    invalidate_things_army,
    invalidate_things_beast,
    invalidate_things_boon,
    invalidate_things_ship,
)
from lawspeaker_games.ragnarok.tables import (
    AFTER_DRAW_CARDS,
    AFTER_LAND_FIRST,
    ALGIZ,
    ALL_MONSTERS,
    ARMIES_BY_OWNER,
    ARTIFACTS,
    ASK_H,
    ASK_O,
    ASK_R,
    ASSAULTS,
    ATTACK_DISCARD,
    BEAST_RUNE,
    BEGIN,
    BLESSING_DECK,
    BLESSINGS,
    CARDS,
    COMBAT_DECK,
    CONDITION_FOR_TWO,
    CONDITIONS,
    DONE,
    EVENT_DECK,
    EVENT_DISCARD,
    FIRST_ARMY,
    FIRST_FORGE,
    FIRST_GOD,
    FIRST_HERO,
    FIRST_MONSTER,
    FIRST_REALM,
    FORGE_BAG,
    FORGE_RUNE,
    FORGES,
    GODS,
    HERO_BOX,
    HEROES,
    JOTUNHEIM,
    LINEAGE,
    NEXT_P,
    NIFLHEIM,
    OFFERED_HEROES,
    OFFERED_ORIGINS,
    OMEN_NUMBER,
    OMENS,
    ORIGIN_BOX,
    ORIGIN_LEADS,
    ORIGINS,
    PILES,
    PORTENTS,
    PRESENT_REGIONS,
    PRESENT_SEAS,
    REGION_FORGE_SITE,
    REGION_JOINED,
    REGION_NEIGHBOURS_BY,
    RELICS,
    SUPPLY,
    TAKE_H,
    TAKE_O,
    TAKE_R,
    TAKE_S,
    THEN_EACH_P,
    TYPE_FORGE,
    TYPE_HERO,
    TYPE_MONSTER,
    TYPE_OMEN,
    TYPE_ORIGIN,
    TYPE_PLAYER,
    TYPE_REGION,
    TYPE_SEA,
    URUZ,
    VERB_DRAFT,
    VERB_DRAFT_HERO,
    VERB_DRAW_CARDS,
    VERB_LAND_FIRST,
    VERB_TAKE_REGIONS,
)
from lawspeaker_games.ragnarok.values import TABLE_RUNES, can_found, drakkar, nemesis, site
from lawspeaker_runtime.piles.moves import deal, place_thing, put_last, put_list_last, take_out
from lawspeaker_runtime.piles.order import first_card, shuffle, with_all_in_order
from lawspeaker_runtime.piles.unseen_moves import put_list_last_unseen
from lawspeaker_runtime.piles.whole_piles import put_all_last
from lawspeaker_runtime.state.base_state import is_over
from lawspeaker_runtime.state.chance import pick_from
from lawspeaker_runtime.state.notes import EVERYBODY, NOTE_CHANCE, note
from lawspeaker_runtime.state.selection import require, require_any
from lawspeaker_runtime.visibility import knowledge

# Decisions and their actions.
OFFSET_DRAFT_HERO_H: Final = 1098
DECISION_DRAFT_HERO_H: Final = 51
OFFSET_O: Final = 1098
DECISION_O: Final = 52
OFFSET_LAND_FIRST_S: Final = 1126
DECISION_LAND_FIRST_S: Final = 53
FIRST_LAND_FIRST_R: Final = 1174
DECISION_LAND_FIRST_R: Final = 54


# setup.law:34  verb place_forges
def place_forges(s: State, you: int) -> None:
    put_list_last(s, PILES, list(FORGES), FORGE_BAG)
    if s.players == 2:
        chosen = list(range(0))
        for r in TABLE_RUNES:
            for x in with_all_in_order(s, PILES, FORGE_BAG, TYPE_FORGE):
                if FORGE_RUNE[x] == r:
                    f = x
                    break
            else:
                f = -1
            chosen = [*chosen, f]
        g = pick_from(s, require_any([x for x in s.piles[FORGE_BAG] if x not in chosen], "setup.law:41"), TYPE_FORGE)
        note(s, NOTE_CHANCE, TYPE_FORGE, g, knowledge.seen_by(s, PILES, g))
        for it in [x for x in s.piles[FORGE_BAG] if x not in chosen and x != g]:
            take_out(s, PILES, it)
    shuffle(s, PILES, FORGE_BAG)
    for r_ in [r_ for r_ in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)] if REGION_FORGE_SITE[r_]]:
        f = first_card(s, PILES, FORGE_BAG, TYPE_FORGE)
        place_thing(s, PILES, require(f, "setup.law:46"), r_, TYPE_REGION)
        s.forge_laden[f - FIRST_FORGE] = True


# setup.law:49  verb renew_events
def renew_events(s: State, you: int) -> None:
    if len(s.piles[EVENT_DECK]) == 0:
        put_all_last(s, PILES, EVENT_DISCARD, EVENT_DECK)
        shuffle(s, PILES, EVENT_DECK)


# setup.law:54  verb draw_event -> omen
def draw_event(s: State, you: int) -> int:
    renew_events(s, you)
    e = first_card(s, PILES, EVENT_DECK, TYPE_OMEN)
    put_last(s, PILES, require(e, "setup.law:57"), EVENT_DISCARD)
    return e


# setup.law:61  verb draft
def draft(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # setup.law:62  pick starter at random from players
            starter = pick_from(s, list(range(1, s.players + 1)), TYPE_PLAYER)
            note(s, NOTE_CHANCE, TYPE_PLAYER, starter, EVERYBODY)
            s.first_player = starter
            put_list_last(s, PILES, list(HEROES), HERO_BOX)
            s.memo_can_recruit_any = {}
            shuffle(s, PILES, HERO_BOX)
            put_list_last_unseen(s, PILES, [o for o in ORIGINS if not ORIGIN_LEADS[o]], ORIGIN_BOX)
            shuffle(s, PILES, ORIGIN_BOX)
            put_list_last(s, PILES, [o for o in ORIGINS if ORIGIN_LEADS[o]], OFFERED_ORIGINS)
            p_to_come = st[-3] = s.players
            p_next = st[-4] = starter
            pc = NEXT_P
        if pc == NEXT_P:  # setup.law:69  each p among players starting with starter
            p_next = st[-4]
            p_to_come = st[-3]
            if p_to_come == 0:
                pc = THEN_EACH_P
                continue
            p_to_come = st[-3] = p_to_come - 1
            p = p_next
            p_next = st[-4] = p_next % s.players + 1
            you_2 = p
            st[-2] = NEXT_P
            st += [you_2, 0, BEGIN, VERB_DRAFT_HERO]
            if draft_hero(s):
                return True
            pc = NEXT_P
            continue
        if pc == THEN_EACH_P:  # setup.law:72  each p among players
            for p in range(1, s.players + 1):
                s.hero_master[require(s.hero[p], "setup.law:73") - FIRST_HERO] = p
            del st[-5:]
            return False


# setup.law:75  verb draft_hero
def draft_hero(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # setup.law:76  deal 2 from hero_box to offered_heroes
            deal(s, PILES, 2, HERO_BOX, OFFERED_HEROES, TYPE_HERO)
            s.memo_can_recruit_any = {}
            deal(s, PILES, 2, ORIGIN_BOX, OFFERED_ORIGINS, TYPE_ORIGIN)
            pc = ASK_H
        if pc == ASK_H:  # setup.law:78  choose h from offered_heroes asking "Which Hero do you lead?"
            you = st[-4]
            legal = [h + OFFSET_DRAFT_HERO_H for h in s.piles[OFFERED_HEROES]]
            if legal:
                s.player = you
                s.site = DECISION_DRAFT_HERO_H
                s.legal = legal
                st[-2] = TAKE_H
                return True
            pc = ASK_O
        if pc == TAKE_H:  # setup.law:78  answered: choose h from offered_heroes asking "Which Hero do you lead?"
            you = st[-4]
            h = s.answer - OFFSET_DRAFT_HERO_H
            s.hero[you] = h
            s.memo_can_recruit_any = {}
            put_list_last_unseen(s, PILES, [x for x in s.piles[OFFERED_HEROES] if x != h], HERO_BOX)
            s.memo_can_recruit_any = {}
            shuffle(s, PILES, HERO_BOX)
            pc = ASK_O
        if pc == ASK_O:  # setup.law:84  choose o from offered_origins asking "Which Origin does your Hero have?"
            you = st[-4]
            legal = [o + OFFSET_O for o in s.piles[OFFERED_ORIGINS]]
            if legal:
                s.player = you
                s.site = DECISION_O
                s.legal = legal
                st[-2] = TAKE_O
                return True
            pc = DONE
        if pc == TAKE_O:  # setup.law:84  answered: choose o from offered_origins asking "Which Origin does your Hero…
            you = st[-4]
            o = st[-3] = s.answer - OFFSET_O
            put_last(s, PILES, o, LINEAGE + you)
            if ORIGIN_LEADS[o]:
                s.first_player = you
            put_list_last_unseen(s, PILES, [x for x in s.piles[OFFERED_ORIGINS] if not ORIGIN_LEADS[x]], ORIGIN_BOX)
            shuffle(s, PILES, ORIGIN_BOX)
            st[-2] = AFTER_DRAW_CARDS
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = AFTER_DRAW_CARDS
        if pc == AFTER_DRAW_CARDS:  # setup.law:91  land_first
            you = st[-4]
            st[-2] = AFTER_LAND_FIRST
            st += [you, 0, BEGIN, VERB_LAND_FIRST]
            if land_first(s):
                return True
            pc = AFTER_LAND_FIRST
        if pc == AFTER_LAND_FIRST:  # setup.law:92  run bonus of o
            o = st[-3]
            you = st[-4]
            st[-2] = DONE
            if run_origin_bonus(s, you, o):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# setup.law:98  verb land_first
def land_first(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # setup.law:99  choose s from seas where (any r among (neighbours of it by coast) where can…
            you = st[-4]
            legal = [
                s_ + OFFSET_LAND_FIRST_S
                for s_ in PRESENT_SEAS[int(s.large_board) * 2 + int(s.small_board)]
                if any(can_found(s, r) for r in REGION_NEIGHBOURS_BY[1][s_])
            ]
            if legal:
                s.player = you
                s.site = DECISION_LAND_FIRST_S
                s.legal = legal
                st[-2] = TAKE_S
                return True
            pc = DONE
        if pc == TAKE_S:  # setup.law:99  answered: choose s from seas where (any r among (neighbours of it by coast)…
            you = st[-4]
            s_ = st[-3] = s.answer - OFFSET_LAND_FIRST_S
            place_thing(s, PILES, drakkar(s, you), s_, TYPE_SEA)
            invalidate_things_ship(s)
            pc = ASK_R
        if pc == ASK_R:  # setup.law:101  choose r from regions where (coast from it to s) and can found in it asking…
            s_ = st[-3]
            you = st[-4]
            legal = [
                r + FIRST_LAND_FIRST_R
                for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]
                if s_ in REGION_JOINED[1][r] and can_found(s, r)
            ]
            if legal:
                s.player = you
                s.site = DECISION_LAND_FIRST_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # setup.law:101  answered: choose r from regions where (coast from it to s) and can found in…
            you = st[-4]
            r = s.answer - FIRST_LAND_FIRST_R
            place_thing(s, PILES, require(s.hero[you], "setup.law:102"), r, TYPE_REGION)
            s.memo_can_recruit_any = {}
            for u in list(ARMIES_BY_OWNER[you])[:2]:
                s.army_force[u - FIRST_ARMY] = 1
                invalidate_field_army_force(s)
                place_thing(s, PILES, u, r, TYPE_REGION)
                invalidate_things_army(s)
            st[-2] = DONE
            st += [you, 0, 0, 0, 0, BEGIN, VERB_TAKE_REGIONS]
            s.lists += [[]]
            if take_regions(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# setup.law:3  setup
def setup(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # setup.law:4  put cards into combat_deck
            f = st[-4]
            m = st[-3]
            put_list_last(s, PILES, list(CARDS), COMBAT_DECK)
            shuffle(s, PILES, COMBAT_DECK)
            put_list_last(s, PILES, list(BLESSINGS), BLESSING_DECK)
            invalidate_things_boon(s)
            shuffle(s, PILES, BLESSING_DECK)
            put_list_last_unseen(s, PILES, [e for e in OMENS if s.players > 2 or OMEN_NUMBER[e] <= 16], EVENT_DECK)
            shuffle(s, PILES, EVENT_DECK)
            put_list_last(s, PILES, list(ASSAULTS), ATTACK_DISCARD)
            put_list_last(s, PILES, list(ARTIFACTS), RELICS)
            invalidate_things_boon(s)
            for p in range(1, s.players + 1):
                put_list_last(s, PILES, list(ARMIES_BY_OWNER[p]), SUPPLY + p)
                invalidate_things_army(s)
            put_list_last(s, PILES, [c for c in CONDITIONS if CONDITION_FOR_TWO[c] == (s.players == 2)], PORTENTS)
            if s.players == 2:
                s.realm_rune[JOTUNHEIM - FIRST_REALM] = ALGIZ
                s.realm_rune[NIFLHEIM - FIRST_REALM] = URUZ
                for g in GODS:
                    s.god_places[g - FIRST_GOD] = 2
            place_forges(s, s.active)
            for r in TABLE_RUNES:
                m = st[-3] = pick_from(
                    s, require_any([x for x in ALL_MONSTERS if BEAST_RUNE[x] == r], "setup.law:22"), TYPE_MONSTER
                )
                note(s, NOTE_CHANCE, TYPE_MONSTER, m, knowledge.seen_by(s, PILES, m))
                s.monster_upper[m - FIRST_MONSTER] = True
            e = draw_event(s, s.active)
            place_thing(s, PILES, nemesis(), site(s, OMEN_NUMBER[e]), TYPE_REGION)
            invalidate_things_beast(s)
            if check_endings(s):
                return True
            for _ in range(s.players):
                f = st[-4] = draw_event(s, s.active)
                place_monster(s, s.active, f)
                if is_over(s):
                    return True
            st[-2] = DONE
            st += [s.active, 0, 0, BEGIN, VERB_DRAFT]
            if draft(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps import check_endings, run_origin_bonus
from lawspeaker_games.ragnarok.steps_armies import take_regions
from lawspeaker_games.ragnarok.steps_beasts import place_monster
from lawspeaker_games.ragnarok.steps_heroics import draw_cards
