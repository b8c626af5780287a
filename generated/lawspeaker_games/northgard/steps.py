"""Northgard: Uncharted Lands: verbs, events and phases.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.northgard.state import (
    State,
    forget_all,
    forget_effect_4,
    forget_effect_6,
    forget_effect_10,
    forget_effect_18,
    forget_effect_21,
    forget_effect_23,
    forget_field_building_stands,
    forget_piece_unit,
    forget_state_arrival,
    forget_state_invader,
    forget_state_passing,
    forget_things_building,
    forget_things_creature,
    forget_things_tile,
    forget_things_token,
)
from lawspeaker_games.northgard.tables import (
    ACHIEVEMENT,
    ACHIEVEMENTS,
    ACTIVE_AREA,
    ADVANCED,
    AFTER_ACT,
    AFTER_AFTER_ACTIONS_OVER,
    AFTER_AFTER_BARTERING,
    AFTER_AFTER_MOVED,
    AFTER_BATTLE,
    AFTER_BEFORE_BUILT,
    AFTER_BEFORE_EXPLORED,
    AFTER_BEFORE_FOUGHT,
    AFTER_BEFORE_GATHERING,
    AFTER_BEFORE_RESOLVING,
    AFTER_BUILD,
    AFTER_BUILD_2,
    AFTER_BURY,
    AFTER_CHOOSE_TILE,
    AFTER_CLASH,
    AFTER_EXPLORE,
    AFTER_EXPLORE_AMONG,
    AFTER_FIGHT,
    AFTER_FIND_SPACE,
    AFTER_HALT,
    AFTER_INSTEAD_OF_PLAYED,
    AFTER_LAY_FOUND,
    AFTER_MARCH,
    AFTER_MARCH_2,
    AFTER_MOVE,
    AFTER_PASS,
    AFTER_PAY_ANY,
    AFTER_PHASE_ACTIONS,
    AFTER_PHASE_HARVEST,
    AFTER_PHASE_TURNING,
    AFTER_PLAY,
    AFTER_PLAY_2,
    AFTER_RECRUIT,
    AFTER_SUFFER,
    AFTER_SUFFER_2,
    AFTER_TRIGGER,
    AFTER_WANDER,
    AFTER_WITHDRAW,
    ALLIES_FROM_THE_WILD,
    ALONE,
    AMENITIES,
    ANCESTRAL_CURSE,
    ANNEXATION,
    ANY_THREE,
    ASK_B,
    ASK_C,
    ASK_C_2,
    ASK_C_3,
    ASK_E,
    ASK_F,
    ASK_FED,
    ASK_FIELD,
    ASK_KAIJA_FALLS,
    ASK_MINE_YOURS,
    ASK_N,
    ASK_OLD,
    ASK_ONE_OF_KS,
    ASK_ONE_OF_RS,
    ASK_ONE_OF_TS,
    ASK_OPTION,
    ASK_P,
    ASK_P_2,
    ASK_R,
    ASK_R_2,
    ASK_REFUGE,
    ASK_REST,
    ASK_RIDE,
    ASK_S,
    ASK_SOURCE,
    ASK_SOURCE_TARGET,
    ASK_SOURCE_TARGET_2,
    ASK_T,
    ASK_T_2,
    ASK_T_3,
    ASK_TARGET,
    ASK_U,
    ASK_WANTED,
    ASK_X,
    ATTACK,
    AXE_THROWERS,
    BEAR,
    BEAR_CLAN,
    BEASTS,
    BEGIN,
    BOAR,
    BOAR_CLAN,
    BODYGUARD,
    BOX,
    BRIBERY,
    BUILD_COPIES,
    BUILDING,
    BUILDING_ON_STONE,
    BUILDING_SIZE,
    BUILDINGS,
    CALL_TO_WAR,
    CAPTURE,
    CARD_CLAN,
    CARD_FAMILY,
    CARD_FLASH,
    CARD_OWNER,
    CARD_UPGRADE,
    CARDS,
    CARPENTRY_MASTERY,
    CHOOSE_TRIGGER,
    CLAN_CARD,
    COMBAT_DIE_CASUALTY,
    COMBAT_DIE_FACES,
    COMBAT_DIE_POINT,
    CONQUEROR,
    CREATURE_DECK,
    CREATURE_FAME,
    CREATURE_PREFERS,
    CREATURE_SHARES,
    CREATURE_STRENGTH,
    CUNNING_MERCHANT,
    DECK,
    DEFENCE,
    DEFENSIVE_STRATEGY,
    DEVELOPMENTS,
    DISCARD,
    DISPLAY,
    DONE,
    DONE_2,
    DONE_3,
    DONE_5,
    DRAUGR_COPIES,
    DRAWN,
    EACH_CAMP,
    EACH_TERRITORY,
    EARLY,
    EFFECTS_UNTIL,
    ENEMY_SECRETS,
    EVENT_ACTIONS_OVER,
    EVENT_BARTERING,
    EVENT_BUILT,
    EVENT_CLASHED,
    EVENT_EQUIPPED,
    EVENT_EXPLORED,
    EVENT_FOUGHT,
    EVENT_GATHERING,
    EVENT_GAVE_WAY,
    EVENT_LANDED,
    EVENT_MARCHED,
    EVENT_MOVED,
    EVENT_MOVING,
    EVENT_MUSTERED,
    EVENT_PLAYED,
    EVENT_RECKONING,
    EVENT_RECRUITED,
    EVENT_RESOLVING,
    EVENT_ROLLED,
    EVENT_ROUSED,
    EVENT_SETTLED,
    EVENT_WON,
    EVENT_YEAR_ENDED,
    EXPLORE_COPIES,
    EXPLORING,
    FAIL,
    FAIL_2,
    FAIL_3,
    FALLEN_VALKYRIE_COPIES,
    FAME,
    FEAST_COPIES,
    FEAST_DAY,
    FIRST_COPY,
    FISHING,
    FUTURE_SIGHT,
    GLORY_OF_THE_CLAN,
    GOAT,
    GOAT_CLAN,
    GOODS,
    GRAND,
    GREATER_TRADE_ROUTES,
    GRIZZLED_WARRIORS,
    HAND,
    HEROIC_CHARGE,
    HIDDEN_WAYS,
    HUGINN_MUNINN,
    HUNTERS,
    IMPROVED_VILLAGER_TOOLS,
    IN_COMPANY,
    INCURSION,
    INDUSTRIOUS_VILLAGERS,
    INFILTRATION,
    INTIMIDATE,
    KAIJA,
    LAIR,
    LAIRS,
    LAND,
    LAY_OF_THE_LAND,
    LEGENDARY_HEROES,
    LORE_MASTERY,
    LOREMASTERS,
    MARKET_PLACE,
    MERCENARY,
    MERCHANT,
    MILITIA,
    MOVE,
    MOVE_COPIES,
    MOVING,
    NEGOTIATION,
    NEXT_C,
    NEXT_P,
    NEXT_P_2,
    NEXT_S,
    NEXT_S_2,
    NEXT_T,
    NOWHERE,
    ONE_RESOURCE,
    ONE_UNIT,
    OSMOSIS,
    OUTPOST,
    PIECE_UNIT,
    PILES,
    PLAIN,
    PLUNDER,
    PROTECTOR_OF_THE_LAND,
    RAIDING_PARTY,
    RANGERS,
    RAPACIOUS_EXPLOITATION,
    RAVEN,
    RAVEN_CLAN,
    RAVEN_MERCENARIES,
    RECRUIT_COPIES,
    RECRUITING,
    RECRUITMENT,
    RES_FOOD,
    RES_LORE,
    RES_WOOD,
    RESOURCEFUL_PEOPLE,
    RUN_TRIGGER,
    SCORCHED_EARTH,
    SCOUT_CAMP,
    SCOUTS,
    SECOND_START,
    SHIELDBEARERS,
    SIFTED,
    SIMPLE_LIVING,
    SIZE_LARGE,
    SLAIN,
    SNAKE,
    SNAKE_CLAN,
    SPY,
    STAG,
    STAG_CLAN,
    STARTING_CARD,
    STOLEN_LORE,
    STONE,
    SUPPLY,
    TAKE_B,
    TAKE_C,
    TAKE_C_2,
    TAKE_C_3,
    TAKE_E,
    TAKE_F,
    TAKE_FED,
    TAKE_FIELD,
    TAKE_KAIJA_FALLS,
    TAKE_MINE_YOURS,
    TAKE_N,
    TAKE_OLD,
    TAKE_ONE_OF_KS,
    TAKE_ONE_OF_RS,
    TAKE_ONE_OF_TS,
    TAKE_OPTION,
    TAKE_OPTION_2,
    TAKE_P,
    TAKE_P_2,
    TAKE_R,
    TAKE_R_2,
    TAKE_REFUGE,
    TAKE_REST,
    TAKE_RIDE,
    TAKE_S,
    TAKE_SOURCE,
    TAKE_SOURCE_TARGET,
    TAKE_SOURCE_TARGET_2,
    TAKE_T,
    TAKE_T_2,
    TAKE_T_3,
    TAKE_TARGET,
    TAKE_U,
    TAKE_WANTED,
    TAKE_X,
    TEAMWORK,
    THE_BEAR_AWAKENS,
    THEN_AGREED,
    THEN_ANNOUNCE,
    THEN_AWAY,
    THEN_BURY,
    THEN_CHOOSE,
    THEN_CHOOSE_2,
    THEN_CHOOSE_3,
    THEN_CHOOSE_4,
    THEN_CHOOSE_TILE,
    THEN_DRAW,
    THEN_EACH,
    THEN_EACH_2,
    THEN_EXPLORE,
    THEN_FIND_LAND,
    THEN_GAIN,
    THEN_IF,
    THEN_IF_3,
    THEN_LET,
    THEN_LURE_OUT,
    THEN_MUSTER,
    THEN_NOTE_PRAISE,
    THEN_PASS,
    THEN_PAY_ANY,
    THEN_PLACE,
    THEN_PLAY_CARDS,
    THEN_PUSH_OUT,
    THEN_PUT,
    THEN_RAISE,
    THEN_RAISE_2,
    THEN_RECRUIT_EACH,
    THEN_RECRUIT_HERE,
    THEN_REPEAT,
    THEN_REPEAT_2,
    THEN_RIDING,
    THEN_SCORCH,
    THEN_TRADE_GOODS,
    THEN_TURNS,
    THEN_UPGRADE,
    THING_CLAN_WOLF,
    THING_TILE_START,
    TILE_HAND,
    TILES,
    TILES_MAP,
    TOWN_HALL,
    TRADING_POST,
    TRAINING_CAMP_COPIES,
    TROUBLE,
    TROUBLES,
    TYPE_CARD,
    TYPE_COMBAT_DIE_FACE,
    TYPE_CREATURE,
    TYPE_MAP,
    TYPE_TERRITORY,
    TYPE_TILE,
    UPGRADED_MARKET_PLACE,
    UPGRADED_SCOUT_CAMP,
    UPGRADED_TOWN_HALL,
    UPGRADED_TRADING_POST,
    UPGRADES,
    VEILED_THREATS,
    VERB_ACT,
    VERB_ACTIONS_OVER_WHEN_ACTIONS_OVER,
    VERB_AFTER_ACTIONS_OVER,
    VERB_AFTER_BARTERING,
    VERB_AFTER_BUILT,
    VERB_AFTER_CLASHED,
    VERB_AFTER_EXPLORED,
    VERB_AFTER_GAVE_WAY,
    VERB_AFTER_MOVED,
    VERB_AFTER_MUSTERED,
    VERB_AFTER_RECRUITED,
    VERB_AFTER_ROLLED,
    VERB_AFTER_ROUSED,
    VERB_AFTER_SETTLED,
    VERB_ALLIES_FROM_THE_WILD_PLAYS,
    VERB_AMENITIES_PLAYS,
    VERB_ANCESTRAL_CURSE_PLAYS,
    VERB_ANNEXATION_PLAYS,
    VERB_ASSAULT,
    VERB_AXE_THROWERS_PLAYS,
    VERB_BARTERING_WHEN_BARTERING,
    VERB_BATTLE,
    VERB_BEAR_CLAN_PLAYS,
    VERB_BEAR_WHEN_MUSTERED,
    VERB_BEAR_WHEN_SETTLED,
    VERB_BEFORE_BUILT,
    VERB_BEFORE_FOUGHT,
    VERB_BEFORE_GATHERING,
    VERB_BEFORE_RESOLVING,
    VERB_BOAR_CLAN_PLAYS,
    VERB_BODYGUARD_PLAYS,
    VERB_BRIBERY_PLAYS,
    VERB_BUILD,
    VERB_BUILD_PLAYS,
    VERB_BUILT_BEFORE_BUILT,
    VERB_BURY,
    VERB_CALL_TO_WAR_PLAYS,
    VERB_CAMP_ON,
    VERB_CAPTURE_PLAYS,
    VERB_CARPENTRY_MASTERY_PLAYS,
    VERB_CHOOSE_TILE,
    VERB_CLASH,
    VERB_CLASHED_AFTER_CLASHED,
    VERB_CREATURE_PHASE,
    VERB_CUNNING_MERCHANT_PLAYS,
    VERB_DEFENSIVE_STRATEGY_INSTEAD_PLAYED,
    VERB_DO_BASIC,
    VERB_DO_TWO_OF,
    VERB_DRAUGR_WHEN_ROUSED,
    VERB_ENEMY_SECRETS_PLAYS,
    VERB_ERECT,
    VERB_EXPLORE,
    VERB_EXPLORE_AMONG,
    VERB_EXPLORE_PLAYS,
    VERB_EXPLORED_WHEN_EXPLORED,
    VERB_FALLEN_VALKYRIE_WHEN_ROUSED,
    VERB_FEAST,
    VERB_FEAST_DAY_PLAYS,
    VERB_FEAST_PLAYS,
    VERB_FEED,
    VERB_FIGHT,
    VERB_FIGHT_ALL,
    VERB_FIND_LAND,
    VERB_FIND_SPACE,
    VERB_FOUGHT_BEFORE_FOUGHT,
    VERB_FUTURE_SIGHT_PLAYS,
    VERB_GAVE_WAY_WHEN_GAVE_WAY,
    VERB_GLORY_OF_THE_CLAN_PLAYS,
    VERB_GOAT_CLAN_PLAYS,
    VERB_GREATER_TRADE_ROUTES_PLAYS,
    VERB_GRIZZLED_WARRIORS_PLAYS,
    VERB_HALT,
    VERB_HEROIC_CHARGE_PLAYS,
    VERB_HIDDEN_WAYS_PLAYS,
    VERB_HUGINN_MUNINN_PLAYS,
    VERB_HUNT,
    VERB_HUNTERS_PLAYS,
    VERB_IMPROVED_VILLAGER_TOOLS_PLAYS,
    VERB_INCURSION_PLAYS,
    VERB_INDUSTRIOUS_VILLAGERS_PLAYS,
    VERB_INFILTRATION_PLAYS,
    VERB_INSTEAD_OF_PLAYED,
    VERB_INTIMIDATE_PLAYS,
    VERB_LAY_FOUND,
    VERB_LAY_HOME,
    VERB_LAY_OF_THE_LAND_PLAYS,
    VERB_LEAD,
    VERB_LEGENDARY_HEROES_PLAYS,
    VERB_LOREMASTERS_PLAYS,
    VERB_LURE_OUT,
    VERB_MARCH,
    VERB_MERCENARY_PLAYS,
    VERB_MERCHANT_PLAYS,
    VERB_MILITIA_PLAYS,
    VERB_MOVE,
    VERB_MOVE_PLAYS,
    VERB_MOVED_WHEN_MOVED,
    VERB_MUSTER,
    VERB_NEGOTIATION_PLAYS,
    VERB_OSMOSIS_PLAYS,
    VERB_OUTPOST_PLAYS,
    VERB_PASS,
    VERB_PAY_ANY,
    VERB_PHASE_ACTIONS,
    VERB_PHASE_HARVEST,
    VERB_PHASE_TURNING,
    VERB_PLAY,
    VERB_PLAY_CARDS,
    VERB_PLUNDER_PLAYS,
    VERB_PUSH_OUT,
    VERB_RAIDING_PARTY_PLAYS,
    VERB_RANGERS_PLAYS,
    VERB_RAPACIOUS_EXPLOITATION_PLAYS,
    VERB_RAVEN_CLAN_PLAYS,
    VERB_RAVEN_MERCENARIES_PLAYS,
    VERB_RECRUIT,
    VERB_RECRUIT_BY,
    VERB_RECRUIT_EACH,
    VERB_RECRUIT_HERE,
    VERB_RECRUIT_PLAYS,
    VERB_RECRUIT_WILD,
    VERB_RECRUITMENT_PLAYS,
    VERB_RESOLVE,
    VERB_RESOURCEFUL_PEOPLE_PLAYS,
    VERB_RETREAT,
    VERB_ROLLED_AFTER_ROLLED,
    VERB_ROUSE,
    VERB_SCORCH,
    VERB_SCOUT_CAMP_PLAYS,
    VERB_SCOUTS_PLAYS,
    VERB_SECOND_WIND,
    VERB_SHIELDBEARERS_PLAYS,
    VERB_SIFT,
    VERB_SIMPLE_LIVING_PLAYS,
    VERB_SNAKE_BEFORE_GATHERING,
    VERB_SNAKE_BEFORE_RESOLVING,
    VERB_SNAKE_CLAN_PLAYS,
    VERB_SPY_PLAYS,
    VERB_STAG_CLAN_PLAYS,
    VERB_STOLEN_LORE_PLAYS,
    VERB_STRIKE,
    VERB_SUFFER,
    VERB_SWAP_BUILDING,
    VERB_SWAP_GOODS,
    VERB_TEAMWORK_PLAYS,
    VERB_THE_BEAR_AWAKENS_PLAYS,
    VERB_TOWN_HALL_PLAYS,
    VERB_TRADE_GOODS,
    VERB_TRADING_POST_PLAYS,
    VERB_TRAINING_CAMP_WHEN_RECRUITED,
    VERB_UPGRADE,
    VERB_UPGRADED_SCOUT_CAMP_PLAYS,
    VERB_UPGRADED_TOWN_HALL_PLAYS,
    VERB_UPGRADED_TRADING_POST_PLAYS,
    VERB_VEILED_THREATS_PLAYS,
    VERB_WANDER,
    VERB_WARRIORS_PLAYS,
    VERB_WITHDRAW,
    VERB_WOLF_CLAN_PLAYS,
    VERB_WOODCUTTERS_PLAYS,
    WARRIORS,
    WOLF_CLAN,
    WOOD_MONOPOLY,
    WOODCUTTERS,
)
from lawspeaker_games.northgard.values import (
    TABLE_MINOR,
    advanced_each,
    allies,
    appeal,
    barren,
    beside_you,
    can_arrive,
    can_be_led,
    can_begin,
    can_bribe,
    can_build,
    can_build_any,
    can_camp,
    can_claim,
    can_contest,
    can_copy,
    can_draw,
    can_enlist,
    can_explore,
    can_explore_any,
    can_found,
    can_give_up,
    can_leave,
    can_look_again,
    can_loot,
    can_march,
    can_pick_card,
    can_recruit,
    can_remove,
    can_renovate,
    can_resolve,
    can_retreat,
    can_scorch,
    can_spare,
    can_spend,
    can_spy_on,
    can_stand_ground,
    can_stay,
    can_strike_at,
    can_trek,
    can_unite,
    closed_by,
    controller,
    crop,
    doable,
    early_each,
    exposed,
    fighter,
    figures,
    force,
    free,
    frees,
    garrison,
    goods_,
    halfway,
    hand_size,
    harvest,
    holdings,
    homeless,
    houses,
    models,
    mouths,
    movable,
    partner,
    present,
    present_,
    price,
    printed,
    reaches,
    rider,
    rides_along,
    rivals,
    room,
    scorched_rival,
    score,
    sites,
    spaceless,
    steps,
    still_due,
    strongholds,
    strongholds_needed,
    toll,
    tribute,
    victor,
    wealth,
    wild,
    winter_cost,
    wooded,
    years,
    yours,
)
from lawspeaker_runtime.boards.pieces import move_pieces, place_pieces, remove_pieces
from lawspeaker_runtime.boards.tiles import laid
from lawspeaker_runtime.boards.tiles.merge import merge_counts, merge_thing_places
from lawspeaker_runtime.piles.moves import (
    deal,
    lay_out,
    place_thing,
    put_first,
    put_last,
    put_list_first,
    put_list_last,
    take_out,
)
from lawspeaker_runtime.piles.order import first_card, shuffle, with_first_in_order
from lawspeaker_runtime.piles.whole_piles import put_all_last, take_out_all
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import count_step, enter_call, finish, is_over, stay_idle
from lawspeaker_runtime.state.chance import pick_number
from lawspeaker_runtime.state.effects import (
    begin_effect,
    effect_entry,
    end_effect,
    end_effects_until,
    first_owner_rules,
    in_turn_order,
    take_match,
)
from lawspeaker_runtime.state.notes import EVERYBODY, NOTE_CHANCE, note, note_event
from lawspeaker_runtime.state.pile_state import place_of
from lawspeaker_runtime.state.selection import (
    different,
    first_or,
    last_or,
    most,
    require,
    require_at_most,
    require_player,
    without_duplicates,
)
from lawspeaker_runtime.state.turn_order import rotated, seats_from
from lawspeaker_runtime.visibility.knowledge import open_to, show


# cards_advanced.law:78  verb thwart c: card
def thwart(s: State, you: int, c: int) -> None:
    s.cancelled = True


# cards_advanced.law:151  verb set_out
def set_out(s: State, you: int) -> None:
    if s.noting:
        note_event(s, EVENT_MOVING, EVERYBODY, [you])
    after_moving(s, you)


# cards_advanced.law:174  verb forget_size
def forget_size(s: State, you: int) -> None:
    s.heavy = False
    s.kept_can_resolve = {}


# cards_advanced.law:177  verb note_size b: building
def note_size(s: State, you: int, b: int) -> None:
    s.heavy = BUILDING_SIZE[b] == SIZE_LARGE
    s.kept_can_resolve = {}


# clans.law:194  verb note_taken r: resource
def note_taken(s: State, you: int, r: int) -> None:
    s.taken = goods.add(list(s.taken), [1 if k == r else 0 for k in range(4)])


# clans.law:301  verb forget_praise
def forget_praise(s: State, you: int) -> None:
    s.praised = False


# clans.law:304  verb note_praise
def note_praise(s: State, you: int) -> None:
    s.praised = True


# creatures.law:53  verb appear in t: territory
def appear(s: State, you: int, t: int) -> None:
    if not s.creatures:
        s.failed = True
        return
    if len(s.piles[CREATURE_DECK]) == 0:
        put_all_last(s, PILES, SLAIN, CREATURE_DECK)
        forget_things_creature(s)
        shuffle(s, PILES, CREATURE_DECK)
    if len(s.piles[CREATURE_DECK]) > 0:
        c = first_card(s, PILES, CREATURE_DECK, TYPE_CREATURE)
        place_thing(s, PILES, require(c, "creatures.law:59"), t, TYPE_TERRITORY)
        forget_things_creature(s)
        s.line = [*s.line, c]
    s.failed = False


# creatures.law:140  verb slay c: creature
def slay(s: State, you: int, c: int) -> None:
    if not s.creatures:
        s.failed = True
        return
    s.line = [x for x in s.line if x != c]
    put_last(s, PILES, c, SLAIN)
    forget_things_creature(s)
    s.failed = False


# effects.law:161  verb reward_closing
def reward_closing(s: State, you: int) -> None:
    closed_now = [t for t in s.map.just_closed if controller(s, t) == you]
    if s.closing_fame == EACH_TERRITORY:
        goods.gain_one(s, s.goods, GOODS, you, FAME, sum(laid.tile_count(s.map, t) for t in closed_now))
        s.kept_can_resolve = {}
    else:
        goods.gain_one(s, s.goods, GOODS, you, FAME, sum(1 for x in TILES if any(reaches(s, t, x) for t in closed_now)))
        s.kept_can_resolve = {}


# effects.law:172  verb draw_one
def draw_one(s: State, you: int) -> None:
    refill(s, you)
    deal(s, PILES, 1, DECK + you, HAND + you, TYPE_CARD)
    s.kept_can_resolve = {}


# effects.law:176  verb refill
def refill(s: State, you: int) -> None:
    if len(s.piles[DECK + you]) == 0 and len(s.piles[DISCARD + you]) > 0:
        put_all_last(s, PILES, DISCARD + you, DECK + you)
        s.kept_can_resolve = {}
        shuffle(s, PILES, DECK + you)


# effects.law:181  verb draw_up n: number
def draw_up(s: State, you: int, n: int) -> None:
    for _ in range(n):
        count_step(s, "effects.law:183")
        draw_one(s, you)


# effects.law:186  verb draw n: number
def draw_(s: State, you: int, n: int) -> None:
    if not can_draw(s, n, you):
        s.failed = True
        return
    draw_up(s, you, n)
    s.failed = False


# movement.law:96  verb meet_in t: territory by p: player
def meet_in(s: State, you: int, t: int, p: int) -> None:
    if any(q != p and figures(s, q, t) >= 1 for q in range(1, s.players + 1)):
        s.invader[s.map.root[t]] = p
        forget_state_invader(s)


# year.law:53  verb prepare_deck for p: player
def prepare_deck(s: State, you: int, p: int) -> None:
    put_list_last(
        s, PILES, [c for c in present(s, CARDS) if CARD_FAMILY[c] == STARTING_CARD and CARD_OWNER[c] == p], DECK + p
    )
    s.kept_can_resolve = {}
    for c in [c for c in present(s, CARDS) if CARD_FAMILY[c] == CLAN_CARD and CARD_CLAN[c] == s.clan[p]]:
        if CARD_UPGRADE[c]:
            put_last(s, PILES, c, UPGRADES + p)
            s.kept_can_resolve = {}
        else:
            put_last(s, PILES, c, DECK + p)
            s.kept_can_resolve = {}
    shuffle(s, PILES, DECK + p)


# year.law:62  verb roll_for_first
def roll_for_first(s: State, you: int) -> None:
    rivals_ = list(range(1, s.players + 1))
    while len(rivals_) > 1:
        count_step(s, "year.law:64")
        for p in list(rivals_):
            s.axes[p] = 0
            for _ in range(2):
                face = pick_number(s, 0, 5, TYPE_COMBAT_DIE_FACE)
                note(s, NOTE_CHANCE, TYPE_COMBAT_DIE_FACE, face, EVERYBODY)
                best_ = first_or(most(list(COMBAT_DIE_FACES[face]), lambda e: COMBAT_DIE_POINT[e]), -1)
                s.axes[p] += COMBAT_DIE_POINT[require(best_, "year.law:70")]
        rivals_ = most(list(rivals_), lambda p: s.axes[p])
    s.first_player = require_player(first_or(rivals_, 0), "year.law:72")


# year.law:152  verb collect t: territory
def collect(s: State, you: int, t: int) -> None:
    goods.gain(s, s.goods, GOODS, you, list(harvest(s, t)))
    s.kept_can_resolve = {}


# year.law:194  verb take_trouble
def take_trouble(s: State, you: int) -> None:
    if len(s.piles[TROUBLES]) == 0:
        goods.lose_one(s, s.goods, GOODS, you, FAME, 5)
        s.kept_can_resolve = {}
        refill(s, you)
        put_list_last(s, PILES, with_first_in_order(s, PILES, DECK + you, 1, TYPE_CARD)[:1], DISCARD + you)
        s.kept_can_resolve = {}
    else:
        put_first(s, PILES, require(first_or(s.piles[TROUBLES], -1), "year.law:200"), DECK + you)
        s.kept_can_resolve = {}


# year.law:120  phase Beginning
def phase_beginning(s: State, you: int) -> None:
    for p in seats_from(s, s.first_player):
        you_2 = p
        draw_up(s, you_2, hand_size(s, p))
    if s.year == years(s):
        put_all_last(s, PILES, ACHIEVEMENTS, DISPLAY)
        s.kept_can_resolve = {}
    else:
        deal(s, PILES, s.players, DEVELOPMENTS, DISPLAY, TYPE_CARD)
        s.kept_can_resolve = {}


# year.law:184  phase Winter
def phase_winter(s: State, you: int) -> None:
    for p in seats_from(s, s.first_player):
        you_2 = p
        cost = winter_cost(s, mouths(s, p))
        if goods.covers(s.goods, GOODS, you_2, list(cost)):
            goods.lose(s, s.goods, GOODS, you_2, list(cost))
            s.kept_can_resolve = {}
        else:
            goods.lose(s, s.goods, GOODS, you_2, list(cost))
            s.kept_can_resolve = {}
            take_trouble(s, you_2)


# cards_advanced.law:21  card Fishing
def fishing_plays(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RES_FOOD, 3)
    s.kept_can_resolve = {}


# cards_advanced.law:39  card Lore Mastery
def lore_mastery_plays(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RES_LORE, 2)
    s.kept_can_resolve = {}


# cards_advanced.law:180  card Conqueror
def conqueror_plays(s: State, you: int, this: int) -> None:
    begin_effect(s, 3, you, this, [])
    s.kept_toll = {}


# cards_advanced.law:196  card Upgraded Market Place
def upgraded_market_place_plays(s: State, you: int, this: int) -> None:
    draw_(s, you, 2)


# cards_advanced.law:272  card Wood Monopoly
def wood_monopoly_plays(s: State, you: int, this: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RES_WOOD, 3)
    s.kept_can_resolve = {}


# cards_early.law:59  card Market Place
def market_place_plays(s: State, you: int, this: int) -> None:
    draw_(s, you, 2)


# clans.law:37  card "Protector of the Land"
def protector_of_the_land_plays(s: State, you: int, this: int) -> None:
    draw_(s, you, sum(1 for t in holdings(s, you) if laid.closed(s.map, t) and laid.tile_count(s.map, t) >= 3))


# cards_advanced.law:166  when built where builder is you
def built_when_built(s: State, b: int, builder: int, ground: int, this: int, you: int) -> None:
    note_size(s, you, b)


# clans.law:24  before marched where mover is you and rides_along
def marched_before_marched(s: State, source: int, target: int, mover: int, group: int, this: int, you: int) -> None:
    goods.gain(s, s.goods, GOODS, you, [crop(s, source)[RES_FOOD], crop(s, source)[RES_WOOD], 0, 0])
    s.kept_can_resolve = {}


# clans.law:84  before explored where explorer is you
def explored_before_explored(s: State, x: int, explorer: int, this: int, you: int) -> None:
    goods.gain(s, s.goods, GOODS, you, printed(s, x))
    s.kept_can_resolve = {}


# clans.law:296  when built where builder is you and still_due
def built_when_built_2(s: State, b: int, builder: int, ground: int, this: int, you: int) -> None:
    collect(s, you, ground)


# buildings.law:37  when recruited where camps is one_unit and (any b among (buildings in ground) where b is "Training…
def recruited_when_recruited(s: State, ground: int, owner_: int, you: int) -> None:
    place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, owner_, s.map.root[ground], 1)
    forget_piece_unit(s)


# creatures.law:37  when equipped
def equipped_when_equipped(s: State, you: int) -> None:
    put_list_last(s, PILES, [c for c in present(s, BEASTS) if CREATURE_STRENGTH[c] <= 6], LAIRS)
    forget_things_creature(s)
    shuffle(s, PILES, LAIRS)
    deal(s, PILES, s.players + 1, LAIRS, CREATURE_DECK, TYPE_CREATURE)
    forget_things_creature(s)
    put_list_last(s, PILES, [c for c in present(s, BEASTS) if CREATURE_STRENGTH[c] > 6], LAIRS)
    forget_things_creature(s)
    shuffle(s, PILES, LAIRS)
    deal(s, PILES, len(s.piles[LAIRS]), LAIRS, CREATURE_DECK, TYPE_CREATURE)
    forget_things_creature(s)


# creatures.law:45  when landed where (marks of lair on x) is at least 1
def landed_when_landed(s: State, x: int, settler: int, you: int) -> None:
    appear(s, you, require(laid.area_with(TILES_MAP, s.map, x, LAIR), "creatures.law:46"))


# creatures.law:82  when moving
def moving_when_moving(s: State, mover: int, you: int) -> None:
    s.homeland = list(holdings(s, you))


# creatures.law:84  after marched
def marched_after_marched(s: State, source: int, target: int, mover: int, group: int, you: int) -> None:
    s.passing[s.map.root[source]] -= group
    forget_state_passing(s)
    s.passing[s.map.root[target]] += group
    forget_state_passing(s)
    if s.riding:
        s.arrival = target
        forget_state_arrival(s)


# creatures.law:136  when won where beast is not nothing
def won_when_won(s: State, winner: int, winning: int, ground: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, winner, FAME, CREATURE_FAME[require(s.beast, "creatures.law:137")])
    s.kept_can_resolve = {}
    slay(s, you, require(s.beast, "creatures.law:138"))


# clans.law:48  when explored where explorer is you
def boar_when_explored(s: State, x: int, explorer: int, this: int, you: int) -> None:
    if barren(s, you):
        goods.gain_one(s, s.goods, GOODS, you, RES_LORE, 1)
        s.kept_can_resolve = {}


# clans.law:91  when built where builder is you
def goat_when_built(s: State, b: int, builder: int, ground: int, this: int, you: int) -> None:
    if TABLE_MINOR[b]:
        goods.gain_one(s, s.goods, GOODS, you, RES_FOOD, 1)
        s.kept_can_resolve = {}
    else:
        goods.gain_one(s, s.goods, GOODS, you, RES_FOOD, 2)
        s.kept_can_resolve = {}


# clans.law:129  when explored where explorer is you
def raven_when_explored(s: State, x: int, explorer: int, this: int, you: int) -> None:
    for t in closed_by(s, you):
        collect(s, you, t)


# clans.law:267  when won where winner is you and winning is attack and (present of you in ground) and can claim ground
def stag_when_won(s: State, winner: int, winning: int, ground: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, FAME, 1)
    s.kept_can_resolve = {}


# clans.law:269  when explored where explorer is you
def stag_when_explored(s: State, x: int, explorer: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, FAME, len(closed_by(s, you)))
    s.kept_can_resolve = {}


# clans.law:319  when won where winner is you and winning is attack
def wolf_when_won(s: State, winner: int, winning: int, ground: int, this: int, you: int) -> None:
    goods.gain_one(s, s.goods, GOODS, you, RES_FOOD, 1)
    s.kept_can_resolve = {}


# actions.law:17  verb act
def act(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # actions.law:18  cancelled becomes yes
            s.cancelled = True
            pc = THEN_REPEAT
        if pc == THEN_REPEAT:  # actions.law:19  repeat while cancelled
            if s.cancelled:
                # actions.law:20  cancelled becomes no
                s.cancelled = False
                pc = ASK_OPTION
            else:
                del st[-3:]
                return False
        if pc == ASK_OPTION:  # actions.law:21  choose one
            you = st[-3]
            legal = []
            if any(can_resolve(s, c, you) for c in s.piles[HAND + you]):
                legal.append(0)
            if len(s.piles[HAND + you]) > 0:
                legal.append(1)
            if s.goods[you * 4 + RES_LORE] >= 1 and any(can_spend(s, c) for c in s.piles[HAND + you]):
                legal.append(2)
            if s.goods[you * 4 + RES_LORE] >= 2 and any(can_remove(s, c) for c in s.piles[HAND + you]):
                legal.append(3)
            if (
                s.goods[you * 4 + RES_LORE] >= 3
                and any(can_spend(s, c) for c in s.piles[HAND + you])
                and len(s.piles[UPGRADES + you]) > 0
            ):
                legal.append(4)
            legal.append(5)
            s.player = you
            s.site = 0
            s.legal = legal
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # actions.law:21  answered: choose one
            pc = (THEN_PLAY_CARDS, ASK_C, ASK_C_2, ASK_C_3, THEN_UPGRADE, THEN_PASS)[s.answer]
        if pc == THEN_PLAY_CARDS:  # actions.law:23  play_cards
            you = st[-3]
            st[-2] = AFTER_PASS
            st += [you, 0, 0, BEGIN, VERB_PLAY_CARDS]
            if play_cards(s):
                return True
            pc = AFTER_PASS
        if pc == ASK_C:  # actions.law:25  choose c from different your hand
            you = st[-3]
            legal = [c - 103 for c in different(s.piles[HAND + you], FIRST_COPY)]
            if legal:
                s.player = you
                s.site = 1
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = AFTER_PASS
        if pc == TAKE_C:  # actions.law:25  answered: choose c from different your hand
            you = st[-3]
            c = s.answer + 103
            put_last(s, PILES, c, ACTIVE_AREA + you)
            s.kept_can_resolve = {}
            pc = AFTER_PASS
        if pc == ASK_C_2:  # actions.law:28  choose c from different your hand where can spend it
            you = st[-3]
            legal = [c + 17 for c in different([it for it in s.piles[HAND + you] if can_spend(s, it)], FIRST_COPY)]
            if legal:
                s.player = you
                s.site = 2
                s.legal = legal
                st[-2] = TAKE_C_2
                return True
            pc = AFTER_PASS
        if pc == TAKE_C_2:  # actions.law:28  answered: choose c from different your hand where can spend it
            you = st[-3]
            c = s.answer - 17
            goods.lose_one(s, s.goods, GOODS, you, RES_LORE, 1)
            s.kept_can_resolve = {}
            put_last(s, PILES, c, ACTIVE_AREA + you)
            s.kept_can_resolve = {}
            draw_up(s, you, 1)
            pc = AFTER_PASS
        if pc == ASK_C_3:  # actions.law:35  choose c from different your hand where can remove it
            you = st[-3]
            legal = [c + 137 for c in different([it for it in s.piles[HAND + you] if can_remove(s, it)], FIRST_COPY)]
            if legal:
                s.player = you
                s.site = 3
                s.legal = legal
                st[-2] = TAKE_C_3
                return True
            pc = AFTER_PASS
        if pc == TAKE_C_3:  # actions.law:35  answered: choose c from different your hand where can remove it
            you = st[-3]
            c = s.answer - 137
            goods.lose_one(s, s.goods, GOODS, you, RES_LORE, 2)
            s.kept_can_resolve = {}
            take_out(s, PILES, c)
            s.kept_can_resolve = {}
            draw_up(s, you, 2)
            pc = AFTER_PASS
        if pc == THEN_UPGRADE:  # actions.law:42  upgrade
            you = st[-3]
            st[-2] = AFTER_PASS
            st += [you, 0, 0, BEGIN, VERB_UPGRADE]
            if upgrade(s):
                return True
            pc = AFTER_PASS
        if pc == THEN_PASS:  # actions.law:44  pass
            you = st[-3]
            st[-2] = AFTER_PASS
            st += [you, BEGIN, VERB_PASS]
            if pass_(s):
                return True
            pc = AFTER_PASS
        if pc == AFTER_PASS:  # actions.law:19  repeat while cancelled
            pc = THEN_REPEAT
            continue


# actions.law:46  verb play_cards
def play_cards(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # actions.law:47  let main_played = no
            main_played = st[-3] = False
            pc = ASK_C
        if pc == ASK_C:  # actions.law:48  choose c from different your hand where can resolve it
            you = st[-5]
            legal = [
                c + 257 for c in different([it for it in s.piles[HAND + you] if can_resolve(s, it, you)], FIRST_COPY)
            ]
            if legal:
                s.player = you
                s.site = 4
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = DONE_2
        if pc == TAKE_C:  # actions.law:48  answered: choose c from different your hand where can resolve it
            you = st[-5]
            c = st[-4] = s.answer - 257
            st[-2] = AFTER_PLAY
            st += [you, c, BEGIN, VERB_PLAY]
            if play(s):
                return True
            pc = AFTER_PLAY
        if pc == AFTER_PLAY:  # actions.law:50  if cancelled
            if s.cancelled:
                # actions.law:51  done
                del st[-5:]
                return False
            # actions.law:52  main_played becomes not flash of c
            c = st[-4]
            main_played = st[-3] = not CARD_FLASH[c]
            pc = ASK_C_2
        if pc == DONE_2:  # actions.law:54  done
            del st[-5:]
            return False
        if pc == TAKE_C_2:  # actions.law:56  answered: may choose c from different your hand where (flash of it or…
            you = st[-5]
            if s.answer == 606:
                pc = DONE_3
                continue
            c = st[-4] = s.answer - 377
            st[-2] = AFTER_PLAY_2
            st += [you, c, BEGIN, VERB_PLAY]
            if play(s):
                return True
            pc = AFTER_PLAY_2
        if pc == AFTER_PLAY_2:  # actions.law:58  if cancelled
            c = st[-4]
            if s.cancelled:
                s.cancelled = False
            elif not CARD_FLASH[c]:
                main_played = st[-3] = True
            pc = ASK_C_2
        if pc == ASK_C_2:  # actions.law:56  may choose c from different your hand where (flash of it or not…
            main_played = st[-3] != 0
            you = st[-5]
            legal = [
                c + 377
                for c in different(
                    [
                        it
                        for it in s.piles[HAND + you]
                        if (CARD_FLASH[it] or not main_played) and can_resolve(s, it, you)
                    ],
                    FIRST_COPY,
                )
            ]
            if legal:
                legal.append(606)
                s.player = you
                s.site = 5
                s.legal = legal
                st[-2] = TAKE_C_2
                return True
            pc = DONE_3
        if pc == DONE_3:  # done
            del st[-5:]
            return False


# actions.law:65  verb play c: card
def play(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # actions.law:66  announce played c by you
            c = st[-3]
            you = st[-4]
            if s.noting:
                note_event(s, EVENT_PLAYED, open_to(s, PILES, [c]), [c, you])
            matches = match_instead_of_played(s, c, you)
            if matches:
                st[-2] = AFTER_INSTEAD_OF_PLAYED
                st += [c, you, CHOOSE_TRIGGER, VERB_INSTEAD_OF_PLAYED]
                s.lists += [matches]
                if instead_of_played(s):
                    return True
            else:
                s.result = 0
            pc = AFTER_INSTEAD_OF_PLAYED
        if pc == AFTER_INSTEAD_OF_PLAYED:  # actions.law:66  announce played c by you
            if s.result == 0:
                # actions.law:67  put c into your active_area
                c = st[-3]
                you = st[-4]
                put_last(s, PILES, c, ACTIVE_AREA + you)
                s.kept_can_resolve = {}
                s.card_used[c - 109] = True
                s.kept_can_resolve = {}
                s.chain = present(s, CARDS)[:0]
                s.kept_can_resolve = {}
                st[-2] = DONE
                st += [you, c, BEGIN, VERB_RESOLVE]
                if resolve(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# actions.law:72  verb resolve c: card
def resolve(s: State) -> bool:
    enter_call(s, "actions.law:72")
    found = resolve_within(s)
    s.call_depth -= 1
    return found


# actions.law:72  verb resolve c: card
def resolve_within(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # actions.law:74  chain becomes chain + c
            c = st[-3]
            you = st[-4]
            s.chain = [*s.chain, c]
            s.kept_can_resolve = {}
            if s.noting:
                note_event(s, EVENT_RESOLVING, open_to(s, PILES, [c]), [c, you])
            matches = match_before_resolving(s, c, you)
            if matches:
                st[-2] = AFTER_BEFORE_RESOLVING
                st += [c, you, CHOOSE_TRIGGER, VERB_BEFORE_RESOLVING]
                s.lists += [matches]
                if before_resolving(s):
                    return True
            pc = AFTER_BEFORE_RESOLVING
        if pc == AFTER_BEFORE_RESOLVING:  # actions.law:76  run plays of c
            c = st[-3]
            you = st[-4]
            st[-2] = DONE
            if run_card_plays(s, you, c):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# actions.law:78  verb upgrade
def upgrade(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # actions.law:79  lose 3 lore
            you = st[-5]
            goods.lose_one(s, s.goods, GOODS, you, RES_LORE, 3)
            s.kept_can_resolve = {}
            pc = ASK_C
        if pc == ASK_C:  # actions.law:80  choose c from different your hand where can spend it
            you = st[-5]
            legal = [c + 498 for c in different([it for it in s.piles[HAND + you] if can_spend(s, it)], FIRST_COPY)]
            if legal:
                s.player = you
                s.site = 6
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = DONE
        if pc == TAKE_C:  # actions.law:80  answered: choose c from different your hand where can spend it
            c = st[-3] = s.answer - 498
            away = st[-4] = False
            pc = ASK_OPTION if can_remove(s, c) else THEN_IF
        if pc == ASK_OPTION:  # actions.law:83  choose one
            you = st[-5]
            s.player = you
            s.site = 7
            s.legal = [727, 728]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # actions.law:83  answered: choose one
            pc = THEN_IF if s.answer == 727 else THEN_AWAY
        if pc == THEN_AWAY:  # actions.law:87  away becomes yes
            away = st[-4] = True
            pc = THEN_IF
        if pc == THEN_IF:  # actions.law:88  if away
            away = st[-4] != 0
            c = st[-3]
            you = st[-5]
            if away:
                take_out(s, PILES, c)
                s.kept_can_resolve = {}
            else:
                put_last(s, PILES, c, ACTIVE_AREA + you)
                s.kept_can_resolve = {}
            pc = ASK_U
        if pc == ASK_U:  # actions.law:92  choose u from your upgrades
            you = st[-5]
            legal = [u + 620 for u in s.piles[UPGRADES + you]]
            if legal:
                s.player = you
                s.site = 8
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = DONE
        if pc == TAKE_U:  # actions.law:92  answered: choose u from your upgrades
            you = st[-5]
            u = s.answer - 620
            put_last(s, PILES, u, HAND + you)
            s.kept_can_resolve = {}
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# actions.law:101  verb pass
def pass_(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # actions.law:102  each c among your active_area
            you = st[-3]
            for c in s.piles[ACTIVE_AREA + you][:]:
                s.card_used[c - 109] = False
                s.kept_can_resolve = {}
            put_all_last(s, PILES, HAND + you, DISCARD + you)
            s.kept_can_resolve = {}
            put_all_last(s, PILES, ACTIVE_AREA + you, DISCARD + you)
            s.kept_can_resolve = {}
            pc = ASK_C if can_pick_card(s, you) else THEN_IF
        if pc == ASK_C:  # actions.law:107  choose c from display
            you = st[-3]
            legal = [c + 740 for c in s.piles[DISPLAY]]
            if legal:
                s.player = you
                s.site = 9
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = THEN_IF
        if pc == TAKE_C:  # actions.law:107  answered: choose c from display
            you = st[-3]
            c = s.answer - 740
            put_first(s, PILES, c, DECK + you)
            s.kept_can_resolve = {}
            pc = THEN_IF
        if pc == THEN_IF:  # actions.law:111  if no p among players where passed of p
            you = st[-3]
            if not any(s.passed[1:]):
                s.first_player = you
            s.passed[you] = True
            if s.noting:
                note_event(s, EVENT_GAVE_WAY, EVERYBODY, [you])
            matches = match_after_gave_way(s, you)
            if matches:
                st[-2] = DONE
                st += [you, CHOOSE_TRIGGER, VERB_AFTER_GAVE_WAY]
                s.lists += [matches]
                if after_gave_way(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# cards_advanced.law:60  verb swap_building old: building
def swap_building(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:62  let t = place of old
            old = st[-4]
            t = st[-3] = place_of(s, old)
            pc = ASK_B
        if pc == ASK_B:  # cards_advanced.law:63  choose b from different supply where size of it is size of old and…
            old = st[-4]
            you = st[-5]
            legal = [
                b + 916
                for b in different(
                    [
                        it
                        for it in s.piles[SUPPLY]
                        if BUILDING_SIZE[it] == BUILDING_SIZE[old] and FIRST_COPY[it] != FIRST_COPY[old]
                    ],
                    FIRST_COPY,
                )
            ]
            if legal:
                s.player = you
                s.site = 10
                s.legal = legal
                st[-2] = TAKE_B
                return True
            pc = FAIL
        if pc == TAKE_B:  # cards_advanced.law:63  answered: choose b from different supply where size of it is size…
            old = st[-4]
            t = st[-3]
            b = s.answer - 916
            s.building_stands[b - 53] = s.building_stands[old - 53]
            forget_field_building_stands(s)
            s.building_stands[old - 53] = NOWHERE
            forget_field_building_stands(s)
            put_last(s, PILES, old, SUPPLY)
            forget_things_building(s)
            place_thing(s, PILES, b, require(t, "cards_advanced.law:67"), TYPE_TERRITORY)
            forget_things_building(s)
            s.failed = False
            del st[-5:]
            return False
        if pc == FAIL:  # cards_advanced.law:69  fail
            s.failed = True
            del st[-5:]
            return False


# cards_advanced.law:118  verb recruit_by r: resource
def recruit_by(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:120  let joined = t among holdings of you where r of crop of t is at…
            r = st[-4]
            you = st[-5]
            joined = s.lists[-2] = [t for t in holdings(s, you) if crop(s, t)[r] >= 1 and can_recruit(s, t, you)]
            t_left = s.lists[-1] = list(joined)
            pc = NEXT_T
        if pc == NEXT_T:  # cards_advanced.law:121  each t among joined
            t_left = s.lists[-1]
            if len(t_left) == 0:
                pc = THEN_MUSTER
                continue
            t = st[-3] = t_left.pop(0)
            pc = ASK_N
        if pc == ASK_N:  # cards_advanced.law:122  choose n from 0 to r of crop of t where it is at most (reserve of…
            r = st[-4]
            t = st[-3]
            you = st[-5]
            unit_placed = s.unit_placed
            legal = [
                n + 1025
                for n in range(require_at_most(crop(s, t)[r], 99, "cards_advanced.law:118") + 1)
                if n <= 14 - unit_placed[you]
            ]
            if legal:
                s.player = you
                s.site = 11
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = NEXT_T
            continue
        if pc == TAKE_N:  # cards_advanced.law:122  answered: choose n from 0 to r of crop of t where it is at most…
            t = st[-3]
            you = st[-5]
            n = s.answer - 1025
            place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, you, s.map.root[t], n)
            forget_piece_unit(s)
            pc = NEXT_T
            continue
        if pc == THEN_MUSTER:  # cards_advanced.law:126  muster joined
            joined = s.lists[-2]
            you = st[-5]
            st[-2] = DONE
            st += [you, BEGIN, VERB_MUSTER]
            s.lists += [list(joined), []]
            if muster(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-2:]
            return False


# cards_advanced.law:154  verb halt
def halt(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:156  announce moved by you
            you = st[-3]
            if s.noting:
                note_event(s, EVENT_MOVED, EVERYBODY, [you])
            matches = match_after_moved(s, you)
            if matches:
                st[-2] = DONE
                st += [you, CHOOSE_TRIGGER, VERB_AFTER_MOVED]
                s.lists += [matches]
                if after_moved(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# cards_advanced.law:297  verb lead n: number from source: territory to target: territory
def lead(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:299  let p = controller of source
            n = st[-5]
            source = st[-4]
            target = st[-3]
            you = st[-6]
            p = controller(s, source)
            move_pieces(
                s,
                s.unit,
                152,
                PIECE_UNIT,
                require_player(p, "cards_advanced.law:300"),
                s.map.root[source],
                s.map.root[target],
                n,
            )
            forget_piece_unit(s)
            meet_in(s, you, target, require_player(p, "cards_advanced.law:301"))
            if s.invader[s.map.root[target]] == p:
                # cards_advanced.law:303  fight in target
                target = st[-3]
                you = st[-6]
                st[-2] = DONE
                st += [you, target, 0, BEGIN, VERB_FIGHT]
                if fight(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# cards_advanced.law:394  verb recruit_wild n: number
def recruit_wild(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:396  let left = n
            n = st[-4]
            left = st[-3] = n
            joined = s.lists[-1] = s.map.roots[:0]
            pc = THEN_REPEAT
        if pc == THEN_REPEAT:  # cards_advanced.law:398  repeat while left is at least 1 and (reserve of unit for you)…
            left = st[-3]
            you = st[-5]
            pc = ASK_T if left >= 1 and 14 - s.unit_placed[you] >= 1 else THEN_MUSTER
        if pc == ASK_T:  # cards_advanced.law:399  may choose t from territories where can enlist in it and (free of…
            joined = s.lists[-1]
            you = st[-5]
            legal = [t + 1125 for t in s.map.roots if can_enlist(s, t) and (free(s, t) or t in joined)]
            if legal:
                legal.append(1277)
                s.player = you
                s.site = 12
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = THEN_MUSTER
        if pc == TAKE_T:  # cards_advanced.law:399  answered: may choose t from territories where can enlist in it and…
            joined = s.lists[-1]
            left = st[-3]
            you = st[-5]
            if s.answer == 1277:
                pc = THEN_MUSTER
                continue
            t = s.answer - 1125
            place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, you, s.map.root[t], 1)
            forget_piece_unit(s)
            left = st[-3] = left - 1
            if t not in joined:
                joined = s.lists[-1] = [*joined, t]
            pc = THEN_REPEAT
            continue
        if pc == THEN_MUSTER:  # cards_advanced.law:406  muster joined
            joined = s.lists[-1]
            you = st[-5]
            st[-2] = DONE
            st += [you, BEGIN, VERB_MUSTER]
            s.lists += [list(joined), []]
            if muster(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-1:]
            return False


# cards_early.law:80  verb push_out
def push_out(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:82  let p = combat's defender
            p = st[-3] = s.combat_defender[require(len(s.combat_place) - 1, "cards_early.law:82")]
            pc = ASK_U
        if pc == ASK_U:  # cards_early.law:83  choose u from neighbours of combat's place where free of it or…
            p = st[-3]
            you = st[-4]
            combat_place = s.combat_place
            legal = [
                u + 1278
                for u in laid.neighbours(
                    TILES_MAP, s.map, combat_place[require(len(combat_place) - 1, "cards_early.law:83")]
                )
                if free(s, u) or controller(s, u) == p
            ]
            if legal:
                s.player = you
                s.site = 13
                s.legal = legal
                st[-2] = TAKE_U
                return True
            pc = FAIL
        if pc == TAKE_U:  # cards_early.law:83  answered: choose u from neighbours of combat's place where free of it…
            p = st[-3]
            u = s.answer - 1278
            if (
                s.unit[
                    require_player(p, "cards_early.law:84") * 152
                    + s.map.root[s.combat_place[require(len(s.combat_place) - 1, "cards_early.law:84")]]
                ]
                >= 1
            ):
                move_pieces(
                    s,
                    s.unit,
                    152,
                    PIECE_UNIT,
                    require_player(p, "cards_early.law:85"),
                    s.map.root[s.combat_place[require(len(s.combat_place) - 1, "cards_early.law:85")]],
                    s.map.root[u],
                    1,
                )
                forget_piece_unit(s)
            else:
                place_thing(s, PILES, KAIJA, u, TYPE_TERRITORY)
                forget_things_token(s)
            s.failed = False
            del st[-4:]
            return False
        if pc == FAIL:  # cards_early.law:89  fail
            s.failed = True
            del st[-4:]
            return False


# cards_starting.law:34  verb feast for c: card
def feast(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_starting.law:36  choose e from (recruiting, moving, building, exploring) where…
            c = st[-3]
            you = st[-4]
            legal = [e + 1430 for e in (RECRUITING, MOVING, BUILDING, EXPLORING) if doable(s, e, c, you)]
            if legal:
                s.player = you
                s.site = 14
                s.legal = legal
                st[-2] = TAKE_E
                return True
            pc = FAIL
        if pc == TAKE_E:  # cards_starting.law:36  answered: choose e from (recruiting, moving, building, exploring)…
            you = st[-4]
            e = s.answer - 1430
            st[-2] = DONE
            st += [you, e, BEGIN, VERB_DO_BASIC]
            if do_basic(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_starting.law:39  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# clans.law:71  verb recruit_each ts: list of territory
def recruit_each(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:73  each t among ts
            ts = s.lists[-1]
            you = st[-3]
            for t in list(ts):
                place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, you, s.map.root[t], 1)
                forget_piece_unit(s)
            st[-2] = DONE
            st += [you, BEGIN, VERB_MUSTER]
            s.lists += [list(ts), []]
            if muster(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            del s.lists[-1:]
            return False


# clans.law:200  verb scorch
def scorch(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:202  choose t from territories where can scorch it
            you = st[-3]
            legal = [t + 1436 for t in s.map.roots if can_scorch(s, t, you)]
            if legal:
                s.player = you
                s.site = 15
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # clans.law:202  answered: choose t from territories where can scorch it
            t = s.answer - 1436
            place_thing(s, PILES, SCORCHED_EARTH, t, TYPE_TERRITORY)
            forget_things_token(s)
            s.failed = False
            del st[-3:]
            return False
        if pc == FAIL:  # clans.law:205  fail
            s.failed = True
            del st[-3:]
            return False


# clans.law:361  verb pay_any n: number
def pay_any(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:363  repeat n times
            n = st[-4]
            times_left = st[-3] = n
            pc = THEN_REPEAT
        if pc == THEN_REPEAT:  # clans.law:363  repeat n times
            times_left = st[-3]
            if times_left > 0:
                # clans.law:363  repeat n times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_R
            else:
                s.failed = False
                del st[-5:]
                return False
        if pc == ASK_R:  # clans.law:364  choose r from goods where it of you is at least 1
            you = st[-5]
            goods_now = s.goods
            legal = [r + 1588 for r in goods_(s) if goods_now[you * 4 + r] >= 1]
            if legal:
                s.player = you
                s.site = 16
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = FAIL
        if pc == TAKE_R:  # clans.law:364  answered: choose r from goods where it of you is at least 1
            you = st[-5]
            r = s.answer - 1588
            goods.lose_one(s, s.goods, GOODS, you, r, 1)
            s.kept_can_resolve = {}
            pc = THEN_REPEAT
            continue
        if pc == FAIL:  # clans.law:367  fail
            s.failed = True
            del st[-5:]
            return False


# clans.law:369  verb do_two_of es: list of effect for c: card
def do_two_of(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:371  choose e from es where (doable of it for c)
            c = st[-4]
            es = s.lists[-1]
            you = st[-5]
            legal = [e + 1592 for e in es if doable(s, e, c, you)]
            legal = without_duplicates(legal)
            if legal:
                s.player = you
                s.site = 17
                s.legal = legal
                st[-2] = TAKE_E
                return True
            pc = FAIL
        if pc == TAKE_E:  # clans.law:371  answered: choose e from es where (doable of it for c)
            you = st[-5]
            e = st[-3] = s.answer - 1592
            st[-2] = ASK_F
            st += [you, e, BEGIN, VERB_DO_BASIC]
            if do_basic(s):
                return True
            pc = ASK_F
        if pc == ASK_F:  # clans.law:373  may choose f from es where it is not e and (doable of it for c)
            c = st[-4]
            e = st[-3]
            es = s.lists[-1]
            you = st[-5]
            legal = [f + 1598 for f in es if f != e and doable(s, f, c, you)]
            legal = without_duplicates(legal)
            if legal:
                legal.append(1604)
                s.player = you
                s.site = 18
                s.legal = legal
                st[-2] = TAKE_F
                return True
            pc = DONE
        if pc == TAKE_F:  # clans.law:373  answered: may choose f from es where it is not e and (doable of it for c)
            you = st[-5]
            if s.answer == 1604:
                pc = DONE
                continue
            f = s.answer - 1598
            st[-2] = DONE
            st += [you, f, BEGIN, VERB_DO_BASIC]
            if do_basic(s):
                return True
            pc = DONE
        if pc == FAIL:  # clans.law:378  fail
            s.failed = True
            del st[-5:]
            del s.lists[-1:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            del s.lists[-1:]
            return False


# clans.law:380  verb do_basic e: effect
def do_basic(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:382  depending on e
            e = st[-3]
            if e == RECRUITING:
                # clans.law:384  recruit 1
                you = st[-4]
                st[-2] = DONE
                st += [you, 1, 0, BEGIN, VERB_RECRUIT]
                s.lists += [[]]
                if recruit(s):
                    return True
                pc = DONE
            else:
                # clans.law:382  depending on e
                e = st[-3]
                if e == MOVING:
                    # clans.law:386  move 1
                    you = st[-4]
                    st[-2] = DONE
                    st += [you, 1, 0, 0, 0, BEGIN, VERB_MOVE]
                    if move(s):
                        return True
                    pc = DONE
                else:
                    # clans.law:382  depending on e
                    e = st[-3]
                    if e == BUILDING:
                        # clans.law:388  build
                        you = st[-4]
                        st[-2] = DONE
                        st += [you, 0, 0, BEGIN, VERB_BUILD]
                        if build(s):
                            return True
                        pc = DONE
                    else:
                        # clans.law:382  depending on e
                        e = st[-3]
                        if e == EXPLORING:
                            # clans.law:390  explore
                            you = st[-4]
                            st[-2] = DONE
                            st += [you, BEGIN, VERB_EXPLORE]
                            if explore(s):
                                return True
                        pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# creatures.law:68  verb rouse c: creature
def rouse(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:68  verb rouse c: creature
            if s.creatures:
                # creatures.law:69  announce roused c in place of c
                c = st[-3]
                event_ground = require(place_of(s, c), "creatures.law:69")
                if s.noting:
                    note_event(s, EVENT_ROUSED, open_to(s, PILES, [c]), [c, event_ground])
                matches = match_after_roused(s, c, event_ground)
                if matches:
                    st[-2] = DONE
                    st += [c, event_ground, CHOOSE_TRIGGER, VERB_AFTER_ROUSED]
                    s.lists += [matches]
                    if after_roused(s):
                        return True
                pc = DONE
            else:
                # creatures.law:68  verb rouse c: creature
                s.failed = True
                del st[-4:]
                return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# creatures.law:111  verb hunt c: creature in t: territory
def hunt(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:111  verb hunt c: creature in t: territory
            combat_mark = st[-3] = len(s.combat_place)
            if s.creatures:
                # creatures.law:112  start combat
                c = st[-5]
                t = st[-4]
                you = st[-6]
                s.combat_place.append(t)
                s.combat_attacker.append(you)
                s.combat_defender.append(0)
                s.kept_toll = {}
                s.beast = c
                if s.noting:
                    note_event(s, EVENT_FOUGHT, EVERYBODY, [t])
                matches = match_before_fought(s, t)
                if matches:
                    st[-2] = AFTER_BEFORE_FOUGHT
                    st += [t, CHOOSE_TRIGGER, VERB_BEFORE_FOUGHT]
                    s.lists += [matches]
                    if before_fought(s):
                        return True
                pc = AFTER_BEFORE_FOUGHT
            else:
                # creatures.law:111  verb hunt c: creature in t: territory
                combat_mark = st[-3]
                del s.combat_place[combat_mark:]
                del s.combat_attacker[combat_mark:]
                del s.combat_defender[combat_mark:]
                s.kept_toll = {}
                s.failed = True
                del st[-6:]
                return False
        if pc == AFTER_BEFORE_FOUGHT:  # creatures.law:118  battle
            you = st[-6]
            st[-2] = AFTER_BATTLE
            st += [you, 0, 0, 0, BEGIN, VERB_BATTLE]
            s.lists += [[], []]
            if battle(s):
                return True
            pc = AFTER_BATTLE
        if pc == AFTER_BATTLE:  # creatures.law:119  beast becomes nothing
            combat_mark = st[-3]
            s.beast = -1
            del s.combat_place[combat_mark:]
            del s.combat_attacker[combat_mark:]
            del s.combat_defender[combat_mark:]
            s.kept_toll = {}
            s.failed = False
            del st[-6:]
            return False


# creatures.law:121  verb assault c: creature in t: territory
def assault(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:121  verb assault c: creature in t: territory
            combat_mark = st[-3] = len(s.combat_place)
            if s.creatures:
                # creatures.law:123  start combat
                c = st[-5]
                t = st[-4]
                s.combat_place.append(t)
                s.combat_attacker.append(0)
                s.combat_defender.append(controller(s, t))
                s.kept_toll = {}
                s.beast = c
                if s.noting:
                    note_event(s, EVENT_FOUGHT, EVERYBODY, [t])
                matches = match_before_fought(s, t)
                if matches:
                    st[-2] = AFTER_BEFORE_FOUGHT
                    st += [t, CHOOSE_TRIGGER, VERB_BEFORE_FOUGHT]
                    s.lists += [matches]
                    if before_fought(s):
                        return True
                pc = AFTER_BEFORE_FOUGHT
            else:
                # creatures.law:121  verb assault c: creature in t: territory
                combat_mark = st[-3]
                del s.combat_place[combat_mark:]
                del s.combat_attacker[combat_mark:]
                del s.combat_defender[combat_mark:]
                s.kept_toll = {}
                s.failed = True
                del st[-6:]
                return False
        if pc == AFTER_BEFORE_FOUGHT:  # creatures.law:129  battle
            you = st[-6]
            st[-2] = AFTER_BATTLE
            st += [you, 0, 0, 0, BEGIN, VERB_BATTLE]
            s.lists += [[], []]
            if battle(s):
                return True
            pc = AFTER_BATTLE
        if pc == AFTER_BATTLE:  # creatures.law:130  beast becomes nothing
            combat_mark = st[-3]
            s.beast = -1
            del s.combat_place[combat_mark:]
            del s.combat_attacker[combat_mark:]
            del s.combat_defender[combat_mark:]
            s.kept_toll = {}
            s.failed = False
            del st[-6:]
            return False


# creatures.law:147  verb creature_phase
def creature_phase(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:147  verb creature_phase
            if s.creatures:
                # creatures.law:148  each c among line
                c_left = s.lists[-1] = list(s.line)
                pc = NEXT_C
            else:
                # creatures.law:147  verb creature_phase
                s.failed = True
                del st[-4:]
                del s.lists[-1:]
                return False
        if pc == NEXT_C:  # creatures.law:148  each c among line
            c_left = s.lists[-1]
            if len(c_left) == 0:
                pc = DONE
                continue
            c = st[-3] = c_left.pop(0)
            if s.map.root[place_of(s, c)] != -1:
                # creatures.law:150  wander c
                c = st[-3]
                you = st[-4]
                st[-2] = AFTER_WANDER
                st += [you, c, BEGIN, VERB_WANDER]
                s.lists += [[]]
                if wander(s):
                    return True
                pc = AFTER_WANDER
            else:
                pc = NEXT_C
                continue
        if pc == AFTER_WANDER:  # creatures.law:151  rouse c
            c = st[-3]
            you = st[-4]
            st[-2] = NEXT_C
            st += [you, c, BEGIN, VERB_ROUSE]
            if rouse(s):
                return True
            pc = NEXT_C
            continue
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            del s.lists[-1:]
            return False


# creatures.law:159  verb wander c: creature
def wander(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:159  verb wander c: creature
            if s.creatures:
                # creatures.law:160  let near = t among neighbours of place of c where count (beasts in t) is 0
                c = st[-3]
                near = s.lists[-1] = [
                    t
                    for t in laid.neighbours(TILES_MAP, s.map, require(place_of(s, c), "creatures.law:160"))
                    if len([it for it in s.on_board if 0 <= it <= 8 and place_of(s, it) == s.map.root[t]]) == 0
                ]
                if any(controller(s, t) != 0 for t in near):
                    near = s.lists[-1] = [t for t in near if controller(s, t) != 0]
                for w in CREATURE_PREFERS[c]:
                    near = s.lists[-1] = most(list(near), lambda t: appeal(s, t, w))
                if len(near) == 1:
                    # creatures.law:166  place c in first near
                    c = st[-3]
                    near = s.lists[-1]
                    place_thing(s, PILES, c, require(first_or(near, -1), "creatures.law:166"), TYPE_TERRITORY)
                    forget_things_creature(s)
                    pc = DONE
                else:
                    pc = ASK_T
            else:
                # creatures.law:159  verb wander c: creature
                s.failed = True
                del st[-4:]
                del s.lists[-1:]
                return False
        if pc == ASK_T:  # creatures.law:168  choose t by first_player from near
            near = s.lists[-1]
            legal = [t + 1605 for t in near]
            legal = without_duplicates(legal)
            if legal:
                s.player = s.first_player
                s.site = 19
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = DONE
        if pc == TAKE_T:  # creatures.law:168  answered: choose t by first_player from near
            c = st[-3]
            t = s.answer - 1605
            place_thing(s, PILES, c, t, TYPE_TERRITORY)
            forget_things_creature(s)
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            del s.lists[-1:]
            return False


# creatures.law:180  verb lure_out
def lure_out(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:180  verb lure_out
            if s.creatures:
                # creatures.law:182  let dens = t among territories where count (beasts in t) is 0 and (marks of lair…
                dens = s.lists[-1] = [
                    t
                    for t in s.map.roots
                    if len([it for it in s.on_board if 0 <= it <= 8 and place_of(s, it) == s.map.root[t]]) == 0
                    and laid.marks(s.map, LAIR, t) >= 1
                ]
                if len(dens) == 0:
                    dens = s.lists[-1] = [
                        t
                        for t in s.map.roots
                        if len([it for it in s.on_board if 0 <= it <= 8 and place_of(s, it) == s.map.root[t]]) == 0
                    ]
                pc = ASK_T
            else:
                # creatures.law:180  verb lure_out
                s.failed = True
                del st[-3:]
                del s.lists[-1:]
                return False
        if pc == ASK_T:  # creatures.law:185  choose t from dens
            dens = s.lists[-1]
            you = st[-3]
            legal = [t + 1757 for t in dens]
            if legal:
                s.player = you
                s.site = 20
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = DONE
        if pc == TAKE_T:  # creatures.law:185  answered: choose t from dens
            you = st[-3]
            t = s.answer - 1757
            known = len(s.line)
            appear(s, you, t)
            if len(s.line) > known:
                # creatures.law:189  rouse last line
                you = st[-3]
                st[-2] = DONE
                st += [you, require(last_or(s.line, -1), "creatures.law:189"), BEGIN, VERB_ROUSE]
                if rouse(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            del s.lists[-1:]
            return False


# effects.law:13  verb recruit n: number
def recruit(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:15  let left = n
            n = st[-4]
            left = st[-3] = n
            joined = s.lists[-1] = s.map.roots[:0]
            pc = THEN_REPEAT
        if pc == THEN_REPEAT:  # effects.law:17  repeat while left is at least 1 and (reserve of unit for you) is at…
            left = st[-3]
            you = st[-5]
            pc = ASK_T if left >= 1 and 14 - s.unit_placed[you] >= 1 else THEN_MUSTER
        if pc == ASK_T:  # effects.law:18  may choose t from territories where can recruit in it
            you = st[-5]
            legal = [t + 1909 for t in s.map.roots if can_recruit(s, t, you)]
            if legal:
                legal.append(2061)
                s.player = you
                s.site = 21
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = THEN_MUSTER
        if pc == TAKE_T:  # effects.law:18  answered: may choose t from territories where can recruit in it
            joined = s.lists[-1]
            left = st[-3]
            you = st[-5]
            if s.answer == 2061:
                pc = THEN_MUSTER
                continue
            t = s.answer - 1909
            place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, you, s.map.root[t], 1)
            forget_piece_unit(s)
            left = st[-3] = left - 1
            if t not in joined:
                joined = s.lists[-1] = [*joined, t]
            pc = THEN_REPEAT
            continue
        if pc == THEN_MUSTER:  # effects.law:25  muster joined
            joined = s.lists[-1]
            you = st[-5]
            st[-2] = DONE
            st += [you, BEGIN, VERB_MUSTER]
            s.lists += [list(joined), []]
            if muster(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-1:]
            return False


# effects.law:27  verb recruit_here n: number in t: territory
def recruit_here(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:29  place n units in t
            n = st[-4]
            t = st[-3]
            you = st[-5]
            place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, you, s.map.root[t], n)
            forget_piece_unit(s)
            st[-2] = DONE
            st += [you, BEGIN, VERB_MUSTER]
            s.lists += [[t], []]
            if muster(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# effects.law:32  verb muster joined: list of territory
def muster(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:34  each t among joined
            joined = s.lists[-2]
            t_left = s.lists[-1] = list(joined)
            pc = NEXT_T
        if pc == NEXT_T:  # effects.law:34  each t among joined
            t_left = s.lists[-1]
            you = st[-3]
            if len(t_left) == 0:
                pc = THEN_ANNOUNCE
                continue
            t = t_left.pop(0)
            if s.noting:
                note_event(s, EVENT_RECRUITED, EVERYBODY, [t, you])
            matches = match_after_recruited(s, t, you)
            if matches:
                st[-2] = NEXT_T
                st += [t, you, CHOOSE_TRIGGER, VERB_AFTER_RECRUITED]
                s.lists += [matches]
                if after_recruited(s):
                    return True
            pc = NEXT_T
            continue
        if pc == THEN_ANNOUNCE:  # effects.law:36  announce mustered by you
            you = st[-3]
            if s.noting:
                note_event(s, EVENT_MUSTERED, EVERYBODY, [you])
            matches = match_after_mustered(s, you)
            if matches:
                st[-2] = DONE
                st += [you, CHOOSE_TRIGGER, VERB_AFTER_MUSTERED]
                s.lists += [matches]
                if after_mustered(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            del s.lists[-2:]
            return False


# effects.law:65  verb build
def build(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:67  choose t from (holdings of you) where (any b among models where can build b…
            you = st[-5]
            legal = [t + 2062 for t in holdings(s, you) if any(can_build(s, b, t, you) for b in models(s))]
            if legal:
                s.player = you
                s.site = 22
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL_3
        if pc == TAKE_T:  # effects.law:67  answered: choose t from (holdings of you) where (any b among models where…
            t = st[-3] = s.answer - 2062
            pc = ASK_B
        if pc == ASK_B:  # effects.law:68  choose b from models where can build it in t
            t = st[-3]
            you = st[-5]
            legal = [b + 2161 for b in models(s) if can_build(s, b, t, you)]
            if legal:
                s.player = you
                s.site = 23
                s.legal = legal
                st[-2] = TAKE_B
                return True
            pc = FAIL_2
        if pc == TAKE_B:  # effects.law:68  answered: choose b from models where can build it in t
            you = st[-5]
            b = st[-4] = s.answer - 2161
            if s.goods[you * 4 + RES_WOOD] >= price(s, b):
                # effects.law:69  pay (price of b) wood
                b = st[-4]
                t = st[-3]
                you = st[-5]
                goods.lose_one(s, s.goods, GOODS, you, RES_WOOD, price(s, b))
                s.kept_can_resolve = {}
                st[-2] = DONE
                st += [you, b, t, BEGIN, VERB_ERECT]
                if erect(s):
                    return True
                pc = DONE
            else:
                # effects.law:71  fail
                s.failed = True
                del st[-5:]
                return False
        if pc == FAIL_2:  # effects.law:74  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == FAIL_3:  # effects.law:76  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            return False


# effects.law:78  verb erect b: building in t: territory
def erect(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:79  find_space b in t giving s
            b = st[-4]
            t = st[-3]
            you = st[-5]
            st[-2] = AFTER_FIND_SPACE
            st += [you, b, t, BEGIN, VERB_FIND_SPACE]
            if find_space(s):
                return True
            pc = AFTER_FIND_SPACE
        if pc == AFTER_FIND_SPACE:  # effects.law:79  find_space b in t giving s
            b = st[-4]
            t = st[-3]
            you = st[-5]
            s_ = s.result
            s.building_stands[b - 53] = s_
            forget_field_building_stands(s)
            if s.noting:
                note_event(s, EVENT_BUILT, EVERYBODY, [b, you, t])
            matches = match_before_built(s, b, you, t)
            if matches:
                st[-2] = AFTER_BEFORE_BUILT
                st += [b, you, t, CHOOSE_TRIGGER, VERB_BEFORE_BUILT]
                s.lists += [matches]
                if before_built(s):
                    return True
            pc = AFTER_BEFORE_BUILT
        if pc == AFTER_BEFORE_BUILT:  # effects.law:82  place b in t
            b = st[-4]
            t = st[-3]
            you = st[-5]
            place_thing(s, PILES, b, t, TYPE_TERRITORY)
            forget_things_building(s)
            matches = match_after_built(s, b, you, t)
            if matches:
                st[-2] = DONE
                st += [b, you, t, CHOOSE_TRIGGER, VERB_AFTER_BUILT]
                s.lists += [matches]
                if after_built(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# effects.law:84  verb find_space b: building in t: territory -> space
def find_space(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:85  if spaceless of b
            b = st[-4]
            if spaceless(s, b):
                # effects.law:86  give nowhere
                s.result = NOWHERE
                del st[-5:]
                return False
            # effects.law:85  if spaceless of b
            b = st[-4]
            if BUILDING_SIZE[b] == SIZE_LARGE:
                # effects.law:88  give grand
                s.result = GRAND
                del st[-5:]
                return False
            # effects.law:85  if spaceless of b
            b = st[-4]
            t = st[-3]
            if BUILDING_ON_STONE[b] or room(s, PLAIN, t) == 0:
                # effects.law:90  give stone
                s.result = STONE
                del st[-5:]
                return False
            # effects.law:85  if spaceless of b
            t = st[-3]
            if room(s, STONE, t) == 0:
                # effects.law:92  give plain
                s.result = PLAIN
                del st[-5:]
                return False
            pc = ASK_S
        if pc == ASK_S:  # effects.law:94  choose s from (plain, stone)
            you = st[-5]
            legal = [s_ + 2270 for s_ in (PLAIN, STONE)]
            if legal:
                s.player = you
                s.site = 24
                s.legal = legal
                st[-2] = TAKE_S
                return True
            pc = DONE_5
        if pc == TAKE_S:  # effects.law:94  answered: choose s from (plain, stone)
            s_ = s.answer - 2270
            s.result = s_
            del st[-5:]
            return False
        if pc == DONE_5:  # done
            s.result = 0
            del st[-5:]
            return False


# effects.law:113  verb explore
def explore(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:115  explore_among 1
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, 0, 0, 0, BEGIN, VERB_EXPLORE_AMONG]
            s.lists += [[]]
            if explore_among(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# effects.law:117  verb explore_among n: number
def explore_among(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:119  let near = t among territories where not closed of t and can explore from t
            you = st[-7]
            near = s.lists[-1] = [t for t in s.map.roots if not laid.closed(s.map, t) and can_explore(s, t, you)]
            if len(near) > 0:
                # effects.law:121  let looks = 1 if can look_again by you else 0
                you = st[-7]
                looks = st[-5] = 1 if can_look_again(s, you) else 0
                tries = st[-4] = len(s.piles[LAND])
                pc = THEN_REPEAT
            else:
                # effects.law:120  only if near is not empty
                s.failed = True
                del st[-7:]
                del s.lists[-1:]
                return False
        if pc == THEN_REPEAT:  # effects.law:123  repeat while tries is at least 1
            tries = st[-4]
            if tries >= 1:
                # effects.law:124  deal n from land to drawn
                n = st[-6]
                near = s.lists[-1]
                tries = st[-4]
                deal(s, PILES, n, LAND, DRAWN, TYPE_TILE)
                forget_things_tile(s)
                tries = st[-4] = tries - n
                if any(len(sites(s, x, list(near))) > 0 for x in s.piles[DRAWN]):
                    # effects.law:127  if looks is at least 1 and land is not empty
                    looks = st[-5]
                    if looks >= 1 and len(s.piles[LAND]) > 0:
                        # effects.law:128  lower looks by 1
                        looks = st[-5]
                        looks = st[-5] = looks - 1
                        pc = ASK_OPTION
                    else:
                        pc = THEN_CHOOSE_TILE
                else:
                    pc = THEN_CHOOSE_TILE
            else:
                # effects.law:142  fail
                s.failed = True
                del st[-7:]
                del s.lists[-1:]
                return False
        if pc == ASK_OPTION:  # effects.law:129  may "another tile"
            you = st[-7]
            s.player = you
            s.site = 25
            s.legal = [2274, 2275]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # effects.law:129  answered: may "another tile"
            pc = THEN_PUT if s.answer == 2274 else THEN_CHOOSE_TILE
        if pc == THEN_PUT:  # effects.law:130  put drawn under land
            n = st[-6]
            put_all_last(s, PILES, DRAWN, LAND)
            forget_things_tile(s)
            deal(s, PILES, n, LAND, DRAWN, TYPE_TILE)
            forget_things_tile(s)
            pc = THEN_CHOOSE_TILE
        if pc == THEN_CHOOSE_TILE:  # effects.law:134  choose_tile from near giving x
            near = s.lists[-1]
            you = st[-7]
            st[-2] = AFTER_CHOOSE_TILE
            st += [you, BEGIN, VERB_CHOOSE_TILE]
            s.lists += [list(near), []]
            if choose_tile(s):
                return True
            pc = AFTER_CHOOSE_TILE
        if pc == AFTER_CHOOSE_TILE:  # effects.law:134  choose_tile from near giving x
            x = st[-3] = s.result
            if s.failed:
                # effects.law:136  fail
                s.failed = True
                del st[-7:]
                del s.lists[-1:]
                return False
            # effects.law:137  if x is not nothing
            x = st[-3]
            if x != -1:
                # effects.law:138  lay_found x from near
                near = s.lists[-1]
                x = st[-3]
                you = st[-7]
                st[-2] = AFTER_LAY_FOUND
                st += [you, require(x, "effects.law:138"), 0, BEGIN, VERB_LAY_FOUND]
                s.lists += [list(near)]
                if lay_found(s):
                    return True
                pc = AFTER_LAY_FOUND
            else:
                # effects.law:141  put drawn under land
                put_all_last(s, PILES, DRAWN, LAND)
                forget_things_tile(s)
                count_step(s, "effects.law:123")
                pc = THEN_REPEAT
                continue
        if pc == AFTER_LAY_FOUND:  # effects.law:139  put drawn under land
            put_all_last(s, PILES, DRAWN, LAND)
            forget_things_tile(s)
            s.failed = False
            del st[-7:]
            del s.lists[-1:]
            return False


# effects.law:144  verb choose_tile from near: list of territory -> optional tile
def choose_tile(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:145  let fitting = x among drawn where (sites of x from near) is not empty
            near = s.lists[-2]
            fitting = s.lists[-1] = [x for x in s.piles[DRAWN] if len(sites(s, x, list(near))) > 0]
            if len(fitting) <= 1:
                # effects.law:147  give first fitting
                fitting = s.lists[-1]
                s.result = first_or(fitting, -1)
                s.failed = False
                del st[-3:]
                del s.lists[-2:]
                return False
            pc = ASK_X
        if pc == ASK_X:  # effects.law:148  choose x from fitting
            fitting = s.lists[-1]
            you = st[-3]
            legal = [x + 2267 for x in fitting]
            if legal:
                s.player = you
                s.site = 26
                s.legal = legal
                st[-2] = TAKE_X
                return True
            pc = DONE_2
        if pc == TAKE_X:  # effects.law:148  answered: choose x from fitting
            x = s.answer - 2267
            s.result = x
            s.failed = False
            del st[-3:]
            del s.lists[-2:]
            return False
        if pc == DONE_2:  # effects.law:151  give nothing
            s.result = -1
            s.failed = False
            del st[-3:]
            del s.lists[-2:]
            return False


# effects.law:153  verb lay_found x: tile from near: list of territory
def lay_found(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:154  choose s from (sites of x from near)
            near = s.lists[-1]
            x = st[-4]
            you = st[-5]
            legal = [s_ + 2311 for s_ in sites(s, x, list(near))]
            if legal:
                s.player = you
                s.site = 27
                s.legal = legal
                st[-2] = TAKE_S
                return True
            pc = FAIL
        if pc == TAKE_S:  # effects.law:154  answered: choose s from (sites of x from near)
            x = st[-4]
            you = st[-5]
            s_ = st[-3] = s.answer - 2311
            if s.noting:
                note_event(s, EVENT_EXPLORED, open_to(s, PILES, [x]), [x, you])
            before_explored(s, x, you)
            pc = AFTER_BEFORE_EXPLORED
        if pc == AFTER_BEFORE_EXPLORED:  # effects.law:156  lay x at s
            s_ = st[-3]
            x = st[-4]
            you = st[-5]
            laid.lay(TILES_MAP, s.map, x, s_)
            lay_out(s, PILES, x, s_, TYPE_MAP)
            merge_thing_places(s, s.map.moved, 0, 229)
            merge_counts(s.unit, TILES_MAP.places, s.map.moved)
            for moved_at in range(0, len(s.map.moved), 2):
                old_root = s.map.moved[moved_at]
                new_root = s.map.moved[moved_at + 1]
                if s.prey[new_root] == -1:
                    s.prey[new_root] = s.prey[old_root]
                s.prey[old_root] = -1
                s.passing[new_root] += s.passing[old_root]
                s.passing[old_root] = 0
                if s.invader[new_root] == 0:
                    s.invader[new_root] = s.invader[old_root]
                s.invader[old_root] = 0
            forget_all(s)
            reward_closing(s, you)
            matches = match_after_explored(s, x, you)
            if matches:
                st[-2] = DONE
                st += [x, you, CHOOSE_TRIGGER, VERB_AFTER_EXPLORED]
                s.lists += [matches]
                if after_explored(s):
                    return True
            pc = DONE
        if pc == FAIL:  # effects.law:159  fail
            s.failed = True
            del st[-5:]
            del s.lists[-1:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            del s.lists[-1:]
            return False


# effects.law:191  verb sift n: number into kept: number onto returned: number
def sift(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # effects.law:193  only if can draw n
            n = st[-7]
            you = st[-8]
            if can_draw(s, n, you):
                # effects.law:194  repeat n times
                kept = st[-6]
                n = st[-7]
                you = st[-8]
                for _ in range(n):
                    count_step(s, "effects.law:194")
                    refill(s, you)
                    deal(s, PILES, 1, DECK + you, SIFTED + you, TYPE_CARD)
                    s.kept_can_resolve = {}
                ks = s.lists[-4] = []
                left = st[-4] = kept
                pc = THEN_CHOOSE
            else:
                # effects.law:193  only if can draw n
                s.failed = True
                del st[-8:]
                del s.lists[-4:]
                return False
        if pc == THEN_CHOOSE:  # effects.law:197  choose (kept) ks from your sifted
            left = st[-4]
            if left > 0:
                pc = ASK_ONE_OF_KS
            else:
                # effects.law:198  put ks into your hand
                ks = s.lists[-4]
                you = st[-8]
                put_list_last(s, PILES, list(ks), HAND + you)
                s.kept_can_resolve = {}
                pc = THEN_CHOOSE_2
        if pc == ASK_ONE_OF_KS:  # effects.law:197  choose (kept) ks from your sifted
            ks = s.lists[-4]
            left = st[-4]
            you = st[-8]
            legal = [one_of_ks + 22366 for one_of_ks in s.piles[SIFTED + you] if one_of_ks not in ks]
            if len(legal) < left:
                legal = []
            if legal:
                s.player = you
                s.site = 28
                s.legal = legal
                st[-2] = TAKE_ONE_OF_KS
                return True
            pc = THEN_CHOOSE_2
        if pc == TAKE_ONE_OF_KS:  # effects.law:197  answered: choose (kept) ks from your sifted
            ks = s.lists[-4]
            left = st[-4]
            ks.append(s.answer - 22366)
            left = st[-4] = left - 1
            pc = THEN_CHOOSE
            continue
        if pc == THEN_CHOOSE_2:  # effects.law:201  choose (returned) rs from your sifted
            returned = st[-5]
            rs = s.lists[-1] = []
            left_2 = st[-3] = returned
            pc = THEN_CHOOSE_3
        if pc == THEN_CHOOSE_3:  # effects.law:201  choose (returned) rs from your sifted
            left_2 = st[-3]
            if left_2 > 0:
                pc = ASK_ONE_OF_RS
            else:
                # effects.law:202  put rs onto your deck
                rs = s.lists[-1]
                you = st[-8]
                put_list_first(s, PILES, list(rs), DECK + you)
                s.kept_can_resolve = {}
                pc = THEN_LET
        if pc == ASK_ONE_OF_RS:  # effects.law:201  choose (returned) rs from your sifted
            left_2 = st[-3]
            rs = s.lists[-1]
            you = st[-8]
            legal = [one_of_rs + 22486 for one_of_rs in s.piles[SIFTED + you] if one_of_rs not in rs]
            if len(legal) < left_2:
                legal = []
            if legal:
                s.player = you
                s.site = 29
                s.legal = legal
                st[-2] = TAKE_ONE_OF_RS
                return True
            pc = THEN_LET
        if pc == TAKE_ONE_OF_RS:  # effects.law:201  answered: choose (returned) rs from your sifted
            left_2 = st[-3]
            rs = s.lists[-1]
            rs.append(s.answer - 22486)
            left_2 = st[-3] = left_2 - 1
            pc = THEN_CHOOSE_3
            continue
        if pc == THEN_LET:  # effects.law:205  let rest = c among your sifted
            you = st[-8]
            rest = s.lists[-2] = list(s.piles[SIFTED + you])
            ordered_rest = s.lists[-3] = []
            pc = ASK_REST
        if pc == TAKE_REST:  # effects.law:206  answered: choose order of rest
            ordered_rest = s.lists[-3]
            rest = s.lists[-2]
            ordered_rest.append(s.answer - 22606)
            rest.remove(s.answer - 22606)
            pc = ASK_REST
        if pc == ASK_REST:  # effects.law:206  choose order of rest
            rest = s.lists[-2]
            you = st[-8]
            legal = [it + 22606 for it in sorted(set(rest))]
            if len(legal) > 1:
                s.player = you
                s.site = 30
                s.legal = legal
                st[-2] = TAKE_REST
                return True
            pc = THEN_CHOOSE_4
        if pc == THEN_CHOOSE_4:  # effects.law:206  choose order of rest
            ordered_rest = s.lists[-3]
            rest = s.lists[-2]
            you = st[-8]
            rest = s.lists[-2] = [*ordered_rest, *rest]
            put_list_last(s, PILES, list(rest), DISCARD + you)
            s.kept_can_resolve = {}
            s.failed = False
            del st[-8:]
            del s.lists[-4:]
            return False


# movement.law:42  verb move n: number
def move(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:44  announce moving by you
            n = st[-6]
            you = st[-7]
            if s.noting:
                note_event(s, EVENT_MOVING, EVERYBODY, [you])
            after_moving(s, you)
            left = st[-5] = n
            pc = THEN_REPEAT
        if pc == THEN_REPEAT:  # movement.law:46  repeat while left is at least 1
            left = st[-5]
            if left >= 1:
                # movement.law:47  if halfway is not empty
                you = st[-7]
                pc = ASK_SOURCE_TARGET if len(halfway(s, you)) > 0 else ASK_SOURCE_TARGET_2
            else:
                pc = THEN_ANNOUNCE
        if pc == ASK_SOURCE_TARGET:  # movement.law:48  choose source from halfway
            left = st[-5]
            you = st[-7]
            legal = [
                source * 152 + target + 22835
                for source in halfway(s, you)
                for target in laid.neighbours(TILES_MAP, s.map, source)
                if can_march(s, source, target, left, you)
            ]
            if legal:
                s.player = you
                s.site = 31
                s.legal = legal
                st[-2] = TAKE_SOURCE_TARGET
                return True
            pc = THEN_ANNOUNCE
        if pc == TAKE_SOURCE_TARGET:  # movement.law:48  answered: choose source from halfway
            left = st[-5]
            you = st[-7]
            source = st[-4] = (s.answer - 22835) // 152
            target = st[-3] = (s.answer - 22835) % 152
            st[-2] = AFTER_MARCH
            st += [you, source, target, left, 0, 0, 0, 0, BEGIN, VERB_MARCH]
            if march(s):
                return True
            pc = AFTER_MARCH
        if pc == AFTER_MARCH:  # movement.law:51  lower left by (steps from source to target)
            left = st[-5]
            source = st[-4]
            target = st[-3]
            left = st[-5] = left - steps(s, source, target)
            pc = THEN_REPEAT_2
        if pc == ASK_SOURCE_TARGET_2:  # movement.law:55  may choose source from territories where can leave it
            left = st[-5]
            you = st[-7]
            legal = [
                source * 152 + target + 45939
                for source in s.map.roots
                if can_leave(s, source, you)
                for target in laid.neighbours(TILES_MAP, s.map, source)
                if can_march(s, source, target, left, you)
            ]
            if legal:
                legal.append(69043)
                s.player = you
                s.site = 32
                s.legal = legal
                st[-2] = TAKE_SOURCE_TARGET_2
                return True
            pc = THEN_ANNOUNCE
        if pc == TAKE_SOURCE_TARGET_2:  # movement.law:55  answered: may choose source from territories where can…
            left = st[-5]
            you = st[-7]
            if s.answer == 69043:
                pc = THEN_ANNOUNCE
                continue
            source = st[-4] = (s.answer - 45939) // 152
            target = st[-3] = (s.answer - 45939) % 152
            st[-2] = AFTER_MARCH_2
            st += [you, source, target, left, 0, 0, 0, 0, BEGIN, VERB_MARCH]
            if march(s):
                return True
            pc = AFTER_MARCH_2
        if pc == AFTER_MARCH_2:  # movement.law:58  lower left by (steps from source to target)
            left = st[-5]
            source = st[-4]
            target = st[-3]
            left = st[-5] = left - steps(s, source, target)
            pc = THEN_REPEAT_2
        if pc == THEN_REPEAT_2:  # movement.law:46  repeat while left is at least 1
            pc = THEN_REPEAT
            continue
        if pc == THEN_ANNOUNCE:  # movement.law:61  announce moved by you
            you = st[-7]
            if s.noting:
                note_event(s, EVENT_MOVED, EVERYBODY, [you])
            matches = match_after_moved(s, you)
            if matches:
                st[-2] = AFTER_AFTER_MOVED
                st += [you, CHOOSE_TRIGGER, VERB_AFTER_MOVED]
                s.lists += [matches]
                if after_moved(s):
                    return True
            pc = AFTER_AFTER_MOVED
        if pc == AFTER_AFTER_MOVED:  # movement.law:62  fight_all
            you = st[-7]
            st[-2] = DONE
            st += [you, BEGIN, VERB_FIGHT_ALL]
            s.lists += [[]]
            if fight_all(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# movement.law:64  verb march from source: territory to target: territory with left: number
def march(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:66  let rides = no
            left = st[-7]
            source = st[-9]
            target = st[-8]
            you = st[-10]
            rides = st[-3] = False
            if rider(s, source, you) and can_trek(s, source, target, left, you):
                # movement.law:68  if movable of source is 0 or not (can stay in source by you)
                source = st[-9]
                you = st[-10]
                if movable(s, source, you) == 0 or not can_stay(s, source, you):
                    # movement.law:69  rides becomes yes
                    rides = st[-3] = True
                    pc = THEN_LET
                else:
                    pc = ASK_RIDE
            else:
                pc = THEN_LET
        if pc == ASK_RIDE:  # movement.law:71  choose ride from (yes, no)
            you = st[-10]
            legal = [ride + 69044 for ride in (True, False)]
            if legal:
                s.player = you
                s.site = 33
                s.legal = legal
                st[-2] = TAKE_RIDE
                return True
            pc = THEN_LET
        if pc == TAKE_RIDE:  # movement.law:71  answered: choose ride from (yes, no)
            ride = s.answer - 69044 != 0
            rides = st[-3] = ride
            pc = THEN_LET
        if pc == THEN_LET:  # movement.law:73  let least_units = 0 if rides and kaija_moves is alone else 1
            rides = st[-3] != 0
            source = st[-9]
            you = st[-10]
            least_units = st[-5] = 0 if rides and s.kaija_moves == ALONE else 1
            most_units = st[-4] = movable(s, source, you)
            if not can_stay(s, source, you):
                least_units = st[-5] = most_units
            group = st[-6] = most_units
            pc = ASK_N if most_units > least_units else THEN_RIDING
        if pc == ASK_N:  # movement.law:79  choose n from least_units to most_units
            least_units = st[-5]
            most_units = st[-4]
            you = st[-10]
            legal = [n + 69046 for n in range(least_units, require_at_most(most_units, 99, "movement.law:64") + 1)]
            if legal:
                s.player = you
                s.site = 34
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = THEN_RIDING
        if pc == TAKE_N:  # movement.law:79  answered: choose n from least_units to most_units
            n = s.answer - 69046
            group = st[-6] = n
            pc = THEN_RIDING
        if pc == THEN_RIDING:  # movement.law:83  riding becomes rides
            group = st[-6]
            rides = st[-3] != 0
            source = st[-9]
            target = st[-8]
            you = st[-10]
            s.riding = rides
            if s.noting:
                note_event(s, EVENT_MARCHED, EVERYBODY, [source, target, you, group])
            before_marched(s, source, target, you, group)
            move_pieces(s, s.unit, 152, PIECE_UNIT, you, s.map.root[source], s.map.root[target], group)
            forget_piece_unit(s)
            if rides:
                place_thing(s, PILES, KAIJA, target, TYPE_TERRITORY)
                forget_things_token(s)
            after_marched(s, source, target, you, group)
            meet_in(s, you, target, you)
            if s.invader[s.map.root[source]] == you and figures(s, you, source) == 0:
                s.invader[s.map.root[source]] = 0
                forget_state_invader(s)
            del st[-10:]
            return False


# movement.law:101  verb fight_all
def fight_all(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:103  repeat while any t among territories where can contest t
            you = st[-3]
            if any(can_contest(s, t, you) for t in s.map.roots):
                # movement.law:104  let fields = t among territories where can contest t
                you = st[-3]
                fields = s.lists[-1] = [t for t in s.map.roots if can_contest(s, t, you)]
                if len(fields) == 1:
                    # movement.law:106  clash in first fields
                    fields = s.lists[-1]
                    you = st[-3]
                    st[-2] = AFTER_CLASH
                    st += [you, require(first_or(fields, -1), "movement.law:106"), BEGIN, VERB_CLASH]
                    if clash(s):
                        return True
                    pc = AFTER_CLASH
                else:
                    pc = ASK_FIELD
            else:
                pc = DONE
        if pc == ASK_FIELD:  # movement.law:108  choose field from fields
            fields = s.lists[-1]
            you = st[-3]
            legal = [field + 69146 for field in fields]
            if legal:
                s.player = you
                s.site = 35
                s.legal = legal
                st[-2] = TAKE_FIELD
                return True
            pc = DONE
        if pc == TAKE_FIELD:  # movement.law:108  answered: choose field from fields
            you = st[-3]
            field = s.answer - 69146
            st[-2] = AFTER_CLASH
            st += [you, field, BEGIN, VERB_CLASH]
            if clash(s):
                return True
            pc = AFTER_CLASH
        if pc == AFTER_CLASH:  # movement.law:103  repeat while any t among territories where can contest t
            count_step(s, "movement.law:103")
            pc = BEGIN
            continue
        if pc == DONE:  # done
            del st[-3:]
            del s.lists[-1:]
            return False


# movement.law:114  verb clash in t: territory
def clash(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:115  announce clashed in t
            t = st[-3]
            if s.noting:
                note_event(s, EVENT_CLASHED, EVERYBODY, [t])
            if s.invader[s.map.root[t]] != 0:
                # movement.law:117  fight in t
                t = st[-3]
                you = st[-4]
                st[-2] = AFTER_FIGHT
                st += [you, t, 0, BEGIN, VERB_FIGHT]
                if fight(s):
                    return True
            pc = AFTER_FIGHT
        if pc == AFTER_FIGHT:  # movement.law:115  announce clashed in t
            t = st[-3]
            matches = match_after_clashed(s, t)
            if matches:
                st[-2] = DONE
                st += [t, CHOOSE_TRIGGER, VERB_AFTER_CLASHED]
                s.lists += [matches]
                if after_clashed(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# movement.law:164  verb fight in t: territory
def fight(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:166  start combat
            combat_mark = st[-3] = len(s.combat_place)
            t = st[-4]
            s.combat_place.append(t)
            s.combat_attacker.append(s.invader[s.map.root[t]])
            s.combat_defender.append(controller(s, t))
            s.kept_toll = {}
            if s.noting:
                note_event(s, EVENT_FOUGHT, EVERYBODY, [t])
            matches = match_before_fought(s, t)
            if matches:
                st[-2] = AFTER_BEFORE_FOUGHT
                st += [t, CHOOSE_TRIGGER, VERB_BEFORE_FOUGHT]
                s.lists += [matches]
                if before_fought(s):
                    return True
            pc = AFTER_BEFORE_FOUGHT
        if pc == AFTER_BEFORE_FOUGHT:  # movement.law:171  if force of attack is at least 1 and (force of defence is…
            if force(s, ATTACK) >= 1 and force(s, DEFENCE) >= 1:
                # movement.law:172  battle
                you = st[-5]
                st[-2] = AFTER_BATTLE
                st += [you, 0, 0, 0, BEGIN, VERB_BATTLE]
                s.lists += [[], []]
                if battle(s):
                    return True
            pc = AFTER_BATTLE
        if pc == AFTER_BATTLE:  # movement.law:173  invader of t becomes nothing
            t = st[-4]
            combat_mark = st[-3]
            s.invader[s.map.root[t]] = 0
            forget_state_invader(s)
            del s.combat_place[combat_mark:]
            del s.combat_attacker[combat_mark:]
            del s.combat_defender[combat_mark:]
            s.kept_toll = {}
            del st[-5:]
            return False


# movement.law:175  verb battle
def battle(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:176  let t = combat's place
            t = st[-3] = s.combat_place[require(len(s.combat_place) - 1, "movement.law:176")]
            for s_ in range(2):
                s.scored[s_] = 0
                s.struck[s_] = 0
                s.kept_toll = {}
            s_left_2 = s.lists[-2] = list(range(2))
            pc = NEXT_S
        if pc == NEXT_S:  # movement.law:180  each s among sides
            s_left_2 = s.lists[-2]
            you = st[-6]
            if len(s_left_2) == 0:
                pc = THEN_EACH
                continue
            s_ = s_left_2.pop(0)
            st[-2] = NEXT_S
            st += [you, s_, 0, 0, BEGIN, VERB_FEED]
            if feed(s):
                return True
            pc = NEXT_S
            continue
        if pc == THEN_EACH:  # movement.law:182  each s among sides
            s_left_3 = s.lists[-1] = list(range(2))
            pc = NEXT_S_2
        if pc == NEXT_S_2:  # movement.law:182  each s among sides
            s_left_3 = s.lists[-1]
            you = st[-6]
            if len(s_left_3) == 0:
                pc = THEN_LET
                continue
            s_ = s_left_3.pop(0)
            st[-2] = NEXT_S_2
            st += [you, s_, 0, BEGIN, VERB_STRIKE]
            if strike(s):
                return True
            pc = NEXT_S_2
            continue
        if pc == THEN_LET:  # movement.law:184  let best = victor
            you = st[-6]
            best_ = st[-5] = victor(s)
            losses = toll(s, ATTACK)
            harmed = st[-4] = toll(s, DEFENCE)
            st[-2] = AFTER_SUFFER
            st += [you, losses, ATTACK, BEGIN, VERB_SUFFER]
            if suffer(s):
                return True
            pc = AFTER_SUFFER
        if pc == AFTER_SUFFER:  # movement.law:188  suffer harmed on defence
            harmed = st[-4]
            you = st[-6]
            st[-2] = AFTER_SUFFER_2
            st += [you, harmed, DEFENCE, BEGIN, VERB_SUFFER]
            if suffer(s):
                return True
            pc = AFTER_SUFFER_2
        if pc == AFTER_SUFFER_2:  # movement.law:189  if best is not nothing
            best_ = st[-5]
            if best_ != -1:
                # movement.law:190  if best is attack
                best_ = st[-5]
                if best_ == ATTACK:
                    # movement.law:191  withdraw defence
                    you = st[-6]
                    st[-2] = AFTER_WITHDRAW
                    st += [you, DEFENCE, BEGIN, VERB_WITHDRAW]
                    if withdraw(s):
                        return True
                    pc = AFTER_WITHDRAW
                else:
                    # movement.law:193  withdraw attack
                    you = st[-6]
                    st[-2] = AFTER_WITHDRAW
                    st += [you, ATTACK, BEGIN, VERB_WITHDRAW]
                    if withdraw(s):
                        return True
                    pc = AFTER_WITHDRAW
            else:
                pc = DONE
        if pc == AFTER_WITHDRAW:  # movement.law:194  invader of t becomes nothing
            best_ = st[-5]
            t = st[-3]
            s.invader[s.map.root[t]] = 0
            forget_state_invader(s)
            if fighter(s, require(best_, "movement.law:195")) != 0:
                best_ = require(best_, "movement.law:196")
                event_winner = require_player(fighter(s, best_), "movement.law:196")
                if s.noting:
                    note_event(s, EVENT_WON, EVERYBODY, [event_winner, best_, t])
                after_won(s, event_winner, best_, t)
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            del s.lists[-2:]
            return False


# movement.law:198  verb feed s: side
def feed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:199  if fighter of s is not nobody
            s_ = st[-5]
            if fighter(s, s_) != 0:
                # movement.law:200  let p = fighter of s
                s_ = st[-5]
                p = st[-3] = fighter(s, s_)
                most_fed = st[-4] = (
                    s.goods[require_player(p, "movement.law:201") * 4 + RES_FOOD]
                    if s.goods[require_player(p, "movement.law:201") * 4 + RES_FOOD] < force(s, s_)
                    else force(s, s_)
                )
                pc = ASK_FED if most_fed >= 1 else DONE
            else:
                pc = DONE
        if pc == ASK_FED:  # movement.law:203  choose fed by p from 0 to most_fed
            most_fed = st[-4]
            p = st[-3]
            legal = [fed + 69298 for fed in range(require_at_most(most_fed, 99, "movement.law:198") + 1)]
            if legal:
                s.player = require_player(p, "movement.law:203")
                s.site = 36
                s.legal = legal
                st[-2] = TAKE_FED
                return True
            pc = DONE
        if pc == TAKE_FED:  # movement.law:203  answered: choose fed by p from 0 to most_fed
            p = st[-3]
            s_ = st[-5]
            fed = s.answer - 69298
            goods.lose_one(s, s.goods, GOODS, require_player(p, "movement.law:204"), RES_FOOD, fed)
            s.kept_can_resolve = {}
            s.scored[s_] += fed
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# movement.law:209  verb strike s: side
def strike(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:210  roll combat_die giving face
            s_ = st[-4]
            face = st[-3] = pick_number(s, 0, 5, TYPE_COMBAT_DIE_FACE)
            note(s, NOTE_CHANCE, TYPE_COMBAT_DIE_FACE, face, EVERYBODY)
            if fighter(s, s_) != 0:
                pc = ASK_E
            else:
                # movement.law:217  let e = first e among face having most (points of e)
                face = st[-3]
                s_ = st[-4]
                e_ = first_or(most(list(COMBAT_DIE_FACES[face]), lambda e: COMBAT_DIE_POINT[e]), -1)
                s.scored[s_] += COMBAT_DIE_POINT[require(e_, "movement.law:218")]
                s.struck[s_] += COMBAT_DIE_CASUALTY[require(e_, "movement.law:219")]
                s.kept_toll = {}
                pc = DONE
        if pc == ASK_E:  # movement.law:212  choose e by fighter of s from face
            face = st[-3]
            s_ = st[-4]
            legal = [e + 69398 for e in COMBAT_DIE_FACES[face]]
            if len(legal) > 1:
                s.player = require_player(fighter(s, s_), "movement.law:212")
                s.site = 37
                s.legal = legal
                st[-2] = TAKE_E
                return True
            if len(legal) == 1:
                s.answer = legal[0]
                pc = TAKE_E
            else:
                pc = THEN_ANNOUNCE
        if pc == TAKE_E:  # movement.law:212  answered: choose e by fighter of s from face
            s_ = st[-4]
            e = s.answer - 69398
            s.scored[s_] += COMBAT_DIE_POINT[e]
            s.struck[s_] += COMBAT_DIE_CASUALTY[e]
            s.kept_toll = {}
            pc = THEN_ANNOUNCE
        if pc == THEN_ANNOUNCE:  # movement.law:215  announce rolled by fighter of s
            s_ = st[-4]
            event_roller = require_player(fighter(s, s_), "movement.law:215")
            if s.noting:
                note_event(s, EVENT_ROLLED, EVERYBODY, [event_roller])
            matches = match_after_rolled(s, event_roller)
            if matches:
                st[-2] = DONE
                st += [event_roller, CHOOSE_TRIGGER, VERB_AFTER_ROLLED]
                s.lists += [matches]
                if after_rolled(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# movement.law:221  verb suffer n: number on s: side
def suffer(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:222  if fighter of s is not nobody
            s_ = st[-3]
            if fighter(s, s_) != 0:
                # movement.law:223  bury n by fighter of s in combat's place
                n = st[-4]
                s_ = st[-3]
                you = st[-5]
                st[-2] = DONE
                st += [
                    you,
                    n,
                    require_player(fighter(s, s_), "movement.law:223"),
                    s.combat_place[require(len(s.combat_place) - 1, "movement.law:223")],
                    0,
                    BEGIN,
                    VERB_BURY,
                ]
                if bury(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# movement.law:225  verb bury n: number by p: player in t: territory
def bury(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:227  let mourned = no
            p = st[-5]
            t = st[-4]
            mourned = st[-3] = False
            if s.map.root[place_of(s, KAIJA)] == s.map.root[t] and s.clan[p] == BEAR:
                # movement.law:229  if n is at least (figures of p in t)
                n = st[-6]
                p = st[-5]
                t = st[-4]
                if n >= figures(s, p, t):
                    # movement.law:230  mourned becomes yes
                    mourned = st[-3] = True
                    pc = THEN_IF_3
                else:
                    # movement.law:229  if n is at least (figures of p in t)
                    n = st[-6]
                    pc = ASK_KAIJA_FALLS if n >= 1 else THEN_IF_3
            else:
                pc = THEN_IF_3
        if pc == ASK_KAIJA_FALLS:  # movement.law:232  choose kaija_falls by p from (yes, no)
            p = st[-5]
            legal = [kaija_falls + 69405 for kaija_falls in (True, False)]
            if legal:
                s.player = p
                s.site = 38
                s.legal = legal
                st[-2] = TAKE_KAIJA_FALLS
                return True
            pc = THEN_IF_3
        if pc == TAKE_KAIJA_FALLS:  # movement.law:232  answered: choose kaija_falls by p from (yes, no)
            kaija_falls = s.answer - 69405 != 0
            mourned = st[-3] = kaija_falls
            pc = THEN_IF_3
        if pc == THEN_IF_3:  # movement.law:234  if mourned
            mourned = st[-3] != 0
            n = st[-6]
            p = st[-5]
            t = st[-4]
            if mourned:
                take_out(s, PILES, KAIJA)
                forget_things_token(s)
            remove_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, p, s.map.root[t], n - (1 if mourned else 0))
            forget_piece_unit(s)
            del st[-7:]
            return False


# movement.law:247  verb withdraw s: side
def withdraw(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:248  if fighter of s is not nobody and not (can stand_ground s)
            s_ = st[-3]
            if fighter(s, s_) != 0 and not can_stand_ground(s, s_):
                # movement.law:249  retreat fighter of s from combat's place
                s_ = st[-3]
                you = st[-4]
                st[-2] = DONE
                st += [
                    you,
                    require_player(fighter(s, s_), "movement.law:249"),
                    s.combat_place[require(len(s.combat_place) - 1, "movement.law:249")],
                    0,
                    0,
                    0,
                    BEGIN,
                    VERB_RETREAT,
                ]
                if retreat(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# movement.law:251  verb retreat p: player from t: territory
def retreat(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # movement.law:252  repeat while (figures of p in t) is at least 1
            p = st[-7]
            t = st[-6]
            pc = ASK_REFUGE if figures(s, p, t) >= 1 else DONE
        if pc == ASK_REFUGE:  # movement.law:253  choose refuge by p from neighbours of t where can retreat from t to…
            p = st[-7]
            t = st[-6]
            legal = [refuge + 69407 for refuge in laid.neighbours(TILES_MAP, s.map, t) if can_retreat(s, t, refuge, p)]
            if legal:
                s.player = p
                s.site = 39
                s.legal = legal
                st[-2] = TAKE_REFUGE
                return True
            pc = THEN_BURY
        if pc == TAKE_REFUGE:  # movement.law:253  answered: choose refuge by p from neighbours of t where can retreat…
            p = st[-7]
            t = st[-6]
            refuge = st[-4] = s.answer - 69407
            group = st[-5] = s.unit[p * 152 + s.map.root[t]]
            pc = ASK_N if group >= 2 else THEN_LET
        if pc == ASK_N:  # movement.law:256  choose n by p from 1 to group
            group = st[-5]
            p = st[-7]
            legal = [n + 69558 for n in range(1, require_at_most(group, 99, "movement.law:251") + 1)]
            if legal:
                s.player = p
                s.site = 40
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = THEN_LET
        if pc == TAKE_N:  # movement.law:256  answered: choose n by p from 1 to group
            n = s.answer - 69558
            group = st[-5] = n
            pc = THEN_LET
        if pc == THEN_LET:  # movement.law:260  let rest = (units of p in t) - group
            group = st[-5]
            p = st[-7]
            refuge = st[-4]
            t = st[-6]
            rest = st[-3] = s.unit[p * 152 + s.map.root[t]] - group
            move_pieces(s, s.unit, 152, PIECE_UNIT, p, s.map.root[t], s.map.root[refuge], group)
            forget_piece_unit(s)
            if s.map.root[place_of(s, KAIJA)] == s.map.root[t] and s.clan[p] == BEAR:
                # movement.law:263  if rest is 0 and (group is 0 or kaija_moves is in_company)
                group = st[-5]
                rest = st[-3]
                if rest == 0 and (group == 0 or s.kaija_moves == IN_COMPANY):
                    # movement.law:264  place Kaija in refuge
                    refuge = st[-4]
                    place_thing(s, PILES, KAIJA, refuge, TYPE_TERRITORY)
                    forget_things_token(s)
                    pc = THEN_REPEAT
                else:
                    pc = ASK_RIDE
            else:
                pc = THEN_REPEAT
        if pc == ASK_RIDE:  # movement.law:266  choose ride by p from (yes, no)
            p = st[-7]
            legal = [ride + 69658 for ride in (True, False)]
            if legal:
                s.player = p
                s.site = 41
                s.legal = legal
                st[-2] = TAKE_RIDE
                return True
            pc = THEN_REPEAT
        if pc == TAKE_RIDE:  # movement.law:266  answered: choose ride by p from (yes, no)
            refuge = st[-4]
            ride = s.answer - 69658 != 0
            if ride:
                place_thing(s, PILES, KAIJA, refuge, TYPE_TERRITORY)
                forget_things_token(s)
            pc = THEN_REPEAT
        if pc == THEN_BURY:  # movement.law:270  bury (figures of p in t) by p in t
            p = st[-7]
            t = st[-6]
            you = st[-8]
            st[-2] = DONE
            st += [you, figures(s, p, t), p, t, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = DONE
        if pc == THEN_REPEAT:  # movement.law:252  repeat while (figures of p in t) is at least 1
            pc = BEGIN
            continue
        if pc == DONE:  # done
            del st[-8:]
            return False


# variants.law:20  verb swap_goods by p: player with q: player
def swap_goods(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # variants.law:21  repeat while wealth of p is at least 1 and wealth of q is at least 1
            p = st[-7]
            q = st[-6]
            pc = ASK_MINE_YOURS if wealth(s, p) >= 1 and wealth(s, q) >= 1 else DONE
        if pc == ASK_MINE_YOURS:  # variants.law:22  may choose mine by p from goods where it of p is at least 1
            p = st[-7]
            q = st[-6]
            goods_now = s.goods
            legal = [
                mine * 4 + yours_ + 69660
                for mine in goods_(s)
                if goods_now[p * 4 + mine] >= 1
                for yours_ in goods_(s)
                if goods_now[q * 4 + yours_] >= 1 and yours_ != mine
            ]
            if legal:
                legal.append(69676)
                s.player = p
                s.site = 42
                s.legal = legal
                st[-2] = TAKE_MINE_YOURS
                return True
            pc = DONE
        if pc == TAKE_MINE_YOURS:  # variants.law:22  answered: may choose mine by p from goods where it of p is at…
            if s.answer == 69676:
                pc = DONE
                continue
            mine = st[-4] = (s.answer - 69660) // 4
            yours_ = st[-3] = (s.answer - 69660) % 4
            agreed = st[-5] = False
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # variants.law:25  choose one by q
            q = st[-6]
            s.player = q
            s.site = 43
            s.legal = [69677, 69678]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # variants.law:25  answered: choose one by q
            pc = THEN_AGREED if s.answer == 69677 else THEN_IF
        if pc == THEN_AGREED:  # variants.law:27  agreed becomes yes
            agreed = st[-5] = True
            pc = THEN_IF
        if pc == THEN_IF:  # variants.law:30  if not agreed
            agreed = st[-5] != 0
            if not agreed:
                pc = DONE
            else:
                # variants.law:32  give 1 mine from p to q
                mine = st[-4]
                p = st[-7]
                if goods.covers(s.goods, GOODS, p, [1 if k == mine else 0 for k in range(4)]):
                    # variants.law:32  give 1 mine from p to q
                    mine = st[-4]
                    p = st[-7]
                    q = st[-6]
                    yours_ = st[-3]
                    if goods.covers(s.goods, GOODS, p, [1 if k == mine else 0 for k in range(4)]):
                        goods.give(s, s.goods, GOODS, p, q, [1 if k == mine else 0 for k in range(4)])
                    s.kept_can_resolve = {}
                    if goods.covers(s.goods, GOODS, q, [1 if k == yours_ else 0 for k in range(4)]):
                        # variants.law:35  give 1 yours from q to p
                        p = st[-7]
                        q = st[-6]
                        yours_ = st[-3]
                        if goods.covers(s.goods, GOODS, q, [1 if k == yours_ else 0 for k in range(4)]):
                            goods.give(s, s.goods, GOODS, q, p, [1 if k == yours_ else 0 for k in range(4)])
                        s.kept_can_resolve = {}
                        pc = BEGIN
                        continue
                pc = DONE
        if pc == DONE:  # done
            del st[-8:]
            return False


# year.law:82  verb lay_home round: number
def lay_home(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == TAKE_X:  # year.law:84  answered: choose x from your tile_hand where (any s among (spots for it)…
            x = st[-3] = s.answer - 69670
            pc = ASK_S
        if pc == ASK_S:  # year.law:85  choose s from (spots for x) where can begin x at it in round
            round = st[-4]
            x = st[-3]
            you = st[-5]
            legal = [s_ + 69714 for s_ in laid.spots(TILES_MAP, s.map, x) if can_begin(s, x, s_, round)]
            if legal:
                s.player = you
                s.site = 45
                s.legal = legal
                st[-2] = TAKE_S
                return True
            pc = DONE_2
        if pc == TAKE_S:  # year.law:85  answered: choose s from (spots for x) where can begin x at it in round
            x = st[-3]
            you = st[-5]
            s_ = s.answer - 69714
            laid.lay(TILES_MAP, s.map, x, s_)
            lay_out(s, PILES, x, s_, TYPE_MAP)
            merge_thing_places(s, s.map.moved, 0, 229)
            merge_counts(s.unit, TILES_MAP.places, s.map.moved)
            for moved_at in range(0, len(s.map.moved), 2):
                old_root = s.map.moved[moved_at]
                new_root = s.map.moved[moved_at + 1]
                if s.prey[new_root] == -1:
                    s.prey[new_root] = s.prey[old_root]
                s.prey[old_root] = -1
                s.passing[new_root] += s.passing[old_root]
                s.passing[old_root] = 0
                if s.invader[new_root] == 0:
                    s.invader[new_root] = s.invader[old_root]
                s.invader[old_root] = 0
            forget_all(s)
            if s.noting:
                note_event(s, EVENT_LANDED, open_to(s, PILES, [x]), [x, you])
            after_landed(s, x, you)
            st[-2] = DONE
            st += [you, BEGIN, VERB_CAMP_ON]
            s.lists += [list(s.map.just_laid)]
            if camp_on(s):
                return True
            pc = DONE
        if pc == DONE:  # year.law:89  done
            del st[-5:]
            return False
        if pc == THEN_PUT:  # year.law:93  put your tile_hand under land
            you = st[-5]
            put_all_last(s, PILES, TILE_HAND + you, LAND)
            forget_things_tile(s)
            deal(s, PILES, 3, LAND, TILE_HAND + you, TYPE_TILE)
            forget_things_tile(s)
            count_step(s, "year.law:83")
            pc = BEGIN
        if pc == BEGIN:  # year.law:84  choose x from your tile_hand where (any s among (spots for it) where can begin…
            round = st[-4]
            you = st[-5]
            legal = [
                x + 69670
                for x in s.piles[TILE_HAND + you]
                if any(can_begin(s, x, s_, round) for s_ in laid.spots(TILES_MAP, s.map, x))
            ]
            if legal:
                s.player = you
                s.site = 44
                s.legal = legal
                st[-2] = TAKE_X
                return True
            pc = THEN_PUT
            continue
        if pc == DONE_2:  # done
            del st[-5:]
            return False


# year.law:98  verb camp_on ts: list of territory
def camp_on(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:99  choose t from ts where can camp in it
            ts = s.lists[-1]
            you = st[-3]
            legal = [t + 89878 for t in ts if can_camp(s, t)]
            legal = without_duplicates(legal)
            if legal:
                s.player = you
                s.site = 46
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # year.law:99  answered: choose t from ts where can camp in it
            you = st[-3]
            t = s.answer - 89878
            place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, you, s.map.root[t], 3)
            forget_piece_unit(s)
            if s.noting:
                note_event(s, EVENT_SETTLED, EVERYBODY, [t, you])
            matches = match_after_settled(s, t, you)
            if matches:
                st[-2] = DONE
                st += [t, you, CHOOSE_TRIGGER, VERB_AFTER_SETTLED]
                s.lists += [matches]
                if after_settled(s):
                    return True
            pc = DONE
        if pc == FAIL:  # year.law:103  fail
            s.failed = True
            del st[-3:]
            del s.lists[-1:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-3:]
            del s.lists[-1:]
            return False


# year.law:157  verb trade_goods
def trade_goods(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:158  announce bartering by you
            you = st[-5]
            if s.noting:
                note_event(s, EVENT_BARTERING, EVERYBODY, [you])
            matches = match_after_bartering(s, you)
            if matches:
                st[-2] = AFTER_AFTER_BARTERING
                st += [you, CHOOSE_TRIGGER, VERB_AFTER_BARTERING]
                s.lists += [matches]
                if after_bartering(s):
                    return True
            pc = AFTER_AFTER_BARTERING
        if pc == AFTER_AFTER_BARTERING:  # year.law:159  repeat while wealth of you is at least 3
            you = st[-5]
            pc = ASK_WANTED if wealth(s, you) >= 3 else DONE
        if pc == ASK_WANTED:  # year.law:160  may choose wanted from goods where (reserve of it) is at least 1 and…
            you = st[-5]
            goods_now = s.goods
            legal = [
                wanted + 90030
                for wanted in goods_(s)
                if goods.supply(goods_now, GOODS, wanted) >= 1
                and any(goods_now[you * 4 + r] >= (1 if s.trade == ANY_THREE else 3) for r in goods_(s))
            ]
            if legal:
                legal.append(90034)
                s.player = you
                s.site = 47
                s.legal = legal
                st[-2] = TAKE_WANTED
                return True
            pc = DONE
        if pc == TAKE_WANTED:  # year.law:160  answered: may choose wanted from goods where (reserve of it) is at…
            if s.answer == 90034:
                pc = DONE
                continue
            wanted = st[-3] = s.answer - 90030
            if s.trade == ANY_THREE:
                # year.law:162  repeat 3 times
                times_left = st[-4] = 3
                pc = THEN_REPEAT_2
            else:
                pc = ASK_R_2
        if pc == THEN_REPEAT_2:  # year.law:162  repeat 3 times
            times_left = st[-4]
            if times_left > 0:
                # year.law:162  repeat 3 times
                times_left = st[-4]
                times_left = st[-4] = times_left - 1
                pc = ASK_R
            else:
                pc = THEN_GAIN
        if pc == ASK_R:  # year.law:163  choose r from goods where it of you is at least 1
            you = st[-5]
            goods_now = s.goods
            legal = [r + 90035 for r in goods_(s) if goods_now[you * 4 + r] >= 1]
            if legal:
                s.player = you
                s.site = 48
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = THEN_GAIN
        if pc == TAKE_R:  # year.law:163  answered: choose r from goods where it of you is at least 1
            you = st[-5]
            r = s.answer - 90035
            goods.lose_one(s, s.goods, GOODS, you, r, 1)
            s.kept_can_resolve = {}
            pc = THEN_REPEAT_2
            continue
        if pc == ASK_R_2:  # year.law:168  choose r from goods where it of you is at least 3
            you = st[-5]
            goods_now = s.goods
            legal = [r + 90039 for r in goods_(s) if goods_now[you * 4 + r] >= 3]
            if legal:
                s.player = you
                s.site = 49
                s.legal = legal
                st[-2] = TAKE_R_2
                return True
            pc = DONE
        if pc == TAKE_R_2:  # year.law:168  answered: choose r from goods where it of you is at least 3
            you = st[-5]
            r = s.answer - 90039
            goods.lose_one(s, s.goods, GOODS, you, r, 3)
            s.kept_can_resolve = {}
            pc = THEN_GAIN
        if pc == THEN_GAIN:  # year.law:172  gain 1 wanted
            wanted = st[-3]
            you = st[-5]
            goods.gain_one(s, s.goods, GOODS, you, wanted, 1)
            s.kept_can_resolve = {}
            pc = AFTER_AFTER_BARTERING
            continue
        if pc == DONE:  # done
            del st[-5:]
            return False


# year.law:211  verb second_wind
def second_wind(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:212  if any t among territories where free of t
            if not any(free(s, t) for t in s.map.roots):
                # year.law:212  if any t among territories where free of t
                pc = ASK_OPTION if len(s.piles[LAND]) > 0 else DONE
            else:
                pc = ASK_T
        if pc == ASK_T:  # year.law:213  may choose t from territories where free of it
            you = st[-3]
            legal = [t + 90043 for t in s.map.roots if free(s, t)]
            if legal:
                legal.append(90195)
                s.player = you
                s.site = 50
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = DONE
        if pc == TAKE_T:  # year.law:213  answered: may choose t from territories where free of it
            you = st[-3]
            if s.answer == 90195:
                pc = DONE
                continue
            t = s.answer - 90043
            place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, you, s.map.root[t], 3)
            forget_piece_unit(s)
            pc = DONE
        if pc == ASK_OPTION:  # year.law:218  may "new land"
            you = st[-3]
            s.player = you
            s.site = 51
            s.legal = [90196, 90197]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # year.law:218  answered: may "new land"
            pc = THEN_FIND_LAND if s.answer == 90196 else DONE
        if pc == THEN_FIND_LAND:  # year.law:219  find_land
            you = st[-3]
            st[-2] = DONE
            st += [you, 0, BEGIN, VERB_FIND_LAND]
            if find_land(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# year.law:223  verb find_land
def find_land(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:224  let tries = count land
            tries = st[-3] = len(s.piles[LAND])
            pc = THEN_REPEAT
        if pc == THEN_REPEAT:  # year.law:225  repeat while tries is at least 1
            tries = st[-3]
            if tries >= 1:
                # year.law:226  lower tries by 1
                tries = st[-3]
                tries = st[-3] = tries - 1
                deal(s, PILES, 1, LAND, DRAWN, TYPE_TILE)
                forget_things_tile(s)
                pc = ASK_S
            else:
                s.failed = False
                del st[-4:]
                return False
        if pc == ASK_S:  # year.law:228  choose s from (spots for first drawn) where can unite first drawn at it and…
            you = st[-4]
            legal = [
                s_ + 90198
                for s_ in laid.spots(TILES_MAP, s.map, require(first_or(s.piles[DRAWN], -1), "year.law:228"))
                if can_unite(s, require(first_or(s.piles[DRAWN], -1), "year.law:228"), s_)
                and frees(s, require(first_or(s.piles[DRAWN], -1), "year.law:228"), s_)
            ]
            if legal:
                s.player = you
                s.site = 52
                s.legal = legal
                st[-2] = TAKE_S
                return True
            pc = THEN_PUT
        if pc == TAKE_S:  # year.law:228  answered: choose s from (spots for first drawn) where can unite first drawn…
            s_ = s.answer - 90198
            laid_tile = require(first_or(s.piles[DRAWN], -1), "year.law:229")
            laid.lay(TILES_MAP, s.map, laid_tile, s_)
            lay_out(s, PILES, laid_tile, s_, TYPE_MAP)
            merge_thing_places(s, s.map.moved, 0, 229)
            merge_counts(s.unit, TILES_MAP.places, s.map.moved)
            for moved_at in range(0, len(s.map.moved), 2):
                old_root = s.map.moved[moved_at]
                new_root = s.map.moved[moved_at + 1]
                if s.prey[new_root] == -1:
                    s.prey[new_root] = s.prey[old_root]
                s.prey[old_root] = -1
                s.passing[new_root] += s.passing[old_root]
                s.passing[old_root] = 0
                if s.invader[new_root] == 0:
                    s.invader[new_root] = s.invader[old_root]
                s.invader[old_root] = 0
            forget_all(s)
            pc = ASK_T
        if pc == ASK_T:  # year.law:230  choose t from just_laid where can camp in it
            you = st[-4]
            legal = [t + 110362 for t in s.map.just_laid if can_camp(s, t)]
            if legal:
                s.player = you
                s.site = 53
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # year.law:230  answered: choose t from just_laid where can camp in it
            you = st[-4]
            t = s.answer - 110362
            place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, you, s.map.root[t], 3)
            forget_piece_unit(s)
            s.failed = False
            del st[-4:]
            return False
        if pc == FAIL:  # year.law:233  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == THEN_PUT:  # year.law:236  put drawn under land
            put_all_last(s, PILES, DRAWN, LAND)
            forget_things_tile(s)
            count_step(s, "year.law:225")
            pc = THEN_REPEAT
            continue


# year.law:129  phase Actions
def phase_actions(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:130  each p among players
            for p in range(1, s.players + 1):
                s.passed[p] = False
            s.active = you_2 = st[-3] = s.first_player
            pc = THEN_TURNS
        if pc == THEN_TURNS:  # year.law:132  turns starting with first_player until (all p among players have passed…
            if all(s.passed[1:]):
                # year.law:135  each c among display
                for c in s.piles[DISPLAY][:]:
                    take_out(s, PILES, c)
                    s.kept_can_resolve = {}
                del st[-4:]
                return False
            # year.law:133  if not passed of you
            you_2 = st[-3]
            if not s.passed[you_2]:
                # year.law:134  act
                you_2 = st[-3]
                st[-2] = AFTER_ACT
                st += [you_2, BEGIN, VERB_ACT]
                if act(s):
                    return True
            pc = AFTER_ACT
        if pc == AFTER_ACT:  # year.law:132  turns starting with first_player until (all p among players have passed…
            you_2 = st[-3]
            s.active = you_2 = st[-3] = you_2 % s.players + 1
            count_step(s, "year.law:132")
            pc = THEN_TURNS
            continue


# year.law:138  phase Harvest
def phase_harvest(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:139  each p among players starting with first_player
            p_to_come = st[-5] = s.players
            p_next = st[-6] = s.first_player
            pc = NEXT_P
        if pc == NEXT_P:  # year.law:139  each p among players starting with first_player
            p_next = st[-6]
            p_to_come = st[-5]
            if p_to_come == 0:
                pc = DONE
                continue
            p_to_come = st[-5] = p_to_come - 1
            p = st[-7] = p_next
            p_next = st[-6] = p_next % s.players + 1
            you_2 = st[-3] = p
            goods.gain_one(s, s.goods, GOODS, you_2, FAME, tribute(s, p))
            s.kept_can_resolve = {}
            t_left = s.lists[-1] = list(holdings(s, p))
            pc = NEXT_T
        if pc == NEXT_T:  # year.law:142  each t among holdings of p
            p = st[-7]
            t_left = s.lists[-1]
            if len(t_left) == 0:
                pc = THEN_TRADE_GOODS
                continue
            t = st[-4] = t_left.pop(0)
            s.taken = [0, 0, 0, 0]
            if s.noting:
                note_event(s, EVENT_GATHERING, EVERYBODY, [t, p])
            matches = match_before_gathering(s, t, p)
            if matches:
                st[-2] = AFTER_BEFORE_GATHERING
                st += [t, p, CHOOSE_TRIGGER, VERB_BEFORE_GATHERING]
                s.lists += [matches]
                if before_gathering(s):
                    return True
            pc = AFTER_BEFORE_GATHERING
        if pc == AFTER_BEFORE_GATHERING:  # year.law:145  gain harvest of t - taken
            t = st[-4]
            you_2 = st[-3]
            goods.gain(s, s.goods, GOODS, you_2, goods.less(list(harvest(s, t)), list(s.taken)))
            s.kept_can_resolve = {}
            pc = NEXT_T
            continue
        if pc == THEN_TRADE_GOODS:  # year.law:146  trade_goods
            you_2 = st[-3]
            st[-2] = NEXT_P
            st += [you_2, 0, 0, BEGIN, VERB_TRADE_GOODS]
            if trade_goods(s):
                return True
            pc = NEXT_P
            continue
        if pc == DONE:  # done
            del st[-8:]
            del s.lists[-1:]
            return False


# year.law:202  phase Turning
def phase_turning(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:203  announce reckoning
            if s.noting:
                note_event(s, EVENT_RECKONING, EVERYBODY, [])
            win_strongholds(s)
            if is_over(s):
                return True
            if s.year < years(s):
                # year.law:205  each p among players starting with first_player
                p_to_come = st[-3] = s.players
                p_next = st[-4] = s.first_player
                pc = NEXT_P
            else:
                pc = THEN_ANNOUNCE
        if pc == NEXT_P:  # year.law:205  each p among players starting with first_player
            p_next = st[-4]
            p_to_come = st[-3]
            if p_to_come == 0:
                pc = THEN_ANNOUNCE
                continue
            p_to_come = st[-3] = p_to_come - 1
            p = st[-5] = p_next
            p_next = st[-4] = p_next % s.players + 1
            if homeless(s, p):
                # year.law:207  as p
                p = st[-5]
                you_2 = p
                st[-2] = NEXT_P
                st += [you_2, BEGIN, VERB_SECOND_WIND]
                if second_wind(s):
                    return True
            pc = NEXT_P
            continue
        if pc == THEN_ANNOUNCE:  # year.law:209  announce year_ended
            if s.noting:
                note_event(s, EVENT_YEAR_ENDED, EVERYBODY, [])
            if end_effects_until(s, EFFECTS_UNTIL, EVENT_YEAR_ENDED):
                s.kept_can_resolve = {}
                forget_effect_18(s)
                s.kept_toll = {}
            del st[-6:]
            return False


# year.law:9  setup
def setup(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:10  put (c among cards where family of c is trouble) into troubles
            put_list_last(s, PILES, [c for c in present(s, CARDS) if CARD_FAMILY[c] == TROUBLE], TROUBLES)
            s.kept_can_resolve = {}
            put_list_last(s, PILES, [c for c in present(s, CARDS) if CARD_FAMILY[c] == EARLY], BOX)
            s.kept_can_resolve = {}
            shuffle(s, PILES, BOX)
            deal(s, PILES, early_each(s) * s.players, BOX, DEVELOPMENTS, TYPE_CARD)
            s.kept_can_resolve = {}
            take_out_all(s, PILES, BOX)
            s.kept_can_resolve = {}
            put_list_last(s, PILES, [c for c in present(s, CARDS) if CARD_FAMILY[c] == ADVANCED], BOX)
            s.kept_can_resolve = {}
            shuffle(s, PILES, BOX)
            deal(s, PILES, advanced_each(s) * s.players, BOX, DEVELOPMENTS, TYPE_CARD)
            s.kept_can_resolve = {}
            take_out_all(s, PILES, BOX)
            s.kept_can_resolve = {}
            put_list_last(s, PILES, [c for c in present(s, CARDS) if CARD_FAMILY[c] == ACHIEVEMENT], BOX)
            s.kept_can_resolve = {}
            shuffle(s, PILES, BOX)
            deal(s, PILES, s.players, BOX, ACHIEVEMENTS, TYPE_CARD)
            s.kept_can_resolve = {}
            take_out_all(s, PILES, BOX)
            s.kept_can_resolve = {}
            put_list_last(s, PILES, list(BUILDINGS), SUPPLY)
            forget_things_building(s)
            laid_spot = TILES_MAP.spot_at(36, 36, 0)
            laid.lay(TILES_MAP, s.map, THING_TILE_START, laid_spot)
            lay_out(s, PILES, THING_TILE_START, laid_spot, TYPE_MAP)
            merge_thing_places(s, s.map.moved, 0, 229)
            merge_counts(s.unit, TILES_MAP.places, s.map.moved)
            for moved_at in range(0, len(s.map.moved), 2):
                old_root = s.map.moved[moved_at]
                new_root = s.map.moved[moved_at + 1]
                if s.prey[new_root] == -1:
                    s.prey[new_root] = s.prey[old_root]
                s.prey[old_root] = -1
                s.passing[new_root] += s.passing[old_root]
                s.passing[old_root] = 0
                if s.invader[new_root] == 0:
                    s.invader[new_root] = s.invader[old_root]
                s.invader[old_root] = 0
            forget_all(s)
            if s.players == 5:
                laid_spot_2 = TILES_MAP.spot_at(37, 36, 0)
                laid.lay(TILES_MAP, s.map, SECOND_START, laid_spot_2)
                lay_out(s, PILES, SECOND_START, laid_spot_2, TYPE_MAP)
                merge_thing_places(s, s.map.moved, 0, 229)
                merge_counts(s.unit, TILES_MAP.places, s.map.moved)
                for moved_at in range(0, len(s.map.moved), 2):
                    old_root = s.map.moved[moved_at]
                    new_root = s.map.moved[moved_at + 1]
                    if s.prey[new_root] == -1:
                        s.prey[new_root] = s.prey[old_root]
                    s.prey[old_root] = -1
                    s.passing[new_root] += s.passing[old_root]
                    s.passing[old_root] = 0
                    if s.invader[new_root] == 0:
                        s.invader[new_root] = s.invader[old_root]
                    s.invader[old_root] = 0
                forget_all(s)
            put_list_last(s, PILES, [x for x in TILES if x != THING_TILE_START and x != SECOND_START], LAND)
            forget_things_tile(s)
            shuffle(s, PILES, LAND)
            for p in range(1, s.players + 1):
                prepare_deck(s, s.active, p)
            roll_for_first(s, s.active)
            seat = 0
            for p in seats_from(s, s.first_player):
                seat = seat + 1
                goods.gain(s, s.goods, GOODS, p, [2, 2, 0, 0])
                s.kept_can_resolve = {}
                if seat >= 4:
                    goods.gain_one(s, s.goods, GOODS, p, RES_FOOD, 1)
                    s.kept_can_resolve = {}
            if s.noting:
                note_event(s, EVENT_EQUIPPED, EVERYBODY, [])
            after_equipped(s)
            for p in range(1, s.players + 1):
                deal(s, PILES, 3, LAND, TILE_HAND + p, TYPE_TILE)
                forget_things_tile(s)
            p_to_come = st[-4] = s.players
            p_next = st[-6] = s.first_player
            pc = NEXT_P
        if pc == NEXT_P:  # year.law:41  each p among players starting with first_player
            p_next = st[-6]
            p_to_come = st[-4]
            if p_to_come == 0:
                pc = THEN_EACH
                continue
            p_to_come = st[-4] = p_to_come - 1
            p = p_next
            p_next = st[-6] = p_next % s.players + 1
            you = p
            st[-2] = NEXT_P
            st += [you, 1, 0, BEGIN, VERB_LAY_HOME]
            if lay_home(s):
                return True
            pc = NEXT_P
            continue
        if pc == THEN_EACH:  # year.law:44  each p among players starting with first_player
            p_to_come_2 = st[-3] = s.players
            p_next_2 = st[-5] = s.first_player
            pc = NEXT_P_2
        if pc == NEXT_P_2:  # year.law:44  each p among players starting with first_player
            p_next_2 = st[-5]
            p_to_come_2 = st[-3]
            if p_to_come_2 == 0:
                pc = THEN_EACH_2
                continue
            p_to_come_2 = st[-3] = p_to_come_2 - 1
            p = p_next_2
            p_next_2 = st[-5] = p_next_2 % s.players + 1
            you_2 = p
            st[-2] = NEXT_P_2
            st += [you_2, 2, 0, BEGIN, VERB_LAY_HOME]
            if lay_home(s):
                return True
            pc = NEXT_P_2
            continue
        if pc == THEN_EACH_2:  # year.law:47  each p among players
            for p in range(1, s.players + 1):
                put_all_last(s, PILES, TILE_HAND + p, LAND)
                forget_things_tile(s)
            shuffle(s, PILES, LAND)
            del st[-6:]
            return False


# year.law:108  course
def course(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # year.law:110  run Beginning
            phase_before = s.phase
            s.phase = 0
            phase_beginning(s, s.active)
            s.phase = phase_before
            phase_before_2 = st[-5] = s.phase
            s.phase = 1
            st[-2] = AFTER_PHASE_ACTIONS
            st += [s.active, 0, BEGIN, VERB_PHASE_ACTIONS]
            if phase_actions(s):
                return True
            pc = AFTER_PHASE_ACTIONS
        if pc == AFTER_PHASE_ACTIONS:  # year.law:111  run Actions
            phase_before_2 = st[-5]
            s.phase = phase_before_2
            if s.noting:
                note_event(s, EVENT_ACTIONS_OVER, EVERYBODY, [])
            matches = match_after_actions_over(s)
            if matches:
                st[-2] = AFTER_AFTER_ACTIONS_OVER
                st += [CHOOSE_TRIGGER, VERB_AFTER_ACTIONS_OVER]
                s.lists += [matches]
                if after_actions_over(s):
                    return True
            pc = AFTER_AFTER_ACTIONS_OVER
        if pc == AFTER_AFTER_ACTIONS_OVER:  # year.law:113  run Harvest
            phase_before_3 = st[-4] = s.phase
            s.phase = 2
            st[-2] = AFTER_PHASE_HARVEST
            st += [s.active, 0, 0, 0, 0, 0, BEGIN, VERB_PHASE_HARVEST]
            s.lists += [[]]
            if phase_harvest(s):
                return True
            pc = AFTER_PHASE_HARVEST
        if pc == AFTER_PHASE_HARVEST:  # year.law:113  run Harvest
            phase_before_3 = st[-4]
            s.phase = phase_before_3
            phase_before_4 = s.phase
            s.phase = 3
            phase_winter(s, s.active)
            s.phase = phase_before_4
            phase_before_5 = st[-3] = s.phase
            s.phase = 4
            st[-2] = AFTER_PHASE_TURNING
            st += [s.active, 0, 0, 0, BEGIN, VERB_PHASE_TURNING]
            if phase_turning(s):
                return True
            pc = AFTER_PHASE_TURNING
        if pc == AFTER_PHASE_TURNING:  # year.law:115  run Turning
            phase_before_5 = st[-3]
            s.phase = phase_before_5
            if s.year == years(s):
                del st[-5:]
                return False
            # year.law:118  raise year by 1
            s.year += 1
            count_step(s, "year.law:109")
            pc = BEGIN
            continue


# cards_advanced.law:2  card Spy
def spy_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:7  may "leave the hands alone" when partial
            pc = ASK_OPTION if s.partial else ASK_P_2
        if pc == ASK_OPTION:  # cards_advanced.law:7  may "leave the hands alone" when partial
            you = st[-5]
            s.player = you
            s.site = 54
            s.legal = [110514, 110515]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:7  answered: may "leave the hands alone" when partial
            pc = THEN_DRAW if s.answer == 110514 else ASK_P
        if pc == ASK_P:  # cards_advanced.law:10  choose p from rivals of you where hand of it is not empty
            you = st[-5]
            legal = [p + 110515 for p in rivals(s, you) if len(s.piles[HAND + p]) > 0]
            if legal:
                s.player = you
                s.site = 55
                s.legal = legal
                st[-2] = TAKE_P
                return True
            pc = THEN_DRAW
        if pc == TAKE_P:  # cards_advanced.law:10  answered: choose p from rivals of you where hand of it is not empty
            you = st[-5]
            p = st[-3] = s.answer - 110515
            show(s, PILES, you, list(s.piles[HAND + p]))
            pc = ASK_C
        if pc == ASK_C:  # cards_advanced.law:12  choose c from hand of p
            p = st[-3]
            you = st[-5]
            legal = [c + 110412 for c in s.piles[HAND + p]]
            if legal:
                s.player = you
                s.site = 56
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = THEN_DRAW
        if pc == TAKE_C:  # cards_advanced.law:12  answered: choose c from hand of p
            p = st[-3]
            c = s.answer - 110412
            put_last(s, PILES, c, DISCARD + p)
            s.kept_can_resolve = {}
            pc = THEN_DRAW
        if pc == ASK_P_2:  # cards_advanced.law:10  choose p from rivals of you where hand of it is not empty
            you = st[-5]
            legal = [p + 110515 for p in rivals(s, you) if len(s.piles[HAND + p]) > 0]
            if legal:
                s.player = you
                s.site = 55
                s.legal = legal
                st[-2] = TAKE_P_2
                return True
            pc = THEN_DRAW
        if pc == TAKE_P_2:  # cards_advanced.law:10  answered: choose p from rivals of you where hand of it is not empty
            you = st[-5]
            p = st[-3] = s.answer - 110515
            show(s, PILES, you, list(s.piles[HAND + p]))
            pc = ASK_C_2
        if pc == ASK_C_2:  # cards_advanced.law:12  choose c from hand of p
            p = st[-3]
            you = st[-5]
            legal = [c + 110412 for c in s.piles[HAND + p]]
            if legal:
                s.player = you
                s.site = 56
                s.legal = legal
                st[-2] = TAKE_C_2
                return True
            pc = THEN_DRAW
        if pc == TAKE_C_2:  # cards_advanced.law:12  answered: choose c from hand of p
            p = st[-3]
            c = s.answer - 110412
            put_last(s, PILES, c, DISCARD + p)
            s.kept_can_resolve = {}
            pc = THEN_DRAW
        if pc == THEN_DRAW:  # cards_advanced.law:18  draw 1
            you = st[-5]
            draw_(s, you, 1)
            del st[-5:]
            return False


# cards_advanced.law:28  card Axe Throwers
def axe_throwers_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:32  move 2
            this = st[-3]
            you = st[-4]
            begin_effect(s, 0, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:32  move 2
            end_effect(s, 0)
            del st[-4:]
            return False


# cards_advanced.law:46  card Industrious Villagers
def industrious_villagers_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:51  if can build_any
            you = st[-4]
            if can_build_any(s, you):
                # cards_advanced.law:52  build
                you = st[-4]
                st[-2] = ASK_OLD
                st += [you, 0, 0, BEGIN, VERB_BUILD]
                if build(s):
                    return True
            pc = ASK_OLD
        if pc == ASK_OLD:  # cards_advanced.law:53  may choose old from buildings where can renovate it
            you = st[-4]
            legal = [old + 110592 for old in BUILDINGS if can_renovate(s, old, you)]
            if legal:
                legal.append(110701)
                s.player = you
                s.site = 59
                s.legal = legal
                st[-2] = TAKE_OLD
                return True
            pc = DONE
        if pc == TAKE_OLD:  # cards_advanced.law:53  answered: may choose old from buildings where can renovate it
            you = st[-4]
            if s.answer == 110701:
                pc = DONE
                continue
            old = s.answer - 110592
            st[-2] = DONE
            st += [you, old, 0, BEGIN, VERB_SWAP_BUILDING]
            if swap_building(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:81  card Enemy Secrets
def enemy_secrets_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:85  choose t from territories where can spy_on it
            you = st[-5]
            legal = [t + 110702 for t in s.map.roots if can_spy_on(s, t, you)]
            if legal:
                s.player = you
                s.site = 60
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL_2
        if pc == TAKE_T:  # cards_advanced.law:85  answered: choose t from territories where can spy_on it
            t = st[-3] = s.answer - 110702
            pc = ASK_C
        if pc == ASK_C:  # cards_advanced.law:86  choose c from active_area of controller of t where can copy it
            t = st[-3]
            you = st[-5]
            legal = [
                c + 110745
                for c in s.piles[ACTIVE_AREA + require_player(controller(s, t), "cards_advanced.law:86")]
                if can_copy(s, c, you)
            ]
            if legal:
                s.player = you
                s.site = 61
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # cards_advanced.law:86  answered: choose c from active_area of controller of t where can…
            you = st[-5]
            c = s.answer - 110745
            st[-2] = DONE
            st += [you, c, BEGIN, VERB_RESOLVE]
            if resolve(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_advanced.law:89  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == FAIL_2:  # cards_advanced.law:91  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            return False


# cards_advanced.law:97  card Hunters
def hunters_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:102  recruit_by food
            you = st[-4]
            st[-2] = DONE
            st += [you, RES_FOOD, 0, BEGIN, VERB_RECRUIT_BY]
            s.lists += [[], []]
            if recruit_by(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:104  card Woodcutters
def woodcutters_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:109  recruit_by wood
            you = st[-4]
            st[-2] = DONE
            st += [you, RES_WOOD, 0, BEGIN, VERB_RECRUIT_BY]
            s.lists += [[], []]
            if recruit_by(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:111  card Loremasters
def loremasters_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:116  recruit_by lore
            you = st[-4]
            st[-2] = DONE
            st += [you, RES_LORE, 0, BEGIN, VERB_RECRUIT_BY]
            s.lists += [[], []]
            if recruit_by(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:127  card Outpost
def outpost_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:132  choose t from territories where can found in it
            you = st[-4]
            legal = [t + 110974 for t in s.map.roots if can_found(s, t, you)]
            if legal:
                s.player = you
                s.site = 62
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # cards_advanced.law:132  answered: choose t from territories where can found in it
            you = st[-4]
            t = s.answer - 110974
            st[-2] = DONE
            st += [you, 2, t, BEGIN, VERB_RECRUIT_HERE]
            if recruit_here(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_advanced.law:135  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:139  card Hidden Ways
def hidden_ways_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:143  set_out
            you = st[-4]
            set_out(s, you)
            pc = ASK_SOURCE_TARGET
        if pc == ASK_SOURCE_TARGET:  # cards_advanced.law:144  choose source from territories where can leave it
            you = st[-4]
            legal = [
                source * 152 + target + 111126
                for source in s.map.roots
                if can_leave(s, source, you)
                for target in s.map.roots
                if can_arrive(s, target, you) and s.map.root[target] != s.map.root[source]
            ]
            if legal:
                s.player = you
                s.site = 63
                s.legal = legal
                st[-2] = TAKE_SOURCE_TARGET
                return True
            pc = FAIL
        if pc == TAKE_SOURCE_TARGET:  # cards_advanced.law:144  answered: choose source from territories where can…
            you = st[-4]
            source = (s.answer - 111126) // 152
            target = (s.answer - 111126) % 152
            st[-2] = AFTER_MARCH
            st += [you, source, target, 99, 0, 0, 0, 0, BEGIN, VERB_MARCH]
            if march(s):
                return True
            pc = AFTER_MARCH
        if pc == AFTER_MARCH:  # cards_advanced.law:147  halt
            you = st[-4]
            st[-2] = AFTER_HALT
            st += [you, BEGIN, VERB_HALT]
            if halt(s):
                return True
            pc = AFTER_HALT
        if pc == AFTER_HALT:  # cards_advanced.law:148  fight_all
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_FIGHT_ALL]
            s.lists += [[]]
            if fight_all(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_advanced.law:150  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:159  card Carpentry Mastery
def carpentry_mastery_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:164  forget_size
            this = st[-3]
            you = st[-4]
            forget_size(s, you)
            begin_effect(s, 1, you, this, [])
            st[-2] = AFTER_BUILD
            st += [you, 0, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # cards_advanced.law:165  build
            you = st[-4]
            end_effect(s, 1)
            if can_build_any(s, you):
                # cards_advanced.law:169  build
                this = st[-3]
                you = st[-4]
                begin_effect(s, 2, you, this, [])
                s.kept_can_resolve = {}
                st[-2] = AFTER_BUILD_2
                st += [you, 0, 0, BEGIN, VERB_BUILD]
                if build(s):
                    return True
                pc = AFTER_BUILD_2
            else:
                pc = DONE
        if pc == AFTER_BUILD_2:  # cards_advanced.law:169  build
            end_effect(s, 2)
            s.kept_can_resolve = {}
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:188  card "Huginn & Muninn"
def huginn_muninn_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:193  explore
            this = st[-3]
            you = st[-4]
            begin_effect(s, 4, you, this, [])
            forget_effect_4(s)
            st[-2] = AFTER_EXPLORE
            st += [you, BEGIN, VERB_EXPLORE]
            if explore(s):
                return True
            pc = AFTER_EXPLORE
        if pc == AFTER_EXPLORE:  # cards_advanced.law:193  explore
            end_effect(s, 4)
            forget_effect_4(s)
            del st[-4:]
            return False


# cards_advanced.law:204  card Grizzled Warriors
def grizzled_warriors_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:208  move 2
            this = st[-3]
            you = st[-4]
            begin_effect(s, 5, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:208  move 2
            end_effect(s, 5)
            del st[-4:]
            return False


# cards_advanced.law:210  card Upgraded Trading Post
def upgraded_trading_post_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:215  sift 3 into 2 onto 0
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 2, 0, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:216  card Ancestral Curse
def ancestral_curse_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:222  each p among rivals of you starting with left of you
            you = st[-5]
            p_left = s.lists[-1] = list(rotated(rivals(s, you), you % s.players + 1))
            pc = NEXT_P
        if pc == NEXT_P:  # cards_advanced.law:222  each p among rivals of you starting with left of you
            p_left = s.lists[-1]
            if len(p_left) == 0:
                pc = THEN_DRAW
                continue
            p = st[-3] = p_left.pop(0)
            pc = ASK_C
        if pc == ASK_C:  # cards_advanced.law:223  choose c by p from different hand of p where can give_up it by p
            p = st[-3]
            legal = [
                c + 134121 for c in different([it for it in s.piles[HAND + p] if can_give_up(s, it, p)], FIRST_COPY)
            ]
            if legal:
                s.player = p
                s.site = 64
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = NEXT_P
            continue
        if pc == TAKE_C:  # cards_advanced.law:223  answered: choose c by p from different hand of p where can give_up…
            p = st[-3]
            c = s.answer - 134121
            put_last(s, PILES, c, DISCARD + p)
            s.kept_can_resolve = {}
            pc = NEXT_P
            continue
        if pc == THEN_DRAW:  # cards_advanced.law:227  draw 1
            you = st[-5]
            draw_(s, you, 1)
            del st[-5:]
            del s.lists[-1:]
            return False


# cards_advanced.law:230  card Rangers
def rangers_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:235  explore
            you = st[-4]
            st[-2] = AFTER_EXPLORE
            st += [you, BEGIN, VERB_EXPLORE]
            if explore(s):
                return True
            pc = AFTER_EXPLORE
        if pc == AFTER_EXPLORE:  # cards_advanced.law:236  if can explore_any
            you = st[-4]
            pc = ASK_OPTION if can_explore_any(s, you) else DONE
        if pc == ASK_OPTION:  # cards_advanced.law:237  may "explore again"
            you = st[-4]
            s.player = you
            s.site = 65
            s.legal = [134350, 134351]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:237  answered: may "explore again"
            pc = THEN_EXPLORE if s.answer == 134350 else DONE
        if pc == THEN_EXPLORE:  # cards_advanced.law:238  explore
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_EXPLORE]
            if explore(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:241  card Upgraded Scout Camp
def upgraded_scout_camp_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:245  explore_among 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_EXPLORE_AMONG]
            s.lists += [[]]
            if explore_among(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:246  card Greater Trade Routes
def greater_trade_routes_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:251  sift 3 into 2 onto 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 2, 1, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:252  card Infiltration
def infiltration_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:256  move 3
            this = st[-3]
            you = st[-4]
            begin_effect(s, 6, you, this, [])
            forget_effect_6(s)
            st[-2] = AFTER_MOVE
            st += [you, 3, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:256  move 3
            end_effect(s, 6)
            forget_effect_6(s)
            del st[-4:]
            return False


# cards_advanced.law:258  card Upgraded Town Hall
def upgraded_town_hall_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:264  recruit 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 2, 0, BEGIN, VERB_RECRUIT]
            s.lists += [[]]
            if recruit(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:265  card Amenities
def amenities_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:270  build
            this = st[-3]
            you = st[-4]
            begin_effect(s, 7, you, this, [])
            s.kept_can_resolve = {}
            st[-2] = AFTER_BUILD
            st += [you, 0, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # cards_advanced.law:270  build
            end_effect(s, 7)
            s.kept_can_resolve = {}
            del st[-4:]
            return False


# cards_advanced.law:279  card Bribery
def bribery_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:285  choose source from territories where can bribe it
            you = st[-6]
            legal = [
                source * 152 + target + 134352
                for source in s.map.roots
                if can_bribe(s, source, you)
                for target in laid.neighbours(TILES_MAP, s.map, source)
                if can_be_led(s, target, require_player(controller(s, source), "cards_advanced.law:286"))
            ]
            if legal:
                s.player = you
                s.site = 66
                s.legal = legal
                st[-2] = TAKE_SOURCE_TARGET
                return True
            pc = FAIL
        if pc == TAKE_SOURCE_TARGET:  # cards_advanced.law:285  answered: choose source from territories where can…
            source = st[-4] = (s.answer - 134352) // 152
            target = st[-3] = (s.answer - 134352) % 152
            pc = ASK_N
        if pc == ASK_N:  # cards_advanced.law:287  choose n from 1 to 2 where it is at most garrison of source
            source = st[-4]
            you = st[-6]
            legal = [n + 157455 for n in range(1, 3) if n <= garrison(s, source)]
            if legal:
                s.player = you
                s.site = 67
                s.legal = legal
                st[-2] = TAKE_N
                return True
            pc = DONE
        if pc == TAKE_N:  # cards_advanced.law:287  answered: choose n from 1 to 2 where it is at most garrison of…
            source = st[-4]
            target = st[-3]
            you = st[-6]
            n = s.answer - 157455
            st[-2] = DONE
            st += [you, n, source, target, BEGIN, VERB_LEAD]
            if lead(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_advanced.law:292  fail
            s.failed = True
            del st[-6:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-6:]
            return False


# cards_advanced.law:305  card Incursion
def incursion_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:309  move 4
            you = st[-4]
            st[-2] = DONE
            st += [you, 4, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:310  card Heroic Charge
def heroic_charge_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:314  move 3
            this = st[-3]
            you = st[-4]
            begin_effect(s, 8, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 3, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:314  move 3
            end_effect(s, 8)
            del st[-4:]
            return False


# cards_advanced.law:316  card Trading Post
def trading_post_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:322  sift 3 into 1 onto 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 1, 1, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:323  card Legendary Heroes
def legendary_heroes_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:329  choose c from your active_area where used of it and can copy it
            you = st[-4]
            card_used = s.card_used
            legal = [c + 157349 for c in s.piles[ACTIVE_AREA + you] if card_used[c - 109] and can_copy(s, c, you)]
            if legal:
                s.player = you
                s.site = 68
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # cards_advanced.law:329  answered: choose c from your active_area where used of it and can…
            you = st[-4]
            c = s.answer - 157349
            st[-2] = DONE
            st += [you, c, BEGIN, VERB_RESOLVE]
            if resolve(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_advanced.law:332  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# cards_advanced.law:334  card "Allies from the Wild"
def allies_from_the_wild_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:339  recruit_wild 3
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 0, BEGIN, VERB_RECRUIT_WILD]
            s.lists += [[]]
            if recruit_wild(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:341  card Warriors
def warriors_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:345  move 2
            this = st[-3]
            you = st[-4]
            begin_effect(s, 9, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_advanced.law:345  move 2
            end_effect(s, 9)
            del st[-4:]
            return False


# cards_advanced.law:347  card Cunning Merchant
def cunning_merchant_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:353  sift 3 into 1 onto 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 1, 2, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:354  card Capture
def capture_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:360  may "attack nobody" when partial
            pc = ASK_OPTION if s.partial else ASK_T_2
        if pc == ASK_OPTION:  # cards_advanced.law:360  may "attack nobody" when partial
            you = st[-4]
            s.player = you
            s.site = 69
            s.legal = [157578, 157579]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:360  answered: may "attack nobody" when partial
            pc = ASK_T_3 if s.answer == 157578 else ASK_T
        if pc == ASK_T:  # cards_advanced.law:363  choose t from territories where can strike_at it and beside_you of it
            you = st[-4]
            legal = [t + 157580 for t in s.map.roots if can_strike_at(s, t, you) and beside_you(s, t, you)]
            if legal:
                s.player = you
                s.site = 70
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = ASK_T_3
        if pc == TAKE_T:  # cards_advanced.law:363  answered: choose t from territories where can strike_at it and…
            you = st[-4]
            t = s.answer - 157580
            st[-2] = ASK_T_3
            st += [you, 1, require_player(controller(s, t), "cards_advanced.law:364"), t, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = ASK_T_3
        if pc == ASK_T_2:  # cards_advanced.law:363  choose t from territories where can strike_at it and beside_you…
            you = st[-4]
            legal = [t + 157580 for t in s.map.roots if can_strike_at(s, t, you) and beside_you(s, t, you)]
            if legal:
                s.player = you
                s.site = 70
                s.legal = legal
                st[-2] = TAKE_T_2
                return True
            pc = ASK_T_3
        if pc == TAKE_T_2:  # cards_advanced.law:363  answered: choose t from territories where can strike_at it and…
            you = st[-4]
            t = s.answer - 157580
            st[-2] = ASK_T_3
            st += [you, 1, require_player(controller(s, t), "cards_advanced.law:364"), t, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = ASK_T_3
        if pc == ASK_T_3:  # cards_advanced.law:367  may choose t from territories where can recruit in it
            you = st[-4]
            legal = [t + 157732 for t in s.map.roots if can_recruit(s, t, you)]
            if legal:
                legal.append(157884)
                s.player = you
                s.site = 71
                s.legal = legal
                st[-2] = TAKE_T_3
                return True
            pc = DONE
        if pc == TAKE_T_3:  # cards_advanced.law:367  answered: may choose t from territories where can recruit in it
            you = st[-4]
            if s.answer == 157884:
                pc = DONE
                continue
            t = s.answer - 157732
            place_pieces(s, s.unit, s.unit_placed, 152, PIECE_UNIT, 14, you, s.map.root[t], 1)
            forget_piece_unit(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_advanced.law:373  card Veiled Threats
def veiled_threats_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:379  choose p from rivals of you where hand of it is not empty or can…
            you = st[-5]
            legal = [p + 157884 for p in rivals(s, you) if len(s.piles[HAND + p]) > 0 or can_spare(s, 1, p)]
            if legal:
                s.player = you
                s.site = 72
                s.legal = legal
                st[-2] = TAKE_P
                return True
            pc = THEN_DRAW
        if pc == TAKE_P:  # cards_advanced.law:379  answered: choose p from rivals of you where hand of it is not…
            p = st[-3] = s.answer - 157884
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # cards_advanced.law:380  choose one by p
            p = st[-3]
            legal = []
            if len(s.piles[HAND + p]) > 0:
                legal.append(157890)
            if can_spare(s, 1, p):
                legal.append(157891)
            if legal:
                s.player = p
                s.site = 73
                s.legal = legal
                st[-2] = TAKE_OPTION
                return True
            pc = THEN_DRAW
        if pc == TAKE_OPTION:  # cards_advanced.law:380  answered: choose one by p
            pc = ASK_C if s.answer == 157890 else ASK_R
        if pc == ASK_C:  # cards_advanced.law:382  choose c by p from different hand of p
            p = st[-3]
            legal = [c + 157783 for c in different(s.piles[HAND + p], FIRST_COPY)]
            if legal:
                s.player = p
                s.site = 74
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = THEN_DRAW
        if pc == TAKE_C:  # cards_advanced.law:382  answered: choose c by p from different hand of p
            p = st[-3]
            c = s.answer - 157783
            put_last(s, PILES, c, DISCARD + p)
            s.kept_can_resolve = {}
            pc = THEN_DRAW
        if pc == ASK_R:  # cards_advanced.law:385  choose r by p from goods where it of p is at least 1
            p = st[-3]
            goods_now = s.goods
            legal = [r + 158012 for r in goods_(s) if goods_now[p * 4 + r] >= 1]
            if legal:
                s.player = p
                s.site = 75
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = THEN_DRAW
        if pc == TAKE_R:  # cards_advanced.law:385  answered: choose r by p from goods where it of p is at least 1
            p = st[-3]
            you = st[-5]
            r = s.answer - 158012
            if goods.covers(s.goods, GOODS, p, [1 if k == r else 0 for k in range(4)]):
                goods.give(s, s.goods, GOODS, p, you, [1 if k == r else 0 for k in range(4)])
            s.kept_can_resolve = {}
            pc = THEN_DRAW
        if pc == THEN_DRAW:  # cards_advanced.law:393  draw 1
            you = st[-5]
            draw_(s, you, 1)
            del st[-5:]
            return False


# cards_early.law:2  card Negotiation
def negotiation_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:7  choose one
            you = st[-4]
            legal = []
            if len(s.piles[DISCARD + you]) > 0:
                legal.append(158016)
            if can_draw(s, 1, you):
                legal.append(158017)
            if legal:
                s.player = you
                s.site = 76
                s.legal = legal
                st[-2] = TAKE_OPTION
                return True
            pc = FAIL
        if pc == TAKE_OPTION:  # cards_early.law:7  answered: choose one
            pc = ASK_C if s.answer == 158016 else THEN_DRAW
        if pc == ASK_C:  # cards_early.law:9  choose c from different your discard
            you = st[-4]
            legal = [c + 157909 for c in different(s.piles[DISCARD + you], FIRST_COPY)]
            if legal:
                s.player = you
                s.site = 77
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = DONE
        if pc == TAKE_C:  # cards_early.law:9  answered: choose c from different your discard
            you = st[-4]
            c = s.answer - 157909
            put_last(s, PILES, c, HAND + you)
            s.kept_can_resolve = {}
            pc = DONE
        if pc == THEN_DRAW:  # cards_early.law:12  draw 1
            you = st[-4]
            draw_(s, you, 1)
            pc = DONE
        if pc == FAIL:  # cards_early.law:14  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# cards_early.law:16  card Scouts
def scouts_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:22  explore
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_EXPLORE]
            if explore(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_early.law:23  card Town Hall
def town_hall_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:29  recruit 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_RECRUIT]
            s.lists += [[]]
            if recruit(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_early.law:30  card Merchant
def merchant_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:36  sift 3 into 1 onto 0
            you = st[-4]
            st[-2] = DONE
            st += [you, 3, 1, 0, 0, 0, BEGIN, VERB_SIFT]
            s.lists += [[], [], [], []]
            if sift(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_early.law:37  card Militia
def militia_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:42  move 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_early.law:43  card Improved Villager Tools
def improved_villager_tools_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:49  build
            you = st[-4]
            st[-2] = DONE
            st += [you, 0, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_early.law:50  card Recruitment
def recruitment_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:55  choose t from territories where can recruit in it
            you = st[-4]
            legal = [t + 158138 for t in s.map.roots if can_recruit(s, t, you)]
            if legal:
                s.player = you
                s.site = 78
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # cards_early.law:55  answered: choose t from territories where can recruit in it
            you = st[-4]
            t = s.answer - 158138
            st[-2] = DONE
            st += [you, 2, t, BEGIN, VERB_RECRUIT_HERE]
            if recruit_here(s):
                return True
            pc = DONE
        if pc == FAIL:  # cards_early.law:58  fail
            s.failed = True
            del st[-4:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-4:]
            return False


# cards_early.law:65  card Mercenary
def mercenary_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:70  recruit 1
            this = st[-3]
            you = st[-4]
            begin_effect(s, 10, you, this, [])
            forget_effect_10(s)
            st[-2] = AFTER_RECRUIT
            st += [you, 1, 0, BEGIN, VERB_RECRUIT]
            s.lists += [[]]
            if recruit(s):
                return True
            pc = AFTER_RECRUIT
        if pc == AFTER_RECRUIT:  # cards_early.law:70  recruit 1
            end_effect(s, 10)
            forget_effect_10(s)
            del st[-4:]
            return False


# cards_early.law:73  card Intimidate
def intimidate_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:77  move 2
            this = st[-3]
            you = st[-4]
            begin_effect(s, 11, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_early.law:77  move 2
            end_effect(s, 11)
            del st[-4:]
            return False


# cards_early.law:90  card "Feast Day"
def feast_day_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:96  feast for this
            this = st[-3]
            you = st[-4]
            st[-2] = DONE
            st += [you, this, BEGIN, VERB_FEAST]
            if feast(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_early.law:97  card Scout Camp
def scout_camp_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:102  explore
            this = st[-3]
            you = st[-4]
            begin_effect(s, 12, you, this, [])
            st[-2] = AFTER_EXPLORE
            st += [you, BEGIN, VERB_EXPLORE]
            if explore(s):
                return True
            pc = AFTER_EXPLORE
        if pc == AFTER_EXPLORE:  # cards_early.law:102  explore
            end_effect(s, 12)
            del st[-4:]
            return False


# cards_early.law:104  card Shieldbearers
def shieldbearers_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:108  move 2
            this = st[-3]
            you = st[-4]
            begin_effect(s, 13, you, this, [])
            s.kept_toll = {}
            st[-2] = AFTER_MOVE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_early.law:108  move 2
            end_effect(s, 13)
            s.kept_toll = {}
            del st[-4:]
            return False


# cards_early.law:110  card Bodyguard
def bodyguard_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:116  move 1
            this = st[-3]
            you = st[-4]
            begin_effect(s, 14, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 1, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # cards_early.law:116  move 1
            end_effect(s, 14)
            del st[-4:]
            return False


# cards_early.law:118  card Simple Living
def simple_living_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:123  build
            this = st[-3]
            you = st[-4]
            begin_effect(s, 15, you, this, [])
            s.kept_can_resolve = {}
            st[-2] = AFTER_BUILD
            st += [you, 0, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # cards_early.law:123  build
            end_effect(s, 15)
            s.kept_can_resolve = {}
            del st[-4:]
            return False


# cards_early.law:125  card Future Sight
def future_sight_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:129  until year_ended
            this = st[-3]
            you = st[-4]
            begin_effect(s, 16, you, this, [])
            s.kept_can_resolve = {}
            pc = ASK_C
        if pc == ASK_C:  # cards_early.law:131  choose c from display
            you = st[-4]
            legal = [c + 158183 for c in s.piles[DISPLAY]]
            if legal:
                s.player = you
                s.site = 80
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # cards_early.law:131  answered: choose c from display
            you = st[-4]
            c = s.answer - 158183
            put_first(s, PILES, c, DECK + you)
            s.kept_can_resolve = {}
            s.failed = False
            del st[-4:]
            return False
        if pc == FAIL:  # cards_early.law:134  fail
            s.failed = True
            del st[-4:]
            return False


# cards_starting.law:2  card Recruit
def recruit_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_starting.law:7  recruit 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, 0, BEGIN, VERB_RECRUIT]
            s.lists += [[]]
            if recruit(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_starting.law:8  card Move
def move_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_starting.law:14  move 1
            you = st[-4]
            st[-2] = DONE
            st += [you, 1, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_starting.law:15  card Explore
def explore_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_starting.law:20  explore
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_EXPLORE]
            if explore(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_starting.law:21  card Build
def build_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_starting.law:26  build
            you = st[-4]
            st[-2] = DONE
            st += [you, 0, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# cards_starting.law:27  card Feast
def feast_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_starting.law:33  feast for this
            this = st[-3]
            you = st[-4]
            st[-2] = DONE
            st += [you, this, BEGIN, VERB_FEAST]
            if feast(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# clans.law:16  card "Bear Clan"
def bear_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:23  move 1
            this = st[-3]
            you = st[-4]
            begin_effect(s, 17, you, this, [])
            st[-2] = AFTER_MOVE
            st += [you, 1, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # clans.law:23  move 1
            end_effect(s, 17)
            del st[-4:]
            return False


# clans.law:26  card "The Bear Awakens"
def the_bear_awakens_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:33  recruit 2
            you = st[-4]
            st[-2] = AFTER_RECRUIT
            st += [you, 2, 0, BEGIN, VERB_RECRUIT]
            s.lists += [[]]
            if recruit(s):
                return True
            pc = AFTER_RECRUIT
        if pc == AFTER_RECRUIT:  # clans.law:34  until year_ended
            this = st[-3]
            you = st[-4]
            begin_effect(s, 18, you, this, [])
            forget_effect_18(s)
            del st[-4:]
            return False


# clans.law:53  card "Boar Clan"
def boar_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:59  build
            this = st[-3]
            you = st[-4]
            begin_effect(s, 19, you, this, [])
            s.kept_can_resolve = {}
            st[-2] = AFTER_BUILD
            st += [you, 0, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # clans.law:59  build
            end_effect(s, 19)
            s.kept_can_resolve = {}
            del st[-4:]
            return False


# clans.law:61  card Osmosis
def osmosis_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:67  choose up to 3 ts from holdings of you where wooded of it and can recruit in it
            ts = s.lists[-1] = []
            left = st[-3] = 3
            pc = THEN_CHOOSE
        if pc == THEN_CHOOSE:  # clans.law:67  choose up to 3 ts from holdings of you where wooded of it and can…
            left = st[-3]
            pc = ASK_ONE_OF_TS if left > 0 else THEN_RECRUIT_EACH
        if pc == ASK_ONE_OF_TS:  # clans.law:67  choose up to 3 ts from holdings of you where wooded of it and can…
            ts = s.lists[-1]
            you = st[-5]
            legal = [
                one_of_ts + 158412
                for one_of_ts in holdings(s, you)
                if wooded(s, one_of_ts) and can_recruit(s, one_of_ts, you) and one_of_ts not in ts
            ]
            if legal:
                legal.append(158564)
                s.player = you
                s.site = 81
                s.legal = legal
                st[-2] = TAKE_ONE_OF_TS
                return True
            pc = THEN_RECRUIT_EACH
        if pc == TAKE_ONE_OF_TS:  # clans.law:67  answered: choose up to 3 ts from holdings of you where wooded of it…
            left = st[-3]
            ts = s.lists[-1]
            if s.answer == 158564:
                pc = THEN_RECRUIT_EACH
                continue
            ts.append(s.answer - 158412)
            left = st[-3] = left - 1
            pc = THEN_CHOOSE
            continue
        if pc == THEN_RECRUIT_EACH:  # clans.law:68  recruit_each ts
            ts = s.lists[-1]
            you = st[-5]
            st[-2] = DONE
            st += [you, BEGIN, VERB_RECRUIT_EACH]
            s.lists += [list(ts)]
            if recruit_each(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-1:]
            return False


# clans.law:77  card "Lay of the Land"
def lay_of_the_land_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:83  explore_among 3
            this = st[-3]
            you = st[-4]
            begin_effect(s, 20, you, this, [])
            st[-2] = AFTER_EXPLORE_AMONG
            st += [you, 3, 0, 0, 0, BEGIN, VERB_EXPLORE_AMONG]
            s.lists += [[]]
            if explore_among(s):
                return True
            pc = AFTER_EXPLORE_AMONG
        if pc == AFTER_EXPLORE_AMONG:  # clans.law:83  explore_among 3
            end_effect(s, 20)
            del st[-4:]
            return False


# clans.law:96  card "Goat Clan"
def goat_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:102  build
            this = st[-3]
            you = st[-4]
            begin_effect(s, 21, you, this, [])
            forget_effect_21(s)
            st[-2] = AFTER_BUILD
            st += [you, 0, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # clans.law:102  build
            end_effect(s, 21)
            forget_effect_21(s)
            del st[-4:]
            return False


# clans.law:104  card Teamwork
def teamwork_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:111  do_two_of (recruiting, moving, building, exploring) for this
            this = st[-3]
            you = st[-4]
            st[-2] = DONE
            st += [you, this, 0, BEGIN, VERB_DO_TWO_OF]
            s.lists += [[RECRUITING, MOVING, BUILDING, EXPLORING]]
            if do_two_of(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# clans.law:112  card "Resourceful People"
def resourceful_people_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:119  draw 2
            you = st[-4]
            draw_(s, you, 2)
            pc = ASK_OPTION if can_spare(s, 3, you) and can_draw(s, 1, you) else DONE
        if pc == ASK_OPTION:  # clans.law:121  may "pay 3 resources"
            you = st[-4]
            s.player = you
            s.site = 82
            s.legal = [158565, 158566]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:121  answered: may "pay 3 resources"
            pc = THEN_PAY_ANY if s.answer == 158565 else DONE
        if pc == THEN_PAY_ANY:  # clans.law:122  pay_any 3
            you = st[-4]
            st[-2] = AFTER_PAY_ANY
            st += [you, 3, 0, BEGIN, VERB_PAY_ANY]
            if pay_any(s):
                return True
            pc = AFTER_PAY_ANY
        if pc == AFTER_PAY_ANY:  # clans.law:123  draw 1
            you = st[-4]
            draw_(s, you, 1)
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# clans.law:132  card "Raven Clan"
def raven_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:138  explore_among 2
            you = st[-4]
            st[-2] = DONE
            st += [you, 2, 0, 0, 0, BEGIN, VERB_EXPLORE_AMONG]
            s.lists += [[]]
            if explore_among(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# clans.law:139  card "Raiding Party"
def raiding_party_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:146  choose t from territories where can strike_at it
            you = st[-5]
            legal = [t + 158567 for t in s.map.roots if can_strike_at(s, t, you)]
            if legal:
                s.player = you
                s.site = 83
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # clans.law:146  answered: choose t from territories where can strike_at it
            you = st[-5]
            t = st[-3] = s.answer - 158567
            st[-2] = ASK_R
            st += [you, 1, require_player(controller(s, t), "clans.law:147"), t, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = ASK_R
        if pc == ASK_R:  # clans.law:148  choose r from goods where it of crop of t is at least 1
            t = st[-3]
            you = st[-5]
            legal = [r + 158719 for r in goods_(s) if crop(s, t)[r] >= 1]
            if legal:
                s.player = you
                s.site = 84
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # clans.law:148  answered: choose r from goods where it of crop of t is at least 1
            you = st[-5]
            r = s.answer - 158719
            goods.gain_one(s, s.goods, GOODS, you, r, 1)
            s.kept_can_resolve = {}
            pc = DONE
        if pc == FAIL:  # clans.law:153  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            return False


# clans.law:154  card "Raven Mercenaries"
def raven_mercenaries_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:160  choose t from territories where free of it and can enlist in it
            you = st[-6]
            legal = [t + 158723 for t in s.map.roots if free(s, t) and can_enlist(s, t)]
            if legal:
                s.player = you
                s.site = 85
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # clans.law:160  answered: choose t from territories where free of it and can enlist in it
            you = st[-6]
            t = st[-3] = s.answer - 158723
            n = st[-4] = 2
            pc = ASK_OPTION if can_spare(s, 2, you) else THEN_RECRUIT_HERE
        if pc == ASK_OPTION:  # clans.law:163  may "pay 2 resources"
            you = st[-6]
            s.player = you
            s.site = 86
            s.legal = [158875, 158876]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:163  answered: may "pay 2 resources"
            pc = THEN_PAY_ANY if s.answer == 158875 else THEN_RECRUIT_HERE
        if pc == THEN_PAY_ANY:  # clans.law:164  pay_any 2
            you = st[-6]
            st[-2] = AFTER_PAY_ANY
            st += [you, 2, 0, BEGIN, VERB_PAY_ANY]
            if pay_any(s):
                return True
            pc = AFTER_PAY_ANY
        if pc == AFTER_PAY_ANY:  # clans.law:165  n becomes 3
            n = st[-4] = 3
            pc = THEN_RECRUIT_HERE
        if pc == THEN_RECRUIT_HERE:  # clans.law:168  recruit_here n in t
            n = st[-4]
            t = st[-3]
            you = st[-6]
            st[-2] = DONE
            st += [you, n, t, BEGIN, VERB_RECRUIT_HERE]
            if recruit_here(s):
                return True
            pc = DONE
        if pc == FAIL:  # clans.law:170  fail
            s.failed = True
            del st[-6:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-6:]
            return False


# clans.law:206  card "Snake Clan"
def snake_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:213  move 1
            you = st[-4]
            st[-2] = AFTER_MOVE
            st += [you, 1, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # clans.law:214  if any t among territories where can scorch t
            you = st[-4]
            pc = ASK_OPTION if any(can_scorch(s, t, you) for t in s.map.roots) else DONE
        if pc == ASK_OPTION:  # clans.law:215  may "place Scorched Earth"
            you = st[-4]
            s.player = you
            s.site = 87
            s.legal = [158877, 158878]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:215  answered: may "place Scorched Earth"
            pc = THEN_SCORCH if s.answer == 158877 else DONE
        if pc == THEN_SCORCH:  # clans.law:216  scorch
            you = st[-4]
            st[-2] = DONE
            st += [you, BEGIN, VERB_SCORCH]
            if scorch(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# clans.law:219  card "Rapacious Exploitation"
def rapacious_exploitation_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:225  choose p from rivals of you where hand of it is not empty
            you = st[-7]
            legal = [p + 158878 for p in rivals(s, you) if len(s.piles[HAND + p]) > 0]
            if legal:
                s.player = you
                s.site = 88
                s.legal = legal
                st[-2] = TAKE_P
                return True
            pc = FAIL
        if pc == TAKE_P:  # clans.law:225  answered: choose p from rivals of you where hand of it is not empty
            you = st[-7]
            p = st[-4] = s.answer - 158878
            show(s, PILES, you, list(s.piles[HAND + p]))
            pc = ASK_C
        if pc == ASK_C:  # clans.law:227  choose c from hand of p
            p = st[-4]
            you = st[-7]
            legal = [c + 158775 for c in s.piles[HAND + p]]
            if legal:
                s.player = you
                s.site = 89
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = DONE
        if pc == TAKE_C:  # clans.law:227  answered: choose c from hand of p
            c = st[-5] = s.answer - 158775
            pc = ASK_OPTION
        if pc == ASK_OPTION:  # clans.law:228  choose one by p
            p = st[-4]
            legal = []
            legal.append(159004)
            if can_spare(s, 2, p):
                legal.append(159005)
            s.player = p
            s.site = 90
            s.legal = legal
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:228  answered: choose one by p
            pc = THEN_PUT if s.answer == 159004 else THEN_REPEAT
        if pc == THEN_PUT:  # clans.law:230  put c into discard of p
            c = st[-5]
            p = st[-4]
            put_last(s, PILES, c, DISCARD + p)
            s.kept_can_resolve = {}
            pc = DONE
        if pc == THEN_REPEAT:  # clans.law:232  repeat 2 times
            times_left = st[-3] = 2
            pc = THEN_REPEAT_2
        if pc == THEN_REPEAT_2:  # clans.law:232  repeat 2 times
            times_left = st[-3]
            if times_left > 0:
                # clans.law:232  repeat 2 times
                times_left = st[-3]
                times_left = st[-3] = times_left - 1
                pc = ASK_R
            else:
                pc = DONE
        if pc == ASK_R:  # clans.law:233  choose r by p from goods where it of p is at least 1
            p = st[-4]
            goods_now = s.goods
            legal = [r + 159006 for r in goods_(s) if goods_now[p * 4 + r] >= 1]
            if legal:
                s.player = p
                s.site = 91
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # clans.law:233  answered: choose r by p from goods where it of p is at least 1
            p = st[-4]
            you = st[-7]
            r = s.answer - 159006
            if goods.covers(s.goods, GOODS, p, [1 if k == r else 0 for k in range(4)]):
                goods.give(s, s.goods, GOODS, p, you, [1 if k == r else 0 for k in range(4)])
            s.kept_can_resolve = {}
            pc = THEN_REPEAT_2
            continue
        if pc == FAIL:  # clans.law:240  fail
            s.failed = True
            del st[-7:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-7:]
            return False


# clans.law:241  card "Stolen Lore"
def stolen_lore_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:248  let victim = scorched_rival
            you = st[-5]
            victim = st[-3] = scorched_rival(s, you)
            pc = ASK_C if victim != 0 else DONE
        if pc == ASK_C:  # clans.law:250  choose c from active_area of victim where can copy it
            victim = st[-3]
            you = st[-5]
            legal = [
                c + 158901
                for c in s.piles[ACTIVE_AREA + require_player(victim, "clans.law:250")]
                if can_copy(s, c, you)
            ]
            if legal:
                s.player = you
                s.site = 92
                s.legal = legal
                st[-2] = TAKE_C
                return True
            pc = FAIL
        if pc == TAKE_C:  # clans.law:250  answered: choose c from active_area of victim where can copy it
            you = st[-5]
            c = s.answer - 158901
            st[-2] = DONE
            st += [you, c, BEGIN, VERB_RESOLVE]
            if resolve(s):
                return True
            pc = DONE
        if pc == FAIL:  # clans.law:253  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            return False


# clans.law:271  card "Stag Clan"
def stag_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:277  choose t from territories where can recruit in it
            you = st[-5]
            legal = [t + 159130 for t in s.map.roots if can_recruit(s, t, you)]
            if legal:
                s.player = you
                s.site = 93
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = FAIL
        if pc == TAKE_T:  # clans.law:277  answered: choose t from territories where can recruit in it
            you = st[-5]
            t = st[-3] = s.answer - 159130
            st[-2] = ASK_SOURCE
            st += [you, 1, t, BEGIN, VERB_RECRUIT_HERE]
            if recruit_here(s):
                return True
            pc = ASK_SOURCE
        if pc == ASK_SOURCE:  # clans.law:279  may choose source from neighbours of t where yours of it and (units of…
            t = st[-3]
            you = st[-5]
            unit = s.unit
            legal = [
                source + 159282
                for source in laid.neighbours(TILES_MAP, s.map, t)
                if yours(s, source, you) and unit[you * 152 + s.map.root[source]] >= 1
            ]
            if legal:
                legal.append(159434)
                s.player = you
                s.site = 94
                s.legal = legal
                st[-2] = TAKE_SOURCE
                return True
            pc = DONE
        if pc == TAKE_SOURCE:  # clans.law:279  answered: may choose source from neighbours of t where yours of it and…
            t = st[-3]
            you = st[-5]
            if s.answer == 159434:
                pc = DONE
                continue
            source = s.answer - 159282
            move_pieces(s, s.unit, 152, PIECE_UNIT, you, s.map.root[source], s.map.root[t], 1)
            forget_piece_unit(s)
            pc = DONE
        if pc == FAIL:  # clans.law:284  fail
            s.failed = True
            del st[-5:]
            return False
        if pc == DONE:  # done
            s.failed = False
            del st[-5:]
            return False


# clans.law:285  card "Glory of the Clan"
def glory_of_the_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:291  forget_praise
            this = st[-3]
            you = st[-4]
            forget_praise(s, you)
            begin_effect(s, 22, you, this, [])
            st[-2] = AFTER_BUILD
            st += [you, 0, 0, BEGIN, VERB_BUILD]
            if build(s):
                return True
            pc = AFTER_BUILD
        if pc == AFTER_BUILD:  # clans.law:292  build
            end_effect(s, 22)
            del st[-4:]
            return False


# clans.law:307  card Annexation
def annexation_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:315  do_two_of (moving, exploring) for this
            this = st[-3]
            you = st[-4]
            st[-2] = DONE
            st += [you, this, 0, BEGIN, VERB_DO_TWO_OF]
            s.lists += [[MOVING, EXPLORING]]
            if do_two_of(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# clans.law:321  card "Wolf Clan"
def wolf_clan_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:328  move 1
            this = st[-3]
            you = st[-4]
            begin_effect(s, 23, you, this, [])
            forget_effect_23(s)
            st[-2] = AFTER_MOVE
            st += [you, 1, 0, 0, 0, BEGIN, VERB_MOVE]
            if move(s):
                return True
            pc = AFTER_MOVE
        if pc == AFTER_MOVE:  # clans.law:328  move 1
            end_effect(s, 23)
            forget_effect_23(s)
            del st[-4:]
            return False


# clans.law:331  card Plunder
def plunder_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:339  may "attack nobody" when partial
            pc = ASK_OPTION if s.partial else ASK_T_2
        if pc == ASK_OPTION:  # clans.law:339  may "attack nobody" when partial
            you = st[-4]
            s.player = you
            s.site = 96
            s.legal = [159437, 159438]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:339  answered: may "attack nobody" when partial
            pc = AFTER_BURY if s.answer == 159437 else ASK_T
        if pc == ASK_T:  # clans.law:342  choose t from territories where can strike_at it and beside_you of it
            you = st[-4]
            legal = [t + 159439 for t in s.map.roots if can_strike_at(s, t, you) and beside_you(s, t, you)]
            if legal:
                s.player = you
                s.site = 97
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = AFTER_BURY
        if pc == TAKE_T:  # clans.law:342  answered: choose t from territories where can strike_at it and beside_you…
            you = st[-4]
            t = s.answer - 159439
            st[-2] = AFTER_BURY
            st += [you, 1, require_player(controller(s, t), "clans.law:343"), t, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = AFTER_BURY
        if pc == ASK_T_2:  # clans.law:342  choose t from territories where can strike_at it and beside_you of it
            you = st[-4]
            legal = [t + 159439 for t in s.map.roots if can_strike_at(s, t, you) and beside_you(s, t, you)]
            if legal:
                s.player = you
                s.site = 97
                s.legal = legal
                st[-2] = TAKE_T_2
                return True
            pc = AFTER_BURY
        if pc == TAKE_T_2:  # clans.law:342  answered: choose t from territories where can strike_at it and beside_you…
            you = st[-4]
            t = s.answer - 159439
            st[-2] = AFTER_BURY
            st += [you, 1, require_player(controller(s, t), "clans.law:343"), t, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = AFTER_BURY
        if pc == AFTER_BURY:  # clans.law:346  draw 1
            you = st[-4]
            draw_(s, you, 1)
            del st[-4:]
            return False


# clans.law:349  card "Call to War"
def call_to_war_plays(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:355  choose up to 14 ts from holdings of you where exposed of it and can recruit…
            ts = s.lists[-1] = []
            left = st[-3] = 14
            pc = THEN_CHOOSE
        if pc == THEN_CHOOSE:  # clans.law:355  choose up to 14 ts from holdings of you where exposed of it and can…
            left = st[-3]
            pc = ASK_ONE_OF_TS if left > 0 else THEN_RECRUIT_EACH
        if pc == ASK_ONE_OF_TS:  # clans.law:355  choose up to 14 ts from holdings of you where exposed of it and can…
            ts = s.lists[-1]
            you = st[-5]
            legal = [
                one_of_ts + 159591
                for one_of_ts in holdings(s, you)
                if exposed(s, one_of_ts, you) and can_recruit(s, one_of_ts, you) and one_of_ts not in ts
            ]
            if legal:
                legal.append(159743)
                s.player = you
                s.site = 98
                s.legal = legal
                st[-2] = TAKE_ONE_OF_TS
                return True
            pc = THEN_RECRUIT_EACH
        if pc == TAKE_ONE_OF_TS:  # clans.law:355  answered: choose up to 14 ts from holdings of you where exposed of…
            left = st[-3]
            ts = s.lists[-1]
            if s.answer == 159743:
                pc = THEN_RECRUIT_EACH
                continue
            ts.append(s.answer - 159591)
            left = st[-3] = left - 1
            pc = THEN_CHOOSE
            continue
        if pc == THEN_RECRUIT_EACH:  # clans.law:356  recruit_each ts
            ts = s.lists[-1]
            you = st[-5]
            st[-2] = DONE
            st += [you, BEGIN, VERB_RECRUIT_EACH]
            s.lists += [list(ts)]
            if recruit_each(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-1:]
            return False


# cards_advanced.law:33  may after rolled where roller is you and combat's attacker is you
def rolled_after_rolled(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:33  may after rolled where roller is you and combat's attacker is you
            you = st[-3]
            s.player = you
            s.site = 57
            s.legal = [110641, 110642]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:33  answered: may after rolled where roller is you and combat's…
            pc = ASK_OPTION if s.answer == 110641 else DONE
        if pc == ASK_OPTION:  # cards_advanced.law:34  choose one
            you = st[-3]
            s.player = you
            s.site = 58
            s.legal = [110643, 110644]
            st[-2] = TAKE_OPTION_2
            return True
        if pc == TAKE_OPTION_2:  # cards_advanced.law:34  answered: choose one
            pc = THEN_RAISE if s.answer == 110643 else THEN_RAISE_2
        if pc == THEN_RAISE:  # cards_advanced.law:36  raise struck of attack by 1
            s.struck[ATTACK] += 1
            s.kept_toll = {}
            pc = DONE
        if pc == THEN_RAISE_2:  # cards_advanced.law:38  raise scored of attack by 1
            s.scored[ATTACK] += 1
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# cards_early.law:78  may before fought where combat's attacker is you and combat's defender is not nobody
def fought_before_fought(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_early.law:78  may before fought where combat's attacker is you and combat's defender…
            you = st[-3]
            s.player = you
            s.site = 79
            s.legal = [158290, 158291]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_early.law:78  answered: may before fought where combat's attacker is you and…
            pc = THEN_PUSH_OUT if s.answer == 158290 else DONE
        if pc == THEN_PUSH_OUT:  # cards_early.law:79  push_out
            you = st[-3]
            st[-2] = DONE
            st += [you, 0, BEGIN, VERB_PUSH_OUT]
            if push_out(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# clans.law:293  may before built where builder is you
def built_before_built(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:293  may before built where builder is you
            you = st[-3]
            s.player = you
            s.site = 95
            s.legal = [159435, 159436]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:293  answered: may before built where builder is you
            pc = THEN_NOTE_PRAISE if s.answer == 159435 else DONE
        if pc == THEN_NOTE_PRAISE:  # clans.law:294  note_praise
            ground = st[-5]
            you = st[-3]
            note_praise(s, you)
            collect(s, you, ground)
            pc = DONE
        if pc == DONE:  # done
            del st[-7:]
            return False


# creatures.law:62  when explored where (marks of lair on x) is at least 1
def explored_when_explored(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:63  let known = count line
            x = st[-5]
            you = st[-3]
            known = len(s.line)
            appear(s, you, require(laid.area_with(TILES_MAP, s.map, x, LAIR), "creatures.law:64"))
            if len(s.line) > known:
                # creatures.law:66  rouse last line
                you = st[-3]
                st[-2] = DONE
                st += [you, require(last_or(s.line, -1), "creatures.law:66"), BEGIN, VERB_ROUSE]
                if rouse(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# creatures.law:92  when moved
def moved_when_moved(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:93  arrival becomes nothing
            s.arrival = -1
            forget_state_arrival(s)
            t_left = s.lists[-1] = list(s.map.roots)
            pc = NEXT_T
        if pc == NEXT_T:  # creatures.law:94  each t among territories
            t_left = s.lists[-1]
            you = st[-4]
            if len(t_left) == 0:
                pc = DONE
                continue
            t = st[-3] = t_left.pop(0)
            s.passing[s.map.root[t]] = 0
            forget_state_passing(s)
            if (
                figures(s, you, t) >= 1
                and len([it for it in s.on_board if 0 <= it <= 8 and place_of(s, it) == s.map.root[t]]) >= 1
            ):
                # creatures.law:97  if wild of t
                t = st[-3]
                if wild(s, t):
                    # creatures.law:98  prey of t becomes first c among (beasts in t) where not shares of c
                    t = st[-3]
                    s.prey[s.map.root[t]] = next(
                        (
                            c
                            for c in [it for it in s.on_board if 0 <= it <= 8 and place_of(s, it) == s.map.root[t]]
                            if not CREATURE_SHARES[c]
                        ),
                        -1,
                    )
                    pc = NEXT_T
                    continue
                pc = ASK_TARGET
            else:
                pc = NEXT_T
                continue
        if pc == ASK_TARGET:  # creatures.law:100  may choose target from (beasts in t)
            t = st[-3]
            you = st[-4]
            legal = [
                target + 159744
                for target in [it for it in s.on_board if 0 <= it <= 8 and place_of(s, it) == s.map.root[t]]
            ]
            if legal:
                legal.append(159753)
                s.player = you
                s.site = 99
                s.legal = legal
                st[-2] = TAKE_TARGET
                return True
            pc = NEXT_T
            continue
        if pc == TAKE_TARGET:  # creatures.law:100  answered: may choose target from (beasts in t)
            t = st[-3]
            if s.answer == 159753:
                pc = NEXT_T
                continue
            target = s.answer - 159744
            s.prey[s.map.root[t]] = target
            pc = NEXT_T
            continue
        if pc == DONE:  # done
            del st[-5:]
            del s.lists[-1:]
            return False


# creatures.law:105  after clashed where prey of ground is not nothing
def clashed_after_clashed(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:106  let c = prey of ground
            ground = st[-5]
            you = st[-4]
            c = st[-3] = s.prey[s.map.root[ground]]
            s.prey[s.map.root[ground]] = -1
            if (
                controller(s, ground) == you
                and s.map.root[place_of(s, require(c, "creatures.law:108"))] == s.map.root[ground]
            ):
                # creatures.law:109  hunt c in ground
                c = st[-3]
                ground = st[-5]
                you = st[-4]
                st[-2] = DONE
                st += [you, require(c, "creatures.law:109"), ground, 0, BEGIN, VERB_HUNT]
                if hunt(s):
                    return True
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# creatures.law:145  when actions_over
def actions_over_when_actions_over(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:146  creature_phase
            you = st[-3]
            st[-2] = DONE
            st += [you, 0, BEGIN, VERB_CREATURE_PHASE]
            s.lists += [[]]
            if creature_phase(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-3:]
            return False


# creatures.law:174  when gave_way where more_creatures and count line is less than count players
def gave_way_when_gave_way(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:175  may "let a creature appear"
            you = st[-3]
            s.player = you
            s.site = 100
            s.legal = [159754, 159755]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # creatures.law:175  answered: may "let a creature appear"
            pc = THEN_LURE_OUT if s.answer == 159754 else DONE
        if pc == THEN_LURE_OUT:  # creatures.law:176  lure_out
            you = st[-3]
            st[-2] = DONE
            st += [you, BEGIN, VERB_LURE_OUT]
            s.lists += [[]]
            if lure_out(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# variants.law:17  when bartering where teams
def bartering_when_bartering(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # variants.law:18  swap_goods by trader with partner of trader
            trader = st[-4]
            you = st[-3]
            st[-2] = DONE
            st += [you, trader, partner(s, trader), 0, 0, 0, BEGIN, VERB_SWAP_GOODS]
            if swap_goods(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-4:]
            return False


# creatures.law:208  when roused where c is this and controller of ground is not nobody
def draugr_when_roused(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:209  bury 1 by controller of ground in ground
            ground = st[-5]
            you = st[-3]
            st[-2] = DONE
            st += [you, 1, require_player(controller(s, ground), "creatures.law:209"), ground, 0, BEGIN, VERB_BURY]
            if bury(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# creatures.law:228  when roused where c is this and controller of ground is not nobody
def fallen_valkyrie_when_roused(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # creatures.law:229  assault c in ground
            c = st[-6]
            ground = st[-5]
            you = st[-3]
            st[-2] = DONE
            st += [you, c, ground, 0, BEGIN, VERB_ASSAULT]
            if assault(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# clans.law:8  may when mustered where owner is you and place of Kaija is nothing
def bear_when_mustered(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:8  may when mustered where owner is you and place of Kaija is nothing
            you = st[-3]
            s.player = you
            s.site = 101
            s.legal = [159756, 159757]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:8  answered: may when mustered where owner is you and place of Kaija is…
            pc = ASK_T if s.answer == 159756 else DONE
        if pc == ASK_T:  # clans.law:9  choose t from territories where can recruit in it
            you = st[-3]
            legal = [t + 159758 for t in s.map.roots if can_recruit(s, t, you)]
            if legal:
                s.player = you
                s.site = 102
                s.legal = legal
                st[-2] = TAKE_T
                return True
            pc = DONE
        if pc == TAKE_T:  # clans.law:9  answered: choose t from territories where can recruit in it
            t = s.answer - 159758
            place_thing(s, PILES, KAIJA, t, TYPE_TERRITORY)
            forget_things_token(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-5:]
            return False


# clans.law:13  may when settled where settler is you and place of Kaija is nothing
def bear_when_settled(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:13  may when settled where settler is you and place of Kaija is nothing
            you = st[-3]
            s.player = you
            s.site = 103
            s.legal = [159910, 159911]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:13  answered: may when settled where settler is you and place of Kaija is…
            pc = THEN_PLACE if s.answer == 159910 else DONE
        if pc == THEN_PLACE:  # clans.law:14  place Kaija in ground
            ground = st[-6]
            place_thing(s, PILES, KAIJA, ground, TYPE_TERRITORY)
            forget_things_token(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# clans.law:181  may before resolving where actor is you and clan of c is Snake and (any t among territories where can…
def snake_before_resolving(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:181  may before resolving where actor is you and clan of c is Snake and (any t…
            you = st[-3]
            s.player = you
            s.site = 104
            s.legal = [159912, 159913]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # clans.law:181  answered: may before resolving where actor is you and clan of c is…
            pc = THEN_SCORCH if s.answer == 159912 else DONE
        if pc == THEN_SCORCH:  # clans.law:182  scorch
            you = st[-3]
            st[-2] = DONE
            st += [you, BEGIN, VERB_SCORCH]
            if scorch(s):
                return True
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# clans.law:183  before gathering where place of "Scorched Earth" is ground and owner is in rivals of you
def snake_before_gathering(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # clans.law:185  may choose r from goods where can loot it in ground
            ground = st[-6]
            you = st[-3]
            legal = [r + 159914 for r in goods_(s) if can_loot(s, r, ground)]
            if legal:
                legal.append(159918)
                s.player = you
                s.site = 105
                s.legal = legal
                st[-2] = TAKE_R
                return True
            pc = DONE
        if pc == TAKE_R:  # clans.law:185  answered: may choose r from goods where can loot it in ground
            you = st[-3]
            if s.answer == 159918:
                pc = DONE
                continue
            r = s.answer - 159914
            note_taken(s, you, r)
            goods.gain_one(s, s.goods, GOODS, you, r, 1)
            s.kept_can_resolve = {}
            if s.scorched_yield == ONE_RESOURCE:
                pc = DONE
            else:
                # clans.law:184  repeat
                pc = BEGIN
                continue
        if pc == DONE:  # done
            del st[-6:]
            return False


# buildings.law:22  may when recruited where owner is you and ground is here and camps is each_camp
def training_camp_when_recruited(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # buildings.law:22  may when recruited where owner is you and ground is here and camps is…
            you = st[-3]
            s.player = you
            s.site = 106
            s.legal = [159919, 159920]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # buildings.law:22  answered: may when recruited where owner is you and ground is here…
            pc = THEN_PLACE if s.answer == 159919 else DONE
        if pc == THEN_PLACE:  # buildings.law:23  place 1 unit in here
            this = st[-4]
            you = st[-3]
            place_pieces(
                s,
                s.unit,
                s.unit_placed,
                152,
                PIECE_UNIT,
                14,
                you,
                s.map.root[require(place_of(s, this), "buildings.law:23")],
                1,
            )
            forget_piece_unit(s)
            pc = DONE
        if pc == DONE:  # done
            del st[-6:]
            return False


# cards_advanced.law:74  may openly instead of played where actor is in rivals of you
def defensive_strategy_instead_played(s: State) -> bool:
    st = s.stack
    pc = st[-2]
    while True:
        if pc == BEGIN:  # cards_advanced.law:74  may openly instead of played where actor is in rivals of you
            you = st[-3]
            s.player = you
            s.site = 107
            s.legal = [159921, 159922]
            st[-2] = TAKE_OPTION
            return True
        if pc == TAKE_OPTION:  # cards_advanced.law:74  answered: may openly instead of played where actor is in…
            pc = THEN_PUT if s.answer == 159921 else DONE
        if pc == THEN_PUT:  # cards_advanced.law:75  put this into your active_area
            actor = st[-5]
            c = st[-6]
            this = st[-4]
            you = st[-3]
            put_last(s, PILES, this, ACTIVE_AREA + you)
            s.kept_can_resolve = {}
            put_last(s, PILES, c, DISCARD + actor)
            s.kept_can_resolve = {}
            thwart(s, you, c)
            s.result = 1
            del st[-6:]
            return False
        if pc == DONE:  # done
            s.result = 0
            del st[-6:]
            return False


def run_card_plays(s: State, you: int, this: int) -> bool:
    """Run the plays of a thing; a thing without any does nothing."""
    if this < MERCHANT:
        if this < UPGRADED_SCOUT_CAMP:
            if this < OUTPOST:
                if this < INDUSTRIOUS_VILLAGERS:
                    if this == SPY:
                        s.stack += [you, this, 0, BEGIN, VERB_SPY_PLAYS]
                        return spy_plays(s)
                    if this == FISHING:
                        fishing_plays(s, you, this)
                        return False
                    if this == AXE_THROWERS:
                        s.stack += [you, this, BEGIN, VERB_AXE_THROWERS_PLAYS]
                        return axe_throwers_plays(s)
                    if this == LORE_MASTERY:
                        lore_mastery_plays(s, you, this)
                        return False
                else:
                    if this == INDUSTRIOUS_VILLAGERS:
                        s.stack += [you, this, BEGIN, VERB_INDUSTRIOUS_VILLAGERS_PLAYS]
                        return industrious_villagers_plays(s)
                    if this == ENEMY_SECRETS:
                        s.stack += [you, this, 0, BEGIN, VERB_ENEMY_SECRETS_PLAYS]
                        return enemy_secrets_plays(s)
                    if this == HUNTERS:
                        s.stack += [you, this, BEGIN, VERB_HUNTERS_PLAYS]
                        return hunters_plays(s)
                    if this == WOODCUTTERS:
                        s.stack += [you, this, BEGIN, VERB_WOODCUTTERS_PLAYS]
                        return woodcutters_plays(s)
                    if this == LOREMASTERS:
                        s.stack += [you, this, BEGIN, VERB_LOREMASTERS_PLAYS]
                        return loremasters_plays(s)
            else:
                if this < UPGRADED_MARKET_PLACE:
                    if this == OUTPOST:
                        s.stack += [you, this, BEGIN, VERB_OUTPOST_PLAYS]
                        return outpost_plays(s)
                    if this == HIDDEN_WAYS:
                        s.stack += [you, this, BEGIN, VERB_HIDDEN_WAYS_PLAYS]
                        return hidden_ways_plays(s)
                    if this == CARPENTRY_MASTERY:
                        s.stack += [you, this, BEGIN, VERB_CARPENTRY_MASTERY_PLAYS]
                        return carpentry_mastery_plays(s)
                    if this == CONQUEROR:
                        conqueror_plays(s, you, this)
                        return False
                    if this == HUGINN_MUNINN:
                        s.stack += [you, this, BEGIN, VERB_HUGINN_MUNINN_PLAYS]
                        return huginn_muninn_plays(s)
                else:
                    if this == UPGRADED_MARKET_PLACE:
                        upgraded_market_place_plays(s, you, this)
                        return False
                    if this == GRIZZLED_WARRIORS:
                        s.stack += [you, this, BEGIN, VERB_GRIZZLED_WARRIORS_PLAYS]
                        return grizzled_warriors_plays(s)
                    if this == UPGRADED_TRADING_POST:
                        s.stack += [you, this, BEGIN, VERB_UPGRADED_TRADING_POST_PLAYS]
                        return upgraded_trading_post_plays(s)
                    if this == ANCESTRAL_CURSE:
                        s.stack += [you, this, 0, BEGIN, VERB_ANCESTRAL_CURSE_PLAYS]
                        s.lists += [[]]
                        return ancestral_curse_plays(s)
                    if this == RANGERS:
                        s.stack += [you, this, BEGIN, VERB_RANGERS_PLAYS]
                        return rangers_plays(s)
        else:
            if this < TRADING_POST:
                if this < AMENITIES:
                    if this == UPGRADED_SCOUT_CAMP:
                        s.stack += [you, this, BEGIN, VERB_UPGRADED_SCOUT_CAMP_PLAYS]
                        return upgraded_scout_camp_plays(s)
                    if this == GREATER_TRADE_ROUTES:
                        s.stack += [you, this, BEGIN, VERB_GREATER_TRADE_ROUTES_PLAYS]
                        return greater_trade_routes_plays(s)
                    if this == INFILTRATION:
                        s.stack += [you, this, BEGIN, VERB_INFILTRATION_PLAYS]
                        return infiltration_plays(s)
                    if this == UPGRADED_TOWN_HALL:
                        s.stack += [you, this, BEGIN, VERB_UPGRADED_TOWN_HALL_PLAYS]
                        return upgraded_town_hall_plays(s)
                else:
                    if this == AMENITIES:
                        s.stack += [you, this, BEGIN, VERB_AMENITIES_PLAYS]
                        return amenities_plays(s)
                    if this == WOOD_MONOPOLY:
                        wood_monopoly_plays(s, you, this)
                        return False
                    if this == BRIBERY:
                        s.stack += [you, this, 0, 0, BEGIN, VERB_BRIBERY_PLAYS]
                        return bribery_plays(s)
                    if this == INCURSION:
                        s.stack += [you, this, BEGIN, VERB_INCURSION_PLAYS]
                        return incursion_plays(s)
                    if this == HEROIC_CHARGE:
                        s.stack += [you, this, BEGIN, VERB_HEROIC_CHARGE_PLAYS]
                        return heroic_charge_plays(s)
            else:
                if this < CAPTURE:
                    if this == TRADING_POST:
                        s.stack += [you, this, BEGIN, VERB_TRADING_POST_PLAYS]
                        return trading_post_plays(s)
                    if this == LEGENDARY_HEROES:
                        s.stack += [you, this, BEGIN, VERB_LEGENDARY_HEROES_PLAYS]
                        return legendary_heroes_plays(s)
                    if this == ALLIES_FROM_THE_WILD:
                        s.stack += [you, this, BEGIN, VERB_ALLIES_FROM_THE_WILD_PLAYS]
                        return allies_from_the_wild_plays(s)
                    if this == WARRIORS:
                        s.stack += [you, this, BEGIN, VERB_WARRIORS_PLAYS]
                        return warriors_plays(s)
                    if this == CUNNING_MERCHANT:
                        s.stack += [you, this, BEGIN, VERB_CUNNING_MERCHANT_PLAYS]
                        return cunning_merchant_plays(s)
                else:
                    if this == CAPTURE:
                        s.stack += [you, this, BEGIN, VERB_CAPTURE_PLAYS]
                        return capture_plays(s)
                    if this == VEILED_THREATS:
                        s.stack += [you, this, 0, BEGIN, VERB_VEILED_THREATS_PLAYS]
                        return veiled_threats_plays(s)
                    if this == NEGOTIATION:
                        s.stack += [you, this, BEGIN, VERB_NEGOTIATION_PLAYS]
                        return negotiation_plays(s)
                    if this == SCOUTS:
                        s.stack += [you, this, BEGIN, VERB_SCOUTS_PLAYS]
                        return scouts_plays(s)
                    if this == TOWN_HALL:
                        s.stack += [you, this, BEGIN, VERB_TOWN_HALL_PLAYS]
                        return town_hall_plays(s)
    else:
        if this < THE_BEAR_AWAKENS:
            if this < SHIELDBEARERS:
                if this < MARKET_PLACE:
                    if this == MERCHANT:
                        s.stack += [you, this, BEGIN, VERB_MERCHANT_PLAYS]
                        return merchant_plays(s)
                    if this == MILITIA:
                        s.stack += [you, this, BEGIN, VERB_MILITIA_PLAYS]
                        return militia_plays(s)
                    if this == IMPROVED_VILLAGER_TOOLS:
                        s.stack += [you, this, BEGIN, VERB_IMPROVED_VILLAGER_TOOLS_PLAYS]
                        return improved_villager_tools_plays(s)
                    if this == RECRUITMENT:
                        s.stack += [you, this, BEGIN, VERB_RECRUITMENT_PLAYS]
                        return recruitment_plays(s)
                else:
                    if this == MARKET_PLACE:
                        market_place_plays(s, you, this)
                        return False
                    if this == MERCENARY:
                        s.stack += [you, this, BEGIN, VERB_MERCENARY_PLAYS]
                        return mercenary_plays(s)
                    if this == INTIMIDATE:
                        s.stack += [you, this, BEGIN, VERB_INTIMIDATE_PLAYS]
                        return intimidate_plays(s)
                    if this == FEAST_DAY:
                        s.stack += [you, this, BEGIN, VERB_FEAST_DAY_PLAYS]
                        return feast_day_plays(s)
                    if this == SCOUT_CAMP:
                        s.stack += [you, this, BEGIN, VERB_SCOUT_CAMP_PLAYS]
                        return scout_camp_plays(s)
            else:
                if this < MOVE:
                    if this == SHIELDBEARERS:
                        s.stack += [you, this, BEGIN, VERB_SHIELDBEARERS_PLAYS]
                        return shieldbearers_plays(s)
                    if this == BODYGUARD:
                        s.stack += [you, this, BEGIN, VERB_BODYGUARD_PLAYS]
                        return bodyguard_plays(s)
                    if this == SIMPLE_LIVING:
                        s.stack += [you, this, BEGIN, VERB_SIMPLE_LIVING_PLAYS]
                        return simple_living_plays(s)
                    if this == FUTURE_SIGHT:
                        s.stack += [you, this, BEGIN, VERB_FUTURE_SIGHT_PLAYS]
                        return future_sight_plays(s)
                    if this in RECRUIT_COPIES:
                        s.stack += [you, this, BEGIN, VERB_RECRUIT_PLAYS]
                        return recruit_plays(s)
                else:
                    if this in MOVE_COPIES:
                        s.stack += [you, this, BEGIN, VERB_MOVE_PLAYS]
                        return move_plays(s)
                    if this in EXPLORE_COPIES:
                        s.stack += [you, this, BEGIN, VERB_EXPLORE_PLAYS]
                        return explore_plays(s)
                    if this in BUILD_COPIES:
                        s.stack += [you, this, BEGIN, VERB_BUILD_PLAYS]
                        return build_plays(s)
                    if this in FEAST_COPIES:
                        s.stack += [you, this, BEGIN, VERB_FEAST_PLAYS]
                        return feast_plays(s)
                    if this == BEAR_CLAN:
                        s.stack += [you, this, BEGIN, VERB_BEAR_CLAN_PLAYS]
                        return bear_clan_plays(s)
        else:
            if this < RAVEN_MERCENARIES:
                if this < GOAT_CLAN:
                    if this == THE_BEAR_AWAKENS:
                        s.stack += [you, this, BEGIN, VERB_THE_BEAR_AWAKENS_PLAYS]
                        return the_bear_awakens_plays(s)
                    if this == PROTECTOR_OF_THE_LAND:
                        protector_of_the_land_plays(s, you, this)
                        return False
                    if this == BOAR_CLAN:
                        s.stack += [you, this, BEGIN, VERB_BOAR_CLAN_PLAYS]
                        return boar_clan_plays(s)
                    if this == OSMOSIS:
                        s.stack += [you, this, 0, BEGIN, VERB_OSMOSIS_PLAYS]
                        s.lists += [[]]
                        return osmosis_plays(s)
                    if this == LAY_OF_THE_LAND:
                        s.stack += [you, this, BEGIN, VERB_LAY_OF_THE_LAND_PLAYS]
                        return lay_of_the_land_plays(s)
                else:
                    if this == GOAT_CLAN:
                        s.stack += [you, this, BEGIN, VERB_GOAT_CLAN_PLAYS]
                        return goat_clan_plays(s)
                    if this == TEAMWORK:
                        s.stack += [you, this, BEGIN, VERB_TEAMWORK_PLAYS]
                        return teamwork_plays(s)
                    if this == RESOURCEFUL_PEOPLE:
                        s.stack += [you, this, BEGIN, VERB_RESOURCEFUL_PEOPLE_PLAYS]
                        return resourceful_people_plays(s)
                    if this == RAVEN_CLAN:
                        s.stack += [you, this, BEGIN, VERB_RAVEN_CLAN_PLAYS]
                        return raven_clan_plays(s)
                    if this == RAIDING_PARTY:
                        s.stack += [you, this, 0, BEGIN, VERB_RAIDING_PARTY_PLAYS]
                        return raiding_party_plays(s)
            else:
                if this < GLORY_OF_THE_CLAN:
                    if this == RAVEN_MERCENARIES:
                        s.stack += [you, this, 0, 0, BEGIN, VERB_RAVEN_MERCENARIES_PLAYS]
                        return raven_mercenaries_plays(s)
                    if this == SNAKE_CLAN:
                        s.stack += [you, this, BEGIN, VERB_SNAKE_CLAN_PLAYS]
                        return snake_clan_plays(s)
                    if this == RAPACIOUS_EXPLOITATION:
                        s.stack += [you, this, 0, 0, 0, BEGIN, VERB_RAPACIOUS_EXPLOITATION_PLAYS]
                        return rapacious_exploitation_plays(s)
                    if this == STOLEN_LORE:
                        s.stack += [you, this, 0, BEGIN, VERB_STOLEN_LORE_PLAYS]
                        return stolen_lore_plays(s)
                    if this == STAG_CLAN:
                        s.stack += [you, this, 0, BEGIN, VERB_STAG_CLAN_PLAYS]
                        return stag_clan_plays(s)
                else:
                    if this == GLORY_OF_THE_CLAN:
                        s.stack += [you, this, BEGIN, VERB_GLORY_OF_THE_CLAN_PLAYS]
                        return glory_of_the_clan_plays(s)
                    if this == ANNEXATION:
                        s.stack += [you, this, BEGIN, VERB_ANNEXATION_PLAYS]
                        return annexation_plays(s)
                    if this == WOLF_CLAN:
                        s.stack += [you, this, BEGIN, VERB_WOLF_CLAN_PLAYS]
                        return wolf_clan_plays(s)
                    if this == PLUNDER:
                        s.stack += [you, this, BEGIN, VERB_PLUNDER_PLAYS]
                        return plunder_plays(s)
                    if this == CALL_TO_WAR:
                        s.stack += [you, this, 0, BEGIN, VERB_CALL_TO_WAR_PLAYS]
                        s.lists += [[]]
                        return call_to_war_plays(s)
    return False


# northgard.law:203  event rolled by roller: player
def match_after_rolled(s: State, roller: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == 0:
            owner = entry[2]
            this = entry[3]
            # cards_advanced.law:33  may after rolled where roller is you and combat's attacker is you
            if (
                len(s.combat_place) - 1 != -1
                and roller == owner
                and s.combat_attacker[require(len(s.combat_place) - 1, "cards_advanced.law:33")] == owner
            ):
                matches += [0, this, owner, entry[1]]
    return in_turn_order(s, matches)


# northgard.law:203  event rolled by roller: player
def after_rolled(s: State) -> bool:
    """Run what is triggered by the event rolled."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-3:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            roller = st[-3]
            trigger, this, owner, serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                entry = effect_entry(s, serial)
                if entry:
                    st += [roller, this, owner, BEGIN, VERB_ROLLED_AFTER_ROLLED]
                    if rolled_after_rolled(s):
                        return True
            pc = CHOOSE_TRIGGER


# northgard.law:189  event built b: building by builder: player in ground: territory
def match_after_built(s: State, b: int, builder: int, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == 1:
            owner = entry[2]
            this = entry[3]
            # cards_advanced.law:166  when built where builder is you
            if builder == owner:
                matches += [0, this, owner, entry[1]]
    for entry in s.effects:
        if entry[0] == 22:
            owner = entry[2]
            this = entry[3]
            # clans.law:296  when built where builder is you and still_due
            if builder == owner and still_due(s):
                matches += [1, this, owner, entry[1]]
    for owner in range(1, s.players + 1):
        this = s.clan[owner]
        # clans.law:91  Goat: when built where builder is you
        if this == GOAT and builder == owner:
            matches += [2, this, owner, 0]
    return in_turn_order(s, matches)


# northgard.law:189  event built b: building by builder: player in ground: territory
def after_built(s: State) -> bool:
    """Run what is triggered by the event built."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-5:]
                del s.lists[-1]
                return False
            rules = first_owner_rules(matches)
            if len(rules) > 1 and matches[2] != 0:
                s.player = matches[2]
                s.site = 108
                s.legal = [rule + 159923 for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + 159923
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            b = st[-5]
            builder = st[-4]
            ground = st[-3]
            trigger, this, owner, serial = take_match(s.lists[-1], s.answer - 159923)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                entry = effect_entry(s, serial)
                if entry:
                    built_when_built(s, b, builder, ground, this, owner)
            elif trigger == 1:
                entry = effect_entry(s, serial)
                if entry:
                    built_when_built_2(s, b, builder, ground, this, owner)
            elif trigger == 2:
                goat_when_built(s, b, builder, ground, this, owner)
            pc = CHOOSE_TRIGGER


# northgard.law:201  event fought in ground: territory
def match_before_fought(s: State, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == 11:
            owner = entry[2]
            this = entry[3]
            # cards_early.law:78  may before fought where combat's attacker is you and combat's defender is not…
            if (
                len(s.combat_place) - 1 != -1
                and s.combat_attacker[require(len(s.combat_place) - 1, "cards_early.law:78")] == owner
                and s.combat_defender[require(len(s.combat_place) - 1, "cards_early.law:78")] != 0
            ):
                matches += [0, this, owner, entry[1]]
    return in_turn_order(s, matches)


# northgard.law:201  event fought in ground: territory
def before_fought(s: State) -> bool:
    """Run what is triggered before the event fought."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-3:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            ground = st[-3]
            trigger, this, owner, serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                entry = effect_entry(s, serial)
                if entry:
                    st += [ground, this, owner, BEGIN, VERB_FOUGHT_BEFORE_FOUGHT]
                    if fought_before_fought(s):
                        return True
            pc = CHOOSE_TRIGGER


# northgard.law:191  event marched from source: territory to target: territory by mover: player with group: number
def match_before_marched(s: State, source: int, target: int, mover: int, group: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == 17:
            owner = entry[2]
            this = entry[3]
            # clans.law:24  before marched where mover is you and rides_along
            if mover == owner and rides_along(s):
                matches += [0, this, owner, entry[1]]
    return in_turn_order(s, matches)


# northgard.law:191  event marched from source: territory to target: territory by mover: player with group: number
def before_marched(s: State, source: int, target: int, mover: int, group: int) -> None:
    """Run what is triggered before the event marched."""
    matches = match_before_marched(s, source, target, mover, group)
    for index in range(0, len(matches), 4):
        trigger, this, owner, serial = matches[index : index + 4]
        if trigger == 0:
            entry = effect_entry(s, serial)
            if entry:
                marched_before_marched(s, source, target, mover, group, this, owner)


# northgard.law:193  event explored x: tile by explorer: player
def match_before_explored(s: State, x: int, explorer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == 20:
            owner = entry[2]
            this = entry[3]
            # clans.law:84  before explored where explorer is you
            if explorer == owner:
                matches += [0, this, owner, entry[1]]
    return in_turn_order(s, matches)


# northgard.law:193  event explored x: tile by explorer: player
def before_explored(s: State, x: int, explorer: int) -> None:
    """Run what is triggered before the event explored."""
    matches = match_before_explored(s, x, explorer)
    for index in range(0, len(matches), 4):
        trigger, this, owner, serial = matches[index : index + 4]
        if trigger == 0:
            entry = effect_entry(s, serial)
            if entry:
                explored_before_explored(s, x, explorer, this, owner)


# northgard.law:189  event built b: building by builder: player in ground: territory
def match_before_built(s: State, b: int, builder: int, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for entry in s.effects:
        if entry[0] == 22:
            owner = entry[2]
            this = entry[3]
            # clans.law:293  may before built where builder is you
            if builder == owner:
                matches += [0, this, owner, entry[1]]
    return in_turn_order(s, matches)


# northgard.law:189  event built b: building by builder: player in ground: territory
def before_built(s: State) -> bool:
    """Run what is triggered before the event built."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-5:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            b = st[-5]
            builder = st[-4]
            ground = st[-3]
            trigger, this, owner, serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                entry = effect_entry(s, serial)
                if entry:
                    st += [b, builder, ground, this, owner, BEGIN, VERB_BUILT_BEFORE_BUILT]
                    if built_before_built(s):
                        return True
            pc = CHOOSE_TRIGGER


# northgard.law:185  event recruited in ground: territory by owner: player
def match_after_recruited(s: State, ground: int, owner_: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # buildings.law:37  when recruited where camps is one_unit and (any b among (buildings in ground)…
    if s.camps == ONE_UNIT and any(
        b in TRAINING_CAMP_COPIES
        for b in [it for it in s.on_board if 53 <= it <= 108 and place_of(s, it) == s.map.root[ground]]
    ):
        matches += [0, -1, 0, 0]
    for this in s.on_board:
        if this in TRAINING_CAMP_COPIES:
            owner = controller(s, require(place_of(s, this), "northgard.law:82"))
            # buildings.law:22  Training Camp: may when recruited where owner is you and ground is here and camps…
            if (
                owner != 0
                and owner_ == owner
                and s.map.root[ground] == s.map.root[place_of(s, this)]
                and s.camps == EACH_CAMP
            ):
                matches += [1, this, owner, 0]
    return in_turn_order(s, matches)


# northgard.law:185  event recruited in ground: territory by owner: player
def after_recruited(s: State) -> bool:
    """Run what is triggered by the event recruited."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            ground = st[-4]
            owner_ = st[-3]
            trigger, this, owner, _serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                recruited_when_recruited(s, ground, owner_, s.active)
            elif trigger == 1:
                st += [ground, owner_, this, owner, BEGIN, VERB_TRAINING_CAMP_WHEN_RECRUITED]
                if training_camp_when_recruited(s):
                    return True
            pc = CHOOSE_TRIGGER


# year.law:50  event equipped
def match_after_equipped(s: State) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:37  when equipped
    if s.creatures:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches)


# year.law:50  event equipped
def after_equipped(s: State) -> None:
    """Run what is triggered by the event equipped."""
    matches = match_after_equipped(s)
    for index in range(0, len(matches), 4):
        trigger, _this, _owner, _serial = matches[index : index + 4]
        if trigger == 0:
            equipped_when_equipped(s, s.active)


# year.law:95  event landed x: tile by settler: player
def match_after_landed(s: State, x: int, settler: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:45  when landed where (marks of lair on x) is at least 1
    if s.creatures and laid.tile_marks(TILES_MAP, LAIR, x) >= 1:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches)


# year.law:95  event landed x: tile by settler: player
def after_landed(s: State, x: int, settler: int) -> None:
    """Run what is triggered by the event landed."""
    matches = match_after_landed(s, x, settler)
    for index in range(0, len(matches), 4):
        trigger, _this, _owner, _serial = matches[index : index + 4]
        if trigger == 0:
            landed_when_landed(s, x, settler, s.active)


# northgard.law:193  event explored x: tile by explorer: player
def match_after_explored(s: State, x: int, explorer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:62  when explored where (marks of lair on x) is at least 1
    if s.creatures and laid.tile_marks(TILES_MAP, LAIR, x) >= 1:
        matches += [0, -1, 0, 0]
    for owner in range(1, s.players + 1):
        this = s.clan[owner]
        # clans.law:48  Boar: when explored where explorer is you
        if this == BOAR and explorer == owner:
            matches += [1, this, owner, 0]
        # clans.law:129  Raven: when explored where explorer is you
        if this == RAVEN and explorer == owner:
            matches += [2, this, owner, 0]
        # clans.law:269  Stag: when explored where explorer is you
        if this == STAG and explorer == owner:
            matches += [3, this, owner, 0]
    return in_turn_order(s, matches)


# northgard.law:193  event explored x: tile by explorer: player
def after_explored(s: State) -> bool:
    """Run what is triggered by the event explored."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-1]
                return False
            rules = first_owner_rules(matches)
            if len(rules) > 1 and matches[2] != 0:
                s.player = matches[2]
                s.site = 109
                s.legal = [rule + 159926 for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + 159926
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            x = st[-4]
            explorer = st[-3]
            trigger, this, owner, _serial = take_match(s.lists[-1], s.answer - 159926)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [x, explorer, s.active, BEGIN, VERB_EXPLORED_WHEN_EXPLORED]
                if explored_when_explored(s):
                    return True
            elif trigger == 1:
                boar_when_explored(s, x, explorer, this, owner)
            elif trigger == 2:
                raven_when_explored(s, x, explorer, this, owner)
            elif trigger == 3:
                stag_when_explored(s, x, explorer, this, owner)
            pc = CHOOSE_TRIGGER


# northgard.law:195  event moving by mover: player
def match_after_moving(s: State, mover: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:82  when moving
    if s.creatures:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches)


# northgard.law:195  event moving by mover: player
def after_moving(s: State, mover: int) -> None:
    """Run what is triggered by the event moving."""
    matches = match_after_moving(s, mover)
    for index in range(0, len(matches), 4):
        trigger, _this, _owner, _serial = matches[index : index + 4]
        if trigger == 0:
            moving_when_moving(s, mover, s.active)


# northgard.law:191  event marched from source: territory to target: territory by mover: player with group: number
def match_after_marched(s: State, source: int, target: int, mover: int, group: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:84  after marched
    if s.creatures:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches)


# northgard.law:191  event marched from source: territory to target: territory by mover: player with group: number
def after_marched(s: State, source: int, target: int, mover: int, group: int) -> None:
    """Run what is triggered by the event marched."""
    matches = match_after_marched(s, source, target, mover, group)
    for index in range(0, len(matches), 4):
        trigger, _this, _owner, _serial = matches[index : index + 4]
        if trigger == 0:
            marched_after_marched(s, source, target, mover, group, s.active)


# northgard.law:197  event moved by mover: player
def match_after_moved(s: State, mover: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:92  when moved
    if s.creatures:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches)


# northgard.law:197  event moved by mover: player
def after_moved(s: State) -> bool:
    """Run what is triggered by the event moved."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-3:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            mover = st[-3]
            trigger, _this, _owner, _serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [mover, s.active, 0, BEGIN, VERB_MOVED_WHEN_MOVED]
                s.lists += [[]]
                if moved_when_moved(s):
                    return True
            pc = CHOOSE_TRIGGER


# northgard.law:199  event clashed in ground: territory
def match_after_clashed(s: State, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:105  after clashed where prey of ground is not nothing
    if s.creatures and s.prey[s.map.root[ground]] != -1:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches)


# northgard.law:199  event clashed in ground: territory
def after_clashed(s: State) -> bool:
    """Run what is triggered by the event clashed."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-3:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            ground = st[-3]
            trigger, _this, _owner, _serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [ground, s.active, 0, BEGIN, VERB_CLASHED_AFTER_CLASHED]
                if clashed_after_clashed(s):
                    return True
            pc = CHOOSE_TRIGGER


# northgard.law:205  event won by winner: player as winning: side in ground: territory
def match_after_won(s: State, winner: int, winning: int, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:136  when won where beast is not nothing
    if s.creatures and s.beast != -1:
        matches += [0, -1, 0, 0]
    for owner in range(1, s.players + 1):
        this = s.clan[owner]
        # clans.law:267  Stag: when won where winner is you and winning is attack and (present of you in…
        if (
            this == STAG
            and winner == owner
            and winning == ATTACK
            and present_(s, owner, ground)
            and can_claim(s, ground)
        ):
            matches += [1, this, owner, 0]
        # clans.law:319  Wolf: when won where winner is you and winning is attack
        if this == THING_CLAN_WOLF and winner == owner and winning == ATTACK:
            matches += [2, this, owner, 0]
    return in_turn_order(s, matches)


# northgard.law:205  event won by winner: player as winning: side in ground: territory
def after_won(s: State, winner: int, winning: int, ground: int) -> None:
    """Run what is triggered by the event won."""
    matches = match_after_won(s, winner, winning, ground)
    for index in range(0, len(matches), 4):
        trigger, this, owner, _serial = matches[index : index + 4]
        if trigger == 0:
            won_when_won(s, winner, winning, ground, s.active)
        elif trigger == 1:
            stag_when_won(s, winner, winning, ground, this, owner)
        elif trigger == 2:
            wolf_when_won(s, winner, winning, ground, this, owner)


# northgard.law:209  event actions_over
def match_after_actions_over(s: State) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:145  when actions_over
    if s.creatures:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches)


# northgard.law:209  event actions_over
def after_actions_over(s: State) -> bool:
    """Run what is triggered by the event actions_over."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-2:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            trigger, _this, _owner, _serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [s.active, BEGIN, VERB_ACTIONS_OVER_WHEN_ACTIONS_OVER]
                if actions_over_when_actions_over(s):
                    return True
            pc = CHOOSE_TRIGGER


# actions.law:115  event gave_way by passer: player
def match_after_gave_way(s: State, passer: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # creatures.law:174  when gave_way where more_creatures and count line is less than count players
    if s.creatures and s.more_creatures and len(s.line) < s.players:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches)


# actions.law:115  event gave_way by passer: player
def after_gave_way(s: State) -> bool:
    """Run what is triggered by the event gave_way."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-3:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            passer = st[-3]
            trigger, _this, _owner, _serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [passer, s.active, BEGIN, VERB_GAVE_WAY_WHEN_GAVE_WAY]
                if gave_way_when_gave_way(s):
                    return True
            pc = CHOOSE_TRIGGER


# year.law:150  event bartering by trader: player
def match_after_bartering(s: State, trader: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    # variants.law:17  when bartering where teams
    if s.teams:
        matches += [0, -1, 0, 0]
    return in_turn_order(s, matches)


# year.law:150  event bartering by trader: player
def after_bartering(s: State) -> bool:
    """Run what is triggered by the event bartering."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-3:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            trader = st[-3]
            trigger, _this, _owner, _serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [trader, s.active, BEGIN, VERB_BARTERING_WHEN_BARTERING]
                if bartering_when_bartering(s):
                    return True
            pc = CHOOSE_TRIGGER


# creatures.law:70  event roused c: creature in ground: territory
def match_after_roused(s: State, c: int, ground: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for this in DRAUGR_COPIES:
        if s.at[this] <= -2:
            owner = s.active
            # creatures.law:208  Draugr: when roused where c is this and controller of ground is not nobody
            if s.creatures and c == this and controller(s, ground) != 0:
                matches += [0, this, owner, 0]
    for this in FALLEN_VALKYRIE_COPIES:
        if s.at[this] <= -2:
            owner = s.active
            # creatures.law:228  Fallen Valkyrie: when roused where c is this and controller of ground is not nobody
            if s.creatures and c == this and controller(s, ground) != 0:
                matches += [1, this, owner, 0]
    return in_turn_order(s, matches)


# creatures.law:70  event roused c: creature in ground: territory
def after_roused(s: State) -> bool:
    """Run what is triggered by the event roused."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-1]
                return False
            rules = first_owner_rules(matches)
            if len(rules) > 1 and matches[2] != 0:
                s.player = matches[2]
                s.site = 110
                s.legal = [rule + 159930 for rule in rules]
                st[-2] = RUN_TRIGGER
                return True
            s.answer = rules[0] + 159930
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            c = st[-4]
            ground = st[-3]
            trigger, this, owner, _serial = take_match(s.lists[-1], s.answer - 159930)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [c, ground, this, owner, BEGIN, VERB_DRAUGR_WHEN_ROUSED]
                if draugr_when_roused(s):
                    return True
            elif trigger == 1:
                st += [c, ground, this, owner, BEGIN, VERB_FALLEN_VALKYRIE_WHEN_ROUSED]
                if fallen_valkyrie_when_roused(s):
                    return True
            pc = CHOOSE_TRIGGER


# northgard.law:187  event mustered by owner: player
def match_after_mustered(s: State, owner_: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for owner in range(1, s.players + 1):
        this = s.clan[owner]
        # clans.law:8  Bear: may when mustered where owner is you and place of Kaija is nothing
        if this == BEAR and owner_ == owner and s.map.root[place_of(s, KAIJA)] == -1:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches)


# northgard.law:187  event mustered by owner: player
def after_mustered(s: State) -> bool:
    """Run what is triggered by the event mustered."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-3:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            owner_ = st[-3]
            trigger, this, owner, _serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [owner_, this, owner, BEGIN, VERB_BEAR_WHEN_MUSTERED]
                if bear_when_mustered(s):
                    return True
            pc = CHOOSE_TRIGGER


# northgard.law:183  event settled in ground: territory by settler: player
def match_after_settled(s: State, ground: int, settler: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for owner in range(1, s.players + 1):
        this = s.clan[owner]
        # clans.law:13  Bear: may when settled where settler is you and place of Kaija is nothing
        if this == BEAR and settler == owner and s.map.root[place_of(s, KAIJA)] == -1:
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches)


# northgard.law:183  event settled in ground: territory by settler: player
def after_settled(s: State) -> bool:
    """Run what is triggered by the event settled."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            ground = st[-4]
            settler = st[-3]
            trigger, this, owner, _serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [ground, settler, this, owner, BEGIN, VERB_BEAR_WHEN_SETTLED]
                if bear_when_settled(s):
                    return True
            pc = CHOOSE_TRIGGER


# northgard.law:181  event resolving c: card by actor: player
def match_before_resolving(s: State, c: int, actor: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for owner in range(1, s.players + 1):
        this = s.clan[owner]
        # clans.law:181  Snake: may before resolving where actor is you and clan of c is Snake and (any t…
        if (
            this == SNAKE
            and actor == owner
            and CARD_CLAN[c] == SNAKE
            and any(can_scorch(s, t, owner) for t in s.map.roots)
        ):
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches)


# northgard.law:181  event resolving c: card by actor: player
def before_resolving(s: State) -> bool:
    """Run what is triggered before the event resolving."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            c = st[-4]
            actor = st[-3]
            trigger, this, owner, _serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [c, actor, this, owner, BEGIN, VERB_SNAKE_BEFORE_RESOLVING]
                if snake_before_resolving(s):
                    return True
            pc = CHOOSE_TRIGGER


# northgard.law:207  event gathering in ground: territory by owner: player
def match_before_gathering(s: State, ground: int, owner_: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for owner in range(1, s.players + 1):
        this = s.clan[owner]
        # clans.law:183  Snake: before gathering where place of "Scorched Earth" is ground and owner is in…
        if (
            this == SNAKE
            and s.map.root[place_of(s, SCORCHED_EARTH)] == s.map.root[ground]
            and owner_ in rivals(s, owner)
        ):
            matches += [0, this, owner, 0]
    return in_turn_order(s, matches)


# northgard.law:207  event gathering in ground: territory by owner: player
def before_gathering(s: State) -> bool:
    """Run what is triggered before the event gathering."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                del st[-4:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            ground = st[-4]
            owner_ = st[-3]
            trigger, this, owner, _serial = take_match(s.lists[-1], s.answer)
            st[-2] = CHOOSE_TRIGGER
            if trigger == 0:
                st += [ground, owner_, this, owner, BEGIN, VERB_SNAKE_BEFORE_GATHERING]
                if snake_before_gathering(s):
                    return True
            pc = CHOOSE_TRIGGER


# northgard.law:179  event played c: card by actor: player
def match_instead_of_played(s: State, c: int, actor: int) -> list[int]:
    """List what is triggered: trigger, thing, owner, effect, in the order of owners."""
    matches: list[int] = []
    for owner in range(1, s.players + 1):
        for this in s.piles[HAND + owner]:
            # cards_advanced.law:74  Defensive Strategy: may openly instead of played where actor is in rivals of…
            if this == DEFENSIVE_STRATEGY and actor in rivals(s, owner):
                matches += [0, this, owner, 0]
    return in_turn_order(s, matches)


# northgard.law:179  event played c: card by actor: player
def instead_of_played(s: State) -> bool:
    """Run what is triggered instead of the event played."""
    st = s.stack
    pc = st[-2]
    while True:
        if pc == AFTER_TRIGGER:  # has it been replaced?
            if s.result != 0:
                del st[-4:]
                del s.lists[-1]
                return False
            pc = CHOOSE_TRIGGER
        if pc == CHOOSE_TRIGGER:  # what comes next
            matches = s.lists[-1]
            if len(matches) == 0:
                s.result = 0
                del st[-4:]
                del s.lists[-1]
                return False
            s.answer = matches[0]
            pc = RUN_TRIGGER
        if pc == RUN_TRIGGER:  # run it
            c = st[-4]
            actor = st[-3]
            trigger, this, owner, _serial = take_match(s.lists[-1], s.answer)
            st[-2] = AFTER_TRIGGER
            s.result = 0
            if trigger == 0:
                st += [c, actor, this, owner, BEGIN, VERB_DEFENSIVE_STRATEGY_INSTEAD_PLAYED]
                if defensive_strategy_instead_played(s):
                    return True
            pc = AFTER_TRIGGER


# year.law:251  win Strongholds for p when reckoning
def win_strongholds(s: State) -> None:
    best = [
        p
        for p in range(1, s.players + 1)
        if not s.longer and sum(strongholds(s, q) for q in allies(s, p)) >= strongholds_needed(s)
    ]
    best = most(best, lambda p: score(s, p))
    best = most(best, lambda p: sum(len(holdings(s, q)) for q in allies(s, p)))
    best = most(best, lambda p: sum(s.unit_placed[q] for q in allies(s, p)))
    best = most(best, lambda p: sum(houses(s, q) for q in allies(s, p)))
    if best and not s.over:
        finish(s, 0, best)


def end_game(s: State) -> None:
    """Decide who wins when the game is over."""
    if s.over:
        return
    best = most(list(range(1, s.players + 1)), lambda p: score(s, p))
    best = most(best, lambda p: sum(len(holdings(s, q)) for q in allies(s, p)))
    best = most(best, lambda p: sum(s.unit_placed[q] for q in allies(s, p)))
    best = most(best, lambda p: sum(houses(s, q) for q in allies(s, p)))
    finish(s, -1, best)


VERBS: Final = (
    act,
    play_cards,
    play,
    resolve,
    upgrade,
    pass_,
    swap_building,
    recruit_by,
    halt,
    lead,
    recruit_wild,
    push_out,
    feast,
    recruit_each,
    scorch,
    pay_any,
    do_two_of,
    do_basic,
    rouse,
    hunt,
    assault,
    creature_phase,
    wander,
    lure_out,
    recruit,
    recruit_here,
    muster,
    build,
    erect,
    find_space,
    explore,
    explore_among,
    choose_tile,
    lay_found,
    sift,
    move,
    march,
    fight_all,
    clash,
    fight,
    battle,
    feed,
    strike,
    suffer,
    bury,
    withdraw,
    retreat,
    swap_goods,
    lay_home,
    camp_on,
    trade_goods,
    second_wind,
    find_land,
    phase_actions,
    phase_harvest,
    phase_turning,
    setup,
    course,
    spy_plays,
    axe_throwers_plays,
    industrious_villagers_plays,
    enemy_secrets_plays,
    hunters_plays,
    woodcutters_plays,
    loremasters_plays,
    outpost_plays,
    hidden_ways_plays,
    carpentry_mastery_plays,
    huginn_muninn_plays,
    grizzled_warriors_plays,
    upgraded_trading_post_plays,
    ancestral_curse_plays,
    rangers_plays,
    upgraded_scout_camp_plays,
    greater_trade_routes_plays,
    infiltration_plays,
    upgraded_town_hall_plays,
    amenities_plays,
    bribery_plays,
    incursion_plays,
    heroic_charge_plays,
    trading_post_plays,
    legendary_heroes_plays,
    allies_from_the_wild_plays,
    warriors_plays,
    cunning_merchant_plays,
    capture_plays,
    veiled_threats_plays,
    negotiation_plays,
    scouts_plays,
    town_hall_plays,
    merchant_plays,
    militia_plays,
    improved_villager_tools_plays,
    recruitment_plays,
    mercenary_plays,
    intimidate_plays,
    feast_day_plays,
    scout_camp_plays,
    shieldbearers_plays,
    bodyguard_plays,
    simple_living_plays,
    future_sight_plays,
    recruit_plays,
    move_plays,
    explore_plays,
    build_plays,
    feast_plays,
    bear_clan_plays,
    the_bear_awakens_plays,
    boar_clan_plays,
    osmosis_plays,
    lay_of_the_land_plays,
    goat_clan_plays,
    teamwork_plays,
    resourceful_people_plays,
    raven_clan_plays,
    raiding_party_plays,
    raven_mercenaries_plays,
    snake_clan_plays,
    rapacious_exploitation_plays,
    stolen_lore_plays,
    stag_clan_plays,
    glory_of_the_clan_plays,
    annexation_plays,
    wolf_clan_plays,
    plunder_plays,
    call_to_war_plays,
    rolled_after_rolled,
    fought_before_fought,
    built_before_built,
    explored_when_explored,
    moved_when_moved,
    clashed_after_clashed,
    actions_over_when_actions_over,
    gave_way_when_gave_way,
    bartering_when_bartering,
    draugr_when_roused,
    fallen_valkyrie_when_roused,
    bear_when_mustered,
    bear_when_settled,
    snake_before_resolving,
    snake_before_gathering,
    training_camp_when_recruited,
    defensive_strategy_instead_played,
    after_rolled,
    after_built,
    before_fought,
    before_built,
    after_recruited,
    after_explored,
    after_moved,
    after_clashed,
    after_actions_over,
    after_gave_way,
    after_bartering,
    after_roused,
    after_mustered,
    after_settled,
    before_resolving,
    before_gathering,
    instead_of_played,
    stay_idle,
)


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
