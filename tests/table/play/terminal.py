"""A pseudo terminal for tests: the command as a person meets it, with a size, keys typed, and what the screen shows.

The command runs in a copy of the process of the tests, which has imported it already.
"""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import sys
import time
from codecs import getincrementaldecoder
from dataclasses import dataclass, field
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ
from typing import NoReturn

import lawspeaker.cli.all_commands  # noqa: F401 - `main` imports it late, in each copied process
from lawspeaker.cli.app import main

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
NEW_PAGE = "\x1b[2J\x1b[H"
PATIENCE = 60.0


@dataclass
class Terminal:
    """A running command: `pages` are the screens it drew, plain, the last one last."""

    columns: int
    rows: int
    arguments: list[str]
    folder: Path
    extra: dict[str, str] = field(default_factory=dict)
    raw: str = ""
    code: int | None = None

    def __post_init__(self) -> None:
        self.decoder = getincrementaldecoder("utf-8")("replace")
        self.process, self.door = pty.fork()
        if self.process == 0:
            self.run()
        ioctl(self.door, TIOCSWINSZ, struct.pack("HHHH", self.rows, self.columns, 0, 0))
        self.wait()

    def run(self) -> NoReturn:
        """Be the command, in the copied process."""
        code: object = 1
        try:
            signal.signal(signal.SIGINT, signal.default_int_handler)  # tests that run in the background ignore it
            os.chdir(self.folder)
            for name in ("NO_COLOR", "PYTEST_CURRENT_TEST"):
                os.environ.pop(name, None)
            size = {"COLUMNS": str(self.columns), "LINES": str(self.rows)}
            os.environ.update({**size, "TERM": "xterm-256color", **self.extra})
            sys.argv = ["law", *self.arguments]
            sys.stdin = os.fdopen(0, encoding="utf-8")
            sys.stdout, sys.stderr = (os.fdopen(number, "w", encoding="utf-8", buffering=1) for number in (1, 2))
            main()
        except SystemExit as ended:
            code = ended.code
        finally:
            sys.stdout.flush()
            os._exit(code if isinstance(code, int) else int(code is not None))

    def wait(self) -> None:
        """Read what is printed until the command waits for a person or ends."""
        fresh, end = "", time.monotonic() + PATIENCE
        while time.monotonic() < end:
            ready, _, _ = select.select([self.door], [], [], 0.1)
            try:
                read = os.read(self.door, 65536) if ready else b""
                part = self.decoder.decode(read)  # a letter may come in two parts
            except OSError:  # the other end is closed
                read, part, ready = b"", "", [-1]
            self.raw += part
            fresh += part
            if ready and not read:
                self.code = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
                os.close(self.door)
                return
            if not ready and fresh.endswith(("> ", ") ")):
                return
        raise AssertionError(f"nothing happens any more after {self.raw[-500:]!r}")

    def type(self, *lines: str) -> str:
        """Type lines, each when the command waits for it; return the page that is shown then."""
        for line in lines:
            os.write(self.door, f"{line}\n".encode())
            self.wait()
        return self.page

    def press(self, key: bytes) -> str:
        """Press a key such as Ctrl-C."""
        os.write(self.door, key)
        self.wait()
        return self.page

    @property
    def pages(self) -> list[str]:
        """Return all screens, without colours."""
        return [CODES.sub("", page).replace("\r\n", "\n") for page in self.raw.split(NEW_PAGE)]

    @property
    def page(self) -> str:
        """Return what is on the screen now."""
        return self.pages[-1]

    def close(self) -> None:
        """End the command, if it still runs."""
        if self.code is None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
            os.close(self.door)
            self.code = -1
