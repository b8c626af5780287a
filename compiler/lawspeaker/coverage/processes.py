"""How many worker processes run mutants."""

from __future__ import annotations

import os

MIN_FOR_POOL = 20
"""Fewer mutants than this run in one process: starting others would take longer."""


def process_count(mutants: int, wanted: int | None) -> int:
    """Return how many processes run so many mutants.

    >>> process_count(3, None), process_count(3, 2)
    (1, 2)
    """
    return wanted or (os.cpu_count() or 1 if mutants > MIN_FOR_POOL else 1)
