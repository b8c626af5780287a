"""What a table publishes so that everybody can verify its shuffles: a hash when it begins, the seed when it ends.

A secret seed has 256 bits, and more than any seed that a person may choose, so the seed itself says which it is. A
chosen seed is announced to every seat from the beginning: whoever chose it can compute what chance will bring.
"""

from __future__ import annotations

import secrets

from lawspeaker_runtime.game.settings import SEED_BITS
from lawspeaker_runtime.state.secure_stream import SECURE_SEED_BITS, commitment
from lawspeaker_table.serve.table import Table
from lawspeaker_table.serve.words import Refused


def secret_seed() -> int:
    """Return a seed that nobody guesses and that no person can choose."""
    return secrets.randbits(SECURE_SEED_BITS - 1) | 1 << (SECURE_SEED_BITS - 1)


def is_chosen(seed: int) -> bool:
    """Tell whether a person chose a seed.

    >>> is_chosen(7), is_chosen(secret_seed())
    (True, False)
    """
    return abs(seed) >> SEED_BITS == 0


def fairness_of(table: Table) -> dict[str, object]:
    """Return the hash of a table's seed, and the seed if it was chosen or the game is over.

    A position that a designer set comes from no seed.
    """
    seed = table.record.seed
    if table.record.origin:
        return {"hash": "", "seed": "", "chosen": False}
    chosen = is_chosen(seed)
    known = chosen or table.game.over
    return {"hash": commitment(seed), "seed": str(seed) if known else "", "chosen": chosen}


def record_of_game(table: Table) -> dict[str, object]:
    """Return the record of a game that is over, which `law verify` reads; raise Refused before."""
    if not table.game.over:
        raise Refused("the record of a game is published when it is over")
    return {"type": "record", "name": f"{table.offer.name}-{table.record.id}.json", "text": table.game.save()}
