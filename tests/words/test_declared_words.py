"""The words of a spec, who uses them, and which are near to an unknown one."""

from __future__ import annotations

import pytest

from lawspeaker.source import Source
from lawspeaker.words.declared import Word, WordForm, chunks_of, declared_words
from lawspeaker.words.near import near_words
from lawspeaker.words.users import Index

SPEC = """
kind card
    price: 1 to 6 = 1      # in coins
resource coin, wood: limit 40
value hand_size of player -> number = 3
    text "the number of cards to draw"
can buy c: card by p: player = yes
event bought c: card by buyer: player
verb buy c: card  @MK-01
    announce bought c by you
card Guild
    adds 1 to hand_size of you
    when bought where price of c is 2
        skip
when bought
    gain 1 coin
"""


def words() -> list[Word]:
    """Return the words of the small spec."""
    return declared_words(chunks_of(Source("market.law", SPEC)))


def users(word: str, form: WordForm) -> list[str]:
    """Return who uses a word of the small spec."""
    found = next(entry for entry in words() if (entry.word, entry.form) == (word, form))
    return Index(chunks_of(Source("market.law", SPEC))).users(found)


def test_a_word_is_listed_as_one_writes_it() -> None:
    assert [(word.form.name, word.written, word.line) for word in words()] == [
        ("KIND", "card", 2),
        ("FIELD", "price: 1 to 6 = 1", 3),
        ("RESOURCE", "coin: limit 40", 4),
        ("RESOURCE", "wood: limit 40", 4),
        ("VALUE", "hand_size of player -> number", 5),
        ("PERMISSION", "buy c: card by p: player", 7),
        ("EVENT", "bought c: card by buyer: player", 8),
        ("VERB", "buy c: card", 9),
    ]


def test_what_happens_otherwise_is_part_of_its_rule() -> None:
    chunks = chunks_of(Source("a.law", "may when rung\n    gain 1 coin\notherwise\n    lose 1 coin\nsetup\n    end\n"))
    assert [chunk.lines[0] for chunk in chunks] == ["may when rung", "setup"]
    assert chunks[0].numbers == (1, 2, 3, 4)


def test_a_word_has_its_text() -> None:
    assert [word.text for word in words() if word.text] == ["the number of cards to draw"]


def test_users_are_those_that_extend_call_or_announce() -> None:
    assert users("hand_size", WordForm.VALUE) == ["card Guild"]
    assert users("bought", WordForm.EVENT) == ["verb buy", "card Guild", "rule market.law:15"]
    assert users("price", WordForm.FIELD) == ["card Guild"]
    assert users("buy", WordForm.PERMISSION) == []
    assert users("coin", WordForm.RESOURCE) == ["rule market.law:15"]


@pytest.mark.parametrize(
    ("unknown", "code", "line", "expected"),
    [
        ("hand_limit", "L366", "adds 1 to hand_limit of you", "hand_size"),
        ("draws", "L366", "adds 1 to draws of you", "hand_size"),
        ("acquired", "L343", "when acquired where buyer is you", "bought"),
    ],
)
def test_near_words_share_a_part_a_text_or_a_parameter(unknown: str, code: str, line: str, expected: str) -> None:
    assert [word.word for word in near_words(words(), unknown, code, line)] == [expected]


def test_nothing_is_near_to_a_word_of_another_sort() -> None:
    assert near_words(words(), "hand_limit", "L343", "when hand_limit") == []
