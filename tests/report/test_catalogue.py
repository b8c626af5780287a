"""Every code has words that can be filled, an explanation, and a pair of examples that proves it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lawspeaker
from lawspeaker.command.explain import facts_of
from lawspeaker.command.files import Reading
from lawspeaker.report.catalogue import CATALOGUE, entry_of
from lawspeaker.report.entry import Entry, words_of
from lawspeaker.report.render import plain, render_all

# These are about files and folders that a text cannot show; tests/command proves them.
ELSEWHERE = {"L001", "L008", "L010", "L011", "L018", "L019", "L021"}
# No text reaches these: an earlier check says something better.
NOT_YET_REACHABLE = {"L306", "L319", "L337"}
PAIRS = [entry for entry in CATALOGUE if entry.code not in ELSEWHERE]


def name(entry: Entry) -> str:
    """Return what pytest calls a test of this entry."""
    return entry.code


def test_no_two_entries_share_a_code() -> None:
    codes = [entry.code for entry in CATALOGUE]
    assert sorted(set(codes)) == sorted(codes)


def codes_in_the_compiler() -> set[str]:
    """Return the codes that any pass or command records."""
    room = Path(lawspeaker.__file__).parent
    texts = [path.read_text(encoding="utf-8") for path in room.rglob("*.py") if path.parent.name != "report"]
    return {code for text in texts for code in re.findall(r'"([LW]\d{3})"', text)}


def test_every_code_that_can_be_recorded_has_words() -> None:
    assert codes_in_the_compiler() - {entry.code for entry in CATALOGUE} <= NOT_YET_REACHABLE


def test_no_words_are_for_codes_that_nobody_records() -> None:
    assert {entry.code for entry in CATALOGUE} <= codes_in_the_compiler()


def test_there_are_at_least_fifty_codes() -> None:
    assert len(CATALOGUE) >= 50


def test_a_code_is_found_in_small_letters_too() -> None:
    assert entry_of("l001") is entry_of("L001") is not None


@pytest.mark.parametrize("entry", CATALOGUE, ids=name)
def test_every_entry_is_complete(entry: Entry) -> None:
    assert re.fullmatch(r"[LW]\d{3}", entry.code)
    assert entry.title
    assert entry.message
    assert len(entry.explain) > 40
    assert entry.bad != entry.good
    assert not entry.title.endswith(".")
    for template in (entry.message, entry.label, entry.help):
        assert all(word.isidentifier() for word in words_of(template))


def found_in(entry: Entry, example: str) -> tuple[set[str], str]:
    """Return the codes an example raises (of the entry's own level, errors above all) and its messages."""
    reading = facts_of(example, Reading())
    codes = {fact.code for fact in reading.facts.found if fact.code[0] in ("L", entry.code[0])}
    return codes, plain(render_all(reading.facts.found, reading.texts))


@pytest.mark.parametrize("entry", PAIRS, ids=name)
def test_the_bad_example_raises_the_code_and_nothing_else(entry: Entry) -> None:
    codes, shown = found_in(entry, entry.bad)
    assert codes == {entry.code}, shown


@pytest.mark.parametrize("entry", PAIRS, ids=name)
def test_the_good_example_raises_nothing(entry: Entry) -> None:
    codes, shown = found_in(entry, entry.good)
    assert not codes, shown


@pytest.mark.parametrize("entry", PAIRS, ids=name)
def test_the_message_of_the_bad_example_has_all_its_words(entry: Entry) -> None:
    for fact in facts_of(entry.bad, Reading()).facts.found:
        if fact.code == entry.code:
            lines = entry.message.split(" || ")
            assert any(all(word in fact.words for word in words_of(line)) for line in lines)
