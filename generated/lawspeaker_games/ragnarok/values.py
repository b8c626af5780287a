"""Lords of Ragnarok: values and permissions.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.state import State
from lawspeaker_games.ragnarok.tables import (
    ALGIZ,
    ALL_MONSTERS,
    AN_ALTAR_IN_EVERY_LAND,
    ARMIES,
    ARMY_OWNER,
    ASLAUG,
    ASSAULT_FURY,
    ASSAULT_PIERCING,
    BARROW_RING,
    BEAST_RUNE,
    BEASTS,
    BOND_OF_BROTHERS_COPIES,
    BOON_RUNES,
    BOSSES,
    BUILD_MONUMENT,
    BUILD_TEMPLE,
    CARD_LOSSES,
    CARD_SHIELD,
    CARD_WEAPON,
    CARD_WORTH,
    CAT_CHARIOT_COPIES,
    CHAMPIONS_OF_MIDGARD,
    DEED_REALM,
    DEEDS,
    EFFECT_BLUNT_ARROW_BATTLES,
    EFFECT_BOAR_SPEAR_BATTLES,
    EFFECT_BOAR_SPEAR_HUNTS,
    EFFECT_GREAT_AXE_BATTLES,
    EFFECT_LONG_SPEAR_BATTLES,
    FIELDED,
    FORGE_RUNE,
    FORGES,
    GODS,
    GOODS,
    HAND,
    HEROES,
    INFLUENCE,
    LANDS,
    LOKI,
    MET_BEARERS,
    MIGHT,
    MOBILIZE,
    NO_FREE_LAND,
    ODAL,
    PORTENTS,
    PRIEST,
    RAGNAR,
    REALMS,
    REGION_JOINED,
    REGION_LAND,
    REGION_MONUMENT,
    REGION_NEIGHBOURS_BY,
    REGION_NUMBER,
    REGION_SETTLEMENT,
    REGION_SHRINE,
    REGION_STRENGTH,
    REGIONS,
    REINFORCE,
    SHIP_OWNER,
    SHIPS,
    SLAYER_TOKEN,
    STORM_IN_THE_BLOOD_COPIES,
    THE_BRANCHES_MEET,
    THE_CAGES_STAND_OPEN,
    THE_FINISHED_IDOL,
    THE_SLAYER_WALKS,
    THE_THIRD_ALTAR,
    THING_DEED_MONSTERS,
    THREE_GODS_RISING,
    TRACK_FOR_TWO,
    TRACK_SIDE,
    TRACK_TEMPLES,
    TRACKS,
    TREASURES,
    TROPHIES,
    TWO_CROWNS,
    URUZ,
    USURP,
    WISDOM,
    WOUND_PREY,
    WOUND_SECOND,
    WOUND_WEAPON,
    WOUNDS,
)
from lawspeaker_runtime.state import goods
from lawspeaker_runtime.state.pile_state import place_of
from lawspeaker_runtime.state.selection import first_or, require, require_player

# Which things take part is the same in all games with the same settings: it is found out once.
PRESENT_THINGS: Final[dict[int, list[int]]] = {}


# armies.law:3  value total of p: player in r: region -> number = sum of force of u for each u among (armies in r)…
def total_(s: State, p: int, r: int) -> int:
    total = 0
    for u in [it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == r]:
        if ARMY_OWNER[u] == p:
            total += s.army_force[u - 85]
    return total


# armies.law:5  value troops of p: player in r: region -> list of army = u among (armies in r) where owner of u is p
def troops(s: State, p: int, r: int) -> list[int]:
    return [u for u in [it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == r] if ARMY_OWNER[u] == p]


# armies.law:7  value host of p: player -> list of army = u among armies where owner of u is p and place of u is not…
def host(s: State, p: int) -> list[int]:
    value = s.memo_host.get(p)
    if value is None:
        value = s.memo_host[p] = compute_host(s, p)
    return value


def compute_host(s: State, p: int) -> list[int]:
    """Compute what `host` memoizes."""
    return [u for u in present(s, ARMIES) if ARMY_OWNER[u] == p and place_of(s, u) != -1]


# armies.law:9  value camp of u: army -> optional region = place of u
def camp(s: State, u: int) -> int:
    return place_of(s, u)


# armies.law:11  value domain of soil: land -> list of region = r among regions where land of r is soil
def domain(s: State, soil: int) -> list[int]:
    key = soil * 2
    value = s.memo_domain.get(key)
    if value is None:
        value = s.memo_domain[key] = compute_domain(s, soil)
    return value


def compute_domain(s: State, soil: int) -> list[int]:
    """Compute what `domain` memoizes."""
    return [r for r in present(s, REGIONS) if REGION_LAND[r] == soil]


# armies.law:13  value near_sea of s: sea -> list of region = r among regions where (coast from r to s)
def near_sea(s: State, s_: int) -> list[int]:
    key = s_ * 2 + 1
    value = s.memo_domain.get(key)
    if value is None:
        value = s.memo_domain[key] = compute_near_sea(s, s_)
    return value


def compute_near_sea(s: State, s_: int) -> list[int]:
    """Compute what `near_sea` memoizes."""
    return [r for r in present(s, REGIONS) if s_ in REGION_JOINED[1][r]]


# armies.law:17  value ways of r: region for p: player -> list of region = near of r + (t among (near_sea of harbour…
def ways(s: State, r: int, p: int) -> list[int]:
    key = r * 5 + p
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


# armies.law:53  value spare_army of p: player -> optional army = first u among armies where owner of u is p and place…
def spare_army(s: State, p: int) -> int:
    value = s.memo_spare_army.get(p)
    if value is None:
        value = s.memo_spare_army[p] = compute_spare_army(s, p)
    return value


def compute_spare_army(s: State, p: int) -> int:
    """Compute what `spare_army` memoizes."""
    for u in present(s, ARMIES):
        if ARMY_OWNER[u] == p and place_of(s, u) == -1:
            return u
    return -1


# armies.law:73  value recruit_value of p: player -> number = (rating of p for influence)
def recruit_value(s: State, p: int) -> int:
    return rating(s, p, INFLUENCE)


# armies.law:104  value marches of u: army -> list of region = r among (ways of camp of u for owner of u) where can…
def marches(s: State, u: int) -> list[int]:
    return [
        r
        for r in ways(s, require(camp(s, u), "armies.law:104"), require_player(ARMY_OWNER[u], "armies.law:104"))
        if can_march(s, r, require_player(ARMY_OWNER[u], "armies.law:104"))
    ]


# armies.law:133  value refuges of r: region for p: player -> list of region = t among (ways of r for p) where…
def refuges(s: State, r: int, p: int) -> list[int]:
    value = [t for t in ways(s, r, p) if s.controller[t] == p and can_shelter(s, t, p)]
    for entry in s.effects:
        if entry[0] == EFFECT_LONG_SPEAR_BATTLES:
            owner = entry[2]
            # combat_cards.law:27  sets (refuges of r for you) to (t among regions where controller of t is you…
            if p == owner:
                value = [t for t in present(s, REGIONS) if s.controller[t] == owner and can_shelter(s, t, owner)]
    return value


# armies.law:135  value retreat_chooser of p: player -> player = p
def retreat_chooser(p: int) -> int:
    return p


# armies.law:163  value resistance of r: region to p: player -> number = 0 if controller of r is not nobody else…
def resistance(s: State, r: int, p: int) -> int:
    return 0 if s.controller[r] != 0 else REGION_STRENGTH[r]


# armies.law:167  value unsettled -> list of army = u among armies where place of u is not nothing and controller of…
def unsettled(s: State) -> list[int]:
    return [
        u
        for u in present(s, ARMIES)
        if place_of(s, u) != -1 and s.controller[require(camp(s, u), "armies.law:167")] != ARMY_OWNER[u]
    ]


# armies.law:169  value conquerors -> list of army = u among unsettled
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
        if can_hold(s, require(camp(s, u), "armies.law:170"), require_player(ARMY_OWNER[u], "armies.law:170"))
        and all(
            ARMY_OWNER[x] == ARMY_OWNER[u]
            for x in [
                it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == require(camp(s, u), "armies.law:170")
            ]
        )
    ]


# armies.law:180  value fields -> list of region = r among regions where intruder of r is not nobody
def fields(s: State) -> list[int]:
    value = s.memo_fields.get(0)
    if value is None:
        value = s.memo_fields[0] = compute_fields(s)
    return value


def compute_fields(s: State) -> list[int]:
    """Compute what `fields` memoizes."""
    return [r for r in present(s, REGIONS) if s.intruder[r] != 0]


# battle.law:20  value fighting -> yes_no = no
def fighting(s: State) -> bool:
    value = False
    # battle.law:22  sets fighting to yes where battle's attacker is in players
    if len(s.battle_ground) - 1 != -1 and s.battle_attacker[
        require(len(s.battle_ground) - 1, "battle.law:22")
    ] in range(1, s.players + 1):
        value = True
    return value


# battle.law:23  value rival of p: player -> player = battle's defender if p is battle's attacker else battle's attacker
def rival(s: State, p: int) -> int:
    return (
        s.battle_defender[require(len(s.battle_ground) - 1, "battle.law:23")]
        if p == s.battle_attacker[require(len(s.battle_ground) - 1, "battle.law:23")]
        else s.battle_attacker[require(len(s.battle_ground) - 1, "battle.law:23")]
    )


# battle.law:25  value loss_symbols of p: player -> number = sum of losses of c for each c among fielded of p
def loss_symbols(s: State, p: int) -> int:
    total = 0
    for c in s.piles[FIELDED + p]:
        total += CARD_LOSSES[c]
    return total


# battle.law:27  value burden of p: player -> number = loss_symbols of p
def burden(s: State, p: int) -> int:
    value = loss_symbols(s, p)
    for entry in s.effects:
        if entry[0] == EFFECT_BLUNT_ARROW_BATTLES:
            owner = entry[2]
            its_foe = entry[4]
            # combat_cards.law:96  sets burden of you to 0
            if p == owner:
                value = 0
            # combat_cards.law:97  sets burden of foe to 0
            if p == its_foe:
                value = 0
    return value


# battle.law:29  value defeat_loss of p: player -> number = 1
def defeat_loss(s: State, p: int) -> int:
    value = 1
    for entry in s.effects:
        if entry[0] == EFFECT_GREAT_AXE_BATTLES:
            its_foe = entry[4]
            # combat_cards.law:82  sets defeat_loss of foe to 2
            if p == its_foe:
                value = 2
    return value


# battle.law:31  value battle_bonus of p: player -> number = 0
def battle_bonus(s: State, p: int) -> int:
    value = 0
    this = RAGNAR
    if s.at[this] <= -2:
        owner = s.hero_master[this - 54]
        # heroes.law:8  Ragnar: adds (count (troops of you in battle's ground)) to battle_bonus of you where…
        if (
            len(s.battle_ground) - 1 != -1
            and p == owner
            and s.battle_attacker[require(len(s.battle_ground) - 1, "heroes.law:8")] == owner
            and in_land(s, s.battle_ground[require(len(s.battle_ground) - 1, "heroes.law:8")], this)
        ):
            value += len(troops(s, owner, s.battle_ground[require(len(s.battle_ground) - 1, "heroes.law:8")]))
    for owner in range(1, s.players + 1):
        for this in s.piles[TREASURES + owner]:
            # artifacts.law:31  Barrow Ring: adds 1 to battle_bonus of you where battle's defender is you
            if (
                this == BARROW_RING
                and len(s.battle_ground) - 1 != -1
                and p == owner
                and s.battle_defender[require(len(s.battle_ground) - 1, "artifacts.law:31")] == owner
            ):
                value += 1
    for entry in s.effects:
        if entry[0] == EFFECT_BOAR_SPEAR_BATTLES:
            owner = entry[2]
            # combat_cards.law:50  adds 2 to battle_bonus of you
            if p == owner:
                value += 2
    return value


# battle.law:33  value card_worth of p: player -> number = sum of worth of c for each c among fielded of p
def card_worth(s: State, p: int) -> int:
    total = 0
    for c in s.piles[FIELDED + p]:
        total += CARD_WORTH[c]
    return total


# battle.law:35  value battle_value of p: player -> number = card_worth of p + (total of p in battle's ground) +…
def battle_value(s: State, p: int) -> int:
    value = s.memo_battle_value.get(p)
    if value is None:
        value = s.memo_battle_value[p] = compute_battle_value(s, p)
    return value


def compute_battle_value(s: State, p: int) -> int:
    """Compute what `battle_value` memoizes."""
    return (
        card_worth(s, p)
        + total_(s, p, s.battle_ground[require(len(s.battle_ground) - 1, "battle.law:35")])
        + battle_bonus(s, p)
    )


# battle.law:43  value prevails of p: player over q: player -> yes_no = battle_value of p is more than battle_value of q
def prevails(s: State, p: int, q: int) -> bool:
    return battle_value(s, p) > battle_value(s, q) or (
        battle_value(s, p) == battle_value(s, q) and can_win_ties(s, p) and not can_win_ties(s, q)
    )


# beasts.law:7  value ruler of b: beast -> player = active if master of b is nobody else master of b
def ruler(s: State, b: int) -> int:
    return s.active if s.beast_master[b - 113] == 0 else require_player(s.beast_master[b - 113], "beasts.law:7")


# beasts.law:91  value packs of p: player -> list of monster = m among monsters where master of m is p
def packs(s: State, p: int) -> list[int]:
    return [m for m in ALL_MONSTERS if s.beast_master[m - 113] == p]


# beasts.law:93  value bases of p: player -> number = 2
def bases(p: int) -> int:
    return 2


# beasts.law:107  value open_wounds of b: beast -> list of wound = w among wounds where prey of w is b and mark of w…
def open_wounds(s: State, b: int) -> list[int]:
    value = s.memo_open_wounds.get(b)
    if value is None:
        value = s.memo_open_wounds[b] = compute_open_wounds(s, b)
    return value


def compute_open_wounds(s: State, b: int) -> list[int]:
    """Compute what `open_wounds` memoizes."""
    return [w for w in WOUNDS if WOUND_PREY[w] == b and s.wound_mark[w - 120] == 0]


# beasts.law:109  value marks_on of b: beast by p: player -> number = count w among wounds where prey of w is b and…
def marks_on(s: State, b: int, p: int) -> int:
    total = 0
    for w in WOUNDS:
        if WOUND_PREY[w] == b and s.wound_mark[w - 120] == p:
            total += 1
    return total


# heroes.law:2  value in_land of r: region with h: hero -> yes_no = place of h is not nothing and land of r is land of…
def in_land(s: State, r: int, h: int) -> bool:
    return place_of(s, h) != -1 and REGION_LAND[r] == REGION_LAND[require(post(s, h), "heroes.law:2")]


# heroes.law:4  value post of h: hero -> optional region = place of h
def post(s: State, h: int) -> int:
    return place_of(s, h)


# heroes.law:28  value can_bleed of p: player -> yes_no = any k among attributes where not (injured of p for k)
def can_bleed(s: State, p: int) -> bool:
    for k in range(3):
        if not s.injured[p * 3 + k]:
            return True
    return False


# heroics.law:4  value is_hurt of p: player -> yes_no = any k among attributes where (injured of p for k)
def is_hurt(s: State, p: int) -> bool:
    for k in range(3):
        if s.injured[p * 3 + k]:
            return True
    return False


# heroics.law:6  value lowest of p: player -> number = (least of (rating of p for influence), (rating of p for might),…
def lowest(s: State, p: int) -> int:
    return min(rating(s, p, INFLUENCE), rating(s, p, MIGHT), rating(s, p, WISDOM))


# heroics.law:51  value card_limit of p: player -> number = (rating of p for wisdom)
def card_limit(s: State, p: int) -> int:
    return rating(s, p, WISDOM)


# heroics.law:53  value rune_limit of p: player -> number = (rating of p for wisdom)
def rune_limit(s: State, p: int) -> int:
    return rating(s, p, WISDOM)


# heroics.law:55  value hunting of p: player -> yes_no = no
def hunting(s: State, p: int) -> bool:
    value = False
    # hunt.law:28  sets hunting of p to yes where p is hunt's hunter
    if len(s.hunt_hunter) - 1 != -1 and p == s.hunt_hunter[require(len(s.hunt_hunter) - 1, "hunt.law:28")]:
        value = True
    return value


# heroics.law:121  value temple_hill of g: god -> region = first r among regions where monument of r is g
def temple_hill(s: State, g: int) -> int:
    return require(next((r for r in present(s, REGIONS) if REGION_MONUMENT[r] == g), -1), "heroics.law:121")


# heroics.law:123  value priests_at of g: god -> number = sum of (serving of p for g) for each p among players
def priests_at(s: State, g: int) -> int:
    total = 0
    for p in range(1, s.players + 1):
        total += s.serving[p * 3 + g - 76]
    return total


# heroics.law:125  value spare_priests of p: player -> number = 4 - priest of p - (sum of (serving of p for g) for…
def spare_priests(s: State, p: int) -> int:
    return 4 - s.goods[p * 5 + PRIEST] - sum(s.serving[p * 3 + g - 76] for g in GODS)


# hunt.law:26  value hunter -> player = hunt's hunter
def hunter(s: State) -> int:
    return s.hunt_hunter[require(len(s.hunt_hunter) - 1, "hunt.law:26")]


# hunt.law:29  value kills_needed -> number = 1 if count players is 2 else 2
def kills_needed(s: State) -> int:
    return 1 if s.players == 2 else 2


# hunt.law:35  value handler of b: beast for p: player -> player = right of p if master of b is nobody or master of b…
def handler(s: State, b: int, p: int) -> int:
    return (
        (p - 2) % s.players + 1
        if s.beast_master[b - 113] == 0 or s.beast_master[b - 113] == p
        else require_player(s.beast_master[b - 113], "hunt.law:35")
    )


# hunt.law:37  value hunt_draw of p: player -> number = (rating of p for might)
def hunt_draw(s: State, p: int) -> int:
    value = rating(s, p, MIGHT)
    for owner in range(1, s.players + 1):
        for this in s.piles[TREASURES + owner]:
            # blessings.law:4  Storm in the Blood: adds 1 to hunt_draw of you
            if this in STORM_IN_THE_BLOOD_COPIES and p == owner:
                value += 1
    return value


# hunt.law:39  value insight of p: player -> number = (rating of p for wisdom)
def insight(s: State, p: int) -> int:
    return rating(s, p, WISDOM)


# hunt.law:94  value defence -> number = sum of worth of c for each c among fielded of hunt's hunter
def defence(s: State) -> int:
    total = 0
    for c in s.piles[FIELDED + s.hunt_hunter[require(len(s.hunt_hunter) - 1, "hunt.law:94")]]:
        total += CARD_WORTH[c]
    return total


# hunt.law:96  value defended of blow: assault -> yes_no = defence is at least fury of blow
def defended(s: State, blow: int) -> bool:
    return defence(s) >= ASSAULT_FURY[blow] or (
        not ASSAULT_PIERCING[blow]
        and any(
            shield_of_card(s, c)
            for c in s.piles[FIELDED + s.hunt_hunter[require(len(s.hunt_hunter) - 1, "hunt.law:97")]]
        )
    )


# ragnarok.law:24  value runes -> list of resource = (uruz, odal, algiz)
def runes(s: State) -> list[int]:
    return [URUZ, ODAL, ALGIZ]


# ragnarok.law:26  value rune_count of p: player -> number = uruz of p + odal of p + algiz of p
def rune_count(s: State, p: int) -> int:
    return s.goods[p * 5 + URUZ] + s.goods[p * 5 + ODAL] + s.goods[p * 5 + ALGIZ]


# ragnarok.law:28  value rune_types of p: player -> number = count r among runes where r of p is at least 1
def rune_types(s: State, p: int) -> int:
    total = 0
    for r in runes(s):
        if s.goods[p * 5 + r] >= 1:
            total += 1
    return total


# ragnarok.law:30  value stock of r: resource -> number = (reserve of r) - (count f among forges where laden of f and…
def stock(s: State, r: int) -> int:
    return goods.supply(s.goods, GOODS, r) - sum(1 for f in FORGES if s.forge_laden[f - 79] and FORGE_RUNE[f] == r)


# ragnarok.law:37  value rating of p: player for k: attribute -> number = 2 if (injured of p for k) else (level of p…
def rating(s: State, p: int, k: int) -> int:
    return 2 if s.injured[p * 3 + k] else s.level[p * 3 + k]


# ragnarok.law:211  value met of c: condition -> yes_no = no
def met(s: State, c: int) -> bool:
    value = False
    for this in s.piles[PORTENTS]:
        if MET_BEARERS[this]:
            if this < THE_CAGES_STAND_OPEN:
                # conditions.law:4  The Slayer Walks: sets met of this to yes where (any p among players where kills…
                if this == THE_SLAYER_WALKS and c == this and any(kills(s, p) >= 2 for p in range(1, s.players + 1)):
                    value = True
                # conditions.law:6  The Finished Idol: sets met of this to yes where (any g among gods where level of…
                if this == THE_FINISHED_IDOL and c == this and any(s.god_level[g - 76] == 3 for g in GODS):
                    value = True
                # conditions.law:8  Two Crowns: sets met of this to yes where (any p among players where lands_held of…
                if this == TWO_CROWNS and c == this and any(lands_held(s, p) >= 2 for p in range(1, s.players + 1)):
                    value = True
                # conditions.law:10  An Altar in Every Land: sets met of this to yes where (all soil among lands have…
                if (
                    this == AN_ALTAR_IN_EVERY_LAND
                    and c == this
                    and all(any(s.temple[r] for r in domain(s, soil)) for soil in present(s, LANDS))
                ):
                    value = True
                # conditions.law:12  The Branches Meet: sets met of this to yes where (all w among realms have (count…
                if (
                    this == THE_BRANCHES_MEET
                    and c == this
                    and all(sum(1 for p in range(1, s.players + 1) if s.allied[p * 6 + w - 48]) >= 2 for w in REALMS)
                ):
                    value = True
            else:
                # conditions.law:15  The Cages Stand Open: sets met of this to yes where (count m among monsters where…
                if (
                    this == THE_CAGES_STAND_OPEN
                    and c == this
                    and sum(1 for m in ALL_MONSTERS if place_of(s, m) != -1 or s.monster_slain[m - 113]) >= 4
                ):
                    value = True
                # conditions.law:18  Three Gods Rising: sets met of this to yes where (all g among gods have level of…
                if this == THREE_GODS_RISING and c == this and all(s.god_level[g - 76] >= 1 for g in GODS):
                    value = True
                # conditions.law:21  No Free Land: sets met of this to yes where (count r among regions where…
                if (
                    this == NO_FREE_LAND
                    and c == this
                    and sum(1 for r in present(s, REGIONS) if s.controller[r] == 0) <= 3
                ):
                    value = True
                # conditions.law:24  The Third Altar: sets met of this to yes where (any p among players where…
                if (
                    this == THE_THIRD_ALTAR
                    and c == this
                    and any(temples_held(s, p) >= 3 for p in range(1, s.players + 1))
                ):
                    value = True
                # conditions.law:27  Champions of Midgard: sets met of this to yes where (all p among players have…
                if (
                    this == CHAMPIONS_OF_MIDGARD
                    and c == this
                    and all(any(s.level[p * 3 + k] >= 5 for k in range(3)) for p in range(1, s.players + 1))
                ):
                    value = True
    return value


# ragnarok.law:223  value drakkar of p: player -> ship = first s among ships where owner of s is p
def drakkar(s: State, p: int) -> int:
    return require(next((s_ for s_ in present(s, SHIPS) if SHIP_OWNER[s_] == p), -1), "ragnarok.law:223")


# ragnarok.law:225  value harbour of p: player -> sea = place of drakkar of p
def harbour(s: State, p: int) -> int:
    return require(place_of(s, drakkar(s, p)), "ragnarok.law:225")


# ragnarok.law:227  value seat of p: player -> region = place of hero of p
def seat(s: State, p: int) -> int:
    return require(place_of(s, require(s.hero[p], "ragnarok.law:227")), "ragnarok.law:227")


# ragnarok.law:229  value den of b: beast -> optional region = place of b
def den(s: State, b: int) -> int:
    return place_of(s, b)


# ragnarok.law:231  value nemesis -> boss = first bosses
def nemesis(s: State) -> int:
    return require(first_or(BOSSES, -1), "ragnarok.law:231")


# ragnarok.law:233  value near of r: region -> list of region = (neighbours of r by border)
def near(r: int) -> list[int]:
    return list(REGION_NEIGHBOURS_BY[0][r])


# ragnarok.law:235  value kills of p: player -> number = count trophies of p + slayer_token of p
def kills(s: State, p: int) -> int:
    return len(s.piles[TROPHIES + p]) + s.goods[p * 5 + SLAYER_TOKEN]


# setup.law:29  value site of n: number -> region = first r among regions where number of r is n
def site(s: State, n: int) -> int:
    value = s.memo_site.get(n)
    if value is None:
        value = s.memo_site[n] = compute_site(s, n)
    return value


def compute_site(s: State, n: int) -> int:
    """Compute what `site` memoizes."""
    return require(next((r for r in present(s, REGIONS) if REGION_NUMBER[r] == n), -1), "setup.law:29")


# turn.law:58  value prayers of p: player -> number = 1
def prayers(p: int) -> int:
    return 1


# turn.law:79  value sail_range of p: player -> number = 2
def sail_range(p: int) -> int:
    return 2


# turn.law:81  value hero_range of p: player -> number = 2
def hero_range(s: State, p: int) -> int:
    value = 2
    for owner in range(1, s.players + 1):
        for this in s.piles[TREASURES + owner]:
            # blessings.law:7  Cat Chariot: adds 1 to hero_range of you
            if this in CAT_CHARIOT_COPIES and p == owner:
                value += 1
    return value


# turn.law:133  value unit_price of p: player -> number = 1
def unit_price(p: int) -> int:
    return 1


# turn.law:137  value rune_price of n: number for p: player -> number = n
def rune_price(s: State, n: int, p: int) -> int:
    return n


# turn.law:183  value activations of p: player -> number = 1
def activations(p: int) -> int:
    return 1


# turn.law:194  value lands_held of p: player -> number = count soil among lands
def lands_held(s: State, p: int) -> int:
    value = s.memo_lands_held.get(p)
    if value is None:
        value = s.memo_lands_held[p] = compute_lands_held(s, p)
    return value


def compute_lands_held(s: State, p: int) -> int:
    """Compute what `lands_held` memoizes."""
    total = 0
    for soil in present(s, LANDS):
        if all(s.controller[r] == p for r in domain(s, soil)):
            total += 1
    return total


# turn.law:197  value temples_held of p: player -> number = count r among regions where temple of r and controller of…
def temples_held(s: State, p: int) -> int:
    value = s.memo_temples_held.get(p)
    if value is None:
        value = s.memo_temples_held[p] = compute_temples_held(s, p)
    return value


def compute_temples_held(s: State, p: int) -> int:
    """Compute what `temples_held` memoizes."""
    total = 0
    for r in present(s, REGIONS):
        if s.temple[r] and s.controller[r] == p:
            total += 1
    return total


# turn.law:199  value temples_needed -> number = 4 if count players is 2 else 5
def temples_needed(s: State) -> int:
    return 4 if s.players == 2 else 5


# turn.law:221  value influence_now of p: player -> number = (rating of p for influence)
def influence_now(s: State, p: int) -> int:
    return rating(s, p, INFLUENCE)


# turn.law:222  value might_now of p: player -> number = (rating of p for might)
def might_now(s: State, p: int) -> int:
    return rating(s, p, MIGHT)


# turn.law:223  value wisdom_now of p: player -> number = (rating of p for wisdom)
def wisdom_now(s: State, p: int) -> int:
    return rating(s, p, WISDOM)


# turn.law:224  value injuries of p: player -> number = count k among attributes where (injured of p for k)
def injuries(s: State, p: int) -> int:
    total = 0
    for k in range(3):
        if s.injured[p * 3 + k]:
            total += 1
    return total


# wheel.law:101  value preparations of p: player -> number = 2
def preparations(p: int) -> int:
    return 2


# wheel.law:119  value temple_track -> track = first t among tracks where for_two of t is (count players is 2) and…
def temple_track(s: State) -> int:
    return require(
        next((t for t in TRACKS if TRACK_FOR_TWO[t] == (s.players == 2) and TRACK_SIDE[t] == s.temple_side), -1),
        "wheel.law:119",
    )


# wheel.law:182  value defiance of r: region to p: player -> number
def defiance(s: State, r: int, p: int) -> int:
    if s.controller[r] == 0:
        return REGION_STRENGTH[r]
    return sum(
        s.army_force[u - 85]
        for u in [it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == r]
        if ARMY_OWNER[u] != p
    )


# wheel.law:192  value usurp_might of p: player -> number = (rating of p for might)
def usurp_might(s: State, p: int) -> int:
    return rating(s, p, MIGHT)


# ragnarok.law:152  shield: yes_no = no
def shield_of_card(s: State, card: int) -> bool:
    value = CARD_SHIELD[card]
    for entry in s.effects:
        if entry[0] == EFFECT_BOAR_SPEAR_HUNTS:
            owner = entry[2]
            # combat_cards.law:46  sets shield of c to yes where c is first fielded of you
            if card == first_or(s.piles[FIELDED + owner], -1):
                value = True
    return value


# ragnarok.law:164  invokes: steps
def possible_invokes_of_boon(s: State, this: int, you: int) -> bool:
    if this in BOND_OF_BROTHERS_COPIES:
        return possible_invokes_of_blessing_bond_of_brothers(s, this, you)
    return True


# armies.law:91  verb redeploy
def possible_redeploy(s: State, you: int) -> bool:
    for u in host(s, you):
        for r in present(s, REGIONS):
            if s.controller[r] == you and r != camp(s, u) and can_quarter(s, r, you):
                return True
    return False


# blessings.law:8  blessing "Bond of Brothers"
def possible_invokes_of_blessing_bond_of_brothers(s: State, this: int, you: int) -> bool:
    for w in REALMS:
        if not s.allied[you * 6 + w - 48]:
            return True
    return False


# armies.law:38  can grow u: army = place of u is not nothing and force of u is less than 6
def can_grow(s: State, u: int) -> bool:
    return place_of(s, u) != -1 and s.army_force[u - 85] < 6


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


# armies.law:55  can quarter in r: region by p: player
def can_quarter(s: State, r: int, p: int) -> bool:
    value = True
    this = LOKI
    # monsters.law:262  Loki: forbids quarter in here by p
    if s.at[this] <= -2 and r == place_of(s, this):
        value = False
    return value


# armies.law:57  can recruit in r: region by p: player = can quarter in r by p and ((coast from r to harbour of p)
def can_recruit(s: State, r: int, p: int) -> bool:
    return can_quarter(s, r, p) and (
        harbour(s, p) in REGION_JOINED[1][r] or (REGION_SETTLEMENT[r] and s.controller[r] == p)
    )


# armies.law:60  can recruit_any by p: player = spare_army of p is not nothing and (any r among regions where can…
def can_recruit_any(s: State, p: int) -> bool:
    value = s.memo_can_recruit_any.get(p)
    if value is None:
        value = s.memo_can_recruit_any[p] = compute_can_recruit_any(s, p)
    return value


def compute_can_recruit_any(s: State, p: int) -> bool:
    """Compute what `can_recruit_any` memoizes."""
    if spare_army(s, p) != -1:
        for r in present(s, REGIONS):
            if can_recruit(s, r, p):
                return True
    return False


# armies.law:102  can march into r: region by p: player
def can_march(s: State, r: int, p: int) -> bool:
    value = True
    this = LOKI
    # monsters.law:261  Loki: forbids march into here by p
    if s.at[this] <= -2 and r == place_of(s, this):
        value = False
    return value


# armies.law:106  can activate u: army = place of u is not nothing and (can drill u or marches of u is not empty)
def can_activate(s: State, u: int) -> bool:
    value = s.memo_can_activate.get(u)
    if value is None:
        value = s.memo_can_activate[u] = compute_can_activate(s, u)
    return value


def compute_can_activate(s: State, u: int) -> bool:
    """Compute what `can_activate` memoizes."""
    return place_of(s, u) != -1 and (can_drill(s, u) or len(marches(s, u)) > 0)


# armies.law:131  can shelter in r: region by p: player
def can_shelter(s: State, r: int, p: int) -> bool:
    value = True
    this = LOKI
    # monsters.law:263  Loki: forbids shelter in here by p
    if s.at[this] <= -2 and r == place_of(s, this):
        value = False
    return value


# armies.law:165  can hold r: region by p: player = (total of p in r) is at least (resistance of r to p)
def can_hold(s: State, r: int, p: int) -> bool:
    return total_(s, p, r) >= resistance(s, r, p)


# artifacts.law:22  can swing = (any m among monsters where place of m is seat of you) or (any u among (armies in seat…
def can_swing(s: State, you: int) -> bool:
    value = s.memo_can_swing.get(you)
    if value is None:
        value = s.memo_can_swing[you] = compute_can_swing(s, you)
    return value


def compute_can_swing(s: State, you: int) -> bool:
    """Compute what `can_swing` memoizes."""
    return any(place_of(s, m) == seat(s, you) for m in ALL_MONSTERS) or any(
        ARMY_OWNER[u] != you for u in [it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == seat(s, you)]
    )


# battle.law:37  can field c: card by p: player = losses of c is 0 or loss_symbols of p + losses of c is at most…
def can_field(s: State, c: int, p: int) -> bool:
    key = c * 5 + p
    value = s.memo_can_field.get(key)
    if value is None:
        value = s.memo_can_field[key] = compute_can_field(s, c, p)
    return value


def compute_can_field(s: State, c: int, p: int) -> bool:
    """Compute what `can_field` memoizes."""
    return CARD_LOSSES[c] == 0 or loss_symbols(s, p) + CARD_LOSSES[c] <= total_(
        s, p, s.battle_ground[require(len(s.battle_ground) - 1, "battle.law:37")]
    )


# battle.law:39  can apply c: card by p: player
def can_apply(s: State, c: int, p: int) -> bool:
    return True


# battle.law:41  can win_ties by p: player = no
def can_win_ties(s: State, p: int) -> bool:
    return False


# beasts.law:3  can rouse m: monster by p: player = place of m is not nothing and (master of m is nobody or master of…
def can_rouse(s: State, m: int, p: int) -> bool:
    return place_of(s, m) != -1 and (s.beast_master[m - 113] == 0 or s.beast_master[m - 113] == p)


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


# beasts.law:66  can crush u: army by m: monster
def can_crush(s: State, u: int, m: int) -> bool:
    return True


# beasts.law:95  can tame m: monster = master of m is nobody and can spend rune of m
def can_tame(s: State, m: int, you: int) -> bool:
    return s.beast_master[m - 113] == 0 and can_spend(s, BEAST_RUNE[m], you)


# heroics.law:12  can improve k: attribute by p: player = (rating of p for k) is lowest of p and (level of p for k) is…
def can_improve(s: State, k: int, p: int) -> bool:
    return rating(s, p, k) == lowest(s, p) and s.level[p * 3 + k] < 6


# heroics.law:127  can crowd g: god by p: player = priests_at of g is less than places of g
def can_crowd(s: State, g: int, p: int) -> bool:
    return priests_at(s, g) < s.god_places[g - 76]


# heroics.law:129  can serve g: god by p: player = priest of p is at least 1 and can crowd g by p
def can_serve(s: State, g: int, p: int) -> bool:
    return s.goods[p * 5 + PRIEST] >= 1 and can_crowd(s, g, p)


# heroics.law:154  can ride into r: region by p: player
def can_ride(s: State, r: int, p: int) -> bool:
    return True


# heroics.law:190  can join w: realm = not (allied of you for w) and can spend rune of w
def can_join(s: State, w: int, you: int) -> bool:
    return not s.allied[you * 6 + w - 48] and can_spend(s, s.realm_rune[w - 48], you)


# hunt.law:31  can hunt b: beast by p: player = place of b is not nothing and den of b is seat of p
def can_hunt(s: State, b: int, p: int) -> bool:
    return place_of(s, b) != -1 and den(s, b) == seat(s, p) and (b in ALL_MONSTERS or kills(s, p) >= kills_needed(s))


# hunt.law:152  can match c: card to w: weapon by p: player = weapon of c is w
def can_match(s: State, c: int, w: int, p: int) -> bool:
    return CARD_WEAPON[c] == w


# hunt.law:154  can deal w: wound
def can_deal(s: State, w: int) -> bool:
    return True


# hunt.law:156  can pair c: card for w: wound by p: player = second of w is nothing
def can_pair(s: State, c: int, w: int, p: int) -> bool:
    return WOUND_SECOND[w] == -1 or any(
        d != c and can_match(s, d, require(WOUND_SECOND[w], "hunt.law:157"), p) for d in s.piles[HAND + p]
    )


# hunt.law:159  can strike w: wound by p: player = can deal w and (any c among hand of p where can match c to weapon…
def can_strike(s: State, w: int, p: int) -> bool:
    if can_deal(s, w):
        for c in s.piles[HAND + p]:
            if can_match(s, c, WOUND_WEAPON[w], p) and can_pair(s, c, w, p):
                return True
    return False


# setup.law:90  can found in r: region = controller of r is nobody and (armies in r) is empty
def can_found(s: State, r: int) -> bool:
    value = s.controller[r] == 0 and len([it for it in s.on_board if 85 <= it <= 108 and place_of(s, it) == r]) == 0
    this = LOKI
    # monsters.law:264  Loki: forbids found in here
    if s.at[this] <= -2 and r == place_of(s, this):
        value = False
    return value


# turn.law:131  can chant by p: player = rune_count of p is at least 1
def can_chant(s: State, p: int) -> bool:
    return rune_count(s, p) >= 1


# turn.law:135  can spend r: resource = r of you is at least unit_price of you
def can_spend(s: State, r: int, you: int) -> bool:
    return s.goods[you * 5 + r] >= TABLE_UNIT_PRICE[you]


# turn.law:139  can spend_alike n: number by p: player = no
def can_spend_alike(s: State, n: int, p: int) -> bool:
    return False


# turn.law:141  can spend_set n: number = rune_types of you is at least (rune_price of n for you)
def can_spend_set(s: State, n: int, you: int) -> bool:
    return rune_types(s, you) >= rune_price(s, n, you) or (
        can_spend_alike(s, n, you) and rune_count(s, you) >= rune_price(s, n, you)
    )


# turn.law:144  can invoke b: boon = runes of b is at least 1 and can spend_set (runes of b) and possible invokes of b
def can_invoke(s: State, b: int, you: int) -> bool:
    key = b * 5 + you
    value = s.memo_can_invoke.get(key)
    if value is None:
        value = s.memo_can_invoke[key] = compute_can_invoke(s, b, you)
    return value


def compute_can_invoke(s: State, b: int, you: int) -> bool:
    """Compute what `can_invoke` memoizes."""
    return BOON_RUNES[b] >= 1 and can_spend_set(s, BOON_RUNES[b], you) and possible_invokes_of_boon(s, b, you)


# wheel.law:3  can mark d: deed by p: player = p is not in markers of d
def can_mark(s: State, d: int, p: int) -> bool:
    return p not in s.markers[d - 298]


# wheel.law:5  can take d: deed by p: player = realm of d is nothing or can mark d by p
def can_take(s: State, d: int, p: int) -> bool:
    value = DEED_REALM[d] == -1 or can_mark(s, d, p)
    # wheel.law:48  Mobilize: forbids take this by p where (no u among host of p where can activate u)
    if d == MOBILIZE and not any(can_activate(s, u) for u in host(s, p)):
        value = False
    # wheel.law:54  Reinforce: forbids take this by p where not (can recruit_any by p)
    if d == REINFORCE and not can_recruit_any(s, p):
        value = False
    # wheel.law:60  Build Temple: forbids take this by p where temples_built is at least temples of…
    if d == BUILD_TEMPLE and (
        s.temples_built >= TRACK_TEMPLES[temple_track(s)] or not any(can_hallow(s, r, p) for r in present(s, REGIONS))
    ):
        value = False
    # wheel.law:66  Monsters: forbids take this by p where (no m among monsters where can rouse m by p)…
    if (
        d == THING_DEED_MONSTERS
        and not any(can_rouse(s, m, p) for m in ALL_MONSTERS)
        and not any(can_hunt(s, b, p) for b in BEASTS)
    ):
        value = False
    # wheel.law:72  Usurp: forbids take this by p where not (can usurp by p)
    if d == USURP and not can_usurp(s, p):
        value = False
    # wheel.law:82  Build Monument: forbids take this by p where (no d among deeds where p is in markers…
    if d == BUILD_MONUMENT and (
        not any(p in s.markers[d - 298] for d in DEEDS) or all(s.god_level[g - 76] == 3 for g in GODS)
    ):
        value = False
    return value


# wheel.law:7  can enjoy w: realm by p: player = (allied of p for w)
def can_enjoy(s: State, w: int, p: int) -> bool:
    value = s.allied[p * 6 + w - 48]
    this = ASLAUG
    if s.at[this] <= -2:
        owner = s.hero_master[this - 54]
        # heroes.law:10  Aslaug: allows enjoy w by you where (gate from here to w)
        if p == owner and w in REGION_JOINED[3][require(place_of(s, this), "heroes.law:10")]:
            value = True
    return value


# wheel.law:121  can hallow r: region by p: player = shrine of r and not temple of r and controller of r is p
def can_hallow(s: State, r: int, p: int) -> bool:
    return REGION_SHRINE[r] and not s.temple[r] and s.controller[r] == p


# wheel.law:186  can outrank by p: player = no
def can_outrank(s: State, p: int) -> bool:
    return False


# wheel.law:188  can usurp by p: player = controller of seat of p is not p
def can_usurp(s: State, p: int) -> bool:
    value = s.memo_can_usurp.get(p)
    if value is None:
        value = s.memo_can_usurp[p] = compute_can_usurp(s, p)
    return value


def compute_can_usurp(s: State, p: int) -> bool:
    """Compute what `can_usurp` memoizes."""
    return (
        s.controller[seat(s, p)] != p
        and (can_outrank(s, p) or not any(h != s.hero[p] and place_of(s, h) == seat(s, p) for h in HEROES))
        and defiance(s, seat(s, p), p) <= usurp_might(s, p)
    )


def present(s: State, things: range) -> list[int]:
    """Leave out things of modules that are off and of players who do not take part; callers do not change the list."""
    key = (((things.start * 306 + things.stop) * 5 + s.players) * 2 + int(s.large_board)) * 2 + int(s.small_board)
    cached = PRESENT_THINGS.get(key)
    if cached is not None:
        return cached
    found: list[int] = []
    for thing in things:
        if 0 <= thing <= 20 and not s.large_board:
            continue
        if 21 <= thing <= 36 and not s.small_board:
            continue
        if 37 <= thing <= 42 and not s.large_board:
            continue
        if 43 <= thing <= 47 and not s.small_board:
            continue
        if 65 <= thing <= 70 and not s.large_board:
            continue
        if 71 <= thing <= 75 and not s.small_board:
            continue
        if 85 + 1 * s.players <= thing <= 88:
            continue
        if 89 + 1 * s.players <= thing <= 92:
            continue
        if 93 + 1 * s.players <= thing <= 96:
            continue
        if 97 + 1 * s.players <= thing <= 100:
            continue
        if 101 + 1 * s.players <= thing <= 104:
            continue
        if 105 + 1 * s.players <= thing <= 108:
            continue
        if 109 + 1 * s.players <= thing <= 112:
            continue
        found.append(thing)
    PRESENT_THINGS[key] = found
    return found


TABLE_RETREAT_CHOOSER: Final = tuple(retreat_chooser(max(p, 1)) for p in range(5))
TABLE_BASES: Final = tuple(bases(max(p, 1)) for p in range(5))
TABLE_NEAR: Final = tuple(near(r) for r in range(37))
TABLE_PRAYERS: Final = tuple(prayers(max(p, 1)) for p in range(5))
TABLE_SAIL_RANGE: Final = tuple(sail_range(max(p, 1)) for p in range(5))
TABLE_UNIT_PRICE: Final = tuple(unit_price(max(p, 1)) for p in range(5))
TABLE_ACTIVATIONS: Final = tuple(activations(max(p, 1)) for p in range(5))
TABLE_PREPARATIONS: Final = tuple(preparations(max(p, 1)) for p in range(5))
