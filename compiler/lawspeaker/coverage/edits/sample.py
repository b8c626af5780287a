"""A sample of the edits of a spec, for a quick estimate of its score."""

from __future__ import annotations

import random
from itertools import groupby

from lawspeaker.coverage.edits.edit import Edit, Operator


def sampled(edits: list[Edit], size: int, seed: int = 1) -> list[Edit]:
    """Return so many of the edits, from each operator and file in proportion, in their order.

    Within each operator and file the edits are shuffled, all are put behind each other, and every n-th is taken.
    """
    if size >= len(edits):
        return edits
    chance = random.Random(seed)
    mixed: list[Edit] = []
    for _, group in groupby(sorted(edits, key=stratum), key=stratum):
        members = list(group)
        chance.shuffle(members)
        mixed += members
    step = len(mixed) / size
    start = chance.random() * step
    chosen = {mixed[int(start + number * step)] for number in range(size)}
    return [edit for edit in edits if edit in chosen]


def stratum(edit: Edit) -> tuple[Operator, str]:
    """Return the group of an edit: its operator and its file."""
    return edit.operator, edit.span.file
