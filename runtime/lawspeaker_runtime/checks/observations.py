"""The property that an observation tells what the view tells, and nothing else, at a random decision."""

from __future__ import annotations

from lawspeaker_runtime.checks.subject import Finding, Subject
from lawspeaker_runtime.errors import NoGuess
from lawspeaker_runtime.game.engine import S
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.observation.legend import entries_of

OBSERVES = "observes its views"


def observes_its_views(subject: Subject[S], seed: int) -> list[Finding]:
    """Observations have one number for each entry of the legend, and are the same in states that look the same."""
    if not subject.rules.view:
        return []
    game = subject.at_random_decision(seed)
    text = misfit(game) or leak(game, seed)
    return [Finding(OBSERVES, seed, len(game.history.steps), text)] if text else []


def misfit(game: Game[S]) -> str:
    """Return what is wrong with the numbers of an observation, "" if they fit the legend."""
    entries = entries_of(game.rules, game.players)
    for player in range(game.players + 1):
        numbers = game.observe(player)
        if len(numbers) != len(entries):
            return f"the observation of player {player} has {len(numbers)} numbers, its legend {len(entries)}"
        for entry, number in zip(entries, numbers, strict=True):
            if not entry.low <= number <= entry.high:
                return f"`{entry.name}` is {number} to player {player}, not from {entry.low} to {entry.high}"
    return ""


def leak(game: Game[S], seed: int) -> str:
    """Return which number depends on what a player does not know, "" if none does."""
    names = game.engine.observation_legend(game.players)
    for player in range(1, game.players + 1):
        try:
            guess = game.engine.determinize(game.state, player, seed)
        except NoGuess:
            continue
        pairs = zip(names, game.observe(player), game.engine.observe(guess, player), strict=True)
        for name, number, other in pairs:
            if number != other:
                return f"`{name}` tells player {player} something hidden"
    return ""
