"""Properties that must hold of every game, as functions: `law fuzz` and the tests call them with seeds.

    check(Subject(engine, RULES), range(100))      ->      [] or findings

Each property plays one random game from a seed and returns its findings. An exception of the engine is a finding too,
so that one failing seed does not hide the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from lawspeaker_runtime.agents.agents import RandomAgent, play
from lawspeaker_runtime.checks.noninterference import keeps_secrets
from lawspeaker_runtime.checks.observations import OBSERVES, observes_its_views
from lawspeaker_runtime.checks.records import REMEMBERS, remembers_little
from lawspeaker_runtime.checks.subject import Finding, Subject
from lawspeaker_runtime.checks.view_names import names_its_views
from lawspeaker_runtime.errors import IllegalChoice, RuleError
from lawspeaker_runtime.game.engine import S
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.replay import transcript

SEED_MASK = 0x5DEECE66D


def ends(subject: Subject[S], seed: int) -> list[Finding]:
    """A random legal game ends, without an exception, within the limit."""
    game = subject.new(seed)
    decisions = play(game, seed=seed, limit=subject.limit)
    if not game.over:
        line = subject.rules.sites[int(game.state.site)].line
        text = f"{line}: the game goes on after {decisions} decisions; the next one is asked here"
        return [Finding("ends", seed, decisions, text, fault=line)]
    _ = game.result
    return []


def offers_something(subject: Subject[S], seed: int) -> list[Finding]:
    """A pending decision has options, all different, and belongs to a player."""
    game = subject.new(seed)
    agent = RandomAgent(seed)
    for step in range(subject.limit):
        if game.over:
            break
        legal = game.legal
        if not legal or len(set(legal)) < len(legal) or game.player not in range(1, game.players + 1):
            return [Finding("offers something", seed, step, f"player {game.player} is offered {legal}")]
        game.choose(agent.pick(legal))
    return []


def repeats(subject: Subject[S], seed: int) -> list[Finding]:
    """The same seed and choices give the same game, also when replayed from its history."""
    first = subject.new(seed)
    steps = play(first, seed=seed, limit=subject.limit)
    second = subject.new(seed)
    play(second, seed=seed, limit=subject.limit)
    third = Game.replay(subject.engine, subject.rules, first.history)
    return [
        Finding("repeats", seed, steps, f"{how} gives another game")
        for how, other in (("the same seed", second), ("the same history", third))
        if not same(first, other)
    ]


def clones(subject: Subject[S], seed: int) -> list[Finding]:
    """A clone at a random decision continues like the game, and playing it does not change the game."""
    game = subject.at_random_decision(seed)
    before = game.hash
    copy = game.clone()
    play(copy, seed=seed + 2, limit=subject.limit)
    if game.hash != before:
        return [Finding("clones", seed, len(game.history.steps), "playing a clone changed the game")]
    return continues("clones", subject, seed, game, copy)


def saves(subject: Subject[S], seed: int) -> list[Finding]:
    """A game saved at a random decision and loaded continues like the game, and saves as the same text."""
    game = subject.at_random_decision(seed)
    text = game.save()
    loaded = Game.load(subject.engine, subject.rules, text)
    if loaded.save() != text or loaded.hash != game.hash:
        return [Finding("saves", seed, len(game.history.steps), "a loaded game is not the saved one")]
    begun = len(game.history.steps)
    play(loaded, seed=seed + 2, limit=subject.limit)
    restored = subject.engine.restore(subject.engine.dump(game.state))
    for step in loaded.history.steps[begun:]:
        subject.engine.apply(restored, step.action)
    if subject.engine.hash(restored) != loaded.hash:
        return [Finding("saves", seed, begun, "a state that was dumped and restored goes on differently")]
    return continues("saves", subject, seed, game, loaded)


def undoes(subject: Subject[S], seed: int) -> list[Finding]:
    """A choice that is undone at a random decision leaves no trace, also in a loaded game."""
    game = subject.at_random_decision(seed)
    if game.over:
        return []
    step, before, log = len(game.history.steps), game.hash, game.log()
    copy = game.clone()
    game.choose(RandomAgent(seed + 3).pick(game.legal))
    loaded = Game.load(subject.engine, subject.rules, game.save())
    for taken_back in (game, loaded):
        taken_back.undo(force=True)
        if taken_back.hash != before or taken_back.log() != log:
            return [Finding("undoes", seed, step, "undo does not lead back to where the game was")]
    play(copy, seed=seed + 2, limit=subject.limit)
    return continues("undoes", subject, seed, game, copy)


def continues(name: str, subject: Subject[S], seed: int, game: Game[S], other: Game[S]) -> list[Finding]:
    """Play a game on with the same choices as another, and compare."""
    step = len(game.history.steps)
    play(game, seed=seed + 2, limit=subject.limit)
    return [] if same(game, other) else [Finding(name, seed, step, "the game goes on differently")]


def same(game: Game[S], other: Game[S]) -> bool:
    """Tell whether two games have the same hash and transcript."""
    return game.hash == other.hash and transcript(game) == transcript(other)


def refuses(subject: Subject[S], seed: int) -> list[Finding]:
    """An illegal choice at a random decision is rejected and changes nothing, by `Game` and by the engine."""
    game = subject.at_random_decision(seed)
    before, step, legal = game.hash, len(game.history.steps), set(game.legal)
    last = max((site.base + site.size for site in subject.rules.sites), default=0)
    wrong = [-1, last, RandomAgent(seed + 4).pick(range(last + 1))]
    for action in wrong:
        if action in legal:
            continue
        for choose in (game.choose, lambda choice: subject.engine.apply(game.state, choice)):
            if not is_refused(choose, action):
                return [Finding("refuses", seed, step, f"option {action} was not offered but was accepted")]
        if game.hash != before:
            return [Finding("refuses", seed, step, f"refusing option {action} changed the game")]
    return []


def is_refused(choose: Callable[[int], None], action: int) -> bool:
    """Tell whether a choice raises IllegalChoice."""
    try:
        choose(action)
    except IllegalChoice:
        return True
    return False


def keeps_components(subject: Subject[S], seed: int) -> list[Finding]:
    """At every decision each thing is in one place and no more pieces are on the board than there are."""
    game = subject.new(seed)
    agent = RandomAgent(seed)
    for step in range(subject.limit):
        wrong = subject.engine.check(game.state)
        if wrong:
            return [Finding("keeps components", seed, step, text, fault=cause_of(text)) for text in wrong]
        if game.over:
            break
        game.choose(agent.pick(game.legal))
    return []


def cause_of(text: str) -> str:
    """Return what a text of `check` is about; the numbers behind it differ from game to game.

    >>> cause_of("pot.law:5: `pot` is 2, and its range is 0 to 1")
    'pot.law:5: `pot'
    """
    return text.rpartition("`")[0] or text


def asks_chance(subject: Subject[S], seed: int) -> list[Finding]:
    """A game with explicit chance ends, and its history gives the same game."""
    game = subject.new(seed, explicit_chance=True)
    steps = play(game, seed=seed, limit=subject.limit)
    if not game.over:
        return [Finding("asks chance", seed, steps, f"the game goes on after {steps} decisions")]
    again = Game.replay(subject.engine, subject.rules, game.history)
    return [] if same(game, again) else [Finding("asks chance", seed, steps, "the history gives another game")]


def meets_chance(subject: Subject[S], seed: int) -> list[Finding]:
    """The order of a shuffled pile is what chance decided: given the same outcomes, the seed does not matter.

    Two games with different seeds get the same outcomes. Their shuffled piles are listed in different orders, so a rule
    that reads the list instead of drawing its order plays them differently.
    """
    game = subject.new(seed, explicit_chance=True)
    play(game, seed=seed, limit=subject.limit)
    steps = len(game.history.steps)
    try:
        other = Game.replay(subject.engine, subject.rules, replace(game.history, seed=seed ^ SEED_MASK))
    except IllegalChoice as error:
        return [
            Finding(
                "meets chance", seed, steps, f"something depends on the order of a pile before it is drawn: {error}"
            )
        ]
    seats = range(1, game.players + 1)
    if game.log() == other.log() and all(game.raw_view(player) == other.raw_view(player) for player in seats):
        return []
    return [Finding("meets chance", seed, steps, "something depends on the order of a pile before it is drawn")]


def check(subject: Subject[S], seeds: Iterable[int], only: Iterable[str] = ()) -> list[Finding]:
    """Check all properties, or the named ones, with every seed."""
    properties: dict[str, Callable[[Subject[S], int], list[Finding]]] = {
        "ends": ends,
        "offers something": offers_something,
        "repeats": repeats,
        "clones": clones,
        "saves": saves,
        "undoes": undoes,
        "refuses": refuses,
        "keeps secrets": keeps_secrets,
        "names its views": names_its_views,
        OBSERVES: observes_its_views,
        "keeps components": keeps_components,
        REMEMBERS: remembers_little,
        "asks chance": asks_chance,
        "meets chance": meets_chance,
    }
    wanted = list(only) or list(properties)
    found: list[Finding] = []
    for seed in seeds:
        for name in wanted:
            wrong = attempt(name, properties[name], subject, seed)
            found.extend(wrong)
            if name == "ends" and any(one.fault for one in wrong):
                break  # the game is endless or its rules fail: other properties take as long and find no more
    return found


def attempt(
    name: str, holds: Callable[[Subject[S], int], list[Finding]], subject: Subject[S], seed: int
) -> list[Finding]:
    """Check one property with one seed; an exception of the engine is a finding, where its game was then."""
    try:
        return holds(subject, seed)
    except RuleError as error:
        return [Finding(name, seed, subject.reached(), str(error), fault=str(error))]
    except Exception as error:
        return [Finding(name, seed, subject.reached(), f"{type(error).__name__}: {error}")]
