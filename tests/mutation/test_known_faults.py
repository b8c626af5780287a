"""What mutants found stays mended: every spec of `known/` is refused with its code, played, or stopped by a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.source import Source
from tests.mutation.outcome import Outcome, Verdict, judge

KNOWN = Path(__file__).parent / "known"


def specs(sort: str) -> list[Path]:
    """Return the specs of one folder."""
    return sorted((KNOWN / sort).glob("*.law"))


def judged(path: Path) -> Verdict:
    """Judge a spec as a build would write it."""
    return judge([Source("rules.law", path.read_text(encoding="utf-8"))], seed=1, draft=False)


@pytest.mark.parametrize("path", specs("refused"), ids=lambda path: path.stem)
def test_what_cannot_be_played_is_refused_with_its_code(path: Path) -> None:
    found = judged(path)
    assert found.outcome is Outcome.REFUSED, found.detail
    assert [code for code in found.detail.split() if code.startswith("L")] == [path.stem.split("-")[0]]


@pytest.mark.parametrize("path", specs("played"), ids=lambda path: path.stem)
def test_what_is_not_refused_is_played(path: Path) -> None:
    found = judged(path)
    assert found.outcome is Outcome.PLAYED, found.detail


@pytest.mark.parametrize("path", specs("stopped"), ids=lambda path: path.stem)
def test_what_cannot_go_on_is_stopped_with_its_line(path: Path) -> None:
    found = judged(path)
    assert found.outcome is Outcome.STOPPED, found.detail
    assert found.detail.startswith("rules.law:")


def test_an_empty_seat_is_named() -> None:
    found = judged(KNOWN / "stopped" / "a-gain-for-an-empty-seat.law")
    assert found.detail == "rules.law:15: Green does not play in a game of 2"
