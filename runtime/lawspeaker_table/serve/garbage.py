"""Garbage collection in short pauses.

A game keeps the state before each of its steps: some 100 lists of numbers, which have no cycles. 200 games have half a
million, and a full collection, which visits them all, stops the server for a third of a second. So what survives a
collection is frozen here: each collection visits only what is new since the last one. Frozen objects are freed as usual
when nothing refers to them; cycles among them are found when nobody is at a table.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

PERIOD = 1.0
"""Seconds between two collections: what 40 moves leave in a second is visited in some 5 ms."""
FULL_PERIOD = 60
"""Collections between two full ones, while nobody is at a table."""
NEVER = 1_000_000_000


@contextmanager
def frozen_survivors() -> Iterator[None]:
    """Freeze what exists and let Python start no full collection by itself; restore its own way in the end."""
    thresholds = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(thresholds[0], thresholds[1], NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()


async def collect_often(nobody: Callable[[], bool]) -> None:
    """Collect and freeze what is new, again and again; all objects now and then if `nobody` waits for an answer."""
    since_full = 0
    while True:
        await asyncio.sleep(PERIOD)
        since_full += 1
        if since_full >= FULL_PERIOD and nobody():
            gc.unfreeze()
            since_full = 0
        gc.collect()
        gc.freeze()
