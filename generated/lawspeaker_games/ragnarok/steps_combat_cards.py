"""Lords of Ragnarok: verbs, events and phases of combat_cards.law.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State, invalidate_field_wound_mark, invalidate_things_army
from lawspeaker_games.ragnarok.tables import (
    AFTER_BLEED,
    AFTER_DRAW_CARDS,
    AFTER_INJURE,
    ASK_C,
    ASK_OPTION,
    ASK_W,
    ASK_X,
    ATTACK_DECK,
    ATTACK_DISCARD,
    BEAST_RUNE,
    BEGIN,
    CARD_WEAPON,
    CARD_WORTH,
    CLAWS,
    COMBAT_DECK,
    COMBAT_DISCARD,
    DONE,
    DONE_2,
    EFFECT_BLIND_BEAST,
    EFFECT_BLUNT_ARROW_BATTLES,
    EFFECT_BLUNT_LAST,
    EFFECT_BONESPLITTER_HUNTS,
    EFFECT_BOW_OF_SKADI_BATTLES,
    EFFECT_CHAMPION_S_SWORD_HUNTS,
    EFFECT_DRIVE_OFF,
    EFFECT_FIRE_ARROWS_HUNTS,
    EFFECT_GRAVE_SWORD_BATTLES,
    EFFECT_GREAT_AXE_BATTLES,
    EFFECT_HARPOON,
    EFFECT_HOLD_BACK,
    EFFECT_ICE_AXE_BATTLES,
    EFFECT_PLAN_RETREAT,
    EFFECT_RAISE_SHIELD,
    EFFECT_RIDE_IN,
    EFFECT_RING_GIVER_S_SWORD_BATTLES,
    EFFECT_SAIL_HOME,
    EFFECT_SHIELDBREAKER_BATTLES,
    EFFECT_SHIELDBREAKER_HUNTS,
    EFFECT_SPEAR_WALL_BATTLES,
    EFFECT_SPLINTER_OF_GUNGNIR_BATTLES,
    EFFECT_STARVE_CLAWS,
    EFFECT_THROWN_SPEAR_BATTLES,
    EFFECT_VALKYRIE_LANCE_BATTLES,
    FIELDED,
    FIRST_ARMY,
    FIRST_BEAST,
    FIRST_WOUND,
    GOODS,
    HAND,
    PILES,
    REGION_JOINED,
    REVEALED,
    SWORD,
    TAKE_C,
    TAKE_OPTION,
    TAKE_R,
    TAKE_U,
    TAKE_W,
    TAKE_X,
    THEN_BLEED,
    THEN_BOOST_2,
    THEN_BREAK_OFF,
    THEN_PLACE_HERO_,
    THEN_PUT_C,
    THEN_TAME_PREY,
    TYPE_ASSAULT,
    TYPE_CARD,
    TYPE_REGION,
    VERB_BLEED,
    VERB_BLEED_FOR,
    VERB_COVER,
    VERB_DISCARD_CARDS,
    VERB_DRAW_CARDS,
    VERB_EXCHANGE_TOP,
    VERB_EXTRA_WOUND,
    VERB_FIELD_ANOTHER,
    VERB_GAIN_RUNE_OF,
    VERB_GAIN_RUNES,
    VERB_HEAL,
    VERB_INJURE,
    VERB_OFFER_PEACE,
    VERB_TAKE_AGAIN,
    VERB_TAKE_REWARD,
    VERB_TAME,
    VERB_THIN_CLAWS,
    VERB_TRIM,
    VERB_WEAKEN,
    WOUND_WEAPON,
)
from lawspeaker_games.ragnarok.values import (
    TABLE_BARE,
    TABLE_SYMBOLS,
    answers,
    battlefield,
    beast_near,
    can_bleed,
    can_deal,
    can_grow,
    dead,
    dread,
    escort,
    felled,
    first_blow,
    harbour,
    injuries,
    momentum,
    near_sea,
    nemesis,
    open_wounds,
    purse_,
    quarry,
    reserves,
    rival,
    rival_marks,
    scars,
    seat,
    sought,
    spent_defence,
    stock,
    struck,
    total_,
    troops,
    volley_targets,
    worth_of_card,
)
from lawspeaker_runtime.piles.moves import deal, place_thing, put_first, put_last
from lawspeaker_runtime.piles.unseen_moves import put_last_unseen
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import is_over
from lawspeaker_runtime.state.chance import pick_from
from lawspeaker_runtime.state.effects_and_triggers import begin_effect
from lawspeaker_runtime.state.notes import NOTE_CHANCE, note
from lawspeaker_runtime.state.selection import last_or, require, require_any
from lawspeaker_runtime.visibility import knowledge
from lawspeaker_runtime.visibility.knowledge import show

# Decisions and their actions.
OFFSET_X: Final = 354
DECISION_X: Final = 21
END_THE_HUNT: Final = 562
NO_OFFER_PEACE_OPTION: Final = 563
DECISION_OFFER_PEACE_OPTION: Final = 22
OFFSET_EXCHANGE_TOP_C: Final = 445
DECISION_EXCHANGE_TOP_C: Final = 25
TAKE_1_INJURY: Final = 639
NO_BLEED_FOR_OPTION: Final = 640
DECISION_BLEED_FOR_OPTION: Final = 26
OFFSET_WHETTED_BLADE_HUNTS_AFTER_W: Final = 1743
DECISION_WHETTED_BLADE_HUNTS_AFTER_W: Final = 100
OFFSET_BEARDED_AXE_HUNTS_AFTER_W: Final = 1861
DECISION_BEARDED_AXE_HUNTS_AFTER_W: Final = 105
DECLINE_BEARDED_AXE_HUNTS_AFTER_W: Final = 2020
OFFSET_GREAT_AXE_HUNTS_AFTER_C: Final = 1933
DECISION_GREAT_AXE_HUNTS_AFTER_C: Final = 108
DECLINE_GREAT_AXE_HUNTS_AFTER_C: Final = 2127
OFFSET_BLOOD_EMBER_BATTLES_U: Final = 1817
DECISION_BLOOD_EMBER_BATTLES_U: Final = 101
OFFSET_RAVEN_BANNER_BATTLES_U: Final = 1865
DECISION_RAVEN_BANNER_BATTLES_U: Final = 103
DECLINE_RAVEN_BANNER_BATTLES_U: Final = 1974
FIRST_ASH_SHAFT_BATTLES_R: Final = 1975
DECISION_ASH_SHAFT_BATTLES_R: Final = 104
DECLINE_ASH_SHAFT_BATTLES_R: Final = 1980
OFFSET_WOODCUTTER_S_AXE_BATTLES_C: Final = 1897
DECISION_WOODCUTTER_S_AXE_BATTLES_C: Final = 107
DECLINE_WOODCUTTER_S_AXE_BATTLES_C: Final = 2091
OFFSET_VOLLEY_BATTLES_C: Final = 2043
LET_YOUR_OPPONENT_HAVE_2: Final = 2237
DECISION_VOLLEY_BATTLES_C: Final = 111
OFFSET_RAVEN_BANNER_HUNTS_U: Final = 1841
DECISION_RAVEN_BANNER_HUNTS_U: Final = 102
OFFSET_WOODCUTTER_S_AXE_HUNTS_C: Final = 1862
DECISION_WOODCUTTER_S_AXE_HUNTS_C: Final = 106
OFFSET_BOW_OF_SKADI_HUNTS_C: Final = 1969
DECISION_BOW_OF_SKADI_HUNTS_C: Final = 109
OFFSET_VOLLEY_HUNTS_W: Final = 2043
DECISION_VOLLEY_HUNTS_W: Final = 110
TAKE_CONTROL_OF_PREY: Final = 564
NO_HUNT_OVER_WHEN_HUNT_OVER_OPTION: Final = 565
DECISION_HUNT_OVER_WHEN_HUNT_OVER_OPTION: Final = 23
FIRST_HUNT_OVER_WHEN_HUNT_OVER_2_R: Final = 566
DECISION_HUNT_OVER_WHEN_HUNT_OVER_2_R: Final = 24
DECLINE_HUNT_OVER_WHEN_HUNT_OVER_2_R: Final = 603
PLACE_YOUR_HERO_IN_GROUND: Final = 641
NO_BATTLE_OVER_WHEN_BATTLE_OVER_OPTION: Final = 642
DECISION_BATTLE_OVER_WHEN_BATTLE_OVER_OPTION: Final = 27


# combat_cards.law:395  verb spare_hero
def spare_hero(s: State, you: int) -> None:
    s.hunt_unharmed[require(len(s.hunt_hunter) - 1, "combat_cards.law:397")] = True


# combat_cards.law:416  verb raise_shield
def raise_shield(s: State, you: int) -> None:
    begin_effect(s, EFFECT_RAISE_SHIELD, you, -1, [])


# combat_cards.law:426  verb starve_claws
def starve_claws(s: State, you: int) -> None:
    begin_effect(s, EFFECT_STARVE_CLAWS, you, -1, [])


# combat_cards.law:430  verb mark_over w: wound
def mark_over(s: State, you: int, w: int) -> None:
    s.wound_mark[w - FIRST_WOUND] = you
    invalidate_field_wound_mark(s)
    if check_endings(s):
        return


# combat_cards.law:439  verb harpoon
def harpoon(s: State, you: int) -> None:
    begin_effect(s, EFFECT_HARPOON, you, -1, [])


# combat_cards.law:447  verb blind_beast
def blind_beast(s: State, you: int) -> None:
    begin_effect(s, EFFECT_BLIND_BEAST, you, -1, [])


# combat_cards.law:453  verb sail_home
def sail_home(s: State, you: int) -> None:
    begin_effect(s, EFFECT_SAIL_HOME, you, -1, [])


# combat_cards.law:461  verb bury_blow
def bury_blow(s: State, you: int) -> None:
    x = last_or(s.piles[ATTACK_DISCARD], -1)
    if x != -1:
        put_last(s, PILES, require(x, "combat_cards.law:465"), ATTACK_DECK)


# combat_cards.law:478  verb reveal_two
def reveal_two(s: State, you: int) -> None:
    for _ in range(2):
        renew_cards(s, you)
        deal(s, PILES, 1, COMBAT_DECK, REVEALED, TYPE_CARD)


# combat_cards.law:501  verb blunt_last
def blunt_last(s: State, you: int) -> None:
    c = last_or(s.piles[FIELDED + rival(s, you)], -1)
    if c != -1:
        begin_effect(s, EFFECT_BLUNT_LAST, you, -1, [c])


# combat_cards.law:507  verb match_last
def match_last(s: State, you: int) -> None:
    c = last_or(s.piles[FIELDED + rival(s, you)], -1)
    if c != -1:
        boost(s, you, CARD_WORTH[require(c, "combat_cards.law:511")])


# combat_cards.law:521  verb drive_off
def drive_off(s: State, you: int) -> None:
    foe = rival(s, you)
    begin_effect(s, EFFECT_DRIVE_OFF, you, -1, [foe])


# combat_cards.law:526  verb ride_in
def ride_in(s: State, you: int) -> None:
    begin_effect(s, EFFECT_RIDE_IN, you, -1, [])


# combat_cards.law:534  verb hold_back
def hold_back(s: State, you: int) -> None:
    foe = rival(s, you)
    n = len(s.piles[FIELDED + foe]) + 1
    begin_effect(s, EFFECT_HOLD_BACK, you, -1, [foe, n])


# combat_cards.law:540  verb plan_retreat
def plan_retreat(s: State, you: int) -> None:
    begin_effect(s, EFFECT_PLAN_RETREAT, you, -1, [])


# combat_cards.law:114  card Thrown Spear
def thrown_spear_hunts_after(s: State, you: int, this: int) -> None:
    put_first(s, PILES, this, COMBAT_DECK)


# combat_cards.law:303  card "Hunter's Bow"
def hunter_s_bow_hunts_after(s: State, you: int, this: int) -> None:
    if felled(s, quarry(s)):
        gain_priests(s, you, 1)


# combat_cards.law:5  card Grave Sword
def grave_sword_battles(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_GRAVE_SWORD_BATTLES, you, this, [])


# combat_cards.law:16  card Whetted Blade
def whetted_blade_battles(s: State, you: int, this: int) -> None:
    boost(s, you, sum(1 for c in s.piles[FIELDED + you] if CARD_WEAPON[c] != SWORD))


# combat_cards.law:27  card Broken Sword
def broken_sword_battles(s: State, you: int, this: int) -> None:
    blunt_last(s, you)


# combat_cards.law:35  card Oath Blade
def oath_blade_battles(s: State, you: int, this: int) -> None:
    if seat(s, you) == battlefield(s):
        boost(s, you, 2)


# combat_cards.law:67  card Shieldbreaker
def shieldbreaker_battles(s: State, you: int, this: int) -> None:
    foe = rival(s, you)
    begin_effect(s, EFFECT_SHIELDBREAKER_BATTLES, you, this, [foe])


# combat_cards.law:78  card "Champion's Sword"
def champion_s_sword_battles(s: State, you: int, this: int) -> None:
    hold_back(s, you)


# combat_cards.law:87  card "Ring-Giver's Sword"
def ring_giver_s_sword_battles(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_RING_GIVER_S_SWORD_BATTLES, you, this, [])


# combat_cards.law:98  card Long Spear
def long_spear_battles(s: State, you: int, this: int) -> None:
    plan_retreat(s, you)


# combat_cards.law:105  card Boar Spear
def boar_spear_battles(s: State, you: int, this: int) -> None:
    if s.battle_defender[require(len(s.battle_ground) - 1, "combat_cards.law:112")] == you:
        boost(s, you, 2)


# combat_cards.law:114  card Thrown Spear
def thrown_spear_battles(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_THROWN_SPEAR_BATTLES, you, this, [])


# combat_cards.law:137  card Spear Wall
def spear_wall_battles(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_SPEAR_WALL_BATTLES, you, this, [])


# combat_cards.law:158  card Valkyrie Lance
def valkyrie_lance_battles(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_VALKYRIE_LANCE_BATTLES, you, this, [])


# combat_cards.law:168  card Harpoon
def harpoon_battles(s: State, you: int, this: int) -> None:
    if harbour(s, you) in REGION_JOINED[1][battlefield(s)]:
        boost(s, you, 2)


# combat_cards.law:177  card "Splinter of Gungnir"
def splinter_of_gungnir_battles(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_SPLINTER_OF_GUNGNIR_BATTLES, you, this, [])


# combat_cards.law:193  card Bearded Axe
def bearded_axe_battles(s: State, you: int, this: int) -> None:
    discard_random(s, you, 1, rival(s, you))


# combat_cards.law:227  card Ice Axe
def ice_axe_battles(s: State, you: int, this: int) -> None:
    foe = rival(s, you)
    begin_effect(s, EFFECT_ICE_AXE_BATTLES, you, this, [foe])


# combat_cards.law:236  card Ship Axe
def ship_axe_battles(s: State, you: int, this: int) -> None:
    ride_in(s, you)


# combat_cards.law:244  card Great Axe
def great_axe_battles(s: State, you: int, this: int) -> None:
    foe = rival(s, you)
    begin_effect(s, EFFECT_GREAT_AXE_BATTLES, you, this, [foe])


# combat_cards.law:259  card Bonesplitter
def bonesplitter_battles(s: State, you: int, this: int) -> None:
    drive_off(s, you)


# combat_cards.law:268  card Hearth Axe
def hearth_axe_battles(s: State, you: int, this: int) -> None:
    boost(s, you, TABLE_SYMBOLS[battlefield(s)])


# combat_cards.law:276  card Twilight Axe
def twilight_axe_battles(s: State, you: int, this: int) -> None:
    boost(s, you, dread(s))


# combat_cards.law:293  card Fire Arrows
def fire_arrows_battles(s: State, you: int, this: int) -> None:
    if total_(s, rival(s, you), battlefield(s)) > total_(s, you, battlefield(s)):
        boost(s, you, 2)


# combat_cards.law:303  card "Hunter's Bow"
def hunter_s_bow_battles(s: State, you: int, this: int) -> None:
    if beast_near(s, battlefield(s)):
        boost(s, you, 2)


# combat_cards.law:312  card "Bow of Skadi"
def bow_of_skadi_battles(s: State, you: int, this: int) -> None:
    pass_now(s, you)
    begin_effect(s, EFFECT_BOW_OF_SKADI_BATTLES, you, this, [])


# combat_cards.law:340  card Blunt Arrow
def blunt_arrow_battles(s: State, you: int, this: int) -> None:
    foe = rival(s, you)
    begin_effect(s, EFFECT_BLUNT_ARROW_BATTLES, you, this, [foe])


# combat_cards.law:352  card Feathered Shaft
def feathered_shaft_battles(s: State, you: int, this: int) -> None:
    boost(s, you, answers(s, you))


# combat_cards.law:359  card Doom Arrow
def doom_arrow_battles(s: State, you: int, this: int) -> None:
    match_last(s, you)


# combat_cards.law:35  card Oath Blade
def oath_blade_hunts(s: State, you: int, this: int) -> None:
    spare_hero(s, you)


# combat_cards.law:67  card Shieldbreaker
def shieldbreaker_hunts(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_SHIELDBREAKER_HUNTS, you, this, [])


# combat_cards.law:78  card "Champion's Sword"
def champion_s_sword_hunts(s: State, you: int, this: int) -> None:
    if first_blow(s):
        begin_effect(s, EFFECT_CHAMPION_S_SWORD_HUNTS, you, this, [])


# combat_cards.law:105  card Boar Spear
def boar_spear_hunts(s: State, you: int, this: int) -> None:
    raise_shield(s, you)


# combat_cards.law:137  card Spear Wall
def spear_wall_hunts(s: State, you: int, this: int) -> None:
    starve_claws(s, you)


# combat_cards.law:168  card Harpoon
def harpoon_hunts(s: State, you: int, this: int) -> None:
    if quarry(s) != nemesis():
        harpoon(s, you)


# combat_cards.law:177  card "Splinter of Gungnir"
def splinter_of_gungnir_hunts(s: State, you: int, this: int) -> None:
    reveal_two(s, you)
    for c in s.piles[REVEALED][:]:
        if sought(s, CARD_WEAPON[c]):
            put_last(s, PILES, c, HAND + you)
        else:
            put_last(s, PILES, c, COMBAT_DISCARD)


# combat_cards.law:227  card Ice Axe
def ice_axe_hunts(s: State, you: int, this: int) -> None:
    blind_beast(s, you)


# combat_cards.law:236  card Ship Axe
def ship_axe_hunts(s: State, you: int, this: int) -> None:
    sail_home(s, you)


# combat_cards.law:259  card Bonesplitter
def bonesplitter_hunts(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_BONESPLITTER_HUNTS, you, this, [])


# combat_cards.law:276  card Twilight Axe
def twilight_axe_hunts(s: State, you: int, this: int) -> None:
    bury_blow(s, you)


# combat_cards.law:293  card Fire Arrows
def fire_arrows_hunts(s: State, you: int, this: int) -> None:
    begin_effect(s, EFFECT_FIRE_ARROWS_HUNTS, you, this, [])


# combat_cards.law:450  instead of choose_blow where claws of hunt's keeper is not empty
def choose_blow_instead_choose_blow(s: State, doer: int, this: int, you: int) -> int:
    x = pick_from(
        s,
        require_any(
            list(s.piles[CLAWS + s.hunt_keeper[require(len(s.hunt_hunter) - 1, "combat_cards.law:451")]]),
            "combat_cards.law:451",
        ),
        TYPE_ASSAULT,
    )
    note(s, NOTE_CHANCE, TYPE_ASSAULT, x, knowledge.seen_by(s, PILES, x))
    s.failed = False
    return x


# combat_cards.law:298  instead of special_attack
def fire_arrows_instead_special_attack(s: State, doer: int, this: int, you: int) -> int:
    return 1


# combat_cards.law:324  instead of bear_defeat where p is you
def bow_of_skadi_instead_bear_defeat(s: State, p: int, r: int, doer: int, this: int, you: int) -> int:
    return 1


# combat_cards.law:398  verb bleed
def bleed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:400  only if can_bleed of you
            you = st[-4]
            if can_bleed(s, you):
                # combat_cards.law:401  let injuries_before = injuries of you
                you = st[-4]
                injuries_before = st[-3] = injuries(s, you)
                st[-2] = AFTER_INJURE
                st += [you, you, 1, 0, BEGIN, VERB_INJURE]
                if injure(s):
                    return True
                pc = AFTER_INJURE
            else:
                # combat_cards.law:400  only if can_bleed of you
                s.failed = True
                del st[-4:]
                return False
        if pc == AFTER_INJURE:  # combat_cards.law:403  if injuries of you is injuries_before
            injuries_before = st[-3]
            you = st[-4]
            if injuries(s, you) == injuries_before:
                # combat_cards.law:404  fail
                s.failed = True
                del st[-4:]
                return False
            s.failed = False
            del st[-4:]
            return False


# combat_cards.law:405  verb take_again w: wound
def take_again(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:407  take_reward w
            w = st[-3]
            you = st[-4]
            st[-2] = DONE
            st += [you, w, BEGIN, VERB_TAKE_REWARD]
            if take_reward(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:408  verb thin_claws
def thin_claws(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:410  look at claws of hunt's keeper
            you = st[-3]
            show(
                s,
                PILES,
                you,
                list(s.piles[CLAWS + s.hunt_keeper[require(len(s.hunt_hunter) - 1, "combat_cards.law:410")]]),
            )
            pc = (
                ASK_X
                if len(s.piles[CLAWS + s.hunt_keeper[require(len(s.hunt_hunter) - 1, "combat_cards.law:411")]]) >= 2
                else DONE
            )
        if pc == ASK_X:  # combat_cards.law:412  choose x from claws of hunt's keeper asking "Which attack card does…
            you = st[-3]
            hunt_keeper = s.hunt_keeper
            legal = [
                x + OFFSET_X
                for x in s.piles[CLAWS + hunt_keeper[require(len(s.hunt_hunter) - 1, "combat_cards.law:412")]]
            ]
            if legal:
                s.player = you
                s.site = DECISION_X
                s.legal = legal
                st[-2] = TAKE_X
                return True
            pc = DONE
        if pc == TAKE_X:  # combat_cards.law:412  answered: choose x from claws of hunt's keeper asking "Which attack…
            x = s.answer - OFFSET_X
            put_last(s, PILES, x, ATTACK_DISCARD)
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# combat_cards.law:420  verb gain_rune_of b: beast
def gain_rune_of(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:422  let r = rune of b
            b = st[-4]
            r = st[-3] = BEAST_RUNE[b]
            if stock(s, r) >= 1:
                # combat_cards.law:424  gain 1 r
                r = st[-3]
                you = st[-5]
                goods.gain_one(s, s.goods, GOODS, you, r, 1)
                s.memo_can_invoke = {}
                if check_endings(s):
                    return True
                st[-2] = DONE
                st += [you, you, 0, BEGIN, VERB_TRIM]
                if trim(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# combat_cards.law:433  verb offer_peace
def offer_peace(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:435  may "end the Hunt" asking "Do you end the Hunt without failing?"
            you = st[-3]
            s.player = you
            s.site = DECISION_OFFER_PEACE_OPTION
            s.legal = [END_THE_HUNT, NO_OFFER_PEACE_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # combat_cards.law:435  answered: may "end the Hunt" asking "Do you end the Hunt…
            pc = THEN_BREAK_OFF if s.answer == END_THE_HUNT else DONE
        if pc == THEN_BREAK_OFF:  # combat_cards.law:436  break_off
            you = st[-3]
            break_off(s, you)
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# combat_cards.law:466  verb exchange_top
def exchange_top(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:468  let top = last combat_discard
            top = st[-3] = last_or(s.piles[COMBAT_DISCARD], -1)
            if top != -1:
                # combat_cards.law:470  choose c from your hand asking "Which Combat card do you exchange for {top}?"
                top = st[-3]
                st[-4] = top
                pc = ASK_C
            else:
                pc = DONE
        if pc == ASK_C:  # combat_cards.law:470  choose c from your hand asking "Which Combat card do you exchange for…
            you = st[-5]
            legal = [c + OFFSET_EXCHANGE_TOP_C for c in s.piles[HAND + you]]
            if legal:
                s.player = you
                s.site = DECISION_EXCHANGE_TOP_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = DONE
        if pc == TAKE_C:  # combat_cards.law:470  answered: choose c from your hand asking "Which Combat card do you…
            top = st[-3]
            you = st[-5]
            c = s.answer - OFFSET_EXCHANGE_TOP_C
            put_last(s, PILES, c, COMBAT_DISCARD)
            put_last(s, PILES, require(top, "combat_cards.law:472"), HAND + you)
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# combat_cards.law:512  verb bleed_for n: number
def bleed_for(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:514  may "take 1 Injury" when can_bleed of you asking "Do you take 1…
            you = st[-5]
            if can_bleed(s, you):
                # combat_cards.law:514  may "take 1 Injury" when can_bleed of you asking "Do you take 1 Injury for…
                n = st[-4]
                st[-3] = n
                pc = ASK_OPTION
            else:
                pc = DONE_2
        if pc == ASK_OPTION:  # combat_cards.law:514  may "take 1 Injury" when can_bleed of you asking "Do you take 1…
            you = st[-5]
            s.player = you
            s.site = DECISION_BLEED_FOR_OPTION
            s.legal = [TAKE_1_INJURY, NO_BLEED_FOR_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # combat_cards.law:514  answered: may "take 1 Injury" when can_bleed of you asking "Do…
            pc = THEN_BLEED if s.answer == TAKE_1_INJURY else DONE_2
        if pc == THEN_BLEED:  # combat_cards.law:515  bleed
            you = st[-5]
            st[-2] = AFTER_BLEED
            st += [you, 0, BEGIN, VERB_BLEED]
            if bleed(s):
                return True
            pc = AFTER_BLEED
        if pc == AFTER_BLEED:  # combat_cards.law:515  bleed
            if s.failed:
                # combat_cards.law:517  done
                del st[-5:]
                return False
            # combat_cards.law:518  boost n
            n = st[-4]
            you = st[-5]
            boost(s, you, n)
            pc = DONE_2
        if pc == DONE_2:  # done
            del st[-5:]
            return False


# combat_cards.law:5  card Grave Sword
def grave_sword_hunts_after(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:10  if bare of struck
            if TABLE_BARE[struck(s)]:
                # combat_cards.law:11  draw_cards 1
                you = st[-4]
                st[-2] = DONE
                st += [you, 1, BEGIN, VERB_DRAW_CARDS]
                if draw_cards(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:16  card Whetted Blade
def whetted_blade_hunts_after(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:20  if quarry is not nemesis
            pc = ASK_W if quarry(s) != nemesis() else DONE
        if pc == ASK_W:  # combat_cards.law:21  choose w from open_wounds of quarry where weapon of it is sword and…
            you = st[-4]
            legal = [
                w + OFFSET_WHETTED_BLADE_HUNTS_AFTER_W
                for w in open_wounds(s, quarry(s))
                if WOUND_WEAPON[w] == SWORD and can_deal(s, w)
            ]
            if legal:
                s.player = you
                s.site = DECISION_WHETTED_BLADE_HUNTS_AFTER_W
                s.legal = legal
                st[-2] = TAKE_W
                return True
            pc = DONE
        if pc == TAKE_W:  # combat_cards.law:21  answered: choose w from open_wounds of quarry where weapon of it is…
            you = st[-4]
            w = s.answer - OFFSET_WHETTED_BLADE_HUNTS_AFTER_W
            st[-2] = DONE
            st += [you, w, BEGIN, VERB_COVER]
            if cover(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:87  card "Ring-Giver's Sword"
def ring_giver_s_sword_hunts_after(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:91  take_again struck
            you = st[-4]
            st[-2] = DONE
            st += [you, struck(s), BEGIN, VERB_TAKE_AGAIN]
            if take_again(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:193  card Bearded Axe
def bearded_axe_hunts_after(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:198  may choose w from rival_marks asking "Whose marker do you replace by…
            you = st[-4]
            legal = [w + OFFSET_BEARDED_AXE_HUNTS_AFTER_W for w in rival_marks(s, you)]
            if legal:
                legal.append(DECLINE_BEARDED_AXE_HUNTS_AFTER_W)
                s.player = you
                s.site = DECISION_BEARDED_AXE_HUNTS_AFTER_W
                s.legal = legal
                st[-2] = TAKE_W
                return True
            pc = DONE
        if pc == TAKE_W:  # combat_cards.law:198  answered: may choose w from rival_marks asking "Whose marker do you…
            you = st[-4]
            if s.answer == DECLINE_BEARDED_AXE_HUNTS_AFTER_W:
                pc = DONE
                continue
            w = s.answer - OFFSET_BEARDED_AXE_HUNTS_AFTER_W
            mark_over(s, you, w)
            if is_over(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:244  card Great Axe
def great_axe_hunts_after(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:249  if quarry is not nemesis and (any w among open_wounds of quarry where…
            pc = ASK_C if quarry(s) != nemesis() and any(can_deal(s, w) for w in open_wounds(s, quarry(s))) else DONE
        if pc == ASK_C:  # combat_cards.law:250  may choose c from your hand asking "Which Combat card do you discard…
            you = st[-4]
            legal = [c + OFFSET_GREAT_AXE_HUNTS_AFTER_C for c in s.piles[HAND + you]]
            if legal:
                legal.append(DECLINE_GREAT_AXE_HUNTS_AFTER_C)
                s.player = you
                s.site = DECISION_GREAT_AXE_HUNTS_AFTER_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = DONE
        if pc == TAKE_C:  # combat_cards.law:250  answered: may choose c from your hand asking "Which Combat card do…
            you = st[-4]
            if s.answer == DECLINE_GREAT_AXE_HUNTS_AFTER_C:
                pc = DONE
                continue
            c = s.answer - OFFSET_GREAT_AXE_HUNTS_AFTER_C
            put_last(s, PILES, c, COMBAT_DISCARD)
            st[-2] = DONE
            st += [you, BEGIN, VERB_EXTRA_WOUND]
            if extra_wound(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:340  card Blunt Arrow
def blunt_arrow_hunts_after(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:345  if not felled of quarry
            if not felled(s, quarry(s)):
                # combat_cards.law:346  offer_peace
                you = st[-4]
                st[-2] = DONE
                st += [you, BEGIN, VERB_OFFER_PEACE]
                if offer_peace(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:44  card Blood Ember
def blood_ember_battles(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:54  choose u by rival of you from (troops of rival of you in battlefield)…
            you = st[-4]
            army_force = s.army_force
            legal = [
                u + OFFSET_BLOOD_EMBER_BATTLES_U
                for u in troops(s, rival(s, you), battlefield(s))
                if army_force[u - FIRST_ARMY] >= 2
            ]
            if legal:
                s.player = rival(s, you)
                s.site = DECISION_BLOOD_EMBER_BATTLES_U
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = DONE
        if pc == TAKE_U:  # combat_cards.law:54  answered: choose u by rival of you from (troops of rival of you in…
            you = st[-4]
            u = s.answer - OFFSET_BLOOD_EMBER_BATTLES_U
            st[-2] = DONE
            st += [you, u, 1, BEGIN, VERB_WEAKEN]
            if weaken(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:58  card Twin Edge
def twin_edge_battles(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:66  field_another
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_FIELD_ANOTHER]
            if field_another(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:124  card Raven Banner
def raven_banner_battles(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:133  may choose u from reserves of you asking "Which Army do you place in…
            you = st[-4]
            legal = [u + OFFSET_RAVEN_BANNER_BATTLES_U for u in reserves(s, you)]
            if legal:
                legal.append(DECLINE_RAVEN_BANNER_BATTLES_U)
                s.player = you
                s.site = DECISION_RAVEN_BANNER_BATTLES_U
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = DONE
        if pc == TAKE_U:  # combat_cards.law:133  answered: may choose u from reserves of you asking "Which Army do…
            if s.answer == DECLINE_RAVEN_BANNER_BATTLES_U:
                pc = DONE
                continue
            u = s.answer - OFFSET_RAVEN_BANNER_BATTLES_U
            place_thing(s, PILES, u, battlefield(s), TYPE_REGION)
            invalidate_things_army(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:147  card Ash Shaft
def ash_shaft_battles(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:153  may choose r from purse of you asking "Which Rune do you return for…
            you = st[-4]
            legal = [r + FIRST_ASH_SHAFT_BATTLES_R for r in purse_(s, you)]
            if legal:
                legal.append(DECLINE_ASH_SHAFT_BATTLES_R)
                s.player = you
                s.site = DECISION_ASH_SHAFT_BATTLES_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # combat_cards.law:153  answered: may choose r from purse of you asking "Which Rune do you…
            you = st[-4]
            if s.answer == DECLINE_ASH_SHAFT_BATTLES_R:
                pc = DONE
                continue
            r = s.answer - FIRST_ASH_SHAFT_BATTLES_R
            goods.lose_one(s, s.goods, GOODS, you, r, 1)
            s.memo_can_invoke = {}
            if check_endings(s):
                return True
            boost(s, you, 2)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:204  card "Woodcutter's Axe"
def woodcutter_s_axe_battles(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:214  may choose c from your hand asking "Which Combat card do you discard…
            you = st[-4]
            legal = [c + OFFSET_WOODCUTTER_S_AXE_BATTLES_C for c in s.piles[HAND + you]]
            if legal:
                legal.append(DECLINE_WOODCUTTER_S_AXE_BATTLES_C)
                s.player = you
                s.site = DECISION_WOODCUTTER_S_AXE_BATTLES_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = DONE
        if pc == TAKE_C:  # combat_cards.law:214  answered: may choose c from your hand asking "Which Combat card do…
            you = st[-4]
            if s.answer == DECLINE_WOODCUTTER_S_AXE_BATTLES_C:
                pc = DONE
                continue
            c = s.answer - OFFSET_WOODCUTTER_S_AXE_BATTLES_C
            put_last(s, PILES, c, COMBAT_DISCARD)
            boost(s, you, worth_of_card(s, c))
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:219  card "Berserk's Axe"
def berserk_s_axe_battles(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:226  bleed_for 3
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 0, BEGIN, VERB_BLEED_FOR]
            if bleed_for(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:286  card Yew Bow
def yew_bow_battles(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:292  draw_cards 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:326  card Volley
def volley_battles(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:336  choose c by rival of you from hand of rival of you asking "Which…
            you = st[-5]
            legal = [c + OFFSET_VOLLEY_BATTLES_C for c in s.piles[HAND + rival(s, you)]]
            legal.append(LET_YOUR_OPPONENT_HAVE_2)
            s.player = rival(s, you)
            s.site = DECISION_VOLLEY_BATTLES_C
            s.legal = legal
            st[-2] = TAKE_C
            return True
        if pc == TAKE_C:  # combat_cards.law:336  answered: choose c by rival of you from hand of rival of you asking…
            if s.answer == LET_YOUR_OPPONENT_HAVE_2:
                pc = THEN_BOOST_2
                continue
            c = st[-3] = s.answer - OFFSET_VOLLEY_BATTLES_C
            pc = THEN_PUT_C
        if pc == THEN_BOOST_2:  # combat_cards.law:339  boost 2
            you = st[-5]
            boost(s, you, 2)
            pc = DONE
        if pc == THEN_PUT_C:  # combat_cards.law:337  put c into combat_discard
            c = st[-3]
            put_last(s, PILES, c, COMBAT_DISCARD)
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# combat_cards.law:44  card Blood Ember
def blood_ember_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:49  bleed
            you = st[-4]
            st[-2] = AFTER_BLEED
            st += [you, 0, BEGIN, VERB_BLEED]
            if bleed(s):
                return True
            pc = AFTER_BLEED
        if pc == AFTER_BLEED:  # combat_cards.law:49  bleed
            if s.failed:
                # combat_cards.law:51  done
                del st[-4:]
                return False
            # combat_cards.law:52  draw_cards 2
            you = st[-4]
            st[-2] = DONE_2
            st += [you, 2, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE_2
        if pc == DONE_2:  # done
            del st[-4:]
            return False


# combat_cards.law:58  card Twin Edge
def twin_edge_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:63  draw_cards 1
            you = st[-4]
            st[-2] = AFTER_DRAW_CARDS
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = AFTER_DRAW_CARDS
        if pc == AFTER_DRAW_CARDS:  # combat_cards.law:64  discard_cards 1 by you
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, you, 0, BEGIN, VERB_DISCARD_CARDS]
            if discard_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:98  card Long Spear
def long_spear_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:102  thin_claws
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_THIN_CLAWS]
            if thin_claws(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:124  card Raven Banner
def raven_banner_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:128  choose u from escort of you where can grow it asking "Which Army…
            you = st[-4]
            legal = [u + OFFSET_RAVEN_BANNER_HUNTS_U for u in escort(s, you) if can_grow(s, u)]
            if legal:
                s.player = you
                s.site = DECISION_RAVEN_BANNER_HUNTS_U
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = DONE
        if pc == TAKE_U:  # combat_cards.law:128  answered: choose u from escort of you where can grow it asking…
            you = st[-4]
            u = s.answer - OFFSET_RAVEN_BANNER_HUNTS_U
            strengthen(s, you, u, 1)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:147  card Ash Shaft
def ash_shaft_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:151  gain_rune_of quarry
            you = st[-4]
            st[-2] = DONE
            st += [you, quarry(s), 0, BEGIN, VERB_GAIN_RUNE_OF]
            if gain_rune_of(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:158  card Valkyrie Lance
def valkyrie_lance_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:163  heal 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_HEAL]
            if heal(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:204  card "Woodcutter's Axe"
def woodcutter_s_axe_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:208  choose c from your hand asking "Which Combat card do you discard?"
            you = st[-4]
            legal = [c + OFFSET_WOODCUTTER_S_AXE_HUNTS_C for c in s.piles[HAND + you]]
            if legal:
                s.player = you
                s.site = DECISION_WOODCUTTER_S_AXE_HUNTS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = DONE
        if pc == TAKE_C:  # combat_cards.law:208  answered: choose c from your hand asking "Which Combat card do you…
            you = st[-4]
            c = s.answer - OFFSET_WOODCUTTER_S_AXE_HUNTS_C
            put_last(s, PILES, c, COMBAT_DISCARD)
            st[-2] = DONE
            st += [you, 2, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:219  card "Berserk's Axe"
def berserk_s_axe_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:224  draw_cards scars of you
            you = st[-4]
            st[-2] = DONE
            st += [you, scars(s, you), BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:268  card Hearth Axe
def hearth_axe_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:272  if controller of seat of you is you
            you = st[-4]
            if s.controller[seat(s, you)] == you:
                # combat_cards.law:273  gain_runes 1
                you = st[-4]
                st[-2] = DONE
                st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
                if gain_runes(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:286  card Yew Bow
def yew_bow_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:290  draw_cards 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:312  card "Bow of Skadi"
def bow_of_skadi_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:317  choose c from spent_defence asking "Which Combat card do you take…
            you = st[-4]
            legal = [c + OFFSET_BOW_OF_SKADI_HUNTS_C for c in spent_defence(s)]
            if legal:
                s.player = you
                s.site = DECISION_BOW_OF_SKADI_HUNTS_C
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = DONE
        if pc == TAKE_C:  # combat_cards.law:317  answered: choose c from spent_defence asking "Which Combat card do…
            you = st[-4]
            c = s.answer - OFFSET_BOW_OF_SKADI_HUNTS_C
            put_last_unseen(s, PILES, c, HAND + you)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:326  card Volley
def volley_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:331  choose w from volley_targets asking "Which Wound do you deal to…
            you = st[-4]
            legal = [w + OFFSET_VOLLEY_HUNTS_W for w in volley_targets(s, you)]
            if legal:
                s.player = you
                s.site = DECISION_VOLLEY_HUNTS_W
                s.legal = legal
                st[-2] = TAKE_W
                return True
            pc = DONE
        if pc == TAKE_W:  # combat_cards.law:331  answered: choose w from volley_targets asking "Which Wound do you…
            you = st[-4]
            w = s.answer - OFFSET_VOLLEY_HUNTS_W
            mark_wound(s, you, w)
            if is_over(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:352  card Feathered Shaft
def feathered_shaft_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:356  draw_cards momentum
            you = st[-4]
            st[-2] = DONE
            st += [you, momentum(s), BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:359  card Doom Arrow
def doom_arrow_hunts(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:364  exchange_top
            you = st[-4]
            st[-2] = DONE
            st += [you, 0, 0, BEGIN, VERB_EXCHANGE_TOP]
            if exchange_top(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# combat_cards.law:442  when hunt_over where result is not kill
def hunt_over_when_hunt_over(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:443  may "take control of {prey}" when master of prey is nobody asking "Do…
            prey = st[-7]
            if s.beast_master[prey - FIRST_BEAST] == 0:
                # combat_cards.law:443  may "take control of {prey}" when master of prey is nobody asking "Do you take…
                prey = st[-7]
                st[-3] = prey
                pc = ASK_OPTION
            else:
                pc = DONE
        if pc == ASK_OPTION:  # combat_cards.law:443  may "take control of {prey}" when master of prey is nobody…
            you = st[-4]
            s.player = you
            s.site = DECISION_HUNT_OVER_WHEN_HUNT_OVER_OPTION
            s.legal = [TAKE_CONTROL_OF_PREY, NO_HUNT_OVER_WHEN_HUNT_OVER_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # combat_cards.law:443  answered: may "take control of {prey}" when master of prey is…
            pc = THEN_TAME_PREY if s.answer == TAKE_CONTROL_OF_PREY else DONE
        if pc == THEN_TAME_PREY:  # combat_cards.law:444  tame prey
            prey = st[-7]
            you = st[-4]
            st[-2] = DONE
            st += [you, prey, BEGIN, VERB_TAME]
            if tame(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-8:]
            return False


# combat_cards.law:456  when hunt_over
def hunt_over_when_hunt_over_2(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:457  may choose r from (near_sea of harbour of you) asking "In which…
            you = st[-3]
            legal = [r + FIRST_HUNT_OVER_WHEN_HUNT_OVER_2_R for r in near_sea(s, harbour(s, you))]
            if legal:
                legal.append(DECLINE_HUNT_OVER_WHEN_HUNT_OVER_2_R)
                s.player = you
                s.site = DECISION_HUNT_OVER_WHEN_HUNT_OVER_2_R
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # combat_cards.law:457  answered: may choose r from (near_sea of harbour of you) asking "In…
            you = st[-3]
            if s.answer == DECLINE_HUNT_OVER_WHEN_HUNT_OVER_2_R:
                pc = DONE
                continue
            r = s.answer - FIRST_HUNT_OVER_WHEN_HUNT_OVER_2_R
            place_thing(s, PILES, require(s.hero[you], "combat_cards.law:458"), r, TYPE_REGION)
            s.memo_can_recruit_any = {}
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# combat_cards.law:529  when battle_over
def battle_over_when_battle_over(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:530  may "place your Hero in {ground}" when seat of you is not ground…
            ground = st[-6]
            you = st[-4]
            if seat(s, you) != ground:
                # combat_cards.law:530  may "place your Hero in {ground}" when seat of you is not ground asking "Do…
                ground = st[-6]
                st[-3] = ground
                pc = ASK_OPTION
            else:
                pc = DONE
        if pc == ASK_OPTION:  # combat_cards.law:530  may "place your Hero in {ground}" when seat of you is not ground…
            you = st[-4]
            s.player = you
            s.site = DECISION_BATTLE_OVER_WHEN_BATTLE_OVER_OPTION
            s.legal = [PLACE_YOUR_HERO_IN_GROUND, NO_BATTLE_OVER_WHEN_BATTLE_OVER_OPTION]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # combat_cards.law:530  answered: may "place your Hero in {ground}" when seat of you is…
            pc = THEN_PLACE_HERO_ if s.answer == PLACE_YOUR_HERO_IN_GROUND else DONE
        if pc == THEN_PLACE_HERO_:  # combat_cards.law:531  place (hero of you) in ground
            ground = st[-6]
            you = st[-4]
            place_thing(s, PILES, require(s.hero[you], "combat_cards.law:531"), ground, TYPE_REGION)
            s.memo_can_recruit_any = {}
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# combat_cards.law:14  when battle_won where victor is you
def grave_sword_when_battle_won(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:15  draw_cards 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# combat_cards.law:94  when claimed where owner is you and r is battlefield
def ring_giver_s_sword_when_claimed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:95  gain_runes 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_GAIN_RUNES]
            if gain_runes(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# combat_cards.law:121  when battle_won where loser is you
def thrown_spear_when_battle_won(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:122  put this into your hand
            this = st[-4]
            you = st[-3]
            put_last(s, PILES, this, HAND + you)
            st[-2] = DONE
            st += [you, you, 0, BEGIN, VERB_TRIM]
            if trim(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# combat_cards.law:166  when battle_over
def valkyrie_lance_when_battle_over(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # combat_cards.law:167  draw_cards dead of you
            you = st[-3]
            st[-2] = DONE
            st += [you, dead(s, you), BEGIN, VERB_DRAW_CARDS]
            if draw_cards(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps import check_endings
from lawspeaker_games.ragnarok.steps_armies import strengthen, weaken
from lawspeaker_games.ragnarok.steps_battle import boost, field_another, pass_now
from lawspeaker_games.ragnarok.steps_beasts import mark_wound, tame
from lawspeaker_games.ragnarok.steps_heroics import (
    discard_cards,
    discard_random,
    draw_cards,
    gain_priests,
    gain_runes,
    heal,
    injure,
    renew_cards,
    trim,
)
from lawspeaker_games.ragnarok.steps_hunt import break_off, cover, extra_wound, take_reward
