"""Lords of Ragnarok: the state of a game.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker_games.ragnarok.schema import SCHEMA
from lawspeaker_games.ragnarok.tables import (
    ARMY_FORCE,
    ARTIFACT_CHARGED,
    BEAST_MASTER,
    FORGE_LADEN,
    GOD_LEVEL,
    GOD_PLACES,
    HERO_MASTER,
    MONSTER_SLAIN,
    MONSTER_UPPER,
    PILES,
    REALM_RUNE,
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
        "allied",
        "army_force",
        "artifact_charged",
        "battle_attacker",
        "battle_defender",
        "battle_fallen",
        "battle_ground",
        "beast_master",
        "controller",
        "doomed",
        "finished",
        "first_player",
        "forge_laden",
        "god_level",
        "god_places",
        "goods",
        "hero",
        "hero_master",
        "hunt_dealt",
        "hunt_defenders",
        "hunt_ended_now",
        "hunt_hunter",
        "hunt_keeper",
        "hunt_misfits",
        "hunt_outcome",
        "hunt_prey",
        "hunt_target",
        "hunt_unharmed",
        "injured",
        "intruder",
        "large_board",
        "level",
        "markers",
        "memo_can_activate",
        "memo_can_grow_any",
        "memo_can_improve",
        "memo_can_invoke",
        "memo_can_recruit_any",
        "memo_can_rouse_any",
        "memo_conquerors",
        "memo_domain",
        "memo_fields",
        "memo_host",
        "memo_lands_held",
        "memo_open_wounds",
        "memo_pain",
        "memo_site",
        "memo_spare_army",
        "memo_temples_held",
        "memo_ways",
        "monster_slain",
        "monster_upper",
        "once",
        "passed",
        "realm_rune",
        "serving",
        "small_board",
        "temple",
        "temple_side",
        "temples_built",
        "turns_left",
        "wound_mark",
    )

    def __init__(self, players: int = 0, seed: int = 0) -> None:
        super().__init__(players, seed)
        open_piles(self, PILES)
        # ragnarok.law:21  resource uruz, odal, algiz: limit 12
        # ragnarok.law:22  resource priest
        # ragnarok.law:23  resource slayer_token: limit 6
        self.goods: list[int] = [0] * ((players + 1) * 5)
        # map_large.law:1  module Large Board when count players is more than 2
        self.large_board: bool = False
        # map_small.law:1  module Small Board when count players is 2
        self.small_board: bool = False
        # ragnarok.law:18  option temple_side: track_side
        self.temple_side: int = 0
        # battle.law:8  state passed of player: yes_no = no
        self.passed: list[bool] = [False] * (players + 1)
        # ragnarok.law:35  state level of player for attribute: 2 to 6 = 2
        self.level: list[int] = [2] * ((players + 1) * 3)
        # ragnarok.law:36  state injured of player for attribute: yes_no = no
        self.injured: list[bool] = [False] * ((players + 1) * 3)
        # ragnarok.law:46  state hero of player: optional hero
        self.hero: list[int] = [-1] * (players + 1)
        # ragnarok.law:81  state controller of region: optional player
        self.controller: list[int] = [0] * 37
        # ragnarok.law:82  state temple of region: yes_no = no
        self.temple: list[bool] = [False] * 37
        # ragnarok.law:83  state intruder of region: optional player
        self.intruder: list[int] = [0] * 37
        # ragnarok.law:84  state allied of player for realm: yes_no = no
        self.allied: list[bool] = [False] * ((players + 1) * 6)
        # ragnarok.law:85  state serving of player for god: number = 0
        self.serving: list[int] = [0] * ((players + 1) * 3)
        # ragnarok.law:214  state markers of deed: list of player
        self.markers: list[list[int]] = [[] for _ in range(7)]
        # ragnarok.law:215  state temples_built: number = 0
        self.temples_built: int = 0
        # ragnarok.law:216  state first_player: player = player 1
        self.first_player: int = 1
        # ragnarok.law:217  state doomed: yes_no = no
        self.doomed: bool = False
        # ragnarok.law:219  state turns_left: number = 0
        self.turns_left: int = 0
        # ragnarok.law:220  state finished of player: number = 0
        self.finished: list[int] = [0] * (players + 1)
        # ragnarok.law:41  master: optional player
        self.hero_master: list[int] = list(HERO_MASTER)
        # ragnarok.law:60  places: number = 3
        self.god_places: list[int] = list(GOD_PLACES)
        # ragnarok.law:61  level: 0 to 3 = 0
        self.god_level: list[int] = list(GOD_LEVEL)
        # ragnarok.law:76  rune: resource
        self.realm_rune: list[int] = list(REALM_RUNE)
        # ragnarok.law:88  laden: yes_no = no
        self.forge_laden: list[bool] = list(FORGE_LADEN)
        # ragnarok.law:102  force: 0 to 6 = 1
        self.army_force: list[int] = list(ARMY_FORCE)
        # ragnarok.law:124  master: optional player
        self.beast_master: list[int] = list(BEAST_MASTER)
        # ragnarok.law:129  upper: yes_no = no
        self.monster_upper: list[bool] = list(MONSTER_UPPER)
        # ragnarok.law:130  slain: yes_no = no
        self.monster_slain: list[bool] = list(MONSTER_SLAIN)
        # ragnarok.law:137  mark: optional player
        self.wound_mark: list[int] = list(WOUND_MARK)
        # ragnarok.law:167  charged: yes_no = yes
        self.artifact_charged: list[bool] = list(ARTIFACT_CHARGED)
        # battle.law:4  ground: region
        self.battle_ground: list[int] = []
        # battle.law:5  attacker: player
        self.battle_attacker: list[int] = []
        # battle.law:6  defender: player
        self.battle_defender: list[int] = []
        # battle.law:7  fallen: list of army
        self.battle_fallen: list[list[int]] = []
        # hunt.law:5  hunter: player
        self.hunt_hunter: list[int] = []
        # hunt.law:6  prey: beast
        self.hunt_prey: list[int] = []
        # hunt.law:7  keeper: player
        self.hunt_keeper: list[int] = []
        # hunt.law:8  ended_now: yes_no = no
        self.hunt_ended_now: list[bool] = []
        # hunt.law:9  outcome: outcome = failure
        self.hunt_outcome: list[int] = []
        # hunt.law:10  unharmed: yes_no = no
        self.hunt_unharmed: list[bool] = []
        # hunt.law:11  dealt: number = 0
        self.hunt_dealt: list[int] = []
        # hunt.law:12  misfits: number = 0
        self.hunt_misfits: list[int] = []
        # hunt.law:13  target: optional wound
        self.hunt_target: list[int] = []
        # hunt.law:14  defenders: list of card
        self.hunt_defenders: list[list[int]] = []
        self.once: list[int] = []
        # memoized until something they read changes: host
        self.memo_host: dict[int, list[int]] = {}
        # memoized until something they read changes: domain, near_sea
        self.memo_domain: dict[int, list[int]] = {}
        # memoized until something they read changes: ways
        self.memo_ways: dict[int, list[int]] = {}
        # memoized until something they read changes: spare_army
        self.memo_spare_army: dict[int, int] = {}
        # memoized until something they read changes: conquerors
        self.memo_conquerors: dict[int, list[int]] = {}
        # memoized until something they read changes: fields
        self.memo_fields: dict[int, list[int]] = {}
        # memoized until something they read changes: pain, marks_on
        self.memo_pain: dict[int, int] = {}
        # memoized until something they read changes: open_wounds
        self.memo_open_wounds: dict[int, list[int]] = {}
        # memoized until something they read changes: site
        self.memo_site: dict[int, int] = {}
        # memoized until something they read changes: lands_held
        self.memo_lands_held: dict[int, int] = {}
        # memoized until something they read changes: temples_held
        self.memo_temples_held: dict[int, int] = {}
        # memoized until something they read changes: can_grow_any
        self.memo_can_grow_any: dict[int, bool] = {}
        # memoized until something they read changes: can_recruit_any
        self.memo_can_recruit_any: dict[int, bool] = {}
        # memoized until something they read changes: can_activate
        self.memo_can_activate: dict[int, bool] = {}
        # memoized until something they read changes: can_rouse_any
        self.memo_can_rouse_any: dict[int, bool] = {}
        # memoized until something they read changes: can_improve
        self.memo_can_improve: dict[int, bool] = {}
        # memoized until something they read changes: can_invoke
        self.memo_can_invoke: dict[int, bool] = {}


def clone(s: State) -> State:
    """Return an independent copy."""
    copy = State.__new__(State)
    copy.stream = s.stream
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
    copy.memo_host = s.memo_host
    copy.memo_domain = s.memo_domain
    copy.memo_ways = s.memo_ways
    copy.memo_spare_army = s.memo_spare_army
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
    s.goods = read_numbers(data[25])
    s.large_board = read_number(data[26]) != 0
    s.small_board = read_number(data[27]) != 0
    s.temple_side = read_number(data[28])
    s.passed = [part != 0 for part in read_numbers(data[29])]
    s.level = read_numbers(data[30])
    s.injured = [part != 0 for part in read_numbers(data[31])]
    s.hero = read_numbers(data[32])
    s.controller = read_numbers(data[33])
    s.temple = [part != 0 for part in read_numbers(data[34])]
    s.intruder = read_numbers(data[35])
    s.allied = [part != 0 for part in read_numbers(data[36])]
    s.serving = read_numbers(data[37])
    s.markers = read_lists(data[38])
    s.temples_built = read_number(data[39])
    s.first_player = read_number(data[40])
    s.doomed = read_number(data[41]) != 0
    s.turns_left = read_number(data[42])
    s.finished = read_numbers(data[43])
    s.hero_master = read_numbers(data[44])
    s.god_places = read_numbers(data[45])
    s.god_level = read_numbers(data[46])
    s.realm_rune = read_numbers(data[47])
    s.forge_laden = [part != 0 for part in read_numbers(data[48])]
    s.army_force = read_numbers(data[49])
    s.beast_master = read_numbers(data[50])
    s.monster_upper = [part != 0 for part in read_numbers(data[51])]
    s.monster_slain = [part != 0 for part in read_numbers(data[52])]
    s.wound_mark = read_numbers(data[53])
    s.artifact_charged = [part != 0 for part in read_numbers(data[54])]
    s.battle_ground = read_numbers(data[55])
    s.battle_attacker = read_numbers(data[56])
    s.battle_defender = read_numbers(data[57])
    s.battle_fallen = read_lists(data[58])
    s.hunt_hunter = read_numbers(data[59])
    s.hunt_prey = read_numbers(data[60])
    s.hunt_keeper = read_numbers(data[61])
    s.hunt_ended_now = [part != 0 for part in read_numbers(data[62])]
    s.hunt_outcome = read_numbers(data[63])
    s.hunt_unharmed = [part != 0 for part in read_numbers(data[64])]
    s.hunt_dealt = read_numbers(data[65])
    s.hunt_misfits = read_numbers(data[66])
    s.hunt_target = read_numbers(data[67])
    s.hunt_defenders = read_lists(data[68])
    s.once = read_numbers(data[69])
    return s


def invalidate_field_army_force(s: State) -> None:
    """Invalidate the memoized values that read the field force of army."""
    s.memo_conquerors = {}
    s.memo_can_grow_any = {}
    s.memo_can_activate = {}


def invalidate_field_beast_master(s: State) -> None:
    """Invalidate the memoized values that read the field master of beast."""
    s.memo_can_recruit_any = {}
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
    s.memo_spare_army = {}
    s.memo_conquerors = {}
    s.memo_can_grow_any = {}
    s.memo_can_recruit_any = {}
    s.memo_can_activate = {}


def invalidate_things_beast(s: State) -> None:
    """Invalidate the memoized values that read where beast things are."""
    s.memo_can_recruit_any = {}
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
    s.memo_spare_army = {}
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
