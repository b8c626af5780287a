"""Lords of Ragnarok: values and permissions.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import (
    ALGIZ,
    ALL_MONSTERS,
    ARMIES_BY_OWNER,
    ARMY_OWNER,
    ASLAUG,
    ASSAULT_DRAWS,
    ASSAULT_FURY,
    ASSAULT_PIERCING,
    ATTRIBUTE_COUNT,
    ATTRIBUTE_KEYS,
    AXE,
    BEAST_RUNE,
    BEAST_SLAYER,
    BEASTS,
    BELT_OF_STRENGTH,
    BOND_OF_BROTHERS,
    BOON_RUNES,
    BOSSES,
    BOW,
    BROKEN_SWORD,
    BUILD_MONUMENT,
    BUILD_TEMPLE,
    CARD_LOSSES,
    CARD_SHIELD,
    CARD_WEAPON,
    CARD_WORTH,
    CAT_CHARIOT,
    CHAIN_OF_PRAYER,
    COMBAT_DISCARD,
    CORNERED_BEAST,
    DEED_REALM,
    DEEDS,
    EFFECT_BALEFUL_EYE_STRIKES,
    EFFECT_BLUNT_ARROW_BATTLES,
    EFFECT_BLUNT_LAST,
    EFFECT_BONESPLITTER_HUNTS,
    EFFECT_BOOST,
    EFFECT_CHAMPION_S_SWORD_HUNTS,
    EFFECT_DRIVE_OFF,
    EFFECT_FREE_RUNE_ACTION,
    EFFECT_GREAT_AXE_BATTLES,
    EFFECT_HIDE_OF_IRON_STRIKES,
    EFFECT_HOARD_HELM_BEFORE_CHOSEN,
    EFFECT_HOLD_BACK,
    EFFECT_ICE_AXE_BATTLES,
    EFFECT_MAUL,
    EFFECT_PLAN_RETREAT,
    EFFECT_RAISE_SHIELD,
    EFFECT_RALLY_BEAST,
    EFFECT_SHIELDBREAKER_BATTLES,
    EFFECT_SHIELDBREAKER_HUNTS,
    EFFECT_SPEAR_WALL_BATTLES,
    EFFECT_SPLINTER_OF_GUNGNIR_BATTLES,
    EFFECT_STARVE_CLAWS,
    EFFECT_TAKE_REGIONS,
    EIGHT_HOLY_FIRES,
    FIELDED,
    FIRST_ARMY,
    FIRST_BEAST,
    FIRST_DEED,
    FIRST_FORGE,
    FIRST_GOD,
    FIRST_HERO,
    FIRST_MONSTER,
    FIRST_REALM,
    FIRST_STROKE,
    FIRST_WOUND,
    FORGE_RUNE,
    FORGES,
    FULFILLED,
    GOD_COUNT,
    GODS,
    GOODS,
    HALL_OF_TROPHIES,
    HAND,
    HEARTH_CALL,
    HEROES,
    INFLUENCE,
    INNER_SANCTUM,
    IRON_GLOVES,
    KEY_OF_MARKS_ON,
    KEY_OF_NEAR_SEA,
    LAST_ARMY,
    LAST_BEAST,
    LAST_REGION,
    LAST_WOUND,
    LOKI,
    MARCH_BY_NIGHT,
    MET_BEARERS,
    MIGHT,
    MOBILIZE,
    NINE_HOLY_FIRES,
    NO_FREE_LAND,
    NO_GOD_FORGOTTEN,
    OATH_OF_THE_WARBAND,
    ODAL,
    PLAIN,
    PLAYER_KEYS,
    PORTENTS,
    PRESENT_ARMIES,
    PRESENT_LANDS,
    PRESENT_REGIONS,
    PRESENT_SEAS,
    PRIEST,
    RAGNAR,
    REALM_COUNT,
    REALMS,
    REGION_FORGE_SITE,
    REGION_JOINED,
    REGION_LAND,
    REGION_MONUMENT,
    REGION_NEIGHBOURS_BY,
    REGION_NUMBER,
    REGION_SETTLEMENT,
    REGION_SHRINE,
    REGION_STRENGTH,
    REINFORCE,
    RESOURCE_COUNT,
    RUNE_CARVER,
    RUNE_POUCH,
    SECOND_COUNSEL,
    SHIPS_BY_OWNER,
    SLAYER_TOKEN,
    STORM_IN_THE_BLOOD,
    SUPPLY,
    TEMPLE_GUARD,
    THE_CAGES_STAND_OPEN,
    THE_FINISHED_IDOL,
    THE_SLAYER_WALKS,
    THING_DEED_MONSTERS,
    THREE_GODS_RISING,
    TRACK_FOR_TWO,
    TRACK_SIDE,
    TRACK_TEMPLES,
    TRACKS,
    TREASURES,
    TROPHIES,
    TWIN_IDOLS,
    TWO_CROWNS,
    URUZ,
    USURP,
    USURPER_S_CROWN,
    VALUES_IN_MEMO_DOMAIN,
    VALUES_IN_MEMO_PAIN,
    WIND_KNOT,
    WISDOM,
    WOUND_PREY,
    WOUND_REWARD,
    WOUND_SECOND,
    WOUND_WEAPON,
    WOUNDS,
    WOUNDS_BY_PREY,
    WOUNDS_BY_WEAPON,
)
from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.base_state import NO_NUMBER, Row
from lawspeaker_runtime.state.pile_state import ON_PLACES, place_of
from lawspeaker_runtime.state.place_index import things_on
from lawspeaker_runtime.state.selection import first_or, largest, last_or, require, require_player


# armies.law:3  value total of p: player in r: region -> number = sum of force of u for each u among (armies in r)…
def total_(s: State, p: int, r: int) -> int:
    total = 0
    for u in things_on(s, r):
        if FIRST_ARMY <= u <= LAST_ARMY and ARMY_OWNER[u] == p:
            total += s.army_force[u - FIRST_ARMY]
    return total


# armies.law:5  value troops of p: player in r: region -> list of army = u among (armies in r) where owner of u is p
def troops(s: State, p: int, r: int) -> list[int]:
    return [u for u in things_on(s, r) if FIRST_ARMY <= u <= LAST_ARMY and ARMY_OWNER[u] == p]


# armies.law:7  value host of p: player -> list of army = u among armies where owner of u is p and place of u is not…
def host(s: State, p: int) -> list[int]:
    value = s.memo_host.get(p)
    if value is None:
        value = s.memo_host[p] = compute_host(s, p)
    return value


def compute_host(s: State, p: int) -> list[int]:
    """Compute what `host` memoizes."""
    return [u for u in ARMIES_BY_OWNER[p] if s.at[u] <= ON_PLACES]


# armies.law:9  value camp of u: army -> optional region = place of u
def camp(s: State, u: int) -> int:
    return place_of(s, u)


# armies.law:11  value domain of soil: land -> list of region = r among regions where land of r is soil
def domain(s: State, soil: int) -> list[int]:
    key = soil * VALUES_IN_MEMO_DOMAIN
    value = s.memo_domain.get(key)
    if value is None:
        value = s.memo_domain[key] = compute_domain(s, soil)
    return value


def compute_domain(s: State, soil: int) -> list[int]:
    """Compute what `domain` memoizes."""
    return [r for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)] if REGION_LAND[r] == soil]


# armies.law:13  value near_sea of s: sea -> list of region = r among regions where (coast from r to s)
def near_sea(s: State, s_: int) -> list[int]:
    key = s_ * VALUES_IN_MEMO_DOMAIN + KEY_OF_NEAR_SEA
    value = s.memo_domain.get(key)
    if value is None:
        value = s.memo_domain[key] = compute_near_sea(s, s_)
    return value


def compute_near_sea(s: State, s_: int) -> list[int]:
    """Compute what `near_sea` memoizes."""
    return [r for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)] if s_ in REGION_JOINED[1][r]]


# armies.law:17  value ways of r: region for p: player -> list of region = near of r + (t among (near_sea of harbour…
def ways(s: State, r: int, p: int) -> list[int]:
    key = r * PLAYER_KEYS + p
    value = s.memo_ways.get(key)
    if value is None:
        value = s.memo_ways[key] = compute_ways(s, r, p)
    return value


def compute_ways(s: State, r: int, p: int) -> list[int]:
    """Compute what `ways` memoizes."""
    return [
        *TABLE_NEAR[r],
        *[
            t
            for t in near_sea(s, harbour(s, p))
            if harbour(s, p) in REGION_JOINED[1][r] and t != r and t not in TABLE_NEAR[r]
        ],
    ]


# armies.law:53  value spare_army of p: player -> optional army = first supply of p
def spare_army(s: State, p: int) -> int:
    return first_or(s.piles[SUPPLY + p], -1)


# armies.law:70  value recruit_value of p: player -> number = (rating of p for influence)
def recruit_value(s: State, p: int) -> int:
    value = rating(s, p, INFLUENCE)
    owner = p
    for this in s.piles[TREASURES + owner]:
        # blessings.law:5  Oath of the Warband: adds 1 to recruit_value of you where (rating of you for…
        if this == OATH_OF_THE_WARBAND and rating(s, owner, INFLUENCE) < 6:
            value += 1
    return value


# armies.law:101  value marches of u: army -> list of region = r among (ways of camp of u for owner of u) where can…
def marches(s: State, u: int) -> list[int]:
    return [
        r
        for r in ways(s, require(camp(s, u), "armies.law:101"), require_player(ARMY_OWNER[u], "armies.law:101"))
        if can_march(s, r, require_player(ARMY_OWNER[u], "armies.law:101"))
    ]


# armies.law:128  value refuges of r: region for p: player -> list of region = t among (ways of r for p) where…
def refuges(s: State, r: int, p: int) -> list[int]:
    value = [t for t in ways(s, r, p) if s.controller[t] == p]
    for entry in s.effects:
        if entry[0] == EFFECT_PLAN_RETREAT:
            owner = entry[2]
            # combat_cards.law:543  sets (refuges of r for you) to (t among regions where controller of t is you…
            if p == owner:
                value = [
                    t
                    for t in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]
                    if s.controller[t] == owner and t != r
                ]
    return value


# armies.law:130  value retreat_chooser of p: player -> player = p
def retreat_chooser(s: State, p: int) -> int:
    value = p
    for entry in s.effects:
        if entry[0] == EFFECT_DRIVE_OFF:
            owner = entry[2]
            its_foe = entry[4]
            # combat_cards.law:525  sets retreat_chooser of foe to you
            if p == its_foe:
                value = owner
    return value


# armies.law:158  value resistance of r: region to p: player -> number = 0 if controller of r is not nobody else…
def resistance(s: State, r: int, p: int) -> int:
    value = 0 if s.controller[r] != 0 else REGION_STRENGTH[r]
    for owner in range(1, s.players + 1):
        for this in s.piles[TREASURES + owner]:
            # blessings.law:16  Temple Guard: sets (resistance of r to p) to 2 where p is not you and (guarded of…
            if this == TEMPLE_GUARD and p != owner and guarded(s, r, owner):
                value = 2
    return value


# armies.law:162  value unsettled -> list of army = u among armies where place of u is not nothing and controller of…
def unsettled(s: State) -> list[int]:
    return [
        u
        for u in PRESENT_ARMIES[s.players]
        if s.at[u] <= ON_PLACES and s.controller[require(camp(s, u), "armies.law:162")] != ARMY_OWNER[u]
    ]


# armies.law:164  value conquerors -> list of army = u among unsettled
def conquerors(s: State) -> list[int]:
    value = s.memo_conquerors.get(0)
    if value is None:
        value = s.memo_conquerors[0] = compute_conquerors(s)
    return value


def compute_conquerors(s: State) -> list[int]:
    """Compute what `conquerors` memoizes."""
    return [
        u
        for u in unsettled(s)
        if can_hold(s, require(camp(s, u), "armies.law:165"), require_player(ARMY_OWNER[u], "armies.law:165"))
        and not any(
            FIRST_ARMY <= x <= LAST_ARMY and ARMY_OWNER[x] != ARMY_OWNER[u]
            for x in things_on(s, require(camp(s, u), "armies.law:165"))
        )
    ]


# armies.law:176  value by_value -> yes_no = no
def by_value(s: State) -> bool:
    value = False
    for entry in s.effects:
        if entry[0] == EFFECT_TAKE_REGIONS:
            # armies.law:175  sets by_value to yes
            value = True
    return value


# armies.law:179  value fields -> list of region = r among regions where intruder of r is not nobody
def fields(s: State) -> list[int]:
    value = s.memo_fields.get(0)
    if value is None:
        value = s.memo_fields[0] = compute_fields(s)
    return value


def compute_fields(s: State) -> list[int]:
    """Compute what `fields` memoizes."""
    return [r for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)] if s.intruder[r] != 0]


# artifacts.law:77  value coastal of r: region -> yes_no = (neighbours of r by coast) is not empty
def coastal(r: int) -> bool:
    return len(REGION_NEIGHBOURS_BY[1][r]) > 0


# attack_cards.law:113  value scars_of_quarry -> list of wound = w among wounds where prey of w is quarry and bare of…
def scars_of_quarry(s: State) -> list[int]:
    return [w for w in WOUNDS if WOUND_PREY[w] == quarry(s) and TABLE_BARE[w] and s.wound_mark[w - FIRST_WOUND] != 0]


# attack_cards.law:115  value pain of b: beast -> number = (least of 5, (count w among wounds where prey of w is b and…
def pain(s: State, b: int) -> int:
    key = b * VALUES_IN_MEMO_PAIN
    value = s.memo_pain.get(key)
    if value is None:
        value = s.memo_pain[key] = compute_pain(s, b)
    return value


def compute_pain(s: State, b: int) -> int:
    """Compute what `pain` memoizes."""
    return min(5, sum(1 for w in WOUNDS_BY_PREY[b - FIRST_BEAST] if s.wound_mark[w - FIRST_WOUND] != 0))


# battle.law:23  value fighting -> yes_no = no
def fighting(s: State) -> bool:
    value = False
    # battle.law:27  sets fighting to yes where battle's attacker is in players
    if len(s.battle_ground) - 1 != -1 and s.battle_attacker[
        require(len(s.battle_ground) - 1, "battle.law:27")
    ] in range(1, s.players + 1):
        value = True
    return value


# battle.law:25  value battlefield -> region = battle's ground
def battlefield(s: State) -> int:
    return s.battle_ground[require(len(s.battle_ground) - 1, "battle.law:25")]


# battle.law:28  value rival of p: player -> player = battle's defender if p is battle's attacker else battle's attacker
def rival(s: State, p: int) -> int:
    return (
        s.battle_defender[require(len(s.battle_ground) - 1, "battle.law:28")]
        if p == s.battle_attacker[require(len(s.battle_ground) - 1, "battle.law:28")]
        else s.battle_attacker[require(len(s.battle_ground) - 1, "battle.law:28")]
    )


# battle.law:30  value loss_symbols of p: player -> number = sum of losses of c for each c among fielded of p
def loss_symbols(s: State, p: int) -> int:
    total = 0
    for c in s.piles[FIELDED + p]:
        total += CARD_LOSSES[c]
    return total


# battle.law:32  value added_losses of p: player -> number = 0
def added_losses(s: State, p: int) -> int:
    value = 0
    for entry in s.effects:
        if entry[0] == EFFECT_SHIELDBREAKER_BATTLES:
            its_foe = entry[4]
            # combat_cards.law:77  adds 1 to added_losses of foe
            if p == its_foe:
                value += 1
    return value


# battle.law:34  value burden of p: player -> number = loss_symbols of p + added_losses of p
def burden(s: State, p: int) -> int:
    value = loss_symbols(s, p) + added_losses(s, p)
    for entry in s.effects:
        if entry[0] == EFFECT_BLUNT_ARROW_BATTLES:
            owner = entry[2]
            its_foe = entry[4]
            # combat_cards.law:350  sets burden of you to 0
            if p == owner:
                value = 0
            # combat_cards.law:351  sets burden of foe to 0
            if p == its_foe:
                value = 0
    return value


# battle.law:36  value defeat_loss of p: player -> number = 1
def defeat_loss(s: State, p: int) -> int:
    value = 1
    for entry in s.effects:
        if entry[0] == EFFECT_GREAT_AXE_BATTLES:
            its_foe = entry[4]
            # combat_cards.law:258  sets defeat_loss of foe to 2
            if p == its_foe:
                value = 2
    return value


# battle.law:38  value battle_bonus of p: player -> number = 0
def battle_bonus(s: State, p: int) -> int:
    value = 0
    this = RAGNAR
    if s.at[this] <= ON_PLACES:
        owner = s.hero_master[this - FIRST_HERO]
        # heroes.law:8  Ragnar: adds (count (troops of you in battle's ground)) to battle_bonus of you where…
        if (
            len(s.battle_ground) - 1 != -1
            and p == owner
            and s.battle_attacker[require(len(s.battle_ground) - 1, "heroes.law:8")] == owner
            and in_land(s, s.battle_ground[require(len(s.battle_ground) - 1, "heroes.law:8")], this)
        ):
            value += len(troops(s, owner, s.battle_ground[require(len(s.battle_ground) - 1, "heroes.law:8")]))
    owner = p
    for this in s.piles[TREASURES + owner]:
        # blessings.law:107  Hall of Trophies: adds (least of 2, kills of you) to battle_bonus of you
        if this == HALL_OF_TROPHIES:
            value += min(2, kills(s, owner))
    for entry in s.effects:
        if entry[0] == EFFECT_BOOST:
            owner = entry[2]
            its_n = entry[4]
            # battle.law:118  adds n to battle_bonus of you
            if p == owner:
                value += its_n
    for entry in s.effects:
        if entry[0] == EFFECT_SPEAR_WALL_BATTLES:
            owner = entry[2]
            # combat_cards.law:146  adds (count (troops of you in battlefield)) to battle_bonus of you
            if p == owner:
                value += len(troops(s, owner, battlefield(s)))
    return value


# battle.law:40  value card_worth of p: player -> number = sum of worth of c for each c among fielded of p
def card_worth(s: State, p: int) -> int:
    total = 0
    for c in s.piles[FIELDED + p]:
        total += worth_of_card(s, c)
    return total


# battle.law:42  value battle_value of p: player -> number = card_worth of p + (total of p in battle's ground) +…
def battle_value(s: State, p: int) -> int:
    return (
        card_worth(s, p)
        + total_(s, p, s.battle_ground[require(len(s.battle_ground) - 1, "battle.law:42")])
        + battle_bonus(s, p)
    )


# battle.law:50  value prevails of p: player over q: player -> yes_no = battle_value of p is more than battle_value of q
def prevails(s: State, p: int, q: int) -> bool:
    return battle_value(s, p) > battle_value(s, q) or (
        battle_value(s, p) == battle_value(s, q) and can_win_ties(s, p) and not can_win_ties(s, q)
    )


# beasts.law:87  value packs of p: player -> list of monster = m among monsters where master of m is p
def packs(s: State, p: int) -> list[int]:
    return [m for m in ALL_MONSTERS if s.beast_master[m - FIRST_BEAST] == p]


# beasts.law:89  value bases of p: player -> number = 2
def bases(p: int) -> int:
    return 2


# beasts.law:103  value open_wounds of b: beast -> list of wound = w among wounds where prey of w is b and mark of w…
def open_wounds(s: State, b: int) -> list[int]:
    value = s.memo_open_wounds.get(b)
    if value is None:
        value = s.memo_open_wounds[b] = compute_open_wounds(s, b)
    return value


def compute_open_wounds(s: State, b: int) -> list[int]:
    """Compute what `open_wounds` memoizes."""
    return [w for w in WOUNDS_BY_PREY[b - FIRST_BEAST] if s.wound_mark[w - FIRST_WOUND] == 0]


# beasts.law:105  value marks_on of b: beast by p: player -> number = count w among wounds where prey of w is b and…
def marks_on(s: State, b: int, p: int) -> int:
    key = (b * PLAYER_KEYS + p) * VALUES_IN_MEMO_PAIN + KEY_OF_MARKS_ON
    value = s.memo_pain.get(key)
    if value is None:
        value = s.memo_pain[key] = compute_marks_on(s, b, p)
    return value


def compute_marks_on(s: State, b: int, p: int) -> int:
    """Compute what `marks_on` memoizes."""
    total = 0
    for w in WOUNDS_BY_PREY[b - FIRST_BEAST]:
        if s.wound_mark[w - FIRST_WOUND] == p:
            total += 1
    return total


# blessings.law:8  value peaceful of r: region for p: player -> yes_no = controller of r is p and (no u among (armies…
def peaceful(s: State, r: int, p: int) -> bool:
    if s.controller[r] != p:
        return False
    for u in things_on(s, r):
        if FIRST_ARMY <= u <= LAST_ARMY:
            if ARMY_OWNER[u] != p:
                return False
    return True


# blessings.law:17  value guarded of r: region for p: player -> yes_no = controller of r is p and temple of r and…
def guarded(s: State, r: int, p: int) -> bool:
    return s.controller[r] == p and s.temple[r] and len(troops(s, p, r)) == 0


# blessings.law:36  value buried of d: deed for p: player -> yes_no = p is in markers of d and last (markers of d) is…
def buried(s: State, d: int, p: int) -> bool:
    return p in s.markers[d - FIRST_DEED] and last_or(s.markers[d - FIRST_DEED], 0) != p


# blessings.law:42  value templars of p: player -> list of army = u among host of p where temple of camp of u
def templars(s: State, p: int) -> list[int]:
    return [u for u in host(s, p) if s.temple[require(camp(s, u), "blessings.law:42")]]


# blessings.law:70  value axes of p: player -> number = count c among fielded of p where weapon of c is axe
def axes(s: State, p: int) -> int:
    total = 0
    for c in s.piles[FIELDED + p]:
        if CARD_WEAPON[c] == AXE:
            total += 1
    return total


# blessings.law:74  value unhurt of p: player for k: attribute -> number = (level of p for k)
def unhurt(s: State, p: int, k: int) -> int:
    return s.level[p * ATTRIBUTE_COUNT + k]


# blessings.law:81  value unbent of p: player -> yes_no = hunting of p and misfits of hunt is 0
def unbent(s: State, p: int) -> bool:
    return hunting(s, p) and s.hunt_misfits[require(len(s.hunt_hunter) - 1, "blessings.law:81")] == 0


# blessings.law:166  value wardens of p: player at r: region -> list of army = u among host of p where camp of u is r…
def wardens(s: State, p: int, r: int) -> list[int]:
    return [u for u in host(s, p) if camp(s, u) == r or camp(s, u) in TABLE_NEAR[r]]


# combat_cards.law:369  value bare of w: wound -> yes_no = reward of w is plain
def bare(w: int) -> bool:
    return WOUND_REWARD[w] == PLAIN


# combat_cards.law:371  value felled of b: beast -> yes_no = open_wounds of b is empty
def felled(s: State, b: int) -> bool:
    return len(open_wounds(s, b)) == 0


# combat_cards.law:373  value dealt_now -> number = dealt of hunt
def dealt_now(s: State) -> int:
    return s.hunt_dealt[require(len(s.hunt_hunter) - 1, "combat_cards.law:373")]


# combat_cards.law:375  value momentum -> number = (least of 2, dealt_now)
def momentum(s: State) -> int:
    return min(2, dealt_now(s))


# combat_cards.law:377  value first_blow -> yes_no = dealt_now is 0
def first_blow(s: State) -> bool:
    return dealt_now(s) == 0


# combat_cards.law:379  value sought of k: weapon -> yes_no = any w among open_wounds of quarry where k is weapon of w…
def sought(s: State, k: int) -> bool:
    for w in open_wounds(s, quarry(s)):
        if k == WOUND_WEAPON[w] or k == WOUND_SECOND[w]:
            return True
    return False


# combat_cards.law:381  value scars of p: player -> number = (least of 2, injuries of p)
def scars(s: State, p: int) -> int:
    return min(2, injuries(s, p))


# combat_cards.law:383  value within of r: region -> list of region = near of r + r
def within(r: int) -> list[int]:
    return [*TABLE_NEAR[r], r]


# combat_cards.law:385  value escort of p: player -> list of army = u among host of p where camp of u is in (within of…
def escort(s: State, p: int) -> list[int]:
    return [u for u in host(s, p) if camp(s, u) in TABLE_WITHIN[seat(s, p)]]


# combat_cards.law:387  value rival_marks -> list of wound = w among wounds where prey of w is quarry and mark of w is…
def rival_marks(s: State, you: int) -> list[int]:
    return [
        w
        for w in WOUNDS
        if WOUND_PREY[w] == quarry(s) and s.wound_mark[w - FIRST_WOUND] != 0 and s.wound_mark[w - FIRST_WOUND] != you
    ]


# combat_cards.law:389  value spent_defence -> list of card = c among combat_discard where c is in defenders of hunt
def spent_defence(s: State) -> list[int]:
    return [
        c
        for c in s.piles[COMBAT_DISCARD]
        if c in s.hunt_defenders[require(len(s.hunt_hunter) - 1, "combat_cards.law:389")]
    ]


# combat_cards.law:391  value volley_targets -> list of wound = w among wounds where weapon of w is bow and mark of w…
def volley_targets(s: State, you: int) -> list[int]:
    return [
        w
        for w in WOUNDS_BY_WEAPON[BOW]
        if s.wound_mark[w - FIRST_WOUND] == 0
        and WOUND_PREY[w] in ALL_MONSTERS
        and WOUND_PREY[w] != quarry(s)
        and den(s, WOUND_PREY[w]) in TABLE_WITHIN[seat(s, you)]
    ]


# combat_cards.law:485  value symbols of r: region -> number = (1 if settlement of r else 0) + (1 if shrine of r else…
def symbols(r: int) -> int:
    return (
        (1 if REGION_SETTLEMENT[r] else 0)
        + (1 if REGION_SHRINE[r] else 0)
        + (1 if REGION_FORGE_SITE[r] else 0)
        + (0 if REGION_MONUMENT[r] == -1 else 1)
    )


# combat_cards.law:487  value beast_near of r: region -> yes_no = any b among beasts where place of b is not nothing…
def beast_near(s: State, r: int) -> bool:
    for b in BEASTS:
        if s.at[b] <= ON_PLACES and den(s, b) in TABLE_WITHIN[r]:
            return True
    return False


# combat_cards.law:489  value answers -> number = (least of 3, count fielded of rival of you)
def answers(s: State, you: int) -> int:
    return min(3, len(s.piles[FIELDED + rival(s, you)]))


# combat_cards.law:491  value dread -> number = (least of 3, count fulfilled)
def dread(s: State) -> int:
    return min(3, len(s.piles[FULFILLED]))


# combat_cards.law:493  value purse of p: player -> list of resource = r among runes where r of p is at least 1
def purse_(s: State, p: int) -> list[int]:
    return [r for r in TABLE_RUNES if s.goods[p * RESOURCE_COUNT + r] >= 1]


# combat_cards.law:495  value dead of p: player -> number = count u among fallen of battle where owner of u is p
def dead(s: State, p: int) -> int:
    total = 0
    for u in s.battle_fallen[require(len(s.battle_ground) - 1, "combat_cards.law:495")]:
        if ARMY_OWNER[u] == p:
            total += 1
    return total


# combat_cards.law:497  value reserves of p: player -> list of army = u among host of p where camp of u is in near of…
def reserves(s: State, p: int) -> list[int]:
    return [
        u
        for u in host(s, p)
        if camp(s, u) in TABLE_NEAR[battlefield(s)]
        and not any(
            FIRST_ARMY <= x <= LAST_ARMY and ARMY_OWNER[x] != p
            for x in things_on(s, require(camp(s, u), "combat_cards.law:498"))
        )
    ]


# conditions.law:29  value stones -> number = sum of level of g for each g among gods
def stones(s: State) -> int:
    total = 0
    for g in GODS:
        total += s.god_level[g - FIRST_GOD]
    return total


# conditions.law:31  value fires -> number = temples_built + stones
def fires(s: State) -> int:
    return s.temples_built + stones(s)


# heroes.law:2  value in_land of r: region with h: hero -> yes_no = place of h is not nothing and land of r is land of…
def in_land(s: State, r: int, h: int) -> bool:
    return s.at[h] <= ON_PLACES and REGION_LAND[r] == REGION_LAND[require(post(s, h), "heroes.law:2")]


# heroes.law:4  value post of h: hero -> optional region = place of h
def post(s: State, h: int) -> int:
    return place_of(s, h)


# heroes.law:28  value can_bleed of p: player -> yes_no = any k among attributes where not (injured of p for k)
def can_bleed(s: State, p: int) -> bool:
    for k in range(ATTRIBUTE_COUNT):
        if not s.injured[p * ATTRIBUTE_COUNT + k]:
            return True
    return False


# heroics.law:4  value is_hurt of p: player -> yes_no = any k among attributes where (injured of p for k)
def is_hurt(s: State, p: int) -> bool:
    for k in range(ATTRIBUTE_COUNT):
        if s.injured[p * ATTRIBUTE_COUNT + k]:
            return True
    return False


# heroics.law:6  value lowest of p: player -> number = (least of (rating of p for influence), (rating of p for might),…
def lowest(s: State, p: int) -> int:
    return min(rating(s, p, INFLUENCE), rating(s, p, MIGHT), rating(s, p, WISDOM))


# heroics.law:21  value ailing of p: player for k: attribute -> yes_no = (injured of p for k)
def ailing(s: State, p: int, k: int) -> bool:
    return s.injured[p * ATTRIBUTE_COUNT + k]


# heroics.law:38  value injury_chooser of p: player -> player = p
def injury_chooser(s: State, p: int) -> int:
    value = p
    for entry in s.effects:
        if entry[0] == EFFECT_MAUL:
            owner = entry[2]
            its_p = entry[4]
            # attack_cards.law:127  sets injury_chooser of p to you
            if p == its_p:
                value = owner
    return value


# heroics.law:60  value card_limit of p: player -> number = (rating of p for wisdom)
def card_limit(s: State, p: int) -> int:
    return rating(s, p, WISDOM)


# heroics.law:62  value rune_limit of p: player -> number = (rating of p for wisdom)
def rune_limit(s: State, p: int) -> int:
    value = rating(s, p, WISDOM)
    for this in s.piles[TREASURES + p]:
        # blessings.law:143  Rune Pouch: adds 2 to rune_limit of you
        if this == RUNE_POUCH:
            value += 2
    return value


# heroics.law:64  value hunting of p: player -> yes_no = no
def hunting(s: State, p: int) -> bool:
    value = False
    # hunt.law:33  sets hunting of p to yes where p is hunt's hunter
    if len(s.hunt_hunter) - 1 != -1 and p == s.hunt_hunter[require(len(s.hunt_hunter) - 1, "hunt.law:33")]:
        value = True
    return value


# heroics.law:135  value temple_hill of g: god -> region = first r among regions where monument of r is g
def temple_hill(s: State, g: int) -> int:
    return require(
        next((r for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)] if REGION_MONUMENT[r] == g), -1),
        "heroics.law:135",
    )


# heroics.law:137  value priests_at of g: god -> number = sum of (serving of p for g) for each p among players
def priests_at(s: State, g: int) -> int:
    total = 0
    for p in range(1, s.players + 1):
        total += s.serving[p * GOD_COUNT + g - FIRST_GOD]
    return total


# heroics.law:139  value spare_priests of p: player -> number = 4 - priest of p - (sum of (serving of p for g) for…
def spare_priests(s: State, p: int) -> int:
    return 4 - s.goods[p * RESOURCE_COUNT + PRIEST] - sum(s.serving[p * GOD_COUNT + g - FIRST_GOD] for g in GODS)


# hunt.law:27  value hunter -> player = hunt's hunter
def hunter(s: State) -> int:
    return s.hunt_hunter[require(len(s.hunt_hunter) - 1, "hunt.law:27")]


# hunt.law:29  value quarry -> beast = hunt's prey
def quarry(s: State) -> int:
    return s.hunt_prey[require(len(s.hunt_hunter) - 1, "hunt.law:29")]


# hunt.law:31  value struck -> wound = hunt's target
def struck(s: State) -> int:
    return require(s.hunt_target[require(len(s.hunt_hunter) - 1, "hunt.law:31")], "hunt.law:31")


# hunt.law:34  value kills_needed -> number = 1 if count players is 2 else 2
def kills_needed(s: State) -> int:
    return 1 if s.players == 2 else 2


# hunt.law:40  value handler of b: beast for p: player -> player = right of p if master of b is nobody or master of b…
def handler(s: State, b: int, p: int) -> int:
    return (
        (p - 2) % s.players + 1
        if s.beast_master[b - FIRST_BEAST] == 0 or s.beast_master[b - FIRST_BEAST] == p
        else require_player(s.beast_master[b - FIRST_BEAST], "hunt.law:40")
    )


# hunt.law:42  value hunt_draw of p: player -> number = (rating of p for might)
def hunt_draw(s: State, p: int) -> int:
    value = rating(s, p, MIGHT)
    this = LOKI
    # monsters.law:230  Loki: adds (kills of p) to hunt_draw of p where hunting of p and quarry is this
    if s.at[this] <= ON_PLACES and hunting(s, p) and quarry(s) == this:
        value += kills(s, p)
    for this in s.piles[TREASURES + p]:
        # blessings.law:58  Storm in the Blood: adds 1 to hunt_draw of you
        if this == STORM_IN_THE_BLOOD:
            value += 1
    return value


# hunt.law:44  value insight of p: player -> number = (rating of p for wisdom)
def insight(s: State, p: int) -> int:
    value = rating(s, p, WISDOM)
    for entry in s.effects:
        if entry[0] == EFFECT_BONESPLITTER_HUNTS:
            owner = entry[2]
            # combat_cards.law:265  adds 2 to insight of you
            if p == owner:
                value += 2
    return value


# hunt.law:47  value recovery of p: player -> number = 1
def recovery(s: State, p: int) -> int:
    value = 1
    for entry in s.effects:
        if entry[0] == EFFECT_CHAMPION_S_SWORD_HUNTS:
            owner = entry[2]
            # combat_cards.law:84  adds 1 to recovery of you
            if p == owner:
                value += 1
    return value


# hunt.law:105  value defence -> number = sum of worth of c for each c among fielded of hunt's hunter
def defence(s: State) -> int:
    value = sum(
        worth_of_card(s, c) for c in s.piles[FIELDED + s.hunt_hunter[require(len(s.hunt_hunter) - 1, "hunt.law:105")]]
    )
    for owner in range(1, s.players + 1):
        for this in s.piles[TREASURES + owner]:
            # blessings.law:69  Iron Gloves: adds (axes of you) to defence where hunting of you
            if this == IRON_GLOVES and hunting(s, owner):
                value += axes(s, owner)
    return value


# hunt.law:107  value defended of blow: assault -> yes_no = defence is at least fury of blow
def defended(s: State, blow: int) -> bool:
    return defence(s) >= fury_of_assault(s, blow) or (
        not ASSAULT_PIERCING[blow]
        and any(
            shield_of_card(s, c)
            for c in s.piles[FIELDED + s.hunt_hunter[require(len(s.hunt_hunter) - 1, "hunt.law:108")]]
        )
    )


# ragnarok.law:24  value runes -> list of resource = (uruz, odal, algiz)
def runes() -> list[int]:
    return [URUZ, ODAL, ALGIZ]


# ragnarok.law:26  value rune_count of p: player -> number = uruz of p + odal of p + algiz of p
def rune_count(s: State, p: int) -> int:
    return s.goods[p * RESOURCE_COUNT + URUZ] + s.goods[p * RESOURCE_COUNT + ODAL] + s.goods[p * RESOURCE_COUNT + ALGIZ]


# ragnarok.law:28  value rune_types of p: player -> number = count r among runes where r of p is at least 1
def rune_types(s: State, p: int) -> int:
    total = 0
    for r in TABLE_RUNES:
        if s.goods[p * RESOURCE_COUNT + r] >= 1:
            total += 1
    return total


# ragnarok.law:30  value stock of r: resource -> number = (reserve of r) - (count f among forges where laden of f and…
def stock(s: State, r: int) -> int:
    return goods.supply(s.goods, GOODS, r) - sum(
        1 for f in FORGES if s.forge_laden[f - FIRST_FORGE] and FORGE_RUNE[f] == r
    )


# ragnarok.law:37  value rating of p: player for k: attribute -> number = 2 if (injured of p for k) else (level of p…
def rating(s: State, p: int, k: int) -> int:
    value = 2 if s.injured[p * ATTRIBUTE_COUNT + k] else s.level[p * ATTRIBUTE_COUNT + k]
    owner = p
    for this in s.piles[TREASURES + owner]:
        # blessings.law:73  Belt of Strength: sets (rating of you for might) to (unhurt of you for might)
        if this == BELT_OF_STRENGTH and k == MIGHT:
            value = unhurt(s, owner, MIGHT)
    return value


# ragnarok.law:213  value met of c: condition -> yes_no = no
def met(s: State, c: int) -> bool:
    value = False
    for this in s.piles[PORTENTS]:
        if MET_BEARERS[this]:
            if this < THE_CAGES_STAND_OPEN:
                # conditions.law:4  The Slayer Walks: sets met of this to yes where (any p among players where kills…
                if this == THE_SLAYER_WALKS and c == this and any(kills(s, p) >= 2 for p in range(1, s.players + 1)):
                    value = True
                # conditions.law:6  The Finished Idol: sets met of this to yes where (any g among gods where level of…
                if this == THE_FINISHED_IDOL and c == this and any(s.god_level[g - FIRST_GOD] == 3 for g in GODS):
                    value = True
                # conditions.law:8  Two Crowns: sets met of this to yes where (any p among players where lands_held of…
                if this == TWO_CROWNS and c == this and any(lands_held(s, p) >= 2 for p in range(1, s.players + 1)):
                    value = True
                # conditions.law:10  No God Forgotten: sets met of this to yes where (all g among gods have level of g…
                if this == NO_GOD_FORGOTTEN and c == this and all(s.god_level[g - FIRST_GOD] >= 2 for g in GODS):
                    value = True
                # conditions.law:12  Nine Holy Fires: sets met of this to yes where fires is at least 9
                if this == NINE_HOLY_FIRES and c == this and fires(s) >= 9:
                    value = True
            else:
                # conditions.law:15  The Cages Stand Open: sets met of this to yes where (count m among monsters where…
                if (
                    this == THE_CAGES_STAND_OPEN
                    and c == this
                    and sum(1 for m in ALL_MONSTERS if s.at[m] <= ON_PLACES or s.monster_slain[m - FIRST_MONSTER]) >= 4
                ):
                    value = True
                # conditions.law:18  Three Gods Rising: sets met of this to yes where (all g among gods have level of…
                if this == THREE_GODS_RISING and c == this and all(s.god_level[g - FIRST_GOD] >= 1 for g in GODS):
                    value = True
                # conditions.law:21  No Free Land: sets met of this to yes where (count r among regions where…
                if (
                    this == NO_FREE_LAND
                    and c == this
                    and sum(
                        1 for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)] if s.controller[r] == 0
                    )
                    <= 3
                ):
                    value = True
                # conditions.law:24  Twin Idols: sets met of this to yes where (count g among gods where level of g is…
                if this == TWIN_IDOLS and c == this and sum(1 for g in GODS if s.god_level[g - FIRST_GOD] == 3) >= 2:
                    value = True
                # conditions.law:27  Eight Holy Fires: sets met of this to yes where fires is at least 8
                if this == EIGHT_HOLY_FIRES and c == this and fires(s) >= 8:
                    value = True
    return value


# ragnarok.law:225  value drakkar of p: player -> ship = first s among ships where owner of s is p
def drakkar(s: State, p: int) -> int:
    return require(first_or(SHIPS_BY_OWNER[p], -1), "ragnarok.law:225")


# ragnarok.law:227  value harbour of p: player -> sea = place of drakkar of p
def harbour(s: State, p: int) -> int:
    return require(place_of(s, drakkar(s, p)), "ragnarok.law:227")


# ragnarok.law:229  value seat of p: player -> region = place of hero of p
def seat(s: State, p: int) -> int:
    return require(place_of(s, require(s.hero[p], "ragnarok.law:229")), "ragnarok.law:229")


# ragnarok.law:231  value den of b: beast -> optional region = place of b
def den(s: State, b: int) -> int:
    return place_of(s, b)


# ragnarok.law:233  value nemesis -> boss = first bosses
def nemesis() -> int:
    value = TABLE_NEMESIS
    return value if value != NO_NUMBER else compute_nemesis()


def entry_of_nemesis() -> int:
    """Return an entry of the table; where the value would stop the game, no number, so that it is computed again."""
    try:
        return compute_nemesis()
    except RuleError:
        return NO_NUMBER


def compute_nemesis() -> int:
    """Compute an entry of the table."""
    return require(first_or(BOSSES, -1), "ragnarok.law:233")


# ragnarok.law:235  value near of r: region -> list of region = (neighbours of r by border)
def near(r: int) -> list[int]:
    return list(REGION_NEIGHBOURS_BY[0][r])


# ragnarok.law:237  value kills of p: player -> number = count trophies of p + slayer_token of p
def kills(s: State, p: int) -> int:
    return len(s.piles[TROPHIES + p]) + s.goods[p * RESOURCE_COUNT + SLAYER_TOKEN]


# setup.law:31  value site of n: number -> region = first r among regions where number of r is n
def site(s: State, n: int) -> int:
    value = s.memo_site.get(n)
    if value is None:
        value = s.memo_site[n] = compute_site(s, n)
    return value


def compute_site(s: State, n: int) -> int:
    """Compute what `site` memoizes."""
    return require(
        next((r for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)] if REGION_NUMBER[r] == n), -1),
        "setup.law:31",
    )


# turn.law:66  value prayers of p: player -> number = 1
def prayers(s: State, p: int) -> int:
    value = 1
    for this in s.piles[TREASURES + p]:
        # blessings.law:169  Chain of Prayer: adds 1 to prayers of you
        if this == CHAIN_OF_PRAYER:
            value += 1
    return value


# turn.law:87  value sail_range of p: player -> number = 2
def sail_range(p: int) -> int:
    return 2


# turn.law:89  value hero_range of p: player -> number = 2
def hero_range(s: State, p: int) -> int:
    value = 2
    for this in s.piles[TREASURES + p]:
        # blessings.law:115  Cat Chariot: adds 1 to hero_range of you
        if this == CAT_CHARIOT:
            value += 1
    return value


# turn.law:142  value unit_price of p: player -> number = 1
def unit_price(s: State, p: int) -> int:
    value = 1
    for entry in s.effects:
        if entry[0] == EFFECT_FREE_RUNE_ACTION:
            owner = entry[2]
            # artifacts.law:83  sets unit_price of you to 0
            if p == owner:
                value = 0
    return value


# turn.law:146  value rune_price of n: number for p: player -> number = n
def rune_price(s: State, n: int, p: int) -> int:
    value = n
    for entry in s.effects:
        if entry[0] == EFFECT_FREE_RUNE_ACTION:
            owner = entry[2]
            # artifacts.law:84  sets (rune_price of n for you) to 0 where n is at most 2
            if p == owner and n <= 2:
                value = 0
    return value


# turn.law:195  value activations of p: player -> number = 1
def activations(s: State, p: int) -> int:
    value = 1
    for this in s.piles[TREASURES + p]:
        # blessings.law:11  March by Night: adds 1 to activations of you
        if this == MARCH_BY_NIGHT:
            value += 1
    return value


# turn.law:206  value lands_held of p: player -> number = count soil among lands
def lands_held(s: State, p: int) -> int:
    value = s.memo_lands_held.get(p)
    if value is None:
        value = s.memo_lands_held[p] = compute_lands_held(s, p)
    return value


def compute_lands_held(s: State, p: int) -> int:
    """Compute what `lands_held` memoizes."""
    total = 0
    for soil in PRESENT_LANDS[int(s.large_board) * 2 + int(s.small_board)]:
        if all(s.controller[r] == p for r in domain(s, soil)):
            total += 1
    return total


# turn.law:209  value temples_held of p: player -> number = count r among regions where temple of r and controller of…
def temples_held(s: State, p: int) -> int:
    value = s.memo_temples_held.get(p)
    if value is None:
        value = s.memo_temples_held[p] = compute_temples_held(s, p)
    return value


def compute_temples_held(s: State, p: int) -> int:
    """Compute what `temples_held` memoizes."""
    total = 0
    for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]:
        if s.temple[r] and s.controller[r] == p:
            total += 1
    return total


# turn.law:211  value temples_needed -> number = 4 if count players is 2 else 5
def temples_needed(s: State) -> int:
    return 4 if s.players == 2 else 5


# turn.law:220  value quest of p: player -> number = 6 * kills of p + (least of 5, (most of (list of (marks_on of m by…
def quest(s: State, p: int) -> int:
    return 6 * kills(s, p) + min(5, largest([marks_on(s, m, p) for m in ALL_MONSTERS], "turn.law:220"))


# turn.law:222  value size of b: beast -> number = count w among wounds where prey of w is b
def size(b: int) -> int:
    total = 0
    for w in WOUNDS:
        if WOUND_PREY[w] == b:
            total += 1
    return total


# turn.law:239  value influence_now of p: player -> number = (rating of p for influence)
def influence_now(s: State, p: int) -> int:
    return rating(s, p, INFLUENCE)


# turn.law:240  value might_now of p: player -> number = (rating of p for might)
def might_now(s: State, p: int) -> int:
    return rating(s, p, MIGHT)


# turn.law:241  value wisdom_now of p: player -> number = (rating of p for wisdom)
def wisdom_now(s: State, p: int) -> int:
    return rating(s, p, WISDOM)


# turn.law:242  value injuries of p: player -> number = count k among attributes where (injured of p for k)
def injuries(s: State, p: int) -> int:
    total = 0
    for k in range(ATTRIBUTE_COUNT):
        if s.injured[p * ATTRIBUTE_COUNT + k]:
            total += 1
    return total


# turn.law:244  value height of r: region -> number = level of monument of r
def height(s: State, r: int) -> int:
    return s.god_level[require(REGION_MONUMENT[r], "turn.law:244") - FIRST_GOD]


# turn.law:245  value allies of w: realm -> list of player = p among players where (allied of p for w)
def allies(s: State, w: int) -> list[int]:
    return [p for p in range(1, s.players + 1) if s.allied[p * REALM_COUNT + w - FIRST_REALM]]


# wheel.law:106  value preparations of p: player -> number = 2
def preparations(s: State, p: int) -> int:
    value = 2
    for entry in s.effects:
        if entry[0] == EFFECT_HOARD_HELM_BEFORE_CHOSEN:
            owner = entry[2]
            # artifacts.law:56  sets preparations of you to 4
            if p == owner:
                value = 4
    return value


# wheel.law:128  value temple_track -> track = first t among tracks where for_two of t is (count players is 2) and…
def temple_track(s: State) -> int:
    return require(
        next((t for t in TRACKS if TRACK_FOR_TWO[t] == (s.players == 2) and TRACK_SIDE[t] == s.temple_side), -1),
        "wheel.law:128",
    )


# wheel.law:191  value defiance of r: region to p: player -> number
def defiance(s: State, r: int, p: int) -> int:
    if s.controller[r] == 0:
        return REGION_STRENGTH[r]
    return sum(
        s.army_force[u - FIRST_ARMY] for u in things_on(s, r) if FIRST_ARMY <= u <= LAST_ARMY and ARMY_OWNER[u] != p
    )


# wheel.law:201  value usurp_might of p: player -> number = (rating of p for might)
def usurp_might(s: State, p: int) -> int:
    return rating(s, p, MIGHT)


# ragnarok.law:159  fury: number
def fury_of_assault(s: State, assault: int) -> int:
    value = ASSAULT_FURY[assault]
    # attack_cards.law:99  Cornered Beast: adds (pain of hunt's prey) to fury of this
    if len(s.hunt_hunter) - 1 != -1 and assault == CORNERED_BEAST:
        value += pain(s, s.hunt_prey[require(len(s.hunt_hunter) - 1, "attack_cards.law:99")])
    for entry in s.effects:
        if entry[0] == EFFECT_SHIELDBREAKER_HUNTS:
            # combat_cards.law:73  adds -2 to fury of assault
            value += -2
    return value


# ragnarok.law:161  draws: number
def draws_of_assault(s: State, assault: int) -> int:
    value = ASSAULT_DRAWS[assault]
    for entry in s.effects:
        if entry[0] == EFFECT_RALLY_BEAST:
            # attack_cards.law:123  adds 1 to draws of assault
            value += 1
    for entry in s.effects:
        # combat_cards.law:429  adds -1 to draws of x where printed draws of x is at least 2
        if entry[0] == EFFECT_STARVE_CLAWS and ASSAULT_DRAWS[assault] >= 2:
            value += -1
    return value


# ragnarok.law:154  shield: yes_no = no
def shield_of_card(s: State, card: int) -> bool:
    value = CARD_SHIELD[card]
    for entry in s.effects:
        if entry[0] == EFFECT_RAISE_SHIELD:
            owner = entry[2]
            # combat_cards.law:419  sets shield of c to yes where c is first fielded of you
            if card == first_or(s.piles[FIELDED + owner], -1):
                value = True
    return value


# ragnarok.law:152  worth: 0 to 9
def worth_of_card(s: State, card: int) -> int:
    value = CARD_WORTH[card]
    for entry in s.effects:
        if entry[0] == EFFECT_BLUNT_LAST:
            its_c = entry[4]
            # combat_cards.law:506  sets worth of c to 0
            if card == its_c:
                value = 0
    return value


# ragnarok.law:166  invokes: steps
def possible_invokes_of_boon(s: State, this: int, you: int) -> bool:
    if this == WIND_KNOT:
        return possible_invokes_of_blessing_wind_knot(s, this, you)
    if this == BOND_OF_BROTHERS:
        return possible_ally_any(s, you)
    return True


# armies.law:88  verb redeploy
def possible_redeploy(s: State, you: int) -> bool:
    for u in host(s, you):
        for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]:
            if s.controller[r] == you and r != camp(s, u):
                return True
    return False


# blessings.law:116  blessing "Wind-Knot"
def possible_invokes_of_blessing_wind_knot(s: State, this: int, you: int) -> bool:
    return len(PRESENT_SEAS[int(s.large_board) * 2 + int(s.small_board)]) > 0


# heroics.law:216  verb ally_any
def possible_ally_any(s: State, you: int) -> bool:
    for w in REALMS:
        if not s.allied[you * REALM_COUNT + w - FIRST_REALM]:
            return True
    return False


# armies.law:38  can grow u: army = place of u is not nothing and force of u is less than 6
def can_grow(s: State, u: int) -> bool:
    return s.at[u] <= ON_PLACES and s.army_force[u - FIRST_ARMY] < 6


# armies.law:40  can grow_any = any u among host of you where can grow u
def can_grow_any(s: State, you: int) -> bool:
    value = s.memo_can_grow_any.get(you)
    if value is None:
        value = s.memo_can_grow_any[you] = compute_can_grow_any(s, you)
    return value


def compute_can_grow_any(s: State, you: int) -> bool:
    """Compute what `can_grow_any` memoizes."""
    for u in host(s, you):
        if can_grow(s, u):
            return True
    return False


# armies.law:49  can drill u: army = can grow u and settlement of camp of u and controller of camp of u is owner of u
def can_drill(s: State, u: int) -> bool:
    return (
        can_grow(s, u)
        and REGION_SETTLEMENT[require(camp(s, u), "armies.law:49")]
        and s.controller[require(camp(s, u), "armies.law:49")] == ARMY_OWNER[u]
    )


# armies.law:55  can recruit in r: region by p: player = (coast from r to harbour of p) or (settlement of r and…
def can_recruit(s: State, r: int, p: int) -> bool:
    value = harbour(s, p) in REGION_JOINED[1][r] or (REGION_SETTLEMENT[r] and s.controller[r] == p)
    owner = p
    for this in s.piles[TREASURES + owner]:
        # blessings.law:7  Hearth Call: allows recruit in r by you where r is seat of you and (peaceful of r…
        if this == HEARTH_CALL and r == seat(s, owner) and peaceful(s, r, owner):
            value = True
    return value


# armies.law:57  can recruit_any by p: player = spare_army of p is not nothing and (any r among regions where can…
def can_recruit_any(s: State, p: int) -> bool:
    value = s.memo_can_recruit_any.get(p)
    if value is None:
        value = s.memo_can_recruit_any[p] = compute_can_recruit_any(s, p)
    return value


def compute_can_recruit_any(s: State, p: int) -> bool:
    """Compute what `can_recruit_any` memoizes."""
    if spare_army(s, p) != -1:
        for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]:
            if can_recruit(s, r, p):
                return True
    return False


# armies.law:99  can march into r: region by p: player
def can_march(s: State, r: int, p: int) -> bool:
    value = True
    this = LOKI
    # monsters.law:231  Loki: forbids march into here by p
    if s.at[this] <= ON_PLACES and r == place_of(s, this):
        value = False
    return value


# armies.law:103  can activate u: army = place of u is not nothing and (can drill u or marches of u is not empty)
def can_activate(s: State, u: int) -> bool:
    value = s.memo_can_activate.get(u)
    if value is None:
        value = s.memo_can_activate[u] = compute_can_activate(s, u)
    return value


def compute_can_activate(s: State, u: int) -> bool:
    """Compute what `can_activate` memoizes."""
    return s.at[u] <= ON_PLACES and (can_drill(s, u) or len(marches(s, u)) > 0)


# armies.law:160  can hold r: region by p: player = (total of p in r) is at least (resistance of r to p)
def can_hold(s: State, r: int, p: int) -> bool:
    return total_(s, p, r) >= resistance(s, r, p)


# artifacts.law:75  can swing = (any m among monsters where place of m is seat of you) or (any u among (armies in seat…
def can_swing(s: State, you: int) -> bool:
    return any(place_of(s, m) == seat(s, you) for m in ALL_MONSTERS) or any(
        FIRST_ARMY <= u <= LAST_ARMY and ARMY_OWNER[u] != you for u in things_on(s, seat(s, you))
    )


# battle.law:44  can field c: card by p: player = losses of c is 0 or loss_symbols of p + losses of c is at most…
def can_field(s: State, c: int, p: int) -> bool:
    value = CARD_LOSSES[c] == 0 or loss_symbols(s, p) + CARD_LOSSES[c] <= total_(
        s, p, s.battle_ground[require(len(s.battle_ground) - 1, "battle.law:44")]
    )
    for entry in s.effects:
        if entry[0] == EFFECT_HOLD_BACK:
            its_foe = entry[4]
            its_n = entry[5]
            # combat_cards.law:539  forbids field c by foe where count fielded of foe is at least n
            if p == its_foe and len(s.piles[FIELDED + its_foe]) >= its_n:
                value = False
    return value


# battle.law:46  can apply c: card by p: player
def can_apply(s: State, c: int, p: int) -> bool:
    value = True
    for entry in s.effects:
        if entry[0] == EFFECT_ICE_AXE_BATTLES:
            its_foe = entry[4]
            # combat_cards.law:235  forbids apply c by foe
            if p == its_foe:
                value = False
    return value


# battle.law:48  can win_ties by p: player = no
def can_win_ties(s: State, p: int) -> bool:
    value = False
    owner = p
    for this in s.piles[TREASURES + owner]:
        # blessings.law:60  First Stroke: allows win_ties by you where battle's attacker is you
        if (
            this == FIRST_STROKE
            and len(s.battle_ground) - 1 != -1
            and s.battle_attacker[require(len(s.battle_ground) - 1, "blessings.law:60")] == owner
        ):
            value = True
    for entry in s.effects:
        if entry[0] == EFFECT_SPLINTER_OF_GUNGNIR_BATTLES:
            owner = entry[2]
            # combat_cards.law:190  allows win_ties by you
            if p == owner:
                value = True
    return value


# beasts.law:3  can rouse m: monster by p: player = place of m is not nothing and (master of m is nobody or master of…
def can_rouse(s: State, m: int, p: int) -> bool:
    return s.at[m] <= ON_PLACES and (s.beast_master[m - FIRST_BEAST] == 0 or s.beast_master[m - FIRST_BEAST] == p)


# beasts.law:5  can rouse_any = any m among monsters where can rouse m by you
def can_rouse_any(s: State, you: int) -> bool:
    value = s.memo_can_rouse_any.get(you)
    if value is None:
        value = s.memo_can_rouse_any[you] = compute_can_rouse_any(s, you)
    return value


def compute_can_rouse_any(s: State, you: int) -> bool:
    """Compute what `can_rouse_any` memoizes."""
    for m in ALL_MONSTERS:
        if can_rouse(s, m, you):
            return True
    return False


# beasts.law:91  can tame m: monster = master of m is nobody and can spend rune of m
def can_tame(s: State, m: int, you: int) -> bool:
    return s.beast_master[m - FIRST_BEAST] == 0 and can_spend(s, BEAST_RUNE[m], you)


# heroics.law:12  can improve k: attribute by p: player = (rating of p for k) is lowest of p and (level of p for k) is…
def can_improve(s: State, k: int, p: int) -> bool:
    key = p * ATTRIBUTE_KEYS + k
    value = s.memo_can_improve.get(key)
    if value is None:
        value = s.memo_can_improve[key] = compute_can_improve(s, k, p)
    return value


def compute_can_improve(s: State, k: int, p: int) -> bool:
    """Compute what `can_improve` memoizes."""
    return rating(s, p, k) == lowest(s, p) and s.level[p * ATTRIBUTE_COUNT + k] < 6


# heroics.law:141  can crowd g: god by p: player = priests_at of g is less than places of g
def can_crowd(s: State, g: int, p: int) -> bool:
    value = priests_at(s, g) < s.god_places[g - FIRST_GOD]
    for this in s.piles[TREASURES + p]:
        # blessings.law:171  Inner Sanctum: allows crowd g by you
        if this == INNER_SANCTUM:
            value = True
    return value


# heroics.law:143  can serve g: god by p: player = priest of p is at least 1 and can crowd g by p
def can_serve(s: State, g: int, p: int) -> bool:
    return s.goods[p * RESOURCE_COUNT + PRIEST] >= 1 and can_crowd(s, g, p)


# heroics.law:168  can ride into r: region by p: player
def can_ride(s: State, r: int, p: int) -> bool:
    return True


# heroics.law:204  can join w: realm = not (allied of you for w) and can spend rune of w
def can_join(s: State, w: int, you: int) -> bool:
    return not s.allied[you * REALM_COUNT + w - FIRST_REALM] and can_spend(s, s.realm_rune[w - FIRST_REALM], you)


# hunt.law:36  can hunt b: beast by p: player = place of b is not nothing and den of b is seat of p
def can_hunt(s: State, b: int, p: int) -> bool:
    return s.at[b] <= ON_PLACES and den(s, b) == seat(s, p) and (b in ALL_MONSTERS or kills(s, p) >= kills_needed(s))


# hunt.law:163  can fit c: card to w: weapon = weapon of c is w
def can_fit(s: State, c: int, w: int) -> bool:
    value = CARD_WEAPON[c] == w
    # combat_cards.law:32  Broken Sword: allows fit this to w
    if c == BROKEN_SWORD:
        value = True
    return value


# hunt.law:165  can match c: card to w: weapon by p: player = can fit c to w
def can_match(s: State, c: int, w: int, p: int) -> bool:
    value = can_fit(s, c, w)
    owner = p
    for this in s.piles[TREASURES + owner]:
        # blessings.law:80  Beast-Slayer: allows match c to w by you where unbent of you
        if this == BEAST_SLAYER and unbent(s, owner):
            value = True
    return value


# hunt.law:167  can deal w: wound
def can_deal(s: State, w: int) -> bool:
    value = True
    for entry in s.effects:
        # attack_cards.law:70  forbids deal w where dealt_now is at least 1
        if entry[0] == EFFECT_BALEFUL_EYE_STRIKES and dealt_now(s) >= 1:
            value = False
    for entry in s.effects:
        # attack_cards.law:84  forbids deal w where not bare of w and (any x among open_wounds of quarry where…
        if (
            entry[0] == EFFECT_HIDE_OF_IRON_STRIKES
            and not TABLE_BARE[w]
            and any(TABLE_BARE[x] for x in open_wounds(s, quarry(s)))
        ):
            value = False
    return value


# hunt.law:169  can pair c: card for w: wound by p: player = second of w is nothing
def can_pair(s: State, c: int, w: int, p: int) -> bool:
    return WOUND_SECOND[w] == -1 or any(
        d != c
        and can_match(s, d, require(WOUND_SECOND[w], "hunt.law:170"), p)
        and (can_fit(s, c, WOUND_WEAPON[w]) or can_fit(s, d, require(WOUND_SECOND[w], "hunt.law:171")))
        for d in s.piles[HAND + p]
    )


# hunt.law:173  can strike w: wound by p: player = can deal w and (any c among hand of p where can match c to weapon…
def can_strike(s: State, w: int, p: int) -> bool:
    if can_deal(s, w):
        for c in s.piles[HAND + p]:
            if can_match(s, c, WOUND_WEAPON[w], p) and can_pair(s, c, w, p):
                return True
    return False


# setup.law:96  can found in r: region = controller of r is nobody and (armies in r) is empty
def can_found(s: State, r: int) -> bool:
    return s.controller[r] == 0 and len([it for it in things_on(s, r) if FIRST_ARMY <= it <= LAST_ARMY]) == 0


# turn.law:140  can chant by p: player = rune_count of p is at least 1
def can_chant(s: State, p: int) -> bool:
    value = rune_count(s, p) >= 1
    for entry in s.effects:
        if entry[0] == EFFECT_FREE_RUNE_ACTION:
            owner = entry[2]
            # artifacts.law:82  allows chant by you
            if p == owner:
                value = True
    return value


# turn.law:144  can spend r: resource = r of you is at least unit_price of you
def can_spend(s: State, r: int, you: int) -> bool:
    return s.goods[you * RESOURCE_COUNT + r] >= unit_price(s, you)


# turn.law:148  can spend_alike n: number by p: player = no
def can_spend_alike(s: State, n: int, p: int) -> bool:
    value = False
    for this in s.piles[TREASURES + p]:
        # blessings.law:128  Rune-Carver: allows spend_alike n by you where n is 2
        if this == RUNE_CARVER and n == 2:
            value = True
    return value


# turn.law:150  can spend_set n: number = rune_types of you is at least (rune_price of n for you)
def can_spend_set(s: State, n: int, you: int) -> bool:
    value = rune_types(s, you) >= rune_price(s, n, you) or (
        can_spend_alike(s, n, you) and rune_count(s, you) >= rune_price(s, n, you)
    )
    for entry in s.effects:
        # artifacts.law:85  forbids spend_set n where n is 3
        if entry[0] == EFFECT_FREE_RUNE_ACTION and n == 3:
            value = False
    return value


# turn.law:153  can invoke b: boon = runes of b is at least 1 and can spend_set (runes of b) and possible invokes of b
def can_invoke(s: State, b: int, you: int) -> bool:
    key = b * PLAYER_KEYS + you
    value = s.memo_can_invoke.get(key)
    if value is None:
        value = s.memo_can_invoke[key] = compute_can_invoke(s, b, you)
    return value


def compute_can_invoke(s: State, b: int, you: int) -> bool:
    """Compute what `can_invoke` memoizes."""
    value = BOON_RUNES[b] >= 1 and can_spend_set(s, BOON_RUNES[b], you) and possible_invokes_of_boon(s, b, you)
    for entry in s.effects:
        if entry[0] == EFFECT_FREE_RUNE_ACTION:
            # artifacts.law:86  forbids invoke b
            value = False
    return value


# wheel.law:3  can mark d: deed by p: player = p is not in markers of d
def can_mark(s: State, d: int, p: int) -> bool:
    value = p not in s.markers[d - FIRST_DEED]
    owner = p
    for this in s.piles[TREASURES + owner]:
        # blessings.law:35  Second Counsel: allows mark d by you where (buried of d for you)
        if this == SECOND_COUNSEL and buried(s, d, owner):
            value = True
    return value


# wheel.law:5  can take d: deed by p: player = realm of d is nothing or can mark d by p
def can_take(s: State, d: int, p: int) -> bool:
    value = DEED_REALM[d] == -1 or can_mark(s, d, p)
    # wheel.law:54  Mobilize: forbids take this by p where (no u among host of p where can activate u)
    if d == MOBILIZE and not any(can_activate(s, u) for u in host(s, p)):
        value = False
    # wheel.law:60  Reinforce: forbids take this by p where not (can recruit_any by p)
    if d == REINFORCE and not can_recruit_any(s, p):
        value = False
    # wheel.law:66  Build Temple: forbids take this by p where temples_built is at least temples of…
    if d == BUILD_TEMPLE and (
        s.temples_built >= TRACK_TEMPLES[temple_track(s)]
        or not any(can_hallow(s, r, p) for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)])
    ):
        value = False
    # wheel.law:72  Monsters: forbids take this by p where (no m among monsters where can rouse m by p)…
    if (
        d == THING_DEED_MONSTERS
        and not any(can_rouse(s, m, p) for m in ALL_MONSTERS)
        and not any(can_hunt(s, b, p) for b in BEASTS)
    ):
        value = False
    # wheel.law:78  Usurp: forbids take this by p where not (can usurp by p)
    if d == USURP and not can_usurp(s, p):
        value = False
    # wheel.law:87  Build Monument: forbids take this by p where (no d among deeds where p is in markers…
    if d == BUILD_MONUMENT and (
        not any(p in s.markers[d - FIRST_DEED] for d in DEEDS) or all(s.god_level[g - FIRST_GOD] == 3 for g in GODS)
    ):
        value = False
    return value


# wheel.law:7  can enjoy w: realm by p: player = (allied of p for w)
def can_enjoy(s: State, w: int, p: int) -> bool:
    value = s.allied[p * REALM_COUNT + w - FIRST_REALM]
    this = ASLAUG
    if s.at[this] <= ON_PLACES:
        owner = s.hero_master[this - FIRST_HERO]
        # heroes.law:10  Aslaug: allows enjoy w by you where (gate from here to w)
        if p == owner and w in REGION_JOINED[3][require(place_of(s, this), "heroes.law:10")]:
            value = True
    return value


# wheel.law:130  can hallow r: region by p: player = shrine of r and not temple of r and controller of r is p
def can_hallow(s: State, r: int, p: int) -> bool:
    return REGION_SHRINE[r] and not s.temple[r] and s.controller[r] == p


# wheel.law:195  can outrank by p: player = no
def can_outrank(s: State, p: int) -> bool:
    value = False
    for this in s.piles[TREASURES + p]:
        # blessings.law:51  Usurper's Crown: allows outrank by you
        if this == USURPER_S_CROWN:
            value = True
    return value


# wheel.law:197  can usurp by p: player = controller of seat of p is not p
def can_usurp(s: State, p: int) -> bool:
    return (
        s.controller[seat(s, p)] != p
        and (can_outrank(s, p) or not any(h != s.hero[p] and place_of(s, h) == seat(s, p) for h in HEROES))
        and defiance(s, seat(s, p), p) <= usurp_might(s, p)
    )


TABLE_COASTAL: Final = tuple(coastal(r) for r in range(LAST_REGION + 1))
TABLE_BASES: Final = tuple(bases(max(p, 1)) for p in range(5))
TABLE_BARE: Final = tuple(bare(max(w, FIRST_WOUND)) for w in range(LAST_WOUND + 1))
TABLE_SYMBOLS: Final = tuple(symbols(r) for r in range(LAST_REGION + 1))
TABLE_RUNES: Final[Row] = runes()
TABLE_NEMESIS: Final = entry_of_nemesis()
TABLE_NEAR: Final = tuple(near(r) for r in range(LAST_REGION + 1))
TABLE_SAIL_RANGE: Final = tuple(sail_range(max(p, 1)) for p in range(5))
TABLE_SIZE: Final = tuple(size(max(b, FIRST_BEAST)) for b in range(LAST_BEAST + 1))
TABLE_WITHIN: Final = tuple(within(r) for r in range(LAST_REGION + 1))
