"""Mutants by number: the same number is the same mutant as long as the specs it is made of do not change.

.venv/bin/python -m tests.mutation.mutants 4711              shows mutant 4711 and what comes of it
.venv/bin/python -m tests.mutation.mutants 0 2000            judges 2,000 mutants and reports the faults
.venv/bin/python -m tests.mutation.mutants 0 --types 100     lets mypy look at the first 100 engines
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from itertools import count as numbers
from pathlib import Path
from random import Random

from lawspeaker.coverage.draft import parse_memoized
from lawspeaker.pipeline import check_only
from lawspeaker.source import Source
from tests.mutation.changes import Mutant, change
from tests.mutation.corpus import Base, bases, whole_games
from tests.mutation.outcome import Verdict, compiled, judge
from tests.mutation.type_check import mistyped
from tests.soak import runs

GROWN_EVERY = 8
TRIES = 8
FINISHED_EVERY = 9
"""Every so many mutants are written as a build writes them; the others as drafts, which is quicker."""
REPAIRED_EVERY = runs(10, 1)
"""In a normal run repairs are looked for in every tenth refused mutant: they take ten times as long as all else."""


def mutant(seed: int) -> list[Source]:
    """Return a spec with one to four changes, or, now and then, with as many that a check lets through."""
    dice = Random(seed)
    base = base_of(dice)
    changed = Mutant(base, [source.text.split("\n") for source in base.sources], dice)
    if seed % GROWN_EVERY == 0:
        grow(changed)
    else:
        for _ in range(dice.choice([1, 1, 2, 2, 3, 4])):
            change(changed)
    return sources(changed)


def sources(changed: Mutant) -> list[Source]:
    """Return the files of a mutant."""
    return [Source(old.name, "\n".join(new)) for old, new in zip(changed.base.sources, changed.files, strict=True)]


def grow(changed: Mutant) -> None:
    """Change a spec again and again, and take back what a check refuses; a change on which the check crashes stays."""
    for _ in range(TRIES):
        before = [list(lines) for lines in changed.files]
        change(changed)
        try:
            refused = changed.files == before or check_only(sources(changed), parse=parse_memoized).facts.errors()
        except Exception:
            return
        if refused:
            changed.files[:] = before


def base_of(dice: Random) -> Base:
    """Choose what is changed: a whole game as often as anything else."""
    return dice.choice(whole_games() if dice.randrange(2) else bases())


def verdict(seed: int) -> Verdict:
    """Judge the mutant of a number."""
    return judge(mutant(seed), seed, draft=seed % FINISHED_EVERY != 0, repairs=seed % REPAIRED_EVERY == 0)


def engines(first: int, count: int) -> dict[str, dict[str, str]]:
    """Return so many engines of mutants that compile, from a number on, each under a package of its own."""
    found: dict[str, dict[str, str]] = {}
    for seed in numbers(first):
        package = f"mutant_{seed}"
        _, files = compiled(package, mutant(seed), draft=True)
        if files:
            found[package] = files
        if len(found) == count:
            break
    return found


def typed(first: int, count: int, folder: Path) -> list[str]:
    """Return what mypy finds in so many engines of mutants, from a number on."""
    wrong = mistyped(engines(first, count), folder)
    return [f"{package}: {text}" for package, texts in wrong.items() for text in texts]


def shown(seed: int, found: Verdict) -> str:
    """Return a mutant with what came of it and how to see that again."""
    base = base_of(Random(seed))
    texts = "\n".join(f"=== {source.name}\n{source.text}" for source in mutant(seed))
    again = f".venv/bin/python -m tests.mutation.mutants {seed}"
    return f"{texts}\n--- mutant {seed} of {base.name}: {found.outcome.value}\n{found.detail}\n--- again: {again}\n"


def main(arguments: list[str]) -> int:
    """Show one mutant, judge many, or let mypy look at those that compile."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation.mutants")
    parser.add_argument("first", type=int, help="the number of a mutant")
    parser.add_argument("last", type=int, nargs="?", help="judge all up to here, not included")
    parser.add_argument("--types", type=int, metavar="COUNT", help="check so many engines with mypy instead")
    given = parser.parse_args(arguments)
    if given.types is not None:
        with tempfile.TemporaryDirectory() as folder:
            wrong = typed(given.first, given.types, Path(folder))
        say("\n".join(wrong) or "nothing wrong")
        return bool(wrong)
    counted: Counter[str] = Counter()
    bad = 0
    for seed in range(given.first, given.last or given.first + 1):
        found = verdict(seed)
        counted[found.outcome.value] += 1
        bad += found.bad
        if found.bad or given.last is None:
            say(shown(seed, found))
    say(", ".join(f"{number} {outcome}" for outcome, number in counted.items()))
    return bad > 0


def say(text: str) -> None:
    """Print at once: a run may take long."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
