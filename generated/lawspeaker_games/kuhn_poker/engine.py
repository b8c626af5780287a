"""Kuhn Poker: the integer door.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.kuhn_poker.state import State, clone, dump, hash_of, restore
from lawspeaker_games.kuhn_poker.steps import VERBS, run
from lawspeaker_games.kuhn_poker.tables import ASKED_AT, BEGIN, DECK, HAND, PILES, VERB_COURSE, VERB_SETUP
from lawspeaker_games.kuhn_poker.values import score, score_parts
from lawspeaker_runtime.errors import IllegalChoice, NoGuess, RuleError
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
    return State(players, seed)


def start(s: State) -> None:
    """Run setup and course up to the first decision."""
    s.stack += [BEGIN, VERB_COURSE]
    s.stack += [BEGIN, VERB_SETUP]
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
    return [float(score(s, p)) for p in range(1, 3)]


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
            if not VERBS[copy.stack[-1]](copy) or copy.over:
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
    wrong: list[str] = check_piles(s)
    return wrong


def view(s: State, player: int) -> dict[str, object]:
    """Return what a player may know; -1 is a hidden value, lists begin with player 1."""
    return {
        "player": s.player,
        "active": s.active,
        "over": s.over,
        "phase": s.phase,
        "deck": view_pile(s, PILES, player, DECK),
        "hand": [view_pile(s, PILES, player, HAND + p) for p in range(1, 3)],
        "chips": [s.goods[p] for p in range(1, 3)],
        "pot": s.pot,
    }


FRAME_THINGS: Final = (FrameThings(4, 0, (), (), 0), FrameThings(2, 0, (), (), 0), FrameThings(2, 0, (), (), 0))
EFFECT_THINGS: Final[tuple[tuple[int, ...], ...]] = ()


def guess(s: State, player: int, seed: int) -> State:
    """Return a copy in which what a player does not know is dealt anew."""
    copy = clone(s)
    open_texts = things_in_effect(copy, FRAME_THINGS, EFFECT_THINGS)
    became = determinize_piles(copy, PILES, player, seed, open_texts)
    rename_in_frames(copy, FRAME_THINGS, became)
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
