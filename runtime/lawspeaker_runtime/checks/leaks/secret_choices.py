"""Leaks of secret choices: what follows from a choice tells a player who does not see it what was chosen.

    Red puts the 7 face down, and is asked "boast?"
    Red puts the 3 face down, and Blue is next             Blue sees a card face down in both

The same world is carried on with two answers of another player. They are compared like a world and a guess as long as
the player, who is told of neither answer, observes the same. A choice counts as secret if it was kept: if whoever chose
sees something else afterwards, which the other player does not see. Other choices may show in what the rules do
next: whether another die is rolled, who is asked.
"""

from __future__ import annotations

from dataclasses import replace

from lawspeaker_runtime.checks.leaks.compare import STEPS, difference, play_on
from lawspeaker_runtime.checks.leaks.leak import Leak
from lawspeaker_runtime.checks.leaks.observer import Observer, Segment
from lawspeaker_runtime.game.engine import S

MAX_CHOICES = 4


def leak_of_choice(observer: Observer[S], s: S, steps: int = STEPS) -> Leak[S] | None:
    """Return a leak of what another player chooses at the pending decision, if the player is not told of it."""
    if observer.engine.over(s) or s.player == observer.player or observer.is_open(s):
        return None
    fork = replace(observer, chooser=int(s.player))
    found = untold(observer, s)
    for two in found[1:]:
        leak, goes_on = difference(fork, found[0], two, 1)
        if goes_on:
            leak = play_on(fork, found[0].state, two.state, 2, steps)
        if leak is not None:
            return leak
    return None


def untold(observer: Observer[S], s: S) -> list[Segment[S]]:
    """Return what follows from some answers that the player is not told, with the same random outcomes."""
    legal = list(observer.engine.legal(s))
    found: list[Segment[S]] = []
    for _ in range(min(MAX_CHOICES, len(legal))):
        action = legal.pop(observer.agent.pick(range(len(legal))))
        after = observer.carry_out(s, action, found[0].outcomes if found else [])
        if after is not None and not after.is_told(observer.player):
            found.append(after)
    return found
