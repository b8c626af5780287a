"""Every code has words that can be filled, an explanation, and a pair of examples that proves it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lawspeaker
from lawspeaker.cli.commands.explain import facts_of
from lawspeaker.diagnostics import catalogue
from lawspeaker.diagnostics.catalogue.all_entries import CATALOGUE, MODULES, entry_of
from lawspeaker.diagnostics.catalogue.entry import OTHERWISE, Entry, fill, words_of
from lawspeaker.diagnostics.explain import explanation
from lawspeaker.diagnostics.render import plain, render_all
from lawspeaker.project.read_files import Reading
from tests.conftest import Golden

# These are about files and folders that a text cannot show; tests/cli proves them.
ELSEWHERE = {"L001", "L008", "L010", "L011", "L018", "L019", "L021", "L450", "L451", "L453", "L454"}
HERE = Path(__file__).parent
JARGON = {"expression", "identifier", "token", "ast", "parser", "lvalue", "boolean", "integer", "string", "tuple"}
JARGON |= {"syntax", "invalid", "unexpected", "python", "exception", "null", "undefined", "recursion", "iterate"}
PAIRS = [entry for entry in CATALOGUE if entry.code not in ELSEWHERE]


def name(entry: Entry) -> str:
    """Return what pytest calls a test of this entry."""
    return entry.code


def message_of(entry: Entry) -> Path:
    """Return the file of the blessed message: in the folder that is called like that of the entry's module."""
    catalogue_folder = Path(catalogue.__file__).parent
    module = next(module for module in MODULES if entry in module.ENTRIES)
    folder = Path(module.__file__ or "").parent.relative_to(catalogue_folder)
    return HERE / folder / "messages" / f"{entry.code}.txt"


def test_no_two_entries_share_a_code() -> None:
    codes = [entry.code for entry in CATALOGUE]
    assert sorted(set(codes)) == sorted(codes)


def codes_in_the_compiler() -> set[str]:
    """Return the codes that any pass or command records."""
    room = Path(lawspeaker.__file__).parent
    texts = [path.read_text(encoding="utf-8") for path in room.rglob("*.py") if "diagnostics" not in path.parts]
    return {code for text in texts for code in re.findall(r'"([LW]\d{3})"', text)}


def test_every_code_that_can_be_recorded_has_words() -> None:
    assert codes_in_the_compiler() <= {entry.code for entry in CATALOGUE}


def test_every_entry_is_for_a_code_that_can_be_recorded() -> None:
    assert {entry.code for entry in CATALOGUE} <= codes_in_the_compiler()


def test_the_table_of_the_package_lists_the_codes_of_each_module() -> None:
    folder = Path(catalogue.__file__).parent
    listed = dict(re.findall(r"^    ([\w/]+\.py) +(.+)$", catalogue.__doc__ or "", re.MULTILINE))
    spans = {path: [part.split("-") for part in codes.split(", ")] for path, codes in listed.items()}
    for module in MODULES:
        path = Path(module.__file__ or "").relative_to(folder).as_posix()
        row = spans.pop(path)
        assert [entry for entry in CATALOGUE if is_in(entry.code, row)] == sorted(module.ENTRIES, key=name), path
    assert spans == {}


def is_in(code: str, spans: list[list[str]]) -> bool:
    """Return whether a code is in one of the ranges of a row."""
    return any(span[0] <= code <= span[-1] for span in spans)


def test_there_are_at_least_fifty_codes() -> None:
    assert len(CATALOGUE) >= 150


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


def found_in(example: str) -> tuple[list[str], str]:
    """Return the codes an example raises, each as often as it does, and its messages."""
    reading = facts_of(example, Reading())
    return [fact.code for fact in reading.facts.found], plain(render_all(reading.facts.found, reading.texts))


@pytest.mark.parametrize("entry", PAIRS, ids=name)
def test_the_bad_example_raises_the_code_once_and_nothing_else(entry: Entry) -> None:
    codes, shown = found_in(entry.bad)
    assert codes == [entry.code], shown


@pytest.mark.parametrize("entry", PAIRS, ids=name)
def test_the_good_example_raises_nothing_at_all(entry: Entry) -> None:
    codes, shown = found_in(entry.good)
    assert not codes, shown


@pytest.mark.parametrize("entry", PAIRS, ids=name)
def test_the_message_of_the_bad_example_is_the_blessed_one(entry: Entry, golden: Golden) -> None:
    _, shown = found_in(entry.bad)
    golden(message_of(entry), shown + "\n")


def test_there_is_no_blessed_message_without_a_code() -> None:
    assert set(HERE.rglob("messages/*.txt")) == {message_of(entry) for entry in PAIRS}


@pytest.mark.parametrize("entry", PAIRS, ids=name)
def test_no_part_of_a_message_is_left_empty(entry: Entry) -> None:
    reading = facts_of(entry.bad, Reading())
    (fact,) = reading.facts.found
    for template in (entry.message, entry.label, entry.help):
        filled = fill(template, fact.words)
        assert filled or (template is entry.label and fact.span.file not in reading.texts)
        assert "``" not in filled
        assert "  " not in filled


@pytest.mark.parametrize("entry", CATALOGUE, ids=name)
def test_every_alternative_of_a_text_can_be_reached(entry: Entry) -> None:
    for template in (entry.message, entry.label, entry.help):
        *conditional, _ = template.split(OTHERWISE)
        assert all(words_of(alternative) for alternative in conditional), "the first one without words hides the rest"


@pytest.mark.parametrize("entry", CATALOGUE, ids=name)
def test_every_code_can_be_explained(entry: Entry) -> None:
    shown = explanation(entry, "the message")
    assert shown.startswith(("error[", "warning["))
    assert entry.title in shown
    assert "This is right:" in shown
    assert max(len(line) for line in shown.split("\n")) <= 120


@pytest.mark.parametrize("entry", CATALOGUE, ids=name)
def test_messages_speak_the_language_of_designers(entry: Entry) -> None:
    words = set(re.findall(r"[a-z]+", " ".join([entry.title, entry.message, entry.label, entry.help]).lower()))
    assert not words & JARGON
