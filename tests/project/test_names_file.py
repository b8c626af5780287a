"""Files of names: what they may say, and one clear message for each way in which they may not."""

from __future__ import annotations

import pytest

from lawspeaker.project.names_file import read_names
from lawspeaker.project.read_files import Reading
from lawspeaker_language.forms import Term


def codes(text: str, language: str = "uk") -> list[tuple[str, int]]:
    """Return the codes that a file gives, each with its line."""
    reading = Reading()
    read_names(text, f"names.{language}.yaml", language, reading)
    return [(fact.code, fact.span.line) for fact in reading.facts.found]


def test_a_name_may_be_a_text_or_a_group_of_forms() -> None:
    text = "names:\n  hand: рука\n  card: {one: карта, few: карти, gen: {one: карти, many: карт}, gender: f}\n"
    found = read_names(text, "names.uk.yaml", "uk", Reading()).names
    assert found["hand"] == Term({"": "рука"})
    assert found["card"] == Term({"one": "карта", "few": "карти", "gen.one": "карти", "gen.many": "карт"}, "f")


def test_a_case_that_is_only_a_text_is_the_case_of_one() -> None:
    found = read_names("names:\n  card: {one: карта, acc: карту}\n", "names.uk.yaml", "uk", Reading()).names
    assert found["card"].forms == {"one": "карта", "acc.one": "карту"}


def test_an_empty_file_says_nothing_and_is_no_mistake() -> None:
    assert codes("title: Гра\nnames:\ntexts:\n") == []


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("- Рука\n", "L004", 1),
        ("nmaes:\n  hand: рука\n", "L005", 1),
        ("names:\n  card: {one: карта, gne: карти}\n", "L005", 2),
        ("names:\n  card: {gen: {on: карти}}\n", "L005", 2),
        ("names:\n  card: {one: карта, other: карти}\n", "L005", 2),
        ("names:\n  used: {m: a, f: b, n: c, many: d}\n", "L005", 2),
        ("names:\n  used: {m: a, f: b, n: c, several: {x: d}}\n", "L005", 2),
        ("names: 7\n", "L022", 1),
        ("texts: [a]\n", "L022", 1),
        ("7\n", "L004", 1),
        ("names:\n  card: [карта]\n", "L022", 2),
        ("names: карта\n", "L022", 1),
        ("names:\n  card: {one: карта, gender: x}\n", "L022", 2),
        ("texts:\n  draw: {one: a}\n", "L022", 2),
        ("labels:\n  pass:\n", "L022", 2),
        ("names:\n  hand: рука\n  hand: долоня\n", "L007", 3),
        ('names:\n  hand: "рука\n', "L003", 2),
    ],
)
def test_a_mistake_in_a_file_of_names_is_one_message_at_its_place(text: str, code: str, line: int) -> None:
    found = codes(text)
    assert [entry[0] for entry in found] == [code]
    assert code == "L003" or found[0][1] == line
