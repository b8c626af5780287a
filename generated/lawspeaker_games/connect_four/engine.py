"""Connect Four: the integer door.

Written by the compiler from the spec; edit the spec, not this file.
"""

from __future__ import annotations

from typing import Final

from lawspeaker_games.connect_four.state import State, clone, dump, hash_of, restore
from lawspeaker_games.connect_four.steps import course, run
from lawspeaker_games.connect_four.tables import ASKED_AT, BEGIN, VERB_COURSE
from lawspeaker_runtime.errors import IllegalChoice, RuleError
from lawspeaker_runtime.state.base_state import PLAYOUT_BLOCK, PLAYOUT_BLOCKS
from lawspeaker_runtime.state.budget import check_signals, endless_playout
from lawspeaker_runtime.state.random_stream import from_stream, next_stream, scramble

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

# Without chance every game begins alike: the first start is cached and copied.
STARTS: Final[dict[int, State]] = {}


def new_state(players: int, seed: int, options: list[list[int]] | None = None) -> State:
    """Make a state before setup; options in the order of the rules."""
    return State(players, seed)


def start(s: State) -> None:
    """Run setup and course up to the first decision."""
    s.stack += [0, BEGIN, VERB_COURSE]
    run(s)


def begin(players: int, seed: int, options: list[list[int]] | None = None) -> State:
    """Make a state and run it up to the first decision."""
    if options is None and players in STARTS:
        s = clone(STARTS[players])
        s.stream = scramble(seed)
        return s
    s = new_state(players, seed, options)
    start(s)
    if options is None:
        STARTS[players] = clone(s)
    return s


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
        "disc": s.disc[:],
    }


def determinize(s: State, player: int, seed: int) -> State:
    """Return a random copy that looks the same to a player."""
    copy = clone(s)
    copy.stream = scramble(seed)
    return copy


def sees(s: State, player: int, thing: int) -> bool:
    """Tell whether a player knows where a thing is."""
    return True
