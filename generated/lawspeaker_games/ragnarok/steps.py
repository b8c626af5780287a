"""Lords of Ragnarok: endings, and the loop that runs the stack.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import (
    ALFHEIM,
    BEARDED_AXE_COPIES,
    BEGIN,
    BLUNT_ARROW,
    BOAR_SPEAR,
    BOND_OF_BROTHERS_COPIES,
    BUILD_MONUMENT,
    BUILD_TEMPLE,
    DRAUGR,
    FAFNIR,
    FREYJA,
    FREYJUSON_FREYJUDOTTIR,
    GARM,
    GRAVE_SWORD_COPIES,
    GREAT_AXE,
    HAFGUFA,
    HEIMDALLSSON_HEIMDALLSDOTTIR,
    HRAESVELG,
    HRUNGNIR,
    INTO_THE_MIST_COPIES,
    JOTUNHEIM,
    LOKI,
    LONG_SPEAR_COPIES,
    MOBILIZE,
    MUSPELHEIM,
    NIFLHEIM,
    NJORDSSON_NJORDSDOTTIR,
    ODIN,
    ODISSON_ODISDOTTIR,
    PREPARE,
    REGION_BESIDE_TREE,
    REGIONS,
    REINFORCE,
    RUNE_EATER,
    SAVAGE_BITE_COPIES,
    SPECIAL_ATTACK_COPIES,
    SVARTALFHEIM,
    THING_DEED_MONSTERS,
    THOR,
    THORSSON_THORSDOTTIR,
    TWIN_EDGE,
    TYRSSON_TYRSDOTTIR,
    USURP,
    VANAHEIM,
    VERB_ALFHEIM_BONUS,
    VERB_BEARDED_AXE_HUNTS_AFTER,
    VERB_BLUNT_ARROW_HUNTS_AFTER,
    VERB_BOND_OF_BROTHERS_INVOKES,
    VERB_BUILD_MONUMENT_PERFORMS,
    VERB_BUILD_TEMPLE_PERFORMS,
    VERB_DRAUGR_SPECIAL,
    VERB_FAFNIR_REGIONAL,
    VERB_FREYJA_FIRST_FAVOUR,
    VERB_FREYJA_SECOND_FAVOUR,
    VERB_FREYJA_THIRD_FAVOUR,
    VERB_FREYJUSON_FREYJUDOTTIR_BONUS,
    VERB_GARM_REGIONAL,
    VERB_GARM_SPECIAL,
    VERB_GRAVE_SWORD_HUNTS_AFTER,
    VERB_GREAT_AXE_HUNTS_AFTER,
    VERB_HAFGUFA_REGIONAL,
    VERB_HAFGUFA_SPECIAL,
    VERB_HEIMDALLSSON_HEIMDALLSDOTTIR_BONUS,
    VERB_HRAESVELG_REGIONAL,
    VERB_HRUNGNIR_REGIONAL,
    VERB_HRUNGNIR_SPECIAL,
    VERB_JOTUNHEIM_BONUS,
    VERB_LOKI_REGIONAL,
    VERB_LOKI_SPECIAL,
    VERB_LONG_SPEAR_HUNTS,
    VERB_MOBILIZE_PERFORMS,
    VERB_MONSTERS_PERFORMS,
    VERB_MUSPELHEIM_BONUS,
    VERB_NIFLHEIM_BONUS,
    VERB_NJORDSSON_NJORDSDOTTIR_BONUS,
    VERB_ODIN_FIRST_FAVOUR,
    VERB_ODIN_SECOND_FAVOUR,
    VERB_ODIN_THIRD_FAVOUR,
    VERB_ODISSON_ODISDOTTIR_BONUS,
    VERB_PREPARE_PERFORMS,
    VERB_REINFORCE_PERFORMS,
    VERB_RUNE_EATER_STRIKES,
    VERB_SAVAGE_BITE_STRIKES,
    VERB_SPECIAL_ATTACK_STRIKES,
    VERB_SVARTALFHEIM_BONUS,
    VERB_THOR_FIRST_FAVOUR,
    VERB_THOR_SECOND_FAVOUR,
    VERB_THOR_THIRD_FAVOUR,
    VERB_THORSSON_THORSDOTTIR_BONUS,
    VERB_TWIN_EDGE_BATTLES,
    VERB_TWIN_EDGE_HUNTS,
    VERB_TYRSSON_TYRSDOTTIR_BONUS,
    VERB_USURP_PERFORMS,
    VERB_VANAHEIM_BONUS,
    VERB_YEW_BOW_BATTLES,
    VERB_YEW_BOW_HUNTS,
    YEW_BOW,
    YEW_BOW_COPIES,
)
from lawspeaker_games.ragnarok.values import lands_held, present, temples_held, temples_needed
from lawspeaker_runtime.state.base_state import SETTING_UP, finish, is_over, stay_idle
from lawspeaker_runtime.state.selection import least, most


def run_realm_bonus(s: State, you: int, this: int) -> bool:
    """Run the bonus of a thing; a thing without any does nothing."""
    if this == VANAHEIM:
        s.stack += [you, this, BEGIN, VERB_VANAHEIM_BONUS]
        return vanaheim_bonus(s)
    if this == ALFHEIM:
        s.stack += [you, this, BEGIN, VERB_ALFHEIM_BONUS]
        return alfheim_bonus(s)
    if this == JOTUNHEIM:
        s.stack += [you, this, BEGIN, VERB_JOTUNHEIM_BONUS]
        return jotunheim_bonus(s)
    if this == MUSPELHEIM:
        s.stack += [you, this, BEGIN, VERB_MUSPELHEIM_BONUS]
        return muspelheim_bonus(s)
    if this == SVARTALFHEIM:
        s.stack += [you, this, BEGIN, VERB_SVARTALFHEIM_BONUS]
        return svartalfheim_bonus(s)
    if this == NIFLHEIM:
        s.stack += [you, this, BEGIN, VERB_NIFLHEIM_BONUS]
        return niflheim_bonus(s)
    return False


def run_origin_bonus(s: State, you: int, this: int) -> bool:
    """Run the bonus of a thing; a thing without any does nothing."""
    if this == ODISSON_ODISDOTTIR:
        s.stack += [you, this, BEGIN, VERB_ODISSON_ODISDOTTIR_BONUS]
        return odisson_odisdottir_bonus(s)
    if this == THORSSON_THORSDOTTIR:
        s.stack += [you, this, BEGIN, VERB_THORSSON_THORSDOTTIR_BONUS]
        return thorsson_thorsdottir_bonus(s)
    if this == FREYJUSON_FREYJUDOTTIR:
        s.stack += [you, this, BEGIN, VERB_FREYJUSON_FREYJUDOTTIR_BONUS]
        return freyjuson_freyjudottir_bonus(s)
    if this == TYRSSON_TYRSDOTTIR:
        s.stack += [you, this, BEGIN, VERB_TYRSSON_TYRSDOTTIR_BONUS]
        return tyrsson_tyrsdottir_bonus(s)
    if this == NJORDSSON_NJORDSDOTTIR:
        s.stack += [you, this, BEGIN, VERB_NJORDSSON_NJORDSDOTTIR_BONUS]
        return njordsson_njordsdottir_bonus(s)
    if this == HEIMDALLSSON_HEIMDALLSDOTTIR:
        s.stack += [you, this, BEGIN, VERB_HEIMDALLSSON_HEIMDALLSDOTTIR_BONUS]
        return heimdallsson_heimdallsdottir_bonus(s)
    return False


def run_god_first_favour(s: State, you: int, this: int) -> bool:
    """Run the first_favour of a thing; a thing without any does nothing."""
    if this == ODIN:
        s.stack += [you, this, BEGIN, VERB_ODIN_FIRST_FAVOUR]
        return odin_first_favour(s)
    if this == THOR:
        s.stack += [you, this, BEGIN, VERB_THOR_FIRST_FAVOUR]
        return thor_first_favour(s)
    if this == FREYJA:
        s.stack += [you, this, BEGIN, VERB_FREYJA_FIRST_FAVOUR]
        return freyja_first_favour(s)
    return False


def run_god_second_favour(s: State, you: int, this: int) -> bool:
    """Run the second_favour of a thing; a thing without any does nothing."""
    if this == ODIN:
        s.stack += [you, this, BEGIN, VERB_ODIN_SECOND_FAVOUR]
        return odin_second_favour(s)
    if this == THOR:
        s.stack += [you, this, BEGIN, VERB_THOR_SECOND_FAVOUR]
        return thor_second_favour(s)
    if this == FREYJA:
        s.stack += [you, this, BEGIN, VERB_FREYJA_SECOND_FAVOUR]
        return freyja_second_favour(s)
    return False


def run_god_third_favour(s: State, you: int, this: int) -> bool:
    """Run the third_favour of a thing; a thing without any does nothing."""
    if this == ODIN:
        s.stack += [you, this, BEGIN, VERB_ODIN_THIRD_FAVOUR]
        return odin_third_favour(s)
    if this == THOR:
        s.stack += [you, this, BEGIN, VERB_THOR_THIRD_FAVOUR]
        return thor_third_favour(s)
    if this == FREYJA:
        s.stack += [you, this, BEGIN, VERB_FREYJA_THIRD_FAVOUR]
        return freyja_third_favour(s)
    return False


def run_beast_regional(s: State, you: int, this: int) -> bool:
    """Run the regional of a thing; a thing without any does nothing."""
    if this < FAFNIR:
        if this == DRAUGR:
            draugr_regional(s, you, this)
            return False
        if this == HRUNGNIR:
            s.stack += [you, this, BEGIN, VERB_HRUNGNIR_REGIONAL]
            return hrungnir_regional(s)
        if this == GARM:
            s.stack += [you, this, 0, BEGIN, VERB_GARM_REGIONAL]
            return garm_regional(s)
    else:
        if this == FAFNIR:
            s.stack += [you, this, 0, 0, BEGIN, VERB_FAFNIR_REGIONAL]
            return fafnir_regional(s)
        if this == HAFGUFA:
            s.stack += [you, this, 0, 0, 0, BEGIN, VERB_HAFGUFA_REGIONAL]
            s.lists += [[]]
            return hafgufa_regional(s)
        if this == HRAESVELG:
            s.stack += [you, this, 0, 0, BEGIN, VERB_HRAESVELG_REGIONAL]
            return hraesvelg_regional(s)
        if this == LOKI:
            s.stack += [you, this, 0, 0, BEGIN, VERB_LOKI_REGIONAL]
            return loki_regional(s)
    return False


def run_beast_special(s: State, you: int, this: int) -> bool:
    """Run the special of a thing; a thing without any does nothing."""
    if this < FAFNIR:
        if this == DRAUGR:
            s.stack += [you, this, BEGIN, VERB_DRAUGR_SPECIAL]
            return draugr_special(s)
        if this == HRUNGNIR:
            s.stack += [you, this, BEGIN, VERB_HRUNGNIR_SPECIAL]
            return hrungnir_special(s)
        if this == GARM:
            s.stack += [you, this, BEGIN, VERB_GARM_SPECIAL]
            return garm_special(s)
    else:
        if this == FAFNIR:
            fafnir_special(s, you, this)
            return False
        if this == HAFGUFA:
            s.stack += [you, this, BEGIN, VERB_HAFGUFA_SPECIAL]
            return hafgufa_special(s)
        if this == HRAESVELG:
            hraesvelg_special(s, you, this)
            return False
        if this == LOKI:
            s.stack += [you, this, BEGIN, VERB_LOKI_SPECIAL]
            return loki_special(s)
    return False


def run_card_hunts_after(s: State, you: int, this: int) -> bool:
    """Run the hunts_after of a thing; a thing without any does nothing."""
    if this in GRAVE_SWORD_COPIES:
        s.stack += [you, this, BEGIN, VERB_GRAVE_SWORD_HUNTS_AFTER]
        return grave_sword_hunts_after(s)
    if this in BEARDED_AXE_COPIES:
        s.stack += [you, this, BEGIN, VERB_BEARDED_AXE_HUNTS_AFTER]
        return bearded_axe_hunts_after(s)
    if this == GREAT_AXE:
        s.stack += [you, this, BEGIN, VERB_GREAT_AXE_HUNTS_AFTER]
        return great_axe_hunts_after(s)
    if this == BLUNT_ARROW:
        s.stack += [you, this, BEGIN, VERB_BLUNT_ARROW_HUNTS_AFTER]
        return blunt_arrow_hunts_after(s)
    return False


def run_card_battles(s: State, you: int, this: int) -> bool:
    """Run the battles of a thing; a thing without any does nothing."""
    if this < YEW_BOW:
        if this in GRAVE_SWORD_COPIES:
            grave_sword_battles(s, you, this)
            return False
        if this in LONG_SPEAR_COPIES:
            long_spear_battles(s, you, this)
            return False
        if this in BEARDED_AXE_COPIES:
            bearded_axe_battles(s, you, this)
            return False
        if this == BOAR_SPEAR:
            boar_spear_battles(s, you, this)
            return False
    else:
        if this in YEW_BOW_COPIES:
            s.stack += [you, this, BEGIN, VERB_YEW_BOW_BATTLES]
            return yew_bow_battles(s)
        if this == TWIN_EDGE:
            s.stack += [you, this, BEGIN, VERB_TWIN_EDGE_BATTLES]
            return twin_edge_battles(s)
        if this == GREAT_AXE:
            great_axe_battles(s, you, this)
            return False
        if this == BLUNT_ARROW:
            blunt_arrow_battles(s, you, this)
            return False
    return False


def run_card_hunts(s: State, you: int, this: int) -> bool:
    """Run the hunts of a thing; a thing without any does nothing."""
    if this in LONG_SPEAR_COPIES:
        s.stack += [you, this, BEGIN, VERB_LONG_SPEAR_HUNTS]
        return long_spear_hunts(s)
    if this == BOAR_SPEAR:
        boar_spear_hunts(s, you, this)
        return False
    if this in YEW_BOW_COPIES:
        s.stack += [you, this, BEGIN, VERB_YEW_BOW_HUNTS]
        return yew_bow_hunts(s)
    if this == TWIN_EDGE:
        s.stack += [you, this, BEGIN, VERB_TWIN_EDGE_HUNTS]
        return twin_edge_hunts(s)
    return False


def run_assault_strikes(s: State, you: int, this: int) -> bool:
    """Run the strikes of a thing; a thing without any does nothing."""
    if this in SPECIAL_ATTACK_COPIES:
        s.stack += [you, this, BEGIN, VERB_SPECIAL_ATTACK_STRIKES]
        return special_attack_strikes(s)
    if this in SAVAGE_BITE_COPIES:
        s.stack += [you, this, BEGIN, VERB_SAVAGE_BITE_STRIKES]
        return savage_bite_strikes(s)
    if this in INTO_THE_MIST_COPIES:
        into_the_mist_strikes(s, you, this)
        return False
    if this == RUNE_EATER:
        s.stack += [you, this, BEGIN, VERB_RUNE_EATER_STRIKES]
        return rune_eater_strikes(s)
    return False


def run_boon_invokes(s: State, you: int, this: int) -> bool:
    """Run the invokes of a thing; a thing without any does nothing."""
    if this in BOND_OF_BROTHERS_COPIES:
        s.stack += [you, this, BEGIN, VERB_BOND_OF_BROTHERS_INVOKES]
        return bond_of_brothers_invokes(s)
    return False


def run_deed_performs(s: State, you: int, this: int) -> bool:
    """Run the performs of a thing; a thing without any does nothing."""
    if this < THING_DEED_MONSTERS:
        if this == MOBILIZE:
            s.stack += [you, this, BEGIN, VERB_MOBILIZE_PERFORMS]
            return mobilize_performs(s)
        if this == REINFORCE:
            s.stack += [you, this, BEGIN, VERB_REINFORCE_PERFORMS]
            return reinforce_performs(s)
        if this == BUILD_TEMPLE:
            s.stack += [you, this, BEGIN, VERB_BUILD_TEMPLE_PERFORMS]
            return build_temple_performs(s)
    else:
        if this == THING_DEED_MONSTERS:
            s.stack += [you, this, BEGIN, VERB_MONSTERS_PERFORMS]
            return monsters_performs(s)
        if this == USURP:
            s.stack += [you, this, BEGIN, VERB_USURP_PERFORMS]
            return usurp_performs(s)
        if this == PREPARE:
            s.stack += [you, this, 0, BEGIN, VERB_PREPARE_PERFORMS]
            return prepare_performs(s)
        if this == BUILD_MONUMENT:
            s.stack += [you, this, BEGIN, VERB_BUILD_MONUMENT_PERFORMS]
            return build_monument_performs(s)
    return False


# turn.law:200  win "Great Jarl" for p
def win_great_jarl(s: State) -> None:
    best = [p for p in range(1, s.players + 1) if lands_held(s, p) >= 3]
    best = most(best, lambda p: 1 if p == s.active else 0)
    if best and not s.over:
        finish(s, 0, best[:1])


# turn.law:203  win "Great Gothi" for p
def win_great_gothi(s: State) -> None:
    best = [p for p in range(1, s.players + 1) if temples_held(s, p) >= temples_needed(s)]
    best = most(best, lambda p: 1 if p == s.active else 0)
    if best and not s.over:
        finish(s, 1, best[:1])


# turn.law:209  win Ragnarok for p when ended
def win_ragnarok(s: State) -> None:
    best = list(range(1, s.players + 1))
    best = most(best, lambda p: sum(1 for r in present(s, REGIONS) if REGION_BESIDE_TREE[r] and s.controller[r] == p))
    best = least(best, lambda p: s.finished[p])
    if best and not s.over:
        finish(s, 3, best[:1])


def check_endings(s: State) -> bool:
    """Tell whether a change has won the game."""
    if s.ending == SETTING_UP:
        return False
    win_great_jarl(s)
    win_great_gothi(s)
    return s.over


def end_game(s: State) -> None:
    """Decide who wins when the game is over."""
    if s.over:
        return
    win_ragnarok(s)
    if is_over(s):
        return
    finish(s, -1, [])


def run(s: State) -> None:
    """Run what is on the stack until a player must decide or the game is over."""
    stack = s.stack
    while stack and not s.over:
        if VERBS[stack[-1]](s) and not s.over:
            return
    if not s.over:
        end_game(s)
    s.stack = []
    s.lists = []
    s.player = 0
    s.site = -1
    s.legal = []


# At the end, because these modules call each other.
from lawspeaker_games.ragnarok.steps_armies import (
    activate_army,
    after_claimed,
    claim,
    levy,
    recruit,
    redeploy,
    resolve_clash,
    retreat,
    settle,
    strengthen_one,
    take_regions,
)
from lawspeaker_games.ragnarok.steps_artifacts import (
    brisingamen_when_turn_begun,
    gungnir_when_battle_begun,
    mjolnir_instead_manoeuvre,
)
from lawspeaker_games.ragnarok.steps_attack_cards import (
    into_the_mist_strikes,
    rune_eater_strikes,
    savage_bite_strikes,
    special_attack_strikes,
)
from lawspeaker_games.ragnarok.steps_battle import (
    after_battle_begun,
    after_battle_won,
    bear_losses,
    before_battle_begun,
    duel,
    field_another,
    field_card,
    field_or_pass,
    fight,
)
from lawspeaker_games.ragnarok.steps_beasts import (
    activate,
    activate_boss,
    command,
    crush,
    rage,
    roam_beast,
    rouse_one,
    tame,
    throw_die,
    wound_beast,
)
from lawspeaker_games.ragnarok.steps_blessings import bond_of_brothers_invokes
from lawspeaker_games.ragnarok.steps_combat_cards import (
    battle_won_when_battle_won,
    bearded_axe_battles,
    bearded_axe_hunts_after,
    blunt_arrow_battles,
    blunt_arrow_hunts_after,
    boar_spear_battles,
    boar_spear_hunts,
    grave_sword_battles,
    grave_sword_hunts_after,
    great_axe_battles,
    great_axe_hunts_after,
    long_spear_battles,
    long_spear_hunts,
    twin_edge_battles,
    twin_edge_hunts,
    yew_bow_battles,
    yew_bow_hunts,
)
from lawspeaker_games.ragnarok.steps_gods import (
    freyja_first_favour,
    freyja_second_favour,
    freyja_third_favour,
    odin_first_favour,
    odin_second_favour,
    odin_third_favour,
    strengthen_several,
    thor_first_favour,
    thor_second_favour,
    thor_third_favour,
)
from lawspeaker_games.ragnarok.steps_heroes import (
    beowulf_before_battle_begun,
    beowulf_before_hunt_begun,
    beowulf_when_hurt,
    lagertha_when_battle_won,
    snorri_when_claimed,
)
from lawspeaker_games.ragnarok.steps_heroics import (
    after_hurt,
    ally,
    ally_any,
    discard_cards,
    draw_cards,
    empty_forge,
    gain_runes,
    heal,
    injure,
    injure_token,
    lose_runes,
    place_hero,
    raise_lowest,
    roam,
    sail,
    send_priest,
    take_injury,
    trim,
)
from lawspeaker_games.ragnarok.steps_hunt import (
    beast_round,
    before_hunt_begun,
    choose_blow,
    cover,
    defend,
    extra_wound,
    hero_round,
    hunt_down,
    reckon_hunt,
    recover,
    special_attack,
    strike_wound,
    take_reward,
    track_down,
)
from lawspeaker_games.ragnarok.steps_monsters import (
    draugr_regional,
    draugr_special,
    fafnir_regional,
    fafnir_special,
    garm_regional,
    garm_special,
    hafgufa_regional,
    hafgufa_special,
    hraesvelg_regional,
    hraesvelg_special,
    hrungnir_regional,
    hrungnir_special,
    loki_regional,
    loki_special,
    pay_greed,
    stride,
)
from lawspeaker_games.ragnarok.steps_origins import (
    freyjuson_freyjudottir_bonus,
    heimdallsson_heimdallsdottir_bonus,
    njordsson_njordsdottir_bonus,
    odisson_odisdottir_bonus,
    thorsson_thorsdottir_bonus,
    tyrsson_tyrsdottir_bonus,
)
from lawspeaker_games.ragnarok.steps_realms import (
    alfheim_bonus,
    jotunheim_bonus,
    muspelheim_bonus,
    niflheim_bonus,
    svartalfheim_bonus,
    vanaheim_bonus,
)
from lawspeaker_games.ragnarok.steps_setup import draft, draft_hero, land_first, setup
from lawspeaker_games.ragnarok.steps_turn import (
    after_turn_begun,
    course,
    end_step,
    forge_rune,
    hero_heal,
    hero_step,
    instead_of_manoeuvre,
    manoeuvre,
    manoeuvre_itself,
    pay_runes,
    pray,
    rune_step,
    special_step,
    take_steps,
    take_turn,
)
from lawspeaker_games.ragnarok.steps_wheel import (
    build_monument,
    build_monument_performs,
    build_temple,
    build_temple_performs,
    draft_blessings,
    enjoy_realm,
    evict,
    go_for_monsters,
    mark_wheel,
    mobilize,
    mobilize_performs,
    monsters_performs,
    prepare,
    prepare_performs,
    read_event,
    reinforce_performs,
    resolve,
    reward_covered,
    rouse_two,
    take_deed,
    usurp,
    usurp_performs,
)

# Functions that may suspend, by the numbers that the stack holds.
VERBS: Final = (
    strengthen_one,
    recruit,
    levy,
    redeploy,
    activate_army,
    retreat,
    claim,
    take_regions,
    settle,
    resolve_clash,
    fight,
    duel,
    field_or_pass,
    field_card,
    field_another,
    bear_losses,
    rouse_one,
    activate,
    throw_die,
    command,
    rage,
    roam_beast,
    crush,
    activate_boss,
    tame,
    wound_beast,
    strengthen_several,
    raise_lowest,
    injure,
    take_injury,
    injure_token,
    heal,
    trim,
    draw_cards,
    discard_cards,
    gain_runes,
    lose_runes,
    empty_forge,
    send_priest,
    roam,
    place_hero,
    sail,
    ally,
    ally_any,
    hunt_down,
    track_down,
    reckon_hunt,
    beast_round,
    choose_blow,
    defend,
    recover,
    special_attack,
    hero_round,
    strike_wound,
    cover,
    take_reward,
    extra_wound,
    stride,
    pay_greed,
    draft,
    draft_hero,
    land_first,
    take_turn,
    take_steps,
    end_step,
    pray,
    forge_rune,
    hero_step,
    hero_heal,
    rune_step,
    pay_runes,
    manoeuvre,
    special_step,
    take_deed,
    mark_wheel,
    enjoy_realm,
    reward_covered,
    mobilize,
    prepare,
    build_temple,
    draft_blessings,
    go_for_monsters,
    rouse_two,
    usurp,
    evict,
    build_monument,
    read_event,
    resolve,
    manoeuvre_itself,
    setup,
    course,
    vanaheim_bonus,
    alfheim_bonus,
    jotunheim_bonus,
    muspelheim_bonus,
    svartalfheim_bonus,
    niflheim_bonus,
    odisson_odisdottir_bonus,
    thorsson_thorsdottir_bonus,
    freyjuson_freyjudottir_bonus,
    tyrsson_tyrsdottir_bonus,
    njordsson_njordsdottir_bonus,
    heimdallsson_heimdallsdottir_bonus,
    odin_first_favour,
    thor_first_favour,
    freyja_first_favour,
    odin_second_favour,
    thor_second_favour,
    freyja_second_favour,
    odin_third_favour,
    thor_third_favour,
    freyja_third_favour,
    hrungnir_regional,
    garm_regional,
    fafnir_regional,
    hafgufa_regional,
    hraesvelg_regional,
    loki_regional,
    draugr_special,
    hrungnir_special,
    garm_special,
    hafgufa_special,
    loki_special,
    grave_sword_hunts_after,
    bearded_axe_hunts_after,
    great_axe_hunts_after,
    blunt_arrow_hunts_after,
    yew_bow_battles,
    twin_edge_battles,
    long_spear_hunts,
    yew_bow_hunts,
    twin_edge_hunts,
    special_attack_strikes,
    savage_bite_strikes,
    rune_eater_strikes,
    bond_of_brothers_invokes,
    mobilize_performs,
    reinforce_performs,
    build_temple_performs,
    monsters_performs,
    usurp_performs,
    prepare_performs,
    build_monument_performs,
    battle_won_when_battle_won,
    snorri_when_claimed,
    lagertha_when_battle_won,
    beowulf_when_hurt,
    beowulf_before_hunt_begun,
    beowulf_before_battle_begun,
    gungnir_when_battle_begun,
    mjolnir_instead_manoeuvre,
    brisingamen_when_turn_begun,
    after_battle_won,
    after_claimed,
    after_hurt,
    before_hunt_begun,
    before_battle_begun,
    after_battle_begun,
    instead_of_manoeuvre,
    after_turn_begun,
    stay_idle,
)
