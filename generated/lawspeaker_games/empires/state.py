"""Imperial Settlers: Empires of the North: the state of a game.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker_games.empires.schema import SCHEMA
from lawspeaker_games.empires.tables import (
    CARD_COPIED,
    CARD_EXHAUSTED,
    EXPLORE,
    FIELD_BASE,
    PAWN_INACTIVE,
    PILES,
    RESOURCE_COUNT,
    RING_SIZE,
    SHIP_CAPTAIN,
    SHIP_CARGO,
    SHIP_MARK,
    STOREHOUSE_STORED,
    TASK_COUNT,
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
        # empires.law:54  copied: optional card
        "card_copied",
        # empires.law:52  exhausted: yes_no = no
        "card_exhausted",
        # empires.law:15  option clan of player: clan
        "clan",
        # empires.law:25  option construct_workers: are_spent or are_free
        "construct_workers",
        # empires.law:66  base: optional field
        "field_base",
        # empires.law:114  state first_player: player = player 1
        "first_player",
        # empires.law:23  option gold_as_cargo: yes_no = no
        "gold_as_cargo",
        # empires.law:27  resource food, wood, stone, sheep, fish
        # empires.law:28  resource gold, raze
        # empires.law:29  resource workers
        # empires.law:30  resource points
        "goods",
        # solo.law:68  state harvests of player: number = 0
        "harvests",
        # empires.law:21  option landing: after_seeing or before_seeing
        "landing",
        # empires.law:117  state last_round: yes_no = no
        "last_round",
        # empires.law:19  option lookout_end: next_round or this_round
        "lookout_end",
        # memoized until something they read changes: calendar
        "memo_calendar",
        # memoized until something they read changes: can_plant
        "memo_can_plant",
        # memoized until something they read changes: can_venture
        "memo_can_venture",
        # memoized until something they read changes: invested
        "memo_invested",
        # memoized until something they read changes: possible_bake
        "memo_possible_bake",
        # memoized until something they read changes: possible_keep_chest
        "memo_possible_keep_chest",
        # memoized until something they read changes: possible_move_pawn_itself
        "memo_possible_move_pawn_itself",
        # memoized until something they read changes: possible_pay_now, possible_take_back
        "memo_possible_pay_now",
        # memoized until something they read changes: possible_pull_rope, possible_serve_three,
        # possible_trade_two
        "memo_possible_pull_rope",
        # memoized until something they read changes: ship_behind
        "memo_ship_behind",
        # memoized until something they read changes: upgrades, yield_
        "memo_upgrades",
        # memoized until something they read changes: variety
        "memo_variety",
        "once",
        # empires.law:115  state passed of player: yes_no = no
        "passed",
        # empires.law:105  inactive: yes_no = no
        "pawn_inactive",
        # empires.law:18  option raze_tokens: count_one or count_nothing
        "raze_tokens",
        # turn.law:128  state reached of player: yes_no = no
        "reached",
        # empires.law:20  option refill: in_cleanup or at_once
        "refill",
        # tasks.law:11  state roamed of player for task: yes_no = no
        "roamed",
        # empires.law:116  state round: number = 1
        "round",
        # solo.law:9  option scenario: scenario = "The Long Winter"
        "scenario",
        # empires.law:95  captain: optional player
        "ship_captain",
        # empires.law:96  cargo: bundle
        "ship_cargo",
        # empires.law:97  mark: number = 0
        "ship_mark",
        # solo.law:3  option solo: yes_no = yes if count players is 1 else no
        "solo",
        # empires.law:31  state spent of player: number = 0
        "spent",
        # empires.law:60  stored: bundle
        "storehouse_stored",
        # empires.law:112  state task_on of tile: task = explore
        "task_on",
        # empires.law:24  option tied_workers: all_owned or in_supply
        "tied_workers",
        # solo.law:76  state tributes of player: number = 0
        "tributes",
        # empires.law:22  option turning_back: yes_no = no
        "turning_back",
        # whether a call has failed with nothing to answer it; only trials look at it
        "undone",
        # empires.law:119  state warned: yes_no = no
        "warned",
    )

    def __init__(self, players: int = 0, seed: int = 0) -> None:
        super().__init__(players, seed)
        open_piles(self, PILES)
        self.goods: list[int] = [0] * ((players + 1) * RESOURCE_COUNT)
        self.clan: list[int] = [0] * (players + 1)
        self.raze_tokens: int = 0
        self.lookout_end: int = 0
        self.refill: int = 0
        self.landing: int = 0
        self.turning_back: bool = False
        self.gold_as_cargo: bool = False
        self.tied_workers: int = 0
        self.construct_workers: int = 0
        self.solo: bool = False
        self.scenario: int = 0
        self.spent: list[int] = [0] * (players + 1)
        self.task_on: list[int] = [EXPLORE] * RING_SIZE
        self.first_player: int = 1
        self.passed: list[bool] = [False] * (players + 1)
        self.round: int = 1
        self.last_round: bool = False
        self.warned: bool = False
        self.harvests: list[int] = [0] * (players + 1)
        self.tributes: list[int] = [0] * (players + 1)
        self.roamed: list[bool] = [False] * ((players + 1) * TASK_COUNT)
        self.reached: list[bool] = [False] * (players + 1)
        self.card_exhausted: list[bool] = list(CARD_EXHAUSTED)
        self.card_copied: list[int] = list(CARD_COPIED)
        self.storehouse_stored: list[list[int]] = [part[:] for part in STOREHOUSE_STORED]
        self.field_base: list[int] = list(FIELD_BASE)
        self.ship_captain: list[int] = list(SHIP_CAPTAIN)
        self.ship_cargo: list[list[int]] = [part[:] for part in SHIP_CARGO]
        self.ship_mark: list[int] = list(SHIP_MARK)
        self.pawn_inactive: list[bool] = list(PAWN_INACTIVE)
        self.once: list[int] = []
        self.memo_invested: dict[int, int] = {}
        self.memo_ship_behind: dict[int, bool] = {}
        self.memo_variety: dict[int, int] = {}
        self.memo_upgrades: dict[int, list[int]] = {}
        self.memo_calendar: dict[int, list[int]] = {}
        self.memo_possible_pull_rope: dict[int, bool] = {}
        self.memo_possible_pay_now: dict[int, bool] = {}
        self.memo_possible_bake: dict[int, bool] = {}
        self.memo_possible_move_pawn_itself: dict[int, bool] = {}
        self.memo_possible_keep_chest: dict[int, bool] = {}
        self.memo_can_venture: dict[int, bool] = {}
        self.memo_can_plant: dict[int, bool] = {}
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
    copy.goods = s.goods[:]
    copy.clan = s.clan[:]
    copy.raze_tokens = s.raze_tokens
    copy.lookout_end = s.lookout_end
    copy.refill = s.refill
    copy.landing = s.landing
    copy.turning_back = s.turning_back
    copy.gold_as_cargo = s.gold_as_cargo
    copy.tied_workers = s.tied_workers
    copy.construct_workers = s.construct_workers
    copy.solo = s.solo
    copy.scenario = s.scenario
    copy.spent = s.spent[:]
    copy.task_on = s.task_on[:]
    copy.first_player = s.first_player
    copy.passed = s.passed[:]
    copy.round = s.round
    copy.last_round = s.last_round
    copy.warned = s.warned
    copy.harvests = s.harvests[:]
    copy.tributes = s.tributes[:]
    copy.roamed = s.roamed[:]
    copy.reached = s.reached[:]
    copy.card_exhausted = s.card_exhausted[:]
    copy.card_copied = s.card_copied[:]
    copy.storehouse_stored = s.storehouse_stored[:]
    copy.field_base = s.field_base[:]
    copy.ship_captain = s.ship_captain[:]
    copy.ship_cargo = s.ship_cargo[:]
    copy.ship_mark = s.ship_mark[:]
    copy.pawn_inactive = s.pawn_inactive[:]
    copy.once = s.once[:]
    copy.memo_invested = s.memo_invested
    copy.memo_ship_behind = s.memo_ship_behind
    copy.memo_variety = s.memo_variety
    copy.memo_upgrades = s.memo_upgrades
    copy.memo_calendar = s.memo_calendar
    copy.memo_possible_pull_rope = s.memo_possible_pull_rope
    copy.memo_possible_pay_now = s.memo_possible_pay_now
    copy.memo_possible_bake = s.memo_possible_bake
    copy.memo_possible_move_pawn_itself = s.memo_possible_move_pawn_itself
    copy.memo_possible_keep_chest = s.memo_possible_keep_chest
    copy.memo_can_venture = s.memo_can_venture
    copy.memo_can_plant = s.memo_can_plant
    return copy


def hash_of(s: State) -> int:
    """Return a number that equal states share."""
    h = fold_base(START, s)
    h = fold_piles(h, s)
    h = fold_list(h, s.goods)
    h = fold_list(h, s.clan)
    h = fold(h, s.raze_tokens)
    h = fold(h, s.lookout_end)
    h = fold(h, s.refill)
    h = fold(h, s.landing)
    h = fold(h, int(s.turning_back))
    h = fold(h, int(s.gold_as_cargo))
    h = fold(h, s.tied_workers)
    h = fold(h, s.construct_workers)
    h = fold(h, int(s.solo))
    h = fold(h, s.scenario)
    h = fold_list(h, s.spent)
    h = fold_list(h, s.task_on)
    h = fold(h, s.first_player)
    h = fold_list(h, [int(part) for part in s.passed])
    h = fold(h, s.round)
    h = fold(h, int(s.last_round))
    h = fold(h, int(s.warned))
    h = fold_list(h, s.harvests)
    h = fold_list(h, s.tributes)
    h = fold_list(h, [int(part) for part in s.roamed])
    h = fold_list(h, [int(part) for part in s.reached])
    h = fold_list(h, [int(part) for part in s.card_exhausted])
    h = fold_list(h, s.card_copied)
    h = fold_lists(h, s.storehouse_stored)
    h = fold_list(h, s.field_base)
    h = fold_list(h, s.ship_captain)
    h = fold_lists(h, s.ship_cargo)
    h = fold_list(h, s.ship_mark)
    h = fold_list(h, [int(part) for part in s.pawn_inactive])
    h = fold_list(h, s.once)
    return int(h)


def dump(s: State) -> list[object]:
    """Return the state as nested lists of integers."""
    return [
        *dump_base(s),
        *dump_piles(s),
        s.goods[:],
        s.clan[:],
        s.raze_tokens,
        s.lookout_end,
        s.refill,
        s.landing,
        int(s.turning_back),
        int(s.gold_as_cargo),
        s.tied_workers,
        s.construct_workers,
        int(s.solo),
        s.scenario,
        s.spent[:],
        s.task_on[:],
        s.first_player,
        [int(part) for part in s.passed],
        s.round,
        int(s.last_round),
        int(s.warned),
        s.harvests[:],
        s.tributes[:],
        [int(part) for part in s.roamed],
        [int(part) for part in s.reached],
        [int(part) for part in s.card_exhausted],
        s.card_copied[:],
        [part[:] for part in s.storehouse_stored],
        s.field_base[:],
        s.ship_captain[:],
        [part[:] for part in s.ship_cargo],
        s.ship_mark[:],
        [int(part) for part in s.pawn_inactive],
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
    s.clan = read_numbers(next(parts))
    s.raze_tokens = read_number(next(parts))
    s.lookout_end = read_number(next(parts))
    s.refill = read_number(next(parts))
    s.landing = read_number(next(parts))
    s.turning_back = read_number(next(parts)) != 0
    s.gold_as_cargo = read_number(next(parts)) != 0
    s.tied_workers = read_number(next(parts))
    s.construct_workers = read_number(next(parts))
    s.solo = read_number(next(parts)) != 0
    s.scenario = read_number(next(parts))
    s.spent = read_numbers(next(parts))
    s.task_on = read_numbers(next(parts))
    s.first_player = read_number(next(parts))
    s.passed = [part != 0 for part in read_numbers(next(parts))]
    s.round = read_number(next(parts))
    s.last_round = read_number(next(parts)) != 0
    s.warned = read_number(next(parts)) != 0
    s.harvests = read_numbers(next(parts))
    s.tributes = read_numbers(next(parts))
    s.roamed = [part != 0 for part in read_numbers(next(parts))]
    s.reached = [part != 0 for part in read_numbers(next(parts))]
    s.card_exhausted = [part != 0 for part in read_numbers(next(parts))]
    s.card_copied = read_numbers(next(parts))
    s.storehouse_stored = read_lists(next(parts))
    s.field_base = read_numbers(next(parts))
    s.ship_captain = read_numbers(next(parts))
    s.ship_cargo = read_lists(next(parts))
    s.ship_mark = read_numbers(next(parts))
    s.pawn_inactive = [part != 0 for part in read_numbers(next(parts))]
    s.once = read_numbers(next(parts))
    return s


def invalidate_field_field_base(s: State) -> None:
    """Invalidate the memoized values that read the field base of field."""
    s.memo_upgrades = {}
    s.memo_can_plant = {}


def invalidate_field_ship_captain(s: State) -> None:
    """Invalidate the memoized values that read the field captain of ship."""
    s.memo_ship_behind = {}
    s.memo_can_venture = {}


def invalidate_field_storehouse_stored(s: State) -> None:
    """Invalidate the memoized values that read the field stored of storehouse."""
    s.memo_invested = {}
    s.memo_possible_pay_now = {}
    s.memo_possible_keep_chest = {}


def invalidate_goods(s: State) -> None:
    """Invalidate the memoized values that read what players have."""
    s.memo_possible_pull_rope = {}
    s.memo_possible_bake = {}
    s.memo_possible_keep_chest = {}


def invalidate_goods_fish(s: State) -> None:
    """Invalidate the memoized values that read how much fish players have."""
    s.memo_possible_pull_rope = {}
    s.memo_possible_bake = {}
    s.memo_possible_keep_chest = {}


def invalidate_goods_food(s: State) -> None:
    """Invalidate the memoized values that read how much food players have."""
    s.memo_possible_pull_rope = {}
    s.memo_possible_bake = {}
    s.memo_possible_keep_chest = {}


def invalidate_goods_gold(s: State) -> None:
    """Invalidate the memoized values that read how much gold players have."""
    s.memo_possible_pull_rope = {}
    s.memo_possible_bake = {}
    s.memo_possible_keep_chest = {}


def invalidate_goods_points(s: State) -> None:
    """Invalidate the memoized values that read how much points players have."""
    s.memo_possible_pull_rope = {}
    s.memo_possible_bake = {}
    s.memo_possible_keep_chest = {}


def invalidate_goods_raze(s: State) -> None:
    """Invalidate the memoized values that read how much raze players have."""
    s.memo_possible_pull_rope = {}
    s.memo_possible_bake = {}
    s.memo_possible_keep_chest = {}


def invalidate_goods_sheep(s: State) -> None:
    """Invalidate the memoized values that read how much sheep players have."""
    s.memo_possible_pull_rope = {}
    s.memo_possible_bake = {}
    s.memo_possible_keep_chest = {}


def invalidate_goods_stone(s: State) -> None:
    """Invalidate the memoized values that read how much stone players have."""
    s.memo_possible_pull_rope = {}
    s.memo_possible_bake = {}
    s.memo_possible_keep_chest = {}


def invalidate_goods_wood(s: State) -> None:
    """Invalidate the memoized values that read how much wood players have."""
    s.memo_possible_pull_rope = {}
    s.memo_possible_bake = {}
    s.memo_possible_keep_chest = {}


def invalidate_goods_workers(s: State) -> None:
    """Invalidate the memoized values that read how much workers players have."""
    s.memo_possible_pull_rope = {}
    s.memo_possible_bake = {}
    s.memo_possible_keep_chest = {}


def invalidate_things_card(s: State) -> None:
    """Invalidate the memoized values that read where card things are."""
    s.memo_invested = {}
    s.memo_variety = {}
    s.memo_possible_pay_now = {}
    s.memo_possible_bake = {}
    s.memo_can_venture = {}
    s.memo_can_plant = {}


def invalidate_all(s: State) -> None:
    """Invalidate all memoized values, because anything may have changed."""
    s.memo_invested = {}
    s.memo_ship_behind = {}
    s.memo_variety = {}
    s.memo_upgrades = {}
    s.memo_calendar = {}
    s.memo_possible_pull_rope = {}
    s.memo_possible_pay_now = {}
    s.memo_possible_bake = {}
    s.memo_possible_move_pawn_itself = {}
    s.memo_possible_keep_chest = {}
    s.memo_can_venture = {}
    s.memo_can_plant = {}
