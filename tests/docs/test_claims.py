"""What the reference says about the meaning of things, proved: one small game for each claim, with examples."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.source import Source
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.state.base_state import BaseState
from tests.docs.games import compiled

CLAIMS = sorted((Path(__file__).parent / "claims").glob("*.law"))
NAMES = [path.stem for path in CLAIMS]


@pytest.mark.parametrize("path", CLAIMS, ids=NAMES)
def test_a_claim_of_the_reference_holds(path: Path, tmp_path: Path) -> None:
    game = compiled(f"claim-{path.stem}", [Source(path.name, path.read_text(encoding="utf-8"))], tmp_path)
    wrong = {example.name: run_example(game.engine, game.rules, example) for example in game.examples}
    assert wrong
    assert not {name: text for name, text in wrong.items() if text is not None}
    subject: Subject[BaseState] = Subject(game.engine, game.rules)
    assert check(subject, [1]) == []
