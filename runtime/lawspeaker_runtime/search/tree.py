"""The statistics of a search tree, by the hash of the actions that lead to a node.

    select(tree, player, site, legal)       ->      the action to simulate; True if it was never tried here
    learn(tree, [300, -300])                ->      visits and totals of all actions of this simulation

The tree is open-loop: a node is a sequence of actions, whatever chance and hidden cards did in between. So the options
of a node may differ from one simulation to the next, and each action counts how often it was offered (information-set
MCTS). A child is identified by the hash of its path, of the decision and of the action, in one table without pointers.
Values are integers, and sums of integers are the same in any order: interpreted and native engines choose alike.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from lawspeaker_runtime.errors import IllegalChoice
from lawspeaker_runtime.search.gains import Gains, add_gains, add_move, begin_moves, move_of
from lawspeaker_runtime.serialize.hashing import START, fold
from lawspeaker_runtime.state.base_state import PLAYOUT_BLOCK, PLAYOUT_BLOCKS, BaseState, Row
from lawspeaker_runtime.state.budget import check_signals
from lawspeaker_runtime.state.random_stream import from_stream, next_stream, scramble

EXPLORATION: Final = 0.7
"""The exploration constant of UCB1, for values from 0 to 1: the scale is twice the deviation that a search met."""
LEAST_SPREAD: Final = 0.2
"""The least scale, as a part of the distance between the extreme values met."""
TO_THE_END: Final = PLAYOUT_BLOCK * PLAYOUT_BLOCKS
"""A horizon that stands for the end of the game; a playout that is still going on then is endless."""
SIGNAL_MASK: Final = 255
"""Signals such as Ctrl-C are handled every SIGNAL_MASK + 1 simulations."""
MOST_SLOTS: Final = 1 << 23
"""The largest table; when it is half full, the tree grows no more, and what is not in it is played at random."""
FREE: Final = -1
LN_2: Final = 0.6931471805599453


class SearchTree:
    """The table of a tree, and the path of the current simulation.

    `keys`, `visits`, `totals` and `offered` describe the children by slot; a total is the sum of values for the player
    who decides. `here` is the hash of the path, `slots` and `movers` are its actions, the first `depth` of them.
    `low` and `high` are the extreme values met, `sum` and `squares` those of the player at the root: they give the
    `scale` of the exploration constant. In a game without chance (`certain`), `proven` is 1 for an action that wins and
    -1 for one that loses against every defence; the search is `settled` when that is known of the root.
    """

    __slots__ = (
        "aim",
        "certain",
        "children",
        "chosen",
        "depth",
        "exploration",
        "gains",
        "here",
        "high",
        "keys",
        "last_log",
        "last_offered",
        "low",
        "mask",
        "movers",
        "offered",
        "paths",
        "proven",
        "result",
        "scale",
        "settled",
        "slots",
        "squares",
        "stream",
        "sum",
        "totals",
        "visits",
    )

    def __init__(self, size: i64, exploration: float, rivals: i64, aim: i64, seed: i64) -> None:
        self.exploration: float = exploration
        self.aim: i64 = aim
        self.gains: Gains = Gains(rivals)
        self.stream: i64 = scramble(seed)
        self.mask: i64 = size - 1
        self.keys: Row = [FREE] * size
        self.visits: Row = [0] * size
        self.totals: Row = [0] * size
        self.offered: Row = [0] * size
        self.proven: Row = [0] * size
        self.certain: bool = False
        self.settled: bool = False
        self.children: i64 = 0
        self.paths: i64 = 0
        self.here: i64 = START
        self.depth: i64 = 0
        self.slots: Row = []
        self.movers: Row = []
        self.chosen: i64 = 0
        self.low: i64 = 0
        self.high: i64 = 0
        self.result: i64 = 0
        self.sum: i64 = 0
        self.squares: i64 = 0
        self.scale: float = 0.0
        self.last_offered: i64 = 1
        self.last_log: float = 0.0


def require_decision(s: BaseState) -> None:
    """Raise IllegalChoice if no decision is pending."""
    if len(s.legal) == 0:
        raise IllegalChoice("no decision is pending")


def new_tree(simulations: i64, exploration: float, rivals: i64, aim: i64, seed: i64) -> SearchTree:
    """Return an empty tree with room for as many simulations, up to a limit; each adds at most one child."""
    size: i64 = 16
    while size < 2 * simulations and size < MOST_SLOTS:
        size *= 2
    return SearchTree(size, exploration, rivals, aim, seed)


def new_path(tree: SearchTree) -> i64:
    """Go back to the root; return a random seed for the next simulation."""
    tree.here = START
    tree.depth = 0
    tree.scale = tree.exploration * spread(tree)
    tree.paths += 1
    if tree.paths & SIGNAL_MASK == 0:
        check_signals()
    tree.stream = next_stream(tree.stream)
    begin_moves(tree.gains, scramble(tree.stream))
    return tree.stream


def begin_path(tree: SearchTree, luck: i64, player: i64, site: i64, action: i64) -> None:
    """Begin a simulation with a given action at the root, and with random numbers that depend on the seed alone."""
    tree.stream = luck
    new_path(tree)
    key: i64 = fold(fold(fold(START, site), player), action)
    follow(tree, player, slot_of(tree, key), key)
    if tree.gains.rivals > 0:
        add_move(tree.gains, move_of(player, site, action), player)


def spread(tree: SearchTree) -> float:
    """Return twice the standard deviation of the values met, but not less than a part of their range."""
    least: float = LEAST_SPREAD * float(tree.high - tree.low)
    if tree.paths < 2:
        return float(tree.high - tree.low)
    count: float = float(tree.paths)
    mean: float = float(tree.sum) / count
    variance: float = float(tree.squares) / count - mean * mean
    if variance <= 0.0:
        return least
    both_sides: float = 2.0 * sqrt(variance)
    return both_sides if both_sides > least else least


def select(tree: SearchTree, player: i64, site: i64, legal: Row) -> bool:
    """Choose an action, store it as `chosen`, and tell whether it is new in the tree.

    An untried action is chosen first, at random; if there is none, the one with the highest upper confidence bound. A
    single option is no choice and has no node.
    """
    if len(legal) == 1:
        tree.chosen = legal[0]
        return False
    decision: i64 = fold(fold(tree.here, site), player)
    untried: i64 = 0
    best: i64 = -1
    lost: i64 = 0
    highest: float = 0.0
    scale: float = tree.scale
    for action in legal:
        slot: i64 = slot_of(tree, fold(decision, action))
        if tree.visits[slot] == 0:
            untried += 1
            tree.stream = next_stream(tree.stream)
            if from_stream(tree.stream, untried) == 0:
                best = slot
                tree.chosen = action
        else:
            tree.offered[slot] += 1
            if tree.proven[slot] < 0:
                lost += 1
                if lost < len(legal):
                    continue
                settle(tree, player, False)
            elif tree.proven[slot] > 0:
                settle(tree, player, True)
                tree.chosen = action
                best = slot
                untried = 0
                break
            if untried == 0:
                bound: float = upper_bound(tree, slot, scale)
                if best < 0 or bound > highest:
                    best = slot
                    highest = bound
                    tree.chosen = action
    if untried == 0 or tree.children * 2 <= tree.mask:
        follow(tree, player, best, fold(decision, tree.chosen))
    else:
        tree.certain = False
    if tree.gains.rivals > 0:
        add_move(tree.gains, move_of(player, site, tree.chosen), player)
    return untried > 0


def settle(tree: SearchTree, player: i64, won: bool) -> None:
    """Note that a player who decides wins or loses for certain: for the action that led here, or for the root."""
    if tree.depth == 0:
        tree.settled = True
        return
    before: i64 = tree.depth - 1
    tree.proven[tree.slots[before]] = 1 if (tree.movers[before] == player) == won else -1


def conclude(tree: SearchTree, winners: Row) -> None:
    """Note that the last action of the path ended the game, in a tree whose actions have certain outcomes."""
    if tree.certain and tree.depth > 0 and len(winners) == 1:
        before: i64 = tree.depth - 1
        tree.proven[tree.slots[before]] = 1 if tree.movers[before] == winners[0] else -1


def slot_of(tree: SearchTree, key: i64) -> i64:
    """Return the slot of a child, or the free one where it belongs."""
    slot: i64 = key & tree.mask
    while tree.keys[slot] != key and tree.keys[slot] != FREE:
        slot = (slot + 1) & tree.mask
    return slot


def upper_bound(tree: SearchTree, slot: i64, scale: float) -> float:
    """Return the upper confidence bound of a child that was visited: UCB1, with the times it was offered."""
    visits: float = float(tree.visits[slot])
    if tree.offered[slot] != tree.last_offered:
        tree.last_offered = tree.offered[slot]
        tree.last_log = natural_log(tree.last_offered)
    return float(tree.totals[slot]) / visits + scale * sqrt(tree.last_log / visits)


def natural_log(number: i64) -> float:
    """Return the natural logarithm by basic arithmetic, so that it is the same on every machine.

    >>> [round(natural_log(n), 4) for n in (1, 2, 3, 1000)]
    [0.0, 0.6931, 1.0986, 6.9078]
    """
    rest: float = float(number)
    result: float = 0.0
    while rest >= 2.0:
        rest *= 0.5
        result += LN_2
    part: float = (rest - 1.0) / (rest + 1.0)
    square: float = part * part
    return result + 2.0 * part * (1.0 + square * (1.0 / 3.0 + square * (0.2 + square * (1.0 / 7.0 + square / 9.0))))


def follow(tree: SearchTree, player: i64, slot: i64, key: i64) -> None:
    """Add a child to the path of this simulation, and to the table if it is new."""
    if tree.keys[slot] == FREE:
        tree.keys[slot] = key
        tree.offered[slot] = 1
        tree.children += 1
    tree.here = key
    if tree.depth == len(tree.slots):
        tree.slots.append(slot)
        tree.movers.append(player)
    else:
        tree.slots[tree.depth] = slot
        tree.movers[tree.depth] = player
    tree.depth += 1


def learn(tree: SearchTree, values: Row) -> None:
    """Add the result of a simulation, one value for each player, to the children of its path."""
    for value in values:
        if value < tree.low:
            tree.low = value
        if value > tree.high:
            tree.high = value
    for index in range(tree.depth):
        slot: i64 = tree.slots[index]
        tree.visits[slot] += 1
        tree.totals[slot] += values[tree.movers[index] - 1]
    if tree.depth > 0:
        own: i64 = values[tree.movers[0] - 1]
        tree.result = own
        tree.sum += own
        tree.squares += own * own
    add_gains(tree.gains, values)


def most_visited(tree: SearchTree, player: i64, site: i64, legal: Row) -> i64:
    """Return the action of the root with the most visits; of several, the one with the highest total; a random one
    if no simulation was possible.
    """
    decision: i64 = fold(fold(START, site), player)
    best: i64 = legal[from_stream(next_stream(tree.stream), len(legal))]
    visits: i64 = 0
    total: i64 = 0
    for action in legal:
        slot: i64 = slot_of(tree, fold(decision, action))
        if tree.proven[slot] > 0:
            return action
        if tree.proven[slot] < 0:
            continue
        if tree.visits[slot] > visits or (tree.visits[slot] == visits > 0 and tree.totals[slot] > total):
            best = action
            visits = tree.visits[slot]
            total = tree.totals[slot]
    return best
