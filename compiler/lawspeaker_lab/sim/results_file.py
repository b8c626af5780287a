"""A file of results, CSV or Parquet, to which games are appended as they are played, and which can be continued.

    law sim farm --games 100000 --to farm.csv          interrupted after 40,000 games
    law sim farm --games 100000 --to farm.csv          plays the other 60,000

A Parquet file cannot be appended to. Its rows are collected in `FILE.rows` as CSV, and packed when the last game is
played.
"""

from __future__ import annotations

import csv
import os
from io import StringIO
from pathlib import Path
from time import monotonic

import msgspec

from lawspeaker_lab.sim.columns import columns_of, rows_of
from lawspeaker_lab.sim.games import Begun, Played, Table
from lawspeaker_lab.sim.job import Job, Progress, difference, job_file, read_progress, write_progress
from lawspeaker_lab.sim.parquet import pack, packed_games, require_pyarrow
from lawspeaker_system.failure import fail
from lawspeaker_system.write_files import reason_of

CSV, PARQUET = ".csv", ".parquet"
PAUSE = 1.0
"""Seconds between two notes of how far the job is; what is played in between is played again after a crash."""


class ResultsFile:
    """An open file of results: `rows` is where rows are appended, `begun` what was played so far."""

    def __init__(self, path: Path, table: Table, job: Job) -> None:
        self.path = path
        self.table = table
        self.packs = path.suffix.lower() == PARQUET
        self.rows = path.with_name(f"{path.name}.rows") if self.packs else path
        if self.packs:
            require_pyarrow()
        self.progress = continued(path, self.rows, job, self.packs)
        self.begun = Begun(self.progress.figures, self.progress.seconds)
        self.end = self.progress.bytes
        self.noted = monotonic()
        self.handle = open_rows(self.rows, self.progress)
        self.settle()
        if not self.end and not self.progress.packed:
            self.write([column.name for column in columns_of(table)])
            self.settle()
            self.note()

    def add(self, played: Played) -> None:
        """Append the rows of games; `begun` has their sums already."""
        self.write(*rows_of(self.table, played.rows))
        self.settle()
        if monotonic() - self.noted > PAUSE:
            self.note()

    def write(self, *rows: list[int | float | str] | list[str]) -> None:
        """Append rows; raise OSError if they cannot be written."""
        text = StringIO()
        csv.writer(text, lineterminator="\n").writerows(rows)
        data = memoryview(text.getvalue().encode())
        written = 0
        while written < len(data):
            written += os.write(self.handle, data[written:])
        self.end += written

    def settle(self) -> None:
        """Let all rows that are written count; an interruption comes before or after this, never between."""
        self.settled = self.end, self.begun.figures, self.begun.seconds

    def cut(self) -> None:
        """Remove rows that were being written when the job was interrupted."""
        self.end = self.settled[0]
        if os.fstat(self.handle).st_size > self.end:
            os.ftruncate(self.handle, self.end)

    def note(self) -> None:
        """Note how far the job is, after the rows are on the disk."""
        os.fsync(self.handle)
        self.progress.bytes, self.progress.figures, self.progress.seconds = self.settled
        write_progress(self.path, self.progress)
        self.noted = monotonic()

    @property
    def safe_games(self) -> int:
        """Return the number of games that were noted: the others are played again."""
        return Begun(self.progress.figures).games

    def finish(self) -> None:
        """Note that the job is done; pack the rows if the file is Parquet."""
        self.note()
        if self.packs and self.begun.games > self.progress.packed:
            pack(self.path, self.rows, columns_of(self.table), bool(self.progress.packed))
            self.progress.packed, self.end = self.begun.games, 0
            self.settle()
            os.ftruncate(self.handle, 0)
            self.note()

    def close(self) -> None:
        """Close the file; a file of packed rows that is empty is removed."""
        os.close(self.handle)
        if self.packs and not self.end:
            self.rows.unlink(missing_ok=True)


def continued(path: Path, rows: Path, job: Job, packs: bool) -> Progress:
    """Return how far a job is; end the command if the file is of another job, or damaged."""
    try:
        found = read_progress(path)
    except (ValueError, msgspec.DecodeError):
        fail(f"error: {job_file(path)} is damaged, so {path} cannot be continued; nothing was changed")
    if found is None:
        if path.exists() or rows.exists():
            fail(f"error: {path} exists, and no job of `law sim` belongs to it; choose another name")
        return Progress(job)
    if differs := difference(found.job, job):
        fail(f"error: {path} belongs to another job: {differs} not the same; choose another name")
    if packs and path.exists() and packed_games(path) > found.packed:  # interrupted after the rows were packed
        found.packed, found.bytes = packed_games(path), 0
    size = rows.stat().st_size if rows.exists() else 0
    if size < found.bytes or (found.packed and not path.exists()):
        fail(f"error: rows are missing from {path}; delete it and {job_file(path)} to begin again")
    return found


def open_rows(rows: Path, progress: Progress) -> int:
    """Open the file of rows behind its complete ones; what was interrupted is cut off."""
    rows.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(rows, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        lock(handle, rows)
        os.ftruncate(handle, progress.bytes)
        os.lseek(handle, progress.bytes, os.SEEK_SET)
    except BaseException:
        os.close(handle)
        raise
    return handle


def lock(handle: int, rows: Path) -> None:
    """Keep other processes from writing to the same file, where the system can."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        fail(f"error: another command is writing to {rows}")


def open_results(path: Path, table: Table, job: Job) -> ResultsFile:
    """Open a file of results; end the command if that is not possible."""
    if path.suffix.lower() not in (CSV, PARQUET):
        fail(f"error: {path} is neither a .csv nor a .parquet file")
    try:
        return ResultsFile(path, table, job)
    except OSError as error:
        fail(f"error: {path} cannot be written: {reason_of(error)}")
