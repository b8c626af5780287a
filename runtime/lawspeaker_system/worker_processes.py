"""Worker processes: prepared once, and ended with the process that started them, however that ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")


@contextmanager
def process_pool(count: int, prepare: Callable[[T], None], what: T) -> Iterator[ProcessPoolExecutor]:
    """Start processes, each of which prepares itself first; end them when the `with` block ends."""
    context = multiprocessing.get_context("spawn")
    with safe_path():
        pool = ProcessPoolExecutor(count, context, initializer=initialize, initargs=(prepare, what))
        for _ in range(count):  # the pool starts a process when it is given work
            pool.submit(os.getpid)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def initialize(prepare: Callable[[T], None], what: T) -> None:
    """Prepare a worker process, which ignores SIGINT: the parent process ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    prepare(what)


def end_with_parent() -> None:
    """Wait for the end of the parent process, however it ends, and end this worker process then.

    A parent that is ended by a signal such as SIGTERM tells its pool nothing, and workers wait for work forever.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def safe_path() -> Iterator[None]:
    """Prevent Python processes that are started meanwhile from importing modules from the current folder."""
    before = os.environ.get("PYTHONSAFEPATH")
    os.environ["PYTHONSAFEPATH"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONSAFEPATH"]
        else:
            os.environ["PYTHONSAFEPATH"] = before
