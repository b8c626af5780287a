"""A game as a PettingZoo environment (AEC): agents take turns, with action masks and observations of fixed size.

    env = make_env("connect-four")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination or truncation else env.action_space(agent).sample(observation["action_mask"]))

An observation is a dictionary: `observation` is `engine.observe` of the agent, `action_mask` has a 1 for each legal
action of the agent who decides. Rewards are the returns of the game, at its end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from secrets import randbits
from typing import Final

from lawspeaker_runtime.adapters.find_game import MissingExtra, find_game
from lawspeaker_runtime.adapters.tables import Illegal, Table, read_illegal
from lawspeaker_runtime.agents.agents import RandomAgent
from lawspeaker_runtime.game.settings import whole_seed

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import aec_to_parallel
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError:
    raise MissingExtra("PettingZoo", "pettingzoo") from None

from lawspeaker_runtime.adapters.spaces import action_mask, mask_box, observation_box, observe

MASK: Final = "action_mask"
OBSERVATION: Final = "observation"
SEED_BITS: Final = 62
LOSS: Final = -1.0
Observation = dict[str, "NDArray[np.int32] | NDArray[np.int8]"]


class LawEnv(AECEnv):
    """A game for agents `player_1`, `player_2` and so on.

    After `max_cycles` decisions of each agent (0: never) the game is cut off. `illegal` says what an illegal action
    does: `raise` an error, `lose` (the game ends, with -1 for the agent and 0 for the others), or let a `random` legal
    one be carried out instead.
    """

    def __init__(
        self,
        game: object,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        native: bool = False,
        max_cycles: int = 0,
        illegal: str | Illegal = Illegal.RAISE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options, native)
        self.illegal = read_illegal(illegal)
        self.longest = max_cycles * self.table.players
        self.render_mode = render_mode
        self.metadata = {
            "name": self.table.short_name,
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{player}" for player in range(1, self.table.players + 1)]
        self.agents: list[str] = []
        self.decisions = 0
        self.luck = RandomAgent(0)
        box = observation_box(self.table)
        self.spaces: dict[str, spaces.Dict] = {
            agent: spaces.Dict({OBSERVATION: box, MASK: mask_box(self.table)}) for agent in self.possible_agents
        }
        self.choices = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations."""
        return self.spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions."""
        return self.choices[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Begin a new game; without a seed, from a random one. The options of the game are those of the environment."""
        del options
        drawn = randbits(SEED_BITS) if seed is None else whole_seed(seed)
        self.table.begin(drawn)
        self.luck = RandomAgent(drawn)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """Let the agent who decides be the next; end the game for all agents if it is over or too long."""
        engine, state = self.table.engine, self.table.state
        if engine.over(state):
            self.terminations = dict.fromkeys(self.agents, True)
            returns = zip(self.agents, engine.returns(state), strict=True)
            self.rewards = {agent: float(worth) for agent, worth in returns}
        elif 0 < self.longest <= self.decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        if engine.over(state) or any(self.truncations.values()):
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agent_of(engine.player(state))

    def agent_of(self, player: int) -> str:
        """Return the agent of a player."""
        return self.possible_agents[player - 1]

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know, and the actions that it may take now."""
        player = self.possible_agents.index(agent) + 1
        engine, state = self.table.engine, self.table.state
        decides = agent in self.agents and not self.is_done(agent) and engine.player(state) == player
        legal = engine.legal(state) if decides else []
        return {OBSERVATION: observe(self.table, player), MASK: action_mask(self.table, legal)}

    def is_done(self, agent: str) -> bool:
        """Tell whether the game has ended for an agent."""
        return self.terminations[agent] or self.truncations[agent]

    def step(self, action: int | None) -> None:
        """Carry out the action of the selected agent; of an agent whose game has ended, None."""
        agent = self.agent_selection
        if self.is_done(agent):
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        chosen = -1 if action is None else self.table.action_of(action)
        if chosen in self.table.engine.legal(self.table.state):
            self.carry_out(chosen)
        elif self.illegal is Illegal.RANDOM:
            self.carry_out(self.luck.pick(self.table.engine.legal(self.table.state)))
        elif self.illegal is Illegal.LOSE:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards[agent] = LOSS
            self.infos[agent] = {"illegal": True}
        else:
            raise self.table.refuse(chosen)
        self._accumulate_rewards()

    def carry_out(self, action: int) -> None:
        """Carry out a legal action."""
        self.table.apply(action)
        self.decisions += 1
        self.select()

    def render(self) -> str:
        """Return who decides and what may be chosen, as a text."""
        engine, state = self.table.engine, self.table.state
        if engine.over(state):
            return f"{self.table.rules.title}: over"
        names = ", ".join(self.table.name(action) for action in engine.legal(state))
        return f"{self.table.rules.title}: {self.table.rules.seat(engine.player(state))} chooses from {names}"

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def make_env(
    game: object,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    native: bool = False,
    max_cycles: int = 0,
    illegal: str | Illegal = Illegal.RAISE,
    render_mode: str | None = None,
) -> OrderEnforcingWrapper:
    """Return an environment that also reports calls in the wrong order."""
    return OrderEnforcingWrapper(LawEnv(game, players, options, native, max_cycles, illegal, render_mode))


@dataclass(frozen=True, slots=True)
class EnvModule:
    """A game in the form of the modules of PettingZoo, `pettingzoo.classic.chess_v6`, for code that expects one."""

    game: object
    players: int | None = None
    options: Mapping[str, object] | None = None
    native: bool = False
    illegal: str | Illegal = Illegal.RAISE

    def raw_env(self, max_cycles: int = 0, render_mode: str | None = None) -> LawEnv:
        """Return the bare environment."""
        return LawEnv(self.game, self.players, self.options, self.native, max_cycles, self.illegal, render_mode)

    def env(self, max_cycles: int = 0, render_mode: str | None = None) -> OrderEnforcingWrapper:
        """Return the environment with checks of the order of calls."""
        return OrderEnforcingWrapper(self.raw_env(max_cycles, render_mode))

    def parallel_env(self, max_cycles: int = 0, render_mode: str | None = None) -> ParallelEnv:
        """Return the environment with one step for a round, of a game whose players strictly take turns."""
        made = self.raw_env(max_cycles, render_mode)
        made.metadata["is_parallelizable"] = True
        return aec_to_parallel(OrderEnforcingWrapper(made))

    def __reduce__(self) -> tuple[Callable[..., EnvModule], tuple[object, ...]]:
        """Pickle the package by its name."""
        name = find_game(self.game).__name__
        return EnvModule, (name, self.players, dict(self.options or {}), self.native, self.illegal)
