"""Formatting changes the look and never the meaning."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawspeaker.facts import Facts
from lawspeaker.parse.format import format_source, format_text
from lawspeaker.source import Source, Span
from tests.parse.specs import SPECS, TEXTS, read

LINES = [line for text in TEXTS.values() for line in text.split("\n")]


def without_places(value: object) -> object:
    """Return a tree as nested tuples without spans."""
    if isinstance(value, tuple):
        return tuple(without_places(item) for item in value)
    if is_dataclass(value):
        parts = [getattr(value, field.name) for field in fields(value)]
        return (type(value).__name__, *(without_places(part) for part in parts if not isinstance(part, Span)))
    return value


def remarks(text: str) -> list[str]:
    """Return the comments of a text, roughly: a `#` in a text in quotes counts too."""
    return [found.rstrip() for found in re.findall(r"#[^\n]*", text)]


@pytest.mark.parametrize("path", SPECS, ids=lambda path: path.stem)
def test_every_spec_of_the_repository_is_formatted(path: object) -> None:
    text = TEXTS[getattr(path, "stem", "")]
    assert format_text(text) == text


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("setup   @T-1\n    gain   2 food+1 wood\n", "setup" + " " * 63 + "@T-1\n    gain 2 food + 1 wood\n"),
        ("state  n :number=1", "state n: number = 1\n"),
        ("\n\nsetup\n    stop   \n\n\n\ncourse\n    stop\n\n", "setup\n    stop\n\ncourse\n    stop\n"),
        ("value v of c:card->number=( 1,2 )", "value v of c: card -> number = (1, 2)\n"),
        ("can go = n is 1\nor m is 2", "can go = n is 1\n    or m is 2\n"),
        ("can go = n is 1\n          or m is 2", "can go = n is 1\n          or m is 2\n"),
        ("setup  # why\n  # two\n    stop", "setup  # why\n    # two\n    stop\n"),
        ("setup @A-1 @A-2#x\n    stop", "setup" + " " * 63 + "@A-1 @A-2  #x\n    stop\n"),
        ("setup\r\n    stop\r\n", "setup\n    stop\n"),
        ("win Line for p\n    needs c 's rank is 1", "win Line for p\n    needs c's rank is 1\n"),
        ("", ""),
        ("  \n\n", ""),
    ],
)
def test_the_common_look(before: str, after: str) -> None:
    assert format_text(before) == after


def test_a_minus_keeps_its_meaning() -> None:
    assert format_text("setup\n    x becomes - 1\n    gain -1 food\n    y becomes b-1\n") == (
        "setup\n    x becomes -1\n    gain -1 food\n    y becomes b - 1\n"
    )


def test_a_text_that_cannot_be_parsed_is_left_alone_and_reported() -> None:
    facts = Facts()
    text = "state   n number\n\n\n"
    assert format_source(Source("x.law", text), facts) == text
    assert [fact.code for fact in facts.found] == ["L120"]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """Change a spec: drop, double, move or glue lines, and put signs and blanks anywhere."""
    lines = draw(st.sampled_from(list(TEXTS.values()))).split("\n")
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, max(len(lines) - 1, 0)))
        line = lines[at]
        column = draw(st.integers(0, len(line)))
        insert = draw(
            st.sampled_from(["  ", " ", "", "(", ")", "-", ",", "#", ' "x" ', "@A-1 ", "\n", " a ", "    ", "\t", "é"])
        )
        change = draw(st.sampled_from(["insert", "cut", "line", "double", "spaces"]))
        if change == "insert":
            lines[at] = line[:column] + insert + line[column:]
        elif change == "cut":
            lines[at] = line[:column] + line[column + draw(st.integers(1, 4)) :]
        elif change == "line":
            lines.insert(at, draw(st.sampled_from(LINES)))
        elif change == "double":
            lines.insert(at, line)
        else:
            lines[at] = re.sub(r"(?<=\S) (?=\S)", "   ", line)
    return "\n".join(lines)


@given(mutated())
def test_formatting_keeps_the_tree_and_the_remarks_and_is_stable(text: str) -> None:
    tree, codes = read(text)
    formatted = format_text(text)
    if codes:
        assert formatted == text
        return
    again, still = read(formatted)
    assert still == []
    assert without_places(again) == without_places(tree)
    assert remarks(formatted) == remarks(text)
    assert format_text(formatted) == formatted


@given(mutated())
def test_any_text_is_read_without_an_exception_and_at_most_one_message_a_declaration(text: str) -> None:
    _, codes = read(text)
    starts = len(re.findall(r"^[^\s#]", text, re.MULTILINE)) + 1
    others = [code for code in codes if code not in ("L101", "L109", "L114", "L129")]
    assert len(others) <= starts


@given(st.text())
def test_even_nonsense_is_read_without_an_exception(text: str) -> None:
    read(text)
    format_text(text)
