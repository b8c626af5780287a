"""A game at which environments sit: its engine, its settings and the state that is played.

    table = Table("connect-four", players=2)
    table.begin(seed=7)
    table.apply(3)

Environments change one state in place, which is faster than a `Game` with its history, log and undo.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

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


def read_illegal(word: str | Illegal) -> Illegal:
    """Return what happens with illegal actions, given by its word."""
    try:
        return Illegal(word)
    except ValueError:
        words = ", ".join(f"`{one.value}`" for one in Illegal)
        raise BadOption(f"`illegal` is one of {words}, not {word!r}") from None


class Table:
    """One game after the other, with the same settings. `state` is the state that is played."""

    def __init__(
        self,
        game: object,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        native: bool = False,
    ) -> None:
        package = find_game(game)
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
        with spec_line_in_errors():
            self.engine.start(self.state)

    def apply(self, action: int) -> None:
        """Carry out a legal action."""
        with spec_line_in_errors():
            self.engine.apply(self.state, action)

    def refuse(self, action: int) -> IllegalChoice:
        """Return the error for an action that is not legal."""
        legal = ", ".join(map(str, self.engine.legal(self.state)[:8]))
        return IllegalChoice(f"action {action} is not legal now; the first legal ones are {legal}: use the action mask")

    def entries(self) -> list[Entry]:
        """Return the names and ranges of the numbers of an observation."""
        return entries_of(self.rules, self.players)

    def name(self, action: int) -> str:
        """Return the text of an action."""
        return self.engine.action_name(action)
