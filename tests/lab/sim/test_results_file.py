"""`law sim --to FILE`: a row for each game, never twice and never lost, whatever interrupts the run."""

from __future__ import annotations

import csv
import json
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest
from pyarrow import parquet

from lawspeaker_lab.sim import games as sim_games
from lawspeaker_lab.sim import results_file
from tests.conftest import Law

COIN = """
game "Coin"
    players 2
option side of player: 1 to 5 = 2
resource heads
course
    repeat 3 times
        each p among players
            choose n by p from 0 to 1
                gain n heads for p
win All for p when ended
    needs heads of p is 3
score for p
    "heads" = heads of p
"""
TIMES = ("seconds", "processor_seconds", "decisions_per_second")
ALL = ("sim", "coin.law", "--games", "640")


@pytest.fixture
def coin(law: Law) -> Law:
    """Return the command, in a folder with a small game."""
    Path("coin.law").write_text(COIN, encoding="utf-8")
    return law


def rows(path: str = "rows.csv") -> list[dict[str, str]]:
    """Return the rows of a CSV file."""
    with Path(path).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def figures(law: Law, *words: str) -> dict[str, object]:
    """Return the figures of a run, without its times."""
    answer = law(*words, "--json")
    assert answer.exit_code == 0, answer.output
    return {key: value for key, value in json.loads(answer.stdout).items() if key not in TIMES}


def test_each_game_is_a_row_with_options_points_and_winners(coin: Law) -> None:
    data = figures(coin, *ALL, "--to", "rows.csv", "--set", "side=1,5")
    found = rows()
    assert list(found[0]) == (
        "seed players first length mean_options ending winners option_side_1 option_side_2 points_1 points_2".split()
    )
    assert [int(row["seed"]) for row in found] == list(range(1, 641))
    assert {row["option_side_1"] + row["option_side_2"] for row in found} == {"15", "51"}
    endings = data["endings"]
    assert isinstance(endings, dict)
    for name, count in endings.items():
        assert sum(row["ending"] == name for row in found) == count
    seats = data["seats"]
    assert isinstance(seats, list)
    for seat in (1, 2):
        assert sum(str(seat) in row["winners"].split(";") for row in found) == seats[seat - 1]["wins"]
        points = sum(int(row[f"points_{seat}"]) for row in found) / 640
        assert points == pytest.approx(seats[seat - 1]["points"]["mean"], abs=0.0001)


def test_the_mean_number_of_options_is_counted_for_each_game_and_for_all(law: Law) -> None:
    game = COIN.replace("from 0 to 1", "from 0 to (1 if p is player 1 else 3)")
    Path("coin.law").write_text(game, encoding="utf-8")
    assert figures(law, *ALL, "--to", "rows.csv")["mean_options"] == 3.0
    assert {row["mean_options"] for row in rows()} == {"3.0"}
    assert "options 3.0 for each decision on average" in law(*ALL).output
    assert figures(law, "sim", "coin.law", "--games", "4", "--search", "1")["mean_options"] == 3.0


def test_options_stay_at_their_seats_only_if_that_is_asked(coin: Law) -> None:
    figures(coin, *ALL, "--to", "rows.csv", "--set", "side=1,5", "--fixed-seats")
    assert {row["option_side_1"] for row in rows()} == {"1"}


def test_more_games_are_added_to_those_that_are_there(coin: Law) -> None:
    coin("sim", "coin.law", "--games", "300", "--to", "rows.csv")
    begun = Path("rows.csv").read_bytes()
    again = coin(*ALL, "--to", "rows.csv")
    assert "continuing rows.csv after 300 games" in again.output
    assert Path("rows.csv").read_bytes().startswith(begun)
    assert figures(coin, *ALL, "--to", "rows.csv") == figures(coin, *ALL, "--to", "whole.csv")
    assert Path("rows.csv").read_bytes() == Path("whole.csv").read_bytes()


@pytest.mark.parametrize("moment", ["before", "after"])
@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_a_run_that_is_interrupted_while_rows_are_written_loses_none(
    coin: Law, monkeypatch: pytest.MonkeyPatch, suffix: str, moment: str
) -> None:
    whole = figures(coin, *ALL, "--to", f"whole.{suffix}")
    write, written = os.write, list[int]()

    def interrupted(handle: int, data: bytes) -> int:
        written.append(handle)
        if len(written) == 4 and moment == "before":
            raise KeyboardInterrupt
        done = write(handle, data)
        if len(written) == 4:
            raise KeyboardInterrupt
        return done

    monkeypatch.setattr("lawspeaker_lab.sim.results_file.os.write", interrupted)
    stopped = coin(*ALL, "--to", f"rows.{suffix}", "--workers", "1")
    assert stopped.exit_code == 130
    monkeypatch.setattr("lawspeaker_lab.sim.results_file.os.write", write)
    assert figures(coin, *ALL, "--to", f"rows.{suffix}") == whole
    if suffix == "csv":
        assert Path("rows.csv").read_bytes() == Path("whole.csv").read_bytes()
    else:
        assert parquet.read_table("rows.parquet").equals(parquet.read_table("whole.parquet"))


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_an_interrupted_run_continues_and_gives_the_same(
    coin: Law, monkeypatch: pytest.MonkeyPatch, suffix: str
) -> None:
    whole = figures(coin, *ALL, "--to", f"whole.{suffix}")
    play, played = sim_games.Table.play, list[range]()

    def interrupted(table: sim_games.Table, part: range) -> sim_games.Played:
        played.append(part)
        if len(played) in (3, 9):
            raise KeyboardInterrupt
        return play(table, part)

    monkeypatch.setattr(sim_games.Table, "play", interrupted)
    for games in (80, 280):
        stopped = coin(*ALL, "--to", f"rows.{suffix}", "--workers", "1")
        assert stopped.exit_code == 130
        assert f"interrupted after {games} games; the same command continues" in stopped.output
        assert "Traceback" not in stopped.output
    assert figures(coin, *ALL, "--to", f"rows.{suffix}") == whole
    if suffix == "csv":
        assert Path("rows.csv").read_bytes() == Path("whole.csv").read_bytes()
    else:
        assert parquet.read_table("rows.parquet").equals(parquet.read_table("whole.parquet"))
        assert not Path("rows.parquet.rows").exists()


def test_a_parquet_file_has_typed_columns_and_can_be_extended(coin: Law) -> None:
    coin("sim", "coin.law", "--games", "100", "--to", "rows.parquet")
    coin(*ALL, "--to", "rows.parquet")
    coin(*ALL, "--to", "rows.csv")
    table = parquet.read_table("rows.parquet")
    assert str(table.schema.field("length").type) == "int64"
    assert str(table.schema.field("mean_options").type) == "double"
    assert [{key: str(value) for key, value in row.items()} for row in table.to_pylist()] == rows()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_a_running_command_with_one_line_and_the_file_continues(coin: Law, workers: str) -> None:
    words = ("sim", "coin.law", "--games", "4000000", "--to", "rows.csv", "--workers", workers)
    program = "from lawspeaker.cli.app import main; main()"
    with Path("told").open("w+", encoding="utf-8") as told:
        process = subprocess.Popen(
            [sys.executable, "-c", program, *words],
            stdout=told,
            stderr=told,
            start_new_session=True,
            preexec_fn=heed_ctrl_c,
        )
        wait_for_rows(200_000)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the command and to the processes that play
        assert process.wait(60) == 130
        told.seek(0)
        lines = told.read().splitlines()
    said = [line for line in lines if line.startswith("interrupted after ")]
    assert len(said) == 1
    assert said[0].endswith(" games; the same command continues")
    assert not any("Traceback" in line or "Error" in line for line in lines)
    done = len(rows())
    assert said[0].split()[2] == f"{done:,}"
    games = str(done + 500)
    again = coin(*words[:3], games, *words[4:])
    assert f"continuing rows.csv after {done:,} games" in again.output
    assert figures(coin, *words[:3], games, *words[4:]) == figures(coin, *words[:3], games, "--to", "whole.csv")
    assert Path("rows.csv").read_bytes() == Path("whole.csv").read_bytes()


def heed_ctrl_c() -> None:
    """Undo what a shell does to a run in the background, which ignores Ctrl-C, and so do all its processes."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for_rows(size: int) -> None:
    """Wait until the file of results has a size, at most two minutes."""
    end = monotonic() + 120
    while monotonic() < end and (not Path("rows.csv").exists() or Path("rows.csv").stat().st_size < size):
        sleep(0.01)


def test_a_run_that_is_killed_in_the_middle_of_a_write_continues(coin: Law) -> None:
    words = ("sim", "coin.law", "--games", "40000", "--to", "rows.csv", "--workers", "1")
    program = "import sys; from lawspeaker_lab.sim import results_file; results_file.PAUSE = 0.0\n"
    program += "from lawspeaker.cli.app import run; sys.exit(run(sys.argv[1:]))"
    process = subprocess.Popen([sys.executable, "-c", program, *words], stdout=subprocess.DEVNULL)
    wait_for_rows(20_000)
    process.send_signal(signal.SIGKILL)
    process.wait()
    with Path("rows.csv").open("ab") as file:
        file.write(b"99,2,1,6,end of t")  # the part of a row that a dying process may leave
    done = len(rows()) - 1
    assert 0 < done < 40_000
    games = str(done + 500)
    assert figures(coin, *words[:3], games, *words[4:]) == figures(coin, *words[:3], games, "--to", "whole.csv")
    assert Path("rows.csv").read_bytes() == Path("whole.csv").read_bytes()


def test_a_full_disk_keeps_what_was_written(coin: Law) -> None:
    whole = figures(coin, *ALL, "--to", "whole.csv")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8_000, hard))
    try:
        full = coin(*ALL, "--to", "rows.csv")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert full.exit_code == 1
    assert "error: rows.csv cannot be written any more: file too large" in full.output
    assert "the same command continues" in full.output
    assert figures(coin, *ALL, "--to", "rows.csv") == whole
    assert Path("rows.csv").read_bytes() == Path("whole.csv").read_bytes()


def test_a_disk_that_is_full_when_rows_are_packed_keeps_them(coin: Law, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(results_file, "pack", full)
        answer = coin(*ALL, "--to", "rows.parquet")
    assert answer.exit_code == 1
    assert "no space left on device; the rows of 640 games are safe" in answer.output
    assert coin(*ALL, "--to", "rows.parquet").exit_code == 0
    assert parquet.read_metadata("rows.parquet").num_rows == 640


def test_a_run_that_ended_between_packing_and_noting_is_not_packed_twice(
    coin: Law, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(handle: int, size: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(os, "ftruncate", lambda handle, size: None if size == 0 and not packed() else die(handle, size))
        coin(*ALL, "--to", "rows.parquet")
    assert packed()
    coin("sim", "coin.law", "--games", "700", "--to", "rows.parquet")
    assert parquet.read_table("rows.parquet")["seed"].to_pylist() == list(range(1, 701))


def packed() -> bool:
    """Tell whether the Parquet file is there."""
    return Path("rows.parquet").exists()


@pytest.mark.parametrize(
    ("words", "differs"),
    [
        (("--seed", "5"), "--seed is not the same"),
        (("--set", "side=1,2"), "--set is not the same"),
        (("--search", "1", "--strength", "2"), "--search is not the same"),
        (("--fixed-seats",), "--card or --fixed-seats is not the same"),
    ],
)
def test_a_file_of_another_job_is_left_alone(coin: Law, words: tuple[str, ...], differs: str) -> None:
    coin("sim", "coin.law", "--games", "20", "--to", "rows.csv")
    before = Path("rows.csv").read_bytes()
    refused = coin("sim", "coin.law", "--games", "20", "--to", "rows.csv", *words)
    assert refused.exit_code == 1
    assert f"error: rows.csv belongs to another job: {differs}; choose another name" in refused.output
    assert Path("rows.csv").read_bytes() == before


def test_a_file_of_other_rules_is_left_alone(coin: Law) -> None:
    coin("sim", "coin.law", "--games", "20", "--to", "rows.csv")
    Path("coin.law").write_text(COIN.replace("repeat 3", "repeat 4"), encoding="utf-8")
    refused = coin("sim", "coin.law", "--games", "20", "--to", "rows.csv")
    assert "the rules is not the same" not in refused.output
    assert "error: rows.csv belongs to another job: its rules are not the same; choose another name" in refused.output


def test_files_that_cannot_be_continued_are_reported_and_kept(coin: Law) -> None:
    Path("mine.csv").write_text("a,b\n", encoding="utf-8")
    refused = coin(*ALL, "--to", "mine.csv")
    assert (refused.exit_code, Path("mine.csv").read_text()) == (1, "a,b\n")
    assert "error: mine.csv exists, and no job of `law sim` belongs to it" in refused.output
    assert "neither a .csv nor a .parquet file" in coin(*ALL, "--to", "rows.txt").output
    assert "error: coin.law/rows.csv cannot be written" in coin(*ALL, "--to", "coin.law/rows.csv").output
    coin(*ALL, "--to", "rows.csv")
    whole = Path("rows.csv").read_bytes()
    Path("rows.csv").write_bytes(whole[:500])
    assert "error: rows are missing from rows.csv" in coin(*ALL, "--to", "rows.csv").output
    Path("rows.csv").write_bytes(whole)
    Path("rows.csv.job").write_text("{", encoding="utf-8")
    assert "error: rows.csv.job is damaged" in coin(*ALL, "--to", "rows.csv").output
    assert Path("rows.csv").read_bytes() == whole


def test_two_commands_do_not_write_to_one_file(coin: Law) -> None:
    import fcntl

    coin(*ALL, "--to", "rows.csv")
    with Path("rows.csv").open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        assert "error: another command is writing to rows.csv" in coin(*ALL, "--to", "rows.csv").output
