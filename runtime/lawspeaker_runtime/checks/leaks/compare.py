"""Leaks: differences in what a player is asked, offered or told that depend on what the player may not know.

At a decision of a game, another world is made that looks the same to a player (`determinize`). The pending decision is
computed again there, and both worlds are played on side by side, with the same choices and random outcomes, for as long
as the player observes the same. Any further difference for the player is a leak:

    the game:  Red is offered strike, pass        hand of Blue: 7, 2
    a guess:   Red is offered pass                hand of Blue: 3, 2     Red sees two cards in both

What the rules make public is not a leak: boards, events, public states, revealed cards. When these differ, the worlds
no longer look the same and the comparison ends. Which player decides is public: that a player is asked is a leak only
if it reveals more than the answer does. A decision marked `openly` in the spec may reveal anything.
"""

from __future__ import annotations

from lawspeaker_runtime.checks.leaks.asked import asked_instead, interrupted
from lawspeaker_runtime.checks.leaks.leak import Leak, Sort
from lawspeaker_runtime.checks.leaks.observer import Observer, Segment
from lawspeaker_runtime.checks.leaks.told import difference_in_log
from lawspeaker_runtime.game.engine import S
from lawspeaker_runtime.game.log import lines

STEPS = 3


def compare(observer: Observer[S], world: S, guess: S, steps: int = STEPS) -> Leak[S] | None:
    """Compute the pending decision again in a guess and play both worlds on.

    Return the first difference that is a leak.
    """
    return refreshed_differs(observer, world, guess) or play_on(observer, world, guess, 1, steps)


def play_on(observer: Observer[S], world: S, other: S, first: int, last: int) -> Leak[S] | None:
    """Play two worlds on that look the same, some steps; return the first difference that is a leak."""
    for step in range(first, last + 1):
        if observer.engine.over(world) or observer.is_open(world):
            return None
        pair = observer.step(world, other)
        if pair is None:
            return None
        leak, goes_on = difference(observer, *pair, step)
        if not goes_on:
            return leak
        world, other = pair[0].state, pair[1].state
    return None


def refreshed_differs(observer: Observer[S], world: S, guess: S) -> Leak[S] | None:
    """Compare the player's own pending decision with the same one computed in a guess."""
    if observer.engine.over(world) or world.player != observer.player or observer.is_open(world):
        return None
    again = observer.refreshed(world)
    if again is None or not observer.asks_the_same(again, world):
        return None
    other = observer.refreshed(guess)
    if other is None or observer.asks_the_same(other, world) or observer.is_open(other):
        return None
    sort = Sort.OPTIONS if other.player == observer.player and other.site == world.site else Sort.ASKED
    return Leak(sort, observer.player, world, other, 0)


def difference(observer: Observer[S], one: Segment[S], two: Segment[S], step: int) -> tuple[Leak[S] | None, bool]:
    """Return the leak of two segments, and whether the worlds still look the same."""
    said, heard = observer.sentences(one), observer.sentences(two)
    if said == heard and observer.visible(one.state) == observer.visible(two.state):
        return same_so_far(observer, one, two, step)
    leak = None if said == heard else difference_in_log(observer, one, two, step)
    if leak is not None or (one.action != two.action and not observer.chooser):
        return leak, False
    return interrupted(observer, one, two, step), False


def same_so_far(observer: Observer[S], one: Segment[S], two: Segment[S], step: int) -> tuple[Leak[S] | None, bool]:
    """Compare which player is asked what, after the player has observed the same."""
    a, b, player = one.state, two.state, observer.player
    if observer.engine.over(a):  # and so is the other: whether the game is over is part of the view
        return None, False
    logs = [lines(observer.rules, stretch.notes, player) for stretch in (one, two)]
    if logs[0] != logs[1]:
        return Leak(Sort.LOG, player, a, b, step, ("; ".join(logs[0]), "; ".join(logs[1]))), False
    if a.player == b.player and (a.player != player or observer.asks_the_same(a, b)):
        return None, True
    if observer.is_open(a) or observer.is_open(b):
        return None, False
    if a.player == b.player:
        return Leak(Sort.OPTIONS if a.site == b.site else Sort.ASKED, player, a, b, step), False
    return asked_instead(observer, one, two, step), False
