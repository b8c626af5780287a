"""Small specs, one question of meaning each: they compile without a finding, and their examples hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.source import Source
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.checks.properties import check
from lawspeaker_runtime.checks.subject import Subject
from lawspeaker_runtime.state.base_state import BaseState
from tests.compile_specs import build

CASES = sorted(Path(__file__).parent.joinpath("cases").iterdir())


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_a_rule_means_what_its_examples_say(case: Path, tmp_path: Path) -> None:
    files = sorted(case.glob("*.law")) if case.is_dir() else [case]
    sources = [Source(path.name, path.read_text(encoding="utf-8")) for path in files]
    game = build(f"case-{case.stem}", sources, tmp_path)
    wrong = {example.name: run_example(game.engine, game.rules, example) for example in game.examples}
    assert wrong
    assert not {title: text for title, text in wrong.items() if text is not None}
    subject: Subject[BaseState] = Subject(game.engine, game.rules, limit=2_000)
    assert check(subject, range(3)) == []
