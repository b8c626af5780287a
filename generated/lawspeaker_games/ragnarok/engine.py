"""Lords of Ragnarok: the integer door.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.ragnarok.names import RULES
from lawspeaker_games.ragnarok.state import State, clone, dump, hash_of, invalidate_all, restore
from lawspeaker_games.ragnarok.steps import VERBS, check_endings, run
from lawspeaker_games.ragnarok.tables import (
    ALGIZ,
    ALGIZ_LIMIT,
    ASKED_AT,
    ATTACK,
    ATTACK_DECK,
    ATTACK_DISCARD,
    ATTRIBUTE_COUNT,
    BEGIN,
    BLESSING_DECK,
    BLESSING_DISCARD,
    CLAWS,
    COMBAT_DECK,
    COMBAT_DISCARD,
    DRAFTED,
    EVENT_DECK,
    EVENT_DISCARD,
    FIELDED,
    FIRST_HERO,
    FIRST_WOUND,
    FORGE_BAG,
    FULFILLED,
    GOD_COUNT,
    HAND,
    HERO_BOX,
    HERO_COUNT,
    LINEAGE,
    ODAL,
    ODAL_LIMIT,
    OFFERED_HEROES,
    OFFERED_ORIGINS,
    ORIGIN_BOX,
    PILES,
    PORTENTS,
    PRESENT_LANDS,
    PRESENT_REGIONS,
    PRIEST,
    REALM_COUNT,
    RELICS,
    RESOURCE_COUNT,
    REVEALED,
    SIFTED,
    SLAYER_TOKEN,
    SLAYER_TOKEN_LIMIT,
    SUPPLY,
    TREASURES,
    TROPHIES,
    TYPE_FORGE,
    URUZ,
    URUZ_LIMIT,
    VERB_COURSE,
    VERB_SETUP,
    WOUND_PREY,
    WOUNDS,
)
from lawspeaker_games.ragnarok.values import TABLE_SIZE, domain, kills_needed, nemesis, quest, temples_needed
from lawspeaker_runtime.errors import IllegalChoice, NoGuess, RuleError
from lawspeaker_runtime.game.decision import decode
from lawspeaker_runtime.game.settings import dealing_plan, read_options
from lawspeaker_runtime.observation.encode import encode_view
from lawspeaker_runtime.observation.legend import legend_of
from lawspeaker_runtime.observation.plan import plan_of, words_of
from lawspeaker_runtime.piles.order import with_all_in_order
from lawspeaker_runtime.sample.tally import (
    PICKS,
    SIGNAL_MASK,
    WATCHING,
    Tally,
    begin_game,
    count_endless,
    count_game,
    deal_seats,
    figures_of,
    hold_things,
)
from lawspeaker_runtime.sample.watch import count_watched, place_things, watch_choice
from lawspeaker_runtime.search.contest import Contest, best_of, drop_worse, next_world, worlds_for
from lawspeaker_runtime.search.gains import RIVALS, Gains, prefer
from lawspeaker_runtime.search.nearness import MET, average_part, near_any, near_at_least, near_count
from lawspeaker_runtime.search.tree import (
    EXPLORATION,
    TO_THE_END,
    SearchTree,
    begin_path,
    conclude,
    learn,
    most_visited,
    new_path,
    new_tree,
    require_decision,
    select,
)
from lawspeaker_runtime.search.worth import AIM, worth_at_end, worth_so_far
from lawspeaker_runtime.state.base_state import PLAYOUT_BLOCK, PLAYOUT_BLOCKS, SETTING_UP, Row
from lawspeaker_runtime.state.budget import check_signals, endless_playout
from lawspeaker_runtime.state.chance import reseed
from lawspeaker_runtime.state.dealt_options import deal_options
from lawspeaker_runtime.state.pile_state import check_piles
from lawspeaker_runtime.state.random_stream import Seed, from_stream, low_bits, next_stream, scramble
from lawspeaker_runtime.visibility import knowledge
from lawspeaker_runtime.visibility.determinize import deal_anew, deals_of, view_pile
from lawspeaker_runtime.visibility.hidden_references import (
    NEXT_GUESS,
    NO_GUESS,
    TRIES,
    FrameThings,
    asks_same_decision,
    rename_in_frames,
    things_in_effect,
)
from lawspeaker_runtime.visibility.random_deals import Deal

__all__ = [
    "action_count",
    "action_name",
    "apply",
    "begin",
    "check",
    "clone",
    "determinize",
    "dump",
    "ending",
    "flat_search",
    "hash",
    "is_mcts",
    "legal",
    "mcts",
    "nearness",
    "new_state",
    "observation_legend",
    "observe",
    "over",
    "player",
    "playout",
    "refresh",
    "restore",
    "returns",
    "sample",
    "score_parts",
    "sees",
    "start",
    "turn_to",
    "view",
    "waiting",
    "winners",
]

# The options of games without settings, as far as they do not depend on the seed, for each number of players.
USUAL: Final[dict[int, list[list[int]]]] = {}

# How `observe` writes a view: the keys, and a row of numbers for each.
OBSERVED: Final[list[str]] = words_of(RULES)
OBSERVATION: Final[list[list[int]]] = plan_of(RULES)


def new_state(players: int, seed: Seed, options: list[list[int]] | None = None) -> State:
    """Make a state before setup; options in the order of the rules."""
    number = low_bits(seed)
    s = State(players, number)
    given = options if options is not None else usual_options(players, number)
    s.large_board = given[0][0] != 0
    s.small_board = given[1][0] != 0
    s.temple_side = given[2][0]
    return s


def usual_options(players: int, seed: int) -> list[list[int]]:
    """Return the options of a game for which none are set."""
    if players not in USUAL:
        USUAL[players] = dealing_plan(RULES, players)
    plan = USUAL[players]
    return deal_options(plan, players, seed) if plan else read_options(RULES, players, seed, None)


def start(s: State) -> None:
    """Run setup and course up to the first decision."""
    s.stack += [0, BEGIN, VERB_COURSE]
    s.stack += [0, 0, BEGIN, VERB_SETUP]
    s.ending = SETTING_UP
    s.step_count = 0
    s.call_depth = 0
    run(s)
    show_order(s)


def begin(players: int, seed: Seed, options: list[list[int]] | None = None) -> State:
    """Make a state and run it up to the first decision."""
    s = new_state(players, seed, options)
    start(s)
    return s


def action_count(players: int) -> int:
    """Return the number of actions of a game of so many players: ids are below it."""
    del players  # ids leave room for all players
    return RULES.actions


def action_name(action: int) -> str:
    """Return the text of an action, without values that only a decision has."""
    return decode(RULES, action).text


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
    show_order(s)


def show_order(s: State) -> None:
    """Give open piles that were shuffled the order that all players see."""
    if s.loose[FORGE_BAG] > 0:
        with_all_in_order(s, PILES, FORGE_BAG, TYPE_FORGE)


def player(s: State) -> int:
    """Return who decides; 0 when the game is over."""
    return s.player


def waiting(s: State) -> list[int]:
    """Return the players who are to answer now: several if they choose together."""
    return [s.player] if s.player else []


def turn_to(s: State, player: int) -> bool:
    """Ask another of the players who choose together; tell whether that player has something to choose."""
    return s.player == player


def over(s: State) -> bool:
    """Tell whether the game has ended."""
    return s.over


def returns(s: State) -> list[float]:
    """Return what the game is worth to each player; nothing before it is over."""
    if not s.over or (s.players > 1 and len(s.winners) in (0, s.players)):
        return [0.0] * s.players
    return [1.0 if p in s.winners else -1.0 for p in range(1, s.players + 1)]


def winners(s: State) -> list[int]:
    """Return the players who won."""
    return s.winners[:]


def ending(s: State) -> int:
    """Return the index of the ending that decided, -1 if it was the score or none."""
    return s.ending


def score_parts(s: State, player: int) -> list[int]:
    """Return a player's points for each part of the score; this game has none."""
    return []


def hash(s: State) -> int:
    """Return a number that equal states share."""
    return hash_of(s)


def playout(s: State, seed: Seed) -> list[float]:
    """Play a copy to its end at random."""
    if s.over:
        return returns(s)
    copy = clone(s)
    stream = scramble(low_bits(seed))
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
        show_order(s)


def check(s: State) -> list[str]:
    """List what is wrong with the components."""
    wrong: list[str] = check_piles(s)
    if sum(s.goods[URUZ::RESOURCE_COUNT]) > URUZ_LIMIT:
        wrong.append("more uruz than there is")
    if min(s.goods[URUZ::RESOURCE_COUNT]) < 0:
        wrong.append("less than no uruz")
    if sum(s.goods[ODAL::RESOURCE_COUNT]) > ODAL_LIMIT:
        wrong.append("more odal than there is")
    if min(s.goods[ODAL::RESOURCE_COUNT]) < 0:
        wrong.append("less than no odal")
    if sum(s.goods[ALGIZ::RESOURCE_COUNT]) > ALGIZ_LIMIT:
        wrong.append("more algiz than there is")
    if min(s.goods[ALGIZ::RESOURCE_COUNT]) < 0:
        wrong.append("less than no algiz")
    if min(s.goods[PRIEST::RESOURCE_COUNT]) < 0:
        wrong.append("less than no priest")
    if sum(s.goods[SLAYER_TOKEN::RESOURCE_COUNT]) > SLAYER_TOKEN_LIMIT:
        wrong.append("more slayer_token than there is")
    if min(s.goods[SLAYER_TOKEN::RESOURCE_COUNT]) < 0:
        wrong.append("less than no slayer_token")
    for n in s.level:
        if n < 2 or n > 6:
            wrong.append(f"ragnarok.law:35: `level` is {n}, and its range is 2 to 6")
    for n in s.god_level:
        if n < 0 or n > 3:
            wrong.append(f"ragnarok.law:61: `level` is {n}, and its range is 0 to 3")
    for n in s.army_force:
        if n < 0 or n > 6:
            wrong.append(f"ragnarok.law:102: `force` is {n}, and its range is 0 to 6")
    return wrong


def view(s: State, player: int) -> dict[str, object]:
    """Return what a player may know; -1 is a hidden value, lists begin with player 1."""
    return {
        "player": s.player,
        "active": s.active,
        "over": s.over,
        "phase": s.phase,
        "sifted": [view_pile(s, PILES, player, SIFTED + p) for p in range(1, s.players + 1)],
        "revealed": view_pile(s, PILES, player, REVEALED),
        "lineage": [view_pile(s, PILES, player, LINEAGE + p) for p in range(1, s.players + 1)],
        "hero_box": view_pile(s, PILES, player, HERO_BOX),
        "origin_box": view_pile(s, PILES, player, ORIGIN_BOX),
        "offered_heroes": view_pile(s, PILES, player, OFFERED_HEROES),
        "offered_origins": view_pile(s, PILES, player, OFFERED_ORIGINS),
        "forge_bag": view_pile(s, PILES, player, FORGE_BAG),
        "supply": [view_pile(s, PILES, player, SUPPLY + p) for p in range(1, s.players + 1)],
        "trophies": [view_pile(s, PILES, player, TROPHIES + p) for p in range(1, s.players + 1)],
        "combat_deck": view_pile(s, PILES, player, COMBAT_DECK),
        "combat_discard": view_pile(s, PILES, player, COMBAT_DISCARD),
        "hand": [view_pile(s, PILES, player, HAND + p) for p in range(1, s.players + 1)],
        "fielded": [view_pile(s, PILES, player, FIELDED + p) for p in range(1, s.players + 1)],
        "attack_deck": view_pile(s, PILES, player, ATTACK_DECK),
        "attack_discard": view_pile(s, PILES, player, ATTACK_DISCARD),
        "claws": [view_pile(s, PILES, player, CLAWS + p) for p in range(1, s.players + 1)],
        "attack": view_pile(s, PILES, player, ATTACK),
        "blessing_deck": view_pile(s, PILES, player, BLESSING_DECK),
        "blessing_discard": view_pile(s, PILES, player, BLESSING_DISCARD),
        "drafted": view_pile(s, PILES, player, DRAFTED),
        "treasures": [view_pile(s, PILES, player, TREASURES + p) for p in range(1, s.players + 1)],
        "relics": view_pile(s, PILES, player, RELICS),
        "event_deck": view_pile(s, PILES, player, EVENT_DECK),
        "event_discard": view_pile(s, PILES, player, EVENT_DISCARD),
        "portents": view_pile(s, PILES, player, PORTENTS),
        "fulfilled": view_pile(s, PILES, player, FULFILLED),
        "uruz": [s.goods[p * RESOURCE_COUNT + URUZ] for p in range(1, s.players + 1)],
        "odal": [s.goods[p * RESOURCE_COUNT + ODAL] for p in range(1, s.players + 1)],
        "algiz": [s.goods[p * RESOURCE_COUNT + ALGIZ] for p in range(1, s.players + 1)],
        "priest": [s.goods[p * RESOURCE_COUNT + PRIEST] for p in range(1, s.players + 1)],
        "slayer_token": [s.goods[p * RESOURCE_COUNT + SLAYER_TOKEN] for p in range(1, s.players + 1)],
        "passed": [s.passed[p] for p in range(1, s.players + 1)],
        "level": [s.level[p * ATTRIBUTE_COUNT : (p + 1) * ATTRIBUTE_COUNT] for p in range(1, s.players + 1)],
        "injured": [s.injured[p * ATTRIBUTE_COUNT : (p + 1) * ATTRIBUTE_COUNT] for p in range(1, s.players + 1)],
        "hero": [s.hero[p] for p in range(1, s.players + 1)],
        "controller": s.controller[:],
        "temple": s.temple[:],
        "intruder": s.intruder[:],
        "allied": [s.allied[p * REALM_COUNT : (p + 1) * REALM_COUNT] for p in range(1, s.players + 1)],
        "serving": [s.serving[p * GOD_COUNT : (p + 1) * GOD_COUNT] for p in range(1, s.players + 1)],
        "markers": s.markers[:],
        "temples_built": s.temples_built,
        "first_player": s.first_player,
        "doomed": s.doomed,
        "turns_left": s.turns_left,
        "finished": [s.finished[p] for p in range(1, s.players + 1)],
        "large_board": s.large_board,
        "small_board": s.small_board,
        "temple_side": s.temple_side,
        "hero master": [part if sees(s, player, n + FIRST_HERO) else -1 for n, part in enumerate(s.hero_master)],
        "god places": s.god_places[:],
        "god level": s.god_level[:],
        "realm rune": s.realm_rune[:],
        "forge laden": s.forge_laden[:],
        "army force": s.army_force[:],
        "beast master": s.beast_master[:],
        "monster upper": s.monster_upper[:],
        "monster slain": s.monster_slain[:],
        "wound mark": s.wound_mark[:],
        "artifact charged": s.artifact_charged[:],
        "places": [where if where < 0 else -1 for where in s.at],
    }


FRAME_THINGS: Final = (
    FrameThings(5, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(7, 2, (), (), 0),
    FrameThings(6, 0, (), (), 0),
    FrameThings(7, 1, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(6, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(9, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (3,), (), 0),
    FrameThings(4, 0, (3,), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(6, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(7, 1, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(5, 0, (4, 3), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(5, 1, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(6, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(6, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(6, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(6, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (3,), (), 0),
    FrameThings(4, 0, (3,), (), 0),
    FrameThings(6, 0, (5, 4, 3), (), 0),
    FrameThings(4, 0, (3,), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(6, 5, (4, 3), (5, 4, 3, 2, 1), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(4, 0, (3,), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(7, 1, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(7, 1, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(8, 1, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 1, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 1, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 1, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(6, 3, (5,), (), 0),
    FrameThings(6, 0, (), (), 0),
    FrameThings(5, 1, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(5, 1, (), (), 0),
    FrameThings(4, 0, (3,), (), 0),
    FrameThings(5, 0, (4,), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (), (), 0),
    FrameThings(3, 1, (), (), 0),
    FrameThings(7, 0, (), (), 0),
    FrameThings(5, 0, (), (), 0),
    FrameThings(4, 0, (4,), (), 0),
    FrameThings(3, 0, (), (), 0),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 1, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(5, 0, (), (), 4),
    FrameThings(6, 0, (), (), 5),
    FrameThings(7, 1, (), (), 6),
    FrameThings(6, 0, (4, 3), (), 5),
    FrameThings(6, 0, (), (), 5),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
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
    FrameThings(5, 0, (4, 3), (), 4),
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
    FrameThings(4, 1, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(5, 0, (4,), (), 4),
    FrameThings(4, 0, (3,), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(4, 0, (), (), 3),
    FrameThings(8, 0, (), (), 5),
    FrameThings(7, 0, (), (), 4),
    FrameThings(6, 0, (), (), 5),
    FrameThings(7, 0, (), (), 4),
    FrameThings(6, 0, (), (), 4),
    FrameThings(7, 0, (), (), 4),
    FrameThings(5, 0, (), (), 4),
    FrameThings(6, 0, (), (), 4),
    FrameThings(7, 0, (), (), 4),
    FrameThings(6, 0, (), (), 4),
    FrameThings(6, 0, (), (), 4),
    FrameThings(7, 0, (), (), 4),
    FrameThings(7, 0, (), (), 5),
    FrameThings(6, 0, (), (), 4),
    FrameThings(7, 0, (4, 3), (), 6),
    FrameThings(5, 0, (), (), 4),
    FrameThings(6, 0, (), (), 4),
    FrameThings(5, 0, (), (), 4),
    FrameThings(7, 1, (), (), 4),
    FrameThings(5, 0, (), (), 4),
    FrameThings(7, 0, (), (), 4),
    FrameThings(6, 0, (), (), 4),
    FrameThings(6, 0, (), (), 4),
    FrameThings(6, 0, (), (), 4),
    FrameThings(6, 0, (), (), 4),
    FrameThings(6, 0, (), (), 4),
    FrameThings(7, 0, (), (), 4),
    FrameThings(6, 0, (), (), 4),
    FrameThings(7, 1, (), (), 5),
    FrameThings(5, 0, (), (), 4),
    FrameThings(5, 1, (), (), 4),
    FrameThings(5, 0, (), (), 4),
    FrameThings(8, 0, (), (), 5),
    FrameThings(6, 0, (), (), 4),
    FrameThings(7, 0, (), (), 4),
    FrameThings(7, 0, (), (), 5),
    FrameThings(6, 0, (), (), 4),
    FrameThings(7, 0, (), (), 5),
    FrameThings(6, 0, (), (), 4),
    FrameThings(5, 1, (), matches=True),
    FrameThings(3, 1, (), matches=True),
    FrameThings(5, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(5, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(3, 1, (), matches=True),
    FrameThings(3, 1, (), matches=True),
    FrameThings(5, 1, (), matches=True),
    FrameThings(3, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(5, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(3, 1, (), matches=True),
    FrameThings(3, 1, (), matches=True),
    FrameThings(3, 1, (), matches=True),
    FrameThings(5, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(5, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(4, 1, (), matches=True),
    FrameThings(2, 0),
)
EFFECT_THINGS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (4,),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
)


def possible_deals(s: State, player: int) -> list[Deal]:
    """Return how the things that a player does not know may be dealt."""
    open_texts = things_in_effect(s, FRAME_THINGS, EFFECT_THINGS)
    return deals_of(s, PILES, player, open_texts, [])


def guess(s: State, player: int, seed: int, deals: list[Deal], recording: bool) -> State:
    """Return a copy in which what a player does not know is dealt anew."""
    copy = clone(s)
    became = deal_anew(copy, PILES, player, seed, deals, recording)
    rename_in_frames(copy, FRAME_THINGS, became)
    hero_master_before = copy.hero_master[:]
    for n in range(HERO_COUNT):
        m = became[FIRST_HERO + n] - FIRST_HERO
        if 0 <= m < HERO_COUNT:
            copy.hero_master[m] = hero_master_before[n]
    invalidate_all(copy)
    return copy


def has_ended(s: State) -> bool:
    """Tell whether a victory is met."""
    copy = clone(s)
    check_endings(copy)
    return copy.over


def determinize(s: State, player: int, seed: Seed) -> State:
    """Return a random copy that looks the same to a player."""
    return determinize_by(s, player, low_bits(seed), possible_deals(s, player), True)


def determinize_by(s: State, player: int, seed: int, deals: list[Deal], recording: bool) -> State:
    """Return a random copy, by one of the deals of what a player does not know."""
    for attempt in range(TRIES):
        copy = guess(s, player, seed + attempt * NEXT_GUESS, deals, recording)
        if copy.over or (
            not has_ended(copy) and (copy.player == player or asks_same_decision(copy, VERBS, ASKED_AT, dump))
        ):
            return copy
    raise NoGuess(NO_GUESS)


def sees(s: State, player: int, thing: int) -> bool:
    """Tell whether a player knows where a thing is."""
    return knowledge.sees(s, PILES, player, thing)


def observe(s: State, player: int) -> list[int]:
    """Return what a player may know (0: an observer) as numbers, always equally many; `observation_legend` names them."""
    seen = [sees(s, player, thing) for thing in range(PILES.things)]
    return encode_view(OBSERVED, OBSERVATION, view(s, player), seen, s.players, player)


def observation_legend(players: int) -> list[str]:
    """Return what the numbers of an observation are, in a game of so many players."""
    return legend_of(RULES, players)


def nearness(s: State, player: int) -> list[int]:
    """Return how near a player is to each victory, from 0 to 1,000; 0 if that cannot be asked at any time."""
    return [
        near_count(
            [
                average_part([(MET if s.controller[r] == player else 0) for r in domain(s, soil)])
                for soil in PRESENT_LANDS[int(s.large_board) * 2 + int(s.small_board)]
            ],
            3,
        ),
        near_count(
            [
                (((MET if s.temple[r] else 0) + (MET if s.controller[r] == player else 0)) // 2)
                for r in PRESENT_REGIONS[int(s.large_board) * 2 + int(s.small_board)]
            ],
            temples_needed(s),
        ),
        (
            near_at_least(quest(s, player), 6 * kills_needed(s))
            + near_count(
                [(MET if s.wound_mark[w - FIRST_WOUND] == player else 0) for w in WOUNDS if WOUND_PREY[w] == nemesis()],
                TABLE_SIZE[nemesis()],
            )
        )
        // 2,
        0,
    ]


def carry_out(s: State, action: int) -> None:
    """Carry out an action that is known to be legal."""
    s.answer = action
    s.step_count = 0
    s.call_depth = 0
    if not VERBS[s.stack[-1]](s) or s.over:
        run(s)


def play_on(s: State, seed: int, horizon: int) -> None:
    """Play at random, in place, for at most `horizon` decisions."""
    stream = scramble(seed)
    for _ in range(horizon):
        if s.over:
            return
        stream = next_stream(stream)
        carry_out(s, s.legal[from_stream(stream, len(s.legal))])
    if not s.over and horizon >= TO_THE_END:
        raise RuleError(endless_playout(horizon))


def worth_of(s: State, aim: int) -> Row:
    """Return what a state is worth to each player, for search; `aim` weighs nearness to victories."""
    points: Row = []
    near: Row = [] if s.over else [near_any(nearness(s, p)) for p in range(1, s.players + 1)]
    if s.over:
        return worth_at_end(s.winners, points, s.players)
    return worth_so_far(points, near, s.players, aim)


def flat_search(
    s: State, simulations: int, horizon: int = TO_THE_END, seed: Seed = 0, aim: int = AIM, halving: bool = True
) -> int:
    """Return the best action found by flat Monte Carlo search in determinized copies.

    By sequential halving, in the same copies for all options; without `halving`, all options are tried equally often,
    each time in a copy of its own.
    """
    require_decision(s)
    contest = Contest(s.legal, simulations, low_bits(seed), halving)
    deals = possible_deals(s, s.player)
    try:
        while len(contest.left) > 1:
            for _ in range(worlds_for(contest)):
                for index in range(len(contest.left)):
                    if index == 0 or not halving:
                        luck = next_world(contest)
                        world = free_of_chance(determinize_by(s, s.player, luck, deals, False))
                    copy = clone(world)
                    carry_out(copy, contest.left[index])
                    play_on(copy, luck + 1, horizon)
                    contest.totals[index] += worth_of(copy, aim)[s.player - 1]
            drop_worse(contest)
    except NoGuess:
        pass
    return best_of(contest)


def mcts(
    s: State,
    simulations: int,
    horizon: int = TO_THE_END,
    exploration: float = EXPLORATION,
    seed: Seed = 0,
    rivals: int = RIVALS,
    aim: int = AIM,
) -> int:
    """Return the best action found by Monte Carlo tree search, which knows what is hidden, but not what chance brings."""
    require_decision(s)
    if len(s.legal) == 1:
        return s.legal[0]
    tree = new_tree(simulations, exploration, rivals, aim, low_bits(seed))
    for _ in range(simulations):
        if tree.settled:
            break
        luck = new_path(tree)
        copy = clone(s)
        reseed(copy, luck)
        simulate(tree, free_of_chance(copy), luck, horizon)
    return most_visited(tree, s.player, s.site, s.legal)


def is_mcts(
    s: State,
    simulations: int,
    horizon: int = TO_THE_END,
    exploration: float = EXPLORATION,
    seed: Seed = 0,
    rivals: int = RIVALS,
    aim: int = AIM,
) -> int:
    """Return the best action found by information-set MCTS: a tree below each option, in determinized copies.

    The options of the decision itself are tried like those of flat search, in the same copies by sequential halving.
    """
    require_decision(s)
    contest = Contest(s.legal, simulations, low_bits(seed))
    tree = new_tree(simulations + 2 * len(s.legal), exploration, rivals, aim, low_bits(seed))
    deals = possible_deals(s, s.player)
    try:
        while len(contest.left) > 1:
            for _ in range(worlds_for(contest)):
                luck = next_world(contest)
                world = free_of_chance(determinize_by(s, s.player, luck, deals, False))
                for index in range(len(contest.left)):
                    copy = clone(world)
                    begin_path(tree, luck, s.player, s.site, contest.left[index])
                    carry_out(copy, contest.left[index])
                    simulate(tree, copy, luck, horizon)
                    contest.totals[index] += tree.result
            drop_worse(contest)
    except NoGuess:
        pass
    return best_of(contest)


def free_of_chance(s: State) -> State:
    """Let a copy draw its random outcomes, also those that the game was to be given."""
    s.explicit = False
    s.forced = []
    return s


def simulate(tree: SearchTree, s: State, luck: int, horizon: int) -> None:
    """Play a copy by the tree up to an action that is new in it, then at random, and add the result to the tree."""
    fresh = False
    while not s.over and not fresh:
        fresh = select(tree, s.player, s.site, s.legal)
        carry_out(s, tree.chosen)
    if s.over:
        conclude(tree, s.winners)
    if tree.gains.rivals == 0:
        play_on(s, luck + 1, horizon)
    else:
        play_by_gains(tree.gains, s, horizon)
    learn(tree, worth_of(s, tree.aim))


def play_by_gains(gains: Gains, s: State, horizon: int) -> None:
    """Play at random like `play_on`, but prefer actions that gained more in this search."""
    for _ in range(horizon):
        if s.over:
            return
        carry_out(s, prefer(gains, s.player, s.site, s.legal))
    if not s.over and horizon >= TO_THE_END:
        raise RuleError(endless_playout(horizon))


def sample(players: int, seed: Seed, count: int, limit: int, plan: list[list[int]], book: list[list[int]]) -> list[int]:
    """Play games at random, one for each seed from the first on, and return the sums of their results."""
    tally = Tally(players, book)
    watching = tally.wishes & WATCHING != 0
    first_seed = low_bits(seed)
    for game in range(count):
        number = low_bits(first_seed + game)
        options = deal_seats(tally, plan, number)
        s = new_state(players, number, options)
        start(s)
        begin_game(tally, options)
        tally.first = s.player
        hold_things(tally, s.piles)
        if watching:
            place_things(tally, s.piles)
        stream = scramble(number ^ PICKS)
        length = 0
        while not s.over and length < limit:
            stream = next_stream(stream)
            tally.options += len(s.legal)
            action = s.legal[from_stream(stream, len(s.legal))]
            if watching:
                watch_choice(tally, s.player, s.site, s.legal, action)
            carry_out(s, action)
            show_order(s)
            length += 1
            hold_things(tally, s.piles)
            if watching:
                place_things(tally, s.piles)
        if s.over:
            points: Row = [int(worth) for worth in returns(s)]
            count_watched(tally, s.winners)
            count_game(tally, length, s.ending, s.winners, points)
        elif count_endless(tally, number, length, s.site):
            break
        if number & SIGNAL_MASK == 0:
            check_signals()
    return figures_of(tally)
