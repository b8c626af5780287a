"""The mistakes that newcomers make have one message each, with the right repair or none."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from msgspec import Struct

from lawspeaker.diagnostics.render import plain, render_all
from lawspeaker.facts import Fact
from lawspeaker.pipeline import check_game
from lawspeaker.source import Source
from tests.repair.newcomers.cases import GAMES, Case, all_cases

CASES = all_cases()
NEEDED_SHARE = 0.95
# Mistakes for which no repair and no hint is known; nothing wrong may be offered for them either.
GAPS = {"when with a clause", "text where a number belongs"}


class Answer(Struct, frozen=True):
    """The errors of a spec with a mistake, and all messages as they are shown."""

    errors: list[Fact]
    shown: str

    @property
    def repairs(self) -> list[str]:
        """Return the lines that the messages offer."""
        return [error.repair.line for error in self.errors if error.repair is not None]


@cache
def answer(text: str) -> Answer:
    """Check a game and return what is said about it."""
    facts = check_game([Source("game.law", text)]).facts.found
    return Answer([fact for fact in facts if fact.code.startswith("L")], plain(render_all(facts, {"game.law": text})))


def is_right(case: Case) -> bool:
    """Return whether the message of a case offers a right repair, or says what the case needs."""
    said = answer(case.text())
    if said.repairs:
        return said.repairs[0] in case.right
    return bool(case.contains) and all(part in said.shown for part in case.contains)


def name(case: Case) -> str:
    """Return what pytest calls the test of a case."""
    return f"{case.file}-{case.title}".replace(" ", "_")


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.law")), ids=lambda path: path.stem)
def test_the_games_have_no_mistake_of_their_own(path: Path) -> None:
    assert check_game([Source(path.name, path.read_text(encoding="utf-8"))]).facts.found == []


def test_there_are_enough_cases_with_titles_of_their_own() -> None:
    assert len({case.title for case in CASES}) == len(CASES) >= 240
    assert {case.title for case in CASES} >= GAPS


@pytest.mark.parametrize("case", CASES, ids=name)
def test_one_mistake_has_one_message(case: Case) -> None:
    said = answer(case.text())
    assert len(said.errors) == 1, said.shown


@pytest.mark.parametrize("case", CASES, ids=name)
def test_a_repair_that_is_offered_is_the_right_one(case: Case) -> None:
    said = answer(case.text())
    assert not said.repairs or said.repairs[0] in case.right, said.shown


@pytest.mark.parametrize("case", [case for case in CASES if case.title not in GAPS], ids=name)
def test_the_message_says_how_to_repair_the_mistake(case: Case) -> None:
    assert is_right(case), answer(case.text()).shown


def test_nearly_all_mistakes_have_the_right_repair() -> None:
    right = [case for case in CASES if is_right(case)]
    assert len(right) / len(CASES) >= NEEDED_SHARE
