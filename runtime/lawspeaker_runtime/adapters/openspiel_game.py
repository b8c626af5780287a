"""A game as a Python game of OpenSpiel: explicit chance nodes, information states that keep secrets.

    register("kuhn-poker", zero_sum=True)               # once in a process
    game = pyspiel.load_game("law_kuhn_poker")

Players are numbered from 0, as in OpenSpiel. Actions are the ids of the engine; an outcome of chance is its index in
`game.chance`. The observation tensor is `engine.observe`. What is played is in `openspiel_position.py`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from math import isclose
from types import new_class
from typing import ClassVar, Final

from lawspeaker_runtime.adapters.find_game import MissingExtra, find_game
from lawspeaker_runtime.adapters.openspiel_position import (
    LARGEST_SCORE,
    LONGEST,
    TERMINAL,
    Position,
    Settings,
    begun,
    start_of,
)
from lawspeaker_runtime.errors import BadOption
from lawspeaker_runtime.game.settings import read_options, read_players
from lawspeaker_runtime.rules.rules import Rules

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ImportError:
    raise MissingExtra("OpenSpiel", "openspiel") from None

PREFIX: Final = "law_"
MANY_OUTCOMES: Final = 1024
PLAYERS: Final = "players"


def register(
    game: object,
    name: str = "",
    options: Mapping[str, object] | None = None,
    native: bool = False,
    zero_sum: bool | None = None,
    utility: tuple[float, float] | None = None,
    longest: int = LONGEST,
) -> str:
    """Register a game with OpenSpiel and return its name there; `players` is a parameter of the game."""
    package = find_game(game)
    rules = package.RULES
    read_options(rules, rules.players[0], 0, options)
    decided = not rules.parts and not rules.together
    settings = Settings(
        package,
        dict(options or {}),
        native,
        zero_sum if zero_sum is not None else decided and rules.players == (2, 2),
        utility or ((-1.0, 1.0) if not rules.parts else (-LARGEST_SCORE, LARGEST_SCORE)),
        longest,
    )
    short = name or PREFIX + rules.name.replace("-", "_")
    if short in pyspiel.registered_names():
        raise BadOption(f"OpenSpiel has a game `{short}` already: give another `name`")
    enrol(settings, short)
    return short


def enrol(settings: Settings, short: str) -> None:
    """Make the class of a game known to OpenSpiel."""
    kind = game_type(settings, short)
    # A class, not a function: OpenSpiel lets go of it after Python has ended, when a function could not be deleted.
    pyspiel.register_game(kind, new_class(short, (LawGame,), exec_body=partial(fill_class, settings, kind)))


def loaded_game(settings: Settings, short: str, players: int) -> pyspiel.Game:
    """Return a pickled game; it is registered first in a process that does not know it."""
    if short not in pyspiel.registered_names():
        enrol(settings, short)
    return pyspiel.load_game(short, {PLAYERS: players})


def loaded_state(game: LawGame, position: Position) -> LawState:
    """Return a pickled state."""
    state = LawState(game)
    state.law = position
    return state


def fill_class(settings: Settings, kind: pyspiel.GameType, body: dict[str, object]) -> None:
    """Write what is special of a game into its class."""
    body |= {"settings": settings, "kind": kind}


def game_type(settings: Settings, short: str) -> pyspiel.GameType:
    """Return the description of a game that OpenSpiel stores."""
    kinds, rules = pyspiel.GameType, settings.rules
    return kinds(
        short_name=short,
        long_name=rules.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if rules.chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if rules.hides_something
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if settings.zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.players[1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: rules.players[0]},
        provides_factored_observation_string=False,
    )


def most_outcomes(rules: Rules) -> int:
    """Return how many outcomes a random step may have, at most: any thing, any word, or many numbers."""
    return max(MANY_OUTCOMES, len(rules.things), *(len(info.names) for info in rules.types))


def distinct(texts: Sequence[str], index: int) -> str:
    """Return a text of several, with a number if those before it have the same one.

    >>> [distinct(["Feast", "Move", "Feast"], index) for index in range(3)]
    ['Feast', 'Move', 'Feast (2)']
    """
    before = texts[:index].count(texts[index])
    return f"{texts[index]} ({before + 1})" if before else texts[index]


class LawGame(pyspiel.Game):
    """A game of OpenSpiel; its parameter is the number of players. `register` makes a subclass for each game."""

    settings: ClassVar[Settings]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: Mapping[str, int] | None = None) -> None:
        settings, rules = self.settings, self.settings.rules
        given = dict(params or {})
        self.players = read_players(rules, given.get(PLAYERS, rules.players[0]))
        info = pyspiel.GameInfo(
            num_distinct_actions=settings.package.engine.action_count(self.players),
            max_chance_outcomes=most_outcomes(rules) if rules.chance else 0,
            num_players=self.players,
            min_utility=settings.utility[0],
            max_utility=settings.utility[1],
            utility_sum=0.0 if settings.zero_sum else None,
            max_game_length=settings.longest,
        )
        super().__init__(self.kind, info, given)

    @cached_property
    def first(self) -> Position:
        """Return the position before anything has happened, which all new states share."""
        return begun(start_of(self.settings, self.players))

    def new_initial_state(self) -> LawState:
        """Return a state before anything has happened."""
        return LawState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> LawObserver:
        """Return what OpenSpiel observes states with."""
        if params:
            raise ValueError(f"observers of {self.settings.rules.title} have no parameters")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        size = len(self.settings.package.engine.observation_legend(self.players))
        return LawObserver(recall, size, self.first)

    def __reduce__(self) -> tuple[Callable[..., pyspiel.Game], tuple[Settings, str, int]]:
        """Pickle what registers the game, for processes that have not registered it."""
        return loaded_game, (self.settings, self.kind.short_name, self.players)


class LawState(pyspiel.State):
    """A state of OpenSpiel: a position, which another one replaces at each action.

    OpenSpiel clones a state by making a new one and copying its attributes, and makes a new one for each question about
    the shape of a tensor. So a new one is cheap: positions are never changed, and all new states share the first.
    """

    def __init__(self, game: LawGame) -> None:
        super().__init__(game)
        self.law = game.first

    def current_player(self) -> int:
        """Return who decides, from 0."""
        return self.law.current

    def _legal_actions(self, player: int) -> list[int]:
        """Return the actions of a player in ascending order."""
        return self.law.legal if player == self.law.current else []

    def legal_actions(self, *player: int) -> list[int]:
        """Return the actions of the player who decides; anything else is asked of OpenSpiel.

        OpenSpiel asks three questions in Python for the answer, which take several times as long as the answer.
        """
        law = self.law
        return law.legal if law.current >= 0 and player in ((), (law.current,)) else super().legal_actions(*player)

    def observation_tensor(self, *player: int) -> list[float]:
        """Return the observation of a player; without an argument, of the player who decides, as in OpenSpiel.

        OpenSpiel makes a new state and observes it, too, to know the shape of the answer.
        """
        number = player[0] + 1 if len(player) == 1 else self.law.current + 1
        if len(player) > 1 or not 0 < number <= self.law.start.players:
            return super().observation_tensor(*player)
        found: list[float] = np.array(self.law.observe(number), np.float32).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the pending random step with their probabilities."""
        chance = self.law.chance
        return [] if chance is None else list(enumerate(chance.probabilities))

    def _apply_action(self, action: int) -> None:
        """Carry out an action, or an outcome of chance."""
        self.law = self.law.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the text of an action or an outcome; OpenSpiel wants those of one state to differ, also of copies."""
        chance = self.law.chance
        if player == pyspiel.PlayerId.CHANCE:
            return distinct(chance.names, action) if chance is not None and action < len(chance.names) else str(action)
        engine, legal = self.law.engine, self.law.legal
        if int(action) not in legal:
            return engine.action_name(int(action))
        index = legal.index(int(action))
        return distinct([engine.action_name(option) for option in legal[: index + 1]], index)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.law.current == TERMINAL

    def returns(self) -> list[float]:
        """Return what the game is worth to each player; 0 before its end."""
        worth = self.law.returns() if self.is_terminal() else [0.0] * self.law.start.players
        if self.law.settings.zero_sum and not isclose(sum(worth), 0.0, abs_tol=1e-6):
            title = self.law.settings.rules.title
            raise ValueError(f"{title} was registered as a zero-sum game, but its returns are {worth}")
        return worth

    def __reduce__(self) -> tuple[Callable[..., LawState], tuple[pyspiel.Game, Position]]:
        """Pickle the game, and the position with its log."""
        return loaded_state, (self.get_game(), self.law)

    def __str__(self) -> str:
        """Return the whole log, hidden things included."""
        return "\n".join(self.law.game.log())


class LawObserver:
    """Observes states for a player: the numbers of `observe`; as a string with perfect recall also the log.

    OpenSpiel asks a new state for its observation whenever it wants to know the shape, so those of the first position
    are kept.
    """

    def __init__(self, recall: bool, size: int, first: Position) -> None:
        self.recall = recall
        self.first = first
        self.at_first: dict[int, NDArray[np.float32]] = {}
        self.tensor = np.zeros(0 if recall else size, np.float32)
        self.dict = {} if recall else {"observation": self.tensor}

    def set_from(self, state: LawState, player: int) -> None:
        """Write the observation of a player into the tensor."""
        if self.recall:
            return
        if state.law is not self.first:
            self.tensor[:] = state.law.observe(player + 1)
            return
        if player not in self.at_first:
            self.at_first[player] = np.array(self.first.observe(player + 1), np.float32)
        self.tensor[:] = self.at_first[player]

    def string_from(self, state: LawState, player: int) -> str:
        """Return what a player may know, as a text; what may be chosen now belongs to it for the player who decides."""
        game = state.law.game
        lines = [*game.log(player + 1), ""] if self.recall else []
        lines.append(json.dumps(game.view(player + 1)))
        if game.player == player + 1:
            lines.append(f"{game.state.site}: {game.legal}")
        return "\n".join(lines)
