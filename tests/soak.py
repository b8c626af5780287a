"""How often a randomised test runs: enough to notice in a normal run, the full count under `make soak`."""

from __future__ import annotations

import os

SOAKING = os.environ.get("LAW_SOAK", "") not in ("", "0")


def runs(usual: int, full: int) -> int:
    """Return `full` under `make soak`, `usual` otherwise.

    >>> runs(10, 10)
    10
    """
    return full if SOAKING else usual
