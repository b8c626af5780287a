"""What every test may use: golden files that `pytest --bless` rewrites, and one hypothesis profile for all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.soak import runs

Golden = Callable[[Path, str], None]

settings.register_profile(
    "law",
    deadline=None,
    derandomize=True,
    max_examples=runs(25, 250),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("law")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--bless`, which accepts what the code does now; the diff is the review."""
    parser.addoption("--bless", action="store_true", help="rewrite golden files instead of comparing")


@pytest.fixture
def bless(request: pytest.FixtureRequest) -> bool:
    """Tell whether golden files are to be rewritten."""
    return bool(request.config.getoption("--bless"))


@pytest.fixture
def golden(bless: bool) -> Golden:
    """Compare a text with a golden file byte by byte, or write it under `--bless`."""

    def compare(path: Path, text: str) -> None:
        if bless:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
            return
        assert path.exists(), f"{path.name} does not exist yet: run pytest --bless and review it"
        assert text == path.read_bytes().decode()

    return compare


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many tests ran on machine code, so that nobody has to wonder whether they were skipped."""
    counts = {
        outcome: sum(
            1 for report in terminalreporter.stats.get(outcome, []) if report.nodeid.startswith("tests/native/")
        )
        for outcome in ("passed", "failed", "skipped")
    }
    if any(counts.values()):
        told = ", ".join(f"{count} {outcome}" for outcome, count in counts.items())
        terminalreporter.write_line(f"native tests: {told}")
