"""Say on standard error what is being built and how far it is, while a command waits for it.

On a terminal there is a bar, which disappears. Elsewhere there is one line: at once for machine code, which takes long,
and otherwise only if the build takes some seconds. What is typed meanwhile is dropped: it is no answer to a question
that was not asked yet.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

from lawspeaker.cache.build_progress import Progress, Stage, watched
from lawspeaker_system.console import echo

if TYPE_CHECKING:
    from rich.progress import Progress as Bar
    from rich.progress import TaskID

PATIENCE = 20.0
"""Seconds before a build of Python is worth a line."""


@contextmanager
def announced(name: str, silent: bool = False) -> Iterator[None]:
    """Announce the builds of a game in the meantime, unless `silent`; then drop what was typed."""
    if silent:
        yield
        return
    notice = BarNotice(name) if sys.stderr.isatty() else LineNotice(name)
    try:
        with watched(notice.show):
            yield
    finally:
        notice.close()


class LineNotice:
    """One line for a build."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.timer: Timer | None = None
        self.said = False

    def show(self, progress: Progress) -> None:
        """Print the line, or let a timer print it."""
        if progress.stage is not Stage.WRITE:
            self.say("compiling {} to machine code, which takes a while; it is done once")
        elif self.timer is None and not self.said:
            self.timer = Timer(PATIENCE, self.say, ("compiling the rules of {}",))
            self.timer.daemon = True
            self.timer.start()

    def say(self, text: str) -> None:
        """Print a line, unless one was printed."""
        if not self.said:
            self.said = True
            echo(text.format(self.name), error=True)

    def close(self) -> None:
        """Stop waiting; on a terminal, drop what was typed while the line was there."""
        if self.timer is not None:
            self.timer.cancel()
        if self.said:
            drop_typed()


class BarNotice:
    """A bar for a build, with the name of the stage."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bar: Bar | None = None
        self.task: TaskID | None = None

    def show(self, progress: Progress) -> None:
        """Draw the bar at its new length."""
        if self.bar is None or self.task is None:
            self.open()
        assert self.bar is not None
        assert self.task is not None
        text = f"{self.name}: {progress.stage.value}"
        total = progress.total if progress.stage is Stage.COMPILE else None
        self.bar.update(self.task, description=text, completed=progress.done, total=total)

    def open(self) -> None:
        """Begin to draw; rich is imported only now."""
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
        from rich.progress import Progress as Bar

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        self.bar = Bar(*columns, console=Console(stderr=True), transient=True)
        self.task = self.bar.add_task(self.name, total=None)
        self.bar.start()

    def close(self) -> None:
        """Remove the bar, and drop what was typed while it was there."""
        if self.bar is not None:
            self.bar.stop()
            drop_typed()


def drop_typed() -> None:
    """Drop the keys that were typed and not read, if they come from a terminal."""
    if not sys.stdin.isatty():
        return
    try:
        import termios
    except ImportError:  # a system without terminals of this sort
        return
    termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
