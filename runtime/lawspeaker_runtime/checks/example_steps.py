"""The lines of worked examples, as data over the state of a game.

    Step("answer", "a.law:9", answers=(Answer("card", values=…),))
    Step("expect", "a.law:10", tests=(Condition(lambda s: s.gold[1] == 3, "a.law:10", …),))

The compiler writes the examples of a spec as these objects; `examples.py` runs them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Generic, Literal, cast

from lawspeaker_runtime.errors import RuleError
from lawspeaker_runtime.game.engine import S
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.state.base_state import BaseState

StepForm = Literal["given", "does", "chance", "answer", "offers", "refuses", "asks", "expect"]
PartForm = Literal["value", "list", "copies", "bundle", "pieces", "things", "ending", "seen", "declared"]


@dataclass(frozen=True, slots=True)
class Answer(Generic[S]):
    """A decision of an example: a label, or for each value the integers that are accepted.

    If the variable is a place of different boards in different choices, `places` are the words for the places that
    these integers stand for; none for a value that is no place.
    """

    variable: str
    label: str = ""
    values: Callable[[S], list[list[int]]] | None = None
    places: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class ShownPart:
    """A part of a condition that is shown if the condition fails: its words in the spec, and the type of its value.

    `wanted` is what the spec expects it to be, or "" if the condition says something else than that. `plurals` are the
    words for several pieces of each sort, for a part that shows pieces.
    """

    text: str
    form: PartForm
    type: int
    wanted: str = ""
    plurals: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Condition(Generic[S]):
    """A condition of an example; `values` computes the integers of each part that is shown if it fails."""

    holds: Callable[[S], bool]
    line: str
    shown: tuple[ShownPart, ...] = ()
    values: Callable[[S], list[list[int]]] | None = None


@dataclass(frozen=True, slots=True)
class Outcome(Generic[S]):
    """A random outcome that an example names: the integers that are accepted, its words, its type and its line.

    A place is computed by `values`, one number for each of `places`: the words for the places of the boards.
    """

    accepted: tuple[int, ...]
    word: str
    form: str
    line: str
    places: tuple[str, ...] = ()
    values: Callable[[S], list[int]] | None = None

    def accepted_as(self, word: str, s: S) -> list[int]:
        """Return the integers that are accepted where the outcome is of a type with this word."""
        if self.values is None:
            return list(self.accepted)
        return [value for place, value in zip(self.places, self.values(s), strict=True) if place == word]

    def is_of(self, form: str) -> bool:
        """Tell whether outcomes of a form of types may be this one: a thing is not a number of the same value."""
        if self.form == "thing":
            return form in ("thing", "place")
        return (
            form not in ("thing", "player", "place", "spot")
            if self.form in ("number", "enum", "face")
            else self.form == form
        )


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A line of an example; `player` is the required decider (0: any player)."""

    form: StepForm
    line: str
    edit: Callable[[S], None] | None = None
    answers: tuple[Answer[S], ...] = ()
    outcomes: tuple[Outcome[S], ...] = ()
    tests: tuple[Condition[S], ...] = ()
    player: int = 0


@dataclass(frozen=True, slots=True)
class Example(Generic[S]):
    """A worked example of a spec.

    `added` and `added_things` are the choices and things that expansions add to the game for which it was written.
    `turns`: the game gives players the turn, so a line about the decision of another player says whose it is.
    """

    name: str
    line: str
    cites: tuple[str, ...]
    players: int | None
    options: tuple[tuple[str, tuple[int, ...]], ...]
    steps: tuple[Step[S], ...]
    added: tuple[int, ...] = ()
    added_things: tuple[int, ...] = ()
    turns: bool = False


def of_any_copy(copies: Iterable[int], test: Callable[[int], bool]) -> bool:
    """Tell whether a condition holds of any copy.

    Copies for which it raises RuleError count only if it does for all.
    """
    wrong: list[RuleError] = []
    asked = 0
    for copy in copies:
        try:
            if test(copy):
                return True
            asked += 1
        except RuleError as error:
            wrong.append(error)
    if wrong and not asked:
        raise wrong[0]
    return False


def leads_to_does(steps: list[Step[S]]) -> bool:
    """Tell whether a verb runs before any decision is made or checked."""
    waiting = ("chance", "given", "expect")
    return next((step.form == "does" for step in steps if step.form not in waiting), False)


def examples_of(loaded: Loaded) -> tuple[Example[BaseState], ...]:
    """Return the worked examples of the spec of a game; they are imported only if they are wanted."""
    found = import_module(f"{loaded.package.__name__}.examples")
    return cast("tuple[Example[BaseState], ...]", found.EXAMPLES)
