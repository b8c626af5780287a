"""References to hidden things in suspended verbs and effects, when the hidden cards are dealt anew.

    Blue chose card 7 secretly; a guess has card 3 at its position     ->     the frame of the verb refers to card 3

A thing whose text is being carried out is public and keeps its position. Other things that a frame refers to are
replaced by the things now at their positions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from lawspeaker_runtime.errors import ChanceNeeded, RuleError
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_runtime.state.pile_state import PileState

S = TypeVar("S", bound=BaseState)
TRIES = 1000
NEXT_GUESS: Final = 1000003
"""What is added to the seed for each further guess."""
NO_GUESS = "no world was found that looks the same to this player and in which the same decision is pending"


class FrameThings:
    """Where the stack frame of a verb refers to things.

    The frame has `size` numbers and `lists` lists; `things` and `thing_lists` are offsets from their ends. `this` is
    the offset of the thing whose text the verb is, 0 if it has none; `matches` tells that its list holds matches of
    triggers, whose second number is a thing. `sealed` are the offsets of lists of sealed answers.
    """

    __slots__ = ("lists", "matches", "sealed", "size", "thing_lists", "things", "this")

    def __init__(
        self,
        size: int,
        lists: int,
        things: tuple[int, ...] = (),
        thing_lists: tuple[int, ...] = (),
        this: int = 0,
        matches: bool = False,
        sealed: tuple[int, ...] = (),
    ) -> None:
        self.size: int = size
        self.lists: int = lists
        self.things: tuple[int, ...] = things
        self.thing_lists: tuple[int, ...] = thing_lists
        self.this: int = this
        self.matches: bool = matches
        self.sealed: tuple[int, ...] = sealed


def things_in_effect(
    s: BaseState, frames: tuple[FrameThings, ...], effect_things: tuple[tuple[int, ...], ...]
) -> list[int]:
    """Return the things whose text is being carried out, waits to run, or has an effect in force."""
    found: list[int] = []
    top, end = len(s.stack), len(s.lists)
    while top > 0:
        frame = frames[s.stack[top - 1]]
        if frame.this:
            found.append(s.stack[top - frame.this])
        if frame.matches:
            found += s.lists[end - 1][1::4]
        top -= frame.size
        end -= frame.lists
    for entry in s.effects:
        found += [entry[3], *(entry[index] for index in effect_things[entry[0]])]
    return [thing for thing in found if thing >= 0]


def rename_in_frames(s: BaseState, frames: tuple[FrameThings, ...], became: list[int]) -> None:
    """Replace the things that suspended verbs refer to by those now at their positions."""
    top, end = len(s.stack), len(s.lists)
    while top > 0:
        frame = frames[s.stack[top - 1]]
        for back in frame.things:
            s.stack[top - back] = renamed(s.stack[top - back], became)
        for back in frame.thing_lists:
            s.lists[end - back] = [renamed(thing, became) for thing in s.lists[end - back]]
        top -= frame.size
        end -= frame.lists


def renamed(thing: int, became: list[int]) -> int:
    """Return the thing that replaces a thing; nothing (-1) stays nothing."""
    return became[thing] if thing >= 0 else thing


def asks_same_decision(
    s: S,
    verbs: tuple[Callable[[S], bool], ...],
    asked_at: dict[tuple[int, int], int],
    dump: Callable[[S], list[object]],
) -> bool:
    """Ask the pending decision anew, and tell whether the same player is asked the same question at once.

    `asked_at` maps a suspended function and its label to the label of the block that asked. If nothing can be chosen,
    the function goes on, and a loop in it may come to the same question another time: then the state has changed.
    Only the options may be others, and what is shown to the player by offering them openly.
    """
    site, player = s.site, s.player
    before = dump_without_options(s, dump)
    s.stack[-2] = asked_at[s.stack[-1], s.stack[-2]]
    try:
        asked = verbs[s.stack[-1]](s)
    except (RuleError, ChanceNeeded):
        return False
    if not asked or s.over or s.site != site or s.player != player:
        return False
    return dump_without_options(s, dump) == before


def dump_without_options(s: S, dump: Callable[[S], list[object]]) -> list[object]:
    """Return the dump of a state without the options of the decision, and without what players know of things."""
    legal = s.legal
    clear_options(s)
    if isinstance(s, PileState):
        known = s.known
        clear_known(s)
        found = dump(s)
        s.known = known
    else:
        found = dump(s)
    s.legal = legal
    return found


def clear_options(s: BaseState) -> None:
    """Leave out the options of the pending decision."""
    s.legal = []


def clear_known(s: PileState) -> None:
    """Leave out what players know of things."""
    s.known = []
