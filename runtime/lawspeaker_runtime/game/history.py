"""The history of a game: seed, settings, choices and forced outcomes; and positions that a game may start from.

    History(players=2, seed=7, ..., steps=(Step(START), Step(4), Step(12, outcomes=(3,))))

The same history gives the same game. A game may also start from an edited state, such as the position of an example.
Its history then holds the dump of that state, which may come from a save and is checked: its numbers by `restore`, its
components by the engine, and its decision by computing it again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Generic

from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.game.decision import Chance
from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.game.spec_lines import spec_line_in_errors

START: Final = -1
ACTION_BITS: Final = 40
"""The bits of a packed step that hold its action; all games have fewer actions than 2 ** 40."""


@dataclass(frozen=True, slots=True)
class Step:
    """An action and the random outcomes that were forced for it; START is the setup.

    `by` is the player who chose it, if several were asked together; else 0.
    """

    action: int
    outcomes: tuple[int, ...] = ()
    by: int = 0

    @property
    def packed(self) -> int:
        """Return the action and the player as one number, which is the action alone if the player is 0."""
        return self.action if self.by == 0 else self.action + (self.by << ACTION_BITS)


def unpacked(number: int, outcomes: tuple[int, ...] = ()) -> Step:
    """Return the step of a packed number.

    >>> unpacked(Step(7, by=2).packed).by, unpacked(START).action
    (2, -1)
    """
    if number < 0:
        return Step(number, outcomes)
    return Step(number & ((1 << ACTION_BITS) - 1), outcomes, number >> ACTION_BITS)


@dataclass(frozen=True, slots=True)
class History:
    """Everything that determines a game. `origin` is the dump of an edited start position, usually empty.

    With `secure`, chance comes from the secure stream of the seed.
    """

    players: int
    seed: int
    options: tuple[tuple[int, ...], ...]
    explicit_chance: bool
    origin: tuple[object, ...]
    steps: tuple[Step, ...]
    secure: bool = False

    @property
    def choices(self) -> tuple[int, ...]:
        """Return the actions that players chose, in order."""
        return tuple(step.action for step in self.steps if step.action != START)

    @property
    def packed(self) -> tuple[int, ...]:
        """Return what players chose, in order, each as one number with the player who did, if that has to be said."""
        return tuple(step.packed for step in self.steps if step.action != START)

    def before(self, count: int) -> History:
        """Return the history cut to its first `count` steps."""
        return replace(self, steps=self.steps[:count])


@dataclass(frozen=True, slots=True)
class Past(Generic[S]):
    """A step that was carried out, its notes, and the state before it."""

    step: Step
    notes: list[list[int]]
    before: S


@dataclass(frozen=True, slots=True)
class Waiting:
    """A step that waits for its next random outcome."""

    step: Step
    chance: Chance


def with_fresh_decision(engine: Engine[S], state: S) -> S:
    """Return a copy of a state with its pending decision computed again."""
    copy = engine.clone(state)
    if int(copy.site) >= 0:
        with spec_line_in_errors():
            engine.refresh(copy)
    return copy


def restored(engine: Engine[S], origin: list[object]) -> S:
    """Return the start position of a history; raise BadOption if it is not a possible state of the game."""
    try:
        state = engine.restore(origin)
    except (ValueError, TypeError, IndexError) as error:
        raise BadOption(f"this is no state of the game: {error}") from None
    wrong = engine.check(state)
    if wrong:
        raise BadOption(f"this is no state of the game: {wrong[0]}")
    if engine.dump(state) != origin or engine.dump(with_fresh_decision(engine, state)) != origin:
        raise BadOption("this is no state of the game: its decision is another one")
    return state
