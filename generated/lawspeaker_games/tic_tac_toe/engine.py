"""Tic-Tac-Toe: the integer door.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.tic_tac_toe.names import RULES
from lawspeaker_games.tic_tac_toe.state import State, clone, dump, hash_of, restore
from lawspeaker_games.tic_tac_toe.steps import course, run
from lawspeaker_games.tic_tac_toe.tables import ASKED_AT, BEGIN, VERB_COURSE
from lawspeaker_runtime.errors import IllegalChoice, NoGuess, RuleError
from lawspeaker_runtime.game.decision import decode
from lawspeaker_runtime.observation.encode import encode_view
from lawspeaker_runtime.observation.legend import legend_of
from lawspeaker_runtime.observation.plan import plan_of, words_of
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
)
from lawspeaker_runtime.sample.watch import count_watched, watch_choice
from lawspeaker_runtime.search.contest import Contest, best_of, drop_worse, next_world, worlds_for
from lawspeaker_runtime.search.gains import RIVALS, Gains, prefer
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
from lawspeaker_runtime.state.base_state import PLAYOUT_BLOCK, PLAYOUT_BLOCKS, Row
from lawspeaker_runtime.state.budget import check_signals, endless_playout
from lawspeaker_runtime.state.chance import reseed
from lawspeaker_runtime.state.dealt_options import deal_options
from lawspeaker_runtime.state.random_stream import Seed, from_stream, low_bits, next_stream, scramble

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

# Without chance every game begins alike: the first start is cached and copied.
STARTS: Final[dict[int, State]] = {}

# How `observe` writes a view: the keys, and a row of numbers for each.
OBSERVED: Final[list[str]] = words_of(RULES)
OBSERVATION: Final[list[list[int]]] = plan_of(RULES)


def new_state(players: int, seed: Seed, options: list[list[int]] | None = None) -> State:
    """Make a state before setup; options in the order of the rules."""
    return State(players, low_bits(seed))


def start(s: State) -> None:
    """Run setup and course up to the first decision."""
    s.stack += [0, BEGIN, VERB_COURSE]
    run(s)


def begin(players: int, seed: Seed, options: list[list[int]] | None = None) -> State:
    """Make a state and run it up to the first decision."""
    if options is None and players in STARTS:
        s = clone(STARTS[players])
        reseed(s, low_bits(seed))
        return s
    s = new_state(players, seed, options)
    start(s)
    if options is None:
        STARTS[players] = clone(s)
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
    if not course(s) or s.over:
        run(s)


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
    return [1.0 if p in s.winners else -1.0 for p in range(1, 3)]


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
            if not course(copy) or copy.over:
                run(copy)
                if copy.over:
                    return returns(copy)
        check_signals()
    raise RuleError(endless_playout(PLAYOUT_BLOCKS * PLAYOUT_BLOCK))


def refresh(s: State) -> None:
    """Ask the pending decision anew, because the state was edited."""
    if not s.over and s.site >= 0:
        s.stack[-2] = ASKED_AT[s.stack[-1], s.stack[-2]]
        run(s)


def check(s: State) -> list[str]:
    """List what is wrong with the components."""
    wrong: list[str] = []
    return wrong


def view(s: State, player: int) -> dict[str, object]:
    """Return what a player may know; -1 is a hidden value, lists begin with player 1."""
    return {
        "player": s.player,
        "active": s.active,
        "over": s.over,
        "phase": s.phase,
        "mark": s.mark[:],
    }


def determinize(s: State, player: int, seed: Seed) -> State:
    """Return a random copy that looks the same to a player."""
    copy = clone(s)
    reseed(copy, low_bits(seed))
    return copy


def sees(s: State, player: int, thing: int) -> bool:
    """Tell whether a player knows where a thing is."""
    return True


def observe(s: State, player: int) -> list[int]:
    """Return what a player may know (0: an observer) as numbers, always equally many; `observation_legend` names them."""
    seen: list[bool] = []
    return encode_view(OBSERVED, OBSERVATION, view(s, player), seen, s.players, player)


def observation_legend(players: int) -> list[str]:
    """Return what the numbers of an observation are, in a game of so many players."""
    return legend_of(RULES, players)


def nearness(s: State, player: int) -> list[int]:
    """Return how near a player is to each victory, from 0 to 1,000; 0 if that cannot be asked at any time."""
    return [0]


def carry_out(s: State, action: int) -> None:
    """Carry out an action that is known to be legal."""
    s.answer = action
    if not course(s) or s.over:
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
    near: Row = []
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
    try:
        while len(contest.left) > 1:
            for _ in range(worlds_for(contest)):
                for index in range(len(contest.left)):
                    if index == 0 or not halving:
                        luck = next_world(contest)
                        world = free_of_chance(determinize(s, s.player, luck))
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
    tree.certain = s.players == 2
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
    try:
        while len(contest.left) > 1:
            for _ in range(worlds_for(contest)):
                luck = next_world(contest)
                world = free_of_chance(determinize(s, s.player, luck))
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
    first = new_state(players, first_seed, deal_options(plan, players, first_seed))
    start(first)
    for game in range(count):
        number = low_bits(first_seed + game)
        options = deal_seats(tally, plan, number)
        s = clone(first)
        reseed(s, number)
        begin_game(tally, options)
        tally.first = s.player
        stream = scramble(number ^ PICKS)
        length = 0
        while not s.over and length < limit:
            stream = next_stream(stream)
            tally.options += len(s.legal)
            action = s.legal[from_stream(stream, len(s.legal))]
            if watching:
                watch_choice(tally, s.player, s.site, s.legal, action)
            carry_out(s, action)
            length += 1
        if s.over:
            points: Row = [int(worth) for worth in returns(s)]
            count_watched(tally, s.winners)
            count_game(tally, length, s.ending, s.winners, points)
        elif count_endless(tally, number, length, s.site):
            break
        if number & SIGNAL_MASK == 0:
            check_signals()
    return figures_of(tally)
