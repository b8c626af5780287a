"""Where the games of a plan are played and written to."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

from msgspec import Struct, field


class ClusterName(StrEnum):
    """The kinds of clusters on which games can be played."""

    RAY = "ray"


class Where(Struct):
    """Where games are played and written to; `lost` says why they ended early, `nodes` how many of them each node of a
    cluster played.
    """

    to: Path | None = None
    on: ClusterName | None = None
    native: bool = False
    steps: int | None = None
    silent: bool = False
    lost: str = ""
    nodes: dict[str, int] = field(default_factory=dict)
