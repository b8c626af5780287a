"""Imperial Settlers: Empires of the North: values and permissions.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.state import State, clone
from lawspeaker_games.empires.tables import (
    BEGIN,
    BOOSTS,
    BY_CONQUEST,
    BY_PILLAGE,
    CARD_ICON,
    CARD_RATE,
    CARD_REQUIRED,
    CARD_WITH_ACTION,
    CARDS,
    CONSTRUCT,
    DECK,
    DISCARD,
    DISTANT,
    EMPIRE,
    EXPLORE,
    FALLEN_TEMPLE_COPIES,
    FIELD_FORM,
    FIELD_GOODS,
    FIELDS,
    FIRST_COPY,
    FISH,
    FOOD,
    GOLD,
    GOLDEN_COAST_COPIES,
    GUEST_HOUSE_COPIES,
    HALL_OF_ECHOES_COPIES,
    HAND,
    HARVEST,
    HARVEST_FEAST_COPIES,
    HELMSMAN_S_HOUSE_COPIES,
    ISLAND_CONQUEST,
    ISLAND_RANGE,
    LOCATION_COST,
    LOCATIONS,
    MEAD_HALL_COPIES,
    NEAR,
    PAWN_OWNER,
    PAWNS,
    PILE_SEA,
    POINTS,
    POPULATE,
    QUEUE,
    RAIDERS_CAMP,
    RAIDERS_CAMP_COPIES,
    RAZE,
    ROW,
    SAIL,
    SHARED_GRANARY_COPIES,
    SHEEP,
    SHEEP_HOLM_COPIES,
    SKERRY,
    STONE,
    STONE_PIER_COPIES,
    SUNK,
    TILE_NEIGHBOURS,
    TILES,
    UPGRADE,
    VERB_STAY_IDLE,
    VERB_TRY_ACTION_OF_LOCATION_GUEST_HOUSE,
    VERB_TRY_ACTION_OF_LOCATION_HARVEST_FEAST,
    VERB_TRY_ACTION_OF_LOCATION_STONE_PIER,
    VERB_TRY_COPY,
    VERB_TRY_LOAD_SHIP,
    VERB_TRY_PERFORM,
    VERB_TRY_PLAY,
    VERB_TRY_SAIL,
    WEAVER_S_COTTAGE_COPIES,
    WOOD,
    WORKERS,
)
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import TRIAL_DEPTH, enter_call
from lawspeaker_runtime.state.pile_state import place_of
from lawspeaker_runtime.state.selection import different, first_or, floor_divide, require, require_player

# Which things take part is the same in all games with the same settings: it is found out once.
PRESENT_THINGS: Final[dict[int, list[int]]] = {}


# empires.law:33  value stuffs -> list of resource = (food, wood, stone, sheep, fish)
def stuffs(s: State) -> list[int]:
    return [FOOD, WOOD, STONE, SHEEP, FISH]


# empires.law:35  value goods_kinds -> list of resource = (food, wood, stone, sheep, fish, gold, raze)
def goods_kinds(s: State) -> list[int]:
    return [FOOD, WOOD, STONE, SHEEP, FISH, GOLD, RAZE]


# empires.law:37  value load_kinds -> list of resource = (food, wood, stone, sheep, fish, gold, raze, workers)
def load_kinds(s: State) -> list[int]:
    return [FOOD, WOOD, STONE, SHEEP, FISH, GOLD, RAZE, WORKERS]


# empires.law:115  value emblems of p: player for i: icon -> number = count c among empire of p where icon of c is i
def emblems(s: State, p: int, i: int) -> int:
    total = 0
    for c in s.piles[EMPIRE + p]:
        if CARD_ICON[c] == i:
            total += 1
    return total


# empires.law:117  value site of t: task -> tile = first s among tiles where task_on of s is t
def site(s: State, t: int) -> int:
    return require(next((s_ for s_ in TILES if s.task_on[s_] == t), -1), "empires.law:117")


# empires.law:118  value stock of p: player -> number = food of p + wood of p + stone of p + sheep of p + fish of p
def stock(s: State, p: int) -> int:
    return (
        s.goods[p * 9 + FOOD]
        + s.goods[p * 9 + WOOD]
        + s.goods[p * 9 + STONE]
        + s.goods[p * 9 + SHEEP]
        + s.goods[p * 9 + FISH]
    )


# empires.law:119  value load of c: card -> number = sum of (r of stored of c) for each r among load_kinds
def load_(s: State, c: int) -> int:
    total = 0
    for r in load_kinds(s):
        total += s.card_stored[c - 6][r]
    return total


# empires.law:121  value planted of f: field -> yes_no = base of f is nothing
def planted(s: State, f: int) -> bool:
    return s.field_base[f - 36] == -1


# empires.law:122  value upgrades of f: field -> list of field = u among fields where base of u is f
def upgrades(s: State, f: int) -> list[int]:
    return [u for u in FIELDS if s.field_base[u - 36] == f]


# empires.law:123  value yield of f: field -> bundle = goods of f + (sum of goods of u for each u among upgrades of f)
def yield_(s: State, f: int) -> list[int]:
    return goods.add(list(FIELD_GOODS[f]), goods.total([list(FIELD_GOODS[u]) for u in upgrades(s, f)], 9))


# empires.law:125  value active_card of c: card -> yes_no = action of c is not empty
def active_card(c: int) -> bool:
    return CARD_WITH_ACTION[c]


# keywords.law:38  value copier of c: card -> yes_no = no
def copier(s: State, c: int) -> bool:
    value = False
    for owner in range(1, s.players + 1):
        for this in s.piles[EMPIRE + owner]:
            # clan_glenn.law:107  Hall of Echoes: sets copier of this to yes
            if this in HALL_OF_ECHOES_COPIES and c == this:
                value = True
    return value


# keywords.law:51  value payouts of c: card -> number = load of c / rate of c if rate of c is at least 1 else 0
def payouts(s: State, c: int) -> int:
    return floor_divide(load_(s, c), CARD_RATE[c], "keywords.law:51") if CARD_RATE[c] >= 1 else 0


# keywords.law:107  value out of p: player -> list of pawn = w among pawns where owner of w is p and place of w is not…
def out(s: State, p: int) -> list[int]:
    return [w for w in present(s, PAWNS) if PAWN_OWNER[w] == p and place_of(s, w) != -1]


# round.law:55  value lookout_size of p: player -> number = 4
def lookout_size(p: int) -> int:
    return 4


# ships.law:10  value hold_room of p: player for r: resource -> number = 1
def hold_room(s: State, p: int, r: int) -> int:
    return 1


# ships.law:12  value cargo_stock of r: resource -> number = r of you + (gold of you if gold_as_cargo and r is fish…
def cargo_stock(s: State, r: int, you: int) -> int:
    return s.goods[you * 9 + r] + (s.goods[you * 9 + GOLD] if s.gold_as_cargo and r == FISH else 0)


# ships.law:72  value conquest_price of i: island for p: player -> number = conquest of i
def conquest_price(i: int, p: int) -> int:
    return ISLAND_CONQUEST[i]


# ships.law:77  value shores -> list of island = row of near + row of distant
def shores(s: State) -> list[int]:
    return [*s.piles[ROW + NEAR], *s.piles[ROW + DISTANT]]


# tasks.law:70  value explored of p: player -> number = 1
def explored(p: int) -> int:
    return 1


# tasks.law:72  value settlers of p: player -> number = 1
def settlers(s: State, p: int) -> int:
    value = 1
    for owner in range(1, s.players + 1):
        for this in s.piles[EMPIRE + owner]:
            # islands.law:39  Golden Coast: adds 1 to settlers of you
            if this in GOLDEN_COAST_COPIES and p == owner:
                value += 1
    return value


# tasks.law:95  value farms of p: player -> list of field = f among fields of empire of p where planted of f
def farms(s: State, p: int) -> list[int]:
    return [f for f in [it for it in s.piles[EMPIRE + p] if it in FIELDS] if planted(s, f)]


# tasks.law:109  value fits of u: field on f: field -> yes_no = planted of f and (any r among goods_kinds where r of…
def fits(s: State, u: int, f: int) -> bool:
    if planted(s, f):
        for r in goods_kinds(s):
            if FIELD_GOODS[u][r] >= 1 and FIELD_GOODS[f][r] >= 1:
                return True
    return False


# turn.law:16  value marks_for of p: player -> list of card = c among empire of p where active_card of c and not…
def marks_for(s: State, p: int) -> list[int]:
    return [c for c in s.piles[EMPIRE + p] if TABLE_ACTIVE_CARD[c] and not s.card_exhausted[c - 6]]


# turn.law:17  value raid_targets of p: player -> list of card = c among cards where active_card of c and not…
def raid_targets(s: State, p: int) -> list[int]:
    value = s.memo_raid_targets.get(p)
    if value is None:
        value = s.memo_raid_targets[p] = compute_raid_targets(s, p)
    return value


def compute_raid_targets(s: State, p: int) -> list[int]:
    """Compute what `raid_targets` memoizes."""
    return [
        c
        for c in CARDS
        if TABLE_ACTIVE_CARD[c]
        and not s.card_exhausted[c - 6]
        and any(q != p and can_target(s, q) and s.at[c] == EMPIRE + q for q in range(1, s.players + 1))
    ]


# turn.law:21  value idle of p: player -> list of pawn = w among pawns where owner of w is p and place of w is nothing
def idle(s: State, p: int) -> list[int]:
    return [w for w in present(s, PAWNS) if PAWN_OWNER[w] == p and place_of(s, w) == -1]


# turn.law:22  value walking of p: player -> list of pawn = w among pawns where owner of w is p and place of w is not…
def walking(s: State, p: int) -> list[int]:
    return [
        w for w in present(s, PAWNS) if PAWN_OWNER[w] == p and place_of(s, w) != -1 and not s.pawn_inactive[w - 110]
    ]


# turn.law:25  value move_price of p: player -> bundle = 1 food
def move_price(p: int) -> list[int]:
    return [1, 0, 0, 0, 0, 0, 0, 0, 0]


# turn.law:107  value goal -> number = 25
def goal(s: State) -> int:
    return 25


# tasks.law:47  verb carry_out t: task
def possible_carry_out(s: State, t: int, you: int) -> bool:
    return (
        possible_explore(s, you)
        if t == EXPLORE
        else t == POPULATE
        or (
            possible_construct(s, you)
            if t == CONSTRUCT
            else possible_harvest(s, you)
            if t == HARVEST
            else t != SAIL or possible_sail(s, you)
        )
    )


# tasks.law:40  verb play c: card for t: task
def possible_play(s: State, c: int, t: int, you: int) -> bool:
    return try_play_on_copies(s, you, c, t)


# empires.law:50  action: steps
def possible_action_of_card(s: State, this: int, you: int) -> bool:
    if this < RAIDERS_CAMP:
        if this in WEAVER_S_COTTAGE_COPIES:
            return possible_spend(s, [0, 0, 0, 1, 0, 0, 0, 0, 0], you)
        if this in SHARED_GRANARY_COPIES:
            return possible_assign(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], this, you)
        if this in GUEST_HOUSE_COPIES:
            return possible_action_of_location_guest_house(s, this, you)
        if this in HARVEST_FEAST_COPIES:
            return possible_action_of_location_harvest_feast(s, this, you)
        if this in HALL_OF_ECHOES_COPIES:
            return possible_copy(s, this, you)
        if this in STONE_PIER_COPIES:
            return possible_action_of_location_stone_pier(s, this, you)
    else:
        if this in RAIDERS_CAMP_COPIES:
            return possible_action_of_location_raiders_camp(s, this, you)
        if this in HELMSMAN_S_HOUSE_COPIES:
            return possible_advance_ship(s, you)
        if this in MEAD_HALL_COPIES:
            return possible_spend(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], you)
        if this == SKERRY:
            return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)
        if this in SHEEP_HOLM_COPIES:
            return possible_spend(s, [0, 0, 0, 1, 0, 0, 0, 0, 0], you)
        if this in FALLEN_TEMPLE_COPIES:
            return possible_spend(s, [0, 0, 1, 0, 0, 0, 0, 0, 0], you)
    return True


# ships.law:14  verb sail
def possible_sail(s: State, you: int) -> bool:
    return try_sail_on_copies(s, you)


# ships.law:24  verb load_ship s: ship
def possible_load_ship(s: State, s_: int, you: int) -> bool:
    return try_load_ship_on_copies(s, you, s_)


# tasks.law:97  verb harvest
def possible_harvest(s: State, you: int) -> bool:
    return len(farms(s, you)) > 0


# tasks.law:85  verb construct
def possible_construct(s: State, you: int) -> bool:
    return len(different([it for it in s.piles[HAND + you] if can_construct(s, it)], FIRST_COPY)) > 0


# tasks.law:74  verb explore
def possible_explore(s: State, you: int) -> bool:
    return len(s.piles[DECK + you]) > 0 or len(s.piles[DISCARD + you]) > 0


# clan_glenn.law:50  location "Weaver's Cottage"
def possible_action_of_location_weaver_s_cottage(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 1, 0, 0, 0, 0, 0], you)


# keywords.law:4  verb spend price: bundle
def possible_spend(s: State, price: list[int], you: int) -> bool:
    return can_cover(s, you, list(price))


# clan_glenn.law:72  location "Shared Granary"
def possible_action_of_location_shared_granary(s: State, this: int, you: int) -> bool:
    return possible_assign(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], this, you)


# keywords.law:12  verb assign what: bundle to c: card
def possible_assign(s: State, what: list[int], c: int, you: int) -> bool:
    return can_spare(s, list(what), you)


# clan_glenn.law:86  location "Guest House"
def possible_action_of_location_guest_house(s: State, this: int, you: int) -> bool:
    return try_action_of_location_guest_house_on_copies(s, you, this)


# tasks.law:15  verb perform t: task
def possible_perform(s: State, t: int, you: int) -> bool:
    return try_perform_on_copies(s, you, t)


# clan_glenn.law:94  location "Harvest Feast"
def possible_action_of_location_harvest_feast(s: State, this: int, you: int) -> bool:
    return try_action_of_location_harvest_feast_on_copies(s, you, this)


# clan_glenn.law:102  location "Hall of Echoes"
def possible_action_of_location_hall_of_echoes(s: State, this: int, you: int) -> bool:
    return possible_copy(s, this, you)


# keywords.law:40  verb copy for c: card
def possible_copy(s: State, c: int, you: int) -> bool:
    return try_copy_on_copies(s, you, c)


# clan_ulaf.law:71  location "Stone Pier"
def possible_action_of_location_stone_pier(s: State, this: int, you: int) -> bool:
    return try_action_of_location_stone_pier_on_copies(s, you, this)


# clan_ulaf.law:79  location "Raiders' Camp"
def possible_action_of_location_raiders_camp(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [1, 0, 0, 0, 0, 0, 0, 0, 0], you) and possible_venture(s, BY_PILLAGE, you)


# ships.law:145  verb pillage_now
def possible_pillage_now(s: State, you: int) -> bool:
    return possible_venture(s, BY_PILLAGE, you)


# ships.law:155  verb venture as m: manner
def possible_venture(s: State, m: int, you: int) -> bool:
    key = you * 4 + m
    value = s.memo_possible_venture.get(key)
    if value is None:
        value = s.memo_possible_venture[key] = compute_possible_venture(s, m, you)
    return value


def compute_possible_venture(s: State, m: int, you: int) -> bool:
    """Compute what `possible_venture` memoizes."""
    for s_ in s.piles[QUEUE]:
        if can_venture(s, s_, m, you):
            return True
    return False


# clan_ulaf.law:87  location "Helmsman's House"
def possible_action_of_location_helmsman_s_house(s: State, this: int, you: int) -> bool:
    return possible_advance_ship(s, you)


# ships.law:43  verb advance_ship
def possible_advance_ship(s: State, you: int) -> bool:
    value = s.memo_possible_advance_ship.get(you)
    if value is None:
        value = s.memo_possible_advance_ship[you] = compute_possible_advance_ship(s, you)
    return value


def compute_possible_advance_ship(s: State, you: int) -> bool:
    """Compute what `possible_advance_ship` memoizes."""
    for s_ in s.piles[QUEUE]:
        if s.ship_captain[s_ - 94] == you and s_ != first_or(s.piles[QUEUE], -1):
            return True
    return False


# clan_ulaf.law:97  location "Mead Hall"
def possible_action_of_location_mead_hall(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 1, 0, 0, 0, 0], you)


# islands.law:2  island Skerry
def possible_action_of_island_skerry(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 0, 0, 0, 0, 1, 0], you)


# islands.law:15  island "Sheep Holm"
def possible_action_of_island_sheep_holm(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 0, 1, 0, 0, 0, 0, 0], you)


# islands.law:28  island "Fallen Temple"
def possible_action_of_island_fallen_temple(s: State, this: int, you: int) -> bool:
    return possible_spend(s, [0, 0, 1, 0, 0, 0, 0, 0, 0], you)


# keywords.law:40  verb copy for c: card
def possible_copy_part_1(s: State, c: int, you: int) -> bool:
    thing = require(s.card_copied[c - 6], "keywords.law:47")
    if thing < RAIDERS_CAMP:
        if thing in WEAVER_S_COTTAGE_COPIES:
            return possible_action_of_location_weaver_s_cottage(
                s, require(s.card_copied[c - 6], "keywords.law:47"), you
            )
        if thing in SHARED_GRANARY_COPIES:
            return possible_action_of_location_shared_granary(s, require(s.card_copied[c - 6], "keywords.law:47"), you)
        if thing in GUEST_HOUSE_COPIES:
            return possible_action_of_location_guest_house(s, require(s.card_copied[c - 6], "keywords.law:47"), you)
        if thing in HARVEST_FEAST_COPIES:
            return possible_action_of_location_harvest_feast(s, require(s.card_copied[c - 6], "keywords.law:47"), you)
        if thing in HALL_OF_ECHOES_COPIES:
            return try_copy_on_copies(s, you, c)
        if thing in STONE_PIER_COPIES:
            return possible_action_of_location_stone_pier(s, require(s.card_copied[c - 6], "keywords.law:47"), you)
    else:
        if thing in RAIDERS_CAMP_COPIES:
            return possible_action_of_location_raiders_camp(s, require(s.card_copied[c - 6], "keywords.law:47"), you)
        if thing in HELMSMAN_S_HOUSE_COPIES:
            return possible_action_of_location_helmsman_s_house(
                s, require(s.card_copied[c - 6], "keywords.law:47"), you
            )
        if thing in MEAD_HALL_COPIES:
            return possible_action_of_location_mead_hall(s, require(s.card_copied[c - 6], "keywords.law:47"), you)
        if thing == SKERRY:
            return possible_action_of_island_skerry(s, require(s.card_copied[c - 6], "keywords.law:47"), you)
        if thing in SHEEP_HOLM_COPIES:
            return possible_action_of_island_sheep_holm(s, require(s.card_copied[c - 6], "keywords.law:47"), you)
        if thing in FALLEN_TEMPLE_COPIES:
            return possible_action_of_island_fallen_temple(s, require(s.card_copied[c - 6], "keywords.law:47"), you)
    return True


# empires.law:127  can target p: player = not passed of p
def can_target(s: State, p: int) -> bool:
    return not s.passed[p]


# keywords.law:10  can spare what: bundle = all r among load_kinds have r of you is at least r of what
def can_spare(s: State, what: list[int], you: int) -> bool:
    return all(s.goods[you * 9 + r] >= what[r] for r in load_kinds(s))


# keywords.law:37  can copy d: card for c: card = d is in your empire and active_card of d and not copier of d and d…
def can_copy(s: State, d: int, c: int, you: int) -> bool:
    return s.at[d] == EMPIRE + you and TABLE_ACTIVE_CARD[d] and not copier(s, d) and d != c


# ships.law:70  can land s: ship on r: range = r is near or fish of cargo of s is at least 1
def can_land(s: State, s_: int, r: int) -> bool:
    return r == NEAR or s.ship_cargo[s_ - 94][FISH] >= 1


# ships.law:74  can seize i: island by s: ship = raze of cargo of s is at least (conquest_price of i for captain of s)
def can_seize(s: State, i: int, s_: int) -> bool:
    return (
        s.ship_cargo[s_ - 94][RAZE] >= TABLE_CONQUEST_PRICE[require_player(s.ship_captain[s_ - 94], "ships.law:74")][i]
    )


# ships.law:76  can take i: island by s: ship as m: manner = can land s on range of i and (m is not by_conquest or can…
def can_take(s: State, i: int, s_: int, m: int) -> bool:
    return can_land(s, s_, ISLAND_RANGE[i]) and (m != BY_CONQUEST or can_seize(s, i, s_))


# ships.law:78  can draw_from r: range = sea of r is not empty or sunk of r is not empty
def can_draw_from(s: State, r: int) -> bool:
    return len(s.piles[PILE_SEA + r]) > 0 or len(s.piles[SUNK + r]) > 0


# ships.law:138  can venture s: ship as m: manner = captain of s is you and ((any i among shores where can take i by s…
def can_venture(s: State, s_: int, m: int, you: int) -> bool:
    return s.ship_captain[s_ - 94] == you and (
        any(can_take(s, i, s_, m) for i in shores(s)) or (m != BY_CONQUEST and can_draw_from(s, NEAR))
    )


# tasks.law:11  can declare t: task = possible carry_out t
def can_declare(s: State, t: int, you: int) -> bool:
    return possible_carry_out(s, t, you)


# tasks.law:35  can add c: card to t: task = (c is boost and required of c is t and possible play c for t)
def can_add(s: State, c: int, t: int, you: int) -> bool:
    return (c in BOOSTS and CARD_REQUIRED[c] == t and possible_play(s, c, t, you)) or (
        c in FIELDS and CARD_REQUIRED[c] == t and can_plant(s, c, you)
    )


# tasks.law:83  can construct c: card = c is location and c is not field and workers of cost of c is 0
def can_construct(s: State, c: int) -> bool:
    return c in LOCATIONS and c not in FIELDS and LOCATION_COST[c][WORKERS] == 0


# tasks.law:111  can plant c: card = c is field and (form of c is not upgrade or (any f among farms of you where (fits…
def can_plant(s: State, c: int, you: int) -> bool:
    key = c * 5 + you
    value = s.memo_can_plant.get(key)
    if value is None:
        value = s.memo_can_plant[key] = compute_can_plant(s, c, you)
    return value


def compute_can_plant(s: State, c: int, you: int) -> bool:
    """Compute what `can_plant` memoizes."""
    return c in FIELDS and (FIELD_FORM[c] != UPGRADE or any(fits(s, c, f) for f in farms(s, you)))


# turn.law:12  can build c: card = c is location and c is not field and can pay cost of c
def can_build(s: State, c: int, you: int) -> bool:
    return c in LOCATIONS and c not in FIELDS and can_cover(s, you, list(LOCATION_COST[c]))


# turn.law:14  can use c: card = active_card of c and not exhausted of c and possible action of c
def can_use(s: State, c: int, you: int) -> bool:
    return TABLE_ACTIVE_CARD[c] and not s.card_exhausted[c - 6] and possible_action_of_card(s, c, you)


# turn.law:19  can raid = raze of you is at least 1 and (any q among opponents where can target q and marks_for of q…
def can_raid(s: State, you: int) -> bool:
    if s.goods[you * 9 + RAZE] >= 1:
        for q in [p for p in range(1, s.players + 1) if p != you]:
            if can_target(s, q) and len(marks_for(s, q)) > 0:
                return True
    return False


# turn.law:23  can step to t: task = can declare t and (any w among walking of you where site of t is next to place of…
def can_step(s: State, t: int, you: int) -> bool:
    if can_declare(s, t, you):
        for w in walking(s, you):
            if require(place_of(s, w), "turn.law:23") in TILE_NEIGHBOURS[site(s, t)]:
                return True
    return False


def can_pay(s: State, offered: int, need_: int, you: int) -> bool:
    """Tell whether one may pay for the other."""
    value = offered == need_
    # empires.law:39  allows pay gold for need where need is in stuffs
    if offered == GOLD and need_ in stuffs(s):
        value = True
    return value


# ships.law:24  verb load_ship s: ship
def try_load_ship_on_copies(s: State, you: int, s_: int) -> bool:
    """Tell whether this can be carried out, by trying every way on copies of the state."""
    from lawspeaker_games.empires.steps import has_way

    copy = clone(s)
    copy.call_depth = s.call_depth + TRIAL_DEPTH
    s = copy
    enter_call(s, "ships.law:24")
    if s.over:
        s.over = False
        s.ending = -1
    s.explicit = True
    s.stack = [BEGIN, VERB_STAY_IDLE]
    s.lists = []
    s.stack += [you, s_, BEGIN, VERB_TRY_LOAD_SHIP]
    return has_way(s, "ships.law:24")


# ships.law:14  verb sail
def try_sail_on_copies(s: State, you: int) -> bool:
    """Tell whether this can be carried out, by trying every way on copies of the state."""
    from lawspeaker_games.empires.steps import has_way

    copy = clone(s)
    copy.call_depth = s.call_depth + TRIAL_DEPTH
    s = copy
    enter_call(s, "ships.law:14")
    if s.over:
        s.over = False
        s.ending = -1
    s.explicit = True
    s.stack = [BEGIN, VERB_STAY_IDLE]
    s.lists = []
    s.stack += [you, BEGIN, VERB_TRY_SAIL]
    return has_way(s, "ships.law:14")


# tasks.law:40  verb play c: card for t: task
def try_play_on_copies(s: State, you: int, c: int, t: int) -> bool:
    """Tell whether this can be carried out, by trying every way on copies of the state."""
    from lawspeaker_games.empires.steps import has_way

    copy = clone(s)
    copy.call_depth = s.call_depth + TRIAL_DEPTH
    s = copy
    enter_call(s, "tasks.law:40")
    if s.over:
        s.over = False
        s.ending = -1
    s.explicit = True
    s.stack = [BEGIN, VERB_STAY_IDLE]
    s.lists = []
    s.stack += [you, c, t, BEGIN, VERB_TRY_PLAY]
    return has_way(s, "tasks.law:40")


# tasks.law:15  verb perform t: task
def try_perform_on_copies(s: State, you: int, t: int) -> bool:
    """Tell whether this can be carried out, by trying every way on copies of the state."""
    from lawspeaker_games.empires.steps import has_way

    copy = clone(s)
    copy.call_depth = s.call_depth + TRIAL_DEPTH
    s = copy
    enter_call(s, "tasks.law:15")
    if s.over:
        s.over = False
        s.ending = -1
    s.explicit = True
    s.stack = [BEGIN, VERB_STAY_IDLE]
    s.lists = []
    s.stack += [you, t, BEGIN, VERB_TRY_PERFORM]
    return has_way(s, "tasks.law:15")


# clan_glenn.law:86  location "Guest House"
def try_action_of_location_guest_house_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying every way on copies of the state."""
    from lawspeaker_games.empires.steps import has_way

    copy = clone(s)
    copy.call_depth = s.call_depth + TRIAL_DEPTH
    s = copy
    enter_call(s, "clan_glenn.law:86")
    if s.over:
        s.over = False
        s.ending = -1
    s.explicit = True
    s.stack = [BEGIN, VERB_STAY_IDLE]
    s.lists = []
    s.stack += [you, this, BEGIN, VERB_TRY_ACTION_OF_LOCATION_GUEST_HOUSE]
    return has_way(s, "clan_glenn.law:86")


# clan_glenn.law:94  location "Harvest Feast"
def try_action_of_location_harvest_feast_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying every way on copies of the state."""
    from lawspeaker_games.empires.steps import has_way

    copy = clone(s)
    copy.call_depth = s.call_depth + TRIAL_DEPTH
    s = copy
    enter_call(s, "clan_glenn.law:94")
    if s.over:
        s.over = False
        s.ending = -1
    s.explicit = True
    s.stack = [BEGIN, VERB_STAY_IDLE]
    s.lists = []
    s.stack += [you, this, BEGIN, VERB_TRY_ACTION_OF_LOCATION_HARVEST_FEAST]
    return has_way(s, "clan_glenn.law:94")


# keywords.law:40  verb copy for c: card
def try_copy_on_copies(s: State, you: int, c: int) -> bool:
    """Tell whether this can be carried out, by trying every way on copies of the state."""
    from lawspeaker_games.empires.steps import has_way

    copy = clone(s)
    copy.call_depth = s.call_depth + TRIAL_DEPTH
    s = copy
    enter_call(s, "keywords.law:40")
    if s.over:
        s.over = False
        s.ending = -1
    s.explicit = True
    s.stack = [BEGIN, VERB_STAY_IDLE]
    s.lists = []
    s.stack += [you, c, BEGIN, VERB_TRY_COPY]
    return has_way(s, "keywords.law:40")


# clan_ulaf.law:71  location "Stone Pier"
def try_action_of_location_stone_pier_on_copies(s: State, you: int, this: int) -> bool:
    """Tell whether this can be carried out, by trying every way on copies of the state."""
    from lawspeaker_games.empires.steps import has_way

    copy = clone(s)
    copy.call_depth = s.call_depth + TRIAL_DEPTH
    s = copy
    enter_call(s, "clan_ulaf.law:71")
    if s.over:
        s.over = False
        s.ending = -1
    s.explicit = True
    s.stack = [BEGIN, VERB_STAY_IDLE]
    s.lists = []
    s.stack += [you, this, BEGIN, VERB_TRY_ACTION_OF_LOCATION_STONE_PIER]
    return has_way(s, "clan_ulaf.law:71")


# round.law:121  score for p
def score_parts(s: State, p: int) -> list[int]:
    return [
        s.goods[p * 9 + POINTS],
        len(s.piles[EMPIRE + p]),
        stock(s, p) // 2,
        s.goods[p * 9 + GOLD],
        s.goods[p * 9 + RAZE] if s.raze_points else 0,
    ]


def score(s: State, p: int) -> int:
    """Add up a player's points."""
    return sum(score_parts(s, p))


def present(s: State, things: range) -> list[int]:
    """Leave out things of modules that are off and of players who do not take part; callers do not change the list."""
    key = (things.start * 119 + things.stop) * 5 + s.players
    cached = PRESENT_THINGS.get(key)
    if cached is not None:
        return cached
    found: list[int] = []
    for thing in things:
        if 110 + 2 * s.players <= thing <= 117:
            continue
        found.append(thing)
    PRESENT_THINGS[key] = found
    return found


def purse(s: State, player: int) -> list[int]:
    """Return what a player has."""
    return s.goods[player * 9 : player * 9 + 9]


def stand_ins(s: State, player: int) -> list[list[int]]:
    """List for each resource what may pay for it."""
    return [[r for r in range(9) if can_pay(s, r, wanted, player)] for wanted in range(9)]


def can_cover(s: State, player: int, bundle: list[int]) -> bool:
    """Tell whether a player can pay a bundle, with stand-ins."""
    return goods.payable(purse(s, player), bundle, stand_ins(s, player))


TABLE_ACTIVE_CARD: Final = tuple(active_card(c) for c in range(94))
TABLE_LOOKOUT_SIZE: Final = tuple(lookout_size(max(p, 1)) for p in range(5))
TABLE_CONQUEST_PRICE: Final = tuple(tuple(conquest_price(i, max(p, 1)) for i in range(94)) for p in range(5))
TABLE_EXPLORED: Final = tuple(explored(max(p, 1)) for p in range(5))
TABLE_MOVE_PRICE: Final = tuple(move_price(max(p, 1)) for p in range(5))
