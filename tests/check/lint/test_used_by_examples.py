"""What examples use is not called unused: verbs and phases that they run; things and piles that they name."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.diagnostics.catalogue.all_entries import entry_of
from lawspeaker.diagnostics.catalogue.entry import fill
from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from tests.conftest import Law

SPEC = """game "Unused"
    players 2
    named Red, Blue
resource gold
kind card
card Ace
card Bolt
pile deck: card
pile spare: card
verb prepare n: number
    helper n
verb helper n: number
    gain n gold for Red
phase Winter
    gain 1 gold for Red
setup
    put Ace into deck
course
    choose n by Red from 1 to 2
        end
score for p
    "gold" = gold of p
"""
EXAMPLE = 'example "it"\n    LINES\n    expect\n        that active is Red\n'


def warnings(lines: str) -> list[str]:
    """Return the warnings about a spec with an example that has some lines."""
    example = EXAMPLE.replace("LINES", lines) if lines else ""
    found = check_game([Source("unused.law", SPEC + example)]).facts.found
    assert not [fact for fact in found if fact.code.startswith("L")]
    entries = [(entry_of(fact.code), fact) for fact in found]
    return [fill(entry.message, fact.words) for entry, fact in entries if entry is not None]


VERB, HELPER, PHASE = (
    "nothing uses the verb `prepare`",
    "nothing uses the verb `helper`",
    "the phase `Winter` is never run",
)
CARD, PILE = "nothing ever uses `Bolt`", "nothing uses the pile `spare`"


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("", [VERB, PHASE, CARD, PILE]),
        ("given\n        prepare 3", [PHASE, CARD, PILE]),
        ("given\n        helper 3", [VERB, PHASE, CARD, PILE]),
        ("Red does prepare 3", [PHASE, CARD, PILE]),
        ("Red does Winter", [VERB, CARD, PILE]),
        ("given\n        run Winter", [VERB, CARD, PILE]),
        ("given\n        put Bolt into deck", [VERB, PHASE, "only examples use `Bolt`", PILE]),
        ("given\n        put Ace into spare", [VERB, PHASE, CARD, "only examples use the pile `spare`"]),
        (
            "expect\n        that Bolt is not in spare",
            [VERB, PHASE, "only examples use `Bolt`", "only examples use the pile `spare`"],
        ),
    ],
)
def test_what_examples_use_is_not_called_unused(lines: str, said: list[str]) -> None:
    assert warnings(lines) == said


def test_an_example_that_is_not_checked_again_still_uses_a_verb(law: Law, tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text("name: unused\ntitle: Unused\n")
    (tmp_path / "unused.law").write_text(SPEC)
    (tmp_path / "examples.law").write_text(EXAMPLE.replace("LINES", "given\n        prepare 3"))
    said = [law("check", ".").output for _ in range(2)]
    assert said[0] == said[1]
    assert "`prepare`" not in said[0]
