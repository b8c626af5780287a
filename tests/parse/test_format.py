"""Formatting changes the look and never the meaning."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from lawspeaker.facts import Facts
from lawspeaker.parse.format import format_source, format_text
from lawspeaker.source import Source, Span
from tests.bad_input.random_edits import mutated as broken
from tests.parse.specs import SPECS, TEXTS, read
from tests.paths import ROOT
from tests.soak import runs

EVERY_SPEC = sorted(path for room in ("rulespecs", "tests") for path in (ROOT / room).rglob("*.law"))
EVERY_TEXT = [path.read_text(encoding="utf-8") for path in EVERY_SPEC]
LINES = [line for text in TEXTS.values() for line in text.split("\n")]
WORDS = sorted({"\n", "\n    ", *(word for line in LINES for word in line.split())})


def without_places(value: object) -> object:
    """Return a tree as nested tuples without spans."""
    if isinstance(value, tuple):
        return tuple(without_places(item) for item in value)
    if isinstance(value, Struct):
        parts = [getattr(value, name) for name in value.__struct_fields__]
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
    assert format_text("state low:- 3 to - 1 =-2\nvalue f of n:-1 to 1->- 2 to 2 = n-1\n") == (
        "state low: -3 to -1 = -2\nvalue f of n: -1 to 1 -> -2 to 2 = n - 1\n"
    )


def test_a_minus_at_the_start_of_a_continued_line_stays_a_subtraction() -> None:
    text = "value v -> number = (n\n    - (1 + m))\n\nvalue w -> number = (\n    -(1 + m))\n"
    assert format_text(text) == text
    assert format_text(text.replace("- (", "-(").replace("    -(1", "    - (1")) == text


def test_every_spec_means_the_same_when_it_was_formatted() -> None:
    for text in EVERY_TEXT[:: runs(7, 1)]:
        assert_formatting_keeps(re.sub(r"(?<=[^\s-]) (?=[^\s#])", "  ", text))


@pytest.mark.parametrize("indent", ["  ", "   ", "        ", "\t"], ids=["two", "three", "eight", "tab"])
def test_other_indents_are_repaired(indent: str) -> None:
    for text in EVERY_TEXT[:: runs(16, 1)]:
        tree, mistakes = read(text)
        again, left = read(format_text("\n".join(reindented(line, indent) for line in text.split("\n"))))
        assert mistakes or not left
        assert mistakes or without_places(again) == without_places(tree)


def reindented(line: str, indent: str) -> str:
    """Return a line with another indent for every four spaces in front of it."""
    body = line.lstrip(" ")
    return indent * ((len(line) - len(body)) // 4) + " " * ((len(line) - len(body)) % 4) + body


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("setup\n  stop\n", "setup\n    stop\n"),
        ("setup\n\tif x is 1\n\t\tstop\t# why\tso\n", "setup\n    if x is 1\n        stop  # why\tso\n"),
        ("  setup\n    stop\n", "setup\n    stop\n"),
        ("setup\n  # one\n  if x is 1\n    # two\n    stop\n", None),
        ("setup\n  let x = (1,\n     2)\n", "setup\n    let x = (1,\n        2)\n"),
        ("setup\n        stop\n# end\ncourse\n\tstop\n", "setup\n    stop\n# end\ncourse\n    stop\n"),
        ('setup\n\tlog "a\tb"\n', 'setup\n    log "a b"\n'),
        ("setup\n    if x is 1\n\t\tstop\n", "setup\n    if x is 1\n        stop\n"),
    ],
)
def test_indents_that_can_be_read_in_one_way_are_repaired(before: str, after: str | None) -> None:
    if after is None:
        after = before.replace("    ", "        ").replace("\n  #", "\n    #").replace("\n  if", "\n    if")
    assert format_text(before).startswith(after)


@pytest.mark.parametrize(
    "text",
    [
        "setup\n    gain 1 food\n     gain 1 food\n",
        "setup\n   stop\n  stop\n",
        "setup\n    if x is 1\n        stop\n      stop\n",
        "setup\n    gain 1 food\n\tgain 1 food\n",
    ],
)
def test_indents_that_can_be_read_in_several_ways_are_left_alone_and_reported(text: str) -> None:
    facts = Facts()
    assert format_source(Source("x.law", text), facts) == text
    assert {fact.code for fact in facts.found} & {"L101", "L102"}


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
    assert_formatting_keeps(text)


@given(st.data(), st.sampled_from(EVERY_TEXT))
@settings(max_examples=runs(40, 2_000))
def test_formatting_keeps_what_a_broken_spec_says(data: st.DataObject, text: str) -> None:
    assert_formatting_keeps(broken(data, text))


def assert_formatting_keeps(text: str) -> None:
    """Compare a text with what formatting makes of it; one that can neither be parsed nor repaired stays as it is."""
    tree, codes = read(text)
    formatted = format_text(text)
    if codes and formatted == text:
        return
    again, still = read(formatted)
    assert still == []
    assert set(codes) <= {"L101", "L102"}
    assert codes or without_places(again) == without_places(tree)
    assert remarks(formatted) == remarks(text)
    assert format_text(formatted) == formatted


@given(mutated())
def test_any_text_is_read_without_an_exception_and_at_most_one_message_a_declaration(text: str) -> None:
    _, codes = read(text)
    starts = len(re.findall(r"^[^\s#]", text, re.MULTILINE)) + 1
    others = [code for code in codes if code not in ("L101", "L109", "L114", "L129")]
    assert len(others) <= starts


@given(st.text() | st.lists(st.text() | st.sampled_from(WORDS)).map(" ".join))
def test_even_nonsense_is_read_without_an_exception(text: str) -> None:
    read(text)
    format_text(text)
