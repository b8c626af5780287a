"""Northgard: Uncharted Lands: the state of a game.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker_games.northgard.schema import SCHEMA
from lawspeaker_games.northgard.tables import (
    BUILDING_STANDS,
    CARD_USED,
    MAP_SIZE,
    PILES,
    RESOURCE_COUNT,
    SIDE_COUNT,
    TILES_MAP,
)
from lawspeaker_runtime.boards.tiles import laid
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
        # northgard.law:59  state acclaim of player: number = 0, seen by nobody
        "acclaim",
        # creatures.law:32  state arrival: optional territory
        "arrival",
        # year.law:7  state axes of player: number = 0
        "axes",
        # northgard.law:46  option bank: endless or counted = endless
        "bank",
        # creatures.law:11  option bear_passing: yes_no = no if edition is fr else yes
        "bear_passing",
        # creatures.law:28  state beast: optional creature
        "beast",
        # northgard.law:40  option boar_lore: no_closing or no_own_closing = no_own_closing if edition is uk else…
        "boar_lore",
        # northgard.law:86  stands: space = nowhere
        "building_stands",
        # northgard.law:39  option camps: each_camp or one_unit = one_unit if edition is uk else each_camp
        "camps",
        # northgard.law:132  state cancelled: yes_no = no
        "cancelled",
        # northgard.law:97  used: yes_no = no
        "card_used",
        # northgard.law:134  state chain: list of card
        "chain",
        # northgard.law:51  option clan of player: clan
        "clan",
        # northgard.law:47  option closing_fame: each_territory or each_tile = each_tile if edition is fr else…
        "closing_fame",
        # movement.law:126  attacker: optional player
        "combat_attacker",
        # movement.law:127  defender: optional player
        "combat_defender",
        # movement.law:125  place: territory
        "combat_place",
        # creatures.law:1  module Creatures
        "creatures",
        # northgard.law:36  option edition: recommended or fr or uk
        "edition",
        # northgard.law:44  option exploring: from_territory or from_tile = from_tile if edition is fr else…
        "exploring",
        # northgard.law:129  state first_player: player = player 1
        "first_player",
        # northgard.law:54  resource food: limit 55 if bank is counted else 9999
        # northgard.law:55  resource wood: limit 50 if bank is counted else 9999
        # northgard.law:56  resource lore: limit 45 if bank is counted else 9999
        # northgard.law:57  resource fame: seen by owner, tallied by acclaim
        "goods",
        # cards_advanced.law:174  state heavy: yes_no = no
        "heavy",
        # creatures.law:29  state homeland: list of territory
        "homeland",
        # creatures.law:10  option hunting: anywhere or own_or_neutral = own_or_neutral if edition is fr else anywhere
        "hunting",
        # northgard.law:131  state invader of territory: optional player
        "invader",
        # northgard.law:45  option kaija_joins: as_one or besides = as_one
        "kaija_joins",
        # northgard.law:43  option kaija_moves: alone or in_company = in_company if edition is uk else alone
        "kaija_moves",
        # creatures.law:26  state line: list of creature
        "line",
        # northgard.law:48  option longer: yes_no = no
        "longer",
        # creatures.law:9  option lost_hunt: by_role or by_kind = by_kind if edition is uk else by_role
        "lost_hunt",
        # northgard.law:71  board map
        "map",
        # memoized until something they read changes: can_camp
        "memo_can_camp",
        # memoized until something they read changes: can_double
        "memo_can_double",
        # memoized until something they read changes: can_march
        "memo_can_march",
        # memoized until something they read changes: can_move_any
        "memo_can_move_any",
        # memoized until something they read changes: can_recruit
        "memo_can_recruit",
        # memoized until something they read changes: can_recruit_any
        "memo_can_recruit_any",
        # memoized until something they read changes: can_strike_at
        "memo_can_strike_at",
        # memoized until something they read changes: controller
        "memo_controller",
        # memoized until something they read changes: crop
        "memo_crop",
        # memoized until something they read changes: free
        "memo_free",
        # memoized until something they read changes: halfway, holdings
        "memo_halfway",
        # memoized until something they read changes: harvest
        "memo_harvest",
        # memoized until something they read changes: models
        "memo_models",
        # memoized until something they read changes: possible_build
        "memo_possible_build",
        # memoized until something they read changes: possible_explore_among
        "memo_possible_explore_among",
        # memoized until something they read changes: possible_line_12, possible_line_24
        "memo_possible_line_12",
        # memoized until something they read changes: possible_recruit_by
        "memo_possible_recruit_by",
        # memoized until something they read changes: possible_recruit_here
        "memo_possible_recruit_here",
        # memoized until something they read changes: possible_recruit_wild
        "memo_possible_recruit_wild",
        # memoized until something they read changes: possible_renew_building, can_renovate
        "memo_possible_renew_building",
        # memoized until something they read changes: room
        "memo_room",
        # memoized until something they read changes: small_buildings, large_buildings, houses
        "memo_small_buildings",
        # creatures.law:12  option more_creatures: yes_no = no
        "more_creatures",
        # variants.law:19  state offers_left: number = 0
        "offers_left",
        # northgard.law:38  option partial: yes_no = no if edition is uk else yes
        "partial",
        # northgard.law:130  state passed of player: yes_no = no
        "passed",
        # creatures.law:30  state passing of territory: number = 0
        "passing",
        # clans.law:319  state praised: yes_no = no
        "praised",
        # creatures.law:27  state prey of territory: optional creature
        "prey",
        # effects.law:46  state replaced: number = 0
        "replaced",
        # movement.law:94  state riding: yes_no = no
        "riding",
        # northgard.law:41  option scorched_place: foreign or anywhere = anywhere if edition is uk else foreign
        "scorched_place",
        # northgard.law:42  option scorched_yield: one_resource or any_number = any_number if edition is uk else…
        "scorched_yield",
        # movement.law:128  state scored of side: number = 0
        "scored",
        # movement.law:130  state struck of side: number = 0
        "struck",
        # northgard.law:135  state taken: bundle
        "taken",
        # northgard.law:49  option teams: yes_no = no
        "teams",
        # northgard.law:37  option trade: any_three or same_three = same_three if edition is uk else any_three
        "trade",
        # whether a call has failed with nothing to answer it; only trials look at it
        "undone",
        # northgard.law:64  piece unit of player: limit 14
        "unit",
        # northgard.law:64  piece unit of player: limit 14
        "unit_placed",
        # northgard.law:128  state year: 1 to 10 = 1
        "year",
    )

    def __init__(self, players: int = 0, seed: int = 0) -> None:
        super().__init__(players, seed)
        open_piles(self, PILES)
        self.goods: list[int] = [0] * ((players + 1) * RESOURCE_COUNT)
        self.creatures: bool = False
        self.lost_hunt: int = 0
        self.hunting: int = 0
        self.bear_passing: bool = False
        self.more_creatures: bool = False
        self.edition: int = 0
        self.trade: int = 0
        self.partial: bool = False
        self.camps: int = 0
        self.boar_lore: int = 0
        self.scorched_place: int = 0
        self.scorched_yield: int = 0
        self.kaija_moves: int = 0
        self.exploring: int = 0
        self.kaija_joins: int = 0
        self.bank: int = 0
        self.closing_fame: int = 0
        self.longer: bool = False
        self.teams: bool = False
        self.clan: list[int] = [0] * (players + 1)
        self.heavy: bool = False
        self.praised: bool = False
        self.line: list[int] = []
        self.prey: list[int] = [-1] * MAP_SIZE
        self.beast: int = -1
        self.homeland: list[int] = []
        self.passing: list[int] = [0] * MAP_SIZE
        self.arrival: int = -1
        self.replaced: int = 0
        self.riding: bool = False
        self.scored: list[int] = [0] * SIDE_COUNT
        self.struck: list[int] = [0] * SIDE_COUNT
        self.acclaim: list[int] = [0] * (players + 1)
        self.year: int = 1
        self.first_player: int = 1
        self.passed: list[bool] = [False] * (players + 1)
        self.invader: list[int] = [0] * MAP_SIZE
        self.cancelled: bool = False
        self.chain: list[int] = []
        self.taken: list[int] = [0, 0, 0, 0]
        self.offers_left: int = 0
        self.axes: list[int] = [0] * (players + 1)
        self.unit: list[int] = [0] * ((players + 1) * MAP_SIZE)
        self.unit_placed: list[int] = [0] * (players + 1)
        self.building_stands: list[int] = list(BUILDING_STANDS)
        self.card_used: list[bool] = list(CARD_USED)
        self.combat_place: list[int] = []
        self.combat_attacker: list[int] = []
        self.combat_defender: list[int] = []
        self.map: laid.TileLayout = laid.new_layout(TILES_MAP)
        self.memo_small_buildings: dict[int, int] = {}
        self.memo_room: dict[int, int] = {}
        self.memo_models: dict[int, list[int]] = {}
        self.memo_halfway: dict[int, list[int]] = {}
        self.memo_controller: dict[int, int] = {}
        self.memo_free: dict[int, bool] = {}
        self.memo_crop: dict[int, list[int]] = {}
        self.memo_harvest: dict[int, list[int]] = {}
        self.memo_possible_line_12: dict[int, bool] = {}
        self.memo_possible_build: dict[int, bool] = {}
        self.memo_possible_renew_building: dict[int, bool] = {}
        self.memo_possible_recruit_by: dict[int, bool] = {}
        self.memo_possible_recruit_here: dict[int, bool] = {}
        self.memo_possible_explore_among: dict[int, bool] = {}
        self.memo_possible_recruit_wild: dict[int, bool] = {}
        self.memo_can_strike_at: dict[int, bool] = {}
        self.memo_can_recruit: dict[int, bool] = {}
        self.memo_can_recruit_any: dict[int, bool] = {}
        self.memo_can_double: dict[int, bool] = {}
        self.memo_can_march: dict[int, bool] = {}
        self.memo_can_move_any: dict[int, bool] = {}
        self.memo_can_camp: dict[int, bool] = {}
        self.undone: bool = False


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
    copy.undone = False
    copy_piles(s, copy)
    copy_attributes(s, copy)
    copy.memo_small_buildings = s.memo_small_buildings
    copy.memo_room = s.memo_room
    copy.memo_models = s.memo_models
    copy.memo_halfway = s.memo_halfway
    copy.memo_controller = s.memo_controller
    copy.memo_free = s.memo_free
    copy.memo_crop = s.memo_crop
    copy.memo_harvest = s.memo_harvest
    copy.memo_possible_line_12 = s.memo_possible_line_12
    copy.memo_possible_build = s.memo_possible_build
    copy.memo_possible_renew_building = s.memo_possible_renew_building
    copy.memo_possible_recruit_by = s.memo_possible_recruit_by
    copy.memo_possible_recruit_here = s.memo_possible_recruit_here
    copy.memo_possible_explore_among = s.memo_possible_explore_among
    copy.memo_possible_recruit_wild = s.memo_possible_recruit_wild
    copy.memo_can_strike_at = s.memo_can_strike_at
    copy.memo_can_recruit = s.memo_can_recruit
    copy.memo_can_recruit_any = s.memo_can_recruit_any
    copy.memo_can_double = s.memo_can_double
    copy.memo_can_march = s.memo_can_march
    copy.memo_can_move_any = s.memo_can_move_any
    copy.memo_can_camp = s.memo_can_camp
    return copy


def copy_attributes(s: State, copy: State) -> None:
    """Copy what the rules declare."""
    copy.goods = s.goods[:]
    copy.creatures = s.creatures
    copy.lost_hunt = s.lost_hunt
    copy.hunting = s.hunting
    copy.bear_passing = s.bear_passing
    copy.more_creatures = s.more_creatures
    copy.edition = s.edition
    copy.trade = s.trade
    copy.partial = s.partial
    copy.camps = s.camps
    copy.boar_lore = s.boar_lore
    copy.scorched_place = s.scorched_place
    copy.scorched_yield = s.scorched_yield
    copy.kaija_moves = s.kaija_moves
    copy.exploring = s.exploring
    copy.kaija_joins = s.kaija_joins
    copy.bank = s.bank
    copy.closing_fame = s.closing_fame
    copy.longer = s.longer
    copy.teams = s.teams
    copy.clan = s.clan[:]
    copy.heavy = s.heavy
    copy.praised = s.praised
    copy.line = s.line[:]
    copy.prey = s.prey[:]
    copy.beast = s.beast
    copy.homeland = s.homeland[:]
    copy.passing = s.passing[:]
    copy.arrival = s.arrival
    copy.replaced = s.replaced
    copy.riding = s.riding
    copy.scored = s.scored[:]
    copy.struck = s.struck[:]
    copy.acclaim = s.acclaim[:]
    copy.year = s.year
    copy.first_player = s.first_player
    copy.passed = s.passed[:]
    copy.invader = s.invader[:]
    copy.cancelled = s.cancelled
    copy.chain = s.chain[:]
    copy.taken = s.taken[:]
    copy.offers_left = s.offers_left
    copy.axes = s.axes[:]
    copy.unit = s.unit[:]
    copy.unit_placed = s.unit_placed[:]
    copy.building_stands = s.building_stands[:]
    copy.card_used = s.card_used[:]
    copy.combat_place = s.combat_place[:]
    copy.combat_attacker = s.combat_attacker[:]
    copy.combat_defender = s.combat_defender[:]
    copy.map = s.map.clone()


def hash_of(s: State) -> int:
    """Return a number that equal states share."""
    h = fold_base(START, s)
    h = fold_piles(h, s)
    h = fold_list(h, s.goods)
    h = fold(h, int(s.creatures))
    h = fold(h, s.lost_hunt)
    h = fold(h, s.hunting)
    h = fold(h, int(s.bear_passing))
    h = fold(h, int(s.more_creatures))
    h = fold(h, s.edition)
    h = fold(h, s.trade)
    h = fold(h, int(s.partial))
    h = fold(h, s.camps)
    h = fold(h, s.boar_lore)
    h = fold(h, s.scorched_place)
    h = fold(h, s.scorched_yield)
    h = fold(h, s.kaija_moves)
    h = fold(h, s.exploring)
    h = fold(h, s.kaija_joins)
    h = fold(h, s.bank)
    h = fold(h, s.closing_fame)
    h = fold(h, int(s.longer))
    h = fold(h, int(s.teams))
    h = fold_list(h, s.clan)
    h = fold(h, int(s.heavy))
    h = fold(h, int(s.praised))
    h = fold_list(h, s.line)
    h = fold_list(h, s.prey)
    h = fold(h, s.beast)
    h = fold_list(h, s.homeland)
    h = fold_list(h, s.passing)
    h = fold(h, s.arrival)
    h = fold(h, s.replaced)
    h = fold(h, int(s.riding))
    h = fold_list(h, s.scored)
    h = fold_list(h, s.struck)
    h = fold_list(h, s.acclaim)
    h = fold(h, s.year)
    h = fold(h, s.first_player)
    h = fold_list(h, [int(part) for part in s.passed])
    h = fold_list(h, s.invader)
    h = fold(h, int(s.cancelled))
    h = fold_list(h, s.chain)
    h = fold_list(h, s.taken)
    h = fold(h, s.offers_left)
    h = fold_list(h, s.axes)
    h = fold_list(h, s.unit)
    h = fold_list(h, s.unit_placed)
    h = fold_list(h, s.building_stands)
    h = fold_list(h, [int(part) for part in s.card_used])
    h = fold_list(h, s.combat_place)
    h = fold_list(h, s.combat_attacker)
    h = fold_list(h, s.combat_defender)
    h = fold_lists(h, s.map.dump())
    return int(h)


def dump(s: State) -> list[object]:
    """Return the state as nested lists of integers."""
    return [
        *dump_base(s),
        *dump_piles(s),
        s.goods[:],
        int(s.creatures),
        s.lost_hunt,
        s.hunting,
        int(s.bear_passing),
        int(s.more_creatures),
        s.edition,
        s.trade,
        int(s.partial),
        s.camps,
        s.boar_lore,
        s.scorched_place,
        s.scorched_yield,
        s.kaija_moves,
        s.exploring,
        s.kaija_joins,
        s.bank,
        s.closing_fame,
        int(s.longer),
        int(s.teams),
        s.clan[:],
        int(s.heavy),
        int(s.praised),
        s.line[:],
        s.prey[:],
        s.beast,
        s.homeland[:],
        s.passing[:],
        s.arrival,
        s.replaced,
        int(s.riding),
        s.scored[:],
        s.struck[:],
        s.acclaim[:],
        s.year,
        s.first_player,
        [int(part) for part in s.passed],
        s.invader[:],
        int(s.cancelled),
        s.chain[:],
        s.taken[:],
        s.offers_left,
        s.axes[:],
        s.unit[:],
        s.unit_placed[:],
        s.building_stands[:],
        [int(part) for part in s.card_used],
        s.combat_place[:],
        s.combat_attacker[:],
        s.combat_defender[:],
        s.map.dump(),
    ]


def restore(data: Sequence[object]) -> State:
    """Make a state from what dump returned; raise BadDump if no state of this game was ever dumped so."""
    check_dump(SCHEMA, data)
    s = State(read_number(data[1]), 0)
    restore_base(s, data[:BASE_PARTS])
    restore_piles(s, data[BASE_PARTS : BASE_PARTS + PILE_PARTS])
    parts = iter(data[BASE_PARTS + PILE_PARTS :])
    s.goods = read_numbers(next(parts))
    s.creatures = read_number(next(parts)) != 0
    s.lost_hunt = read_number(next(parts))
    s.hunting = read_number(next(parts))
    s.bear_passing = read_number(next(parts)) != 0
    s.more_creatures = read_number(next(parts)) != 0
    s.edition = read_number(next(parts))
    s.trade = read_number(next(parts))
    s.partial = read_number(next(parts)) != 0
    s.camps = read_number(next(parts))
    s.boar_lore = read_number(next(parts))
    s.scorched_place = read_number(next(parts))
    s.scorched_yield = read_number(next(parts))
    s.kaija_moves = read_number(next(parts))
    s.exploring = read_number(next(parts))
    s.kaija_joins = read_number(next(parts))
    s.bank = read_number(next(parts))
    s.closing_fame = read_number(next(parts))
    s.longer = read_number(next(parts)) != 0
    s.teams = read_number(next(parts)) != 0
    s.clan = read_numbers(next(parts))
    s.heavy = read_number(next(parts)) != 0
    s.praised = read_number(next(parts)) != 0
    s.line = read_numbers(next(parts))
    s.prey = read_numbers(next(parts))
    s.beast = read_number(next(parts))
    s.homeland = read_numbers(next(parts))
    s.passing = read_numbers(next(parts))
    s.arrival = read_number(next(parts))
    s.replaced = read_number(next(parts))
    s.riding = read_number(next(parts)) != 0
    s.scored = read_numbers(next(parts))
    s.struck = read_numbers(next(parts))
    s.acclaim = read_numbers(next(parts))
    s.year = read_number(next(parts))
    s.first_player = read_number(next(parts))
    s.passed = [part != 0 for part in read_numbers(next(parts))]
    s.invader = read_numbers(next(parts))
    s.cancelled = read_number(next(parts)) != 0
    s.chain = read_numbers(next(parts))
    s.taken = read_numbers(next(parts))
    s.offers_left = read_number(next(parts))
    s.axes = read_numbers(next(parts))
    s.unit = read_numbers(next(parts))
    s.unit_placed = read_numbers(next(parts))
    s.building_stands = read_numbers(next(parts))
    s.card_used = [part != 0 for part in read_numbers(next(parts))]
    s.combat_place = read_numbers(next(parts))
    s.combat_attacker = read_numbers(next(parts))
    s.combat_defender = read_numbers(next(parts))
    s.map = laid.restore(TILES_MAP, read_lists(next(parts)))
    return s


def invalidate_effect_17(s: State) -> None:
    """Invalidate the memoized values that read the effect 17."""
    s.memo_can_march = {}
    s.memo_can_move_any = {}


def invalidate_effect_20(s: State) -> None:
    """Invalidate the memoized values that read the effect 20."""
    s.memo_possible_build = {}
    s.memo_can_double = {}


def invalidate_effect_22(s: State) -> None:
    """Invalidate the memoized values that read the effect 22."""
    s.memo_can_march = {}
    s.memo_can_move_any = {}


def invalidate_effect_9(s: State) -> None:
    """Invalidate the memoized values that read the effect 9."""
    s.memo_possible_recruit_by = {}
    s.memo_can_recruit = {}
    s.memo_can_recruit_any = {}


def invalidate_field_building_stands(s: State) -> None:
    """Invalidate the memoized values that read the field stands of building."""
    s.memo_room = {}
    s.memo_possible_build = {}
    s.memo_possible_renew_building = {}


def invalidate_piece_unit(s: State) -> None:
    """Invalidate the memoized values that read the piece unit."""
    s.memo_small_buildings = {}
    s.memo_halfway = {}
    s.memo_controller = {}
    s.memo_free = {}
    s.memo_possible_line_12 = {}
    s.memo_possible_build = {}
    s.memo_possible_renew_building = {}
    s.memo_possible_recruit_by = {}
    s.memo_possible_recruit_here = {}
    s.memo_possible_explore_among = {}
    s.memo_possible_recruit_wild = {}
    s.memo_can_strike_at = {}
    s.memo_can_recruit = {}
    s.memo_can_recruit_any = {}
    s.memo_can_march = {}
    s.memo_can_move_any = {}
    s.memo_can_camp = {}


def invalidate_state_arrival(s: State) -> None:
    """Invalidate the memoized values that read the state arrival."""
    s.memo_can_march = {}
    s.memo_can_move_any = {}


def invalidate_state_invader(s: State) -> None:
    """Invalidate the memoized values that read the state invader."""
    s.memo_small_buildings = {}
    s.memo_halfway = {}
    s.memo_controller = {}
    s.memo_free = {}
    s.memo_possible_line_12 = {}
    s.memo_possible_build = {}
    s.memo_possible_renew_building = {}
    s.memo_possible_recruit_by = {}
    s.memo_possible_explore_among = {}
    s.memo_possible_recruit_wild = {}
    s.memo_can_strike_at = {}
    s.memo_can_recruit = {}
    s.memo_can_recruit_any = {}
    s.memo_can_march = {}
    s.memo_can_move_any = {}
    s.memo_can_camp = {}


def invalidate_state_passing(s: State) -> None:
    """Invalidate the memoized values that read the state passing."""
    s.memo_can_march = {}
    s.memo_can_move_any = {}


def invalidate_things_building(s: State) -> None:
    """Invalidate the memoized values that read where building things are."""
    s.memo_small_buildings = {}
    s.memo_room = {}
    s.memo_models = {}
    s.memo_crop = {}
    s.memo_harvest = {}
    s.memo_possible_build = {}
    s.memo_possible_renew_building = {}
    s.memo_possible_recruit_by = {}
    s.memo_can_double = {}


def invalidate_things_creature(s: State) -> None:
    """Invalidate the memoized values that read where creature things are."""
    s.memo_free = {}
    s.memo_harvest = {}
    s.memo_possible_build = {}
    s.memo_possible_recruit_by = {}
    s.memo_possible_explore_among = {}
    s.memo_possible_recruit_wild = {}
    s.memo_can_recruit = {}
    s.memo_can_recruit_any = {}
    s.memo_can_march = {}
    s.memo_can_move_any = {}
    s.memo_can_camp = {}


def invalidate_things_token(s: State) -> None:
    """Invalidate the memoized values that read where token things are."""
    s.memo_small_buildings = {}
    s.memo_halfway = {}
    s.memo_controller = {}
    s.memo_free = {}
    s.memo_possible_line_12 = {}
    s.memo_possible_build = {}
    s.memo_possible_renew_building = {}
    s.memo_possible_recruit_by = {}
    s.memo_possible_recruit_here = {}
    s.memo_possible_explore_among = {}
    s.memo_possible_recruit_wild = {}
    s.memo_can_strike_at = {}
    s.memo_can_recruit = {}
    s.memo_can_recruit_any = {}
    s.memo_can_march = {}
    s.memo_can_move_any = {}
    s.memo_can_camp = {}


def invalidate_all(s: State) -> None:
    """Invalidate all memoized values, because anything may have changed."""
    s.memo_small_buildings = {}
    s.memo_room = {}
    s.memo_models = {}
    s.memo_halfway = {}
    s.memo_controller = {}
    s.memo_free = {}
    s.memo_crop = {}
    s.memo_harvest = {}
    s.memo_possible_line_12 = {}
    s.memo_possible_build = {}
    s.memo_possible_renew_building = {}
    s.memo_possible_recruit_by = {}
    s.memo_possible_recruit_here = {}
    s.memo_possible_explore_among = {}
    s.memo_possible_recruit_wild = {}
    s.memo_can_strike_at = {}
    s.memo_can_recruit = {}
    s.memo_can_recruit_any = {}
    s.memo_can_double = {}
    s.memo_can_march = {}
    s.memo_can_move_any = {}
    s.memo_can_camp = {}
