"""The games that the tests of `law serve` offer, each opened once in a process."""

from __future__ import annotations

from functools import cache

from lawspeaker.cli.offers import open_offer
from lawspeaker_table.serve.catalogue import Offer


@cache
def offer(name: str, with_examples: bool = False) -> Offer:
    """Return a game as the server offers it, opened once."""
    return open_offer(name, (), with_examples)
