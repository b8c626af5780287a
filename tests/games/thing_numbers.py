"""The numbers of the things of a kind: tables of a game have only those lists that its rules use."""

from __future__ import annotations

from lawspeaker_runtime.rules.rules import Rules


def numbers_of(rules: Rules, kind: str) -> range:
    """Return the numbers of all things of a kind that has no kinds below it."""
    found = [number for number, thing in enumerate(rules.things) if thing.kind == kind]
    numbers = range(found[0], found[-1] + 1)
    assert found == list(numbers)
    return numbers
