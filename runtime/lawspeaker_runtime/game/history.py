"""What a game was made of: seed, settings, choices and forced outcomes. The same history gives the same game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic

from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.game.decision import Chance
from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.trace import spec_line_in_errors

START: Final = -1


@dataclass(frozen=True, slots=True)
class Step:
    """A choice and the random outcomes that were given for it from outside; START stands for the setup."""

    action: int
    outcomes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class History:
    """Everything that decided a game. `origin` is the dump of a state that was made by hand, empty as a rule."""

    players: int
    seed: int
    options: tuple[tuple[int, ...], ...]
    explicit_chance: bool
    origin: tuple[object, ...]
    steps: tuple[Step, ...]

    @property
    def choices(self) -> tuple[int, ...]:
        """Return the actions that players chose, in order."""
        return tuple(step.action for step in self.steps if step.action != START)

    def before(self, count: int) -> History:
        """Return the history up to its first `count` steps."""
        return History(self.players, self.seed, self.options, self.explicit_chance, self.origin, self.steps[:count])


@dataclass(frozen=True, slots=True)
class Past(Generic[S]):
    """A step that was carried out, what was noted, and the state before."""

    step: Step
    notes: list[list[int]]
    before: S


@dataclass(frozen=True, slots=True)
class Waiting:
    """A step that waits for its next random outcome."""

    step: Step
    chance: Chance


def asked_anew(engine: Engine[S], state: S) -> S:
    """Return a copy of a state whose options are those that its rules give it now."""
    copy = engine.clone(state)
    if int(copy.site) >= 0:
        with spec_line_in_errors():
            engine.refresh(copy)
    return copy


def restored(engine: Engine[S], origin: list[object]) -> S:
    """Return the state in which a game began that was made by hand; raise BadOption if no game can be in it."""
    try:
        state = engine.restore(origin)
    except (ValueError, TypeError, IndexError) as error:
        raise BadOption(f"this is no state of the game: {error}") from None
    wrong = engine.check(state)
    if wrong:
        raise BadOption(f"this is no state of the game: {wrong[0]}")
    if engine.dump(state) != origin or engine.dump(asked_anew(engine, state)) != origin:
        raise BadOption("this is no state of the game: its decision is another one")
    return state
