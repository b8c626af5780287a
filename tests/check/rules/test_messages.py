"""Messages that depend on what was probably meant: rules that wait for verbs, and endings of all players."""

from __future__ import annotations

import pytest

from lawspeaker.diagnostics.catalogue.all_entries import entry_of
from lawspeaker.diagnostics.catalogue.entry import fill
from lawspeaker.pipeline import check_game
from lawspeaker.source import Source

FRAME = """game "Mill"
    players 2
    named Red, Blue
resource flour
event turn_over by p: player
verb grind n: number
    gain n flour
course
    each p among players
        as p
            grind 2
            announce turn_over by p
score for p
    "flour" = flour of p
"""


def said(text: str) -> list[tuple[str, str, str]]:
    """Return the code, message and help of each finding in a spec with more lines."""
    found: list[tuple[str, str, str]] = []
    for fact in check_game([Source("mill.law", FRAME + text)]).facts.found:
        entry = entry_of(fact.code)
        assert entry is not None
        found.append((fact.code, fill(entry.message, fact.words), fill(entry.help, fact.words)))
    return found


@pytest.mark.parametrize(
    ("text", "code", "message", "help_"),
    [
        ("after grnd\n    skip\n", "L343", "no event or verb is called `grnd`", "event"),
        ("setup\n    announce grnd\n", "L343", "no event is called `grnd`", "event"),
        ("after gain\n    skip\n", "L460", "`gain` is a sentence of the language", "`grind`"),
        ("after pay\n    skip\n", "L460", "`pay` is a sentence of the language", "put it into a verb"),
        ("after turn_over where doer is p\n    skip\n", "L317", "`doer`", "only rules that wait for a verb"),
        ("win Full for players\n    most flour of Red\n", "L463", "`most` has nothing to do", "leave it out"),
        ("lose Dry for p when ended\n", "L463", "`lose Dry` is about all players", "leave `for p` out"),
    ],
)
def test_a_message_fits_what_was_written(text: str, code: str, message: str, help_: str) -> None:
    ((found, first, second),) = said(text)
    assert found == code
    assert message in first
    assert help_ in second


def test_a_game_that_can_only_be_lost_lacks_a_win() -> None:
    text = FRAME.replace('score for p\n    "flour" = flour of p\n', "lose Late when ended\n")
    assert [fact.code for fact in check_game([Source("mill.law", text)]).facts.found] == ["L381"]
