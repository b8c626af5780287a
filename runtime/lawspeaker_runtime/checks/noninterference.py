"""The property that hidden information influences nothing that a player who may not know it can observe.

    determinize(s, player) looks the same to the player      ->      same options, same log, for some decisions

It picks decisions of a random game and lets each player compare them with determinized states (`leaks/compare.py`), and
secret choices of others with each other (`leaks/secret_choices.py`). It also checks these states: the same view, known
things at the same positions, no lost components.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

from lawspeaker_runtime.agents.agents import RandomAgent, play_state
from lawspeaker_runtime.checks.leaks.compare import STEPS, compare
from lawspeaker_runtime.checks.leaks.leak import Leak
from lawspeaker_runtime.checks.leaks.observer import Observer
from lawspeaker_runtime.checks.leaks.report import describe
from lawspeaker_runtime.checks.leaks.secret_choices import leak_of_choice
from lawspeaker_runtime.checks.subject import Finding, Subject
from lawspeaker_runtime.errors import NoGuess
from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.state.pile_state import PileState

SAMPLED_STEPS = 12
GUESSES = 2
STEPS_FROM_START = 12


def keeps_secrets(subject: Subject[S], seed: int) -> list[Finding]:
    """At random decisions no player can tell the game from one with different hidden information, nor in what follows.

    Each choice that occurs in the game is checked once.
    """
    engine, agent = subject.engine, RandomAgent(seed + 5)
    states = decisions(subject, seed) if subject.rules.hides_something else []
    found: dict[str, Finding] = {}
    for step in [0, *sampled_steps(states, agent)] if states else []:
        for player in range(1, int(states[step].players) + 1):
            for finding in leaks_at(subject, states[step], player, agent, Finding("keeps secrets", seed, step, "")):
                found.setdefault(finding.fault, finding)
    if states and not found:
        s = states[agent.pick(range(len(states)))]
        for player in range(1, int(s.players) + 1):
            world = guess_of(engine, s, player, seed)
            if world is not None:
                play_state(engine, world, seed, subject.limit)
    return list(found.values())


def leaks_at(subject: Subject[S], s: S, player: int, agent: RandomAgent, blank: Finding) -> Iterator[Finding]:
    """Yield the findings of a state for a player; `blank` is a finding with its seed and step."""
    observer = Observer(subject.engine, subject.rules, player, agent)
    leak = leak_of_choice(observer, s)
    if leak is not None:
        yield finding_of(subject, leak, blank)
    for number in range(GUESSES):
        guess = guess_of(subject.engine, s, player, blank.seed + number)
        if guess is None:
            return
        for text in differences(subject.engine, s, guess, player):
            yield replace(blank, text=text, fault=text)
        leak = compare(observer, s, guess, STEPS if blank.step else STEPS_FROM_START)
        if leak is not None:
            yield finding_of(subject, leak, blank)


def finding_of(subject: Subject[S], leak: Leak[S], blank: Finding) -> Finding:
    """Return the finding of a leak."""
    text, fault = describe(subject.rules, leak), leak.fault(subject.rules)
    return replace(blank, step=blank.step + leak.steps, text=text, fault=fault)


def guess_of(engine: Engine[S], s: S, player: int, seed: int) -> S | None:
    """Return a determinized state, or None if none with the same pending decision was found."""
    try:
        return engine.determinize(s, player, seed)
    except NoGuess:
        return None


def decisions(subject: Subject[S], seed: int) -> list[S]:
    """Return the states at all decisions of a random game."""
    game, agent = subject.new(seed), RandomAgent(seed)
    states: list[S] = []
    while not game.over and len(states) < subject.limit:
        states.append(game.state)
        game.choose(agent.pick(game.legal))
    subject.latest.clear()  # what is found from here on is not about the end of this game
    return states


def sampled_steps(states: list[S], agent: RandomAgent) -> list[int]:
    """Return some decisions to check: a random one of each choice and the one before it, the rarest choices first."""
    places: dict[int, list[int]] = {}
    for step, s in enumerate(states):
        places.setdefault(int(s.site), []).append(step)
    picked: dict[int, None] = {}
    for steps in sorted(places.values(), key=len):
        step = agent.pick(steps)
        picked.update(dict.fromkeys((max(step - 1, 0), step)))
    return list(picked)[:SAMPLED_STEPS]


def differences(engine: Engine[S], s: S, guess: S, player: int) -> list[str]:
    """Return how a player can tell a state from a determinized one."""
    found: list[str] = []
    if json.dumps(engine.view(s, player)) != json.dumps(engine.view(guess, player)):
        found.append(f"the view of player {player} shows what the player cannot know")
    if isinstance(s, PileState) and isinstance(guess, PileState):
        moved = [t for t in range(len(s.at)) if engine.sees(s, player, t) and s.at[t] != guess.at[t]]
        if moved:
            found.append(f"player {player} knows where thing {moved[0]} is, and it is elsewhere")
    own = engine.check(s)  # what is wrong with the game itself is no fault of the guess
    return found + [f"a guess of player {player} is broken: {text}" for text in engine.check(guess) if text not in own]
