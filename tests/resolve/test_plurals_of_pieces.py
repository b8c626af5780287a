"""The plural of a piece speaks of the pieces: nothing else can be called so."""

from __future__ import annotations

import pytest

from lawspeaker.pipeline import check_game
from lawspeaker.source import Source, Span

SPEC = """game "Men"
    players 2
board field
    grid 4 by 4 squares
piece PIECE of player
LINE
course
    each p among players
        choose s by p from squares where it is empty
            place PIECE of p on s
        otherwise
            skip
score for p
    "men" = PLURAL of p
"""


def taken(piece: str, plural: str, line: str = "") -> list[tuple[str, Span]]:
    """Return the errors of a game with a piece and a line."""
    text = SPEC.replace("PIECE", piece).replace("PLURAL", plural).replace("LINE", line)
    found = check_game([Source("men.law", text)]).facts.found
    return [(fact.code, fact.span) for fact in found if fact.code.startswith("L")]


@pytest.mark.parametrize("line", ["value men of s: square -> number = 3", "value men -> number = 3", "resource men"])
def test_a_word_that_is_the_plural_of_a_piece_is_refused_where_it_is_declared(line: str) -> None:
    [(code, span)] = taken("man", "men", line)
    assert (code, span.line) == ("L245", 6)


def test_a_piece_may_be_its_own_plural() -> None:
    assert taken("sheep", "sheep") == []
