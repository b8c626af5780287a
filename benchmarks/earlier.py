"""Measure the native engine of a game beside that of an earlier commit: `python -m benchmarks.earlier [COMMIT]`.

    git archive COMMIT      ->      a folder with its packages, and its engine in a cache of its own
    two processes                   play rounds of random games in turn (`benchmarks/play_rounds.py`)

Goals that are stated as "twice as fast as now" are measured so: in one run, on one machine.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from statistics import median
from zipfile import ZipFile

from benchmarks.markdown import against, table, thousands

ROOT = Path(__file__).parents[1]
BEFORE = "3c79e28f"
"""The commit for which the goals of the big games were set."""
GOAL = 2.0
ROUNDS = 15
ROOMS = ("compiler", "runtime", "generated")
GAME, PLAYERS = "northgard", 3


@dataclass(frozen=True, slots=True)
class Speeds:
    """Decisions per second of random games from their beginning, and the time of a clone, in each round."""

    decisions: list[float]
    clones: list[float]


def has_commit(commit: str) -> bool:
    """Tell whether the history of this folder has a commit; a package or a shallow clone has none."""
    command = ["git", "cat-file", "-e", f"{commit}^{{commit}}"]
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def unpack(commit: str, folder: Path) -> None:
    """Write the packages of a commit into a folder."""
    command = ["git", "archive", "--format=zip", commit, *ROOMS, "grammar"]
    packed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    with ZipFile(BytesIO(packed)) as archive:
        archive.extractall(folder)


def player(root: Path, cache: Path | None) -> subprocess.Popen[str]:
    """Start a process that plays rounds with the packages in a folder."""
    paths = os.pathsep.join(str(root / room) for room in ROOMS)
    changed = {"PYTHONPATH": paths} | ({} if cache is None else {"LAW_CACHE": str(cache)})
    command = [sys.executable, str(ROOT / "benchmarks" / "play_rounds.py"), f"lawspeaker_games.{GAME}", str(PLAYERS)]
    return subprocess.Popen(
        command, env=os.environ | changed, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def one_round(playing: subprocess.Popen[str], speeds: Speeds) -> None:
    """Let a process play a round, and add its figures."""
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write("\n")
    playing.stdin.flush()
    answer = playing.stdout.readline()
    if not answer:
        raise SystemExit(f"the engine of {GAME} could not be measured (exit code {playing.wait()})")
    found = json.loads(answer)
    speeds.decisions.append(found["decisions"] / found["seconds"])
    speeds.clones.append(found["clone"])


def measure_both(commit: str) -> tuple[Speeds, Speeds]:
    """Return the figures of a commit and of this version, from rounds in turn; the first round is not counted."""
    before, now = Speeds([], []), Speeds([], [])
    with tempfile.TemporaryDirectory() as made:
        unpack(commit, Path(made) / "before")
        with player(Path(made) / "before", Path(made) / "cache") as old, player(ROOT, None) as new:
            one_round(old, Speeds([], []))
            one_round(new, Speeds([], []))
            for _ in range(ROUNDS):
                one_round(old, before)
                one_round(new, now)
            for playing in (old, new):
                assert playing.stdin is not None
                playing.stdin.close()
    return before, now


def section(commit: str = BEFORE) -> str:
    """Measure, and return the section of the page."""
    head = f"## {GAME.capitalize()} beside an earlier version\n\n"
    if not has_commit(commit):
        return f"{head}Not measured: commit {commit} is not in the history of this folder.\n"
    before, now = measure_both(commit)
    faster = median(new / old for new, old in zip(now.decisions, before.decisions, strict=True))
    shorter = median(old / new for new, old in zip(now.clones, before.clones, strict=True))
    rows = [
        [
            "begin and playout, decisions per second",
            thousands(median(before.decisions)),
            thousands(median(now.decisions)),
            against(faster, GOAL, "x"),
        ],
        ["clone", f"{median(before.clones):.2f} µs", f"{median(now.clones):.2f} µs", f"{shorter:.2f}x"],
    ]
    return (
        f"{head}Native engines, {PLAYERS} players, {ROUNDS} alternating rounds; commit {commit} is the state for which "
        f"the goals were set.\n\n{table(['', 'before', 'now', 'times as fast'], rows)}\n"
    )


def main() -> None:
    """Print the section."""
    parser = argparse.ArgumentParser(prog="benchmarks.earlier", description="Measure beside an earlier commit.")
    parser.add_argument("commit", nargs="?", default=BEFORE)
    print(section(parser.parse_args().commit))


if __name__ == "__main__":
    main()
