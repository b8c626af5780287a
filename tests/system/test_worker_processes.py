"""Worker processes end with the process that started them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

PROGRAM = """
import os
import time
from lawspeaker_system.worker_processes import process_pool

def prepare(said):
    os.write(1, said)

def work():
    time.sleep({busy})

if __name__ == "__main__":
    with process_pool(2, prepare, b"ready\\n") as pool:
        pool.submit(work)
        time.sleep(600)
"""


@pytest.mark.parametrize("busy", [0, 600], ids=["idle", "working"])
@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGKILL], ids=["SIGTERM", "SIGKILL"])
def test_workers_end_when_a_signal_ends_their_parent(tmp_path: Path, sent: signal.Signals, busy: int) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.format(busy=busy))
    command = [sys.executable, str(program)]
    parent = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert parent.stdout is not None
    try:
        assert [parent.stdout.readline() for _ in range(2)] == ["ready\n", "ready\n"]
        parent.send_signal(sent)
        parent.communicate(timeout=30)  # reads until the last process that could write has ended
        assert parent.returncode == -sent
    finally:
        end_group(parent.pid)


def end_group(leader: int) -> None:
    """End what is left of the processes that a test started."""
    with suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)
