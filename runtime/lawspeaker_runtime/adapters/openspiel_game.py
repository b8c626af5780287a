"""A game as a Python game of OpenSpiel: explicit chance nodes, information states that keep secrets.

    register("kuhn-poker", zero_sum=True)               # once in a process
    game = pyspiel.load_game("law_kuhn_poker")

Players are numbered from 0, as in OpenSpiel. Actions are the ids of the engine; an outcome of chance is its index in
`game.chance`. The observation tensor is `engine.observe`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import isclose
from types import new_class
from typing import ClassVar, Final

from lawspeaker_runtime.adapters.find_game import MissingExtra, Package, find_game
from lawspeaker_runtime.errors import BadOption, IllegalChoice
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.settings import read_options, read_players
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.state.base_state import BaseState

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise MissingExtra("OpenSpiel", "openspiel") from None

PREFIX: Final = "law_"
MANY_OUTCOMES: Final = 1024
LARGEST_SCORE: Final = 10_000.0
LONGEST: Final = 100_000
PLAYERS: Final = "players"


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
    kind = game_type(settings, short)
    # A class, not a function: OpenSpiel lets go of it after Python has ended, when a function could not be deleted.
    pyspiel.register_game(kind, new_class(short, (LawGame,), exec_body=partial(fill_class, settings, kind)))
    return short


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
        return LawObserver(recall, size)


class LawState(pyspiel.State):
    """A state of OpenSpiel: a `Game` with explicit chance, begun when it is first asked for anything.

    OpenSpiel clones a state by making a new one and copying its attributes, so a new one must be cheap.
    """

    def __init__(self, game: LawGame) -> None:
        super().__init__(game)
        self.law = Lazy(game.settings, game.players)

    @property
    def game(self) -> Game[BaseState]:
        """Return the game that is played."""
        return self.law.game

    def current_player(self) -> int:
        """Return who decides, from 0."""
        if self.game.over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.game.chance is not None else self.game.player - 1

    def _legal_actions(self, player: int) -> list[int]:
        """Return the actions of a player in ascending order."""
        return sorted(self.game.legal) if player == self.game.player - 1 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the pending random step with their probabilities."""
        chance = self.game.chance
        return [] if chance is None else list(enumerate(chance.probabilities))

    def _apply_action(self, action: int) -> None:
        """Carry out an action, or an outcome of chance."""
        chance = self.game.chance
        if chance is None:
            self.game.choose(int(action))
        elif action in range(len(chance.outcomes)):
            self.game.force(chance.outcomes[action])
        else:
            raise IllegalChoice(f"there is no outcome {action}; outcomes are 0 to {len(chance.outcomes) - 1}")

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the text of an action or an outcome; OpenSpiel wants those of one state to differ, also of copies."""
        chance = self.game.chance
        if player == pyspiel.PlayerId.CHANCE:
            return distinct(chance.names, action) if chance is not None and action < len(chance.names) else str(action)
        engine, legal = self.game.engine, self.game.legal
        if int(action) not in legal:
            return engine.action_name(int(action))
        index = legal.index(int(action))
        return distinct([engine.action_name(option) for option in legal[: index + 1]], index)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.game.over

    def returns(self) -> list[float]:
        """Return what the game is worth to each player; 0 before its end."""
        worth = self.game.returns() if self.game.over else [0.0] * self.game.players
        if self.law.settings.zero_sum and not isclose(sum(worth), 0.0, abs_tol=1e-6):
            raise ValueError(f"{self.game.rules.title} was registered as a zero-sum game, but its returns are {worth}")
        return worth

    def __str__(self) -> str:
        """Return the whole log, hidden things included."""
        return "\n".join(self.game.log())


class Lazy:
    """A game that begins when it is first needed; copies are independent."""

    def __init__(self, settings: Settings, players: int) -> None:
        self.settings = settings
        self.players = players
        self.begun: Game[BaseState] | None = None

    @property
    def game(self) -> Game[BaseState]:
        """Return the game."""
        if self.begun is None:
            settings = self.settings
            self.begun = settings.package.new(
                self.players, options=settings.options, explicit_chance=True, native=settings.native
            )
        return self.begun

    def __reduce__(self) -> tuple[Callable[..., Lazy], tuple[Settings, int, str]]:
        """Pickle the game as its save."""
        return lazy_of, (self.settings, self.players, "" if self.begun is None else self.begun.save())

    def __deepcopy__(self, memo: object) -> Lazy:
        copy = Lazy(self.settings, self.players)
        copy.begun = None if self.begun is None else self.begun.clone()
        return copy


def lazy_of(settings: Settings, players: int, save: str) -> Lazy:
    """Return a pickled game."""
    found = Lazy(settings, players)
    if save:
        found.begun = settings.package.load(save, settings.native)
    return found


class LawObserver:
    """Observes states for a player: the numbers of `observe`; as a string with perfect recall also the log."""

    def __init__(self, recall: bool, size: int) -> None:
        self.recall = recall
        self.tensor = np.zeros(0 if recall else size, np.float32)
        self.dict = {} if recall else {"observation": self.tensor}

    def set_from(self, state: LawState, player: int) -> None:
        """Write the observation of a player into the tensor."""
        if not self.recall:
            self.tensor[:] = state.game.observe(player + 1)

    def string_from(self, state: LawState, player: int) -> str:
        """Return what a player may know, as a text; what may be chosen now belongs to it for the player who decides."""
        game = state.game
        lines = [*game.log(player + 1), ""] if self.recall else []
        lines.append(json.dumps(game.view(player + 1)))
        if game.player == player + 1:
            lines.append(f"{game.state.site}: {game.legal}")
        return "\n".join(lines)
