"""Imperial Settlers: Empires of the North: the integer door.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.empires.names import RULES
from lawspeaker_games.empires.state import State, clone, dump, hash_of, invalidate_all, restore
from lawspeaker_games.empires.steps import VERBS, run
from lawspeaker_games.empires.tables import (
    ASKED_AT,
    BEGIN,
    BYGONE,
    DECK,
    DISCARD,
    DRAWN,
    EMPIRE,
    FISH,
    FOOD,
    GOLD,
    HAND,
    HARBOUR,
    LANDFALL,
    PILES,
    POINTS,
    QUEUE,
    RAZE,
    ROW,
    SEA,
    SHEEP,
    SHIPYARD,
    STONE,
    SUNK,
    VERB_COURSE,
    VERB_SETUP,
    WEATHER,
    WOOD,
    WORKERS,
)
from lawspeaker_games.empires.values import score, score_parts
from lawspeaker_runtime.errors import IllegalChoice, NoGuess, RuleError
from lawspeaker_runtime.game.settings import read_options
from lawspeaker_runtime.state.base_state import PLAYOUT_BLOCK, PLAYOUT_BLOCKS
from lawspeaker_runtime.state.budget import check_signals, endless_playout
from lawspeaker_runtime.state.pile_state import check_piles
from lawspeaker_runtime.state.random_stream import from_stream, next_stream, scramble
from lawspeaker_runtime.visibility import knowledge
from lawspeaker_runtime.visibility.determinize import determinize_piles, view_pile
from lawspeaker_runtime.visibility.hidden_references import (
    NO_GUESS,
    TRIES,
    FrameThings,
    asks_same_decision,
    rename_in_frames,
    renamed,
    things_in_effect,
)

__all__ = [
    "apply",
    "begin",
    "check",
    "clone",
    "determinize",
    "dump",
    "ending",
    "hash",
    "legal",
    "new_state",
    "over",
    "player",
    "playout",
    "refresh",
    "restore",
    "returns",
    "score_parts",
    "sees",
    "start",
    "view",
    "winners",
]


def new_state(players: int, seed: int, options: list[list[int]] | None = None) -> State:
    """Make a state before setup; options in the order of the rules."""
    s = State(players, seed)
    given = options if options is not None else read_options(RULES, players, seed, None)
    s.clan = [0, *given[0]]
    s.raze_tokens = given[1][0]
    s.lookout_end = given[2][0]
    s.refill = given[3][0]
    s.landing = given[4][0]
    s.turning_back = given[5][0] != 0
    s.gold_as_cargo = given[6][0] != 0
    s.tied_workers = given[7][0]
    s.solo = given[8][0] != 0
    s.scenario = given[9][0]
    return s


def start(s: State) -> None:
    """Run setup and course up to the first decision."""
    s.stack += [0, 0, 0, BEGIN, VERB_COURSE]
    s.stack += [0, 0, 0, 0, BEGIN, VERB_SETUP]
    s.lists += [[]]
    s.step_count = 0
    s.call_depth = 0
    run(s)


def begin(players: int, seed: int, options: list[list[int]] | None = None) -> State:
    """Make a state and run it up to the first decision."""
    s = new_state(players, seed, options)
    start(s)
    return s


def legal(s: State) -> list[int]:
    """Return the actions of the pending decision."""
    return s.legal


def apply(s: State, action: int) -> None:
    """Carry out an action and run up to the next decision."""
    if action not in s.legal:
        raise IllegalChoice(f"option {action} is not possible now")
    s.answer = action
    s.step_count = 0
    s.call_depth = 0
    if not VERBS[s.stack[-1]](s) or s.over:
        run(s)


def player(s: State) -> int:
    """Return who decides; 0 when the game is over."""
    return s.player


def over(s: State) -> bool:
    """Tell whether the game has ended."""
    return s.over


def returns(s: State) -> list[float]:
    """Return what the game is worth to each player; nothing before it is over."""
    if not s.over:
        return [0.0] * s.players
    return [float(score(s, p)) for p in range(1, s.players + 1)]


def winners(s: State) -> list[int]:
    """Return the players who won."""
    return s.winners[:]


def ending(s: State) -> int:
    """Return the index of the ending that decided, -1 if it was the score or none."""
    return s.ending


def hash(s: State) -> int:
    """Return a number that equal states share."""
    return hash_of(s)


def playout(s: State, seed: int) -> list[float]:
    """Play a copy to its end at random."""
    if s.over:
        return returns(s)
    copy = clone(s)
    stream = scramble(seed)
    for _ in range(PLAYOUT_BLOCKS):
        for _ in range(PLAYOUT_BLOCK):
            stream = next_stream(stream)
            copy.answer = copy.legal[from_stream(stream, len(copy.legal))]
            copy.step_count = 0
            copy.call_depth = 0
            if not VERBS[copy.stack[-1]](copy) or copy.over:
                run(copy)
                if copy.over:
                    return returns(copy)
        check_signals()
    raise RuleError(endless_playout(PLAYOUT_BLOCKS * PLAYOUT_BLOCK))


def refresh(s: State) -> None:
    """Ask the pending decision anew, because the state was edited."""
    invalidate_all(s)
    if not s.over and s.site >= 0:
        s.stack[-2] = ASKED_AT[s.stack[-1], s.stack[-2]]
        s.step_count = 0
        s.call_depth = 0
        run(s)


def check(s: State) -> list[str]:
    """List what is wrong with the components."""
    wrong: list[str] = check_piles(s)
    if min(s.goods[0::9]) < 0:
        wrong.append("less than no food")
    if min(s.goods[1::9]) < 0:
        wrong.append("less than no wood")
    if min(s.goods[2::9]) < 0:
        wrong.append("less than no stone")
    if min(s.goods[3::9]) < 0:
        wrong.append("less than no sheep")
    if min(s.goods[4::9]) < 0:
        wrong.append("less than no fish")
    if min(s.goods[5::9]) < 0:
        wrong.append("less than no gold")
    if min(s.goods[6::9]) < 0:
        wrong.append("less than no raze")
    if min(s.goods[7::9]) < 0:
        wrong.append("less than no workers")
    if min(s.goods[8::9]) < 0:
        wrong.append("less than no points")
    return wrong


def view(s: State, player: int) -> dict[str, object]:
    """Return what a player may know; -1 is a hidden value, lists begin with player 1."""
    return {
        "player": s.player,
        "active": s.active,
        "over": s.over,
        "phase": s.phase,
        "deck": [view_pile(s, PILES, player, DECK + p) for p in range(1, s.players + 1)],
        "hand": [view_pile(s, PILES, player, HAND + p) for p in range(1, s.players + 1)],
        "drawn": [view_pile(s, PILES, player, DRAWN + p) for p in range(1, s.players + 1)],
        "discard": [view_pile(s, PILES, player, DISCARD + p) for p in range(1, s.players + 1)],
        "empire": [view_pile(s, PILES, player, EMPIRE + p) for p in range(1, s.players + 1)],
        "sea": [view_pile(s, PILES, player, SEA + slot) for slot in range(2)],
        "row": [view_pile(s, PILES, player, ROW + slot) for slot in range(2)],
        "sunk": [view_pile(s, PILES, player, SUNK + slot) for slot in range(2)],
        "landfall": view_pile(s, PILES, player, LANDFALL),
        "shipyard": view_pile(s, PILES, player, SHIPYARD),
        "harbour": [view_pile(s, PILES, player, HARBOUR + p) for p in range(1, s.players + 1)],
        "queue": view_pile(s, PILES, player, QUEUE),
        "weather": [view_pile(s, PILES, player, WEATHER + p) for p in range(1, s.players + 1)],
        "bygone": [view_pile(s, PILES, player, BYGONE + p) for p in range(1, s.players + 1)],
        "food": [s.goods[p * 9 + FOOD] for p in range(1, s.players + 1)],
        "wood": [s.goods[p * 9 + WOOD] for p in range(1, s.players + 1)],
        "stone": [s.goods[p * 9 + STONE] for p in range(1, s.players + 1)],
        "sheep": [s.goods[p * 9 + SHEEP] for p in range(1, s.players + 1)],
        "fish": [s.goods[p * 9 + FISH] for p in range(1, s.players + 1)],
        "gold": [s.goods[p * 9 + GOLD] for p in range(1, s.players + 1)],
        "raze": [s.goods[p * 9 + RAZE] for p in range(1, s.players + 1)],
        "workers": [s.goods[p * 9 + WORKERS] for p in range(1, s.players + 1)],
        "points": [s.goods[p * 9 + POINTS] for p in range(1, s.players + 1)],
        "roamed": [s.roamed[p * 5 : (p + 1) * 5] for p in range(1, s.players + 1)],
        "spent": [s.spent[p] for p in range(1, s.players + 1)],
        "task_on": s.task_on[:],
        "first_player": s.first_player,
        "passed": [s.passed[p] for p in range(1, s.players + 1)],
        "round": s.round,
        "last_round": s.last_round,
        "warned": s.warned,
        "harvests": [s.harvests[p] for p in range(1, s.players + 1)],
        "tributes": [s.tributes[p] for p in range(1, s.players + 1)],
        "reached": [s.reached[p] for p in range(1, s.players + 1)],
        "clan": s.clan[1:],
        "raze_tokens": s.raze_tokens,
        "lookout_end": s.lookout_end,
        "refill": s.refill,
        "landing": s.landing,
        "turning_back": s.turning_back,
        "gold_as_cargo": s.gold_as_cargo,
        "tied_workers": s.tied_workers,
        "solo": s.solo,
        "scenario": s.scenario,
        "card exhausted": [part if sees(s, player, 6 + n) else -1 for n, part in enumerate(s.card_exhausted)],
        "card copied": [part if sees(s, player, 6 + n) else -1 for n, part in enumerate(s.card_copied)],
        "storehouse stored": [part if sees(s, player, 97 + n) else -1 for n, part in enumerate(s.storehouse_stored)],
        "field base": [part if sees(s, player, 109 + n) else -1 for n, part in enumerate(s.field_base)],
        "ship captain": s.ship_captain[:],
        "ship cargo": s.ship_cargo[:],
        "ship mark": s.ship_mark[:],
        "pawn inactive": s.pawn_inactive[:],
        "places": [where if where < 0 else -1 for where in s.at],
    }


FRAME_THINGS: Final = (
    FrameThings(5, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(4, 0, (3,), (), 0),
    FrameThings(4, 0, (3,), (), 0),
    FrameThings(6, 1, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(9, 0, (7, 4), (), 0),
    FrameThings(6, 0, (5, 3), (), 0),
    FrameThings(6, 0, (5, 3), (), 0),
    FrameThings(8, 1, (7, 5, 4), (), 0),
    FrameThings(7, 0, (5, 4), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(6, 0, (5, 4), (), 0),
    FrameThings(3, 4, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 1, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(5, 1, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (3,), (), 0),
    FrameThings(7, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 2, (), (), 0),
    FrameThings(5, 0, (4, 3), (), 0),
    FrameThings(5, 0, (4, 3), (), 0),
    FrameThings(4, 0, (3,), (), 0),
    FrameThings(7, 1, (5,), (1,), 0),
    FrameThings(3, 1, (), (1,), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(8, 2, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(7, 0, (4,), (), 0),
    FrameThings(7, 0, (), (), 0),
    FrameThings(7, 0, (6, 3), (), 0),
    FrameThings(5, 0, (4,), (), 0),
    FrameThings(5, 0, (4,), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(6, 1, (4, 3), (1,), 0),
    FrameThings(5, 2, (), (), 0),
    FrameThings(5, 4, (), (), 0),
    FrameThings(6, 0, (), (), 0),
    FrameThings(7, 0, (), (), 0),
    FrameThings(7, 0, (), (), 0),
    FrameThings(8, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(6, 1, (4,), (1,), 0),
    FrameThings(5, 0, (4,), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (3,), (), 0),
    FrameThings(7, 0, (6, 5, 4), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 1, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (3,), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (3,), (), 0),
    FrameThings(4, 1, (), (1,), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(6, 0, (), (), 0),
    FrameThings(5, 1, (), (), 0),
    FrameThings(8, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(6, 1, (), (1,), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(5, 0, (4,), (), 0),
    FrameThings(4, 0, (3,), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (3,), (), 0),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(6, 1, (5,), (1,), 5),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (), (), 0),
    FrameThings(6, 0, (6,), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(5, 0, (5,), (), 0),
    FrameThings(6, 0, (6,), (), 4),
    FrameThings(5, 0, (), (), 4),
    FrameThings(6, 0, (), (), 4),
    FrameThings(7, 0, (7,), (), 4),
    FrameThings(6, 0, (6,), (), 4),
    FrameThings(3, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(5, 1, (5,), matches=True),
    FrameThings(5, 1, (5,), matches=True),
    FrameThings(3, 1, (), matches=True),
    FrameThings(3, 1, (), matches=True),
    FrameThings(3, 1, (), matches=True),
    FrameThings(4, 1, (4,), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(4, 1, (4,), matches=True),
    FrameThings(3, 1, (), matches=True),
    FrameThings(3, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(4, 1, (4,), matches=True),
    FrameThings(2, 0),
)
EFFECT_THINGS: Final[tuple[tuple[int, ...], ...]] = ((),)


def guess(s: State, player: int, seed: int) -> State:
    """Return a copy in which what a player does not know is dealt anew."""
    copy = clone(s)
    open_texts = things_in_effect(copy, FRAME_THINGS, EFFECT_THINGS)
    became = determinize_piles(copy, PILES, player, seed, open_texts)
    rename_in_frames(copy, FRAME_THINGS, became)
    card_exhausted_before = copy.card_exhausted[:]
    for n in range(242):
        m = became[6 + n] - 6
        if 0 <= m < 242:
            copy.card_exhausted[m] = card_exhausted_before[n]
    card_copied_before = copy.card_copied[:]
    for n in range(242):
        m = became[6 + n] - 6
        if 0 <= m < 242:
            copy.card_copied[m] = (
                card_copied_before[n] if sees(copy, player, 6 + m) else renamed(card_copied_before[n], became)
            )
    storehouse_stored_before = copy.storehouse_stored[:]
    for n in range(12):
        m = became[97 + n] - 97
        if 0 <= m < 12:
            copy.storehouse_stored[m] = storehouse_stored_before[n]
    field_base_before = copy.field_base[:]
    for n in range(51):
        m = became[109 + n] - 109
        if 0 <= m < 51:
            copy.field_base[m] = (
                field_base_before[n] if sees(copy, player, 109 + m) else renamed(field_base_before[n], became)
            )
    invalidate_all(copy)
    return copy


def determinize(s: State, player: int, seed: int) -> State:
    """Return a random copy that looks the same to a player."""
    for attempt in range(TRIES):
        copy = guess(s, player, seed + attempt * 1000003)
        if copy.over or copy.player == player or asks_same_decision(copy, VERBS, ASKED_AT):
            return copy
    raise NoGuess(NO_GUESS)


def sees(s: State, player: int, thing: int) -> bool:
    """Tell whether a player knows where a thing is."""
    return knowledge.sees(s, PILES, player, thing)
