import numpy as np
import pyspiel

class RandomRolloutEvaluator:
    def __init__(self, n_rollouts: int, random_state: np.random.RandomState) -> None: ...

class MCTSBot:
    def __init__(
        self,
        game: pyspiel.Game,
        uct_c: float,
        max_simulations: int,
        evaluator: RandomRolloutEvaluator,
        random_state: np.random.RandomState,
    ) -> None: ...
    def step(self, state: pyspiel.State) -> int: ...
