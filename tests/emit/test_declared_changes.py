"""Every sentence changes no more than it declares: a debug engine plays every spec of the repository."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lawspeaker.check import ir as c
from lawspeaker.source import Source
from lawspeaker_runtime.agents.agents import play
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.game.game import Game
from tests.compile_specs import spec_of
from tests.declared_changes import AUDITS, FINDINGS, audited
from tests.paths import RULESETS
from tests.soak import SOAKING

EXAMPLES, DECISIONS = (100_000, 2_000) if SOAKING else (25, 60)

STALL = """game "Stall"
    players 2

resource coins

course
    turns
        choose n from 1 to 3
            gain n coins
        otherwise
            end

win Rich for p
    needs coins of p is at least 9
"""


@pytest.fixture(autouse=True)
def empty() -> Iterator[None]:
    AUDITS.clear()
    FINDINGS.clear()
    yield
    AUDITS.clear()
    FINDINGS.clear()


def findings(name: str, sources: list[Source], folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """Return what sentences changed without declaring it, in examples and a random game."""
    game = audited(name, sources, folder, monkeypatch)
    step = max(1, len(game.examples) // EXAMPLES)
    for example in game.examples[::step]:
        run_example(game.engine, game.rules, example)
    play(Game.start(game.engine, game.rules, None, 1, {}, False), seed=1, limit=DECISIONS)
    assert any(audit.runs for audit in AUDITS), "no sentence was looked at"
    return dict(FINDINGS)


@pytest.mark.parametrize("name", RULESETS)
def test_a_sentence_changes_only_what_it_declares(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert findings(f"audited-{name}", list(spec_of(name).sources), tmp_path, monkeypatch) == {}


def test_a_wrong_declaration_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(c.Gain, "writes", lambda self, symbols: c.Parts())
    found = findings("audited-stall", [Source("stall.law", STALL)], tmp_path, monkeypatch)
    assert {kind for kinds in found.values() for kind in kinds} == {
        "writes Part(kind=<PartKind.GOODS: 'goods'>, name='coins')",
        "stirs Part(kind=<PartKind.GOODS: 'goods'>, name='coins')",
    }
    assert list(found) == ["Gain at stall.law:9:13"]


@pytest.mark.parametrize(("cls", "line"), [(c.Pick, "pick m at random from 1 to n + 1"), (c.Roll, "roll lot giving m")])
def test_a_draw_that_is_not_declared_is_found(
    cls: type[c.Pick | c.Roll], line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = STALL.replace("resource coins", "die lot\n    faces 1 to 6\n\nresource coins")
    spec = spec.replace("gain n coins", f"{line}\n            gain m coins")
    monkeypatch.setattr(cls, "draws", c.Draws.NEVER)
    assert findings(f"undeclared-{cls.__name__}", [Source("stall.law", spec)], tmp_path, monkeypatch) == {
        f"{cls.__name__} at stall.law:12:13": {"draws"}
    }


@pytest.mark.parametrize(
    ("cls", "line"),
    [
        (c.Give, "give 1 coins to Blue"),
        (c.Give, "give 1 coins to Blue\n    otherwise\n        tries becomes tries + 1"),
        (c.Pay, "pay 1 coins"),
        (c.Pay, "pay 1 coins\n    otherwise\n        tries becomes tries + 1"),
    ],
)
@pytest.mark.parametrize("fact", ["writes", "stirs"])
def test_a_wrong_declaration_of_a_payment_is_found(
    cls: type[c.Give | c.Pay], line: str, fact: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = f"{cls.__name__.lower()}-{len(line)}-{fact}"  # engines of equal names are imported once
    spec = STALL.replace("    players 2\n", "    players 2\n    named Red, Blue\n\nstate tries: number = 0\n")
    spec = spec.replace("gain n coins\n", "gain n coins\n            as Red\n                spend\n")
    spec = spec.replace("course\n", f"verb spend\n    {line}\n\ncourse\n")
    assert findings(f"right-{case}", [Source("stall.law", spec)], tmp_path, monkeypatch) == {}
    AUDITS.clear()
    monkeypatch.setattr(cls, fact, lambda self, *rest: c.Parts())
    found = findings(f"wrong-{case}", [Source("stall.law", spec)], tmp_path, monkeypatch)
    assert any(name.startswith(f"{cls.__name__} at") for name in found)
    assert {kind.split()[0] for kinds in found.values() for kind in kinds} >= {fact}
