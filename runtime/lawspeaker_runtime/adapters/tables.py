"""A game at which environments sit: its engine, its settings and the state that is played.

    table = Table("connect-four", players=2)
    table.begin(seed=7)
    table.apply(3)

Environments change one state in place, which is faster than a `Game` with its history, log and undo.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from operator import index
from typing import SupportsIndex

from lawspeaker_runtime.adapters.find_game import find_game
from lawspeaker_runtime.errors import BadOption, IllegalChoice
from lawspeaker_runtime.game.settings import read_options, read_players, read_seed
from lawspeaker_runtime.game.spec_lines import spec_line_in_errors
from lawspeaker_runtime.native.load import load_native
from lawspeaker_runtime.observation.legend import Entry, entries_of
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState


class Illegal(Enum):
    """What an environment does with an action that is not legal."""

    RAISE = "raise"
    LOSE = "lose"
    RANDOM = "random"


def shortened(text: str) -> str:
    """Return a text of at most 60 letters, on one line.

    >>> shortened("y" * 100) == "y" * 60 + "…"
    True
    """
    line = " ".join(text.split())
    return line if len(line) <= 60 else f"{line[:60]}…"


def read_illegal(word: str | Illegal) -> Illegal:
    """Return what happens with illegal actions, given by its word."""
    try:
        return Illegal(word)
    except ValueError:
        words = ", ".join(f"`{one.value}`" for one in Illegal)
        raise BadOption(f"`illegal` is one of {words}, not {word!r}") from None


class Table:
    """One game after the other, with the same settings. `state` is the state that is played.

    It can be copied and pickled: the engine by the name of its package, the state as its dump.
    """

    def __init__(
        self,
        game: object,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        native: bool = False,
    ) -> None:
        package = find_game(game)
        self.package = package.__name__
        self.native = native
        self.begun = False
        self.rules: Rules = package.RULES
        self.players = read_players(self.rules, players)
        self.options = dict(options or {})
        read_options(self.rules, self.players, 0, self.options)
        self.engine = load_native(package.engine, package.__name__) if native else package.engine
        self.actions = self.engine.action_count(self.players)
        self.state: BaseState = self.engine.new_state(self.players, 0, self.read(0))

    @property
    def short_name(self) -> str:
        """Return the name of the game as an identifier."""
        return self.rules.name.replace("-", "_")

    def read(self, seed: int) -> list[list[int]]:
        """Return the values of the options for a seed."""
        return read_options(self.rules, self.players, seed, self.options)

    def begin(self, seed: int) -> None:
        """Begin a new game from a seed."""
        self.state = self.engine.new_state(self.players, read_seed(seed), self.read(seed))
        self.begun = True
        with spec_line_in_errors():
            self.engine.start(self.state)

    def apply(self, action: int) -> None:
        """Carry out a legal action."""
        with spec_line_in_errors():
            self.engine.apply(self.state, action)

    def action_of(self, given: SupportsIndex) -> int:
        """Return an action as an int, also if it is a number of another library; raise IllegalChoice if it is none."""
        try:
            return index(given)
        except TypeError:
            raise IllegalChoice(f"an action is a whole number, not {shortened(repr(given))}") from None

    def refuse(self, action: int) -> IllegalChoice:
        """Return the error for an action that is not legal."""
        if not self.begun:
            return IllegalChoice("no game has begun: call `reset` first")
        legal = ", ".join(map(str, self.engine.legal(self.state)[:8]))
        return IllegalChoice(f"action {action} is not legal now; the first legal ones are {legal}: use the action mask")

    def entries(self) -> list[Entry]:
        """Return the names and ranges of the numbers of an observation."""
        return entries_of(self.rules, self.players)

    def name(self, action: int) -> str:
        """Return the text of an action."""
        return self.engine.action_name(action)

    def __copy__(self) -> Table:
        return self.copied()

    def __deepcopy__(self, memo: object) -> Table:
        return self.copied()

    def copied(self) -> Table:
        """Return an independent copy."""
        copy = Table.__new__(Table)
        copy.__dict__.update(self.__dict__)
        copy.state = self.engine.clone(self.state)
        return copy

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[object, ...]]:
        dumped = self.engine.dump(self.state) if self.begun else None
        return resumed, (self.package, self.players, self.options, self.native, dumped)


def resumed(
    package: str, players: int, options: Mapping[str, object], native: bool, dumped: Sequence[object] | None
) -> Table:
    """Return a table that was pickled; `dumped` is the state that is played, None if no game has begun."""
    table = Table(package, players, options, native)
    if dumped is not None:
        table.state = table.engine.restore(dumped)
        table.begun = True
    return table
