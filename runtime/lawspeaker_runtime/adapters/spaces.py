"""Observations and actions as numpy arrays and spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker_runtime.adapters.find_game import MissingExtra
from lawspeaker_runtime.adapters.tables import Table

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError:
    raise MissingExtra("Gymnasium", "gymnasium") from None


def observation_box(table: Table) -> spaces.Box:
    """Return the space of the observations of a game."""
    entries = table.entries()
    low = np.array([entry.low for entry in entries], dtype=np.int32)
    high = np.array([entry.high for entry in entries], dtype=np.int32)
    return spaces.Box(low, high, dtype=np.int32)


def observe(table: Table, player: int) -> NDArray[np.int32]:
    """Return what a player may know as an array."""
    return np.array(table.engine.observe(table.state, player), dtype=np.int32)


def mask_box(table: Table) -> spaces.Box:
    """Return the space of the action masks of a game."""
    return spaces.Box(0, 1, (table.actions,), dtype=np.int8)


def action_mask(table: Table, legal: Sequence[int]) -> NDArray[np.int8]:
    """Return an array with a 1 for each legal action."""
    mask = np.zeros(table.actions, dtype=np.int8)
    mask[list(legal)] = 1
    return mask
