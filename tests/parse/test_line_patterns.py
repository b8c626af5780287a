"""A line that was read before becomes the same tokens and nodes as one that is read for the first time."""

from __future__ import annotations

import pytest

from lawspeaker.parse import lexer, parser
from lawspeaker.parse.grammar import grammar
from lawspeaker.parse.lexer import Chunk, Lexer
from lawspeaker.parse.parser import SyntaxFault, parse_tokens
from tests.parse.specs import CASES

FAULTY = (
    "and x\nsetup\nand x\n",
    "setup\n    gain 1 food\n        gain 1 food\n    gain 1 food\n",
    "setup\n    gain (1\n    gain 1 food\n    + 2) food\n    gain 1 food\n",
    "setup\n    gain 1 food of\n    gain 1 food\nsetup\n    gain 1 food of\n",
    "setup\n    gain 99999999999 food\n    gain 99999999999 food\n",
    "setup\n\tgain 1 food\n\tgain 1 food\n",
    "    gain 1 food\nsetup\n    gain 1 food\n",
    "setup\n    gain the\n    gain the\n        @A-1\n    gain 1 food  @A-1\n    @A-1\n    gain 1 food  @A-1\n",
    "verb every\n    put every card into deck\nverb every\n    every card\n    put every card into deck\n",
    "setup\n    do what you can\n        gain 1 food\nverb you\n    do what you can\n        gain 1 food\n",
)

WRITTEN = [path.read_text(encoding="utf-8") for path in CASES]


def forget() -> None:
    grammar().lines.clear()
    grammar().parser.patterns.clear()


def read(text: str) -> list[Chunk]:
    return Lexer(grammar()).read(text.split("\n"))


def parsed(text: str) -> list[object]:
    found = [parse_tokens(grammar().parser, chunk.tokens) for chunk in read(text)]
    return [fault.index if isinstance(fault, SyntaxFault) else fault for fault in found]


@pytest.mark.parametrize("text", [*WRITTEN, *FAULTY])
def test_a_text_is_read_alike_with_and_without_what_was_read_before(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    first, again = (read(text), parsed(text)), (read(text), parsed(text))
    assert first == again
    forget()
    monkeypatch.setattr(lexer, "LONGEST_KEPT", -1)
    monkeypatch.setattr(parser, "LONGEST_PATTERN", -1)
    singly = read(text), parsed(text)
    assert not grammar().lines
    assert not grammar().parser.patterns
    assert first == singly


def test_lines_of_one_form_share_a_pattern() -> None:
    forget()
    parsed("setup\n    gain 1 food\n    gain 2 wood\n    take 3 cards\n    stop\n")
    forms = [" ".join(kinds) for _, kinds in grammar().parser.patterns]
    gain = "WORD NUMBER WORD _NL"  # the first line of a block is read in another state
    assert forms == ["_SETUP _NL", gain, gain, "WORD _NL"]


def test_lines_and_patterns_are_dropped_before_they_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    monkeypatch.setattr(lexer, "MOST_KEPT", 2)
    monkeypatch.setattr(parser, "MOST_PATTERNS", 2)
    for text in WRITTEN:
        parsed(text)
    assert len(grammar().lines) <= 2
    assert len(grammar().parser.patterns) <= 2
