"""The small part of PettingZoo that the adapter and its tests use."""

from collections.abc import Iterator

class AECEnv:
    metadata: dict[str, object]
    possible_agents: list[str]
    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, object]]
    render_mode: str | None
    _cumulative_rewards: dict[str, float]
    def __init__(self) -> None: ...
    def agent_iter(self) -> Iterator[str]: ...
    def reset(self, seed: int | None = None) -> None: ...
    def _accumulate_rewards(self) -> None: ...
    def _clear_rewards(self) -> None: ...
    def _was_dead_step(self, action: int | None) -> None: ...

class ParallelEnv:
    def reset(self, seed: int | None = None) -> object: ...
