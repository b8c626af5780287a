"""How `pytest -n 3` divides the tests between its processes.

A file is run by one process, so that its fixtures are made once. All tests of native engines are one unit: their builds
wait for each other, and a second process would only wait, too. The longest units come first, so that all processes end
at about the same time.
"""

from __future__ import annotations

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

NATIVE = ("tests/native/", "tests/runtime/native/")
BROWSER = "tests/table/serve/test_browser"
LONGEST = (
    *NATIVE,
    "tests/packaging/",
    "tests/mutation/",
    "tests/docs/",
    "tests/games/",
    "tests/lab/sim/test_ray",
    "tests/cli/commands/",
    "tests/coverage/",
    "tests/table/play/",
    "tests/bad_input/",
    "tests/analysis/",
    "tests/emit/",
    "tests/text/",
    "tests/table/serve/",
)


class FileScheduling(LoadScopeScheduling):
    """Gives files to processes in the order in which they were collected."""

    def __init__(self, config: pytest.Config, log: Producer | None = None) -> None:
        config.option.loadscopereorder = False  # by the number of tests, which says little about their time
        super().__init__(config, log)

    def _split_scope(self, nodeid: str) -> str:
        """Return the unit that a test belongs to."""
        return "native" if is_native(nodeid) else nodeid.partition("::")[0]


def is_native(nodeid: str) -> bool:
    """Tell whether a test is about native engines, by its id."""
    return nodeid.startswith(NATIVE)


def is_browser(nodeid: str) -> bool:
    """Tell whether a test needs a browser, by its id."""
    return nodeid.startswith(BROWSER)


def rank(nodeid: str) -> int:
    """Return the place of a test in the order of the run: a lower one comes earlier."""
    return next((place for place, folder in enumerate(LONGEST) if nodeid.startswith(folder)), len(LONGEST))
