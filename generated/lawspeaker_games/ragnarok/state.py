"""Lords of Ragnarok: the state of a game.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker_games.ragnarok.schema import SCHEMA
from lawspeaker_games.ragnarok.tables import (
    ARMY_FORCE,
    ARTIFACT_CHARGED,
    ATTRIBUTE_COUNT,
    BEAST_MASTER,
    DEED_COUNT,
    FORGE_LADEN,
    GOD_COUNT,
    GOD_LEVEL,
    GOD_PLACES,
    HERO_MASTER,
    MONSTER_SLAIN,
    MONSTER_UPPER,
    PILES,
    REALM_COUNT,
    REALM_RUNE,
    REGION_COUNT,
    RESOURCE_COUNT,
    WOUND_MARK,
)
from lawspeaker_runtime.serialize.dump import (
    BASE_PARTS,
    PILE_PARTS,
    dump_base,
    dump_piles,
    read_lists,
    read_number,
    read_numbers,
    restore_base,
    restore_piles,
)
from lawspeaker_runtime.serialize.hashing import START, fold, fold_base, fold_list, fold_lists, fold_piles
from lawspeaker_runtime.serialize.validate import check_dump
from lawspeaker_runtime.state.pile_state import PileState, copy_piles, open_piles


class State(PileState):
    """A game in play: plain numbers and lists of numbers."""

    __slots__ = (
        # ragnarok.law:84  state allied of player for realm: yes_no = no
        "allied",
        # ragnarok.law:102  force: 0 to 6 = 1
        "army_force",
        # ragnarok.law:169  charged: yes_no = yes
        "artifact_charged",
        # battle.law:5  attacker: player
        "battle_attacker",
        # battle.law:6  defender: player
        "battle_defender",
        # battle.law:7  fallen: list of army
        "battle_fallen",
        # battle.law:4  ground: region
        "battle_ground",
        # ragnarok.law:126  master: optional player
        "beast_master",
        # ragnarok.law:81  state controller of region: optional player
        "controller",
        # ragnarok.law:219  state doomed: yes_no = no
        "doomed",
        # ragnarok.law:222  state finished of player: number = 0
        "finished",
        # ragnarok.law:218  state first_player: player = player 1
        "first_player",
        # ragnarok.law:88  laden: yes_no = no
        "forge_laden",
        # ragnarok.law:61  level: 0 to 3 = 0
        "god_level",
        # ragnarok.law:60  places: number = 3
        "god_places",
        # ragnarok.law:21  resource uruz, odal, algiz: limit 12
        # ragnarok.law:22  resource priest
        # ragnarok.law:23  resource slayer_token: limit 6
        "goods",
        # ragnarok.law:46  state hero of player: optional hero
        "hero",
        # ragnarok.law:41  master: optional player
        "hero_master",
        # hunt.law:11  dealt: number = 0
        "hunt_dealt",
        # hunt.law:14  defenders: list of card
        "hunt_defenders",
        # hunt.law:8  ended_now: yes_no = no
        "hunt_ended_now",
        # hunt.law:5  hunter: player
        "hunt_hunter",
        # hunt.law:7  keeper: player
        "hunt_keeper",
        # hunt.law:12  misfits: number = 0
        "hunt_misfits",
        # hunt.law:9  outcome: outcome = failure
        "hunt_outcome",
        # hunt.law:6  prey: beast
        "hunt_prey",
        # hunt.law:13  target: optional wound
        "hunt_target",
        # hunt.law:10  unharmed: yes_no = no
        "hunt_unharmed",
        # ragnarok.law:36  state injured of player for attribute: yes_no = no
        "injured",
        # ragnarok.law:83  state intruder of region: optional player
        "intruder",
        # map_large.law:1  module Large Board when count players is more than 2
        "large_board",
        # ragnarok.law:35  state level of player for attribute: 2 to 6 = 2
        "level",
        # ragnarok.law:216  state markers of deed: list of player
        "markers",
        # memoized until something they read changes: can_activate
        "memo_can_activate",
        # memoized until something they read changes: can_grow_any
        "memo_can_grow_any",
        # memoized until something they read changes: can_improve
        "memo_can_improve",
        # memoized until something they read changes: can_invoke
        "memo_can_invoke",
        # memoized until something they read changes: can_recruit_any
        "memo_can_recruit_any",
        # memoized until something they read changes: can_rouse_any
        "memo_can_rouse_any",
        # memoized until something they read changes: conquerors
        "memo_conquerors",
        # memoized until something they read changes: domain, near_sea
        "memo_domain",
        # memoized until something they read changes: fields
        "memo_fields",
        # memoized until something they read changes: host
        "memo_host",
        # memoized until something they read changes: lands_held
        "memo_lands_held",
        # memoized until something they read changes: open_wounds
        "memo_open_wounds",
        # memoized until something they read changes: pain, marks_on
        "memo_pain",
        # memoized until something they read changes: site
        "memo_site",
        # memoized until something they read changes: temples_held
        "memo_temples_held",
        # memoized until something they read changes: ways
        "memo_ways",
        # ragnarok.law:132  slain: yes_no = no
        "monster_slain",
        # ragnarok.law:131  upper: yes_no = no
        "monster_upper",
        "once",
        # battle.law:8  state passed of player: yes_no = no
        "passed",
        # ragnarok.law:76  rune: resource
        "realm_rune",
        # ragnarok.law:85  state serving of player for god: number = 0
        "serving",
        # map_small.law:1  module Small Board when count players is 2
        "small_board",
        # ragnarok.law:82  state temple of region: yes_no = no
        "temple",
        # ragnarok.law:18  option temple_side: track_side
        "temple_side",
        # ragnarok.law:217  state temples_built: number = 0
        "temples_built",
        # ragnarok.law:221  state turns_left: number = 0
        "turns_left",
        # ragnarok.law:139  mark: optional player
        "wound_mark",
    )

    def __init__(self, players: int = 0, seed: int = 0) -> None:
        super().__init__(players, seed)
        open_piles(self, PILES)
        self.goods: list[int] = [0] * ((players + 1) * RESOURCE_COUNT)
        self.large_board: bool = False
        self.small_board: bool = False
        self.temple_side: int = 0
        self.passed: list[bool] = [False] * (players + 1)
        self.level: list[int] = [2] * ((players + 1) * ATTRIBUTE_COUNT)
        self.injured: list[bool] = [False] * ((players + 1) * ATTRIBUTE_COUNT)
        self.hero: list[int] = [-1] * (players + 1)
        self.controller: list[int] = [0] * REGION_COUNT
        self.temple: list[bool] = [False] * REGION_COUNT
        self.intruder: list[int] = [0] * REGION_COUNT
        self.allied: list[bool] = [False] * ((players + 1) * REALM_COUNT)
        self.serving: list[int] = [0] * ((players + 1) * GOD_COUNT)
        self.markers: list[list[int]] = [[] for _ in range(DEED_COUNT)]
        self.temples_built: int = 0
        self.first_player: int = 1
        self.doomed: bool = False
        self.turns_left: int = 0
        self.finished: list[int] = [0] * (players + 1)
        self.hero_master: list[int] = list(HERO_MASTER)
        self.god_places: list[int] = list(GOD_PLACES)
        self.god_level: list[int] = list(GOD_LEVEL)
        self.realm_rune: list[int] = list(REALM_RUNE)
        self.forge_laden: list[bool] = list(FORGE_LADEN)
        self.army_force: list[int] = list(ARMY_FORCE)
        self.beast_master: list[int] = list(BEAST_MASTER)
        self.monster_upper: list[bool] = list(MONSTER_UPPER)
        self.monster_slain: list[bool] = list(MONSTER_SLAIN)
        self.wound_mark: list[int] = list(WOUND_MARK)
        self.artifact_charged: list[bool] = list(ARTIFACT_CHARGED)
        self.battle_ground: list[int] = []
        self.battle_attacker: list[int] = []
        self.battle_defender: list[int] = []
        self.battle_fallen: list[list[int]] = []
        self.hunt_hunter: list[int] = []
        self.hunt_prey: list[int] = []
        self.hunt_keeper: list[int] = []
        self.hunt_ended_now: list[bool] = []
        self.hunt_outcome: list[int] = []
        self.hunt_unharmed: list[bool] = []
        self.hunt_dealt: list[int] = []
        self.hunt_misfits: list[int] = []
        self.hunt_target: list[int] = []
        self.hunt_defenders: list[list[int]] = []
        self.once: list[int] = []
        self.memo_host: dict[int, list[int]] = {}
        self.memo_domain: dict[int, list[int]] = {}
        self.memo_ways: dict[int, list[int]] = {}
        self.memo_conquerors: dict[int, list[int]] = {}
        self.memo_fields: dict[int, list[int]] = {}
        self.memo_pain: dict[int, int] = {}
        self.memo_open_wounds: dict[int, list[int]] = {}
        self.memo_site: dict[int, int] = {}
        self.memo_lands_held: dict[int, int] = {}
        self.memo_temples_held: dict[int, int] = {}
        self.memo_can_grow_any: dict[int, bool] = {}
        self.memo_can_recruit_any: dict[int, bool] = {}
        self.memo_can_activate: dict[int, bool] = {}
        self.memo_can_rouse_any: dict[int, bool] = {}
        self.memo_can_improve: dict[int, bool] = {}
        self.memo_can_invoke: dict[int, bool] = {}


def clone(s: State) -> State:
    """Return an independent copy."""
    copy = State.__new__(State)
    copy.stream = s.stream
    copy.key = s.key
    copy.players = s.players
    copy.player = s.player
    copy.site = s.site
    copy.answer = s.answer
    copy.over = s.over
    copy.failed = s.failed
    copy.active = s.active
    copy.result = s.result
    copy.phase = s.phase
    copy.ending = s.ending
    copy.serial = s.serial
    copy.explicit = s.explicit
    copy.stack = s.stack[:]
    copy.lists = s.lists[:]
    copy.legal = s.legal
    copy.winners = s.winners
    copy.effects = s.effects
    copy.forced = s.forced[:]
    copy.noting = False
    copy.notes = []
    copy.step_count = 0
    copy.call_depth = 0
    copy_piles(s, copy)
    copy_attributes(s, copy)
    copy.memo_host = s.memo_host
    copy.memo_domain = s.memo_domain
    copy.memo_ways = s.memo_ways
    copy.memo_conquerors = s.memo_conquerors
    copy.memo_fields = s.memo_fields
    copy.memo_pain = s.memo_pain
    copy.memo_open_wounds = s.memo_open_wounds
    copy.memo_site = s.memo_site
    copy.memo_lands_held = s.memo_lands_held
    copy.memo_temples_held = s.memo_temples_held
    copy.memo_can_grow_any = s.memo_can_grow_any
    copy.memo_can_recruit_any = s.memo_can_recruit_any
    copy.memo_can_activate = s.memo_can_activate
    copy.memo_can_rouse_any = s.memo_can_rouse_any
    copy.memo_can_improve = s.memo_can_improve
    copy.memo_can_invoke = s.memo_can_invoke
    return copy


def copy_attributes(s: State, copy: State) -> None:
    """Copy what the rules declare."""
    copy.goods = s.goods[:]
    copy.large_board = s.large_board
    copy.small_board = s.small_board
    copy.temple_side = s.temple_side
    copy.passed = s.passed[:]
    copy.level = s.level[:]
    copy.injured = s.injured[:]
    copy.hero = s.hero[:]
    copy.controller = s.controller[:]
    copy.temple = s.temple[:]
    copy.intruder = s.intruder[:]
    copy.allied = s.allied[:]
    copy.serving = s.serving[:]
    copy.markers = [part[:] for part in s.markers]
    copy.temples_built = s.temples_built
    copy.first_player = s.first_player
    copy.doomed = s.doomed
    copy.turns_left = s.turns_left
    copy.finished = s.finished[:]
    copy.hero_master = s.hero_master[:]
    copy.god_places = s.god_places[:]
    copy.god_level = s.god_level[:]
    copy.realm_rune = s.realm_rune[:]
    copy.forge_laden = s.forge_laden[:]
    copy.army_force = s.army_force[:]
    copy.beast_master = s.beast_master[:]
    copy.monster_upper = s.monster_upper[:]
    copy.monster_slain = s.monster_slain[:]
    copy.wound_mark = s.wound_mark[:]
    copy.artifact_charged = s.artifact_charged[:]
    copy.battle_ground = s.battle_ground[:]
    copy.battle_attacker = s.battle_attacker[:]
    copy.battle_defender = s.battle_defender[:]
    copy.battle_fallen = [part[:] for part in s.battle_fallen]
    copy.hunt_hunter = s.hunt_hunter[:]
    copy.hunt_prey = s.hunt_prey[:]
    copy.hunt_keeper = s.hunt_keeper[:]
    copy.hunt_ended_now = s.hunt_ended_now[:]
    copy.hunt_outcome = s.hunt_outcome[:]
    copy.hunt_unharmed = s.hunt_unharmed[:]
    copy.hunt_dealt = s.hunt_dealt[:]
    copy.hunt_misfits = s.hunt_misfits[:]
    copy.hunt_target = s.hunt_target[:]
    copy.hunt_defenders = [part[:] for part in s.hunt_defenders]
    copy.once = s.once[:]


def hash_of(s: State) -> int:
    """Return a number that equal states share."""
    h = fold_base(START, s)
    h = fold_piles(h, s)
    h = fold_list(h, s.goods)
    h = fold(h, int(s.large_board))
    h = fold(h, int(s.small_board))
    h = fold(h, s.temple_side)
    h = fold_list(h, [int(part) for part in s.passed])
    h = fold_list(h, s.level)
    h = fold_list(h, [int(part) for part in s.injured])
    h = fold_list(h, s.hero)
    h = fold_list(h, s.controller)
    h = fold_list(h, [int(part) for part in s.temple])
    h = fold_list(h, s.intruder)
    h = fold_list(h, [int(part) for part in s.allied])
    h = fold_list(h, s.serving)
    h = fold_lists(h, s.markers)
    h = fold(h, s.temples_built)
    h = fold(h, s.first_player)
    h = fold(h, int(s.doomed))
    h = fold(h, s.turns_left)
    h = fold_list(h, s.finished)
    h = fold_list(h, s.hero_master)
    h = fold_list(h, s.god_places)
    h = fold_list(h, s.god_level)
    h = fold_list(h, s.realm_rune)
    h = fold_list(h, [int(part) for part in s.forge_laden])
    h = fold_list(h, s.army_force)
    h = fold_list(h, s.beast_master)
    h = fold_list(h, [int(part) for part in s.monster_upper])
    h = fold_list(h, [int(part) for part in s.monster_slain])
    h = fold_list(h, s.wound_mark)
    h = fold_list(h, [int(part) for part in s.artifact_charged])
    h = fold_list(h, s.battle_ground)
    h = fold_list(h, s.battle_attacker)
    h = fold_list(h, s.battle_defender)
    h = fold_lists(h, s.battle_fallen)
    h = fold_list(h, s.hunt_hunter)
    h = fold_list(h, s.hunt_prey)
    h = fold_list(h, s.hunt_keeper)
    h = fold_list(h, [int(part) for part in s.hunt_ended_now])
    h = fold_list(h, s.hunt_outcome)
    h = fold_list(h, [int(part) for part in s.hunt_unharmed])
    h = fold_list(h, s.hunt_dealt)
    h = fold_list(h, s.hunt_misfits)
    h = fold_list(h, s.hunt_target)
    h = fold_lists(h, s.hunt_defenders)
    h = fold_list(h, s.once)
    return int(h)


def dump(s: State) -> list[object]:
    """Return the state as nested lists of integers."""
    return [
        *dump_base(s),
        *dump_piles(s),
        s.goods[:],
        int(s.large_board),
        int(s.small_board),
        s.temple_side,
        [int(part) for part in s.passed],
        s.level[:],
        [int(part) for part in s.injured],
        s.hero[:],
        s.controller[:],
        [int(part) for part in s.temple],
        s.intruder[:],
        [int(part) for part in s.allied],
        s.serving[:],
        [part[:] for part in s.markers],
        s.temples_built,
        s.first_player,
        int(s.doomed),
        s.turns_left,
        s.finished[:],
        s.hero_master[:],
        s.god_places[:],
        s.god_level[:],
        s.realm_rune[:],
        [int(part) for part in s.forge_laden],
        s.army_force[:],
        s.beast_master[:],
        [int(part) for part in s.monster_upper],
        [int(part) for part in s.monster_slain],
        s.wound_mark[:],
        [int(part) for part in s.artifact_charged],
        s.battle_ground[:],
        s.battle_attacker[:],
        s.battle_defender[:],
        [part[:] for part in s.battle_fallen],
        s.hunt_hunter[:],
        s.hunt_prey[:],
        s.hunt_keeper[:],
        [int(part) for part in s.hunt_ended_now],
        s.hunt_outcome[:],
        [int(part) for part in s.hunt_unharmed],
        s.hunt_dealt[:],
        s.hunt_misfits[:],
        s.hunt_target[:],
        [part[:] for part in s.hunt_defenders],
        s.once[:],
    ]


def restore(data: Sequence[object]) -> State:
    """Make a state from what dump returned; raise BadDump if no state of this game was ever dumped so."""
    check_dump(SCHEMA, data)
    s = State(read_number(data[1]), 0)
    restore_base(s, data[:BASE_PARTS])
    restore_piles(s, data[BASE_PARTS : BASE_PARTS + PILE_PARTS])
    parts = iter(data[BASE_PARTS + PILE_PARTS :])
    s.goods = read_numbers(next(parts))
    s.large_board = read_number(next(parts)) != 0
    s.small_board = read_number(next(parts)) != 0
    s.temple_side = read_number(next(parts))
    s.passed = [part != 0 for part in read_numbers(next(parts))]
    s.level = read_numbers(next(parts))
    s.injured = [part != 0 for part in read_numbers(next(parts))]
    s.hero = read_numbers(next(parts))
    s.controller = read_numbers(next(parts))
    s.temple = [part != 0 for part in read_numbers(next(parts))]
    s.intruder = read_numbers(next(parts))
    s.allied = [part != 0 for part in read_numbers(next(parts))]
    s.serving = read_numbers(next(parts))
    s.markers = read_lists(next(parts))
    s.temples_built = read_number(next(parts))
    s.first_player = read_number(next(parts))
    s.doomed = read_number(next(parts)) != 0
    s.turns_left = read_number(next(parts))
    s.finished = read_numbers(next(parts))
    s.hero_master = read_numbers(next(parts))
    s.god_places = read_numbers(next(parts))
    s.god_level = read_numbers(next(parts))
    s.realm_rune = read_numbers(next(parts))
    s.forge_laden = [part != 0 for part in read_numbers(next(parts))]
    s.army_force = read_numbers(next(parts))
    s.beast_master = read_numbers(next(parts))
    s.monster_upper = [part != 0 for part in read_numbers(next(parts))]
    s.monster_slain = [part != 0 for part in read_numbers(next(parts))]
    s.wound_mark = read_numbers(next(parts))
    s.artifact_charged = [part != 0 for part in read_numbers(next(parts))]
    s.battle_ground = read_numbers(next(parts))
    s.battle_attacker = read_numbers(next(parts))
    s.battle_defender = read_numbers(next(parts))
    s.battle_fallen = read_lists(next(parts))
    s.hunt_hunter = read_numbers(next(parts))
    s.hunt_prey = read_numbers(next(parts))
    s.hunt_keeper = read_numbers(next(parts))
    s.hunt_ended_now = [part != 0 for part in read_numbers(next(parts))]
    s.hunt_outcome = read_numbers(next(parts))
    s.hunt_unharmed = [part != 0 for part in read_numbers(next(parts))]
    s.hunt_dealt = read_numbers(next(parts))
    s.hunt_misfits = read_numbers(next(parts))
    s.hunt_target = read_numbers(next(parts))
    s.hunt_defenders = read_lists(next(parts))
    s.once = read_numbers(next(parts))
    return s


def invalidate_field_army_force(s: State) -> None:
    """Invalidate the memoized values that read the field force of army."""
    s.memo_conquerors = {}
    s.memo_can_grow_any = {}
    s.memo_can_activate = {}


def invalidate_field_beast_master(s: State) -> None:
    """Invalidate the memoized values that read the field master of beast."""
    s.memo_can_activate = {}
    s.memo_can_rouse_any = {}


def invalidate_field_wound_mark(s: State) -> None:
    """Invalidate the memoized values that read the field mark of wound."""
    s.memo_pain = {}
    s.memo_open_wounds = {}


def invalidate_state_controller(s: State) -> None:
    """Invalidate the memoized values that read the state controller."""
    s.memo_conquerors = {}
    s.memo_lands_held = {}
    s.memo_temples_held = {}
    s.memo_can_recruit_any = {}
    s.memo_can_activate = {}


def invalidate_state_temple(s: State) -> None:
    """Invalidate the memoized values that read the state temple."""
    s.memo_conquerors = {}
    s.memo_temples_held = {}


def invalidate_things_army(s: State) -> None:
    """Invalidate the memoized values that read where army things are."""
    s.memo_host = {}
    s.memo_conquerors = {}
    s.memo_can_grow_any = {}
    s.memo_can_recruit_any = {}
    s.memo_can_activate = {}


def invalidate_things_beast(s: State) -> None:
    """Invalidate the memoized values that read where beast things are."""
    s.memo_can_activate = {}
    s.memo_can_rouse_any = {}


def invalidate_things_boon(s: State) -> None:
    """Invalidate the memoized values that read where boon things are."""
    s.memo_conquerors = {}
    s.memo_can_recruit_any = {}
    s.memo_can_improve = {}
    s.memo_can_invoke = {}


def invalidate_things_ship(s: State) -> None:
    """Invalidate the memoized values that read where ship things are."""
    s.memo_ways = {}
    s.memo_can_recruit_any = {}
    s.memo_can_activate = {}


def invalidate_all(s: State) -> None:
    """Invalidate all memoized values, because anything may have changed."""
    s.memo_host = {}
    s.memo_domain = {}
    s.memo_ways = {}
    s.memo_conquerors = {}
    s.memo_fields = {}
    s.memo_pain = {}
    s.memo_open_wounds = {}
    s.memo_site = {}
    s.memo_lands_held = {}
    s.memo_temples_held = {}
    s.memo_can_grow_any = {}
    s.memo_can_recruit_any = {}
    s.memo_can_activate = {}
    s.memo_can_rouse_any = {}
    s.memo_can_improve = {}
    s.memo_can_invoke = {}
