"""A game for one player as a Gymnasium environment.

    env = SoloEnv("northern-lakes", max_steps=500)
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

`info["action_mask"]` has a 1 for each legal action. The reward is the return of the game, at its end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias, cast

from lawspeaker_runtime.adapters.find_game import MissingExtra
from lawspeaker_runtime.adapters.tables import Illegal, Table, read_illegal
from lawspeaker_runtime.agents.agents import RandomAgent

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError:
    raise MissingExtra("Gymnasium", "gymnasium") from None

from lawspeaker_runtime.adapters.spaces import action_mask, observation_box, observe

SEEDS: Final = 1 << 62
LOSS: Final = -1.0
Info: TypeAlias = dict[str, object]


class SoloEnv(gymnasium.Env["NDArray[np.int32]", int]):
    """A game for one player. After `max_steps` decisions (0: never) it is cut off.

    `illegal` says what an illegal action does: `raise` an error, `lose` (the game ends with -1), or let a `random`
    legal one be carried out instead; then `info["illegal"]` is true.
    """

    def __init__(
        self,
        game: object,
        options: Mapping[str, object] | None = None,
        native: bool = False,
        max_steps: int = 0,
        illegal: str | Illegal = Illegal.RAISE,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"]}
        self.table = Table(game, 1, options, native)
        self.illegal = read_illegal(illegal)
        self.longest = max_steps
        self.render_mode = render_mode
        self.steps = 0
        self.luck = RandomAgent(0)
        self.observation_space = cast("spaces.Space[NDArray[np.int32]]", observation_box(self.table))
        self.action_space = spaces.Discrete(self.table.actions)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[NDArray[np.int32], Info]:
        """Begin a new game, with the options of the environment; without a seed, from its random generator."""
        super().reset(seed=seed, options=dict(options or {}))
        drawn = int(self.np_random.integers(SEEDS))
        self.table.begin(drawn)
        self.luck = RandomAgent(drawn)
        self.steps = 0
        return observe(self.table, 1), self.info()

    def info(self) -> Info:
        """Return the legal actions, as a mask."""
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """Return an array with a 1 for each legal action."""
        return action_mask(self.table, self.table.engine.legal(self.table.state))

    def step(self, action: int) -> tuple[NDArray[np.int32], float, bool, bool, Info]:
        """Carry out an action."""
        engine, state, chosen = self.table.engine, self.table.state, self.table.action_of(action)
        legal = chosen in engine.legal(state)
        if not legal and (self.illegal is Illegal.RAISE or engine.over(state)):
            raise self.table.refuse(chosen)
        if not legal and self.illegal is Illegal.LOSE:
            return observe(self.table, 1), LOSS, True, False, {**self.info(), "illegal": True}
        self.table.apply(chosen if legal else self.luck.pick(engine.legal(state)))
        self.steps += 1
        over = engine.over(state)
        reward = float(engine.returns(state)[0]) if over else 0.0
        info = self.info() if legal else {**self.info(), "illegal": True}
        return observe(self.table, 1), reward, over, not over and 0 < self.longest <= self.steps, info

    def render(self) -> str:
        """Return what may be chosen, as a text."""
        engine, state = self.table.engine, self.table.state
        names = ", ".join(self.table.name(action) for action in engine.legal(state))
        return f"{self.table.rules.title}: {'over' if engine.over(state) else f'choose from {names}'}"
