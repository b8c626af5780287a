"""Mutants by number: the same number is the same mutant as long as the specs it is made of do not change.

.venv/bin/python -m tests.mutation.mutants 4711              shows mutant 4711 and what comes of it
.venv/bin/python -m tests.mutation.mutants 0 2000            judges 2,000 mutants and reports the faults
.venv/bin/python -m tests.mutation.mutants 0 2000 --types    and lets mypy look at those that compile
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from lawspeaker.source import Source
from tests.mutation.changes import Mutant, change
from tests.mutation.corpus import bases
from tests.mutation.judge import Outcome, Verdict, judge

FINISHED_EVERY = 8
"""Every so many mutants are written as a build writes them; the others as drafts, which is quicker."""


def mutant(seed: int) -> list[Source]:
    """Return a spec with one to three changes."""
    dice = Random(seed)
    base = dice.choice(bases())
    changed = Mutant(base, [source.text.split("\n") for source in base.sources], dice)
    for _ in range(dice.choice([1, 1, 2, 2, 3])):
        change(changed)
    return [Source(old.name, "\n".join(new)) for old, new in zip(base.sources, changed.files, strict=True)]


def verdict(seed: int) -> Verdict:
    """Judge the mutant of a number."""
    return judge(mutant(seed), seed, draft=seed % FINISHED_EVERY != 0)


def verdicts(seeds: Iterable[int]) -> Iterator[tuple[int, Verdict]]:
    """Judge mutants one after the other."""
    for seed in seeds:
        yield seed, verdict(seed)


def shown(seed: int, found: Verdict) -> str:
    """Return a mutant with what came of it and how to see that again."""
    base = Random(seed).choice(bases())
    texts = "\n".join(f"=== {source.name}\n{source.text}" for source in mutant(seed))
    again = f".venv/bin/python -m tests.mutation.mutants {seed}"
    return f"{texts}\n--- mutant {seed} of {base.name}: {found.outcome.value}\n{found.detail}\n--- again: {again}\n"


def main(arguments: list[str]) -> int:
    """Show one mutant, or judge many."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation.mutants")
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int, nargs="?")
    parser.add_argument("--types", action="store_true")
    given = parser.parse_args(arguments)
    if given.last is None:
        found = verdict(given.first)
        sys.stdout.write(shown(given.first, found))
        return found.outcome is Outcome.FAULT
    counted: Counter[Outcome] = Counter()
    for seed, found in verdicts(range(given.first, given.last)):
        counted[found.outcome] += 1
        if found.outcome in (Outcome.FAULT, Outcome.ENDLESS):
            sys.stdout.write(shown(seed, found) + "\n")
            sys.stdout.flush()
    sys.stdout.write(", ".join(f"{number} {outcome.value}" for outcome, number in counted.items()) + "\n")
    return counted[Outcome.FAULT] > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
