"""Lords of Ragnarok: endings, and the loop that runs the stack.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import (
    ALFHEIM,
    ASH_SHAFT,
    BALEFUL_EYE,
    BEARDED_AXE,
    BEGIN,
    BERSERK_S_AXE,
    BLOOD_EMBER,
    BLUNT_ARROW,
    BOAR_SPEAR,
    BOND_OF_BROTHERS,
    BONESPLITTER,
    BOW_OF_SKADI,
    BROKEN_SWORD,
    BUILD_MONUMENT,
    BUILD_TEMPLE,
    CHAMPION_S_SWORD,
    CHOKING_BREATH,
    CLOSING_WOUNDS,
    CORNERED_BEAST,
    CRUSHING_BLOW,
    DEAFENING_ROAR,
    DOOM_ARROW,
    DRAUGR,
    FAFNIR,
    FEATHERED_SHAFT,
    FIRE_ARROWS,
    FREYJA,
    FREYJUSON_FREYJUDOTTIR,
    GARM,
    GRAVE_SWORD,
    GREAT_AXE,
    HAFGUFA,
    HARPOON,
    HEARTH_AXE,
    HEIMDALLSSON_HEIMDALLSDOTTIR,
    HIDE_OF_IRON,
    HRAESVELG,
    HRUNGNIR,
    HUNTER_S_BOW,
    ICE_AXE,
    INTO_THE_MIST,
    JOTUNHEIM,
    LOKI,
    LONG_SPEAR,
    MOBILIZE,
    MUSPELHEIM,
    NIFLHEIM,
    NJORDSSON_NJORDSDOTTIR,
    OATH_BLADE,
    ODIN,
    ODISSON_ODISDOTTIR,
    PREPARE,
    PRESENT_REGIONS,
    RAVEN_BANNER,
    REGION_BESIDE_TREE,
    REINFORCE,
    RING_GIVER_S_SWORD,
    RUNE_EATER,
    SAVAGE_BITE,
    SHIELDBREAKER,
    SHIP_AXE,
    SPEAR_WALL,
    SPECIAL_ATTACK,
    SPLINTER_OF_GUNGNIR,
    SVARTALFHEIM,
    SWEEPING_TAIL,
    THING_DEED_MONSTERS,
    THOR,
    THORSSON_THORSDOTTIR,
    THROWN_SPEAR,
    TRAMPLE,
    TWILIGHT_AXE,
    TWIN_EDGE,
    TYRSSON_TYRSDOTTIR,
    UNSTOPPABLE_RUSH,
    USURP,
    VALKYRIE_LANCE,
    VANAHEIM,
    VERB_ALFHEIM_BONUS,
    VERB_ASH_SHAFT_BATTLES,
    VERB_ASH_SHAFT_HUNTS,
    VERB_BEARDED_AXE_HUNTS_AFTER,
    VERB_BERSERK_S_AXE_BATTLES,
    VERB_BERSERK_S_AXE_HUNTS,
    VERB_BLOOD_EMBER_BATTLES,
    VERB_BLOOD_EMBER_HUNTS,
    VERB_BLUNT_ARROW_HUNTS_AFTER,
    VERB_BOND_OF_BROTHERS_INVOKES,
    VERB_BOW_OF_SKADI_HUNTS,
    VERB_BUILD_MONUMENT_PERFORMS,
    VERB_BUILD_TEMPLE_PERFORMS,
    VERB_CLOSING_WOUNDS_STRIKES,
    VERB_CORNERED_BEAST_STRIKES,
    VERB_CRUSHING_BLOW_STRIKES,
    VERB_DEAFENING_ROAR_STRIKES,
    VERB_DOOM_ARROW_HUNTS,
    VERB_DRAUGR_REGIONAL,
    VERB_DRAUGR_SPECIAL,
    VERB_FAFNIR_REGIONAL,
    VERB_FEATHERED_SHAFT_HUNTS,
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
    VERB_HEARTH_AXE_HUNTS,
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
    VERB_RAVEN_BANNER_BATTLES,
    VERB_RAVEN_BANNER_HUNTS,
    VERB_REINFORCE_PERFORMS,
    VERB_RING_GIVER_S_SWORD_HUNTS_AFTER,
    VERB_RUNE_EATER_STRIKES,
    VERB_SAVAGE_BITE_STRIKES,
    VERB_SPECIAL_ATTACK_STRIKES,
    VERB_SVARTALFHEIM_BONUS,
    VERB_SWEEPING_TAIL_STRIKES,
    VERB_THOR_FIRST_FAVOUR,
    VERB_THOR_SECOND_FAVOUR,
    VERB_THOR_THIRD_FAVOUR,
    VERB_THORSSON_THORSDOTTIR_BONUS,
    VERB_TRAMPLE_STRIKES,
    VERB_TWIN_EDGE_BATTLES,
    VERB_TWIN_EDGE_HUNTS,
    VERB_TYRSSON_TYRSDOTTIR_BONUS,
    VERB_UNSTOPPABLE_RUSH_STRIKES,
    VERB_USURP_PERFORMS,
    VERB_VALKYRIE_LANCE_HUNTS,
    VERB_VANAHEIM_BONUS,
    VERB_VOLLEY_BATTLES,
    VERB_VOLLEY_HUNTS,
    VERB_WHETTED_BLADE_HUNTS_AFTER,
    VERB_WIND_KNOT_INVOKES,
    VERB_WOODCUTTER_S_AXE_BATTLES,
    VERB_WOODCUTTER_S_AXE_HUNTS,
    VERB_YEW_BOW_BATTLES,
    VERB_YEW_BOW_HUNTS,
    VOLLEY,
    WHETTED_BLADE,
    WIND_KNOT,
    WOODCUTTER_S_AXE,
    YEW_BOW,
)
from lawspeaker_games.ragnarok.values import (
    TABLE_SIZE,
    kills_needed,
    lands_held,
    marks_on,
    nemesis,
    quest,
    temples_held,
    temples_needed,
)
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
            s.stack += [you, this, BEGIN, VERB_DRAUGR_REGIONAL]
            s.lists += [[]]
            return draugr_regional(s)
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
    if this < BEARDED_AXE:
        if this == GRAVE_SWORD:
            s.stack += [you, this, BEGIN, VERB_GRAVE_SWORD_HUNTS_AFTER]
            return grave_sword_hunts_after(s)
        if this == WHETTED_BLADE:
            s.stack += [you, this, BEGIN, VERB_WHETTED_BLADE_HUNTS_AFTER]
            return whetted_blade_hunts_after(s)
        if this == RING_GIVER_S_SWORD:
            s.stack += [you, this, BEGIN, VERB_RING_GIVER_S_SWORD_HUNTS_AFTER]
            return ring_giver_s_sword_hunts_after(s)
        if this == THROWN_SPEAR:
            thrown_spear_hunts_after(s, you, this)
            return False
    else:
        if this == BEARDED_AXE:
            s.stack += [you, this, BEGIN, VERB_BEARDED_AXE_HUNTS_AFTER]
            return bearded_axe_hunts_after(s)
        if this == GREAT_AXE:
            s.stack += [you, this, BEGIN, VERB_GREAT_AXE_HUNTS_AFTER]
            return great_axe_hunts_after(s)
        if this == HUNTER_S_BOW:
            hunter_s_bow_hunts_after(s, you, this)
            return False
        if this == BLUNT_ARROW:
            s.stack += [you, this, BEGIN, VERB_BLUNT_ARROW_HUNTS_AFTER]
            return blunt_arrow_hunts_after(s)
    return False


def run_card_battles(s: State, you: int, this: int) -> bool:
    """Run the battles of a thing; a thing without any does nothing."""
    if this < SPLINTER_OF_GUNGNIR:
        return run_card_battles_below_splinter_of_gungnir(s, you, this)
    return run_card_battles_from_splinter_of_gungnir(s, you, this)


def run_card_battles_below_splinter_of_gungnir(s: State, you: int, this: int) -> bool:
    """Run the battles of a thing; a thing without any does nothing."""
    if this < RING_GIVER_S_SWORD:
        if this < BLOOD_EMBER:
            if this == GRAVE_SWORD:
                grave_sword_battles(s, you, this)
                return False
            if this == WHETTED_BLADE:
                whetted_blade_battles(s, you, this)
                return False
            if this == BROKEN_SWORD:
                broken_sword_battles(s, you, this)
                return False
            if this == OATH_BLADE:
                oath_blade_battles(s, you, this)
                return False
        else:
            if this == BLOOD_EMBER:
                s.stack += [you, this, BEGIN, VERB_BLOOD_EMBER_BATTLES]
                return blood_ember_battles(s)
            if this == TWIN_EDGE:
                s.stack += [you, this, BEGIN, VERB_TWIN_EDGE_BATTLES]
                return twin_edge_battles(s)
            if this == SHIELDBREAKER:
                shieldbreaker_battles(s, you, this)
                return False
            if this == CHAMPION_S_SWORD:
                champion_s_sword_battles(s, you, this)
                return False
    else:
        if this < RAVEN_BANNER:
            if this == RING_GIVER_S_SWORD:
                ring_giver_s_sword_battles(s, you, this)
                return False
            if this == LONG_SPEAR:
                long_spear_battles(s, you, this)
                return False
            if this == BOAR_SPEAR:
                boar_spear_battles(s, you, this)
                return False
            if this == THROWN_SPEAR:
                thrown_spear_battles(s, you, this)
                return False
        else:
            if this == RAVEN_BANNER:
                s.stack += [you, this, BEGIN, VERB_RAVEN_BANNER_BATTLES]
                return raven_banner_battles(s)
            if this == SPEAR_WALL:
                spear_wall_battles(s, you, this)
                return False
            if this == ASH_SHAFT:
                s.stack += [you, this, BEGIN, VERB_ASH_SHAFT_BATTLES]
                return ash_shaft_battles(s)
            if this == VALKYRIE_LANCE:
                valkyrie_lance_battles(s, you, this)
                return False
            if this == HARPOON:
                harpoon_battles(s, you, this)
                return False
    return False


def run_card_battles_from_splinter_of_gungnir(s: State, you: int, this: int) -> bool:
    """Run the battles of a thing; a thing without any does nothing."""
    if this < TWILIGHT_AXE:
        if this < ICE_AXE:
            if this == SPLINTER_OF_GUNGNIR:
                splinter_of_gungnir_battles(s, you, this)
                return False
            if this == BEARDED_AXE:
                bearded_axe_battles(s, you, this)
                return False
            if this == WOODCUTTER_S_AXE:
                s.stack += [you, this, BEGIN, VERB_WOODCUTTER_S_AXE_BATTLES]
                return woodcutter_s_axe_battles(s)
            if this == BERSERK_S_AXE:
                s.stack += [you, this, BEGIN, VERB_BERSERK_S_AXE_BATTLES]
                return berserk_s_axe_battles(s)
        else:
            if this == ICE_AXE:
                ice_axe_battles(s, you, this)
                return False
            if this == SHIP_AXE:
                ship_axe_battles(s, you, this)
                return False
            if this == GREAT_AXE:
                great_axe_battles(s, you, this)
                return False
            if this == BONESPLITTER:
                bonesplitter_battles(s, you, this)
                return False
            if this == HEARTH_AXE:
                hearth_axe_battles(s, you, this)
                return False
    else:
        if this < BOW_OF_SKADI:
            if this == TWILIGHT_AXE:
                twilight_axe_battles(s, you, this)
                return False
            if this == YEW_BOW:
                s.stack += [you, this, BEGIN, VERB_YEW_BOW_BATTLES]
                return yew_bow_battles(s)
            if this == FIRE_ARROWS:
                fire_arrows_battles(s, you, this)
                return False
            if this == HUNTER_S_BOW:
                hunter_s_bow_battles(s, you, this)
                return False
        else:
            if this == BOW_OF_SKADI:
                bow_of_skadi_battles(s, you, this)
                return False
            if this == VOLLEY:
                s.stack += [you, this, 0, BEGIN, VERB_VOLLEY_BATTLES]
                return volley_battles(s)
            if this == BLUNT_ARROW:
                blunt_arrow_battles(s, you, this)
                return False
            if this == FEATHERED_SHAFT:
                feathered_shaft_battles(s, you, this)
                return False
            if this == DOOM_ARROW:
                doom_arrow_battles(s, you, this)
                return False
    return False


def run_card_hunts(s: State, you: int, this: int) -> bool:
    """Run the hunts of a thing; a thing without any does nothing."""
    if this < WOODCUTTER_S_AXE:
        return run_card_hunts_below_woodcutter_s_axe(s, you, this)
    return run_card_hunts_from_woodcutter_s_axe(s, you, this)


def run_card_hunts_below_woodcutter_s_axe(s: State, you: int, this: int) -> bool:
    """Run the hunts of a thing; a thing without any does nothing."""
    if this < BOAR_SPEAR:
        if this == OATH_BLADE:
            oath_blade_hunts(s, you, this)
            return False
        if this == BLOOD_EMBER:
            s.stack += [you, this, BEGIN, VERB_BLOOD_EMBER_HUNTS]
            return blood_ember_hunts(s)
        if this == TWIN_EDGE:
            s.stack += [you, this, BEGIN, VERB_TWIN_EDGE_HUNTS]
            return twin_edge_hunts(s)
        if this == SHIELDBREAKER:
            shieldbreaker_hunts(s, you, this)
            return False
        if this == CHAMPION_S_SWORD:
            champion_s_sword_hunts(s, you, this)
            return False
        if this == LONG_SPEAR:
            s.stack += [you, this, BEGIN, VERB_LONG_SPEAR_HUNTS]
            return long_spear_hunts(s)
    else:
        if this < ASH_SHAFT:
            if this == BOAR_SPEAR:
                boar_spear_hunts(s, you, this)
                return False
            if this == RAVEN_BANNER:
                s.stack += [you, this, BEGIN, VERB_RAVEN_BANNER_HUNTS]
                return raven_banner_hunts(s)
            if this == SPEAR_WALL:
                spear_wall_hunts(s, you, this)
                return False
        else:
            if this == ASH_SHAFT:
                s.stack += [you, this, BEGIN, VERB_ASH_SHAFT_HUNTS]
                return ash_shaft_hunts(s)
            if this == VALKYRIE_LANCE:
                s.stack += [you, this, BEGIN, VERB_VALKYRIE_LANCE_HUNTS]
                return valkyrie_lance_hunts(s)
            if this == HARPOON:
                harpoon_hunts(s, you, this)
                return False
            if this == SPLINTER_OF_GUNGNIR:
                splinter_of_gungnir_hunts(s, you, this)
                return False
    return False


def run_card_hunts_from_woodcutter_s_axe(s: State, you: int, this: int) -> bool:
    """Run the hunts of a thing; a thing without any does nothing."""
    if this < TWILIGHT_AXE:
        if this == WOODCUTTER_S_AXE:
            s.stack += [you, this, BEGIN, VERB_WOODCUTTER_S_AXE_HUNTS]
            return woodcutter_s_axe_hunts(s)
        if this == BERSERK_S_AXE:
            s.stack += [you, this, BEGIN, VERB_BERSERK_S_AXE_HUNTS]
            return berserk_s_axe_hunts(s)
        if this == ICE_AXE:
            ice_axe_hunts(s, you, this)
            return False
        if this == SHIP_AXE:
            ship_axe_hunts(s, you, this)
            return False
        if this == BONESPLITTER:
            bonesplitter_hunts(s, you, this)
            return False
        if this == HEARTH_AXE:
            s.stack += [you, this, BEGIN, VERB_HEARTH_AXE_HUNTS]
            return hearth_axe_hunts(s)
    else:
        if this < BOW_OF_SKADI:
            if this == TWILIGHT_AXE:
                twilight_axe_hunts(s, you, this)
                return False
            if this == YEW_BOW:
                s.stack += [you, this, BEGIN, VERB_YEW_BOW_HUNTS]
                return yew_bow_hunts(s)
            if this == FIRE_ARROWS:
                fire_arrows_hunts(s, you, this)
                return False
        else:
            if this == BOW_OF_SKADI:
                s.stack += [you, this, BEGIN, VERB_BOW_OF_SKADI_HUNTS]
                return bow_of_skadi_hunts(s)
            if this == VOLLEY:
                s.stack += [you, this, BEGIN, VERB_VOLLEY_HUNTS]
                return volley_hunts(s)
            if this == FEATHERED_SHAFT:
                s.stack += [you, this, BEGIN, VERB_FEATHERED_SHAFT_HUNTS]
                return feathered_shaft_hunts(s)
            if this == DOOM_ARROW:
                s.stack += [you, this, BEGIN, VERB_DOOM_ARROW_HUNTS]
                return doom_arrow_hunts(s)
    return False


def run_assault_strikes(s: State, you: int, this: int) -> bool:
    """Run the strikes of a thing; a thing without any does nothing."""
    if this < TRAMPLE:
        if this < DEAFENING_ROAR:
            if this == SPECIAL_ATTACK:
                s.stack += [you, this, BEGIN, VERB_SPECIAL_ATTACK_STRIKES]
                return special_attack_strikes(s)
            if this == SAVAGE_BITE:
                s.stack += [you, this, BEGIN, VERB_SAVAGE_BITE_STRIKES]
                return savage_bite_strikes(s)
            if this == CRUSHING_BLOW:
                s.stack += [you, this, BEGIN, VERB_CRUSHING_BLOW_STRIKES]
                return crushing_blow_strikes(s)
        else:
            if this == DEAFENING_ROAR:
                s.stack += [you, this, BEGIN, VERB_DEAFENING_ROAR_STRIKES]
                return deafening_roar_strikes(s)
            if this == SWEEPING_TAIL:
                s.stack += [you, this, BEGIN, VERB_SWEEPING_TAIL_STRIKES]
                return sweeping_tail_strikes(s)
            if this == CLOSING_WOUNDS:
                s.stack += [you, this, BEGIN, VERB_CLOSING_WOUNDS_STRIKES]
                return closing_wounds_strikes(s)
            if this == INTO_THE_MIST:
                into_the_mist_strikes(s, you, this)
                return False
    else:
        if this < HIDE_OF_IRON:
            if this == TRAMPLE:
                s.stack += [you, this, BEGIN, VERB_TRAMPLE_STRIKES]
                s.lists += [[]]
                return trample_strikes(s)
            if this == BALEFUL_EYE:
                baleful_eye_strikes(s, you, this)
                return False
            if this == UNSTOPPABLE_RUSH:
                s.stack += [you, this, BEGIN, VERB_UNSTOPPABLE_RUSH_STRIKES]
                return unstoppable_rush_strikes(s)
        else:
            if this == HIDE_OF_IRON:
                hide_of_iron_strikes(s, you, this)
                return False
            if this == RUNE_EATER:
                s.stack += [you, this, BEGIN, VERB_RUNE_EATER_STRIKES]
                return rune_eater_strikes(s)
            if this == CORNERED_BEAST:
                s.stack += [you, this, BEGIN, VERB_CORNERED_BEAST_STRIKES]
                return cornered_beast_strikes(s)
            if this == CHOKING_BREATH:
                choking_breath_strikes(s, you, this)
                return False
    return False


def run_boon_invokes(s: State, you: int, this: int) -> bool:
    """Run the invokes of a thing; a thing without any does nothing."""
    if this == WIND_KNOT:
        s.stack += [you, this, 0, BEGIN, VERB_WIND_KNOT_INVOKES]
        return wind_knot_invokes(s)
    if this == BOND_OF_BROTHERS:
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
            s.stack += [you, this, BEGIN, VERB_PREPARE_PERFORMS]
            return prepare_performs(s)
        if this == BUILD_MONUMENT:
            s.stack += [you, this, BEGIN, VERB_BUILD_MONUMENT_PERFORMS]
            return build_monument_performs(s)
    return False


# turn.law:212  win "Great Jarl" for p
def win_great_jarl(s: State) -> None:
    best = [p for p in range(1, s.players + 1) if lands_held(s, p) >= 3]
    best = most(best, lambda p: 1 if p == s.active else 0)
    if best and not s.over:
        finish(s, 0, best[:1])


# turn.law:216  win "Great Gothi" for p
def win_great_gothi(s: State) -> None:
    best = [p for p in range(1, s.players + 1) if temples_held(s, p) >= temples_needed(s)]
    if best and not s.over:
        finish(s, 1, best[:1])


# turn.law:224  win Slayer for p
def win_slayer(s: State) -> None:
    best = [
        p
        for p in range(1, s.players + 1)
        if quest(s, p) >= 6 * kills_needed(s) and marks_on(s, nemesis(), p) >= TABLE_SIZE[nemesis()]
    ]
    if best and not s.over:
        finish(s, 2, best[:1])


# turn.law:227  win Ragnarok for p when ended
def win_ragnarok(s: State) -> None:
    best = list(range(1, s.players + 1))
    best = most(
        best,
        lambda p: sum(
            1
            for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]
            if REGION_BESIDE_TREE[r] and s.controller[r] == p
        ),
    )
    best = least(best, lambda p: s.finished[p])
    if best and not s.over:
        finish(s, 3, best[:1])


def check_endings(s: State) -> bool:
    """Tell whether a change has won the game."""
    if s.ending == SETTING_UP:
        return False
    win_great_jarl(s)
    win_great_gothi(s)
    win_slayer(s)
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
    activate_army_itself,
    after_claimed,
    after_destroyed,
    before_claimed,
    claim,
    destroy,
    instead_of_activate_army,
    instead_of_weaken,
    levy,
    recruit,
    redeploy,
    resolve_clash,
    retreat,
    settle,
    strengthen_one,
    take_regions,
    weaken,
    weaken_itself,
)
from lawspeaker_games.ragnarok.steps_artifacts import (
    barrow_ring_instead_weaken,
    brisingamen_instead_rune_step,
    chain_of_gnipa_instead_throw_die,
    free_rune_action,
    gungnir_when_counting,
    hoard_helm_before_chosen,
    mjolnir_instead_manoeuvre,
    pearl_of_the_deep_instead_activate_army,
    stone_heart_instead_injure_token,
    stone_heart_instead_take_injury,
    storm_feather_when_step_over,
)
from lawspeaker_games.ragnarok.steps_attack_cards import (
    baleful_eye_strikes,
    choking_breath_strikes,
    closing_wounds_strikes,
    cornered_beast_strikes,
    crushing_blow_strikes,
    deafening_roar_strikes,
    hide_of_iron_strikes,
    into_the_mist_strikes,
    maul,
    rune_eater_strikes,
    savage_bite_strikes,
    special_attack_strikes,
    sweeping_tail_strikes,
    trample_strikes,
    unstoppable_rush_strikes,
)
from lawspeaker_games.ragnarok.steps_battle import (
    after_battle_over,
    after_battle_won,
    after_counting,
    bear_defeat,
    bear_defeat_itself,
    bear_losses,
    before_battle_begun,
    duel,
    field_another,
    field_card,
    field_or_pass,
    fight,
    instead_of_beaten,
)
from lawspeaker_games.ragnarok.steps_beasts import (
    activate,
    activate_boss,
    command,
    command_itself,
    crush,
    instead_of_command,
    instead_of_throw_die,
    rage,
    roam_beast,
    rouse_one,
    tame,
    throw_die,
    throw_die_itself,
    wound_beast,
)
from lawspeaker_games.ragnarok.steps_blessings import (
    bear_alone,
    beast_rider_instead_command,
    benches_of_valhalla_when_destroyed,
    bond_of_brothers_invokes,
    choosers_of_the_slain_instead_draw_cards,
    demand_rune,
    falcon_cloak_when_prayed,
    feast_of_the_goats_when_hero_heal,
    golden_tears_when_forge_rune,
    guest_right_when_topped,
    heal_more,
    huginn_s_report_when_turn_begun,
    muninn_s_memory_instead_repaid,
    open_gates_before_claimed,
    shield_brothers_instead_beaten,
    sift_cards,
    stubborn_hunter_when_fail_hunt,
    temple_dowry_when_temple_built,
    tribute_when_turn_begun,
    usurper_s_crown_before_routed,
    victor_s_share_when_battle_won,
    wind_knot_invokes,
)
from lawspeaker_games.ragnarok.steps_combat_cards import (
    ash_shaft_battles,
    ash_shaft_hunts,
    battle_over_when_battle_over,
    bearded_axe_battles,
    bearded_axe_hunts_after,
    berserk_s_axe_battles,
    berserk_s_axe_hunts,
    bleed,
    bleed_for,
    blood_ember_battles,
    blood_ember_hunts,
    blunt_arrow_battles,
    blunt_arrow_hunts_after,
    boar_spear_battles,
    boar_spear_hunts,
    bonesplitter_battles,
    bonesplitter_hunts,
    bow_of_skadi_battles,
    bow_of_skadi_hunts,
    broken_sword_battles,
    champion_s_sword_battles,
    champion_s_sword_hunts,
    doom_arrow_battles,
    doom_arrow_hunts,
    exchange_top,
    feathered_shaft_battles,
    feathered_shaft_hunts,
    fire_arrows_battles,
    fire_arrows_hunts,
    gain_rune_of,
    grave_sword_battles,
    grave_sword_hunts_after,
    grave_sword_when_battle_won,
    great_axe_battles,
    great_axe_hunts_after,
    harpoon_battles,
    harpoon_hunts,
    hearth_axe_battles,
    hearth_axe_hunts,
    hunt_over_when_hunt_over,
    hunt_over_when_hunt_over_2,
    hunter_s_bow_battles,
    hunter_s_bow_hunts_after,
    ice_axe_battles,
    ice_axe_hunts,
    long_spear_battles,
    long_spear_hunts,
    oath_blade_battles,
    oath_blade_hunts,
    offer_peace,
    raven_banner_battles,
    raven_banner_hunts,
    ring_giver_s_sword_battles,
    ring_giver_s_sword_hunts_after,
    ring_giver_s_sword_when_claimed,
    shieldbreaker_battles,
    shieldbreaker_hunts,
    ship_axe_battles,
    ship_axe_hunts,
    spear_wall_battles,
    spear_wall_hunts,
    splinter_of_gungnir_battles,
    splinter_of_gungnir_hunts,
    take_again,
    thin_claws,
    thrown_spear_battles,
    thrown_spear_hunts_after,
    thrown_spear_when_battle_won,
    twilight_axe_battles,
    twilight_axe_hunts,
    twin_edge_battles,
    twin_edge_hunts,
    valkyrie_lance_battles,
    valkyrie_lance_hunts,
    valkyrie_lance_when_battle_over,
    volley_battles,
    volley_hunts,
    whetted_blade_battles,
    whetted_blade_hunts_after,
    woodcutter_s_axe_battles,
    woodcutter_s_axe_hunts,
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
    after_prayed,
    ally,
    ally_any,
    discard_cards,
    draw_cards,
    draw_cards_itself,
    empty_forge,
    gain_runes,
    heal,
    injure,
    injure_token,
    injure_token_itself,
    instead_of_draw_cards,
    instead_of_injure_token,
    instead_of_take_injury,
    lose_runes,
    place_hero,
    raise_lowest,
    roam,
    sail,
    send_priest,
    take_injury,
    take_injury_itself,
    trim,
    turn_token,
)
from lawspeaker_games.ragnarok.steps_hunt import (
    after_fail_hunt,
    after_hunt_over,
    beast_round,
    before_hunt_begun,
    choose_blow,
    choose_blow_itself,
    cover,
    defend,
    extra_wound,
    fail_hunt,
    fail_hunt_itself,
    hero_round,
    hunt_down,
    reckon_hunt,
    recover,
    recover_itself,
    special_attack,
    special_attack_itself,
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
    loki_before_chosen,
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
    after_forge_rune,
    after_hero_heal,
    after_step_over,
    after_turn_begun,
    course,
    end_step,
    forge_rune,
    forge_rune_itself,
    hero_heal,
    hero_heal_itself,
    hero_step,
    instead_of_manoeuvre,
    instead_of_rune_step,
    manoeuvre,
    manoeuvre_itself,
    pay_runes,
    pray,
    rune_step,
    rune_step_itself,
    special_step,
    take_steps,
    take_turn,
)
from lawspeaker_games.ragnarok.steps_wheel import (
    after_temple_built,
    after_topped,
    before_chosen,
    before_routed,
    build_monument,
    build_monument_performs,
    build_temple,
    build_temple_performs,
    draft_blessings,
    enjoy_realm,
    evict,
    go_for_monsters,
    instead_of_repaid,
    make_ready,
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
    take_yield,
    take_yield_itself,
    usurp,
    usurp_performs,
)

# Functions that may suspend, by the numbers that the stack holds.
VERBS: Final = (
    weaken,
    destroy,
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
    free_rune_action,
    maul,
    fight,
    duel,
    field_or_pass,
    field_card,
    field_another,
    bear_defeat,
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
    heal_more,
    demand_rune,
    bear_alone,
    sift_cards,
    bleed,
    take_again,
    thin_claws,
    gain_rune_of,
    offer_peace,
    exchange_top,
    bleed_for,
    strengthen_several,
    raise_lowest,
    injure,
    take_injury,
    injure_token,
    turn_token,
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
    fail_hunt,
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
    make_ready,
    prepare,
    build_temple,
    draft_blessings,
    go_for_monsters,
    rouse_two,
    usurp,
    evict,
    build_monument,
    take_yield,
    read_event,
    resolve,
    activate_army_itself,
    bear_defeat_itself,
    choose_blow_itself,
    command_itself,
    draw_cards_itself,
    fail_hunt_itself,
    forge_rune_itself,
    hero_heal_itself,
    injure_token_itself,
    manoeuvre_itself,
    recover_itself,
    rune_step_itself,
    special_attack_itself,
    take_injury_itself,
    take_yield_itself,
    throw_die_itself,
    weaken_itself,
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
    draugr_regional,
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
    whetted_blade_hunts_after,
    ring_giver_s_sword_hunts_after,
    bearded_axe_hunts_after,
    great_axe_hunts_after,
    blunt_arrow_hunts_after,
    blood_ember_battles,
    twin_edge_battles,
    raven_banner_battles,
    ash_shaft_battles,
    woodcutter_s_axe_battles,
    berserk_s_axe_battles,
    yew_bow_battles,
    volley_battles,
    blood_ember_hunts,
    twin_edge_hunts,
    long_spear_hunts,
    raven_banner_hunts,
    ash_shaft_hunts,
    valkyrie_lance_hunts,
    woodcutter_s_axe_hunts,
    berserk_s_axe_hunts,
    hearth_axe_hunts,
    yew_bow_hunts,
    bow_of_skadi_hunts,
    volley_hunts,
    feathered_shaft_hunts,
    doom_arrow_hunts,
    special_attack_strikes,
    savage_bite_strikes,
    crushing_blow_strikes,
    deafening_roar_strikes,
    sweeping_tail_strikes,
    closing_wounds_strikes,
    trample_strikes,
    unstoppable_rush_strikes,
    rune_eater_strikes,
    cornered_beast_strikes,
    wind_knot_invokes,
    bond_of_brothers_invokes,
    mobilize_performs,
    reinforce_performs,
    build_temple_performs,
    monsters_performs,
    usurp_performs,
    prepare_performs,
    build_monument_performs,
    hunt_over_when_hunt_over,
    hunt_over_when_hunt_over_2,
    battle_over_when_battle_over,
    grave_sword_when_battle_won,
    ring_giver_s_sword_when_claimed,
    thrown_spear_when_battle_won,
    valkyrie_lance_when_battle_over,
    snorri_when_claimed,
    lagertha_when_battle_won,
    beowulf_when_hurt,
    beowulf_before_hunt_begun,
    beowulf_before_battle_begun,
    loki_before_chosen,
    open_gates_before_claimed,
    huginn_s_report_when_turn_begun,
    muninn_s_memory_instead_repaid,
    benches_of_valhalla_when_destroyed,
    tribute_when_turn_begun,
    usurper_s_crown_before_routed,
    feast_of_the_goats_when_hero_heal,
    victor_s_share_when_battle_won,
    shield_brothers_instead_beaten,
    beast_rider_instead_command,
    stubborn_hunter_when_fail_hunt,
    golden_tears_when_forge_rune,
    falcon_cloak_when_prayed,
    guest_right_when_topped,
    choosers_of_the_slain_instead_draw_cards,
    temple_dowry_when_temple_built,
    gungnir_when_counting,
    mjolnir_instead_manoeuvre,
    brisingamen_instead_rune_step,
    barrow_ring_instead_weaken,
    stone_heart_instead_take_injury,
    stone_heart_instead_injure_token,
    chain_of_gnipa_instead_throw_die,
    hoard_helm_before_chosen,
    pearl_of_the_deep_instead_activate_army,
    storm_feather_when_step_over,
    after_hunt_over,
    after_battle_over,
    after_battle_won,
    after_claimed,
    after_destroyed,
    after_hurt,
    before_hunt_begun,
    before_battle_begun,
    before_chosen,
    before_claimed,
    after_turn_begun,
    instead_of_repaid,
    before_routed,
    after_hero_heal,
    instead_of_beaten,
    instead_of_command,
    after_fail_hunt,
    after_forge_rune,
    after_prayed,
    after_topped,
    instead_of_draw_cards,
    after_temple_built,
    after_counting,
    instead_of_manoeuvre,
    instead_of_rune_step,
    instead_of_weaken,
    instead_of_take_injury,
    instead_of_injure_token,
    instead_of_throw_die,
    instead_of_activate_army,
    after_step_over,
    stay_idle,
)
