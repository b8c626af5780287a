"""Positions of a game with explicit chance, for OpenSpiel: values that are never changed.

    first = begun(start)                      chance decides about the setup
    first.after(2).after(0)                   another position, two outcomes later
    first.after(2).after(0).game.log()        the whole `Game`, made of the steps when somebody wants the log

A position holds the engine's state and the steps that led there. A `Game` with its notes and its log costs several
times as much as a step of the engine, so it is made only when a log, a view or a save is wanted, and then goes on with
the positions that follow.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from lawspeaker_runtime.adapters.find_game import Package, find_game
from lawspeaker_runtime.errors import ChanceNeeded, IllegalChoice
from lawspeaker_runtime.game.decision import Chance, chance_of
from lawspeaker_runtime.game.engine import Engine
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.history import START, Step
from lawspeaker_runtime.game.settings import read_options, read_seed
from lawspeaker_runtime.game.spec_lines import spec_line_in_errors
from lawspeaker_runtime.native.load import load_native
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState

CHANCE: Final = -1
TERMINAL: Final = -4
"""Who decides when no player does, as OpenSpiel numbers it; players are numbered from 0."""
SEED: Final = 0
LARGEST_SCORE: Final = 10_000.0
LONGEST: Final = 100_000
Outcomes: TypeAlias = tuple[int, ...]
Steps: TypeAlias = "tuple[Steps, int, Outcomes] | None"
"""All actions with the outcomes of chance in them, the last one first: positions share those that they have in common.

An object for each of them would take a tenth of the time of a step.
"""


@dataclass(frozen=True, slots=True)
class Settings:
    """What OpenSpiel has to be told of a game.

    `utility` are the smallest and the largest return; `zero_sum` that the returns of all players add up to 0, which is
    known of games without a score, for two players, in which nobody wins or loses together with another.
    """

    package: Package
    options: Mapping[str, object] = field(default_factory=dict)
    native: bool = False
    zero_sum: bool = False
    utility: tuple[float, float] = (-LARGEST_SCORE, LARGEST_SCORE)
    longest: int = LONGEST

    @property
    def rules(self) -> Rules:
        """Return the rules of the game."""
        return self.package.RULES

    def __reduce__(self) -> tuple[Callable[..., Settings], tuple[object, ...]]:
        """Pickle the package by its name."""
        more = (dict(self.options), self.native, self.zero_sum, self.utility, self.longest)
        return settings_of, (self.package.__name__, *more)


def settings_of(
    name: str,
    options: Mapping[str, object],
    native: bool,
    zero_sum: bool,
    utility: tuple[float, float],
    longest: int,
) -> Settings:
    """Return pickled settings."""
    return Settings(find_game(name), options, native, zero_sum, utility, longest)


@dataclass(frozen=True, slots=True)
class Start:
    """What games begin with: the settings, the number of players, the engine that plays, and whether chance decides."""

    settings: Settings
    players: int
    engine: Engine[BaseState]
    has_chance: bool


def start_of(settings: Settings, players: int) -> Start:
    """Return the start of games; a native engine is loaded now."""
    package = settings.package
    engine = load_native(package.engine, package.__name__) if settings.native else package.engine
    return Start(settings, players, engine, bool(settings.rules.chance))


class Position:
    """A position: `current` decides; `state` is the engine's, before the pending step if chance decides.

    `step` is the step that waits for its next outcome, `need` what the engine asked for then. `book` is the whole game,
    if it was wanted; then `steps` are in it.
    """

    __slots__ = ("asked", "book", "current", "engine", "need", "start", "state", "step", "steps")

    def __init__(self, start: Start, state: BaseState, steps: Steps) -> None:
        self.start = start
        self.engine = start.engine
        self.state = state
        self.steps = steps
        self.step: Step | None = None
        self.need: ChanceNeeded | None = None
        self.asked: Chance | None = None
        self.book: Game[BaseState] | None = None
        self.current: int = TERMINAL if start.engine.over(state) else int(start.engine.player(state)) - 1

    @property
    def settings(self) -> Settings:
        """Return the settings of the game."""
        return self.start.settings

    @property
    def legal(self) -> list[int]:
        """Return the options of the player who decides, in ascending order."""
        return sorted(self.engine.legal(self.state)) if self.current >= 0 else []

    @property
    def chance(self) -> Chance | None:
        """Return the random step that waits for its outcome, or None."""
        if self.asked is None and self.need is not None:
            self.asked = chance_of(self.settings.rules, self.need)
        return self.asked

    @property
    def game(self) -> Game[BaseState]:
        """Return the whole game, with its log; it must not be changed."""
        if self.book is None:
            self.book = replayed(self)
        return self.book

    def observe(self, player: int) -> list[int]:
        """Return what a player, numbered from 1, may know as numbers."""
        return self.engine.observe(self.state, player)

    def returns(self) -> list[float]:
        """Return what the game is worth to each player."""
        with spec_line_in_errors():
            return list(self.engine.returns(self.state))

    def after(self, action: int) -> Position:
        """Return the position after an action of the player who decides, or after an outcome, by its index."""
        chance = self.chance
        if chance is None:
            return self.after_choice(action)
        if action not in range(len(chance.outcomes)):
            raise IllegalChoice(f"there is no outcome {action}; outcomes are 0 to {len(chance.outcomes) - 1}")
        outcome = chance.outcomes[action]
        if self.book is not None:
            game = self.book.clone()
            game.force(outcome)
            return position_of(self.start, game)
        waiting = self.step or Step(START)
        return carried_out(self, waiting.action, (*waiting.outcomes, outcome))

    def after_choice(self, action: int) -> Position:
        """Return the position after an action; raise IllegalChoice with the options if it is not legal."""
        if self.book is None and self.current >= 0:
            try:
                return carried_out(self, action)
            except IllegalChoice:
                pass
        game = self.game.clone()
        game.choose(action)
        return position_of(self.start, game)

    def __deepcopy__(self, memo: object) -> Position:
        """Return the position itself: nothing changes it."""
        return self

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Settings, int, str]]:
        """Pickle the game as its save."""
        return loaded, (self.settings, self.start.players, self.game.save())


def begun(start: Start) -> Position:
    """Return the first position: the first decision, or a random step of the setup."""
    rules = start.settings.rules
    options = read_options(rules, start.players, SEED, start.settings.options)
    state = start.engine.new_state(start.players, read_seed(SEED), options)
    return carried_out(Position(start, state, None), START)


def carried_out(before: Position, action: int, outcomes: Outcomes = ()) -> Position:
    """Return the position after an action, or the one that waits for its next outcome."""
    engine, start = before.engine, before.start
    after = engine.clone(before.state)
    if start.has_chance:
        after.explicit, after.forced = True, list(outcomes)
    try:
        if action == START:
            engine.start(after)
        else:
            engine.apply(after, action)
    except ChanceNeeded as need:
        return waiting(before, Step(action, outcomes), need)
    except Exception:
        with spec_line_in_errors():
            raise
    if start.has_chance:
        after.explicit = False
    return Position(start, after, (before.steps, action, outcomes))


def waiting(before: Position, step: Step, need: ChanceNeeded) -> Position:
    """Return the position in which a step waits for its next outcome."""
    found = Position(before.start, before.state, before.steps)
    found.step, found.need, found.current = step, need, CHANCE
    return found


def replayed(position: Position) -> Game[BaseState]:
    """Return the game that leads to a position, with everything that a game notes."""
    start, steps, rest = position.start, [], position.steps
    while rest is not None:
        rest, action, outcomes = rest
        steps.append(Step(action, outcomes))
    settings = start.settings
    game = settings.package.new(
        start.players, SEED, options=settings.options, explicit_chance=True, native=settings.native
    )
    for step in [*reversed(steps), *([] if position.step is None else [position.step])]:
        if step.action != START:
            game.choose(step.action)
        for outcome in step.outcomes:
            game.force(outcome)
    return game


def position_of(start: Start, game: Game[BaseState]) -> Position:
    """Return the position of a game, which goes on noting everything."""
    found = Position(start, game.state, None)
    found.book, found.asked = game, game.chance
    if game.chance is not None:
        found.current = CHANCE
    return found


def loaded(settings: Settings, players: int, save: str) -> Position:
    """Return a pickled position."""
    return position_of(start_of(settings, players), settings.package.load(save, settings.native))
