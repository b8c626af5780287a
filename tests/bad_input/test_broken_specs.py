"""Broken specs of every kind give the message that belongs to them, quickly, and no files."""

from __future__ import annotations

import time

import pytest

from lawspeaker.facts import Facts
from lawspeaker.parse.parse import decode
from lawspeaker.pipeline import compile_game
from lawspeaker.source import Source
from tests.bad_input.nested import nested_blocks

HEAD = 'game "Farm"\n    players 2\n\ncourse\n    end\n\nscore for p\n    "points" = 0\n\n'
BROKEN = {
    "three spaces": ("setup\n   skip\n", ["L102"]),
    "a jump of two levels": ("setup\n        skip\n", ["L102"]),
    "a tab": ("setup\n\tskip\n", ["L101"]),
    "an unknown verb": ("setup\n    hravest\n", ["L340"]),
    "an unknown name": ("setup\n    run Nowhere\n", ["L203"]),
    "an unknown type": ("state round: numbr = 1\n", ["L202"]),
    "yes for a number": ("state round: number = yes\n", ["L301"]),
    "a number out of range": ("state round: 1 to 6 = 9\n", ["L383"]),
    "two owners": ("resource food\nresource food\n", ["L201"]),
    "two examples": ('example "x"\n    expect\n        that 1 is 1\n' * 2, ["L201"]),
    "kinds in a circle": ("kind ace is king\nkind king is queen\nkind queen is ace\n", ["L235"]),
    "values in a circle": ("value a_ -> number = b_\nvalue b_ -> number = a_\n", ["L387"]),
    "three mistakes in three declarations": ("state x number\nstate y number\nstate z number\n", ["L120"] * 3),
    "a range of two billion things": ("kind card\n    n: 1 to 2000000000\n    every n\n", ["L224"]),
    "a range of two billion settings": ("option n: 1 to 2000000000 = 1\n", ["L247"]),
    "a million copies": ("kind card\ncard Ace\n    copies 1000000\n", ["L222"]),
    "a huge board": ("board yard\n    grid 1000000 by 1000000 squares\n", ["L217"]),
    "a huge choice": ("setup\n    choose n by player 1 from 1 to 2000000000\n        skip\n", ["L334"]),
    "nested brackets": (f"state n: number = {'(' * 10_000}1{')' * 10_000}\n", ["L111"]),
    "nested blocks": (nested_blocks(600), ["L111"]),
    "letters that look like others": ("resource f\u043eod\n", ["L106"]),
    "a zero byte": ("setup\n    skip\0\n", ["L112"]),
    "code instead of a name": ('setup\n    put __import__("os") into deck\n', ["L106"]),
}
LONG = {
    "five megabytes": lambda: "# remark\n" * 600_000,
    "200 megabytes of nested blocks": lambda: nested_blocks(10_000),
}
"""Made when their test runs: every process of a test run imports this file."""


@pytest.mark.parametrize(("text", "codes"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_spec_gives_exactly_its_messages_and_no_files(text: str, codes: list[str]) -> None:
    start = time.perf_counter()
    found = compile_game("farm", [Source("farm.law", HEAD + text)])
    assert [fact.code for fact in found.facts.found] == codes
    assert not found.files
    assert time.perf_counter() - start < 30


@pytest.mark.parametrize("name", LONG)
def test_a_text_that_is_far_too_long_gives_one_message(name: str) -> None:
    test_a_broken_spec_gives_exactly_its_messages_and_no_files(LONG[name](), ["L111"])


def test_bytes_that_are_no_text_are_reported() -> None:
    facts = Facts()
    assert decode("farm.law", b'game "\xff\xfe"', facts) is None
    assert [fact.code for fact in facts.found] == ["L112"]


def test_thousands_of_mistakes_are_found_in_reasonable_time() -> None:
    text = HEAD + "setup\n" + "".join(f"    hravest_{n}\n" for n in range(3000))
    start = time.perf_counter()
    found = compile_game("farm", [Source("farm.law", text)])
    assert len(found.facts.found) == 3000
    assert time.perf_counter() - start < 60
