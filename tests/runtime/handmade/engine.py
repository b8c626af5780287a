"""The engine of Burrow."""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker_runtime.errors import IllegalChoice
from lawspeaker_runtime.game.decision import decode
from lawspeaker_runtime.sample import tally, watch
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.chance import draw
from lawspeaker_runtime.state.pile_state import check_piles, open_piles
from lawspeaker_runtime.visibility import determinize as hidden
from lawspeaker_runtime.visibility import knowledge
from tests.runtime.handmade import state, steps
from tests.runtime.handmade.names import RULES
from tests.runtime.handmade.state import State
from tests.runtime.handmade.tables import BURIED, CARDS, DECK, HAND, PILES, TABLE


def new_state(players: int, seed: int, options: list[list[int]]) -> State:
    s = State(players, seed)
    open_piles(s, PILES)
    s.length = options[0][0]
    s.clan = options[1]
    return s


def start(s: State) -> None:
    steps.setup(s)
    steps.run(s)


def action_count(players: int) -> int:
    del players
    return RULES.actions


def action_name(action: int) -> str:
    return decode(RULES, action).text


def legal(s: State) -> list[int]:
    return s.legal


def apply(s: State, action: int) -> None:
    if action not in s.legal:
        raise IllegalChoice(f"option {action} is not possible now")
    s.answer = action
    steps.run(s)


def player(s: State) -> int:
    return int(s.player)


def waiting(s: State) -> list[int]:
    return [int(s.player)] if s.player else []


def turn_to(s: State, player: int) -> bool:
    return int(s.player) == player


def over(s: State) -> bool:
    return s.over


def returns(s: State) -> list[float]:
    return [float(points) for points in s.points[1:]]


def winners(s: State) -> list[int]:
    return [p for p in range(1, int(s.players) + 1) if s.points[p] == max(s.points[1:])]


def ending(s: State) -> int:
    return 0 if s.over else -1


def score_parts(s: State, player: int) -> list[int]:
    return [s.points[player], 0]


def clone(s: State) -> State:
    return state.clone(s)


def hash(s: State) -> int:
    return state.hash_of(s)


def playout(s: State, seed: int) -> list[float]:
    copy = clone(s)
    chance = BaseState(1, seed)
    while not copy.over:
        apply(copy, copy.legal[draw(chance, len(copy.legal))])
    return returns(copy)


def sample(players: int, seed: int, count: int, limit: int, plan: list[list[int]], book: list[list[int]]) -> list[int]:
    """Play games at random and return the sums of their results."""
    counted = tally.Tally(players, book)
    for number in range(seed, seed + count):
        options = tally.deal_seats(counted, plan, number)
        s = new_state(players, number, options)
        start(s)
        tally.begin_game(counted, options)
        counted.first = s.player
        pick, length = BaseState(1, number ^ tally.PICKS), 0
        while not s.over and length < limit:
            tally.hold_things(counted, s.piles)
            counted.options += len(s.legal)
            action = s.legal[draw(pick, len(s.legal))]
            if counted.wishes & tally.WATCHING:
                watch.place_things(counted, s.piles)
                watch.watch_choice(counted, s.player, s.site, s.legal, action)
                if length % counted.pace == 0:
                    watch.watch_points(counted, [sum(score_parts(s, p)) for p in range(1, players + 1)])
            apply(s, action)
            length += 1
        tally.hold_things(counted, s.piles)
        watch.place_things(counted, s.piles)
        if s.over:
            watch.count_watched(counted, winners(s))
            points = [sum(score_parts(s, player)) for player in range(1, players + 1)]
            tally.count_game(counted, length, ending(s), winners(s), points)
        else:
            tally.count_endless(counted, number, length, s.site)
    return tally.figures_of(counted)


def flat_search(s: State, simulations: int, horizon: int = 0, seed: int = 0, aim: int = 0, halving: bool = True) -> int:
    totals = dict.fromkeys(s.legal, 0.0)
    for number in range(simulations):
        action = s.legal[number % len(s.legal)]
        copy = clone(s)
        apply(copy, action)
        totals[action] += playout(copy, seed + number)[s.player - 1]
    return max(totals, key=totals.__getitem__)


def mcts(
    s: State,
    simulations: int,
    horizon: int = 0,
    exploration: float = 0.0,
    seed: int = 0,
    rivals: int = 0,
    aim: int = 0,
) -> int:
    return flat_search(s, simulations, horizon, seed)


def is_mcts(
    s: State,
    simulations: int,
    horizon: int = 0,
    exploration: float = 0.0,
    seed: int = 0,
    rivals: int = 0,
    aim: int = 0,
) -> int:
    return flat_search(determinize(s, int(s.player), seed), simulations, horizon, seed)


def nearness(s: State, player: int) -> list[int]:
    return []


def dump(s: State) -> list[object]:
    return state.dump(s)


def restore(data: Sequence[object]) -> State:
    return state.restore(data)


def refresh(s: State) -> None:
    if not s.over:
        steps.ask(s, s.site)


def view(s: State, player: int) -> dict[str, object]:
    hands = {p: hidden.view_pile(s, PILES, player, HAND + p) for p in range(1, int(s.players) + 1)}
    buried = {p: hidden.view_pile(s, PILES, player, BURIED + p) for p in range(1, int(s.players) + 1)}
    return {
        "deck": hidden.view_pile(s, PILES, player, DECK),
        "table": hidden.view_pile(s, PILES, player, TABLE),
        "hand": hands,
        "buried": buried,
        "points": s.points[1:],
    }


def observe(s: State, player: int) -> list[int]:
    """Return the part of a view that consists of numbers."""
    return [player, *s.points[1:]]


def observation_legend(players: int) -> list[str]:
    """Return what the numbers of an observation are."""
    return ["who looks", *(f"points of player {player}" for player in range(1, players + 1))]


def determinize(s: State, player: int, seed: int) -> State:
    copy = clone(s)
    became = hidden.deal_anew(copy, PILES, player, seed, hidden.deals_of(copy, PILES, player, [], []), True)
    if copy.stack and copy.stack[steps.CHOSEN] >= 0:
        copy.stack[steps.CHOSEN] = became[copy.stack[steps.CHOSEN]]
    refresh(copy)
    return copy


def sees(s: State, player: int, thing: int) -> bool:
    return knowledge.sees(s, PILES, player, thing)


def check(s: State) -> list[str]:
    wrong = check_piles(s)
    if not s.over and len([card for pile in s.piles for card in pile]) != CARDS:
        wrong.append("cards were lost")
    return wrong
