"""What makes two runs of `law sim` the same job, and how far a job is: the file `FILE.job` beside a file of results.

    results.csv          seed,players,…                     a row for each game
    results.csv.job      {"job": {…}, "bytes": 5120, …}     the rows up to here are complete, and these are their sums

Rows are written first, then this file, as a whole. So what lies behind `bytes` was interrupted: it is cut off, and its
games are played again. The number of games is no part of a job: a job can be continued to more games.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct, field

from lawspeaker.cache.packages import package_files
from lawspeaker_lab.sim.games import Table
from lawspeaker_system.write_files import replace_file

FORMAT = 2
NAMES = {
    "game": "its game is",
    "rules": "its rules are",
    "players": "its number of players is",
    "seed": "--seed is",
    "settings": "--set is",
    "searching": "--search is",
    "strength": "--strength is",
    "limit": "--limit is",
    "steps": "--steps is",
    "wishes": "--card or --fixed-seats is",
}
"""The words for what may differ between two jobs, the most important first."""


class Job(Struct, frozen=True):
    """Everything on which the results of a job depend, except the number of games."""

    game: str
    rules: str
    players: int
    seed: int
    settings: str
    searching: list[int]
    strength: str
    limit: int
    steps: int
    wishes: int


class Progress(Struct):
    """How far a job is: `packed` games are in a Parquet file, and the others in `bytes` of rows."""

    job: Job
    format: int = FORMAT
    bytes: int = 0
    packed: int = 0
    seconds: float = 0.0
    figures: list[int] = field(default_factory=list)


def job_of(table: Table, steps: int | None) -> Job:
    """Return the job of a plan."""
    plan, rules = table.plan, table.loaded.rules
    return Job(
        game=rules.name,
        rules=digest_of(table),
        players=plan.players,
        seed=plan.seed,
        settings=msgspec.json.encode(sorted((key, str(value)) for key, value in plan.settings.items())).decode(),
        searching=sorted(plan.searching),
        strength=str(plan.strength) if plan.searching else "",
        limit=plan.limit,
        steps=steps or 0,
        wishes=table.plan.wishes.bits,
    )


def digest_of(table: Table) -> str:
    """Return a digest of the rules: of the files of the generated package."""
    folder = Path(str(table.loaded.tables.__file__)).parent
    return sha256(repr(sorted(package_files(folder).items())).encode()).hexdigest()


def difference(one: Job, other: Job) -> str:
    """Return the first thing in which two jobs differ, in words; "" if they are the same."""
    return next((word for name, word in NAMES.items() if getattr(one, name) != getattr(other, name)), "")


def job_file(path: Path) -> Path:
    """Return the file that says how far the job of a file is."""
    return path.with_name(f"{path.name}.job")


def read_progress(path: Path) -> Progress | None:
    """Return how far the job of a file is; None if there is no such file; raise ValueError if it is damaged."""
    try:
        data = job_file(path).read_bytes()
    except FileNotFoundError:
        return None
    found = msgspec.json.decode(data, type=Progress)
    if found.format != FORMAT:
        raise ValueError("another version of Lawspeaker wrote it")
    return found


def write_progress(path: Path, progress: Progress) -> None:
    """Write how far a job is, as a whole or not at all."""
    replace_file(job_file(path), msgspec.json.encode(progress))
