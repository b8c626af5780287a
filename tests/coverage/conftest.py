"""Fixtures of the tests of coverage."""

from __future__ import annotations

import pytest

from lawspeaker.coverage import processes


@pytest.fixture(autouse=True)
def few_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the mutants and games of small specs in the process of the test; tests of several processes say how many."""
    monkeypatch.setattr(processes, "MIN_FOR_POOL", 1_000)
